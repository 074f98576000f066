// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_command.h"

#include "botlab/submitted.h"
#include "cli/match_text.h"
#include "cli/output.h"
#include "cli/output_file.h"
#include "cli/solve_command.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "rng/rng.h"

#include <fmt/format.h>

namespace hilltop::cli {
namespace {

constexpr std::uint64_t kMaxSeed = ~0ull;
constexpr std::uint64_t kSomeSeed = 0x5A16C9D4E7; ///< of a deal ID that is shown as an example

Result<Source> read_source(const MatchOptions& options) {
    Source source;
    source.seed = 1;
    if (options.seed) {
        source.seed = TRY(read_option("--seed", *options.seed, 0, kMaxSeed));
    }
    const auto match = TRY(read_ordinal("--match", options.match, Rng::kMaxNumber));
    source.match = match;
    source.deal = match;
    if (!options.deal) return source;
    if (const auto id = read_deal_id(*options.deal)) {
        if (options.seed) return misuse("cli", "--deal: {} contains a seed; leave --seed out", *options.deal);
        source.seed = id->seed;
        source.deal = id->deal;
        return source;
    }
    if (options.deal->find('-', 1) != std::string::npos)
        return misuse("cli", "--deal: {} is not a deal ID. A deal ID looks like {}", *options.deal,
                      to_text(DealId{kSomeSeed, 9}));
    source.deal = TRY(read_option("--deal", *options.deal, 0, Rng::kMaxNumber));
    return source;
}

} // namespace

Result<> play_match(const MatchOptions& options) {
    const auto game = TRY(require_game(options.game));
    std::vector<std::string> bots;
    for (const std::string& named : options.seats) {
        auto bot = bot_named(*game, named);
        if (!bot) return for_option("--seat", bot.error());
        bots.push_back(std::move(*bot));
    }
    const Info& info = game->info();
    const int seats = static_cast<int>(options.seats.size());
    if (seats < info.min_seats || seats > info.max_seats)
        return info.min_seats == info.max_seats
                   ? misuse("cli", "--seat: there {} {}, but {} has {} seats", seats == 1 ? "is" : "are", seats,
                            info.id, info.min_seats)
                   : misuse("cli", "--seat: there {} {}, but {} has {} to {} seats", seats == 1 ? "is" : "are", seats,
                            info.id, info.min_seats, info.max_seats);
    const auto rules = TRY(read_rules(*game, options.rules, seats));
    if (const auto fits = game->check(rules, seats); !fits) return for_option("--rules", fits.error());
    const auto source = TRY(read_source(options));

    if (options.record) {
        TRY(check_output("--record", *options.record, Written::Records));
    }
    const auto limits = TRY(read_limits(options.limits));
    TRY(log_to(options.wire_log));
    remark_isolation(bots);
    TRY(make_tables(*game, bots, rules));
    auto record = TRY(play_record(*game, rules, source, bots, limits));
    if (options.record) {
        if (const auto saved = save_records(*options.record, {&record, 1}); !saved) return saved;
    }
    if (options.json) {
        print_out("{}\n", write_record(record)); // a line, so that it is a .hmatch as well
        return {};
    }
    const auto replay = TRY(Replay::make(std::move(record)));
    print_out("{}", match_text(replay, {.rests = options.rests}));
    return {};
}

} // namespace hilltop::cli
