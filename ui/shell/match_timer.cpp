// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/match_timer.h"

#include "tournament/course.h"

#include <QMetaObject>

#include <algorithm>
#include <ctime>
#include <sys/resource.h>
#include <unistd.h>

namespace hilltop {

namespace {

constexpr double kGoal = 0.03; // seconds of measuring a pairing
constexpr int kFirst = 8, kMost = 600;

double processorTime() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Seconds of one match; nothing if stopped.
std::optional<double> timeOfMatch(const Plan& plan, Series series, const std::atomic<bool>& stop) {
    double each = 0;
    for (int round = 0; round < 2; ++round) { // the first warms up and says how many the second may play
        series.matches = round == 0 ? kFirst : std::clamp(static_cast<int>(kGoal / std::max(each, 1e-9)), 1, kMost);
        series.first_match = static_cast<std::uint64_t>(round * kFirst);
        series.first_deal = series.first_match;
        const double begun = processorTime();
        if (!plan.entry().run_series(series, plan.rules, plan.bots, stop)) return {};
        each = (processorTime() - begun) / series.matches;
    }
    return each;
}

} // namespace

MatchTimer::MatchTimer(QObject* parent)
    : QObject(parent) {}

MatchTimer::~MatchTimer() {
    stop();
}

void MatchTimer::stop() {
    m_stop = true;
    if (m_worker.joinable()) m_worker.join();
    m_stop = false;
}

MatchTimer::Meeting MatchTimer::meeting(const Plan& plan, const std::vector<std::uint16_t>& pairing) {
    Meeting meeting{{}, plan.seats, plan.format};
    for (const std::uint16_t entrant : pairing)
        meeting.bots.push_back(plan.bots[entrant]);
    return meeting;
}

void MatchTimer::measure(const Plan& plan) {
    stop();
    if (plan.rules != m_rules) m_known.clear();
    m_rules = plan.rules;
    const Schedule schedule = Course(plan).schedule();
    std::vector<std::pair<Meeting, Series>> unknown;
    const auto& pairings = schedule.stage(0).pairings;
    for (std::uint32_t pairing = 0; pairing < pairings.size(); ++pairing) {
        const Meeting who = meeting(plan, pairings[pairing]);
        if (!m_known.contains(who)) unknown.emplace_back(who, schedule.series(pairing));
    }
    if (unknown.empty()) return;
    m_worker = std::thread([this, plan, unknown] {
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 19);
        for (const auto& [who, series] : unknown) {
            const auto time = timeOfMatch(plan, series, m_stop);
            if (!time) return;
            QMetaObject::invokeMethod(
                this,
                [this, rules = plan.rules, meeting = who, each = *time] {
                    if (rules != m_rules) return; // measured under other rules
                    m_known[meeting] = each;
                    emit measured();
                },
                Qt::QueuedConnection);
        }
    });
}

std::optional<double> MatchTimer::seconds(const Plan& plan) const {
    const Schedule schedule = Course(plan).schedule();
    double sum = 0;
    for (const Pairing& pairing : schedule.stage(0).pairings) {
        const auto found = m_known.find(meeting(plan, pairing));
        if (found == m_known.end()) return {};
        sum += found->second;
    }
    // Where later rounds depend on results they take about as long a match as the first.
    return sum / static_cast<double>(schedule.stage(0).pairings.size()) * static_cast<double>(expected_matches(plan));
}

} // namespace hilltop
