// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_text.h"

#include "analysis/review_check.h"
#include "base/json_text.h"
#include "records/record_file.h"
#include "registry/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

constexpr std::array<const char*, 3> kHow{"exact", "sampled", "heuristic"};

Json word_to_json(const std::optional<std::string>& word) {
    return word ? Json(*word) : Json();
}

const char* how_word(How how) {
    return kHow[static_cast<std::size_t>(how)];
}

Json estimate_to_json(Json json, const char* name, const std::optional<Estimate>& estimate) {
    json[name] = estimate ? Json(estimate->value) : Json();
    json[std::string(name) + "_error"] = estimate ? Json(estimate->error) : Json();
    return json;
}

Json options_to_json(const std::vector<Compared::Option>& options) {
    Json list = Json::array();
    for (const auto& option : options)
        list.push_back({{"action", word_to_json(option.word)},
                        {"value", option.worth.value},
                        {"error", option.worth.error},
                        {"behind", option.behind.value},
                        {"behind_error", option.behind.error},
                        {"how", how_word(option.worth.how)}});
    return list;
}

Json decision_to_json(const ReviewedDecision& decision, const MarkLimits& limits) {
    Json json{{"number", decision.number},
              {"position", decision.position},
              {"seat", decision.seat.index()},
              {"played", word_to_json(decision.played)}};
    if (decision.fault) json["fault"] = true;
    if (decision.samples > 0) json["samples"] = decision.samples;
    json = estimate_to_json(std::move(json), "loss", decision.loss);
    json = estimate_to_json(std::move(json), "loss_open", decision.loss_open);
    json["mark"] = mark_sign(mark_of(decision, limits));
    json["how"] = how_word(decision.loss ? decision.loss->how : How::Exact);
    if (decision.loss_open) json["how_open"] = how_word(decision.loss_open->how);
    json["skill"] = decision.skill;
    json["options"] = options_to_json(decision.options);
    if (!decision.open.empty()) json["options_open"] = options_to_json(decision.open);
    return json;
}

Json seat_to_json(const SeatReview& seat, int index, const RecordSeat& who) {
    return {{"seat", index},
            {"bot", who.bot},
            {"error_per_decision", seat.loss_a_decision().value},
            {"error_per_decision_error", seat.loss_a_decision().error},
            {"error_per_unforced", seat.loss_an_unforced().value},
            {"error_per_unforced_error", seat.loss_an_unforced().error},
            {"decisions", seat.decisions},
            {"unforced", seat.unforced},
            {"accuracy", seat.accuracy},
            {"accuracy_error", seat.accuracy_error},
            {"loss", seat.loss},
            {"loss_error", seat.loss_error},
            {"loss_unforced", seat.loss_unforced},
            {"loss_unforced_error", seat.loss_unforced_error},
            {"marks", {{"?!", seat.marks[1]}, {"?", seat.marks[2]}, {"??", seat.marks[3]}}},
            {"start", seat.start},
            {"luck", seat.luck},
            {"luck_error", seat.luck_error},
            {"skill", seat.skill},
            {"own_skill", seat.own_skill},
            {"start_error", seat.start_error},
            {"own_skill_error", seat.own_error},
            {"others_skill_error", seat.others_error},
            {"result", seat.result},
            {"luck_adjusted", seat.luck_adjusted()},
            {"luck_adjusted_error", seat.luck_error}};
}

Json position_to_json(const std::vector<Estimate>& values, const std::vector<double>& luck) {
    Json json{{"values", Json::array()}, {"errors", Json::array()}, {"luck", luck}};
    if (!values.empty()) json["how"] = how_word(values.front().how);
    for (const Estimate& value : values) {
        json["values"].push_back(value.value);
        json["errors"].push_back(value.error);
    }
    return json;
}

std::optional<std::string> word_from_json(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional(json.get<std::string>());
}

How how_from_json(const Json& json, const char* field, How fallback) {
    if (!json.contains(field)) return fallback; // as the first of this format were written
    const auto found = std::find(kHow.begin(), kHow.end(), json.at(field).get<std::string>());
    return static_cast<How>(std::min<std::ptrdiff_t>(found - kHow.begin(), 2));
}

std::optional<Estimate> estimate_from_json(const Json& json, const std::string& name, How how) {
    if (json.at(name).is_null()) return {};
    return Estimate{json.at(name).get<double>(), json.at(name + "_error").get<double>(), how};
}

std::vector<Compared::Option> options_from_json(const Json& list, How fallback) {
    std::vector<Compared::Option> options;
    for (const Json& option : list) {
        const How how = how_from_json(option, "how", fallback);
        options.push_back({word_from_json(option.at("action")),
                           {option.at("value").get<double>(), option.at("error").get<double>(), how},
                           {option.at("behind").get<double>(), option.at("behind_error").get<double>(), how}});
    }
    return options;
}

ReviewedDecision decision_from_json(const Json& json) {
    ReviewedDecision decision;
    decision.number = json.at("number").get<int>();
    decision.position = json.at("position").get<int>();
    decision.seat = Seat(json.at("seat").get<int>());
    decision.played = word_from_json(json.at("played"));
    decision.fault = json.value("fault", false);
    decision.samples = json.value("samples", 0);
    const How how = how_from_json(json, "how", How::Sampled);
    decision.loss = estimate_from_json(json, "loss", how);
    decision.loss_open = estimate_from_json(json, "loss_open", how_from_json(json, "how_open", how));
    decision.skill = json.at("skill").get<std::vector<double>>();
    decision.options = options_from_json(json.at("options"), how);
    if (json.contains("options_open")) decision.open = options_from_json(json.at("options_open"), how);
    return decision;
}

Review review_from_json(const Json& json) {
    Review review;
    review.reference = json.at("reference").get<std::string>();
    review.version = json.at("version").get<int>();
    review.samples = json.at("samples").get<int>();
    const auto seed = number_from_json(json.at("seed"), "seed");
    if (seed) review.seed = *seed;
    for (const Json& position : json.at("positions")) {
        std::vector<Estimate> values;
        const auto& errors = position.at("errors");
        for (std::size_t i = 0; i < position.at("values").size(); ++i)
            values.push_back({position.at("values").at(i).get<double>(), errors.at(i).get<double>(),
                              how_from_json(position, "how", How::Sampled)});
        review.values.push_back(std::move(values));
        review.luck.push_back(position.at("luck").get<std::vector<double>>());
    }
    for (const Json& decision : json.at("decisions"))
        review.decisions.push_back(decision_from_json(decision));
    for (const Json& seat : json.at("seats")) {
        SeatReview sums;
        sums.start = seat.at("start").get<double>();
        sums.luck_error = seat.at("luck_error").get<double>();
        sums.result = seat.at("result").get<double>();
        // Those of old do without: what luck may err by, play errs by.
        sums.start_error = seat.value("start_error", 0.0);
        sums.own_error = seat.value("own_skill_error", sums.luck_error);
        sums.others_error = seat.value("others_skill_error", sums.luck_error);
        review.seats.push_back(sums);
    }
    return review;
}

/// Whether what it says of the seats and of marks follows from the rest of it. `review` was read from `json`.
Result<> sums_fit(Review review, const Json& json) {
    MarkLimits limits = review.limits;
    if (json.contains("limits")) limits.from = json.at("limits").get<std::array<double, 3>>();
    for (std::size_t i = 0; i < review.decisions.size(); ++i) {
        if (json.at("decisions").at(i).at("mark").get<std::string>() != mark_sign(mark_of(review.decisions[i], limits)))
            return failure("analysis", "analysis.decisions[{}].{}: does not add up", i, std::string("mark"));
    }
    sum_up(review, limits);
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        const Json& told = json.at("seats").at(i);
        const Json sums = seat_to_json(review.seats[i], static_cast<int>(i), {});
        // Older ones divided all losses by the decisions whose second option was not as good.
        const bool older = !told.contains("loss_unforced");
        for (const auto& [field, value] : sums.items()) {
            if (!told.contains(field) || field == "bot") continue; // older ones have fewer
            if (older && field.find("unforced") != std::string::npos) continue;
            const Json& said = told.at(field);
            const bool fits = value.is_number()
                                  ? said.is_number() && as_good_as(said.get<double>(), value.get<double>())
                                  : said == value;
            if (!fits) return failure("analysis", "analysis.seats[{}].{}: does not add up", i, field);
        }
    }
    return {};
}

/// Reviews of older versions can say that an answer is worth less than nothing: it was tried in few samples, in which
/// the best one did better than in all.
void keep_possible(std::vector<Compared::Option>& options) {
    for (auto& option : options) {
        if (option.worth.value >= 0) continue;
        option.worth.value = 0;
        option.behind.value = options.front().worth.value;
    }
}

bool counts_chances(const Info& info) {
    return info.counting == Counting::Matches || info.counting == Counting::SharedWins;
}

/// The review in `json`, if its numbers are consistent and, if `replay` is given, fit that match. It is marked with
/// the game's limits for these rules.
Result<Review> sound_review(const Json& json, const GameEntry& game, const Record& record, const Replay* replay) {
    if (json.at("format").get<int>() > kReviewFormat)
        return failure("analysis", "analysis: was made by a newer version of Hilltop");
    Review review = review_from_json(json);
    if (const auto fit = replay != nullptr ? adds_up(review, *replay) : Result<>(); !fit) return fit.error();
    if (const auto fit = decisions_fit(review); !fit) return fit.error();
    for (std::size_t i = 0; i < review.luck.size(); ++i) {
        if (review.luck[i].size() != review.seats.size())
            return failure("analysis", "analysis.positions[{}].{}: does not add up", i, std::string("values"));
    }
    review.limits = mark_limits(game.info(), record.rules); // those of old
    if (const auto fit = sums_fit(review, json); !fit) return fit.error();
    for (ReviewedDecision& decision : review.decisions) {
        if (!counts_chances(game.info())) break;
        keep_possible(decision.options);
        keep_possible(decision.open);
    }
    sum_up(review, mark_limits(game.info(), record.rules));
    return review;
}

const std::string* kept_text(const Record& record) {
    const auto kept = std::find_if(record.extra.begin(), record.extra.end(),
                                   [](const auto& field) { return field.first == kReviewField; });
    return kept == record.extra.end() ? nullptr : &kept->second;
}

} // namespace

Json review_to_json(const Review& review, const Record& record) {
    Json json{{"format", kReviewFormat},    {"reference", review.reference},       {"version", review.version},
              {"samples", review.samples},  {"seed", std::to_string(review.seed)}, {"seats", Json::array()},
              {"decisions", Json::array()}, {"positions", Json::array()},          {"limits", review.limits.from}};
    for (std::size_t i = 0; i < review.seats.size(); ++i)
        json["seats"].push_back(seat_to_json(review.seats[i], static_cast<int>(i), record.seats[i]));
    for (const ReviewedDecision& decision : review.decisions)
        json["decisions"].push_back(decision_to_json(decision, review.limits));
    for (std::size_t i = 0; i < review.values.size(); ++i)
        json["positions"].push_back(position_to_json(review.values[i], review.luck[i]));
    return json;
}

bool may_replace(const std::string& kept, const std::string& other) {
    const auto number = [](const Json& json, const char* field) {
        const Json value = json.value(field, Json());
        return value.is_number() ? value.get<double>() : 0.0;
    };
    const auto old = parse_json(kept), found = parse_json(other);
    if (!found || !found->is_object()) return false;
    if (!old || !old->is_object()) return true;
    const double before = number(*old, "version"), now = number(*found, "version");
    if (old->value("reference", Json()) != found->value("reference", Json()) || before != now) return now >= before;
    return number(*found, "samples") >= number(*old, "samples");
}

bool keep_review(Record& record, const Review& review) {
    const auto kept = std::find_if(record.extra.begin(), record.extra.end(),
                                   [](const auto& field) { return field.first == kReviewField; });
    const std::string text = review_to_json(review, record).dump();
    if (kept == record.extra.end()) {
        record.extra.emplace_back(kReviewField, text);
        return true;
    }
    const auto old = parse_json(kept->second);
    const bool deeper = old && old->is_object() && old->value("version", Json()) == review.version &&
                        old->value("reference", Json()) == review.reference &&
                        old->value("samples", Json()).is_number() && old->value("samples", 0) > review.samples;
    if (deeper) return false;
    kept->second = text;
    return true;
}

std::optional<double> kept_accuracy(const Record& record, int seat) {
    const std::string* kept = kept_text(record);
    const GameEntry* game = find_game(record.game);
    if (kept == nullptr || game == nullptr || seat < 0) return {};
    const auto json = parse_json(*kept);
    if (!json) return {};
    try {
        const auto review = sound_review(*json, *game, record, nullptr);
        if (!review || static_cast<std::size_t>(seat) >= review->seats.size()) return {};
        return review->seats[static_cast<std::size_t>(seat)].accuracy;
    } catch (const nlohmann::json::exception&) {
        return {};
    }
}

bool drop_review(Record& record) {
    for (const auto& [name, text] : record.extra) {
        const auto json = name == kReviewField ? parse_json(text) : Result<Json>(Json());
        if (json && json->is_object() && json->value("format", Json()).is_number_integer() &&
            json->value("format", 0) > kReviewFormat)
            return false;
    }
    std::erase_if(record.extra, [](const auto& field) { return field.first == kReviewField; });
    return true;
}

bool keeps_review(const Record& record) {
    return kept_text(record) != nullptr;
}

bool is_todays(const Review& review, const GameEntry& game) {
    const auto judge = game.judge_traits();
    return judge && review.reference == judge->reference && review.version == judge->version;
}

bool is_deep(const Review& review, const JudgeTraits& judge, int samples, std::optional<std::uint64_t> seed) {
    return review.reference == judge.reference && review.version == judge.version &&
           review.samples >= (samples > 0 ? samples : judge.samples) && (!seed || *seed == review.seed);
}

Result<std::optional<Review>> deep_review(const Replay& replay, int samples, std::optional<std::uint64_t> seed) {
    auto kept = kept_review(replay);
    const auto judge = replay.game().judge_traits();
    if (!kept || !*kept || !judge) return kept;
    return is_deep(**kept, *judge, samples, seed) ? std::move(kept) : std::optional<Review>();
}

Result<std::optional<Review>> kept_review(const Replay& replay) {
    const std::string* kept = kept_text(replay.record());
    if (kept == nullptr) return std::optional<Review>();
    const auto json = parse_json(*kept);
    if (!json) return json.error();
    try {
        auto review = sound_review(*json, replay.game(), replay.record(), &replay);
        if (!review) return review.error();
        return std::optional(std::move(*review));
    } catch (const nlohmann::json::exception&) {
        return failure("analysis", "analysis: a field is missing or has the wrong type");
    }
}

} // namespace hilltop
