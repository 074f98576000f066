// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"

#include "base/system_error.h"
#include "system/files.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <new>
#include <system_error>

namespace hilltop {
namespace {

Error not_written(const std::string& path, int code) {
    return unwritten(failure("base", "{} cannot be written ({})", path, system_reason(code)));
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

} // namespace

Result<std::string> load_text(const std::string& path) {
    std::error_code status;
    if (std::filesystem::is_directory(path, status)) return failure("base", "{} is a folder, not a file", path);
    if (std::filesystem::is_character_file(path, status)) // it need not have an end
        return failure("base", "{} is not a regular file", path);
    const std::unique_ptr<std::FILE, FileCloser> file(open_stream(path, "rb"));
    if (!file) return failure("base", "{} cannot be opened ({})", path, system_reason(errno));
    std::string text;
    char buffer[65536];
    try {
        while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get()))
            text.append(buffer, got);
    } catch (const std::bad_alloc&) {
        return failure("base", "{} is too large for the memory of this computer", path);
    }
    if (std::ferror(file.get()) != 0) return failure("base", "{} cannot be read ({})", path, system_reason(errno));
    return text;
}

Result<> save_text(const std::string& path, std::string_view text) {
    const std::string target = behind_links(path);
    if (const int code = replace_file(target, text); code != 0) return not_written(path, code);
    return sync_folder_of(target);
}

Result<> save_no_link(const std::string& path, std::string_view text) {
    std::error_code problem;
    if (std::filesystem::is_symlink(path, problem)) std::filesystem::remove(path, problem);
    if (const int code = replace_file(path, text); code != 0) return not_written(path, code);
    return sync_folder_of(path);
}

Result<> make_folder(const std::string& path) {
    std::error_code made;
    std::filesystem::create_directories(path, made);
    if (made) return failure("base", "{}: the folder cannot be created ({})", path, system_reason(made));
    return {};
}

Result<> make_folder_of(const std::string& file) {
    const auto folder = std::filesystem::path(file).parent_path().string();
    return folder.empty() ? Result<>() : make_folder(folder);
}

Result<> remove_file(const std::string& path) {
    const int code = unlink_file(path);
    if (code == 0) return sync_folder_of(path);
    if (code == ENOENT) return {};
    return failure("base", "{} cannot be removed ({})", path, system_reason(code));
}

Result<> sync_folder_of(const std::string& path) {
    std::error_code error;
    const auto folder = std::filesystem::absolute(path, error).parent_path().string();
    if (const int code = sync_folder(folder); code != 0) return not_written(folder, code);
    return {};
}

} // namespace hilltop
