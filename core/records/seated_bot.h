// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "game/play.h"

#include <memory>

namespace hilltop {

/// A bot of ours at its seat, or nobody. One that never speaks is not asked where it may be silent.
class SeatedBot {
public:
    SeatedBot() = default;
    SeatedBot(const GameEntry& game, const BotTraits& traits, Seat seat, std::span<const std::string> names)
        : m_traits(&traits)
        , m_bot(game.make_bot(traits.id)) {
        m_bot->start({.me = seat, .seats = static_cast<int>(names.size()), .names = {}});
    }
    explicit operator bool() const { return m_bot != nullptr; }

    AnyBot::Answer answer(const Table& table, Seat seat, const Source& source) const {
        if (table.need() == Need::May && !m_traits->speaks) return {};
        return m_bot->act(*table.seen(seat), dice(source.seed, source.match, seat, table.decision_of(seat)));
    }
    void notice(const Table& table, Seat seat) const {
        if (m_bot != nullptr && m_traits->listens) m_bot->notice(*table.seen(seat));
    }
    void over(const Table& table, Seat seat) const {
        if (m_bot != nullptr && m_traits->listens) m_bot->over(*table.seen(seat), table.result());
    }

private:
    const BotTraits* m_traits = nullptr;
    std::unique_ptr<AnyBot> m_bot;
};

} // namespace hilltop
