// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a position that a seat sees: refused with a sentence, or set up and described as what it was read from.
// The first byte chooses the game.
#include "base/json_text.h"
#include "made_records.h"
#include "records/moment_text.h"
#include "target.h"

using namespace hilltop;

static fuzz::Seeds seeds_of_view() {
    fuzz::Seeds seeds;
    for (const GameEntry* game : games()) {
        const auto replay = Replay::make(fuzz::made_record(*game), Replay::Asking::Later);
        for (const int part : {1, 2, 3}) {
            for (int i = replay->positions() * part / 4; i < replay->positions(); ++i) {
                const SeatSet deciding = replay->table(i).deciding();
                if (deciding.empty()) continue;
                seeds.emplace(game->info().id + std::to_string(part),
                              fuzz::byte_of(*game) + replay->table(i).described(*deciding.begin()).dump());
                break;
            }
        }
    }
    return seeds;
}

HILLTOP_FUZZ(view, 150) {
    fuzz::Bytes input(bytes);
    const GameEntry& game = fuzz::game_of(input.next());
    const auto view = parse_json(input.rest());
    if (!view) return fuzz::refused(view.error());
    const auto table = game.set_up(*view, {1, 0, 0});
    if (!table) return fuzz::refused(table.error());
    for (Seat seat : (*table)->deciding()) {
        const Json seen = (*table)->described(seat);
        const auto again = game.set_up(seen, {2, 0, 0});
        fuzz::claim(bool(again), "a position that is described cannot be set up");
        fuzz::claim((*again)->described(seat) == seen, "a position is described otherwise when it is set up again");
    }
    const auto record = record_from(game, *view, {1, 0, 0}, {});
    fuzz::judged(record);
}
