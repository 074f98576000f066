// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/many_reviews.h"
#include "records/record_file.h"
#include "review_files/given_matches.h"
#include "review_files/spare_reviews.h"
#include "review_files/tournament_reviews.h"

#include <chrono>
#include <map>
#include <set>

namespace hilltop {

/// Where a match lies.
struct MatchPlace {
    std::string file;
    std::uint64_t match = 0; ///< from 0, of the file
    bool tournament = false; ///< the file is that of a tournament or a hill
};

/// What became of many matches.
struct ReviewedMatches {
    std::vector<ManyReviews> groups; ///< each of one game, its rules and a number of seats
    std::vector<MatchPlace> places;  ///< by match, as the groups number them
    std::vector<Error> problems;     ///< matches and files that could not be reviewed or kept
    std::uint64_t matches = 0;       ///< that were to be reviewed
    std::uint64_t reviewed = 0;
    std::uint64_t judged = 0;   ///< of these; the others had a review
    std::uint64_t missing = 0;  ///< of hosted bots, whose contests did not keep them
    std::uint64_t outdated = 0; ///< have a review by another version of their judge, which is not summed up
    bool stopped = false;

    void add(const MatchPlace& place, const Replay& replay, const Review& review);
};

/// The record with the review in place of the one it has. An error if that is deeper, or of a newer version of Hilltop.
/// `replay` is of the same match with a review that may have been lent to it.
Result<Record> with_review(Record record, const Replay& replay, const Review& review);

/// Keeps reviews where their matches lie: in the records' own lines, or beside the contest; where that cannot be
/// written, in a folder of the program's if there is one.
class ReviewShelf {
public:
    explicit ReviewShelf(SpareReviews spare = SpareReviews())
        : m_spare(std::move(spare)) {}

    /// Gives a match the review that is kept beside its contest, or in the spare folder.
    void lend(const GivenMatch& match, Record& record);
    /// Beside a contest at once, in files of records with the next finish(). `match` is as it was read, `replay` of
    /// it or of what was lent.
    Result<> keep(const GivenMatch& match, const Replay& replay, const Review& review);
    /// Writes files of records as wholes. The first error of several.
    Result<> finish();
    /// What could not be kept where it belongs, and where it is instead; once a file. Reported once.
    std::vector<Error> take_remarks() { return std::exchange(m_remarks, {}); }

private:
    Result<bool> keep_beside(const GivenMatch& match, const Replay& replay, const Review& review);
    Result<> keep_spare(const std::string& file, const Record& reviewed, const Error& why);

    SpareReviews m_spare;
    std::set<std::string> m_unwritable; ///< files already reported
    std::vector<Error> m_remarks;
    std::map<std::string, std::optional<TournamentReviews>> m_read;
    std::map<std::string, TournamentReviews> m_write;
    std::map<std::string, std::vector<RecordEdit>> m_edits;
};

/// How far review_and_keep() is.
struct Reviewing {
    std::uint64_t matches = 0; ///< there are
    std::uint64_t done = 0;    ///< that are over
    std::uint64_t judged = 0;  ///< of these; the others had a review as deep
    std::uint64_t missing = 0; ///< of hosted bots, whose contests did not keep them
    double share = 0;          ///< of the match that is being judged
    std::vector<Error> problems;
    bool stopped = false;
};

/// The matches of files, folders, tournaments and hills; at most `most`, 0: all.
struct MatchSet {
    std::vector<std::string> paths;
    std::uint64_t most = 0;
    GivenMatches::Which which = GivenMatches::Which::Drawn;
    SpareReviews spare{}; ///< for what cannot be kept with the matches
    /// The file of the match on the table: rated matches with the same cards are left out until that one is over.
    std::string draft{};
};

/// Judges the matches one after the other and keeps each review as it
/// ends; those that have one as deep are passed by, so it resumes where it was stopped. `told` is called after each
/// step, on any thread. The order's own progress is not used.
Reviewing review_and_keep(const MatchSet& matches, ReviewOrder order,
                          const std::function<void(const Reviewing&)>& told);

/// How kept reviews are read.
struct ReviewReading {
    Marking marking{};
    SpareReviews spare{};
};
/// Sums up what is kept of the matches of files by today's judges, and judges nothing. Reports progress as a share.
ReviewedMatches read_reviews(const std::vector<std::string>& paths, const Stop& stop,
                             const std::function<void(double share)>& told, const ReviewReading& reading = {});

/// One of them with its review, as it lies there now, and its line where it is one of a file of records.
Result<Record> reviewed_match(const MatchPlace& place, const SpareReviews& spare = SpareReviews());

} // namespace hilltop
