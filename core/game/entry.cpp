// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/entry.h"

#include "engine/schema.h"
#include "game/hosted_bot.h"
#include "judging/solving.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cassert>

namespace hilltop {

const BotTraits& GameEntry::strongest_bot() const {
    const auto all = bots();
    return *std::max_element(all.rbegin(), all.rend(),
                             [](const BotTraits& a, const BotTraits& b) { return a.strength < b.strength; });
}

bool GameEntry::lacks_tables(std::string_view bot, const RuleValues& rules) const {
    const Solver* how = solver();
    return how != nullptr && how->player() != nullptr && bot == how->player() && how->can_solve(rules) &&
           how->lacks(rules);
}

const Variant* GameEntry::find_variant(std::string_view id) const {
    const auto all = variants();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Variant& variant) { return variant.id == id; });
    return found == all.end() ? nullptr : &*found;
}

RuleValues GameEntry::variant_rules(const Variant& variant, int seats) const {
    RuleValues values = default_values(rules());
    std::string_view rest = variant.rules(seats);
    while (!rest.empty()) {
        const auto space = std::min(rest.find(' '), rest.size());
        [[maybe_unused]] const auto set = set_rule(rules(), rest.substr(0, space), values);
        assert(set);
        rest.remove_prefix(std::min(space + 1, rest.size()));
    }
    return values;
}

const Variant* GameEntry::variant_of(const RuleValues& values, int seats) const {
    const auto all = variants();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Variant& variant) {
        return variant_rules(variant, seats) == values && values != default_values(rules());
    });
    return found == all.end() ? nullptr : &*found;
}

Result<std::unique_ptr<Table>> GameEntry::set_up(const Json&, const Source&) const {
    return failure("game", "positions of {} cannot be set up", info().id);
}

GameSchema GameEntry::schema() const {
    return {.view = {{"type", "object"}}, .answers = {}, .cards = {}};
}

Error GameEntry::unknown_bot_error(std::string_view id) const {
    if (id.find_first_of("/.") != id.npos) // no name of a bot: a file is meant
        return misuse("game", "there is no file \"{}\", and {} has no bot of that name", id, info().id);
    std::vector<std::string_view> ids;
    for (const BotTraits& bot : bots())
        ids.emplace_back(bot.id);
    return misuse("game", "there is no bot \"{}\"; {} has {}", id, info().id, fmt::format("{}", fmt::join(ids, ", ")));
}

const KindTraits* GameEntry::find_kind(std::string_view kind) const {
    const auto all = kinds();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const KindTraits& known) { return known.kind == kind; });
    return found == all.end() ? nullptr : &*found;
}

SeriesResult GameEntry::run_series(const Series& series, const RuleValues& rules,
                                   std::span<const std::string> entrants) const {
    Gate open;
    return *run_series(series, rules, entrants, open);
}

std::optional<BotSpecText> hosted_spec(const GameEntry& game, std::string_view bot) {
    return game.find_bot(bot) != nullptr ? std::nullopt : read_bot_spec(bot);
}

std::optional<BotUse> GameEntry::use_of(std::string_view bot) const {
    if (const BotTraits* traits = find_bot(bot))
        return BotUse{traits->speaks, traits->listens, traits->memory, traits->version};
    const auto spec = hosted_spec(*this, bot);
    const KindTraits* kind = spec ? find_kind(spec->kind) : nullptr;
    if (kind == nullptr) return {};
    return BotUse{kind->speaks, kind->listens, kind->memory, 0};
}

Result<> GameEntry::check_bot(std::string_view bot) const {
    if (find_bot(bot) != nullptr) return {};
    const auto spec = hosted_spec(*this, bot);
    if (!spec) return unknown_bot_error(bot);
    if (find_kind(spec->kind) == nullptr) {
        std::vector<std::string_view> known;
        for (const KindTraits& kind : kinds())
            known.emplace_back(kind.kind);
        return misuse("game", "\"{}\": {} has no bots of the kind \"{}\"; its kinds are {}", bot, info().id, spec->kind,
                      fmt::format("{}", fmt::join(known, ", ")));
    }
    if (spec->target.empty()) return misuse("game", "\"{}\" names no file", bot);
    return {};
}

Error seats_error(const Info& game, int seats) {
    if (game.min_seats == game.max_seats)
        return misuse("game", "{} has {} seats, not {}", game.id, game.min_seats, seats);
    return misuse("game", "{} has {} to {} seats, not {}", game.id, game.min_seats, game.max_seats, seats);
}

} // namespace hilltop
