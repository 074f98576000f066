// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record.h"
#include "records/record_text.h"
#include "tournament/plan.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hilltop {
namespace {

/// A number as people write it, with a point; nothing for anything else.
std::optional<double> read_decimal(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return {};
    return value;
}

} // namespace

std::string stop_text(const StopRule& stop) {
    switch (stop.kind) {
    case StopRule::Kind::Fixed:
        break;
    case StopRule::Kind::Interval:
        return fmt::format("interval={}", stop.width);
    case StopRule::Kind::Sprt:
        return fmt::format("sprt={},{},{},{}", stop.elo0, stop.elo1, stop.alpha, stop.beta);
    }
    return "fixed";
}

Result<StopRule> read_stop(std::string_view text) {
    StopRule stop;
    if (text == "fixed") return stop;
    const auto equals = text.find('=');
    const std::string_view kind = text.substr(0, equals);
    std::vector<double> numbers;
    if (equals != std::string_view::npos) {
        std::string_view rest = text.substr(equals + 1);
        for (bool last = false; !last;) {
            const auto comma = rest.find(',');
            last = comma == std::string_view::npos;
            const auto number = read_decimal(rest.substr(0, comma));
            if (!number) return usage_error(fmt::format("\"{}\" in \"{}\" is no number", rest.substr(0, comma), text));
            numbers.push_back(*number);
            if (!last) rest.remove_prefix(comma + 1);
        }
    }
    if (kind == "interval" && numbers.size() == 1) {
        stop.kind = StopRule::Kind::Interval;
        stop.width = numbers[0];
        if (!(stop.width > 0)) return usage_error("the width of the interval must be above 0, such as interval=0.02");
        return stop;
    }
    if (kind == "sprt" && (numbers.size() == 2 || numbers.size() == 4)) {
        stop.kind = StopRule::Kind::Sprt;
        stop.elo0 = numbers[0];
        stop.elo1 = numbers[1];
        if (numbers.size() == 4) {
            stop.alpha = numbers[2];
            stop.beta = numbers[3];
        }
        if (!(stop.elo0 < stop.elo1)) return usage_error("the first Elo of sprt must be below the second");
        if (!(std::abs(stop.elo0) <= 1000 && std::abs(stop.elo1) <= 1000))
            return usage_error("the Elos of sprt must lie between -1000 and 1000");
        const auto share = [](double x) { return x > 0 && x < 0.5; };
        if (!share(stop.alpha) || !share(stop.beta))
            return usage_error("alpha and beta of sprt must lie between 0 and 0.5");
        return stop;
    }
    return usage_error(
        fmt::format("\"{}\" is neither fixed, interval=WIDTH nor sprt=ELO0,ELO1 with or without ,ALPHA,BETA", text));
}

namespace {

constexpr std::string_view kKeepWords[] = {"none", "faults", "sample", "all"};

} // namespace

std::string_view keep_word(Keep keep) {
    return kKeepWords[static_cast<std::size_t>(keep)];
}

std::optional<Keep> read_keep(std::string_view word) {
    const auto found = std::find(std::begin(kKeepWords), std::end(kKeepWords), word);
    if (found == std::end(kKeepWords)) return {};
    return static_cast<Keep>(found - std::begin(kKeepWords));
}

namespace {

Result<Json> parse_plan(std::string_view text) {
    if (nested_too_deep(text)) return told_error("the brackets are nested deeper than in any plan");
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const auto before = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
        return told_error(fmt::format("line {}: this is no JSON", 1 + std::count(before.begin(), before.end(), '\n')));
    } catch (const Json::out_of_range&) {
        return told_error("there is a number in it that is too large for any field");
    }
}

} // namespace

Result<Plan> read_plan(std::string_view text) {
    const auto parsed = parse_plan(text);
    if (!parsed) return parsed.error();
    const Json& json = *parsed;
    if (!json.is_object()) return told_error("a plan is a JSON object");
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
            if (!format)
                return wrong("is neither round-robin, one-table, random-tables, gauntlet, knockout, swiss nor cup");
            plan.format = *format;
        } else if (key == "seats") {
            if (!value.is_number_integer() || value < 1 || value > kMaxSeats) return wrong("is no number of seats");
            plan.seats = value.get<int>();
        } else if (key == "matches") {
            if (!value.is_number_integer() || value < 1 || value > kMaxMatches)
                return wrong("is no whole number from 1 to 100000000");
            plan.matches = value.get<std::int64_t>();
        } else if (key == "stop") {
            const auto stop = read_stop(value.is_string() ? value.get<std::string>() : value.dump());
            if (!stop) return usage_error(fmt::format("stop: {}", english(stop.error())));
            plan.stop = *stop;
        } else if (key == "keep") {
            const auto keep = read_keep(value.is_string() ? value.get<std::string>() : std::string());
            if (!keep) return wrong("is neither all, faults, sample nor none");
            plan.keep = *keep;
        } else if (key == "ranking") {
            if (value != "given" && value != "round-robin") return wrong("is neither given nor round-robin");
            plan.ranking = value == "given" ? Ranking::Given : Ranking::RoundRobin;
        } else if (key == "rounds") {
            if (!value.is_number_integer() || value < 1 || value > kMaxEntrants)
                return wrong("is no whole number from 1 to 256");
            plan.rounds = value.get<int>();
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
    Json json{{"game", plan.game},
              {"bots", plan.bots},
              {"format", format_word(plan.format)},
              {"seats", plan.seats},
              {"matches", plan.matches},
              {"stop", stop_text(plan.stop)},
              {"rules", rules_to_json(plan.entry().rules(), plan.rules)},
              {"seed", std::to_string(plan.seed)},
              {"duplicate", plan.duplicate},
              {"limits", Json::object()},
              {"keep", keep_word(plan.keep)}};
    if (plan.ranking == Ranking::RoundRobin) json["ranking"] = "round-robin";
    if (plan.rounds > 0) json["rounds"] = plan.rounds;
    return json;
}

} // namespace hilltop
