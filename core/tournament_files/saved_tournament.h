// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"
#include "tournament/course.h"
#include "tournament_files/file_sink.h"

namespace hilltop {

/// A tournament's file with the course its results come to.
struct SavedTournament {
    TournamentFile file;
    Course course;
    std::vector<SeriesResult> ahead; ///< series that were played before their turn
};

/// The record of a match of a series in which hosted bots sat.
Record hosted_record(const Plan& plan, const Series& series, const SeriesResult& result, const KeptMatch& kept);

/// What a file of this plan says first.
FileHead head_of(const Plan& plan, Shard shard, std::string name);
/// A new file, open to be played; never replaces one. Shards lie on folders that several machines may share.
Result<SavedTournament> create_tournament(const std::string& path, const Plan& plan, Shard shard,
                                          std::string name = {});
/// To look at. Folds what the file's state of the fold does not cover.
Result<SavedTournament> open_tournament(const std::string& path);
/// To resume it; an error too if an entrant's program is not the one that has played so far.
Result<SavedTournament> resume_tournament(const std::string& path);

/// The plan with its seal and seed once all has been played, for FileBatch; nothing if there is no seal, or it is still
/// secret.
std::optional<std::string> told_plan(const Course& course);
/// Writes it into the file of a tournament that is over and was left without.
Result<> tell_seed(SavedTournament& saved);

/// Keeps a tournament's results in its file, and the records its plan asks for; those are made by the workers.
class TournamentSink : public FileSink {
public:
    TournamentSink(TournamentFile file, const Course& course);

    void prepare(const Series& series, const SeriesResult& result) override;
    bool wants_parts() const override { return true; }
    void series_part(const Series& part, const SeriesResult& result) override;
    /// At the end: stores the current fold, and waits until everything is on the disk.
    Result<> finish(const Course& course);

private:
    void keep_hosted(const Series& series, const SeriesResult& result);
    void keep(std::uint64_t match, const Record& record);

    const Plan m_plan;
    const std::uint64_t m_sample_step; ///< one match in this many is kept; 0: none
};

/// A match as it was played: its kept record, else played again from its seed. `reproduced` says whether that gave the
/// answers the file remembers; a bot that has changed since gives others. As long as the tournament does not tell its
/// seed, the record is one without it (without_seed()): no other way leads from a file to a record.
struct FoundMatch {
    Record record;
    bool kept = false;
    bool reproduced = true;
};
Result<FoundMatch> find_match(TournamentReader& file, const Course& course, const Schedule::Place& place);
/// A record that a file has kept (TournamentReader::record()), without the seed as well where the file does not have
/// it.
Result<Record> kept_match(const Plan& plan, const std::string& text);
/// Where the match of this number is played; nothing if the plan has none.
std::optional<Schedule::Place> place_of(const Schedule& schedule, std::uint64_t match);

} // namespace hilltop
