// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/quiz_deck.h"

#include "base/json_text.h"
#include "base/text_file.h"
#include "records/record_text.h"
#include "registry/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>

namespace hilltop {
namespace {

Json estimate_json(const Estimate& estimate) {
    return {{"value", estimate.value}, {"error", estimate.error}, {"how", static_cast<int>(estimate.how)}};
}

Estimate estimate_from(const Json& json) {
    Estimate estimate{json.at("value").get<double>(), json.at("error").get<double>()};
    const int how = json.at("how").get<int>();
    estimate.how = how >= 0 && how <= 2 ? static_cast<How>(how) : How::Heuristic;
    return estimate;
}

Json card_json(const QuizCard& card) {
    const ReviewedDecision& decision = card.puzzle.decision;
    Json options = Json::array();
    for (const auto& option : decision.options)
        options.push_back({{"action", option.word ? Json(*option.word) : Json()},
                           {"worth", estimate_json(option.worth)},
                           {"behind", estimate_json(option.behind)}});
    return {{"card", write_record(card.puzzle.record)},
            {"number", decision.number},
            {"position", decision.position},
            {"seat", decision.seat.index()},
            {"samples", decision.samples},
            {"options", options},
            {"source", card.source},
            {"box", card.box},
            {"due", card.due}};
}

/// Nothing if it is not a card whose question is open.
std::optional<QuizCard> card_from(const Json& json) {
    auto record = read_record(json.at("card").get<std::string>());
    if (!record) return {};
    QuizCard card;
    card.source = json.at("source").get<std::string>();
    card.box = std::clamp(json.at("box").get<int>(), 0, static_cast<int>(QuizDeck::kDays.size()) - 1);
    card.due = json.at("due").get<int>();
    ReviewedDecision& decision = card.puzzle.decision;
    decision.number = json.at("number").get<int>();
    decision.position = json.at("position").get<int>();
    decision.samples = json.at("samples").get<int>();
    decision.played = std::string();
    const int seat = json.at("seat").get<int>();
    if (seat < 0 || seat >= static_cast<int>(record->seats.size())) return {};
    decision.seat = Seat(seat);
    for (const Json& option : json.at("options")) {
        const Json& word = option.at("action");
        decision.options.push_back({word.is_null() ? std::nullopt : std::optional(word.get<std::string>()),
                                    estimate_from(option.at("worth")), estimate_from(option.at("behind"))});
    }
    if (decision.options.size() < 2) return {};
    const auto replay = Replay::make(*record, Replay::Asking::Later);
    if (!replay || !question_of(*replay)->pending().contains(decision.seat)) return {};
    card.puzzle.record = std::move(*record);
    return card;
}

bool same_question(const Puzzle& one, const Puzzle& two) {
    return one.decision.number == two.decision.number && one.decision.seat == two.decision.seat &&
           one.record.game == two.record.game && one.record.source == two.record.source &&
           one.record.cards == two.record.cards && one.record.steps == two.record.steps;
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
    const auto text = load_text(path);
    if (!text) return text.error();
    std::string_view rest = *text;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const std::string line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty()) continue;
        const auto json = parse_json(line);
        bool read = false;
        try {
            if (json && json->contains("card")) {
                if (auto card = card_from(*json)) {
                    deck.m_cards.push_back(std::move(*card));
                    read = true;
                }
            } else if (json && json->contains("tried")) {
                deck.m_tries.push_back({json->at("tried").get<int>(), json->at("game").get<std::string>(),
                                        json->at("right").get<bool>(), json->at("loss").get<double>()});
                read = true;
            }
        } catch (const nlohmann::json::exception&) {
            read = false;
        }
        if (!read) deck.m_unread.push_back(line);
    }
    return deck;
}

Result<> QuizDeck::save(const std::string& path) const {
    std::string text;
    for (const QuizCard& card : m_cards)
        text += card_json(card).dump() + '\n';
    for (const QuizTry& one : m_tries)
        text += Json{{"tried", one.day}, {"game", one.game}, {"right", one.right}, {"loss", one.loss}}.dump() + '\n';
    for (const std::string& line : m_unread)
        text += line + '\n';
    if (auto made = make_folder_of(path); !made) return made;
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
    m_tries.push_back({day, puzzle.record.game, right, verdict.loss ? verdict.loss->value : 0});
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
        card->due = day + kDays[static_cast<std::size_t>(card->box)];
    }
    return verdict;
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
