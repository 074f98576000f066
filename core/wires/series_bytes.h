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

/// Between two processes of the same version: not for files.
std::string order_bytes(const SeriesOrder& order);
std::optional<SeriesOrder> read_order(std::string_view bytes);
std::string series_bytes(const Series& series);
std::optional<Series> read_series(std::string_view bytes);
/// All of it, answers that are kept too.
std::string result_bytes(const SeriesResult& result);
std::optional<SeriesResult> read_result(std::string_view bytes);

} // namespace hilltop
