// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"

#include "base/file_lock.h"
#include "base/system_error.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hilltop {
namespace {

Error not_written(const std::string& path, int code) {
    return failure("base", "{}: cannot be written ({})", path, system_reason(code));
}

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// Where the bytes go: through links, so that a link stays one.
std::string behind_links(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_symlink(path, error)) return path;
    const auto target = std::filesystem::canonical(path, error);
    return error ? path : target.string();
}

/// The file beside, empty and ours; the error of the system otherwise.
int open_part(const std::string& part, int& code) {
    for (;;) {
        const int file = ::open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (file < 0) {
            code = errno;
            return -1;
        }
        // Where there are no locks two writers at once would mix; there is nothing better to be had there.
        struct flock all = {};
        all.l_type = F_WRLCK;
        all.l_whence = SEEK_SET;
        while (::fcntl(file, F_OFD_SETLKW, &all) != 0 && errno == EINTR) {
        }
        const bool ours = is_named(file, part); // not if another has finished meanwhile
        if (ours && ::ftruncate(file, 0) == 0) return file;
        code = errno;
        ::close(file);
        if (ours) return -1;
    }
}

/// All of it; 0 or the error of the system. A write that takes nothing and says nothing has no room.
int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t taken = ::write(file, text.data(), text.size());
        if (taken < 0 && errno == EINTR) continue;
        if (taken <= 0) return taken < 0 ? errno : ENOSPC;
        text.remove_prefix(static_cast<std::size_t>(taken));
    }
    return ::fsync(file) == 0 ? 0 : errno;
}

} // namespace

Result<std::string> load_text(const std::string& path) {
    std::error_code status;
    if (std::filesystem::is_directory(path, status)) return failure("base", "{}: is a folder, not a file", path);
    const std::unique_ptr<std::FILE, FileCloser> file(std::fopen(path.c_str(), "rbe"));
    if (!file) return failure("base", "{}: cannot be opened ({})", path, system_reason(errno));
    std::string text;
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get()))
        text.append(buffer, got);
    if (std::ferror(file.get()) != 0) return failure("base", "{}: cannot be read ({})", path, system_reason(errno));
    return text;
}

Result<> save_text(const std::string& path, std::string_view text) {
    const std::string target = behind_links(path);
    const std::string part = target + ".part";
    struct stat before = {};
    const bool there = ::stat(target.c_str(), &before) == 0;
    if (there && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0) return not_written(path, errno);
    if (there && S_ISDIR(before.st_mode)) return not_written(path, EISDIR);
    int code = 0;
    const int file = open_part(part, code);
    if (file < 0) return not_written(path, code);
    code = write_all(file, text);
    if (code == 0 && there && ::fchmod(file, before.st_mode & 07777) != 0) code = errno;
    if (code == 0 && ::rename(part.c_str(), target.c_str()) != 0) code = errno;
    if (code != 0) ::unlink(part.c_str());
    ::close(file);
    if (code != 0) return not_written(path, code);
    return sync_folder_of(target);
}

Result<> remove_file(const std::string& path) {
    if (::unlink(path.c_str()) == 0) return sync_folder_of(path);
    if (errno == ENOENT) return {};
    return failure("base", "{}: cannot be removed ({})", path, system_reason(errno));
}

Result<> sync_folder_of(const std::string& path) {
    std::error_code error;
    const auto folder = std::filesystem::absolute(path, error).parent_path().string();
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) return {}; // one may write in folders one may not read
    int code = ::fsync(file) == 0 ? 0 : errno;
    if (code == EINVAL || code == ENOTSUP || code == EROFS) code = 0; // some file systems cannot
    ::close(file);
    if (code != 0) return not_written(folder, code);
    return {};
}

} // namespace hilltop
