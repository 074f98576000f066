// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/contest_file.h"

#include "base/system_error.h"
#include "base/text_file.h"
#include "system/files.h"
#include "system/processes.h"
#include "tournament_files/file_check.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace hilltop {
namespace {

constexpr int kReadMilliseconds = 2000;    // for a reader while others commit or recover
constexpr int kWriteMilliseconds = 60'000; // for a commit while readers of a shared file finish
constexpr int kSettleMilliseconds = 500;   // where the file has gone

/// The same file has one lock, whatever links lead to it. Hidden: patterns of shells that take all of a tournament's
/// shards do not take it for one.
std::string lock_of(const std::string& path) {
    std::error_code error;
    auto file = std::filesystem::canonical(path, error);
    if (error) file = path;
    return (file.parent_path() / fmt::format(".{}.lock", file.filename().string())).string();
}

/// Nothing may lie where a new file comes: neither a file, nor the log of one that is gone, which SQLite would read in.
Result<> check_free(const std::string& path) {
    std::error_code error;
    if (std::filesystem::symlink_status(path, error).type() != std::filesystem::file_type::not_found)
        return failure("tournament_files", "{} already exists; choose another name", path);
    for (const char* beside : {"-wal", "-journal"}) {
        if (std::filesystem::exists(path + beside, error))
            return failure("tournament_files", "{}{} belongs to another file; remove it or choose another name", path,
                           beside);
    }
    return {};
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

/// Gives a file its name unless something has it already; durable when it returns.
Result<> publish(const std::string& from, const std::string& to) {
    const int code = rename_to_new(from, to);
    if (code == EEXIST) return failure("tournament_files", "{} already exists; choose another name", to);
    if (code != 0) return unwritten(failure("tournament_files", "{} cannot be created ({})", to, system_reason(code)));
    return sync_folder_of(to);
}

/// `write` writes into an empty file beside, which then gets the name.
Result<> make_whole(const std::string& path, const std::function<Result<>(const std::string& part)>& write) {
    TRY(check_free(path));
    static std::atomic<int> parts{0};
    const std::string part = fmt::format("{}.{}-{}.part", path, own_process(), ++parts);
    const auto made = [&]() -> Result<> {
        // SQLite would try to read what it may not make, and tell of that.
        if (const int code = create_file(part); code != 0)
            return unwritten(failure("tournament_files", "{} cannot be created ({})", part, system_reason(code)));
        TRY(write(part));
        return publish(part, path);
    }();
    std::error_code ignored;
    for (const char* beside : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(part + beside, ignored);
    if (!made) return told_of(made.error(), part, path);
    return {};
}

Error in_use(const std::string& path) {
    return failure("tournament_files", "{} is being changed by another Hilltop; wait until that is done, or stop it",
                   path);
}

const char* mode_of(Journal journal) {
    return journal == Journal::Local ? "PRAGMA journal_mode=WAL" : "PRAGMA journal_mode=DELETE";
}

} // namespace

Result<> ContestFile::make(const FileKind& kind, const std::string& path, Journal journal, const Fill& fill) {
    return make_whole(path, [&](const std::string& part) -> Result<> {
        auto data = TRY(Database::open(part, Database::Mode::Create));
        TRY(data.run(fmt::format("PRAGMA page_size=4096; PRAGMA synchronous=FULL; BEGIN; PRAGMA application_id={}; "
                                 "PRAGMA user_version={}; {}",
                                 kind.application, kind.format, kind.tables)
                         .c_str()));
        TRY(fill(data));
        TRY(data.run("COMMIT"));
        return data.run(mode_of(journal));
    });
}

Result<> ContestFile::copy_to(const std::string& path, const std::function<Result<>(const std::string& part)>& add) {
    return make_whole(path, [&](const std::string& part) -> Result<> {
        TRY(m_database.copy_into(part));
        const auto format = TRY(m_database.number("PRAGMA user_version")).value_or(0);
        { // SQLite does not sync a copy; the first commit does
            auto copy = TRY(Database::open(part, Database::Mode::Write));
            TRY(copy.run(fmt::format("PRAGMA synchronous=FULL; PRAGMA user_version={}", format).c_str()));
            TRY(copy.run(mode_of(m_log ? Journal::Local : Journal::Shared)));
        }
        return add(part);
    });
}

Result<ContestFile> ContestFile::create(const FileKind& kind, const std::string& path, Journal journal,
                                        const Fill& fill) {
    auto lock = FileLock::take(lock_of(path)); // by now, or others could have it as soon as it is there
    TRY(make(kind, path, journal, fill));
    if (!lock) return unwritten(failure("tournament_files", "{} cannot be written: {}", path, lock.error()));
    return open_to_change(kind, path, std::move(*lock));
}

Result<ContestFile> ContestFile::connect(const FileKind& kind, const std::string& path, Database::Mode mode) {
    auto data = TRY(Database::open(path, mode));
    data.wait_for_locks(kReadMilliseconds);
    const auto application = data.number("PRAGMA application_id");
    if (!application && !data.is_no_database()) return application.error();
    if (std::error_code ignored; std::filesystem::file_size(path, ignored) == 0)
        return failure("tournament_files", "{} is empty; it was cut off when it was created or copied", path);
    if (!application || application->value_or(0) != kind.application) return kind.not_one(path);
    const auto format = TRY(data.number("PRAGMA user_version")).value_or(0);
    if (format > kind.format)
        return failure("tournament_files", "{} is of format {}, made by a newer Hilltop; this one reads format {}",
                       path, format, kind.format);
    if (format < 1) return data.damaged(failure("tournament_files", "it has no format"));
    ContestFile file(std::move(data), format);
    const auto fits = file.in_one_view([&] {
        auto ours = check_schema(file.m_database, kind.tables + kind.more_tables, kind.may_lack(format));
        return ours ? check_pages(file.m_database) : ours;
    });
    if (!fits) return fits.error();
    return file;
}

Result<ContestFile> ContestFile::open(const FileKind& kind, const std::string& path) {
    return connect(kind, path, Database::Mode::Read);
}

Result<ContestFile> ContestFile::open_to_change(const FileKind& kind, const std::string& path,
                                                std::optional<FileLock> held) {
    auto file = connect(kind, path, Database::Mode::Write);
    const auto folder = std::filesystem::absolute(path).parent_path();
    std::error_code ignored;
    const bool writable = may_write(folder.string());
    // One that is busy may leave other programs no moment to read its file.
    if (!file && !held && being_changed(path).value_or(false)) return in_use(path);
    if (!file && (writable || !std::filesystem::is_regular_file(path, ignored))) return file;
    if (!writable) { // SQLite keeps a log or a journal beside the file
        TRY(connect(kind, path, Database::Mode::Read));
        return unwritten(
            failure("tournament_files", "{}: its folder is read-only; copy it and continue with the copy", path));
    }
    Database& data = file->m_database;
    if (data.read_only())
        return unwritten(failure("tournament_files", "{} is read-only; copy it and continue with the copy", path));
    if (!held) {
        auto lock = FileLock::take(lock_of(path));
        if (!lock) return unwritten(failure("tournament_files", "{} cannot be written: {}", path, lock.error()));
        held = std::move(*lock);
    }
    if (!held) return in_use(path);
    file->m_lock = std::move(*held);
    data.wait_for_locks(kWriteMilliseconds);
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
    return file;
}

std::optional<bool> ContestFile::being_changed(const std::string& path) {
    const auto held = FileLock::held(lock_of(path));
    return held ? std::optional(*held) : std::nullopt;
}

std::optional<Error> ContestFile::displaced() const {
    if (!m_database.has_moved()) return {};
    if (std::error_code ignored; std::filesystem::exists(path(), ignored))
        return failure("tournament_files", "{} was replaced by another file while the tournament was running", path());
    return failure("tournament_files", "{} was deleted or moved while the tournament was running", path());
}

void ContestFile::settle() {
    m_database.leave_journal();
    std::error_code ignored;
    if (m_log) {
        m_database.wait_for_locks(kSettleMilliseconds);
        const auto busy = m_database.number("PRAGMA wal_checkpoint(TRUNCATE)");
        if (!busy || busy->value_or(1) != 0) return;
    }
    if (std::filesystem::exists(path(), ignored)) return;
    std::filesystem::remove(path() + (m_log ? "-wal" : "-journal"), ignored);
    if (m_log) std::filesystem::remove(path() + "-shm", ignored);
}

Result<> ContestFile::in_one_view(const std::function<Result<>()>& read) {
    if (m_database.in_transaction()) return read();
    TRY(m_database.run("BEGIN"));
    auto done = read();
    if (!m_database.in_transaction()) return done; // newer SQLite has ended it itself after an error of reading
    if (auto ended = m_database.run("ROLLBACK"); done && !ended) return ended;
    return done;
}

Result<> ContestFile::in_transaction(const std::function<Result<>()>& write) {
    if (auto gone = displaced()) return *gone;
    TRY(m_database.run("BEGIN IMMEDIATE"));
    auto done = write();
    if (done) done = m_database.run("COMMIT");
    if (!done && m_database.in_transaction()) static_cast<void>(m_database.run("ROLLBACK"));
    if (!done) return unwritten(done.error());
    return {};
}

Result<> ContestFile::limit_pages(int pages) {
    return m_database.run(fmt::format("PRAGMA max_page_count={}", pages).c_str());
}

} // namespace hilltop
