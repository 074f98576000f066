// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <string>

namespace hilltop {

namespace {

enum class Kind { Game, Line, Bot, Style, Rule, Help, Value, Word, Objection };

/// An empty game stands for all of them.
struct Text {
    Kind kind;
    std::string_view game;
    std::string_view id;
    const char* text;
};

constexpr Text kTexts[] = {
    {Kind::Value, "", "false", QT_TRANSLATE_NOOP("GameTexts", "no")},
    {Kind::Value, "", "true", QT_TRANSLATE_NOOP("GameTexts", "yes")},

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
    {Kind::Word, "pazaak", "deck", QT_TRANSLATE_NOOP("GameTexts", "house deck")},
    {Kind::Word, "pazaak", "row", QT_TRANSLATE_NOOP("GameTexts", "cards on the table")},
    {Kind::Word, "pazaak", "side", QT_TRANSLATE_NOOP("GameTexts", "side cards")},
    {Kind::Word, "pazaak", "spent", QT_TRANSLATE_NOOP("GameTexts", "spent side cards")},
    {Kind::Objection, "pazaak", "no-such-card", QT_TRANSLATE_NOOP("GameTexts", "There is no such side card.")},
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

QString name(Kind kind, std::string_view game, std::string_view id) {
    const Text* text = find(kind, game, id);
    return text != nullptr ? translated(*text) : readable(id);
}

} // namespace

QString readable(std::string_view id) {
    QString plain = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    for (const QChar sign : {QLatin1Char('-'), QLatin1Char('_')})
        plain.replace(sign, QLatin1Char(' '));
    return plain;
}

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

QString objection(std::string_view game, std::string_view id) {
    return name(Kind::Objection, game, id);
}

} // namespace hilltop
