// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/file_batch.h"

namespace hilltop {

/// A tournament's file to read, or to read and play. A commit checks that no other program has written all the same.
class TournamentFile : public TournamentReader {
public:
    /// Makes the file, or nothing. Never replaces one. It is open to be played.
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
    static std::optional<bool> being_played(const std::string& path) { return being_changed(path); }

    /// Adds to a file opened to play, durably, or not at all. An error if its name no longer leads to it.
    Result<> commit(const FileBatch& batch);
    /// A new file at `path` with all of this one and `more`; whole and on the disk, or not there. Also of a file that
    /// is displaced.
    Result<> copy_to(const std::string& path, const FileBatch& more);
    /// Calls a file that is open to be played otherwise.
    Result<> set_name(const std::string& name);

private:
    using TournamentReader::TournamentReader;
    static Result<TournamentFile> read(Result<ContestFile> file);
    static Result<TournamentFile> play(Result<ContestFile> file);
    Result<FileExtent> extent();
    /// Writes without committing; what the file holds then.
    Result<FileExtent> add(const FileBatch& batch);
    /// What files of before hosted bots have no room for.
    Result<> add_columns();

    FileExtent m_extent;
};

} // namespace hilltop
