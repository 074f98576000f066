// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/expert.h"

#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/solver/match_chance.h"

#include <algorithm>

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Kind = Action::Kind;
using Phase = Euchre::Phase;
using Call = Euchre::Call;
using Candidates = FixedList<Action, 6>;

constexpr int kWorlds = 120;
/// Draws for one world until the calls fit its cards; the last one counts whatever it is.
constexpr int kTries = 10;
/// So far from its threshold a call needs no trying out.
constexpr int kClear = 10;
/// A caller's cards may be this far from what we would have called with.
constexpr int kDoubt = 3;

double value_of(const Euchre::Open& open, Seat me) {
    const std::size_t side = Euchre::side_of(me);
    return winning_chance(open.rules.points_to_win - open.points[side],
                          open.rules.points_to_win - open.points[1 - side]);
}

/// What is worth trying, the answer by rules of thumb first.
Candidates candidates(const View<Euchre>& view) {
    Candidates list;
    const Action first = answer_by_thumb(kSharp, view);
    list.push_back(first);
    if (view.open.phase == Phase::Order || view.open.phase == Phase::Name || view.open.phase == Phase::Alone) {
        if (std::abs(margin(kSharp, view)) >= kClear) return list;
    }
    Euchre::Menu menu;
    Euchre::legal_menu(view, menu);
    for (const Action& action : menu) {
        if (action == first || Euchre::objection(view, action) != nullptr) continue;
        // Of the suits only the best: the others are not what one would name.
        if (action.kind == Kind::Name && (first.kind == Kind::Name || action.what != best_suit(view))) continue;
        list.push_back(action);
    }
    return list;
}

Euchre::State fitting_world(const Worlds& worlds, Seat me, Rng& rng) {
    for (int i = 1;; ++i) {
        const auto world = worlds.draw(rng);
        if (i == kTries || fits_calls(world, me)) return world;
    }
}

/// The five cards the seat was dealt.
Cards dealt_to(const Euchre::State& world, Seat seat) {
    const auto& hand = world.open.hand;
    Cards cards = world.seats[seat].cards;
    for (const auto& trick : hand.tricks) {
        if (trick.cards[seat] != kNoCard) cards |= bit(trick.cards[seat]);
    }
    if (hand.taken_up && seat == world.open.dealer) {
        cards &= ~bit(hand.turned);
        const Card buried = world.seats[world.open.dealer].buried;
        if (buried != kNoCard && buried != hand.turned) cards |= bit(buried);
    }
    return cards;
}

} // namespace

double winning_chance(int mine, int theirs) {
    // About as often as among good players, for any dealer.
    static const MatchChances chances({{{1, 0.31, 0.31}, {2, 0.17, 0.17}, {4, 0.02, 0.02}}});
    return chances.of(mine, theirs, false);
}

bool fits_calls(const Euchre::State& world, Seat me) {
    const auto& open = world.open;
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        if (seat == me || open.hand.order[seat] == Call::None) continue;
        const Cards cards = dealt_to(world, seat);
        const int ordering = order_margin(kSharp, open, seat, cards);
        if (open.hand.order[seat] == Call::Yes ? ordering < -kDoubt : ordering >= kDoubt) return false;
        if (open.hand.name[seat] == Call::None) continue;
        if (open.hand.name[seat] == Call::Yes ? name_margin(kSharp, open, seat, cards, open.hand.trump) < -kDoubt
                                              : name_margin(kSharp, open, seat, cards, kNoSuit) >= kDoubt)
            return false;
    }
    return true;
}

Reply<Action> ExpertBot::act(const View<Euchre>& view, Rng& rng) {
    const Candidates tried = candidates(view);
    if (tried.size() == 1) return tried[0];
    const Worlds worlds(view);
    std::array<double, 6> sums{};
    for (int i = 0; i < kWorlds; ++i) {
        const auto world = fitting_world(worlds, view.me, rng);
        for (int k = 0; k < tried.size(); ++k) {
            auto state = world;
            play_by_thumb(kSharp, state, Phase::HandRest, tried[k]);
            sums[static_cast<std::size_t>(k)] += value_of(state.open, view.me);
        }
    }
    const auto best = std::max_element(sums.begin(), sums.begin() + tried.size());
    return tried[static_cast<int>(best - sums.begin())];
}

} // namespace hilltop::euchre
