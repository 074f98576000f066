// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/due_words.h"
#include "hill/hill_history.h"
#include "hill/hill_match.h"
#include "hill/hill_matches.h"
#include "hill/hill_news.h"
#include "hill/hill_table.h"
#include "made_records.h"
#include "sqlite_rows.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace hilltop::fuzz {

inline BotContent made_content(const GameEntry& game, const std::string& bot) {
    return {bot, *hash_of_line(game, bot), {}};
}

/// A hill of two built-in bots (at tables by lot three) and one of a file, of which those have met and have begun
/// another part, with a budget and a season.
inline std::string made_hill(const std::string& game_id) {
    const std::string path = own_folder() + "/made.hhill";
    std::filesystem::remove(path);
    const GameEntry& game = **require_game(game_id);
    Plan plan = usual_hill(game);
    plan.matches = 2;
    plan.seed = 7;
    auto hill = must(HillFile::create(path, plan));
    std::vector<HillEvent> events;
    std::vector<BotContent> contents;
    const std::size_t met = plan.tables > 0 ? 3 : 2;
    for (std::size_t i = 0; i < met; ++i) {
        contents.push_back(made_content(game, game.bots()[i].id));
        events.push_back({.version = {{game.bots()[i].id, 1}, contents[i].spec, contents[i].hash}, .date = 1});
    }
    contents.push_back({"hilltop:own.py", std::string(64, 'a'), {{"own.py", "print(1)\n", true}}});
    const BotContent& own = contents.back();
    events.push_back({.version = {{"own", 1}, own.spec, own.hash, "A", "https://b.example", "MIT"}});
    events.push_back({.kind = HillEvent::Kind::Budget, .matches = 100});
    events.push_back({.kind = HillEvent::Kind::Disqualified, .version = {{"own", 1}}, .why = "slow"});
    must(hill.append(events, contents));
    Bout bout{{{game.bots()[0].id, 1}}, 0};
    std::vector<std::string> bots{game.bots()[0].id};
    for (std::size_t i = 1; i < met && plan.tables > 0; ++i)
        bout.sides.push_back({game.bots()[i].id, 1});
    std::sort(bout.sides.begin() + 1, bout.sides.end());
    for (std::size_t i = 1; i < bout.sides.size(); ++i)
        bots.push_back(bout.sides[i].name);
    if (plan.tables == 0 && sides_of(plan) == 2) {
        bout.sides.push_back({game.bots()[1].id, 1});
        bots.push_back(game.bots()[1].id);
        if (bout.sides[1] < bout.sides[0]) {
            std::swap(bout.sides[0], bout.sides[1]);
            std::swap(bots[0], bots[1]);
        }
    }
    const Plan playing = plan_of_bout(plan, bout, bots);
    const Series series = series_of_bout(playing);
    PlayedBout played{bout, game.run_series(series, plan.rules, bots)};
    played.result.faults.push_back({series.first_match, 0, 0, Fault::TimeOut, 1});
    played.records.emplace(0, short_record(game));
    must(hill.keep({&played, 1}));
    must(hill.keep_season({"first", 2, "{}"}));
    bout.part = 1;
    const Plan next = plan_of_bout(plan, bout, bots);
    const Series begun = Schedule(next).series(0);
    BegunBout one{.bout = bout, .records = {{0, short_record(game)}}, .spent = {std::chrono::seconds(1)}};
    one.series.push_back({begun.first_match, begun.seats, game.run_series(begun, plan.rules, bots)});
    one.series[0].result.faults.push_back({begun.first_match, 0, 0, Fault::TimeOut, 1});
    must(hill.keep({}, {&one, 1}));
    return path;
}

/// Everything that is read of a hill's file.
inline void read_hill(const std::string& path) {
    auto hill = HillFile::open(path);
    if (!hill) return refused(hill.error());
    judged(dump_of(*hill));
    judged(hill->seasons());
    const auto begun = hill->begun();
    judged(begun);
    if (begun)
        for (const BegunBout& one : *begun)
            static_cast<void>(fits(Course(hill->plan_by_specs(one.bout)), one));
    for (const auto& [key, version] : hill->field().versions()) {
        judged(hill->content(version));
        static_cast<void>(version_ratings(hill->plan(), hill->field(), hill->scores(), key.name));
    }
    static_cast<void>(hill_history(hill->plan(), hill->log(), hill->scores(), 10));
    for (const auto& [bout, score] : hill->scores()) {
        judged(hill->records(bout));
        const auto matches = matches_between(*hill, bout.sides);
        judged(matches);
        if (matches && !matches->empty()) judged(find_hill_match(*hill, matches->front(), WhenNotKept::Fail));
    }
    if (const auto contest = open_contest(path)) {
        judged((*contest)->faults());
        judged((*contest)->leave_out_missing());
        for (int matches = 0; matches < 3; ++matches) {
            auto match = (*contest)->next();
            if (!match) break;
            judged((*contest)->read_results(*match));
            judged((*contest)->kept_record(*match));
            claim(bool((*contest)->numbered(match->number)), "a match has a number that leads nowhere");
        }
    }
    const auto table = hill_table(*hill);
    if (!table) return refused(table.error());
    claim(hill_json(*hill, *table).is_object(), "a hill cannot be shown");
    for (const auto& text : {hill_text(*hill, *table), hill_csv(*hill, *table), hill_markdown(*hill, *table)})
        claim(!text.empty(), "a hill has no table");
    const auto leads = hill_leads(hill->plan(), hill->log(), hill->scores());
    if (const auto seasons = hill->seasons()) static_cast<void>(leaders_of(hill->log(), leads, *seasons));
    static_cast<void>(authors_of(*hill, *table));
    static_cast<void>(feed_of(*hill, leads, "title", {}));
    static_cast<void>(who_leads(*hill, *table));
    static_cast<void>(what_is_due(*hill, *table));
}

} // namespace hilltop::fuzz
