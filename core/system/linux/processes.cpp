// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/processes.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hilltop {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kLookAtStop{50};

} // namespace

ProcessId own_process() {
    return ::getpid();
}

std::string own_program() {
    char path[4096];
    const ssize_t size = ::readlink("/proc/self/exe", path, sizeof path);
    return size > 0 ? std::string(path, static_cast<std::size_t>(size)) : std::string();
}

void allow_many_files() {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == files.rlim_max) return;
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
}

void wait_for_end(ProcessId process) {
    while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool has_ended(ProcessId process) {
    pid_t gone;
    do
        gone = ::waitpid(process, nullptr, WNOHANG);
    while (gone < 0 && errno == EINTR);
    return gone != 0;
}

std::optional<int> exit_code(int status) {
    return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
}

bool was_killed(int status) {
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

std::string how_it_ended(int status) {
    if (const auto code = exit_code(status)) return "exit code " + std::to_string(*code);
    if (!WIFSIGNALED(status)) return {};
    const char* name = ::sigabbrev_np(WTERMSIG(status));
    return "signal " + std::to_string(WTERMSIG(status)) + (name != nullptr ? " (" + std::string(name) + ')' : "");
}

void kill_group(ProcessId group) {
    ::kill(-group, SIGKILL);
}

Listening listen_to(const std::vector<std::string>& arguments, std::chrono::milliseconds at_most,
                    const std::function<bool()>& stopped, Saying& saying, std::span<const File> more) {
    Pipe out, errors;
    for (Pipe* pipe : {&out, &errors})
        if (const int code = open_pipe(*pipe, Flow::FromChild); code != 0) return {Listening::End::NoPipe, code};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out.theirs.number(), 1);
    posix_spawn_file_actions_adddup2(&actions, errors.theirs.number(), 2);
    posix_spawn_file_actions_addchdir_np(&actions, "/"); // what crashes there leaves nothing in the person's folder
    std::vector<File> along;                             // at numbers that the new descriptors do not use
    constexpr int kBehindAll = 64;
    for (const File& file : more) {
        along.emplace_back(::fcntl(file.number(), F_DUPFD_CLOEXEC, kBehindAll));
        posix_spawn_file_actions_adddup2(&actions, along.back().number(), 2 + static_cast<int>(along.size()));
    }
    std::vector<char*> words;
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    pid_t process = 0;
    const int problem = ::posix_spawnp(&process, words[0], &actions, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (problem != 0) return {Listening::End::NoStart, problem};
    out.theirs.close();
    errors.theirs.close();
    const auto end = SteadyClock::now() + at_most;
    const File* files[2] = {&out.mine, &errors.mine};
    std::string* texts[2] = {&saying.out, &saying.errors};
    pollfd watched[2] = {{out.mine.number(), POLLIN, 0}, {errors.mine.number(), POLLIN, 0}};
    bool late = false;
    while (!late && (watched[0].fd >= 0 || watched[1].fd >= 0)) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - SteadyClock::now());
        const auto slice = std::min<std::chrono::milliseconds>(left, kLookAtStop);
        late = left.count() <= 0 || (stopped && stopped());
        if (late || ::poll(watched, 2, static_cast<int>(slice.count())) <= 0) continue;
        for (int i = 0; i < 2; ++i) {
            char space[4096];
            if (watched[i].fd < 0 || watched[i].revents == 0) continue;
            const std::int64_t got = read_some(*files[i], space);
            if (got > 0)
                texts[i]->append(space, static_cast<std::size_t>(got));
            else if (got != -EAGAIN)
                watched[i].fd = -1;
        }
    }
    if (late) ::kill(process, SIGKILL);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    if (late) return {Listening::End::TooLate, ETIMEDOUT};
    saying.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {};
}

} // namespace hilltop
