// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/log_matches.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hilltop::pazaak {
namespace {

using Kind = LogLine::Kind;
using Lines = std::vector<LogLine>;
using Names = std::array<std::string_view, 2>;

bool is_choice(const LogLine& line) {
    return line.kind == Kind::End || line.kind == Kind::Stand;
}
bool is_hand(const LogLine& line) {
    return line.kind == Kind::Hand || line.kind == Kind::NewHand;
}

/// Calls `look(line, seat)` for every line of a turn: a choice ends it, "New Game!" begins with the first player's.
template <class AnyLines, class Look>
void each_turn_line(AnyLines&& lines, Look&& look) {
    std::size_t seat = 0;
    for (auto& line : lines) {
        if (line.kind == Kind::NewGame) seat = 0;
        if (!is_hand(line) && !is_choice(line)) continue;
        look(line, seat);
        if (is_choice(line)) seat = 1 - seat;
    }
}

/// Who plays; empty where no line says. The second player is sure to be named in a line with a choice.
Names names_of(std::span<const LogLine> lines) {
    Names chosen;
    Names headed;
    each_turn_line(lines, [&](const LogLine& line, std::size_t seat) {
        std::string_view& name = (is_choice(line) ? chosen : headed)[seat];
        if (name.empty()) name = line.name;
    });
    const bool told = headed[1] != headed[0];
    return {headed[0].empty() ? chosen[0] : headed[0], !chosen[1].empty() || !told ? chosen[1] : headed[1]};
}

/// Whether a hand of `next` can belong to the match of `names`.
bool goes_on(const Names& names, const Names& next) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (!names[seat].empty() && !next[seat].empty() && names[seat] != next[seat]) return false;
    }
    return true;
}

/// The second player's hands get that player's name where all of them have the first one's.
void name_hands(Lines& match) {
    const Names names = names_of(match);
    if (names[1].empty()) return;
    for (const Kind kind : {Kind::Hand, Kind::NewHand}) {
        const bool named = std::any_of(match.begin(), match.end(),
                                       [&](const LogLine& line) { return line.kind == kind && line.name == names[1]; });
        if (named) continue;
        each_turn_line(match, [&](LogLine& line, std::size_t seat) {
            if (line.kind == kind && seat == 1 && line.name == names[0]) line.name = names[1];
        });
    }
}

/// One turn in the lines of a hand.
struct Turn {
    std::size_t line; ///< "Hand"
    std::size_t seat;
    bool stands = false; ///< the player had stood before it
};

std::vector<Turn> turns_of(std::span<const LogLine> hand) {
    std::vector<Turn> turns;
    std::array<bool, 2> stood{};
    each_turn_line(hand, [&](const LogLine& line, std::size_t seat) {
        if (line.kind == Kind::Hand)
            turns.push_back({static_cast<std::size_t>(&line - hand.data()), seat, stood[seat]});
        if (line.kind == Kind::Stand) stood[seat] = true;
    });
    return turns;
}

LogLine dealt(const LogLine& hand, int card) {
    LogLine line = hand;
    line.kind = Kind::NewHand;
    line.numbers.push_back(card);
    line.unseen = card == 0;
    return line;
}

/// Puts the "new Hand" lines into a hand that has none.
void add_new_hands(std::span<const LogLine> hand, Lines& out) {
    const auto turns = turns_of(hand);
    const bool with_card = !turns.empty() && !hand[turns.front().line].numbers.empty();
    auto turn = turns.begin();
    for (std::size_t i = 0; i < hand.size(); ++i) {
        out.push_back(hand[i]);
        if (turn == turns.end() || turn->line != i) continue;
        const Turn now = *turn++;
        if (now.stands) continue;
        if (with_card) {
            if (hand[i].numbers.empty()) continue;
            const int card = hand[i].numbers.back();
            out.back().numbers.pop_back();
            out.push_back(dealt(out.back(), card));
            continue;
        }
        const auto later = std::find_if(turn, turns.end(), [&](const Turn& other) { return other.seat == now.seat; });
        const std::size_t held = hand[i].numbers.size();
        if (later == turns.end())
            out.push_back(dealt(out.back(), 0));
        else if (hand[later->line].numbers.size() > held)
            out.push_back(dealt(out.back(), hand[later->line].numbers[held]));
    }
}

/// The last line of the format; what follows is prose around the log.
std::size_t end_of_log(const Lines& lines) {
    std::vector<std::string_view> names;
    for (const LogLine& line : lines) {
        if (is_choice(line) || is_hand(line)) names.push_back(line.name);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::size_t end = lines.size();
    while (end > 0) {
        const LogLine& line = lines[end - 1];
        const bool ends_in_name =
            std::any_of(names.begin(), names.end(), [&](std::string_view name) { return line.name.ends_with(name); });
        if (line.kind != Kind::Blank && line.kind != Kind::Foreign && (line.kind != Kind::Wins || ends_in_name)) break;
        --end;
    }
    return end;
}

/// Hands as lines, each from its "New Game!" on.
std::vector<std::span<const LogLine>> hands_of(std::span<const LogLine> lines) {
    std::vector<std::span<const LogLine>> hands;
    const auto is_new_game = [](const LogLine& line) { return line.kind == Kind::NewGame; };
    auto begin = std::find_if(lines.begin(), lines.end(), is_new_game);
    while (begin != lines.end()) {
        const auto end = std::find_if(begin + 1, lines.end(), is_new_game);
        hands.emplace_back(begin, end);
        begin = end;
    }
    return hands;
}

} // namespace

std::vector<std::vector<LogLine>> log_matches(std::string_view text) {
    Lines lines = read_log_lines(text);
    lines.resize(end_of_log(lines));
    const bool shows_new_hands =
        std::any_of(lines.begin(), lines.end(), [](const LogLine& line) { return line.kind == Kind::NewHand; });
    std::vector<Lines> matches;
    Names names;
    std::array<int, 2> wins{};
    for (const auto hand : hands_of(lines)) {
        const Names next = names_of(hand);
        if (matches.empty() || *std::max_element(wins.begin(), wins.end()) == kWinsOfMatch || !goes_on(names, next)) {
            matches.emplace_back();
            names = {};
            wins = {};
        }
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (names[seat].empty()) names[seat] = next[seat];
        }
        Lines& match = matches.back();
        if (shows_new_hands)
            match.insert(match.end(), hand.begin(), hand.end());
        else
            add_new_hands(hand, match);
        for (const LogLine& line : hand) {
            if (line.kind != Kind::Wins) continue;
            if (const auto win = told_win(line, names)) ++wins[static_cast<std::size_t>(win->winner)];
        }
        // Between two matches there may be prose.
        while (*std::max_element(wins.begin(), wins.end()) == kWinsOfMatch &&
               (match.back().kind == Kind::Foreign || match.back().kind == Kind::Blank))
            match.pop_back();
    }
    for (Lines& match : matches)
        name_hands(match);
    return matches;
}

} // namespace hilltop::pazaak
