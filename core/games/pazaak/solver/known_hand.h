// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/match_table.h"

#include <array>
#include <vector>

namespace hilltop::pazaak {

/// The position of a hand, as far as it matters once both side decks are known.
struct HandPosition {
    static constexpr int kOver = Pazaak::kGoal + 1; ///< any total above the goal
    static constexpr int kMoves = 0;                ///< has not stood
    static constexpr int kStands = 1;               ///< without a side card; kStands + v: by playing side card v

    std::array<int, 2> total{};
    std::array<int, 2> status{};
};

/// The position according to the open cards.
HandPosition position_of(const Pazaak::Open& open);

/// What a hand is worth to seat 0 if both go on by a table's mixed answers and see their own cards alone, while we see
/// both. House cards come from one composition, which stays as it is; the ends are the table's own values of the match.
class KnownHand {
public:
    using Draw = std::array<double, Pazaak::kHouseValues + 1>; ///< chance of each house card 1..10

    /// `state` is in a hand or before one, its side cards are among the table's. If its match is longer than the
    /// table's, answers() alone may be asked.
    void set(const MatchTable& table, const Pazaak::State& state);
    /// Another composition; what has been found with the last one is forgotten.
    void set_draw(const Draw& draw);

    /// `seat` owes an answer.
    double decision(int seat, const HandPosition& position);
    /// The chance that the table gives each answer, by answer.
    std::array<double, kAnswers> answers(int seat, const HandPosition& position) const;
    /// `seat` has answered so; whatever the rules allow, also what the table never does.
    double answered(int seat, HandPosition position, int answer);
    /// The next hand, before its first card.
    double next_hand(const HandPosition& ended);

    /// After an answer: who is dealt the next card, or -1 and the worth of the hand, which is over.
    struct Next {
        int draws = -1;
        double worth = 0;
    };
    /// The position is changed to that before the card.
    Next after_answer(int seat, HandPosition& position, int answer);
    /// The card has come.
    double dealt(int seat, HandPosition position, int card);

private:
    enum Outcome : std::uint8_t { First, Second, Tied };
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    Next go_on(int seat, HandPosition position);
    double drawn(int seat, const HandPosition& position);
    double end(Outcome outcome, const HandPosition& position);

    const MatchTable* m_table = nullptr;
    bool m_auto_stand = true;
    std::array<int, 2> m_needs{};
    std::array<int, 2> m_cards{}; ///< when the hand began
    std::array<int, 2> m_deck{};  ///< the same, their number among those
    std::array<int, 2> m_decks{};
    std::array<const MixedAnswer*, 2> m_answers{};
    Draw m_draw{};
    std::array<double, 3 * 36> m_ends{}; ///< by outcome and spent side cards
    std::vector<double> m_known;         ///< worth of decisions
};

} // namespace hilltop::pazaak
