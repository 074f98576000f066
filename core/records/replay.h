// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record.h"

#include <memory>

namespace hilltop {

/// A record played again: the table at every moment. Going to a moment costs nothing.
class Replay {
public:
    /// Plays all answers of the record. An error names the step and what is not allowed there.
    static Result<Replay> make(Record record);

    const Record& record() const { return *m_record; }
    const GameEntry& game() const { return *m_game; }
    /// Moments of the match: 0 is after the deal, then one after every step and every rest.
    int positions() const { return static_cast<int>(m_tables.size()); }
    const Table& table(int position) const { return *m_tables[static_cast<std::size_t>(position)]; }
    bool finished() const { return m_tables.back()->over(); }
    /// The first position at which the question of record step `step` is open, or the last position.
    int position_of_step(int step) const;
    /// The first decision at which the record and its digest, result or its bots asked again disagree; -1: none.
    /// Decisions beyond the last stand for a digest or result that does not fit the answers.
    int differs_at() const { return m_differs_at; }
    bool reproduced() const { return m_differs_at < 0; }
    /// True if some seat was a bot of ours of the present version, so that asking it again says something.
    bool asked_again() const { return m_asked_again; }

    /// Hands everything over, for playing on.
    struct Parts {
        std::unique_ptr<Record> record; ///< the tables use its script
        std::vector<std::unique_ptr<Table>> tables;
    };
    Parts release() && { return {std::move(m_record), std::move(m_tables)}; }

private:
    Replay() = default;
    Result<> play();
    Result<> play_step(Table& table);
    void play_rest(Table& table);
    void ask_again();

    std::unique_ptr<Record> m_record; // its script is used by the tables, so it does not move
    const GameEntry* m_game = nullptr;
    std::vector<std::unique_ptr<Table>> m_tables;
    std::size_t m_faults = 0; ///< of the record's, met on the way
    int m_differs_at = -1;
    bool m_asked_again = false;
};

/// Plays a whole match with built-in bots, by seat.
Result<Record> play_record(const GameEntry& game, const RuleValues& rules, const Source& source,
                           std::span<const std::string> bots);

/// The record an importer's reading becomes; what was never seen comes from `seed`.
Result<Record> import_record(const GameEntry& game, const Importer& importer, std::string_view text,
                             std::uint64_t seed);

/// The game and importer of a format; an error names the formats there are.
struct ImportFormat {
    const GameEntry* game;
    const Importer* importer;
};
Result<ImportFormat> find_import_format(std::string_view format);

/// Reads a file of any kind we know: a record file, or a log of one of the import formats.
Result<std::vector<Record>> open_records(const std::string& path);

} // namespace hilltop
