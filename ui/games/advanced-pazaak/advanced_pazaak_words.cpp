// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_words.h"

#include <QCoreApplication>

namespace hilltop {
namespace {

constexpr GameWord kWordList[] = {
    {Word::Game, "advanced-pazaak", QT_TRANSLATE_NOOP("GameTexts", "Advanced Pazaak")},
    {Word::Line, "advanced-pazaak",
     QT_TRANSLATE_NOOP("GameTexts", "Choose your own side deck: signs, flips, doubles, ties, and stakes.")},
    {Word::Bot, "random", QT_TRANSLATE_NOOP("GameTexts", "Random")},
    {Word::Bot, "cautious", QT_TRANSLATE_NOOP("GameTexts", "Cautious")},
    {Word::Bot, "bold", QT_TRANSLATE_NOOP("GameTexts", "Bold")},
    {Word::Bot, "gambler", QT_TRANSLATE_NOOP("GameTexts", "Gambler")},
    {Word::Bot, "counter", QT_TRANSLATE_NOOP("GameTexts", "Counter")},
    {Word::Style, "any-move", QT_TRANSLATE_NOOP("GameTexts", "any allowed move")},
    {Word::Style, "stands-at-15", QT_TRANSLATE_NOOP("GameTexts", "stands from 15")},
    {Word::Style, "stands-at-18", QT_TRANSLATE_NOOP("GameTexts", "stands from 18")},
    {Word::Style, "high-stakes", QT_TRANSLATE_NOOP("GameTexts", "high stakes and tricks")},
    {Word::Style, "counts-and-saves", QT_TRANSLATE_NOOP("GameTexts", "saves its side cards")},
    {Word::Style, "expectimax", QT_TRANSLATE_NOOP("GameTexts", "weighs every unseen card")},
    {Word::Style, "ends", QT_TRANSLATE_NOOP("GameTexts", "ends its turn")},
    {Word::Style, "stands", QT_TRANSLATE_NOOP("GameTexts", "stands")},
    {Word::Style, "plays_card", QT_TRANSLATE_NOOP("GameTexts", "plays a side card")},
    {Word::Style, "saves", QT_TRANSLATE_NOOP("GameTexts", "saves an overdrawn count")},
    {Word::Style, "over_20", QT_TRANSLATE_NOOP("GameTexts", "over 20")},
    {Word::Rule, "house_copies", QT_TRANSLATE_NOOP("GameTexts", "House deck copies")},
    {Word::Help, "house_copies",
     QT_TRANSLATE_NOOP("GameTexts", "How many copies of the cards 1 to 10 the house deck holds.")},
    {Word::Rule, "pool", QT_TRANSLATE_NOOP("GameTexts", "Side cards to choose from")},
    {Word::Help, "pool", QT_TRANSLATE_NOOP("GameTexts", "Which kinds a side deck may hold.")},
    {Word::Value, "plus", QT_TRANSLATE_NOOP("GameTexts", "plus only")},
    {Word::Value, "signed", QT_TRANSLATE_NOOP("GameTexts", "plus, minus, either sign")},
    {Word::Value, "pool/all", QT_TRANSLATE_NOOP("GameTexts", "all kinds")},
    {Word::Rule, "deck_size", QT_TRANSLATE_NOOP("GameTexts", "Cards in a side deck")},
    {Word::Help, "deck_size", QT_TRANSLATE_NOOP("GameTexts", "So many cards are chosen before the first set.")},
    {Word::Rule, "hand_size", QT_TRANSLATE_NOOP("GameTexts", "Side cards drawn")},
    {Word::Help, "hand_size",
     QT_TRANSLATE_NOOP("GameTexts", "Drawn at random from the side deck; they have to last the whole match.")},
    {Word::Rule, "same", QT_TRANSLATE_NOOP("GameTexts", "Copies of a kind")},
    {Word::Help, "same",
     QT_TRANSLATE_NOOP("GameTexts", "At most so many of one kind in a side deck; of each special card only one.")},
    {Word::Rule, "sets_to_win", QT_TRANSLATE_NOOP("GameTexts", "Sets to win")},
    {Word::Help, "sets_to_win",
     QT_TRANSLATE_NOOP("GameTexts", "Who wins that many sets first wins the match; level sets do not count.")},
    {Word::Rule, "auto_stand", QT_TRANSLATE_NOOP("GameTexts", "Stand at 20")},
    {Word::Help, "auto_stand",
     QT_TRANSLATE_NOOP("GameTexts", "Whoever has exactly 20 stands by itself, after a side card too.")},
    {Word::Rule, "nine_cards", QT_TRANSLATE_NOOP("GameTexts", "Nine cards win")},
    {Word::Help, "nine_cards",
     QT_TRANSLATE_NOOP("GameTexts", "A table of nine cards that is not over 20 wins the set at once.")},
    {Word::Rule, "first", QT_TRANSLATE_NOOP("GameTexts", "Who begins")},
    {Word::Help, "first", QT_TRANSLATE_NOOP("GameTexts", "Of the first set and of the later ones.")},
    {Word::Value, "drawn", QT_TRANSLATE_NOOP("GameTexts", "drawn, then in turn")},
    {Word::Value, "seat0", QT_TRANSLATE_NOOP("GameTexts", "always the first seat")},
    {Word::Value, "loser", QT_TRANSLATE_NOOP("GameTexts", "drawn, then the loser")},
    {Word::Rule, "stake", QT_TRANSLATE_NOOP("GameTexts", "Highest stake")},
    {Word::Help, "stake",
     QT_TRANSLATE_NOOP("GameTexts", "Both name a stake, and the lower one is played for; 0: no gambling.")},
    {Word::Table, "sets", QT_TRANSLATE_NOOP("GameTexts", "sets won")},
    {Word::Table, "deck", QT_TRANSLATE_NOOP("GameTexts", "house deck")},
    {Word::Table, "row", QT_TRANSLATE_NOOP("GameTexts", "cards on the table")},
    {Word::Table, "hand", QT_TRANSLATE_NOOP("GameTexts", "side cards")},
    {Word::Table, "box", QT_TRANSLATE_NOOP("GameTexts", "side deck, not drawn")},
    {Word::Table, "spent", QT_TRANSLATE_NOOP("GameTexts", "spent side cards")},
    {Word::Objection, "not-now", QT_TRANSLATE_NOOP("GameTexts", "That cannot be answered now.")},
    {Word::Objection, "deck-size", QT_TRANSLATE_NOOP("GameTexts", "The side deck has not the right number of cards.")},
    {Word::Objection, "not-in-pool",
     QT_TRANSLATE_NOOP("GameTexts", "The side deck has a kind that these rules do not allow.")},
    {Word::Objection, "too-many-of-a-kind",
     QT_TRANSLATE_NOOP("GameTexts", "The side deck has too many cards of one kind.")},
    {Word::Objection, "stake-out-of-range",
     QT_TRANSLATE_NOOP("GameTexts", "A stake is from 1 up to the highest that the rules allow.")},
    {Word::Objection, "not-in-hand", QT_TRANSLATE_NOOP("GameTexts", "You do not hold that side card.")},
    {Word::Objection, "no-such-value", QT_TRANSLATE_NOOP("GameTexts", "That side card cannot count so much.")},
};

} // namespace

std::span<const GameWord> advancedPazaakWords() {
    return kWordList;
}

} // namespace hilltop
