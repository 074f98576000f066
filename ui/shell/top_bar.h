// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QButtonGroup;
class QHBoxLayout;
class QToolButton;

namespace hilltop {

/// The bar under the menus: the pages as tabs on the left, what the page offers on the right. When the window is too
/// narrow for all words, the tabs have theirs first, and if not all of them, the one in front; what room is left goes
/// to the actions in their order. The others are icons, with their words as tooltips.
class TopBar : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(QWidget* parent = nullptr);

    void addTab(const QString& title, const QString& iconName);
    void setCurrentTab(int index);
    void setActions(const QList<QAction*>& actions);
    /// Where F6 goes.
    QWidget* currentTab() const;

    QSize minimumSizeHint() const override;

signals:
    void tabChosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QButtonGroup* m_tabs;
    QHBoxLayout* m_left;
    QHBoxLayout* m_right;
    QList<QToolButton*> m_buttons; // one per action
};

} // namespace hilltop
