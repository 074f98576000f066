// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/futures.h"

namespace hilltop::zipdeck {
namespace {

constexpr std::int32_t kCertain = 65536;
constexpr std::int32_t kNever = 1500; ///< chances below are negligible slips

} // namespace

Seat sensible_target(Seat caller, int gift, const Points& points, int seats, int left) {
    const Lowest lowest = lowest_but(caller, points, seats);
    return keeps_rod(points[caller], points[lowest.first], gift, left) ? lowest.second : lowest.first;
}

Futures::Futures(const View<ZipDeck>& view, const Rivals& rivals, int sight)
    : m_me(view.me)
    , m_seats(view.open.seats)
    , m_left(view.open.rounds - view.open.round - 1)
    , m_points(view.open.points)
    , m_rivals(rivals)
    , m_deck(ZipDeck::fresh_deck(m_seats))
    , m_card(view.own.card) {
    m_rounds = std::min(m_left, sight);
    m_ahead.reserve(static_cast<std::size_t>(m_rounds));
    for (Seat seat : SeatSet::all(m_seats)) {
        const auto at = static_cast<std::size_t>(seat.index());
        for (const ZipDeck::Card card : m_deck) {
            std::int32_t often = rivals.calls(seat, card, m_seats);
            if (seat == m_me) often = calls_with(card, m_seats) ? kCertain : 0;
            m_calls[at][card] = often < kNever ? 0 : often;
        }
        const auto aims = rivals.aims(seat);
        for (std::size_t aim = 0; aim < kAims; ++aim)
            m_aims[at][aim] = static_cast<std::int32_t>(kCertain * aims[aim]);
    }
}

Seat Futures::pick_habit(Seat seat, QuickDice& dice) const {
    int all = 0;
    for (Seat other : SeatSet::all(m_seats))
        all += other == seat ? 0 : m_rivals.named(seat, other) + 1;
    int pick = dice.below(all);
    for (Seat other : SeatSet::all(m_seats)) {
        if (other == seat) continue;
        pick -= m_rivals.named(seat, other) + 1;
        if (pick < 0) return other;
    }
    return next(seat, m_seats);
}

void Futures::settle_round(QuickRound& round, const Worlds::Cards& cards, QuickDice& dice) {
    settle(round, cards, m_seats, [&](Seat seat, ZipDeck::Card card) {
        const std::int32_t often = m_calls[static_cast<std::size_t>(seat.index())][card];
        return often >= kCertain || (often > 0 && dice.below(kCertain) < often);
    });
}

void Futures::imagine(const Worlds::Cards& cards, QuickDice dice) {
    for (Seat seat : SeatSet::all(m_seats)) {
        if (seat == m_me) continue;
        const auto& aims = m_aims[static_cast<std::size_t>(seat.index())];
        std::int32_t pick = dice.below(kCertain);
        std::size_t aim = 0;
        while (aim + 1 < kAims && pick >= aims[aim])
            pick -= aims[aim++];
        m_aim[seat] = static_cast<Aim>(aim);
        m_habit[seat] = m_aim[seat] == Aim::Habit ? pick_habit(seat, dice) : seat;
    }
    m_aim[m_me] = Aim::Rod;
    settle_round(m_now, cards, dice);
    m_highest = m_now.top == m_me;
    m_now.own[m_me] = 0;
    if (m_highest) m_now.gift = 0;

    m_paid = {};
    m_ahead.clear();
    Worlds::Cards dealt;
    for (int round = 0; round < m_rounds; ++round) {
        for (int seat = 0; seat < m_seats; ++seat) {
            std::swap(m_deck[seat], m_deck[seat + dice.below(m_deck.size() - seat)]);
            dealt[Seat(seat)] = m_deck[seat];
        }
        Ahead ahead;
        settle_round(ahead.round, dealt, dice);
        const bool fixed = ahead.round.gift == 0 || m_aim[ahead.round.top] == Aim::Habit;
        if (fixed && m_ahead.empty()) {
            pay(m_paid, ahead.round, ahead.round.gift == 0 ? m_me : m_habit[ahead.round.top], m_seats);
            continue;
        }
        ahead.left = m_left - 1 - round;
        m_ahead.push_back(ahead);
    }
}

Seat Futures::target(Seat caller, int gift, const Points& points, int left) const {
    switch (m_aim[caller]) {
    case Aim::Habit:
        return m_habit[caller];
    case Aim::Lowest:
        return lowest_but(caller, points, m_seats).first;
    case Aim::Rod:
        break;
    }
    return sensible_target(caller, gift, points, m_seats, left);
}

double Futures::share(const Deed& deed) const {
    Points points = m_points;
    for (Seat seat : SeatSet::all(m_seats))
        points[seat] += m_paid[seat];
    QuickRound now = m_now;
    Seat hit = m_me;
    if (m_highest) {
        if (deed.calls) {
            now.gift = static_cast<std::uint8_t>(ZipDeck::worth(m_card));
            hit = deed.target;
        } else {
            now.own[m_me] = static_cast<std::uint8_t>(ZipDeck::fine(m_card));
        }
    } else {
        if (deed.calls) now.own[m_me] = static_cast<std::uint8_t>(ZipDeck::fine(m_card));
        if (now.gift != 0) hit = target(now.top, now.gift, m_points, m_left);
    }
    pay(points, now, hit, m_seats);
    for (const Ahead& ahead : m_ahead) {
        const Seat to = ahead.round.gift == 0 ? m_me : target(ahead.round.top, ahead.round.gift, points, ahead.left);
        pay(points, ahead.round, to, m_seats);
    }
    int lowest = 0;
    for (Seat seat : SeatSet::all(m_seats)) {
        if (points[seat] < points[m_me]) return 0.0;
        lowest += points[seat] == points[m_me];
    }
    return 1.0 / lowest;
}

} // namespace hilltop::zipdeck
