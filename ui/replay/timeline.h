// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/replay_outline.h"

#include <QAbstractSlider>

namespace hilltop {

/// A match in two lines: a block for each hand with the score after it, and below the moments of the hand shown now, a
/// tick for a decision and a diamond for a result. A slider over positions: its value is the moment shown; wheel,
/// arrows, Page Up and Down, click and drag move it.
class Timeline : public QAbstractSlider {
    Q_OBJECT
public:
    explicit Timeline(QWidget* parent = nullptr);

    /// `tallSeat`: whose ticks are taller, the seat at the bottom of the table.
    void setOutline(ReplayOutline outline);
    void setTallSeat(int seat);
    /// For low windows: the score stands in the block, rounds have no numbers.
    void setCompact(bool compact);
    const ReplayOutline& outline() const { return m_outline; }
    /// What the moment is in words, as read out and in tips.
    QString momentText(int position) const;

    QRect blockRect(int section) const;
    /// Room of one moment of the hand shown now.
    QRect tickRect(int position) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

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

    ReplayOutline m_outline;
    int m_tallSeat = 0;
    bool m_compact = false;
    int m_hoverSection = -1;
    enum class Drag { None, Blocks, Ticks } m_drag = Drag::None;
};

} // namespace hilltop
