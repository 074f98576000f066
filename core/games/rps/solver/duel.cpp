// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/solver/duel.h"

namespace hilltop::rps {
namespace {

constexpr auto kBeaten = [] {
    std::array<std::array<CardSet, RpsPoker::kCards>, RpsPoker::kNumbers> table{};
    for (int base = 0; base < RpsPoker::kNumbers; ++base) {
        for (Card card = 0; card < RpsPoker::kCards; ++card) {
            CardSet& set = table[static_cast<std::size_t>(base)][card];
            for (Card other = 0; other < RpsPoker::kCards; ++other) {
                if (other != card && RpsPoker::beats(card, other, RpsPoker::card(0, base))) set |= RpsPoker::bit(other);
            }
        }
    }
    return table;
}();

void take(Duel::Side& side, int place) {
    side.played |= RpsPoker::bit(side.hand[static_cast<std::size_t>(place)]);
    // Those behind close up; reading one place too far at three cards is what the branch avoids.
    if (place == 0) side.hand[0] = side.hand[1];
    if (place < 2) side.hand[1] = side.hand[2];
    --side.held;
    if (side.undrawn > 0) side.hand[side.held++] = side.stock[--side.undrawn];
}

} // namespace

CardSet beaten(Card card, int base) {
    return kBeaten[static_cast<std::size_t>(base)][card];
}

void Duel::play(int mine, int theirs) {
    const Card a = sides[0].hand[static_cast<std::size_t>(mine)], b = sides[1].hand[static_cast<std::size_t>(theirs)];
    const bool first = (beaten(a, RpsPoker::number(base())) >> b & 1) != 0;
    ++sides[first ? 0 : 1].won;
    take(sides[0], mine);
    take(sides[1], theirs);
    ++game;
    if (!over()) shown |= RpsPoker::bit(base());
}

Duel duel_of(const RpsPoker::State& state) {
    const RpsPoker::Open& open = state.open;
    Duel duel;
    for (std::size_t s = 0; s < 2; ++s) {
        const Seat seat(static_cast<int>(s));
        Duel::Side& side = duel.sides[s];
        const RpsPoker::Own& own = state.own[seat];
        for (const Card card : own.hand)
            side.hand[side.held++] = card;
        for (const Card card : state.stock[seat])
            side.stock[side.undrawn++] = card;
        side.won = open.games[seat];
        side.deck = RpsPoker::set_of(own.drafted);
        side.given = RpsPoker::set_of(own.given);
        side.played = RpsPoker::set_of(open.played[seat]);
    }
    // The bases to come are those the state's own chance will draw.
    auto left = state.left;
    auto chance = state.chance;
    for (int i = 0; i < RpsPoker::kDeck; ++i)
        duel.bases[static_cast<std::size_t>(i)] = i < open.base.size() ? open.base[i] : chance.draw(left);
    duel.shown = RpsPoker::set_of(open.base);
    duel.game = open.round;
    return duel;
}

} // namespace hilltop::rps
