// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/launch.h"
#include "hosting/process_pool.h"

#include <memory>
#include <optional>
#include <string>

namespace hilltop {

/// A bot that is a process a request. Its keeper, and the isolation round it, stay from one to the next, so that a
/// request costs the start of the program alone. A fault ends its process; the next request starts another one, so it
/// is never closed.
class OneShot : public Peer {
public:
    static Result<std::unique_ptr<OneShot>> start(ProcessPool& pool, const WireOrder& order, const LaunchPlan& plan,
                                                  const std::string& folder);

    void send(std::string_view text, Wire::Limit limit);
    std::optional<WireReply> receive() { return std::exchange(m_reply, {}); }
    void drop();

    void write() override;
    void ready(int part) override;
    void expired() override;
    void exceeded(Fault fault, std::string reason) override { fail(fault, std::move(reason)); }

private:
    OneShot(ProcessPool& pool, const WireOrder& order, LaunchPlan plan, std::string folder);
    Result<> start_keeper();
    /// Starts the process of the request that waits.
    void begin();
    void read_errors();
    void read_answer(bool to_end);
    void ended(int status);
    /// Whether a file of its own is larger than it may be; such a one is cut.
    bool cuts_files() const;
    void fail(Fault fault, std::string reason);
    void log(char mark, std::string_view bytes) const {
        if (m_log) m_log->add(m_slot_name, mark, bytes);
    }
    void finish(WireReply reply);

    const LaunchPlan m_plan;
    const std::string m_folder;
    std::optional<std::string> m_waiting; ///< a request whose process has still to be started
    std::string m_to_write, m_answer, m_error_text;
    std::int64_t m_error_bytes = 0; ///< in this match
    std::optional<WireReply> m_reply;
    std::chrono::milliseconds m_time{}; ///< the request's
    bool m_running = false;             ///< a process, wanted or not, until the keeper says that all of it has ended
    bool m_open = false;                ///< an answer is awaited
    bool m_decided = false;
    const std::shared_ptr<WireLog> m_log; ///< may be null
    const std::string m_slot_name;        ///< in it
};

} // namespace hilltop
