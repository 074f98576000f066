// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/recognise.h"

#include "base/file_names.h"
#include "base/letters.h"
#include "botlab/recognise_sources.h"
#include "game/bot_spec.h"
#include "hosting/launch.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSource = 1 << 20;   ///< bytes of a source that is looked at
constexpr std::size_t kMostProgram = 64 << 20; ///< bytes of a program that are searched

bool is_marked_executable(const fs::path& path) {
    std::error_code problem;
    const auto any = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    return (fs::status(path, problem).permissions() & any) != fs::perms::none;
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

/// What a text may be, by the ending of its language's files.
struct Language {
    std::string_view ending;
    std::function<Recognised()> look;
};

bool is_called_as(const std::string& path, std::string_view ending) {
    return has_ending(path, ending) || (ending == ".js" && (has_ending(path, ".mjs") || has_ending(path, ".cjs")));
}

/// Who runs scripts that are called so; empty for other files.
std::string_view runner_of(const std::string& path) {
    constexpr std::pair<std::string_view, std::string_view> kRunners[] = {
        {".py", "python3"}, {".sh", "sh"}, {".rb", "ruby"}, {".pl", "perl"}, {".lua", "lua"}, {".php", "php"}};
    for (const auto& [ending, runner] : kRunners)
        if (has_ending(path, ending)) return runner;
    return {};
}

Result<std::vector<RecognisedBot>> recognise_text(const std::string& path, std::string bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3); // as some editors on Windows begin a text
    if (bytes.find_first_not_of(" \n\r\t\v\f") == bytes.npos) return failure("botlab", "{} is empty", path);
    const bool script = bytes.starts_with("#!");
    // A script of the Hilltop protocol that can be run by itself is run so.
    const bool runs = script && is_marked_executable(path);
    const Language languages[] = {
        {".java",
         [&] {
             return recognise_java(path, {{path, bytes}});
         }},
        {".js", [&] { return recognise_javascript(path, bytes); }},
        {".py",
         [&]() -> Recognised {
             auto found = recognise_python(path, bytes);
             return found && runs && *found && (*found)->front().game.empty() ? Recognised() : found;
         }},
    };
    // What its name says comes first; against it a bot of another language counts, not what one misses there.
    const auto* own =
        std::ranges::find_if(languages, [&](const Language& one) { return is_called_as(path, one.ending); });
    Recognised by_name;
    if (own != std::end(languages)) by_name = own->look();
    if (by_name && *by_name) return *by_name;
    for (const Language& one : languages) {
        if (&one == own) continue;
        auto found = one.look();
        if (found && (*found || own == std::end(languages))) return *found;
    }
    if (by_name) return *by_name;
    if (script) return recognise_program(path, bytes);
    if (bytes.find("#include <") != bytes.npos || bytes.find("#include \"") != bytes.npos)
        return failure("botlab", "{} is C or C++ source code; compile it and add the program", path);
    if (const std::string_view runner = runner_of(path); !runner.empty() || is_marked_executable(path))
        return failure("botlab", "{}: its first line does not say what runs it, such as #!/usr/bin/env {}", path,
                       runner.empty() ? "python3" : runner);
    std::vector<std::string_view> methods;
    for (const ContestOf& one : contests_with("js"))
        methods.insert(methods.end(), one.marks.methods.begin(), one.marks.methods.end());
    return failure("botlab",
                   "{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that "
                   "extends Player, nor an executable program",
                   path, fmt::format("{}", fmt::join(methods, ", ")));
}

Result<std::vector<RecognisedBot>> recognise_file(const std::string& path, const ForeignFiles& files) {
    const auto read = TRY(files.head(files.files().front(), kMostProgram));
    if (read.empty()) return failure("botlab", "{} is empty", path);
    if (read.starts_with("\x7f"
                         "ELF"))
        return recognise_program(path, read);
    if (auto found = recognise_classes(path, read)) return *found;
    if (read.find('\0') != std::string::npos)
        return failure("botlab", "{} is neither text nor a program for this computer", path);
    if (read.size() > kMostSource)
        return failure("botlab", "{} has {} bytes, too large for a bot's source", path, read.size());
    return recognise_text(path, read);
}

/// A folder is a bot in Java: its sources, or else what has been made of them.
Result<std::vector<RecognisedBot>> recognise_folder(const std::string& path, const ForeignFiles& files) {
    std::vector<JavaFile> sources;
    std::vector<const ForeignFiles::File*> made;
    for (const ForeignFiles::File& file : files.files()) {
        const std::string& name = file.path.text();
        if (has_ending(name, ".class") || has_ending(name, ".jar")) made.push_back(&file);
        if (fs::path(name).extension() != ".java") continue; // as the host takes them: javac knows no other
        sources.push_back({files.path_of(file), TRY(files.head(file, kMostSource))});
    }
    if (!sources.empty()) {
        if (auto found = recognise_java(path, sources)) return *found;
    }
    for (const ForeignFiles::File* file : made)
        if (auto found = recognise_classes(path, TRY(files.head(*file, kMostProgram))); found && *found) return *found;
    return failure("botlab", "{}: a folder is a bot if it contains Java files, and this one contains none", path);
}

} // namespace

Result<std::vector<RecognisedBot>> recognise_bots(const std::string& path, PutBy by) {
    auto found = recognise_all(path, by);
    if (found) std::erase_if(*found, [](const RecognisedBot& bot) { return bot.aside.has_value(); });
    return found;
}

Result<std::vector<RecognisedBot>> recognise_all(const std::string& path, PutBy by) {
    std::error_code problem;
    const std::string whole = fs::absolute(path, problem).lexically_normal().string();
    if (path.empty() || problem || !fs::exists(fs::symlink_status(whole, problem)))
        return failure("botlab", "{}: there is no such file", path);
    if (!can_be_named(whole))
        return failure("botlab", "{}: its name cannot be used for a bot, rename it", shown_name(whole));
    const auto files = TRY(ForeignFiles::open(whole, by));
    return files.is_folder() ? recognise_folder(whole, files) : recognise_file(whole, files);
}

} // namespace hilltop
