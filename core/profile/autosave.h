// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace hilltop {

/// The draft: a file that holds the match on the table, behind it those that have left it and are kept nowhere else
/// yet. Everything is written off the calling thread. A match goes out of the draft only when it has been kept,
/// whatever fails or is killed in between; what was left in it is kept at the next start, and only once.
class Autosave {
public:
    enum class What {
        Draft, ///< the state of the match on the table
        Match, ///< a match that has left the table
    };
    /// Called from the writing thread after each attempt.
    using Done = std::function<void(What what, const Result<>& result)>;
    /// Makes a match durable, such as Library::add; giving it the same one twice must be as good as once.
    using Keep = std::function<Result<>(const Record& match, std::int64_t played)>;

    /// Removes a match from where Keep has put it, such as Library::take_back(); none: it stays there.
    using TakeBack = std::function<Result<>(const Record& match)>;

    Autosave(std::string path, Keep keep, Done done, TakeBack take_back = {});
    /// Waits until everything has been tried.
    ~Autosave();

    /// The newest state of the match on the table; only the last one is written.
    void save(Record match);
    /// The same of one that was kept, as it was then: it leaves that place once the draft holds it.
    void take_up(Record match, Record kept);
    /// There is no match on the table any more, and what was played of it is not kept.
    void drop();
    /// The match leaves the table, over or not, at this time (seconds since 1970): it is kept, then the draft goes.
    /// Where it cannot be kept it stays in the draft and is tried again with the next state. What comes to the table in
    /// its place is in the draft from the same moment on.
    void keep(Record match, std::int64_t played, std::optional<Record> next = {});

    /// What is on no disk: the match on the table, if anything has happened in it, and those that have left it. Waits
    /// until everything given has been tried.
    struct Unsaved {
        std::vector<Record> matches;
        std::optional<Error> reason;
    };
    Unsaved unsaved();

private:
    void begin();
    void work();
    void write_pending(std::unique_lock<std::mutex>& lock);
    /// Which of those that left are kept, and whether the draft holds the rest.
    std::pair<std::vector<bool>, Result<>> write(const std::optional<Record>& match, const std::vector<Record>& left,
                                                 const std::vector<Record>& back) const;
    Result<> write_draft(const std::optional<Record>& match, const std::vector<Record>& left) const;

    const std::string m_path;
    const Keep m_keep;
    const Done m_done;
    const TakeBack m_take_back;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_tried; ///< nothing is pending
    bool m_pending = false;
    bool m_writing = false;
    bool m_leaving = false;
    std::optional<Record> m_match;    ///< on the table
    std::vector<Record> m_left;       ///< dated; not kept yet
    std::vector<Record> m_back;       ///< dated; kept elsewhere, and taken up again
    std::optional<Error> m_undrafted; ///< why the draft does not hold them
    std::thread m_thread;
};

/// The match of a draft that can be resumed; nothing if there is none.
Result<std::optional<Record>> unfinished_match(const std::string& path);

} // namespace hilltop
