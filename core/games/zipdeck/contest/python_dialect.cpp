// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/contest/python_dialect.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <iterator>

namespace hilltop::zipdeck {
namespace {

using Action = ZipDeck::Action;

/// " -", " z", or " 1:3,4:2" with the shares that are any.
void append_answer(std::string& text, const Action& action) {
    if (!action.calls()) {
        text += " -";
        return;
    }
    bool any = false;
    for (std::size_t seat = 0; seat < action.named; ++seat) {
        if (action.shares[seat] == 0) continue;
        fmt::format_to(std::back_inserter(text), "{}{}:{}", any ? ',' : ' ', seat, action.shares[seat]);
        any = true;
    }
    if (!any) text += " z";
}

/// The word before the next space, which goes too.
std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    return word;
}

} // namespace

Dialect<ZipDeck>::Requests PythonDialect::start(const Seating& seating, const ZipDeck::Rules&) {
    return {fmt::format("start {} {} {}", seating.me.index(), seating.seats, seating.seed)};
}

Dialect<ZipDeck>::Requests PythonDialect::ask(const View<ZipDeck>& view, Need) {
    const auto& open = view.open;
    std::string text = fmt::format("p {} {}", view.own.card, open.round);
    if (open.round > 0) {
        const SeatSet seats = SeatSet::all(open.seats);
        for (Seat seat : seats)
            fmt::format_to(std::back_inserter(text), " {}", open.points[seat]);
        for (Seat seat : seats)
            fmt::format_to(std::back_inserter(text), " {}", open.last.cards[seat]);
        for (Seat seat : seats)
            append_answer(text, open.last.answers[seat]);
    }
    return {std::move(text)};
}

Reply<Action> PythonDialect::read(std::string_view answer, const View<ZipDeck>& view) {
    if (answer == "p") return ZipDeck::pass();
    if (take_word(answer) != "z") return Fault::NotUnderstood;
    Action action = ZipDeck::zip();
    if (!answer.empty()) action.named = view.open.seats;
    while (!answer.empty()) {
        const auto seat = read_number(take_word(answer));
        const auto share = read_number(take_word(answer));
        if (!seat || *seat >= view.open.seats || !share || *share > ZipDeck::kMaxShare) return Fault::NotUnderstood;
        action.shares[static_cast<std::size_t>(*seat)] = static_cast<std::uint8_t>(*share);
    }
    return action;
}

} // namespace hilltop::zipdeck
