// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/syscall_filter.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <string>

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hilltop {
namespace {

using Filter = std::unique_ptr<void, void (*)(scmp_filter_ctx)>;

/// Calls that are refused whatever they are given, and the error they get: the one by which programs fall back.
struct Refused {
    int error;
    std::initializer_list<const char*> calls;
};

// A name that libseccomp or this processor does not know is passed over.
const Refused kRefused[] = {
    // Other processes, among them the one that watches the bot, and what looks into the kernel.
    {EPERM,
     {"ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp", "bpf",
      "perf_event_open", "userfaultfd", "lookup_dcookie", "syslog", "quotactl", "quotactl_fd", "acct"}},
    // Keys are not kept apart by the namespaces: the user's session keyring would be the bots' as well.
    {EPERM, {"keyctl", "add_key", "request_key"}},
    // Another view of the file system, or files by their number.
    {EPERM,
     {"mount", "umount", "umount2", "pivot_root", "chroot", "fsopen", "fsconfig", "fsmount", "fspick", "open_tree",
      "open_tree_attr", "move_mount", "mount_setattr", "name_to_handle_at", "open_by_handle_at", "statmount",
      "listmount", "swapon", "swapoff"}},
    // New namespaces; clone() is looked at below, and clone3() hides its flags behind a pointer.
    {EPERM, {"unshare", "setns"}},
    {ENOSYS, {"clone3"}},
    // The machine itself.
    {EPERM,
     {"kexec_load", "kexec_file_load", "reboot", "init_module", "finit_module", "delete_module", "settimeofday",
      "clock_settime", "clock_settime64", "clock_adjtime", "clock_adjtime64", "adjtimex", "sethostname",
      "setdomainname", "iopl", "ioperm", "vhangup", "modify_ldt"}},
    {ENOSYS, {"io_uring_setup", "io_uring_enter", "io_uring_register"}},
    // What others do with a file that two bots see.
    {ENOSYS, {"inotify_init", "inotify_init1", "inotify_add_watch", "fanotify_init", "fanotify_mark", "cachestat"}},
    // Memory that no process shows as its own.
    {ENOSYS,
     {"memfd_create", "memfd_secret", "shmget", "shmat", "shmctl", "msgget", "msgsnd", "semget", "semop", "semtimedop",
      "mq_open", "vmsplice"}},
    // Open files on their way from one process to another are in no table; a socket could send to one by its path.
    {EPERM, {"sendmsg", "sendmmsg"}},
    // A signal from the kernel would wake a bot that has been stopped.
    {EPERM, {"timer_create"}},
    // A lock on a file that two bots see tells one of the other. A bot is alone with its own files, so it is told that
    // it has the lock.
    {0, {"flock"}},
};

/// A call that is refused by one of its arguments, of which these bits are looked at.
struct RefusedArgument {
    const char* call;
    unsigned argument;
    std::uint64_t bits, value;
    int error;
};

constexpr std::uint64_t kWord = 0xffffffff; ///< what the system looks at of an int
constexpr std::uint64_t kKeeper = 1;        ///< its number in the sandbox; it has the same user as the bot
constexpr std::uint64_t kOfUser = 2;        ///< PRIO_USER
constexpr std::uint64_t kIoOfUser = 3;      ///< IOPRIO_WHO_USER
constexpr std::uint64_t kSocketType = 0xf;  ///< without SOCK_CLOEXEC and SOCK_NONBLOCK

#ifndef F_OFD_SETLK
#define F_OFD_SETLK 37
#define F_OFD_SETLKW 38
#endif

const RefusedArgument kRefusedArguments[] = {
    {"clone", 0, CLONE_NEWNS, CLONE_NEWNS, EPERM},
    {"clone", 0, CLONE_NEWCGROUP, CLONE_NEWCGROUP, EPERM},
    {"clone", 0, CLONE_NEWUTS, CLONE_NEWUTS, EPERM},
    {"clone", 0, CLONE_NEWIPC, CLONE_NEWIPC, EPERM},
    {"clone", 0, CLONE_NEWUSER, CLONE_NEWUSER, EPERM},
    {"clone", 0, CLONE_NEWPID, CLONE_NEWPID, EPERM},
    {"clone", 0, CLONE_NEWNET, CLONE_NEWNET, EPERM},
    {"ioctl", 1, kWord, TIOCSTI, EPERM},
    {"ioctl", 1, kWord, TIOCLINUX, EPERM},
    {"ioctl", 1, kWord, TIOCSETD, EPERM},
    {"fcntl", 1, kWord, F_SETLK, 0},
    {"fcntl", 1, kWord, F_SETLKW, 0},
    {"fcntl", 1, kWord, F_OFD_SETLK, 0},
    {"fcntl", 1, kWord, F_OFD_SETLKW, 0},
    {"fcntl", 1, kWord, F_SETLEASE, EPERM},
    {"fcntl", 1, kWord, F_NOTIFY, EPERM},
    {"fcntl", 1, kWord, F_SETSIG, EPERM},
    {"prctl", 0, kWord, PR_SET_DUMPABLE, EPERM}, // its keeper counts what it holds
    // The keeper looks by the limits and in the time that it has.
    {"prlimit64", 0, kWord, kKeeper, EPERM},
    {"sched_setparam", 0, kWord, kKeeper, EPERM},
    {"sched_setscheduler", 0, kWord, kKeeper, EPERM},
    {"sched_setattr", 0, kWord, kKeeper, EPERM},
    {"sched_setaffinity", 0, kWord, kKeeper, EPERM},
    {"setpriority", 0, kWord, kOfUser, EPERM},
    {"setpriority", 1, kWord, kKeeper, EPERM},
    {"ioprio_set", 0, kWord, kIoOfUser, EPERM},
    {"ioprio_set", 1, kWord, kKeeper, EPERM},
    // Pairs of AF_UNIX remain, of kinds that send to no path.
    {"socketpair", 1, kSocketType, SOCK_DGRAM, EPERM},
    {"socketpair", 1, kSocketType, SOCK_RAW, EPERM},
};

/// Kinds of sockets that stay in the bot's own network. AF_VSOCK, say, reaches the machine that runs this one, and
/// AF_UNIX what listens at a path.
constexpr std::array kSockets{AF_INET, AF_INET6, AF_NETLINK};

int refuse(scmp_filter_ctx filter, const char* call, int error, const scmp_arg_cmp* argument) {
    const int number = seccomp_syscall_resolve_name(call);
    if (number == __NR_SCMP_ERROR) return 0;
    return -seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(static_cast<std::uint32_t>(error)), number,
                                   argument != nullptr ? 1 : 0, argument);
}

int refuse_all(scmp_filter_ctx filter) {
    for (const auto& [error, calls] : kRefused)
        for (const char* call : calls)
            if (const int problem = refuse(filter, call, error, nullptr)) return problem;
    for (const auto& [call, place, bits, value, error] : kRefusedArguments) {
        const scmp_arg_cmp argument{place, SCMP_CMP_MASKED_EQ, bits, value};
        if (const int problem = refuse(filter, call, error, &argument)) return problem;
    }
    const scmp_arg_cmp asks{0, SCMP_CMP_NE, kWord, 0}; // personality() may be asked, not set
    if (const int problem = refuse(filter, "personality", EPERM, &asks)) return problem;
    int last = 0;
    for (const int kind : kSockets)
        last = std::max(last, kind);
    for (int kind = 0; kind <= last; ++kind) {
        if (std::find(kSockets.begin(), kSockets.end(), kind) != kSockets.end()) continue;
        const scmp_arg_cmp argument{0, SCMP_CMP_EQ, static_cast<std::uint64_t>(kind), 0};
        if (const int problem = refuse(filter, "socket", EAFNOSUPPORT, &argument)) return problem;
    }
    const scmp_arg_cmp above{0, SCMP_CMP_GT, static_cast<std::uint64_t>(last), 0};
    return refuse(filter, "socket", EAFNOSUPPORT, &above);
}

int read_all(const File& file, std::string& text) {
    if (::lseek(file.number(), 0, SEEK_SET) != 0) return errno;
    char space[4096];
    ssize_t size;
    while ((size = ::read(file.number(), space, sizeof space)) > 0)
        text.append(space, static_cast<std::size_t>(size));
    return size < 0 ? errno : 0;
}

struct Made {
    std::string text; ///< the filter's program
    int problem = 0;
};

/// Calls of another kind of processor than ours, as of 32 bits, end the program: libseccomp's default.
Made make_filter() {
    Made made;
    const Filter filter(seccomp_init(SCMP_ACT_ALLOW), seccomp_release);
    if (filter == nullptr) return {{}, ENOMEM};
    (void)seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2); // a tree, where it knows that
    made.problem = refuse_all(filter.get());
    File file;
    if (made.problem == 0) made.problem = open_text({}, file);
    if (made.problem == 0) made.problem = -seccomp_export_bpf(filter.get(), file.number());
    if (made.problem == 0) made.problem = read_all(file, made.text);
    return made;
}

} // namespace

int open_text(std::string_view text, File& file) {
    File made(::memfd_create("hilltop", MFD_CLOEXEC));
    if (!made) return errno;
    for (std::string_view rest = text; !rest.empty();) {
        const ssize_t written = ::write(made.number(), rest.data(), rest.size());
        if (written <= 0) return errno;
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    if (::lseek(made.number(), 0, SEEK_SET) != 0) return errno;
    file = std::move(made);
    return 0;
}

int open_syscall_filter(File& filter) {
    static const Made made = make_filter();
    return made.problem != 0 ? made.problem : open_text(made.text, filter);
}

} // namespace hilltop
