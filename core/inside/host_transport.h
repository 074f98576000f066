// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace hilltop {

/// The host of bots in whose process this is: takes requests "SLOT TEXT", a line each, and answers each in order as it
/// would through its pipe, "SLOT = ANSWER" or "SLOT ! WORD SENTENCE" with a line end, and behind it what the bot has
/// written to stderr; in front of each such answer its size in four bytes, the lowest first, 0 where none is needed.
/// Nothing: it cannot continue. The bytes are there until the next call.
using HostCall = std::function<std::optional<std::string_view>(std::string_view requests)>;

class HostWire;

/// Bots of the host in whose process this is: what they are sent is a call, and the same bytes as through pipes
/// (core/hosting/pipe_program.h) come to the same replies. What is sent to several before the first answer is taken is
/// one call. Whatever a host at the end of pipes would be ended for, or judged by from outside, is not reported
/// here but given up: a call that takes longer than its limit, too much output, no more memory.
class HostTransport final : public Transport {
public:
    /// `files`: from the root, by target.
    HostTransport(HostCall call, std::map<std::string, std::string, std::less<>> files)
        : m_call(std::move(call))
        , m_files(std::move(files)) {}

    Result<std::unique_ptr<Wire>> open(const WireOrder& order) override;
    Result<std::unique_ptr<CallWire>> open_call(const WireOrder& order) override;
    void wait(std::chrono::milliseconds) override {}
    void wake() override {}

    /// From here on time counts: a call's is that since the last one.
    void begin() { m_last = std::chrono::steady_clock::now(); }
    /// No answer will come any more.
    bool given_up() const { return m_given_up; }

private:
    friend class HostWire;
    void ask(HostWire& wire, std::string_view text, std::chrono::milliseconds limit);
    void forget(HostWire& wire);
    /// Calls with all that waits.
    void call();
    bool take(HostWire& wire, std::string_view answer, std::chrono::nanoseconds took);

    HostCall m_call;
    std::map<std::string, std::string, std::less<>> m_files;
    std::vector<HostWire*> m_asked;      ///< in order; null: the answer is not wanted
    std::chrono::milliseconds m_limit{}; ///< the shortest of those that were asked
    std::string m_requests;
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now(); ///< end of the last call
    std::vector<bool> m_taken{true};                                                 ///< by slot; 0 is the host's own
    bool m_given_up = false;
};

} // namespace hilltop
