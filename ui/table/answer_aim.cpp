// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/answer_aim.h"

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

void addOnce(QList<int>& list, int value) {
    if (!list.contains(value)) list << value;
}

} // namespace

AnswerAim::AnswerAim(const CardModel& cards, const MenuModel& menu, QObject* parent)
    : QObject(parent)
    , m_cards(cards)
    , m_menu(menu) {
    connect(&menu, &QAbstractItemModel::modelReset, this, [this] {
        m_picks.clear();
        emit changed();
    });
    connect(&menu, &QAbstractItemModel::dataChanged, this, &AnswerAim::follow);
}

/// The menu has changed in part.
void AnswerAim::follow() {
    if (!fits(m_picks)) m_picks.clear();
    emit changed();
}

/// Cards that are nowhere on the table cannot be picked, so they count for nothing.
AnswerAim::Touches AnswerAim::touchesOf(const MenuModel::Item& item) const {
    Touches touches;
    const auto add = [&](const Spot& spot) {
        if (const int row = m_cards.rowAt(spot); row >= 0) touches.push_back({.row = row});
    };
    const Choice& choice = item.choice;
    if (choice.card) add(*choice.card);
    for (const Spot& spot : choice.more)
        add(spot);
    if (choice.target)
        touches.push_back(
            {.zone = choice.target->zone, .seat = choice.target->seat == kCommon ? -1 : choice.target->seat});
    for (const Seat seat : choice.seats)
        touches.push_back({.seat = seat.index()});
    return touches;
}

/// Cards of a zone with the same face mean the same.
bool AnswerAim::alike(const Touch& one, const Touch& other) const {
    if (one.row < 0 || other.row < 0) return one == other;
    const auto &a = m_cards.at(one.row), &b = m_cards.at(other.row);
    return one.row == other.row || (a.face != kHidden && a.face == b.face && a.spot.same_zone(b.spot));
}

/// What the answer touches besides the picks; nothing if it does not touch all of them.
std::optional<AnswerAim::Touches> AnswerAim::left(const MenuModel::Item& item, const Touches& picks) const {
    if (!item.allowed()) return {};
    Touches rest = touchesOf(item), others;
    const auto strike = [&](auto&& is) {
        const auto at = std::find_if(rest.begin(), rest.end(), is);
        if (at == rest.end()) return false;
        rest.erase(at);
        return true;
    };
    for (const Touch& pick : picks)
        if (!strike([&](const Touch& touch) { return touch == pick; })) others.push_back(pick);
    for (const Touch& pick : others)
        if (!strike([&](const Touch& touch) { return alike(touch, pick); })) return {};
    return rest;
}

std::vector<AnswerAim::Option> AnswerAim::options(const Touches& picks) const {
    std::vector<Option> found;
    for (int row = 0; row < m_menu.rowCount(); ++row)
        if (auto rest = left(m_menu.items()[static_cast<std::size_t>(row)], picks)) found.push_back({row, *rest});
    return found;
}

QList<int> AnswerAim::picked() const {
    QList<int> list;
    for (const Touch& pick : m_picks)
        if (pick.row >= 0) list << pick.row;
    return list;
}

QList<int> AnswerAim::cards() const {
    QList<int> list;
    for (const Option& option : options(m_picks))
        for (const Touch& touch : option.left)
            for (int row = 0; touch.row >= 0 && row < m_cards.rowCount(); ++row)
                if (alike(touch, {.row = row}) && !picked().contains(row)) addOnce(list, row);
    return list;
}

QStringList AnswerAim::places() const {
    QStringList list;
    for (const Option& option : options(m_picks))
        for (const Touch& touch : option.left)
            if (touch.zone >= 0)
                list << QStringLiteral("%1 %2")
                            .arg(QString::fromUtf8(m_info->zones[std::size_t(touch.zone)].id))
                            .arg(touch.seat);
    list.removeDuplicates();
    return list;
}

QList<int> AnswerAim::seats() const {
    QList<int> list;
    for (const Option& option : options(m_picks))
        for (const Touch& touch : option.left)
            if (touch.row < 0 && touch.zone < 0) addOnce(list, touch.seat);
    return list;
}

QList<int> AnswerAim::rows() const {
    QList<int> list;
    if (!begun()) {
        for (int row = 0; row < m_menu.rowCount(); ++row)
            if (const auto& item = m_menu.items()[static_cast<std::size_t>(row)];
                item.cardRow < 0 && item.choice.more.empty())
                list << row;
        return list;
    }
    const auto all = options(m_picks);
    const bool same =
        std::all_of(all.begin(), all.end(), [&](const Option& option) { return option.left == all.front().left; });
    for (const Option& option : all)
        if (same || option.left.empty()) list << option.row;
    return list;
}

int AnswerAim::zoneOf(const QString& zone) const {
    for (std::size_t i = 0; m_info != nullptr && i < m_info->zones.size(); ++i)
        if (zone == QString::fromUtf8(m_info->zones[i].id)) return static_cast<int>(i);
    return -1;
}

bool AnswerAim::pickPlace(const QString& zone, int seat) {
    const int place = zoneOf(zone);
    return (place >= 0 && pick({.zone = place, .seat = seat})) || (seat >= 0 && pickSeat(seat));
}

bool AnswerAim::pick(const Touch& touch) {
    if (const auto at = std::find(m_picks.begin(), m_picks.end(), touch); at != m_picks.end()) {
        m_picks.erase(at);
        emit changed();
        return true;
    }
    Touches picks = m_picks;
    picks.push_back(touch);
    if (!fits(picks)) picks = {touch};
    if (!fits(picks)) return false;
    take(std::move(picks));
    return true;
}

void AnswerAim::take(Touches picks) {
    const auto all = options(picks);
    m_picks = all.size() == 1 ? Touches() : std::move(picks);
    emit changed();
    if (all.size() == 1) emit found(all.front().row);
}

bool AnswerAim::drop(int row, const QString& zone, int seat) {
    const Touch card{.row = row};
    const int place = zoneOf(zone);
    const auto aims = [&](const Touch& goal) { return fits({card, goal}); };
    bool onCards = false; // which of them is still to be said
    for (int other = 0; other < m_cards.rowCount(); ++other) {
        const Spot& spot = m_cards.at(other).spot;
        const bool there = spot.zone == place && (spot.seat == kCommon ? -1 : int{spot.seat}) == seat;
        onCards = onCards || (there && other != row && aims({.row = other}));
    }
    const Touch at{.zone = place, .seat = seat}, whose{.seat = seat};
    if (aims(at))
        take({card, at});
    else if (onCards)
        take({card});
    else if (aims(whose))
        take({card, whose});
    else
        return false;
    return true;
}

void AnswerAim::clear() {
    if (!begun()) return;
    m_picks.clear();
    emit changed();
}

} // namespace hilltop
