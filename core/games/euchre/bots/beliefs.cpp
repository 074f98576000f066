// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/beliefs.h"

#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/solver/roll_out.h"

#include <algorithm>
#include <cmath>

namespace hilltop::euchre {
namespace {

using Call = Euchre::Call;

/// Odds against a call for every point of strength() above the threshold.
constexpr double kSlope = 0.555;
/// No player is so predictable that anything is ruled out.
constexpr double kSurprise = 0.015;
constexpr double kUsualDiscard = 0.8;
/// Weight of any other card against the one a sensible player plays.
constexpr double kOtherCard = 0.2;

/// By margin, -60..60: probability of a call with cards this far above our threshold.
constexpr int kMostMargin = 60;
double calls_at(int margin) {
    static const auto chances = [] {
        std::array<double, 2 * kMostMargin + 1> table{};
        double against = std::sqrt(kSlope); // no exp(): libraries differ in its last digit
        for (int m = 0; m <= kMostMargin; ++m, against *= kSlope) {
            const double calls = kSurprise + (1 - 2 * kSurprise) / (1 + against);
            table[static_cast<std::size_t>(kMostMargin + m)] = calls;
            if (m < kMostMargin) table[static_cast<std::size_t>(kMostMargin - m - 1)] = 1 - calls;
        }
        return table;
    }();
    return chances[static_cast<std::size_t>(std::clamp(margin, -kMostMargin, kMostMargin) + kMostMargin)];
}

} // namespace

double chance_of_calls(const Euchre::Open& open, Seat seat, Cards dealt, Cards held) {
    const auto& hand = open.hand;
    double chance = 1;
    if (hand.order[seat] != Call::None) {
        const double orders = calls_at(order_margin(kSharp, open, seat, dealt));
        chance *= hand.order[seat] == Call::Yes ? orders : 1 - orders;
    }
    if (hand.name[seat] == Call::Yes)
        chance *= calls_at(name_margin(kSharp, open, seat, dealt, hand.trump));
    else if (hand.name[seat] == Call::No)
        chance *= 1 - calls_at(name_margin(kSharp, open, seat, dealt, kNoSuit));
    if (hand.alone[seat] != Call::None) {
        const bool maker = Euchre::side_of(seat) == Euchre::side_of(Seat(hand.maker));
        if (maker || open.rules.defend_alone) {
            const double alone = calls_at(strength(hand.trump, held) - (maker ? kSharp.alone : kSharp.defend_alone));
            chance *= hand.alone[seat] == Call::Yes ? alone : 1 - alone;
        }
    }
    return chance;
}

double chance_of_discard(Card turned, Cards dealt, Card buried) {
    return buried == best_discard(dealt, turned) ? kUsualDiscard : (1 - kUsualDiscard) / (Euchre::kTricks - 1);
}

double chance_of_plays(const Euchre::Open& open, const std::array<Cards, Euchre::kSeats>& held, Seat me) {
    const auto& hand = open.hand;
    if (hand.played == 0) return 1;
    MaskPlay play = begin_play(open, held);
    const int cards = hand.trick * play.players + hand.in_trick;
    double chance = 1;
    Mask seen = hand.taken_up ? 0 : mask_of_card(hand.trump, hand.turned);
    for (int i = 0; i < cards && !play.over(); ++i) {
        const Mask card = mask_of_card(hand.trump, hand.tricks[play.tricks].cards[Seat(play.turn)]);
        const Mask legal = play.legal();
        if (play.turn != me.index() && (legal & (legal - 1)) != 0) {
            const double all = 1 + kOtherCard * (count(legal) - 1);
            chance *= (card == sensible_card(play, seen) ? 1 : kOtherCard) / all;
        }
        const Mask table = play.on_table;
        play.play(card);
        if (play.in_trick == 0) seen |= table | card;
    }
    return chance;
}

Beliefs::Beliefs(const View<Euchre>& view)
    : m_seen(keep(view))
    , m_worlds(view) {
    const auto& hand = view.open.hand;
    for (const auto& trick : hand.tricks) {
        for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
            if (trick.cards[seat] != kNoCard)
                m_played[static_cast<std::size_t>(seat.index())] |= bit(trick.cards[seat]);
        }
    }
    m_buried_hidden = hand.taken_up && view.open.phase != Euchre::Phase::Discard && view.me != view.open.dealer;
}

Beliefs::World Beliefs::draw(Rng& rng) const {
    const auto& open = m_seen.open;
    const auto drawn = m_worlds.draw_hands(rng);
    World world;
    world.weight = 1;
    Cards table = m_worlds.unseen();
    std::array<Cards, Euchre::kSeats> all_held{};
    for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
        const auto place = static_cast<std::size_t>(seat.index());
        world.hands[place] = drawn[seat];
        all_held[place] = drawn[seat] | m_played[place];
        if (seat == m_seen.me) continue;
        table &= ~drawn[seat];
        if (m_buried_hidden && seat == open.dealer) continue;
        const Cards held = all_held[place];
        world.weight *= chance_of_calls(open, seat, held, held);
    }
    world.weight *= chance_of_plays(open, all_held, m_seen.me);
    if (!m_buried_hidden) {
        world.buried = m_seen.own.buried;
        return world;
    }
    // The dealer may have buried any card that lies on the table; all at once, for most would be unlikely.
    const auto place = static_cast<std::size_t>(open.dealer.index());
    const Cards held = all_held[place];
    const Card turned = open.hand.turned;
    if ((held & bit(turned)) == 0) {       // the rule discard_picked_up: the turned card cannot be anywhere else
        const int rest = count(table) + 1; // draws that stand for each hand in which the dealer has kept it
        world.buried = turned;
        world.weight *= rest * chance_of_discard(turned, held, turned) * chance_of_calls(open, open.dealer, held, held);
        return world;
    }
    FixedList<Card, Euchre::kDeckCards> cards;
    std::array<double, Euchre::kDeckCards> chances{};
    double sum = 0;
    for (Cards left = table; left != 0; left &= left - 1) {
        const Card card = lowest(left);
        const Cards dealt = (held & ~bit(open.hand.turned)) | bit(card);
        sum += chance_of_discard(open.hand.turned, dealt, card) * chance_of_calls(open, open.dealer, dealt, held);
        chances[static_cast<std::size_t>(cards.size())] = sum;
        cards.push_back(card);
    }
    const double lot = sum * rng.unit();
    int chosen = 0;
    while (chosen + 1 < cards.size() && chances[static_cast<std::size_t>(chosen)] < lot)
        ++chosen;
    world.buried = cards[chosen];
    world.weight *= sum;
    return world;
}

const std::vector<Beliefs::World>& Beliefs::sample(int count, int tries, Rng& rng, Sample& sample) const {
    auto& [drawn, chosen] = sample;
    drawn.clear();
    chosen.clear();
    drawn.reserve(static_cast<std::size_t>(tries));
    double sum = 0;
    for (int i = 0; i < tries; ++i) {
        drawn.push_back(draw(rng));
        sum += drawn.back().weight;
    }
    // One lot for all: each world comes as often as its weight says, to less than one.
    chosen.reserve(static_cast<std::size_t>(count));
    const double step = sum / count;
    double lot = step * rng.unit();
    double reached = 0;
    for (const World& world : drawn) {
        reached += world.weight;
        while (lot < reached && chosen.size() < static_cast<std::size_t>(count)) {
            chosen.push_back(world);
            lot += step;
        }
    }
    while (chosen.size() < static_cast<std::size_t>(count)) // rounding
        chosen.push_back(drawn.back());
    return chosen;
}

} // namespace hilltop::euchre
