// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_merge.h"

#include "tournament_files/secret_seeds.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kSeriesAtOnce = 100;

/// Why two files are not shares of one tournament; nothing if they are.
std::optional<Error> difference(const TournamentReader& one, const TournamentReader& other) {
    const FileHead& a = one.head();
    const FileHead& b = other.head();
    if (a.plan != b.plan)
        return failure("tournament_files", "{} and {} are of different plans; merge shards of one plan", one.path(),
                       other.path());
    if (a.shard.count != b.shard.count)
        return failure("tournament_files", "{} is a shard of {}, {} one of {}; merge shards of one run", one.path(),
                       a.shard.count, other.path(), b.shard.count);
    const std::size_t most = std::max(a.entrants.size(), b.entrants.size());
    for (std::size_t i = 0; i < most; ++i) {
        if (i >= a.entrants.size() || i >= b.entrants.size() || a.entrants[i].name != b.entrants[i].name)
            return failure("tournament_files", "{} and {} have different entrants", one.path(), other.path());
        if (a.entrants[i] != b.entrants[i])
            return failure("tournament_files",
                           "{} and {} were played with different programs of entrant {} (versions {} and {}); play one "
                           "of the shards again",
                           one.path(), other.path(), a.entrants[i].name, a.entrants[i].version, b.entrants[i].version);
    }
    return {};
}

/// The files in order of their shards, each exactly once.
Result<std::vector<TournamentFile>> open_all(std::span<const std::string> parts) {
    std::vector<TournamentFile> files;
    for (const std::string& part : parts) {
        auto file = TRY(TournamentFile::open(part));
        if (file.head().shard.whole())
            return failure("tournament_files", "{} is a whole tournament, not a shard of one", part);
        if (!files.empty()) {
            if (const auto differs = difference(files.front(), file)) return *differs;
        }
        files.push_back(std::move(file));
    }
    if (files.empty()) return misuse("tournament_files", "there is nothing to merge; name all shards of a tournament");
    const auto index = [](const TournamentFile& file) { return file.head().shard.index; };
    std::stable_sort(files.begin(), files.end(), [&](const auto& a, const auto& b) { return index(a) < index(b); });
    const std::uint32_t count = files.front().head().shard.count;
    for (std::size_t i = 0; i + 1 < files.size(); ++i) {
        if (index(files[i]) == index(files[i + 1]))
            return failure("tournament_files", "{} and {} are both shard {} of {}; name each shard once",
                           files[i].path(), files[i + 1].path(), index(files[i]), count);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        if (i >= files.size() || index(files[i]) != i)
            return failure("tournament_files", "shard {} of {} is missing; name all {} shards, finished or not", i,
                           count, count);
    }
    return files;
}

/// Records lie in the order of their matches, and only those of series that are taken belong into the new file.
class Joiner {
public:
    Joiner(std::vector<TournamentFile> files, const TournamentFile::Add& add)
        : m_files(std::move(files))
        , m_add(add) {}

    Result<Merged> join() {
        Merged merged;
        std::vector<std::uint32_t> rows;
        for (TournamentFile& file : m_files) {
            const auto count = TRY(file.series_count());
            rows.push_back(count);
            const auto clock = TRY(file.clock());
            Clock& session = m_batch.session;
            if (clock.begun != 0 && (session.begun == 0 || clock.begun < session.begun)) session.begun = clock.begun;
            session.written = std::max(session.written, clock.written);
            session.seconds += clock.seconds;
        }
        // The first missing number: the shard whose rows end first in the common order.
        for (; rows[merged.series % rows.size()] > merged.series / rows.size(); ++merged.series) {
            if (auto done = take(m_files[merged.series % rows.size()], merged.series); !done) return done.error();
        }
        TRY(write());
        for (const std::uint32_t count : rows)
            merged.left_out += count;
        merged.left_out -= merged.series;
        merged.missing = merged.series;
        merged.shard = static_cast<std::uint32_t>(merged.series % rows.size());
        return merged;
    }

private:
    Result<> take(TournamentFile& file, std::uint32_t number) {
        auto series = TRY(file.series(number));
        if (!series)
            return failure("tournament_files", "{} is damaged (series {} is missing); use a copy of it", file.path(),
                           number);
        auto records = TRY(file.records(series->first_match, series->result.lines.size()));
        std::move(records.begin(), records.end(), std::back_inserter(m_batch.records));
        m_batch.series.push_back(std::move(*series));
        return m_batch.series.size() < kSeriesAtOnce ? Result<>() : write();
    }
    Result<> write() {
        auto done = m_add(m_batch);
        m_batch.series.clear();
        m_batch.records.clear();
        return done;
    }

    std::vector<TournamentFile> m_files;
    const TournamentFile::Add& m_add;
    FileBatch m_batch;
};

} // namespace

Result<Merged> merge_files(const std::string& out, std::span<const std::string> parts, Journal journal) {
    auto files = TRY(open_all(parts));
    FileHead head = files.front().head();
    head.shard = {};
    // The whole tells its seal when all has been played. Without it the file could never be opened.
    if (auto plan = read_plan(head.plan)) {
        if (const auto found = find_secret(*plan); !found)
            return failure("tournament_files", "{} cannot be merged here: {}", files.front().path(), found.error());
    }
    Merged merged;
    auto made = TournamentFile::make(out, head, journal, [&](const TournamentFile::Add& add) -> Result<> {
        merged = TRY(Joiner(std::move(files), add).join());
        return {};
    });
    if (!made) return made.error();
    return merged;
}

} // namespace hilltop
