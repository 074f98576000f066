// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/match_timer.h"

#include <QMetaObject>

#include <algorithm>
#include <ctime>
#include <sys/resource.h>
#include <unistd.h>

namespace hilltop {

namespace {

constexpr double kGoal = 0.03; // seconds of measuring a pair
constexpr int kFirst = 8, kMost = 600;

double processorTime() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Seconds of one match; nothing if stopped.
std::optional<double> timeOfMatch(const GameEntry& game, const RuleValues& rules, const std::vector<std::string>& pair,
                                  const std::atomic<bool>& stop) {
    Series series;
    series.entrants = {0, 1};
    series.seats = game.info().default_seats;
    series.seed = 1;
    double each = 0;
    for (int round = 0; round < 2; ++round) { // the first warms up and says how many the second may play
        series.matches = round == 0 ? kFirst : std::clamp(static_cast<int>(kGoal / std::max(each, 1e-9)), 1, kMost);
        series.first_match = static_cast<std::uint64_t>(round * kFirst);
        series.first_deal = series.first_match;
        const double begun = processorTime();
        if (!game.run_series(series, rules, pair, stop)) return {};
        each = (processorTime() - begun) / series.matches;
    }
    return each;
}

} // namespace

MatchTimer::MatchTimer(const GameEntry& game, QObject* parent)
    : QObject(parent)
    , m_game(game) {}

MatchTimer::~MatchTimer() {
    stop();
}

void MatchTimer::stop() {
    m_stop = true;
    if (m_worker.joinable()) m_worker.join();
    m_stop = false;
}

void MatchTimer::measure(const RuleValues& rules, const std::vector<std::string>& bots) {
    stop();
    if (rules != m_rules) m_known.clear();
    m_rules = rules;
    std::vector<Pair> unknown;
    for (std::size_t one = 0; one < bots.size(); ++one)
        for (std::size_t two = one + 1; two < bots.size(); ++two)
            if (!m_known.contains({bots[one], bots[two]})) unknown.emplace_back(bots[one], bots[two]);
    if (unknown.empty()) return;
    m_worker = std::thread([this, rules, unknown] {
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 19);
        for (const Pair& pair : unknown) {
            const auto time = timeOfMatch(m_game, rules, {pair.first, pair.second}, m_stop);
            if (!time) return;
            QMetaObject::invokeMethod(
                this,
                [this, rules, pair, each = *time] {
                    if (rules != m_rules) return; // measured under other rules
                    m_known[pair] = each;
                    emit measured();
                },
                Qt::QueuedConnection);
        }
    });
}

std::optional<double> MatchTimer::seconds(const std::vector<std::string>& bots, std::int64_t matches) const {
    double sum = 0;
    for (std::size_t one = 0; one < bots.size(); ++one) {
        for (std::size_t two = one + 1; two < bots.size(); ++two) {
            const auto found = m_known.find({bots[one], bots[two]});
            if (found == m_known.end()) return {};
            sum += found->second;
        }
    }
    return sum * static_cast<double>(matches);
}

} // namespace hilltop
