// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/known_hand.h"

#include "games/pazaak/solver/table_store.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

constexpr double kUnknown = -1;
constexpr int kGoal = Pazaak::kGoal;
constexpr int kTotals = kGoal + 1;
/// Both move and one decides, or one of them stands, without a side card or by one of five.
constexpr int kModes = 2 + 2 * (1 + Pazaak::kSideValues);

int mode_of(int seat, const HandPosition& position) {
    const int rival = position.status[static_cast<std::size_t>(1 - seat)];
    return rival == HandPosition::kMoves ? seat : 2 + seat * (1 + Pazaak::kSideValues) + rival - HandPosition::kStands;
}

int spent_of(int status) {
    return std::max(0, status - HandPosition::kStands);
}

} // namespace

HandPosition position_of(const Pazaak::Open& open) {
    HandPosition position;
    for (const Seat seat : SeatSet::all(Pazaak::kSeats)) {
        const auto place = static_cast<std::size_t>(seat.index());
        const auto& player = open.players[seat];
        position.total[place] = player.total > Pazaak::kGoal ? HandPosition::kOver : player.total;
        if (player.stood) position.status[place] = HandPosition::kStands + player.played_side;
    }
    return position;
}

void KnownHand::set(const MatchTable& table, const Pazaak::State& state) {
    m_table = &table;
    m_auto_stand = table.rules().auto_stand;
    for (const Seat seat : SeatSet::all(Pazaak::kSeats)) {
        const auto place = at(seat.index());
        const auto& player = state.open.players[seat];
        m_needs[place] = state.open.rules.hands_to_win - player.wins;
        Pazaak::SideDeck held = state.side[seat];
        if (player.played_side != 0) held.push_back(player.played_side);
        m_cards[place] = held.size();
        m_deck[place] = table.decks().index(held);
        m_decks[place] = table.decks().count(held.size());
    }
    // Of a longer match than the table's only the answers are known.
    const bool over = m_needs[0] == 0 || m_needs[1] == 0;
    const auto needs = near_needs(table, m_needs);
    const SolvedHand* hand = over ? nullptr : &table.hand(table.state(needs[0], needs[1], m_cards[0], m_cards[1]));
    for (std::size_t seat = 0; seat < 2; ++seat)
        m_answers[seat] = hand == nullptr ? nullptr : hand->answers[seat].data();
    m_ends.fill(kUnknown);
    m_known.clear();
}

void KnownHand::set_draw(const Draw& draw) {
    m_draw = draw;
    m_known.assign(at(kModes * kTotals * kTotals), kUnknown);
}

std::array<double, kAnswers> KnownHand::answers(int seat, const HandPosition& position) const {
    const int me = position.total[at(seat)];
    const int rival = position.total[at(1 - seat)];
    const int status = position.status[at(1 - seat)];
    const bool stood = status != HandPosition::kMoves;
    std::array<double, kAnswers> chances{};
    // As standpoint() and forced() have it.
    if (me > kGoal || rival > kGoal || (stood && me > rival)) {
        chances[kStand] = 1;
    } else if (me < HandNodes::kLow) {
        chances[kEnd] = 1;
    } else if (me == kGoal && m_auto_stand) {
        chances[kStand] = 1;
    } else {
        const int node = stood ? HandNodes::alone(spent_of(status) != 0, rival, me) : HandNodes::open(me, rival);
        const MixedAnswer answer = m_answers[at(seat)][at(node * m_decks[at(seat)] + m_deck[at(seat)])];
        const double first = static_cast<double>(answer.parts()) / MixedAnswer::kParts;
        chances[at(answer.first())] += first;
        if (!answer.pure()) chances[at(answer.second())] += 1 - first;
        if (answer.pure()) chances[at(answer.first())] = 1;
    }
    return chances;
}

double KnownHand::decision(int seat, const HandPosition& position) {
    const bool kept = position.total[0] <= kGoal && position.total[1] <= kGoal;
    double* known = nullptr;
    if (kept) {
        known = &m_known[at((mode_of(seat, position) * kTotals + position.total[0]) * kTotals + position.total[1])];
        if (*known != kUnknown) return *known;
    }
    const auto chances = answers(seat, position);
    double sum = 0;
    for (int answer = 0; answer < kAnswers; ++answer) {
        if (chances[at(answer)] > 0) sum += chances[at(answer)] * answered(seat, position, answer);
    }
    if (kept) *known = sum;
    return sum;
}

KnownHand::Next KnownHand::after_answer(int seat, HandPosition& position, int answer) {
    if (answer != kEnd) {
        const int card = answer - answer_of_card(0);
        const bool plays = card > 0 && m_table->decks().without(m_cards[at(seat)], m_deck[at(seat)], card) >= 0;
        // A card that is not held is STAND.
        position.status[at(seat)] = HandPosition::kStands + (plays ? card : 0);
        if (plays) position.total[at(seat)] = std::min(position.total[at(seat)] + card, HandPosition::kOver);
    }
    return go_on(seat, position);
}

double KnownHand::answered(int seat, HandPosition position, int answer) {
    const Next next = after_answer(seat, position, answer);
    return next.draws < 0 ? next.worth : drawn(next.draws, position);
}

/// `seat` has moved or was passed over: who draws, or the end, judged after seat 1 in the order of the rules.
KnownHand::Next KnownHand::go_on(int seat, HandPosition position) {
    for (;;) {
        if (seat == 1) {
            const int first = position.total[0];
            const int second = position.total[1];
            const bool stood0 = position.status[0] != HandPosition::kMoves;
            const bool stood1 = position.status[1] != HandPosition::kMoves;
            if (first > kGoal) return {-1, end(second > kGoal ? Tied : Second, position)};
            if (second > kGoal) return {-1, end(First, position)};
            if (stood0 && stood1) return {-1, end(first == second ? Tied : first > second ? First : Second, position)};
            if (stood0 && second > first) return {-1, end(Second, position)};
            if (stood1 && first > second) return {-1, end(First, position)};
        }
        seat = 1 - seat;
        if (position.status[at(seat)] == HandPosition::kMoves) return {seat, 0};
    }
}

double KnownHand::dealt(int seat, HandPosition position, int card) {
    int& total = position.total[at(seat)];
    total = std::min(total + card, HandPosition::kOver);
    if (total != kGoal || !m_auto_stand) return decision(seat, position);
    position.status[at(seat)] = HandPosition::kStands;
    const Next next = go_on(seat, position);
    return next.draws < 0 ? next.worth : drawn(next.draws, position);
}

double KnownHand::drawn(int seat, const HandPosition& position) {
    double sum = 0;
    for (int card = 1; card <= Pazaak::kHouseValues; ++card) {
        if (m_draw[at(card)] > 0) sum += m_draw[at(card)] * dealt(seat, position, card);
    }
    return sum;
}

double KnownHand::end(Outcome outcome, const HandPosition& position) {
    const std::array<int, 2> spent = {spent_of(position.status[0]), spent_of(position.status[1])};
    double& known = m_ends[at((outcome * 6 + spent[0]) * 6 + spent[1])];
    if (known != kUnknown) return known;
    auto needs = m_needs;
    if (outcome != Tied) --needs[outcome == First ? 0 : 1];
    if (needs[0] == 0 || needs[1] == 0) return known = needs[0] == 0 ? 1 : 0;
    std::array<int, 2> cards = m_cards;
    std::array<int, 2> deck = m_deck;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (spent[seat] == 0) continue;
        deck[seat] = m_table->decks().without(m_cards[seat], m_deck[seat], spent[seat]);
        --cards[seat];
    }
    const DeckMatrix& values = m_table->hand(m_table->state(needs[0], needs[1], cards[0], cards[1])).value;
    return known = static_cast<double>(values.values[at(deck[0] * padded(values.columns) + deck[1])]);
}

double KnownHand::next_hand(const HandPosition& ended) {
    return m_needs[0] == 0 ? 1 : m_needs[1] == 0 ? 0 : end(Tied, ended);
}

} // namespace hilltop::pazaak
