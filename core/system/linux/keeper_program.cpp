// SPDX-License-Identifier: GPL-3.0-or-later
// A program of its own, carried inside of ours: the parent of one hosted bot. It starts what it is sent through the
// socket that is its stdin, and ends it with all that it has ever started, also with what has left its session and its
// group: orphans become children of the keeper (PR_SET_CHILD_SUBREAPER). When the other end of the
// socket closes, and the kernel closes it however our program ends, it does so for the last time.
// Small, static, without any library of ours, so that starting it and starting programs from it costs little.
#include "system/letters.h"
#include "system/linux/keeper_looks.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <initializer_list>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hilltop::letters;
using hilltop::keeper::Look;
using hilltop::keeper::look_at_all;
using hilltop::keeper::signal_all;

namespace {

constexpr int kControl = 0;
constexpr int kTexts = 4096; ///< arguments and variables of a launch together

constexpr std::int64_t kTick = 10;          ///< ms between two looks at whether the program is asked
constexpr std::int64_t kBetweenLooks = 50;  ///< ms, at what it takes
constexpr std::int64_t kBetweenWhole = 250; ///< ms, at all that it may hold
constexpr std::int64_t kFrozenLook = 500;   ///< ms between two orders to a stopped one to stay so
constexpr std::int64_t kGrace = 15;         ///< ms after which one that is not asked is stopped
constexpr int kMostUnreadable = 3;          ///< whole looks in a row; one may meet a program that is being replaced
constexpr int kMostBlind = 3;               ///< looks in a row that find no process, though the program has not ended

char letter[kLongestLetter];
pid_t program = 0; ///< 0: none runs
Attention* attention = nullptr;

/// What the keeper watches of its program.
struct Watched {
    std::uint64_t memory = 0; ///< bytes; 0: it does not look
    std::uint32_t processes = 0;
    bool freezes = false;
    bool frozen = false;
    std::uint32_t turns = 0;          ///< of Attention's, when it was last asked
    std::int64_t asked = 0;           ///< ms: when that was
    std::int64_t look = 0, whole = 0; ///< ms: the next ones
    int unreadable = 0, blind = 0;
};
Watched watched;

void tell(News news, int value) {
    const Report report{news, value};
    // No reader any more: the end of the socket follows.
    (void)!send(kControl, &report, sizeof report, MSG_NOSIGNAL);
}

/// Takes note of everyone who has ended; true once the program itself is among them, with its status.
bool reap(int& status) {
    bool ended = false;
    int code = 0;
    for (pid_t gone; (gone = waitpid(-1, &code, WNOHANG)) > 0;) {
        if (gone != program) continue;
        ended = true;
        status = code;
    }
    return ended;
}

/// Returns when nothing lives that the program has started, nor the program itself.
void end_all(int& status) {
    if (program > 0) kill(-program, SIGKILL); // the whole group in one call, so that no process can fork meanwhile
    for (;;) {
        int code = 0;
        pid_t gone;
        while ((gone = waitpid(-1, &code, WNOHANG)) > 0)
            if (gone == program) status = code;
        if (gone < 0 && errno == ECHILD) break;
        signal_all(SIGKILL);
        // There was a process before the killing, so one ends.
        gone = waitpid(-1, &code, 0);
        if (gone > 0 && gone == program) status = code;
    }
    program = 0;
    watched.frozen = false;
    if (attention != nullptr) attention->frozen.store(0);
}

void limit(int what, std::uint64_t most) {
    rlimit now{};
    if (getrlimit(static_cast<__rlimit_resource>(what), &now) != 0) return;
    if (now.rlim_max != RLIM_INFINITY && most > now.rlim_max) most = now.rlim_max;
    now.rlim_cur = now.rlim_max = most;
    setrlimit(static_cast<__rlimit_resource>(what), &now);
}

/// In the new process, which shares this one's memory until it runs the program: touches nothing but itself.
[[noreturn]] void become(const Launch& launch, const char* folder, char** arguments, char** variables, const int* files,
                         int count, pid_t keeper, volatile int* problem) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int back : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGXFSZ})
        signal(back, SIG_DFL);
    for (int i = 0; i < count; ++i) // they have come with higher numbers, in order
        dup2(files[i], i);
    if (launch.nice > getpriority(PRIO_PROCESS, 0)) setpriority(PRIO_PROCESS, 0, launch.nice);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_DATA, launch.data);
    limit(RLIMIT_FSIZE, launch.file_size);
    limit(RLIMIT_NOFILE, launch.open_files);
    limit(RLIMIT_NPROC, launch.processes);
    if (getppid() == keeper && chdir(folder) == 0) execve(arguments[0], arguments, variables);
    *problem = errno;
    _exit(127);
}

std::int64_t now_ms() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

void watch(const Launch& launch) {
    watched = {};
    watched.memory = launch.memory;
    watched.processes = launch.most_processes;
    watched.freezes = launch.freezes && attention != nullptr;
    watched.asked = now_ms();
    watched.look = watched.asked + kBetweenLooks;
    watched.whole = watched.asked + kBetweenWhole;
    if (attention != nullptr) watched.turns = attention->turns.load();
}

/// Each launch brings the same page.
void open_page(int file) {
    if (attention != nullptr) return;
    void* memory = mmap(nullptr, sizeof(Attention), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) attention = static_cast<Attention*>(memory);
}

void start(const Launch& launch, const char* texts, const char* end, const int* files, int count) {
    static char* words[kTexts + 3];
    if (program > 0 || launch.arguments == 0 || launch.arguments + launch.variables > kTexts) {
        tell(News::Failed, EINVAL);
        return;
    }
    const char* folder = texts;
    std::uint32_t next = 0;
    for (const char* text = texts + std::strlen(texts) + 1; text < end && next < launch.arguments + launch.variables;
         text += std::strlen(text) + 1) {
        words[next + (next >= launch.arguments)] = const_cast<char*>(text);
        ++next;
    }
    words[launch.arguments] = nullptr;
    words[launch.arguments + launch.variables + 1] = nullptr;
    volatile int problem = 0;
    const pid_t keeper = getpid();
    const pid_t made = vfork();
    if (made == 0) become(launch, folder, words, words + launch.arguments + 1, files, count, keeper, &problem);
    if (made < 0 || problem != 0) {
        const int why = made < 0 ? errno : problem;
        if (made > 0) waitpid(made, nullptr, 0);
        tell(News::Failed, why);
        return;
    }
    program = made;
    watch(launch);
    tell(News::Started, made);
}

/// Ends the program for what it takes.
void end_for(News news, std::int64_t value) {
    tell(news, static_cast<int>(std::min<std::int64_t>(value, INT_MAX)));
    int status = 0;
    end_all(status);
    tell(News::Ended, status);
}

/// Looks at what the program takes; false where it has been ended for that.
bool look(std::int64_t now) {
    watched.look = now + kBetweenLooks;
    const bool whole = now >= watched.whole;
    if (whole) watched.whole = now + kBetweenWhole;
    const Look seen = look_at_all(whole);
    if (attention != nullptr && seen.memory > attention->most_memory.load(std::memory_order_relaxed))
        attention->most_memory.store(seen.memory, std::memory_order_relaxed);
    if (whole) watched.unreadable = seen.unreadable && getpid() == 1 ? watched.unreadable + 1 : 0;
    watched.blind = seen.processes == 0 ? watched.blind + 1 : 0;
    if (seen.memory > static_cast<std::int64_t>(watched.memory))
        end_for(News::TooMuchMemory, seen.memory >> 20);
    else if (seen.processes > static_cast<int>(watched.processes))
        end_for(News::TooManyProcesses, seen.processes);
    else if (watched.unreadable >= kMostUnreadable || watched.blind >= kMostBlind)
        end_for(News::Unreadable, 0);
    return program > 0;
}

/// Stops the program, unless it is being asked just now: either it is seen here, or they see that it is frozen.
void freeze(std::int64_t now) {
    attention->frozen.store(1);
    if (attention->asked.load() != 0) {
        attention->frozen.store(0);
        return;
    }
    watched.frozen = true;
    watched.look = now + kFrozenLook;
    signal_all(SIGSTOP);
}

void thaw() {
    if (!watched.frozen) return;
    signal_all(SIGCONT);
    watched.frozen = false;
    watched.asked = watched.look = now_ms();
    attention->frozen.store(0);
}

/// Does what is due; how many ms nothing is: -1: for ever.
int watch_on() {
    if (program == 0 || watched.memory == 0) return -1;
    const std::int64_t now = now_ms();
    if (watched.frozen) {
        if (now < watched.look) return static_cast<int>(watched.look - now);
        watched.look = now + kFrozenLook;
        signal_all(SIGSTOP);
        return kFrozenLook;
    }
    if (now >= watched.look && !look(now)) return -1;
    if (!watched.freezes) return static_cast<int>(std::max<std::int64_t>(watched.look - now, 1));
    const std::uint32_t turns = attention->turns.load(std::memory_order_relaxed);
    if (attention->asked.load() != 0 || turns != watched.turns) {
        watched.turns = turns;
        watched.asked = now;
    } else if (now - watched.asked >= kGrace) {
        freeze(now);
    }
    return kTick;
}

/// One letter; false at the end of all.
bool obey() {
    iovec part{letter, sizeof letter - 1};
    alignas(cmsghdr) char space[CMSG_SPACE(kMostFiles * sizeof(int))];
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    const ssize_t size = recvmsg(kControl, &message, MSG_CMSG_CLOEXEC);
    if (size < 0) return errno == EINTR || errno == EAGAIN;
    if (size < static_cast<ssize_t>(sizeof(Order))) return false;
    int files[kMostFiles];
    std::size_t count = 0;
    const cmsghdr* along = CMSG_FIRSTHDR(&message);
    if (along != nullptr && along->cmsg_type == SCM_RIGHTS) {
        count = (along->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        std::memcpy(files, CMSG_DATA(along), count * sizeof(int));
    }
    Order order;
    std::memcpy(&order, letter, sizeof order);
    if (order == Order::Launch && size > static_cast<ssize_t>(sizeof(Launch)) && count >= 3) {
        Launch launch;
        std::memcpy(&launch, letter, sizeof launch);
        letter[size] = 0;
        if (launch.memory > 0) open_page(files[--count]);
        start(launch, letter + sizeof launch, letter + size, files, static_cast<int>(count));
        if (launch.memory > 0) ++count; // it is closed with the others
    } else if (order == Order::Thaw && program > 0) {
        thaw();
    } else if (order == Order::Kill && program > 0) {
        int status = 0;
        end_all(status);
        tell(News::Ended, status);
    }
    for (std::size_t i = 0; i < count; ++i)
        close(files[i]);
    return true;
}

} // namespace

int main() {
    close_range(3, UINT_MAX, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t children;
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_SETMASK, &children, nullptr);
    for (const int ignored : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        signal(ignored, SIG_IGN); // it ends with our program, and only then
    struct sigaction ends {};     // not those who are stopped or go on
    ends.sa_handler = SIG_DFL;
    ends.sa_flags = SA_NOCLDSTOP;
    sigaction(SIGCHLD, &ends, nullptr);
    const int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
    pollfd sources[2] = {{kControl, POLLIN, 0}, {ended, POLLIN, 0}};
    int status = 0;
    for (;;) {
        if (poll(sources, 2, watch_on()) < 0 && errno != EINTR) break;
        if (sources[1].revents != 0) {
            signalfd_siginfo noted[16];
            while (read(ended, noted, sizeof noted) > 0) {
            }
            if (reap(status)) {
                int other = 0;
                end_all(other);
                tell(News::Ended, status);
            }
        }
        if (sources[0].revents != 0 && !obey()) break;
    }
    end_all(status);
    return 0;
}
