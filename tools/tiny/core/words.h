// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/words.h"
#include "judging/reason.h"

namespace hilltop {
namespace tiny_words_of {

struct Words {
    HILLTOP_WORDS(TinyTexts)
};

inline Phrase sign(int /*kind*/, int value) {
    return std::to_string(value);
}

inline Phrase card(int /*kind*/, int value) {
    return Words::tr("card %1").arg(value);
}

inline Phrase answer(const std::string& word) {
    if (word == "keep") return Words::tr("Keep your card");
    if (word == "swap") return Words::tr("Swap your card");
    if (word == "forfeit") return Words::tr("Give up the match");
    return Words::tr("Play %1").arg(later_words(word));
}

inline Phrase say(const Event& event, const SeatNames& names) {
    return event.seat == names.me ? Words::tr("give up the match") : Words::tr("gives up the match");
}

inline Phrase phase(const Event& event, const SeatNames&) {
    return Words::tr("Round %1").arg(event.value);
}

inline Phrase move(const Event& event, Face face, const SeatNames& names) {
    if (face == kHidden) return {};
    const Phrase name = card(face.kind, face.value);
    if (event.from.zone == 0)
        return (event.to.seat == names.me ? Words::tr("draw %1") : Words::tr("draws %1")).arg(name);
    return (event.from.seat == names.me ? Words::tr("play %1") : Words::tr("plays %1")).arg(name);
}

inline Phrase points(const Event& event, const SeatNames& names) {
    return event.seat == names.me ? Words::tr("have %n point(s)", nullptr, event.value)
                                  : Words::tr("has %n point(s)", nullptr, event.value);
}

inline Phrase fact(const WorldFact& fact, const SeatNames&) {
    return fact.id == "higher-sum" ? Words::tr("someone else has a higher sum") : Phrase();
}

inline constexpr GameWord kWords[] = {
    {Word::Game, "tiny", HILLTOP_WORD("GameTexts", "Tiny")},
    {Word::Line, "tiny", HILLTOP_WORD("GameTexts", "Play one card, swap the other: the highest sum wins.")},
    {Word::Bot, "random", HILLTOP_WORD("GameTexts", "Random")},
    {Word::Bot, "saver", HILLTOP_WORD("GameTexts", "Saver")},
    {Word::Style, "any-move", HILLTOP_WORD("GameTexts", "plays any legal move")},
    {Word::Style, "saves-high", HILLTOP_WORD("GameTexts", "keeps its high card")},
    {Word::Rule, "rounds", HILLTOP_WORD("GameTexts", "Rounds")},
    {Word::Help, "rounds", HILLTOP_WORD("GameTexts", "The match ends after so many rounds.")},
    {Word::Rule, "swaps", HILLTOP_WORD("GameTexts", "Swaps")},
    {Word::Help, "swaps", HILLTOP_WORD("GameTexts", "Whether you may swap the card you keep.")},
    {Word::Value, "never", HILLTOP_WORD("GameTexts", "Never")},
    {Word::Value, "once", HILLTOP_WORD("GameTexts", "Once per round")},
    {Word::Table, "stock", HILLTOP_WORD("GameTexts", "stock")},
    {Word::Table, "hand", HILLTOP_WORD("GameTexts", "hand")},
    {Word::Table, "table", HILLTOP_WORD("GameTexts", "card played")},
    {Word::Table, "pile", HILLTOP_WORD("GameTexts", "cards swapped")},
    {Word::Objection, "not-now", HILLTOP_WORD("GameTexts", "You can’t do that now.")},
    {Word::Objection, "not-held", HILLTOP_WORD("GameTexts", "That card is not in this hand.")},
    {Word::Objection, "too-high", HILLTOP_WORD("GameTexts", "Play your lower card: this one is above 12.")},
    {Word::Objection, "never", HILLTOP_WORD("GameTexts", "That gives up the match.")},
    {Word::FaultCost, "forfeit", HILLTOP_WORD("Faults", "It forfeits.")},
    {Word::Faults, "forfeit", HILLTOP_COUNTED("Faults", "%n fault(s), each a forfeit")},
};

inline constexpr GameWords kAll{.words = kWords,
                                .answer = answer,
                                .sign = sign,
                                .card = card,
                                .say = say,
                                .phase = phase,
                                .move = move,
                                .points = points,
                                .fact = fact};

} // namespace tiny_words_of

inline const GameWords& tiny_words() {
    return tiny_words_of::kAll;
}

} // namespace hilltop
