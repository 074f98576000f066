// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "conforms.h"
#include "extremes.h"
#include "support/rounds.h"

#include <QtTest>

namespace hilltop::conformance {

/// The trials and, after them, the game at every end of its rules, with the cost of a fault of the first trial.
template <class G>
std::vector<Trial<G>> with_extremes(std::vector<Trial<G>> trials) {
    if (hilltop::kSanitized) return trials; // matches at the ends of the rules are too long for them
    const auto infos = rule_infos(G::rules());
    const auto fits = [](const RuleValues& values, int seats) {
        const auto rules = make_rules<typename G::Rules>(G::rules(), values);
        return rules && G::check(*rules, seats);
    };
    const Extremes extremes(G::info(), infos, fits);
    for (const Extreme& extreme : extremes.all())
        trials.push_back({.rules = *make_rules<typename G::Rules>(G::rules(), extreme.rules),
                          .seats = extreme.seats,
                          .matches = 2,
                          .max_steps = 200'000,
                          .fault_cost = trials.front().fault_cost,
                          .extreme = extreme.name});
    return trials;
}

/// A row for every promise with every trial.
template <class G>
void add_rows(const std::vector<Trial<G>>& trials) {
    QTest::addColumn<std::size_t>("promise");
    QTest::addColumn<std::size_t>("trial");
    const auto battery = conforms<G>();
    for (std::size_t promise = 0; promise < battery.size(); ++promise) {
        for (std::size_t trial = 0; trial < trials.size(); ++trial)
            QTest::addRow("%s, trial %zu %s", battery[promise].name, trial, trials[trial].extreme.c_str())
                << promise << trial;
    }
}

/// What the promise of the row complains of, or nothing.
template <class G>
std::string complaint_of_row(const std::vector<Trial<G>>& trials) {
    QFETCH(std::size_t, promise);
    QFETCH(std::size_t, trial);
    return conforms<G>()[promise].kept(trials[trial]);
}

} // namespace hilltop::conformance
