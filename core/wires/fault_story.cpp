// SPDX-License-Identifier: GPL-3.0-or-later
#include "wires/fault_story.h"

#include "base/quoted.h"

namespace hilltop {
namespace {

constexpr std::size_t kMostSent = 600;
constexpr std::size_t kMostCame = 200;

} // namespace

std::string story_text(const FaultStory& story) {
    std::string text;
    const auto add = [&text](const std::string& line) { text += "hilltop: " + line + '\n'; };
    if (story.sent) {
        add("sent " + quoted(*story.sent, kMostSent));
        if (!story.stray.empty()) add("came back " + quoted(story.stray, kMostCame) + ", which answers nothing open");
        add(story.came.empty() ? "nothing came back" : "came back " + quoted(story.came, kMostCame));
    }
    if (!story.expected.empty()) add("expected " + story.expected);
    if (!story.reason.empty()) add(story.reason);
    return text;
}

} // namespace hilltop
