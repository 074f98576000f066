// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_news.h"

#include "base/json_text.h"
#include "pages/atom_feed.h"
#include "pages/site_html.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {
namespace {

constexpr std::size_t kMostChanges = 30;  ///< of the log, and as many of places
constexpr std::size_t kMostEntries = 100; ///< of a feed

/// An event in a text that no other one of its log has.
std::string event_identity(const HillLog& log, std::size_t number) {
    const HillEvent& event = log[number];
    return fmt::format("{} {} {} {} {}", number, event.date, event_word(event.kind), event.version.key.version,
                       event.version.key.name);
}

/// A hill as a site showed it.
struct ShownHill {
    std::int64_t date = 0;             ///< of the site
    std::size_t events = 0;            ///< of the log
    std::string last{};                ///< event_identity() of the last of these
    std::map<std::string, int> places; ///< by name, of those that had played

    bool same(const ShownHill& other) const {
        return events == other.events && last == other.last && places == other.places;
    }
    /// Whether it shows an earlier state of this log.
    bool is_of(const HillLog& log) const {
        return events <= log.size() && last == (events == 0 ? std::string() : event_identity(log, events - 1));
    }
    Json json() const { return {{"date", date}, {"events", events}, {"last", last}, {"places", places}}; }
    static std::optional<ShownHill> read(const Json& json) {
        if (!json.is_object()) return {};
        const Json date = json.value("date", Json()), events = json.value("events", Json()),
                   last = json.value("last", Json()), places = json.value("places", Json());
        if (!date.is_number_integer() || !events.is_number_unsigned() || !last.is_string() || !places.is_object())
            return {};
        ShownHill shown{date.get<std::int64_t>(), events.get<std::size_t>(), last.get<std::string>(), {}};
        for (const auto& [name, place] : places.items())
            if (place.is_number_integer()) shown.places.emplace(name, place.get<int>());
        return shown;
    }
};

/// What the note of a site says: the hill as it was shown last, and as it was before that changed.
struct ShownHills {
    ShownHill since, now;

    std::string note() const {
        return Json{{"since", since.json()}, {"now", now.json()}}.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    static std::optional<ShownHills> read(const std::string* note, const HillLog& log) {
        const auto json = note != nullptr ? parse_json(*note) : Result<Json>(Json());
        if (!json || !json->is_object()) return {};
        const auto since = ShownHill::read(json->value("since", Json()));
        const auto now = ShownHill::read(json->value("now", Json()));
        if (!since || !now || !since->is_of(log) || !now->is_of(log)) return {};
        return ShownHills{*since, *now};
    }
};

/// Those that stood first when a season ended, as its table has them.
std::vector<std::string> winners_of(const HillSeason& season) {
    std::vector<std::string> names;
    const auto json = parse_json(season.table);
    const Json lines = json && json->is_object() ? json->value("standings", Json()) : Json();
    for (const Json& line : lines.is_array() ? lines : Json::array()) {
        if (!line.is_object() || line.value("place", Json()) != 1) continue;
        if (const Json name = line.value("bot", Json()); name.is_string()) names.push_back(name.get<std::string>());
    }
    return names;
}

/// Of an event that the feed tells, else empty.
std::string entry_title(const HillEvent& event) {
    const HillKey& key = event.version.key;
    if (event.kind == HillEvent::Kind::Season) return fmt::format("The season {} ended", event.why);
    if (event.kind == HillEvent::Kind::Final) return fmt::format("The final {} began", event.why);
    if (event.kind != HillEvent::Kind::Added) return {};
    return key.version == 1 ? fmt::format("{} joined", key.name)
                            : fmt::format("{} came in version {}", key.name, key.version);
}

} // namespace

HillChangesSince changes_since(const HillFile& hill, const HillTable& table, const std::vector<SiteEvent>& events,
                               const std::string* note, bool continues, std::int64_t date) {
    const HillLog& log = hill.log();
    ShownHills shown;
    shown.now = {date, log.size(), log.empty() ? std::string() : event_identity(log, log.size() - 1), {}};
    for (const HillRow& row : table.rows)
        if (row.played) shown.now.places.emplace(row.key.name, row.place);
    shown.since = shown.now;
    if (const auto before = ShownHills::read(note, log)) {
        const bool same = before->now.same(shown.now);
        shown.since = same || continues ? before->since : before->now;
        if (same) shown.now.date = before->now.date;
    }
    HillChangesSince changes{.note = shown.note(), .date = shown.since.date};
    for (std::size_t back = 0; back < log.size() - shown.since.events; ++back)
        if (log[log.size() - 1 - back].kind != HillEvent::Kind::Budget && changes.told.size() < kMostChanges)
            changes.told.push_back(events[back].second);
    std::vector<std::pair<int, const HillRow*>> risen;
    for (const HillRow& row : table.rows) {
        const auto before = shown.since.places.find(row.key.name);
        if (row.played && before != shown.since.places.end() && row.place < before->second)
            risen.emplace_back(before->second, &row);
    }
    std::ranges::stable_sort(risen, std::greater(), [](const auto& one) { return one.first - one.second->place; });
    risen.resize(std::min(risen.size(), kMostChanges));
    for (const auto& [before, row] : risen)
        changes.told.push_back(site_text("%1 rose from place %2 to %3.")
                                   .name(row->key.name)
                                   .number(std::to_string(before))
                                   .number(std::to_string(row->place)));
    return changes;
}

std::vector<SiteAuthor> authors_of(const HillFile& hill, const HillTable& table) {
    std::vector<SiteAuthor> authors;
    std::map<std::string, std::size_t> known; ///< by HillField::author_of()
    for (const HillRow& row : table.rows) {
        const std::string author = hill.field().author_of(row.key);
        if (author.empty()) continue;
        const auto [at, is_new] = known.emplace(author, authors.size());
        if (is_new) authors.push_back({hill.field().versions().at(row.key).author});
        authors[at->second].bots.push_back(row.entrant);
    }
    return authors;
}

std::vector<SiteEvent> leaders_of(const HillLog& log, const std::vector<HillLead>& leads,
                                  const std::vector<HillSeason>& seasons) {
    std::vector<SiteEvent> leaders;
    auto lead = leads.rbegin();
    auto season = seasons.rbegin();
    for (std::size_t number = log.size(); number-- > 0;) {
        const HillEvent& event = log[number];
        for (; lead != leads.rend() && lead->event == number; ++lead)
            leaders.emplace_back(day_of(event.date), site_text("%1 took the lead.").name(lead->name));
        if (event.kind != HillEvent::Kind::Season || season == seasons.rend()) continue;
        if (const auto winners = winners_of(*season++); !winners.empty())
            leaders.emplace_back(
                day_of(event.date),
                site_text("%1 won the season %2.").name(fmt::format("{}", fmt::join(winners, ", "))).name(event.why));
    }
    return leaders;
}

std::string feed_of(const HillFile& hill, const std::vector<HillLead>& leads, const std::string& title,
                    const std::string& url) {
    const HillLog& log = hill.log();
    if (log.empty()) return {};
    AtomFeed feed{.identity = fmt::format("hill\n{}\n{}", plan_to_json(hill.plan()).dump(), log.front().date),
                  .title = title,
                  .url = url};
    const auto page = [&](const std::string& name) {
        return hill.field().playing(name) != nullptr ? bot_page_name(name) : std::string("index.html");
    };
    auto lead = leads.rbegin();
    for (std::size_t number = log.size(); number-- > 0 && feed.entries.size() < kMostEntries;) {
        const HillEvent& event = log[number];
        const std::string identity = fmt::format("{}\n{}", feed.identity, event_identity(log, number));
        for (; lead != leads.rend() && lead->event == number; ++lead)
            feed.entries.push_back({fmt::format("{}\nlead {} {}", feed.identity, day_of(event.date), lead->name),
                                    event.date, fmt::format("{} took the lead", lead->name), page(lead->name)});
        if (const std::string told = entry_title(event); !told.empty())
            feed.entries.push_back({identity, event.date, told, page(event.version.key.name)});
    }
    return feed.entries.empty() ? std::string() : atom_text(feed, kFeedFile);
}

} // namespace hilltop
