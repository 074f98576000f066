// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_spec.h"

#include "base/file_names.h"
#include "base/letters.h"
#include "game/hosted_bot.h"

#include <algorithm>
#include <array>

namespace hilltop {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

/// With packages before it in Java, in the letters of any language; none of them is called as a file.
bool is_name(std::string_view text, bool dots) {
    constexpr std::array<std::string_view, 6> kEndings{".java", ".class", ".jar", ".js", ".mjs", ".cjs"};
    if (std::any_of(kEndings.begin(), kEndings.end(), [text](auto ending) { return has_ending(text, ending); }))
        return false;
    bool first = true;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const char c = text.front();
        const bool inside = (c >= '0' && c <= '9') || (c == '.' && dots);
        const bool beyond =
            letter.code >= 0x80 && !is_control(letter.code) && !turns_text(letter.code) && !is_blank(letter.code);
        if (letter.bytes == 0 || !(is_letter(c) || beyond || (inside && !first))) return false;
        text.remove_prefix(letter.bytes);
        first = false;
    }
    return !first;
}

/// A kind has two letters or more, so that a drive ("C:") is not taken for one.
bool is_kind(std::string_view text) {
    return text.size() > 1 &&
           std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '+'; });
}

} // namespace

std::optional<BotSpecText> read_bot_spec(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos || !is_kind(text.substr(0, colon))) return {};
    BotSpecText spec;
    spec.kind = text.substr(0, colon);
    std::string_view rest = text.substr(colon + 1);
    const bool named = !is_command(spec) && spec.kind != "exec";
    if (const auto last = rest.rfind(':');
        named && last != std::string_view::npos && last > 0 && is_name(rest.substr(last + 1), spec.kind != "python")) {
        spec.name = rest.substr(last + 1);
        rest = rest.substr(0, last);
    }
    spec.target = rest;
    return spec;
}

std::string bot_spec_text(const BotSpecText& spec) {
    return spec.kind + ":" + spec.target + (spec.name.empty() ? "" : ":" + spec.name);
}

bool is_command(const BotSpecText& spec) {
    return spec.kind == "hilltop";
}

std::string short_name(const BotSpecText& spec) {
    if (!spec.name.empty()) return spec.name;
    std::string_view target = spec.target;
    while (target.size() > 1 && target.ends_with('/'))
        target.remove_suffix(1);
    if (is_command(spec)) target = target.substr(0, target.find(' '));
    if (const auto slash = target.rfind('/'); slash != std::string_view::npos) target = target.substr(slash + 1);
    if (const auto dot = target.rfind('.'); dot != std::string_view::npos && dot > 0) target = target.substr(0, dot);
    return std::string(target);
}

bool can_be_named(std::string_view path) {
    if (std::any_of(path.begin(), path.end(), [](unsigned char c) { return c < ' '; })) return false;
    return read_bot_spec("js:" + std::string(path))->name.empty();
}

} // namespace hilltop
