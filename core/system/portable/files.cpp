// SPDX-License-Identifier: GPL-3.0-or-later
// What C++ has everywhere: no locks, so that who needs one is refused, and no promise that a disk remembers.
#include "system/files.h"

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

fs::perms permissions(const std::string& path) {
    std::error_code problem;
    const fs::perms found = fs::status(path, problem).permissions();
    return problem ? fs::perms::none : found;
}

} // namespace

// Nothing here has such files.
File::File(File&& other) noexcept
    : m_number(std::exchange(other.m_number, -1)) {}

File& File::operator=(File&& other) noexcept {
    m_number = std::exchange(other.m_number, -1);
    return *this;
}

void File::close() {
    m_number = -1;
}

int lock_file(const std::string&, bool, File&) {
    return ENOLCK;
}

void unlock_file(const std::string&, File&) {}

int ask_lock(const std::string&, bool& held) {
    held = false;
    return ENOLCK;
}

int open_marks(const std::string&, File&) {
    return ENOLCK;
}

int mark_byte(const File&, std::int64_t, bool) {
    return ENOLCK;
}

int replace_file(const std::string& path, std::string_view text) {
    std::error_code problem;
    if (fs::is_directory(path, problem)) return EISDIR;
    const bool there = fs::exists(path, problem);
    if (there && !may_write(path)) return EACCES;
    const std::string part = path + ".part";
    errno = 0;
    std::ofstream file(part, std::ios::binary | std::ios::trunc);
    if (file.is_open()) file.write(text.data(), static_cast<std::streamsize>(text.size())).flush();
    int code = file ? 0 : errno != 0 ? errno : EIO;
    file.close();
    problem.clear();
    if (code == 0 && there) fs::permissions(part, permissions(path), problem);
    if (code == 0 && !problem) fs::rename(part, path, problem);
    if (code == 0) code = problem.value();
    if (code != 0) fs::remove(part, problem);
    return code;
}

int rename_to_new(const std::string& from, const std::string& to) {
    std::error_code problem;
    if (fs::exists(fs::symlink_status(to, problem))) return EEXIST;
    problem.clear();
    fs::rename(from, to, problem);
    return problem.value();
}

int create_file(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "wbx");
    if (file == nullptr) return errno;
    std::fclose(file);
    return 0;
}

int unlink_file(const std::string& path) {
    std::error_code problem;
    if (fs::is_directory(fs::symlink_status(path, problem))) return EISDIR;
    problem.clear();
    if (fs::remove(path, problem)) return 0;
    return problem ? problem.value() : ENOENT;
}

int create_private_folder(const std::string& path) {
    std::error_code problem;
    if (!fs::create_directory(path, problem)) return problem ? problem.value() : EEXIST;
    fs::permissions(path, fs::perms::owner_all, problem);
    return problem.value();
}

int sync_folder(const std::string&) {
    return 0;
}

std::FILE* open_stream(const std::string& path, const char* mode) {
    return std::fopen(path.c_str(), mode);
}

void sync_stream(std::FILE* stream) {
    std::fflush(stream);
}

// Of its owner: who that is does not come into it.
bool may_read(const std::string& path) {
    return (permissions(path) & fs::perms::owner_read) != fs::perms::none;
}

bool may_run(const std::string& path) {
    return (permissions(path) & fs::perms::owner_exec) != fs::perms::none;
}

bool may_write(const std::string& path) {
    return (permissions(path) & fs::perms::owner_write) != fs::perms::none;
}

bool is_own(const std::string&) {
    return false;
}

std::int64_t changed_at(const std::string& path) {
    std::error_code problem;
    const auto time = fs::last_write_time(path, problem);
    if (problem) return 0;
    const auto since = fs::file_time_type::clock::to_sys(time).time_since_epoch();
    return std::chrono::floor<std::chrono::milliseconds>(since).count();
}

} // namespace hilltop
