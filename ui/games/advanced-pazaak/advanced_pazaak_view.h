// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/advanced_pazaak.h"
#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace hilltop {

struct AdvancedPazaakRulesView {
    QML_VIEW(AdvancedPazaakRulesView, advancedPazaakRules);
    QML_VIEW_FIELD(QString, pool, QStringLiteral("all"));
    QML_VIEW_FIELD(int, same, 2);
    QML_VIEW_FIELD(int, deck_size, 10);
    QML_VIEW_FIELD(int, hand_size, 4);
    QML_VIEW_FIELD(int, sets_to_win);
    QML_VIEW_FIELD(int, stake);
    QML_VIEW_FIELD(bool, auto_stand);
    QML_VIEW_FIELD(bool, nine_cards);
};

/// A kind of side card, as views and answers spell it.
struct AdvancedPazaakSideView {
    QML_VIEW(AdvancedPazaakSideView, advancedPazaakSide);
    QML_VIEW_FIELD(QString, word);     ///< "+-3"; empty: none
    QML_VIEW_FIELD(int, most);         ///< so many may be in a side deck; only of those in AdvancedPazaakView::pool()
    QML_VIEW_SAYS(QString, kind);      ///< of the card before it is played: "either"
    QML_VIEW_SAYS(QString, text);      ///< "±3"
    QML_VIEW_SAYS(QString, drawing);   ///< "either-3"
    QML_VIEW_SAYS(bool, special);      ///< it has no number of its own
    QML_VIEW_SAYS(QList<int>, values); ///< what it may count, the plus before the minus
};

struct AdvancedPazaakCardView {
    QML_VIEW(AdvancedPazaakCardView, advancedPazaakCard);
    QML_VIEW_FIELD(QString, side); ///< the spelling of a side card; empty: a house card
    QML_VIEW_FIELD(int, number);   ///< of a house card; 0: a side card
    QML_VIEW_FIELD(int, counts);
};

/// What a card of a row did to those before it.
struct AdvancedPazaakChangeView {
    QML_VIEW(AdvancedPazaakChangeView, advancedPazaakChange);
    QML_VIEW_FIELD(int, at);             ///< its place
    QML_VIEW_FIELD(QList<int>, changed); ///< theirs
    QML_VIEW_FIELD(bool, doubles);       ///< else it flips
};

struct AdvancedPazaakSeatView {
    QML_VIEW(AdvancedPazaakSeatView, advancedPazaakSeat);
    QML_VIEW_FIELD(int, wins);
    QML_VIEW_FIELD(int, total);
    QML_VIEW_FIELD(bool, stood);
    QML_VIEW_FIELD(bool, over);
    QML_VIEW_FIELD(QString, last);
    QML_VIEW_FIELD(int, stake); ///< 0: not both have named one
    QML_VIEW_FIELD(int, side_left);
    QML_VIEW_FIELD(QList<hilltop::AdvancedPazaakCardView>, row);
    QML_VIEW_SAYS(QList<hilltop::AdvancedPazaakChangeView>, changes);

    /// The total once that side card has been played with that value.
    Q_INVOKABLE int totalWith(const QString& card, int value) const;
    /// The value that comes nearest to 20, else the lowest.
    Q_INVOKABLE int bestValue(const hilltop::AdvancedPazaakSideView& card) const;
};

struct AdvancedPazaakDeckView {
    QML_VIEW(AdvancedPazaakDeckView, advancedPazaakReady);
    QML_VIEW_FIELD(QString, name);
    QML_VIEW_FIELD(QStringList, cards);
    QML_VIEW_SAYS(QString, answer); ///< that chooses it
};

/// What may be done in a turn.
struct AdvancedPazaakTurnView {
    QML_VIEW(AdvancedPazaakTurnView, advancedPazaakTurn);
    QML_VIEW_FIELD(QString, word);
    QML_VIEW_FIELD(bool, plays); ///< a side card
    QML_VIEW_FIELD(bool, stands);
    QML_VIEW_FIELD(int, total); ///< then
    QML_VIEW_FIELD(bool, over); ///< that is over 20
    QML_VIEW_FIELD(bool, tied); ///< with the other, who stands
};

/// What AdvancedPazaak::describe() says, as QML reads it; before a match is shown, as below.
struct AdvancedPazaakView {
    QML_VIEW(AdvancedPazaakView, advancedPazaakView);
    QML_VIEW_FIELD(hilltop::AdvancedPazaakRulesView, rules);
    QML_VIEW_FIELD(QString, phase); ///< empty: there is no match yet
    QML_VIEW_FIELD(int, turn, -1);
    QML_VIEW_FIELD(int, house_left);
    QML_VIEW_FIELD(int, set_winner, -1); ///< a seat; -1: tied, or none has ended
    QML_VIEW_FIELD(QList<hilltop::AdvancedPazaakDeckView>, ready);
    QML_VIEW_FIELD(QList<hilltop::AdvancedPazaakSeatView>, seats, 2);
    QML_VIEW_SAYS(int, goal) { return AdvancedPazaak::kGoal; }
    /// That counts, once both are named.
    QML_VIEW_SAYS(int, stake) { return AdvancedPazaak::stake_of(seats[0].stake, seats[1].stake); }
    QML_VIEW_SAYS(QList<hilltop::AdvancedPazaakSideView>, pool);

    /// The side card of that name, or of that face; none where it is no side card.
    Q_INVOKABLE hilltop::AdvancedPazaakSideView sideNamed(const QString& word) const { return {word}; }
    Q_INVOKABLE hilltop::AdvancedPazaakSideView sideOf(const QString& kind, int value) const;
    /// As many of them as the rules allow, in the order of the kinds.
    Q_INVOKABLE QStringList asAllowed(const QStringList& cards) const;
    /// The answer that chooses them, in the order of the kinds, and the cards that an answer chooses.
    Q_INVOKABLE QString deckAnswer(const QStringList& cards) const;
    Q_INVOKABLE QStringList deckIn(const QString& answer) const;
    /// See advanced_pazaak::chance_of_goal().
    Q_INVOKABLE double chance(const QStringList& cards, int total) const;
    Q_INVOKABLE QString stakeAnswer(int stake) const {
        return spelled<AdvancedPazaak>(AdvancedPazaak::name_stake(stake));
    }
    /// Ending, where it is something else than standing, and standing: with the card, if one is given.
    Q_INVOKABLE QList<hilltop::AdvancedPazaakTurnView> turns(int seat, const QString& card, int value) const;
};

} // namespace hilltop
