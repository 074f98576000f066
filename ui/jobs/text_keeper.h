// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "jobs/job.h"

#include <functional>
#include <memory>
#include <string>

namespace hilltop {

/// Keeps a file's text durably, in the background: a disk may take its time. Texts that come while one is written
/// replace each other, so only the newest is written then.
class TextKeeper {
public:
    /// `told` receives why a text could not be written.
    TextKeeper(std::string path, std::function<void(const Error& error)> told);
    /// What has not been written yet is, before this returns.
    ~TextKeeper();
    TextKeeper(const TextKeeper&) = delete;
    TextKeeper& operator=(const TextKeeper&) = delete;

    void keep(std::string text);
    /// The newest text is not on the disk yet.
    bool writing() const { return m_job.running(); }

private:
    class Newest;
    void write();

    std::shared_ptr<Newest> m_newest;
    std::function<void(const Error& error)> m_told;
    Job m_job;
};

} // namespace hilltop
