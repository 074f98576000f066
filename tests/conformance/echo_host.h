// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drive.h"

#include "wires/lane.h"

#include <deque>
#include <stdexcept>

namespace hilltop::conformance {

/// What a seat does in both worlds: the first allowed answer of its menu, and a fault at decisions drawn by lot.
template <Tabled G>
Reply<typename G::Action> echo_reply(const View<G>& view, std::uint32_t number, std::uint32_t faults) {
    Rng lot(7, number, Stream::Analysis, view.me.index(), 0);
    if (faults > 0 && lot.below(static_cast<int>(faults)) == 0) return static_cast<Fault>(lot.below(kFaults));
    return allowed(view)[0];
}

/// Counts its questions from the beginning of each match, so that both worlds draw the same lots.
template <Tabled G>
class EchoBot : public Bot<G> {
public:
    std::optional<Fault> start(const Seating& seating) override {
        m_number = static_cast<std::uint32_t>(seating.match) << 16;
        return {};
    }
    Reply<typename G::Action> act(const View<G>& view, Rng&) override { return echo_reply(view, number(), faults); }
    std::optional<Fault> notice(const View<G>&) override { return told(); }

private:
    /// Of this question, the next one in its match; what is only told counts as well.
    std::uint32_t number() {
        if ((m_number & 0xffff) == 0xffff)
            throw std::runtime_error("a match in which all give the first allowed answer has no end");
        return m_number++;
    }
    std::optional<Fault> told() {
        Rng lot(8, number(), Stream::Analysis, 0, 0);
        if (faults > 0 && lot.below(3 * static_cast<int>(faults)) == 0) return static_cast<Fault>(lot.below(kFaults));
        return {};
    }
    std::uint32_t m_number = 0;

public:
    static inline std::uint32_t faults = 0; ///< one question in `faults` is answered by a fault; 0: none
};

/// The same bot at the other end of a wire: the answer goes out with the question and comes back.
template <Tabled G>
class EchoDialect : public Dialect<G> {
public:
    using Requests = typename Dialect<G>::Requests;
    Requests start(const Seating& seating, const typename G::Rules&) override {
        m_bot.start(seating);
        return {};
    }
    Requests ask(const View<G>& view, Need) override {
        Rng none;
        const auto reply = m_bot.act(view, none);
        using Kind = typename Reply<typename G::Action>::Kind;
        if (reply.kind == Kind::Faulty) return {"first", fmt::format("!{}", fault_word(reply.fault))};
        return {"first", "=" + G::spell(reply.action)};
    }
    Requests notice(const View<G>& view) override {
        if (const auto fault = m_bot.notice(view)) return {fmt::format("!{}", fault_word(*fault))};
        return {"heard"};
    }
    Reply<typename G::Action> read(std::string_view answer, const View<G>&) override {
        return *G::read(answer.substr(1));
    }
    bool answers(std::string_view line) override { return line != "late"; }

private:
    EchoBot<G> m_bot;
};

/// Gives back what it is sent, some rounds of waiting later, at times after a late line; "!word" is that fault.
class EchoTransport : public Transport {
public:
    Result<std::unique_ptr<Wire>> open(const WireOrder&) override {
        return std::unique_ptr<Wire>(std::make_unique<EchoWire>(*this));
    }
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder&) override { return failure("test", "none"); }
    void wait(std::chrono::milliseconds) override { ++m_now; }
    void wake() override {}

private:
    class EchoWire : public Wire {
    public:
        explicit EchoWire(EchoTransport& exchange)
            : m_transport(exchange) {}
        void send(std::string_view text, Limit) override {
            m_text = text;
            m_due = m_transport.m_now + m_transport.m_lots.below(4);
            m_late = m_transport.m_lots.below(5) == 0;
        }
        std::optional<WireReply> receive() override {
            if (m_transport.m_now < m_due) return {};
            if (std::exchange(m_late, false)) return WireReply{.text = "late", .fault = {}, .errors = {}};
            WireReply reply;
            if (Fault fault; m_text.starts_with('!') && read_fault(std::string_view(m_text).substr(1), fault)) {
                reply.fault = fault;
                m_closed = is_death(fault);
            } else {
                reply.text = m_text;
            }
            return reply;
        }
        void drop() override {}
        bool closed() const override { return m_closed; }

    private:
        EchoTransport& m_transport;
        std::string m_text;
        int m_due = 0;
        bool m_late = false;
        bool m_closed = false;
    };

    int m_now = 0;
    Rng m_lots{3, 0, Stream::Analysis, 0, 0};
};

} // namespace hilltop::conformance
