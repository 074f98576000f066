// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table_of.h"
#include "wires/hosted_bot.h"
#include "wires/hosting.h"

#include <atomic>

namespace hilltop {

/// A hosted bot whose answers are waited for: at a person's table it has a thread of its own. It has its program to
/// itself.
template <Tabled G>
class HostedAnyBot : public AnyBot {
public:
    HostedAnyBot(const ContestKind<G>& kind, WireOrder order, const typename G::Rules& rules)
        : m_transport(make_transport())
        , m_rules(rules)
        , m_bot(kind, *m_transport, std::move(order)) {}

    std::optional<Fault> start(const Seating& seating) override {
        m_bot.start(seating, m_rules);
        return finish();
    }
    Answer act(const AnyInfoState& seen, Rng) override {
        const auto view = static_cast<const InfoStateOf<G>&>(seen).value.view();
        m_bot.ask(view, seen.need);
        finish();
        const auto reply = m_bot.reply(view);
        using Kind = typename std::remove_cvref_t<decltype(reply)>::Kind;
        if (reply.kind == Kind::Faulty || (reply.kind == Kind::Acts && G::objection(view, reply.action) != nullptr))
            m_bot.explain(view, reply);
        Answer answer = answer_in_words<G>(reply);
        answer.sent = m_bot.sent();
        answer.came = m_bot.came();
        answer.time = m_bot.time();
        answer.errors = m_bot.errors();
        return answer;
    }
    std::optional<Fault> notice(const AnyInfoState& seen) override {
        m_bot.tell(static_cast<const InfoStateOf<G>&>(seen).value.view());
        return finish();
    }
    std::optional<Fault> over(const AnyInfoState& seen, const MatchResult& result) override {
        m_bot.tell_over(static_cast<const InfoStateOf<G>&>(seen).value.view(), result);
        const auto fault = finish();
        m_bot.match_over();
        return fault;
    }

    std::string errors() const override { return m_bot.errors(); }
    void give_up() override {
        m_given_up = true;
        m_transport->wake();
    }

private:
    std::optional<Fault> finish() {
        while (m_bot.busy()) {
            if (m_given_up) {
                m_bot.drop();
                return Fault::Crash;
            }
            m_transport->wait(std::chrono::milliseconds(100));
        }
        return m_bot.lost() ? std::optional(Fault::Crash) : m_bot.fault();
    }

    std::unique_ptr<Transport> m_transport;
    std::atomic<bool> m_given_up = false;
    typename G::Rules m_rules;
    HostedBot<G> m_bot; // last: its wire belongs to the transport
};

} // namespace hilltop
