// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <string>

namespace hilltop {

namespace {

enum class Kind { Game, Line, Bot, Style, Rule, Help, Value, Word, They, You, Card, Objection, Fault, Cost };

/// An empty game stands for all of them.
struct Text {
    Kind kind;
    std::string_view game;
    std::string_view id;
    const char* text;
};

// In sentences %1 is who and %2 the value.
constexpr Text kTexts[] = {
    {Kind::Value, "", "false", QT_TRANSLATE_NOOP("GameTexts", "no")},
    {Kind::Value, "", "true", QT_TRANSLATE_NOOP("GameTexts", "yes")},
    {Kind::Fault, "", "not-allowed", QT_TRANSLATE_NOOP("GameTexts", "not allowed")},
    {Kind::Fault, "", "not-understood", QT_TRANSLATE_NOOP("GameTexts", "not understood")},
    {Kind::Fault, "", "time-out", QT_TRANSLATE_NOOP("GameTexts", "time-out")},
    {Kind::Fault, "", "crash", QT_TRANSLATE_NOOP("GameTexts", "crash")},
    {Kind::Fault, "", "no-start", QT_TRANSLATE_NOOP("GameTexts", "did not start")},
    {Kind::Fault, "", "dead", QT_TRANSLATE_NOOP("GameTexts", "no longer running")},
    {Kind::Word, "", "match-won", QT_TRANSLATE_NOOP("GameTexts", "Match won")},
    {Kind::They, "", "match-won", QT_TRANSLATE_NOOP("GameTexts", "%1 wins the match")},
    {Kind::You, "", "match-won", QT_TRANSLATE_NOOP("GameTexts", "You win the match")},

    {Kind::Game, "pazaak", "pazaak", QT_TRANSLATE_NOOP("GameTexts", "Pazaak")},
    {Kind::Line, "pazaak", "pazaak",
     QT_TRANSLATE_NOOP("GameTexts", "Nearest to 20, never over. Your few side cards must last the match.")},
    {Kind::Bot, "pazaak", "random", QT_TRANSLATE_NOOP("GameTexts", "Random")},
    {Kind::Bot, "pazaak", "bold", QT_TRANSLATE_NOOP("GameTexts", "Bold")},
    {Kind::Bot, "pazaak", "cautious", QT_TRANSLATE_NOOP("GameTexts", "Cautious")},
    {Kind::Bot, "pazaak", "careful", QT_TRANSLATE_NOOP("GameTexts", "Careful")},
    {Kind::Bot, "pazaak", "expert", QT_TRANSLATE_NOOP("GameTexts", "Expert")},
    {Kind::Style, "pazaak", "any-move", QT_TRANSLATE_NOOP("GameTexts", "any allowed move")},
    {Kind::Style, "pazaak", "draws-below-20", QT_TRANSLATE_NOOP("GameTexts", "draws below 20")},
    {Kind::Style, "pazaak", "draws-below-15", QT_TRANSLATE_NOOP("GameTexts", "draws below 15")},
    {Kind::Style, "pazaak", "counts-and-saves", QT_TRANSLATE_NOOP("GameTexts", "saves its side cards")},
    {Kind::Style, "pazaak", "expectimax", QT_TRANSLATE_NOOP("GameTexts", "weighs every unseen card")},
    {Kind::Rule, "pazaak", "house_copies", QT_TRANSLATE_NOOP("GameTexts", "House deck copies")},
    {Kind::Help, "pazaak", "house_copies",
     QT_TRANSLATE_NOOP("GameTexts", "How many copies of the cards 1 to 10 the house deck holds.")},
    {Kind::Rule, "pazaak", "side_copies", QT_TRANSLATE_NOOP("GameTexts", "Side pool copies")},
    {Kind::Help, "pazaak", "side_copies",
     QT_TRANSLATE_NOOP("GameTexts", "How many copies of the cards 1 to 5 each player's side cards are drawn from.")},
    {Kind::Rule, "pazaak", "side_cards", QT_TRANSLATE_NOOP("GameTexts", "Side cards each")},
    {Kind::Help, "pazaak", "side_cards",
     QT_TRANSLATE_NOOP("GameTexts", "Dealt once for the whole match; at most 5 times the copies in the pool.")},
    {Kind::Rule, "pazaak", "hands_to_win", QT_TRANSLATE_NOOP("GameTexts", "Hands to win")},
    {Kind::Help, "pazaak", "hands_to_win",
     QT_TRANSLATE_NOOP("GameTexts", "Who wins that many hands first wins the match; tied hands do not count.")},
    {Kind::Rule, "pazaak", "auto_stand", QT_TRANSLATE_NOOP("GameTexts", "Stand at 20")},
    {Kind::Help, "pazaak", "auto_stand",
     QT_TRANSLATE_NOOP("GameTexts", "Whoever has exactly 20 after a house card stands without being asked.")},
    {Kind::Word, "pazaak", "hands", QT_TRANSLATE_NOOP("GameTexts", "hands won")},
    {Kind::They, "pazaak", "hands", QT_TRANSLATE_NOOP("GameTexts", "Hands won by %1: %2")},
    {Kind::You, "pazaak", "hands", QT_TRANSLATE_NOOP("GameTexts", "Hands won by you: %2")},
    {Kind::Word, "pazaak", "hand", QT_TRANSLATE_NOOP("GameTexts", "Hand")},
    {Kind::They, "pazaak", "hand", QT_TRANSLATE_NOOP("GameTexts", "Hand %2 begins")},
    {Kind::Word, "pazaak", "hand-won", QT_TRANSLATE_NOOP("GameTexts", "Hand won")},
    {Kind::They, "pazaak", "hand-won", QT_TRANSLATE_NOOP("GameTexts", "%1 wins the hand")},
    {Kind::You, "pazaak", "hand-won", QT_TRANSLATE_NOOP("GameTexts", "You win the hand")},
    {Kind::Word, "pazaak", "hand-tied", QT_TRANSLATE_NOOP("GameTexts", "Hand tied")},
    {Kind::They, "pazaak", "hand-tied", QT_TRANSLATE_NOOP("GameTexts", "The hand is tied and counts for nobody")},
    {Kind::Word, "pazaak", "end", QT_TRANSLATE_NOOP("GameTexts", "End turn")},
    {Kind::They, "pazaak", "end", QT_TRANSLATE_NOOP("GameTexts", "%1 ends the turn at %2")},
    {Kind::You, "pazaak", "end", QT_TRANSLATE_NOOP("GameTexts", "You end your turn at %2")},
    {Kind::Word, "pazaak", "stand", QT_TRANSLATE_NOOP("GameTexts", "Stand")},
    {Kind::They, "pazaak", "stand", QT_TRANSLATE_NOOP("GameTexts", "%1 stands at %2")},
    {Kind::You, "pazaak", "stand", QT_TRANSLATE_NOOP("GameTexts", "You stand at %2")},
    {Kind::Word, "pazaak", "play", QT_TRANSLATE_NOOP("GameTexts", "Play")},
    {Kind::They, "pazaak", "play", QT_TRANSLATE_NOOP("GameTexts", "%1 plays the side card +%2")},
    {Kind::You, "pazaak", "play", QT_TRANSLATE_NOOP("GameTexts", "You play the side card +%2")},
    {Kind::Word, "pazaak", "auto-stand", QT_TRANSLATE_NOOP("GameTexts", "Stands at 20")},
    {Kind::They, "pazaak", "auto-stand", QT_TRANSLATE_NOOP("GameTexts", "%1 has exactly %2 and stands")},
    {Kind::You, "pazaak", "auto-stand", QT_TRANSLATE_NOOP("GameTexts", "You have exactly %2 and stand")},
    {Kind::Card, "pazaak", "house", QT_TRANSLATE_NOOP("GameTexts", "house card %2")},
    {Kind::Card, "pazaak", "side", QT_TRANSLATE_NOOP("GameTexts", "side card +%2")},
    {Kind::Objection, "pazaak", "no-such-card", QT_TRANSLATE_NOOP("GameTexts", "There is no such side card.")},
    {Kind::Cost, "pazaak", "stand", QT_TRANSLATE_NOOP("GameTexts", "STAND")},
};

const Text* find(Kind kind, std::string_view game, std::string_view id) {
    const Text* general = nullptr;
    for (const Text& text : kTexts) {
        if (text.kind != kind || text.id != id) continue;
        if (text.game == game) return &text;
        if (text.game.empty()) general = &text;
    }
    return general;
}

QString translated(const Text& text) {
    return QCoreApplication::translate("GameTexts", text.text);
}

QString fallback(std::string_view id) {
    QString plain = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    for (const QChar sign : {QLatin1Char('-'), QLatin1Char('_')})
        plain.replace(sign, QLatin1Char(' '));
    return plain;
}

QString name(Kind kind, std::string_view game, std::string_view id) {
    const Text* text = find(kind, game, id);
    return text != nullptr ? translated(*text) : fallback(id);
}

QString filled(QString sentence, const QString& who, int value) {
    return sentence.replace(QLatin1String("%2"), QLocale().toString(value)).replace(QLatin1String("%1"), who);
}

} // namespace

QString gameTitle(std::string_view game) {
    return name(Kind::Game, game, game);
}

QString gameLine(std::string_view game) {
    const Text* text = find(Kind::Line, game, game);
    return text != nullptr ? translated(*text) : QString();
}

QString botName(std::string_view game, std::string_view bot) {
    return name(Kind::Bot, game, bot);
}

QString botStyle(std::string_view game, std::string_view style) {
    return name(Kind::Style, game, style);
}

QString ruleName(std::string_view game, std::string_view rule) {
    return name(Kind::Rule, game, rule);
}

QString ruleHelp(std::string_view game, std::string_view rule) {
    const Text* text = find(Kind::Help, game, rule);
    return text != nullptr ? translated(*text) : QString();
}

QString ruleValue(std::string_view game, std::string_view rule, std::string_view word) {
    const QString plain = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    bool number = false;
    if (const int value = plain.toInt(&number); number) return QLocale().toString(value);
    // A word may mean different things in two rules: "rule/word" goes before "word".
    const std::string exact = std::string(rule) + '/' + std::string(word);
    const Text* text = find(Kind::Value, game, exact);
    return text != nullptr ? translated(*text) : name(Kind::Value, game, word);
}

QString tableWord(std::string_view game, std::string_view id) {
    return name(Kind::Word, game, id);
}

QString tableSentence(std::string_view game, std::string_view id, const QString& who, int value) {
    const Text* text = who.isEmpty() ? find(Kind::You, game, id) : nullptr;
    if (text == nullptr) text = find(Kind::They, game, id);
    return text != nullptr ? filled(translated(*text), who, value) : fallback(id);
}

QString cardName(std::string_view game, std::string_view kind, int value) {
    const Text* text = find(Kind::Card, game, kind);
    return text != nullptr ? filled(translated(*text), QString(), value)
                           : fallback(kind) + QLatin1Char(' ') + QLocale().toString(value);
}

QString objection(std::string_view game, std::string_view id) {
    return name(Kind::Objection, game, id);
}

QString faultName(std::string_view word) {
    return name(Kind::Fault, {}, word);
}

QString faultCost(std::string_view game, std::string_view cost) {
    return name(Kind::Cost, game, cost);
}

} // namespace hilltop
