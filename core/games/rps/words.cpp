// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/words.h"

#include "game/shared_facts.h"
#include "games/rps/rps.h"

#include <cctype>
#include <cstdlib>

namespace hilltop {
namespace {

struct Words {
    HILLTOP_WORDS(RpsTexts)
};

namespace words {

Phrase sign(int kind, int value) {
    return "RPS"[kind] + std::to_string(value);
}

Phrase card(int kind, int value) {
    const Phrase names[] = {Words::tr("Rock %1"), Words::tr("Paper %1"), Words::tr("Scissors %1")};
    return names[kind].arg(value);
}

Phrase answer(const std::string& word) {
    const std::string played = later_words(word);
    if (played.empty()) return Words::tr("Give up the match");
    return (first_word(word) == "keep" ? Words::tr("Keep %1") : Words::tr("Play %1")).arg(rps::spelled_card(played));
}

Phrase say(const Event& event, const SeatNames& names) {
    const bool mine = event.seat == names.me;
    if (std::string_view(event.word) == "pair")
        return (mine ? Words::tr("have a pair of %1s") : Words::tr("has a pair of %1s")).arg(event.value);
    return mine ? Words::tr("give up the match") : Words::tr("gives up the match");
}

Phrase phase(const Event& event, const SeatNames& names) {
    const std::string_view word = event.word;
    if (word == "pick") return Words::tr("Pick %1").arg(event.value);
    if (word == "game") return Words::tr("Game %1").arg(event.value);
    if (word == "match-drawn") return Words::tr("The match is drawn, %1 – %1").arg(event.value);
    const bool mine = event.value == names.me;
    if (word == "game-won")
        return mine ? Words::tr("You win the game") : Words::tr("%1 wins the game").arg(names.of(event.value));
    return mine ? Words::tr("You win the match") : Words::tr("%1 wins the match").arg(names.of(event.value));
}

Phrase move(const Event& event, Face face, const SeatNames& names) {
    if (face == kHidden || event.to.zone == RpsPoker::kPairZone) return {};
    const bool mine = event.to.seat == names.me;
    const Phrase name = card(face.kind, face.value);
    if (event.to.zone == RpsPoker::kBaseZone) return Words::tr("Base card %1").arg(name);
    if (event.to.zone == RpsPoker::kPlayZone) return (mine ? Words::tr("play %1") : Words::tr("plays %1")).arg(name);
    if (event.to.zone == RpsPoker::kHandZone) return (mine ? Words::tr("draw %1") : Words::tr("draws %1")).arg(name);
    if (event.to.zone != RpsPoker::kDraftZone) return {};
    if (event.from.seat != event.to.seat) return (mine ? Words::tr("receive %1") : Words::tr("receives %1")).arg(name);
    return (mine ? Words::tr("keep %1") : Words::tr("keeps %1")).arg(name);
}

Phrase fact(const WorldFact& fact, const SeatNames& names) {
    const bool mine = fact.seat == names.me;
    if (fact.id == "receives") return ReasonWords::tr("the card you receive is %1 or higher").arg(fact.number);
    if (fact.id == "pairs")
        return mine ? ReasonWords::tr("you can pair the base card")
                    : ReasonWords::tr("%1 can pair the base card").arg(names.of(fact.seat));
    if (fact.id != "beats") return {};
    const Phrase name = card(fact.face.kind, fact.face.value);
    return mine ? ReasonWords::tr("you can beat: %1").arg(name)
                : ReasonWords::tr("%1 can beat: %2").arg(names.of(fact.seat)).arg(name);
}

/// Of cards that may be played each answer's number of unseen cards beaten is told as well.
Phrase plain(const PlainFact& fact, const TwoAnswers& answers, const SeatNames&) {
    if (fact.id == "more-pairs")
        return ReasonWords::tr("Unseen cards of the same number, which it may pair: %1 of “%2”, %3 of “%4”.")
            .arg(fact.better)
            .arg(answers.better)
            .arg(fact.worse)
            .arg(answers.worse);
    const Phrase beaten = ReasonWords::tr("Unseen cards beaten: %1 by “%2”, %3 by “%4”.")
                              .arg(fact.better)
                              .arg(answers.better)
                              .arg(fact.worse)
                              .arg(answers.worse);
    if (fact.id == "beats") return beaten;
    const Phrase told = fact.id == "pairs" ? ReasonWords::tr("“%1” pairs the base card.").arg(answers.better)
                        : fact.id == "saves-pair"
                            ? ReasonWords::tr("“%1” keeps the card that pairs the base card.").arg(answers.better)
                        : fact.id == "keeps-higher" ? ReasonWords::tr("“%1” keeps the higher card.").arg(answers.better)
                                                    : Phrase();
    return told.empty() || fact.better + fact.worse == 0 ? told : told.then(beaten);
}

Phrase fault() {
    return Words::tr("had a fault, which counts as giving up");
}

constexpr std::string_view kSections[] = {"pick", "game"};

constexpr GameWord kWords[] = {
    {Word::Game, "rps", HILLTOP_WORD("GameTexts", "RPS Poker")},
    {Word::Line, "rps",
     HILLTOP_WORD("GameTexts", "Keep one card, give one away. Then pair the base card or play high.")},
    {Word::Bot, "minimal-valid", HILLTOP_WORD("GameTexts", "Minimal")},
    {Word::Bot, "simple", HILLTOP_WORD("GameTexts", "Simple")},
    {Word::Bot, "pair-else-low", HILLTOP_WORD("GameTexts", "Saver")},
    {Word::Bot, "pair-else-high", HILLTOP_WORD("GameTexts", "Striker")},
    {Word::Bot, "odds", HILLTOP_WORD("GameTexts", "Odds")},
    {Word::Bot, "expert", HILLTOP_WORD("GameTexts", "Expert")},
    {Word::Style, "first-card", HILLTOP_WORD("GameTexts", "always takes the first card")},
    {Word::Style, "drafts-high", HILLTOP_WORD("GameTexts", "keeps high cards")},
    {Word::Style, "pairs-or-saves", HILLTOP_WORD("GameTexts", "plays a pair, else its lowest card")},
    {Word::Style, "pairs-or-strikes", HILLTOP_WORD("GameTexts", "plays a pair, else its highest card")},
    {Word::Style, "best-chance-now", HILLTOP_WORD("GameTexts", "plays the best chance in this game")},
    {Word::Style, "chance-less-worth", HILLTOP_WORD("GameTexts", "weighs the chance now against the card’s later use")},
    {Word::Style, "reads-the-other", HILLTOP_WORD("GameTexts", "models the opponent, simulates hidden hands")},
    {Word::Style, "gives_low", HILLTOP_WORD("GameTexts", "gives the lower card")},
    {Word::Style, "plays_pair", HILLTOP_WORD("GameTexts", "plays a pair")},
    {Word::Style, "plays_highest", HILLTOP_WORD("GameTexts", "plays its highest")},
    {Word::Table, "games", HILLTOP_WORD("GameTexts", "games won")},
    {Word::Table, "deck", HILLTOP_WORD("GameTexts", "base deck")},
    {Word::Table, "pair", HILLTOP_WORD("GameTexts", "two cards to choose from")},
    {Word::Table, "draft", HILLTOP_WORD("GameTexts", "drafted cards")},
    {Word::Table, "stock", HILLTOP_WORD("GameTexts", "cards to draw")},
    {Word::Table, "hand", HILLTOP_WORD("GameTexts", "hand")},
    {Word::Table, "play", HILLTOP_WORD("GameTexts", "card played")},
    {Word::Table, "base", HILLTOP_WORD("GameTexts", "base card")},
    {Word::Table, "done", HILLTOP_WORD("GameTexts", "games played")},
    {Word::Objection, "not-in-hand", HILLTOP_WORD("GameTexts", "That card is not in this hand.")},
    {Word::Objection, "not-dealt", HILLTOP_WORD("GameTexts", "That is not one of the two cards dealt.")},
    {Word::Objection, "not-now", HILLTOP_WORD("GameTexts", "You can’t do that now.")},
    {Word::Objection, "forfeit", HILLTOP_WORD("GameTexts", "That gives up the match.")},
    {Word::Field, "kept", HILLTOP_WORD("hilltop::PositionForm", "Kept cards")},
    {Word::Field, "received", HILLTOP_WORD("hilltop::PositionForm", "Received cards")},
    {Word::Field, "given", HILLTOP_WORD("hilltop::PositionForm", "Cards given away")},
    {Word::Field, "pair", HILLTOP_WORD("hilltop::PositionForm", "To choose from")},
    {Word::Field, "hand", HILLTOP_WORD("hilltop::PositionForm", "Cards in hand")},
    {Word::Field, "bases", HILLTOP_WORD("hilltop::PositionForm", "Base cards")},
    {Word::Field, "played", HILLTOP_WORD("hilltop::PositionForm", "Played cards")},
    {Word::Decision, "first-pick", HILLTOP_WORD("DecisionKind", "First pick")},
    {Word::Decision, "pick", HILLTOP_WORD("DecisionKind", "Later picks")},
    {Word::Decision, "with-pair", HILLTOP_WORD("DecisionKind", "With a pair in hand")},
    {Word::Decision, "without-pair", HILLTOP_WORD("DecisionKind", "Without a pair in hand")},
    {Word::Decision, "last-games", HILLTOP_WORD("DecisionKind", "Last three games")},
    {Word::AnswerKind, "play", HILLTOP_WORD("Analysis", "Play a card")},
    {Word::AnswerKind, "keep", HILLTOP_WORD("Analysis", "Keep a card")},
    {Word::Like, "keep the higher", HILLTOP_WORD("LikeAnswer", "Keep the higher card")},
    {Word::Like, "keep the lower", HILLTOP_WORD("LikeAnswer", "Keep the lower card")},
    {Word::Like, "keep the rock", HILLTOP_WORD("LikeAnswer", "Keep the rock")},
    {Word::Like, "keep the paper", HILLTOP_WORD("LikeAnswer", "Keep the paper")},
    {Word::Like, "keep the scissors", HILLTOP_WORD("LikeAnswer", "Keep the scissors")},
    {Word::Like, "play a pair", HILLTOP_WORD("LikeAnswer", "Play a pair")},
    {Word::Like, "play the highest", HILLTOP_WORD("LikeAnswer", "Play the highest card")},
    {Word::Like, "play the middle one", HILLTOP_WORD("LikeAnswer", "Play the middle card")},
    {Word::Like, "play the lowest", HILLTOP_WORD("LikeAnswer", "Play the lowest card")},
    {Word::FaultCost, "forfeit", HILLTOP_WORD("Faults", "It forfeits.")},
    {Word::Faults, "forfeit", HILLTOP_COUNTED("Faults", "%n fault(s), each a forfeit")},
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

const GameWords& rps_words() {
    return words::kAll;
}

namespace rps {

Phrase spelled_card(const std::string& text) {
    const int kind = text.empty() ? 2 : text[0] == 'R' ? 0 : text[0] == 'P' ? 1 : 2;
    return words::card(kind, text.empty() ? 0 : std::atoi(text.c_str() + 1));
}

} // namespace rps
} // namespace hilltop
