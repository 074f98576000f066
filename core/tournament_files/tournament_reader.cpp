// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_reader.h"

#include "base/digest.h"
#include "base/json_form.h"
#include "base/json_text.h"
#include "tournament_files/early_series.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <tuple>

namespace hilltop {
namespace {

constexpr const char* kTables = R"(
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE entrants(number INTEGER PRIMARY KEY, name TEXT, version INTEGER, hash TEXT);
CREATE TABLE series(number INTEGER PRIMARY KEY, first_match INTEGER, matches INTEGER, seats INTEGER,
                    matches_until INTEGER, results BLOB);
CREATE TABLE faults(number INTEGER PRIMARY KEY, match INTEGER, series INTEGER, entrant INTEGER, seat INTEGER,
                    decision INTEGER, fault TEXT, output TEXT, told INTEGER, microseconds INTEGER);
CREATE INDEX faults_by_match ON faults(match, decision, seat);
CREATE TABLE records(match INTEGER PRIMARY KEY, record TEXT);
CREATE TABLE state(one INTEGER PRIMARY KEY CHECK(one = 1), series INTEGER, digest INTEGER, bytes BLOB);
CREATE TABLE clock(session INTEGER PRIMARY KEY, begun INTEGER, ended INTEGER, seconds REAL, matches INTEGER);
)";
constexpr std::string_view kReviewsTable = // older programs kept them in the file
    ";CREATE TABLE reviews(match INTEGER PRIMARY KEY, answers INTEGER, judge TEXT, version INTEGER, samples INTEGER, "
    "review TEXT)";
/// What files of older programs lack, or what is made when it is needed.
constexpr std::array<std::string_view, 5> kMayLack{"ahead", "faults.told", "faults.microseconds", "parts", "reviews"};

/// Fields of a fault as they lie in these columns, from `column` on: match, series, entrant, seat, decision, fault,
/// output, told, microseconds. False if the values are invalid.
bool read_stored(const Statement& row, int column, std::size_t entrants, StoredFault& stored) {
    const std::int64_t match = row.number(column);
    const std::int64_t series = row.number(column + 1);
    const std::int64_t entrant = row.number(column + 2);
    const std::int64_t seat = row.number(column + 3);
    const std::int64_t decision = row.number(column + 4);
    if (match < 0 || series < 0 || series > 0xffffffff || entrant < 0 ||
        entrant >= static_cast<std::int64_t>(entrants) || seat < 0 || seat >= kMaxSeats || decision < INT32_MIN ||
        decision > INT32_MAX)
        return false;
    stored.fault.match = static_cast<std::uint64_t>(match);
    stored.series = static_cast<std::uint32_t>(series);
    stored.fault.entrant = static_cast<std::uint16_t>(entrant);
    stored.fault.seat = static_cast<std::uint8_t>(seat);
    stored.fault.decision = static_cast<std::int32_t>(decision);
    if (!row.null(column + 6)) stored.fault.errors = row.text(column + 6);
    stored.fault.told = row.number(column + 7) != 0;
    stored.fault.time = std::chrono::microseconds(row.number(column + 8));
    return read_fault(row.text(column + 5), stored.fault.fault);
}

Result<ResultBlob> read_blob(const Database& data, std::uint32_t number, std::span<const unsigned char> bytes) {
    const auto blob = ResultBlob::read(bytes);
    if (!blob) return data.damaged(failure("tournament_files", "series {}: {}", number, blob.error()));
    if (blob->number() != number)
        return data.damaged(failure("tournament_files", "series {} has the results of another series", number));
    return blob;
}

} // namespace

const FileKind& tournament_kind() {
    static const FileKind kind{
        .application = 0x48544f52, // "HTOR"
        .format = 1,
        .tables = kTables + std::string(kAheadTable),
        .more_tables = kPartsTable + std::string(kReviewsTable),
        .may_lack = [](std::int64_t) { return std::span<const std::string_view>(kMayLack); },
        .not_one =
            [](const std::string& path) { return failure("tournament_files", "{} is not a tournament file", path); }};
    return kind;
}

Result<> TournamentReader::read() {
    return in_one_view([&]() -> Result<> {
        m_head = TRY(read_head(m_database));
        const auto ahead =
            TRY(m_database.number("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'ahead'"));
        m_has_hosting = ahead.value_or(0) == 1;
        return {};
    });
}

Result<std::uint32_t> TournamentReader::series_count() {
    const auto last = TRY(m_database.number("SELECT max(number) FROM series"));
    if (!last) return std::uint32_t{0};
    const Shard& shard = m_head.shard;
    const std::int64_t behind = *last - shard.index;
    if (behind < 0 || *last >= 0xffffffff || behind % shard.count != 0)
        return m_database.damaged(failure("tournament_files", "its last series is numbered {}", *last));
    return static_cast<std::uint32_t>(behind / shard.count + 1);
}

Result<std::int64_t> TournamentReader::match_count() {
    const auto matches = TRY(m_database.number("SELECT matches_until FROM series ORDER BY number DESC LIMIT 1"));
    return matches.value_or(0);
}

Result<std::int64_t> TournamentReader::fault_count() {
    const auto last = TRY(m_database.number("SELECT max(number) FROM faults"));
    return last.value_or(0);
}

Result<std::vector<SeriesFault>> TournamentReader::faults_of(const ResultBlob& blob) {
    std::vector<SeriesFault> found;
    if (blob.fault_count() == 0) return found;
    auto rows =
        TRY(m_database.prepare(fmt::format("SELECT match, series, entrant, seat, decision, fault, {} FROM faults "
                                           "WHERE match BETWEEN ?1 AND ?2 ORDER BY number",
                                           hosted_columns())
                                   .c_str()));
    const auto first = static_cast<std::int64_t>(blob.first_match());
    rows.bind(1, first).bind(2, first + blob.matches() - 1);
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) break;
        StoredFault stored;
        if (!read_stored(rows, 0, m_head.entrants.size(), stored) || found.size() == blob.fault_count())
            return m_database.damaged(
                failure("tournament_files", "the faults of series {} were changed", blob.number()));
        found.push_back(stored.fault);
    }
    if (!blob.has_faults(found))
        return m_database.damaged(failure("tournament_files", "the faults of series {} were changed", blob.number()));
    return found;
}

Result<KeptSeries> TournamentReader::kept(const ResultBlob& blob) {
    auto faults = TRY(faults_of(blob));
    KeptSeries kept{.first_match = blob.first_match(), .seats = blob.seats(), .result = blob.decode()};
    kept.result.faults = std::move(faults);
    return kept;
}

Result<> TournamentReader::each_series(std::uint32_t from, const std::function<bool(KeptSeries&& series)>& take) {
    return in_one_view([&]() -> Result<> {
        const auto count = TRY(series_count());
        auto rows =
            TRY(m_database.prepare("SELECT number, matches, matches_until, results FROM series WHERE number >= ?1 "
                                   "ORDER BY number"));
        rows.bind(1, m_head.shard.index + std::int64_t{from} * m_head.shard.count);
        std::optional<std::int64_t> until;
        if (from == 0) until = 0;
        for (std::uint32_t row = from; row < count; ++row) {
            const auto found = rows.step();
            if (!found) return found.error();
            const std::uint32_t number = m_head.shard.series(row);
            if (!*found || rows.number(0) != number)
                return m_database.damaged(failure("tournament_files", "series {} is missing", number));
            const auto blob = read_blob(m_database, number, rows.bytes(3));
            if (!blob) return blob.error();
            if (rows.number(1) != blob->matches() || (until && rows.number(2) != *until + blob->matches()))
                return m_database.damaged(failure("tournament_files", "the matches of series {} were changed", number));
            until = rows.number(2);
            auto series = kept(*blob);
            if (!series) return series.error();
            if (!take(std::move(*series))) return {};
        }
        return {};
    });
}

/// What the bots of this file can have left, as read_stored() takes it.
const char* TournamentReader::hosted_columns() const {
    return m_has_hosting ? "output, told, microseconds" : "NULL, 0, 0";
}

Result<std::optional<ResultBlob>> TournamentReader::blob(std::uint32_t number) {
    if (m_remembered != number) {
        auto row = TRY(m_database.prepare("SELECT results FROM series WHERE number = ?1"));
        const auto found = TRY(row.bind(1, std::int64_t{number}).step());
        if (!found) return std::optional<ResultBlob>();
        const auto bytes = row.bytes(0);
        m_remembered.reset();
        m_blob.assign(bytes.begin(), bytes.end());
    }
    const auto read =
        read_blob(m_database, number, {reinterpret_cast<const unsigned char*>(m_blob.data()), m_blob.size()});
    if (!read) return read.error();
    m_remembered = number;
    return std::optional(*read);
}

Result<std::optional<KeptSeries>> TournamentReader::series(std::uint32_t number) {
    std::optional<KeptSeries> found;
    auto read = in_one_view([&]() -> Result<> {
        const auto bytes = TRY(blob(number));
        if (!bytes) return {};
        found = TRY(kept(*bytes));
        return {};
    });
    if (!read) return read.error();
    return found;
}

Result<std::optional<StoredMatch>> TournamentReader::match(std::uint32_t series, int match) {
    const auto bytes = TRY(blob(series));
    if (!bytes || match < 0 || match >= bytes->matches()) return std::optional<StoredMatch>();
    return std::optional(bytes->entry(match));
}

Result<std::vector<StoredFault>> TournamentReader::faults(std::int64_t offset, std::int64_t limit) {
    auto rows =
        TRY(m_database.prepare(fmt::format("SELECT match, series, entrant, seat, decision, fault, {} FROM faults "
                                           "ORDER BY match, decision, seat, number LIMIT ?1 OFFSET ?2",
                                           hosted_columns())
                                   .c_str()));
    rows.bind(1, limit).bind(2, offset);
    std::vector<StoredFault> found;
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) return found;
        if (!read_stored(rows, 0, m_head.entrants.size(), found.emplace_back()))
            return m_database.damaged(failure("tournament_files", "a fault was changed"));
    }
}

Result<std::vector<FaultSummary>> TournamentReader::fault_summary() {
    // SQLite takes the columns beside max() from the row of the maximum.
    auto rows = TRY(m_database.prepare(
        fmt::format("SELECT count(*), max(number), match, series, entrant, seat, decision, fault, {} "
                    "FROM faults GROUP BY entrant, fault",
                    hosted_columns())
            .c_str()));
    std::vector<FaultSummary> found;
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) break;
        FaultSummary& summary = found.emplace_back();
        if (!read_stored(rows, 2, m_head.entrants.size(), summary.last))
            return m_database.damaged(failure("tournament_files", "a fault was changed"));
        summary.entrant = summary.last.fault.entrant;
        summary.fault = summary.last.fault.fault;
        summary.count = rows.number(0);
    }
    std::sort(found.begin(), found.end(), [](const FaultSummary& a, const FaultSummary& b) {
        return std::tie(a.entrant, a.fault) < std::tie(b.entrant, b.fault);
    });
    return found;
}

Result<std::optional<std::string>> TournamentReader::record(std::uint64_t match) {
    auto found = TRY(records(match, 1));
    if (found.empty()) return std::optional<std::string>();
    return std::optional(std::move(found.front().second));
}

Result<TournamentReader::Records> TournamentReader::records(std::uint64_t first, std::uint64_t matches) {
    auto rows =
        TRY(m_database.prepare("SELECT match, record FROM records WHERE match >= ?1 AND match < ?2 ORDER BY match"));
    rows.bind(1, static_cast<std::int64_t>(first)).bind(2, static_cast<std::int64_t>(first + matches));
    Records found;
    for (;;) {
        const auto row = rows.step();
        if (!row) return row.error();
        if (!*row) return found;
        found.emplace_back(static_cast<std::uint64_t>(rows.number(0)), rows.text(1));
    }
}

Result<std::optional<StoredState>> TournamentReader::state() {
    std::optional<StoredState> state;
    auto read = in_one_view([&]() -> Result<> {
        const auto count = TRY(series_count());
        auto row = TRY(m_database.prepare("SELECT series, digest, bytes FROM state WHERE one = 1"));
        const auto found = row.step();
        // What is derived and not as it was written is as good as missing.
        if (!found && m_database.ends_early()) return {};
        if (!found) return found.error();
        if (!*found) return {};
        const auto bytes = row.bytes(2);
        StoredState kept{.rows = 0, .bytes = {bytes.begin(), bytes.end()}};
        const std::int64_t rows = row.number(0);
        Digest digest;
        digest.add(static_cast<std::uint64_t>(rows));
        digest.add(kept.bytes);
        if (rows < 0 || rows > count || row.number(1) != digest.folded()) return {};
        kept.rows = static_cast<std::uint32_t>(rows);
        state = std::move(kept);
        return {};
    });
    if (!read) return read.error();
    return state;
}

Result<Clock> TournamentReader::clock() {
    auto row = TRY(m_database.prepare("SELECT min(begun), max(ended), total(seconds) FROM clock"));
    TRY(row.step());
    return Clock{.begun = row.number(0), .written = row.number(1), .seconds = row.real(2)};
}

Result<std::vector<KeptSeries>> TournamentReader::ahead() {
    if (!m_has_hosting) return std::vector<KeptSeries>();
    return read_ahead(m_database, m_head.entrants.size());
}

Result<std::vector<KeptSeries>> TournamentReader::begun() {
    return read_parts(m_database, m_head.entrants.size());
}

Result<std::map<std::string, std::int64_t>> TournamentReader::spent() {
    auto row = TRY(m_database.prepare("SELECT value FROM meta WHERE key = 'spent'"));
    const auto found = TRY(row.step());
    std::map<std::string, std::int64_t> spent;
    if (!found) return spent;
    const auto json = parse_json(row.text(0));
    if (!json || !json->is_object())
        return m_database.damaged(failure("tournament_files", "its processor times were changed"));
    for (const auto& [bot, time] : json->items())
        if (time.is_number_integer()) spent[bot] = time.get<std::int64_t>();
    return spent;
}

} // namespace hilltop
