// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/programs.h"

#include "base/file_names.h"
#include "hosting/processes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <filesystem>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kSaysVersion{10};

/// A program that runs bots; empty is what is not known of it.
struct Runner {
    std::string_view program;
    std::string_view name{};   ///< as people call it
    std::string_view option{}; ///< that makes it say its version
    std::string_view package{};
    std::string_view ending{}; ///< of its scripts
};
constexpr std::array<Runner, 10> kRunners{{
    {"python3", "Python", "--version", "python3", ".py"},
    {"java", "Java", "-version", "default-jdk-headless"},
    {"javac", {}, {}, "default-jdk-headless"},
    {"node", "Node", "--version", "nodejs"},
    {"ruby", "Ruby", "--version", "ruby", ".rb"},
    {"perl", "Perl", "--version", "perl", ".pl"},
    {"bash", "Bash", "--version"},
    {"sh", {}, {}, {}, ".sh"},
    {"php", {}, {}, "php-cli", ".php"},
    {"lua", {}, {}, "lua5.4", ".lua"},
}};

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

} // namespace

std::string missing_program(const std::string& program) {
    if (!find_program(program).empty()) return {};
    const auto* known = std::ranges::find(kRunners, program, &Runner::program);
    if (known == kRunners.end() || known->package.empty()) return program;
    return program + " (package " + std::string(known->package) + ')';
}

std::string version_of(const std::string& program) {
    const std::string file = std::filesystem::path(program).filename().string();
    for (const Runner& runner : kRunners) {
        // Also with a number behind: "python", "python3.11".
        const auto letters = runner.program.substr(0, runner.program.find_last_not_of("0123456789") + 1);
        if (runner.name.empty() || !file.starts_with(letters)) continue;
        const auto said = saying_of({program, std::string(runner.option)}, kSaysVersion);
        if (!said || said->status != 0) return {};
        const std::string all = said->out + said->errors;
        const std::string_view version = version_in(all);
        return version.empty() ? std::string(runner.name) : std::string(runner.name) + ' ' + std::string(version);
    }
    return file == "sh" ? file : std::string(); // which has no way to say its version
}

std::string_view runner_of(std::string_view file) {
    for (const Runner& runner : kRunners)
        if (!runner.ending.empty() && has_ending(file, runner.ending)) return runner.program;
    return {};
}

} // namespace hilltop
