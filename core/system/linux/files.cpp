// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/files.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hilltop {
namespace {

/// 0 or the system's error.
int code_of(int result) {
    return result == 0 ? 0 : errno;
}

/// A lock that belongs to the open file and not to the program, so that other uses of the same path cannot lose it.
int lock_whole(int file, int command, struct flock& lock) {
    lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    int code = 0;
    do
        code = code_of(::fcntl(file, command, &lock));
    while (code == EINTR);
    return code;
}

/// True if this open file is the one of that name.
bool is_named(int file, const std::string& path) {
    struct stat mine = {};
    struct stat there = {};
    return ::fstat(file, &mine) == 0 && ::stat(path.c_str(), &there) == 0 && mine.st_dev == there.st_dev &&
           mine.st_ino == there.st_ino;
}

/// The file beside, empty and ours.
int open_part(const std::string& part, File& opened) {
    for (;;) {
        File file(::open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
        if (!file) return errno;
        // Where there are no locks two writers at once would mix; there is nothing better to be had there.
        struct flock lock;
        lock_whole(file.number(), F_OFD_SETLKW, lock);
        if (!is_named(file.number(), part)) continue; // another has finished meanwhile
        if (::ftruncate(file.number(), 0) != 0) return errno;
        opened = std::move(file);
        return 0;
    }
}

/// All of it. A write that takes nothing and says nothing has no room.
int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t taken = ::write(file, text.data(), text.size());
        if (taken < 0 && errno == EINTR) continue;
        if (taken <= 0) return taken < 0 ? errno : ENOSPC;
        text.remove_prefix(static_cast<std::size_t>(taken));
    }
    return code_of(::fsync(file));
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

int lock_file(const std::string& path, bool waits, File& lock) {
    for (;;) {
        File file(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
        if (!file) return errno;
        struct flock all;
        const int code = lock_whole(file.number(), waits ? F_OFD_SETLKW : F_OFD_SETLK, all);
        if (code == EACCES) return EAGAIN;
        if (code != 0) return code;
        // Unlocking removes the file first, so this may be a lock on a file that has no name any more.
        if (!is_named(file.number(), path)) continue;
        lock = std::move(file);
        return 0;
    }
}

void unlock_file(const std::string& path, File& lock) {
    if (is_named(lock.number(), path)) ::unlink(path.c_str());
    lock.close();
}

int ask_lock(const std::string& path, bool& held) {
    held = false;
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file) return errno == ENOENT ? 0 : errno;
    struct flock all;
    const int code = lock_whole(file.number(), F_OFD_GETLK, all);
    held = code == 0 && all.l_type != F_UNLCK;
    return code;
}

int open_marks(const std::string& path, File& marks) {
    marks = File(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    return marks ? 0 : errno;
}

int mark_byte(const File& marks, std::int64_t at, bool alone) {
    struct flock lock = {};
    lock.l_type = alone ? F_WRLCK : F_RDLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = at;
    lock.l_len = 1;
    int code = 0;
    do
        code = code_of(::fcntl(marks.number(), alone ? F_OFD_SETLK : F_OFD_SETLKW, &lock));
    while (code == EINTR);
    return code == EACCES ? EAGAIN : code;
}

int replace_file(const std::string& path, std::string_view text) {
    const std::string part = path + ".part";
    struct stat before = {};
    const bool there = ::stat(path.c_str(), &before) == 0;
    if (there && !may_write(path)) return errno;
    if (there && S_ISDIR(before.st_mode)) return EISDIR;
    File file;
    if (const int code = open_part(part, file); code != 0) return code;
    int code = write_all(file.number(), text);
    if (code == 0 && there) code = code_of(::fchmod(file.number(), before.st_mode & 07777));
    if (code == 0) code = code_of(::rename(part.c_str(), path.c_str()));
    if (code != 0) ::unlink(part.c_str());
    return code;
}

int rename_to_new(const std::string& from, const std::string& to) {
    const int code = code_of(::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE));
    if (code != EINVAL && code != ENOSYS) return code;
    std::error_code ignored; // network folders do not know how not to replace
    return std::filesystem::exists(to, ignored) ? EEXIST : code_of(::rename(from.c_str(), to.c_str()));
}

int create_file(const std::string& path) {
    const File file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    return file ? 0 : errno;
}

int unlink_file(const std::string& path) {
    return code_of(::unlink(path.c_str()));
}

int create_private_folder(const std::string& path) {
    return code_of(::mkdir(path.c_str(), 0700));
}

int sync_folder(const std::string& path) {
    const File file(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!file) return 0; // one may write in folders one may not read
    const int code = code_of(::fsync(file.number()));
    return code == EINVAL || code == ENOTSUP || code == EROFS ? 0 : code; // some file systems cannot
}

std::FILE* open_stream(const std::string& path, const char* mode) {
    return std::fopen(path.c_str(), (std::string(mode) + 'e').c_str());
}

void sync_stream(std::FILE* stream) {
    ::fsync(::fileno(stream));
}

bool may_read(const std::string& path) {
    return ::access(path.c_str(), R_OK) == 0;
}

bool may_run(const std::string& path) {
    return ::access(path.c_str(), X_OK) == 0;
}

bool may_write(const std::string& path) {
    return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
}

bool is_own(const std::string& path) {
    struct stat found = {};
    return ::lstat(path.c_str(), &found) == 0 && found.st_uid == ::geteuid();
}

std::int64_t changed_at(const std::string& path) {
    struct stat found = {};
    if (::stat(path.c_str(), &found) != 0) return 0;
    return std::int64_t{found.st_mtim.tv_sec} * 1000 + found.st_mtim.tv_nsec / 1'000'000;
}

} // namespace hilltop
