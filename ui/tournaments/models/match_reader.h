// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/runner.h"
#include "tournament_files/tournament_file.h"

#include <mutex>
#include <optional>
#include <vector>

namespace hilltop {

/// Reads matches of a tournament's file for all who share it, in any thread, one at a time; never in the window's.
class MatchReader {
public:
    explicit MatchReader(TournamentFile file)
        : m_file(std::move(file)) {}

    struct Wanted {
        Series series;
        int match = 0; ///< of the series, from 0
    };
    /// In the order they are wanted; nothing in the place of one that is not on the disk.
    std::vector<std::optional<PlayedMatch>> read(const std::vector<Wanted>& matches);

private:
    std::mutex m_mutex; ///< of the file
    TournamentFile m_file;
};

} // namespace hilltop
