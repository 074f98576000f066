// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"
#include "text/typed_view.h"

#include <QList>
#include <QString>

namespace hilltop {

/// What TheGame::describe() says, as QML reads it; before a match is shown, as below.
struct ThegameRulesView {
    QML_VIEW(ThegameRulesView, thegameRules);
    QML_VIEW_FIELD(int, hand, 6);
};

struct ThegamePileView {
    QML_VIEW(ThegamePileView, thegamePile);
    QML_VIEW_FIELD(bool, rises);
    QML_VIEW_FIELD(int, top, 100);
    QML_VIEW_FIELD(QList<int>, cards);
};

struct ThegameSeatView {
    QML_VIEW(ThegameSeatView, thegameSeat);
    QML_VIEW_FIELD(QList<int>, wishes);
};

struct ThegamePlayedView {
    QML_VIEW(ThegamePlayedView, thegamePlayed);
    QML_VIEW_FIELD(int, seat, -1);
    QML_VIEW_FIELD(int, pile, -1);
};

/// What a card does to a pile.
struct ThegameStepView {
    QML_VIEW(ThegameStepView, thegameStep);
    QML_VIEW_FIELD(int, gap); ///< in the pile's direction; below 0: back
    QML_VIEW_FIELD(bool, fits);
    QML_VIEW_FIELD(bool, jumps); ///< it fits by going back
};

struct ThegameView {
    QML_VIEW(ThegameView, thegameView);
    QML_VIEW_FIELD(hilltop::ThegameRulesView, rules);
    QML_VIEW_FIELD(QString, phase);
    QML_VIEW_FIELD(QString, ending);
    QML_VIEW_FIELD(int, turn, -1);
    QML_VIEW_FIELD(int, must);
    QML_VIEW_FIELD(int, this_turn);
    QML_VIEW_FIELD(bool, may_end);
    QML_VIEW_FIELD(int, stack, -1); ///< of cards; -1: there is no match yet
    QML_VIEW_FIELD(int, left, TheGame::kCards);
    QML_VIEW_FIELD(QList<hilltop::ThegamePileView>, piles, {true, 1}, {true, 1}, {false, 100}, {false, 100});
    QML_VIEW_FIELD(QList<hilltop::ThegameSeatView>, seats);
    QML_VIEW_FIELD(hilltop::ThegamePlayedView, last);
    QML_VIEW_SAYS(int, played) { return TheGame::kCards - left; } ///< cards
    QML_VIEW_SAYS(int, strongest) { return TheGame::kHandsOff; }  ///< level of a wish
    QML_VIEW_SAYS(hilltop::ThegameStepView, latest);              ///< of the last card played

    /// What a pile shows before its first card.
    Q_INVOKABLE int startOf(int pile) const { return TheGame::Open{}.tops[static_cast<std::size_t>(pile)]; }
    /// Whoever is on turn, and whether that card is held or not.
    Q_INVOKABLE hilltop::ThegameStepView step(int pile, int card) const;
    /// Answers, and what is in one; no levels or -1: it is another answer.
    Q_INVOKABLE QString play(int card, int pile) const { return spelled<TheGame>(TheGame::play(card, pile)); }
    Q_INVOKABLE QString wish(const QList<int>& levels) const;
    Q_INVOKABLE QList<int> wishesIn(const QString& word) const;
    Q_INVOKABLE int pileIn(const QString& word) const;
};

} // namespace hilltop
