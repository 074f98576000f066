// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_head.h"

namespace hilltop {

class CrosstableModel;
class CrosstableView;

/// One contest: head, two rows of panels with a crosstable among them, and in place of them why its file cannot be
/// read.
class ContestView : public QWidget {
    Q_OBJECT
public:
    ContestHead* head() const { return m_head; }
    /// Lists the matches of one cell of the crosstable, by place in it.
    void showCell(int row, int column);

signals:
    /// Of the current cell.
    void sentenceChanged();

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
    virtual void fit() = 0;
    void resizeEvent(QResizeEvent* event) override;

    /// Once: the crosstable below what its colours mean.
    QWidget* makeCrosstable();
    CrosstableModel* crosstableModel() const { return m_crosstableModel; }
    CrosstableView* crosstableView() const { return m_crosstable; }
    /// Lists the matches of two entrants.
    virtual void listPair(int one, int two) = 0;
    /// What the current cell says.
    QString cellSentence() const;

private:
    QWidget* makeRefused();

    ContestHead* m_head;
    QWidget *m_upper = nullptr, *m_lower = nullptr, *m_refused = nullptr;
    TextLabel* m_why = nullptr;
    CrosstableModel* m_crosstableModel;
    CrosstableView* m_crosstable = nullptr;
};

QWidget* sideBySide(QWidget* left, QWidget* right);
} // namespace hilltop
