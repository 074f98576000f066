// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hilltop {

/// What happened on a bot's wire when it had a fault.
struct FaultStory {
    std::optional<std::string> sent{}; ///< empty if a host program of ours answers for the bot
    std::string came{};
    std::string stray{};    ///< what came before that and answered nothing
    std::string reason{};   ///< how its program ended, which limit it exceeded, what the rules say against its answer
    std::string expected{}; ///< what an answer looks like
};

/// The same as lines for the bot's author, each beginning with "hilltop: ", as they stand behind what it wrote to
/// stderr.
std::string story_text(const FaultStory& story);

} // namespace hilltop
