// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/launch.h"

#include "base/text_file.h"
#include "base/user_folders.h"
#include "hosting/isolation.h"
#include "hosting/processes.h"
#include "registry/registry.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kPythonTells{20};
constexpr std::chrono::seconds kNodeReads{20};

std::string without_blanks(const std::string& text) {
    const auto from = text.find_first_not_of(" \t\r");
    return from == text.npos ? std::string() : text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

/// The path from the root; an error where nothing is there.
Result<std::string> present(const std::string& path) {
    std::error_code problem;
    const fs::path whole = fs::absolute(path, problem);
    if (path.empty() || problem || !fs::exists(whole, problem))
        return failure("hosting", "{}: there is no such file", path);
    return whole.lexically_normal().string();
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

bool is_python(const std::string& path) {
    return fs::path(path).filename().string().starts_with("python");
}

Python ask_python(const std::string& program, std::optional<Error>& problem) {
    const auto said =
        saying_of({program, "-I", "-c", "import sys; print(sys.executable, sys.prefix, sys.base_prefix, sep='\\n')"},
                  kPythonTells);
    if (!said || said->status != 0) {
        problem =
            said ? failure("hosting", "{} does not work ({})", program, said->errors.substr(0, said->errors.find('\n')))
                 : said.error();
        return {};
    }
    std::vector<std::string> lines;
    for (std::size_t from = 0, end; (end = said->out.find('\n', from)) != std::string::npos; from = end + 1)
        lines.push_back(said->out.substr(from, end - from));
    if (lines.size() < 3 || lines[0].empty()) {
        problem = failure("hosting", "{} does not say where it lies", program);
        return {};
    }
    Python python{lines[0], shown_for_program(lines[0])};
    for (const std::string& path : {lines[1], lines[2]})
        if (is_hidden(path)) python.shown.push_back(path);
    return python;
}

/// What has to be seen of a program that is going to be run; Python takes more than its own file.
void show_program(LaunchPlan& plan, const std::string& path) {
    for (std::string& shown : shown_for_program(path))
        plan.shown.push_back(std::move(shown));
    if (!is_python(path)) return;
    if (const auto python = find_python())
        plan.shown.insert(plan.shown.end(), python->shown.begin(), python->shown.end());
}

Result<LaunchPlan> plan_python(const WireOrder& order) {
    const auto file = TRY(present(order.target));
    const auto python = TRY(find_python());
    const auto host = TRY(host_file(contest_host(order.game, ".py")));
    // The seed of its hashes is fixed, so that sets come in the same order in every run.
    LaunchPlan plan{.arguments = {python.path, "-s", "-B", host}, .variables = {"PYTHONHASHSEED=0"}};
    plan.shown = python.shown;
    plan.shown.push_back(host);
    plan.shown.push_back(shown_for(file));
    plan.file = file;
    return plan;
}

Result<LaunchPlan> plan_node(const WireOrder& order) {
    const auto file = TRY(present(order.target));
    const std::string node = find_program("node");
    if (node.empty()) return failure("hosting", "node is not installed (package nodejs)");
    const auto host = TRY(host_file("hosts/node_host.js"));
    const auto game = TRY(host_file(contest_host(order.game, ".js")));
    LaunchPlan plan{.arguments = {node, host, game}};
    plan.shown = shown_for_program(node);
    plan.shown.push_back(host);
    plan.shown.push_back(game);
    plan.shown.push_back(shown_for(file));
    plan.file = file;
    return plan;
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

Result<LaunchPlan> plan_exec(const WireOrder& order, const Interpreters& interpreters) {
    const auto file = TRY(present(order.target));
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

/// A script that answers one question a process, in a Python that is loaded already and forks for every decision.
Result<LaunchPlan> plan_warm(const WireOrder& order) {
    const auto file = present(order.target);
    if (!file) return file.error();
    const auto python = find_python();
    if (!python) return python.error();
    const auto host = host_file("hosts/exec_warm.py");
    if (!host) return host.error();
    const std::string name = "bots/" + fs::path(*file).filename().string();
    LaunchPlan plan{.arguments = {python->path, "-s", "-B", *host},
                    .variables = {"PYTHONHASHSEED=0"},
                    .copies = {{*file, name}},
                    .file = name};
    plan.shown = python->shown;
    plan.shown.push_back(*host);
    return plan;
}

Result<LaunchPlan> plan_command(const WireOrder& order) {
    LaunchPlan plan{.arguments = {}, .speech = Speech::Lines};
    std::vector<std::string> words = command_words(order.target);
    if (words.empty()) {
        if (order.target.find_first_not_of(" \t") == std::string::npos)
            return misuse("hosting", "hilltop: needs a command");
        plan.arguments = {"/bin/sh", "-c", order.target};
        for (const std::string& word : words_of(order.target, true))
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

} // namespace

bool node_takes(const std::string& game, const std::string& path) {
    const std::string node = find_program("node");
    if (node.empty()) return false;
    const auto host = host_file(contest_host(game, ".js"));
    if (!host) return false;
    constexpr const char* kTry =
        "const fs = require('fs'), vm = require('vm');\n"
        "const [game, bot] = process.argv.slice(1).map(file => fs.readFileSync(file, 'utf8'));\n"
        "const made = new vm.Script(game).runInContext(vm.createContext({}))(() => {}, 0);\n"
        "const reads = text => { try { return new vm.Script(text); } catch { return null; } };\n"
        "process.exit(made.programs(bot).some(reads) ? 0 : 1)";
    const auto said = saying_of({node, "-e", kTry, *host, std::filesystem::absolute(path).string()}, kNodeReads);
    return said && said->status == 0;
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
    // Root may read all files, and one x bit of the three is enough to run one.
    const auto any_x = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    if (!may_run(file) || (fs::status(file, problem).permissions() & any_x) == fs::perms::none)
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

Result<Python> find_python() {
    static const auto found = []() -> Result<Python> {
        const std::string program = find_program("python3");
        if (program.empty()) return failure("hosting", "python3 is not installed (package python3)");
        std::optional<Error> problem;
        Python python = ask_python(program, problem);
        if (problem) return *problem;
        return python;
    }();
    return found;
}

std::vector<std::string> command_words(std::string_view command) {
    return words_of(command, false);
}

std::map<std::string, Planner> usual_planners(const Interpreters& interpreters) {
    return {{"python", plan_python},
            {"js+node", plan_node},
            {"hilltop", plan_command},
            {"exec+warm", plan_warm},
            {"exec", [interpreters](const WireOrder& order) { return plan_exec(order, interpreters); }}};
}

} // namespace hilltop
