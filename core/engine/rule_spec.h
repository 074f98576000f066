// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"
#include "base/result.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// One settable rule of a game, declared once for the command line, errors, JSON and dialogs.
template <class Rules>
struct RuleSpec {
    const char* id;
    int min;
    int max;
    std::span<const char* const> words; ///< if not empty, value v is written words[v - min]
    int (*get)(const Rules&);
    void (*set)(Rules&, int);
};

/// The rule that is the member of Rules: rule_of<&Rules::hands>("hands", 1, 9).
template <auto Member, class Rules, class Value>
constexpr RuleSpec<Rules> rule_of(Value Rules::*, const char* id, int min, int max,
                                  std::span<const char* const> words) {
    return {id,
            min,
            max,
            words,
            [](const Rules& rules) { return static_cast<int>(rules.*Member); },
            [](Rules& rules, int value) { rules.*Member = static_cast<Value>(value); }};
}
template <auto Member>
constexpr auto rule_of(const char* id, int min, int max, std::span<const char* const> words = {}) {
    return rule_of<Member>(Member, id, min, max, words);
}

inline constexpr const char* kFalseTrue[] = {"false", "true"};

/// The same without the game's type, with the default.
struct RuleInfo {
    std::string id;
    int min;
    int max;
    int fallback;
    std::vector<std::string> words;
};

/// Rules that are known under a name.
struct Variant {
    const char* id;
    /// What differs from the defaults, "hand=8 minimum=3"; it may depend on how many sit there.
    const char* (*rules)(int seats);
};

/// Values of all rules of a game by id.
using RuleValues = std::map<std::string, int, std::less<>>;

template <class Rules>
std::vector<RuleInfo> rule_infos(std::span<const RuleSpec<Rules>> specs) {
    std::vector<RuleInfo> infos;
    for (const auto& spec : specs)
        infos.push_back({spec.id, spec.min, spec.max, spec.get(Rules{}), {spec.words.begin(), spec.words.end()}});
    return infos;
}

RuleValues default_values(std::span<const RuleInfo> rules);

template <class Rules>
RuleValues rule_values(std::span<const RuleSpec<Rules>> specs, const Rules& rules) {
    RuleValues values;
    for (const auto& spec : specs)
        values[spec.id] = spec.get(rules);
    return values;
}

/// The value as it is written: a number or the rule's word.
std::string rule_text(const RuleInfo& rule, int value);

/// All rules in one line, those not in `values` with their default: "left_bower=printed loners=true".
std::string rules_line(std::span<const RuleInfo> rules, const RuleValues& values);

/// Sets one rule from text. The error names key, value and range.
Result<> set_rule(std::span<const RuleInfo> rules, std::string_view key, std::string_view value, RuleValues& values);
/// Reads "KEY=VALUE".
Result<> set_rule(std::span<const RuleInfo> rules, std::string_view assignment, RuleValues& values);

/// Rules as JSON: numbers, words, and true or false.
Json rules_to_json(std::span<const RuleInfo> rules, const RuleValues& values);
Result<RuleValues> rules_from_json(std::span<const RuleInfo> rules, const Json& json);

/// Out-of-range and unknown values are errors; absent ones take their default.
template <class Rules>
Result<Rules> make_rules(std::span<const RuleSpec<Rules>> specs, const RuleValues& values);

/// One sentence about a value that does not fit.
Error rule_error(const RuleInfo& rule, std::string_view value);
Error unknown_rule_error(std::span<const RuleInfo> rules, std::string_view key);

template <class Rules>
Result<Rules> make_rules(std::span<const RuleSpec<Rules>> specs, const RuleValues& values) {
    const auto infos = rule_infos(specs);
    Rules rules{};
    for (const auto& [key, value] : values) {
        std::size_t i = 0;
        while (i < specs.size() && infos[i].id != key)
            ++i;
        if (i == specs.size()) return unknown_rule_error(infos, key);
        if (value < specs[i].min || value > specs[i].max) return rule_error(infos[i], std::to_string(value));
        specs[i].set(rules, value);
    }
    return rules;
}

} // namespace hilltop
