// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/begun_bouts.h"
#include "hill/bot_content.h"
#include "hill/hill_pace.h"
#include "hill/hill_schedule.h"
#include "hill/hill_tables.h"

#include <span>

namespace hilltop {

/// A bout that has been played; first match and series are number 0.
struct PlayedBout {
    Bout bout;
    SeriesResult result{};
    int season = 0; ///< as BoutScore
    /// Of hosted bots, whose matches cannot be played again: records as text by match, of the few that a site shows.
    std::map<int, std::string> records{};
};

/// The table of a hill as it was on a day.
struct HillSeason {
    std::string name;
    std::int64_t date = 0; ///< milliseconds since 1970
    std::string table;     ///< JSON, as hill_json() wrote it
    std::string key{};     ///< of a sealed hill; when it is kept it is looked up
};

/// What a hill remembers of a submission, so that it is not asked again. Not for others.
struct HillSubmission {
    std::string source;  ///< as HillEvent::source
    std::string verdict; ///< SubmissionReport::text()
};

/// A hill's file (.hhill): its plan, its log, what plays, and every bout that was played, of which nothing is ever
/// changed, only added; and what it remembers of submissions and of bouts that are not over. All of it is checked as it
/// is read, for it may come from anybody: the log has a chain of SHA-256 (hill_chain.h), and what plays has to be what
/// joined (check_content). Files of earlier formats become files of this one with what is written next. What is dealt
/// in the open season of a sealed hill (season_keys.h) is not in it.
class HillFile : public ContestFile {
public:
    /// Never replaces a file. It is open to be changed.
    static Result<HillFile> create(const std::string& path, const Plan& plan);
    static Result<HillFile> open(const std::string& path);
    /// An error if another program has it open to change it.
    static Result<HillFile> open_to_change(const std::string& path);

    /// Without entrants.
    const Plan& plan() const { return m_plan; }
    const HillLog& log() const { return m_log; }
    const HillField& field() const { return m_field; }
    const HillScores& scores() const { return m_scores; }
    std::int64_t matches() const { return m_matches; }
    /// What runs on this file have measured; nothing follows from it but estimates.
    const HillPace& pace() const { return m_pace; }
    Result<> keep_pace(HillPace pace);

    /// Adds events to the end of the log, with what plays for those that are added; all of them or none.
    /// `from`: what it remembers then.
    Result<> append(std::span<const HillEvent> events, std::span<const BotContent> contents = {},
                    const HillSubmission* from = nullptr);
    Result<> remember(const HillSubmission& submission);
    /// HillSubmission::verdict; empty if there is none.
    Result<std::string> verdict(const std::string& source);
    /// Keeps bouts, and adds to what it has of others that are not over, durably; bouts it has already stay as they
    /// are. Where the file is displaced this is an error, even for zero bouts, and copy_to() still has them.
    Result<> keep(std::span<const PlayedBout> bouts, std::span<const BegunBout> begun = {});
    /// What it has of bouts that are not over, in their order. Whether they are due is not asked.
    Result<std::vector<BegunBout>> begun();
    /// Removes what it has of such bouts.
    Result<> forget(std::span<const Bout> begun);
    /// A new file at `path` with all of this one and the bouts it could not keep any more; whole and on the disk, or
    /// not there.
    Result<> copy_to(const std::string& path);
    /// Every bout in its order, until `take` says false.
    Result<> each_bout(const std::function<bool(const Bout& bout, SeriesResult&& result)>& take);
    /// The records that were kept of a bout, as text by match.
    Result<std::map<int, std::string>> records(const Bout& bout);
    /// What plays for a version.
    Result<BotContent> content(const HillVersion& version);
    /// The table and its event in the log; both or neither.
    Result<> keep_season(const HillSeason& season);
    Result<std::vector<HillSeason>> seasons();
    /// In which season a bout was played, or is to be: as BoutScore::season.
    int season_of(const Bout& bout) const;
    /// Whether its deals must not be known yet: others of the open season will have the same.
    bool is_secret(const Bout& bout) const;
    /// The key its deals follow from; empty where the hill has a seed.
    Result<std::string> key_of(const Bout& bout) const;
    /// plan_of_bout() with the versions' specs, and without the seed.
    Plan plan_by_specs(const Bout& bout) const;
    /// The file as it is now, without what it remembers of submissions, of bouts that are not over and of how long
    /// matches took, and without what bots wrote in the open season.
    Result<std::string> bytes_for_others();

private:
    explicit HillFile(ContestFile file)
        : ContestFile(std::move(file)) {}
    static Result<HillFile> read(Result<ContestFile> opened);
    Result<> read();
    void count(const PlayedBout& played);
    Result<> each_played(const std::function<bool(PlayedBout&& played)>& take);
    Result<> draw_lots(std::vector<HillEvent>& events) const;
    Result<> write_submission(const HillSubmission& submission);
    Result<> write_bouts(std::span<const PlayedBout> bouts, std::span<const BegunBout> begun);
    Result<> write_records(const Bout& bout, const std::map<int, std::string>& records);
    Result<> remove_begun(std::span<const Bout> bouts);
    Result<> write_log(const std::function<Result<>()>& write);
    Result<> upgrade();

    HillChain m_chain;
    Plan m_plan;
    HillLog m_log;
    HillField m_field;
    HillScores m_scores;
    std::int64_t m_matches = 0;
    HillPace m_pace;
    std::vector<PlayedBout> m_unkept; ///< since it is displaced
    std::vector<BegunBout> m_unkept_begun;
};

/// The plan and the canonical log as text, as dump_of() begins.
std::string log_text(const HillFile& hill);
/// Everything that decides and everything that was played as text in a fixed order, without dates and times: hills with
/// the same entrants and budgets have the same dump, whenever and wherever they were played.
Result<std::string> dump_of(HillFile& hill);

} // namespace hilltop
