// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/hand_nodes.h"
#include "games/pazaak/solver/side_decks.h"

#include <array>
#include <vector>

namespace hilltop::pazaak {

/// A table of chances that seat 0 wins the match, a row for each of seat 0's side decks, a column for each of seat 1's.
struct DeckMatrix {
    int rows = 0;
    int columns = 0;
    std::vector<float> values; ///< rows of padded(columns)
};
/// Rows are padded to whole vectors.
constexpr int padded(int count) {
    return (count + 7) / 8 * 8;
}

/// What the end of a hand leads to. Not owned; nothing means a match that is won or lost.
struct HandEnds {
    enum Outcome : std::uint8_t { First, Second, Tied };
    /// By outcome, then whether seat 0 and seat 1 spent a side card. Tied without side cards is the hand itself.
    const DeckMatrix* value[3][2][2] = {};
};

/// How a seat answers: by node, answer and own side deck (padded), the chance of the answer.
struct HandPolicy {
    explicit HandPolicy(int decks)
        : stride(padded(decks))
        , chances(static_cast<std::size_t>(HandNodes::kCount * kAnswers * stride)) {}
    float* at(int node, int answer) {
        return chances.data() + static_cast<std::size_t>((node * kAnswers + answer) * stride);
    }
    const float* at(int node, int answer) const { return const_cast<HandPolicy*>(this)->at(node, answer); }

    int stride;
    std::vector<float> chances;
};

/// One hand for all pairs of side decks at once, with a house deck that never ends: every card 1..10 is as likely at
/// every moment. Forward, how likely the answers make each node; backward, what each is worth.
class VectorHand {
public:
    enum class Mode {
        Follow, ///< both play as their policies say
        Learn,  ///< the same, and a seat's regrets are passed to the learner
        Best,   ///< one seat answers best by what it knows; its policy becomes that
        Seeing, ///< one seat answers best with the other's side cards open before it
    };
    /// Hears what every answer of the learning seat is worth.
    class Learner {
    public:
        virtual ~Learner() = default;
        /// `worth[answer]`, where `options` has its bit: by own deck, weighed with the chance that the other and the
        /// cards make the node happen.
        virtual void learn(int node, unsigned options, const std::array<const float*, kAnswers>& worth) = 0;
    };

    /// `cards`: how many side cards each has.
    VectorHand(const SideDecks& decks, bool auto_stand, int cards0, int cards1);

    HandPolicy& policy(int seat) { return m_policy[at(seat)]; }
    const HandPolicy& policy(int seat) const { return m_policy[at(seat)]; }
    /// Must be set before anything else; `again` is what the hand itself is worth if it is tied without side cards.
    void set_ends(const HandEnds& ends);
    void set_again(const DeckMatrix& again);

    void forward();
    /// `seat` is the one that learns or answers best.
    void backward(Mode mode, int seat = 0, Learner* learner = nullptr);
    /// After backward(): what the hand is worth before the first card.
    const DeckMatrix& value() const { return m_value; }
    /// After forward(): how likely a seat's own answers bring it to an open node, by its deck.
    const float* own_reach(int seat, int node) const { return &m_own[at(seat)][at(node * m_stride[at(seat)])]; }
    /// The same of the other seat's answers, at an open node of `seat`.
    const float* others_reach(int seat, int node) const {
        const int own = node / kTotals + kLow;
        const int other = node % kTotals;
        const int own0 = seat == 0 ? own : other;
        const int own1 = seat == 0 ? other : own;
        return &m_open[at(1 - seat)][at(seat)][at((own0 * kTotals + own1) * m_stride[1 - seat])];
    }
    /// The chance of each deck of a seat, all together 1.
    const std::vector<float>& dealt(int seat) const { return m_dealt[at(seat)]; }
    /// 1 where a deck holds the card of a PLAY, else 0.
    const float* held(int seat, int answer) const { return &m_held[at(seat)][at((answer - 2) * m_stride[at(seat)])]; }
    int decks(int seat) const { return m_count[at(seat)]; }
    /// The mean of a value over the deals.
    double mean(const DeckMatrix& value) const;

private:
    static constexpr int kGoal = HandNodes::kGoal;
    static constexpr float kCardChance = 1.0f / Pazaak::kHouseValues;
    static constexpr int kLow = HandNodes::kLow;
    static constexpr int kSpan = HandNodes::kSpan;
    static constexpr int kTotals = kGoal + 1;
    static constexpr int kWindow = Pazaak::kHouseValues;
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    /// The size of matrices while `mover` continues alone.
    struct Shape {
        int rows = 0;
        int columns = 0;
        int stride = 0;
        int size() const { return rows * stride; }
    };
    /// What one seat alone can bring about: lost, tied, won, then tied and won by each side card.
    struct AloneEnds {
        std::vector<float> lost, tied, won;
        std::array<std::vector<float>, Pazaak::kSideValues + 1> lost_by, tied_by, won_by;
    };
    using Options = std::array<const float*, kAnswers>;

    int stander_cards(int mover, bool spent) const { return m_cards[1 - mover] - (spent ? 1 : 0); }
    Shape shape(int mover, bool spent) const;
    float* alone_value(int mover, bool spent, int stood, int own);
    float* alone_entry(int mover, bool spent, int stood, int own);
    float* alone_reach(int mover, bool spent, int stood, int own);
    std::vector<float> end_of(const Shape& shape, HandEnds::Outcome outcome, int spent0, int spent1, int mover,
                              int card) const;
    void forward_open();
    void forward_alone(int mover, bool spent);
    void enter_alone(int stander, int node, unsigned options, int own, int other, const float* reach);
    void backward_alone(int mover, bool spent);
    void backward_open();
    void open_second(int own0, int own1, const float* round, float* out);
    void open_first(int own0, int own1, const float* ended, float* out);
    /// The value where `seat` decides: `options` are worth considering, of the others a policy may still make use where
    /// they have a value. `reach` is the other's.
    void decide(int seat, int node, unsigned options, const Options& values, const Shape& shape, const float* reach,
                float* out);
    void worth_of(int seat, const float* values, const Shape& shape, const float* reach, float* out) const;

    const SideDecks& m_decks;
    bool m_auto_stand;
    int m_cards[2];
    int m_count[2];
    int m_stride[2];
    std::array<HandPolicy, 2> m_policy;
    std::array<std::vector<float>, 2> m_dealt;
    std::array<std::vector<float>, 2> m_held;
    HandEnds m_ends;
    AloneEnds m_alone_ends[2][2];

    Mode m_mode = Mode::Follow;
    int m_seat = 0;
    Learner* m_learner = nullptr;

    // Reaches, by seat: before each card of seat 0, at nodes of either seat, and of the one who stands.
    std::array<std::vector<float>, 2> m_round;
    std::array<std::array<std::vector<float>, 2>, 2> m_open; ///< [whose], [at nodes of]
    std::array<std::vector<float>, 2> m_own;
    std::vector<float> m_entry[2][2];
    std::vector<float> m_reach[2][2];
    // Values.
    std::vector<float> m_alone[2][2];
    std::vector<float> m_sums; ///< sums of what follows from higher totals
    std::vector<float> m_first_sums;
    std::vector<float> m_scratch;
    std::vector<float> m_worth;
    DeckMatrix m_value;
};

} // namespace hilltop::pazaak
