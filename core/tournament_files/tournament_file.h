// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_lock.h"
#include "tournament_files/file_batch.h"

namespace hilltop {

/// Local: a write-ahead log, readers never wait. Shared: for network folders, where a log's index cannot be shared.
enum class Journal { Local, Shared };

/// Held by the player of a file, and let go after the connection, so it is a base before the reader.
struct PlayerLock {
    FileLock lock;
};

/// A tournament's file to read, or to read and play. The player holds a lock of the operating system on a hidden file
/// beside (.NAME.lock) from opening to closing, so there is only one; it goes with a program that is killed. A commit
/// checks that no other has written all the same.
class TournamentFile : private PlayerLock, public TournamentReader {
public:
    /// Makes the file, or nothing: it appears under its name when it is whole and on the disk. Never replaces a file.
    /// It is open to be played.
    static Result<TournamentFile> create(const std::string& path, const FileHead& head, Journal journal);
    /// The same with contents: `fill` hands batches to `add`, and all of them reach the disk together.
    using Add = std::function<Result<>(const FileBatch& batch)>;
    static Result<> make(const std::string& path, const FileHead& head, Journal journal,
                         const std::function<Result<>(const Add& add)>& fill);
    /// To read; also from a folder or a disk that may not be written.
    static Result<TournamentFile> open(const std::string& path);
    /// To read and go on; an error if another program plays it.
    static Result<TournamentFile> open_to_play(const std::string& path);
    /// Whether a program plays it right now; nothing where that is unknown, as without locks. Blocks no one.
    static std::optional<bool> being_played(const std::string& path);

    /// Adds to a file opened to play, durably, or not at all. An error if its name no longer leads to it.
    Result<> commit(const FileBatch& batch);
    /// Why nothing more is written: the file was deleted, moved or replaced while it was open; nothing if it is there.
    std::optional<Error> displaced() const;
    /// Of a displaced file: what has been committed goes into the file itself, wherever it is by now, so that its log,
    /// which is found by name, cannot spoil another file of that name.
    void settle();
    /// A new file at `path` with all of this one and `more`; whole and on the disk, or not there. Also of a file that
    /// is displaced.
    Result<> copy_to(const std::string& path, const FileBatch& more);
    /// Calls a file that is open to be played otherwise.
    Result<> set_name(const std::string& name);
    /// For tests: as if the disk were full after this many pages of 4096 bytes.
    Result<> limit_pages(int pages);

private:
    explicit TournamentFile(TournamentReader reader)
        : TournamentReader(std::move(reader)) {}
    TournamentFile(Database database, const FileHead& head)
        : TournamentReader(std::move(database), head) {}
    static Result<TournamentFile> connect(const std::string& path, Database::Mode mode);
    static Result<TournamentFile> play(const std::string& path, std::optional<FileLock> held);
    Result<FileExtent> extent();
    /// Writes without committing; what the file holds then.
    Result<FileExtent> add(const FileBatch& batch);
    /// What files of before hosted bots have no room for.
    Result<> add_columns();

    bool m_log = false; ///< opened to play, with a write-ahead log
    FileExtent m_extent;
};

} // namespace hilltop
