// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/javascript/javascript.h"

#include "hosting/isolation.h"
#include "hosting/languages/javascript/js_check.h"
#include "hosting/languages/javascript/js_host.h"
#include "hosting/languages/language.h"
#include "hosting/languages/programs.h"
#include "hosting/processes.h"

#include <array>
#include <chrono>
#include <filesystem>

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

bool runs_any(const std::string&) {
    return true;
}

constexpr std::array<BotKind, 2> kJavaScriptKinds{{
    {.id = "js",
     .in_engine = true,
     .holds_several = true,
     .plan = [](const WireOrder& order, const Obedience&) { return plan_js(order); },
     .version = [](const std::string&) { return js_engine(); },
     .also_runs = runs_any},
    {.id = "js+node",
     .holds_several = true,
     .plan = plan_node,
     .version = [](const std::string&) { return version_of("node"); },
     .also_runs = runs_any},
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
