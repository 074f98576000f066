// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/folder_files.h"

#include <algorithm>
#include <cerrno>
#include <deque>
#include <memory>

#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hilltop {
namespace {

constexpr int kMostLinks = 40; ///< followed for one path, as the kernel has it

/// The parts of a path without those that are empty or ".", in front of those that are left.
void put_before(const std::string& path, std::deque<std::string>& parts) {
    std::vector<std::string> more;
    for (std::size_t from = 0; from <= path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        if (const std::string part = path.substr(from, end - from); !part.empty() && part != ".") more.push_back(part);
        from = end + 1;
    }
    parts.insert(parts.begin(), more.begin(), more.end());
}

/// The present path of an open file; empty if it is unknown.
std::string path_of(int file) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t size = ::readlink(link.c_str(), path, sizeof path);
    return size > 0 && size < PATH_MAX ? std::string(path, static_cast<std::size_t>(size)) : std::string();
}

/// A link's target. EXDEV: it is absolute and leads elsewhere than below the folder at `top`.
int read_target(int folder, const std::string& name, int top, std::deque<std::string>& parts, bool& from_top) {
    char target[PATH_MAX];
    const ssize_t size = ::readlinkat(folder, name.c_str(), target, sizeof target);
    if (size <= 0) return size < 0 ? errno : ENOENT;
    if (size == PATH_MAX) return ENAMETOOLONG;
    std::string path(target, static_cast<std::size_t>(size));
    from_top = path.front() == '/';
    if (from_top) {
        const std::string root = path_of(top) + '/';
        if (root.size() < 2 || !path.starts_with(root)) return EXDEV;
        path.erase(0, root.size());
    }
    put_before(path, parts);
    return 0;
}

/// Looks at what was opened with O_PATH, and opens the very same to read it.
int open_again(int parent, const std::string& name, const File& seen, FoundFile& found) {
    struct stat before = {};
    if (::fstat(seen.number(), &before) != 0) return errno;
    found.is_folder = S_ISDIR(before.st_mode);
    if (!found.is_folder && !S_ISREG(before.st_mode)) return ENXIO;
    found.runs = (before.st_mode & (S_IXUSR | S_IXGRP | S_IXOTH)) != 0;
    found.shared = !found.is_folder && before.st_nlink > 1;
    // Another file may have taken the name since, and a pipe would be waited for.
    File file(::openat(parent, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!file) return errno;
    struct stat now = {};
    if (::fstat(file.number(), &now) != 0) return errno;
    if (now.st_dev != before.st_dev || now.st_ino != before.st_ino) return EAGAIN;
    found.file = std::move(file);
    return 0;
}

} // namespace

int open_to_read(const std::string& path, bool follows, FoundFile& found) {
    found.path = path;
    const File seen(::open(path.c_str(), O_PATH | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW)));
    if (!seen) return errno;
    struct stat what = {};
    if (::fstat(seen.number(), &what) != 0) return errno;
    if (S_ISLNK(what.st_mode)) return ELOOP;
    // Through links by the path that the system has resolved, whose last part is not a link.
    const std::string real = follows ? path_of(seen.number()) : std::string();
    return open_again(AT_FDCWD, real.empty() ? path : real, seen, found);
}

int open_below(const FoundFile& folder, const std::string& path, FoundFile& found) {
    found.path = folder.path + '/' + path;
    std::deque<std::string> parts;
    put_before(path, parts);
    std::vector<File> way; ///< folders below `folder` that were gone through
    int links = 0;
    const auto at = [&] { return way.empty() ? folder.file.number() : way.back().number(); };
    while (!parts.empty()) {
        const std::string name = parts.front();
        parts.pop_front();
        if (name == "..") {
            if (way.empty()) return EXDEV;
            way.pop_back();
            continue;
        }
        File seen(::openat(at(), name.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
        if (!seen) return errno;
        struct stat what = {};
        if (::fstat(seen.number(), &what) != 0) return errno;
        if (S_ISLNK(what.st_mode)) {
            if (++links > kMostLinks) return ELOOP;
            bool from_top = false;
            const int code = read_target(at(), name, folder.file.number(), parts, from_top);
            if (code != 0) return code;
            if (from_top) way.clear();
        } else if (parts.empty()) {
            return open_again(at(), name, seen, found);
        } else {
            if (!S_ISDIR(what.st_mode)) return ENOTDIR;
            way.push_back(std::move(seen));
        }
    }
    // A link has led to a folder that was gone through, or to the first one.
    File again(::openat(at(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!again) return errno;
    found.is_folder = true;
    found.file = std::move(again);
    return 0;
}

int names_in(const FoundFile& folder, std::size_t most, std::vector<std::pair<std::string, bool>>& names) {
    const int again = ::openat(folder.file.number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (again < 0) return errno;
    const std::unique_ptr<DIR, int (*)(DIR*)> opened(::fdopendir(again), ::closedir);
    if (opened == nullptr) {
        const int code = errno;
        ::close(again);
        return code;
    }
    for (;;) {
        errno = 0;
        const dirent* const entry = ::readdir(opened.get());
        if (entry == nullptr) return errno;
        const std::string name = entry->d_name;
        if (name == "." || name == "..") continue;
        if (names.size() == most) return EFBIG;
        bool is_link = entry->d_type == DT_LNK;
        if (entry->d_type == DT_UNKNOWN) { // of a file system that does not tell
            struct stat what = {};
            is_link = ::fstatat(again, name.c_str(), &what, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(what.st_mode);
        }
        names.emplace_back(name, is_link);
    }
}

int read_head(const FoundFile& found, std::size_t most, std::string& bytes) {
    bytes.clear();
    char buffer[65536];
    while (bytes.size() < most) {
        const ssize_t got = ::read(found.file.number(), buffer, std::min(sizeof buffer, most - bytes.size()));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return errno;
        if (got == 0) break;
        bytes.append(buffer, static_cast<std::size_t>(got));
    }
    return 0;
}

} // namespace hilltop
