// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_table.h"

#include "base/grouped.h"
#include "base/numbers.h"
#include "hill/hill_courses.h"
#include "ratings/interval.h"
#include "tournament/export.h"
#include "tournament/tables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace hilltop {
namespace {

/// How likely one is stronger than another whose value lies `apart` below, 0..1; `error`: half its 95 % interval.
std::optional<double> likelihood(double apart, double error) {
    if (!std::isfinite(error)) return {};
    if (!(error > 0)) return apart > 0 ? 1 : 0.5;
    return std::erfc(-apart / (error / normal_95()) / std::sqrt(2)) / 2;
}

/// Ranks by rating over all kept matches, as the schedule does.
void rank(const HillFile& hill, const std::vector<HillKey>& keys, HillTable& table) {
    std::map<HillKey, std::size_t> entrants;
    for (std::size_t i = 0; i < keys.size(); ++i)
        entrants.emplace(keys[i], i);
    const LotTables lots(hill.plan(), hill.field());
    for (const HillRating& rating : hill_ratings(hill.plan(), keys, hill.scores(), &lots))
        table.rows.push_back({.key = rating.key,
                              .played = rating.played,
                              .entrant = entrants.at(rating.key),
                              .first_place = rating.first_place,
                              .last_place = rating.last_place,
                              .rating = rating.value,
                              .error = rating.error,
                              .next_error = rating.next_error});
    std::vector<int> contest(keys.size(), 1);
    for (const StandingsRow& row : table.common.standings().rows())
        contest[static_cast<std::size_t>(row.entrant)] = row.place;
    std::vector<int> places(keys.size());
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        HillRow& row = table.rows[i];
        const HillRow* next = i + 1 < table.rows.size() ? &table.rows[i + 1] : nullptr;
        const HillRow* above = i > 0 ? &table.rows[i - 1] : nullptr;
        row.place = above != nullptr && above->played == row.played && above->rating == row.rating
                        ? above->place
                        : static_cast<int>(i) + 1;
        if (next != nullptr) row.leads = likelihood(row.rating - next->rating, row.next_error);
        row.contest_place = contest[row.entrant];
        places[row.entrant] = row.place;
        EntrantEstimate& estimate = table.statistics.entrants[row.entrant];
        estimate.first_place = row.first_place;
        estimate.last_place = row.last_place;
        if (!table.statistics.rated || !row.played) continue;
        estimate.elo = row.rating;
        estimate.elo_error = row.error;
    }
    Standings standings = table.course.standings();
    standings.set_places(std::move(places));
    table.course = table.course.with(std::move(standings));
}

Json event_json(const HillEvent& event) {
    Json json{{"event", event_word(event.kind)}, {"date", event.date}};
    const HillVersion& version = event.version;
    if (!version.key.name.empty()) {
        json["name"] = version.key.name;
        json["version"] = version.key.version;
    }
    if (event.kind == HillEvent::Kind::Budget) json["matches"] = event.matches;
    if (!event.why.empty()) json["why"] = event.why;
    if (!event.key.empty()) json["key"] = event.key;
    return json;
}

Json version_json(const HillFile& hill, const HillVersion& version) {
    const std::string* why = hill.field().disqualified(version.key);
    const std::string* out = hill.field().out(version.key);
    return {{"name", version.key.name},
            {"version", version.key.version},
            {"spec", version.spec},
            {"content", version.content},
            {"author", version.author},
            {"link", version.link},
            {"licence", version.licence},
            {"plays", hill.field().is_active(version.key)},
            {"out", out == nullptr ? Json(nullptr) : Json(*out)},
            {"disqualified", why == nullptr ? Json(nullptr) : Json(*why)}};
}

std::string_view end_word(HillDue::End end) {
    switch (end) {
    case HillDue::End::None:
        return "no";
    case HillDue::End::UsedUp:
        return "used up";
    case HillDue::End::Certain:
        return "order certain";
    case HillDue::End::Narrow:
        return "narrow";
    case HillDue::End::Left:
        return "bots left";
    }
    return {};
}

/// 0..1, never told as certain.
std::string likely_text(std::optional<double> share) {
    if (!share) return "unknown";
    return *share > 0.999 ? "more than 99.9 %" : fmt::format("{:.1f} %", 100 * *share);
}

/// What the statistics do not have in their columns.
TextTable ranking_table(const HillFile& hill, const HillTable& table) {
    const auto names = shown_names(table);
    TextTable grid{2, {{"", "", "range", rating_word(hill, table), "95 %", "stronger than next", "contest place"}}};
    for (const HillRow& row : table.rows)
        grid.add({std::to_string(row.place), names[row.entrant],
                  row.first_place == row.last_place ? std::to_string(row.first_place)
                                                    : fmt::format("{}-{}", row.first_place, row.last_place),
                  shown_rating(hill, row),
                  std::isfinite(row.error) ? fmt::format("+- {:.1f}", row.error)
                  : row.played             ? "unknown"
                                           : "",
                  &row == &table.rows.back() || !row.played ? "" : likely_text(row.leads),
                  row.played ? std::to_string(row.contest_place) : ""});
    return grid;
}

/// As the documents of tournaments have numbers.
Json number(double value) {
    return std::isfinite(value) ? Json(std::round(value * 1e9) / 1e9) : Json(nullptr);
}

std::string hill_headline(const HillFile& hill, const HillTable& table) {
    const Plan& plan = hill.plan();
    const std::size_t bots = hill.field().active().size();
    return fmt::format("{}, a hill of {} {}, {} matches of {} a {}{}{}, {}", plan.game, bots,
                       bots == 1 ? "bot" : "bots", grouped(table.course.standings().matches()), grouped(plan.matches),
                       plan.tables > 0       ? "table"
                       : sides_of(plan) == 1 ? "bot"
                                             : "pairing",
                       hill.matches() == table.course.standings().matches()
                           ? ""
                           : fmt::format(" ({} with those {})", grouped(hill.matches()),
                                         plan.tables > 0 ? "that count no more" : "of bots that have left"),
                       plan.duplicate ? ", duplicate deals" : "", deals_words(plan));
}

} // namespace

Result<HillTable> hill_table(HillFile& hill) {
    const auto keys = hill.field().active();
    HillCourses courses = TRY(courses_of(hill));
    const Plan& plan = courses.all.plan();
    HillTable table{.course = courses.all,
                    .common = courses.common,
                    .statistics = {},
                    .rows = {},
                    .due = due_of(hill.plan(), hill.log(), hill.scores()),
                    .begun = 0,
                    .clones = clones_among(keys, hill.scores())};
    table.begun = TRY(begun_matches(hill, table.due));
    table.statistics = statistics_of(plan, table.course.standings());
    rank(hill, keys, table);
    return table;
}

std::vector<std::string> shown_names(const HillTable& table) {
    std::vector<std::string> names(table.rows.size());
    for (const HillRow& row : table.rows)
        names[row.entrant] = shown_key(row.key);
    return names;
}

std::string rating_word(const HillFile& hill, const HillTable& table) {
    if (table.statistics.rated) return "Elo";
    return sides_of(hill.plan()) == 1 ? "mean" : hill.plan().tables > 0 ? "share" : "rating";
}

std::string shown_rating(const HillFile& hill, const HillRow& row) {
    if (!row.played) return "not played yet";
    if (sides_of(hill.plan()) == 2)
        return hill.plan().tables > 0 ? fmt::format("{:.1f} %", row.rating) : fmt::format("{:+.1f}", row.rating);
    return fmt::format("{:.1f}", std::abs(row.rating)); // below 0 where fewer points are better
}

std::string who_leads(const HillFile& hill, const HillTable& table) {
    if (table.rows.empty())
        return hill.log().empty() ? "No bot has been added yet." : "No bot plays here at the moment.";
    const auto names = shown_names(table);
    const HillRow& first = table.rows.front();
    if (table.rows.size() == 1) return fmt::format("{} is alone.", names[first.entrant]);
    const std::string& second = names[table.rows[1].entrant];
    if (table.course.standings().matches() == 0) return "No match has been played yet.";
    if (first.place == table.rows[1].place)
        return fmt::format("{} and {} share the lead.", names[first.entrant], second);
    return fmt::format("{} leads. The probability that it is stronger than {}, who is second, is {}.",
                       names[first.entrant], second, likely_text(first.leads));
}

std::string clones_text(const HillTable& table) {
    std::string text;
    for (const HillClones& clones : table.clones) {
        text += fmt::format("{} and {} gave the same answers in all {} matches", shown_key(clones.one),
                            shown_key(clones.two), grouped(clones.matches));
        if (sides_of(table.course.plan()) == 2)
            text += fmt::format(" against {} {}", clones.opponents, clones.opponents == 1 ? "opponent" : "opponents");
        text += ".\n";
    }
    return text;
}

Result<std::int64_t> begun_matches(HillFile& hill, const HillDue& due) {
    if (due.bouts.empty()) return 0;
    const std::set<Bout> bouts(due.bouts.begin(), due.bouts.end());
    std::int64_t matches = 0;
    for (const BegunBout& one : TRY(hill.begun()))
        if (bouts.contains(one.bout)) matches += one.matches();
    return matches;
}

std::string due_text(const Plan& hill, const HillDue& due, std::int64_t begun) {
    const auto bouts = static_cast<std::int64_t>(due.bouts.size()), matches = bouts * hill.matches;
    if (bouts == 0) return "All matches that are due have been played";
    const std::string left = begun > 0 ? grouped(matches - begun) + " of " : std::string();
    return fmt::format("{} {}{} ({}{} {}) {} due", grouped(bouts), bout_word(hill), bouts == 1 ? "" : "s", left,
                       grouped(matches), matches == 1 ? "match" : "matches", bouts == 1 ? "is" : "are");
}

std::string what_is_due(const HillFile& hill, const HillTable& table) {
    const HillDue& budget = table.due;
    const std::string due = due_text(hill.plan(), budget, table.begun), played = due + '.';
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

Json hill_json(const HillFile& hill, const HillTable& table) {
    Json json = to_json(table.course, shown_names(table), table.statistics);
    json.erase("shard");
    json.erase("stop");
    if (hill.plan().seal) json["seed"] = nullptr;
    json["finished"] = table.due.bouts.empty();
    json["matches_a_pairing"] = hill.plan().matches;
    if (hill.plan().tables > 0) json["tables"] = hill.plan().tables; // that each bot brings; matches are of one
    json["kept_matches"] = hill.matches();
    json["duplicate"] = hill.plan().duplicate;
    json["leader"] = who_leads(hill, table);
    json["due"] = static_cast<std::int64_t>(table.due.bouts.size()) * hill.plan().matches - table.begun;
    json["budget"] = {{"granted", table.due.granted}, {"used", table.due.used}, {"ended", end_word(table.due.end)}};
    if (table.due.open)
        json["budget"]["open"] = {shown_key(table.due.open->front()), shown_key(table.due.open->back())};
    for (const HillRow& row : table.rows) {
        for (Json& line : json["standings"]) {
            if (line["bot"] != row.key.name) continue;
            line["version"] = row.key.version;
            line["played"] = row.played;
            line["rating"] = row.played ? number(row.rating) : Json(nullptr);
            line["rating_error"] = number(row.error);
            line["stronger_than_next"] = row.leads ? number(*row.leads) : Json(nullptr);
            line["contest_place"] = row.contest_place;
        }
    }
    json["alike"] = Json::array();
    for (const HillClones& clones : table.clones)
        json["alike"].push_back({{"bots", {shown_key(clones.one), shown_key(clones.two)}},
                                 {"matches", clones.matches},
                                 {"opponents", clones.opponents}});
    json["versions"] = Json::array();
    for (const auto& [key, version] : hill.field().versions())
        json["versions"].push_back(version_json(hill, version));
    json["log"] = Json::array();
    for (const HillEvent& event : hill.log())
        json["log"].push_back(event_json(event));
    return json;
}

std::string hill_csv(const HillFile& hill, const HillTable& table) {
    static_cast<void>(hill);
    return to_csv(table.course, shown_names(table), table.statistics);
}

std::string hill_text(const HillFile& hill, const HillTable& table) {
    const auto names = shown_names(table);
    std::string text = fmt::format("{}\n\n", hill_headline(hill, table));
    if (!table.rows.empty()) {
        text += ranking_table(hill, table).text();
        text += fmt::format("\n{}", standings_table(table.course, table.statistics, names).text());
        if (sides_of(hill.plan()) == 2)
            text +=
                fmt::format("\n{}:\n{}", crosstable_title(table.course), crosstable_table(table.course, names).text());
        text += '\n';
    }
    return text + who_leads(hill, table) + '\n' + clones_text(table) + what_is_due(hill, table) + '\n';
}

std::string hill_markdown(const HillFile& hill, const HillTable& table) {
    const auto names = shown_names(table);
    std::string text = fmt::format("{}\n\n{}\n\n", hill_headline(hill, table), who_leads(hill, table));
    if (table.rows.empty()) return text;
    text += to_markdown(ranking_table(hill, table));
    text += '\n' + to_markdown(standings_table(table.course, table.statistics, names));
    if (sides_of(hill.plan()) == 2)
        text += fmt::format("\n{}:\n\n{}", crosstable_title(table.course),
                            to_markdown(crosstable_table(table.course, names)));
    return text;
}

} // namespace hilltop
