// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rule_spec.h"

#include "base/numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hilltop {

RuleValues default_values(std::span<const RuleInfo> rules) {
    RuleValues values;
    for (const RuleInfo& rule : rules)
        values[rule.id] = rule.fallback;
    return values;
}

std::string rule_text(const RuleInfo& rule, int value) {
    if (!rule.words.empty() && value >= rule.min && value <= rule.max)
        return rule.words[static_cast<std::size_t>(value - rule.min)];
    return std::to_string(value);
}

std::string rules_line(std::span<const RuleInfo> rules, const RuleValues& values) {
    std::string line;
    for (const RuleInfo& rule : rules) {
        const auto value = values.find(rule.id);
        line += (line.empty() ? "" : " ") + rule.id + '=' +
                rule_text(rule, value == values.end() ? rule.fallback : value->second);
    }
    return line;
}

Error rule_error(const RuleInfo& rule, std::string_view value) {
    if (!rule.words.empty())
        return misuse("engine", "rule {} is \"{}\", but it must be one of {}", rule.id, value,
                      fmt::format("{}", fmt::join(rule.words, ", ")));
    return misuse("engine", "rule {} is \"{}\", but it must be a whole number from {} to {}", rule.id, value, rule.min,
                  rule.max);
}

Error unknown_rule_error(std::span<const RuleInfo> rules, std::string_view key) {
    if (rules.empty()) return misuse("engine", "there is no rule \"{}\"; this game has no rules to set", key);
    std::vector<std::string_view> ids;
    for (const RuleInfo& rule : rules)
        ids.emplace_back(rule.id);
    return misuse("engine", "there is no rule \"{}\"; the rules are {}", key, fmt::format("{}", fmt::join(ids, ", ")));
}

Result<> set_rule(std::span<const RuleInfo> rules, std::string_view key, std::string_view value, RuleValues& values) {
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const RuleInfo& info) { return info.id == key; });
    if (rule == rules.end()) return unknown_rule_error(rules, key);
    if (!rule->words.empty()) {
        const auto word = std::find(rule->words.begin(), rule->words.end(), value);
        if (word == rule->words.end()) return rule_error(*rule, value);
        values[rule->id] = rule->min + static_cast<int>(word - rule->words.begin());
        return {};
    }
    const auto number = read_whole(value);
    if (!number || *number < rule->min || *number > rule->max) return rule_error(*rule, value);
    values[rule->id] = static_cast<int>(*number);
    return {};
}

Result<> set_rule(std::span<const RuleInfo> rules, std::string_view assignment, RuleValues& values) {
    const auto equals = assignment.find('=');
    if (equals == std::string_view::npos) return misuse("engine", "\"{}\" is not a rule; write KEY=VALUE", assignment);
    return set_rule(rules, assignment.substr(0, equals), assignment.substr(equals + 1), values);
}

Json rules_to_json(std::span<const RuleInfo> rules, const RuleValues& values) {
    Json json = Json::object();
    for (const RuleInfo& rule : rules) {
        const auto found = values.find(rule.id);
        const int value = found == values.end() ? rule.fallback : found->second;
        const std::string text = rule_text(rule, value);
        if (text == "true" || text == "false")
            json[rule.id] = text == "true";
        else if (rule.words.empty())
            json[rule.id] = value;
        else
            json[rule.id] = text;
    }
    return json;
}

Result<RuleValues> rules_from_json(std::span<const RuleInfo> rules, const Json& json) {
    if (!json.is_object()) return misuse("engine", "rules must be a JSON object");
    RuleValues values = default_values(rules);
    for (const auto& [key, value] : json.items()) {
        const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
        TRY(set_rule(rules, key, text, values));
    }
    return values;
}

} // namespace hilltop
