// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record.h"
#include "records/record_text.h"
#include "tournament/plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

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
            if (!number) return misuse("tournament", "\"{}\" in \"{}\" is not a number", rest.substr(0, comma), text);
            numbers.push_back(*number);
            if (!last) rest.remove_prefix(comma + 1);
        }
    }
    if (kind == "interval" && numbers.size() == 1) {
        stop.kind = StopRule::Kind::Interval;
        stop.width = numbers[0];
        if (!(stop.width > 0))
            return misuse("tournament", "the width of the interval must be above 0, such as interval=0.02");
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
        if (!(std::abs(stop.elo0) <= 1000 && std::abs(stop.elo1) <= 1000))
            return misuse("tournament", "the Elos of sprt must lie between -1000 and 1000");
        if (const auto fits = check(stop); !fits) return fits.error();
        return stop;
    }
    return misuse("tournament",
                  "\"{}\" is neither fixed, interval=WIDTH nor sprt=ELO0,ELO1 with or without ,ALPHA,BETA", text);
}

namespace {

constexpr std::string_view kFormatWords[] = {"round-robin", "one-table", "random-tables", "gauntlet", "knockout",
                                             "swiss",       "cup"};
static_assert(std::size(kFormatWords) == std::size(kFormats));

constexpr std::string_view kKeepWords[] = {"none", "faults", "sample", "all"};

constexpr std::string_view kRankingWords[] = {"given", "round-robin"};

template <class Enum, std::size_t N>
std::optional<Enum> read_word(const std::string_view (&words)[N], std::string_view word) {
    const auto found = std::find(std::begin(words), std::end(words), word);
    if (found == std::end(words)) return {};
    return static_cast<Enum>(found - std::begin(words));
}

} // namespace

std::string_view format_word(Format format) {
    return kFormatWords[static_cast<std::size_t>(format)];
}

Result<Format> read_format(std::string_view word) {
    if (const auto format = read_word<Format>(kFormatWords, word)) return *format;
    const std::span all(kFormatWords);
    return misuse("tournament", "\"{}\" is neither {} nor {}", word,
                  fmt::format("{}", fmt::join(all.first(all.size() - 1), ", ")), all.back());
}

std::string format_words() {
    return fmt::format("{}", fmt::join(kFormatWords, ", "));
}

std::string_view keep_word(Keep keep) {
    return kKeepWords[static_cast<std::size_t>(keep)];
}

std::optional<Keep> read_keep(std::string_view word) {
    return read_word<Keep>(kKeepWords, word);
}

std::string_view ranking_word(Ranking ranking) {
    return kRankingWords[static_cast<std::size_t>(ranking)];
}

std::optional<Ranking> read_ranking(std::string_view word) {
    return read_word<Ranking>(kRankingWords, word);
}

namespace {

Result<Json> parse_plan(std::string_view text) {
    if (nested_too_deep(text)) return failure("tournament", "the brackets are nested too deeply");
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        const auto before = text.substr(0, error.byte == 0 ? 0 : error.byte - 1);
        return failure("tournament", "line {}: not JSON", 1 + std::count(before.begin(), before.end(), '\n'));
    } catch (const Json::out_of_range&) {
        return failure("tournament", "it contains a number that is too large");
    }
}

std::string word_of(const Json& value) {
    return value.is_string() ? value.get<std::string>() : std::string();
}

bool is_whole(const Json& value, std::int64_t from, std::int64_t to) {
    return value.is_number_integer() && value >= from && value <= to;
}

Result<> take_bots(const Json& value, Plan& plan) {
    if (!value.is_array() || !std::all_of(value.begin(), value.end(), [](const Json& b) { return b.is_string(); }))
        return misuse("tournament", "bots: is not a list of names");
    plan.bots = value.get<std::vector<std::string>>();
    return {};
}

Result<> take_names(const Json& value, Plan& plan) {
    if (!value.is_array() || !std::all_of(value.begin(), value.end(), [](const Json& n) { return n.is_string(); }))
        return misuse("tournament", "names: must be a list of names, one for each bot");
    plan.names = value.get<std::vector<std::string>>();
    return {};
}

Result<> take_format(const Json& value, Plan& plan) {
    const auto format = read_format(value.is_string() ? value.get<std::string>() : value.dump());
    if (!format) return misuse("tournament", "format: {}", format.error());
    plan.format = *format;
    return {};
}

Result<> take_seats(const Json& value, Plan& plan) {
    if (!is_whole(value, 1, kMaxSeats)) return misuse("tournament", "seats: is not a number of seats");
    plan.seats = value.get<int>();
    return {};
}

Result<> take_matches(const Json& value, Plan& plan) {
    if (!is_whole(value, 1, kMaxMatches))
        return misuse("tournament", "matches: must be an integer from 1 to {}", kMaxMatches);
    plan.matches = value.get<std::int64_t>();
    return {};
}

Result<> take_stop(const Json& value, Plan& plan) {
    const auto stop = read_stop(value.is_string() ? value.get<std::string>() : value.dump());
    if (!stop) return misuse("tournament", "stop: {}", stop.error());
    plan.stop = *stop;
    return {};
}

Result<> take_keep(const Json& value, Plan& plan) {
    const auto keep = read_keep(word_of(value));
    if (!keep) return misuse("tournament", "keep: is neither all, faults, sample nor none");
    plan.keep = *keep;
    return {};
}

Result<> take_ranking(const Json& value, Plan& plan) {
    const auto ranking = read_ranking(word_of(value));
    if (!ranking) return misuse("tournament", "ranking: is neither given nor round-robin");
    plan.ranking = *ranking;
    return {};
}

Result<> take_rounds(const Json& value, Plan& plan) {
    if (!is_whole(value, 1, kMaxEntrants))
        return misuse("tournament", "rounds: must be an integer from 1 to {}", kMaxEntrants);
    plan.rounds = value.get<int>();
    return {};
}

Result<> take_rules(const Json& value, Plan& plan) {
    auto rules = rules_from_json(plan.entry().rules(), value);
    if (!rules) return rules.error();
    plan.rules = std::move(*rules);
    return {};
}

Result<> take_seed(const Json& value, Plan& plan) {
    const auto seed = number_from_json(value, "seed");
    if (!seed) return seed.error();
    plan.seed = *seed;
    return {};
}

/// The hash alone while the seed is secret, afterwards with its salt.
Result<> take_seal(const Json& value, Plan& plan) {
    const auto text = [&](const char* key) {
        const auto found = value.is_object() ? value.find(key) : value.end();
        return found != value.end() ? word_of(*found) : std::string();
    };
    plan.seal = Seal{0, text("salt"), {}, text("sha256")};
    if (plan.seal->sha256.empty())
        return misuse("tournament", "seal: must be an object such as {{\"sha256\": \"...\"}}; --sealed makes one");
    return {};
}

/// A published seal must match its seed and salt; a secret one has its seed elsewhere.
Result<> settle_seal(const Json& json, Plan& plan) {
    if (!plan.seal) return {};
    const bool told = !plan.seal->salt.empty();
    if (told != json.contains("seed"))
        return misuse("tournament", "seal: seed and salt are either both told or both secret");
    plan.seal->seed = plan.seed;
    if (told && !fits(*plan.seal))
        return failure("tournament", "seal: {} is not the SHA-256 of seed {} and salt {}", plan.seal->sha256, plan.seed,
                       plan.seal->salt);
    return {};
}

Result<> take_duplicate(const Json& value, Plan& plan) {
    if (!value.is_boolean()) return misuse("tournament", "duplicate: is neither true nor false");
    plan.duplicate = value.get<bool>();
    return {};
}

Result<> take_together(const Json& value, Plan& plan) {
    if (!value.is_boolean()) return misuse("tournament", "together: is neither true nor false");
    plan.together = value.get<bool>();
    return {};
}

/// Over what `limits` says already.
Result<> read_limits(const Json& value, const std::string& where, BotLimits& limits) {
    if (!value.is_object()) return misuse("tournament", "{} must be an object such as {{\"decision\": \"1s\"}}", where);
    for (const auto& [name, limit] : value.items()) {
        if (!limit.is_string()) return misuse("tournament", "{}.{}: must be text such as \"250ms\"", where, name);
        if (const auto read = read_limit(limits, name + "=" + limit.get<std::string>()); !read)
            return misuse("tournament", "{}.{}: {}", where, name, read.error());
    }
    return {};
}

Result<> take_limits(const Json& value, Plan& plan) {
    return read_limits(value, "limits", plan.limits);
}

/// After the limits of all: each bot's own are said by what is different.
Result<> take_own_limits(const Json& value, Plan& plan) {
    if (!value.is_object())
        return misuse("tournament",
                      "own_limits must be an object such as {{\"java:A.java\": {{\"decision\": \"1s\"}}}}");
    for (const auto& [bot, limits] : value.items()) {
        BotLimits own = plan.limits;
        if (auto read = read_limits(limits, "own_limits." + bot, own); !read) return read;
        plan.own_limits.insert_or_assign(bot, own);
    }
    return {};
}

/// Those that are not as `usual`.
Json limits_to_json(const BotLimits& limits, const BotLimits& usual) {
    Json json = Json::object();
    const auto before = limit_texts(usual);
    const auto texts = limit_texts(limits);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts[i] == before[i]) continue;
        const auto equals = texts[i].find('=');
        json[texts[i].substr(0, equals)] = texts[i].substr(equals + 1);
    }
    return json;
}

constexpr const char* kOwnLimits = "own_limits";

/// What a plan may say beside its game.
struct Field {
    std::string_view key;
    Result<> (*take)(const Json& value, Plan& plan);
};
constexpr Field kFields[] = {{"bots", take_bots},       {"format", take_format},       {"seats", take_seats},
                             {"matches", take_matches}, {"stop", take_stop},           {"rules", take_rules},
                             {"seed", take_seed},       {"duplicate", take_duplicate}, {"limits", take_limits},
                             {"keep", take_keep},       {"ranking", take_ranking},     {"rounds", take_rounds},
                             {"names", take_names},     {"seal", take_seal},           {"together", take_together}};

} // namespace

Result<Plan> read_plan(std::string_view text) {
    const auto parsed = parse_plan(text);
    if (!parsed) return parsed.error();
    const Json& json = *parsed;
    if (!json.is_object()) return failure("tournament", "a plan is a JSON object");
    const auto name = json.find("game");
    if (name == json.end() || !name->is_string()) return misuse("tournament", "game: is missing");
    const auto game = require_game(name->get<std::string>());
    if (!game) return game.error();
    Plan plan = default_plan(**game);
    for (const auto& [key, value] : json.items()) {
        if (key == "game" || key == kOwnLimits) continue;
        const auto field = std::find_if(std::begin(kFields), std::end(kFields),
                                        [&name_ = key](const Field& f) { return f.key == name_; });
        if (field == std::end(kFields)) return misuse("tournament", "{}: a plan does not have this field", key);
        if (const auto taken = field->take(value, plan); !taken) return taken.error();
    }
    if (const auto own = json.find(kOwnLimits); own != json.end()) {
        if (const auto taken = take_own_limits(*own, plan); !taken) return taken.error();
    }
    if (!json.contains("seats")) plan.seats = seats_for(plan);
    if (const auto settled = settle_seal(json, plan); !settled) return settled.error();
    return plan;
}

bool names_seed(std::string_view text) {
    const auto json = parse_plan(text);
    return json && json->is_object() && (json->contains("seed") || json->contains("seal"));
}

Json plan_to_json(const Plan& plan, SealedSeed sealed) {
    Json json{{"game", plan.game},
              {"bots", plan.bots},
              {"format", format_word(plan.format)},
              {"seats", plan.seats},
              {"matches", plan.matches},
              {"stop", stop_text(plan.stop)},
              {"rules", rules_to_json(plan.entry().rules(), plan.rules)},
              {"seed", std::to_string(plan.seed)},
              {"duplicate", plan.duplicate},
              {"limits", limits_to_json(plan.limits, {})},
              {"keep", keep_word(plan.keep)}};
    const bool told = sealed == SealedSeed::Told || !plan.seal;
    if (!told) json.erase("seed");
    if (plan.seal) json["seal"]["sha256"] = plan.seal->sha256;
    if (plan.seal && told) json["seal"]["salt"] = plan.seal->salt;
    for (const auto& [bot, limits] : plan.own_limits)
        json[kOwnLimits][bot] = limits_to_json(limits, plan.limits);
    if (plan.ranking != Ranking::Given) json["ranking"] = ranking_word(plan.ranking);
    if (plan.rounds > 0) json["rounds"] = plan.rounds;
    if (!plan.names.empty()) json["names"] = plan.names;
    if (plan.together) json["together"] = true;
    return json;
}

} // namespace hilltop
