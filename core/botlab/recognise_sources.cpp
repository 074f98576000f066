// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/recognise_sources.h"

#include "botlab/pattern.h"
#include "botlab/source_text.h"
#include "game/bot_spec.h"
#include "hosting/launch.h"
#include "hosting/processes.h"
#include "registry/registry.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kParses{20};

/// What Python says against a text, which it does not run.
std::optional<Error> python_complaint(const std::string& path) {
    const auto python = find_python();
    if (!python) return {};
    const auto said = saying_of({python->path, "-I", "-B", "-c",
                                 "import ast, sys\n"
                                 "try: ast.parse(open(sys.argv[1], 'rb').read())\n"
                                 "except SyntaxError as e: print(e.lineno or 1, e.offset or 1, e.msg, sep='\\n')\n"
                                 "except ValueError as e: print(1, 1, e, sep='\\n')\n",
                                 std::filesystem::absolute(path).string()},
                                kParses);
    if (!said || said->status != 0) return {};
    std::istringstream lines(said->out);
    std::string line, column, what;
    if (!std::getline(lines, line) || !std::getline(lines, column) || !std::getline(lines, what)) return {};
    return failure("botlab", "{}: line {}, column {}: {}", path, line, column, what);
}

/// What a class of Python holds; it ends where a line begins at its edge.
std::string_view body_of(const SourceText& source, const FoundClass& one) {
    static const Pattern edge(R"((?m)^[^\s#)\]}])");
    const auto end = edge.match(source.bare, std::min(source.bare.find('\n', one.at), source.bare.size()));
    return std::string_view(source.bare).substr(one.at, end ? end->begin() - one.at : source.bare.npos);
}

/// Whether it leaves a method to others, as the module abc has it.
bool is_unfinished(const SourceText& source, const FoundClass& one) {
    static const Pattern left(R"((?m)^\s*@\s*(?:abc\s*\.\s*)?abstractmethod\b)");
    return left.fits(body_of(source, one));
}

bool defines(const SourceText& source, const FoundClass& one, const std::string& method) {
    const auto body = body_of(source, one);
    return Pattern(R"((?m)\bdef\s+)" + method + R"(\s*\(|^\s+)" + method + R"(\s*=)").fits(body);
}

bool plays(const SourceText& source, const FoundClass& one, const ContestMarks& marks) {
    return std::all_of(marks.methods.begin(), marks.methods.end(), [&](std::string_view method) {
        return defines(source, one, std::string(method.substr(0, method.find('('))));
    });
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

std::vector<ContestOf> contests_with(std::string_view kind) {
    std::vector<ContestOf> found;
    for (const GameEntry* game : games())
        if (const KindTraits* traits = game->find_kind(kind))
            found.push_back({game->info().id, game->info().title, traits->marks});
    return found;
}

std::vector<FoundClass> players_among(const std::vector<FoundClass>& classes) {
    std::set<std::string> players{"Player"};
    for (bool more = true; more;) {
        more = false;
        for (const FoundClass& one : classes)
            if (players.contains(one.base)) more = players.insert(one.name).second || more;
    }
    std::vector<FoundClass> found;
    for (const FoundClass& one : classes)
        if (one.name != "Player" && players.contains(one.name)) found.push_back(one);
    return found;
}

void set_aside(const std::vector<FoundClass>& classes, std::vector<RecognisedBot>& bots) {
    const auto hidden = [](const RecognisedBot& bot) { return bot.name.starts_with('_'); };
    std::map<std::string, std::string> extended_by; // by each base
    for (const RecognisedBot& bot : bots) {
        if (hidden(bot)) continue;
        std::set<std::string> below{bot.name};
        for (bool more = true; more;) {
            more = false;
            for (const FoundClass& one : classes)
                if (below.contains(one.name) && below.insert(one.base).second) {
                    extended_by.try_emplace(one.base, bot.name);
                    more = true;
                }
        }
    }
    for (RecognisedBot& bot : bots) {
        const auto by = extended_by.find(bot.name);
        if (hidden(bot))
            bot.aside = failure("botlab", "{} begins with _, so it is no entrant; {} lets it play", bot.name, bot.spec);
        else if (by != extended_by.end())
            bot.aside = failure("botlab", "{} is what {} extends, so it is no entrant; {} lets it play", bot.name,
                                by->second, bot.spec);
    }
    std::stable_partition(bots.begin(), bots.end(), [](const RecognisedBot& bot) { return !bot.aside; });
}

Result<std::vector<RecognisedBot>> all_or_why(const std::string& path, std::vector<RecognisedBot> bots) {
    if (bots.front().aside) return failure("botlab", "{}: {}", path, *bots.front().aside);
    return bots;
}

Error told_at(const std::string& path, const SourceText& source, std::size_t place, const Error& what) {
    return failure("botlab", "{}: line {}, column {}: {}", path, source.line_of(place), source.column_of(place), what);
}

RecognisedBot recognised(const char* game, const char* kind, const std::string& target, const std::string& name,
                         const char* language) {
    const BotSpecText spec{kind, target, name};
    return {game, bot_spec_text(spec), short_name(spec), language, {}};
}

RecognisedBot recognised_command(const std::string& program, const std::string& arguments, const std::string& name,
                                 const char* language) {
    RecognisedBot bot = recognised("", "hilltop", program + ' ' + arguments, {}, language);
    bot.name = name;
    bot.wants = missing_program(program);
    return bot;
}

std::string missing_program(const std::string& program) {
    static const std::pair<const char*, const char*> packages[] = {
        {"python3", "python3"},
        {"node", "nodejs"},
        {"java", "default-jdk-headless"},
        {"javac", "default-jdk-headless"},
        {"ruby", "ruby"},
        {"perl", "perl"},
        {"php", "php-cli"},
        {"lua", "lua5.4"},
    };
    if (!find_program(program).empty()) return {};
    for (const auto& [name, package] : packages)
        if (program == name) return program + " (package " + package + ')';
    return program;
}

std::string command_word(const std::string& word) {
    const auto plain = [](unsigned char c) {
        return std::isalnum(c) != 0 || c >= 0x80 ||
               std::string_view("/._-+,@%").find(static_cast<char>(c)) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
    std::string quoted = "\"";
    for (const char c : word) {
        if (std::string_view("\"\\$`").find(c) != std::string_view::npos) quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

Recognised recognise_python(const std::string& path, std::string_view text) {
    static const Pattern declared(R"((?m)^class\s+([\w\p{M}]+)\s*\(([^)]*)\))");
    static const Pattern client(R"((?m)^\s*(?:import\s+hilltop\b|from\s+hilltop\s+import\b))");
    const SourceText source(std::string(text), SourceStyle::Python);
    if (client.fits(source.bare)) {
        if (const auto complaint = python_complaint(path)) return *complaint;
        return std::vector{
            recognised_command("python3", command_word(path), std::filesystem::path(path).stem().string(), "Python")};
    }
    std::vector<FoundClass> classes;
    // Of several bases the one that makes it a player counts.
    static const Pattern base(R"([^,]+)"), last(R"([\w\p{M}]*(?=\s*$))");
    for (const PatternMatch& match : declared.all(source.bare))
        for (const PatternMatch& one : base.all(match.text(2)))
            if (const auto name = last.match(one.text()))
                classes.push_back({std::string(match.text(1)), std::string(name->text()), match.begin(1)});
    const auto players = players_among(classes);
    if (players.empty()) return {};
    if (const auto complaint = python_complaint(path)) return *complaint;
    // A method may come from a base, whichever: only what never has one is no bot.
    const auto contests = contests_with("python");
    const auto contest = std::find_if(contests.begin(), contests.end(), [&](const ContestOf& one) {
        return std::any_of(players.begin(), players.end(),
                           [&](const FoundClass& player) { return plays(source, player, one.marks); });
    });
    std::set<std::string> playing;
    for (bool more = true; more;) {
        more = false;
        for (const FoundClass& one : players)
            if (playing.contains(one.base) || (contest != contests.end() && plays(source, one, contest->marks)))
                more = playing.insert(one.name).second || more;
    }
    if (playing.empty())
        return told_at(path, source, players.front().at,
                       failure("botlab", "{} has no method {}", players.front().name, known_methods(contests)));
    std::vector<RecognisedBot> bots;
    std::set<std::string> seen;
    std::optional<Error> unfinished;
    for (const FoundClass& one : players) {
        if (!playing.contains(one.name) || !seen.insert(one.name).second) continue;
        if (is_unfinished(source, one)) {
            unfinished =
                told_at(path, source, one.at, failure("botlab", "{} is abstract, so it is not a bot", one.name));
            continue;
        }
        bots.push_back(
            recognised(contest->game, "python", path, playing.size() == 1 ? std::string() : one.name, "Python"));
        bots.back().name = one.name;
        bots.back().wants = missing_program("python3");
    }
    if (bots.empty()) return *unfinished;
    set_aside(classes, bots);
    return all_or_why(path, std::move(bots));
}

} // namespace hilltop
