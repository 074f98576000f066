// SPDX-License-Identifier: GPL-3.0-or-later
// No library of ours and no memory but its own: a part of the keeper's program.
#include "system/linux/keeper_looks.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace hilltop::keeper {
namespace {

constexpr int kKnown = 1 << 16;

struct Relation {
    pid_t process;
    pid_t parent;
    bool ours;
};
Relation relations[kKnown];
pid_t found[kKnown];

/// A file that is counted once, whoever has it open.
struct Counted {
    dev_t device;
    ino_t number;
};
constexpr int kFiles = 1 << 12;
Counted counted[kFiles];
int counted_files = 0;

/// Parent of a process and its resident pages according to /proc; parent 0: it is gone.
struct Stat {
    pid_t parent = 0;
    std::int64_t pages = 0;
};
Stat stat_of(pid_t process) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/stat", process);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return {};
    char text[1024];
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    if (size <= 0) return {};
    text[size] = 0;
    const char* behind_name = std::strrchr(text, ')'); // the name itself may hold brackets
    if (behind_name == nullptr) return {};
    Stat stat;
    char* at = const_cast<char*>(behind_name) + 3; // behind the state, field 3
    for (int field = 4; field <= 24; ++field) {
        const long long value = std::strtoll(at, &at, 10);
        if (field == 4) stat.parent = static_cast<pid_t>(value);
        if (field == 24) stat.pages = value;
    }
    return stat;
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

/// Uses the kernel's lists of children; false: the kernel has no such lists.
bool list_children(int& count) {
    if (!add_children(getpid(), getpid(), count)) return false;
    for (int i = 0; i < count; ++i) {
        char path[64];
        std::snprintf(path, sizeof path, "/proc/%d/task", found[i]);
        DIR* threads = opendir(path);
        if (threads == nullptr) continue;
        while (const dirent* entry = readdir(threads))
            if (const int thread = std::atoi(entry->d_name); thread > 0) add_children(found[i], thread, count);
        closedir(threads);
    }
    return true;
}

/// All processes of the machine, or inside of isolation all there are.
int list_machine(pid_t* list) {
    DIR* folder = opendir("/proc");
    if (folder == nullptr) return 0;
    int count = 0;
    const pid_t self = getpid();
    while (const dirent* entry = readdir(folder)) {
        const int process = std::atoi(entry->d_name);
        if (process > 0 && process != self && count < kKnown) list[count++] = process;
    }
    closedir(folder);
    return count;
}

/// By a look at all processes of the machine, which takes long where there are many.
int list_related() {
    const int all = list_machine(found);
    for (int i = 0; i < all; ++i)
        relations[i] = {found[i], stat_of(found[i]).parent, false};
    const pid_t self = getpid();
    int count = 0;
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < all; ++i) {
            if (relations[i].ours) continue;
            bool ours = relations[i].parent == self;
            for (int k = 0; k < all && !ours; ++k)
                ours = relations[k].ours && relations[k].process == relations[i].parent;
            if (!ours) continue;
            relations[i].ours = more = true;
            found[count++] = relations[i].process;
        }
    }
    return count;
}

/// Fills `found`.
int list_all() {
    if (getpid() == 1) return list_machine(found);
    int count = 0;
    return list_children(count) ? count : list_related();
}

bool is_new(dev_t device, ino_t number) {
    for (int i = 0; i < counted_files; ++i)
        if (counted[i].device == device && counted[i].number == number) return false;
    if (counted_files < kFiles) counted[counted_files++] = {device, number};
    return true;
}

/// Where an isolated program may keep files in memory: what they hold is counted as a whole, so not file by file.
constexpr const char* kTemporary[] = {"/tmp", "/dev/shm"};

bool is_temporary(dev_t device) {
    for (const char* folder : kTemporary)
        if (struct stat status{}; getpid() == 1 && stat(folder, &status) == 0 && status.st_dev == device) return true;
    return false;
}

std::int64_t held_in_temporary() {
    constexpr std::int64_t kEach = 1 << 10; ///< bytes of the kernel's that a file takes, even an empty one
    std::int64_t bytes = 0;
    for (const char* folder : kTemporary) {
        struct statvfs status {};
        if (statvfs(folder, &status) != 0) continue;
        bytes += static_cast<std::int64_t>((status.f_blocks - status.f_bfree) * status.f_frsize);
        bytes += static_cast<std::int64_t>(status.f_files - status.f_ffree) * kEach;
    }
    return bytes;
}

/// Bytes of the files without a name that a process has open. ENOENT: it has ended meanwhile.
std::int64_t nameless_files(pid_t process, bool& unreadable) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/fd", process);
    DIR* folder = opendir(path);
    if (folder == nullptr) {
        unreadable = unreadable || errno == EACCES;
        return 0;
    }
    std::int64_t bytes = 0;
    while (const dirent* entry = readdir(folder)) {
        struct stat status {};
        if (fstatat(dirfd(folder), entry->d_name, &status, 0) != 0 || !S_ISREG(status.st_mode)) continue;
        if (status.st_nlink == 0 && !is_temporary(status.st_dev) && is_new(status.st_dev, status.st_ino))
            bytes += static_cast<std::int64_t>(status.st_blocks) * 512;
    }
    closedir(folder);
    return bytes;
}

/// Whether a program or library of the system has been replaced meanwhile.
bool is_of_system(const char* line) {
    const char* path = std::strchr(line, '/');
    return path != nullptr && (std::strncmp(path, "/usr/", 5) == 0 || std::strncmp(path, "/lib", 4) == 0);
}

/// A line of /proc/PID/maps: how many bytes it adds of shared memory without a name, and of files that are removed.
std::int64_t nameless_mapping(char* line) {
    unsigned long begin = 0, end = 0, number = 0;
    unsigned major = 0, minor = 0;
    char rights[8] = "";
    if (std::strstr(line, "(deleted)") == nullptr ||
        std::sscanf(line, "%lx-%lx %7s %*x %x:%x %lu", &begin, &end, rights, &major, &minor, &number) != 6 ||
        (rights[3] != 's' && is_of_system(line)) || !is_new((static_cast<dev_t>(major) << 20) | minor, number))
        return 0;
    return static_cast<std::int64_t>(end - begin);
}

std::int64_t nameless_mappings(pid_t process) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/maps", process);
    std::FILE* file = std::fopen(path, "re");
    if (file == nullptr) return 0;
    std::int64_t bytes = 0;
    char line[512];
    while (std::fgets(line, sizeof line, file) != nullptr)
        bytes += nameless_mapping(line);
    std::fclose(file);
    return bytes;
}

} // namespace

void signal_all(int signal) {
    if (getpid() == 1) {
        kill(-1, signal);
        return;
    }
    const int count = list_all();
    for (int i = 0; i < count; ++i)
        kill(found[i], signal);
}

Look look_at_all(bool whole) {
    static const std::int64_t page = sysconf(_SC_PAGESIZE);
    Look look;
    const int count = list_all();
    counted_files = 0;
    for (int i = 0; i < count; ++i) {
        const Stat stat = stat_of(found[i]);
        if (stat.parent == 0 && getpid() != 1) continue;
        ++look.processes;
        look.memory += stat.pages * page;
        if (!whole) continue;
        look.memory += nameless_files(found[i], look.unreadable);
        look.memory += nameless_mappings(found[i]);
    }
    if (getpid() == 1) look.memory += held_in_temporary();
    return look;
}

} // namespace hilltop::keeper
