// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/card_model.h"
#include "table/menu_model.h"

#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// Finds one answer of a menu by what it touches: cards, places and seats are picked in any order until one answer is
/// left, or several that only a list can tell apart. Every allowed answer can be reached so.
class AnswerAim : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A scene has one.")
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(QList<int> picked READ picked NOTIFY changed)
    Q_PROPERTY(QList<int> cards READ cards NOTIFY changed)
    Q_PROPERTY(QStringList places READ places NOTIFY changed)
    Q_PROPERTY(QList<int> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<int> rows READ rows NOTIFY changed)

public:
    AnswerAim(const CardModel& cards, const MenuModel& menu, QObject* parent = nullptr);
    void setGame(const Info& info) { m_info = &info; }

    bool begun() const { return !m_picks.empty(); }
    /// Rows of the cards that are picked.
    QList<int> picked() const;
    /// What can be picked next: rows of cards, "zone seat" of places (seat -1: a common one), and seats.
    QList<int> cards() const;
    QStringList places() const;
    QList<int> seats() const;
    /// Rows of the menu to choose from in a list: before anything is picked those without a card, later those of which
    /// everything is picked, or all if the rest is the same for all of them.
    QList<int> rows() const;

    /// False if no answer touches it. What is picked already is picked no more; what fits no answer together with
    /// that begins anew.
    Q_INVOKABLE bool pickCard(int row) { return pick({.row = row}); }
    /// A place of a seat stands for the seat, too.
    Q_INVOKABLE bool pickPlace(const QString& zone, int seat);
    Q_INVOKABLE bool pickSeat(int seat) { return pick({.seat = seat}); }
    /// The card is let go over that place. False if no answer takes it there.
    Q_INVOKABLE bool drop(int row, const QString& zone, int seat);
    Q_INVOKABLE void clear();

signals:
    void changed();
    /// One answer is left: that row of the menu.
    void found(int row);

private:
    /// A card, or a place, or a seat.
    struct Touch {
        int row = -1;
        int zone = -1;
        int seat = -1;
        friend bool operator==(const Touch&, const Touch&) = default;
    };
    using Touches = std::vector<Touch>;
    /// An answer that fits what is picked, and what it touches besides.
    struct Option {
        int row;
        Touches left;
    };

    Touches touchesOf(const MenuModel::Item& item) const;
    bool alike(const Touch& one, const Touch& other) const;
    std::optional<Touches> left(const MenuModel::Item& item, const Touches& picks) const;
    std::vector<Option> options(const Touches& picks) const;
    bool fits(const Touches& picks) const { return !options(picks).empty(); }
    int zoneOf(const QString& zone) const;
    bool pick(const Touch& touch);
    void take(Touches picks);
    void follow();

    const CardModel& m_cards;
    const MenuModel& m_menu;
    const Info* m_info = nullptr;
    Touches m_picks;
};

} // namespace hilltop
