// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/vector_hand.h"
#include "games/pazaak/solver/vector_ops.h"

#include <algorithm>

namespace hilltop::pazaak {
void VectorHand::forward() {
    for (int seat = 0; seat < 2; ++seat) {
        std::fill(m_round[at(seat)].begin(), m_round[at(seat)].end(), 0.0f);
        for (auto& open : m_open[at(seat)])
            std::fill(open.begin(), open.end(), 0.0f);
        std::copy(m_dealt[at(seat)].begin(), m_dealt[at(seat)].end(), m_round[at(seat)].begin());
        for (auto& entry : m_entry[seat])
            std::fill(entry.begin(), entry.end(), 0.0f);
    }
    forward_open();
    for (int mover = 0; mover < 2; ++mover) {
        for (const bool spent : {false, true}) {
            if (stander_cards(mover, spent) >= 0) forward_alone(mover, spent);
        }
    }
}

void VectorHand::forward_open() {
    const auto cell = [&](std::vector<float>& values, int seat, int own0, int own1) {
        return values.data() + at((own0 * kTotals + own1) * m_stride[seat]);
    };
    /// Both reaches go on, that of `decider` by the chance of END.
    const auto go_on = [&](int decider, bool decides, int node, int seat, int own0, int own1, float* to, float factor) {
        const float* from = cell(m_open[at(seat)][at(decider)], seat, own0, own1);
        if (decides && seat == decider) {
            const float* end = m_policy[at(seat)].at(node, kEnd);
            for (int deck = 0; deck < m_stride[seat]; ++deck)
                to[deck] += factor * end[deck] * from[deck];
        } else {
            add_scaled(to, from, factor, m_stride[seat]);
        }
    };
    for (int own0 = 0; own0 <= kGoal; ++own0) {
        for (int own1 = 0; own1 <= kGoal; ++own1) { // seat 0's moments
            for (int card = 1; card <= std::min(kWindow, own0); ++card) {
                for (int seat = 0; seat < 2; ++seat)
                    add_scaled(cell(m_open[at(seat)][0], seat, own0, own1),
                               cell(m_round[at(seat)], seat, own0 - card, own1), kCardChance, m_stride[seat]);
            }
            const bool twenty = own0 == kGoal && m_auto_stand;
            const bool decides = own0 >= kLow && !twenty;
            const float* reach = cell(m_open[0][0], 0, own0, own1);
            const int node = decides ? HandNodes::open(own0, own1) : 0;
            if (twenty) {
                add_scaled(alone_entry(1, false, kGoal, own1), reach, 1.0f, m_stride[0]);
                continue;
            }
            if (decides) {
                std::copy_n(reach, m_stride[0], &m_own[0][at(node * m_stride[0])]);
                enter_alone(0, node, HandNodes::open_options(0, own0, own1), own0, own1, reach);
            }
            for (int card = 1; card <= kWindow && own1 + card <= kGoal; ++card) {
                for (int seat = 0; seat < 2; ++seat)
                    go_on(0, decides, node, seat, own0, own1, cell(m_open[at(seat)][1], seat, own0, own1 + card),
                          kCardChance);
            }
        }
        for (int own1 = 0; own1 <= kGoal && own0 > 0; ++own1) { // seat 1's
            const bool twenty = own1 == kGoal && m_auto_stand;
            const bool decides = own1 >= kLow && !twenty;
            const float* reach = cell(m_open[1][1], 1, own0, own1);
            const int node = decides ? HandNodes::open(own1, own0) : 0;
            if (twenty) {
                add_scaled(alone_entry(0, false, kGoal, own0), reach, 1.0f, m_stride[1]);
                continue;
            }
            if (decides) {
                std::copy_n(reach, m_stride[1], &m_own[1][at(node * m_stride[1])]);
                enter_alone(1, node, HandNodes::open_options(1, own1, own0), own1, own0, reach);
            }
            for (int seat = 0; seat < 2; ++seat)
                go_on(1, decides, node, seat, own0, own1, cell(m_round[at(seat)], seat, own0, own1), 1.0f);
        }
    }
}

void VectorHand::enter_alone(int stander, int node, unsigned options, int own, int other, const float* reach) {
    const int mover = 1 - stander;
    const HandPolicy& policy = m_policy[at(stander)];
    if ((options >> kStand & 1u) != 0)
        add_product(alone_entry(mover, false, own, other), policy.at(node, kStand), reach, m_stride[stander]);
    for (int card = 1; card <= Pazaak::kSideValues && m_cards[stander] > 0; ++card) {
        const int answer = answer_of_card(card);
        if ((options >> answer & 1u) == 0) continue;
        float* to = alone_entry(mover, true, own + card, other);
        const float* chances = policy.at(node, answer);
        for (int deck = 0; deck < m_count[stander]; ++deck) {
            const int rest = m_decks.without(m_cards[stander], deck, card);
            if (rest >= 0) to[rest] += chances[deck] * reach[deck];
        }
    }
}

void VectorHand::forward_alone(int mover, bool spent) {
    const int stride = padded(m_decks.count(stander_cards(mover, spent)));
    for (int stood = kLow; stood <= kGoal; ++stood) {
        // Who moves may draw as often as it wants to.
        for (int own = 0; own <= stood; ++own) {
            float* reach = alone_reach(mover, spent, stood, own);
            std::fill_n(reach, stride, 0.0f);
            for (int card = 1; card <= std::min(kWindow, own); ++card) {
                const int before = own - card;
                add_scaled(reach, alone_entry(mover, spent, stood, before), kCardChance, stride);
                if (before > 0) add_scaled(reach, alone_reach(mover, spent, stood, before), kCardChance, stride);
            }
        }
    }
}

} // namespace hilltop::pazaak
