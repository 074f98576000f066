// SPDX-License-Identifier: GPL-3.0-or-later
#include "inside/host_exchange.h"

#include "base/numbers.h"
#include "game/hosting.h"

#include <algorithm>
#include <utility>

namespace hilltop {

/// One slot, which is loaded with the first request.
class HostWire final : public Wire {
public:
    HostWire(HostExchange& exchange, int slot, std::string load, const BotLimits& limits)
        : m_exchange(exchange)
        , m_slot(slot)
        , m_load(std::move(load))
        , m_limits(limits) {}
    ~HostWire() override {
        if (!m_closed && m_loaded) end();
        m_exchange.m_taken[static_cast<std::size_t>(m_slot)] = false;
    }
    HostWire(const HostWire&) = delete;
    HostWire& operator=(const HostWire&) = delete;

    void send(std::string_view text, Limit limit) override {
        m_reply.reset();
        if (limit == Limit::Start) m_error_bytes = 0;
        if (!m_loaded) {
            auto loaded = ask(m_load, m_limits.start);
            if (!loaded) return;
            if (loaded->fault) {
                loaded->fault = Fault::NoStart;
                m_closed = true;
                m_reply = std::move(loaded);
                return;
            }
            m_loaded = true;
            m_waiting = std::move(loaded->errors);
        }
        const bool decision = limit == Limit::Decision;
        auto reply = ask(text, decision ? (m_decided ? m_limits.decision : m_limits.first) : m_limits.start);
        if (!reply) return;
        m_decided = m_decided || decision;
        if (reply->fault == Fault::Crash) { // of the bot; the host lives
            m_closed = true;
            end();
        }
        if (!m_waiting.empty()) reply->errors.insert(0, std::exchange(m_waiting, {}));
        m_reply = std::move(reply);
    }
    std::optional<WireReply> receive() override { return std::exchange(m_reply, std::nullopt); }
    void drop() override { m_reply.reset(); }
    bool closed() const override { return m_closed; }

private:
    std::optional<WireReply> ask(std::string_view text, std::chrono::milliseconds limit) {
        auto reply = m_exchange.ask(m_slot, text, limit, m_limits);
        if (!reply) return {};
        m_error_bytes += static_cast<std::int64_t>(reply->errors.size());
        if (m_error_bytes > m_limits.errors || reply->fault == Fault::TooMuchMemory) {
            m_exchange.m_given_up = true;
            return {};
        }
        return reply;
    }
    void end() { m_exchange.ask(m_slot, "end", {}, m_limits); }

    HostExchange& m_exchange;
    const int m_slot;
    const std::string m_load;
    const BotLimits m_limits;
    bool m_loaded = false;
    bool m_decided = false; ///< a decision has been asked for
    bool m_closed = false;
    std::int64_t m_error_bytes = 0; ///< in this match
    std::string m_waiting;          ///< stderr that no reply has taken along
    std::optional<WireReply> m_reply;
};

Result<std::unique_ptr<Wire>> HostExchange::open(const WireOrder& order) {
    const auto file = m_files.find(order.target);
    if (file == m_files.end()) { // not told of it: somebody else has to play this
        m_given_up = true;
        return failure("inside", "{}: is not here", order.target);
    }
    auto free = std::find(m_taken.begin(), m_taken.end(), false);
    if (free == m_taken.end()) free = m_taken.insert(m_taken.end(), false);
    *free = true;
    const auto slot = static_cast<int>(free - m_taken.begin());
    return std::unique_ptr<Wire>(
        std::make_unique<HostWire>(*this, slot, load_request(file->second, order.name), order.limits));
}

Result<std::unique_ptr<CallWire>> HostExchange::open_call(const WireOrder& order) {
    m_given_up = true;
    return failure("inside", "{}: is not here", order.target);
}

std::optional<WireReply> HostExchange::ask(int slot, std::string_view text, std::chrono::milliseconds limit,
                                           const BotLimits& limits) {
    if (m_given_up) return {};
    m_request.clear();
    append_number(m_request, slot);
    const std::size_t digits = m_request.size();
    m_request += ' ';
    m_request += text;
    const auto answer = m_call(m_request);
    const auto now = std::chrono::steady_clock::now();
    const auto took = now - std::exchange(m_last, now);
    if (limit.count() == 0) return {}; // needs no answer
    m_given_up = true;                 // unless all is well
    if (!answer || took > limit) return {};
    const std::size_t from = digits + 1;
    const std::size_t end = answer->find('\n');
    if (end == answer->npos || end < from + 1 || !answer->starts_with(std::string_view(m_request).substr(0, digits)))
        return {};
    const char mark = (*answer)[from];
    const std::string_view said = answer->substr(std::min(from + 2, end), end - std::min(from + 2, end));
    if ((mark != '=' && mark != '!') || static_cast<std::int64_t>(said.size()) > limits.reply) return {};
    m_given_up = false;
    WireReply reply;
    reply.time = std::chrono::duration_cast<std::chrono::microseconds>(took);
    reply.errors = answer->substr(end + 1);
    if (mark == '=') {
        reply.text = said;
        return reply;
    }
    const std::size_t word = std::min(said.find(' '), said.size());
    reply.fault = Fault::Crash;
    read_fault(said.substr(0, word), *reply.fault);
    reply.errors += said.substr(std::min(word + 1, said.size()));
    reply.errors += '\n';
    return reply;
}

} // namespace hilltop
