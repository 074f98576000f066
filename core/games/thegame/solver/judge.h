// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/thegame/solver/endgame.h"

#include <vector>

namespace hilltop::thegame {

/// Cards left after a typical lost match: the error assumed where no sample shows one.
inline constexpr double kLostMatch = 5;

/// Minus the cards left if everyone, seeing all hands, continues by the quick rule of QuickMatch as long as there is
/// something to draw, and then as well as can be; the same to each seat. With nothing left to draw it is exact, unless
/// the search becomes too large. Sample i of a seed draws the cards in the same order wherever it begins.
class RollOutJudge : public Judge<TheGame> {
public:
    std::optional<PerSeat<Estimate, TheGame::kSeats>> value(const TheGame::State& state, const SearchBudget& budget,
                                                            const Stop& stop) override;
    std::optional<PerSeat<Estimate, TheGame::kSeats>> settled(const TheGame::State& state,
                                                              const Answers<TheGame>& given, const SearchBudget& budget,
                                                              const Stop& stop) override;
    bool answers_matter(const TheGame::State& state) const override;

private:
    /// All that an answer depends on: what is wished is not among it, so that many positions ask the same.
    struct Question {
        QuickMatch::Hands hands{};
        CardMask stack = 0;
        QuickMatch::Tops tops{};
        std::uint8_t turn = 0, needed = 0;
        TheGame::Rules rules;
        int thought = 0;
        std::uint64_t seed = 0;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Answered {
        Question question;
        Estimate estimate;
    };
    static Question question_of(const TheGame::State& state, int thought, std::uint64_t seed);
    Answered& kept(const Question& question);
    std::optional<Estimate> at_the_end(const QuickMatch& match, int nodes, const Stop& stop);

    Endgame m_endgame;
    std::vector<Answered> m_kept; ///< the last ones, by a number made of the question
};

} // namespace hilltop::thegame
