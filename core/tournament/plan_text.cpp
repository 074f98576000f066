// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/fields.h"
#include "base/json_text.h"
#include "base/numbers.h"
#include "engine/schema.h"
#include "tournament/plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace hilltop {
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
        TRY(check(stop));
        return stop;
    }
    return misuse("tournament", "\"{}\" is not a stop rule; write fixed, interval=WIDTH or sprt=ELO0,ELO1[,ALPHA,BETA]",
                  text);
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
    return misuse("tournament", "\"{}\" must be {} or {}", word,
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

/// A word of a list, by its index in it.
template <class Enum, class Read, class Write>
Form<Enum> word_form(std::span<const std::string_view> words, Read read, Write write) {
    return form::as<Enum>(form::text({{"enum", words}}), read, write);
}

Result<Keep> keep_from(const std::string& word) {
    if (const auto keep = read_keep(word)) return *keep;
    return misuse("tournament", "this must be all, faults, sample or none");
}

Result<Ranking> ranking_from(const std::string& word) {
    if (const auto ranking = read_ranking(word)) return *ranking;
    return misuse("tournament", "this must be given or round-robin");
}

/// The hash alone while the seed is secret, afterwards with its salt.
FieldTable<Seal> plan_seal_fields() {
    return FieldTable<Seal>()
        .required("sha256", &Seal::sha256, form::text(schema::text("^[0-9a-f]{64}$")))
        .optional("salt", &Seal::salt, form::text());
}

/// A published seal must match its seed and salt; a secret one has its seed elsewhere.
Result<> settle_seal(const Json& json, Plan& plan) {
    if (!plan.seal) return {};
    const bool told = !plan.seal->salt.empty();
    if (told != json.contains("seed")) return misuse("tournament", "seal: give both the seed and the salt, or neither");
    plan.seal->seed = plan.seed;
    if (told && !fits(*plan.seal))
        return failure("tournament", "seal: {} is not the SHA-256 of seed {} and salt {}", plan.seal->sha256, plan.seed,
                       plan.seal->salt);
    return {};
}

/// Over what `limits` says already.
Result<> read_limits(const Json& json, const Path& at, BotLimits& limits) {
    if (!json.is_object())
        return at.error(misuse("tournament", "this must be an object such as {{\"decision\": \"1s\"}}"));
    for (const auto& [name, limit] : json.items()) {
        const Path where = at.field(name);
        if (!limit.is_string()) return where.error(misuse("tournament", "this must be text such as \"250ms\""));
        if (const auto read = read_limit(limits, name + "=" + limit.get<std::string>()); !read)
            return where.error(read.error());
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

Form<BotLimits> limits_form() {
    return {read_limits, [](const BotLimits& limits) { return limits_to_json(limits, {}); },
            schema::map_of(schema::text())};
}

/// After the limits of all: each bot's own are said by what is different.
Form<Plan> own_limits_form() {
    return {[](const Json& json, const Path& at, Plan& plan) -> Result<> {
                if (!json.is_object())
                    return at.error(misuse(
                        "tournament", "this must be an object such as {{\"java:A.java\": {{\"decision\": \"1s\"}}}}"));
                for (const auto& [bot, limits] : json.items()) {
                    BotLimits own = plan.limits;
                    TRY(read_limits(limits, at.field(bot), own));
                    plan.own_limits.insert_or_assign(bot, own);
                }
                return {};
            },
            [](const Plan& plan) {
                Json json;
                for (const auto& [bot, limits] : plan.own_limits)
                    json[bot] = limits_to_json(limits, plan.limits);
                return json;
            },
            schema::map_of(schema::map_of(schema::text()))};
}

FieldTable<Plan> plan_fields(const GameEntry& game) {
    return FieldTable<Plan>()
        .required("game", &Plan::game, form::text(schema::one_of({&game.info().id, 1})))
        .written("bots", &Plan::bots, form::list(form::text()), "the same bot may be named several times")
        .written("format", &Plan::format, word_form<Format>(kFormatWords, read_format, format_word))
        .written("seats", &Plan::seats, form::whole(1, kMaxSeats))
        .written("matches", &Plan::matches, form::whole<std::int64_t>(1, kMaxMatches), "per pairing, or in all")
        .written("stop", &Plan::stop, form::as<StopRule>(form::text(), read_stop, stop_text))
        .written("rules", &Plan::rules, form::rules(game.rules()))
        .written("seed", &Plan::seed, form::decimal())
        .written("duplicate", &Plan::duplicate, form::truth(), "each deal is played through all seatings")
        .written("limits", &Plan::limits, limits_form(), "of hosted bots")
        .written("keep", &Plan::keep, word_form<Keep>(kKeepWords, keep_from, keep_word))
        .optional("seal", &Plan::seal, form::maybe(plan_seal_fields().form()))
        .part("own_limits", own_limits_form(), "of bots that have their own, by spec")
        .optional("ranking", &Plan::ranking, word_form<Ranking>(kRankingWords, ranking_from, ranking_word))
        .optional("rounds", &Plan::rounds, form::whole(1, kMaxEntrants), "of a Swiss tournament")
        .optional("places", &Plan::places, form::whole(1, kMaxEntrants), "of a hill: budgets tell the first ones apart")
        .optional("own_draws", &Plan::own_draws, form::truth(), "of a hill: each pairing has its own random numbers")
        .optional("tables", &Plan::tables, form::whole(1, kMaxTables), "of a hill: random tables that each bot brings")
        .optional("authors_apart", &Plan::authors_apart, form::truth(), "of a hill: bots of one author never meet")
        .optional("entries_per_author", &Plan::entries_per_author, form::whole(1, kMaxEntrants),
                  "of a hill: versions of one author that play at the same time")
        .optional("versions_a_day", &Plan::versions_a_day, form::whole(1, kMaxVersionsADay),
                  "of a hill: versions that one author may add on a day (UTC)")
        .optional("names", &Plan::names, form::list(form::text()), "by entrant")
        .optional("together", &Plan::together, form::truth(), "bots of one language play in one process")
        .no_others(misuse("tournament", "a plan does not have this field"));
}

} // namespace

Result<Plan> read_plan(std::string_view text) {
    const Json json = TRY(parse_json(text));
    if (!json.is_object()) return failure("tournament", "a plan is a JSON object");
    const auto name = json.find("game");
    if (name == json.end() || !name->is_string()) return misuse("tournament", "game: this field is missing");
    const GameEntry& game = *TRY(require_game(name->get<std::string>()));
    Plan plan = default_plan(game);
    if (const auto read = plan_fields(game).read(json, Path(), plan); !read) {
        Error error = read.error();
        error.kind = ErrorKind::Usage;
        return error;
    }
    if (!json.contains("seats")) plan.seats = seats_for(plan);
    TRY(settle_seal(json, plan));
    return plan;
}

bool names_seed(std::string_view text) {
    const auto json = parse_json(text);
    return json && json->is_object() && (json->contains("seed") || json->contains("seal"));
}

Json plan_to_json(const Plan& plan, SealedSeed sealed) {
    const auto fields = plan_fields(plan.entry());
    // The seed is told only with its salt: without the salt nobody could check the seal.
    const bool tells = sealed == SealedSeed::Told && plan.seal && !plan.seal->salt.empty();
    if (tells || !plan.seal) return fields.write(plan);
    Plan secret = plan;
    secret.seal->salt.clear();
    Json json = fields.write(secret);
    json.erase("seed");
    return json;
}

Json plan_schema(const GameEntry& game) {
    return plan_fields(game).schema();
}

} // namespace hilltop
