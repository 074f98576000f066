// SPDX-License-Identifier: GPL-3.0-or-later
#include "rogue_deeds.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iterator>
#include <sstream>
#include <thread>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::size_t kMebi = 1 << 20;

/// "done", or why not.
std::string said(long result) {
    return result >= 0 ? "done" : std::strerror(errno);
}

std::string list(const std::string& path) {
    DIR* folder = opendir(path.c_str());
    if (folder == nullptr) return std::strerror(errno);
    std::vector<std::string> names;
    while (const dirent* entry = readdir(folder))
        if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
    closedir(folder);
    std::sort(names.begin(), names.end());
    std::string all;
    for (const std::string& name : names)
        all += (all.empty() ? "" : " ") + name;
    return all.empty() ? "empty" : all;
}

struct flock whole_file(short type) {
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    return lock;
}

/// Whether somebody else holds a lock: on bytes, or on the file.
std::string locked(const std::string& path) {
    const int file = open(path.c_str(), O_RDONLY);
    if (file < 0) return std::strerror(errno);
    struct flock lock = whole_file(F_WRLCK);
    if (fcntl(file, F_GETLK, &lock) != 0) return std::strerror(errno);
    const bool whole = flock(file, LOCK_EX | LOCK_NB) != 0;
    return lock.l_type != F_UNLCK || whole ? "locked" : "free";
}

std::string lock(const std::string& path) {
    const int file = open(path.c_str(), O_RDONLY);
    if (file < 0) return std::strerror(errno);
    struct flock lock = whole_file(F_RDLCK);
    fcntl(file, F_SETLK, &lock);
    flock(file, LOCK_SH);
    return "tried"; // and it stays open
}

/// A socket whose name is in no folder.
std::string abstract_socket(bool listens) {
    const int file = socket(AF_UNIX, SOCK_STREAM, 0);
    if (file < 0) return std::strerror(errno);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path + 1, "hilltop-rogue", 13);
    const auto* raw = reinterpret_cast<const sockaddr*>(&address);
    const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 14);
    if (!listens) return said(connect(file, raw, size));
    return said(bind(file, raw, size) == 0 ? listen(file, 1) : -1);
}

/// A call that isolation refuses, by its name.
std::string call(const std::string& name) {
    const int file = open("/usr/bin/env", O_RDONLY | O_CLOEXEC);
    errno = 0;
    if (name == "ptrace") return said(syscall(SYS_ptrace, 0, 0, 0, 0));
    if (name == "process_vm_readv") return said(syscall(SYS_process_vm_readv, getppid(), 0, 0, 0, 0, 0));
    if (name == "keyctl") return said(syscall(SYS_keyctl, 0, -3, 0)); // the session's keyring
    if (name == "add_key") return said(syscall(SYS_add_key, "user", "rogue", "x", 1, -3));
    if (name == "request_key") return said(syscall(SYS_request_key, "user", "rogue", nullptr, 0));
    if (name == "bpf") return said(syscall(SYS_bpf, 0, nullptr, 0));
    if (name == "perf_event_open") return said(syscall(SYS_perf_event_open, nullptr, 0, -1, -1, 0));
    if (name == "userfaultfd") return said(syscall(SYS_userfaultfd, 1));
    if (name == "mount") return said(syscall(SYS_mount, "none", "/tmp", "tmpfs", 0, nullptr));
    if (name == "umount2") return said(syscall(SYS_umount2, "/tmp", 0));
    if (name == "pivot_root") return said(syscall(SYS_pivot_root, "/tmp", "/tmp"));
    if (name == "chroot") return said(chroot("/tmp"));
    if (name == "fsopen") return said(syscall(SYS_fsopen, "tmpfs", 0));
    if (name == "unshare") return said(unshare(CLONE_NEWUSER));
    if (name == "setns") return said(setns(file, 0));
    if (name == "clone") {
        const long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
        if (child == 0) _exit(0);
        return said(child);
    }
    if (name == "clone3") return said(syscall(SYS_clone3, nullptr, 0));
    if (name == "kexec_load") return said(syscall(SYS_kexec_load, 0, 0, nullptr, 0));
    if (name == "io_uring_setup") return said(syscall(SYS_io_uring_setup, 1, nullptr));
    if (name == "inotify_init1") return said(inotify_init1(0));
    if (name == "fanotify_init") return said(syscall(SYS_fanotify_init, 0, 0));
    if (name == "F_NOTIFY") return said(fcntl(file, F_NOTIFY, DN_ACCESS));
    if (name == "F_SETLEASE") return said(fcntl(file, F_SETLEASE, F_RDLCK));
    if (name == "F_SETSIG") return said(fcntl(file, F_SETSIG, SIGCONT));
    if (name == "timer_create") {
        timer_t timer{};
        return said(timer_create(CLOCK_MONOTONIC, nullptr, &timer));
    }
    if (name == "memfd_create") return said(memfd_create("rogue", 0));
    if (name == "shmget") return said(syscall(SYS_shmget, 4711, kMebi, 01600));
    if (name == "msgget") return said(syscall(SYS_msgget, 4711, 01600));
    if (name == "personality") return said(personality(ADDR_NO_RANDOMIZE));
    if (name == "PR_SET_DUMPABLE") return said(prctl(PR_SET_DUMPABLE, 0));
    constexpr long kFirst = 0x1'0000'0001; // the system looks at its lower half
    const rlimit few{4, 4};
    const sched_param plain{};
    if (name == "prlimit64") return said(syscall(SYS_prlimit64, kFirst, RLIMIT_NOFILE, &few, nullptr));
    if (name == "sched_setscheduler") return said(syscall(SYS_sched_setscheduler, 1, SCHED_IDLE, &plain));
    if (name == "sched_setaffinity") return said(syscall(SYS_sched_setaffinity, 1, 0, nullptr));
    if (name == "setpriority") return said(setpriority(PRIO_PROCESS, 1, 19));
    if (name == "setpriority of all") return said(setpriority(PRIO_USER, 0, 19));
    if (name == "ioprio_set") return said(syscall(SYS_ioprio_set, 1, 1, 0));
    if (name == "sendmsg") return said(sendmsg(-1, nullptr, 0));
    if (name == "vmsplice") return said(vmsplice(-1, nullptr, 0, 0));
    int pair[2];
    if (name == "socketpair") return said(socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, pair));
    if (name == "AF_UNIX") return said(socket(AF_UNIX, SOCK_STREAM, 0));
    if (name == "TIOCSTI") return said(ioctl(0, TIOCSTI, "x"));
    if (name == "AF_VSOCK") return said(socket(AF_VSOCK, SOCK_STREAM, 0));
    if (name == "AF_ALG") return said(socket(AF_ALG, SOCK_SEQPACKET, 0));
    return "what is " + name;
}

/// Memory written to, which nothing gives back.
void take(std::size_t mebis) {
    for (std::size_t i = 0; i < mebis; ++i)
        std::memset(std::malloc(kMebi), 'x', kMebi); // NOLINT: it is to leak
}

std::string fill(int file, std::size_t mebis) {
    if (file < 0) return std::strerror(errno);
    const std::string text(kMebi, 'x');
    for (std::size_t i = 0; i < mebis; ++i)
        if (write(file, text.data(), text.size()) < 0) return std::strerror(errno);
    return "held";
}

/// Holds so much where no process shows it as its own.
std::string hold(const std::string& where, std::size_t mebis) {
    if (where == "memfd" || where == "nameless") { // 8 MiB each: no file is too large by itself
        std::string last = "held";
        for (std::size_t i = 0; i < mebis / 8 && last == "held"; ++i) {
            const int file = where == "memfd" ? memfd_create("rogue", 0) : open("nameless", O_RDWR | O_CREAT, 0600);
            if (where == "nameless") unlink("nameless");
            last = fill(file, 8);
        }
        return last;
    }
    if (where == "removed") { // in no table of open files either, but mapped
        std::string last = "held";
        for (std::size_t i = 0; i < mebis / 8 && last == "held"; ++i) {
            const int file = open("removed", O_RDWR | O_CREAT, 0600);
            last = fill(file, 8);
            if (mmap(nullptr, 8 * kMebi, PROT_READ, MAP_PRIVATE, file, 0) == MAP_FAILED) last = std::strerror(errno);
            unlink("removed");
            close(file);
        }
        return last;
    }
    if (where == "shared") { // in no process's tables, and there all the same
        void* memory = mmap(nullptr, mebis * kMebi, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) return std::strerror(errno);
        for (std::size_t i = 0; i < mebis; ++i) {
            char* part = static_cast<char*>(memory) + i * kMebi;
            std::memset(part, 'x', kMebi);
            madvise(part, kMebi, MADV_DONTNEED);
        }
        return "held";
    }
    for (std::size_t i = 0; i < mebis / 8; ++i) { // files of a folder
        const int file = open((where + "/held-" + std::to_string(i)).c_str(), O_RDWR | O_CREAT, 0600);
        const std::string how = fill(file, 8);
        close(file);
        if (how != "held") return how;
    }
    return "held";
}

} // namespace

std::string try_deed(const std::string& verb, const std::string& rest) {
    std::istringstream words(rest);
    std::string first;
    std::size_t number = 0;
    words >> first >> number;
    if (verb == "list") return list(rest);
    if (verb == "lock") return lock(rest);
    if (verb == "locked") return locked(rest);
    if (verb == "blind") { // its keeper opens nothing any more
        const rlimit few{4, 4};
        return said(prlimit(getppid(), RLIMIT_NOFILE, &few, nullptr));
    }
    if (verb == "listen") return abstract_socket(true);
    if (verb == "connect") return abstract_socket(false);
    if (verb == "call") return call(rest);
    if (verb == "hold") return hold(first, number);
    if (verb == "later") { // once it is not asked any more
        std::thread([=] {
            usleep(2000);
            if (first == "memory") take(number);
            for (std::size_t i = 0; first == "processes" && i < number; ++i)
                if (fork() == 0) {
                    sleep(300);
                    _exit(0);
                }
        }).detach();
        return "soon";
    }
    if (verb == "ponder") {
        std::thread([] {
            for (const auto end = time(nullptr) + 300; time(nullptr) < end;) {
            }
        }).detach();
        return "pondering";
    }
    return {};
}
