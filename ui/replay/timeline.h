// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/replay_outline.h"

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

    /// Where a branch leaves the line shown, and what it is called.
    struct Fork {
        int position = 0;
        bool chosen = false;
        QString text;
    };

    void setOutline(ReplayOutline outline);
    /// Besides the key events of the outline: what the person has marked, and what an analysis has found.
    void setMarks(std::vector<ReplayOutline::Mark> marks);
    void setForks(std::vector<Fork> forks);
    const std::vector<Fork>& forks() const { return m_forks; }
    /// `tallSeat`: whose ticks are taller, the seat at the bottom of the table.
    void setTallSeat(int seat);
    /// For low windows: the score stands in the block, rounds have no numbers.
    void setCompact(bool compact);
    const ReplayOutline& outline() const { return m_outline; }
    /// What the moment is in words, with its marks and forks, as read out and in tips.
    QString momentText(int position) const;
    /// All marks of a moment, the most telling one last.
    std::vector<ReplayOutline::Mark> marksAt(int position) const;

    QRect blockRect(int section) const;
    /// Room of one moment of the hand shown now.
    QRect tickRect(int position) const;
    /// Room of a mark in the lane above the blocks; empty if it has none there.
    QRect markRect(const ReplayOutline::Mark& mark) const;

    /// Room of the sign that branches leave in that hand; empty in the hand shown now, where their moments have it.
    QRect forkRect(int section) const;

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
    int tickTop() const;
    int tickHeight() const;
    int sectionAt(const QPoint& point) const;
    int positionAt(int x) const;
    const ReplayOutline::Section& shown() const { return m_outline.sectionAt(value()); }
    void paintBlocks(QPainter& painter) const;
    void paintTicks(QPainter& painter) const;
    void paintMoment(QPainter& painter, int position, const QRect& room) const;
    void paintForks(QPainter& painter) const;
    std::vector<ReplayOutline::Mark> marksBetween(int first, int last) const;
    std::vector<ReplayOutline::Mark> laneMarks(int section) const;
    int markAt(const QPoint& point) const;
    const Fork* forkOf(int section) const;
    const Fork* forkAt(const QPoint& point) const;
    void paintFork(QPainter& painter, const QPointF& foot, bool chosen) const;
    int blockTop() const;

    ReplayOutline m_outline;
    std::vector<ReplayOutline::Mark> m_marks;
    std::vector<Fork> m_forks;
    int m_tallSeat = 0;
    bool m_compact = false;
    int m_hoverSection = -1;
    enum class Drag { None, Blocks, Ticks } m_drag = Drag::None;
};

} // namespace hilltop
