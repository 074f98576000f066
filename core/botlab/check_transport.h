// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

#include <chrono>
#include <optional>
#include <string>
#include <utility>

namespace hilltop {

/// Another transport, watched: how its first bot started. Its user sees no difference, except that opening waits
/// the time it takes.
class CheckTransport final : public Transport {
public:
    using Clock = std::chrono::steady_clock;

    /// What has been seen; the first bot's alone where it says so.
    struct Seen {
        std::optional<std::chrono::microseconds> opened; ///< the first: getting it, what had to be compiled included
        std::optional<std::chrono::microseconds> ready;  ///< the first: from then on until it was ready to play
        std::string refusal;                             ///< why one could not be opened
        std::optional<Fault> fault;                      ///< of the first one that had one while it was starting
        std::string errors;                              ///< what it wrote then
        std::string reason;                              ///< how its program ended then, where that is known
        std::string greeting;                            ///< what the first one that was ready answered

        /// Why the bot plays not at all; empty if it does.
        std::string problem() const {
            if (!refusal.empty()) return refusal;
            if (!fault || ready) return {};
            const std::string said = errors.substr(0, errors.find_last_not_of(" \n\r\t") + 1);
            if (said.empty())
                return "it does not start: " + std::string(fault_word(*fault)) +
                       (reason.empty() ? "" : " (" + reason + ')');
            if (*fault == Fault::NoStart) return said;
            return std::string(fault_word(*fault)) + ": " + said;
        }
    };

    explicit CheckTransport(Transport& transport)
        : m_transport(transport) {}
    const Seen& seen() const { return m_seen; }

    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override {
        const auto begun = Clock::now();
        auto wire = m_transport.open(order);
        if (!wire) return refused(wire.error());
        opened(begun);
        return std::unique_ptr<Wire>(std::make_unique<WatchedWire>(std::move(*wire), m_seen));
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) override {
        const auto begun = Clock::now();
        auto wire = m_transport.open_call(order);
        if (!wire) return refused(wire.error());
        opened(begun);
        return wire;
    }
    bool calls(std::string_view kind) const override { return m_transport.calls(kind); }
    void wait(std::chrono::milliseconds at_most) override { m_transport.wait(at_most); }
    void wake() override { m_transport.wake(); }
    void obey(const Gate& gate) override { m_transport.obey(gate); }

private:
    static std::chrono::microseconds since(Clock::time_point begun) {
        return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun);
    }
    void opened(Clock::time_point begun) {
        if (!m_seen.opened) m_seen.opened = since(begun);
    }
    Error refused(const Error& error) {
        if (m_seen.refusal.empty()) m_seen.refusal = english(error);
        return error;
    }

    class WatchedWire final : public Wire {
    public:
        WatchedWire(std::unique_ptr<Wire> wire, Seen& seen)
            : m_wire(std::move(wire))
            , m_seen(seen) {}
        void send(std::string_view text, Limit limit) override {
            m_starting = limit == Limit::Start && !m_seen.ready;
            if (m_starting && !m_begun) m_begun = Clock::now();
            m_wire->send(text, limit);
        }
        std::optional<WireReply> receive() override {
            auto reply = m_wire->receive();
            if (!reply || !std::exchange(m_starting, false)) return reply;
            if (!reply->fault) {
                m_seen.ready = since(*m_begun);
                m_seen.greeting = reply->text;
            } else if (!m_seen.fault) {
                m_seen.fault = reply->fault;
                m_seen.errors = reply->errors;
                m_seen.reason = reply->reason;
            }
            return reply;
        }
        void drop() override { m_wire->drop(); }
        bool closed() const override { return m_wire->closed(); }

    private:
        std::unique_ptr<Wire> m_wire;
        Seen& m_seen;
        std::optional<Clock::time_point> m_begun;
        bool m_starting = false;
    };

    Transport& m_transport;
    Seen m_seen;
};

} // namespace hilltop
