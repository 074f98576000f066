// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/engines.h"

#include "system/files.h"
#include "wires/hosting.h"

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLibrary = "libhilltop-inside.so";
/// Where it may lie, from the folder of this program: beside it, installed, and beside the program for its tests.
constexpr const char* kPlaces[] = {".", HILLTOP_LIBRARY_PLACE, "../../bin"};

std::string find_library() {
    std::error_code problem;
    const fs::path program = fs::read_symlink("/proc/self/exe", problem);
    if (problem) return {};
    for (const char* place : kPlaces) {
        const fs::path file = (program.parent_path() / place / kLibrary).lexically_normal();
        if (fs::is_regular_file(file, problem)) return file.string();
    }
    return {};
}

} // namespace

const std::string& engine_library() {
    static const std::string library = find_library();
    return library;
}

bool can_play_together(const std::string& kind) {
    static const std::vector<std::string> doors{HILLTOP_DOORS};
    return !engine_library().empty() && std::find(doors.begin(), doors.end(), kind) != doors.end();
}

Result<LaunchPlan> plan_together(const WireOrder& order, const Planner& planner) {
    LaunchPlan all;
    for (WireOrder bot : order.together) {
        bot.limits = order.limits;
        auto plan = planner(bot);
        if (!plan || plan->needs_folder) {
            all.left_out.push_back(bot.target);
            continue;
        }
        all.arguments = std::move(plan->arguments);
        all.variables = std::move(plan->variables);
        all.shown.insert(all.shown.end(), plan->shown.begin(), plan->shown.end());
    }
    if (all.arguments.empty()) return failure("hosting", "none of these bots can be started");
    all.shown.push_back(engine_library());
    std::sort(all.shown.begin(), all.shown.end());
    all.shown.erase(std::unique(all.shown.begin(), all.shown.end()), all.shown.end());
    all.load = "engine " + as_word(engine_library());
    return all;
}

} // namespace hilltop
