// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/judge.h"

namespace hilltop::euchre {

const JudgedMatch& OpenHandJudge::match_by(const Euchre::Rules& rules) {
    if (m_match == nullptr || m_match->rules() != rules) m_match = judged_match(rules);
    return *m_match;
}

std::optional<PerSeat<Estimate, Euchre::kSeats>>
OpenHandJudge::settled(const Euchre::State& state, const Answers<Euchre>& given, const SearchBudget&, const Stop&) {
    const JudgedMatch& match = match_by(state.open.rules);
    const bool asked = state.open.phase < Euchre::Phase::TrickRest;
    const HandEnds ends = hand_ends(state, asked ? given[state.open.turn] : std::nullopt, m_solver);
    const auto open = match.worth(state.open, ends.open), sensible = match.worth(state.open, ends.sensible);
    PerSeat<Estimate, Euchre::kSeats> worths;
    for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
        const std::size_t side = Euchre::side_of(seat);
        worths[seat] = {(open[side] + sensible[side]) / 2, 0, ends.exact ? How::Exact : How::Heuristic};
    }
    return worths;
}

std::optional<PerSeat<Estimate, Euchre::kSeats>> OpenHandJudge::value(const Euchre::State& state,
                                                                      const SearchBudget& budget, const Stop& stop) {
    return settled(state, {}, budget, stop);
}

std::optional<PerSeat<Estimate, Euchre::kSeats>> OpenHandJudge::before_deal(const Euchre::State&) {
    PerSeat<Estimate, Euchre::kSeats> worths;
    for (const Seat seat : SeatSet::all(Euchre::kSeats))
        worths[seat] = {0.5, 0, How::Exact}; // all are alike until the first dealer is drawn
    return worths;
}

World<Euchre> BelievedWorlds::draw(Rng& rng) const {
    const Beliefs::World imagined = m_beliefs.draw(rng);
    World<Euchre> world;
    Euchre::State& state = world.state;
    state.open = m_seen.open;
    const auto& hand = m_seen.open.hand;
    for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
        if (seat == m_seen.me) {
            state.seats[seat] = m_seen.own;
            continue;
        }
        auto& own = state.seats[seat];
        own.cards = imagined.hands[static_cast<std::size_t>(seat.index())];
        // In any order; what was taken up last.
        const bool took_up = hand.taken_up && seat == m_seen.open.dealer && (own.cards & bit(hand.turned)) != 0;
        for (Cards left = own.cards & ~(took_up ? bit(hand.turned) : 0); left != 0; left &= left - 1) {
            own.hand.push_back(lowest(left));
            std::swap(own.hand.back(), own.hand[rng.below(own.hand.size())]);
        }
        if (took_up) own.hand.push_back(hand.turned);
        if (seat == m_seen.open.dealer) own.buried = imagined.buried;
    }
    world.weight = imagined.weight;
    state.chance = Chance(rng.next64(), 0);
    state.chance.begin(Euchre::kFirstHandPart + m_seen.open.hands);
    return world;
}

} // namespace hilltop::euchre
