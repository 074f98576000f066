// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/due_words.h"

#include "base/grouped.h"
#include "base/numbers.h"
#include "base/parallel.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace hilltop {
namespace {

/// "12 minutes"
std::string about_text(double seconds) {
    struct Unit {
        double seconds;
        const char* name;
    };
    constexpr Unit kUnits[] = {{3600, "hour"}, {60, "minute"}, {1, "second"}};
    const Unit& unit = seconds > 5400 ? kUnits[0] : seconds > 90 ? kUnits[1] : kUnits[2];
    const auto number = std::max<std::int64_t>(1, std::llround(seconds / unit.seconds));
    return fmt::format("{} {}{}", grouped(number), unit.name, number == 1 ? "" : "s");
}

} // namespace

std::optional<double> seconds_of_due(const HillFile& hill, const HillDue& due, std::int64_t begun) {
    const auto is_built_in = [&](const HillKey& key) {
        return hill.plan().entry().find_bot(hill.field().versions().at(key).spec) != nullptr;
    };
    struct Mean {
        double sum = 0;
        int versions = 0;
    };
    std::array<Mean, 2> means;
    for (const auto& [key, seconds] : hill.pace()) {
        if (!hill.field().versions().contains(key)) continue;
        Mean& mean = means[is_built_in(key) ? 1 : 0];
        mean.sum += seconds;
        ++mean.versions;
    }
    double a_match = 0; // of each bout, added up
    for (const Bout& bout : due.bouts) {
        for (const HillKey& side : bout.sides) {
            const auto known = hill.pace().find(side);
            const Mean& mean = means[is_built_in(side) ? 1 : 0];
            if (known == hill.pace().end() && mean.versions == 0) return {};
            a_match += known != hill.pace().end() ? known->second : mean.sum / mean.versions;
        }
    }
    if (due.bouts.empty()) return {};
    return a_match * (static_cast<double>(hill.plan().matches) -
                      static_cast<double>(begun) / static_cast<double>(due.bouts.size()));
}

std::string due_text(const HillFile& hill, const HillDue& due, std::int64_t begun, int threads) {
    const auto bouts = static_cast<std::int64_t>(due.bouts.size()), matches = bouts * hill.plan().matches;
    if (bouts == 0) return "All matches that are due have been played";
    const std::string left = begun > 0 ? grouped(matches - begun) + " of " : std::string();
    std::string text =
        fmt::format("{} {}{} ({}{} {}) {} due", grouped(bouts), bout_word(hill.plan()), bouts == 1 ? "" : "s", left,
                    grouped(matches), matches == 1 ? "match" : "matches", bouts == 1 ? "is" : "are");
    if (const auto seconds = seconds_of_due(hill, due, begun))
        text += fmt::format(", about {} on {} {} at the pace of the last run", about_text(*seconds / threads), threads,
                            threads == 1 ? "thread" : "threads");
    return text;
}

std::string what_is_due(const HillFile& hill, const HillTable& table) {
    const HillDue& budget = table.due;
    const std::string due = due_text(hill, budget, table.begun, processors()), played = due + '.';
    if (!budget.bouts.empty()) return fmt::format("{}: hilltop-cli hill run {}", due, hill.path());
    const std::string ended =
        fmt::format("{} The budget of {} more ended after {}", played, grouped(budget.granted), grouped(budget.used));
    const std::string open =
        budget.open ? fmt::format("{} and {}", shown_key(budget.open->front()), shown_key(budget.open->back()))
                    : std::string();
    const int places = hill.plan().places;
    switch (budget.end) {
    case HillDue::End::None:
        return played;
    case HillDue::End::UsedUp:
        return fmt::format("{} The budget of {} more is used up. The order of {} is still open.", played,
                           grouped(budget.granted), open);
    case HillDue::End::Certain:
        return places > 0 && at(places) < table.rows.size()
                   ? fmt::format("{}: the order of the first {} is certain.", ended, places)
                   : fmt::format("{}: the order is certain.", ended);
    case HillDue::End::Narrow:
        return fmt::format("{}: neighbours whose ranges overlap differ by an amount that is known to within {}.", ended,
                           hill.plan().stop.width);
    case HillDue::End::Left:
        return fmt::format("{}: the order of {} is still open, and they cannot play each other any more.", ended, open);
    }
    return played;
}

} // namespace hilltop
