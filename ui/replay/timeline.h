// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/timeline_lanes.h"

#include <QAbstractSlider>

namespace hilltop {

/// A match in lanes: what stands out in each hand, a block for each hand with the score after it, and below the moments
/// of the hand shown now, a tick for a decision (one a seat where several decide at once) and a diamond for a result.
/// Key events have shapes of their own; forks show where branches leave: at their moment in the hand shown, else on the
/// block of their hand, which leads there. A slider over positions: its value is the
/// moment shown; wheel, arrows, Page Up and Down, click and drag move it.
class Timeline : public QAbstractSlider {
    Q_OBJECT
public:
    explicit Timeline(QWidget* parent = nullptr);

    using Fork = TimelineLanes::Fork;

    void setOutline(ReplayOutline outline);
    /// Besides the key events of the outline: what the person has marked, and what an analysis has found.
    void setMarks(std::vector<ReplayOutline::Mark> marks);
    void setForks(std::vector<Fork> forks);
    const std::vector<Fork>& forks() const { return m_lanes.forks(); }
    /// `tallSeat`: whose ticks are taller, the seat at the bottom of the table.
    void setTallSeat(int seat);
    /// For low windows: the score stands in the block, rounds have no numbers.
    void setCompact(bool compact);
    const ReplayOutline& outline() const { return m_lanes.outline(); }
    /// What the moment is in words, with its marks and forks, as read out and in tips.
    QString momentText(int position) const;
    /// All marks of a moment, the most telling one last.
    std::vector<ReplayOutline::Mark> marksAt(int position) const { return m_lanes.marksAt(position); }

    /// Where everything lies as it is now.
    const TimelineLanes& lanes() const {
        m_lanes.setRoom(width(), value(), isRightToLeft());
        return m_lanes;
    }
    QRect blockRect(int section) const { return lanes().blockRect(section); }
    QRect tickRect(int position) const { return lanes().tickRect(position); }
    QRect markRect(const ReplayOutline::Mark& mark) const { return lanes().markRect(mark); }
    QRect forkRect(int section) const { return lanes().forkRect(section); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// What is left of words that have no room in a block; empty where it would say something else.
    static QString initialsOf(const QString& words);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void sliderChange(SliderChange change) override;

private:
    void paintBlocks(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintMoment(QPainter& painter, int position, const QRect& room) const;
    void paintForks(QPainter& painter) const;
    void paintFork(QPainter& painter, const QPointF& foot, bool chosen) const;

    mutable TimelineLanes m_lanes; ///< its room is that of the widget
    int m_tallSeat = 0;
    int m_hoverSection = -1;
    enum class Drag { None, Blocks, Ticks } m_drag = Drag::None;
};

} // namespace hilltop
