// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "games/pazaak/contest/contests.h"
#include "games/pazaak/pazaak_table.h"
#include "support/built.h"
#include "support/java_host.h"

namespace hilltop::pazaak {

inline const QString kBots = sourceFile("resources/pazaak/bots/");
inline const QString kTests = sourceFile("tests/games/pazaak/contest/");

/// A bot of the contest with what getResponse() does.
inline QByteArray source(const QByteArray& name, const QByteArray& body, const QByteArray& members = {},
                         const QByteArray& package = "Players") {
    return "package " + package + ";\nimport java.util.Collection;\nimport Mechanics.*;\npublic class " + name +
           " extends Player {\n" + members +
           "\npublic void getResponse(int wins[], boolean isPlayerOne, Collection<Card> yourHand, Collection<Card> "
           "opponentHand, Collection<Card> yourSideDeck, int opponentSideDeckCount, Action opponentAction, boolean "
           "opponentDidPlay) {\n" +
           body + "\n}\n}\n";
}

inline std::unique_ptr<Dialect<Pazaak>> dialect() {
    return pazaak_contests().front().dialect();
}

/// What the bot answers that has been loaded into the slot; a fault's sentence where it is one.
inline std::string answer_of(JavaHost& host, Dialect<Pazaak>& speaks, int slot, const View<Pazaak>& view) {
    const auto answer = host.ask(slot, speaks.ask(view, Need::Must));
    if (answer.mark != '=') return "fault " + answer.text;
    const auto reply = speaks.read(answer.text, view);
    return reply.kind == Reply<Pazaak::Action>::Kind::Acts ? Pazaak::spell(reply.action)
                                                           : "not understood: " + answer.text;
}

/// The first question of a match under default rules.
inline Match<Pazaak> new_match(int deal = 1) {
    return Match<Pazaak>({}, 2, Chance(2026, static_cast<std::uint64_t>(deal)));
}

} // namespace hilltop::pazaak
