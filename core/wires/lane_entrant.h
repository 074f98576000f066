// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/hosted_bot.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace hilltop {

/// Who plays as an entrant: a built-in bot, or the kind and spec of a hosted one.
template <Game G>
struct LaneEntrant {
    const BotSpec<G>* built_in = nullptr;
    const ContestKind<G>* kind = nullptr;
    WireOrder order; ///< of a hosted one; its slot is filled in

    /// It has used up what processors may work for it in all.
    bool used_up() const { return order.spent != nullptr && order.spent->time() >= order.limits.total; }
};

/// A bot object.
template <Game G>
struct LaneOccupant {
    std::unique_ptr<Bot<G>> quick;
    std::unique_ptr<HostedBot<G>> hosted;
    const ContestKind<G>* called = nullptr; ///< to be opened as a quick one, by this order
    WireOrder order;
    bool built_in = false;
    bool speaks = false;
    bool listens = false;
    std::optional<Fault> fault;       ///< of a quick one, at its start or in a notification
    std::string errors;               ///< of a quick one that is not built in
    std::chrono::microseconds time{}; ///< the same one's last answer took
    Reply<typename G::Action> reply;

    /// What it needs to start is there, or not needed.
    bool ready(Transport& transport) {
        if (hosted) return hosted->ready();
        return called == nullptr || transport.ready(order);
    }
    void open(Transport& transport) {
        const ContestKind<G>& kind = *std::exchange(called, nullptr);
        if (auto wire = transport.open_call(order))
            quick = kind.bot(std::move(*wire));
        else
            errors = english(wire.error()) + "\n";
    }
    std::chrono::microseconds took() const { return hosted ? hosted->time() : time; }
    const std::string& written() const { return hosted ? hosted->errors() : errors; }
    std::optional<Fault> had() const { return hosted ? hosted->fault() : fault; }
    bool busy() { return hosted && hosted->busy(); }
    bool lost() const { return hosted && hosted->lost(); }
};

} // namespace hilltop
