// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the answers of a match: what is not allowed changes nothing, faults may come anywhere, and the table
// stays one that can be drawn, described and played on. HILLTOP_FUZZ_GAME names the game; without it the first byte
// chooses.
#include "registry/registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>

using namespace hilltop;

namespace {

/// Takes the input from its front; zeros when it is used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : m_rest(reinterpret_cast<const char*>(data), size) {}
    bool empty() const { return m_rest.empty(); }
    int next() {
        if (m_rest.empty()) return 0;
        const int byte = static_cast<unsigned char>(m_rest.front());
        m_rest.remove_prefix(1);
        return byte;
    }
    std::string_view text(std::size_t length) {
        const auto taken = m_rest.substr(0, length);
        m_rest.remove_prefix(taken.size());
        return taken;
    }

private:
    std::string_view m_rest;
};

const GameEntry& game_of(Bytes& bytes) {
    static const char* const name = std::getenv("HILLTOP_FUZZ_GAME");
    if (name != nullptr) return **require_game(name);
    return *games()[static_cast<std::size_t>(bytes.next()) % games().size()];
}

void answer(Table& table, Seat seat, Bytes& bytes) {
    const int kind = bytes.next();
    if (kind < 128) {
        const auto menu = table.menu(seat);
        if (menu.empty()) std::abort();
        const auto before = table.digest();
        if (!table.answer(seat, menu[static_cast<std::size_t>(kind) % menu.size()].word) && table.digest() != before)
            std::abort();
    } else if (kind < 192) {
        const auto length = static_cast<std::size_t>(bytes.next() % 64);
        if (const auto taken = table.answer(seat, bytes.text(length)); !taken && english(taken.error()).empty())
            std::abort();
    } else if (kind < 224 && table.need(seat) == Need::May) {
        table.silence(seat);
    }
    if (table.pending().contains(seat)) table.fail(seat, static_cast<Fault>(kind % kFaults));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const GameEntry& game = game_of(bytes);
    RuleValues rules;
    for (const RuleInfo& rule : game.rules()) {
        const int byte = bytes.next();
        if (byte != 0) rules[rule.id] = rule.min + byte % (rule.max - rule.min + 1);
    }
    const int seats = game.info().min_seats + bytes.next() % (game.info().max_seats - game.info().min_seats + 1);
    const auto made =
        game.make_table(rules, seats, {.seed = static_cast<std::uint64_t>(bytes.next()), .deal = 0, .match = 0});
    if (!made) return 0;
    Table& table = **made;
    const std::size_t cards = table.shown({}).size();
    for (int step = 0; step < 4000 && !table.over() && !bytes.empty(); ++step) {
        if (!table.resting()) {
            for (Seat seat : table.pending())
                answer(table, seat, bytes);
        } else if (bytes.next() % 16 == 15) {
            table.fail(*table.asked().begin(), Fault::TimeOut);
        }
        table.step();
        if (step % 16 == 0) {
            for (Seat seat : SeatSet::all(seats)) {
                if (table.described(seat).dump().empty()) std::abort();
            }
            if (table.shown(SeatSet::all(seats)).size() != cards) std::abort();
        }
    }
    return 0;
}
