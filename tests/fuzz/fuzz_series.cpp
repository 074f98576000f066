// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what goes between Hilltop and a process in which its engine plays together with bots: an order, a
// series, or the answers of the matches of one. Each is refused, with a sentence where it comes from strangers, or
// read; answers are replayed, and what they come to is the result of whole matches. The first bytes choose the game and
// the number of seats.
#include "records/replay.h"
#include "registry/registry.h"
#include "target.h"
#include "wires/series_bytes.h"

using namespace hilltop;

static Series series_to_fuzz(const GameEntry& game, int byte) {
    Series series;
    series.seats = game.info().min_seats + byte % (game.info().max_seats - game.info().min_seats + 1);
    series.entrants = {0, 1};
    series.seating = SeatingPlan::Rotated;
    series.matches = 50;
    series.seed = 1;
    return series;
}

static fuzz::Seeds seeds_of_series() {
    fuzz::Seeds seeds;
    for (std::size_t i = 0; i < games().size(); ++i) {
        const GameEntry& game = *games()[i];
        const Series series = series_to_fuzz(game, 0);
        const std::vector<std::string> bots(static_cast<std::size_t>(series.seats), game.bots().front().id);
        SeriesResult result;
        for (int match = 0; match < 2; ++match) {
            const Source source{series.seed, series.deal_number(match), series.match_number(match)};
            const auto record = play_record(game, {}, source, bots);
            KeptMatch& kept = result.kept.emplace_back();
            kept.steps = record->steps;
            kept.digest = *record->digest;
        }
        result.lines.resize(result.kept.size());
        const std::string begin{static_cast<char>(i), '\0'};
        seeds.emplace(game.info().id + std::string("-result"), begin + result_bytes(result).value());
        seeds.emplace(game.info().id + std::string("-order"), begin + order_bytes({game.info().id,
                                                                                   default_values(game.rules()),
                                                                                   {bots[0], bots[0]},
                                                                                   {},
                                                                                   {{"A.py", "/a/A.py"}},
                                                                                   series}));
        seeds.emplace(game.info().id + std::string("-series"), begin + series_bytes(series));
    }
    return seeds;
}

HILLTOP_FUZZ(series, 300) {
    if (bytes.size() < 2) return;
    const GameEntry& game = *games()[static_cast<unsigned char>(bytes[0]) % games().size()];
    const Series series = series_to_fuzz(game, static_cast<unsigned char>(bytes[1]));
    bytes.remove_prefix(2);

    if (const auto read = read_series(bytes)) {
        const std::string again = series_bytes(*read);
        const auto twice = read_series(again);
        fuzz::claim(twice && series_bytes(*twice) == again, "a series does not come back as it was written");
        if (read->matches > 0) seated(*read, read->matches - 1);
    }
    if (const auto order = read_order(bytes)) fuzz::claim(bool(read_order(order_bytes(*order))), "an order is lost");

    auto result = read_result(bytes, series);
    if (!result) return fuzz::refused(result.error());
    const auto replayed = game.replay_series(series, {}, *result);
    if (!replayed) return fuzz::refused(replayed.error());
    fuzz::claim(result->lines.size() == result->kept.size() &&
                    result->points.size() == result->lines.size() * static_cast<std::size_t>(series.seats),
                "a result is not that of whole matches");
    for (const SeriesFault& fault : result->faults)
        fuzz::claim(fault.entrant <= 1 && fault.seat < series.seats, "a fault of a stranger");
    fuzz::claim(bool(result_bytes(*result)), "a result is lost");
}
