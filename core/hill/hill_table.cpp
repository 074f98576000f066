// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_table.h"

#include "base/grouped.h"
#include "base/numbers.h"
#include "hill/due_words.h"
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

/// Ranks by rating over all kept matches, as the schedule does.
void rank(const HillFile& hill, const std::vector<HillKey>& keys, HillTable& table) {
    const LotTables lots(hill.plan(), hill.field());
    table.rows = hill_rows(hill.plan(), keys, hill.scores(), &lots);
    std::vector<int> contest(keys.size(), 1);
    for (const StandingsRow& row : table.common.standings().rows())
        contest[static_cast<std::size_t>(row.entrant)] = row.place;
    std::vector<int> places(keys.size());
    for (HillRow& row : table.rows) {
        row.contest_place = contest[row.entrant];
        places[row.entrant] = row.place;
        EntrantEstimate& estimate = table.statistics.entrants[row.entrant];
        estimate.first_place = row.first_place;
        estimate.last_place = row.last_place;
        if (!table.statistics.rated || !row.played) continue;
        estimate.elo = row.rating;
        estimate.elo_error = row.error;
        estimate.elo_interval = row.interval;
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
    if (event.kind == HillEvent::Kind::Budget || event.kind == HillEvent::Kind::Final) json["matches"] = event.matches;
    for (const HillKey& key : event.kind == HillEvent::Kind::Final ? finalists_of(event) : std::vector<HillKey>())
        json["bots"].push_back(shown_key(key));
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

/// What the statistics do not have in their columns.
TextTable ranking_table(const HillFile& hill, const HillTable& table) {
    TextTable grid = ranking_table(hill.plan(), table.rows, shown_names(table));
    grid.rows[0].emplace_back("contest place");
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        grid.rows[i + 1].push_back(table.rows[i].played ? std::to_string(table.rows[i].contest_place) : "");
    return grid;
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
                    .clones = clones_among(keys, hill.scores()),
                    .finals = {}};
    if (const auto begun = begun_matches(hill, table.due)) table.begun = *begun; // else a run says what is damaged
    table.statistics = statistics_of(plan, table.course.standings());
    rank(hill, keys, table);
    table.finals = final_tables(hill, table.due.finals);
    return table;
}

std::vector<std::string> shown_names(const HillTable& table) {
    std::vector<std::string> names(table.rows.size());
    for (const HillRow& row : table.rows)
        names[row.entrant] = shown_key(row.key);
    return names;
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
    return fmt::format("{} leads. {}", names[first.entrant], stronger_text(names[first.entrant], second, first.leads));
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
            line.update(rating_json(row));
            line["contest_place"] = row.contest_place;
        }
    }
    json["finals"] = Json::array();
    for (const FinalTable& final : table.finals)
        json["finals"].push_back(final_json(final));
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
    for (const FinalTable& final : table.finals)
        text +=
            fmt::format("{}:\n{}\n", final_headline(final, hill.plan()), final_text_table(final, hill.plan()).text());
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
    for (const FinalTable& final : table.finals)
        text += fmt::format("\n{}:\n\n{}", final_headline(final, hill.plan()),
                            to_markdown(final_text_table(final, hill.plan())));
    return text;
}

} // namespace hilltop
