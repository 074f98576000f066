// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/library.h"

#include "base/file_lock.h"
#include "base/file_names.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "records/record_file.h"
#include "records/record_text.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr const char* kPlayed = "played";

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (end > begin) lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

Library::Entry unreadable(const std::string& path, int index, Error problem) {
    Library::Entry entry;
    entry.path = path;
    entry.index = index;
    entry.problem = std::move(problem);
    return entry;
}

Library::Entry entry_of(const std::string& path, int index, std::string_view line) {
    auto record = read_record(line);
    if (!record)
        return unreadable(
            path, index,
            failure("profile", "{}: match {} of the file cannot be read: {}", path, index + 1, record.error()));
    Library::Entry entry;
    entry.path = path;
    entry.index = index;
    entry.played = played_at(*record).value_or(0);
    entry.record = std::move(*record);
    return entry;
}

/// The file of its month.
std::string path_of(const std::string& folder, std::int64_t played) {
    return fmt::format("{}/{:%Y-%m}.hmatch", folder, fmt::gmtime(static_cast<std::time_t>(played)));
}

} // namespace

Record undated(Record match) {
    std::erase_if(match.extra, [](const auto& field) { return field.first == kPlayed; });
    return match;
}

Record dated(Record match, std::int64_t played) {
    match = undated(std::move(match));
    match.extra.emplace_back(kPlayed, std::to_string(played));
    return match;
}

std::optional<std::int64_t> played_at(const Record& match) {
    for (const auto& [key, value] : match.extra) {
        std::int64_t played = 0;
        if (key == kPlayed && std::from_chars(value.data(), value.data() + value.size(), played).ec == std::errc())
            return played;
    }
    return {};
}

Result<> Library::add(const Record& match, std::int64_t played) const {
    TRY(make_folder(m_folder));
    const std::string path = path_of(m_folder, played);
    const auto lock = FileLock::wait(m_folder + "/.lock");
    if (!lock) return unwritten(failure("profile", "{} cannot be written: {}", path, lock.error()));
    std::string text;
    if (std::error_code ignored; std::filesystem::exists(path, ignored)) {
        auto before = load_text(path);
        if (!before) return before.error();
        text = std::move(*before);
    }
    const std::string line = write_record(dated(match, played));
    const auto lines = lines_of(text);
    if (std::find(lines.begin(), lines.end(), line) != lines.end()) return sync_folder_of(path);
    if (!text.empty() && text.back() != '\n') text += '\n'; // a line that was cut off stays its own
    return save_text(path, text + line + '\n');
}

std::vector<Library::Entry> Library::recent(int most) const {
    std::vector<std::string> files;
    std::error_code error;
    for (const auto& item : std::filesystem::directory_iterator(m_folder, error)) {
        if (has_ending(item.path().filename().string(), ".hmatch")) files.push_back(item.path().string());
    }
    std::sort(files.rbegin(), files.rend());
    std::vector<Entry> entries;
    const auto enough = [&] { return static_cast<int>(entries.size()) >= most; };
    for (const std::string& path : files) {
        if (enough()) break;
        const auto text = load_text(path);
        if (!text) {
            entries.push_back(unreadable(path, 0, text.error()));
            continue;
        }
        const auto lines = lines_of(*text);
        for (auto index = static_cast<int>(lines.size()) - 1; index >= 0 && !enough(); --index)
            entries.push_back(entry_of(path, index, lines[static_cast<std::size_t>(index)]));
    }
    return entries;
}

std::vector<Library::Entry> Library::matches_of(const std::string& path) {
    const auto text = load_text(path);
    if (!text) return {unreadable(path, 0, text.error())};
    std::vector<Entry> entries;
    for (const std::string_view line : lines_of(*text))
        entries.push_back(entry_of(path, static_cast<int>(entries.size()), line));
    return entries;
}

Result<> Library::take_back(const Record& dated) const {
    const auto played = played_at(dated);
    if (!played) return {};
    const std::string path = path_of(m_folder, *played);
    if (std::error_code ignored; !std::filesystem::exists(path, ignored)) return {};
    return remove({path, 0, dated, *played});
}

Result<> Library::remove(const Entry& entry) const {
    if (entry.problem) return *entry.problem;
    const auto lock = FileLock::wait(m_folder + "/.lock");
    if (!lock) return unwritten(failure("profile", "{} cannot be written: {}", entry.path, lock.error()));
    const auto text = TRY(load_text(entry.path));
    const std::string wanted = unreviewed_text(entry.record); // it may have been reviewed since
    std::string kept;
    bool found = false;
    for (const std::string_view line : lines_of(text)) {
        const auto record = found ? Result<Record>(Record{}) : read_record(line);
        if (!found && record && unreviewed_text(*record) == wanted)
            found = true;
        else
            kept.append(line).append("\n");
    }
    return found ? save_text(entry.path, kept) : Result<>();
}

} // namespace hilltop
