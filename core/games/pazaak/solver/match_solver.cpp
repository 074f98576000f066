// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/match_solver.h"

#include "base/parallel.h"
#include "games/pazaak/solver/hand_learner.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <numeric>

namespace hilltop::pazaak {
namespace {

double state_work(const SideDecks& decks, int cards0, int cards1) {
    // What all pairs of decks have in common counts as much as some hundred pairs.
    return 100.0 + static_cast<double>(decks.count(cards0)) * decks.count(cards1);
}

double total_work(const SideDecks& decks, int hands_to_win) {
    double work = 0;
    for (int cards0 = 0; cards0 <= decks.most(); ++cards0) {
        for (int cards1 = 0; cards1 <= decks.most(); ++cards1)
            work += state_work(decks, cards0, cards1);
    }
    return work * hands_to_win * hands_to_win;
}

/// Hands out states whose successors are solved, those first that most others wait for.
class Order {
public:
    Order(MatchTable& table, std::vector<bool>& done, const SolveWatch& watch)
        : m_table(table)
        , m_done(done)
        , m_watch(watch)
        , m_order(static_cast<std::size_t>(table.states()))
        , m_taken(done) {
        std::iota(m_order.begin(), m_order.end(), 0);
        std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) { return rank(a) < rank(b); });
        m_all = total_work(table.decks(), table.rules().hands_to_win);
        for (int state = 0; state < table.states(); ++state) {
            if (m_done[static_cast<std::size_t>(state)]) m_finished += work(state);
        }
    }

    void run() {
        try {
            solve();
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_stopped = true; // the others wait for this one's state
            m_ready.notify_all();
            throw;
        }
    }
    bool finished() const { return !m_stopped; }

private:
    void solve() {
        std::unique_lock lock(m_mutex);
        for (;;) {
            int state = -1;
            m_ready.wait(lock, [&] { return m_stopped || (state = next()) >= 0 || m_open == 0; });
            if (m_stopped || state < 0) break;
            m_taken[static_cast<std::size_t>(state)] = true;
            --m_open;
            lock.unlock();
            const bool stop = m_watch.stop();
            SolvedHand solved;
            if (!stop) solved = solve_hand(m_table, state, kSolveRounds);
            lock.lock();
            if (stop) {
                m_stopped = true;
            } else {
                m_table.hand(state) = std::move(solved);
                m_done[static_cast<std::size_t>(state)] = true;
                m_finished += work(state);
                if (m_watch.solved) m_watch.solved(state, m_finished / m_all);
            }
            m_ready.notify_all();
        }
        m_ready.notify_all();
    }
    int rank(int state) const {
        const auto parts = m_table.parts(state);
        return (parts[0] + parts[1]) * 100 + parts[2] + parts[3];
    }
    double work(int state) const {
        const auto parts = m_table.parts(state);
        return state_work(m_table.decks(), parts[2], parts[3]);
    }
    /// The first free state that can be solved now, or -1; counts those that are free.
    int next() {
        m_open = 0;
        int found = -1;
        for (const int state : m_order) {
            if (m_taken[static_cast<std::size_t>(state)]) continue;
            ++m_open;
            if (found >= 0) continue;
            const auto before = m_table.before(state);
            if (std::all_of(before.begin(), before.end(), [&](int b) { return m_done[static_cast<std::size_t>(b)]; }))
                found = state;
        }
        return found;
    }

    MatchTable& m_table;
    std::vector<bool>& m_done;
    const SolveWatch& m_watch;
    std::vector<int> m_order;
    std::vector<bool> m_taken;
    std::mutex m_mutex;
    std::condition_variable m_ready;
    int m_open = 0;
    double m_all = 0;
    double m_finished = 0;
    bool m_stopped = false;
};

} // namespace

SolveCost solve_cost(const TableRules& rules) {
    const SideDecks decks(rules.side_copies, rules.side_cards);
    static const double kDefault = total_work(SideDecks(2, 4), 3);
    double most = 0;
    double answers = 0;
    for (int cards = 0; cards <= rules.side_cards; ++cards) {
        most = std::max(most, static_cast<double>(padded(decks.count(cards))));
        answers += decks.count(cards);
    }
    const double states = static_cast<double>(rules.hands_to_win) * rules.hands_to_win;
    const double kept = states * (answers * answers * 4 + 2 * answers * (rules.side_cards + 1) * HandNodes::kCount * 2);
    return {total_work(decks, rules.hands_to_win) / kDefault, kept + most * most * 4 * 1600};
}

bool can_solve(const TableRules& rules) {
    const SolveCost cost = solve_cost(rules);
    return cost.work <= 30 && cost.memory <= 1e9;
}

Result<bool> solve_match(MatchTable& table, std::vector<bool>& done, int threads, const SolveWatch& watch) {
    Order order(table, done, watch);
    TRY(on_threads(threads, [&] { order.run(); }));
    return order.finished();
}

std::shared_ptr<const MatchTable> solve_match(const TableRules& rules) {
    const auto table = std::make_shared<MatchTable>(rules);
    std::vector<bool> done(static_cast<std::size_t>(table->states()));
    const SolveWatch watch;
    Order(*table, done, watch).run();
    return table;
}

} // namespace hilltop::pazaak
