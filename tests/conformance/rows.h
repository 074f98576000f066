// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "conforms.h"
#include "extremes.h"
#include "support/rounds.h"

#include <QtTest>

namespace hilltop::conformance {

/// Whether a match of random answers is soon over.
template <class G>
bool is_short(const Trial<G>& trial) {
    auto match = start(trial, 0);
    Rng rng = walk_dice(0);
    return finish(match, 1000, rng);
}

/// The trials and, after them, the game at every end of its rules, with the cost of a fault of the first trial and
/// whether its answers move cards. Under sanitizers at those ends alone where matches are short, once each.
template <class G>
std::vector<Trial<G>> with_extremes(std::vector<Trial<G>> trials) {
    const auto infos = rule_infos(G::rules());
    const auto fits = [](const RuleValues& values, int seats) {
        const auto rules = make_rules<typename G::Rules>(G::rules(), values);
        return rules && G::check(*rules, seats);
    };
    const Extremes extremes(G::info(), infos, fits);
    const std::size_t before = trials.size();
    for (const Extreme& extreme : extremes.all()) {
        const Trial<G> trial{.rules = *make_rules<typename G::Rules>(G::rules(), extreme.rules),
                             .seats = extreme.seats,
                             .matches = kSanitized ? 1 : 2,
                             .max_steps = 200'000,
                             .fault_cost = trials.front().fault_cost,
                             .moves_cards = trials.front().moves_cards,
                             .extreme = extreme.name};
        if (!kSanitized || is_short(trial)) trials.push_back(trial);
    }
    if (trials.size() == before) qFatal("%s: no end of the rules is tried", G::info().id);
    return trials;
}

/// The trial with each number of seats.
template <class G>
std::vector<Trial<G>> at_every_table(Trial<G> trial) {
    std::vector<Trial<G>> list;
    for (trial.seats = G::info().min_seats; trial.seats <= G::info().max_seats; ++trial.seats)
        list.push_back(trial);
    return list;
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
    return complaint_of(conforms<G>()[promise], trials[trial]);
}

} // namespace hilltop::conformance
