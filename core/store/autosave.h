// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace hilltop {

/// Writes the match that is being played beside its file and renames, off the calling thread. Only the newest state is
/// written; the destructor waits for it.
class Autosave {
public:
    /// `done` is called from the writing thread after each attempt, with the error or an empty text.
    Autosave(std::string path, std::function<void(const std::string& error)> done);
    ~Autosave();

    void save(Record record);
    /// The match is over or given up: the file goes away.
    void remove();
    const std::string& path() const { return m_path; }

private:
    void post(std::optional<Record> record);
    void work();

    const std::string m_path;
    const std::function<void(const std::string&)> m_done;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_pending = false;
    bool m_leaving = false;
    std::optional<Record> m_record; ///< what to write; nothing: remove the file
    std::thread m_thread;
};

} // namespace hilltop
