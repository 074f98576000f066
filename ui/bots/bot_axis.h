// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <chrono>

namespace hilltop {

/// How long a bot takes for a decision, on a logarithmic axis with its limit: median, 99 % and worst.
class BotAxis : public QWidget {
    Q_OBJECT
public:
    using Time = std::chrono::microseconds;

    explicit BotAxis(QWidget* parent = nullptr);
    void set(Time median, Time most, Time worst, Time limit);

    QSize sizeHint() const override { return {400, 96}; }
    QSize minimumSizeHint() const override { return {240, 96}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double place(Time time) const; ///< 0 to 1 along the axis

    Time m_median{}, m_most{}, m_worst{}, m_limit{};
    double m_low = -1, m_high = 3; ///< powers of ten of a millisecond at the ends
};

/// "0.31", "12", "1,000": milliseconds with two digits that count.
QString millisecondsText(std::chrono::microseconds time);

} // namespace hilltop
