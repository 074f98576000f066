// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/export.h"

#include "base/markdown.h"
#include "base/numbers.h"
#include "records/record.h"
#include "tournament/tables.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

double rounded(double value) {
    return std::round(value * 1e9) / 1e9;
}

/// As json_number() rounds it, but never 0 or 1: no result makes it certain.
Json probability(double value) {
    constexpr double kLeast = 1e-9;
    return std::isfinite(value) ? Json(rounded(std::clamp(value, kLeast, 1 - kLeast))) : Json(nullptr);
}

Json range(const Interval& interval) {
    return {json_number(interval.low), json_number(interval.high)};
}

Json row_json(const Course& course, const Statistics& statistics, const StandingsRow& row, const std::string& name,
              const std::string& shown) {
    const bool cooperative = course.plan().entry().info().cooperative;
    const EntrantEstimate& estimate = statistics.entrants[static_cast<std::size_t>(row.entrant)];
    Json json{{"bot", name},
              {"name", shown},
              {"spec", course.plan().bots[static_cast<std::size_t>(row.entrant)]},
              {"place", row.place},
              {"places", {estimate.first_place, estimate.last_place}},
              {"matches", row.matches},
              {"wins", row.wins},
              {"draws", row.draws},
              {"losses", row.losses},
              {"points", row.points},
              {"second", row.second},
              {"mean", json_number(row.mean)},
              {"mean_interval", range(row.mean_interval)},
              {"perfect", cooperative ? json_number(row.share) : Json(nullptr)},
              {"share", json_number(row.share)},
              {"interval", range(row.interval)},
              {"elo", statistics.rated ? json_number(estimate.elo) : Json(nullptr)},
              {"elo_error", statistics.rated ? json_number(estimate.elo_error) : Json(nullptr)},
              {"elo_interval", statistics.rated ? range(estimate.elo_interval) : Json(nullptr)},
              {"mix", statistics.circle.empty() ? Json(nullptr) : json_number(estimate.mix)},
              {"faults", row.faults},
              {"faulty_matches", row.faulty},
              {"faults_in_every_match", row.always_faulty()},
              {"disqualified", row.disqualified},
              {"out", row.out}};
    if (cooperative) json["quantiles"] = estimate.quantiles;
    return json;
}

Json stop_json(const Course& course, const Statistics& statistics) {
    Json json{{"rule", stop_text(course.plan().stop)}, {"stopped_early", course.stopped_early()}};
    if (!statistics.sprt) return json;
    constexpr const char* kVerdicts[] = {"running", "H0", "H1"};
    json["llr"] = json_number(statistics.sprt->llr);
    json["bounds"] = range(statistics.sprt->bounds);
    json["verdict"] = kVerdicts[static_cast<std::size_t>(statistics.sprt->verdict)];
    return json;
}

Json round_json(const Round& round, const std::vector<std::string>& names) {
    Json json{{"kind", round.kind == Round::Kind::Ranking ? "ranking" : "round"},
              {"meetings", Json::array()},
              {"byes", Json::array()}};
    for (const Meeting& meeting : round.meetings) {
        json["meetings"].push_back(
            {{"one", names[meeting.one]},
             {"two", names[meeting.two]},
             {"score", {json_number(meeting.score[0]), json_number(meeting.score[1])}},
             {"winner",
              meeting.winner < 0 ? Json(nullptr) : Json(names[meeting.winner == 0 ? meeting.one : meeting.two])}});
    }
    for (const std::uint16_t entrant : round.byes)
        json["byes"].push_back(names[entrant]);
    return json;
}

std::string decimal(double value) {
    return std::isfinite(value) ? fmt::format("{}", rounded(value)) : "";
}

} // namespace

Json json_number(double value) {
    return std::isfinite(value) ? Json(rounded(value)) : Json(nullptr);
}

std::string to_markdown(const TextTable& grid) {
    std::string text;
    const auto add = [&](std::vector<std::string> cells) {
        for (std::string& cell : cells)
            cell = markdown_text(cell);
        text += fmt::format("| {} |\n", fmt::join(cells, " | "));
    };
    for (std::size_t i = 0; i < grid.rows.size(); ++i) {
        add(grid.rows[i]);
        if (i > 0) continue;
        std::vector<std::string> rule(grid.rows[i].size(), "--:");
        std::fill_n(rule.begin(), grid.left, ":--");
        add(rule);
    }
    return text;
}

namespace {

/// Whether a table would calculate with a text; in East Asia also with the wide signs.
bool is_formula(std::string_view text) {
    constexpr std::string_view kWide[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    if (std::any_of(std::begin(kWide), std::end(kWide), [&](auto sign) { return text.starts_with(sign); })) return true;
    if (text.empty() || std::string_view("=+-@\t\r\n").find(text.front()) == std::string_view::npos) return false;
    const bool sign = text.front() == '+' || text.front() == '-';
    const std::string_view rest = text.substr(1);
    return !sign || rest.starts_with('-') || !read_decimal(rest);
}

} // namespace

std::string csv_field(const std::string& given) {
    const std::string text = is_formula(given) ? '\'' + given : given;
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += c;
        quoted += c;
    }
    return quoted + '"';
}

Json to_json(const Course& course, const GivenNames& given, const std::optional<Statistics>& own) {
    const Plan& plan = course.plan();
    const Standings& standings = course.standings();
    const Statistics statistics = own ? *own : statistics_of(plan, standings);
    const auto names = entrant_names(plan), shown = entrant_names(plan, given);
    const auto name = [&](int entrant) { return names[static_cast<std::size_t>(entrant)]; };
    Json json{{"game", plan.game},
              {"rules", rules_to_json(plan.entry().rules(), plan.rules)},
              {"seed", course.tells_seed() ? Json(std::to_string(plan.seed)) : Json(nullptr)},
              {"format", format_word(plan.format)},
              {"matches", standings.matches()},
              {"finished", course.over()},
              {"shard", course.shard().whole() ? Json(nullptr) : Json(shard_text(course.shard()))},
              {"stop", stop_json(course, statistics)},
              {"los", statistics.los ? probability(*statistics.los) : Json(nullptr)},
              {"los_of", statistics.los ? Json(names.front()) : Json(nullptr)}, // the chance that this one is stronger
              {"saved_matches", plan.duplicate ? Json(statistics.saved) : Json(nullptr)},
              {"circle", Json::array()},
              {"digest", std::to_string(standings.digest())}};
    if (plan.seal) json["seal"] = course.shown_plan()["seal"];
    for (const int entrant : statistics.circle)
        json["circle"].push_back(name(entrant));
    json["standings"] = Json::array();
    for (const StandingsRow& row : standings.rows())
        json["standings"].push_back(
            row_json(course, statistics, row, name(row.entrant), shown[static_cast<std::size_t>(row.entrant)]));
    json["crosstable"] = Json::array();
    const bool together = plan.entry().info().cooperative; // no one plays against another one
    for (int row = 0; !together && row < standings.entrants(); ++row) {
        for (int column = 0; column < standings.entrants(); ++column) {
            if (row == column) continue;
            const CrosstableCell cell = standings.cell(row, column);
            json["crosstable"].push_back({{"row", name(row)},
                                          {"column", name(column)},
                                          {"matches", cell.matches},
                                          {"wins", cell.wins},
                                          {"draws", cell.draws},
                                          {"losses", cell.losses},
                                          {"points_for", cell.points_for},
                                          {"points_against", cell.points_against}});
        }
    }
    if (is_adaptive(plan.format)) {
        json["rounds"] = Json::array();
        for (const Round& round : course.bracket().rounds)
            json["rounds"].push_back(round_json(round, names));
    }
    return json;
}

Json to_json(std::span<const PairEffect> effects, const std::vector<std::string>& names) {
    Json json = Json::array();
    for (const PairEffect& effect : effects)
        json.push_back({{"bot", names[static_cast<std::size_t>(effect.on)]},
                        {"with", names[static_cast<std::size_t>(effect.by)]},
                        {"matches", effect.matches},
                        {"won", json_number(effect.won.value)},
                        {"won_error", json_number(effect.won.error)},
                        {"won_beyond_chance", effect.won.sign},
                        {"points", json_number(effect.points.value)},
                        {"points_error", json_number(effect.points.error)},
                        {"points_beyond_chance", effect.points.sign}});
    return json;
}

std::string to_csv(const Course& course, const GivenNames& given, const std::optional<Statistics>& own) {
    const Plan& plan = course.plan();
    const Standings& standings = course.standings();
    const Statistics statistics = own ? *own : statistics_of(plan, standings);
    const auto names = entrant_names(plan), shown = entrant_names(plan, given);
    const bool cooperative = plan.entry().info().cooperative;
    const auto rows = standings.rows();
    std::string text =
        "place,first_place,last_place,bot,matches,wins,draws,losses,points,second,mean,mean_low,mean_high,share,"
        "share_low,share_high,elo,elo_error,elo_low,elo_high,mix,quantile_10,quantile_50,quantile_90,faults,"
        "disqualified,out,name,spec";
    for (const StandingsRow& column : rows)
        text += ',' + csv_field("against " + names[static_cast<std::size_t>(column.entrant)]);
    text += '\n';
    for (const StandingsRow& row : rows) {
        const auto entrant = static_cast<std::size_t>(row.entrant);
        const EntrantEstimate& estimate = statistics.entrants[entrant];
        text += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},", row.place, estimate.first_place,
            estimate.last_place, csv_field(names[entrant]), row.matches, row.wins, row.draws, row.losses, row.points,
            row.second, decimal(row.mean), decimal(row.mean_interval.low), decimal(row.mean_interval.high),
            decimal(row.share), decimal(row.interval.low), decimal(row.interval.high),
            statistics.rated ? decimal(estimate.elo) : "", statistics.rated ? decimal(estimate.elo_error) : "",
            statistics.rated ? decimal(estimate.elo_interval.low) : "",
            statistics.rated ? decimal(estimate.elo_interval.high) : "",
            statistics.circle.empty() ? "" : decimal(estimate.mix));
        text += cooperative ? fmt::format("{},", fmt::join(estimate.quantiles, ",")) : ",,,";
        text += fmt::format("{},{},{},{},{}", row.faults, row.disqualified, row.out, csv_field(shown[entrant]),
                            csv_field(plan.bots[entrant]));
        for (const StandingsRow& column : rows) {
            const CrosstableCell cell = standings.cell(row.entrant, column.entrant);
            text += ',' + (cell.matches == 0 || cooperative ? "" : decimal(cell.share()));
        }
        text += '\n';
    }
    return text;
}

std::string to_markdown(const Course& course, const GivenNames& given) {
    const Statistics statistics = statistics_of(course.plan(), course.standings());
    const auto names = entrant_names(course.plan(), given);
    std::string text = headline(course) + "\n\n" + to_markdown(standings_table(course, statistics, names));
    if (!course.plan().entry().info().cooperative)
        text += fmt::format("\n{}:\n\n{}", crosstable_title(course), to_markdown(crosstable_table(course, names)));
    for (std::size_t i = 0; i < course.bracket().rounds.size(); ++i)
        text += fmt::format("\n{}:\n\n{}", round_title(course, i),
                            to_markdown(round_table(course.bracket().rounds[i], names)));
    if (const TextTable hosted = hosted_table(course, names); !hosted.rows.empty()) text += '\n' + to_markdown(hosted);
    for (const std::string& sentence : remarks(course, statistics, names))
        text += '\n' + markdown_text(sentence) + '\n';
    return text;
}

} // namespace hilltop
