// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_kinds.h"

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

constexpr std::array<BotKind, 7> kKinds{{
    {.id = "hilltop", .name = NameInFile::None, .is_command = true},
    {.id = "java", .language = "Java", .program = "java", .holds_several = true, .greets = true},
    {.id = "python", .language = "Python", .program = "python3", .name = NameInFile::Word, .holds_several = true},
    {.id = "js", .language = "JavaScript", .holds_several = true, .in_engine = true},
    {.id = "js+node", .language = "JavaScript", .program = "node", .holds_several = true},
    {.id = "exec", .name = NameInFile::None, .per_decision = true},
    {.id = "exec+warm", .program = "python3"},
}};

} // namespace

BotKind bot_kind(std::string_view id) {
    const auto found = std::find_if(kKinds.begin(), kKinds.end(), [id](const BotKind& kind) { return kind.id == id; });
    return found == kKinds.end() ? BotKind{.id = id} : *found;
}

} // namespace hilltop
