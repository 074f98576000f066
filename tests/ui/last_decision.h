// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_page.h"
#include "play/result_sheet.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QList>
#include <QMap>

#include <algorithm>

namespace hilltop {

/// A whole match of bots in which the person at the seat that decides last has that decision still to make; 0 seats:
/// the game's default.
inline Record lastDecisionOf(const GameEntry& game, const RuleValues& changed = {}, int seats = 0) {
    std::vector<std::string> bots(static_cast<std::size_t>(seats > 0 ? seats : game.info().default_seats),
                                  game.bots().front().id);
    RuleValues rules = default_values(game.rules());
    for (const auto& [key, value] : changed)
        rules[key] = value;
    const Record whole = *play_record(game, rules, {8, 2, 2}, bots);
    const auto replay = Replay::make(whole);
    int last = replay->positions() - 1;
    while (replay->table(last).deciding().empty())
        --last;
    Record match = cut_before(whole, replay->table(last).steps());
    match.seats[static_cast<std::size_t>((*replay->table(last).asked().begin()).index())] = {kPerson, 0, {}};
    return match;
}

/// A match of the game's first bot, cut before questions that the person at seat 0 has to answer: the first one at or
/// behind each of the moments, which are given as shares of the match, no question twice.
inline QMap<int, Record> questionsOf(const GameEntry& game, int seats, const QList<double>& moments) {
    const std::vector<std::string> bots(static_cast<std::size_t>(seats), game.bots().front().id);
    const Record whole = *play_record(game, default_values(game.rules()), {20261121, 5, 5}, bots);
    const auto replay = Replay::make(whole);
    QMap<int, Record> found; // by position
    for (const double moment : moments) {
        int position = static_cast<int>((replay->positions() - 1) * moment);
        if (!found.isEmpty()) position = std::max(position, found.lastKey() + 1);
        while (position < replay->positions() && !replay->table(position).deciding().contains(Seat(0)))
            ++position;
        if (position >= replay->positions()) break;
        Record match = cut_before(whole, replay->table(position).steps());
        match.seats[0] = {kPerson, 0, {}};
        found.insert(position, match);
    }
    return found;
}

/// Sits down before the last decision and makes it.
inline void playEnd(PlayPage& page, const GameEntry& game, const RuleValues& changed = {}, int seats = 0) {
    QVERIFY(page.continueMatch(lastDecisionOf(game, changed, seats)));
    const TableSession& session = *page.session();
    QTRY_VERIFY([&] {
        if (session.table().over()) return true;
        if (session.resting() || session.askedPersons().empty() || page.scene().playing()) {
            page.scene().goOn();
            return false;
        }
        const auto menu = session.table().menu(*session.askedPersons().begin());
        for (const Choice& choice : menu)
            if (choice.reason.empty()) {
                page.scene().answer(QString::fromStdString(choice.word));
                break;
            }
        return session.table().over();
    }());
    QTRY_VERIFY(!page.result()->isHidden());
}

} // namespace hilltop
