// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/attendance.h"
#include "engine/bot.h"
#include "engine/match.h"

#include <optional>
#include <utility>

namespace hilltop {

/// What the bot of an asked seat has to do.
enum class BotTask : std::uint8_t { None, Notice, Answer };

/// How a match treats bots that do not do as the rules ask (docs/rules.md, "All games"). Whatever drives a match asks
/// here: quick play, lanes, a person's table and what plays a match for its record.
class FaultPolicy {
public:
    explicit FaultPolicy(const Info& game)
        : m_disqualifies(game.disqualifies) {}

    /// A fault costs, so that Match::fail() is due; in a notification only where the rules disqualify.
    bool costs(Need need) const { return need != Need::Notify || m_disqualifies; }
    /// The bot was not ready when its match began: it pays from the first question on.
    void not_started(Seat seat, Fault fault) {
        m_out.insert(seat);
        m_owed[seat] = fault;
    }
    /// The bot did this at a question or rest.
    void record(Seat seat, Fault fault) {
        if (is_death(fault) || (fault == Fault::TimeOut && ++m_late[seat] == kMostInARow)) m_out.insert(seat);
    }
    /// It has given an answer in time.
    void answered(Seat seat) {
        if (m_late[seat] != 0) m_late[seat] = 0;
    }
    /// False: its bot gets neither questions nor notifications.
    bool takes_part(Seat seat) const { return !m_out.contains(seat); }
    /// The fault cost of a seat that does not answer at this question or rest; nothing at a rest without cost.
    std::optional<Fault> pays(Seat seat, Need need) {
        if (!costs(need)) return {};
        return std::exchange(m_owed[seat], std::nullopt).value_or(Fault::Dead);
    }
    /// Of an asked seat that still owes its answer in a Match or Table: who takes no part pays by `fail`, who does not
    /// speak is silent. `use` has what its bot does: speaks, listens.
    template <class M, class Use, class Fail>
    [[gnu::always_inline]] BotTask task(M& match, Seat seat, const Use& use, Fail fail) {
        const Need need = match.need(seat);
        if (!takes_part(seat)) {
            if (const auto fault = pays(seat, need)) fail(seat, *fault);
            return BotTask::None;
        }
        if (need == Need::Notify) return use.listens ? BotTask::Notice : BotTask::None;
        if (need == Need::Must || use.speaks) return BotTask::Answer;
        match.silence(seat);
        return BotTask::None;
    }
    /// The match goes back to an earlier moment: who died later may try again.
    void forget() {
        m_out = {};
        m_late = {};
    }

private:
    bool m_disqualifies;
    SeatSet m_out;
    PerSeat<std::uint8_t, kMaxSeats> m_late{}; ///< how often in a row
    PerSeat<std::optional<Fault>, kMaxSeats> m_owed;
};

/// Gives `match` what the bot at `seat` replied to its question, and says which fault that was; the seat still owes its
/// answer then. Inlined by force: it is in the innermost loop of quick play.
template <Game G>
[[gnu::always_inline]] inline std::optional<Fault> settle(Match<G>& match, Seat seat,
                                                          const Reply<typename G::Action>& reply) {
    using Kind = typename Reply<typename G::Action>::Kind;
    std::optional<Fault> fault;
    switch (reply.kind) {
    case Kind::Acts:
        if (match.answer(seat, reply.action) != nullptr) fault = Fault::NotAllowed;
        break;
    case Kind::Faulty:
        fault = reply.fault;
        break;
    case Kind::Silent:
        if (match.need(seat) == Need::May)
            match.silence(seat);
        else
            fault = Fault::NotUnderstood;
        break;
    }
    return fault;
}

} // namespace hilltop
