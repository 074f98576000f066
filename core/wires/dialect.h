// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "engine/game.h"
#include "wires/contest_marks.h"
#include "wires/wire.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// How a contest talks with one bot: what is sent when, and what an answer means. An object belongs to one bot object
/// and hears of all its matches in order, so it may remember. Requests are answered one after the other; of several,
/// the last answer counts.
template <Game G>
class Dialect {
public:
    using Requests = std::vector<std::string>; ///< empty: nothing is sent

    virtual ~Dialect() = default;
    /// A match begins.
    virtual Requests start(const Seating& seating, const typename G::Rules& rules) = 0;
    /// The answer where it is known without asking, such as the second card of a turn that was answered whole.
    virtual std::optional<Reply<typename G::Action>> known(const View<G>&) { return {}; }
    virtual Requests ask(const View<G>& view, Need need) = 0;
    virtual Requests notice(const View<G>&) { return {}; }
    virtual Requests over(const View<G>&, const MatchResult&) { return {}; }
    /// What is sent once nothing more will be asked, to which no answer comes; empty: nothing.
    virtual std::string farewell() { return {}; }
    /// What an answer to ask() says; NotUnderstood as a fault where it says nothing.
    virtual Reply<typename G::Action> read(std::string_view answer, const View<G>& view) = 0;
    /// A text that goes over the wire as the bot's author knows it; nothing where that is between us and our host.
    virtual std::optional<std::string> plain(std::string_view) const { return {}; }
    /// Expected form of an answer to ask(), for the author of this one, which was wrong; empty: not reported.
    virtual std::string expected(const View<G>&, std::string_view) const { return {}; }
    /// Whether a line answers the open request: false for a late one, which is dropped.
    virtual bool answers(std::string_view) { return true; }
};

/// A kind of bot that a game's contest has: how its file is spoken to.
template <Game G>
struct ContestKind {
    const char* kind; ///< as specs begin: "java"
    Memory memory;
    bool speaks;
    bool listens;
    std::unique_ptr<Dialect<G>> (*dialect)();
    ContestMarks marks{};
    /// The same bot inside of the program, where Transport::calls() says that such bots run there.
    std::unique_ptr<Bot<G>> (*bot)(std::unique_ptr<CallWire>) = nullptr;
};

} // namespace hilltop
