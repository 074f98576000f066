// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_history.h"

#include <algorithm>
#include <set>

namespace hilltop {
namespace {

/// Those that have a kept bout among themselves.
std::vector<HillKey> with_matches(const std::vector<HillKey>& keys, const HillScores& scores) {
    const std::set<HillKey> all(keys.begin(), keys.end());
    std::set<HillKey> found;
    for (const auto& [bout, score] : scores)
        if (std::all_of(bout.sides.begin(), bout.sides.end(), [&](const auto& side) { return all.contains(side); }))
            found.insert(bout.sides.begin(), bout.sides.end());
    return {found.begin(), found.end()};
}

} // namespace

std::vector<HillMoment> hill_history(const Plan& hill, const HillLog& log, const HillScores& scores, std::size_t most) {
    std::vector<std::size_t> events;
    for (std::size_t i = 0; i < log.size(); ++i)
        if (log[i].kind != HillEvent::Kind::Budget && log[i].kind != HillEvent::Kind::Season) events.push_back(i);
    const std::size_t step = std::max<std::size_t>(1, (events.size() + most - 1) / std::max<std::size_t>(1, most));
    std::vector<HillMoment> moments;
    HillField field;
    std::size_t next = 0;
    for (std::size_t place = 0; place < events.size(); ++place) {
        for (; next <= events[place]; ++next)
            field.add(log[next]);
        if ((events.size() - 1 - place) % step != 0) continue;
        const auto keys = with_matches(field.active(), scores);
        if (keys.size() < sides_of(hill)) continue;
        moments.push_back({events[place], hill_ratings(hill, keys, scores)});
    }
    return moments;
}

std::vector<HillRating> version_ratings(const Plan& hill, const HillField& field, const HillScores& scores,
                                        const std::string& name) {
    std::set<HillKey> keys;
    for (const HillKey& key : field.active())
        keys.insert(key);
    for (const auto& [key, version] : field.versions())
        if (key.name == name) keys.insert(key);
    std::vector<HillRating> ratings = hill_ratings(hill, with_matches({keys.begin(), keys.end()}, scores), scores);
    std::erase_if(ratings, [&](const HillRating& rating) { return rating.key.name != name; });
    std::sort(ratings.begin(), ratings.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    return ratings;
}

} // namespace hilltop
