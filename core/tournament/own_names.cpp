// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/own_names.h"

#include "base/file_names.h"
#include "base/letters.h"
#include "game/hosted_bot.h"

#include <algorithm>
#include <set>

namespace hilltop {
namespace {

constexpr std::size_t kMostLetters = 40;

bool is_space(char32_t letter) {
    return letter <= 0x20 || letter == 0xA0 || (letter >= 0x2000 && letter <= 0x200A) || letter == 0x202F ||
           letter == 0x3000;
}

/// Neither seen nor a blank: controls, marks of direction, characters without width, separators of lines.
bool is_unseen(char32_t letter) {
    return is_control(letter) || turns_text(letter) || letter == 0xAD || (letter >= 0x200B && letter <= 0x200D) ||
           letter == 0x2028 || letter == 0x2029 || (letter >= 0x2060 && letter <= 0x206F) || letter == 0xFEFF ||
           letter >= 0xE0000;
}

/// The last `parts` parts of where a bot lies, or its whole command.
std::string tail_of(const BotSpecText& spec, std::size_t parts) {
    if (is_command(spec)) return spec.target;
    auto at = spec.target.size();
    for (; parts > 0 && at != std::string::npos && at > 0; --parts)
        at = spec.target.rfind('/', at - 1);
    return at == std::string::npos ? spec.target : spec.target.substr(at + (at < spec.target.size() ? 1 : 0));
}

/// By file, with enough of the path to distinguish these specs, and by version.
std::vector<std::string> told_apart(const Plan& plan, std::span<const OwnName> own, const std::string& name,
                                    const std::vector<std::size_t>& entrants) {
    const auto longest = [&] {
        std::size_t most = 1;
        for (const std::size_t i : entrants)
            most = std::max(most, static_cast<std::size_t>(std::count(plan.bots[i].begin(), plan.bots[i].end(), '/')));
        return most;
    }();
    std::vector<std::string> tails;
    for (std::size_t parts = 1; parts <= longest + 1; ++parts) {
        tails.clear();
        std::set<std::string> files, different;
        for (const std::size_t i : entrants) {
            const auto spec = *read_bot_spec(plan.bots[i]);
            tails.push_back(tail_of(spec, parts));
            files.insert(spec.target);
            different.insert(tails.back());
        }
        if (files.size() == different.size()) break;
    }
    std::vector<std::string> names;
    for (std::size_t k = 0; k < entrants.size(); ++k) {
        const std::string version = entrants[k] < own.size() ? clean_name(own[entrants[k]].version) : std::string();
        names.push_back(name + " (" + tails[k] + (version.empty() ? "" : ", " + version) + ')');
    }
    return names;
}

} // namespace

std::string clean_name(std::string_view text) {
    if (!is_utf8(text)) return {};
    std::string clean;
    bool blank = false;
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [letter, bytes] = first_letter(text.substr(at));
        const std::string_view spelt = text.substr(at, bytes);
        at += bytes;
        if (is_space(letter)) {
            blank = !clean.empty();
        } else if (!is_unseen(letter)) {
            if (letters + (blank ? 1 : 0) >= kMostLetters) return clean + "…";
            if (std::exchange(blank, false)) {
                clean += ' ';
                ++letters;
            }
            clean += spelt;
            ++letters;
        }
    }
    return clean;
}

std::vector<std::string> names_by(const Plan& plan, std::span<const OwnName> own) {
    std::vector<std::string> names = plan.names;
    names.resize(plan.bots.size());
    std::vector<std::string> shown = names; // as people would see them
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].empty()) continue;
        const auto spec = hosted_spec(plan.entry(), plan.bots[i]);
        if (spec && i < own.size()) names[i] = clean_name(own[i].name);
        shown[i] = !names[i].empty() ? names[i] : spec ? short_name(*spec) : plan.bots[i];
        if (spec && names[i] == short_name(*spec)) names[i].clear();
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::vector<std::size_t> equal; // hosted ones without a given name
        std::set<std::string> specs;
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (shown[k] != shown[i]) continue;
            specs.insert(plan.bots[k]);
            if (is_hosted(plan, plan.bots[k]) && (k >= plan.names.size() || plan.names[k].empty())) equal.push_back(k);
        }
        if (specs.size() < 2 || equal.empty() || equal.front() != i) continue;
        const auto apart = told_apart(plan, own, shown[i], equal);
        for (std::size_t k = 0; k < equal.size(); ++k)
            names[equal[k]] = apart[k];
    }
    while (!names.empty() && names.back().empty())
        names.pop_back();
    return names;
}

} // namespace hilltop
