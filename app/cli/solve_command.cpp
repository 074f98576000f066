// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve_command.h"

#include "base/parallel.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "judging/solving.h"
#include "tournament/best_reply.h"
#include "tournament/plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hilltop::cli {
namespace {

constexpr std::int64_t kSearched = 2000; ///< matches

SolveOrder order_of(RuleValues rules, ShareBar& bar) {
    SolveOrder order;
    order.rules = std::move(rules);
    order.progress = [&bar](double share) { bar.show(share); };
    order.stop = watch_interrupt();
    order.remark = [&bar](const Error& error) {
        bar.clear();
        remark(error);
    };
    return order;
}

/// The game by its id, with its solver.
Result<const GameEntry*> solved_game(const std::string& id) {
    const auto games = TRY(chosen_games(id));
    const GameEntry* game = games.front();
    if (game->solver() == nullptr) return misuse("cli", "{}: Hilltop cannot solve this game", id);
    return game;
}

const char* word_of(How how) {
    if (how == How::Exact) return "exact";
    return how == How::Sampled ? "sampled" : "heuristic";
}

} // namespace

Result<> make_tables(const GameEntry& game, std::span<const std::string> bots, const RuleValues& rules) {
    if (std::none_of(bots.begin(), bots.end(), [&](const std::string& bot) { return game.lacks_tables(bot, rules); }))
        return {};
    write_aside("a bot plays by tables that are made first\n");
    ShareBar bar;
    SolveOrder order = order_of(rules, bar);
    order.threads = processors();
    const auto solved = game.solver()->solve(order);
    bar.clear();
    if (!solved) return solved.error();
    if (!*solved)
        return failure("cli", "stopped; everything solved was stored. Run the same command again to continue");
    return {};
}

Result<> run_solve(const SolveOptions& options) {
    const auto game = TRY(solved_game(options.game));
    auto rules = TRY(read_rules(*game, options.rules, game->info().min_seats));
    if (const auto fits = game->check(rules, game->info().min_seats); !fits) return for_option("--rules", fits.error());
    ShareBar bar;
    SolveOrder order = order_of(std::move(rules), bar);
    order.threads = TRY(read_threads(options.threads));
    order.anew = options.bench;
    const auto solved = game->solver()->solve(order);
    bar.clear();
    if (!solved) return solved.error();
    if (!*solved) {
        if (options.bench) return failure("cli", "stopped");
        return failure("cli", "stopped; everything solved was stored. Run the same command again to continue");
    }
    const Solution& solution = **solved;
    if (options.json) {
        print_json({{"game", options.game},
                    {"value", solution.value},
                    {"made", solution.made},
                    {"path", solution.path.empty() ? Json() : Json(solution.path)},
                    {"bytes", solution.bytes}});
        if (solution.made) write_aside(fmt::format("{:.1f} s\n", solution.seconds));
        return {};
    }
    print_out("{}: the first seat wins {:.2f} % of matches\n", options.game, 100 * solution.value);
    if (solution.made)
        print_out("solved in {:.1f} s on {} thread{}\n", solution.seconds, order.threads,
                  order.threads == 1 ? "" : "s");
    if (!solution.path.empty())
        print_out("stored in {} ({} bytes)\n", solution.path, grouped(solution.bytes));
    else if (!solution.made)
        print_out("this table is part of the program ({} bytes)\n", grouped(solution.bytes));
    return {};
}

namespace {

/// `reply`: the bot that was found; empty: a method found the best reply itself.
void print_exploited(const ExploitOptions& options, const Exploited& exploited, const std::string& reply) {
    Json json{{"game", options.game},
              {"bot", options.bot},
              {"exploitability", exploited.least.value},
              {"error", exploited.least.error},
              {"how", word_of(exploited.least.how)},
              {"at_most", exploited.most ? Json(*exploited.most) : Json()}};
    if (!reply.empty()) json["reply"] = reply;
    print_json(json);
}

/// A lower bound, found among the bots there are.
Result<> search_reply(const GameEntry& game, const ExploitOptions& options, const SolveOrder& order, ShareBar& bar) {
    std::int64_t matches = kSearched;
    if (!options.matches.empty()) {
        matches = static_cast<std::int64_t>(TRY(read_option("--matches", options.matches, 20, kMaxMatches)));
    }
    const auto found = find_reply(game, options.bot, matches, order);
    bar.clear();
    if (!found) return found.error();
    if (!*found) return failure("cli", "stopped");
    const FoundReply& reply = **found;
    if (options.json) {
        print_exploited(options, {reply.gain, {}}, reply.bot);
        return {};
    }
    print_out("{}: {} is the strongest of {} bots against {} and gains {:+.2f} +- {:.2f} %, sampled: a lower bound of "
              "what the best response gains\n",
              options.game, reply.bot, reply.tried, options.bot, 100 * reply.gain.value, 100 * reply.gain.error);
    return {};
}

} // namespace

Result<> run_exploit(const ExploitOptions& options) {
    const auto games = TRY(chosen_games(options.game));
    const GameEntry* const game = games.front();
    if (game->find_bot(options.bot) == nullptr) return game->unknown_bot_error(options.bot);
    auto rules = TRY(read_rules(*game, options.rules, game->info().min_seats));
    if (const auto fits = game->check(rules, game->info().min_seats); !fits) return for_option("--rules", fits.error());
    ShareBar bar;
    SolveOrder order = order_of(std::move(rules), bar);
    if (game->solver() == nullptr) {
        order.threads = processors();
        return search_reply(*game, options, order, bar);
    }
    const auto found = game->solver()->exploit(options.bot, order);
    bar.clear();
    if (!found) return found.error();
    if (!*found) return failure("cli", "stopped");
    const Exploited& exploited = **found;
    if (options.json) {
        print_exploited(options, exploited, {});
        return {};
    }
    print_out("{}: the best response to {} gains {:.3f} % ({})\n", options.game, options.bot,
              100 * exploited.least.value, word_of(exploited.least.how));
    if (exploited.most) print_out("no response gains more than {:.3f} %, whatever it knows\n", 100 * *exploited.most);
    return {};
}

} // namespace hilltop::cli
