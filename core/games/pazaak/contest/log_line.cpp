// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/log_line.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace hilltop::pazaak {
namespace {

using Kind = LogLine::Kind;

constexpr std::string_view kSpace = " \t\r\f\v";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

/// A number of at most three digits, which any card or standing has.
std::optional<int> small_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || text.size() > 3 || text.front() == '-' || error != std::errc{} ||
        end != text.data() + text.size())
        return {};
    return value;
}

/// The numbers between `separator`s; nothing if one of them is not a number.
std::optional<std::vector<int>> numbers_in(std::string_view text, std::string_view separator) {
    std::vector<int> numbers;
    while (!text.empty()) {
        const auto at = text.find(separator);
        const auto number = small_number(text.substr(0, at));
        if (!number || (at != std::string_view::npos && at + separator.size() == text.size())) return {};
        numbers.push_back(*number);
        text = at == std::string_view::npos ? std::string_view{} : text.substr(at + separator.size());
    }
    return numbers;
}

/// "NAME's Hand: [..]" for `middle` = "'s Hand: [".
bool read_hand(std::string_view text, std::string_view middle, Kind kind, LogLine& line) {
    const auto at = text.rfind(middle);
    if (at == std::string_view::npos || at == 0 || text.back() != ']') return false;
    auto cards = numbers_in(text.substr(at + middle.size(), text.size() - at - middle.size() - 1), ", ");
    if (!cards) return false;
    line.kind = kind;
    line.name = text.substr(0, at);
    line.numbers = std::move(*cards);
    return true;
}

bool read_ending(std::string_view text, std::string_view ending, Kind kind, LogLine& line) {
    if (text.size() <= ending.size() || !text.ends_with(ending)) return false;
    line.kind = kind;
    line.name = text.substr(0, text.size() - ending.size());
    return true;
}

} // namespace

LogLine read_log_line(std::string_view line_text) {
    const std::string_view text = trimmed(line_text);
    constexpr std::string_view kStandings = "The standings are ";
    LogLine line;
    if (text.empty() || text == "Press enter to continue...") {
        line.kind = Kind::Blank;
    } else if (text == "New Game!") {
        line.kind = Kind::NewGame;
    } else if (text.starts_with(kStandings)) {
        auto wins = numbers_in(text.substr(kStandings.size()), " to ");
        if (wins && wins->size() == 2) {
            line.kind = Kind::Standings;
            line.numbers = std::move(*wins);
        }
    } else {
        (void)(read_hand(text, "'s Hand: [", Kind::Hand, line) ||
               read_hand(text, "'s new Hand: [", Kind::NewHand, line) ||
               read_ending(text, " has chosen to END", Kind::End, line) ||
               read_ending(text, " has chosen to STAND", Kind::Stand, line) ||
               read_ending(text, " wins!", Kind::Wins, line));
        for (const std::string_view word : {"Tie!", "tie!", "Draw!", "draw!"}) {
            if (line.kind == Kind::Foreign && (text == word || read_ending(text, word, Kind::Tie, line)))
                line.kind = Kind::Tie;
        }
    }
    return line;
}

std::vector<LogLine> read_log_lines(std::string_view text) {
    std::vector<LogLine> lines;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(read_log_line(text.substr(0, end)));
        lines.back().number = number;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::optional<ToldWin> told_win(const LogLine& line, std::span<const std::string_view, 2> names) {
    constexpr std::string_view kBombed = " has bombed out! ";
    for (const int winner : {0, 1}) {
        const std::string_view name = names[static_cast<std::size_t>(winner)];
        const std::string_view other = names[static_cast<std::size_t>(1 - winner)];
        if (line.name == name) return ToldWin{winner, false};
        const bool bombed = line.name.size() == other.size() + kBombed.size() + name.size() &&
                            line.name.starts_with(other) && line.name.ends_with(name) &&
                            line.name.substr(other.size(), kBombed.size()) == kBombed;
        if (bombed) return ToldWin{winner, true};
    }
    return {};
}

} // namespace hilltop::pazaak
