// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_text.h"

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

Json estimate_to_json(Json json, const char* name, const std::optional<Estimate>& estimate) {
    json[name] = estimate ? Json(estimate->value) : Json();
    json[std::string(name) + "_error"] = estimate ? Json(estimate->error) : Json();
    return json;
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
    json["how"] = kHow[static_cast<std::size_t>(decision.loss ? decision.loss->how : How::Exact)];
    json["skill"] = decision.skill;
    json["options"] = Json::array();
    for (const auto& option : decision.options)
        json["options"].push_back({{"action", word_to_json(option.word)},
                                   {"value", option.worth.value},
                                   {"error", option.worth.error},
                                   {"behind", option.behind.value},
                                   {"behind_error", option.behind.error}});
    return json;
}

double per(double sum, int count) {
    return count == 0 ? 0.0 : sum / count;
}

Json seat_to_json(const SeatReview& seat, int index, const RecordSeat& who) {
    return {{"seat", index},
            {"bot", who.bot},
            {"error_per_decision", per(seat.loss, seat.decisions)},
            {"error_per_unforced", per(seat.loss, seat.unforced)},
            {"decisions", seat.decisions},
            {"unforced", seat.unforced},
            {"accuracy", seat.accuracy},
            {"loss", seat.loss},
            {"loss_error", seat.loss_error},
            {"marks", {{"?!", seat.marks[1]}, {"?", seat.marks[2]}, {"??", seat.marks[3]}}},
            {"start", seat.start},
            {"luck", seat.luck},
            {"luck_error", seat.luck_error},
            {"skill", seat.skill},
            {"own_skill", seat.own_skill},
            {"result", seat.result},
            {"luck_adjusted", seat.luck_adjusted()},
            {"luck_adjusted_error", seat.luck_error}};
}

Json position_to_json(const std::vector<Estimate>& values, const std::vector<double>& luck) {
    Json json{{"values", Json::array()}, {"errors", Json::array()}, {"luck", luck}};
    for (const Estimate& value : values) {
        json["values"].push_back(value.value);
        json["errors"].push_back(value.error);
    }
    return json;
}

std::optional<std::string> word_from_json(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional(json.get<std::string>());
}

How how_from_json(const Json& json) {
    const auto found = std::find(kHow.begin(), kHow.end(), json.get<std::string>());
    return static_cast<How>(std::min<std::ptrdiff_t>(found - kHow.begin(), 2));
}

std::optional<Estimate> estimate_from_json(const Json& json, const std::string& name, How how) {
    if (json.at(name).is_null()) return {};
    return Estimate{json.at(name).get<double>(), json.at(name + "_error").get<double>(), how};
}

ReviewedDecision decision_from_json(const Json& json) {
    ReviewedDecision decision;
    decision.number = json.at("number").get<int>();
    decision.position = json.at("position").get<int>();
    decision.seat = Seat(json.at("seat").get<int>());
    decision.played = word_from_json(json.at("played"));
    decision.fault = json.value("fault", false);
    decision.samples = json.value("samples", 0);
    const How how = how_from_json(json.at("how"));
    decision.loss = estimate_from_json(json, "loss", how);
    decision.loss_open = estimate_from_json(json, "loss_open", how);
    decision.skill = json.at("skill").get<std::vector<double>>();
    for (const Json& option : json.at("options"))
        decision.options.push_back({word_from_json(option.at("action")),
                                    {option.at("value").get<double>(), option.at("error").get<double>(), how},
                                    {option.at("behind").get<double>(), option.at("behind_error").get<double>(), how}});
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
            values.push_back({position.at("values").at(i).get<double>(), errors.at(i).get<double>(), How::Sampled});
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
        review.seats.push_back(sums);
    }
    return review;
}

bool same(double a, double b) {
    return std::isfinite(a) && std::isfinite(b) && std::abs(a - b) <= 1e-6 * std::max(1.0, std::abs(a));
}

/// Whether the worth of each position follows from the one before, by luck and skill, up to the match's own result.
Result<> adds_up(const Review& review, const Replay& replay) {
    const auto seats = static_cast<std::size_t>(replay.table(0).seats());
    if (review.values.size() != static_cast<std::size_t>(replay.positions()) || review.seats.size() != seats)
        return failure("analysis", "analysis: belongs to another match");
    std::vector<double> now;
    for (const SeatReview& seat : review.seats)
        now.push_back(seat.start);
    auto decision = review.decisions.begin();
    for (int i = 0; i < replay.positions(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto wrong = [&](const char* field) {
            return failure("analysis", "analysis.positions[{}].{}: does not add up", i, std::string(field));
        };
        if (review.values[at].size() != seats || review.luck[at].size() != seats) return wrong("values");
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (!same(review.values[at][seat].value, now[seat] + review.luck[at][seat])) return wrong("luck");
            now[seat] = review.values[at][seat].value;
        }
        for (const Replay::Act& act : replay.acts(i)) {
            if (decision == review.decisions.end() || decision->position != i || decision->seat != act.seat ||
                decision->played != act.word || decision->skill.size() != seats)
                return failure("analysis", "analysis.decisions[{}]: is not what was played",
                               decision - review.decisions.begin());
            for (std::size_t seat = 0; seat < seats; ++seat)
                now[seat] += decision->skill[seat];
            ++decision;
        }
    }
    if (decision != review.decisions.end())
        return failure("analysis", "analysis.decisions[{}]: is not what was played",
                       decision - review.decisions.begin());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const bool ends = same(now[seat], review.seats[seat].result) &&
                          (!replay.finished() ||
                           same(now[seat], worth_of_result(replay.game().info(), replay.last().result(),
                                                           Seat(static_cast<int>(seat)), static_cast<int>(seats))));
        if (!ends) return failure("analysis", "analysis.seats[{}].result: does not add up", seat);
    }
    return {};
}

} // namespace

Json review_to_json(const Review& review, const Record& record) {
    const GameEntry* game = find_game(record.game);
    const MarkLimits limits = game == nullptr ? MarkLimits() : mark_limits(game->info());
    Json json{{"format", kReviewFormat},    {"reference", review.reference},       {"version", review.version},
              {"samples", review.samples},  {"seed", std::to_string(review.seed)}, {"seats", Json::array()},
              {"decisions", Json::array()}, {"positions", Json::array()}};
    for (std::size_t i = 0; i < review.seats.size(); ++i)
        json["seats"].push_back(seat_to_json(review.seats[i], static_cast<int>(i), record.seats[i]));
    for (const ReviewedDecision& decision : review.decisions)
        json["decisions"].push_back(decision_to_json(decision, limits));
    for (std::size_t i = 0; i < review.values.size(); ++i)
        json["positions"].push_back(position_to_json(review.values[i], review.luck[i]));
    return json;
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
    const auto kept = std::find_if(record.extra.begin(), record.extra.end(),
                                   [](const auto& field) { return field.first == kReviewField; });
    if (kept == record.extra.end()) return {};
    const auto json = parse_json(kept->second);
    if (!json || !json->is_object()) return {};
    const Json seats = json->value("seats", Json());
    if (!seats.is_array() || seat < 0 || static_cast<std::size_t>(seat) >= seats.size()) return {};
    const Json& one = seats[static_cast<std::size_t>(seat)];
    const Json accuracy = one.is_object() ? one.value("accuracy", Json()) : Json();
    return accuracy.is_number() ? std::optional(accuracy.get<double>()) : std::nullopt;
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

Result<std::optional<Review>> deep_review(const Replay& replay, int samples, std::optional<std::uint64_t> seed) {
    auto kept = kept_review(replay);
    const auto judge = replay.game().judge_traits();
    if (!kept || !*kept || !judge) return kept;
    const Review& review = **kept;
    const bool fits = review.reference == judge->reference && review.version == judge->version &&
                      review.samples >= (samples > 0 ? samples : judge->samples) && (!seed || *seed == review.seed);
    return fits ? std::move(kept) : std::optional<Review>();
}

Result<std::optional<Review>> kept_review(const Replay& replay) {
    const Record& record = replay.record();
    const auto kept = std::find_if(record.extra.begin(), record.extra.end(),
                                   [](const auto& field) { return field.first == kReviewField; });
    if (kept == record.extra.end()) return std::optional<Review>();
    const auto json = parse_json(kept->second);
    if (!json) return json.error();
    try {
        if (json->at("format").get<int>() > kReviewFormat)
            return failure("analysis", "analysis: was made by a newer version of Hilltop");
        Review review = review_from_json(*json);
        if (const auto sound = adds_up(review, replay); !sound) return sound.error();
        sum_up(review, mark_limits(replay.game().info()));
        return std::optional(std::move(review));
    } catch (const nlohmann::json::exception&) {
        return failure("analysis", "analysis: a field is missing or is not what it should be");
    }
}

} // namespace hilltop
