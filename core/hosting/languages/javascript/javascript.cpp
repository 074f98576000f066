// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/isolation.h"
#include "hosting/languages/javascript/js_check.h"
#include "hosting/languages/javascript/js_host.h"
#include "hosting/languages/javascript/js_wire.h"
#include "hosting/languages/language.h"
#include "hosting/languages/programs.h"
#include "hosting/languages/regex.h"
#include "hosting/names_in_file.h"
#include "hosting/processes.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

namespace hilltop {
namespace {

constexpr std::chrono::seconds kNodeReads{20};

Result<LaunchPlan> plan_node(const WireOrder& order, const Obedience&) {
    const auto file = TRY(path_of_bot(order.target));
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

/// Where a method of an object is defined.
std::optional<std::size_t> place_of_method(const SourceText& source, std::string_view method) {
    const auto found = Regex(R"(\b)" + std::string(method) + R"(\s*[(:=,}])").match(source.bare);
    return found ? std::optional(found->begin()) : std::nullopt;
}

/// The error for a source that lacks a method of its contest, at the place of a method that it has.
Error method_missing(const std::string& path, const SourceText& source, std::span<const std::string_view> methods,
                     std::string_view missing) {
    for (const auto method : methods)
        if (const auto at = place_of_method(source, method))
            return told_at(path, source, *at, failure("botlab", "it has {}, but no {}", method, missing));
    return failure("botlab", "{} has no {}", path, missing);
}

/// The plain text that is given behind a name; nothing where that has to be worked out.
std::optional<std::string> text_given(const SourceText& source, std::size_t behind) {
    static const Regex begins(R"(\s*[:=]\s*(['"`]))"), ends(R"(\s*(?:[,;}\n]|$))");
    const auto found = begins.match_at(source.bare, behind);
    const std::size_t to = found ? source.bare.find(found->text(1), found->end()) : source.bare.npos;
    if (to == source.bare.npos || !ends.match_at(source.bare, to + 1)) return {};
    std::string text = source.written(found->end(), to);
    const bool plain = text.find_first_of(found->text(1) == "`" ? "\\$" : "\\") == std::string::npos;
    return plain && !text.empty() ? std::optional(std::move(text)) : std::nullopt;
}

/// What the bots are called, in their order, where the source says it plainly: each object with the method has one name
/// beside it, and nothing else is called a name; or there is one, without a name.
std::optional<std::vector<std::string>> plain_names(const SourceText& source, const std::string& method) {
    const Regex word("\\b" + method + R"(\b(?=\s*[(:=,}])|\bname\b|(['"]) {4}\1|[(\[{}\])])");
    std::vector<std::size_t> open{source.bare.size()}; // brackets around a place, by theirs
    std::set<std::size_t> bots;
    std::map<std::size_t, std::string> names; // by the bracket around them
    for (const RegexMatch& match : word.all(source.bare)) {
        const std::string_view found = match.text();
        if (std::string_view("([{").find(found) != std::string_view::npos) {
            open.push_back(match.begin());
        } else if (std::string_view(")]}").find(found) != std::string_view::npos) {
            if (open.size() > 1) open.pop_back();
        } else if (found == method) {
            if (!bots.insert(open.back()).second) return {};
        } else if (source.written(match.begin(), match.end()).find("name") != std::string::npos) {
            const auto name = text_given(source, match.end());
            if (!name || !names.emplace(open.back(), *name).second) return {};
        }
    }
    if (names.empty() && bots.size() == 1) return std::vector<std::string>{"bot 1"}; // as its host calls it
    std::vector<std::string> all;
    for (const auto& [bracket, name] : names) {
        if (!bots.contains(bracket)) return {};
        all.push_back(name);
    }
    return all.size() == bots.size() ? std::optional(std::move(all)) : std::nullopt;
}

/// Bots of contests, and programs of the Hilltop protocol for Node.js.
Recognised recognise_javascript(const std::string& path, const std::string& text) {
    static const Regex client(R"(\brequire\s*\(\s*['"][^'"]*hilltop(\.js)?['"])");
    const SourceText source(text, SourceStyle::JavaScript);
    const auto contests = contests_with("js");
    const auto contest = std::find_if(contests.begin(), contests.end(), [&](const ContestOf& one) {
        return std::any_of(one.marks.methods.begin(), one.marks.methods.end(),
                           [&](auto method) { return place_of_method(source, method).has_value(); });
    });
    if (contest == contests.end()) {
        if (!client.fits(text)) return {};
        return std::vector{
            recognised_command("node", command_word(path), std::filesystem::path(path).stem().string(), "JavaScript")};
    }
    const char* kind = "js";
    if (auto fits = js_syntax(contest->game, path, text); !fits) {
        if (!node_takes(contest->game, path)) return fits.error();
        kind = "js+node";
    }
    for (const auto method : contest->marks.methods)
        if (!place_of_method(source, method)) return method_missing(path, source, contest->marks.methods, method);
    auto names = plain_names(source, std::string(contest->marks.methods.front()));
    if (!names && (bot_kind(kind).in_engine || isolation().on()))
        if (auto told = names_in_file(contest->game, kind, path)) names = told.take();
    if (!names) names = {"bot 1"}; // its check says what is wrong with it
    std::vector<RecognisedBot> bots;
    for (const std::string& name : *names) {
        RecognisedBot bot =
            recognised(contest->game, kind, path, names->size() == 1 ? std::string() : name, "JavaScript");
        // A spec that is read as something else cannot name it.
        if (read_bot_spec(bot_spec_text(bot.spec)) != bot.spec) continue;
        if (names->size() == 1 && !name.starts_with("bot ")) bot.name = name;
        bots.push_back(std::move(bot));
    }
    if (bots.empty())
        return failure("botlab", "{} contains {} bots; each needs a name without spaces", path, names->size());
    return bots;
}

constexpr std::array<BotKind, 2> kJavaScriptKinds{{
    {.id = "js",
     .in_engine = true,
     .holds_several = true,
     .plan = [](const WireOrder& order, const Obedience&) { return plan_js(order); },
     .version = [](const std::string&) { return js_engine(); }},
    {.id = "js+node",
     .holds_several = true,
     .plan = plan_node,
     .version = [](const std::string&) { return version_of("node"); }},
}};
constexpr std::array<std::string_view, 3> kJavaScriptEndings{".js", ".mjs", ".cjs"};

} // namespace

extern constinit const Language kJavaScript{
    .name = "JavaScript", .kinds = kJavaScriptKinds, .endings = kJavaScriptEndings, .in_source = recognise_javascript};

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

} // namespace hilltop
