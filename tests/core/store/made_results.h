// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rng/rng.h"
#include "tournament_files/tournament_dump.h"
#include "tournament_files/tournament_file.h"

namespace hilltop {

/// A tournament never played: results drawn from the number of their series, quick to make and the same everywhere.
struct MadeResults {
    int matches = 100; ///< a series
    int seats = 2;
    int entrants = 3;
    bool faults = true;
    std::uint64_t seed = 1;

    FileHead head(Shard shard = {}) const {
        FileHead made{.plan = R"({"game": "made", "seed": )" + std::to_string(seed) + "}",
                      .name = "a made tournament",
                      .program = "hilltop test",
                      .entrants = {},
                      .shard = shard};
        for (int i = 0; i < entrants; ++i)
            made.entrants.push_back({"bot " + std::to_string(i), i, built_in_hash("made", "bot", i)});
        return made;
    }

    Series series(std::uint32_t number) const {
        Series made;
        made.number = number;
        made.matches = matches - static_cast<int>(number % 7);
        made.seats = seats;
        // Matches of neighbours do not follow one another, as with pairings that take turns.
        made.first_match = (number % 3) * 1'000'000'000ull + (number / 3) * static_cast<std::uint64_t>(matches);
        return made;
    }

    SeriesResult result(std::uint32_t number) const {
        const Series of = series(number);
        Rng rng(seed, number, Stream::Dice, 0, 0);
        SeriesResult made;
        made.number = number;
        for (int match = 0; match < of.matches; ++match) {
            made.lines.push_back({rng.next32(), static_cast<std::uint16_t>(1u << rng.below(seats))});
            for (int seat = 0; seat < seats; ++seat) {
                made.points.push_back(seats == 2 ? made.lines.back().winners >> seat & 1 : rng.below(60) - 20);
                made.second.push_back(static_cast<std::int16_t>(rng.below(4)));
            }
            if (faults && rng.below(25) == 0) {
                for (int seat = seats - 1; seat >= 0; --seat) // not in the order they are listed in
                    made.faults.push_back({of.match_number(match), static_cast<std::uint16_t>(rng.below(entrants)),
                                           static_cast<std::uint8_t>(seat), static_cast<Fault>(rng.below(kFaults)),
                                           rng.below(30)});
            }
        }
        return made;
    }

    KeptSeries kept(std::uint32_t number) const {
        return {.first_match = series(number).first_match, .seats = seats, .result = result(number)};
    }
    FileBatch batch(std::uint32_t from, std::uint32_t count) const {
        FileBatch made;
        for (std::uint32_t number = from; number < from + count; ++number)
            made.series.push_back(kept(number));
        return made;
    }
};

inline const MadeResults kMade;

/// The whole dump, or the error in its place.
inline std::string dump_text(TournamentFile& file) {
    std::string text;
    const auto done = dump_tournament(file, [&](std::string_view part) {
        text += part;
        return true;
    });
    return done ? text : "error: " + english(done.error());
}

inline std::string dump_text(const std::string& path) {
    auto file = TournamentFile::open(path);
    return file ? dump_text(*file) : "error: " + english(file.error());
}

} // namespace hilltop
