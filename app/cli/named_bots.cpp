// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/named_bots.h"

#include "base/text_file.h"
#include "cli/output.h"
#include "game/bot_spec.h"
#include "tournament/own_names.h"

#include <filesystem>
#include <sstream>

namespace hilltop::cli {
namespace {

constexpr std::string_view kAs = " as ";

bool is_there(const std::string& bot) {
    const auto spec = read_bot_spec(bot);
    std::error_code problem;
    return spec && !spec->target.empty() && std::filesystem::exists(spec->target, problem);
}

/// Whether `text` calls this bot: its spec, its file with or without the path, each with or without its class.
bool calls(const std::string& text, const std::string& bot) {
    if (text == bot) return true;
    const auto spec = read_bot_spec(bot);
    if (!spec) return false;
    for (const std::string& whole : {spec->target, spec->target + ':' + spec->name}) {
        if (whole == text) return true;
        if (whole.size() > text.size() && whole.ends_with(text) && whole[whole.size() - text.size() - 1] == '/')
            return true;
    }
    return false;
}

std::string trimmed(const std::string& text) {
    const auto from = text.find_first_not_of(" \t\r");
    return from == text.npos ? std::string() : text.substr(from, text.find_last_not_of(" \t\r") + 1 - from);
}

} // namespace

std::pair<std::string, std::string> bot_and_name(const std::string& text) {
    const auto at = text.rfind(kAs);
    if (at == text.npos || at == 0 || is_there(text)) return {text, {}};
    return {trimmed(text.substr(0, at)), trimmed(text.substr(at + kAs.size()))};
}

std::vector<std::string> join_names(std::vector<std::string> arguments) {
    std::vector<std::string> joined;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool bot = i > 0 && arguments[i - 1] == "--bot";
        if (bot && i + 2 < arguments.size() && arguments[i + 1] == "as") {
            joined.push_back(arguments[i] + std::string(kAs) + arguments[i + 2]);
            i += 2;
        } else {
            joined.push_back(arguments[i]);
        }
    }
    return joined;
}

Result<> take_names_file(const std::string& path, Plan& plan) {
    const auto text = TRY(load_text(path));
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        line = trimmed(line);
        if (line.empty() || line.starts_with('#')) continue;
        const auto at = line.rfind(kAs);
        if (at == line.npos)
            return misuse("cli", "{}: line {}: write FILE as NAME, such as Nestor.java as Old Nestor", path, number);
        const std::string bot = trimmed(line.substr(0, at)), name = clean_name(line.substr(at + kAs.size()));
        if (name.empty()) return misuse("cli", "{}: line {}: the name is missing", path, number);
        std::vector<std::size_t> called;
        for (std::size_t i = 0; i < plan.bots.size(); ++i)
            if (calls(bot, plan.bots[i])) called.push_back(i);
        if (called.empty()) { // it may have been left out
            remark(failure("cli", "{}: line {}: {} does not take part", path, number, bot));
            continue;
        }
        if (plan.bots[called.front()] != plan.bots[called.back()])
            return misuse("cli", "{}: line {}: {} may be {} or {}; write more of its path", path, number, bot,
                          plan.bots[called.front()], plan.bots[called.back()]);
        plan.names.resize(plan.bots.size());
        for (const std::size_t i : called)
            plan.names[i] = name;
    }
    return {};
}

} // namespace hilltop::cli
