// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "support/child.h"
#include "wires/hilltop_dialect.h"

#include <string>
#include <vector>

namespace hilltop {

/// A bot at the other end of a pipe in matches whose other seats play the first of their menus.
template <Tabled G>
class Conversation {
public:
    using Action = typename G::Action;

    explicit Conversation(Child& child)
        : m_child(child) {}

    /// A match of the usual size; stops at the first fault. What is not the first of the menu is a complaint.
    void play(Seat me, int number) {
        const int seats = G::info().default_seats;
        const typename G::Rules rules{};
        if (!transport(m_dialect.start({me, seats, {}, number, 77}, rules))) return;
        Match<G> match(rules, seats, Chance(1, static_cast<std::uint64_t>(number)));
        while (!match.over()) {
            for (Seat seat : match.asked()) {
                if (match.resting()) {
                    if (seat == me) send_all(m_dialect.notice(match.view(seat)));
                } else if (seat != me) {
                    const auto first = first_of(match.view(seat));
                    if (match.need(seat) == Need::May || !first)
                        match.silence(seat);
                    else
                        match.answer(seat, *first);
                } else if (!answer(match, me)) {
                    return;
                }
            }
            match.step();
        }
        result = match.result();
        send_all(m_dialect.over(match.view(me), result));
    }
    void end() {
        const std::string text = m_dialect.farewell();
        note("> ", text);
        m_child.send(text);
    }
    const HilltopTalk::Greeting& greeting() const { return m_dialect.talk().greeting(); }

    std::string complaint; ///< the first answer that was not the first of its menu, or what went wrong
    int asked = 0;
    int silences = 0;
    MatchResult result;
    std::vector<std::string> lines; ///< both sides, "> " ours, "< " the bot's

private:
    static std::optional<Action> first_of(const View<G>& view) {
        typename G::Menu menu;
        G::legal_menu(view, menu);
        for (const auto& action : menu) {
            if (G::objection(view, action) == nullptr) return action;
        }
        return {};
    }
    void note(const char* side, const std::string& text) {
        std::size_t begin = 0;
        for (std::size_t end = 0; end != std::string::npos; begin = end + 1) {
            end = text.find('\n', begin);
            lines.push_back(side + text.substr(begin, end == std::string::npos ? end : end - begin));
        }
    }
    /// Lines to which no answer comes.
    void send_all(const std::vector<std::string>& texts) {
        for (const std::string& text : texts)
            complain("told " + text + " as if there were an answer");
    }
    std::optional<std::string> transport(const std::vector<std::string>& texts) {
        std::optional<std::string> last;
        for (const std::string& text : texts) {
            note("> ", text);
            m_child.send(text);
            do {
                last = m_child.receive();
            } while (last && !m_dialect.answers(*last));
            if (!last) {
                complain("ended after " + text);
                return {};
            }
            note("< ", *last);
        }
        return last;
    }
    bool answer(Match<G>& match, Seat me) {
        const auto view = match.view(me);
        const auto line = transport(m_dialect.ask(view, match.need(me)));
        if (!line) return false;
        ++asked;
        const auto reply = m_dialect.read(*line, view);
        using Kind = typename Reply<Action>::Kind;
        const auto first = first_of(view);
        if (reply.kind != Kind::Acts || !first || !(reply.action == *first)) complain("answered " + *line);
        if (reply.kind == Kind::Acts && match.answer(me, reply.action) == nullptr) return true;
        if (reply.kind != Kind::Silent || match.need(me) != Need::May) {
            complain("answered " + *line);
            return false;
        }
        match.silence(me);
        ++silences;
        return true;
    }
    void complain(const std::string& what) {
        if (complaint.empty()) complaint = what;
    }

    Child& m_child;
    HilltopDialect<G> m_dialect;
};

} // namespace hilltop
