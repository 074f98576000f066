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
        const auto seed = read_option("--seed", *options.seed, 0, kMaxSeed);
        if (!seed) return seed.error();
        source.seed = *seed;
    }
    const auto match = read_option("--match", options.match, 0, Rng::kMaxNumber);
    if (!match) return match.error();
    source.match = *match;
    source.deal = *match;
    if (!options.deal) return source;
    if (const auto id = read_deal_id(*options.deal)) {
        if (options.seed) return misuse("cli", "--deal: {} holds a seed already, leave --seed out", *options.deal);
        source.seed = id->seed;
        source.deal = id->deal;
        return source;
    }
    if (options.deal->find('-', 1) != std::string::npos)
        return misuse("cli", "--deal: {} is not a deal ID. A deal ID looks like {}", *options.deal,
                      to_text(DealId{kSomeSeed, 9}));
    const auto deal = read_option("--deal", *options.deal, 0, Rng::kMaxNumber);
    if (!deal) return deal.error();
    source.deal = *deal;
    return source;
}

} // namespace

Result<> play_match(const MatchOptions& options) {
    const auto game = require_game(options.game);
    if (!game) return game.error();
    for (const std::string& bot : options.seats) {
        if (const auto fits = (*game)->check_bot(bot); !fits) return for_option("--seat", fits.error());
        if (const auto there = check_presence(**game, bot); !there) return for_option("--seat", there.error());
    }
    const Info& info = (*game)->info();
    const int seats = static_cast<int>(options.seats.size());
    if (seats < info.min_seats || seats > info.max_seats)
        return info.min_seats == info.max_seats
                   ? misuse("cli", "--seat: there {} {}, {} has {} seats", seats == 1 ? "is" : "are", seats, info.id,
                            info.min_seats)
                   : misuse("cli", "--seat: there {} {}, {} has {} to {} seats", seats == 1 ? "is" : "are", seats,
                            info.id, info.min_seats, info.max_seats);
    const auto rules = read_rules(**game, options.rules, seats);
    if (!rules) return rules.error();
    if (const auto fits = (*game)->check(*rules, seats); !fits) return for_option("--rules", fits.error());
    const auto source = read_source(options);
    if (!source) return source.error();

    if (options.record) {
        if (const auto free = check_output("--record", *options.record, Written::Records); !free) return free;
    }
    const auto limits = read_limits(options.limits);
    if (!limits) return limits.error();
    if (const auto logs = log_to(options.wire_log); !logs) return logs;
    remark_isolation(options.seats);
    if (const auto made = make_tables(**game, options.seats, *rules); !made) return made;
    auto record = play_record(**game, *rules, *source, options.seats, *limits);
    if (!record) return record.error();
    if (options.record) {
        if (const auto saved = save_records(*options.record, {&*record, 1}); !saved) return saved;
    }
    if (options.json) {
        fmt::print("{}\n", write_record(*record)); // a line, so that it is a .hmatch as well
        return {};
    }
    const auto replay = Replay::make(std::move(*record));
    if (!replay) return replay.error();
    fmt::print("{}", match_text(*replay, {.rests = options.rests}));
    return {};
}

} // namespace hilltop::cli
