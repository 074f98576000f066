// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_file.h"

#include "base/digest.h"
#include "base/system_error.h"
#include "base/text_file.h"
#include "system/files.h"
#include "system/processes.h"
#include "tournament_files/secret_seeds.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr std::int64_t kApplication = 0x48544f52; // "HTOR"
constexpr std::int64_t kFormat = 1;
constexpr int kLockMilliseconds = 2000;     // for a reader while others commit or recover
constexpr int kSettleMilliseconds = 500;    // for a player whose file has gone
constexpr int kCommitMilliseconds = 60'000; // for a player while readers of a shared file finish

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

/// Series that came before their turn.
constexpr const char* kAheadTable =
    "CREATE TABLE ahead(number INTEGER PRIMARY KEY, first_match INTEGER, seats INTEGER, results BLOB, faults TEXT);";

std::string head_digest(const FileHead& head) {
    Digest digest;
    digest.add(head.plan);
    digest.add(head.name);
    digest.add(head.program);
    digest.add(shard_text(head.shard));
    for (const FileEntrant& entrant : head.entrants) {
        digest.add(entrant.name);
        digest.add(static_cast<std::uint64_t>(entrant.version));
        digest.add(entrant.hash);
    }
    return to_hex(digest.value());
}

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

std::string built_in_hash(std::string_view game, std::string_view bot, int version) {
    Digest digest;
    digest.add(game);
    digest.add(bot);
    digest.add(static_cast<std::uint64_t>(version));
    return to_hex(digest.value());
}

Result<> TournamentFile::make(const std::string& path, const FileHead& head, Journal journal,
                              const std::function<Result<>(const Add& add)>& fill) {
    TRY(check_free(path));
    const std::string part = part_of(path);
    const auto written = [&]() -> Result<> {
        // SQLite would try to read what it may not make, and tell of that.
        if (const int code = create_file(part); code != 0)
            return failure("store", "{} cannot be created ({})", part, system_reason(code));
        auto database = TRY(Database::open(part, Database::Mode::Create));
        TournamentFile file(std::move(database));
        Database& data = file.m_database;
        for (const char* sql : {"PRAGMA page_size=4096", "PRAGMA synchronous=FULL", "BEGIN", kTables, kAheadTable}) {
            if (auto done = data.run(sql); !done) return done;
        }
        if (auto done = data.run(
                fmt::format("PRAGMA application_id={}; PRAGMA user_version={}", kApplication, kFormat).c_str());
            !done)
            return done;
        file.m_has_hosting = true;
        TRY(file.write_head(head));
        const auto add = [&](const FileBatch& batch) -> Result<> {
            file.m_extent = TRY(file.add(batch, file.m_extent));
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
        copy.m_has_ahead = true;
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
    auto database = TRY(Database::open(path, mode));
    TournamentFile file(std::move(database));
    file.m_database.wait_for_locks(kLockMilliseconds);
    const auto application = TRY(file.m_database.number("PRAGMA application_id"));
    const auto format = TRY(file.m_database.number("PRAGMA user_version"));
    if (application.value_or(0) != kApplication) {
        std::error_code ignored;
        if (std::filesystem::file_size(path, ignored) == 0)
            return failure("store", "{} is empty; it was cut off when it was created or copied", path);
        return failure("store", "{} is a file of another program, not a tournament file", path);
    }
    if (format.value_or(0) > kFormat)
        return failure("store", "{} is of format {}, made by a newer Hilltop; this one reads format {}", path, *format,
                       kFormat);
    if (format.value_or(0) < 1) return file.m_database.damaged(failure("store", "it has no format"));
    if (auto read = file.in_one_view([&] { return file.read_head(); }); !read) return read.error();
    TRY(file.find_columns());
    return file;
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
    file->m_lock = std::move(*held);
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
    file->m_has_ahead = ahead.value_or(0) != 0;
    return file;
}

Result<> TournamentFile::find_columns() {
    const auto tables =
        TRY(m_database.number("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'ahead'"));
    m_has_hosting = tables.value_or(0) == 1;
    return {};
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

Result<> TournamentFile::write_head(const FileHead& head) {
    auto meta = TRY(m_database.prepare("INSERT INTO meta(key, value) VALUES(?1, ?2)"));
    const std::pair<const char*, std::string> values[] = {{"plan", head.plan},
                                                          {"name", head.name},
                                                          {"program", head.program},
                                                          {"shard", shard_text(head.shard)},
                                                          {"digest", head_digest(head)}};
    for (const auto& [key, value] : values) {
        TRY(meta.bind(1, std::string_view(key)).bind(2, value).run());
    }
    auto entrants = TRY(m_database.prepare("INSERT INTO entrants(number, name, version, hash) VALUES(?1, ?2, ?3, ?4)"));
    std::int64_t number = 0;
    for (const FileEntrant& entrant : head.entrants) {
        entrants.bind(1, number++).bind(2, entrant.name).bind(3, std::int64_t{entrant.version}).bind(4, entrant.hash);
        TRY(entrants.run());
    }
    m_head = head;
    return {};
}

Result<> TournamentFile::set_name(const std::string& name) {
    FileHead head = m_head;
    head.name = name;
    auto meta = TRY(m_database.prepare("UPDATE meta SET value = CASE key WHEN 'name' THEN ?1 ELSE ?2 END "
                                       "WHERE key IN ('name', 'digest')"));
    TRY(meta.bind(1, name).bind(2, head_digest(head)).run());
    m_head = std::move(head);
    return {};
}

/// Within a transaction.
Result<> TournamentFile::tell_plan(const std::string& plan) {
    FileHead head = m_head;
    head.plan = plan;
    auto meta = TRY(m_database.prepare("UPDATE meta SET value = CASE key WHEN 'plan' THEN ?1 ELSE ?2 END "
                                       "WHERE key IN ('plan', 'digest')"));
    TRY(meta.bind(1, plan).bind(2, head_digest(head)).run());
    const auto told = TRY(read_plan(plan));
    auto records = TRY(m_database.prepare("UPDATE records SET record = replace(record, ?1, ?2)"));
    return records.bind(1, kSealedSeed).bind(2, with_seed(std::string(kSealedSeed), told)).run();
}

Result<> TournamentFile::read_head() {
    FileHead head;
    std::string shard, digest;
    const std::pair<std::string_view, std::string*> values[] = {
        {"plan", &head.plan}, {"name", &head.name}, {"program", &head.program}, {"shard", &shard}, {"digest", &digest}};
    auto meta = TRY(m_database.prepare("SELECT value FROM meta WHERE key = ?1"));
    for (const auto& [key, value] : values) {
        const auto row = TRY(meta.bind(1, key).step());
        if (!row) return m_database.damaged(failure("store", "it has no {}", key));
        *value = meta.text(0);
        meta.reset();
    }
    auto entrants = TRY(m_database.prepare("SELECT number, name, version, hash FROM entrants ORDER BY number"));
    for (;;) {
        const auto row = entrants.step();
        if (!row) return row.error();
        if (!*row) break;
        head.entrants.push_back({entrants.text(1), static_cast<int>(entrants.number(2)), entrants.text(3)});
    }
    const auto share = read_shard(shard);
    if (share) head.shard = *share;
    if (!share || head_digest(head) != digest)
        return m_database.damaged(failure("store", "its plan or entrants were changed"));
    m_head = std::move(head);
    return {};
}

} // namespace hilltop
