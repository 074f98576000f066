// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/list_commands.h"

#include "analysis/contract.h"
#include "botlab/bot_report.h"
#include "cli/output.h"
#include "records/record.h"
#include "registry/registry.h"
#include "tournament/plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace hilltop::cli {
namespace {

std::string seats_text(const Info& info) {
    return info.min_seats == info.max_seats ? fmt::format("{} seats", info.min_seats)
                                            : fmt::format("{} to {} seats", info.min_seats, info.max_seats);
}

Json rule_json(const RuleInfo& rule, const Json& fallback) {
    return {{"key", rule.id}, {"default", fallback}, {"min", rule.min}, {"max", rule.max}, {"words", rule.words}};
}

Json game_json(const GameEntry& game) {
    const Info& info = game.info();
    Json rules = Json::array();
    const Json defaults = rules_to_json(game.rules(), {});
    for (const RuleInfo& rule : game.rules())
        rules.push_back(rule_json(rule, defaults[rule.id]));
    Json variants = Json::array();
    for (const Variant& variant : game.variants()) {
        Json seated = Json::object();
        for (int seats = info.min_seats; seats <= info.max_seats; ++seats)
            seated[std::to_string(seats)] = rules_to_json(game.rules(), game.variant_rules(variant, seats));
        variants.push_back({{"variant", variant.id}, {"rules_by_seats", std::move(seated)}});
    }
    return {{"game", info.id},
            {"title", info.title},
            {"seats", {info.min_seats, info.max_seats}},
            {"rules", std::move(rules)},
            {"variants", std::move(variants)},
            {"relations", relations_json(game)}};
}

void print_game(const GameEntry& game) {
    print_out("{}  {}, {}\n", game.info().id, game.info().title, seats_text(game.info()));
    TextTable table{4};
    for (const RuleInfo& rule : game.rules()) {
        table.add({"   ", rule.id, rule_text(rule, rule.fallback),
                   rule.words.empty() ? fmt::format("{} to {}", rule.min, rule.max)
                                      : fmt::format("{}", fmt::join(rule.words, ", "))});
    }
    print_out("{}", table.text());
    for (const Variant& variant : game.variants())
        print_out("     variant {}: {}\n", variant.id, variant.rules(game.info().default_seats));
}

} // namespace

Result<> list_games(const ListOptions& options) {
    if (options.json) {
        Json list = Json::array();
        for (const GameEntry* game : games())
            list.push_back(game_json(*game));
        print_json(list);
        return {};
    }
    for (const GameEntry* game : games())
        print_game(*game);
    return {};
}

Result<> print_schema(const SchemaOptions& options) {
    const GameEntry& game = *TRY(require_game(options.game));
    Json schema = contract(game);
    schema["$defs"]["plan"] = schema::told("a tournament: tournament run PLAN.json", plan_schema(game));
    schema["$defs"]["report"] = schema::told("what check-bot --json found", report_schema());
    print_json(schema);
    return {};
}

Result<> list_bots(const ListOptions& options) {
    const auto chosen = TRY(chosen_games(options.game));
    Json list = Json::array();
    TextTable table{5};
    table.add({"game", "bot", "strength", "version", "style"});
    for (const GameEntry* game : chosen) {
        std::vector<const BotTraits*> bots;
        for (const BotTraits& bot : game->bots())
            bots.push_back(&bot);
        std::stable_sort(bots.begin(), bots.end(),
                         [](const auto* a, const auto* b) { return a->strength < b->strength; });
        for (const BotTraits* bot : bots) {
            list.push_back({{"game", game->info().id},
                            {"bot", bot->id},
                            {"style", bot->style},
                            {"strength", bot->strength},
                            {"level", bot->level},
                            {"version", bot->version}});
            table.add(
                {game->info().id, bot->id, std::to_string(bot->strength), std::to_string(bot->version), bot->style});
        }
    }
    if (options.json)
        print_json(list);
    else
        print_out("{}", table.text());
    return {};
}

} // namespace hilltop::cli
