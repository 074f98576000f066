// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/words.h"

#include "game/shared_facts.h"
#include "games/thegame/thegame.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>

namespace hilltop {
namespace {

struct Words {
    HILLTOP_WORDS(ThegameTexts)
};

namespace words {

constexpr int kPiles = 4, kHandsOff = 5;

Phrase sign(int /*kind*/, int value) {
    return std::to_string(value);
}

Phrase card(int /*kind*/, int value) {
    return Words::tr("card %1").arg(value);
}

/// "38>0" is the card 38 on pile 0; people count piles from 1.
Phrase answer(const std::string& word) {
    if (const auto at = word.find('>'); at != word.npos)
        return Words::tr("%1 on pile %2").arg(word.substr(0, at)).arg(std::atoi(word.c_str() + at + 1) + 1);
    if (word == "end") return Words::tr("End turn");
    if (std::count(word.begin(), word.end(), ' ') == kPiles) return Words::tr("Wish %1").arg(later_words(word));
    return Words::tr("Lose the match");
}

/// Only urgent wishes are put into words; all wishes are shown over the piles.
Phrase wish(int value, const SeatNames& names, bool mine) {
    std::vector<int> piles;
    for (int pile = kPiles; pile > 0; --pile, value /= 10)
        if (value % 10 == kHandsOff) piles.insert(piles.begin(), pile);
    if (piles.empty()) return {};
    const std::string list = fmt::format("{}", fmt::join(piles, ", "));
    if (names.brief) return Words::tr("stay off pile %1").arg(list);
    return (mine ? Words::tr("want others to stay off pile %1") : Words::tr("wants others to stay off pile %1"))
        .arg(list);
}

Phrase say(const Event& event, const SeatNames& names) {
    const bool mine = event.seat == names.me;
    if (std::string_view(event.word) == "wish") return wish(event.value, names, mine);
    return mine ? Words::tr("end your turn") : Words::tr("ends the turn");
}

Phrase phase(const Event& event, const SeatNames& names) {
    const std::string_view word = event.word;
    if (word == "turn")
        return event.value == names.me ? Words::tr("Your turn") : Words::tr("%1’s turn").arg(names.of(event.value));
    if (word == "perfect") return Words::tr("All cards are played");
    const Phrase left = thegame::cards_left(event.value);
    if (word == "stuck") return Words::tr("No card fits. %1").arg(left);
    if (word == "gave-up") return Words::tr("Given up. %1").arg(left);
    return Words::tr("Lost by a fault. %1").arg(left);
}

Phrase move(const Event& event, Face face, const SeatNames& names) {
    if (face == kHidden) return {};
    if (event.to.zone == TheGame::kHand)
        return (event.to.seat == names.me ? Words::tr("draw %1") : Words::tr("draws %1")).arg(face.value);
    if (event.from.zone != TheGame::kHand) return {};
    return (event.from.seat == names.me ? Words::tr("play %1 on pile %2") : Words::tr("plays %1 on pile %2"))
        .arg(face.value)
        .arg(event.to.zone - TheGame::kPile0 + 1);
}

Phrase fact(const WorldFact& fact, const SeatNames&) {
    const Phrase name = card(fact.face.kind, fact.face.value);
    if (fact.id == "skipped") return ReasonWords::tr("someone else holds a card that %1 passes over").arg(name);
    if (fact.id != "jumps-back") return {};
    return ReasonWords::tr("someone else holds %1, which sets a pile back").arg(name);
}

/// Pairs of numbers are of unplayed cards, passed over by each answer or, by "room", still to come on its pile.
Phrase plain(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) {
    const auto& [seat, better, worse] = answers;
    const auto both = [&](const Phrase& sentence) {
        return sentence.arg(fact.worse).arg(worse).arg(fact.better).arg(better);
    };
    if (fact.id == "gives-up") return ReasonWords::tr("“%1” before the minimum loses the match.").arg(worse);
    if (fact.id == "stuck") return ReasonWords::tr("After “%1” no card in hand fits, and one is still due.").arg(worse);
    if (fact.id == "sets-back") return ReasonWords::tr("“%1” sets its pile back.").arg(better);
    if (fact.id == "wastes-back")
        return ReasonWords::tr("“%1” wastes card %2 in hand, which would set that pile back.")
            .arg(worse)
            .arg(fact.better);
    if (fact.id == "wrong-order")
        return ReasonWords::tr("With card %1 played before it, card %2 would set the pile back.")
            .arg(fact.better)
            .arg(fact.number);
    if (fact.id == "sets-up")
        return seat == names.me
                   ? ReasonWords::tr("After “%1” your own %2 can set that pile back.").arg(better).arg(fact.better)
                   : ReasonWords::tr("After “%1”, %2 can set that pile back with their %3.")
                         .arg(better)
                         .arg(names.of(seat))
                         .arg(fact.better);
    if (fact.id == "asked-off")
        return fact.seat == names.me ? ReasonWords::tr("“%1” ignores a wish: You want others to stay off pile %2.")
                                           .arg(worse)
                                           .arg(fact.number)
                                     : ReasonWords::tr("“%1” ignores a wish: %2 wants others to stay off pile %3.")
                                           .arg(worse)
                                           .arg(names.of(fact.seat))
                                           .arg(fact.number);
    if (fact.id == "passes-own") return both(ReasonWords::tr("Cards in hand passed over: %1 by “%2”, %3 by “%4”."));
    if (fact.id == "ends-early")
        return ReasonWords::tr("“%1” ends the turn too early: “%2” passes over no unplayed card.")
            .arg(worse)
            .arg(better);
    if (fact.id == "keeps")
        return ReasonWords::tr("“%1” keeps a card that fits now, and next turn more are due.").arg(worse);
    if (fact.id == "extra")
        return ReasonWords::tr("The turn may end. Unplayed cards passed over by “%1”: %2.").arg(worse).arg(fact.better);
    if (fact.id == "turn")
        return both(
            ReasonWords::tr("Unplayed cards passed over with the next card due: %1 after “%2”, %3 after “%4”."));
    if (fact.id == "room")
        return both(ReasonWords::tr("Unplayed cards that the pile then still takes: %1 after “%2”, %3 after “%4”."));
    if (fact.id != "passes-over") return {};
    return both(ReasonWords::tr("Unplayed cards passed over: %1 by “%2”, %3 by “%4”."));
}

Phrase fault() {
    return Words::tr("had a fault");
}

constexpr std::string_view kSections[] = {"turn"};

constexpr GameWord kWords[] = {
    {Word::Game, "thegame", HILLTOP_WORD("GameTexts", "The Game")},
    {Word::Line, "thegame", HILLTOP_WORD("GameTexts", "Play 98 cards together. All you may say is a wish.")},
    {Word::Bot, "simple-tom", HILLTOP_WORD("GameTexts", "Simple Tom")},
    {Word::Bot, "smallest-gap", HILLTOP_WORD("GameTexts", "Smallest Gap")},
    {Word::Bot, "listener", HILLTOP_WORD("GameTexts", "Listener")},
    {Word::Bot, "planner", HILLTOP_WORD("GameTexts", "Planner")},
    {Word::Bot, "expert", HILLTOP_WORD("GameTexts", "Expert")},
    {Word::Style, "first-that-fits", HILLTOP_WORD("GameTexts", "plays the first card that fits")},
    {Word::Style, "smallest-gap", HILLTOP_WORD("GameTexts", "always plays the smallest gap")},
    {Word::Style, "plans-and-listens", HILLTOP_WORD("GameTexts", "plans its turn, respects wishes")},
    {Word::Style, "plans-and-talks", HILLTOP_WORD("GameTexts", "plans, listens and wishes")},
    {Word::Style, "plays-plans-on", HILLTOP_WORD("GameTexts", "simulates its plans to the end")},
    {Word::Style, "imagines-hands", HILLTOP_WORD("GameTexts", "simulates its turns in possible hands")},
    {Word::Style, "jumps_back", HILLTOP_WORD("GameTexts", "jumps back")},
    {Word::Style, "extra_cards", HILLTOP_WORD("GameTexts", "plays more than the minimum")},
    {Word::Style, "wishes", HILLTOP_WORD("GameTexts", "makes wishes")},
    {Word::Rule, "hand", HILLTOP_WORD("GameTexts", "Cards in hand")},
    {Word::Help, "hand",
     HILLTOP_WORD("GameTexts",
                  "Cards dealt to each player, and refilled after each turn. All hands together have at most 98.")},
    {Word::Rule, "minimum", HILLTOP_WORD("GameTexts", "Cards per turn")},
    {Word::Help, "minimum", HILLTOP_WORD("GameTexts", "Minimum cards per turn, at most the cards in hand.")},
    {Word::Rule, "minimum_empty", HILLTOP_WORD("GameTexts", "Cards per turn, empty stack")},
    {Word::Help, "minimum_empty",
     HILLTOP_WORD("GameTexts", "Minimum cards per turn once the stack is empty. 0 = as before.")},
    {Word::Value, "minimum_empty/0", HILLTOP_WORD("GameTexts", "as before")},
    {Word::Variant, "published", HILLTOP_WORD("GameTexts", "As published")},
    {Word::Table, "points", HILLTOP_WORD("GameTexts", "cards left")},
    {Word::Table, "stack", HILLTOP_WORD("GameTexts", "stack")},
    {Word::Table, "pile-0", HILLTOP_WORD("GameTexts", "pile 1, rising")},
    {Word::Table, "pile-1", HILLTOP_WORD("GameTexts", "pile 2, rising")},
    {Word::Table, "pile-2", HILLTOP_WORD("GameTexts", "pile 3, falling")},
    {Word::Table, "pile-3", HILLTOP_WORD("GameTexts", "pile 4, falling")},
    {Word::Table, "hand", HILLTOP_WORD("GameTexts", "hand")},
    {Word::Objection, "not-held", HILLTOP_WORD("GameTexts", "That card is not in your hand.")},
    {Word::Objection, "does-not-fit",
     HILLTOP_WORD("GameTexts", "The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower "
                               "one, and each takes a card exactly ten back.")},
    {Word::Objection, "no-such-pile", HILLTOP_WORD("GameTexts", "There are four piles.")},
    {Word::Objection, "no-such-wish", HILLTOP_WORD("GameTexts", "A wish is a number from 0 to 5.")},
    {Word::Objection, "not-now", HILLTOP_WORD("GameTexts", "You can’t do that now.")},
    {Word::Objection, "not-an-answer", HILLTOP_WORD("GameTexts", "You can’t answer this.")},
    {Word::Field, "moves", HILLTOP_WORD("hilltop::PositionForm", "Moves")},
    {Word::Field, "this_turn", HILLTOP_WORD("hilltop::PositionForm", "Cards this turn")},
    {Word::Field, "hand", HILLTOP_WORD("hilltop::PositionForm", "Cards in hand")},
    {Word::Decision, "wish", HILLTOP_WORD("DecisionKind", "Wishes")},
    {Word::Decision, "empty-stack", HILLTOP_WORD("DecisionKind", "Empty stack")},
    {Word::Decision, "jump-in-hand", HILLTOP_WORD("DecisionKind", "With a jump back in hand")},
    {Word::Decision, "cards-due", HILLTOP_WORD("DecisionKind", "Cards still due")},
    {Word::Decision, "may-end", HILLTOP_WORD("DecisionKind", "Turn may be ended")},
    {Word::AnswerKind, "card", HILLTOP_WORD("Analysis", "Play a card")},
    {Word::AnswerKind, "wish", HILLTOP_WORD("Analysis", "Wish")},
    {Word::Like, "set back", HILLTOP_WORD("LikeAnswer", "Set a pile back by ten")},
    {Word::Like, "step 1", HILLTOP_WORD("LikeAnswer", "A step of 1")},
    {Word::Like, "step 2", HILLTOP_WORD("LikeAnswer", "A step of 2")},
    {Word::Like, "step 3 to 5", HILLTOP_WORD("LikeAnswer", "A step of 3 to 5")},
    {Word::Like, "step 6 to 10", HILLTOP_WORD("LikeAnswer", "A step of 6 to 10")},
    {Word::Like, "step above 10", HILLTOP_WORD("LikeAnswer", "A step of more than 10")},
    {Word::Like, "wish 0", HILLTOP_WORD("LikeAnswer", "Wish nothing")},
    {Word::Like, "wish 1", HILLTOP_WORD("LikeAnswer", "Strongest wish: 1")},
    {Word::Like, "wish 2", HILLTOP_WORD("LikeAnswer", "Strongest wish: 2")},
    {Word::Like, "wish 3", HILLTOP_WORD("LikeAnswer", "Strongest wish: 3")},
    {Word::Like, "wish 4", HILLTOP_WORD("LikeAnswer", "Strongest wish: 4")},
    {Word::Like, "wish 5", HILLTOP_WORD("LikeAnswer", "Strongest wish: hands off")},
    {Word::FaultCost, "lose", HILLTOP_WORD("Faults", "The match is lost.")},
    {Word::Faults, "lose", HILLTOP_COUNTED("Faults", "%n fault(s), each a lost match")},
};

constexpr GameWords kAll{.words = kWords,
                         .answer = answer,
                         .sign = sign,
                         .card = card,
                         .say = say,
                         .phase = phase,
                         .move = move,
                         .fault = fault,
                         .sections = kSections,
                         .fact = fact,
                         .plain = plain};

} // namespace words
} // namespace

const GameWords& thegame_words() {
    return words::kAll;
}

namespace thegame {

Phrase cards(int count) {
    return Words::tr("%n cards", nullptr, count).one("%n card");
}

Phrase cards_left(int count) {
    return Words::tr("%n cards are left.", nullptr, count).one("%n card is left.");
}

} // namespace thegame
} // namespace hilltop
