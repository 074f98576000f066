// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/vector_hand.h"

#include "games/pazaak/solver/vector_ops.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

/// Worse than any chance for that seat: an answer its deck cannot give.
constexpr float kNever[2] = {-1.0f, 2.0f};

/// Of the ten next cards, those that lead from `total` to more than `limit`.
int above(int total, int limit) {
    return std::clamp(total + Pazaak::kHouseValues - limit, 0, Pazaak::kHouseValues);
}

} // namespace

VectorHand::VectorHand(const SideDecks& decks, bool auto_stand, int cards0, int cards1)
    : m_decks(decks)
    , m_auto_stand(auto_stand)
    , m_cards{cards0, cards1}
    , m_count{decks.count(cards0), decks.count(cards1)}
    , m_stride{padded(m_count[0]), padded(m_count[1])}
    , m_policy{HandPolicy(m_count[0]), HandPolicy(m_count[1])} {
    for (int seat = 0; seat < 2; ++seat) {
        const auto stride = at(m_stride[seat]);
        m_dealt[at(seat)].resize(stride);
        m_held[at(seat)].resize(Pazaak::kSideValues * stride);
        for (int deck = 0; deck < m_count[seat]; ++deck) {
            m_dealt[at(seat)][at(deck)] = static_cast<float>(decks.chance(m_cards[seat], deck));
            for (int card = 1; card <= Pazaak::kSideValues; ++card)
                m_held[at(seat)][at((card - 1) * m_stride[seat] + deck)] =
                    decks.without(m_cards[seat], deck, card) >= 0 ? 1.0f : 0.0f;
        }
        m_round[at(seat)].resize(kTotals * kTotals * stride);
        for (auto& open : m_open[at(seat)])
            open.resize(kTotals * kTotals * stride);
        m_own[at(seat)].resize(HandNodes::kOpen * stride);
        for (const bool spent : {false, true}) {
            if (stander_cards(seat, spent) < 0) continue;
            const auto other = at(padded(decks.count(stander_cards(seat, spent))));
            m_entry[seat][spent].resize(kSpan * kTotals * other);
            m_reach[seat][spent].resize(kSpan * kTotals * other);
            m_alone[seat][spent].resize(kSpan * kTotals * at(shape(seat, spent).size()));
        }
    }
    const auto size = at(m_count[0] * m_stride[1]);
    auto largest = size; // with fewer cards there may be more decks
    for (int mover = 0; mover < 2; ++mover) {
        if (stander_cards(mover, true) >= 0) largest = std::max(largest, at(shape(mover, true).size()));
    }
    m_sums.resize((kTotals + 1) * largest);
    m_first_sums.resize((kTotals + 1) * kTotals * size);
    m_scratch.resize(at(kAnswers + 2) * largest);
    m_worth.resize(at(kAnswers * std::max(m_stride[0], m_stride[1])));
    m_value = {m_count[0], m_count[1], std::vector<float>(size)};
}

VectorHand::Shape VectorHand::shape(int mover, bool spent) const {
    const int stander = m_decks.count(stander_cards(mover, spent));
    if (mover == 1) return {stander, m_count[1], m_stride[1]};
    return {m_count[0], stander, padded(stander)};
}

float* VectorHand::alone_value(int mover, bool spent, int stood, int own) {
    return &m_alone[mover][spent][at((stood - kLow) * kTotals + own) * at(shape(mover, spent).size())];
}
float* VectorHand::alone_entry(int mover, bool spent, int stood, int own) {
    const int stride = padded(m_decks.count(stander_cards(mover, spent)));
    return &m_entry[mover][spent][at(((stood - kLow) * kTotals + own) * stride)];
}
float* VectorHand::alone_reach(int mover, bool spent, int stood, int own) {
    const int stride = padded(m_decks.count(stander_cards(mover, spent)));
    return &m_reach[mover][spent][at(((stood - kLow) * kTotals + own) * stride)];
}

std::vector<float> VectorHand::end_of(const Shape& shape, HandEnds::Outcome outcome, int spent0, int spent1, int mover,
                                      int card) const {
    std::vector<float> values(at(shape.size()));
    const DeckMatrix* end = m_ends.value[outcome][spent0][spent1];
    const float whole = outcome == HandEnds::First ? 1.0f : 0.0f;
    for (int row = 0; row < shape.rows; ++row) {
        for (int column = 0; column < shape.columns; ++column) {
            int from_row = row;
            int from_column = column;
            if (card > 0 && mover == 0) from_row = m_decks.without(m_cards[0], row, card);
            if (card > 0 && mover == 1) from_column = m_decks.without(m_cards[1], column, card);
            float& value = values[at(row * shape.stride + column)];
            if (from_row < 0 || from_column < 0)
                value = kNever[mover];
            else if (end == nullptr)
                value = whole;
            else
                value = end->values[at(from_row * padded(end->columns) + from_column)];
        }
    }
    return values;
}

void VectorHand::set_ends(const HandEnds& ends) {
    m_ends = ends;
    for (int mover = 0; mover < 2; ++mover) {
        const auto wins = mover == 0 ? HandEnds::First : HandEnds::Second;
        const auto loses = mover == 0 ? HandEnds::Second : HandEnds::First;
        for (int spent = 0; spent < 2; ++spent) {
            if (stander_cards(mover, spent != 0) < 0) continue;
            const Shape form = shape(mover, spent != 0);
            AloneEnds& alone = m_alone_ends[mover][spent];
            const auto end = [&](HandEnds::Outcome outcome, int card) {
                const int by_card = card > 0 ? 1 : 0;
                return mover == 0 ? end_of(form, outcome, by_card, spent, mover, card)
                                  : end_of(form, outcome, spent, by_card, mover, card);
            };
            alone.lost = end(loses, 0);
            alone.won = end(wins, 0);
            alone.tied = end(HandEnds::Tied, 0);
            if (m_cards[mover] == 0) continue;
            for (int card = 1; card <= Pazaak::kSideValues; ++card) {
                alone.lost_by[at(card)] = end(loses, card);
                alone.tied_by[at(card)] = end(HandEnds::Tied, card);
                alone.won_by[at(card)] = end(wins, card);
            }
        }
    }
}

void VectorHand::set_again(const DeckMatrix& again) {
    m_alone_ends[0][0].tied = again.values;
    m_alone_ends[1][0].tied = again.values;
}

double VectorHand::mean(const DeckMatrix& value) const {
    double sum = 0;
    for (int row = 0; row < value.rows; ++row) {
        for (int column = 0; column < value.columns; ++column)
            sum += static_cast<double>(m_dealt[0][at(row)]) * static_cast<double>(m_dealt[1][at(column)]) *
                   static_cast<double>(value.values[at(row * m_stride[1] + column)]);
    }
    return sum;
}

void VectorHand::backward(Mode mode, int seat, Learner* learner) {
    m_mode = mode;
    m_seat = seat;
    m_learner = learner;
    for (int mover = 0; mover < 2; ++mover) {
        for (const bool spent : {false, true}) {
            if (stander_cards(mover, spent) >= 0) backward_alone(mover, spent);
        }
    }
    backward_open();
}

void VectorHand::backward_alone(int mover, bool spent) {
    const Shape form = shape(mover, spent);
    const int size = form.size();
    const AloneEnds& ends = m_alone_ends[mover][spent];
    const auto sums = [&](int total) {
        return m_sums.data() + at(total * size);
    }; // of decisions from `total` to `stood`
    float* decided = m_scratch.data() + at(kAnswers * m_count[0] * m_stride[1]);
    for (int stood = kLow; stood <= kGoal; ++stood) {
        for (int own = kGoal; own >= 0; --own) {
            float* value = alone_value(mover, spent, stood, own);
            const int over = above(own, kGoal);
            const int higher = above(own, stood) - over;
            scale_to(value, ends.lost.data(), kCardChance * static_cast<float>(over), size);
            if (higher > 0) add_scaled(value, ends.won.data(), kCardChance * static_cast<float>(higher), size);
            if (own + 1 <= stood) {
                if (own + kWindow + 1 <= stood)
                    add_difference(value, sums(own + 1), sums(own + kWindow + 1), kCardChance, size);
                else
                    add_scaled(value, sums(own + 1), kCardChance, size);
            }
            if (own > stood || own == 0) continue;
            const float* here = value; // END, where there is no decision
            if (own == kGoal && m_auto_stand) {
                here = ends.tied.data();
            } else if (own >= kLow) {
                Options options{};
                const unsigned allowed = HandNodes::alone_options(stood, own);
                options[kEnd] = value;
                options[kStand] = own == stood ? ends.tied.data() : ends.lost.data();
                for (int card = 1; card <= Pazaak::kSideValues && m_cards[mover] > 0; ++card) {
                    const int total = own + card;
                    const auto& by = total < stood || total > kGoal ? ends.lost_by
                                     : total == stood               ? ends.tied_by
                                                                    : ends.won_by;
                    options[at(answer_of_card(card))] = by[at(card)].data();
                }
                decide(mover, HandNodes::alone(spent, stood, own), allowed, options, form,
                       alone_reach(mover, spent, stood, own), decided);
                here = decided;
            }
            if (own == stood)
                std::copy_n(here, size, sums(own));
            else
                add_to(sums(own), sums(own + 1), here, size);
        }
    }
}

void VectorHand::backward_open() {
    const int size = m_count[0] * m_stride[1];
    const auto sums = [&](int total) { return m_sums.data() + at(total * size); };
    const auto first_sums = [&](int own0, int own1) {
        return m_first_sums.data() + at((own0 * kTotals + own1) * size);
    };
    float* round = m_scratch.data() + at(kAnswers * size);
    float* decided = round + size;
    const float* tied = m_alone_ends[0][0].tied.data();
    const float* first = m_alone_ends[0][0].won.data();
    const float* second = m_alone_ends[0][0].lost.data();
    for (int own0 = kGoal; own0 >= 0; --own0) {
        // Seat 1's moments, and what it is worth that seat 0 draws next.
        for (int own1 = kGoal; own1 >= 0; --own1) {
            if ((own0 == 0) != (own1 == 0)) continue;
            const int over = above(own0, kGoal);
            const float tie = kCardChance * static_cast<float>(above(own1, kGoal)); // after seat 0 has gone over
            scale_to(round, second, kCardChance * static_cast<float>(over) * (1 - tie), size);
            if (over > 0) add_scaled(round, tied, kCardChance * static_cast<float>(over) * tie, size);
            if (own0 < kGoal) {
                if (own0 + kWindow + 1 <= kGoal)
                    add_difference(round, first_sums(own0 + 1, own1), first_sums(own0 + kWindow + 1, own1), kCardChance,
                                   size);
                else
                    add_scaled(round, first_sums(own0 + 1, own1), kCardChance, size);
            }
            if (own0 == 0) { // and own1: the beginning
                std::copy_n(round, size, m_value.values.data());
                return;
            }
            const float* here = round;
            if (own1 == kGoal && m_auto_stand) {
                here = alone_value(0, false, kGoal, own0);
            } else if (own1 >= kLow) {
                open_second(own0, own1, round, decided);
                here = decided;
            }
            if (own1 == kGoal)
                std::copy_n(here, size, sums(own1));
            else
                add_to(sums(own1), sums(own1 + 1), here, size);
        }
        // Seat 0's.
        for (int own1 = kGoal; own1 >= 0; --own1) {
            if (own1 == 0 && own0 > kWindow) continue; // not after one card
            scale_to(round, first, kCardChance * static_cast<float>(above(own1, kGoal)), size);
            if (own1 < kGoal) {
                if (own1 + kWindow + 1 <= kGoal)
                    add_difference(round, sums(own1 + 1), sums(own1 + kWindow + 1), kCardChance, size);
                else
                    add_scaled(round, sums(own1 + 1), kCardChance, size);
            }
            const float* here = round;
            if (own0 == kGoal && m_auto_stand) {
                here = alone_value(1, false, kGoal, own1);
            } else if (own0 >= kLow) {
                open_first(own0, own1, round, decided);
                here = decided;
            }
            float* sum = first_sums(own0, own1);
            if (own0 == kGoal || (own1 == 0 && own0 == kWindow))
                std::copy_n(here, size, sum);
            else
                add_to(sum, first_sums(own0 + 1, own1), here, size);
        }
    }
}

void VectorHand::open_first(int own0, int own1, const float* ended, float* out) {
    const Shape form{m_count[0], m_count[1], m_stride[1]};
    const unsigned allowed = HandNodes::open_options(0, own0, own1);
    Options options{};
    options[kEnd] = ended;
    options[kStand] = alone_value(1, false, own0, own1);
    for (int card = 1; card <= Pazaak::kSideValues && m_cards[0] > 0; ++card) {
        float* to = m_scratch.data() + at(answer_of_card(card) * form.size());
        options[at(answer_of_card(card))] = to;
        if (own0 + card > kGoal) { // seat 1 still moves
            const AloneEnds& ends = m_alone_ends[0][0];
            const float tie = kCardChance * static_cast<float>(above(own1, kGoal));
            scale_to(to, ends.lost_by[at(card)].data(), 1 - tie, form.size());
            add_scaled(to, ends.tied_by[at(card)].data(), tie, form.size());
            continue;
        }
        const float* from = alone_value(1, true, own0 + card, own1);
        for (int row = 0; row < form.rows; ++row) {
            const int rest = m_decks.without(m_cards[0], row, card);
            if (rest < 0)
                std::fill_n(to + at(row * form.stride), form.stride, kNever[0]);
            else
                std::copy_n(from + at(rest * form.stride), form.stride, to + at(row * form.stride));
        }
    }
    decide(0, HandNodes::open(own0, own1), allowed, options, form,
           &m_open[1][0][at((own0 * kTotals + own1) * m_stride[1])], out);
}

void VectorHand::open_second(int own0, int own1, const float* round, float* out) {
    const Shape form{m_count[0], m_count[1], m_stride[1]};
    const unsigned allowed = HandNodes::open_options(1, own1, own0);
    Options options{};
    options[kEnd] = round;
    options[kStand] = own1 < own0 ? m_alone_ends[1][0].lost.data() : alone_value(0, false, own1, own0);
    for (int card = 1; card <= Pazaak::kSideValues && m_cards[1] > 0; ++card) {
        if ((allowed >> answer_of_card(card) & 1u) == 0) {
            options[at(answer_of_card(card))] = m_alone_ends[1][0].lost_by[at(card)].data();
            continue;
        }
        const float* from = alone_value(0, true, own1 + card, own0);
        const int stride = shape(0, true).stride;
        float* to = m_scratch.data() + at(answer_of_card(card) * form.size());
        options[at(answer_of_card(card))] = to;
        for (int column = 0; column < form.columns; ++column) {
            const int rest = m_decks.without(m_cards[1], column, card);
            for (int row = 0; row < form.rows; ++row)
                to[row * form.stride + column] = rest < 0 ? kNever[1] : from[row * stride + rest];
        }
    }
    decide(1, HandNodes::open(own1, own0), allowed, options, form,
           &m_open[0][1][at((own0 * kTotals + own1) * m_stride[0])], out);
}

void VectorHand::worth_of(int seat, const float* values, const Shape& form, const float* reach, float* out) const {
    if (seat == 0) {
        for (int row = 0; row < form.rows; ++row)
            out[row] = dot(values + at(row * form.stride), reach, form.stride);
        return;
    }
    scale_to(out, values, reach[0], form.stride);
    for (int row = 1; row < form.rows; ++row)
        add_scaled(out, values + at(row * form.stride), reach[row], form.stride);
}

void VectorHand::decide(int seat, int node, unsigned options, const Options& values, const Shape& form,
                        const float* reach, float* out) {
    if (m_cards[seat] == 0) options &= 1u << kEnd | 1u << kStand;
    if (m_mode == Mode::Seeing && seat == m_seat) {
        std::copy_n(values[kEnd], form.size(), out);
        for (int answer = kStand; answer < kAnswers; ++answer) {
            if ((options >> answer & 1u) == 0) continue;
            for (int i = 0; i < form.size(); ++i)
                out[i] = seat == 0 ? std::max(out[i], values[at(answer)][i]) : std::min(out[i], values[at(answer)][i]);
        }
        return;
    }
    HandPolicy& policy = m_policy[at(seat)];
    if (seat == m_seat && (m_mode == Mode::Learn || m_mode == Mode::Best)) {
        Options worth{};
        for (int answer = 0; answer < kAnswers; ++answer) {
            if ((options >> answer & 1u) == 0) continue;
            float* to = m_worth.data() + at(answer * policy.stride);
            worth_of(seat, values[at(answer)], form, reach, to);
            worth[at(answer)] = to;
        }
        if (m_mode == Mode::Learn) {
            m_learner->learn(node, options, worth);
        } else {
            for (int deck = 0; deck < m_count[seat]; ++deck) {
                int best = kEnd;
                for (int answer = 0; answer < kAnswers; ++answer) {
                    policy.at(node, answer)[deck] = 0;
                    if (worth[at(answer)] == nullptr || (answer > kStand && held(seat, answer)[deck] == 0)) continue;
                    const float gain = worth[at(answer)][deck] - worth[at(best)][deck];
                    if (seat == 0 ? gain > 0 : gain < 0) best = answer;
                }
                policy.at(node, best)[deck] = 1;
            }
        }
    }
    std::fill_n(out, form.size(), 0.0f);
    for (int answer = 0; answer < kAnswers; ++answer) {
        const float* chances = policy.at(node, answer);
        if (values[at(answer)] == nullptr ||
            std::all_of(chances, chances + policy.stride, [](float c) { return c == 0; }))
            continue;
        for (int row = 0; row < form.rows; ++row) {
            const auto offset = at(row * form.stride);
            if (seat == 1)
                add_product(out + offset, chances, values[at(answer)] + offset, form.stride);
            else if (chances[row] != 0)
                add_scaled(out + offset, values[at(answer)] + offset, chances[row], form.stride);
        }
    }
}

} // namespace hilltop::pazaak
