// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play.h"
#include "game/entry.h"
#include "records/record.h"

#include <memory>

namespace hilltop {

/// A built-in bot at its seat, or nothing. A bot that never speaks is not asked where it may be silent.
class SeatedBot {
public:
    SeatedBot() = default;
    /// Of a record whose bot there has passed check_bot().
    SeatedBot(const GameEntry& game, const Record& record, Seat seat, const BotLimits& limits = {})
        : m_use(*game.use_of(record.seats[static_cast<std::size_t>(seat.index())].bot))
        , m_bot(game.make_bot(record.seats[static_cast<std::size_t>(seat.index())].bot, record.rules, limits)) {
        const auto names = known_names(game, record);
        m_not_started = m_bot->start(seating_of(record, seat, names));
    }
    /// What the bot at `seat` of this match gets; `names` outlive it.
    static Seating seating_of(const Record& record, Seat seat, std::span<const std::string> names) {
        return {.me = seat,
                .seats = static_cast<int>(record.seats.size()),
                .names = names,
                .seed = own_seed(record.source.seed, record.source.match, seat)};
    }
    std::optional<Fault> not_started() const { return m_not_started; }
    std::string errors() const { return m_bot->errors(); }
    const BotUse& use() const { return m_use; }
    explicit operator bool() const { return m_bot != nullptr; }

    AnyBot::Answer answer(const Table& table, Seat seat, const Source& source) const {
        if (table.need(seat) == Need::May && !m_use.speaks) return {};
        return m_bot->act(*table.seen(seat), dice(source.seed, source.match, seat, table.decision_of(seat)));
    }
    std::optional<Fault> notice(const Table& table, Seat seat) const {
        if (m_bot == nullptr || !m_use.listens) return {};
        return m_bot->notice(*table.seen(seat));
    }
    void over(const Table& table, Seat seat) const {
        if (m_bot != nullptr && m_use.listens) m_bot->over(*table.seen(seat), table.result());
    }

private:
    BotUse m_use;
    std::unique_ptr<AnyBot> m_bot;
    std::optional<Fault> m_not_started;
};

} // namespace hilltop
