// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game.h"

#include <cassert>

namespace hilltop {

/// A match that can pause anywhere: its state, the seats that still owe an answer, and the answers so far. Everything
/// that plays (people, bots, replay, tournaments) only drives a Match, so faults take one path.
template <Game G>
class Match {
public:
    using Action = typename G::Action;

    Match(const typename G::Rules& rules, int seats, const Chance& chance, Events events = {})
        : m_seats(seats)
        , m_state(G::deal(rules, seats, chance, events)) {
        ask();
    }
    /// Goes on from a position, as if nothing had been answered before.
    Match(const typename G::State& state, int seats)
        : m_seats(seats)
        , m_state(state) {
        ask();
    }

    int seats() const { return m_seats; }
    const typename G::State& state() const { return m_state; }
    View<G> view(Seat seat) const { return {seat, G::open(m_state), G::own(m_state, seat)}; }
    /// What an asked seat is asked for.
    Need need(Seat seat) const { return G::need(m_state, seat); }
    /// All asked seats are only notified of something: no answers, and no step of a record.
    bool resting() const { return m_resting; }
    /// Those asked now, whether or not they have answered.
    SeatSet asked() const { return m_asked; }
    SeatSet pending() const { return m_pending; }
    bool over() const { return m_asked.empty(); }
    /// The answer given to the question that is open, if any.
    const std::optional<Action>& answer_of(Seat seat) const { return m_answers[seat]; }

    /// nullptr if the answer counts, else the reason, and nothing has changed.
    const char* answer(Seat seat, const Action& action) {
        assert(m_pending.contains(seat));
        if (const char* reason = G::objection(view(seat), action)) return reason;
        m_answers[seat] = action;
        m_pending.erase(seat);
        return nullptr;
    }
    /// Where a seat may answer, it does not.
    void silence(Seat seat) {
        assert(need(seat) == Need::May && m_pending.contains(seat));
        m_pending.erase(seat);
    }
    /// Plays the penalty for `seat`. A fault in a notification costs nothing, except where the game says so.
    void fail(Seat seat, Fault fault) {
        assert(m_asked.contains(seat));
        if (m_resting && !G::info().disqualifies) return;
        m_answers[seat] = G::penalty(view(seat), fault);
        m_pending.erase(seat);
    }

    /// Forgets all answers to the open question.
    void take_back() {
        m_answers = {};
        ask();
    }

    /// The cards lie so from here on; nothing has been answered yet.
    void imagine(const typename G::State& state) {
        m_state = state;
        take_back();
    }

    /// Applies the answers; no answer may be missing.
    void step(Events events = {}) {
        assert(m_pending.empty() && !over());
        if (!m_resting) {
            for (Seat seat : m_asked) {
                m_digest.add_byte(m_answers[seat].has_value());
                if (m_answers[seat]) G::add_to(m_digest, *m_answers[seat]);
                ++m_decisions;
            }
            ++m_steps;
        }
        G::step(m_state, m_answers, events);
        for (Seat seat : m_asked)
            m_answers[seat].reset();
        ask();
    }

    /// Steps taken, rests not counted: entries of a record.
    int steps() const { return m_steps; }
    /// The number the seat's answer to the open question has: in order of step, then seat.
    int decision_of(Seat seat) const {
        const std::uint32_t before = m_asked.bits() & ((1u << seat.index()) - 1u);
        return before == 0 ? m_decisions : m_decisions + count_bits(before);
    }
    const Digest& digest() const { return m_digest; }
    MatchResult result() const { return G::result(m_state); }
    /// Redraws what is still undrawn.
    void reshuffle(Rng& rng) { G::reshuffle(m_state, rng); }

private:
    void ask() {
        m_asked = G::asked(m_state);
        m_resting = !m_asked.empty() && need(*m_asked.begin()) == Need::Notify;
        m_pending = m_resting ? SeatSet{} : m_asked;
    }

    int m_seats;
    int m_steps = 0;
    int m_decisions = 0;
    bool m_resting = false;
    SeatSet m_asked;
    SeatSet m_pending;
    Digest m_digest;
    Answers<G> m_answers;
    typename G::State m_state;
};

} // namespace hilltop
