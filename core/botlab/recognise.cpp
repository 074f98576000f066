// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/recognise.h"

#include "base/file_names.h"
#include "base/system_error.h"
#include "botlab/recognise_sources.h"
#include "game/bot_spec.h"
#include "hosting/launch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostSource = 1 << 20; ///< bytes of a source that is looked at
constexpr std::size_t kMostProgram = 64 << 20;  ///< bytes of a program that are searched
constexpr int kMostFiles = 10'000;              ///< of a folder

Result<std::string> file_head(const std::string& path, std::size_t most) {
    std::ifstream file(path, std::ios::binary);
    std::error_code problem;
    std::string text(static_cast<std::size_t>(std::min<std::uintmax_t>(most, fs::file_size(path, problem))), '\0');
    if (!file || problem || !file.read(text.data(), static_cast<std::streamsize>(text.size())))
        return failure("hosting", "{} cannot be read ({})", path,
                       problem ? system_reason(problem) : system_reason(errno != 0 ? errno : EIO));
    return text;
}

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

Result<std::vector<RecognisedBot>> recognise_text(const std::string& path, std::string bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3); // as some editors on Windows begin a text
    if (bytes.find_first_not_of(" \n\r\t\v\f") == bytes.npos) return failure("hosting", "{} is empty", path);
    if (auto found = recognise_java(path, {{path, bytes}})) return *found;
    if (auto found = recognise_javascript(path, bytes)) return *found;
    const bool script = bytes.starts_with("#!");
    // A script of the Hilltop protocol that can be run by itself is run so.
    const bool runs = script && is_marked_executable(path);
    if (auto found = recognise_python(path, bytes); found && !(runs && *found && (*found)->front().game.empty()))
        return *found;
    if (script) return recognise_program(path, bytes);
    if (bytes.find("#include <") != bytes.npos || bytes.find("#include \"") != bytes.npos)
        return failure("hosting", "{} is C or C++ source code; compile it and add the program", path);
    if (is_marked_executable(path))
        return failure("hosting", "{}: its first line does not say what runs it, such as #!/usr/bin/env python3", path);
    std::vector<std::string_view> methods;
    for (const ContestOf& one : contests_with("js"))
        methods.insert(methods.end(), one.marks.methods.begin(), one.marks.methods.end());
    return failure("hosting",
                   "{} is not a bot: neither JavaScript with the methods {}, nor Python or Java with a class that "
                   "extends Player, nor an executable program",
                   path, fmt::format("{}", fmt::join(methods, ", ")));
}

Result<std::vector<RecognisedBot>> recognise_file(const std::string& path) {
    std::error_code problem;
    const auto size = fs::file_size(path, problem);
    if (problem) return failure("hosting", "{} cannot be read ({})", path, system_reason(problem));
    if (size == 0) return failure("hosting", "{} is empty", path);
    const auto read = TRY(file_head(path, kMostProgram));
    if (read.starts_with("\x7f"
                         "ELF"))
        return recognise_program(path, read);
    if (auto found = recognise_classes(path, read)) return *found;
    if (read.find('\0') != std::string::npos)
        return failure("hosting", "{} is neither text nor a program for this computer", path);
    if (size > kMostSource) return failure("hosting", "{} has {} bytes, too large for a bot's source", path, size);
    return recognise_text(path, read);
}

/// A folder is a bot in Java: its sources, or else what has been made of them.
Result<std::vector<RecognisedBot>> recognise_folder(const std::string& path) {
    std::vector<JavaFile> sources;
    std::vector<std::string> made, looked;
    std::error_code problem;
    int files = 0;
    auto entry = fs::recursive_directory_iterator(path, problem);
    for (; !problem && entry != fs::end(entry); entry.increment(problem)) {
        if (++files > kMostFiles) return failure("hosting", "{} holds more than {} files", path, kMostFiles);
        std::error_code ignored;
        if (entry->is_regular_file(ignored)) looked.push_back(entry->path().string());
    }
    if (problem) return failure("hosting", "{} cannot be read ({})", path, system_reason(problem));
    std::sort(looked.begin(), looked.end());
    for (const std::string& file : looked) {
        if (has_ending(file, ".class") || has_ending(file, ".jar")) made.push_back(file);
        if (fs::path(file).extension() != ".java") continue; // as the host takes them: javac knows no other
        const auto text = file_head(file, kMostSource);
        if (!text) return text.error();
        sources.push_back({file, *text});
    }
    if (!sources.empty()) {
        if (auto found = recognise_java(path, sources)) return *found;
    }
    for (const std::string& file : made) {
        const auto bytes = file_head(file, kMostProgram);
        if (!bytes) return bytes.error();
        if (auto found = recognise_classes(path, *bytes); found && *found) return *found;
    }
    return failure("hosting", "{}: a folder is a bot if it contains Java files, and this one contains none", path);
}

} // namespace

Result<std::vector<RecognisedBot>> recognise_bots(const std::string& path) {
    auto found = recognise_all(path);
    if (found) std::erase_if(*found, [](const RecognisedBot& bot) { return bot.aside.has_value(); });
    return found;
}

Result<std::vector<RecognisedBot>> recognise_all(const std::string& path) {
    std::error_code problem;
    const std::string whole = fs::absolute(path, problem).lexically_normal().string();
    if (path.empty() || problem || !fs::exists(whole, problem))
        return failure("hosting", "{}: there is no such file", path);
    if (!can_be_named(whole)) return failure("hosting", "{}: its name cannot be used for a bot, rename it", whole);
    if (fs::is_directory(whole, problem)) return recognise_folder(whole);
    if (!fs::is_regular_file(whole, problem)) return failure("hosting", "{} is not a file", whole);
    return recognise_file(whole);
}

} // namespace hilltop
