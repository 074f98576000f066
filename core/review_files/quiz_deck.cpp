// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/quiz_deck.h"

#include "base/fields.h"
#include "base/json_text.h"
#include "base/text_file.h"
#include "engine/schema.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <map>

namespace hilltop {
namespace {

Form<Estimate> estimate_form() {
    const auto any = form::whole(std::numeric_limits<int>::min());
    const auto how = form::as<How>(
        any, [](int number) { return number >= 0 && number <= 2 ? static_cast<How>(number) : How::Heuristic; },
        [](How found) { return static_cast<int>(found); });
    return FieldTable<Estimate>()
        .required("value", &Estimate::value, form::number())
        .required("error", &Estimate::error, form::number())
        .required("how", &Estimate::how, how)
        .form();
}

/// A card's question has to be open.
Result<> check_card(QuizCard& card, const Path& at) {
    ReviewedDecision& decision = card.puzzle.decision;
    decision.played = std::string();
    card.box = std::clamp(card.box, 0, static_cast<int>(QuizDeck::kDays.size()) - 1);
    const Record& record = card.puzzle.record;
    if (decision.seat.index() >= static_cast<int>(record.seats.size()))
        return at.field("seat").error(failure("review_files", "the match has no such seat"));
    if (decision.options.size() < 2)
        return at.field("options").error(failure("review_files", "there is only one answer"));
    const Replay replay = TRY(Replay::make(record, Replay::Asking::Later));
    if (!question_of(replay)->pending().contains(decision.seat))
        return at.error(failure("review_files", "the seat has nothing to decide here"));
    return {};
}

const FieldTable<QuizCard>& card_fields() {
    using Option = Compared::Option;
    static const auto any = form::whole(std::numeric_limits<int>::min());
    static const auto estimate = estimate_form();
    static const auto option = FieldTable<Option>()
                                   .required("action", &Option::word, form::or_null(form::text()))
                                   .required("worth", &Option::worth, estimate)
                                   .required("behind", &Option::behind, estimate)
                                   .form();
    static const auto fields =
        FieldTable<QuizCard>()
            .required(
                "card", [](auto& card) -> auto& { return card.puzzle.record; },
                form::as<Record>(form::text(), read_record, write_record))
            .required(
                "number", [](auto& card) -> auto& { return card.puzzle.decision.number; }, any)
            .required(
                "position", [](auto& card) -> auto& { return card.puzzle.decision.position; }, any)
            .required(
                "seat", [](auto& card) -> auto& { return card.puzzle.decision.seat; }, form::seat(kMaxSeats))
            .required(
                "samples", [](auto& card) -> auto& { return card.puzzle.decision.samples; }, any)
            .required(
                "options", [](auto& card) -> auto& { return card.puzzle.decision.options; }, form::list(option))
            .required("source", &QuizCard::source, form::text())
            .required("box", &QuizCard::box, any)
            .required("due", &QuizCard::due, any)
            .check(check_card);
    return fields;
}

const FieldTable<QuizTry>& try_fields() {
    static const auto fields = FieldTable<QuizTry>()
                                   .required("tried", &QuizTry::day, form::whole(std::numeric_limits<int>::min()))
                                   .required("game", &QuizTry::game, form::text())
                                   .required("right", &QuizTry::right, form::truth())
                                   .required("loss", &QuizTry::loss, form::number())
                                   .optional("kind", &QuizTry::kind, form::text());
    return fields;
}

bool same_question(const Puzzle& one, const Puzzle& two) {
    return one.decision.number == two.decision.number && one.decision.seat == two.decision.seat &&
           one.record.game == two.record.game && one.record.source == two.record.source &&
           one.record.cards == two.record.cards && one.record.steps == two.record.steps;
}

/// The id of the kind of decision that is asked; empty where the game has none.
std::string kind_of(const Puzzle& puzzle) {
    const auto replay = Replay::make(puzzle.record, Replay::Asking::Later);
    if (!replay) return {};
    const auto kinds = replay->game().decision_kinds();
    if (kinds.empty()) return {};
    const int kind = replay->game().decision_kind(*question_of(*replay)->seen(puzzle.decision.seat));
    return kind < 0 ? std::string() : kinds[static_cast<std::size_t>(kind)];
}

/// The first day of 1970 was a Thursday.
int monday_of(int day) {
    return day - (day + 3) % 7;
}

} // namespace

Result<QuizDeck> QuizDeck::load(const std::string& path) {
    QuizDeck deck;
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return deck;
    const auto text = TRY(load_text(path));
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const std::string line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty()) continue;
        const auto json = parse_json(line);
        auto card = json ? card_fields().read(*json) : Result<QuizCard>(json.error());
        auto one = json && !card ? try_fields().read(*json) : Result<QuizTry>(card ? Error() : card.error());
        if (card)
            deck.m_cards.push_back(card.take());
        else if (one)
            deck.m_tries.push_back(one.take());
        else
            deck.m_unread.push_back(line);
    }
    return deck;
}

Result<> QuizDeck::save(const std::string& path) const {
    std::string text;
    for (const QuizCard& card : m_cards)
        text += card_fields().write(card).dump() + '\n';
    for (const QuizTry& one : m_tries)
        text += try_fields().write(one).dump() + '\n';
    for (const std::string& line : m_unread)
        text += line + '\n';
    TRY(make_folder_of(path));
    return save_text(path, text);
}

bool QuizDeck::has(const Puzzle& puzzle) const {
    return std::any_of(m_cards.begin(), m_cards.end(),
                       [&](const QuizCard& card) { return same_question(card.puzzle, puzzle); });
}

ReviewedDecision QuizDeck::answer(const Puzzle& puzzle, const std::string& source,
                                  const std::optional<std::string>& word, int day, const Marking& marking) {
    ReviewedDecision verdict = answered(puzzle.decision, word);
    const GameEntry* game = find_game(puzzle.record.game);
    const MarkLimits limits = game == nullptr ? MarkLimits() : marking.of(game->info(), puzzle.record.rules);
    const bool right = verdict.loss && mark_of(verdict, limits) == Mark::None;
    const std::string kind = kind_of(puzzle);
    m_tries.push_back({day, puzzle.record.game, right, verdict.loss ? verdict.loss->value : 0, kind});
    const auto card = std::find_if(m_cards.begin(), m_cards.end(),
                                   [&](const QuizCard& one) { return same_question(one.puzzle, puzzle); });
    if (card == m_cards.end()) {
        if (!right) m_cards.push_back({puzzle, source, 0, day + kDays[0]});
        return verdict;
    }
    if (!right) {
        card->box = 0;
        card->due = day + kDays[0];
    } else if (card->box + 1 == static_cast<int>(kDays.size())) {
        m_cards.erase(card);
    } else if (card->due <= day) { // practised before its time it stays where it is
        ++card->box;
        card->due = day + days_of(card->box, puzzle.record.game, kind);
    }
    return verdict;
}

int QuizDeck::days_of(int box, const std::string& game, const std::string& kind) const {
    constexpr double kFirst = 5, kMostTimes = 2;
    double all = 0, all_tries = 0, own = 0, own_tries = 0;
    for (const QuizTry& one : m_tries) {
        if (one.game != game) continue;
        all += one.loss;
        ++all_tries;
        if (one.kind != kind) continue;
        own += one.loss;
        ++own_tries;
    }
    const int days = kDays[static_cast<std::size_t>(box)];
    if (all <= 0 || box == 0) return days;
    const double mean = all / all_tries;
    const double times = mean * (own_tries + kFirst) / (own + kFirst * mean);
    return std::max(1, static_cast<int>(std::lround(days * std::clamp(times, 1 / kMostTimes, kMostTimes))));
}

std::vector<const QuizCard*> QuizDeck::due(int day) const {
    std::vector<const QuizCard*> found;
    for (const QuizCard& card : m_cards)
        if (card.due <= day) found.push_back(&card);
    std::stable_sort(found.begin(), found.end(), [](const auto* one, const auto* two) { return one->due < two->due; });
    return found;
}

std::vector<QuizWeek> QuizDeck::weeks() const {
    std::map<int, QuizWeek> weeks;
    for (const QuizTry& one : m_tries) {
        QuizWeek& week = weeks[monday_of(one.day)];
        week.monday = monday_of(one.day);
        ++week.tries;
        week.right += one.right ? 1 : 0;
    }
    std::vector<QuizWeek> found;
    for (const auto& [monday, week] : weeks)
        found.push_back(week);
    return found;
}

} // namespace hilltop
