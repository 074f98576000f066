// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/java_dialect.h"

#include "base/numbers.h"
#include "games/pazaak/contest/contests.h"

#include <array>
#include <charconv>

namespace hilltop {
namespace pazaak {
namespace {

void add(std::string& text, int number) {
    text += ' ';
    append_number(text, number);
}

void add(std::string& text, const Pazaak::Player& player) {
    add(text, player.row.size());
    for (const auto& card : player.row)
        add(text, card.value);
}

} // namespace

Dialect<Pazaak>::Requests JavaDialect::start(const Seating&, const Pazaak::Rules&) {
    return {"pazaak"};
}

Dialect<Pazaak>::Requests JavaDialect::ask(const View<Pazaak>& view, Need) {
    const auto& open = view.open;
    const auto& me = open.players[view.me];
    const auto& rival = open.players[next(view.me, Pazaak::kSeats)];
    std::string text;
    text.reserve(64);
    text += 'a';
    add(text, open.hand);
    add(text, open.players[Seat(0)].wins);
    add(text, open.players[Seat(1)].wins);
    add(text, view.me.index());
    add(text, me);
    add(text, rival);
    add(text, view.own.side.size());
    for (const auto value : view.own.side)
        add(text, value);
    add(text, rival.side_left);
    add(text, static_cast<int>(rival.last));
    add(text, rival.played_side != 0 ? 1 : 0);
    Requests requests;
    requests.push_back(std::move(text));
    return requests;
}

Reply<Pazaak::Action> JavaDialect::read(std::string_view answer, const View<Pazaak>&) {
    if (answer == "e") return Pazaak::end();
    if (answer == "s") return Pazaak::stand();
    int card = 0;
    if (answer.starts_with('p')) {
        const char* end = answer.data() + answer.size();
        const auto [read_to, error] = std::from_chars(answer.data() + 1, end, card);
        if (error == std::errc() && read_to == end && card >= 0 && card < 256) return Pazaak::play(card);
    }
    return Fault::NotUnderstood;
}

} // namespace pazaak

std::span<const ContestKind<Pazaak>> pazaak_contests() {
    static constexpr std::array<ContestKind<Pazaak>, 1> kKinds = {{
        {.kind = "java",
         .memory = Memory::Series,
         .speaks = false,
         .listens = false,
         .dialect = []() -> std::unique_ptr<Dialect<Pazaak>> { return std::make_unique<pazaak::JavaDialect>(); },
         .marks = {.package = "Players", .base = "Mechanics.Player"}},
    }};
    return kKinds;
}

} // namespace hilltop
