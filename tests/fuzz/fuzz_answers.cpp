// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the answers of a match: what is not allowed changes nothing, faults may come anywhere, and the table
// stays one that can be drawn, described and played on. HILLTOP_FUZZ_GAME names the game; without it the first byte
// chooses.
#include "made_records.h"
#include "target.h"

#include <cstdlib>

using namespace hilltop;

namespace {

const GameEntry& game_of_answers(fuzz::Bytes& bytes) {
    static const char* const name = std::getenv("HILLTOP_FUZZ_GAME");
    return name != nullptr ? **require_game(name) : fuzz::game_of(bytes.next());
}

void answer(Table& table, Seat seat, fuzz::Bytes& bytes) {
    const int kind = bytes.next();
    if (kind < 128) {
        const auto menu = table.menu(seat);
        fuzz::claim(!menu.empty(), "a seat that is asked has no answer");
        const auto before = table.digest();
        const bool taken{table.answer(seat, menu[static_cast<std::size_t>(kind) % menu.size()].word)};
        fuzz::claim(taken || table.digest() == before, "an answer that is refused changes the match");
    } else if (kind < 192) {
        const auto length = static_cast<std::size_t>(bytes.next() % 64);
        fuzz::judged(table.answer(seat, bytes.text(length)));
    } else if (kind < 224 && table.need(seat) == Need::May) {
        table.silence(seat);
    }
    if (table.pending().contains(seat)) table.fail(seat, static_cast<Fault>(kind % kFaults));
}

} // namespace

static fuzz::Seeds seeds_of_answers() {
    fuzz::Seeds seeds;
    for (const GameEntry* game : games()) {
        // All rules as they are, two seats, seed 1; then answers of the menu, words, silence and faults in turn.
        std::string bytes(game->rules().size() + 3, '\0');
        bytes.front() = fuzz::byte_of(*game);
        bytes.back() = 1;
        for (int i = 0; i < 300; ++i)
            bytes += static_cast<char>(i * 29 % (i % 60 == 59 ? 256 : 120));
        seeds.emplace(game->info().id, bytes);
    }
    return seeds;
}

HILLTOP_FUZZ(answers, 60) {
    fuzz::Bytes input(bytes);
    const GameEntry& game = game_of_answers(input);
    RuleValues rules;
    for (const RuleInfo& rule : game.rules()) {
        const int byte = input.next();
        if (byte != 0) rules[rule.id] = rule.min + byte % (rule.max - rule.min + 1);
    }
    const int seats = game.info().min_seats + input.next() % (game.info().max_seats - game.info().min_seats + 1);
    const auto made =
        game.make_table(rules, seats, {.seed = static_cast<std::uint64_t>(input.next()), .deal = 0, .match = 0});
    if (!made) return fuzz::refused(made.error());
    Table& table = **made;
    const std::size_t cards = table.shown({}).size();
    for (int step = 0; step < 4000 && !table.over() && !input.empty(); ++step) {
        if (!table.resting()) {
            for (Seat seat : table.pending())
                answer(table, seat, input);
        } else if (input.next() % 16 == 15) {
            table.fail(*table.asked().begin(), Fault::TimeOut);
        }
        table.step();
        if (step % 16 == 0) {
            for (Seat seat : SeatSet::all(seats))
                fuzz::claim(!table.described(seat).dump().empty(), "a view cannot be written");
            fuzz::claim(table.shown(SeatSet::all(seats)).size() == cards, "cards are lost");
        }
    }
}
