// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_file.h"

#include "base/file_lock.h"
#include "records/record_text.h"

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

/// A line of a text, without its end.
struct LineRange {
    std::size_t begin, end;
};

std::vector<LineRange> line_ranges(std::string_view text) {
    std::vector<LineRange> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t stop = std::min(text.find('\n', begin), text.size());
        const std::size_t end = stop > begin && text[stop - 1] == '\r' ? stop - 1 : stop;
        lines.push_back({begin, end});
        begin = stop + 1;
    }
    return lines;
}

/// A line may be spelled otherwise than we would: what counts is what it says.
bool says_one_of(std::string_view line, std::span<const std::string> known) {
    if (std::find(known.begin(), known.end(), line) != known.end()) return true;
    const auto record = read_record(line);
    return record && std::find(known.begin(), known.end(), write_record(*record)) != known.end();
}

} // namespace

Result<> replace_record(const std::string& path, int line, std::span<const std::string> known, const Record& record) {
    // Matches that are finished meanwhile are added to files of this folder under the same lock.
    const auto lock = FileLock::wait((std::filesystem::path(path).parent_path() / ".lock").string());
    if (!lock) return failure("records", "{}: cannot be written: {}", path, lock.error());
    auto text = load_text(path);
    if (!text) return text.error();
    const auto lines = line_ranges(*text);
    const auto says = [&](const LineRange& range) {
        return says_one_of(std::string_view(*text).substr(range.begin, range.end - range.begin), known);
    };
    const auto hint = static_cast<std::size_t>(std::max(0, line - 1));
    auto found = lines.end();
    if (hint < lines.size() && says(lines[hint])) found = lines.begin() + static_cast<std::ptrdiff_t>(hint);
    if (found == lines.end()) found = std::find_if(lines.begin(), lines.end(), says);
    if (found == lines.end())
        return failure("records", "{}: line {} is not the match that was opened any more", path, line);
    text->replace(found->begin, found->end - found->begin, write_record(record));
    return save_text(path, *text);
}

} // namespace hilltop
