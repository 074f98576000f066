// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "engine/table.h"

#include <nlohmann/json.hpp>

#include <atomic>

namespace hilltop {

template <class G>
class InfoStateOf : public AnyInfoState {
public:
    explicit InfoStateOf(InfoState<G> seen, Need asked = Need::Must)
        : AnyInfoState(asked)
        , value(std::move(seen)) {}
    InfoState<G> value;
};

/// A reply as records write it.
template <Tabled G>
AnyBot::Answer answer_in_words(const Reply<typename G::Action>& reply) {
    using Kind = typename Reply<typename G::Action>::Kind;
    AnyBot::Answer answer;
    if (reply.kind == Kind::Acts) answer.word = G::spell(reply.action);
    if (reply.kind == Kind::Faulty) answer.fault = reply.fault;
    return answer;
}

/// Where all cards are, sorted.
template <Tabled G>
Layout laid_out(const typename G::State& state) {
    Layout layout;
    G::lay_out(state, layout);
    sort_layout(layout);
    return layout;
}

/// The same before the events of the deal: every card face down in zone 0, unless the game lays some elsewhere.
template <Tabled G>
Layout laid_before_deal(const typename G::State& state) {
    Layout layout = laid_out<G>(state);
    if constexpr (requires { G::before_deal(state, layout); }) {
        layout.clear();
        G::before_deal(state, layout);
        sort_layout(layout);
    } else {
        for (std::size_t i = 0; i < layout.size(); ++i)
            layout[i] = {{0, kCommon, static_cast<std::uint8_t>(i)}, kHidden, {}};
    }
    return layout;
}

template <Tabled G>
class BotOf : public AnyBot {
public:
    explicit BotOf(std::unique_ptr<Bot<G>> bot)
        : m_bot(std::move(bot)) {}
    std::optional<Fault> start(const Seating& seating) override { return m_bot->start(seating); }
    Answer act(const AnyInfoState& seen, Rng rng) override {
        const auto reply = m_bot->act(static_cast<const InfoStateOf<G>&>(seen).value.view(), rng);
        return answer_in_words<G>(reply);
    }
    Answer advise(const AnyInfoState& seen, Rng rng) override {
        if (auto* thinker = dynamic_cast<Thinker<G>*>(m_bot.get())) {
            Rng dice = rng;
            const SearchBudget budget{.seed = dice.next64()};
            const Stop stop = [this] { return m_given_up.load(); };
            Answer answer;
            for (const auto& [action, worth] :
                 thinker->options(static_cast<const InfoStateOf<G>&>(seen).value.view(), budget, stop))
                answer.values.push_back({G::spell(action), worth});
            if (!answer.values.empty()) {
                answer.word = answer.values.front().word;
                return answer;
            }
        }
        return act(seen, rng);
    }
    void give_up() override { m_given_up = true; }
    std::optional<Fault> notice(const AnyInfoState& seen) override {
        return m_bot->notice(static_cast<const InfoStateOf<G>&>(seen).value.view());
    }
    std::optional<Fault> over(const AnyInfoState& seen, const MatchResult& result) override {
        return m_bot->over(static_cast<const InfoStateOf<G>&>(seen).value.view(), result);
    }

private:
    std::unique_ptr<Bot<G>> m_bot;
    std::atomic<bool> m_given_up = false;
};

template <Tabled G>
class TableOf : public Table {
public:
    TableOf(const typename G::Rules& rules, int seats, const Chance& chance)
        : m_match(rules, seats, chance, Events(&m_events)) {}

    /// At a position, as if nothing had been answered before.
    TableOf(const typename G::State& state, int seats)
        : m_match(state, seats) {}

    /// The same table if its cards lay so: there are no answers yet, and earlier events are not reported.
    TableOf(const TableOf& like, const typename G::State& state)
        : m_match(like.m_match) {
        m_match.imagine(state);
    }

    std::unique_ptr<Table> copy() const override { return std::make_unique<TableOf>(*this); }
    const Info& info() const override { return G::info(); }
    int seats() const override { return m_match.seats(); }
    SeatSet asked() const override { return m_match.asked(); }
    SeatSet pending() const override { return m_match.pending(); }
    Need need(Seat seat) const override { return m_match.need(seat); }
    bool resting() const override { return m_match.resting(); }
    int steps() const override { return m_match.steps(); }
    int decision_of(Seat seat) const override { return m_match.decision_of(seat); }

    std::vector<Choice> menu(Seat seat) const override {
        std::vector<Choice> choices;
        if (!m_match.asked().contains(seat) || m_match.resting()) return choices;
        const auto view = m_match.view(seat);
        typename G::Menu menu;
        G::legal_menu(view, menu);
        for (const auto& action : menu) {
            const char* reason = G::objection(view, action);
            ActionTarget touch = G::target_of(view, action);
            choices.push_back({G::spell(action), reason == nullptr ? "" : reason, touch.card, touch.target,
                               touch.figure, std::move(touch.more), touch.seats});
        }
        return choices;
    }
    Result<> answer(Seat seat, std::string_view word) override {
        if (!pending().contains(seat)) return not_asked_error(seat);
        const auto action = G::read(word);
        if (!action) return not_understood_error(seat, word);
        if (const char* reason = m_match.answer(seat, *action)) return not_allowed_error(seat, word, reason);
        return {};
    }
    void silence(Seat seat) override {
        if (pending().contains(seat) && need(seat) == Need::May) m_match.silence(seat);
    }
    void fail(Seat seat, Fault fault) override {
        if (!asked().contains(seat)) return;
        m_match.fail(seat, fault);
        m_pending.push_back({seat, fault});
    }
    void take_back() override {
        m_pending.clear();
        m_match.take_back();
    }
    std::optional<std::string> answer_of(Seat seat) const override {
        const auto& action = m_match.answer_of(seat);
        return action ? std::optional(G::spell(*action)) : std::nullopt;
    }
    void step() override {
        if (!ready()) return;
        m_events.clear();
        const Events out(&m_events);
        for (const auto& [seat, fault] : m_pending)
            out.fault(seat, fault);
        m_pending.clear();
        m_match.step(out);
    }
    const std::vector<Event>& events() const override { return m_events; }

    std::vector<ShownCard> shown(SeatSet viewers) const override {
        return shown_of(laid_out<G>(m_match.state()), viewers);
    }
    std::vector<ShownCard> before_deal(SeatSet viewers) const override {
        return shown_of(laid_before_deal<G>(m_match.state()), viewers);
    }
    Json described(Seat seat) const override { return G::describe(keep(m_match.view(seat))); }
    std::shared_ptr<const AnyInfoState> seen(Seat seat) const override {
        const Need asked = m_match.asked().contains(seat) ? m_match.need(seat) : Need::Must;
        return std::make_shared<InfoStateOf<G>>(keep(m_match.view(seat)), asked);
    }
    MatchResult result() const override { return m_match.result(); }
    std::uint64_t digest() const override { return m_match.digest().value(); }
    bool script_failed() const override { return G::chance(m_match.state()).script_failed(); }
    int script_part() const override { return G::chance(m_match.state()).part(); }

    const Match<G>& match() const { return m_match; }

private:
    std::vector<ShownCard> shown_of(const Layout& layout, SeatSet viewers) const {
        std::vector<ShownCard> cards;
        cards.reserve(layout.size());
        for (const LaidCard& laid : layout) {
            const Face face = face_for(laid, viewers);
            const Seat owner(laid.spot.seat == kCommon ? 0 : laid.spot.seat);
            const bool sorted = G::info().zones[laid.spot.zone].sorted && face != kHidden;
            cards.push_back({laid.spot, face, sorted ? G::order(m_match.view(owner), face) : 0});
        }
        return cards;
    }

    std::vector<Event> m_events; // before the match: dealing writes into it
    std::vector<std::pair<Seat, Fault>> m_pending;
    Match<G> m_match;
};

} // namespace hilltop
