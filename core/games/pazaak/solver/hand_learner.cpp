// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/hand_learner.h"

#include "base/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hilltop::pazaak {
namespace {

/// The options a deck of a seat has at a node; 0: nothing is ever decided there.
unsigned node_options(int seat, int node, bool auto_stand) {
    static const auto kOptions = [] {
        std::array<std::array<unsigned, HandNodes::kCount>, 2> options{};
        for (int own = HandNodes::kLow; own <= HandNodes::kGoal; ++own) {
            for (int other = 1; other <= HandNodes::kGoal; ++other) {
                for (int s = 0; s < 2; ++s)
                    options[at(s)][at(HandNodes::open(own, other))] = HandNodes::open_options(s, own, other);
            }
            for (int stood = own; stood <= HandNodes::kGoal; ++stood) {
                for (const bool spent : {false, true}) {
                    for (auto& of_seat : options)
                        of_seat[at(HandNodes::alone(spent, stood, own))] = HandNodes::alone_options(stood, own);
                }
            }
        }
        return options;
    }();
    const bool twenty = node < HandNodes::kOpen
                            ? node >= HandNodes::open(HandNodes::kGoal, 0)
                            : node == HandNodes::alone(false, HandNodes::kGoal, HandNodes::kGoal) ||
                                  node == HandNodes::alone(true, HandNodes::kGoal, HandNodes::kGoal);
    return twenty && auto_stand ? 0 : kOptions[at(seat)][at(node)];
}

class Regrets final : public VectorHand::Learner {
public:
    Regrets(VectorHand& hand, int seat, bool auto_stand)
        : m_hand(hand)
        , m_seat(seat)
        , m_policy(hand.policy(seat))
        , m_regret(hand.decks(seat))
        , m_sum(hand.decks(seat)) {
        for (int node = 0; node < HandNodes::kCount; ++node)
            set_even(node, node_options(seat, node, auto_stand));
    }

    void set_weight(float weight) { m_weight = weight; }

    void learn(int node, unsigned options, const std::array<const float*, kAnswers>& worth) override {
        const int stride = m_policy.stride;
        float mean[kMost], positive[kMost];
        std::fill_n(mean, stride, 0.0f);
        std::fill_n(positive, stride, 0.0f);
        const float sign = m_seat == 0 ? 1.0f : -1.0f;
        each(options, [&](int answer) {
            const float* chance = m_policy.at(node, answer);
            for (int i = 0; i < stride; ++i)
                mean[i] += chance[i] * worth[at(answer)][i];
        });
        // The regret to come is expected to be the one just felt.
        each(options, [&](int answer) {
            float* regret = m_regret.at(node, answer);
            float* chance = m_policy.at(node, answer);
            const float* held = answer > kStand ? m_hand.held(m_seat, answer) : nullptr;
            for (int i = 0; i < stride; ++i) {
                const float felt = sign * (worth[at(answer)][i] - mean[i]);
                regret[i] = std::max(regret[i] + felt, 0.0f);
                chance[i] = std::max(regret[i] + felt, 0.0f);
                if (held != nullptr) {
                    regret[i] *= held[i];
                    chance[i] *= held[i];
                }
                positive[i] += chance[i];
            }
        });
        bool all = true;
        for (int i = 0; i < m_hand.decks(m_seat); ++i)
            all = all && positive[i] > 0;
        if (!all) even_where_zero(node, options, positive);
        const float* own = node < HandNodes::kOpen ? m_hand.own_reach(m_seat, node) : nullptr;
        each(options, [&](int answer) {
            float* chance = m_policy.at(node, answer);
            float* sum = m_sum.at(node, answer);
            for (int i = 0; i < stride; ++i) {
                chance[i] = positive[i] > 0 ? chance[i] / positive[i] : 0.0f;
                // Never nothing, so that answers are also known where one does not come by oneself.
                const float weight = m_weight * (own != nullptr ? own[i] + 1e-6f : 1.0f);
                sum[i] += weight * chance[i];
            }
        });
    }

    /// The two most likely answers of the average.
    std::vector<MixedAnswer> answers() const {
        const int decks = m_hand.decks(m_seat);
        std::vector<MixedAnswer> answers;
        answers.reserve(at(HandNodes::kCount * decks));
        for (int node = 0; node < HandNodes::kCount; ++node) {
            for (int deck = 0; deck < decks; ++deck)
                answers.push_back(mixed(node, deck));
        }
        return answers;
    }

private:
    static constexpr int kMost = 384; ///< decks of a size, padded: 381 at most

    template <class Work>
    static void each(unsigned options, Work work) {
        for (int answer = 0; answer < kAnswers; ++answer) {
            if ((options >> answer & 1u) != 0) work(answer);
        }
    }
    void set_even(int node, unsigned options) {
        float nothing[kMost] = {};
        even_where_zero(node, options, nothing);
        each(options, [&](int answer) {
            for (int i = 0; i < m_hand.decks(m_seat); ++i)
                m_policy.at(node, answer)[i] /= std::max(nothing[i], 1.0f);
        });
    }
    void even_where_zero(int node, unsigned options, float* positive) {
        bool zero[kMost];
        for (int i = 0; i < m_policy.stride; ++i)
            zero[i] = positive[i] <= 0;
        each(options, [&](int answer) {
            for (int i = 0; i < m_hand.decks(m_seat); ++i) {
                if (!zero[i]) continue;
                const float chance = answer > kStand ? m_hand.held(m_seat, answer)[i] : 1.0f;
                m_policy.at(node, answer)[i] = chance;
                positive[i] += chance;
            }
        });
    }
    MixedAnswer mixed(int node, int deck) const {
        int first = kEnd;
        int second = kEnd;
        float most = -1, next = -1;
        for (int answer = 0; answer < kAnswers; ++answer) {
            const float sum = m_sum.at(node, answer)[deck];
            if (sum > most) {
                second = first;
                next = most;
                first = answer;
                most = sum;
            } else if (sum > next) {
                second = answer;
                next = sum;
            }
        }
        if (most <= 0) return {};
        const float share = most / (most + std::max(next, 0.0f));
        const int parts = static_cast<int>(std::lround(static_cast<double>(share) * MixedAnswer::kParts));
        // Hardly ever is never; pure answers also take less room.
        if (parts >= MixedAnswer::kParts - kNever) return {first, first, MixedAnswer::kParts};
        return {first, second, std::max(parts, MixedAnswer::kParts / 2 + 1)};
    }
    static constexpr int kNever = 1;

    VectorHand& m_hand;
    int m_seat;
    HandPolicy& m_policy;
    HandPolicy m_regret;
    HandPolicy m_sum;
    float m_weight = 1;
};

/// Where the player's own answers, or the other player's, lead less often than this, nothing has been learnt.
constexpr float kRare = 1e-6f;
/// An answer that loses more of a match than this was not learnt either: it was not reached while learning.
constexpr float kTooMuch = 0.003f;
/// Every answer is also given by mistake now and then, so that there is always something to reply to.
constexpr float kMistakes = 1e-6f;

/// Makes answers best replies where they have not been learnt, and wherever the other player stands: the rest of the
/// hand is up to one player then.
class RareAnswers final : public VectorHand::Learner {
public:
    RareAnswers(VectorHand& hand, int seat, std::vector<MixedAnswer>& answers)
        : m_hand(hand)
        , m_seat(seat)
        , m_answers(answers) {}

    void learn(int node, unsigned options, const std::array<const float*, kAnswers>& worth) override {
        const bool open = node < HandNodes::kOpen;
        const int decks = m_hand.decks(m_seat);
        const float* own = open ? m_hand.own_reach(m_seat, node) : nullptr;
        const float reach = open ? sum_of(m_hand.others_reach(m_seat, node), m_hand.decks(1 - m_seat)) : 0;
        for (int deck = 0; deck < decks; ++deck) {
            const int best = best_of(deck, options, worth);
            const bool rare = reach < kRare || own[deck] < kRare * m_hand.dealt(m_seat)[at(deck)];
            if (!rare && loss(node, deck, options, worth, best) <= kTooMuch * reach) continue;
            for (int answer = 0; answer < kAnswers; ++answer)
                m_hand.policy(m_seat).at(node, answer)[deck] = answer == best ? 1.0f : 0.0f;
            m_answers[at(node * decks + deck)] = MixedAnswer(best, best, MixedAnswer::kParts);
        }
    }

private:
    static float sum_of(const float* values, int count) { return std::accumulate(values, values + count, 0.0f); }
    float loss(int node, int deck, unsigned options, const std::array<const float*, kAnswers>& worth, int best) const {
        float mean = 0;
        for (int answer = 0; answer < kAnswers; ++answer) {
            if ((options >> answer & 1u) != 0)
                mean += m_hand.policy(m_seat).at(node, answer)[deck] * worth[at(answer)][deck];
        }
        return m_seat == 0 ? worth[at(best)][deck] - mean : mean - worth[at(best)][deck];
    }
    int best_of(int deck, unsigned options, const std::array<const float*, kAnswers>& worth) const {
        int best = kEnd;
        for (int answer = kStand; answer < kAnswers; ++answer) {
            if ((options >> answer & 1u) == 0) continue;
            if (answer > kStand && m_hand.held(m_seat, answer)[deck] == 0) continue;
            const float gain = worth[at(answer)][deck] - worth[at(best)][deck];
            if (m_seat == 0 ? gain > 0 : gain < 0) best = answer;
        }
        return best;
    }

    VectorHand& m_hand;
    int m_seat;
    std::vector<MixedAnswer>& m_answers;
};

/// Every answer that a deck can give at a node becomes a little more likely than never.
void add_mistakes(VectorHand& hand, int seat, bool auto_stand) {
    HandPolicy& policy = hand.policy(seat);
    for (int node = 0; node < HandNodes::kCount; ++node) {
        const unsigned options = node_options(seat, node, auto_stand);
        for (int answer = 0; answer < kAnswers; ++answer) {
            if ((options >> answer & 1u) == 0) continue;
            for (int deck = 0; deck < hand.decks(seat); ++deck)
                policy.at(node, answer)[deck] += kMistakes * (answer > kStand ? hand.held(seat, answer)[deck] : 1.0f);
        }
    }
}

/// Replaces answers that have not been learnt, which changes what leads to others: several times.
void mend_rare(VectorHand& hand, SolvedHand& solved, const DeckMatrix& again, bool auto_stand) {
    hand.set_again(again);
    for (int pass = 0; pass < 4; ++pass) {
        for (int seat = 0; seat < 2; ++seat) {
            for (int each = 0; each < 2; ++each) {
                unpack(solved.answers[at(each)], hand.policy(each));
                add_mistakes(hand, each, auto_stand);
            }
            hand.forward();
            for (int each = 0; each < 2; ++each)
                unpack(solved.answers[at(each)], hand.policy(each));
            RareAnswers rare(hand, seat, solved.answers[at(seat)]);
            hand.backward(VectorHand::Mode::Learn, seat, &rare);
        }
    }
}

DeckMatrix first_guess(const HandEnds& ends, int rows, int columns) {
    DeckMatrix guess{rows, columns, std::vector<float>(at(rows * padded(columns)))};
    const DeckMatrix* won = ends.value[HandEnds::First][0][0];
    const DeckMatrix* lost = ends.value[HandEnds::Second][0][0];
    for (std::size_t i = 0; i < guess.values.size(); ++i)
        guess.values[i] =
            0.5f * ((won != nullptr ? won->values[i] : 1.0f) + (lost != nullptr ? lost->values[i] : 0.0f));
    return guess;
}

} // namespace

DeckMatrix settled_value(VectorHand& hand, DeckMatrix guess, VectorHand::Mode mode, int seat) {
    constexpr int kMost = 60;
    constexpr float kStill = 2e-7f;
    hand.forward();
    for (int round = 0; round < kMost; ++round) {
        hand.set_again(guess);
        hand.backward(mode, seat);
        float moved = 0;
        for (std::size_t i = 0; i < guess.values.size(); ++i)
            moved = std::max(moved, std::abs(hand.value().values[i] - guess.values[i]));
        guess = hand.value();
        if (moved < kStill) break;
    }
    return guess;
}

SolvedHand solve_hand(const MatchTable& table, int state, int rounds) {
    const auto [needs0, needs1, cards0, cards1] = table.parts(state);
    const HandEnds ends = table.ends(state);
    const bool auto_stand = table.rules().auto_stand;
    VectorHand hand(table.decks(), auto_stand, cards0, cards1);
    hand.set_ends(ends);
    DeckMatrix guess = first_guess(ends, hand.decks(0), hand.decks(1));
    std::array<Regrets, 2> regrets{Regrets(hand, 0, auto_stand), Regrets(hand, 1, auto_stand)};
    for (int round = 1; round <= rounds; ++round) {
        for (int seat = 0; seat < 2; ++seat) {
            hand.set_again(guess);
            regrets[at(seat)].set_weight(static_cast<float>(round) * static_cast<float>(round));
            hand.forward();
            hand.backward(VectorHand::Mode::Learn, seat, &regrets[at(seat)]);
            const float pace = 2.0f / static_cast<float>(round + 2);
            for (std::size_t i = 0; i < guess.values.size(); ++i)
                guess.values[i] += pace * (hand.value().values[i] - guess.values[i]);
        }
    }
    SolvedHand solved;
    for (int seat = 0; seat < 2; ++seat)
        solved.answers[at(seat)] = regrets[at(seat)].answers();
    mend_rare(hand, solved, guess, auto_stand);
    for (int seat = 0; seat < 2; ++seat)
        unpack(solved.answers[at(seat)], hand.policy(seat));
    solved.value = settled_value(hand, std::move(guess), VectorHand::Mode::Follow, 0);
    for (float& value : solved.value.values)
        value =
            static_cast<float>(std::lround(static_cast<double>(value) / static_cast<double>(kValueUnit))) * kValueUnit;
    return solved;
}

} // namespace hilltop::pazaak
