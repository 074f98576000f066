// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/python/python.h"

#include "hosting/isolation.h"
#include "hosting/languages/executables/scripts.h"
#include "hosting/languages/language.h"
#include "hosting/languages/programs.h"
#include "hosting/languages/regex.h"
#include "hosting/processes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <set>
#include <sstream>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kPythonTells{20};

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
        problem = failure("hosting", "{} does not report the path of its program", program);
        return {};
    }
    Python python{lines[0], shown_for_program(lines[0])};
    for (const std::string& path : {lines[1], lines[2]})
        if (is_hidden(path)) python.shown.push_back(path);
    return python;
}

Result<LaunchPlan> plan_python(const WireOrder& order, const Obedience&) {
    const auto file = TRY(path_of_bot(order.target));
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

constexpr std::chrono::seconds kParses{20};

/// What is known of a source.
struct PythonSource {
    std::optional<Error> wrong{};
    bool is_client = false;
    std::vector<FoundClass> classes{}; ///< one with several bases comes several times
};

std::vector<std::string> parts_of(std::string_view list, char mark) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(list)};
    for (std::string part; std::getline(stream, part, mark);)
        parts.push_back(part);
    return parts;
}

/// By patterns: whether it is worth asking Python, and all there is where there is no Python. Each class has all
/// methods.
PythonSource look_at_python(const std::string& text, const std::set<std::string>& methods) {
    static const Regex declared(R"((?m)^class\s+([\w\p{M}]+)\s*\(([^)]*)\))");
    static const Regex client(R"((?m)^\s*(?:import\s+hilltop\b|from\s+hilltop\s+import\b))");
    static const Regex last(R"([\w\p{M}]*(?=\s*$))");
    PythonSource source{.is_client = client.fits(text)};
    for (const RegexMatch& match : declared.all(text))
        for (const std::string& base : parts_of(match.text(2), ','))
            if (const auto name = last.match(base))
                source.classes.push_back(
                    {.name = std::string(match.text(1)), .base = std::string(name->text()), .methods = methods});
    return source;
}

/// By Python itself.
std::optional<PythonSource> ask_for_classes(const std::string& path) {
    const auto python = find_python();
    const auto reader = host_file("hosts/python_classes.py");
    if (!python || !reader) return {};
    const auto said = saying_of({python->path, "-I", "-B", *reader, std::filesystem::absolute(path).string()}, kParses);
    if (!said || said->status != 0) return {};
    PythonSource source;
    for (const std::string& line : parts_of(said->out, '\n')) {
        std::istringstream words(line);
        std::string what, bases, methods;
        words >> what;
        FoundClass one;
        bool whole = true;
        if (what == "client") source.is_client = true;
        if (what == "class" && words >> one.name >> one.line >> one.column >> whole >> bases >> methods) {
            one.is_abstract = !whole;
            for (std::string& method : parts_of(std::string_view(methods).substr(1), ','))
                one.methods.insert(std::move(method));
            for (std::string& base : parts_of(std::string_view(bases).substr(1), ',')) {
                one.base = std::move(base);
                source.classes.push_back(one);
            }
        }
        if (what == "wrong" && words >> one.line >> one.column && std::getline(words >> std::ws, what))
            source.wrong = told_at(path, one.line, one.column, failure("botlab", "{}", what));
    }
    return source;
}

/// Bots of contests, and programs of the Hilltop protocol; a script that is run by itself is left to its first line.
Recognised recognise_python(const std::string& path, const std::string& text) {
    const auto contests = contests_with("python");
    std::set<std::string> methods;
    std::string known; // "play(card, info)", of several contests with commas between them
    for (const ContestOf& one : contests)
        for (const auto method : one.marks.methods) {
            methods.emplace(method.substr(0, method.find('(')));
            known += (known.empty() ? "" : ", ") + std::string(method);
        }
    PythonSource source = look_at_python(text, methods);
    if (!source.is_client && players_among(source.classes).empty()) return {};
    if (auto asked = ask_for_classes(path)) source = std::move(*asked);
    if (source.wrong) return *source.wrong;
    if (source.is_client) {
        if (text.starts_with("#!") && is_marked_executable(path)) return {};
        return std::vector{
            recognised_command("python3", command_word(path), std::filesystem::path(path).stem().string(), "Python")};
    }
    const auto players = players_among(source.classes);
    if (players.empty()) return {};
    const auto plays = [](const FoundClass& one, const ContestOf& contest) {
        return std::ranges::all_of(contest.marks.methods, [&](std::string_view method) {
            return one.methods.contains(std::string(method.substr(0, method.find('('))));
        });
    };
    const auto contest = std::ranges::find_if(contests, [&](const ContestOf& one) {
        return std::ranges::any_of(players, [&](const FoundClass& player) { return plays(player, one); });
    });
    if (contest == contests.end())
        return told_at(path, players.front().line, players.front().column,
                       failure("botlab", "{} has no method {}", players.front().name, known));
    std::vector<FoundClass> playing;
    for (const FoundClass& one : players)
        if (plays(one, *contest) && std::ranges::find(playing, one.name, &FoundClass::name) == playing.end())
            playing.push_back(one);
    std::vector<RecognisedBot> bots;
    std::optional<Error> unfinished;
    for (const FoundClass& one : playing) {
        if (one.is_abstract) {
            unfinished =
                told_at(path, one.line, one.column, failure("botlab", "{} is abstract, so it is not a bot", one.name));
            continue;
        }
        bots.push_back(
            recognised(contest->game, "python", path, playing.size() == 1 ? std::string() : one.name, "Python"));
        bots.back().name = one.name;
        bots.back().wants = missing_program("python3");
    }
    if (bots.empty()) return *unfinished;
    return set_aside(path, source.classes, std::move(bots));
}

constexpr std::array<BotKind, 1> kPythonKinds{
    {{.id = "python", .holds_several = true, .plan = plan_python, .version = python_version}}};
constexpr std::array<std::string_view, 1> kPythonEndings{".py"};

} // namespace

extern constinit const Language kPython{
    .name = "Python", .kinds = kPythonKinds, .endings = kPythonEndings, .in_source = recognise_python};

std::string python_version(const std::string&) {
    const auto python = find_python();
    return python ? version_of(python->path) : std::string();
}

bool is_python(const std::string& path) {
    return std::filesystem::path(path).filename().string().starts_with("python");
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

} // namespace hilltop
