// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/executables/executables.h"
#include "hosting/languages/programs.h"

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// Words of a contest's protocol that make a program likely a bot of it.
constexpr int kTelling = 2;

/// Whether a program speaks the Hilltop protocol, by the words in it.
bool speaks_hilltop(std::string_view program) {
    const auto has = [program](std::string_view word) { return program.find(word) != std::string_view::npos; };
    // Compilers write short words as numbers, so the client library is known by the name of its class.
    return has("7hilltop3Bot") || has("hilltop.hpp") || has("import hilltop") || has("from hilltop import") ||
           (has("hello") && (has("menu") || has("view")));
}

bool speaks(const ContestMarks& marks, std::string_view program) {
    return std::count_if(marks.words.begin(), marks.words.end(),
                         [program](auto word) { return program.find(word) != std::string_view::npos; }) >= kTelling;
}

/// A program, or a script with a first line that says who runs it.
Result<std::vector<RecognisedBot>> recognise_program(const std::string& path, std::string_view program) {
    std::string wants;
    if (auto words = run_words(path, path, usual_interpreters()); !words) {
        // An interpreter that can be installed is no fault of the bot.
        const auto asked = is_marked_executable(path) ? interpreter_of(path) : std::string();
        wants = asked.empty() ? std::string() : missing_program(asked);
        if (wants.find("(package") == std::string::npos) return words.error();
    }
    const auto contests = contests_with("exec");
    const bool hilltop = speaks_hilltop(program);
    const bool contest = !hilltop && std::any_of(contests.begin(), contests.end(),
                                                 [&](const ContestOf& one) { return speaks(one.marks, program); });
    std::vector<RecognisedBot> bots;
    for (const ContestOf& one : contests)
        if (contest ? speaks(one.marks, program) : !hilltop)
            bots.push_back(recognised(one.game, "exec", path, {}, "executable"));
    if (!contest) {
        bots.push_back(recognised("", "hilltop", command_word(path), {}, "executable"));
        bots.back().name = fs::path(path).stem().string();
    }
    for (RecognisedBot& bot : bots)
        bot.wants = wants;
    return bots;
}

} // namespace

Recognised recognise_machine_code(const std::string& path, std::string_view bytes) {
    if (!bytes.starts_with("\x7f"
                           "ELF"))
        return {};
    return recognise_program(path, bytes);
}

Recognised recognise_script(const std::string& path, const std::string& text) {
    if (text.starts_with("#!")) return recognise_program(path, text);
    const std::string_view runner = runner_of(path);
    if (runner.empty() && !is_marked_executable(path)) return {};
    return failure("botlab", "{}: its first line does not say what runs it, such as #!/usr/bin/env {}", path,
                   runner.empty() ? "python3" : runner);
}

} // namespace hilltop
