// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_words.h"

#include <QCoreApplication>

namespace hilltop {
namespace {

constexpr GameWord kWordList[] = {
    {Word::Game, "advanced-pazaak", QT_TRANSLATE_NOOP("GameTexts", "Advanced Pazaak")},
    {Word::Line, "advanced-pazaak",
     QT_TRANSLATE_NOOP("GameTexts", "Choose your own side deck: signs, flips, doubles, ties and stakes.")},
    {Word::Bot, "random", QT_TRANSLATE_NOOP("GameTexts", "Random")},
    {Word::Bot, "cautious", QT_TRANSLATE_NOOP("GameTexts", "Cautious")},
    {Word::Bot, "bold", QT_TRANSLATE_NOOP("GameTexts", "Bold")},
    {Word::Bot, "gambler", QT_TRANSLATE_NOOP("GameTexts", "Gambler")},
    {Word::Bot, "counter", QT_TRANSLATE_NOOP("GameTexts", "Counter")},
    {Word::Style, "any-move", QT_TRANSLATE_NOOP("GameTexts", "any legal move")},
    {Word::Style, "stands-at-15", QT_TRANSLATE_NOOP("GameTexts", "stands from 15")},
    {Word::Style, "stands-at-18", QT_TRANSLATE_NOOP("GameTexts", "stands from 18")},
    {Word::Style, "high-stakes", QT_TRANSLATE_NOOP("GameTexts", "high stakes and tricks")},
    {Word::Style, "counts-and-saves", QT_TRANSLATE_NOOP("GameTexts", "saves its side cards")},
    {Word::Style, "expectimax", QT_TRANSLATE_NOOP("GameTexts", "counts unseen cards")},
    {Word::Style, "ends", QT_TRANSLATE_NOOP("GameTexts", "ends its turn")},
    {Word::Style, "stands", QT_TRANSLATE_NOOP("GameTexts", "stands")},
    {Word::Style, "plays_card", QT_TRANSLATE_NOOP("GameTexts", "plays a side card")},
    {Word::Style, "saves", QT_TRANSLATE_NOOP("GameTexts", "saves hands that are over 20")},
    {Word::Style, "over_20", QT_TRANSLATE_NOOP("GameTexts", "over 20")},
    {Word::Rule, "house_copies", QT_TRANSLATE_NOOP("GameTexts", "House deck copies")},
    {Word::Help, "house_copies",
     QT_TRANSLATE_NOOP("GameTexts", "How many copies of each card from 1 to 10 are in the house deck.")},
    {Word::Rule, "pool", QT_TRANSLATE_NOOP("GameTexts", "Side cards to choose from")},
    {Word::Help, "pool", QT_TRANSLATE_NOOP("GameTexts", "Which side cards a deck may contain.")},
    {Word::Value, "plus", QT_TRANSLATE_NOOP("GameTexts", "plus only")},
    {Word::Value, "signed", QT_TRANSLATE_NOOP("GameTexts", "plus, minus, either sign")},
    {Word::Value, "pool/all", QT_TRANSLATE_NOOP("GameTexts", "all kinds")},
    {Word::Rule, "deck_size", QT_TRANSLATE_NOOP("GameTexts", "Cards in a side deck")},
    {Word::Help, "deck_size", QT_TRANSLATE_NOOP("GameTexts", "Number of cards chosen before the first set.")},
    {Word::Rule, "hand_size", QT_TRANSLATE_NOOP("GameTexts", "Side cards drawn")},
    {Word::Help, "hand_size",
     QT_TRANSLATE_NOOP("GameTexts", "Drawn at random from the side deck. They must last the whole match.")},
    {Word::Rule, "same", QT_TRANSLATE_NOOP("GameTexts", "Copies of a card")},
    {Word::Help, "same",
     QT_TRANSLATE_NOOP("GameTexts", "Most copies of one card in a side deck. Special cards at most once.")},
    {Word::Rule, "sets_to_win", QT_TRANSLATE_NOOP("GameTexts", "Sets to win")},
    {Word::Help, "sets_to_win",
     QT_TRANSLATE_NOOP("GameTexts", "The first to win this many sets wins the match. Tied sets don’t count.")},
    {Word::Rule, "auto_stand", QT_TRANSLATE_NOOP("GameTexts", "Stand at 20")},
    {Word::Help, "auto_stand",
     QT_TRANSLATE_NOOP("GameTexts", "A player with exactly 20 stands automatically, also after a side card.")},
    {Word::Rule, "nine_cards", QT_TRANSLATE_NOOP("GameTexts", "Nine cards win")},
    {Word::Help, "nine_cards", QT_TRANSLATE_NOOP("GameTexts", "Nine cards that are not over 20 win the set at once.")},
    {Word::Rule, "first", QT_TRANSLATE_NOOP("GameTexts", "First to move")},
    {Word::Help, "first", QT_TRANSLATE_NOOP("GameTexts", "Who moves first in the first set and in the later ones.")},
    {Word::Value, "drawn", QT_TRANSLATE_NOOP("GameTexts", "random, then in turn")},
    {Word::Value, "seat0", QT_TRANSLATE_NOOP("GameTexts", "always the first seat")},
    {Word::Value, "loser", QT_TRANSLATE_NOOP("GameTexts", "random, then the loser")},
    {Word::Rule, "stake", QT_TRANSLATE_NOOP("GameTexts", "Highest stake")},
    {Word::Help, "stake",
     QT_TRANSLATE_NOOP("GameTexts", "Both players name a stake, and the lower one counts. 0 = no stakes.")},
    {Word::Table, "sets", QT_TRANSLATE_NOOP("GameTexts", "sets won")},
    {Word::Table, "deck", QT_TRANSLATE_NOOP("GameTexts", "house deck")},
    {Word::Table, "row", QT_TRANSLATE_NOOP("GameTexts", "cards on the table")},
    {Word::Table, "hand", QT_TRANSLATE_NOOP("GameTexts", "side cards")},
    {Word::Table, "box", QT_TRANSLATE_NOOP("GameTexts", "side deck, not drawn")},
    {Word::Table, "spent", QT_TRANSLATE_NOOP("GameTexts", "used side cards")},
    {Word::Objection, "not-now", QT_TRANSLATE_NOOP("GameTexts", "You can’t answer that now.")},
    {Word::Objection, "deck-size",
     QT_TRANSLATE_NOOP("GameTexts", "The side deck doesn’t have the right number of cards.")},
    {Word::Objection, "not-in-pool",
     QT_TRANSLATE_NOOP("GameTexts", "The side deck has a card that these rules don’t allow.")},
    {Word::Objection, "too-many-of-a-kind",
     QT_TRANSLATE_NOOP("GameTexts", "The side deck has too many copies of one card.")},
    {Word::Objection, "stake-out-of-range",
     QT_TRANSLATE_NOOP("GameTexts", "A stake is a number from 1 to the highest stake.")},
    {Word::Objection, "not-in-hand", QT_TRANSLATE_NOOP("GameTexts", "You don’t have that side card.")},
    {Word::Objection, "no-such-value", QT_TRANSLATE_NOOP("GameTexts", "That side card can’t count that much.")},
};

} // namespace

std::span<const GameWord> advancedPazaakWords() {
    return kWordList;
}

} // namespace hilltop
