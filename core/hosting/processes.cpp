// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/processes.h"

#include "base/system_error.h"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <span>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hilltop {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kLookAtStop{50};

Result<Pipe> new_pipe(int mine) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return failure("hosting", "no pipe can be made ({})", system_reason(errno));
    Pipe pipe{File(ends[mine]), File(ends[1 - mine])};
    ::fcntl(pipe.mine.number(), F_SETFL, O_NONBLOCK);
    return pipe;
}

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
};

/// Fields 20 and 24 of /proc/PID/stat (proc(5)); nothing if the process has gone.
std::optional<ProcStat> proc_stat(pid_t process) {
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
        if (!value) { // fields beyond 2^63 are none of ours
            while (!text.empty() && text.front() != ' ')
                text.remove_prefix(1);
            continue;
        }
        if (field == 20) stat.threads = static_cast<int>(*value);
        if (field == 24) stat.pages = *value;
    }
    return stat;
}

std::vector<pid_t> threads_of(pid_t process, int count) {
    if (count <= 1) return {process};
    std::vector<pid_t> threads;
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task", gone))
        threads.push_back(std::atoi(entry.path().filename().c_str()));
    return threads;
}

/// Calls visit(process, stat, threads) for all below `root`.
template <class Visit>
void visit_below(pid_t root, Visit visit) {
    std::vector<pid_t> waiting{root};
    char path[64];
    std::vector<char> space(1 << 16);
    while (!waiting.empty()) {
        const pid_t process = waiting.back();
        waiting.pop_back();
        const auto stat = process == root ? ProcStat{1, 0} : proc_stat(process);
        if (!stat) continue;
        const std::vector<pid_t> threads = threads_of(process, stat->threads);
        if (process != root) visit(process, *stat, threads);
        for (const pid_t thread : threads) { // a child belongs to the thread that has made it
            std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", process, thread);
            std::string_view children = proc_text(path, space);
            while (const auto child = next_number(children))
                waiting.push_back(static_cast<pid_t>(*child));
        }
    }
}

} // namespace

File::File(File&& other) noexcept
    : m_number(std::exchange(other.m_number, -1)) {}

File& File::operator=(File&& other) noexcept {
    if (this != &other) {
        close();
        m_number = std::exchange(other.m_number, -1);
    }
    return *this;
}

void File::close() {
    if (m_number >= 0) ::close(std::exchange(m_number, -1));
}

Result<Pipe> pipe_to_child() {
    return new_pipe(1);
}

Result<Pipe> pipe_from_child() {
    return new_pipe(0);
}

Taken taken_below(pid_t root) {
    static const std::int64_t page = ::sysconf(_SC_PAGESIZE);
    Taken taken;
    visit_below(root, [&](pid_t, const ProcStat& stat, const std::vector<pid_t>&) {
        ++taken.processes;
        taken.memory += stat.pages * page;
    });
    return taken;
}

Waits waits_below(pid_t root) {
    Waits waits;
    visit_below(root, [&](pid_t process, const ProcStat&, const std::vector<pid_t>& threads) {
        char path[64];
        char space[128];
        for (const pid_t thread : threads) {
            std::snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", process, thread);
            std::string_view text = proc_text(path, space); // running, waiting, slices
            next_number(text);
            if (const auto waited = next_number(text)) waits[thread] = std::chrono::nanoseconds(*waited);
        }
    });
    return waits;
}

Result<Saying> saying_of(const std::vector<std::string>& arguments, std::chrono::milliseconds at_most,
                         const std::function<bool()>& stopped) {
    auto out = pipe_from_child();
    if (!out) return out.error();
    auto errors = pipe_from_child();
    if (!errors) return errors.error();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out->theirs.number(), 1);
    posix_spawn_file_actions_adddup2(&actions, errors->theirs.number(), 2);
    std::vector<char*> words;
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    pid_t process = 0;
    const int problem = ::posix_spawnp(&process, words[0], &actions, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (problem != 0) return failure("hosting", "{} cannot be started ({})", arguments[0], system_reason(problem));
    out->theirs.close();
    errors->theirs.close();
    const auto end = Steady::now() + at_most;
    Saying saying;
    std::string* texts[2] = {&saying.out, &saying.errors};
    pollfd watched[2] = {{out->mine.number(), POLLIN, 0}, {errors->mine.number(), POLLIN, 0}};
    bool late = false;
    while (!late && (watched[0].fd >= 0 || watched[1].fd >= 0)) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Steady::now());
        const auto slice = std::min<std::chrono::milliseconds>(left, kLookAtStop);
        late = left.count() <= 0 || (stopped && stopped());
        if (late || ::poll(watched, 2, static_cast<int>(slice.count())) <= 0) continue;
        for (int i = 0; i < 2 && !late; ++i) {
            char space[4096];
            if (watched[i].fd < 0 || watched[i].revents == 0) continue;
            const ssize_t got = ::read(watched[i].fd, space, sizeof space);
            if (got > 0)
                texts[i]->append(space, static_cast<std::size_t>(got));
            else if (got == 0 || errno != EAGAIN)
                watched[i].fd = -1;
        }
    }
    if (late) ::kill(process, SIGKILL);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    if (late) return failure("hosting", "{} does not answer", arguments[0]);
    saying.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return saying;
}

std::string find_program(std::string_view name) {
    namespace fs = std::filesystem;
    const char* found = std::getenv("PATH");
    std::string_view folders = found != nullptr ? found : "/usr/local/bin:/usr/bin:/bin";
    for (;;) {
        const auto colon = folders.find(':');
        const fs::path path = fs::path(folders.substr(0, colon)) / name;
        std::error_code problem;
        if (path.is_absolute() && fs::is_regular_file(path, problem) && ::access(path.c_str(), X_OK) == 0)
            return path.string();
        if (colon == folders.npos) return {};
        folders.remove_prefix(colon + 1);
    }
}

} // namespace hilltop
