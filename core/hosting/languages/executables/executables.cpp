// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/executables/scripts.h"

#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "hosting/languages/programs.h"
#include "hosting/languages/python/python.h"
#include "hosting/processes.h"
#include "registry/registry.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// The files that a program needs to see when it runs; Python needs more than its own file.
void show_program(LaunchPlan& plan, const std::string& path) {
    for (std::string& shown : shown_for_program(path))
        plan.shown.push_back(std::move(shown));
    if (!is_python(path)) return;
    if (const auto python = find_python())
        plan.shown.insert(plan.shown.end(), python->shown.begin(), python->shown.end());
}

/// A file, folder or program that a command names.
void show_word(LaunchPlan& plan, const std::string& word) {
    std::error_code problem;
    if (word.find('/') == std::string::npos) {
        if (const std::string program = find_program(word); !program.empty()) show_program(plan, program);
        return;
    }
    const std::string path = fs::absolute(word, problem).lexically_normal().string();
    if (path == "/" || !fs::exists(path, problem)) return;
    const bool folder = fs::is_directory(path, problem);
    plan.shown.push_back(folder ? path : shown_for(path));
    if (!folder && may_run(path)) show_program(plan, path);
}

/// What the contest lets its bots write.
std::int64_t own_file_of(const WireOrder& order) {
    const GameEntry* game = find_game(order.game);
    const KindTraits* kind = game != nullptr ? game->find_kind(order.kind) : nullptr;
    return kind != nullptr ? kind->marks.own_file : ContestMarks{}.own_file;
}

/// A script that answers one question a process, in a Python that is loaded already and forks for every decision.
Result<LaunchPlan> plan_warm(const WireOrder& order, const Obedience&) {
    const auto file = TRY(path_of_bot(order.target));
    const auto python = TRY(find_python());
    const auto host = TRY(host_file("hosts/exec_warm.py"));
    const std::string name = "bots/" + fs::path(file).filename().string();
    LaunchPlan plan{.arguments = {python.path, "-s", "-B", host},
                    .variables = {"PYTHONHASHSEED=0"},
                    .copies = {{file, name}},
                    .file = name};
    plan.shown = python.shown;
    plan.shown.push_back(host);
    return plan;
}

Result<LaunchPlan> plan_command(const WireOrder& order, const Obedience&) {
    LaunchPlan plan{.arguments = {}, .speech = Speech::Lines};
    std::vector<std::string> words = command_words(order.target);
    if (words.empty()) {
        if (order.target.find_first_not_of(" \t") == std::string::npos)
            return misuse("hosting", "hilltop: must be followed by a command");
        plan.arguments = {"/bin/sh", "-c", order.target};
        for (const std::string& word : shell_words(order.target))
            show_word(plan, word);
        return plan;
    }
    // It runs in a folder of its own, where names of files mean nothing.
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::error_code problem;
        const bool program = i == 0 && words[i].find('/') == std::string::npos;
        if (program || words[i].empty() || !fs::exists(words[i], problem)) continue;
        words[i] = fs::absolute(words[i], problem).lexically_normal().string();
        if (i > 0 || !is_python(words[i])) show_word(plan, words[i]);
    }
    if (words[0].find('/') == std::string::npos) {
        const std::string path = find_program(words[0]);
        if (path.empty()) return failure("hosting", "{}: there is no such program", words[0]);
        const auto python = is_python(path) ? find_python() : Result<Python>(Python{});
        words[0] = python && !python->path.empty() ? python->path : path;
    } else {
        auto run = TRY(run_words(words[0], words[0], usual_interpreters()));
        words.erase(words.begin());
        words.insert(words.begin(), run.begin(), run.end());
    }
    show_program(plan, words[0]);
    plan.arguments = std::move(words);
    return plan;
}

Result<LaunchPlan> plan_usual_exec(const WireOrder& order, const Obedience&) {
    return plan_exec(order, usual_interpreters());
}

/// What runs a script, by its first line; env and its options aside.
std::string script_version(const std::string& file) {
    const auto words = run_words(file, file, usual_interpreters());
    if (!words) return {};
    if (words->size() > 1) return version_of(words->front()); // in the place of what is not there
    const auto named = shebang(file);
    if (named.empty()) return {};
    return version_of(named.size() > 1 && fs::path(named[0]).filename() == "env" ? named[1] : named[0]);
}

std::string command_version(const std::string& command) {
    const auto words = command_words(command);
    if (words.empty()) return {};
    std::error_code problem; // a script that is a command by itself says in its first line what runs it
    const bool file = words.front().find('/') != std::string::npos && fs::is_regular_file(words.front(), problem);
    return file && !shebang(words.front()).empty() ? script_version(words.front()) : version_of(words.front());
}

bool is_python_script(const std::string& file) {
    return interpreter_of(file).starts_with("python");
}

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

Recognised recognise_machine_code(const std::string& path, std::string_view bytes) {
    if (!bytes.starts_with("\x7f"
                           "ELF"))
        return {};
    return recognise_program(path, bytes);
}

/// The same of a script with a first line that says who runs it; an error if a file has the suffix of a script but no
/// such line.
Recognised recognise_script(const std::string& path, const std::string& text) {
    if (text.starts_with("#!")) return recognise_program(path, text);
    const std::string_view runner = runner_of(path);
    if (runner.empty() && !is_marked_executable(path)) return {};
    return failure("botlab", "{}: the first line must name the program that runs it, such as #!/usr/bin/env {}", path,
                   runner.empty() ? "python3" : runner);
}

constexpr std::array<BotKind, 3> kExecutableKinds{{
    {.id = "exec", .per_decision = true, .plan = plan_usual_exec, .version = script_version},
    {.id = "exec+warm", .plan = plan_warm, .version = python_version, .fits = is_python_script},
    {.id = "hilltop", .plan = plan_command, .version = command_version},
}};

} // namespace

extern constinit const Language kExecutables{
    .name = "executable", .kinds = kExecutableKinds, .in_bytes = recognise_machine_code, .in_other = recognise_script};

Result<LaunchPlan> plan_exec(const WireOrder& order, const Interpreters& interpreters) {
    const auto file = TRY(path_of_bot(order.target));
    const std::string name = "bots/" + fs::path(file).filename().string();
    auto words = TRY(run_words(file, name, interpreters));
    LaunchPlan plan{.arguments = std::move(words),
                    .variables = {"PYTHONDONTWRITEBYTECODE=1", "PYTHONHASHSEED=0"},
                    .speech = Speech::OneShot,
                    .copies = {{file, name}},
                    .own_file = own_file_of(order)};
    const std::vector<std::string> first = shebang(file);
    if (plan.arguments.size() > 1)
        show_program(plan, plan.arguments[0]);
    else if (!first.empty())
        show_program(plan, fs::path(first[0]).filename() == "env" ? find_program(first[1]) : first[0]);
    return plan;
}

} // namespace hilltop
