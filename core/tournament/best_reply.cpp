// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/best_reply.h"

#include "tournament/plan.h"
#include "tournament/runner.h"

#include <algorithm>

namespace hilltop {
namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kLeastTried = 20;
constexpr double kTrying = 0.5; ///< share of the work that is shown for trying all of them

Plan plan_of(const GameEntry& game, std::vector<std::string> bots, std::int64_t matches, std::uint64_t seed,
             const RuleValues& rules) {
    Plan plan = default_plan(game);
    plan.format = Format::Gauntlet;
    plan.bots = std::move(bots);
    plan.matches = matches;
    plan.rules = rules;
    plan.seed = seed;
    plan.duplicate = true;
    plan.keep = Keep::None;
    plan.seats = seats_for(plan);
    return plan;
}

/// The standings at the end; nothing if it was stopped.
Result<std::optional<Standings>> played(Plan plan, const SolveOrder& order, double from, double to) {
    if (const auto fits = check_plan(plan); !fits) return fits.error();
    TournamentRunner runner(std::move(plan));
    runner.start({.threads = order.threads});
    while (!runner.wait_for(100ms)) {
        if (order.stop()) {
            runner.stop();
            runner.wait_for(24h);
            return std::optional<Standings>();
        }
        const Progress now = runner.progress();
        if (order.progress && now.total > 0)
            order.progress(from + (to - from) * static_cast<double>(now.done) / static_cast<double>(now.total));
    }
    return std::optional(runner.progress().standings());
}

} // namespace

Result<std::optional<FoundReply>> find_reply(const GameEntry& game, const std::string& bot, std::int64_t matches,
                                             const SolveOrder& order) {
    const Info& info = game.info();
    if (info.cooperative)
        return misuse("tournament", "{}: all seats play together, so there is no best response to a bot", info.id);
    std::vector<std::string> bots{bot};
    for (const BotTraits& other : game.bots())
        if (other.id != bot) bots.emplace_back(other.id);
    const auto tried = std::max(kLeastTried, matches / 10);
    auto all = TRY(played(plan_of(game, bots, tried, 1, order.rules), order, 0, kTrying));
    if (!all) return std::optional<FoundReply>();
    int best = 1;
    for (int other = 2; other < all->entrants(); ++other)
        if (all->cell(0, other).share() < all->cell(0, best).share()) best = other;
    FoundReply found{bots[static_cast<std::size_t>(best)], static_cast<int>(bots.size()) - 1, {}};
    auto again = TRY(played(plan_of(game, {bot, found.bot}, matches, 2, order.rules), order, kTrying, 1));
    if (!again) return std::optional<FoundReply>();
    const CrosstableCell cell = again->cell(0, 1);
    const Interval interval = cell.interval();
    found.gain = {0.5 - cell.share(), (interval.high - interval.low) / 2 / normal_95(), How::Sampled};
    return std::optional(std::move(found));
}

} // namespace hilltop
