// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/bots.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

constexpr int kGoal = Pazaak::kGoal;

/// Chances of the next house card: what has not been seen of this hand's deck.
std::array<double, Pazaak::kHouseValues + 1> unseen_house(const Pazaak::Open& open) {
    std::array<int, Pazaak::kHouseValues + 1> left{};
    left.fill(open.rules.house_copies);
    int all = open.rules.house_copies * Pazaak::kHouseValues;
    for (const auto& player : open.players.values) {
        for (const Pazaak::Card& card : player.row) {
            if (!card.side) {
                --left[card.value];
                --all;
            }
        }
    }
    std::array<double, Pazaak::kHouseValues + 1> draw{};
    for (std::size_t card = 1; card < draw.size(); ++card)
        draw[card] = static_cast<double>(left[card]) / std::max(all, 1);
    return draw;
}

/// What the other may hold: his pool without the cards he has shown.
SideChances unseen_side(const Pazaak::Rules& rules, const Pazaak::Player& player) {
    std::array<int, Pazaak::kSideValues + 1> copies{};
    copies.fill(rules.side_copies);
    for (const std::uint8_t card : player.spent)
        --copies[card];
    if (player.played_side != 0) --copies[player.played_side];
    return SideChances::drawn(copies, player.side_left);
}

HandLeaves leaves_of(const MatchValues& values, const Pazaak::Open& open) {
    int needs[2];
    int cards[2]; // before this hand
    for (int seat = 0; seat < 2; ++seat) {
        const auto& player = open.players[Seat(seat)];
        needs[seat] = open.rules.hands_to_win - player.wins;
        cards[seat] = player.side_left + (player.played_side != 0 ? 1 : 0);
    }
    // A long match is looked at as if both had already won as many of the hands they need.
    const int away = std::max(0, std::max(needs[0], needs[1]) - MatchValues::kFar);
    for (int& need : needs)
        need = std::max(1, need - away);
    HandLeaves leaves;
    for (int spent0 = 0; spent0 < 2; ++spent0) {
        for (int spent1 = 0; spent1 < 2; ++spent1) {
            const int left0 = std::max(0, cards[0] - spent0);
            const int left1 = std::max(0, cards[1] - spent1);
            leaves.value[HandLeaves::First][spent0][spent1] = values.value(needs[0] - 1, needs[1], left0, left1);
            leaves.value[HandLeaves::Second][spent0][spent1] = values.value(needs[0], needs[1] - 1, left0, left1);
            leaves.value[HandLeaves::Tied][spent0][spent1] = values.value(needs[0], needs[1], left0, left1);
        }
    }
    return leaves;
}

/// Keeps the best answer for one seat; of equals the first.
class Choice {
public:
    explicit Choice(int seat)
        : m_sign(seat == 0 ? 1.0 : -1.0) {}
    void offer(const Pazaak::Action& action, double value) {
        if (m_any && m_sign * value <= m_best) return;
        m_any = true;
        m_best = m_sign * value;
        m_action = action;
    }
    const Pazaak::Action& action() const { return m_action; }

private:
    double m_sign;
    double m_best = 0.0;
    bool m_any = false;
    Pazaak::Action m_action = Pazaak::stand();
};

} // namespace

Reply<Pazaak::Action> ExpertBot::act(const View<Pazaak>& view, Rng&) {
    const auto& open = view.open;
    const int seat = view.me.index();
    const auto& me = open.players[view.me];
    const auto& rival = open.players[next(view.me, Pazaak::kSeats)];
    if (me.total > kGoal || rival.total > kGoal) return Pazaak::stand();
    if (me.total <= kGoal - Pazaak::kHouseValues && (!rival.stood || me.total <= rival.total))
        return Pazaak::end(); // the next card cannot hurt
    if (m_values == nullptr || m_values->rules() != open.rules) m_values = match_values(open.rules);

    HandSetting setting;
    setting.draw = unseen_house(open);
    setting.side[static_cast<std::size_t>(seat)] = SideChances::known(view.own.side);
    setting.side[static_cast<std::size_t>(1 - seat)] = unseen_side(open.rules, rival);
    setting.leaves = leaves_of(*m_values, open);
    setting.auto_stand = open.rules.auto_stand;

    Choice choice(seat);
    const auto plays = [&](auto&& value) {
        for (int card = 1; card <= Pazaak::kSideValues; ++card) {
            if (view.own.side.find(static_cast<std::uint8_t>(card)) >= 0) choice.offer(Pazaak::play(card), value(card));
        }
    };
    if (rival.stood) {
        const bool spent = rival.played_side != 0;
        const auto judged = [&](int total, bool by_card) {
            auto outcome = seat == 0 ? HandLeaves::First : HandLeaves::Second;
            if (total > kGoal || total < rival.total)
                outcome = seat == 0 ? HandLeaves::Second : HandLeaves::First;
            else if (total == rival.total)
                outcome = HandLeaves::Tied;
            const bool by_seat[2] = {seat == 0 ? by_card : spent, seat == 0 ? spent : by_card};
            return setting.leaves.value[outcome][by_seat[0]][by_seat[1]];
        };
        ByTotal alone;
        solve_alone(setting, 1 - seat, rival.total, spent, me.total, alone);
        choice.offer(Pazaak::stand(), judged(me.total, false));
        if (me.total <= rival.total) choice.offer(Pazaak::end(), alone[static_cast<std::size_t>(me.total)]);
        plays([&](int card) { return judged(me.total + card, true); });
    } else if (seat == 0) {
        const HandSolver solver(setting, me.total, rival.total);
        choice.offer(Pazaak::stand(), solver.after_stand(0, me.total, false, rival.total));
        choice.offer(Pazaak::end(), solver.after_end(me.total, rival.total));
        plays([&](int card) { return solver.after_stand(0, me.total + card, true, rival.total); });
    } else {
        const HandSolver solver(setting, rival.total, me.total);
        choice.offer(Pazaak::stand(), solver.second_stands(me.total, false, rival.total));
        choice.offer(Pazaak::end(), solver.round(rival.total, me.total));
        plays([&](int card) { return solver.second_stands(me.total + card, true, rival.total); });
    }
    return choice.action();
}

} // namespace hilltop::pazaak
