// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_head.h"

class QVBoxLayout;

namespace hilltop {

class CrosstableView;

/// One contest: head, two rows of panels, and in place of them why its file cannot be read.
class ContestView : public QWidget {
    Q_OBJECT
public:
    ContestHead* head() const { return m_head; }

protected:
    ContestView(const ContestHead::Actions& actions, const QString& progress, QWidget* parent);

    /// Once, when the panels are there.
    void layOut(QWidget* upper, QWidget* lower);
    QWidget* upper() const { return m_upper; }
    QWidget* lower() const { return m_lower; }
    /// Empty: nothing is wrong.
    void refuse(const QString& why);
    /// The upper panels are as high as they need, up to a bit more than half and what leaves the lower ones their room;
    /// beyond that they scroll.
    void fitUpper(int needed);

private:
    QWidget* makeRefused();

    ContestHead* m_head;
    QWidget *m_upper = nullptr, *m_lower = nullptr, *m_refused = nullptr;
    TextLabel* m_why = nullptr;
};

/// A column without gaps that fills the widget.
QVBoxLayout* filling(QWidget* widget, int top = 0, int bottom = 0);
QWidget* inPanel(QWidget* widget);
QWidget* sideBySide(QWidget* left, QWidget* right);
/// The crosstable below what its colours mean.
QWidget* withHeatScale(CrosstableView* table);

} // namespace hilltop
