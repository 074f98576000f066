// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/vector_hand.h"

#include <vector>

namespace hilltop::pazaak {

/// A mixed answer of two at most: the first, the second, and in 63rds the chance of the first, which is above a half.
class MixedAnswer {
public:
    MixedAnswer() = default;
    MixedAnswer(int first, int second, int parts)
        : m_bits(static_cast<std::uint16_t>(first | second << 3 | parts << 6)) {}
    static constexpr int kParts = 63;

    int first() const { return m_bits & 7; }
    int second() const { return m_bits >> 3 & 7; }
    int parts() const { return m_bits >> 6; }
    bool pure() const { return first() == second(); }
    friend bool operator==(const MixedAnswer&, const MixedAnswer&) = default;

private:
    std::uint16_t m_bits = kParts << 6;
};

/// One moment between two hands: what is still needed and held, how both answer in the hand that follows, and what it
/// is worth if they do.
struct SolvedHand {
    DeckMatrix value;                                ///< the chance that seat 0 wins the match
    std::array<std::vector<MixedAnswer>, 2> answers; ///< by seat; then by node and side deck
};

/// Values are whole multiples of this, so that they take little room on disk.
inline constexpr float kValueUnit = 1.0f / 65535.0f;

/// What a table depends on; the other rules do not matter where the house deck never ends.
struct TableRules {
    explicit TableRules(const Pazaak::Rules& rules)
        : side_copies(rules.side_cards == 0 ? std::uint8_t{1} : rules.side_copies)
        , side_cards(rules.side_cards)
        , hands_to_win(rules.hands_to_win)
        , auto_stand(rules.auto_stand) {}
    std::uint8_t side_copies;
    std::uint8_t side_cards;
    std::uint8_t hands_to_win;
    bool auto_stand;
    friend bool operator==(const TableRules&, const TableRules&) = default;
};

/// A whole match solved, hand by hand.
class MatchTable {
public:
    explicit MatchTable(const TableRules& rules);

    const TableRules& rules() const { return m_rules; }
    const SideDecks& decks() const { return m_decks; }

    /// Hands still needed 1 to hands_to_win, side cards 0 to side_cards.
    int state(int needs0, int needs1, int cards0, int cards1) const {
        const int cards = m_rules.side_cards + 1;
        return ((needs0 - 1) * m_rules.hands_to_win + needs1 - 1) * cards * cards + cards0 * cards + cards1;
    }
    int states() const { return static_cast<int>(m_hands.size()); }
    /// What `state` put together: needs by seat, then cards by seat.
    std::array<int, 4> parts(int state) const;
    SolvedHand& hand(int state) { return m_hands[static_cast<std::size_t>(state)]; }
    const SolvedHand& hand(int state) const { return m_hands[static_cast<std::size_t>(state)]; }
    /// States that must be solved before: one hand or one card less.
    std::vector<int> before(int state) const;
    /// What a hand from this state leads to; those states must be there.
    HandEnds ends(int state) const;

    MixedAnswer answer(int state, int seat, int node, int deck) const {
        const auto& answers = hand(state).answers[static_cast<std::size_t>(seat)];
        return answers[static_cast<std::size_t>(node) * answers.size() / HandNodes::kCount +
                       static_cast<std::size_t>(deck)];
    }
    /// The chance that seat 0 wins, with these side decks and all that both still need.
    double value(int needs0, int needs1, const Pazaak::SideDeck& side0, const Pazaak::SideDeck& side1) const;
    /// The mean over all deals with these numbers of side cards left, both needing `needs` more hands.
    double value(int needs, int cards0, int cards1) const;
    /// The same with all hands.
    double value(int cards0, int cards1) const { return value(m_rules.hands_to_win, cards0, cards1); }
    /// The same at the beginning of the match.
    double value() const { return value(m_rules.side_cards, m_rules.side_cards); }

private:
    TableRules m_rules;
    SideDecks m_decks;
    std::vector<SolvedHand> m_hands;
};

/// Answers by node and side deck as a policy.
void unpack(const std::vector<MixedAnswer>& answers, HandPolicy& policy);

} // namespace hilltop::pazaak
