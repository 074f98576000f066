// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"
#include "text/typed_view.h"

#include <QList>
#include <QString>

namespace hilltop {

struct RpsCardView {
    QML_VIEW(RpsCardView, rpsCard);
    QML_VIEW_FIELD(QString, word); ///< "R7"; empty: none
    QML_VIEW_SAYS(QString, sign);  ///< "rock"
    QML_VIEW_SAYS(int, number);
};

/// What RpsPoker::describe() says, as QML reads it; before a match is shown, as below.
struct RpsGameView {
    QML_VIEW(RpsGameView, rpsGame);
    QML_VIEW_FIELD(int, winner, -1); ///< a seat; -1: it has not been played
    QML_VIEW_FIELD(bool, pair);
};

struct RpsSeatView {
    QML_VIEW(RpsSeatView, rpsSeat);
    QML_VIEW_FIELD(int, games);
    QML_VIEW_FIELD(int, stock);
};

struct RpsView {
    QML_VIEW(RpsView, rpsView);
    QML_VIEW_FIELD(QString, phase);
    QML_VIEW_FIELD(QString, stage);
    QML_VIEW_FIELD(int, round); ///< from 1; 0: there is no match yet
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, pair);
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, kept);
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, given);
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, received);
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, stock);
    QML_VIEW_FIELD(hilltop::RpsCardView, base);
    QML_VIEW_FIELD(QList<hilltop::RpsGameView>, games);
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, rival_holds);
    QML_VIEW_FIELD(QList<hilltop::RpsCardView>, unseen);
    QML_VIEW_FIELD(QList<hilltop::RpsSeatView>, seats, 2);
    QML_VIEW_FIELD(hilltop::RpsGameView, none); ///< a game that has not been played
    QML_VIEW_SAYS(hilltop::RpsCardView, gave) { return given.value(given.size() - 1); } ///< last
    QML_VIEW_SAYS(hilltop::RpsCardView, got) { return received.value(received.size() - 1); }
    QML_VIEW_SAYS(int, picks) { return RpsPoker::kPicks; }
    QML_VIEW_SAYS(int, most_games) { return RpsPoker::kDeck; }
    QML_VIEW_SAYS(int, pairs_left); ///< unseen cards that make a pair with the base card

    Q_INVOKABLE bool rivalHolds(const hilltop::RpsCardView& card) const { return rival_holds.contains(card); }
    /// The numbers of my cards of the draft with that sign, the highest first.
    Q_INVOKABLE QList<int> drafted(const QString& sign) const;
    /// The answer that gives that card of the pair away: it keeps the other one.
    Q_INVOKABLE QString giving(const QString& sign, int number) const;
};

} // namespace hilltop
