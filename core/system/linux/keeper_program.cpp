// SPDX-License-Identifier: GPL-3.0-or-later
// A program of its own, carried inside of ours: the parent of one hosted bot. It starts what it is sent through the
// socket that is its stdin, and ends it with all that it has ever started, also with what has left its session and its
// group: orphans become children of the keeper (PR_SET_CHILD_SUBREAPER). When the other end of the
// socket closes, and the kernel closes it however our program ends, it does so for the last time.
// Small, static, without any library of ours, so that starting it and starting programs from it costs little.
#include "system/letters.h"

#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hilltop::letters;

namespace {

constexpr int kControl = 0;
constexpr int kTexts = 4096; ///< arguments and variables of a launch together
constexpr int kKnown = 1 << 16;

char letter[kLongestLetter];
pid_t program = 0; ///< 0: none runs

struct Relation {
    pid_t process;
    pid_t parent;
    bool ours;
};
Relation relations[kKnown];
pid_t found[kKnown];

void tell(News news, int value) {
    const Report report{news, value};
    // No reader any more: the end of the socket follows.
    (void)!send(kControl, &report, sizeof report, MSG_NOSIGNAL);
}

/// Parent of a process according to /proc, 0 where it is gone.
pid_t parent_of(pid_t process) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/stat", process);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    char text[512];
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    if (size <= 0) return 0;
    text[size] = 0;
    const char* behind_name = std::strrchr(text, ')'); // the name itself may hold brackets
    int parent = 0;
    return behind_name != nullptr && std::sscanf(behind_name + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

/// Adds the children of one thread; false where the system does not list them (CONFIG_PROC_CHILDREN).
bool add_children(pid_t process, pid_t thread, int& count) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", process, thread);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    char text[4096];
    pid_t child = 0;
    for (ssize_t size; (size = read(file, text, sizeof text)) > 0;)
        for (ssize_t i = 0; i < size; ++i) {
            if (text[i] >= '0' && text[i] <= '9') {
                child = child * 10 + (text[i] - '0');
            } else {
                if (child > 0 && count < kKnown) found[count++] = child;
                child = 0;
            }
        }
    close(file);
    return true;
}

/// Kills every process that descends from this one, by the lists of children; false: there are none.
bool kill_listed() {
    int count = 0;
    if (!add_children(getpid(), getpid(), count)) return false;
    for (int i = 0; i < count; ++i) {
        char path[64];
        std::snprintf(path, sizeof path, "/proc/%d/task", found[i]);
        if (DIR* threads = opendir(path)) {
            while (const dirent* entry = readdir(threads))
                if (const int thread = std::atoi(entry->d_name); thread > 0) add_children(found[i], thread, count);
            closedir(threads);
        }
        kill(found[i], SIGKILL);
    }
    return true;
}

/// The same by a look at all processes of the machine, which takes long where there are many.
void kill_related() {
    DIR* folder = opendir("/proc");
    if (folder == nullptr) return;
    int count = 0;
    while (const dirent* entry = readdir(folder)) {
        const int process = std::atoi(entry->d_name);
        if (process <= 0 || count == kKnown) continue;
        const pid_t parent = parent_of(process);
        if (parent > 0) relations[count++] = {process, parent, false};
    }
    closedir(folder);
    const pid_t self = getpid();
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < count; ++i) {
            if (relations[i].ours) continue;
            bool ours = relations[i].parent == self;
            for (int k = 0; k < count && !ours; ++k)
                ours = relations[k].ours && relations[k].process == relations[i].parent;
            if (!ours) continue;
            relations[i].ours = more = true;
            kill(relations[i].process, SIGKILL);
        }
    }
}

/// Takes note of everybody who has ended; true once the program itself is among them, with its status.
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
    if (program > 0) kill(-program, SIGKILL); // all of the group at one stroke, so that none can fork meanwhile
    for (;;) {
        int code = 0;
        pid_t gone;
        while ((gone = waitpid(-1, &code, WNOHANG)) > 0)
            if (gone == program) status = code;
        if (gone < 0 && errno == ECHILD) break;
        if (!kill_listed()) kill_related();
        // There was a process before the killing, so one ends.
        gone = waitpid(-1, &code, 0);
        if (gone > 0 && gone == program) status = code;
    }
    program = 0;
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
                         pid_t keeper, volatile int* problem) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int back : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE})
        signal(back, SIG_DFL);
    for (int i = 0; i < 3; ++i)
        dup2(files[i], i);
    const char* nice = getenv("HILLTOP_NICE"); // as in be_nice()
    setpriority(PRIO_PROCESS, 0, nice != nullptr ? atoi(nice) : 19);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_DATA, launch.data);
    limit(RLIMIT_FSIZE, launch.file_size);
    limit(RLIMIT_NOFILE, launch.open_files);
    limit(RLIMIT_NPROC, launch.processes);
    if (getppid() == keeper && chdir(folder) == 0) execve(arguments[0], arguments, variables);
    *problem = errno;
    _exit(127);
}

void start(const Launch& launch, const char* texts, const char* end, const int* files) {
    static char* words[kTexts + 3];
    if (program > 0 || launch.arguments == 0 || launch.arguments + launch.variables > kTexts) {
        tell(News::Failed, EINVAL);
        return;
    }
    const char* folder = texts;
    std::uint32_t count = 0;
    for (const char* text = texts + std::strlen(texts) + 1; text < end && count < launch.arguments + launch.variables;
         text += std::strlen(text) + 1) {
        words[count + (count >= launch.arguments)] = const_cast<char*>(text);
        ++count;
    }
    words[launch.arguments] = nullptr;
    words[launch.arguments + launch.variables + 1] = nullptr;
    volatile int problem = 0;
    const pid_t keeper = getpid();
    const pid_t made = vfork();
    if (made == 0) become(launch, folder, words, words + launch.arguments + 1, files, keeper, &problem);
    if (made < 0 || problem != 0) {
        const int why = made < 0 ? errno : problem;
        if (made > 0) waitpid(made, nullptr, 0);
        tell(News::Failed, why);
        return;
    }
    program = made;
    tell(News::Started, made);
}

/// One letter; false at the end of all.
bool obey() {
    iovec part{letter, sizeof letter - 1};
    alignas(cmsghdr) char space[CMSG_SPACE(3 * sizeof(int))];
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    const ssize_t size = recvmsg(kControl, &message, MSG_CMSG_CLOEXEC);
    if (size < 0) return errno == EINTR || errno == EAGAIN;
    if (size < static_cast<ssize_t>(sizeof(Order))) return false;
    int files[3] = {-1, -1, -1};
    const cmsghdr* along = CMSG_FIRSTHDR(&message);
    if (along != nullptr && along->cmsg_type == SCM_RIGHTS && along->cmsg_len == CMSG_LEN(sizeof files))
        std::memcpy(files, CMSG_DATA(along), sizeof files);
    Order order;
    std::memcpy(&order, letter, sizeof order);
    if (order == Order::Launch && size > static_cast<ssize_t>(sizeof(Launch)) && files[2] >= 0) {
        Launch launch;
        std::memcpy(&launch, letter, sizeof launch);
        letter[size] = 0;
        start(launch, letter + sizeof launch, letter + size, files);
    } else if (order == Order::Kill && program > 0) {
        int status = 0;
        end_all(status);
        tell(News::Ended, status);
    }
    for (const int file : files)
        if (file >= 0) close(file);
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
    const int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
    pollfd watched[2] = {{kControl, POLLIN, 0}, {ended, POLLIN, 0}};
    int status = 0;
    for (;;) {
        if (poll(watched, 2, -1) < 0 && errno != EINTR) break;
        if (watched[1].revents != 0) {
            signalfd_siginfo noted[16];
            while (read(ended, noted, sizeof noted) > 0) {
            }
            if (reap(status)) {
                int other = 0;
                end_all(other);
                tell(News::Ended, status);
            }
        }
        if (watched[0].revents != 0 && !obey()) break;
    }
    end_all(status);
    return 0;
}
