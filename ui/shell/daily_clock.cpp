// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/daily_clock.h"

#include "profile/daily.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr std::int64_t kDayMs = std::int64_t{24} * 60 * 60 * 1000;
constexpr std::int64_t kLookMs = 60'000; ///< timers stand still while a computer sleeps, and clocks are set

} // namespace

DailyClock::DailyClock(QObject* parent)
    : QObject(parent)
    , m_clock(&QDateTime::currentMSecsSinceEpoch) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // others may fire before midnight
    connect(&m_timer, &QTimer::timeout, this, &DailyClock::look);
    look();
}

void DailyClock::setClock(Clock clock) {
    m_clock = std::move(clock);
    look();
}

void DailyClock::look() {
    const std::int64_t now = m_clock();
    m_timer.start(static_cast<int>(std::min(kDayMs - now % kDayMs, kLookMs)));
    const std::uint64_t day = daily_seed(now / 1000);
    if (day != std::exchange(m_today, day)) emit dayChanged();
}

} // namespace hilltop
