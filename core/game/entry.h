// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "engine/gate.h"
#include "engine/series.h"
#include "engine/style.h"
#include "engine/table.h"
#include "judging/any_judge.h"
#include "wires/contest_marks.h"
#include "wires/wire.h"

#include <optional>

namespace hilltop {

struct GameSchema;

/// What an importer makes of a foreign log; records turns it into a record.
struct ImportedMatch {
    RuleValues rules;
    Script script;
    std::vector<std::string> bots;                 ///< by seat
    std::vector<std::vector<std::string>> answers; ///< a step each, by asked seat
    std::string note;                              ///< what the log did not say
};

/// Reads one foreign format, which may hold many matches; at least one. The error names the line and what is wrong.
struct Importer {
    const char* format; ///< the id it is asked for by
    Result<std::vector<ImportedMatch>> (*read)(std::string_view text);
};

/// A match as an exporter gets it; its answers are those of a record that has been played again.
struct ExportedMatch {
    RuleValues rules;
    Source source;
    const Script* cards = nullptr;                                ///< outlives it; may be null
    std::vector<std::string> names;                               ///< by seat
    std::vector<std::vector<std::optional<std::string>>> answers; ///< a step each, by asked seat; nothing is silence
};

/// Writes matches in one foreign format. The error names the match, from 0, and what the format cannot say.
struct Exporter {
    const char* format;
    Result<std::string> (*write)(std::span<const ExportedMatch> matches);
};

/// Upper bound on the parts of any match's cards.
inline constexpr int kMaxParts = 1'000'000;

/// A kind of hosted bot that can play a game, without asking one.
struct KindTraits {
    const char* kind; ///< as specs begin: "java"
    Memory memory;
    bool speaks;
    bool listens;
    ContestMarks marks{};
};

class AnyLane;
class Solver;

/// One game with its types hidden; made from its two concepts by EntryOf.
class GameEntry {
public:
    virtual ~GameEntry() = default;
    virtual const Info& info() const = 0;
    virtual std::span<const RuleInfo> rules() const = 0;
    /// Rules under a name, in the order people choose from.
    virtual std::span<const Variant> variants() const { return {}; }
    const Variant* find_variant(std::string_view id) const;
    /// All rules of the variant at a table of `seats`.
    RuleValues variant_rules(const Variant& variant, int seats) const;
    /// The variant that these rules are, or null: the defaults have no name.
    const Variant* variant_of(const RuleValues& rules, int seats) const;
    /// Values in range and fitting together at a table of `seats`.
    virtual Result<> check(const RuleValues& rules, int seats) const = 0;
    /// Parts of the cards a script may know, 0 to this number less one.
    virtual int parts(const RuleValues& rules, int seats) const = 0;
    /// A new match; the script, if any, must outlive it.
    virtual Result<std::unique_ptr<Table>> make_table(const RuleValues& rules, int seats, const Source& source,
                                                      const Script* script = nullptr) const = 0;
    /// The fields of a view that follow from no others, as paths of schema().view such as "seats.wins"; none: positions
    /// of this game can't be set up.
    virtual std::span<const char* const> set_fields() const { return {}; }
    /// A table at which a seat sees this (Table::described()) and some seat decides. What is missing has a default or
    /// follows from the rest; what the seat does not see is drawn from the source. An error names the field.
    virtual Result<std::unique_ptr<Table>> set_up(const Json& view, const Source& source) const;
    virtual std::span<const BotTraits> bots() const = 0;
    /// The bot named `id`, or nothing if the game has none of that name.
    virtual const BotTraits* find_bot(std::string_view id) const = 0;
    /// A bot of a match with these rules, built in or hosted; it has passed check_bot().
    virtual std::unique_ptr<AnyBot> make_bot(std::string_view bot, const RuleValues& rules = {},
                                             const BotLimits& limits = {}) const = 0;
    virtual std::span<const Importer> importers() const = 0;
    virtual std::span<const Exporter> exporters() const { return {}; }
    /// How it is solved, or null where it is not.
    virtual const Solver* solver() const { return nullptr; }
    /// Whether this built-in bot plays by tables that are still to be made for these rules, and can be: until then it
    /// answers otherwise.
    bool lacks_tables(std::string_view bot, const RuleValues& rules) const;
    /// Who judges its matches, or nothing where they cannot be analysed; make_judge() is null then.
    virtual std::optional<JudgeTraits> judge_traits() const { return {}; }
    virtual std::unique_ptr<AnyJudge> make_judge() const { return nullptr; }
    /// What authors of bots and tools may rely on; of a game that declares nothing, that a view is an object.
    virtual GameSchema schema() const;

    /// Ids of the features that distinguish styles of play; empty if the game declares none.
    virtual std::span<const char* const> styles() const { return {}; }
    /// Counts what a seat that sees this does by an answer that is allowed; or, without one, what it has come to at a
    /// rest or the end, or that it keeps silent.
    virtual void count_style(const AnyInfoState&, const std::string* /*answer*/, StyleCounts&) const {}

    /// The kinds of bots it can host.
    virtual std::span<const KindTraits> kinds() const = 0;
    const KindTraits* find_kind(std::string_view kind) const;
    /// How such a bot is treated; nothing if it is neither built in nor of a kind it can host.
    std::optional<BotUse> use_of(std::string_view bot) const;
    /// Refuses what is neither a built-in bot nor a spec of a kind it can host.
    Result<> check_bot(std::string_view bot) const;

    /// Plays a series with built-in bots by entrant; nothing if the gate was closed on the way.
    virtual std::optional<SeriesResult> run_series(const Series& series, const RuleValues& rules,
                                                   std::span<const std::string> entrants, Gate& gate) const = 0;
    SeriesResult run_series(const Series& series, const RuleValues& rules, std::span<const std::string> entrants) const;
    /// The same where some are hosted, in steps.
    virtual std::unique_ptr<AnyLane> make_lane(const Series& series, const RuleValues& rules,
                                               std::span<const std::string> entrants, const LimitsByBot& limits,
                                               Transport& transport) const = 0;

    /// Plays the matches of `result.kept`, which read_result() has read and another process has played, again by their
    /// answers, and fills in the rest: results, digests, faults. `part` are these matches. An error names what the
    /// rules do not allow.
    virtual Result<> replay_series(const Series& part, const RuleValues& rules, SeriesResult& result) const = 0;

    /// Ids of its kinds of decisions; empty if the game declares none.
    virtual std::span<const char* const> decision_kinds() const { return {}; }
    /// The kind of the decision of a seat that sees this, an index into decision_kinds(); -1: no kind.
    virtual int decision_kind(const AnyInfoState&) const { return -1; }

    /// The strongest built-in bot, of equals the last; its choice is the hint.
    const BotTraits& strongest_bot() const;
    /// An error naming the bots there are.
    Error unknown_bot_error(std::string_view id) const;
};

/// An error naming how many seats the game has.
Error seats_error(const Info& game, int seats);

} // namespace hilltop
