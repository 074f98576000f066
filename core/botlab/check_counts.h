// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"
#include "hosting/check_play.h"

#include <chrono>
#include <vector>

namespace hilltop {

/// Looks through the matches of a check and fills in what its report says of them.
class CheckCounts {
public:
    CheckCounts(const GameEntry& game, const BotUse& use, BotReport& report);

    void add(const CheckSeries& series, const CheckResult& result);
    /// When all has been added.
    void finish();

private:
    void add_match(const CheckSeries& series, const SeriesResult& result, const KeptMatch& kept,
                   std::span<const SeriesFault> faults);
    int keep(const std::string& line);

    const GameEntry& m_game;
    const BotUse& m_use;
    BotReport& m_report;
    StyleCounts m_style;
    StyleCounts m_copy_style; ///< against its copy: not reported, as the places had no other players
    std::vector<std::chrono::microseconds> m_times;
    std::size_t m_kept_bytes = 0;
    std::size_t m_logged_bytes = 0; ///< of matches that are kept for what the bot wrote alone
};

/// Plays a match of a series of built-in bots and counts what entrant 0 does in it.
void count_field(const GameEntry& game, const CheckSeries& series, int match, StyleCounts& counts);

} // namespace hilltop
