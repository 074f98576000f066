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

/// The events after which others play, in order.
std::vector<std::size_t> events_of_field(const HillLog& log) {
    std::vector<std::size_t> events;
    for (std::size_t i = 0; i < log.size(); ++i)
        if (log[i].kind != HillEvent::Kind::Budget && log[i].kind != HillEvent::Kind::Season &&
            log[i].kind != HillEvent::Kind::Final)
            events.push_back(i);
    return events;
}

/// The moments after these events of the log, where enough have played.
std::vector<HillMoment> moments_after(const std::vector<std::size_t>& events, const Plan& hill, const HillLog& log,
                                      const HillScores& scores) {
    std::vector<HillMoment> moments;
    HillField field;
    std::size_t next = 0;
    for (const std::size_t event : events) {
        for (; next <= event; ++next)
            field.add(log[next]);
        const auto keys = with_matches(field.active(), scores);
        const LotTables lots(hill, field);
        if (keys.size() >= sides_of(hill)) moments.push_back({event, hill_ratings(hill, keys, scores, &lots)});
    }
    return moments;
}

} // namespace

std::vector<HillMoment> hill_history(const Plan& hill, const HillLog& log, const HillScores& scores, std::size_t most) {
    const std::vector<std::size_t> all = events_of_field(log);
    const std::size_t step = std::max<std::size_t>(1, (all.size() + most - 1) / std::max<std::size_t>(1, most));
    std::vector<std::size_t> events;
    for (std::size_t place = 0; place < all.size(); ++place)
        if ((all.size() - 1 - place) % step == 0) events.push_back(all[place]);
    return moments_after(events, hill, log, scores);
}

std::vector<HillLead> hill_leads(const Plan& hill, const HillLog& log, const HillScores& scores) {
    constexpr std::size_t kMostDays = 100; // each is as much work as a table
    std::vector<std::size_t> events;       // the last one of each day
    for (const std::size_t event : events_of_field(log)) {
        if (!events.empty() && day_of(log[events.back()].date) == day_of(log[event].date)) events.pop_back();
        events.push_back(event);
    }
    const std::size_t before = events.size() - std::min(events.size(), kMostDays);
    events.erase(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(before));
    std::vector<HillLead> leads;
    for (const HillMoment& moment : moments_after(events, hill, log, scores)) {
        const auto leads_still = [&](const HillRating& rating) {
            return !leads.empty() && rating.key.name == leads.back().name &&
                   rating.value == moment.ratings.front().value;
        };
        if (moment.ratings.size() > 1 && std::ranges::none_of(moment.ratings, leads_still))
            leads.push_back({moment.event, moment.ratings.front().key.name});
    }
    if (before > 0 && !leads.empty()) leads.erase(leads.begin()); // it may have begun earlier
    return leads;
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
