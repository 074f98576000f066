// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_setup.h"

#include "records/record.h"
#include "registry/registry.h"
#include "settings/settings.h"

#include <algorithm>

namespace hilltop {
namespace {

QString key(const QString& game, const char* what) {
    return QStringLiteral("match/%1/%2").arg(game, QLatin1String(what));
}

QString sensibleOpponent(const GameEntry& game) {
    const BotTraits* best = nullptr;
    for (const BotTraits& bot : game.bots()) {
        if (bot.strength <= 3 && (best == nullptr || bot.strength > best->strength)) best = &bot;
    }
    return QString::fromUtf8((best != nullptr ? *best : game.strongest_bot()).id);
}

QStringList ruleLines(const GameEntry& game, const RuleValues& values) {
    QStringList lines;
    for (const RuleInfo& rule : game.rules()) {
        const auto found = values.find(rule.id);
        if (found != values.end() && found->second != rule.fallback)
            lines << QString::fromStdString(rule.id + "=" + rule_text(rule, found->second));
    }
    return lines;
}

} // namespace

MatchSetup sensibleSetup(const GameEntry& game) {
    MatchSetup setup;
    setup.game = QString::fromUtf8(game.info().id);
    setup.rules = default_values(game.rules());
    setup.seats << QString::fromUtf8(kPerson);
    while (setup.seats.size() < game.info().default_seats)
        setup.seats << sensibleOpponent(game);
    return setup;
}

MatchSetup rememberedSetup(const Settings& settings, const QString& game) {
    const GameEntry* entry = find_game(game.toStdString());
    if (entry == nullptr) entry = games().front();
    MatchSetup setup = sensibleSetup(*entry);
    const auto known = [&](const QString& seat) {
        return seat == QString::fromUtf8(kPerson) || entry->find_bot(seat.toStdString()) != nullptr;
    };
    const auto seats = settings.get<QStringList>(key(setup.game, "seats"), {});
    if (seats.size() >= entry->info().min_seats && seats.size() <= entry->info().max_seats &&
        std::all_of(seats.begin(), seats.end(), known) && seats.count(QString::fromUtf8(kPerson)) == 1)
        setup.seats = seats;
    setup.names = settings.get<QStringList>(key(setup.game, "names"), {});
    setup.drawn = settings.get<bool>(key(setup.game, "drawn"), setup.drawn);
    setup.rated = settings.get<bool>(key(setup.game, "rated"), setup.rated);
    RuleValues rules = setup.rules;
    for (const QString& line : settings.get<QStringList>(key(setup.game, "rules"), {})) {
        if (!set_rule(entry->rules(), line.toStdString(), rules)) continue; // of another version: its default stays
    }
    if (entry->check(rules, static_cast<int>(setup.seats.size()))) setup.rules = rules;
    return setup;
}

void rememberSetup(Settings& settings, const MatchSetup& setup) {
    if (setup.seats.count(QString::fromUtf8(kPerson)) == 1) {
        settings.set<QStringList>(key(setup.game, "seats"), setup.seats);
        settings.set<bool>(key(setup.game, "rated"), setup.rated);
    }
    settings.set<QStringList>(key(setup.game, "names"), setup.names);
    settings.set<bool>(key(setup.game, "drawn"), setup.drawn);
    settings.set<QStringList>(key(setup.game, "rules"), ruleLines(*find_game(setup.game.toStdString()), setup.rules));
}

} // namespace hilltop
