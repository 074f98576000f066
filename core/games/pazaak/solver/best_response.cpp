// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/best_response.h"

#include "games/pazaak/solver/hand_learner.h"

#include <algorithm>
#include <numeric>

namespace hilltop::pazaak {
namespace {

/// The share of matches that the best reply in `seat` wins.
std::optional<double> best_reply(const TableRules& rules, const PolicyOf& player, VectorHand::Mode mode, int seat,
                                 const Stop& stop, const std::function<void(double)>& progress) {
    MatchTable table(rules); // of values alone
    std::vector<int> order(static_cast<std::size_t>(table.states()));
    std::iota(order.begin(), order.end(), 0);
    const auto rank = [&](int state) {
        const auto parts = table.parts(state);
        return (parts[0] + parts[1]) * 100 + parts[2] + parts[3];
    };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) < rank(b); });
    double done = 0;
    for (const int state : order) {
        if (stop()) return {};
        const auto parts = table.parts(state);
        VectorHand hand(table.decks(), rules.auto_stand, parts[2], parts[3]);
        hand.set_ends(table.ends(state));
        player(state, 1 - seat, hand.policy(1 - seat));
        const int size = hand.decks(0) * padded(hand.decks(1));
        DeckMatrix guess{hand.decks(0), hand.decks(1), std::vector<float>(static_cast<std::size_t>(size), 0.5f)};
        table.hand(state).value = settled_value(hand, std::move(guess), mode, seat);
        done += 1.0 / table.states();
        if (progress) progress(done);
    }
    return seat == 0 ? table.value() : 1 - table.value();
}

} // namespace

std::optional<Exploit> exploit(const TableRules& rules, const PolicyOf& player, const Stop& stop,
                               const std::function<void(double)>& progress) {
    Exploit found{};
    int part = 0;
    for (const auto mode : {VectorHand::Mode::Best, VectorHand::Mode::Seeing}) {
        auto& by_seat = mode == VectorHand::Mode::Best ? found.same_memory_by_seat : found.seeing_by_seat;
        for (std::size_t seat = 0; seat < 2; ++seat, ++part) {
            const auto reply = best_reply(rules, player, mode, static_cast<int>(seat), stop, [&](double done) {
                if (progress) progress((part + done) / 4);
            });
            if (!reply) return {};
            by_seat[seat] = *reply;
        }
    }
    found.same_memory = (found.same_memory_by_seat[0] + found.same_memory_by_seat[1]) / 2 - 0.5;
    found.seeing = (found.seeing_by_seat[0] + found.seeing_by_seat[1]) / 2 - 0.5;
    return found;
}

std::optional<Exploit> exploit(const MatchTable& table, const Stop& stop, const std::function<void(double)>& progress) {
    return exploit(
        table.rules(),
        [&](int state, int seat, HandPolicy& policy) {
            unpack(table.hand(state).answers[static_cast<std::size_t>(seat)], policy);
        },
        stop, progress);
}

} // namespace hilltop::pazaak
