// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rule_spec.h"
#include "engine/series.h"
#include "wires/wire.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// A series that another process plays with the bots' files, and what it has to know for that.
struct SeriesOrder {
    std::string game; ///< id
    RuleValues rules;
    std::vector<std::string> bots; ///< by entrant of the plan
    LimitsByBot limits;
    std::map<std::string, std::string, std::less<>> files; ///< from the root, by the target of a bot's spec
    Series series;
};

// Between two processes of the same version: not for files. Only what result_bytes() writes comes from a process of
// strangers.
std::string order_bytes(const SeriesOrder& order);
std::optional<SeriesOrder> read_order(std::string_view bytes);
std::string series_bytes(const Series& series);
std::optional<Series> read_series(std::string_view bytes);
/// The answers of all its matches, with the faults and notes to them: the rest follows from these
/// (GameEntry::replay_series). Nothing where a bot was at fault in a way that has to be judged from outside, or a match
/// was not played.
std::optional<std::string> result_bytes(const SeriesResult& result);
/// Reads what such a process says of the first matches of `part`: `kept` alone, in which every number is one that these
/// matches may have, still to be replayed. An error says what is wrong.
Result<SeriesResult> read_result(std::string_view bytes, const Series& part);

} // namespace hilltop
