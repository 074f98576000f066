// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_file.h"

#include "base/file_lock.h"
#include "records/record_text.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

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

/// A line may be spelled otherwise than we would, and reviewed meanwhile: what counts is what it says of the match.
bool says_one_of(std::string_view line, std::span<const std::string> known) {
    if (std::find(known.begin(), known.end(), line) != known.end()) return true;
    const auto record = read_record(line);
    if (!record) return false;
    const std::string match = unreviewed_text(*record);
    return std::any_of(known.begin(), known.end(), [&](const std::string& text) {
        const auto one = read_record(text);
        return one && unreviewed_text(*one) == match;
    });
}

const std::pair<std::string, std::string>* review_of(const Record& record) {
    const auto found = std::find_if(record.extra.begin(), record.extra.end(),
                                    [](const auto& field) { return field.first == kReviewField; });
    return found == record.extra.end() ? nullptr : &*found;
}

/// What is written in place of a line.
std::string written_over(std::string_view line, const Record& record) {
    const auto old = review_of(record) == nullptr ? read_record(line) : Result<Record>(Record());
    const auto* review = old ? review_of(*old) : nullptr;
    if (review == nullptr) return write_record(record);
    Record reviewed = record;
    reviewed.extra.push_back(*review);
    return write_record(reviewed);
}

/// The line an edit is about: `line` if it says so, or any other that does.
std::vector<LineRange>::const_iterator line_of(const std::vector<LineRange>& lines, std::string_view text, int line,
                                               std::span<const std::string> known) {
    const auto says = [&](const LineRange& range) {
        return says_one_of(text.substr(range.begin, range.end - range.begin), known);
    };
    const auto hint = static_cast<std::size_t>(std::max(0, line - 1));
    if (hint < lines.size() && says(lines[hint])) return lines.begin() + static_cast<std::ptrdiff_t>(hint);
    return std::find_if(lines.begin(), lines.end(), says);
}

} // namespace

std::string unreviewed_text(Record record) {
    std::erase_if(record.extra, [](const auto& field) { return field.first == kReviewField; });
    return write_record(record);
}

Result<> replace_records(const std::string& path, std::span<const RecordEdit> edits) {
    // Matches that are finished meanwhile are added to files of this folder under the same lock.
    const auto lock = FileLock::wait((std::filesystem::path(path).parent_path() / ".lock").string());
    if (!lock) return unwritten(failure("records", "{} cannot be written: {}", path, lock.error()));
    auto text = TRY(load_text(path));
    const auto lines = line_ranges(text);
    std::map<std::size_t, std::pair<std::size_t, std::string>> changed; // where a line begins: its end, what it becomes
    std::optional<int> missing;
    for (const RecordEdit& edit : edits) {
        const auto found = line_of(lines, text, edit.line, edit.known);
        if (found == lines.end())
            missing = missing.value_or(edit.line);
        else
            changed[found->begin] = {
                found->end,
                written_over(std::string_view(text).substr(found->begin, found->end - found->begin), edit.record)};
    }
    if (!changed.empty()) {
        std::string written;
        std::size_t from = 0;
        for (const auto& [begin, change] : changed) {
            written.append(text, from, begin - from).append(change.second);
            from = change.first;
        }
        written.append(text, from);
        TRY(save_text(path, written));
    }
    if (missing) return failure("records", "{}: line {} is no longer the match that was opened", path, *missing);
    return {};
}

Result<> replace_record(const std::string& path, int line, std::span<const std::string> known, const Record& record) {
    const RecordEdit edit{line, {known.begin(), known.end()}, record};
    return replace_records(path, {&edit, 1});
}

} // namespace hilltop
