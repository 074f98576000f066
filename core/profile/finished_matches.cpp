// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/finished_matches.h"

#include "profile/own_results.h"
#include "system/files.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <system_error>

namespace hilltop {
namespace {

/// What counts: who sat where, by which rules, on which deal, when, and how it ended.
Record without_answers(Record match) {
    const auto played = played_at(match);
    match.steps = {};
    match.branches = {};
    match.log = {};
    match.faults = {};
    match.extra = {};
    match.remarks = {};
    match.notes = {};
    return played ? dated(std::move(match), *played) : match;
}

} // namespace

std::vector<Record> FinishedMatches::read() {
    const std::lock_guard lock(m_mutex);
    std::set<std::string> there;
    std::error_code error;
    for (const auto& item : std::filesystem::directory_iterator(m_folder, error)) {
        if (item.path().extension() != ".hmatch") continue;
        const std::string path = item.path().string();
        there.insert(path);
        std::error_code none;
        const std::uintmax_t size = item.file_size(none);
        const std::int64_t changed = changed_at(path);
        Month& month = m_months[path];
        if (month.size == size && month.changed == changed) continue;
        month = {size, changed, {}, {}};
        ++m_read;
        for (Library::Entry& entry : Library::matches_of(path)) {
            if (entry.problem) continue;
            if (entry.record.result)
                month.matches.push_back(without_answers(std::move(entry.record)));
            else if (can_go_on(entry.record))
                month.left.push_back(std::move(entry));
        }
    }
    std::erase_if(m_months, [&](const auto& month) { return !there.contains(month.first); });
    std::vector<Record> all;
    for (const auto& [path, month] : m_months)
        all.insert(all.end(), month.matches.begin(), month.matches.end());
    return all;
}

bool FinishedMatches::ended_later(const Library::Entry& left) const {
    const Record& match = left.record;
    for (const auto& [path, month] : m_months)
        for (const Record& ended : month.matches)
            if (ended.source == match.source && ended.game == match.game && ended.seats == match.seats &&
                played_at(ended) >= left.played)
                return true;
    return false;
}

std::vector<Library::Entry> FinishedMatches::left() {
    const std::lock_guard lock(m_mutex);
    std::vector<Library::Entry> all;
    for (const auto& [path, month] : m_months)
        all.insert(all.end(), month.left.begin(), month.left.end());
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.played < b.played; });
    std::vector<Library::Entry> newest;
    for (auto entry = all.rbegin(); entry != all.rend(); ++entry) {
        const auto later = [&](const Library::Entry& one) { return went_on(entry->record, one.record); };
        if (!ended_later(*entry) && std::none_of(newest.begin(), newest.end(), later)) newest.push_back(*entry);
    }
    return newest;
}

} // namespace hilltop
