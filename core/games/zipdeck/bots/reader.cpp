// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/solver/chances.h"
#include "games/zipdeck/solver/quick_round.h"

#include <cmath>

namespace hilltop::zipdeck {
namespace {

constexpr int kFarthest = 128;  ///< rounds looked ahead
constexpr int kBudget = 30'000; ///< cards imagined for one decision, about
constexpr int kMostWorlds = 300;
constexpr int kFewestWorlds = 24;
constexpr int kTargets = 4; ///< seats worth hitting, at most

/// One imagined future, without the gifts' targets, which depend on the scores when they are made.
class Future {
public:
    Future(const View<ZipDeck>& view, const Rivals& rivals)
        : m_me(view.me)
        , m_seats(view.open.seats)
        , m_rounds(std::min(view.open.rounds - view.open.round - 1, kFarthest))
        , m_rivals(rivals)
        , m_deck(ZipDeck::fresh_deck(m_seats)) {
        for (const ZipDeck::Card value : m_deck) {
            for (Seat seat : SeatSet::all(m_seats))
                m_calls[seat][value] =
                    seat == m_me ? (calls_with(value, m_seats) ? 65536 : 0) : rivals.calls(seat, value, m_seats);
        }
        for (Seat seat : SeatSet::all(m_seats))
            m_aims[seat] = rivals.aims(seat);
    }

    int rounds() const { return m_rounds; }

    /// This round with `card`, the highest, in my hand, and all that follow.
    void imagine(ZipDeck::Card card, Rng& rng) {
        for (Seat seat : SeatSet::all(m_seats)) {
            double pick = rng.below(65536) / 65536.0;
            std::size_t aim = 0;
            while (aim + 1 < kAims && pick >= m_aims[seat][aim])
                pick -= m_aims[seat][aim++];
            m_aim[seat] = static_cast<Aim>(aim);
            m_habit[seat] = pick_habit(seat, rng);
        }
        m_aim[m_me] = Aim::Lowest;
        ZipDeck::Deck lower = ZipDeck::fresh_deck(m_seats);
        lower.shrink_to(card);
        for (Seat seat : SeatSet::all(m_seats))
            m_cards[seat] = seat == m_me ? card : lower.swap_out(rng.below(lower.size()));
        settle_round(m_now, rng);
        for (int round = 0; round < m_rounds; ++round) {
            for (int seat = 0; seat < m_seats; ++seat) {
                std::swap(m_deck[seat], m_deck[seat + rng.below(m_deck.size() - seat)]);
                m_cards[Seat(seat)] = m_deck[seat];
            }
            settle_round(m_ahead[static_cast<std::size_t>(round)], rng);
        }
    }

    /// True if I am among the winners of the imagined match after giving all to `target`.
    bool wins(Points points, Seat target) const {
        pay(points, m_now, target, m_seats);
        for (int round = 0; round < m_rounds; ++round)
            apply(points, m_ahead[static_cast<std::size_t>(round)], m_rounds - 1 - round);
        for (Seat seat : SeatSet::all(m_seats)) {
            if (points[seat] < points[m_me]) return false;
        }
        return true;
    }

private:
    /// A random target, weighted by how often that seat has named it plus one.
    Seat pick_habit(Seat seat, Rng& rng) const {
        int all = 0;
        for (Seat other : SeatSet::all(m_seats))
            all += other == seat ? 0 : m_rivals.named(seat, other) + 1;
        int pick = rng.below(all);
        for (Seat other : SeatSet::all(m_seats)) {
            if (other == seat) continue;
            pick -= m_rivals.named(seat, other) + 1;
            if (pick < 0) return other;
        }
        return next(seat, m_seats);
    }
    void settle_round(QuickRound& round, Rng& rng) const {
        settle(round, m_cards, m_seats, [&](Seat seat, ZipDeck::Card card) {
            const int chance = m_calls[seat][card];
            return chance >= 65536 || (chance > 1500 && rng.below(65536) < chance);
        });
    }
    void apply(Points& points, const QuickRound& round, int left) const {
        Seat target = m_habit[round.top];
        if (round.gift != 0 && m_aim[round.top] != Aim::Habit) {
            const Lowest lowest = lowest_but(round.top, points, m_seats);
            const bool spares =
                m_aim[round.top] == Aim::Rod && keeps_rod(points[round.top], points[lowest.first], round.gift, left);
            target = spares ? lowest.second : lowest.first;
        }
        pay(points, round, target, m_seats);
    }

    Seat m_me;
    int m_seats;
    int m_rounds;
    const Rivals& m_rivals;
    ZipDeck::Deck m_deck;
    PerSeat<std::array<int, ZipDeck::kMaxCards>, ZipDeck::kSeats> m_calls; ///< of 65536
    PerSeat<std::array<double, kAims>, ZipDeck::kSeats> m_aims;
    PerSeat<Aim, ZipDeck::kSeats> m_aim;
    PerSeat<Seat, ZipDeck::kSeats> m_habit;
    PerSeat<ZipDeck::Card, ZipDeck::kSeats> m_cards;
    QuickRound m_now;
    std::array<QuickRound, kFarthest> m_ahead;
};

/// The others with the fewest points, best first, and the one with the most, who threatens no one.
FixedList<Seat, kTargets> targets(const View<ZipDeck>& view) {
    FixedList<Seat, kTargets> chosen;
    SeatSet left = SeatSet::all(view.open.seats);
    left.erase(view.me);
    const auto& points = view.open.points;
    while (!left.empty() && !chosen.full()) {
        const bool harmless = chosen.size() == kTargets - 1;
        Seat best = *left.begin();
        for (Seat seat : left) {
            if (harmless ? points[seat] > points[best] : points[seat] < points[best]) best = seat;
        }
        chosen.push_back(best);
        left.erase(best);
    }
    return chosen;
}

} // namespace

Reply<ZipDeck::Action> ReaderBot::act(const View<ZipDeck>& view, Rng& rng) {
    const auto& open = view.open;
    m_rivals.learn(open);
    if (!calls_with(view.own.card, open.seats)) return ZipDeck::pass();
    const auto hit = targets(view);
    if (ZipDeck::worth(view.own.card) == 0 || hit.size() == 1) return all_to(view, hit[0]);

    // Against hitting the lowest, world by world: the differences vary much less than the worlds do.
    Future future(view, m_rivals);
    const int worlds = std::clamp(kBudget / ((future.rounds() + 1) * open.seats), kFewestWorlds, kMostWorlds);
    std::array<int, kTargets> more{};
    std::array<int, kTargets> differ{};
    for (int world = 0; world < worlds; ++world) {
        future.imagine(view.own.card, rng);
        const bool usual = future.wins(open.points, hit[0]);
        for (int i = 1; i < hit.size(); ++i) {
            const bool wins = future.wins(open.points, hit[i]);
            more[static_cast<std::size_t>(i)] += wins - usual;
            differ[static_cast<std::size_t>(i)] += wins != usual;
        }
    }
    int best = 0;
    for (int i = 1; i < hit.size(); ++i) {
        // Beyond the standard error: else one of several equals would seem better by chance.
        const auto at = static_cast<std::size_t>(i);
        const double error = std::sqrt(static_cast<double>(differ[at]));
        if (more[at] > error && more[at] > more[static_cast<std::size_t>(best)]) best = i;
    }
    return all_to(view, hit[best]);
}

} // namespace hilltop::zipdeck
