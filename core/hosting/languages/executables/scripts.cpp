// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/executables/scripts.h"

#include "base/text_file.h"
#include "base/user_folders.h"
#include "hosting/languages/python/python.h"
#include "hosting/processes.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

std::string without_blanks(const std::string& text) {
    const auto from = text.find_first_not_of(" \t\r");
    return from == text.npos ? std::string() : text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

/// The path of a program, or of its substitute; empty if there is neither.
std::string interpreter_path(const std::string& wanted, const Interpreters& interpreters) {
    const std::string name = fs::path(wanted).filename();
    const bool by_name = wanted.find('/') == wanted.npos;
    if (by_name ? !find_program(wanted).empty() : may_run(wanted)) return by_name ? find_program(wanted) : wanted;
    const auto mapped = interpreters.find(name);
    const std::string instead = mapped == interpreters.end() ? name : mapped->second;
    return instead.find('/') == instead.npos ? find_program(instead) : instead;
}

/// The words of a command as a shell reads them. Where it has signs that only a shell understands: none, or in a
/// `shell` line what lies between those.
std::vector<std::string> words_of(std::string_view command, bool shell) {
    std::vector<std::string> words;
    bool in_word = false;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char letter = command[i];
        const bool escaped = letter == '\\' && quote != '\'' && i + 1 < command.size();
        const bool sign = quote == 0 && std::string_view("|&;<>()$`*?[]{}#~\n").find(letter) != std::string_view::npos;
        const bool quoted_sign = quote == '"' && (letter == '$' || letter == '`');
        if ((sign || quoted_sign) && !shell) return {};
        if (sign || (quote == 0 && (letter == ' ' || letter == '\t'))) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        if (escaped)
            words.back() += command[++i];
        else if (quote == 0 && (letter == '"' || letter == '\''))
            quote = letter;
        else if (quote == letter)
            quote = 0;
        else
            words.back() += letter;
    }
    const bool whole = quote == 0 && (words.empty() || words[0].find('=') == std::string::npos);
    return whole || shell ? words : std::vector<std::string>();
}

} // namespace

bool is_marked_executable(const std::string& file) {
    std::error_code problem;
    // Root may read all files, and one x bit of the three is enough to run one.
    const auto any_x = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    return (fs::status(file, problem).permissions() & any_x) != fs::perms::none;
}

std::vector<std::string> shebang(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string line;
    if (stream.get() != '#' || stream.get() != '!') return {};
    std::getline(stream, line);
    line = without_blanks(line);
    const auto blank = line.find_first_of(" \t");
    if (blank == line.npos) return line.empty() ? std::vector<std::string>{} : std::vector{line};
    return {line.substr(0, blank),
            without_blanks(line.substr(blank))}; // the kernel hands all the rest over as one word
}

const Interpreters& usual_interpreters() {
    static const Interpreters interpreters = [] {
        const auto text = load_text(user_config("interpreters"));
        Interpreters all = read_interpreters(text ? *text : std::string());
        all.merge(Interpreters{
            {"python", "python3"},
            {"python2", "python3"},
            {"python2.6", "python3"},
            {"python2.7", "python3"},
            {"nodejs", "node"},
            {"bash", "sh"},
        });
        return all;
    }();
    return interpreters;
}

Interpreters read_interpreters(std::string_view text) {
    Interpreters found;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        const auto middle = line.find('=');
        if (middle == line.npos) continue;
        const std::string name = without_blanks(line.substr(0, middle)),
                          program = without_blanks(line.substr(middle + 1));
        if (!name.empty() && name[0] != '#' && !program.empty()) found.insert_or_assign(name, program);
    }
    return found;
}

Result<std::vector<std::string>> run_words(const std::string& file, const std::string& path,
                                           const Interpreters& interpreters) {
    std::error_code problem;
    if (!fs::exists(file, problem)) return failure("hosting", "{}: there is no such file", file);
    if (fs::is_directory(file, problem)) return failure("hosting", "{} is a folder, not a program", file);
    if (!may_read(file)) return failure("hosting", "{} cannot be read", file);
    if (!may_run(file) || !is_marked_executable(file))
        return failure("hosting", "{} is not executable (use chmod +x)", file);
    const std::vector<std::string> words = shebang(file);
    if (words.empty()) return std::vector{path};
    const bool by_env = fs::path(words[0]).filename() == "env" && words.size() > 1;
    const std::string& wanted = by_env ? words[1] : words[0];
    const std::string found = interpreter_path(wanted, interpreters);
    if (found.empty())
        return failure("hosting", "{}: its first line asks for {}, which is not installed", file, wanted);
    if (found == wanted || (by_env && find_program(wanted) == found && !is_python(found))) return std::vector{path};
    std::vector<std::string> run{found};
    if (is_python(found)) // what PATH names may be a script that looks for it, slowly
        if (const auto python = find_python()) run[0] = python->path;
    if (!by_env && words.size() > 1) run.push_back(words[1]);
    run.push_back(path);
    return run;
}

std::string interpreter_of(const std::string& file) {
    const std::vector<std::string> words = shebang(file);
    if (words.empty()) return {};
    const std::string first = fs::path(words[0]).filename();
    const std::string name = first == "env" && words.size() > 1 ? fs::path(words[1]).filename().string() : first;
    const auto mapped = usual_interpreters().find(name);
    return mapped == usual_interpreters().end() ? name : mapped->second;
}

std::vector<std::string> command_words(std::string_view command) {
    return words_of(command, false);
}

std::vector<std::string> shell_words(std::string_view command) {
    return words_of(command, true);
}

} // namespace hilltop
