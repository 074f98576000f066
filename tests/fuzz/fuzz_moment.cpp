// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a text that somebody pastes: the moment in it can be shown, or a sentence says why not.
#include "made_records.h"
#include "records/moment_text.h"
#include "target.h"

using namespace hilltop;

static fuzz::Seeds seeds_of_moment() {
    fuzz::Seeds seeds;
    for (const GameEntry* game : games()) {
        const auto replay = Replay::make(fuzz::made_record(*game), Replay::Asking::Later);
        const int middle = replay->positions() / 3;
        std::string text =
            "Look at this:\n" + write_moment(replay->record(), middle, replay->table(middle).steps()) + "\nand that\n";
        for (int i = middle; i < replay->positions(); ++i)
            if (const SeatSet deciding = replay->table(i).deciding(); !deciding.empty()) {
                seeds.emplace(game->info().id + std::string("-position"),
                              write_position(replay->table(i), *deciding.begin()));
                break;
            }
        if (text.size() < 6000) seeds.emplace(game->info().id, std::move(text));
    }
    return seeds;
}

HILLTOP_FUZZ(moment, 60) {
    const auto moment = read_moment(bytes);
    if (!moment) return fuzz::refused(moment.error());
    const auto replay = Replay::make(moment->record, Replay::Asking::Later);
    if (!replay) return fuzz::refused(replay.error());
    fuzz::claim(moment->position >= 0, "a moment before its match");
}
