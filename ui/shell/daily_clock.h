// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>

namespace hilltop {

/// Which day's deals are today's. It says when the day changes, at midnight UTC, while the window stays open.
class DailyClock : public QObject {
    Q_OBJECT
public:
    /// Milliseconds since 1970, UTC.
    using Clock = std::function<std::int64_t()>;

    explicit DailyClock(QObject* parent = nullptr);
    /// In place of the system's clock.
    void setClock(Clock clock);
    /// Seconds since 1970, UTC.
    std::int64_t seconds() const { return m_clock() / 1000; }
    /// The seed of the day, see daily_seed().
    std::uint64_t today() const { return m_today; }

signals:
    void dayChanged();

private:
    void look();

    Clock m_clock;
    std::uint64_t m_today = 0;
    QTimer m_timer;
};

} // namespace hilltop
