// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"
#include "base/result.h"
#include "engine/style.h"
#include "wires/wire.h"

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// A fault met while a bot was checked; BotReport::records[record] holds its match.
struct CheckFault {
    int match = 0; ///< of the check, from 0
    int step = 0;
    std::int32_t decision = 0;
    std::uint8_t seat = 0;
    bool told = false;
    Fault fault = Fault::NotAllowed;
    std::chrono::microseconds time{};
    std::string errors; ///< what the bot had written to stderr meanwhile
    int record = -1;    ///< -1: not kept
    friend bool operator==(const CheckFault&, const CheckFault&) = default;
};

/// What a check of a bot found. As JSON it is one document that names its format.
struct BotReport {
    std::string game;
    std::string bot;          ///< spec
    std::string content;      ///< hosted_hash(): a report of other content is out of date
    std::string runs_on;      ///< "Java 17.0.15", "Python 3.11.2"; empty if unknown
    std::int64_t checked = 0; ///< seconds since 1970
    std::chrono::milliseconds took{};
    BotLimits limits;
    std::string isolation; ///< "bubblewrap", "engine" (JavaScript whose engine gives it nothing to reach) or "none"
    std::string problem;   ///< why it cannot be checked at all, in English; empty if it starts

    std::chrono::milliseconds start{};                 ///< of a bot that is a process a decision: what one costs
    std::optional<std::chrono::milliseconds> compiled; ///< what its first start took more, where it was compiled
    int ordered = 0; ///< matches that were to be played; fewer have been where the time was over. 0: not known
    int matches = 0;
    int copy_matches = 0;         ///< of them, the last ones: against its own copy
    std::int64_t copy_faults = 0; ///< of all faults, those met there
    std::int64_t decisions = 0;
    std::int64_t allowed = 0;                            ///< decisions without a fault
    std::vector<CheckFault> faults;                      ///< the first hundred
    std::map<Fault, std::int64_t> fault_counts;          ///< all of them, but for what it was not asked any more
    std::optional<bool> deterministic;                   ///< same seed, same answers; nothing: not known
    std::optional<bool> remembers;                       ///< between matches; nothing: not known
    std::chrono::microseconds median{}, most{}, worst{}; ///< for a decision: half, 99 % and all are no slower
    std::int64_t memory = 0;                             ///< most bytes resident, of its whole tree; 0: not known
    std::vector<StyleShare> style, field; ///< of the bot, and of the strongest built-in bot in the same matches' places
    std::vector<std::string> records; ///< the first match, those with a fault, and those in which it wrote to stderr,
                                      ///< as lines of a record file; bounded, see CheckCounts

    /// It plays: it starts, an answer of its own counted, and a match came to its end.
    bool usable() const { return problem.empty() && matches > 0 && allowed > 0; }
    /// Number of faults, of these kinds or of all; of a report that only lists some, those that are listed.
    std::int64_t fault_count(std::initializer_list<Fault> kinds) const;
    std::int64_t fault_count() const;
    /// How many lines of the report want to be read: faults, answers that differ, what is not isolated.
    int remarks() const;
};

/// One JSON document; what is not known is null.
std::string report_json(const BotReport& report);
/// The error names the field that is broken; fields this version does not know are left out.
Result<BotReport> read_report(std::string_view text);
/// The JSON Schema of a report.
Json report_schema();

} // namespace hilltop
