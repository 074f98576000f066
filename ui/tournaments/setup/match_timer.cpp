// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/match_timer.h"

#include "records/record_text.h"
#include "records/replay.h"
#include "tournament/course.h"
#include "tournament_files/result_blob.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace hilltop {

namespace {

using Steady = std::chrono::steady_clock;

constexpr double kGoal = 0.03; // seconds of measuring a pairing
constexpr int kFirst = 8, kMost = 600;

/// Nothing if stopped.
std::optional<MatchCost> costOfMatch(const Plan& plan, Series series, Gate& gate) {
    MatchCost cost;
    for (int round = 0; round < 2; ++round) { // the first warms up and says how many the second may play
        const int most = round == 0 ? kFirst : static_cast<int>(kGoal / std::max(cost.seconds, 1e-9));
        if (most < kFirst) break; // they take so long that one more adds nothing to these
        series.matches = std::min(most, kMost);
        series.first_match = static_cast<std::uint64_t>(round * kFirst);
        series.first_deal = series.first_match;
        // By the clock on the wall: what else the machine does slows the tournament down, too.
        const auto begun = Steady::now();
        auto result = plan.entry().run_series(series, plan.rules, plan.bots, gate);
        if (!result) return {};
        cost.seconds = std::chrono::duration<double>(Steady::now() - begun).count() / series.matches;
        double sum = 0, squares = 0;
        for (const std::int32_t points : result->points) {
            sum += points;
            squares += static_cast<double>(points) * points;
        }
        const auto count = static_cast<double>(std::max(std::size_t{1}, result->points.size()));
        cost.mean = sum / count;
        cost.deviation = std::sqrt(std::max(0.0, squares / count - cost.mean * cost.mean));
        const KeptSeries kept{series.first_match, series.seats, std::move(*result)};
        cost.bytes = static_cast<double>(encode_results(kept).size()) / series.matches;
    }
    std::vector<std::string> bots;
    for (const std::uint16_t entrant : seated(series, 0))
        bots.push_back(plan.bots[entrant]);
    const auto begun = Steady::now();
    const auto record =
        play_record(plan.entry(), plan.rules, {series.seed, series.deal_number(0), series.first_match}, bots);
    if (record) cost.recordBytes = static_cast<double>(write_record(*record).size());
    cost.recordSeconds = std::chrono::duration<double>(Steady::now() - begun).count();
    return cost;
}

/// How many matches each pairing will play. Where rounds depend on results, the stronger one of two wins:
/// those who go far are the slowest as well, so that the first round alone is a poor estimate.
std::map<Pairing, double> foreseen(const Plan& plan) {
    std::map<Pairing, double> matches;
    if (!is_adaptive(plan.format)) {
        const Schedule schedule = Course(plan).schedule();
        for (const Pairing& pairing : schedule.stage(0).pairings)
            matches[pairing] += 1;
        return matches;
    }
    const auto bots = plan.entry().bots(); // weakest first
    const auto strength = [&](std::uint16_t entrant) {
        return std::find_if(bots.begin(), bots.end(), [&](const auto& bot) { return bot.id == plan.bots[entrant]; });
    };
    std::vector<PlayedStage> played;
    for (;;) {
        Bracket next = look_ahead(plan, played);
        if (next.pairings.empty()) return matches;
        PlayedStage stage;
        for (const Pairing& pairing : next.pairings) {
            const int better = strength(pairing[0]) >= strength(pairing[1]) ? 0 : 1;
            const auto side = static_cast<std::size_t>(better);
            Tally tally;
            tally.matches = tally.wins[side] = tally.points[side] = next.matches;
            tally.halves[side] = 2 * next.matches;
            tally.first_winner = better;
            if (better_of(plan.entry().info(), tally) != better) // points are penalties
                std::swap(tally.points[0], tally.points[1]);
            stage.tallies.push_back(tally);
            matches[pairing] += static_cast<double>(next.matches);
        }
        stage.pairings = std::make_shared<const std::vector<Pairing>>(std::move(next.pairings));
        played.push_back(std::move(stage));
    }
}

} // namespace

double keptMatches(const Plan& plan) {
    const auto matches = static_cast<double>(expected_matches(plan));
    if (plan.keep == Keep::All) return matches;
    return plan.keep == Keep::Sample ? std::min(matches, double{kSample}) : 0;
}

double secondsOf(const Plan& plan, const MatchCost& each) {
    return each.seconds * static_cast<double>(expected_matches(plan)) + each.recordSeconds * keptMatches(plan);
}

MatchTimer::MatchTimer(QObject* parent)
    : QObject(parent) {}

MatchTimer::Meeting MatchTimer::meeting(const Plan& plan, const std::vector<std::uint16_t>& pairing) {
    Meeting meeting{plan.game, {}, plan.seats, plan.format};
    for (const std::uint16_t entrant : pairing)
        meeting.bots.push_back(plan.bots[entrant]);
    return meeting;
}

bool MatchTimer::canMeasure(const Plan& plan) {
    return std::all_of(plan.bots.begin(), plan.bots.end(),
                       [&](const std::string& bot) { return plan.entry().find_bot(bot) != nullptr; });
}

void MatchTimer::measure(const Plan& plan) {
    m_job.cancel();
    if (!canMeasure(plan)) return;
    if (plan.rules != m_rules) m_known.clear();
    m_rules = plan.rules;
    std::vector<std::pair<Meeting, Series>> unknown;
    Series series = Course(plan).schedule().series(0);
    for (const auto& [pairing, matches] : foreseen(plan)) {
        const Meeting who = meeting(plan, pairing);
        series.entrants = pairing;
        if (!m_known.contains(who)) unknown.emplace_back(who, series);
    }
    if (unknown.empty()) return;
    m_job = Job::start(
        [this, plan, unknown](JobControl& control) {
            Gate gate(control.stop());
            for (const auto& [who, sample] : unknown) {
                const auto cost = costOfMatch(plan, sample, gate);
                if (!cost) return;
                control.post([this, who = who, cost = *cost] {
                    m_known[who] = cost;
                    emit measured();
                });
            }
        },
        [] {});
}

std::optional<MatchCost> MatchTimer::cost(const Plan& plan) const {
    const auto all = foreseen(plan);
    double matches = 0;
    for (const auto& [pairing, count] : all)
        matches += count;
    MatchCost mean;
    for (const auto& [pairing, count] : all) {
        const auto found = m_known.find(meeting(plan, pairing));
        if (found == m_known.end() || plan.rules != m_rules) return {};
        const double part = count / matches;
        mean.seconds += part * found->second.seconds;
        mean.bytes += part * found->second.bytes;
        mean.recordBytes += part * found->second.recordBytes;
        mean.recordSeconds += part * found->second.recordSeconds;
        mean.mean += part * found->second.mean;
        mean.deviation += part * found->second.deviation;
    }
    return mean;
}

std::optional<double> MatchTimer::seconds(const Plan& plan) const {
    const auto each = cost(plan);
    if (!each) return {};
    return secondsOf(plan, *each);
}

} // namespace hilltop
