// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/bot.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

template <class V>
struct Form;

class AnyLane;
class Gate;
struct Series;
struct SeriesOrder;

/// The limits of a hosted bot; the text is that of --limit.
struct BotLimits {
    std::chrono::milliseconds start{10'000};   ///< until it is ready for its first match
    std::chrono::milliseconds first{5'000};    ///< the first decision of its program
    std::chrono::milliseconds decision{1'000}; ///< every other one, and every notification
    std::int64_t reply = 64 << 10;             ///< bytes of one answer
    std::int64_t errors = 1 << 20;             ///< bytes written to stderr in one match
    std::int64_t memory = 512 << 20;           ///< bytes resident, of its whole tree of processes
    int processes = 16;                        ///< of its whole tree
    std::chrono::milliseconds total{0};        ///< of processors in a tournament, all its processes; 0: no limit
    Memory remembers = Memory::Series;         ///< at most, as its author says: where it is less, series are cut
    bool ponder = false;                       ///< it may think while it is not asked; else it is stopped then
    friend bool operator==(const BotLimits&, const BotLimits&) = default;
};
/// Takes "decision=250ms", "start=10s", "memory=512M", "reply=64K", "stderr=1M", "processes=4", "total=600s",
/// "remembers=match", "ponder=yes".
Result<> read_limit(BotLimits& limits, std::string_view text);
/// All limits, as read_limit() takes them, in order.
std::vector<std::string> limit_texts(const BotLimits& limits);
/// The same as a list in JSON.
Form<BotLimits> limits_form();

/// What processors have worked for a bot in a tournament, all its processes together. From any thread.
class Spent {
public:
    void add(std::chrono::microseconds time) { m_time += time.count(); }
    std::chrono::microseconds time() const { return std::chrono::microseconds(m_time); }

private:
    std::atomic<std::int64_t> m_time = 0;
};

/// The limits of several bots.
struct LimitsByBot {
    BotLimits usual;
    std::map<std::string, BotLimits, std::less<>> own; ///< of those that have their own, by spec
    /// Of those that have a limit in all.
    std::map<std::string, std::shared_ptr<Spent>, std::less<>> spent;

    LimitsByBot(BotLimits all = {}, std::map<std::string, BotLimits, std::less<>> some = {})
        : usual(all)
        , own(std::move(some)) {}
    const BotLimits& of(std::string_view bot) const {
        const auto found = own.find(bot);
        return found == own.end() ? usual : found->second;
    }
    std::shared_ptr<Spent> spent_by(std::string_view bot) const {
        const auto found = spent.find(bot);
        return found == spent.end() ? nullptr : found->second;
    }
};

/// Which program answers at the other end of a wire.
struct WireOrder {
    std::string game;   ///< id
    std::string kind;   ///< as specs begin: "java"
    std::string target; ///< file, folder or command
    std::string name;   ///< class or element wanted; empty: the only one
    BotLimits limits;
    std::string slot;                  ///< of all wires of one transport different: names the folder it works in
    bool again = false;                ///< its series continues: the folder's content is kept
    std::shared_ptr<Spent> spent{};    ///< where its limit in all is counted
    std::string rules{};               ///< of its matches, as rules_line() writes them
    std::vector<std::string> others{}; ///< targets of the bots it plays against, which it must not read
    /// Not empty: a process in which all these bots of its kind can play together with the engine.
    std::vector<WireOrder> together{};
};

/// What a request came to.
struct WireReply {
    std::string text;           ///< the answer without its line end; empty with a fault
    std::optional<Fault> fault; ///< NoStart, Crash and what must be ended (Stall, TooMuch...) close the wire
    std::string errors;         ///< what the bot has written to stderr since the reply before, cut at its limit
    std::string came{};         ///< with a fault: what had come by then
    std::string reason{};       ///< how its program ended, or which limit is exceeded: "exit code 3"; may be empty
    std::chrono::microseconds time{};
    /// The program went down for a fault of another bot object in it: not this bot's fault, the match has to be
    /// restarted.
    bool lost = false;
};

/// A way to one bot object outside of the program. One request at a time; nothing here waits.
class Wire {
public:
    /// How long an answer may take.
    enum class Limit : std::uint8_t { Start, Decision };

    virtual ~Wire() = default;
    /// Begins a request to which one answer is to come. Not while one is open, not on a closed wire.
    virtual void send(std::string_view text, Limit limit) = 0;
    /// The answer to the open request once it is there.
    virtual std::optional<WireReply> receive() = 0;
    /// The answer to the open request is no longer wanted and will be dropped.
    virtual void drop() = 0;
    /// The program has ended and answers no more.
    virtual bool closed() const = 0;
};

/// A way to one bot object inside of the program, which answers numbers with a number, at once: for games whose answers
/// are an index.
class CallWire {
public:
    struct Reply {
        std::optional<std::int32_t> number; ///< empty if the method returns nothing, or with a fault
        std::optional<Fault> fault;
    };
    virtual ~CallWire() = default;
    /// `method` is one that bot and game have agreed on.
    virtual Reply call(int method, std::span<const std::int32_t> numbers) = 0;
    /// What the bot has logged since the last time.
    virtual std::string errors() = 0;
};

/// Makes a lane for a series whose bots are asked one question after the other.
using LaneMaker = std::function<std::unique_ptr<AnyLane>(const Series&)>;

/// All wires of one worker: what they send goes out together, and what comes is handed to them.
class Transport {
public:
    virtual ~Transport() = default;
    /// Starts what answers there; an error says why that cannot be. A program that ends at once is a closed wire
    /// instead.
    virtual Result<std::unique_ptr<Wire>> open(const WireOrder& order) = 0;
    /// The same for bots inside of the program.
    virtual Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) = 0;
    /// Whether bots of a kind that may run inside of the program and beside it run inside here.
    virtual bool calls(std::string_view) const { return false; }
    /// Whether opening is quick now. If not, the slow work (compiling, checking) is started beside, and ends a wait().
    virtual bool ready(const WireOrder&) { return true; }
    /// A lane whose bots are of one language and play in one process together with the engine, so that a question is no
    /// more than a call; nothing where that cannot be. They are not isolated from each other. Results are those of
    /// `by_pipes`, which plays whatever does not go well so; it is there as long as the lane.
    virtual std::unique_ptr<AnyLane> together(const SeriesOrder& order, LaneMaker by_pipes);
    /// Sends what waits and returns when some wire may have an answer, wake() was called, or `at_most` has passed.
    virtual void wait(std::chrono::milliseconds at_most) = 0;
    /// Ends a wait(). From any thread.
    virtual void wake() = 0;
    /// Bots that start or have thought for long by now: more of them beside these would only slow one another down.
    virtual int thinking() const { return 0; }
    /// Once this gate, which outlives the transport, is stopped, nothing here blocks for long: what is being opened
    /// is given up, and a call into a bot inside of the program ends as a time-out of no one's fault. The stopping side
    /// takes no results from then on.
    virtual void obey(const Gate&) {}
};

} // namespace hilltop
