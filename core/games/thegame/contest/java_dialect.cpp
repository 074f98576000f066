// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/contest/java_dialect.h"

#include "base/numbers.h"
#include "games/thegame/contest/contests.h"

#include <array>

namespace hilltop {
namespace thegame {
namespace {

void add(std::string& text, int number) {
    text += ' ';
    append_number(text, number);
}

/// Four digits in one number, 120 for 0 1 2 0.
int in_one(TheGame::Wishes wishes) {
    return 1000 * wishes[0] + 100 * wishes[1] + 10 * wishes[2] + wishes[3];
}

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Takes one or two digits off the front; -1 if there is none.
int take_number(std::string_view& text) {
    int value = -1;
    for (int i = 0; i < 2 && !text.empty() && is_digit(text.front()); ++i) {
        value = 10 * std::max(value, 0) + text.front() - '0';
        text.remove_prefix(1);
    }
    return value;
}

} // namespace

std::string class_name(std::string_view bot) {
    // "kind:file:class", "kind:file", or an id or name as it is.
    if (const auto colon = bot.rfind(':'); colon != std::string_view::npos) bot.remove_prefix(colon + 1);
    if (const auto slash = bot.rfind('/'); slash != std::string_view::npos) bot.remove_prefix(slash + 1);
    if (const auto dot = bot.find('.'); dot != std::string_view::npos) bot = bot.substr(0, dot);
    std::string name;
    bool upper = true;
    for (const char c : bot) {
        if (is_letter(c) || (is_digit(c) && !name.empty())) {
            name += upper && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
            upper = false;
        } else {
            if (c == '_') name += c;
            upper = true;
        }
    }
    return name.empty() ? "Somebody" : name;
}

Dialect<TheGame>::Requests JavaDialect::start(const Seating& seating, const TheGame::Rules&) {
    std::string text = "thegame";
    add(text, seating.me.index());
    add(text, seating.seats);
    for (int seat = 0; seat < seating.seats; ++seat) {
        text += ' ';
        const auto index = static_cast<std::size_t>(seat);
        text += class_name(index < seating.names.size() ? std::string_view(seating.names[index]) : "");
    }
    return {text};
}

Dialect<TheGame>::Requests JavaDialect::ask(const View<TheGame>& view, Need) {
    const auto& open = view.open;
    const bool wishing = open.phase == TheGame::Phase::Wish;
    const bool heard = open.played.size() > (wishing ? 1 : 0);
    std::string text;
    text.reserve(96);
    text += wishing ? 'w' : 't';
    for (const int top : open.tops)
        add(text, top);
    for (Seat seat : SeatSet::all(open.seats))
        add(text, open.held[seat]);
    for (Seat seat : SeatSet::all(open.seats))
        add(text, heard ? in_one(open.wishes[seat]) : -1);
    for (const int card : view.own.hand)
        add(text, card);
    Requests requests;
    requests.push_back(std::move(text));
    return requests;
}

Reply<TheGame::Action> JavaDialect::read(std::string_view answer, const View<TheGame>&) {
    if (answer == "e") return TheGame::end();
    if (answer.size() == 5 && answer[0] == 'w') {
        std::array<int, TheGame::kPiles> levels{};
        for (std::size_t pile = 0; pile < levels.size(); ++pile) {
            if (!is_digit(answer[pile + 1])) return Fault::NotUnderstood;
            levels[pile] = answer[pile + 1] - '0';
        }
        return TheGame::wish({levels[0], levels[1], levels[2], levels[3]});
    }
    if (answer.starts_with('p')) {
        answer.remove_prefix(1);
        const int card = take_number(answer);
        if (card >= 0 && answer.starts_with(' ')) {
            answer.remove_prefix(1);
            const int pile = take_number(answer);
            if (pile >= 0 && answer.empty()) return TheGame::play(card, pile);
        }
    }
    return Fault::NotUnderstood;
}

} // namespace thegame

std::span<const ContestKind<TheGame>> thegame_contests() {
    static constexpr std::array<ContestKind<TheGame>, 1> kKinds = {{
        {.kind = "java",
         .memory = Memory::Match,
         .speaks = true,
         .listens = false,
         .dialect = []() -> std::unique_ptr<Dialect<TheGame>> { return std::make_unique<thegame::JavaDialect>(); },
         .marks = {.package = "coop", .base = "coop.Player"}},
    }};
    return kKinds;
}

} // namespace hilltop
