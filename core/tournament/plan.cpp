// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/plan.h"

#include "game/hosted_bot.h"

#include "tournament/schedule.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <utility>

namespace hilltop {

Format own_format(const Info& game) {
    if (has_two_sides(game, game.default_seats)) return Format::RoundRobin;
    return game.cooperative ? Format::RandomTables : Format::OneTable;
}

bool is_hosted(const Plan& plan, std::string_view bot) {
    return plan.entry().find_bot(bot) == nullptr;
}

bool has_hosted(const Plan& plan) {
    return std::any_of(plan.bots.begin(), plan.bots.end(), [&](const auto& bot) { return is_hosted(plan, bot); });
}

Plan default_plan(const GameEntry& game) {
    Plan plan;
    plan.game = game.info().id;
    plan.format = own_format(game.info());
    plan.seats = game.info().default_seats;
    plan.rules = default_values(game.rules());
    return plan;
}

int seats_for(const Plan& plan) {
    const Info& game = plan.entry().info();
    if (plan.format != Format::OneTable) return game.default_seats;
    return std::clamp(static_cast<int>(plan.bots.size()), game.min_seats, game.max_seats);
}

bool is_paired(Format format) {
    return format != Format::OneTable && format != Format::RandomTables;
}

bool is_adaptive(Format format) {
    return format == Format::Knockout || format == Format::Swiss || format == Format::Cup;
}

int swiss_rounds(const Plan& plan) {
    const auto entrants = static_cast<unsigned>(plan.bots.size());
    return plan.rounds > 0 ? plan.rounds : std::max(1, static_cast<int>(std::bit_width(std::max(2u, entrants) - 1)));
}

int most_swiss_rounds(int entrants) {
    return std::max(1, entrants % 2 == 0 ? entrants - 1 : entrants);
}

bool has_two_sides(const Info& game, int seats) {
    return !game.cooperative && (seats == 2 || game.teams);
}

namespace {

/// Whether this number of entrants fits the format.
Result<> check_format(const Plan& plan, const Info& game) {
    const int entrants = static_cast<int>(plan.bots.size());
    const char* format = format_word(plan.format).data();
    if (plan.names.size() > plan.bots.size())
        return misuse("tournament", "there must be a name for each entrant, but there are {} names for {} entrants",
                      plan.names.size(), entrants);
    if (entrants == 0 && game.cooperative) return misuse("tournament", "there are no entrants");
    if (entrants == 0) return misuse("tournament", "{} needs at least two entrants, but there are none", format);
    if (entrants == 1 && !game.cooperative)
        return misuse("tournament", "{} needs at least two entrants, but there is only one", format);
    if (entrants > kMaxEntrants)
        return misuse("tournament", "there are {} entrants, but at most {} can play", entrants, kMaxEntrants);
    if (is_paired(plan.format) && !has_two_sides(game, plan.seats)) {
        if (game.cooperative)
            return misuse("tournament", "a {} needs two sides, which {} with {} seats does not have; use random-tables",
                          format, game.id, plan.seats);
        return misuse("tournament",
                      "a {} needs two sides, which {} with {} seats does not have; use one-table or random-tables",
                      format, game.id, plan.seats);
    }
    if (plan.format == Format::OneTable && plan.seats % entrants != 0) {
        if (entrants < game.min_seats || entrants > game.max_seats)
            return misuse("tournament",
                          "one table of {0} seats cannot be shared evenly by {1} entrants; use random-tables",
                          plan.seats, entrants);
        return misuse("tournament",
                      "one table of {0} seats cannot be shared evenly by {1} entrants; use {1} seats or random-tables",
                      plan.seats, entrants);
    }
    if (plan.rounds != 0 && plan.format != Format::Swiss)
        return misuse("tournament", "only swiss has a number of rounds; leave it out");
    if (plan.ranking != Ranking::Given && plan.format != Format::Knockout && plan.format != Format::Cup)
        return misuse("tournament", "only knockout and cup have a ranking; leave it out");
    return {};
}

Result<> check_stop(const Plan& plan, const Info& game) {
    const StopRule& stop = plan.stop;
    if (stop.kind != StopRule::Kind::Fixed && is_adaptive(plan.format))
        return misuse("tournament", "a {} is always played to its end; use stop=fixed", format_word(plan.format));
    if (stop.kind != StopRule::Kind::Sprt) return {};
    if (plan.format != Format::RoundRobin || plan.bots.size() != 2 || !has_two_sides(game, plan.seats))
        return misuse("tournament", "SPRT compares two entrants in a round-robin, but there are {} in a {}",
                      plan.bots.size(), format_word(plan.format));
    return {};
}

} // namespace

Result<> check_kept_plan(const Plan& plan) {
    const auto game = TRY(require_game(plan.game));
    TRY(game->check(plan.rules, plan.seats));
    for (const std::string& bot : plan.bots) {
        TRY(game->check_bot(bot));
    }
    for (const auto& [bot, limits] : plan.own_limits) {
        if (std::find(plan.bots.begin(), plan.bots.end(), bot) == plan.bots.end())
            return misuse("tournament", "{} has limits of its own but does not take part", bot);
    }
    TRY(check_format(plan, game->info()));
    TRY(check_stop(plan, game->info()));
    if (plan.matches < 1 || plan.matches > kMaxMatches)
        return misuse("tournament", "matches is {}, but it must be a whole number from 1 to {}", plan.matches,
                      kMaxMatches);
    if (const std::int64_t series = planned_series(plan); series > kMaxSeries)
        return misuse("tournament",
                      "{} entrants with {} matches per pairing and stop={} make {} series, but at most {} are "
                      "possible; use fewer matches",
                      plan.bots.size(), plan.matches, stop_text(plan.stop), series, kMaxSeries);
    return {};
}

Result<> check_plan(const Plan& plan) {
    if (plan.together && plan.seal)
        return misuse("tournament",
                      "together: bots that play with the engine could read the sealed seed; leave it out");
    for (const auto& [has, field] :
         {std::pair(plan.places != 0, "places"), std::pair(plan.own_draws, "own_draws"),
          std::pair(plan.tables != 0, "tables"), std::pair(plan.authors_apart, "authors_apart"),
          std::pair(plan.entries_per_author != 0, "entries_per_author"),
          std::pair(plan.versions_a_day != 0, "versions_a_day")})
        if (has) return misuse("tournament", "only a hill has {}", field);
    TRY(check_kept_plan(plan));
    const int most = most_swiss_rounds(static_cast<int>(plan.bots.size()));
    if (plan.format == Format::Swiss && plan.rounds > most)
        return misuse("tournament",
                      "{} rounds are too many for {} entrants; at most {} can be played without meeting twice",
                      plan.rounds, plan.bots.size(), most);
    return {};
}

Result<> read_plan_limit(Plan& plan, std::string_view text) {
    const auto equals = text.rfind('=');
    const auto colon = equals == std::string_view::npos ? equals : text.rfind(':', equals);
    if (colon == std::string_view::npos) return read_limit(plan.limits, text);
    const std::string_view named = text.substr(0, colon);
    const auto names = entrant_names(plan);
    const auto file_of = [](const std::string& bot) { // a file's limits are those of all its bots
        auto spec = read_bot_spec(bot);
        if (spec) spec->name.clear();
        return spec ? bot_spec_text(*spec) : bot;
    };
    bool found = false;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        if (plan.bots[i] != named && names[i] != named && file_of(plan.bots[i]) != named) continue;
        found = true;
        if (plan.entry().find_bot(plan.bots[i]) != nullptr)
            return misuse("tournament", "{} is built in and has no limits", named);
        BotLimits& own = plan.own_limits.try_emplace(plan.bots[i], plan.limits).first->second;
        if (auto read = read_limit(own, text.substr(colon + 1)); !read) return read;
    }
    if (!found) return misuse("tournament", "{} does not take part, so it has no limits", named);
    return {};
}

std::vector<std::string> entrant_names(const Plan& plan) {
    return entrant_names(plan, {});
}

std::vector<std::string> entrant_names(const Plan& plan, std::vector<std::string> given) {
    std::vector<std::string> shown = std::move(given);
    shown.resize(plan.bots.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (shown[i].empty()) shown[i] = plan.given_name(i);
        if (!shown[i].empty()) continue;
        const std::string& bot = plan.bots[i];
        const auto spec = hosted_spec(plan.entry(), bot);
        shown[i] = spec ? short_name(*spec) : bot;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto copies = std::count(shown.begin(), shown.end(), shown[i]);
        const auto before = std::count(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(i), shown[i]);
        names.push_back(copies == 1 ? shown[i] : fmt::format("{} {}", shown[i], before + 1));
    }
    return names;
}

} // namespace hilltop
