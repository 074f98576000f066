// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/review_fields.h"

#include "analysis/review_text.h"
#include "engine/schema.h"

namespace hilltop {
namespace {

constexpr std::array<const char*, 3> kHow{"exact", "sampled", "heuristic"};

/// Words that this version does not know are heuristics.
Form<How> how_form() {
    return form::as<How>(
        form::text(schema::one_of(kHow)),
        [](const std::string& word) {
            const auto found = std::find(kHow.begin(), kHow.end(), word);
            return static_cast<How>(std::min<std::ptrdiff_t>(found - kHow.begin(), 2));
        },
        [](How how) { return kHow[static_cast<std::size_t>(how)]; });
}

Form<std::optional<std::string>> word_form() {
    return form::or_null(form::named("answer", form::text()));
}

/// By sign; written, and not read.
Form<std::array<int, kMarks>> marks_form() {
    const Json count = schema::at_least(0);
    return {{},
            [](const std::array<int, kMarks>& marks) {
                return Json{{"?!", marks[1]}, {"?", marks[2]}, {"??", marks[3]}};
            },
            schema::object({{"?!", count}, {"?", count}, {"??", count}})};
}

FieldTable<KeptOption> option_fields() {
    const auto number = form::number();
    return FieldTable<KeptOption>()
        .required("action", &KeptOption::word, word_form())
        .required(
            "value", [](auto& option) -> auto& { return option.worth.value; }, number)
        .required(
            "error", [](auto& option) -> auto& { return option.worth.error; }, number)
        .required(
            "behind", [](auto& option) -> auto& { return option.behind.value; }, number,
            "the best option's value less this one's")
        .required(
            "behind_error", [](auto& option) -> auto& { return option.behind.error; }, number)
        .written("how", &KeptOption::how, form::maybe(how_form()));
}

FieldTable<KeptDecision> decision_fields(int seats) {
    constexpr const char* kSigns[] = {"", "?!", "?", "??"};
    const auto options = form::list(option_fields().form());
    const auto number = form::or_null(form::number());
    const auto how = form::maybe(how_form());
    return FieldTable<KeptDecision>()
        .required("number", &KeptDecision::number, form::whole(-1), "of the decision; -1: a fault at a rest")
        .required("position", &KeptDecision::position, form::whole(), "of the replay, rests counted")
        .required("seat", &KeptDecision::seat, form::seat(seats))
        .required("played", &KeptDecision::played, word_form())
        .optional("fault", &KeptDecision::fault, form::truth())
        .optional("samples", &KeptDecision::samples, form::whole(), "its options were judged with so many")
        .required(
            "loss", [](auto& made) -> auto& { return made.known.value; }, number, "given what the seat knew")
        .required(
            "loss_error", [](auto& made) -> auto& { return made.known.error; }, number)
        .required(
            "loss_open", [](auto& made) -> auto& { return made.cards_open.value; }, number, "with all cards open")
        .required(
            "loss_open_error", [](auto& made) -> auto& { return made.cards_open.error; }, number)
        .required("mark", &KeptDecision::mark, form::text(schema::one_of(kSigns)))
        .written(
            "how", [](auto& made) -> auto& { return made.known.how; }, how)
        .promised()
        .optional(
            "how_open", [](auto& made) -> auto& { return made.cards_open.how; }, how, "how loss_open was found")
        .required("skill", &KeptDecision::skill, form::list(form::number()),
                  "by seat: worth after the answer less that before it")
        .required("options", &KeptDecision::kept_options, options, "the best first; empty: it was forced")
        .optional("options_open", &KeptDecision::kept_open, options, "the same with all cards as they lie");
}

FieldTable<KeptPosition> position_fields() {
    const auto numbers = form::list(form::number());
    return FieldTable<KeptPosition>()
        .required("values", &KeptPosition::values, numbers, "worth by seat")
        .required("errors", &KeptPosition::errors, numbers)
        .required("luck", &KeptPosition::luck, numbers, "by seat, on the way there")
        .optional("how", &KeptPosition::how, form::maybe(how_form()))
        .check([](const KeptPosition& position, const Path& at) -> Result<> {
            if (position.errors.size() == position.values.size()) return {};
            return at.error(failure("analysis", "{} and {} have different lengths", "values", "errors"));
        });
}

KeptDecision::Loss loss_of(const std::optional<Estimate>& loss) {
    return loss ? KeptDecision::Loss{loss->value, loss->error, loss->how} : KeptDecision::Loss{};
}

std::optional<Estimate> estimate_of(const KeptDecision::Loss& loss, How how) {
    if (!loss.value) return {};
    return Estimate{*loss.value, loss.error.value_or(0), loss.how.value_or(how)};
}

std::vector<KeptOption> options_to_keep(const std::vector<Compared::Option>& options) {
    std::vector<KeptOption> kept;
    for (const Compared::Option& option : options)
        kept.push_back({option, option.worth.how});
    return kept;
}

std::vector<Compared::Option> options_of(const std::vector<KeptOption>& kept, How how) {
    std::vector<Compared::Option> options;
    for (const KeptOption& option : kept) {
        options.push_back(option);
        options.back().worth.how = options.back().behind.how = option.how.value_or(how);
    }
    return options;
}

KeptDecision decision_to_keep(const ReviewedDecision& decision, const MarkLimits& limits) {
    KeptDecision kept{decision, loss_of(decision.loss), loss_of(decision.loss_open), {}, {}, {}};
    if (!kept.known.how) kept.known.how = How::Exact;
    kept.mark = mark_sign(mark_of(decision, limits));
    kept.kept_options = options_to_keep(decision.options);
    kept.kept_open = options_to_keep(decision.open);
    return kept;
}

ReviewedDecision decision_of(const KeptDecision& kept) {
    ReviewedDecision decision = kept;
    const How how = kept.known.how.value_or(How::Sampled);
    decision.loss = estimate_of(kept.known, how);
    decision.loss_open = estimate_of(kept.cards_open, how);
    decision.options = options_of(kept.kept_options, how);
    decision.open = options_of(kept.kept_open, how);
    return decision;
}

} // namespace

Json options_to_json(const std::vector<Compared::Option>& options) {
    return form::list(option_fields().form()).write(options_to_keep(options));
}

FieldTable<KeptSeat> review_seat_fields(int seats) {
    const auto number = form::number();
    const auto count = form::whole();
    const auto decision = &SeatReview::loss_a_decision, unforced = &SeatReview::loss_an_unforced;
    const auto value = [](auto get) { return [get](const KeptSeat& seat) { return (seat.*get)().value; }; };
    const auto error = [](auto get) { return [get](const KeptSeat& seat) { return (seat.*get)().error; }; };
    return FieldTable<KeptSeat>()
        .computed("seat", &KeptSeat::seat, form::whole(0, seats - 1))
        .computed("bot", &KeptSeat::bot, form::text())
        .computed("error_per_decision", value(decision), number, "all its losses over its decisions")
        .computed("error_per_decision_error", error(decision), number)
        .came_later()
        .computed("error_per_unforced", value(unforced), number, "the losses of its unforced ones over their number")
        .computed("error_per_unforced_error", error(unforced), number)
        .came_later()
        .computed("decisions", &KeptSeat::decisions, count)
        .computed("unforced", &KeptSeat::unforced, count,
                  "with an option that is not as good as the best within its error")
        .computed("accuracy", &KeptSeat::accuracy, number, "the share kept of what its decisions were about")
        .computed("accuracy_error", &KeptSeat::accuracy_error, number)
        .came_later()
        .computed("loss", &KeptSeat::loss, number)
        .computed("loss_error", &KeptSeat::loss_error, number)
        .computed("loss_unforced", &KeptSeat::loss_unforced, number, "of its unforced decisions alone")
        .came_later()
        .computed("loss_unforced_error", &KeptSeat::loss_unforced_error, number)
        .came_later()
        .computed(
            "marks", [](const KeptSeat& seat) { return seat.marks; }, marks_form())
        .required("start", &KeptSeat::start, number, "worth before the deal; start + luck + skill = result")
        .computed("luck", &KeptSeat::luck, number, "what drawn cards changed")
        .required("luck_error", &KeptSeat::luck_error, number)
        .computed("skill", &KeptSeat::skill, number, "what answers changed, of all seats")
        .computed("own_skill", &KeptSeat::own_skill, number, "what its own answers changed")
        .written("start_error", &KeptSeat::start_error, number)
        .written("own_skill_error", &KeptSeat::own_skill_error, form::maybe(number))
        .written("others_skill_error", &KeptSeat::others_skill_error, form::maybe(number),
                 "of what the others' answers changed")
        .required("result", &KeptSeat::result, number)
        .computed("luck_adjusted", &KeptSeat::luck_adjusted, number, "result less luck")
        .computed("luck_adjusted_error", &KeptSeat::luck_error, number);
}

FieldTable<KeptReview> review_fields(int seats) {
    return FieldTable<KeptReview>()
        .constant("format", kReviewFormat, form::whole(1), "of analyses; a reader refuses a higher one")
        .required("reference", &KeptReview::reference, form::text(),
                  "whom everyone is assumed to play like: a bot, or a word if it is not a bot")
        .required("version", &KeptReview::version, form::whole(), "of the judge")
        .required("samples", &KeptReview::samples, form::whole())
        .required("seed", &KeptReview::seed, form::decimal())
        .required("seats", &KeptReview::seats, form::list(review_seat_fields(seats).form()))
        .required("decisions", &KeptReview::decisions, form::list(decision_fields(seats).form()))
        .required("positions", &KeptReview::positions, form::list(position_fields().form()))
        .written("limits", &KeptReview::limits, form::maybe(form::list(form::number())),
                 "the least losses marked ?!, ?, ??")
        .check([](const KeptReview& review, const Path& at) -> Result<> {
            if (!review.limits || review.limits->size() == MarkLimits().from.size()) return {};
            return at.field("limits").error(failure("analysis", "this must be a list of three numbers"));
        });
}

KeptSeat to_keep(const SeatReview& seat, int index, const std::string& bot) {
    return {seat, index, bot, seat.own_error, seat.others_error};
}

KeptReview to_keep(const Review& review, const Record& record) {
    KeptReview kept{review.reference, review.version, review.samples, review.seed, {}, {}, {}, {}};
    for (std::size_t i = 0; i < review.seats.size(); ++i)
        kept.seats.push_back(to_keep(review.seats[i], static_cast<int>(i), record.seats[i].bot));
    for (const ReviewedDecision& decision : review.decisions)
        kept.decisions.push_back(decision_to_keep(decision, review.limits));
    for (std::size_t i = 0; i < review.values.size(); ++i) {
        KeptPosition& position = kept.positions.emplace_back();
        position.luck = review.luck[i];
        if (!review.values[i].empty()) position.how = review.values[i].front().how;
        for (const Estimate& value : review.values[i]) {
            position.values.push_back(value.value);
            position.errors.push_back(value.error);
        }
    }
    kept.limits.emplace(review.limits.from.begin(), review.limits.from.end());
    return kept;
}

Review from_kept(const KeptReview& kept) {
    Review review{kept.reference, kept.version, kept.samples, kept.seed, {}, {}, {}, {}, {}};
    for (const KeptPosition& position : kept.positions) {
        review.luck.push_back(position.luck);
        auto& values = review.values.emplace_back();
        for (std::size_t i = 0; i < position.values.size(); ++i)
            values.push_back({position.values[i], position.errors[i], position.how.value_or(How::Sampled)});
    }
    for (const KeptDecision& decision : kept.decisions)
        review.decisions.push_back(decision_of(decision));
    for (const KeptSeat& seat : kept.seats) {
        SeatReview& sums = review.seats.emplace_back(seat);
        sums.own_error = seat.own_skill_error.value_or(seat.luck_error);
        sums.others_error = seat.others_skill_error.value_or(seat.luck_error);
    }
    return review;
}

} // namespace hilltop
