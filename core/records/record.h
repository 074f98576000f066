// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "records/seal.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hilltop {

/// The format of records this program writes; a newer one is refused.
inline constexpr int kRecordFormat = 1;
/// What a record calls the bot of a seat a person plays.
inline constexpr const char* kPerson = "person";

struct RecordSeat {
    std::string bot;
    int version = 0;  ///< 0: not a bot of ours, so it cannot be asked again
    std::string name; ///< as shown to people, if it differs from the bot
    friend bool operator==(const RecordSeat&, const RecordSeat&) = default;
};

struct RecordFault {
    int step = 0;
    Seat seat;
    Fault fault = Fault::NotAllowed;
    bool told = false; ///< at the rest before that step
    friend bool operator==(const RecordFault&, const RecordFault&) = default;
};

/// The answers of one step by asked seat, in order; nothing is silence.
using RecordStep = std::vector<std::optional<std::string>>;

struct RecordResult {
    std::vector<int> points;
    std::vector<int> second;
    std::vector<int> winners; ///< seats
    friend bool operator==(const RecordResult&, const RecordResult&) = default;
};

/// Another way the match could have continued: answers from the question of record step `step`.
struct RecordBranch {
    int step = 0;
    std::vector<RecordStep> steps;
    /// Fields this version does not know, kept as they are: name and JSON text.
    std::vector<std::pair<std::string, std::string>> extra;
    friend bool operator==(const RecordBranch&, const RecordBranch&) = default;
};

/// One match: all that is needed to see it again.
struct Record {
    std::string program;
    std::string game;
    int game_version = 1; ///< Info::version when it was played; 1 is not written
    RuleValues rules;
    Source source;
    Script cards;
    /// The position it begins with, as a seat sees it (Table::described(), JSON text); empty: with the deal.
    std::string start;
    std::vector<RecordSeat> seats;
    std::vector<RecordStep> steps;
    std::optional<RecordResult> result; ///< none: the match is not finished
    std::vector<RecordFault> faults;
    std::optional<std::uint64_t> digest; ///< of all answers
    std::string notes;
    std::string variant;      ///< the name of the rules, an id or a person's own; empty: none
    std::optional<Seal> seal; ///< the proof that the cards were fixed before the match
    /// Its tournament had a sealed seed that was still secret: the cards are written out, and the seed is another.
    bool sealed = false;
    bool rated = false; ///< played without hints and undo, counted in statistics
    std::vector<RecordBranch> branches;
    std::vector<AnswerNote> log; ///< time and stderr of bots that are not built in, in order
    /// Fields this version does not know, kept as they are: name and JSON text.
    std::vector<std::pair<std::string, std::string>> extra;
    /// What reading it had to fill in, such as a rule that is missing; not written.
    std::vector<Error> remarks;
    int line = 0; ///< of the file it was read from, from 1; not written

    /// The cards are those of its source, as in all matches of that source.
    bool dealt_from_seed() const { return cards.empty() && start.empty(); }
};

/// "B81C-77TE-9", the deal ID; "sealed" where the seed of its tournament was.
std::string deal_text(const Record& match);
/// An empty record of a match about to begin.
Record new_record(const GameEntry& game, const RuleValues& rules, const Source& source, std::vector<RecordSeat> seats);
/// A match that begins with a position as a seat sees it, whose rules it has. An error names the field.
Result<Record> record_from(const GameEntry& game, const Json& view, const Source& source,
                           std::vector<RecordSeat> seats);
/// Its table before the first answer. The table uses the script of the record.
Result<std::unique_ptr<Table>> first_table(const GameEntry& game, const Record& record);
RecordResult record_result(const MatchResult& result, int seats);
/// The record of a match in which hosted bots sat.
Record kept_record(const GameEntry& game, const RuleValues& rules, const Source& source, std::vector<RecordSeat> seats,
                   const KeptMatch& kept, RecordResult result);
/// The same match up to the question of step `step`, to be played on: what comes later is left out.
Record cut_before(const Record& record, int step);
/// The answers of the open question of `table`, which is ready to step.
RecordStep answers_of(const Table& table);
/// The bots by seat if the game tells its seats who plays, else empty.
std::vector<std::string> known_names(const GameEntry& game, const Record& record);
/// The name people see, as shown_name() has it.
std::string seat_name(const RecordSeat& seat);

} // namespace hilltop
