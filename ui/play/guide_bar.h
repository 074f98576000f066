// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/guide_halo.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QPushButton;

namespace hilltop {

class Settings;
class TableView;
class TextLabel;

/// The guide above the table in a person's first match of a game: a few steps, one at a time, with a line around the
/// cards each speaks of. A step is left by its button, or by doing what it speaks of: then the next one comes as soon
/// as what that one speaks of is on the table. The step reached is kept; a guide that is finished or skipped never
/// comes again.
class GuideBar : public QWidget {
    Q_OBJECT
public:
    GuideBar(Settings& settings, TableView& table, QWidget* parent = nullptr);
    ~GuideBar() override;

    /// Shows the current step in the guide of that game; empty: no guide.
    void follow(const QString& game);
    /// From 0; the number of steps once the guide is finished.
    int step() const;
    QString sentence() const;
    /// What it speaks of has been done.
    bool done() const { return m_done; }
    /// The person has answered, as records write it.
    void acted(const QString& word);
    QPushButton* back() const { return m_back; }
    QPushButton* next() const { return m_next; }
    QPushButton* skip() const { return m_skip; }
    const GuideHalo* halo() const { return m_halo; }

signals:
    /// It shows another step, or has come or gone.
    void changed();
    /// Left by a press: the focus belongs to the table again.
    void pressed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void leave(int step);
    void refresh();
    void keepHeight();
    void goOn();

    Settings& m_settings;
    QString m_game;
    QStringList m_steps;
    QList<QStringList> m_places;
    QStringList m_deeds; ///< as guideDeeds()
    bool m_done = false;
    QPointer<GuideHalo> m_halo; ///< belongs to the table
    TextLabel *m_number, *m_text;
    QPushButton *m_back, *m_next, *m_skip;
};

} // namespace hilltop
