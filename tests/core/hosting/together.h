// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rogue_tournament.h"

#include "hosting/engines.h"

#include <QTemporaryDir>

#include <regex>

namespace hilltop::testing {

/// By number of the series, without what a clock says.
using Played = std::map<std::uint32_t, SeriesResult>;

/// A text without the figure that memory was measured at.
inline std::string without_measure(std::string text) {
    static const std::regex measure("it took [0-9]+ MiB");
    return std::regex_replace(text, measure, "it took ... MiB");
}

inline Played played(const Plan& plan) {
    PairSink sink;
    play_to(sink, plan);
    Played found;
    for (auto& [pair, all] : sink.pairs) {
        for (auto& [series, result] : all) {
            for (SeriesFault& fault : result.faults) {
                fault.time = {};
                fault.errors = without_measure(fault.errors);
            }
            for (KeptMatch& match : result.kept) {
                for (AnswerNote& note : match.notes) {
                    note.time = {};
                    note.errors = without_measure(note.errors);
                }
            }
            found[series.number] = result;
        }
    }
    return found;
}

inline std::map<Fault, int> faults_of(const Played& all) {
    std::map<Fault, int> found;
    for (const auto& [number, result] : all)
        for (const SeriesFault& fault : result.faults)
            ++found[fault.fault];
    return found;
}

/// All that bots have written to stderr.
inline std::string errors_of(const Played& all) {
    std::string found;
    for (const auto& [number, result] : all)
        for (const KeptMatch& match : result.kept)
            for (const AnswerNote& note : match.notes)
                found += note.errors;
    return found;
}

/// Where the two differ first.
inline std::string difference(const Played& one, const Played& other) {
    for (const auto& [number, result] : one) {
        const auto found = other.find(number);
        if (found == other.end()) return "there is no series " + std::to_string(number);
        const auto& kept = found->second.kept;
        if (result.kept.size() != kept.size()) return "of series " + std::to_string(number) + " not as much is kept";
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i] == result.kept[i]) continue;
            std::string text = "series " + std::to_string(number) + ", match " + std::to_string(i);
            for (const KeptMatch* match : {&result.kept[i], &kept[i]})
                for (const AnswerNote& note : match->notes)
                    if (!note.errors.empty()) text += "\n" + std::to_string(note.decision) + ": " + note.errors;
            return text;
        }
        if (result != found->second) return "series " + std::to_string(number) + " has other results";
    }
    return one.size() == other.size() ? "" : "there are more series";
}

inline Plan plan_of(const char* game, std::vector<std::string> bots, std::int64_t matches, std::uint64_t seed) {
    Plan plan = default_plan(*find_game(game));
    plan.bots = std::move(bots);
    plan.seats = seats_for(plan);
    plan.matches = matches;
    plan.seed = seed;
    plan.limits = patient();
    return plan;
}

/// What both ways come to.
inline Played same(Plan plan) {
    const Played pipes = played(plan);
    plan.together = true;
    const Played together = played(plan);
    if (const std::string differs = difference(pipes, together); !differs.empty())
        QTest::qFail(differs.c_str(), __FILE__, __LINE__);
    if (pipes.empty()) QTest::qFail("nothing was played", __FILE__, __LINE__);
    return pipes;
}

} // namespace hilltop::testing
