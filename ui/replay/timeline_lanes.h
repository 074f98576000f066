// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/replay_outline.h"

#include <QRect>
#include <QString>

#include <vector>

namespace hilltop {

/// Where everything on a timeline lies: marks in a lane, below them a block for each hand, and the moments of the hand
/// shown now. Pixels from the top left corner.
class TimelineLanes {
public:
    static constexpr int kPad = 4, kGap = 2;
    static constexpr int kMark = 14; ///< side of a mark in its lane

    /// Where a branch leaves the line shown, and what it is called.
    struct Fork {
        int position = 0;
        bool chosen = false;
        QString text;
    };

    /// Marks and forks go.
    void setOutline(ReplayOutline outline);
    const ReplayOutline& outline() const { return m_outline; }
    bool empty() const { return m_outline.moments.empty(); }
    /// Besides the key events of the outline. What lies behind its end is left out.
    void setMarks(std::vector<ReplayOutline::Mark> marks);
    void setForks(std::vector<Fork> forks);
    const std::vector<Fork>& forks() const { return m_forks; }
    /// Without a lane of marks, and lower.
    void setCompact(bool compact) { m_compact = compact; }
    bool compact() const { return m_compact; }
    /// `now`: the position shown; `mirrored`: from the right to the left.
    void setRoom(int width, int now, bool mirrored) {
        m_width = width;
        m_now = now;
        m_mirrored = mirrored;
    }

    /// The hand shown now.
    const ReplayOutline::Section& shown() const { return m_outline.sectionAt(m_now); }
    /// All marks of a moment, the most telling one last.
    std::vector<ReplayOutline::Mark> marksAt(int position) const;
    std::vector<ReplayOutline::Mark> laneMarks(int section) const;
    /// Room of a mark in its lane; empty if it has none there.
    QRect markRect(const ReplayOutline::Mark& mark) const;
    QRect blockRect(int section) const;
    /// Room of one moment of the hand shown now.
    QRect tickRect(int position) const;
    /// Room of the sign that branches leave in that hand; empty in the hand shown now, where their moments have it.
    QRect forkRect(int section) const;
    int blockTop() const;
    int tickTop() const;
    int tickHeight() const;

    /// What lies there: a hand, the position of a mark, -1: none; the nearest moment; a fork, or nullptr.
    int sectionAt(const QPoint& point) const;
    int markAt(const QPoint& point) const;
    int positionAt(int x) const;
    const Fork* forkAt(const QPoint& point) const;
    const Fork* forkOf(int section) const;

private:
    bool beyond(int position) const { return position >= static_cast<int>(m_outline.moments.size()); }
    std::vector<ReplayOutline::Mark> marksBetween(int first, int last) const;

    ReplayOutline m_outline;
    std::vector<ReplayOutline::Mark> m_marks; ///< by position
    std::vector<Fork> m_forks;
    bool m_compact = false, m_mirrored = false;
    int m_width = 0, m_now = 0;
};

} // namespace hilltop
