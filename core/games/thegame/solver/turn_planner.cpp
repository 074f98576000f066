// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/turn_planner.h"

#include "base/numbers.h"

#include <algorithm>

namespace hilltop::thegame {
namespace {

constexpr int kMaxNodes = 600;
/// Once the minimum is played only cards that pass no more are looked at, unless they prepare a jump.
constexpr int kCheap = 0;

struct Move {
    std::int16_t cost;
    std::uint8_t place;
    std::uint8_t pile;
};

} // namespace

TurnPlanner::TurnPlanner(const View<TheGame>& view, const std::array<int, TheGame::kPiles>& wishes, const Taste& taste)
    : m_taste(taste)
    , m_wishes(wishes)
    , m_hand(view.own.hand)
    , m_unseen(view.open.gone, view.own.hand)
    , m_start(view.open.tops)
    , m_must(std::max(0, view.open.must - view.open.this_turn)) {
    search(m_start, 0);
    // Nothing can be played: the match was over, or ends with the turn.
    if (m_plans.empty()) m_plans.push_back({});
}

void TurnPlanner::search(const Tops& tops, int passed) {
    ++m_nodes;
    const int played = m_plan.plays.size();
    if (played >= m_must || (m_most < m_must && played >= m_most)) judge(tops, passed);
    if (m_nodes > kMaxNodes) return;

    FixedList<Move, TheGame::kMaxHand * TheGame::kPiles> moves;
    for (int place = 0; place < m_hand.size(); ++place) {
        if ((m_spent >> place & 1) != 0) continue;
        const int card = m_hand[place];
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            // Two piles of a kind at the same place are one.
            if ((pile & 1) != 0 && tops[at(pile)] == tops[at(pile - 1)] &&
                m_wishes[at(pile)] == m_wishes[at(pile - 1)] && tops[at(pile)] == m_start[at(pile)] &&
                tops[at(pile - 1)] == m_start[at(pile - 1)])
                continue;
            const int top = tops[at(pile)];
            if (!TheGame::fits(pile, top, card)) continue;
            const int cost = m_unseen.passed(pile, top, card);
            if (played >= m_must && cost > kCheap) {
                const int back = TheGame::rises(pile) ? card - TheGame::kJump : card + TheGame::kJump;
                const int partner = back < TheGame::kLowest || back > TheGame::kHighest
                                        ? -1
                                        : m_hand.find(static_cast<std::uint8_t>(back));
                if (partner < 0 || (m_spent >> partner & 1) != 0) continue;
            }
            const Move move{static_cast<std::int16_t>(cost), static_cast<std::uint8_t>(place),
                            static_cast<std::uint8_t>(pile)};
            int slot = moves.size();
            while (slot > 0 && moves[slot - 1].cost > move.cost)
                --slot;
            moves.insert_at(slot, move);
        }
    }
    for (const Move& move : moves) {
        Tops after = tops;
        after[move.pile] = m_hand[move.place];
        m_spent |= 1u << move.place;
        m_plan.plays.push_back(TheGame::play(m_hand[move.place], move.pile));
        search(after, passed + move.cost);
        m_plan.plays.pop_back();
        m_spent &= ~(1u << move.place);
        if (m_nodes > kMaxNodes) return;
    }
}

int TurnPlanner::rest_cost(const Tops& tops) const {
    int cost = 0;
    for (int place = 0; place < m_hand.size(); ++place) {
        if ((m_spent >> place & 1) != 0) continue;
        const int card = m_hand[place];
        int best = m_taste.stuck;
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            const int top = tops[at(pile)];
            if (!TheGame::fits(pile, top, card)) continue;
            const int passed = m_unseen.passed(pile, top, card);
            best = std::min(best,
                            passed < 0 ? m_taste.own_jump * passed : m_taste.own * std::min(passed, m_taste.own_cap));
        }
        cost += best;
    }
    return cost;
}

void TurnPlanner::judge(const Tops& tops, int passed) {
    const int played = m_plan.plays.size();
    if (played < m_must && played > m_most) m_plans.clear(); // what falls short less far is better
    if (played >= m_must && m_most < m_must) m_plans.clear();
    m_most = std::max(m_most, std::min(played, m_must));
    if (played < m_most) return;

    int cost = m_taste.passed * passed - m_taste.played * played + m_taste.dead * m_unseen.dead(tops) + rest_cost(tops);
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        if (tops[at(pile)] != m_start[at(pile)]) cost += m_taste.wish[at(m_wishes[at(pile)])];
    }
    m_plan.cost = cost;
    int same = 0;
    while (same < m_plans.size() && !(m_plans[same].first() == m_plan.first()))
        ++same;
    if (same < m_plans.size()) {
        if (m_plans[same].cost <= cost) return;
        m_plans.remove_at(same);
    } else if (m_plans.full()) {
        if (m_plans.back().cost <= cost) return;
        m_plans.pop_back();
    }
    int slot = m_plans.size();
    while (slot > 0 && m_plans[slot - 1].cost > cost)
        --slot;
    m_plans.insert_at(slot, m_plan);
}

} // namespace hilltop::thegame
