// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/fault_policy.h"
#include "wires/dialect.h"
#include "wires/fault_story.h"
#include "wires/wire.h"

#include <utility>

namespace hilltop {

/// A bot object at the other end of a wire: questions and notifications go out at once, answers arrive later.
template <Game G>
class HostedBot {
public:
    using Action = typename G::Action;
    /// Crashes in matches one after the other until it is not started again.
    static constexpr int kMostRestarts = 3;

    HostedBot(const ContestKind<G>& kind, Transport& transport, WireOrder order)
        : m_kind(&kind)
        , m_transport(&transport)
        , m_order(std::move(order)) {}

    ~HostedBot() {
        if (m_wire == nullptr || m_wire->closed()) return;
        drop();
        if (const std::string farewell = m_dialect->farewell(); !farewell.empty()) {
            m_wire->send(farewell, Wire::Limit::Decision);
            m_wire->drop();
            m_transport->wait({});
        }
    }
    HostedBot(const HostedBot&) = delete;
    HostedBot& operator=(const HostedBot&) = delete;

    const ContestKind<G>& kind() const { return *m_kind; }

    /// Whether start() is quick now; if not, what it waits for has been started.
    bool ready() const {
        const bool opens = (m_wire == nullptr || m_wire->closed()) && m_deaths < kMostRestarts;
        return !opens || m_transport->ready(m_order);
    }
    /// A match begins. A program that has ended is started again.
    void start(const Seating& seating, const typename G::Rules& rules) {
        begin();
        if (m_wire != nullptr && m_wire->closed()) m_wire.reset();
        if (m_wire == nullptr && !open()) return;
        m_died = false;
        send(m_dialect->start(seating, rules), Wire::Limit::Start);
    }
    void ask(const View<G>& view, Need need) {
        begin();
        if (m_known = m_dialect->known(view); !m_known) send(m_dialect->ask(view, need), Wire::Limit::Decision);
    }
    void tell(const View<G>& view) {
        begin();
        send(m_dialect->notice(view), Wire::Limit::Decision);
    }
    void tell_over(const View<G>& view, const MatchResult& result) {
        begin();
        send(m_dialect->over(view, result), Wire::Limit::Decision);
    }
    /// Its match has come to an end, and was not given up.
    void match_over() {
        if (!m_died) m_deaths = 0;
    }

    /// True while an answer is missing; reads what is there.
    bool busy() {
        while (m_open) {
            auto reply = m_wire->receive();
            if (!reply) return true;
            m_errors += reply->errors;
            m_time += reply->time;
            if (!reply->fault && !reply->lost && !m_dialect->answers(reply->text)) {
                m_stray = std::move(reply->text);
                continue;
            }
            m_open = false;
            m_text = std::move(reply->text);
            m_fault = reply->fault;
            m_lost = reply->lost;
            m_reason = std::move(reply->reason);
            if (m_fault) {
                m_last_fault = *m_fault;
                tell_story(reply->came, m_reason, {});
            }
            if (m_fault && is_death(*m_fault)) die();
            if (!m_fault && !m_lost) send_next();
        }
        return false;
    }
    /// The answer is no longer wanted.
    void drop() {
        if (std::exchange(m_open, false)) m_wire->drop();
    }

    /// The reply to the last question; for start and notifications only its fault counts.
    Reply<Action> reply(const View<G>& view) const {
        if (m_known) return *m_known;
        if (m_fault) return *m_fault;
        return m_dialect->read(m_text, view);
    }
    /// Adds to errors() what was wrong with an answer that reply() has read and the rules may have refused; faults of
    /// the wire are already there.
    void explain(const View<G>& view, const Reply<Action>& reply) {
        if (!m_sent || m_fault || m_lost || m_known) return;
        const char* objection = reply.kind == Reply<Action>::Kind::Acts ? G::objection(view, reply.action) : nullptr;
        tell_story(m_text, objection != nullptr ? "the rules refuse it: " + std::string(objection) : m_reason,
                   m_dialect->expected(view, m_text));
    }
    /// What was sent last and what came back, as the bot's author knows them; nothing where a host of ours speaks.
    std::optional<std::string> sent() const {
        return m_sent ? m_dialect->plain(m_texts[m_next - 1]) : std::optional<std::string>();
    }
    std::string came() const { return m_dialect ? m_dialect->plain(m_text).value_or("") : std::string(); }
    std::optional<Fault> fault() const { return m_fault; }
    /// The match has to be begun again, through no fault of this bot.
    bool lost() const { return m_lost; }
    bool was_asked() const { return m_sent; }
    const std::string& errors() const { return m_errors; }
    std::chrono::microseconds time() const { return m_time; }

private:
    void begin() {
        m_texts.clear();
        m_next = 0;
        m_sent = false;
        m_lost = false;
        m_known.reset();
        m_fault.reset();
        m_text.clear();
        m_stray.clear();
        m_reason.clear();
        m_errors.clear();
        m_time = {};
    }
    bool open() {
        if (m_deaths >= kMostRestarts) {
            m_fault = Fault::NoStart;
            m_errors = "it has ended by itself in so many matches one after the other that it is not started again\n";
            return false;
        }
        auto wire = m_transport->open(m_order);
        m_order.again = true;
        if (!wire) {
            m_fault = Fault::NoStart;
            m_errors = english(wire.error()) + "\n";
            die();
            return false;
        }
        m_wire = std::move(*wire);
        m_dialect = m_kind->dialect();
        return true;
    }
    void tell_story(std::string_view came, std::string reason, std::string expected) {
        if (!m_errors.empty() && !m_errors.ends_with('\n')) m_errors += '\n';
        m_errors += story_text({.sent = sent(),
                                .came = m_dialect->plain(came).value_or(""),
                                .stray = m_stray,
                                .reason = std::move(reason),
                                .expected = std::move(expected)});
    }
    void die() {
        if (!std::exchange(m_died, true)) ++m_deaths;
    }
    void send(typename Dialect<G>::Requests texts, Wire::Limit limit) {
        m_texts = std::move(texts);
        m_limit = limit;
        send_next();
    }
    void send_next() {
        if (m_next == m_texts.size()) return;
        if (m_wire->closed()) { // ended for what is no death, as a program is that several bots wait for
            m_fault = m_last_fault;
            return;
        }
        m_wire->send(m_texts[m_next++], m_limit);
        m_open = true;
        m_sent = true;
    }

    const ContestKind<G>* m_kind;
    Transport* m_transport;
    WireOrder m_order;
    std::unique_ptr<Wire> m_wire;
    std::unique_ptr<Dialect<G>> m_dialect;
    int m_deaths = 0; ///< in matches one after the other
    bool m_died = false;

    typename Dialect<G>::Requests m_texts; ///< of the open question
    std::size_t m_next = 0;
    Wire::Limit m_limit = Wire::Limit::Decision;
    bool m_open = false;
    bool m_sent = false;
    bool m_lost = false;
    std::optional<Reply<Action>> m_known;
    std::optional<Fault> m_fault;
    Fault m_last_fault = Fault::Crash;
    std::string m_text;
    std::string m_stray;  ///< what came while it was asked and was no answer to that
    std::string m_reason; ///< what the wire says of the last reply
    std::string m_errors;
    std::chrono::microseconds m_time{};
};

} // namespace hilltop
