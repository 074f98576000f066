// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/given_matches.h"

#include "base/file_names.h"
#include "base/json_text.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "hill/hill_matches.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "rng/rng.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

/// The lines that hold something, with their numbers.
std::vector<std::pair<int, std::string>> full_lines(std::string_view text) {
    std::vector<std::pair<int, std::string>> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) lines.emplace_back(number, line);
    }
    return lines;
}

/// Whether a text has records rather than being a log.
bool has_records(const std::vector<std::pair<int, std::string>>& lines) {
    return !lines.empty() && lines.front().second.find_first_not_of(" \t\r") == lines.front().second.find('{');
}

/// One JSON value that is no record: a match in another program's notation.
bool is_one_stranger(const std::string& text) {
    const auto json = parse_json(text);
    return json && json->is_object() && !json->contains("format");
}

Result<std::vector<std::string>> records_of_folder(const std::string& folder) {
    std::vector<std::string> files;
    std::error_code error;
    for (auto item = std::filesystem::directory_iterator(folder, error);
         !error && item != std::filesystem::directory_iterator(); item.increment(error)) {
        const std::string name = item->path().filename().string();
        if (has_ending(name, ".hmatch") && !name.starts_with('.')) files.push_back(item->path().string());
    }
    if (error) return failure("review_files", "{}: the folder cannot be read ({})", folder, system_reason(error));
    if (files.empty()) return failure("review_files", "{}: the folder contains no .hmatch file", folder);
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

GivenMatches::GivenMatches(const std::vector<std::string>& paths, std::uint64_t most, Which which,
                           std::optional<std::string> piped, std::string game)
    : m_game(std::move(game))
    , m_which(which) {
    for (const std::string& path : paths) {
        std::error_code ignored;
        if (!std::filesystem::is_directory(path, ignored)) {
            add(path, piped);
            continue;
        }
        const auto files = records_of_folder(path);
        if (!files) m_problems.push_back(files.error());
        for (std::size_t i = 0; files && i < files->size(); ++i)
            add((*files)[i]);
    }
    m_taken = m_left = most == 0 ? m_total : std::min(most, m_total);
}

/// A file that is named twice, or lies in a folder that is named too, is taken once.
void GivenMatches::add(const std::string& path, std::optional<std::string> piped) {
    std::error_code ignored;
    const std::string real = std::filesystem::weakly_canonical(path, ignored).string();
    if (!m_known.insert(real.empty() ? path : real).second) return;
    File file{path, is_contest_file(path), 0, 0, std::move(piped)};
    if (const auto opened = open(file); !opened) {
        m_problems.push_back(opened.error());
        return;
    }
    if (m_contest && !m_game.empty() && m_contest->plan().game != m_game) {
        m_open = false;
        return;
    }
    m_not_kept += file.missing;
    file.matches = m_contest ? m_contest->count() : m_lines.size() + m_imported.size();
    m_open = false;
    m_total += file.matches;
    m_files.push_back(std::move(file));
}

Result<> GivenMatches::open(File& file) {
    m_lines.clear();
    m_imported.clear();
    m_contest.reset();
    if (file.contest) {
        m_contest = TRY(open_contest(file.path));
        file.missing = TRY(m_contest->leave_out_missing());
    } else {
        const auto text = TRY(file.piped ? Result<std::string>(*file.piped) : load_text(file.path));
        if (std::error_code ignored; !std::filesystem::is_regular_file(file.path, ignored)) file.piped = text;
        m_lines = full_lines(text);
        if (!has_records(m_lines) || is_one_stranger(text)) {
            m_lines.clear();
            m_imported = TRY(records_of(file.path, text));
        }
    }
    m_open = true;
    return {};
}

/// Draws m_left of the remaining matches, each set with equal probability (Knuth, algorithm S): every n-th match could
/// always have the same seats.
bool GivenMatches::chosen() {
    const std::uint64_t rest = m_total - m_seen;
    Rng rng(0, m_seen, Stream::Analysis, 0, 4);
    ++m_seen;
    const bool drawn = m_which == Which::Drawn && m_left > 0 && rng.next64() % rest < m_left;
    const bool takes = m_left == rest || drawn;
    m_left -= takes ? 1 : 0;
    return takes;
}

std::optional<GivenMatch> GivenMatches::next() {
    while (m_file < m_files.size()) {
        File& file = m_files[m_file];
        if (m_next == 0 && !m_open) {
            if (const auto opened = open(file); !opened) {
                m_problems.push_back(opened.error());
                m_seen += file.matches;
                m_left = std::min(m_left, m_total - m_seen);
                ++m_file;
                continue;
            }
        }
        if (m_next == file.matches) {
            m_open = false;
            m_next = 0;
            ++m_file;
            continue;
        }
        const std::uint64_t number = m_next++;
        const bool takes = chosen();
        if (file.contest) {
            // The place moves on with every match, taken or not.
            if (auto match = match_of_contest(file, takes)) return match;
            continue;
        }
        if (takes) return match_of_records(file, number);
    }
    return {};
}

GivenMatch GivenMatches::match_of_records(const File& file, std::uint64_t number) {
    GivenMatch match{file.path, number};
    if (!m_imported.empty()) {
        match.where = fmt::format("{}: match {}", file.path, number + 1);
        match.record = m_imported[number];
        return match;
    }
    if (number >= m_lines.size()) { // shorter than when it was counted
        match.where = file.path;
        match.record = failure("review_files", "{} has become shorter while it was read; try again", file.path);
        return match;
    }
    const auto& [line, text] = m_lines[number];
    match.where = fmt::format("{}: line {}", file.path, line);
    match.record = read_record(text);
    if (match.record)
        match.record->line = line;
    else
        match.record = failure("review_files", "{}: {}", match.where, match.record.error());
    return match;
}

std::optional<GivenMatch> GivenMatches::match_of_contest(const File& file, bool takes) {
    const auto place = m_contest->next();
    if (!place || !takes) return {};
    GivenMatch match{file.path, place->number, fmt::format("{}: match {}", file.path, place->number + 1), true};
    match.key = m_contest->review_key(*place);
    if (m_contest->is_hosted(*place)) {
        const auto kept = m_contest->kept_record(*place);
        if (kept && !*kept) {
            ++m_not_kept;
            return {};
        }
    }
    auto found = m_contest->find(*place);
    if (!found)
        match.record = failure("review_files", "{}: {}", match.where, found.error());
    else if (!found->reproduced)
        match.record = m_contest->not_reproduced(*place);
    else
        match.record = std::move(found->record);
    if (match.record) m_contest->name_seats(*match.record, *place);
    return match;
}

} // namespace hilltop
