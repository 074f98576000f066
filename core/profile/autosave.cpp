// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/autosave.h"

#include "base/parallel.h"
#include "base/text_file.h"
#include "profile/library.h"
#include "records/record_text.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace hilltop {

Autosave::Autosave(std::string path, Keep keep, Done done, TakeBack take_back)
    : m_path(std::move(path))
    , m_keep(std::move(keep))
    , m_done(std::move(done))
    , m_take_back(std::move(take_back)) {
    if (auto found = load_records(m_path)) { // otherwise there is no draft, or other code reports what is wrong with it
        for (Record& match : *found) {
            if (played_at(match))
                m_left.push_back(std::move(match));
            else if (!m_match)
                m_match = std::move(match);
        }
    }
    m_pending = !m_left.empty();
    begin();
}

/// Where the system starts no thread for it, what is given is written here.
void Autosave::begin() {
    if (!m_thread.joinable()) {
        auto thread = start_thread([this] { work(); });
        if (thread) m_thread = thread.take();
    }
    std::unique_lock lock(m_mutex);
    if (!m_thread.joinable() && m_pending) write_pending(lock);
    m_wake.notify_all();
}

Autosave::~Autosave() {
    {
        const std::lock_guard lock(m_mutex);
        m_leaving = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable()) m_thread.join();
}

void Autosave::save(Record match) {
    {
        const std::lock_guard lock(m_mutex);
        m_match = undated(std::move(match));
        m_pending = true;
    }
    begin();
}

void Autosave::take_up(Record match, Record kept) {
    {
        const std::lock_guard lock(m_mutex); // no draft without the match is written in between
        if (m_take_back && played_at(kept)) m_back.push_back(std::move(kept));
        m_match = undated(std::move(match));
        m_pending = true;
    }
    begin();
}

void Autosave::drop() {
    {
        const std::lock_guard lock(m_mutex);
        m_match.reset();
        m_pending = true;
    }
    begin();
}

void Autosave::keep(Record match, std::int64_t played, std::optional<Record> next) {
    {
        const std::lock_guard lock(m_mutex);
        m_match = next ? std::optional(undated(std::move(*next))) : std::nullopt;
        m_left.push_back(dated(std::move(match), played));
        m_pending = true;
    }
    begin();
}

void Autosave::work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_leaving || m_pending; });
        if (!m_pending) return;
        write_pending(lock);
    }
}

/// With the lock held, but not while it writes.
void Autosave::write_pending(std::unique_lock<std::mutex>& lock) {
    m_pending = false;
    m_writing = true;
    std::vector<bool> kept;
    bool told = false;
    const auto drafted = guarded([&]() -> Result<> {
        const std::optional<Record> match = m_match;
        const std::vector<Record> left = m_left; // others may only come behind them
        const std::vector<Record> back = std::exchange(m_back, {});
        lock.unlock();
        auto [these, done] = write(match, left, back);
        kept = std::move(these);
        told = true;
        return done;
    });
    if (!told) m_done(What::Draft, drafted);
    if (!lock.owns_lock()) lock.lock();
    m_writing = false;
    m_undrafted = drafted ? std::nullopt : std::optional(drafted.error());
    m_tried.notify_all();
    for (std::size_t i = kept.size(); i-- > 0;) {
        if (kept[i]) m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

Autosave::Unsaved Autosave::unsaved() {
    std::unique_lock lock(m_mutex);
    m_tried.wait(lock, [this] { return !m_pending && !m_writing; });
    Unsaved unsaved;
    if (!m_undrafted) return unsaved;
    if (m_match && (m_match->rated || !m_match->steps.empty())) unsaved.matches.push_back(*m_match);
    unsaved.matches.insert(unsaved.matches.end(), m_left.begin(), m_left.end());
    if (!unsaved.matches.empty()) unsaved.reason = m_undrafted;
    return unsaved;
}

std::pair<std::vector<bool>, Result<>> Autosave::write(const std::optional<Record>& match,
                                                       const std::vector<Record>& left,
                                                       const std::vector<Record>& back) const {
    // The draft has a leaving match in its kept form: the next start recognises it if this one ends here.
    Result<> drafted = write_draft(match, left);
    if (drafted) { // before any is kept: it may be one of these, left again in the same second
        for (const Record& kept : back)
            if (m_take_back(kept)) m_done(What::Match, {}); // else it is there twice, and nothing is lost
    }
    std::vector<bool> kept;
    std::vector<Record> rest;
    for (const Record& record : left) {
        const auto done = m_keep(record, *played_at(record));
        kept.push_back(static_cast<bool>(done));
        if (!done) rest.push_back(record);
        m_done(What::Match, done);
    }
    if (rest.size() < left.size()) drafted = write_draft(match, rest);
    if (left.empty() || !drafted) m_done(What::Draft, drafted);
    return {kept, drafted};
}

Result<> Autosave::write_draft(const std::optional<Record>& match, const std::vector<Record>& left) const {
    std::vector<Record> all;
    if (match) all.push_back(*match);
    all.insert(all.end(), left.begin(), left.end());
    if (all.empty()) return remove_file(m_path);
    TRY(make_folder_of(m_path));
    return save_records(m_path, all);
}

Result<std::optional<Record>> unfinished_match(const std::string& path) {
    if (std::error_code ignored; !std::filesystem::exists(path, ignored)) return std::optional<Record>();
    auto records = TRY(load_records(path));
    const auto found =
        std::find_if(records.begin(), records.end(), [](const Record& match) { return !played_at(match); });
    return found == records.end() ? std::optional<Record>() : std::optional(std::move(*found));
}

} // namespace hilltop
