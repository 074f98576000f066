// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/match_table.h"

#include <algorithm>

namespace hilltop::pazaak {

MatchTable::MatchTable(const TableRules& rules)
    : m_rules(rules)
    , m_decks(rules.side_copies, rules.side_cards)
    , m_hands(static_cast<std::size_t>(rules.hands_to_win * rules.hands_to_win * (rules.side_cards + 1) *
                                       (rules.side_cards + 1))) {}

std::array<int, 4> MatchTable::parts(int state) const {
    const int cards = m_rules.side_cards + 1;
    const int needs = state / (cards * cards);
    return {needs / m_rules.hands_to_win + 1, needs % m_rules.hands_to_win + 1, state / cards % cards, state % cards};
}

std::vector<int> MatchTable::before(int state) const {
    const auto [needs0, needs1, cards0, cards1] = parts(state);
    std::vector<int> states;
    for (int spent0 = 0; spent0 <= std::min(1, cards0); ++spent0) {
        for (int spent1 = 0; spent1 <= std::min(1, cards1); ++spent1) {
            const int left0 = cards0 - spent0;
            const int left1 = cards1 - spent1;
            if (needs0 > 1) states.push_back(this->state(needs0 - 1, needs1, left0, left1));
            if (needs1 > 1) states.push_back(this->state(needs0, needs1 - 1, left0, left1));
            if (spent0 + spent1 > 0) states.push_back(this->state(needs0, needs1, left0, left1));
        }
    }
    return states;
}

HandEnds MatchTable::ends(int state) const {
    const auto [needs0, needs1, cards0, cards1] = parts(state);
    HandEnds ends;
    for (int spent0 = 0; spent0 <= std::min(1, cards0); ++spent0) {
        for (int spent1 = 0; spent1 <= std::min(1, cards1); ++spent1) {
            const int left0 = cards0 - spent0;
            const int left1 = cards1 - spent1;
            if (needs0 > 1)
                ends.value[HandEnds::First][spent0][spent1] =
                    &hand(this->state(needs0 - 1, needs1, left0, left1)).value;
            if (needs1 > 1)
                ends.value[HandEnds::Second][spent0][spent1] =
                    &hand(this->state(needs0, needs1 - 1, left0, left1)).value;
            if (spent0 + spent1 > 0)
                ends.value[HandEnds::Tied][spent0][spent1] = &hand(this->state(needs0, needs1, left0, left1)).value;
        }
    }
    return ends;
}

double MatchTable::value(int needs0, int needs1, const Pazaak::SideDeck& side0, const Pazaak::SideDeck& side1) const {
    if (needs0 == 0) return 1;
    if (needs1 == 0) return 0;
    const DeckMatrix& matrix = hand(state(needs0, needs1, side0.size(), side1.size())).value;
    const int place = m_decks.index(side0) * padded(matrix.columns) + m_decks.index(side1);
    return static_cast<double>(matrix.values[static_cast<std::size_t>(place)]);
}

double MatchTable::value(int needs, int cards0, int cards1) const {
    const DeckMatrix& matrix = hand(state(needs, needs, cards0, cards1)).value;
    double sum = 0;
    for (int row = 0; row < matrix.rows; ++row) {
        for (int column = 0; column < matrix.columns; ++column)
            sum += m_decks.chance(cards0, row) * m_decks.chance(cards1, column) *
                   static_cast<double>(matrix.values[static_cast<std::size_t>(row * padded(matrix.columns) + column)]);
    }
    return sum;
}

void unpack(const std::vector<MixedAnswer>& answers, HandPolicy& policy) {
    const int decks = static_cast<int>(answers.size()) / HandNodes::kCount;
    std::fill(policy.chances.begin(), policy.chances.end(), 0.0f);
    auto answer = answers.begin();
    for (int node = 0; node < HandNodes::kCount; ++node) {
        for (int deck = 0; deck < decks; ++deck, ++answer) {
            const float first = static_cast<float>(answer->parts()) / MixedAnswer::kParts;
            policy.at(node, answer->first())[deck] += first;
            policy.at(node, answer->second())[deck] += 1 - first;
        }
    }
}

} // namespace hilltop::pazaak
