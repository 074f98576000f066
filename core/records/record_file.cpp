// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <system_error>

#include <unistd.h>

namespace hilltop {
namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

Error file_error(const std::string& path, const char* what, int code) {
    return told_error(fmt::format("{}: {} ({})", path, what, std::generic_category().message(code)));
}

} // namespace

Result<std::string> load_text(const std::string& path) {
    std::error_code status;
    if (std::filesystem::is_directory(path, status)) return told_error(path + ": is a folder, not a file");
    File file(std::fopen(path.c_str(), "rb"));
    if (!file) return file_error(path, "cannot be opened", errno);
    std::string text;
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get()))
        text.append(buffer, got);
    if (std::ferror(file.get()) != 0) return file_error(path, "cannot be read", errno);
    return text;
}

Result<> save_text(const std::string& path, std::string_view text) {
    const std::string beside = path + ".part";
    {
        File file(std::fopen(beside.c_str(), "wb"));
        if (!file) return file_error(path, "cannot be written", errno);
        const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                             std::fflush(file.get()) == 0 && ::fsync(::fileno(file.get())) == 0;
        if (!written) {
            const int code = errno;
            file.reset();
            std::remove(beside.c_str());
            return file_error(path, "cannot be written", code);
        }
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0) {
        const int code = errno;
        std::remove(beside.c_str());
        return file_error(path, "cannot be written", code);
    }
    return {};
}

Result<std::vector<Record>> load_records(const std::string& path) {
    const auto text = load_text(path);
    if (!text) return text.error();
    auto records = read_records(*text);
    if (!records) return told_error(fmt::format("{}: {}", path, english(records.error())), records.error().kind);
    return records;
}

Result<> save_records(const std::string& path, std::span<const Record> records) {
    std::string text;
    for (const Record& record : records)
        text += write_record(record) + '\n';
    return save_text(path, text);
}

} // namespace hilltop
