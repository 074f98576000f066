// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "engine/rule_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace hilltop::conformance {

/// A table at an end of what the rules allow.
struct Extreme {
    std::string name; ///< "16 seats, rounds=10000"
    RuleValues rules;
    int seats;
};

/// Finds the ends of a game's rules: every rule at its smallest and largest value, or at each of its words, and all of
/// them together, at the smallest and the largest table; where rules limit each other, also at that limit.
class Extremes {
public:
    using Fits = std::function<bool(const RuleValues& rules, int seats)>;
    Extremes(const Info& info, std::span<const RuleInfo> rules, Fits fits)
        : m_rules(rules)
        , m_fits(std::move(fits)) {
        for (const int seats : std::set<int>{info.min_seats, info.max_seats}) {
            add(seats, default_values(rules));
            for (const bool largest : {false, true}) {
                RuleValues all;
                for (const RuleInfo& rule : rules)
                    all[rule.id] = largest ? rule.max : rule.min;
                add(seats, all);
            }
            for (const RuleInfo& rule : rules) {
                for (const int value : ends_of(rule))
                    add_end(seats, rule, value);
            }
        }
    }

    std::vector<Extreme> all() const { return m_all; }
    /// Ends that no table reaches, whatever the other rules are; a range must not promise them.
    std::vector<std::string> missing() const {
        std::vector<std::string> missing;
        for (const RuleInfo& rule : m_rules) {
            for (const int value : ends_of(rule)) {
                const bool reached = std::any_of(m_all.begin(), m_all.end(), [&](const Extreme& extreme) {
                    return extreme.rules.at(rule.id) == value;
                });
                if (!reached) missing.push_back(rule.id + "=" + rule_text(rule, value));
            }
        }
        return missing;
    }

private:
    static std::set<int> ends_of(const RuleInfo& rule) {
        std::set<int> ends = {rule.min, rule.max};
        for (int value = rule.min; !rule.words.empty() && value <= rule.max; ++value)
            ends.insert(value);
        return ends;
    }

    void add(int seats, const RuleValues& rules) {
        if (!m_fits(rules, seats)) return;
        std::string name = fmt::format("{} seat{}", seats, seats == 1 ? "" : "s");
        for (const RuleInfo& rule : m_rules) {
            if (rules.at(rule.id) != rule.fallback)
                name += fmt::format(", {}={}", rule.id, rule_text(rule, rules.at(rule.id)));
        }
        if (m_names.insert(name).second) m_all.push_back({name, rules, seats});
    }

    /// The rule at its end, the others at their defaults or, one by one, as far as they go beside it.
    void add_end(int seats, const RuleInfo& rule, int value) {
        RuleValues rules = default_values(m_rules);
        rules[rule.id] = value;
        add(seats, rules);
        for (const RuleInfo& other : m_rules) {
            if (other.id == rule.id) continue;
            int least = other.max + 1;
            int most = other.min - 1;
            for (int trial = other.min; trial <= other.max; ++trial) {
                rules[other.id] = trial;
                if (!m_fits(rules, seats)) continue;
                least = std::min(least, trial);
                most = std::max(most, trial);
            }
            for (const int limit : {least, most}) {
                rules[other.id] = limit;
                if (limit > other.min && limit < other.max) add(seats, rules);
                // Only beside the end of another rule this end is reached at all.
                if (RuleValues plain = default_values(m_rules); least <= most) {
                    plain[rule.id] = value;
                    if (!m_fits(plain, seats)) add(seats, rules);
                }
            }
            rules[other.id] = other.fallback;
        }
    }

    std::span<const RuleInfo> m_rules;
    Fits m_fits;
    std::vector<Extreme> m_all;
    std::set<std::string> m_names;
};

} // namespace hilltop::conformance
