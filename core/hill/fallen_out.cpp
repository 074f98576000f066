// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/fallen_out.h"

#include "engine/attendance.h"
#include "hill/author_limits.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop {
namespace {

/// Of one version over its bouts.
struct AllFailures {
    std::int64_t matches = 0;
    int row = 0, longest = 0; ///< in a row: up to now, and at the most
    Fault newest = Fault::Crash;
    const HillKey* against = nullptr; ///< in the newest, where it was not alone

    void add(const BoutScore::Failures& more, int played, const HillKey* other) {
        matches += more.matches;
        longest = std::max({longest, row + more.first, more.longest});
        row = more.first == played ? row + played : more.last;
        if (more.matches == 0) return;
        newest = more.newest;
        against = other;
    }
};

std::map<HillKey, AllFailures> failures_in(const HillScores& scores) {
    std::map<HillKey, AllFailures> all;
    for (const auto& [bout, score] : scores)
        for (std::size_t side = 0; side < score.failures.size(); ++side)
            all[bout.sides[side]].add(score.failures[side], score.played,
                                      bout.sides.size() == 2 ? &bout.sides[1 - side] : nullptr);
    return all;
}

} // namespace

std::vector<HillEvent> fallen_out(const Plan& hill, const HillLog& log, const HillScores& scores) {
    const auto all = failures_in(scores);
    const bool disqualifies = hill.entry().info().disqualifies;
    const int most = disqualifies ? 1 : kMostInARow;
    std::map<HillKey, std::int64_t> forgiven;
    for (const HillEvent& event : log)
        if (event.kind == HillEvent::Kind::Back) forgiven[event.version.key] = event.matches;
    std::vector<HillEvent> events;
    for (const HillKey& key : HillField(log).active()) {
        const auto found = all.find(key);
        if (found == all.end()) continue;
        const AllFailures& failures = found->second;
        if (failures.longest < most || failures.matches < forgiven[key] + most) continue;
        HillEvent& event = events.emplace_back();
        event.kind = HillEvent::Kind::Out;
        event.version.key = key;
        event.why = disqualifies ? fmt::format("failed: {}", fault_word(failures.newest))
                                 : fmt::format("failed in {} matches in a row, last: {}", failures.longest,
                                               fault_word(failures.newest));
        if (failures.against != nullptr) event.why += " against " + shown_key(*failures.against);
    }
    return events;
}

Result<HillEvent> coming_back(const Plan& hill, const HillLog& log, const HillScores& scores, const std::string& name,
                              const std::string& why) {
    const HillField field(log);
    std::vector<HillKey> keys = field.barred();
    std::erase_if(keys, [&](const HillKey& key) { return key.name != name && shown_key(key) != name; });
    if (keys.empty()) return misuse("hill", "{} has neither dropped out nor been disqualified", name);
    if (keys.size() > 1)
        return misuse("hill", "two versions of {} have dropped out; name {} or {}", name, shown_key(keys[0]),
                      shown_key(keys[1]));
    if (const HillVersion* playing = field.playing(keys[0].name); playing != nullptr)
        return misuse("hill", "{} plays in another version; retire that first", shown_key(playing->key));
    HillEvent event;
    event.kind = HillEvent::Kind::Back;
    event.version.key = keys[0];
    event.why = why;
    TRY(check_author(hill, log, {}, event));
    const auto all = failures_in(scores);
    if (const auto failed = all.find(keys[0]); failed != all.end()) event.matches = failed->second.matches;
    return event;
}

} // namespace hilltop
