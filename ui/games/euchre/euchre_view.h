// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>

namespace hilltop {

/// What Euchre::describe() says, as QML reads it; before a match is shown, as below.
struct EuchreRulesView {
    QML_VIEW(EuchreRulesView, euchreRules);
    QML_VIEW_FIELD(bool, stick_dealer);
};

struct EuchreCardView {
    QML_VIEW(EuchreCardView, euchreCard);
    QML_VIEW_FIELD(QString, word); ///< "jh"; empty: none
    QML_VIEW_SAYS(QString, suit);  ///< "h", as trump is written
    QML_VIEW_SAYS(int, value);     ///< of its face: 11 is a jack
};

struct EuchrePlayedView {
    QML_VIEW(EuchrePlayedView, euchrePlayed);
    QML_VIEW_FIELD(int, seat, -1);
    QML_VIEW_FIELD(hilltop::EuchreCardView, card);
};

struct EuchreTrickView {
    QML_VIEW(EuchreTrickView, euchreTrick);
    QML_VIEW_FIELD(int, winner, -1); ///< a seat; -1: it is still being played
    QML_VIEW_FIELD(QList<hilltop::EuchrePlayedView>, cards);
};

struct EuchreSeatView {
    QML_VIEW(EuchreSeatView, euchreSeat);
    QML_VIEW_FIELD(int, tricks);
    QML_VIEW_FIELD(QString, order);
    QML_VIEW_FIELD(QString, name);
    QML_VIEW_FIELD(QString, alone);
    QML_VIEW_FIELD(bool, sits_out);
};

struct EuchreView {
    QML_VIEW(EuchreView, euchreView);
    QML_VIEW_FIELD(hilltop::EuchreRulesView, rules);
    QML_VIEW_FIELD(QString, phase);
    QML_VIEW_FIELD(QString, trump);
    QML_VIEW_FIELD(hilltop::EuchreCardView, turned);
    QML_VIEW_FIELD(int, dealer, -1);
    QML_VIEW_FIELD(int, turn, -1);
    QML_VIEW_FIELD(int, maker, -1);
    QML_VIEW_FIELD(int, makers, -1); ///< the maker's side; -1: nobody has made trump
    QML_VIEW_FIELD(int, gained);     ///< once the hand is over: points of the makers; below 0: of the others
    QML_VIEW_FIELD(int, ahead, -1);
    QML_VIEW_FIELD(bool, taken_up);
    QML_VIEW_FIELD(int, points_to_win); ///< 0: there is no match yet
    QML_VIEW_FIELD(QList<int>, points, 0, 0);
    QML_VIEW_FIELD(QList<int>, tricks, 0, 0); ///< by side
    QML_VIEW_FIELD(QList<hilltop::EuchreSeatView>, seats, 4);
    QML_VIEW_FIELD(QList<hilltop::EuchreTrickView>, played);
    QML_VIEW_FIELD(QList<hilltop::EuchreCardView>, cards); ///< of my hand
    QML_VIEW_FIELD(hilltop::EuchreTrickView, none);        ///< a trick where there is none
    /// In the middle, or the last one.
    QML_VIEW_SAYS(hilltop::EuchreTrickView, now) { return played.isEmpty() ? none : played.back(); }
    QML_VIEW_SAYS(hilltop::EuchreTrickView, last_trick); ///< that no longer lies in the middle
    QML_VIEW_SAYS(hilltop::EuchreCardView, left_bower);  ///< in my hand; else none
    QML_VIEW_SAYS(bool, turned_held);                    ///< the dealer took the turned card and has not played it
    /// The dealer, who may not pass.
    QML_VIEW_SAYS(bool, must_name) { return phase == QStringLiteral("name") && turn == dealer && rules.stick_dealer; }
    QML_VIEW_SAYS(int, players); ///< who do not sit out

    /// Whether a card with that face is the same.
    Q_INVOKABLE bool isCard(const hilltop::EuchreCardView& card, const QString& kind, int value) const;
    /// 2: the right bower of this trump, 1: the left one, 0: another card.
    Q_INVOKABLE int bowerOf(const hilltop::EuchreCardView& card) const;
    /// Tricks that lie with that seat: the one just taken is still in the middle.
    Q_INVOKABLE int tricksLying(int seat) const;
    /// Whether an answer plays no card, and the suit that it names.
    Q_INVOKABLE bool isCall(const QString& word) const;
    Q_INVOKABLE QString suitIn(const QString& word) const;
};

} // namespace hilltop
