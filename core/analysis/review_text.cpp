// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_text.h"

#include "analysis/review_check.h"
#include "analysis/review_fields.h"
#include "base/json_text.h"
#include "records/record_file.h"
#include "registry/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// Whether what it says of the seats and of marks follows from the rest of it. `review` was read from `kept`, which
/// `json` says.
Result<> sums_fit(Review review, const KeptReview& kept, const Json& json) {
    static const auto seat_fields = review_seat_fields(kMaxSeats);
    MarkLimits limits = review.limits;
    if (kept.limits) std::copy(kept.limits->begin(), kept.limits->end(), limits.from.begin());
    for (std::size_t i = 0; i < review.decisions.size(); ++i) {
        if (kept.decisions[i].mark != mark_sign(mark_of(review.decisions[i], limits)))
            return failure("analysis", "analysis.decisions[{}].{}: the numbers do not add up", i, std::string("mark"));
    }
    sum_up(review, limits);
    for (std::size_t i = 0; i < review.seats.size(); ++i) {
        const Json& told = json.at("seats").at(i);
        const Json sums = seat_fields.write(to_keep(review.seats[i], static_cast<int>(i), {}));
        // Older ones divided all losses by the decisions whose second option was not as good.
        const bool older = !told.contains("loss_unforced");
        for (const auto& [field, value] : sums.items()) {
            if (!told.contains(field) || field == "bot") continue; // older ones have fewer
            if (older && field.find("unforced") != std::string::npos) continue;
            const Json& said = told.at(field);
            const bool fits = value.is_number()
                                  ? said.is_number() && as_good_as(said.get<double>(), value.get<double>())
                                  : said == value;
            if (!fits) return failure("analysis", "analysis.seats[{}].{}: the numbers do not add up", i, field);
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

const FieldTable<KeptReview>& all_review_fields() {
    static const auto fields = review_fields(kMaxSeats);
    return fields;
}

/// The review in `json`, if its numbers are consistent and, if `replay` is given, fit that match. It is marked with
/// the game's limits for these rules.
Result<Review> sound_review(const Json& json, const GameEntry& game, const Record& record, const Replay* replay) {
    const Path at("analysis");
    if (const auto format = json.is_object() ? json.find("format") : json.end();
        format != json.end() && format->is_number_integer() && *format > kReviewFormat)
        return at.error(failure("analysis", "this analysis was made by a newer version of Hilltop"));
    const KeptReview kept = TRY(all_review_fields().read(json, at));
    Review review = from_kept(kept);
    if (const auto fit = replay != nullptr ? adds_up(review, *replay) : Result<>(); !fit) return fit.error();
    if (const auto fit = decisions_fit(review); !fit) return fit.error();
    for (std::size_t i = 0; i < review.luck.size(); ++i) {
        if (review.luck[i].size() != review.seats.size())
            return failure("analysis", "analysis.positions[{}].{}: the numbers do not add up", i,
                           std::string("values"));
    }
    review.limits = mark_limits(game.info(), record.rules); // those of old
    if (const auto fit = sums_fit(review, kept, json); !fit) return fit.error();
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
    return all_review_fields().write(to_keep(review, record));
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
                        old->value("samples", Json()).is_number_integer() && old->value("samples", 0) > review.samples;
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
    const auto review = sound_review(*json, *game, record, nullptr);
    if (!review || static_cast<std::size_t>(seat) >= review->seats.size()) return {};
    return review->seats[static_cast<std::size_t>(seat)].accuracy;
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
    const Json json = TRY(parse_json(*kept));
    return std::optional(TRY(sound_review(json, replay.game(), replay.record(), &replay)));
}

} // namespace hilltop
