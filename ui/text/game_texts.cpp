// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/game_texts.h"

#include "game/bot_spec.h"
#include "game/hosted_bot.h"
#include "hosting/languages/language.h"
#include "registry/words.h"
#include "text/shown_name.h"
#include "text/table_texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <mutex>
#include <string>

namespace hilltop {

namespace {

struct OwnNames {
    std::mutex mutex;
    OwnBotNames names;
};

OwnNames& ownNames() {
    static OwnNames names;
    return names;
}

QString name(Word kind, std::string_view game, std::string_view id) {
    return said(known_word(game, kind, id).value_or(readable_id(id)));
}

} // namespace

QString readable(std::string_view id) {
    return said(readable_id(id));
}

QString gameTitle(std::string_view game) {
    return name(Word::Game, game, game);
}

QString gameLine(std::string_view game) {
    return said(known_word(game, Word::Line, game).value_or(Phrase()));
}

void setOwnBotNames(OwnBotNames names) {
    const std::lock_guard lock(ownNames().mutex);
    ownNames().names = std::move(names);
}

QString botName(std::string_view game, std::string_view bot) {
    if (!known_word(game, Word::Bot, bot)) {
        if (const auto spec = read_bot_spec(bot)) {
            const std::lock_guard lock(ownNames().mutex);
            const auto own = ownNames().names.find({std::string(game), std::string(bot)});
            return shownName(own != ownNames().names.end() ? own->second : QString::fromStdString(short_name(*spec)));
        }
    }
    return name(Word::Bot, game, bot);
}

QString hostedLanguage(std::string_view bot) {
    const auto spec = read_bot_spec(bot);
    if (!spec) return {};
    const Language* language = language_of(spec->kind);
    if (language != nullptr && !language->endings.empty()) return QString::fromUtf8(language->name);
    return is_command(*spec) ? QCoreApplication::translate("GameTexts", "Hilltop protocol")
                             : QCoreApplication::translate("GameTexts", "program");
}

QString botStyle(std::string_view game, std::string_view style) {
    return name(Word::Style, game, style);
}

QString botStyle(std::string_view game, const BotTraits& bot) {
    if (std::string_view(bot.style) != "level") return botStyle(game, bot.style);
    return QCoreApplication::translate("GameTexts", "level %1 of 5").arg(QLocale().toString(bot.level));
}

std::vector<const BotTraits*> inPlayingOrder(std::span<const BotTraits> bots) {
    std::vector<const BotTraits*> list;
    for (const BotTraits& bot : bots)
        list.push_back(&bot);
    std::reverse(list.begin(), list.end());
    std::stable_sort(list.begin(), list.end(), [](const auto* a, const auto* b) {
        return std::pair(a->level, a->strength) > std::pair(b->level, b->strength);
    });
    return list;
}

QString ruleName(std::string_view game, std::string_view rule) {
    return name(Word::Rule, game, rule);
}

QString ruleHelp(std::string_view game, std::string_view rule) {
    return said(known_word(game, Word::Help, rule).value_or(Phrase()));
}

QString ruleValue(std::string_view game, std::string_view rule, std::string_view word) {
    const QString plain = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    // A word may mean different things in two rules, and a number something special: "rule/word" goes before "word".
    const std::string exact = std::string(rule) + '/' + std::string(word);
    if (const auto text = known_word(game, Word::Value, exact)) return said(*text);
    bool number = false;
    if (const int value = plain.toInt(&number); number) return QLocale().toString(value);
    return name(Word::Value, game, word);
}

QString variantTitle(std::string_view game, std::string_view variant) {
    const auto text = known_word(game, Word::Variant, variant);
    if (!text && variant.empty()) return QCoreApplication::translate("GameTexts", "Default rules");
    return text ? said(*text) : QString::fromUtf8(variant.data(), static_cast<qsizetype>(variant.size()));
}

QString tableWord(std::string_view game, std::string_view id) {
    return name(Word::Table, game, id);
}

QString fieldName(std::string_view game, std::string_view id) {
    return name(Word::Field, game, id);
}

QString objection(std::string_view game, std::string_view id) {
    return name(Word::Objection, game, id);
}

} // namespace hilltop
