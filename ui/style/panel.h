// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/theme.h"

#include <QIcon>
#include <QLabel>

#include <algorithm>

class QButtonGroup;
class QDialog;
class QPushButton;
class QTableView;

namespace hilltop {

/// A sheet of Base with a 1 px line and round corners. Children may fill it to the edge: the corners are
/// painted over them. (A child that raises itself, as in a QStackedLayout, needs a plain widget around it.)
class Panel : public QWidget {
    Q_OBJECT
public:
    explicit Panel(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QWidget* m_rim = nullptr; // always on top, never in the way of the mouse
};

/// One of our icons, as part of a picture or text.
class IconLabel : public QWidget {
    Q_OBJECT
public:
    explicit IconLabel(const QString& name, int side = 20, QWidget* parent = nullptr);
    void setIcon(const QIcon& icon);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_icon;
};

/// A hairline between parts of a panel or page.
class Hairline : public QWidget {
    Q_OBJECT
public:
    explicit Hairline(Qt::Orientation orientation = Qt::Horizontal, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A label in one of the sizes, that cuts its text with an ellipsis (and shows all of it in a tip) when allowed to.
class TextLabel : public QLabel {
    Q_OBJECT
public:
    enum class Ink { Normal, Quiet, Good, Bad, Warn };

    explicit TextLabel(const QString& text = QString(), TextSize size = TextSize::Text, bool strong = false,
                       Ink ink = Ink::Normal, QWidget* parent = nullptr);
    void setElided(bool elided);
    /// Before it cuts, an elided label reduces its font, but never below this many pixels.
    void setLeast(int pixels) { m_least = pixels; }
    bool elided() const { return m_elided; }
    /// At least as high as its text, wrapped at this width: layouts give a wrapped text less.
    void keepHeightFor(int width) { setMinimumHeight(std::max(0, heightForWidth(width))); }
    void setInk(Ink ink);
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void colour();

    TextSize m_size;
    bool m_strong;
    Ink m_ink;
    bool m_elided = false;
    int m_least = 0; ///< none: as it is
};

/// One of several words in a row, as one control: the arrow keys move the choice, Tab leaves it.
class Segmented : public QWidget {
    Q_OBJECT
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged)
public:
    explicit Segmented(const QStringList& words, QWidget* parent = nullptr);
    int current() const;
    void setCurrent(int index);
    void setWord(int index, const QString& word);
    /// One that is hidden is not the current one.
    void setShown(int index, bool shown);

signals:
    void currentChanged(int index);

private:
    QButtonGroup* m_group;
};

/// Makes a table look as in the pictures: no grid, a line under each row, whole rows chosen, small quiet titles.
/// Put it into a Panel without margins.
void dressTable(QTableView* table, int rowHeight = 32);

/// A tip that shows the text as it is: tips take for markup what looks like it, and names may.
QString plainTip(const QString& text);

QPushButton* primaryButton(const QString& text, QWidget* parent = nullptr);
/// Rejects the dialog; Enter is for its other button.
QPushButton* dismissButton(const QString& text, QDialog& dialog);

} // namespace hilltop
