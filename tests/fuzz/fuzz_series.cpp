// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what goes between Hilltop and a process in which its engine plays together with bots: an order, a
// series, or the answers of the matches of one. Each is refused, with a sentence where it comes from strangers, or
// read; answers are replayed, and what they come to is the result of whole matches. HILLTOP_FUZZ_GAME names the game;
// without it the first byte chooses.
#include "records/replay.h"
#include "registry/registry.h"
#include "wires/series_bytes.h"

#include <cstdlib>
#include <fstream>

using namespace hilltop;

namespace {

Series series_of(const GameEntry& game, int byte) {
    Series series;
    series.seats = game.info().min_seats + byte % (game.info().max_seats - game.info().min_seats + 1);
    series.entrants = {0, 1};
    series.seating = SeatingPlan::Rotated;
    series.matches = 50;
    series.seed = 1;
    return series;
}

/// Two finished matches to begin with.
std::string played(const GameEntry& game) {
    const Series series = series_of(game, 0);
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
    return result_bytes(result).value();
}

} // namespace

/// With HILLTOP_FUZZ_SEEDS it writes a file to begin with for each game into that folder, and ends.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    const char* const folder = std::getenv("HILLTOP_FUZZ_SEEDS");
    if (folder == nullptr) return 0;
    for (std::size_t i = 0; i < games().size(); ++i) {
        std::ofstream file(std::string(folder) + '/' + games()[i]->info().id, std::ios::binary);
        file << static_cast<char>(i) << '\0' << played(*games()[i]);
        if (!file.flush()) std::abort();
    }
    std::exit(0);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.size() < 2) return 0;
    static const char* const name = std::getenv("HILLTOP_FUZZ_GAME");
    const auto choice = static_cast<unsigned char>(bytes[0]);
    const GameEntry& game = name != nullptr ? **require_game(name) : *games()[choice % games().size()];
    const Series series = series_of(game, static_cast<unsigned char>(bytes[1]));
    bytes.remove_prefix(2);

    if (const auto read = read_series(bytes)) {
        const std::string again = series_bytes(*read);
        const auto twice = read_series(again);
        if (!twice || series_bytes(*twice) != again) std::abort();
        if (read->matches > 0) seated(*read, read->matches - 1);
    }
    if (const auto read = read_order(bytes); read && !read_order(order_bytes(*read))) std::abort();

    auto result = read_result(bytes, series);
    if (!result) return english(result.error()).empty() ? std::abort(), 0 : 0;
    const auto replayed = game.replay_series(series, {}, *result);
    if (!replayed) return english(replayed.error()).empty() ? std::abort(), 0 : 0;
    if (result->lines.size() != result->kept.size() ||
        result->points.size() != result->lines.size() * static_cast<std::size_t>(series.seats))
        std::abort();
    for (const SeriesFault& fault : result->faults)
        if (fault.entrant > 1 || fault.seat >= series.seats) std::abort();
    if (!result_bytes(*result)) std::abort();
    return 0;
}
