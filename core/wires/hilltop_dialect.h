// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/dialect.h"
#include "wires/hilltop_talk.h"

#include <nlohmann/json.hpp>

namespace hilltop {

/// The protocol of ours that any game is spoken in: views as `describe` writes them, answers as records spell them.
/// Notifications wait for the bot's next question: over() and notice() send nothing.
template <Tabled G>
class HilltopDialect : public Dialect<G> {
public:
    using typename Dialect<G>::Requests;

    Requests start(const Seating& seating, const typename G::Rules& rules) override {
        const auto infos = rule_infos(G::rules());
        return {m_talk.hello(G::info().id, rules_to_json(infos, rule_values(G::rules(), rules)), seating)};
    }
    Requests ask(const View<G>& view, Need need) override {
        typename G::Menu menu;
        G::legal_menu(view, menu);
        std::vector<std::string> words;
        for (const auto& action : menu) {
            if (G::objection(view, action) == nullptr) words.push_back(G::spell(action));
        }
        m_need = need;
        m_menu = words;
        return {m_talk.question(G::describe(keep(view)), words, need)};
    }
    Requests notice(const View<G>& view) override {
        if (m_talk.greeting().events) m_talk.event(G::describe(keep(view)));
        return {};
    }
    Requests over(const View<G>&, const MatchResult& result) override {
        m_talk.over(result);
        return {};
    }
    std::string farewell() override { return m_talk.farewell(); }

    Reply<typename G::Action> read(std::string_view answer, const View<G>&) override {
        const auto play = m_talk.played(answer);
        if (!play.understood || (!play.word && m_need != Need::May)) return Fault::NotUnderstood;
        if (!play.word) return {};
        const auto action = G::read(*play.word);
        if (!action) return Fault::NotUnderstood;
        return *action;
    }
    std::optional<std::string> plain(std::string_view text) const override { return std::string(text); }
    std::string expected(const View<G>&, std::string_view) const override { return m_talk.expected(m_menu, m_need); }
    bool answers(std::string_view line) override { return m_talk.answers(line); }

    const HilltopTalk& talk() const { return m_talk; }

private:
    HilltopTalk m_talk;
    std::vector<std::string> m_menu; ///< of the last question
    Need m_need = Need::Must;
};

template <Tabled G>
std::unique_ptr<Dialect<G>> make_hilltop_dialect() {
    return std::make_unique<HilltopDialect<G>>();
}

/// The kind of bot that every game has.
template <Tabled G>
constexpr ContestKind<G> hilltop_kind() {
    return {.kind = "hilltop",
            .memory = Memory::Series,
            .speaks = true,
            .listens = true,
            .dialect = make_hilltop_dialect<G>};
}

} // namespace hilltop
