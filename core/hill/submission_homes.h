// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"

#include <functional>

namespace hilltop {

/// The spec of a bot in a file with the file's last name alone.
std::string spec_in_file(const std::string& bot);

/// Where the submissions of a folder lie by now, whose files may be renamed or deleted: as the hill remembers it
/// (SubmissionReport::moved_to, gone), and as the folder is. Sources are as HillEvent::source.
class SubmissionHomes {
public:
    /// A submission that is no longer where it was.
    struct Change {
        std::string source; ///< where it was
        std::string home;   ///< where the same bots are now; empty: nowhere
        std::vector<HillKey> bots{};
    };

    /// Of the submissions whose sources begin with this folder's name.
    static Result<SubmissionHomes> make(HillFile& hill, const std::string& folder);

    /// The last versions that came from what lies there now, by their specs there.
    std::map<std::string, HillKey> joined_from(const std::string& source) const;
    /// Whether it once was elsewhere.
    bool has_moved(const std::string& source) const { return m_arrived.contains(source); }

    /// Where a version that plays came from, as it is called now; empty: somebody added it.
    std::string home_of(const HillKey& key) const;

    /// What has happened to those that play since the last look; the hill remembers it, so that it is found once.
    /// `paths` of all submissions that are there, by source; `of` is SubmissionReport::of for a path. Only what is gone
    /// and comes in one look is the same submission: later the name of a bot would belong to whoever has a copy of it.
    Result<std::vector<Change>> look(const std::map<std::string, std::string>& paths,
                                     const std::function<std::string(const std::string& path)>& of);

private:
    explicit SubmissionHomes(HillFile& hill)
        : m_hill(&hill) {}
    struct Move {
        std::string to;
        std::size_t after = 0; ///< events of the log; those that come later are of another submission of that name
    };
    Result<> follow(const std::string& source);
    /// Where what joined from `source` by event `number` of the log is now.
    std::string home(std::string source, std::size_t number) const;
    Result<> remember_move(const std::string& from, const std::string& to, const std::string& of);

    HillFile* m_hill;
    std::set<std::string> m_known;           ///< sources that were looked up
    std::map<std::string, Move> m_moves;     ///< by source
    std::set<std::string> m_gone, m_arrived; ///< sources
};

} // namespace hilltop
