// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/words.h"

#include "game/shared_facts.h"
#include "games/pazaak/pazaak.h"

namespace hilltop {
namespace {

struct Words {
    HILLTOP_WORDS(PazaakTexts)
};

namespace words {

Phrase sign(int kind, int value) {
    return (kind == Pazaak::kSideCard ? "+" : "") + std::to_string(value);
}

Phrase card(int kind, int value) {
    return (kind == Pazaak::kSideCard ? Words::tr("side card %1") : Words::tr("house card %1")).arg(value);
}

/// "play 3" is the word play with the card 3.
Phrase answer(const std::string& word) {
    const std::string verb = first_word(word);
    if (verb == "end") return Words::tr("End turn");
    if (verb == "stand") return Words::tr("Stand");
    return Words::tr("Play %1").arg('+' + later_words(word));
}

Phrase say(const Event& event, const SeatNames& names) {
    const bool mine = event.seat == names.me;
    const std::string_view word = event.word;
    if (word == "end")
        return (mine ? Words::tr("end your turn at %1") : Words::tr("ends the turn at %1")).arg(event.value);
    if (word == "stand") return (mine ? Words::tr("stand at %1") : Words::tr("stands at %1")).arg(event.value);
    if (word == "auto-stand")
        return (mine ? Words::tr("have exactly %1 and stand") : Words::tr("has exactly %1 and stands"))
            .arg(event.value);
    return {}; // the side card's move says it
}

Phrase phase(const Event& event, const SeatNames& names) {
    const std::string_view word = event.word;
    if (word == "hand") return Words::tr("Hand %1").arg(event.value);
    if (word == "hand-tied") return Words::tr("Hand %1 is tied").arg(event.value);
    const bool mine = event.value == names.me;
    if (word == "hand-won")
        return mine ? Words::tr("You win the hand") : Words::tr("%1 wins the hand").arg(names.of(event.value));
    return mine ? Words::tr("You win the match") : Words::tr("%1 wins the match").arg(names.of(event.value));
}

Phrase move(const Event& event, Face face, const SeatNames& names) {
    if (event.to.zone != Pazaak::kRow || face == kHidden) return {};
    const bool mine = event.to.seat == names.me;
    if (event.from.zone == Pazaak::kSide)
        return (mine ? Words::tr("play +%1") : Words::tr("plays +%1")).arg(face.value);
    return (mine ? Words::tr("draw %1") : Words::tr("draws %1")).arg(face.value);
}

Phrase fact(const WorldFact& fact, const SeatNames& names) {
    if (fact.id == "holds") return holds_words(fact, card(fact.face.kind, fact.face.value), names);
    return next_card_words(fact, names);
}

Phrase fault() {
    return Words::tr("had a fault, which counts as Stand");
}

constexpr std::string_view kSections[] = {"hand"};

constexpr GameWord kWords[] = {
    {Word::Game, "pazaak", HILLTOP_WORD("GameTexts", "Pazaak")},
    {Word::Line, "pazaak", HILLTOP_WORD("GameTexts", "Get close to 20, but not over. Your few side cards must last.")},
    {Word::Bot, "random", HILLTOP_WORD("GameTexts", "Random")},
    {Word::Bot, "bold", HILLTOP_WORD("GameTexts", "Bold")},
    {Word::Bot, "cautious", HILLTOP_WORD("GameTexts", "Cautious")},
    {Word::Bot, "careful", HILLTOP_WORD("GameTexts", "Careful")},
    {Word::Bot, "expert", HILLTOP_WORD("GameTexts", "Expert")},
    {Word::Style, "any-move", HILLTOP_WORD("GameTexts", "any legal move")},
    {Word::Style, "draws-below-20", HILLTOP_WORD("GameTexts", "draws below 20")},
    {Word::Style, "draws-below-15", HILLTOP_WORD("GameTexts", "draws below 15")},
    {Word::Style, "counts-and-saves", HILLTOP_WORD("GameTexts", "saves its side cards")},
    {Word::Style, "expectimax", HILLTOP_WORD("GameTexts", "counts unseen cards")},
    {Word::Style, "ends", HILLTOP_WORD("GameTexts", "ends its turn")},
    {Word::Style, "stands", HILLTOP_WORD("GameTexts", "stands")},
    {Word::Style, "plays_card", HILLTOP_WORD("GameTexts", "plays a side card")},
    {Word::Style, "over_20", HILLTOP_WORD("GameTexts", "over 20")},
    {Word::Style, "solved", HILLTOP_WORD("GameTexts", "plays the solved match")},
    {Word::Rule, "house_copies", HILLTOP_WORD("GameTexts", "House deck copies")},
    {Word::Help, "house_copies",
     HILLTOP_WORD("GameTexts", "How many copies of each card from 1 to 10 are in the house deck.")},
    {Word::Rule, "side_copies", HILLTOP_WORD("GameTexts", "Side pool copies")},
    {Word::Help, "side_copies",
     HILLTOP_WORD("GameTexts", "How many copies of each card from 1 to 5 a player’s side cards are drawn from.")},
    {Word::Rule, "side_cards", HILLTOP_WORD("GameTexts", "Side cards per player")},
    {Word::Help, "side_cards",
     HILLTOP_WORD("GameTexts", "Dealt once for the whole match. At most 5 times the copies in the pool.")},
    {Word::Rule, "hands_to_win", HILLTOP_WORD("GameTexts", "Hands to win")},
    {Word::Help, "hands_to_win",
     HILLTOP_WORD("GameTexts", "The first to win this many hands wins the match. Tied hands don’t count.")},
    {Word::Rule, "auto_stand", HILLTOP_WORD("GameTexts", "Stand at 20")},
    {Word::Help, "auto_stand",
     HILLTOP_WORD("GameTexts", "A player with exactly 20 after a house card stands automatically.")},
    {Word::Variant, "contest", HILLTOP_WORD("GameTexts", "As in the contest")},
    {Word::Variant, "single-hand", HILLTOP_WORD("GameTexts", "Single hand")},
    {Word::Table, "hands", HILLTOP_WORD("GameTexts", "hands won")},
    {Word::Table, "deck", HILLTOP_WORD("GameTexts", "house deck")},
    {Word::Table, "row", HILLTOP_WORD("GameTexts", "cards on the table")},
    {Word::Table, "side", HILLTOP_WORD("GameTexts", "side cards")},
    {Word::Table, "spent", HILLTOP_WORD("GameTexts", "used side cards")},
    {Word::Objection, "no-such-card", HILLTOP_WORD("GameTexts", "There is no such side card.")},
    {Word::Field, "hand", HILLTOP_WORD("hilltop::PositionForm", "Hand number")},
    {Word::Field, "wins", HILLTOP_WORD("hilltop::PositionForm", "Wins")},
    {Word::Field, "stood", HILLTOP_WORD("hilltop::PositionForm", "Stands")},
    {Word::Field, "row", HILLTOP_WORD("hilltop::PositionForm", "Row")},
    {Word::Field, "spent", HILLTOP_WORD("hilltop::PositionForm", "Used side cards")},
    {Word::Field, "side_left", HILLTOP_WORD("hilltop::PositionForm", "Side cards left")},
    {Word::Field, "side", HILLTOP_WORD("hilltop::PositionForm", "Own side cards")},
    {Word::Decision, "over-20", HILLTOP_WORD("DecisionKind", "Above 20")},
    {Word::Decision, "stand-behind", HILLTOP_WORD("DecisionKind", "Behind a player who stands")},
    {Word::Decision, "stand-level", HILLTOP_WORD("DecisionKind", "Level with a player who stands")},
    {Word::Decision, "stand-ahead", HILLTOP_WORD("DecisionKind", "Ahead of a player who stands")},
    {Word::Decision, "no-bust-yet", HILLTOP_WORD("DecisionKind", "Up to 10, no card can bust")},
    {Word::Decision, "from-11", HILLTOP_WORD("DecisionKind", "On 11 to 14")},
    {Word::Decision, "from-15", HILLTOP_WORD("DecisionKind", "On 15 to 17")},
    {Word::Decision, "from-18", HILLTOP_WORD("DecisionKind", "On 18 to 20")},
    {Word::AnswerKind, "play", HILLTOP_WORD("Analysis", "Play a card")},
    {Word::FaultCost, "stand", HILLTOP_WORD("Faults", "It counts as Stand.")},
    {Word::Faults, "stand", HILLTOP_COUNTED("Faults", "%n fault(s), each counted as Stand")},
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
                         .plain = row_words};

} // namespace words
} // namespace

const GameWords& pazaak_words() {
    return words::kAll;
}

} // namespace hilltop
