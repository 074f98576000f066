// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table.h"

#include "base/quoted.h"

namespace hilltop {
namespace {

/// An answer as errors quote it: shortened, since those of a stranger may be long.
std::string shown(std::string_view word) {
    constexpr std::size_t kMost = 200;
    return word.size() > kMost ? escaped(word.substr(0, kMost)) + "..." : std::string(word);
}

} // namespace

std::optional<Fault> take_answer(Table& table, Seat seat, const AnyBot::Answer& answer) {
    if (answer.fault) return answer.fault;
    if (answer.word) return table.answer(seat, *answer.word) ? std::nullopt : std::optional(Fault::NotAllowed);
    if (table.need(seat) != Need::May) return Fault::NotUnderstood;
    table.silence(seat);
    return {};
}

SeatSet Table::deciding() const {
    SeatSet seats;
    for (Seat seat : asked())
        if (need(seat) == Need::Must) seats.insert(seat);
    return seats;
}

Error not_allowed_error(Seat seat, std::string_view word, std::string_view reason) {
    return failure("engine", "seat {} answered \"{}\", which is not allowed ({})", seat.index() + 1, shown(word),
                   reason);
}

Error not_understood_error(Seat seat, std::string_view word) {
    return failure("engine", "seat {} answered \"{}\", which is not an answer of this game", seat.index() + 1,
                   shown(word));
}

Error not_asked_error(Seat seat) {
    return failure("engine", "seat {} has nothing to decide now", seat.index() + 1);
}

} // namespace hilltop
