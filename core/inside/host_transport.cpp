// SPDX-License-Identifier: GPL-3.0-or-later
#include "inside/host_transport.h"

#include "base/bytes.h"
#include "base/numbers.h"
#include "wires/hosting.h"

#include <algorithm>
#include <utility>

namespace hilltop {

/// One slot, which is loaded before the first request.
class HostWire final : public Wire {
public:
    HostWire(HostTransport& transport, int slot, std::string load, const BotLimits& limits)
        : m_transport(transport)
        , m_slot(slot)
        , m_load(std::move(load))
        , m_limits(limits) {}
    ~HostWire() override {
        m_transport.forget(*this);
        if (!m_closed && m_loaded) end();
        m_transport.m_taken[static_cast<std::size_t>(m_slot)] = false;
    }
    HostWire(const HostWire&) = delete;
    HostWire& operator=(const HostWire&) = delete;

    void send(std::string_view text, Limit limit) override {
        m_reply.reset();
        if (limit == Limit::Start) m_error_bytes = 0;
        if (!m_loaded && !load()) return;
        const bool decision = limit == Limit::Decision;
        m_transport.ask(*this, text, decision ? (m_decided ? m_limits.decision : m_limits.first) : m_limits.start);
        m_decided = m_decided || decision;
        m_open = true;
    }
    std::optional<WireReply> receive() override {
        if (std::exchange(m_open, false)) {
            if (!m_reply) m_transport.call();
            if (m_reply && m_reply->fault == Fault::Crash) { // of the bot; the host lives
                m_closed = true;
                end();
            }
            if (m_reply && !m_waiting.empty()) m_reply->errors.insert(0, std::exchange(m_waiting, {}));
        }
        return std::exchange(m_reply, std::nullopt);
    }
    void drop() override {
        m_transport.forget(*this);
        m_open = false;
        m_reply.reset();
    }
    bool closed() const override { return m_closed; }

private:
    friend class HostTransport;

    /// False: it cannot be, and the reply says so, or it is given up.
    bool load() {
        m_transport.ask(*this, m_load, m_limits.start);
        m_transport.call();
        if (!m_reply) return false;
        if (m_reply->fault) {
            m_reply->fault = Fault::NoStart;
            m_closed = true;
            return false;
        }
        m_loaded = true;
        m_waiting = std::move(m_reply->errors);
        m_reply.reset();
        return true;
    }
    void end() {
        m_transport.ask(*this, "end", {});
        m_transport.call();
    }

    HostTransport& m_transport;
    const int m_slot;
    const std::string m_load;
    const BotLimits m_limits;
    bool m_loaded = false;
    bool m_decided = false; ///< a decision has been asked for
    bool m_closed = false;
    bool m_open = false;
    std::int64_t m_error_bytes = 0; ///< in this match
    std::string m_waiting;          ///< stderr that no reply has carried yet
    std::optional<WireReply> m_reply;
};

Result<std::unique_ptr<Wire>> HostTransport::open(const WireOrder& order) {
    const auto file = m_files.find(order.target);
    if (file == m_files.end()) { // not on its list: has to be played elsewhere
        m_given_up = true;
        return failure("inside", "{} is not in this process", order.target);
    }
    auto free = std::find(m_taken.begin(), m_taken.end(), false);
    if (free == m_taken.end()) free = m_taken.insert(m_taken.end(), false);
    *free = true;
    const auto slot = static_cast<int>(free - m_taken.begin());
    return std::unique_ptr<Wire>(
        std::make_unique<HostWire>(*this, slot, load_request(file->second, order.name), order.limits));
}

Result<std::unique_ptr<CallWire>> HostTransport::open_call(const WireOrder& order) {
    m_given_up = true;
    return failure("inside", "{} is not in this process", order.target);
}

/// Without a limit no answer comes.
void HostTransport::ask(HostWire& wire, std::string_view text, std::chrono::milliseconds limit) {
    if (!m_requests.empty()) m_requests += '\n';
    append_number(m_requests, wire.m_slot);
    m_requests += ' ';
    m_requests += text;
    const bool answers = limit.count() > 0;
    m_asked.push_back(answers ? &wire : nullptr);
    if (answers && (m_limit.count() == 0 || limit < m_limit)) m_limit = limit;
}

void HostTransport::forget(HostWire& wire) {
    std::replace(m_asked.begin(), m_asked.end(), &wire, static_cast<HostWire*>(nullptr));
}

void HostTransport::call() {
    if (m_given_up || m_asked.empty()) return;
    auto left = m_call(m_requests);
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::nanoseconds took = now - std::exchange(m_last, now);
    m_given_up = !left || (m_limit.count() > 0 && took > m_limit);
    const auto each = took / static_cast<std::int64_t>(m_asked.size());
    for (HostWire* wire : m_asked) {
        if (m_given_up) break;
        const std::size_t size = left->size() < 4 ? left->npos : get_bytes<std::uint32_t>(*left);
        m_given_up = size == left->npos || size > left->size() - 4 ||
                     (wire != nullptr && !take(*wire, left->substr(4, size), each));
        if (!m_given_up) left->remove_prefix(4 + size);
    }
    m_asked.clear();
    m_requests.clear();
    m_limit = {};
}

bool HostTransport::take(HostWire& wire, std::string_view answer, std::chrono::nanoseconds took) {
    std::string slot;
    append_number(slot, wire.m_slot);
    const std::size_t from = slot.size() + 1;
    const std::size_t end = answer.find('\n');
    if (end == answer.npos || end < from + 1 || !answer.starts_with(slot)) return false;
    const char mark = answer[from];
    const std::string_view said = answer.substr(std::min(from + 2, end), end - std::min(from + 2, end));
    if ((mark != '=' && mark != '!') || static_cast<std::int64_t>(said.size()) > wire.m_limits.reply) return false;
    WireReply reply;
    reply.time = std::chrono::duration_cast<std::chrono::microseconds>(took);
    reply.errors = answer.substr(end + 1);
    if (mark == '=') {
        reply.text = said;
    } else {
        const std::size_t word = std::min(said.find(' '), said.size());
        reply.fault = Fault::Crash;
        read_fault(said.substr(0, word), *reply.fault);
        reply.errors += said.substr(std::min(word + 1, said.size()));
        reply.errors += '\n';
    }
    wire.m_error_bytes += static_cast<std::int64_t>(reply.errors.size());
    if (wire.m_error_bytes > wire.m_limits.errors || reply.fault == Fault::TooMuchMemory) return false;
    wire.m_reply = std::move(reply);
    return true;
}

} // namespace hilltop
