// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/numbers.h"
#include "hosting/launch.h"
#include "hosting/process_pool.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// A program that answers one request after the other through its pipes, for one bot object or, a host of ours, for
/// several ("slots"). What its lines mean: hosting/launch.h, Speech.
class PipeProgram : public Peer {
public:
    /// Starts it in this folder; slots are taken by join().
    static Result<std::shared_ptr<PipeProgram>> start(ProcessPool& pool, const WireOrder& order, const LaunchPlan& plan,
                                                      const std::string& folder);

    /// Room for one more bot object.
    bool has_room() const { return free_slot() >= 0; }
    /// Takes a slot and has its bot loaded.
    int join();
    void leave(int slot);

    /// As Wire's, for one slot.
    void send(int slot, std::string_view text, Wire::Limit limit);
    std::optional<WireReply> receive(int slot);
    void drop(int slot);
    bool closed(int slot) const { return m_slots[at(slot)].closed; }
    /// What the host has found in the file; empty until it has loaded it.
    const std::vector<std::string>& entrants(int slot) const { return m_slots[at(slot)].entrants; }

    void write() override;
    void ready(int part) override;
    void expired() override;
    void exceeded(Fault fault, std::string reason) override { end(fault, speaking(), std::move(reason)); }

private:
    struct Slot {
        bool taken = false;
        bool loaded = false;   ///< requests may be sent
        bool open = false;     ///< an answer is awaited
        bool answered = false; ///< anything, ever
        bool decided = false;  ///< a decision has been asked for
        bool closed = false;
        bool late = false;   ///< Lines: the time is over, should the lines that came not have been the answer
        bool stuck = false;  ///< it has let the time of a request pass without a word
        Wire::Limit limit{}; ///< of the open request
        std::optional<std::string> held; ///< the open request while the bot is being loaded
        std::deque<WireReply> replies;
        std::size_t reply_bytes = 0;    ///< Lines: of those that came since the last request
        std::string errors;             ///< stderr that no reply has carried yet
        std::int64_t error_bytes = 0;   ///< stderr in this match
        std::optional<WireReply> ended; ///< what the next request is answered with
        std::vector<std::string> entrants;
    };
    struct Asked {
        int slot;
        std::uint64_t number, end; ///< `end`: bytes of stdin up to and with it
        std::chrono::milliseconds limit;
        bool wanted = true;
        bool loading = false;
    };
    PipeProgram(ProcessPool& pool, const WireOrder& order, const LaunchPlan& plan);
    bool shared() const { return m_slots.size() > 1; }
    int free_slot() const;
    /// The slot whose request its program is working on, as far as known.
    int speaking() const { return m_asked.empty() ? m_last : m_asked.front().slot; }

    void ask(int slot, std::string_view text, std::chrono::milliseconds limit, bool loading);
    const Asked* counted() const;
    void set_clock(Steady::time_point since = Steady::now());
    void read_errors();
    /// What is there, or all up to the end.
    void read_lines(bool to_end);
    void take_line(std::string_view line);
    void heard(int slot);
    void take_answer(int slot, char mark, std::string_view text);
    void loaded(int slot, char mark, std::string_view text);
    void take_news();
    void reply(int slot, WireReply reply);
    /// The program is ended for this fault of a slot's; -1: of no slot in particular.
    void end(Fault fault, int culprit, std::string reason);
    void close_slot(int slot, std::optional<Fault> fault, const std::string& reason = {});
    std::string long_answer() const;
    std::string too_late(std::chrono::milliseconds limit) const;
    void log(char mark, std::string_view bytes) const {
        if (m_log) m_log->add(m_slot_name, mark, bytes);
    }

    const Speech m_speech;
    const std::string m_load; ///< the host's first request for a new slot
    std::vector<Slot> m_slots;
    std::deque<Asked> m_asked; ///< not answered yet, in order
    std::uint64_t m_numbers = 0;
    std::uint64_t m_clocked = 0; ///< whose clock runs; 0: none
    bool m_clocked_sent = false;
    int m_last = 0; ///< slot that was asked last
    std::string m_to_write, m_line;
    std::uint64_t m_queued = 0, m_written = 0; ///< bytes of stdin
    bool m_blocked = false;                    ///< the pipe is full
    bool m_over = false;
    bool m_quiet = false; ///< it has closed its stdout
    ProcessId m_group = 0;
    std::shared_ptr<WireLog> m_log; ///< may be null
    std::string m_slot_name;        ///< in it
};

} // namespace hilltop
