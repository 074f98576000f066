// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_file.h"

#include "base/system_error.h"
#include "base/text_file.h"
#include "system/files.h"
#include "system/processes.h"
#include "tournament_files/early_series.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr int kSettleMilliseconds = 500;    // for a player whose file has gone
constexpr int kCommitMilliseconds = 60'000; // for a player while readers of a shared file finish

/// Gives a file its name unless something has it already; durable when it returns.
Result<> publish(const std::string& from, const std::string& to) {
    const int code = rename_to_new(from, to);
    if (code == EEXIST) return failure("store", "{}: already exists; choose another name", to);
    if (code != 0) return failure("store", "{} cannot be created ({})", to, system_reason(code));
    return sync_folder_of(to);
}

/// Nothing may lie where a new file comes: neither a file, nor the log of one that is gone, which SQLite would read in.
Result<> check_free(const std::string& path) {
    std::error_code error;
    if (std::filesystem::symlink_status(path, error).type() != std::filesystem::file_type::not_found)
        return failure("store", "{}: already exists; choose another name", path);
    for (const char* beside : {"-wal", "-journal"}) {
        if (std::filesystem::exists(path + beside, error))
            return failure("store", "{}{}: belongs to another file; remove it or choose another name", path, beside);
    }
    return {};
}

/// The same file has one lock, whatever links lead to it. Hidden: patterns of shells that take all of a tournament's
/// shards do not take it for one.
std::string lock_of(const std::string& path) {
    std::error_code error;
    auto file = std::filesystem::canonical(path, error);
    if (error) file = path;
    return (file.parent_path() / fmt::format(".{}.lock", file.filename().string())).string();
}

/// What was said about one path, said about another.
Error told_of(Error error, const std::string& from, const std::string& to) {
    for (Error::Argument& argument : error.arguments) {
        if (argument.text.starts_with(from)) argument.text.replace(0, from.size(), to);
        for (Error& inner : argument.inner)
            inner = told_of(std::move(inner), from, to);
    }
    return error;
}

/// Where a new file is written before it gets its name.
std::string part_of(const std::string& path) {
    static std::atomic<int> parts{0};
    return fmt::format("{}.{}-{}.part", path, own_process(), ++parts);
}

void remove_part(const std::string& part) {
    std::error_code ignored;
    for (const char* beside : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(part + beside, ignored);
}

} // namespace

Result<> TournamentFile::make(const std::string& path, const FileHead& head, Journal journal,
                              const std::function<Result<>(const Add& add)>& fill) {
    TRY(check_free(path));
    const std::string part = part_of(path);
    const auto written = [&]() -> Result<> {
        // SQLite would try to read what it may not make, and tell of that.
        if (const int code = create_file(part); code != 0)
            return failure("store", "{} cannot be created ({})", part, system_reason(code));
        auto database = TRY(Database::open(part, Database::Mode::Create));
        TournamentFile file(std::move(database), head);
        Database& data = file.m_database;
        for (const char* sql :
             {"PRAGMA page_size=4096", "PRAGMA synchronous=FULL", "BEGIN", kTournamentTables, kAheadTable}) {
            TRY(data.run(sql));
        }
        TRY(data.run(file_marks().c_str()));
        TRY(write_head(data, head));
        const auto add = [&](const FileBatch& batch) -> Result<> {
            file.m_extent = TRY(file.add(batch));
            return {};
        };
        TRY(fill(add));
        TRY(data.run("COMMIT"));
        return data.run(journal == Journal::Local ? "PRAGMA journal_mode=WAL" : "PRAGMA journal_mode=DELETE");
    }();
    Result<> made = written ? publish(part, path) : written;
    remove_part(part);
    if (!made) return told_of(made.error(), part, path);
    return made;
}

std::optional<Error> TournamentFile::displaced() const {
    if (!m_database.has_moved()) return {};
    if (std::error_code ignored; std::filesystem::exists(path(), ignored))
        return failure("store", "{}: another file has taken its name while it was played", path());
    return failure("store", "{} was deleted or moved while it was played", path());
}

void TournamentFile::settle() {
    m_database.leave_journal();
    if (!m_log) return;
    m_database.wait_for_locks(kSettleMilliseconds);
    const auto busy = m_database.number("PRAGMA wal_checkpoint(TRUNCATE)");
    std::error_code ignored;
    if (!busy || busy->value_or(1) != 0 || std::filesystem::exists(path(), ignored)) return;
    for (const char* beside : {"-wal", "-shm"})
        std::filesystem::remove(path() + beside, ignored);
}

Result<> TournamentFile::copy_to(const std::string& path, const FileBatch& more) {
    TRY(check_free(path));
    const std::string part = part_of(path);
    const auto written = [&]() -> Result<> {
        if (const int code = create_file(part); code != 0)
            return failure("store", "{} cannot be created ({})", part, system_reason(code));
        TRY(m_database.copy_into(part));
        auto copy = TRY(connect(part, Database::Mode::Write));
        TRY(copy.m_database.run("PRAGMA synchronous=FULL"));
        copy.m_extent = TRY(copy.extent());
        copy.m_extent.session = m_extent.session;
        copy.m_extent.ahead = true;
        TRY(copy.set_name(std::filesystem::path(path).stem().string()));
        TRY(copy.commit(more));
        return copy.m_database.run(m_log ? "PRAGMA journal_mode=WAL" : "PRAGMA journal_mode=DELETE");
    }();
    Result<> made = written ? publish(part, path) : written;
    remove_part(part);
    if (!made) return told_of(made.error(), part, path);
    return made;
}

Result<TournamentFile> TournamentFile::create(const std::string& path, const FileHead& head, Journal journal) {
    auto lock = FileLock::take(lock_of(path)); // by now, or others could have it as soon as it is there
    if (auto made = make(path, head, journal, [](const Add&) { return Result<>(); }); !made) return made.error();
    if (!lock) return failure("store", "{} cannot be played there: {}", path, lock.error());
    return play(path, std::move(*lock));
}

Result<TournamentFile> TournamentFile::connect(const std::string& path, Database::Mode mode) {
    return TournamentFile(TRY(TournamentReader::connect(path, mode)));
}

Result<TournamentFile> TournamentFile::open(const std::string& path) {
    return connect(path, Database::Mode::Read);
}

Result<TournamentFile> TournamentFile::open_to_play(const std::string& path) {
    return play(path, {});
}

Result<TournamentFile> TournamentFile::play(const std::string& path, std::optional<FileLock> held) {
    auto file = connect(path, Database::Mode::Write);
    const auto folder = std::filesystem::absolute(path).parent_path();
    std::error_code ignored;
    const bool writable = may_write(folder.string());
    const auto played = [&] {
        return failure("store", "{} is being played by another Hilltop; close it there or wait", path);
    };
    // A busy player may leave other programs no moment to read its file.
    if (!file && !held && being_played(path).value_or(false)) return played();
    if (!file && (writable || !std::filesystem::is_regular_file(path, ignored))) return file;
    if (!writable) { // SQLite keeps a log or a journal beside the file
        TRY(connect(path, Database::Mode::Read));
        return failure("store", "{}: its folder is read-only; copy it and continue with the copy", path);
    }
    Database& data = file->m_database;
    if (data.read_only()) return failure("store", "{} is read-only; copy it and continue with the copy", path);
    if (!held) {
        auto lock = FileLock::take(lock_of(path));
        if (!lock) return failure("store", "{} cannot be played there: {}", path, lock.error());
        held = std::move(*lock);
    }
    if (!held) return played();
    file->lock = std::move(*held);
    data.wait_for_locks(kCommitMilliseconds);
    TRY(data.run("PRAGMA synchronous=FULL"));
    auto mode = TRY(data.prepare("PRAGMA journal_mode"));
    TRY(mode.step());
    file->m_log = mode.text(0) == "wal";
    mode.reset();
    if (!file->m_log) {
        TRY(data.use_short_journal());
        // Pages written early would lock readers out until the commit.
        TRY(data.run("PRAGMA cache_spill=OFF"));
    }
    TRY(file->add_columns());
    file->m_extent = TRY(file->extent());
    const auto ahead = TRY(data.number("SELECT EXISTS(SELECT 1 FROM ahead)"));
    file->m_extent.ahead = ahead.value_or(0) != 0;
    return file;
}

Result<> TournamentFile::add_columns() {
    if (m_has_hosting) return {};
    if (auto done = m_database.run(fmt::format("BEGIN IMMEDIATE; ALTER TABLE faults ADD COLUMN told INTEGER; "
                                               "ALTER TABLE faults ADD COLUMN microseconds INTEGER; {} COMMIT",
                                               kAheadTable)
                                       .c_str());
        !done) {
        if (m_database.in_transaction()) static_cast<void>(m_database.run("ROLLBACK"));
        return done;
    }
    m_has_hosting = true;
    return {};
}

std::optional<bool> TournamentFile::being_played(const std::string& path) {
    const auto held = FileLock::held(lock_of(path));
    return held ? std::optional(*held) : std::nullopt;
}

Result<FileExtent> TournamentFile::extent() {
    const auto rows = TRY(series_count());
    const auto matches = TRY(match_count());
    const auto faults = TRY(fault_count());
    return FileExtent{.rows = rows, .matches = matches, .faults = faults, .session = 0, .ahead = false};
}

Result<FileExtent> TournamentFile::add(const FileBatch& batch) {
    const auto there = TRY(series_count());
    if (there != m_extent.rows) return failure("store", "{}: another program has changed it; open it again", path());
    return write_batch(m_database, m_head, batch, m_extent);
}

Result<> TournamentFile::commit(const FileBatch& batch) {
    if (auto gone = displaced()) return *gone;
    TRY(m_database.run("BEGIN IMMEDIATE"));
    const auto added = add(batch);
    const Result<> done = added ? m_database.run("COMMIT") : Result<>(added.error());
    if (done && batch.told_plan) m_head.plan = *batch.told_plan;
    if (done)
        m_extent = *added;
    else if (m_database.in_transaction())
        static_cast<void>(m_database.run("ROLLBACK"));
    return done;
}

Result<> TournamentFile::set_name(const std::string& name) {
    return write_name(m_database, m_head, name);
}

Result<> TournamentFile::limit_pages(int pages) {
    return m_database.run(fmt::format("PRAGMA max_page_count={}", pages).c_str());
}

} // namespace hilltop
