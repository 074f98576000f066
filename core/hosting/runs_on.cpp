// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/runs_on.h"

#include "game/bot_kinds.h"
#include "hosting/js_check.h"
#include "hosting/launch.h"
#include "hosting/processes.h"

#include <array>
#include <cctype>
#include <filesystem>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kSaysVersion{10};

/// An interpreter, by how the name of its program begins.
struct Runner {
    std::string_view begins;
    const char* name;
    const char* option; ///< that makes it say its version
};
constexpr std::array<Runner, 6> kRunners{{{"python", "Python", "--version"},
                                          {"java", "Java", "-version"},
                                          {"node", "Node", "--version"},
                                          {"ruby", "Ruby", "--version"},
                                          {"perl", "Perl", "--version"},
                                          {"bash", "Bash", "--version"}}};

/// The first "3.11.2" of a text: two numbers or more.
std::string_view version_in(std::string_view text) {
    const auto is_digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        if (!is_digit(text[begin])) continue;
        std::size_t end = begin;
        while (end < text.size() &&
               (is_digit(text[end]) || (text[end] == '.' && end + 1 < text.size() && is_digit(text[end + 1]))))
            ++end;
        const std::string_view found = text.substr(begin, end - begin);
        if (found.find('.') != found.npos) return found;
        begin = end;
    }
    return {};
}

std::string version_of(const std::string& program) {
    const std::string file = std::filesystem::path(program).filename().string();
    for (const Runner& runner : kRunners) {
        if (!file.starts_with(runner.begins)) continue;
        const auto said = saying_of({program, runner.option}, kSaysVersion);
        if (!said || said->status != 0) return {};
        const std::string all = said->out + said->errors;
        const std::string_view version = version_in(all);
        return version.empty() ? std::string(runner.name) : std::string(runner.name) + ' ' + std::string(version);
    }
    return file == "sh" ? file : std::string(); // which has no way to say its version
}

/// The program that a script's first line names; env and its options aside.
std::string script_runner(const std::string& file) {
    const auto words = run_words(file, file, usual_interpreters());
    if (!words) return {};
    if (words->size() > 1) return words->front(); // in the place of what is not there
    const auto named = shebang(file);
    if (named.empty()) return {};
    return named.size() > 1 && std::filesystem::path(named[0]).filename() == "env" ? named[1] : named[0];
}

} // namespace

std::string runs_on(const BotSpecText& bot) {
    const BotKind kind = bot_kind(bot.kind);
    if (kind.in_engine) return js_engine();
    if (kind.is_command) {
        const auto words = command_words(bot.target);
        if (words.empty()) return {};
        std::error_code problem; // a script that is a command by itself says in its first line what runs it
        const bool file =
            words.front().find('/') != std::string::npos && std::filesystem::is_regular_file(words.front(), problem);
        return version_of(file && !shebang(words.front()).empty() ? script_runner(words.front()) : words.front());
    }
    if (kind.program.empty()) return version_of(script_runner(bot.target));
    if (!kind.program.starts_with("python")) return version_of(std::string(kind.program));
    const auto python = find_python();
    return python ? version_of(python->path) : std::string();
}

} // namespace hilltop
