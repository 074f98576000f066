// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_file.h"

#include "tournament_files/early_series.h"

#include <filesystem>

namespace hilltop {

Result<> TournamentFile::make(const std::string& path, const FileHead& head, Journal journal,
                              const std::function<Result<>(const Add& add)>& fill) {
    return ContestFile::make(tournament_kind(), path, journal, [&](Database& data) -> Result<> {
        TRY(write_head(data, head));
        FileExtent extent;
        return fill([&](const FileBatch& batch) -> Result<> {
            extent = TRY(write_batch(data, head, batch, extent));
            return {};
        });
    });
}

Result<TournamentFile> TournamentFile::create(const std::string& path, const FileHead& head, Journal journal) {
    return play(
        ContestFile::create(tournament_kind(), path, journal, [&](Database& data) { return write_head(data, head); }));
}

Result<TournamentFile> TournamentFile::open(const std::string& path) {
    return read(ContestFile::open(tournament_kind(), path));
}

Result<TournamentFile> TournamentFile::open_to_play(const std::string& path) {
    return play(open_to_change(tournament_kind(), path));
}

Result<TournamentFile> TournamentFile::read(Result<ContestFile> opened) {
    TournamentFile file(TRY(std::move(opened)));
    TRY(file.TournamentReader::read());
    return file;
}

Result<TournamentFile> TournamentFile::play(Result<ContestFile> opened) {
    auto file = TRY(read(std::move(opened)));
    TRY(file.add_columns());
    file.m_extent = TRY(file.extent());
    return file;
}

Result<> TournamentFile::add_columns() {
    if (m_has_hosting) return {};
    const std::string sql = "ALTER TABLE faults ADD COLUMN told INTEGER; "
                            "ALTER TABLE faults ADD COLUMN microseconds INTEGER;";
    const auto added = in_transaction([&] { return m_database.run((sql + kAheadTable).c_str()); });
    m_has_hosting = static_cast<bool>(added);
    return added;
}

Result<FileExtent> TournamentFile::extent() {
    const auto rows = TRY(series_count());
    const auto matches = TRY(match_count());
    const auto faults = TRY(fault_count());
    const auto ahead = TRY(m_database.number("SELECT EXISTS(SELECT 1 FROM ahead)"));
    return FileExtent{
        .rows = rows, .matches = matches, .faults = faults, .session = 0, .ahead = ahead.value_or(0) != 0};
}

Result<FileExtent> TournamentFile::add(const FileBatch& batch) {
    const auto there = TRY(series_count());
    if (there != m_extent.rows)
        return failure("tournament_files", "{} was changed by another program; open it again", path());
    return write_batch(m_database, m_head, batch, m_extent);
}

Result<> TournamentFile::commit(const FileBatch& batch) {
    FileExtent added;
    const auto done = in_transaction([&]() -> Result<> {
        added = TRY(add(batch));
        return {};
    });
    if (!done) return done;
    m_extent = added;
    if (batch.told_plan) m_head.plan = *batch.told_plan;
    return {};
}

Result<> TournamentFile::copy_to(const std::string& path, const FileBatch& more) {
    return ContestFile::copy_to(path, [&](const std::string& part) -> Result<> {
        auto copy = TRY(open_to_play(part));
        copy.m_extent.session = m_extent.session;
        TRY(copy.set_name(std::filesystem::path(path).stem().string()));
        return copy.commit(more);
    });
}

Result<> TournamentFile::set_name(const std::string& name) {
    return write_name(m_database, m_head, name);
}

} // namespace hilltop
