// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/executables/scripts.h"
#include "hosting/languages/pattern.h"
#include "hosting/languages/programs.h"
#include "hosting/languages/python/python.h"
#include "hosting/processes.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kParses{20};

/// What Python reads in a file, of which it runs nothing. A line each: "wrong LINE COLUMN WHAT", "client" where it
/// imports the library of the Hilltop protocol, and for each class outside of others "class NAME LINE COLUMN WHOLE
/// BASES METHODS", the last two with commas, each behind a dash. WHOLE is 0 where a method is left to others (abc).
constexpr const char* kReads = R"(
import ast, re, sys
def last(node):
    node = node.func if isinstance(node, ast.Call) else node
    return getattr(node, 'attr', getattr(node, 'id', ''))
def methods(body):
    for node in ast.walk(body):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name
        for target in getattr(node, 'targets', [getattr(node, 'target', None)]):
            if isinstance(target, ast.Name):
                yield target.id
text = open(sys.argv[1], 'rb').read()
said = []
try:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and any(one.name.split('.')[0] == 'hilltop' for one in node.names) or \
                isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or '').split('.')[0] == 'hilltop':
            said.append('client')
            break
    lines = text.removeprefix(b'\xef\xbb\xbf').splitlines()
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        word = re.compile(rb'class\s+').match(lines[node.lineno - 1], node.col_offset)
        column = len(word.group().decode()) + 1 if word else 1
        whole = not any(last(one) == 'abstractmethod' for inner in ast.walk(node)
                        for one in getattr(inner, 'decorator_list', []))
        said.append(f"class {node.name} {node.lineno} {column} {whole:d} -{','.join(map(last, node.bases))} "
                    f"-{','.join(methods(node))}")
except SyntaxError as error:
    said = [f'wrong {error.lineno or 1} {error.offset or 1} {error.msg}']
except ValueError as error:
    said = [f'wrong 1 1 {error}']
sys.stdout.buffer.write('\n'.join(said).encode('utf-8', 'replace'))
)";

struct PythonClass {
    int line = 1, column = 1;
    bool whole = true;
    std::set<std::string> methods{};
};

/// What is known of a source.
struct PythonSource {
    std::optional<Error> wrong{};
    bool is_client = false;
    std::vector<FoundClass> classes{}; ///< one with several bases comes several times
    std::map<std::string, PythonClass> known{};
};

std::vector<std::string> parts_of(std::string_view list, char mark) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(list)};
    for (std::string part; std::getline(stream, part, mark);)
        parts.push_back(part);
    return parts;
}

/// By patterns: whether it is worth asking Python, and all there is where there is no Python.
PythonSource look_at_python(const std::string& text, const std::vector<ContestOf>& contests) {
    static const Pattern declared(R"((?m)^class\s+([\w\p{M}]+)\s*\(([^)]*)\))");
    static const Pattern client(R"((?m)^\s*(?:import\s+hilltop\b|from\s+hilltop\s+import\b))");
    static const Pattern last(R"([\w\p{M}]*(?=\s*$))");
    PythonSource source{.is_client = client.fits(text)};
    for (const PatternMatch& match : declared.all(text)) {
        PythonClass& one = source.known[std::string(match.text(1))];
        for (const ContestOf& contest : contests)
            for (const auto method : contest.marks.methods)
                one.methods.emplace(method.substr(0, method.find('(')));
        for (const std::string& base : parts_of(match.text(2), ','))
            if (const auto name = last.match(base))
                source.classes.push_back({std::string(match.text(1)), std::string(name->text())});
    }
    return source;
}

/// By Python itself.
std::optional<PythonSource> ask_for_classes(const std::string& path) {
    const auto python = find_python();
    if (!python) return {};
    const auto said =
        saying_of({python->path, "-I", "-B", "-c", kReads, std::filesystem::absolute(path).string()}, kParses);
    if (!said || said->status != 0) return {};
    PythonSource source;
    for (const std::string& line : parts_of(said->out, '\n')) {
        std::istringstream words(line);
        std::string what, name, bases, methods;
        words >> what;
        PythonClass one;
        if (what == "client") source.is_client = true;
        if (what == "class" && words >> name >> one.line >> one.column >> one.whole >> bases >> methods) {
            for (std::string& method : parts_of(std::string_view(methods).substr(1), ','))
                one.methods.insert(std::move(method));
            for (const std::string& base : parts_of(std::string_view(bases).substr(1), ','))
                source.classes.push_back({name, base});
            source.known[name] = std::move(one);
        }
        if (what == "wrong" && words >> one.line >> one.column && std::getline(words >> std::ws, what))
            source.wrong = told_at(path, one.line, one.column, failure("botlab", "{}", what));
    }
    return source;
}

/// "play(card, info)", of several contests with commas between them.
std::string known_methods(const std::vector<ContestOf>& contests) {
    std::string all;
    for (const ContestOf& one : contests)
        for (const auto method : one.marks.methods)
            all += (all.empty() ? "" : ", ") + std::string(method);
    return all;
}

} // namespace

Recognised recognise_python(const std::string& path, const std::string& text) {
    const auto contests = contests_with("python");
    PythonSource source = look_at_python(text, contests);
    if (!source.is_client && players_among(source.classes).empty()) return {};
    if (auto asked = ask_for_classes(path)) source = std::move(*asked);
    if (source.wrong) return *source.wrong;
    if (source.is_client) {
        if (text.starts_with("#!") && is_marked_executable(path)) return {}; // it is run as a script
        return std::vector{
            recognised_command("python3", command_word(path), std::filesystem::path(path).stem().string(), "Python")};
    }
    const auto players = players_among(source.classes);
    if (players.empty()) return {};
    // A method may come from a base, whichever: only what never has one is no bot.
    const auto plays = [&](const FoundClass& one, const ContestOf& contest) {
        const std::set<std::string>& own = source.known[one.name].methods;
        return std::ranges::all_of(contest.marks.methods, [&](std::string_view method) {
            return own.contains(std::string(method.substr(0, method.find('('))));
        });
    };
    const auto contest = std::ranges::find_if(contests, [&](const ContestOf& one) {
        return std::ranges::any_of(players, [&](const FoundClass& player) { return plays(player, one); });
    });
    std::set<std::string> playing;
    for (bool more = true; more;) {
        more = false;
        for (const FoundClass& one : players)
            if (playing.contains(one.base) || (contest != contests.end() && plays(one, *contest)))
                more = playing.insert(one.name).second || more;
    }
    const auto wrong = [&](const FoundClass& one, const Error& what) {
        return told_at(path, source.known[one.name].line, source.known[one.name].column, what);
    };
    if (playing.empty())
        return wrong(players.front(),
                     failure("botlab", "{} has no method {}", players.front().name, known_methods(contests)));
    std::vector<RecognisedBot> bots;
    std::set<std::string> seen;
    std::optional<Error> unfinished;
    for (const FoundClass& one : players) {
        if (!playing.contains(one.name) || !seen.insert(one.name).second) continue;
        if (!source.known[one.name].whole) {
            unfinished = wrong(one, failure("botlab", "{} is abstract, so it is not a bot", one.name));
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

} // namespace hilltop
