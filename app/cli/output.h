// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/grouped.h"
#include "base/text_table.h"
#include "game/entry.h"
#include "tournament/plan.h"
#include "wires/wire.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop::cli {

/// Says on stderr, in one line, what went wrong; the exit code of its kind.
int report(const Error& error);
/// Prints on stderr, in one line, what the user may want to know although the work went well.
void remark(const Error& error);

/// Says so on stderr where programs of others are going to run that nothing keeps from the person's files.
void remark_isolation(const std::vector<std::string>& bots);

/// Says so on stderr where bots of one language play together, and where they cannot.
void remark_together(const Plan& plan);

/// What keeps all matches from being kept is said for the first of them alone.
class FirstOfReason {
public:
    /// Whether no error with the same reason inside has come before.
    bool operator()(const Error& error);

private:
    std::set<std::string> m_told;
};

/// Prints on stdout. What others have named or written cannot move the cursor, colour the terminal or turn a line
/// around: all but line breaks and tabs is escaped(). Nothing else in this folder prints.
void print_text(std::string_view text);
template <typename... Ts>
void print_out(fmt::format_string<Ts...> pattern, Ts&&... values) {
    print_text(fmt::format(pattern, std::forward<Ts>(values)...));
}

/// The same on stderr, for remarks of several lines.
void print_aside(std::string_view text);

/// Writes to stderr at once; what cannot be written there is dropped, as results and exit code do not depend on it.
void write_aside(std::string_view text);

/// One JSON document on stdout, indented.
void print_json(Json json);

/// stdout has to be whole: an error if anything of it was lost, as on a full disk.
Result<> finish_output();
Error output_error(int code);

/// The same error, with the option it came from in front.
Error for_option(std::string_view option, const Error& error);

/// A whole number from `min` to `max`, as typed behind `option`.
Result<std::uint64_t> read_option(std::string_view option, std::string_view text, std::uint64_t min, std::uint64_t max);
/// "decision 3" of the one of that number from 0; of a fault before all of them "start".
std::string when_text(int decision);

/// Which of `count` things was typed: counted from 1 there, from 0 in what is returned.
Result<std::uint64_t> read_ordinal(std::string_view option, std::string_view text, std::uint64_t count);
/// The number of threads that `--threads` asks for, 1 to 1024; without it one per processor.
Result<int> read_threads(const std::optional<std::string>& text);

/// What `--limit NAME=VALUE` says, each time it is given.
Result<BotLimits> read_limits(const std::vector<std::string>& texts);
/// What --wire-log asks for: what goes between us and hosted bots is written into this folder from here on.
Result<> log_to(const std::optional<std::string>& folder);

/// The game named `id`, or all of them if it is empty.
Result<std::vector<const GameEntry*>> chosen_games(const std::string& id);

/// The game's rules at a table of `seats` with what `--rules` changes: KEY=VALUE, or a variant's name for all of them.
Result<RuleValues> read_rules(const GameEntry& game, const std::vector<std::string>& assignments, int seats);

} // namespace hilltop::cli
