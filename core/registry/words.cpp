// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/words.h"

#include "base/letters.h"
#include "judging/reason.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {

const GameWords* listed_words(std::string_view game); // by the build

namespace {

struct TableWords {
    HILLTOP_WORDS(TableTexts)
};

/// For a game that has no words of its own yet: its ids.
constexpr GameWords kPlain{.say = [](const Event& event, const SeatNames&) { return readable_id(event.word); },
                           .phase = [](const Event& event, const SeatNames&) { return readable_id(event.word); },
                           .points = [](const Event& event, const SeatNames&) { return readable_id(event.word); }};

/// What all games say alike.
constexpr GameWord kWordsOfAll[] = {
    {Word::Value, "false", HILLTOP_WORD("GameTexts", "no")},
    {Word::Value, "true", HILLTOP_WORD("GameTexts", "yes")},
    {Word::Bot, "novice", HILLTOP_WORD("GameTexts", "Novice")},
    {Word::Bot, "casual", HILLTOP_WORD("GameTexts", "Casual")},
    {Word::Bot, "skilled", HILLTOP_WORD("GameTexts", "Skilled")},
    {Word::Bot, "strong", HILLTOP_WORD("GameTexts", "Strong")},
    {Word::Bot, "champion", HILLTOP_WORD("GameTexts", "Champion")},
    {Word::Field, "me", HILLTOP_WORD("hilltop::PositionForm", "Seen by")},
    {Word::Field, "turn", HILLTOP_WORD("hilltop::PositionForm", "To move")},
    {Word::Field, "phase", HILLTOP_WORD("hilltop::PositionForm", "Phase")},
    {Word::Field, "points", HILLTOP_WORD("hilltop::PositionForm", "Points")},
};

Phrase number(int value) {
    return std::to_string(value);
}

/// "12 – 7" and the like, in no language.
Phrase signs(const char* pattern) {
    return Phrase(Pattern{.text = pattern});
}

/// Names people typed may be long.
std::string shortened(std::string_view name) {
    constexpr int kLongest = 13;
    std::size_t cut = 0, bytes = 0;
    for (int letters = 0; bytes < name.size(); ++letters) {
        if (letters == kLongest - 1) cut = bytes;
        if (letters == kLongest) {
            const std::string_view kept = name.substr(0, cut);
            return std::string(kept.substr(0, kept.find_last_not_of(' ') + 1)) + "…";
        }
        bytes += std::max<std::size_t>(1, first_letter(name.substr(bytes)).bytes);
    }
    return std::string(name);
}

/// "Cards left: 12"
Phrase shared_score(const Table& table) {
    const char* second = table.info().second;
    return TableWords::tr("%1: %2")
        .arg(word_of(table.info(), Word::Table, second != nullptr ? second : "points").capital())
        .arg(match_scores(table).front());
}

/// Partners sit opposite.
Phrase side_name(int side, const SeatNames& names) {
    return TableWords::tr("%1 and %2").arg(names.of(side)).arg(names.of(side + 2));
}

/// "You 19, place 2 of 8"; if no seat is "you", "First: Orion with 15".
Phrase place_line(const Table& table, const std::vector<int>& score, const SeatNames& names) {
    const auto ahead = [&](int one, int other) { return table.info().low_points ? one < other : one > other; };
    if (names.me >= 0) {
        const int mine = score[static_cast<std::size_t>(names.me)];
        const auto place = 1 + std::count_if(score.begin(), score.end(), [&](int other) { return ahead(other, mine); });
        return TableWords::tr("%1 %2, place %3 of %4")
            .arg(names.of(names.me))
            .arg(mine)
            .arg(static_cast<int>(place))
            .arg(static_cast<int>(score.size()));
    }
    const int best = *std::min_element(score.begin(), score.end(), ahead);
    std::vector<std::string> first;
    for (std::size_t seat = 0; seat < score.size(); ++seat) {
        if (score[seat] == best) first.push_back(shortened(names.by_seat[seat]));
    }
    const Phrase who = first.size() > 2 ? TableWords::tr("%n player(s)", nullptr, static_cast<int>(first.size()))
                                        : Phrase(fmt::format("{}", fmt::join(first, ", ")));
    return TableWords::tr("First: %1 with %2").arg(who).arg(best);
}

} // namespace

const GameWords& words_of(const Info& game) {
    const GameWords* listed = listed_words(game.id);
    return listed != nullptr ? *listed : kPlain;
}

Phrase readable_id(std::string_view id) {
    std::string plain(id);
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return c == '-' || c == '_'; }, ' ');
    return plain;
}

std::optional<Phrase> known_word(std::string_view game, Word kind, std::string_view id, int count) {
    const GameWords* listed = listed_words(game);
    for (const auto words :
         {listed != nullptr ? listed->words : std::span<const GameWord>(), std::span<const GameWord>(kWordsOfAll)})
        for (const GameWord& word : words)
            if (word.kind == kind && word.id == id)
                return Phrase(Pattern{.text = word.text, .context = context_of(kind), .count = count});
    return {};
}

Phrase word_of(const Info& game, Word kind, std::string_view id) {
    return known_word(game.id, kind, id).value_or(readable_id(id));
}

Phrase card_name(const Info& game, int kind, int value) {
    const GameWords& words = words_of(game);
    if (words.card != nullptr) return words.card(kind, value);
    const Phrase name = readable_id(game.card_kinds[static_cast<std::size_t>(kind)]);
    return value < 0 ? name : signs("%1 %2").arg(name).arg(value);
}

Phrase card_sign(const Info& game, int kind, int value) {
    const GameWords& words = words_of(game);
    return words.sign != nullptr ? words.sign(kind, value) : number(value);
}

Phrase answer_words(const Info& game, const std::string& answer) {
    const GameWords& words = words_of(game);
    return words.answer != nullptr ? words.answer(answer) : readable_id(answer);
}

Phrase answer_words(const Info& game, const std::optional<std::string>& answer, const SeatNames& names) {
    if (!answer) return Phrase(Pattern{.text = HILLTOP_WORD("Analysis", "Silence"), .context = "Analysis"});
    const GameWords& words = words_of(game);
    return words.listed != nullptr ? words.listed(*answer, names) : answer_words(game, *answer);
}

Phrase fact_words(const Info& game, const WorldFact& fact, const SeatNames& names) {
    const GameWords& words = words_of(game);
    const Phrase said = words.fact != nullptr ? words.fact(fact, names) : Phrase();
    return said.empty() ? readable_id(fact.id) : said;
}

Phrase plain_words(const Info& game, const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) {
    const GameWords& words = words_of(game);
    const Phrase said = words.plain != nullptr ? words.plain(fact, answers, names) : Phrase();
    return said.empty() ? readable_id(fact.id).capital().sentence() : said;
}

Phrase event_words(const GameWords& words, const Event& event, Face face, const SeatNames& names) {
    switch (event.kind) {
    case Event::Kind::Say:
        return words.say != nullptr ? words.say(event, names) : Phrase();
    case Event::Kind::Phase:
        return words.phase != nullptr ? words.phase(event, names) : Phrase();
    case Event::Kind::Move:
        return words.move != nullptr ? words.move(event, face, names) : Phrase();
    case Event::Kind::Show:
        return words.show != nullptr ? words.show(event, face, names) : Phrase();
    case Event::Kind::Score:
        return words.points != nullptr ? words.points(event, names) : Phrase();
    case Event::Kind::Fault:
        return words.fault != nullptr ? words.fault() : Phrase();
    case Event::Kind::Gather:
        break;
    }
    return {};
}

bool begins_section(const GameWords& words, const Event& event) {
    if (event.kind != Event::Kind::Phase) return false;
    return words.sections.empty() ||
           std::find(words.sections.begin(), words.sections.end(), event.word) != words.sections.end();
}

int doer(const Event& event) {
    if (event.kind != Event::Kind::Move) return event.seat;
    return event.to.seat != kCommon ? event.to.seat : event.from.seat;
}

Phrase event_sentence(const std::string& who, const Phrase& what) {
    return (who.empty() ? what : TableWords::tr("%1 %2", "who does what").arg(who).arg(what)).sentence();
}

std::vector<ToldEvent> told_events(const Table& table, const SeatNames& names, SeatSet viewers) {
    const GameWords& words = words_of(table.info());
    std::vector<ToldEvent> told;
    for (const Event& event : table.events()) {
        // An event that all seats see is open to every viewer, also to several people at one screen.
        const bool open = event.seen_by == SeatSet::all(table.seats()) || event.seen_by.meets(viewers);
        const Face face = open ? event.face : kHidden;
        Phrase what = event_words(words, event, face, names);
        if (!what.empty()) told.push_back({&event, face, doer(event), begins_section(words, event), std::move(what)});
    }
    return told;
}

Phrase told_line(const ToldEvent& told, const SeatNames& names) {
    if (told.section) return told.what;
    const auto seat = static_cast<std::size_t>(told.seat);
    return event_sentence(seat < names.by_seat.size() ? names.by_seat[seat] : std::string(), told.what);
}

std::vector<Phrase> position_lines(const Table& table, const SeatNames& names) {
    const GameWords& words = words_of(table.info());
    if (words.position == nullptr) return {};
    return words.position(table.described(Seat(std::max(0, names.me))), names);
}

std::vector<int> match_scores(const Table& table) {
    const MatchResult result = table.result();
    std::vector<int> scores;
    for (Seat seat : SeatSet::all(table.seats()))
        scores.push_back(table.info().second != nullptr ? result.second[seat] : result.points[seat]);
    return scores;
}

Phrase score_line(const Table& table, const SeatNames& names) {
    if (table.info().cooperative) return shared_score(table);
    const std::vector<int> score = match_scores(table);
    const Phrase both = signs("%1 %2 – %3 %4");
    if (score.size() == 2) {
        const std::size_t left = names.me == 1 ? 1 : 0, right = 1 - left;
        return both.arg(shortened(names.by_seat[left]))
            .arg(score[left])
            .arg(score[right])
            .arg(shortened(names.by_seat[right]));
    }
    if (!table.info().teams || score.size() != 4) return place_line(table, score, names);
    if (names.me < 0) return both.arg(shortened(names.of(0))).arg(score[0]).arg(score[1]).arg(shortened(names.of(1)));
    const auto left = static_cast<std::size_t>(names.me % 2);
    return both.arg(TableWords::tr("We")).arg(score[left]).arg(score[1 - left]).arg(TableWords::tr("They"));
}

Phrase result_title(const Table& table, const SeatNames& names) {
    const SeatSet winners = table.result().winners;
    if (table.info().cooperative) return winners.empty() ? shared_score(table) : TableWords::tr("Won together");
    const std::vector<int> score = match_scores(table);
    if (winners.empty() && score.size() == 2 && score[0] == score[1])
        return TableWords::tr("A draw, %1 – %2").arg(score[0]).arg(score[1]);
    if (winners.empty()) return TableWords::tr("No one won");
    const auto winner = static_cast<std::size_t>((*winners.begin()).index());
    if (table.info().teams && score.size() == 4) {
        const std::size_t side = winner % 2;
        const Phrase result = signs("%1 – %2").arg(score[side]).arg(score[1 - side]);
        if (names.me < 0) return TableWords::tr("%1 won, %2").arg(side_name(static_cast<int>(side), names)).arg(result);
        return names.me % 2 == static_cast<int>(side)
                   ? TableWords::tr("You and your partner won, %1").arg(result)
                   : TableWords::tr("You and your partner lost, %1 – %2").arg(score[1 - side]).arg(score[side]);
    }
    const bool mine = names.me >= 0 && winners.contains(Seat(names.me));
    if (winners.size() > 1 && !table.info().teams)
        return mine ? TableWords::tr("You share the win")
                    : TableWords::tr("%n player(s) share the win", nullptr, winners.size());
    const Phrase points = score.size() == 2 ? signs(", %1 – %2").arg(score[winner]).arg(score[1 - winner]) : Phrase("");
    return mine ? TableWords::tr("You won%1").arg(points)
                : TableWords::tr("%1 won%2").arg(names.by_seat[winner]).arg(points);
}

} // namespace hilltop
