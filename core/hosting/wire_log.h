// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/wire.h"

#include <chrono>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace hilltop {

/// All that goes between Hilltop and one bot, as text: a line for each line of it, with the seconds since the log was
/// begun, the name of the bot object, and '>' what it is sent, '<' what it writes, '!' what it writes to stderr,
/// '=' what becomes of its program. Line ends are "\\n", other bytes that are no text "\\x1b". Any thread.
class WireLog {
public:
    /// That of a bot in this folder, which its first use makes: "NAME.log". Null where it cannot be written.
    static std::shared_ptr<WireLog> of(const std::string& folder, const WireOrder& order);

    void add(std::string_view object, char mark, std::string_view bytes);

private:
    explicit WireLog(const std::string& path);

    std::mutex m_mutex;
    std::ofstream m_file;
    std::chrono::steady_clock::time_point m_begun = std::chrono::steady_clock::now();
};

/// Makes the folder of logs, and says why it cannot be used.
Result<> make_log_folder(const std::string& folder);

} // namespace hilltop
