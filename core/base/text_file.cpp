// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

#include <unistd.h>

namespace hilltop {
namespace {

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, FileCloser>;

std::string system_words(int code) {
    return std::generic_category().message(code == 0 ? EIO : code);
}

Error not_written(const std::string& path, int code) {
    return failure("base", "{}: cannot be written ({})", path, system_words(code));
}

} // namespace

Result<std::string> load_text(const std::string& path) {
    std::error_code status;
    if (std::filesystem::is_directory(path, status)) return failure("base", "{}: is a folder, not a file", path);
    OpenFile file(std::fopen(path.c_str(), "rb"));
    if (!file) return failure("base", "{}: cannot be opened ({})", path, system_words(errno));
    std::string text;
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get()))
        text.append(buffer, got);
    if (std::ferror(file.get()) != 0) return failure("base", "{}: cannot be read ({})", path, system_words(errno));
    return text;
}

Result<> save_text(const std::string& path, std::string_view text) {
    const std::string beside = path + ".part";
    const auto give_up = [&](int code) {
        std::remove(beside.c_str());
        return not_written(path, code);
    };
    OpenFile file(std::fopen(beside.c_str(), "wb"));
    if (!file) return not_written(path, errno);
    errno = 0; // a short write need not set it
    if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() || std::fflush(file.get()) != 0 ||
        ::fsync(::fileno(file.get())) != 0)
        return give_up(errno);
    // Network folders may tell of a full disk only now.
    if (std::fclose(file.release()) != 0) return give_up(errno);
    if (std::rename(beside.c_str(), path.c_str()) != 0) return give_up(errno);
    return {};
}

} // namespace hilltop
