// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/library.h"

#include "records/record_text.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace hilltop {
namespace {

constexpr const char* kPlayed = "played"; // a field of the record beside those of its format

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin) lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

} // namespace

Result<> Library::add(const Record& record, std::int64_t now) const {
    std::error_code made;
    std::filesystem::create_directories(m_folder, made);
    const std::string path = fmt::format("{}/{:%Y-%m}.hmatch", m_folder, fmt::gmtime(static_cast<std::time_t>(now)));
    Record dated = record;
    std::erase_if(dated.extra, [](const auto& field) { return field.first == kPlayed; });
    dated.extra.emplace_back(kPlayed, std::to_string(now));
    std::string line = write_record(dated) + '\n';
    // One write with O_APPEND: two windows never mix their lines.
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    bool written = file >= 0;
    if (written) {
        const off_t size = ::lseek(file, 0, SEEK_END);
        char last = '\n';
        if (size > 0 && ::pread(file, &last, 1, size - 1) != 1) last = '\n';
        if (last != '\n') line.insert(line.begin(), '\n'); // a line an earlier crash cut off stays its own
        written = ::write(file, line.data(), line.size()) == static_cast<ssize_t>(line.size());
    }
    const int code = errno;
    if (file >= 0) ::close(file);
    if (!written)
        return told_error(fmt::format("{}: cannot be written ({})", path, std::generic_category().message(code)));
    return {};
}

std::vector<Library::Entry> Library::recent(int most) const {
    std::vector<std::string> files;
    std::error_code error;
    for (const auto& item : std::filesystem::directory_iterator(m_folder, error)) {
        if (item.path().extension() == ".hmatch") files.push_back(item.path().string());
    }
    std::sort(files.rbegin(), files.rend());
    std::vector<Entry> entries;
    for (const std::string& path : files) {
        const auto text = load_text(path);
        if (!text) continue;
        const auto lines = lines_of(*text);
        int index = static_cast<int>(lines.size());
        for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
            --index;
            if (static_cast<int>(entries.size()) == most) return entries;
            auto record = read_record(*line);
            if (!record) continue;
            Entry entry{path, index, std::move(*record), 0};
            for (const auto& [key, value] : entry.record.extra) {
                if (key == kPlayed) std::from_chars(value.data(), value.data() + value.size(), entry.played);
            }
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

} // namespace hilltop
