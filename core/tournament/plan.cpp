// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/plan.h"

#include "records/record.h"
#include "records/record_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {

Plan default_plan(const GameEntry& game) {
    Plan plan;
    plan.game = game.info().id;
    plan.format = game.info().format;
    plan.seats = game.info().default_seats;
    plan.rules = default_values(game.rules());
    return plan;
}

int seats_for(const Plan& plan) {
    const Info& game = plan.entry().info();
    if (plan.format != Format::OneTable) return game.default_seats;
    return std::clamp(static_cast<int>(plan.bots.size()), game.min_seats, game.max_seats);
}

bool has_two_sides(const Info& game, int seats) {
    return !game.cooperative && (seats == 2 || game.teams);
}

namespace {

/// Whether so many entrants can sit as the format says.
Result<> check_format(const Plan& plan, const Info& game) {
    const int entrants = static_cast<int>(plan.bots.size());
    const char* format = format_word(plan.format).data();
    if (entrants < 2 && !(game.cooperative && entrants == 1))
        return usage_error(game.cooperative ? std::string("there are no entrants")
                                            : fmt::format("{} needs at least two entrants", format));
    if (entrants > kMaxEntrants)
        return usage_error(fmt::format("there are {} entrants, at most {} can play", entrants, kMaxEntrants));
    if (plan.format == Format::RoundRobin && !has_two_sides(game, plan.seats))
        return usage_error(fmt::format("a round-robin needs two sides, {} with {} seats has others: use "
                                       "{}random-tables",
                                       game.id, plan.seats, game.cooperative ? "" : "one-table or "));
    if (plan.format == Format::OneTable && plan.seats % entrants != 0)
        return usage_error(fmt::format("one table of {} seats cannot be shared evenly by {} entrants: use {} seats or "
                                       "random-tables",
                                       plan.seats, entrants, entrants));
    return {};
}

} // namespace

Result<> check_plan(const Plan& plan) {
    const auto game = require_game(plan.game);
    if (!game) return game.error();
    if (const auto fits = (*game)->check(plan.rules, plan.seats); !fits) return fits.error();
    for (const std::string& bot : plan.bots) {
        if ((*game)->find_bot(bot) == nullptr) return (*game)->unknown_bot_error(bot);
    }
    if (const auto fits = check_format(plan, (*game)->info()); !fits) return fits.error();
    if (plan.matches < 1 || plan.matches > kMaxMatches)
        return usage_error(
            fmt::format("matches is {}, it must be a whole number from 1 to {}", plan.matches, kMaxMatches));
    return {};
}

namespace {

Result<Json> parse_plan(std::string_view text) {
    if (nested_too_deep(text)) return Error{"the brackets are nested deeper than in any plan"};
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const auto before = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
        return Error{fmt::format("line {}: this is no JSON", 1 + std::count(before.begin(), before.end(), '\n'))};
    } catch (const Json::out_of_range&) {
        return Error{"there is a number in it that is too large for any field"};
    }
}

} // namespace

Result<Plan> read_plan(std::string_view text) {
    const auto parsed = parse_plan(text);
    if (!parsed) return parsed.error();
    const Json& json = *parsed;
    if (!json.is_object()) return Error{"a plan is a JSON object"};
    const auto name = json.find("game");
    if (name == json.end() || !name->is_string()) return usage_error("game: is missing");
    const auto game = require_game(name->get<std::string>());
    if (!game) return game.error();
    Plan plan = default_plan(**game);
    for (const auto& [key, value] : json.items()) {
        const auto wrong = [&, &field = key](const char* what) {
            return usage_error(fmt::format("{}: {}", field, what));
        };
        if (key == "game") {
            continue;
        } else if (key == "bots") {
            if (!value.is_array() ||
                !std::all_of(value.begin(), value.end(), [](const Json& b) { return b.is_string(); }))
                return wrong("is no list of names");
            plan.bots = value.get<std::vector<std::string>>();
        } else if (key == "format") {
            const auto format = read_format(value.is_string() ? value.get<std::string>() : std::string());
            if (!format) return wrong("is neither round-robin, one-table nor random-tables");
            plan.format = *format;
        } else if (key == "seats") {
            if (!value.is_number_integer() || value < 1 || value > kMaxSeats) return wrong("is no number of seats");
            plan.seats = value.get<int>();
        } else if (key == "matches") {
            if (!value.is_number_integer() || value < 1 || value > kMaxMatches)
                return wrong("is no whole number from 1 to 100000000");
            plan.matches = value.get<std::int64_t>();
        } else if (key == "stop") {
            if (value != "fixed") return wrong("is not fixed, the one stop rule there is yet");
        } else if (key == "keep") {
            if (value != "none" && value != "all") return wrong("is neither all nor none");
        } else if (key == "rules") {
            auto rules = rules_from_json((*game)->rules(), value);
            if (!rules) return rules.error();
            plan.rules = std::move(*rules);
        } else if (key == "seed") {
            const auto seed = number_from_json(value, key);
            if (!seed) return seed.error();
            plan.seed = *seed;
        } else if (key == "duplicate") {
            if (!value.is_boolean()) return wrong("is neither true nor false");
            plan.duplicate = value.get<bool>();
        } else if (key == "limits") {
            if (!value.is_object() || !value.empty()) return wrong("there are no limits for built-in bots");
        } else {
            return usage_error(fmt::format("{}: a plan has no such field", key));
        }
    }
    if (!json.contains("seats")) plan.seats = seats_for(plan);
    return plan;
}

Json plan_to_json(const Plan& plan) {
    return {{"game", plan.game},
            {"bots", plan.bots},
            {"format", format_word(plan.format)},
            {"seats", plan.seats},
            {"matches", plan.matches},
            {"stop", "fixed"},
            {"rules", rules_to_json(plan.entry().rules(), plan.rules)},
            {"seed", std::to_string(plan.seed)},
            {"duplicate", plan.duplicate}};
}

std::vector<std::string> entrant_names(const Plan& plan) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        const auto& bot = plan.bots[i];
        const auto copies = std::count(plan.bots.begin(), plan.bots.end(), bot);
        const auto before = std::count(plan.bots.begin(), plan.bots.begin() + static_cast<std::ptrdiff_t>(i), bot);
        names.push_back(copies == 1 ? bot : fmt::format("{} {}", bot, before + 1));
    }
    return names;
}

} // namespace hilltop
