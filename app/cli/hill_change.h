// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_entry.h"

namespace hilltop::cli {

/// As typed; the commands say what is wrong with them.
struct NewHillOptions {
    std::string file, game;
    std::vector<std::string> rules;
    std::optional<std::string> seats, seed, season_key, matches, tables, places, interval, entries_per_author,
        versions_a_day;
    bool duplicate = false, authors_apart = false;
    std::vector<std::string> limits;
};
Result<> make_hill(const NewHillOptions& options);

struct AddOptions {
    std::string file;
    std::vector<std::string> bots;
    EntryWords words;
    bool replace = false;
    bool no_trial = false;
};
/// Adds all of them or none. A bot that already plays in this version is reported and left alone.
Result<> add_to_hill(const AddOptions& options);
/// A remark for each that plays under another name and is the same bot.
void tell_twins(const std::string& name, const std::vector<HillKey>& twins);

struct LeaveOptions {
    std::string file, name, why;
};
Result<> retire_bot(const LeaveOptions& options);
Result<> disqualify_bot(const LeaveOptions& options);
Result<> let_back(const LeaveOptions& options);

struct SeasonOptions {
    std::string file, name;
};
Result<> keep_season_of(const SeasonOptions& options);

struct FinalOptions {
    std::string file, name, matches;
    std::optional<std::string> places;
};
Result<> begin_final_of(const FinalOptions& options);

} // namespace hilltop::cli
