// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

struct PazaakSeatView {
    Q_GADGET
    QML_VALUE_TYPE(pazaakSeat)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(bool stood MEMBER stood)
    Q_PROPERTY(bool over MEMBER over)
    Q_PROPERTY(QString last MEMBER last)
    Q_PROPERTY(int played_side MEMBER played_side)
    Q_PROPERTY(int side_left MEMBER side_left)
public:
    int wins = 0, total = 0;
    bool stood = false, over = false;
    QString last{};
    int played_side = 0, side_left = 0;
    bool operator==(const PazaakSeatView&) const = default;
};

/// What Pazaak::describe() says, as QML reads it; before a match is shown, as below.
struct PazaakView {
    Q_GADGET
    QML_VALUE_TYPE(pazaakView)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int hands_to_win MEMBER hands_to_win)
    Q_PROPERTY(int house_left MEMBER house_left)
    Q_PROPERTY(int hand_winner MEMBER hand_winner)
    Q_PROPERTY(QList<hilltop::PazaakSeatView> seats MEMBER seats)
    Q_PROPERTY(QList<int> side MEMBER side)
public:
    QString phase{}; ///< empty: there is no match yet
    int turn = -1, hands_to_win = 0, house_left = 0;
    int hand_winner = -1; ///< a seat; -1: tied, or none has ended
    QList<PazaakSeatView> seats{2};
    QList<int> side{}; ///< values of my side cards
    bool operator==(const PazaakView&) const = default;
};

} // namespace hilltop
