// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_lock.h"
#include "tournament_files/sqlite.h"

#include <functional>

namespace hilltop {

/// Local: a write-ahead log, readers never wait. Shared: for network folders, where a log's index cannot be shared.
enum class Journal { Local, Shared };

/// What tells the files of one kind of contest from all others.
struct FileKind {
    std::int64_t application; ///< PRAGMA application_id
    std::int64_t format;      ///< the newest one, PRAGMA user_version
    std::string tables;       ///< statements that define those of a new file
    std::string more_tables;  ///< of those that may be there as well
    /// Tables and columns of both that a file of this format may lack, as check_schema() takes them.
    std::span<const std::string_view> (*may_lack)(std::int64_t format);
    Error (*not_one)(const std::string& path); ///< what is said of a file that is something else
};

/// The file of a contest (SQLite): a tournament's or a hill's. It appears under its name when it is whole and on the
/// disk, and is checked before it is read. A program that changes it holds a lock of the operating system on a hidden
/// file beside (.NAME.lock) from opening to closing, so there is only one; the lock goes with a program that is killed.
/// One thread at a time; other objects, threads and programs may read meanwhile.
class ContestFile {
public:
    const std::string& path() const { return m_database.path(); }
    /// Why nothing more is written: the file was deleted, moved or replaced while it was open; nothing if it is there.
    std::optional<Error> displaced() const;
    /// Of a displaced file: what has been committed goes into the file itself, wherever it is by now, so that its log,
    /// which is found by name, cannot spoil another file of that name.
    void settle();
    /// All that `read` reads is of one state of the file.
    Result<> in_one_view(const std::function<Result<>()>& read);
    /// For tests: as if the disk were full after this many pages of 4096 bytes.
    Result<> limit_pages(int pages);

protected:
    using Fill = std::function<Result<>(Database& data)>;
    /// Makes the file, or nothing. Never replaces one. `fill` gets the empty tables.
    static Result<> make(const FileKind& kind, const std::string& path, Journal journal, const Fill& fill);
    /// The same; it is open to be changed.
    static Result<ContestFile> create(const FileKind& kind, const std::string& path, Journal journal, const Fill& fill);
    /// To read; also from a folder or a disk that may not be written.
    static Result<ContestFile> open(const FileKind& kind, const std::string& path);
    /// An error if another program changes it.
    static Result<ContestFile> open_to_change(const FileKind& kind, const std::string& path,
                                              std::optional<FileLock> held = {});
    /// Whether a program changes it right now; nothing where that is unknown, as without locks. Blocks no one.
    static std::optional<bool> being_changed(const std::string& path);

    /// Everything that `write` writes, durably, or nothing. An error if the file is displaced.
    Result<> in_transaction(const std::function<Result<>()>& write);
    /// A new file at `path` with all of this one, which may be displaced; whole and on the disk, or not there. `add`
    /// opens it as `part` to add more.
    Result<> copy_to(const std::string& path, const std::function<Result<>(const std::string& part)>& add);

private:
    ContestFile(Database database, std::int64_t format)
        : m_database(std::move(database))
        , m_format(format) {}
    static Result<ContestFile> connect(const FileKind& kind, const std::string& path, Database::Mode mode);

    FileLock m_lock; ///< goes after the connection

protected:
    Database m_database;
    std::int64_t m_format; ///< as it was opened

private:
    bool m_log = false; ///< opened to be changed, with a write-ahead log
};

} // namespace hilltop
