// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "records/decisions.h"
#include "records/record.h"

#include <memory>

namespace hilltop {

/// Whether a seat's bot, asked again, gives the answers its record has.
struct SeatCheck {
    enum class Outcome {
        NoBot,        ///< not asked: a person, or a bot this program does not have
        OtherVersion, ///< not asked: another version of the bot played
        Same,
        Differs,
    };
    Outcome outcome = Outcome::NoBot;
    int decision = -1; ///< the first that differs
    bool asked() const { return outcome == Outcome::Same || outcome == Outcome::Differs; }
};

/// A record played again: the table at every moment. Going to a moment costs nothing.
class Replay {
public:
    /// Whether the bots of a record are asked again at once; this takes as long as they thought then.
    enum class Asking { Now, Later };

    /// Plays all answers of the record. An error names the step and what is not allowed there. A record that claims a
    /// result or digest its answers do not give can be looked at nevertheless.
    static Result<Replay> make(Record record, Asking asking = Asking::Now);

    const Record& record() const { return *m_record; }
    const GameEntry& game() const { return *m_game; }
    /// Moments of the match: 0 is after the deal, then one after every step and every rest.
    int positions() const { return static_cast<int>(m_tables.size()); }
    const Table& table(int position) const { return *m_tables[static_cast<std::size_t>(position)]; }
    const Table& last() const { return *m_tables.back(); }
    bool finished() const { return last().over(); }
    /// The first position at which the question of record step `step` is open, or the last position.
    int position_of_step(int step) const;
    const Decisions& decisions() const { return m_decisions; }
    /// What the seats did at a position, in their order: answers, or at a rest only faults. Empty at the last one.
    struct Act {
        Seat seat;
        std::optional<std::string> word; ///< nothing: silence, or a fault at a rest
        std::optional<Fault> fault;      ///< then `word` is what was played for it
    };
    std::vector<Act> acts(int position) const;

    /// What the answers give, whatever the record claims; no result if they do not end the match.
    std::optional<RecordResult> found_result() const;
    std::uint64_t found_digest() const { return last().digest(); }
    bool result_fits() const { return !m_record->result || m_record->result == found_result(); }
    bool digest_fits() const { return !m_record->digest || *m_record->digest == found_digest(); }
    bool claims_fit() const { return result_fits() && digest_fits(); }
    /// What is claimed and what is so; only if the claims do not fit.
    Error claim_error() const;

    /// By seat; empty before the first question.
    const std::vector<SeatCheck>& checks() const { return m_checks; }
    bool checked() const { return m_checks.size() == m_record->seats.size(); }
    /// Asks the bots again; nothing is known when `stop` became true meanwhile.
    void ask_again(const Stop& stop = {});
    /// What a replay of the same record has found, somewhere else.
    void take_checks(std::vector<SeatCheck> checks) { m_checks = std::move(checks); }
    /// The first decision that a built-in bot, asked again, makes differently; -1: none.
    int differs_at() const;
    bool reproduced() const { return differs_at() < 0 && claims_fit(); }
    /// True if some seat was a bot of ours of the present version, so that asking it again says something.
    bool asked_again() const;

    /// Hands everything over, for playing on.
    struct Parts {
        std::unique_ptr<Record> record; ///< the tables use its script
        std::vector<std::unique_ptr<Table>> tables;
    };
    Parts release() && { return {std::move(m_record), std::move(m_tables)}; }

private:
    Replay() = default;
    Error with_version(const Error& error) const;
    Result<> play();
    Result<> play_step(Table& table, const RecordStep& step, bool faults);
    void play_rest(Table& table);
    Result<> play_branches();

    std::unique_ptr<Record> m_record; // its script is used by the tables, so it does not move
    const GameEntry* m_game = nullptr;
    std::vector<std::unique_ptr<Table>> m_tables;
    Decisions m_decisions;
    std::size_t m_faults = 0; ///< of the record's, met on the way
    std::vector<SeatCheck> m_checks;
};

/// Plays a whole match with bots, by seat; hosted ones are waited for.
Result<Record> play_record(const GameEntry& game, const RuleValues& rules, const Source& source,
                           std::span<const std::string> bots, const BotLimits& limits = {});
/// Plays the match of a record from its deal with the bots at its seats: fills in steps, faults,
/// result and digest.
Result<> play_out(const GameEntry& game, Record& record, const BotLimits& limits = {});

/// Adds to the record's log what an answer took, if a hosted bot gave it.
void note_answer(Record& record, const Table& table, Seat seat, const AnyBot::Answer& answer);

/// The records an importer's reading becomes; what was never seen comes from `seed`.
Result<std::vector<Record>> import_records(const GameEntry& game, const Importer& importer, std::string_view text,
                                           std::uint64_t seed);

/// The game and importer of a format; an error names the formats there are.
struct ImportFormat {
    const GameEntry* game;
    const Importer* importer;
};
Result<ImportFormat> find_import_format(std::string_view format);

/// The records in a foreign format, as its exporter writes them. An error names an unknown format, or the record, from
/// 0, that is of another game or that the format cannot hold.
Result<std::string> export_records(std::string_view format, std::span<const Record> records);

/// Reads a file of any kind we know: a record file, or a log of one of the import formats.
Result<std::vector<Record>> open_records(const std::string& path);
/// The same of a text that has been read already, from that path.
Result<std::vector<Record>> records_of(const std::string& path, const std::string& text);

} // namespace hilltop
