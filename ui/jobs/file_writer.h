// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "jobs/job.h"

#include <functional>
#include <memory>

namespace hilltop {

/// The one way to write files from the window: in the background, one after the other in the order they were given, and
/// nothing is lost when the writer goes. Lives in the GUI thread.
class FileWriter {
public:
    /// Runs on another thread and shares nothing with the window.
    using Write = std::function<Result<>()>;
    /// Called later in this thread, unless the writer is destroyed first.
    using Told = std::function<void(const Result<>& done)>;

    FileWriter();
    /// What has not been written yet is, before this returns.
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void add(Write write, Told told) { put(std::move(write), std::move(told), false); }
    /// The newest state of one file: the earlier states that still wait are not written, and nothing is told of them.
    void replace(Write write, Told told) { put(std::move(write), std::move(told), true); }
    /// Something is not written, or what became of it is not told.
    bool writing() const { return m_untold > 0; }

private:
    class Queue;
    void put(Write write, Told told, bool replaces);
    void start();

    std::shared_ptr<Queue> m_queue;
    std::size_t m_untold = 0;
    Job m_job;
};

} // namespace hilltop
