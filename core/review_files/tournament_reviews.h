// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "tournament_files/sqlite.h"

#include <functional>

namespace hilltop {

/// The reviews of a tournament's or a hill's matches, in a file beside it (FILE.reviews, SQLite): its own holds nothing
/// but what was played, so that it can be compared. Matches are numbered as ContestMatches::review_key(). Several
/// programs may add to one. One thread at a time.
class TournamentReviews {
public:
    /// What lies beside that tournament; nothing where no review has been kept yet.
    static Result<std::optional<TournamentReviews>> find(const std::string& tournament);
    /// The same to write to, made if need be.
    static Result<TournamentReviews> open(const std::string& tournament);
    static std::string path_of(const std::string& tournament) { return tournament + ".reviews"; }

    const std::string& path() const { return m_database.path(); }
    /// Numbers of the matches that have a review, in order.
    Result<std::vector<std::uint64_t>> matches();
    /// What it keeps of that match if its answers are those of `record`: the text a record keeps as its review.
    Result<std::optional<std::string>> text(std::uint64_t match, const Record& record);
    /// Keeps the review, durably, unless a deeper one by the same judge is there; false: that stays. `instead`:
    /// whatever is there.
    Result<bool> keep(std::uint64_t match, const Record& record, const Review& review, bool instead = false);

private:
    explicit TournamentReviews(Database database)
        : m_database(std::move(database)) {}
    static Result<TournamentReviews> connect(const std::string& path, Database::Mode mode);

    Database m_database;
};

/// Gives a record the review as if it had been kept with it; one that it has by itself stays.
void lend_review(Record& record, const std::string& text);

} // namespace hilltop
