// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/java_launch.h"

#include "hosting/isolation.h"
#include "hosting/processes.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <sstream>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kCompiles{120};
/// Bot objects of one order in one machine of Java, each with a class loader of its own: they use no files, for it has
/// one working folder.
constexpr int kTogether = 16;
/// Memory of Java besides its objects.
constexpr std::int64_t kBesideHeap = 256 << 20;

std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

/// Below the limit that the host watches, so that it is the bot's Java that says there is no more.
std::string heap(const BotLimits& limits) {
    const std::int64_t most = std::max(limits.memory / 2, limits.memory - kBesideHeap);
    return fmt::format("{}k", std::max<std::int64_t>(most >> 10, 2048)); // below two MiB it does not start
}

/// How many there are; none where there is no folder.
std::ptrdiff_t files_in(const std::string& folder) {
    std::error_code problem;
    const fs::directory_iterator files(folder, problem);
    return problem ? 0 : std::distance(begin(files), end(files));
}

} // namespace

Result<LaunchPlan> plan_java(const WireOrder& order, const Obedience& obedience) {
    std::error_code problem;
    const fs::path file = fs::absolute(order.target, problem).lexically_normal();
    if (order.target.empty() || problem || !fs::exists(file, problem))
        return failure("hosting", "{}: there is no such file", order.target);
    const std::string java = find_program("java");
    if (java.empty()) return failure("hosting", "java is not installed (package default-jdk-headless)");
    const auto host = TRY(host_folder("java"));
    const std::string cache = (fs::path(host).parent_path() / "java-classes").string();
    const std::string start = host + "/start.sh";
    const auto known = files_in(cache);
    const auto begun = std::chrono::steady_clock::now();
    const auto compiled =
        saying_of({"/bin/sh", start, cache, file.string()}, kCompiles, [&] { return obedience.stopped(); });
    if (!compiled) return compiled.error();
    if (compiled->status != 0)
        return failure("hosting", "{}: {}", order.target,
                       first_line(compiled->errors.empty() ? compiled->out : compiled->errors));
    bool files = false;
    std::vector<std::string> used; // of the cache: what other bots were compiled to is not this one's to read
    std::istringstream said(compiled->out);
    for (std::string line; std::getline(said, line);) {
        files = files || line == "files";
        if (line.starts_with("uses ")) used.push_back(line.substr(5));
    }
    LaunchPlan plan{.arguments = {"/bin/sh", start, cache},
                    .variables = {"JAVA_HEAP=" + heap(order.limits)},
                    .bots = files ? 1 : kTogether,
                    .needs_folder = files};
    plan.shown = shown_for_program(java);
    plan.shown.push_back(shown_for(file.string()));
    plan.shown.insert(plan.shown.end(), used.begin(), used.end());
    for (fs::directory_iterator entry(fs::path(host).parent_path().parent_path(), problem), end;
         !problem && entry != end; entry.increment(problem))
        if (const fs::path sources = entry->path() / "hosts/java"; fs::exists(sources))
            plan.shown.push_back(sources.string()); // of contests
    plan.shown.push_back(host);
    for (fs::directory_iterator entry(cache, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().filename().string().starts_with("host-")) plan.shown.push_back(entry->path().string());
    plan.file = file.string();
    if (files_in(cache) != known)
        plan.compiled = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    return plan;
}

} // namespace hilltop
