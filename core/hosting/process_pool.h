// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/bots_root.h"
#include "hosting/launch.h"
#include "hosting/wire_log.h"
#include "system/keeper.h"
#include "wires/wire.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

using Steady = std::chrono::steady_clock;

class Peer;

/// What all processes of one transport share: where their news come in, and where they are reaped.
class ProcessPool {
public:
    /// `wire_log`: the folder for a log of each bot; empty: no logs.
    explicit ProcessPool(bool isolate, std::string wire_log = {});
    ~ProcessPool();
    ProcessPool(const ProcessPool&) = delete;
    ProcessPool& operator=(const ProcessPool&) = delete;

    /// Whether foreign programs run isolated.
    bool isolated() const { return m_isolated; }
    /// The private folder in which each has its working folder; made at the first call.
    Result<std::string> root();
    /// The log of the messages of this bot; nothing if no log is wanted.
    std::shared_ptr<WireLog> log_of(const WireOrder& order) const;
    /// The working folder of a slot, made or emptied; `kept`: as its series has left it.
    Result<std::string> working_folder(const std::string& slot, bool kept = false);

    /// What one part of a peer has: its number in the peer's own count.
    struct Source {
        Peer* peer = nullptr;
        int part = 0;
    };
    using For = Watcher::For;
    /// As a Watcher does.
    void watch(int file, Source& source, For what = For::Reading) { m_watcher.watch(file, &source, what); }
    void unwatch(int file) { m_watcher.unwatch(file); }
    /// Unwatches it, if it is watched, and closes it.
    void close(File& file);
    void enter(Peer& peer) { m_peers.push_back(&peer); }
    void leave(Peer& peer);
    /// It has something to write.
    void dirty(Peer& peer);
    /// Ends what a keeper has started, and waits for it later.
    void reap(Keeper keeper);
    /// Some wire may have an answer.
    void news() { m_news = true; }

    void wait(std::chrono::milliseconds at_most);
    void wake() { m_watcher.wake(); }
    /// As a Transport says it.
    int thinking() const;
    /// Returns the most memory that any bot has used with all its processes, in bytes.
    std::int64_t most_memory();
    void saw_memory(std::int64_t bytes) { m_most_memory = std::max(m_most_memory, bytes); }
    /// Remembers, of the first such error, that the machine has no process, pipe or room for a bot; returns it.
    Error machine_lacks(Error error) {
        if (!m_lack) m_lack = error;
        return error;
    }
    const std::optional<Error>& lack() const { return m_lack; }

private:
    void flush();
    void reap();
    std::optional<Steady::time_point> next_deadline() const;
    std::size_t take_events(Steady::time_point until);
    void judge(Steady::time_point now);

    bool m_isolated;
    std::string m_wire_log;
    Watcher m_watcher;
    BotsRoot m_root;
    std::vector<Peer*> m_peers, m_dirty;
    std::vector<ProcessId> m_dying;
    Steady::time_point m_watched{};
    std::int64_t m_most_memory = 0;
    std::optional<Error> m_lack;
    bool m_news = false;
    bool m_woken = false;
};

/// A process, or one after the other, that answers the requests of one or several wires; the pool notifies it of
/// events. It has the process's three pipes, which it leaves watched no longer than they are open.
class Peer {
public:
    virtual ~Peer();
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    /// Writes what waits.
    virtual void write() = 0;
    /// There is something to read or room to write; `part` as given to watch().
    virtual void ready(int part) = 0;
    /// The deadline has passed, and nothing had come till then.
    virtual void expired() = 0;
    /// Ends a bot that exceeds a limit, given by `reason`.
    virtual void exceeded(Fault fault, std::string reason) = 0;

    const std::optional<Steady::time_point>& deadline() const { return m_deadline; }
    /// Our own process was not scheduled for so long.
    void extend(Steady::duration by) {
        if (m_deadline) *m_deadline += by;
    }
    /// Whether what it is asked takes long: its start, or more than a tenth of a second.
    bool thinks(Steady::time_point now) const { return m_deadline && (!m_started || now - m_since > kLong); }
    /// Whether it has waited for a processor instead of using the time it had; its deadline has then been moved.
    bool starved();
    /// Every 50 ms: how long its processes have worked, and what its folder holds; the keeper looks at what they take.
    /// Nothing while it is not asked anything.
    void inspect();
    /// Measures their memory now, whether they are on turn or not.
    void measure();

protected:
    enum Part { kErrors, kOut, kControl, kIn };

    Peer(ProcessPool& pool, const WireOrder& order);

    void watch(int file, Part part, ProcessPool::For what = ProcessPool::For::Reading) {
        m_pool.watch(file, m_sources[part], what);
    }
    void close_pipes();

    /// The keepers that what runs in this folder by this plan needs; those before are buried.
    Result<> start_keepers(const std::string& folder, const LaunchPlan& plan);
    /// The one that starts programs: isolated, it is isolated with them, so that stdout is theirs alone and each costs
    /// no more than its own start.
    Keeper& starter() { return m_pool.isolated() ? m_inner : m_keeper; }
    void bury_keepers();
    /// What its keeper is to start: limits are those of the order. `freezes`: it is stopped while it is not asked.
    LaunchOrder launch_order(const std::string& folder, const LaunchPlan& plan, bool freezes) const;
    /// Handles a report of an exceeded limit; false for any other report.
    bool took_too_much(const letters::Report& report);

    void start_clock(std::chrono::milliseconds limit, Steady::time_point since = Steady::now());
    void stop_clock() {
        m_started = m_started || m_deadline;
        m_deadline.reset();
    }
    std::chrono::microseconds taken() const;
    ProcessPool& m_pool;
    const BotLimits m_limits;
    const std::string m_rules;
    const std::vector<std::string> m_others; ///< targets of bots that it must not read
    File m_in, m_out, m_errors;

private:
    /// All that a process gets, with what is special to it.
    std::vector<std::string> variables(const std::string& folder, const std::vector<std::string>& more) const;
    /// The second net below the limit that the keeper watches.
    std::uint64_t data_limit() const { return 4 * static_cast<std::uint64_t>(m_limits.memory); }
    void account(const Taken& taken);
    bool writes_too_much();

    static constexpr auto kLong = std::chrono::milliseconds(100);

    ProcessPool::Source m_sources[4];
    Keeper m_keeper, m_inner; ///< the first one holds the second, where there is one
    std::string m_folder;     ///< it works in
    Steady::time_point m_weighed{};
    const std::shared_ptr<Spent> m_spent;
    std::chrono::microseconds m_counted{}; ///< of the keepers there are
    std::optional<Steady::time_point> m_deadline;
    bool m_started = false; ///< it has answered, or was too late to
    Steady::time_point m_since{};
    Steady::duration m_limit{}, m_extended{};
    std::optional<Waits> m_waits; ///< at the first look since the clock was started
};

} // namespace hilltop
