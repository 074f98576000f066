// SPDX-License-Identifier: GPL-3.0-or-later
// What /proc says of processes.
#include "system/processes.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace hilltop {
namespace {

/// A short file of /proc; empty if the process has gone.
std::string_view proc_text(const char* path, std::span<char> space) {
    const int file = ::open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return {};
    std::size_t size = 0;
    for (ssize_t got; size < space.size() && (got = ::read(file, space.data() + size, space.size() - size)) > 0;)
        size += static_cast<std::size_t>(got);
    ::close(file);
    return {space.data(), size};
}

/// The next number of a text of numbers between blanks.
std::optional<std::int64_t> next_number(std::string_view& text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\n'))
        text.remove_prefix(1);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{}) return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

struct ProcStat {
    int threads = 0;
    std::int64_t pages = 0;
    std::int64_t own = 0;   ///< ticks of the processor
    std::int64_t ended = 0; ///< of children that have ended, and theirs
};

/// Fields 14 to 17, 20 and 24 of /proc/PID/stat (proc(5)); nothing if the process has gone.
std::optional<ProcStat> proc_stat(ProcessId process) {
    char path[48];
    char space[1024];
    std::snprintf(path, sizeof path, "/proc/%d/stat", process);
    std::string_view text = proc_text(path, space);
    const auto name_end = text.rfind(')');
    if (name_end == text.npos || name_end + 4 > text.size()) return {};
    text.remove_prefix(name_end + 4); // behind the state
    ProcStat stat;
    for (int field = 4; field <= 24; ++field) {
        const auto value = next_number(text);
        if (!value) { // fields beyond 2^63 are not used here
            while (!text.empty() && text.front() != ' ')
                text.remove_prefix(1);
            continue;
        }
        if (field == 14 || field == 15) stat.own += *value;
        if (field == 16 || field == 17) stat.ended += *value;
        if (field == 20) stat.threads = static_cast<int>(*value);
        if (field == 24) stat.pages = *value;
    }
    return stat;
}

std::vector<ProcessId> threads_of(ProcessId process, int count) {
    if (count <= 1) return {process};
    std::vector<ProcessId> threads;
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task", gone))
        threads.push_back(std::atoi(entry.path().filename().c_str()));
    return threads;
}

/// Calls visit(process, stat, threads) for all below `root`.
template <class Visit>
void visit_below(ProcessId root, Visit visit) {
    std::vector<ProcessId> waiting{root};
    char path[64];
    std::vector<char> space(1 << 16);
    while (!waiting.empty()) {
        const ProcessId process = waiting.back();
        waiting.pop_back();
        const auto stat = process == root ? ProcStat{.threads = 1} : proc_stat(process);
        if (!stat) continue;
        const std::vector<ProcessId> threads = threads_of(process, stat->threads);
        if (process != root) visit(process, *stat, threads);
        for (const ProcessId thread : threads) { // a child belongs to the thread that has made it
            std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", process, thread);
            std::string_view children = proc_text(path, space);
            while (const auto child = next_number(children))
                waiting.push_back(static_cast<ProcessId>(*child));
        }
    }
}

} // namespace

Taken taken_below(ProcessId root) {
    static const std::int64_t page = ::sysconf(_SC_PAGESIZE);
    static const std::int64_t second = ::sysconf(_SC_CLK_TCK);
    Taken taken;
    const auto above = proc_stat(root);
    std::int64_t ticks = above ? above->ended : 0;
    visit_below(root, [&](ProcessId, const ProcStat& stat, const std::vector<ProcessId>&) {
        ++taken.processes;
        ticks += stat.own + stat.ended;
        taken.memory += stat.pages * page;
    });
    taken.processor = std::chrono::microseconds(ticks * 1'000'000 / second);
    return taken;
}

Waits waits_below(ProcessId root) {
    Waits waits;
    const auto add = [&](ProcessId process, ProcessId thread) {
        char path[64];
        char space[128];
        std::snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", process, thread);
        std::string_view text = proc_text(path, space); // running, waiting, slices
        next_number(text);
        if (const auto waited = next_number(text)) waits[thread] = std::chrono::nanoseconds(*waited);
    };
    add(root, root);
    visit_below(root, [&](ProcessId process, const ProcStat&, const std::vector<ProcessId>& threads) {
        for (const ProcessId thread : threads)
            add(process, thread);
    });
    return waits;
}

} // namespace hilltop
