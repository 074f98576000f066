// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_files/tournament_reviews.h"

#include "analysis/review_text.h"
#include "records/record_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <filesystem>

namespace hilltop {
namespace {

constexpr std::int64_t kReviewsApplication = 0x48524556; // "HREV"
constexpr std::int64_t kReviewsFormat = 1;
constexpr int kReviewsWait = 5000; // for others who add to it, in milliseconds

constexpr const char* kReviewsTable = "CREATE TABLE IF NOT EXISTS reviews(match INTEGER PRIMARY KEY, answers INTEGER, "
                                      "judge TEXT, version INTEGER, samples INTEGER, review TEXT)";

std::int64_t answers_of(const Record& record) {
    return std::bit_cast<std::int64_t>(record.digest.value_or(0));
}

} // namespace

void lend_review(Record& record, const std::string& text) {
    const bool own = std::any_of(record.extra.begin(), record.extra.end(),
                                 [](const auto& field) { return field.first == kReviewField; });
    if (!own) record.extra.emplace_back(kReviewField, text);
}

Result<TournamentReviews> TournamentReviews::connect(const std::string& path, Database::Mode mode) {
    auto database = TRY(Database::open(path, mode));
    TournamentReviews reviews(std::move(database));
    Database& data = reviews.m_database;
    data.wait_for_locks(kReviewsWait);
    const auto id = data.number("PRAGMA application_id");
    if (!id) return failure("review_files", "{} is not a file of analyses", path);
    const auto format = TRY(data.number("PRAGMA user_version"));
    const bool empty = *id == 0 && format == 0;
    if (!empty && *id != kReviewsApplication) return failure("review_files", "{} is not a file of analyses", path);
    if (format.value_or(0) > kReviewsFormat)
        return failure("review_files", "{} was written by a newer version of Hilltop", path);
    return reviews;
}

Result<std::optional<TournamentReviews>> TournamentReviews::find(const std::string& tournament) {
    const std::string path = path_of(tournament);
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return std::optional<TournamentReviews>();
    auto reviews = TRY(connect(path, Database::Mode::Read));
    return std::optional(std::move(reviews));
}

Result<TournamentReviews> TournamentReviews::open(const std::string& tournament) {
    const std::string path = path_of(tournament);
    std::error_code ignored;
    const bool there = std::filesystem::exists(path, ignored);
    auto reviews = connect(path, there ? Database::Mode::Write : Database::Mode::Create);
    if (!reviews) return reviews;
    Database& data = reviews->m_database;
    const std::string head = "PRAGMA application_id=" + std::to_string(kReviewsApplication) +
                             "; PRAGMA user_version=" + std::to_string(kReviewsFormat);
    TRY(data.use_short_journal());
    for (const char* sql : {"BEGIN IMMEDIATE", head.c_str(), kReviewsTable, "COMMIT"}) {
        if (const auto done = data.run(sql); !done) return done.error();
    }
    return reviews;
}

Result<std::vector<std::uint64_t>> TournamentReviews::matches() {
    std::vector<std::uint64_t> found;
    auto rows = TRY(m_database.prepare("SELECT match FROM reviews ORDER BY match"));
    while (true) {
        const auto row = TRY(rows.step());
        if (!row) return found;
        found.push_back(static_cast<std::uint64_t>(rows.number(0)));
    }
}

Result<std::optional<std::string>> TournamentReviews::text(std::uint64_t match, const Record& record) {
    auto rows = TRY(m_database.prepare("SELECT review FROM reviews WHERE match = ? AND answers = ?"));
    const auto row = TRY(rows.bind(1, std::bit_cast<std::int64_t>(match)).bind(2, answers_of(record)).step());
    return row ? std::optional(rows.text(0)) : std::optional<std::string>();
}

Result<bool> TournamentReviews::keep(std::uint64_t match, const Record& record, const Review& review, bool instead) {
    auto kept = TRY(m_database.prepare(
        "INSERT INTO reviews(match, answers, judge, version, samples, review) VALUES(?1, ?2, ?3, ?4, ?5, ?6) "
        "ON CONFLICT(match) DO UPDATE SET answers = ?2, judge = ?3, version = ?4, samples = ?5, review = ?6 "
        "WHERE answers <> ?2 OR judge <> ?3 OR version <> ?4 OR samples <= ?5 OR ?7 RETURNING match"));
    const auto row = TRY(kept.bind(1, std::bit_cast<std::int64_t>(match))
                             .bind(2, answers_of(record))
                             .bind(3, std::string_view(review.reference))
                             .bind(4, std::int64_t{review.version})
                             .bind(5, std::int64_t{review.samples})
                             .bind(6, std::string_view(review_to_json(review, record).dump()))
                             .bind(7, std::int64_t{instead})
                             .step());
    const bool written = row;
    kept.reset(); // or the row would not be committed
    return written;
}

} // namespace hilltop
