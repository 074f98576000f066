// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hilltop {

/// A bot that is not built in, as people name it: "java:FILE[:CLASS]", "hilltop:COMMAND".
struct BotSpecText {
    std::string kind;
    std::string target; ///< file, folder or command
    std::string name;   ///< class or element; empty: the only one
    friend bool operator==(const BotSpecText&, const BotSpecText&) = default;
};

/// Nothing if the text has no kind, so that it is the name of a built-in bot. The last colon counts, and only before an
/// identifier, so that paths may hold colons; a command and an executable have no name.
std::optional<BotSpecText> read_bot_spec(std::string_view text);
std::string bot_spec_text(const BotSpecText& spec);
/// What people call it: the name, or the file without folder and suffix.
std::string short_name(const BotSpecText& spec);
/// Whether a spec can name a file by this path: it is one line, and its end is not taken for the name of a bot.
bool can_be_named(std::string_view path);

} // namespace hilltop
