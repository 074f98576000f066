// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"

#include "base/system_error.h"

#include <cerrno>

namespace hilltop {
namespace {

Error lock_error(const std::string& path, int code) {
    return failure("base", "{} cannot be locked ({})", path, system_reason(code));
}

} // namespace

FileLock::FileLock(FileLock&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_file(std::move(other.m_file)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
    if (this != &other) {
        release();
        m_path = std::move(other.m_path);
        m_file = std::move(other.m_file);
    }
    return *this;
}

Result<std::optional<FileLock>> FileLock::take(const std::string& path) {
    FileLock lock;
    const int code = lock_file(path, false, lock.m_file);
    if (code == EAGAIN) return std::optional<FileLock>();
    if (code != 0) return lock_error(path, code);
    lock.m_path = path;
    return std::optional(std::move(lock));
}

Result<FileLock> FileLock::wait(const std::string& path) {
    FileLock lock;
    if (const int code = lock_file(path, true, lock.m_file); code != 0) return lock_error(path, code);
    lock.m_path = path;
    return lock;
}

Result<bool> FileLock::held(const std::string& path) {
    bool held = false;
    if (const int code = ask_lock(path, held); code != 0) return lock_error(path, code);
    return held;
}

void FileLock::release() {
    if (m_file) unlock_file(m_path, m_file);
}

} // namespace hilltop
