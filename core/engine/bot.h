// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "engine/view.h"
#include "rng/rng.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace hilltop {

/// What a bot carries from one decision to another.
enum class Memory : std::uint8_t { None, Match, Series };

/// What is known of a bot without asking it.
struct BotTraits {
    const char* id;
    const char* style;    ///< id of a few words on how it plays
    int strength;         ///< 1..5 among the bots of its game
    int version = 1;      ///< raised whenever its answers change
    bool speaks = false;  ///< answers where it may be silent
    bool listens = false; ///< wants notice()
    Memory memory = Memory::None;
    int level = 0; ///< 1..5 of the game's best brain, held back for people of that skill; 0: a style of its own
};

/// What a caller of a bot has to know, also of one that is not built in.
struct BotUse {
    bool speaks = false;
    bool listens = false;
    Memory memory = Memory::None;
    int version = 0; ///< 0: not built in
};

/// What a bot gets before a match: no more than the rules let its seat know.
struct Seating {
    Seat me;
    int seats = 2;
    std::span<const std::string> names; ///< of the bots by seat, where the game reveals them; else empty
    int match = 0;                      ///< its number in the series, from 0
    std::uint64_t seed = 0;             ///< for a hosted bot's own dice; says nothing of the dealer's
};

/// What a bot answers: an action, silence (where it may be silent), or the fault it committed.
template <class Action>
struct Reply {
    enum class Kind : std::uint8_t { Acts, Silent, Faulty };
    Kind kind = Kind::Silent;
    Action action{};
    Fault fault{};

    Reply() = default;
    Reply(const Action& chosen)
        : kind(Kind::Acts)
        , action(chosen) {}
    Reply(Fault committed)
        : kind(Kind::Faulty)
        , fault(committed) {}
};

/// A player that decides from what its seat sees. The random numbers it is handed belong to this decision alone, so
/// that undo, branches and "differs at decision k" hold.
template <class G>
class Bot {
public:
    virtual ~Bot() = default;
    /// A match begins. As the two below it may fail.
    virtual std::optional<Fault> start(const Seating&) { return {}; }
    virtual Reply<typename G::Action> act(const View<G>& view, Rng& rng) = 0;
    virtual std::optional<Fault> notice(const View<G>&) { return {}; }
    virtual std::optional<Fault> over(const View<G>&, const MatchResult&) { return {}; }
    /// What one that is not built in has written beside since the last time.
    virtual std::string errors() { return {}; }
};

/// A built-in bot: its traits and how one is made.
template <class G>
struct BotSpec {
    BotTraits traits;
    std::unique_ptr<Bot<G>> (*make)();
};

template <class G, class B>
std::unique_ptr<Bot<G>> make_bot() {
    return std::make_unique<B>();
}
/// The same brain held back: at a place, from 1, of the game's table of levels.
template <class G, class B, const auto& kLevels, int kLevel>
std::unique_ptr<Bot<G>> make_level() {
    return std::make_unique<B>(kLevels[kLevel - 1]);
}

} // namespace hilltop
