// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"

#include <map>
#include <string>
#include <vector>

namespace hilltop {

/// What became of one bot of a submission.
struct JudgedBot {
    std::string bot{};     ///< its spec, with the file's last name alone
    std::string name{};    ///< on the hill; empty: it never got as far
    int version = 0;       ///< on the hill; 0: it never got as far
    std::string refused{}; ///< why, in English; empty: it joined
    /// Of the check, as report_json(); empty: it was not checked, for the hill had no place for it.
    std::string report{};
    friend bool operator==(const JudgedBot&, const JudgedBot&) = default;
};

/// What is said of a submission, one for all of its bots; the hill remembers it, and its author reads it beside the
/// file: {"of", "bots": [{"bot", "name", "version", "refused", "report"}], "joined": [{"bot", "name", "version"}],
/// "refused", "report"}, where the last two repeat those of a single bot. Of one whose file is not there any more, the
/// hill also remembers {"gone"} or {"moved_to", "moved_after"}.
struct SubmissionReport {
    std::string of{};      ///< hash of the submission and of what is said about it
    std::string refused{}; ///< why there is no bot in it, in English; empty: there are bots
    std::vector<JudgedBot> bots{};
    std::map<std::string, HillKey> joined{}; ///< by JudgedBot::bot, the last version that joined
    bool gone = false;                       ///< the file has been deleted, and that has been reported
    std::string moved_to{};                  ///< the source it became when its file was renamed; see SubmissionHomes
    std::size_t moved_after = 0;             ///< events of the log that had happened by then

    /// Of a hill's memory (HillFile::verdict), never of what lies beside a submission. Empty if it cannot be read.
    static SubmissionReport read(const std::string& text);
    std::string text() const;
    /// Or null.
    const JudgedBot* find(const std::string& bot) const;
    friend bool operator==(const SubmissionReport&, const SubmissionReport&) = default;
};

} // namespace hilltop
