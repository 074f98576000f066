// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"

#include "base/system_error.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hilltop {
namespace {

struct flock whole_file() {
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

Error lock_error(const std::string& path, int code) {
    return failure("base", "{}: cannot be locked ({})", path, system_reason(code));
}

} // namespace

bool is_named(int file, const std::string& path) {
    struct stat mine = {};
    struct stat there = {};
    return ::fstat(file, &mine) == 0 && ::stat(path.c_str(), &there) == 0 && mine.st_dev == there.st_dev &&
           mine.st_ino == there.st_ino;
}

FileLock::FileLock(FileLock&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_file(std::exchange(other.m_file, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    if (this != &other) {
        release();
        m_path = std::move(other.m_path);
        m_file = std::exchange(other.m_file, -1);
    }
    return *this;
}

Result<std::optional<FileLock>> FileLock::get(const std::string& path, int command) {
    for (;;) {
        FileLock lock;
        lock.m_path = path;
        lock.m_file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (lock.m_file < 0) return lock_error(path, errno);
        struct flock all = whole_file();
        int code = 0;
        do
            code = ::fcntl(lock.m_file, command, &all) == 0 ? 0 : errno;
        while (code == EINTR);
        // Whoever lets go removes the file first, so this may be a lock on a file that has no name any more.
        if (code == 0 && is_named(lock.m_file, path)) return std::optional(std::move(lock));
        ::close(std::exchange(lock.m_file, -1));
        if (code == EAGAIN || code == EACCES) return std::optional<FileLock>();
        if (code != 0) return lock_error(path, code);
    }
}

Result<std::optional<FileLock>> FileLock::take(const std::string& path) {
    return get(path, F_OFD_SETLK);
}

Result<FileLock> FileLock::wait(const std::string& path) {
    auto lock = get(path, F_OFD_SETLKW);
    if (!lock) return lock.error();
    if (!*lock) return lock_error(path, EAGAIN);
    return std::move(**lock);
}

Result<bool> FileLock::held(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0 && errno == ENOENT) return false;
    if (file < 0) return lock_error(path, errno);
    struct flock all = whole_file();
    const int code = ::fcntl(file, F_OFD_GETLK, &all) == 0 ? 0 : errno;
    ::close(file);
    if (code != 0) return lock_error(path, code);
    return all.l_type != F_UNLCK;
}

void FileLock::release() {
    if (m_file < 0) return;
    if (is_named(m_file, m_path)) ::unlink(m_path.c_str());
    ::close(std::exchange(m_file, -1));
}

} // namespace hilltop
