// SPDX-License-Identifier: GPL-3.0-or-later
// pazaak_rules PICTURE [MATCHES]: what Pazaak's rules do to the second mover and to a side card, for 0 to 5 side
// cards and 4 and 5 copies of the house cards, as the page resources/manual/pazaak_rules.md on standard output; PICTURE
// is the plot, an SVG file. Tables are kept in the user's cache, so an interrupted run resumes where it was.
#include "base/text_file.h"
#include "game/entry_of.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/pazaak_table.h"
#include "games/pazaak/solver/table_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

constexpr int kMost = 5;
constexpr std::array kCopies = {4, 5};

struct Row {
    double solved = 0;                         ///< what moving second is worth in a house deck that never ends
    double card = 0;                           ///< what one side card more than the other is worth
    std::array<double, kCopies.size()> seen{}; ///< moving second, played with the real house deck
    double error = 0;
};

/// The share seat 1 wins above a half, champion against champion.
double second_wins(const Pazaak::Rules& rules, int matches) {
    Series series;
    series.entrants = {0, 1};
    series.seed = 20261123;
    series.matches = matches;
    series.seating = SeatingPlan::Fixed;
    static const EntryOf<Pazaak> entry(all_bots());
    const std::vector<std::string> entrants = {"champion", "champion"};
    const auto result = entry.run_series(series, rule_values(Pazaak::rules(), rules), entrants);
    double won = 0;
    for (const auto& line : result.lines)
        won += SeatSet::from_bits(line.winners).contains(Seat(1)) ? 1 : 0;
    return won / matches - 0.5;
}

Row looked_at(int side_cards, int matches) {
    Pazaak::Rules rules;
    rules.side_cards = static_cast<std::uint8_t>(side_cards);
    SolveOrder order;
    order.threads = 1;
    order.progress = [&](double share) { fmt::print(stderr, "\r{} side cards: {:3.0f} %", side_cards, 100 * share); };
    const auto made = make_table(TableRules(rules), order);
    if (!made) {
        fmt::print(stderr, "{}\n", english(made.error()));
        std::exit(1);
    }
    const MatchTable& table = *(*made)->table;
    Row row;
    row.solved = 0.5 - table.value();
    // As much for the one as for the other, in the mean.
    if (side_cards > 0)
        row.card = (table.value(side_cards, side_cards - 1) - table.value(side_cards - 1, side_cards)) / 2;
    for (std::size_t i = 0; i < kCopies.size(); ++i) {
        rules.house_copies = static_cast<std::uint8_t>(kCopies[i]);
        row.seen[i] = second_wins(rules, matches);
    }
    row.error = 0.5 / std::sqrt(matches);
    fmt::print(stderr, "\r{} side cards: done \n", side_cards);
    return row;
}

/// Bars of per cent, four for each number of side cards.
std::string plot(const std::array<Row, kMost + 1>& rows) {
    constexpr int kWidth = 720, kHeight = 420, kLeft = 60, kRight = 20, kTop = 56, kBottom = 48;
    double most = 0;
    for (const Row& row : rows)
        most = std::max({most, row.solved, row.card, row.seen[0], row.seen[1]});
    const double top = std::ceil(100 * most / 2) * 2;
    const auto y = [&](double percent) { return kTop + (kHeight - kTop - kBottom) * (1 - percent / top); };
    const double group = static_cast<double>(kWidth - kLeft - kRight) / (kMost + 1);
    std::string svg;
    const auto out = std::back_inserter(svg);
    fmt::format_to(out,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
                   "font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n",
                   kWidth, kHeight);
    for (int percent = 0; percent <= top; percent += 2) {
        fmt::format_to(out, "<path d=\"M{} {:.1f}H{}\" stroke=\"#ddd\"/>", kLeft, y(percent), kWidth - kRight);
        fmt::format_to(out, "<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\" fill=\"#444\">{} %</text>\n", kLeft - 8,
                       y(percent) + 4, percent);
    }
    struct Bars {
        const char* name;
        const char* colour;
    };
    static constexpr std::array<Bars, 4> kBars = {{{"second, solved", "#1f6feb"},
                                                   {"second, 4 copies", "#79a9f0"},
                                                   {"second, 5 copies", "#b7d0f7"},
                                                   {"one more side card", "#d9822b"}}};
    const double wide = group / 5.5;
    for (std::size_t cards = 0; cards < rows.size(); ++cards) {
        const Row& row = rows[cards];
        const std::array<double, 4> values = {row.solved, row.seen[0], row.seen[1], row.card};
        const double begin = kLeft + group * static_cast<double>(cards) + group / 2 - 2 * wide;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double value = std::max(0.0, 100 * values[i]);
            fmt::format_to(out, "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>",
                           begin + wide * static_cast<double>(i), y(value), wide - 2, y(0) - y(value), kBars[i].colour);
        }
        fmt::format_to(out, "\n<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\" fill=\"#444\">{}</text>\n",
                       kLeft + group * (static_cast<double>(cards) + 0.5), kHeight - kBottom + 18, cards);
    }
    fmt::format_to(out, "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#444\">side cards</text>\n",
                   kLeft + (kWidth - kLeft - kRight) / 2, kHeight - 10);
    for (std::size_t i = 0; i < kBars.size(); ++i) {
        const int x = kLeft + 165 * static_cast<int>(i);
        fmt::format_to(out, "<rect x=\"{}\" y=\"20\" width=\"12\" height=\"12\" fill=\"{}\"/>", x, kBars[i].colour);
        fmt::format_to(out, "<text x=\"{}\" y=\"31\" fill=\"#222\">{}</text>\n", x + 18, kBars[i].name);
    }
    return svg + "</svg>\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print(stderr, "pazaak_rules PICTURE [MATCHES]\n");
        return 2;
    }
    const int matches = std::max(1000, argc > 2 ? std::atoi(argv[2]) : 400'000);
    std::array<Row, kMost + 1> rows;
    for (std::size_t cards = 0; cards < rows.size(); ++cards)
        rows[cards] = looked_at(static_cast<int>(cards), matches);
    if (const auto saved = save_text(argv[1], plot(rows)); !saved) {
        fmt::print(stderr, "{}\n", english(saved.error()));
        return 1;
    }
    fmt::print(R"(# What Pazaak's rules are worth

How much whoever moves second wins above a half of the matches, and how much it is worth to begin a match with one side card
more than the other, if both play without a weakness. *Solved* is the value of the solved match, in which the house deck never
ends and its copies make no difference; *played* is the champion against itself with the real house deck, {},000 matches each,
+- {:.2f} (one standard error). All other rules as usual. Made by `pazaak_rules PICTURE`.

![The worth of moving second and of a side card](pictures/pazaak_rules.svg)

| side cards | second, solved | played, 4 house copies | played, 5 house copies | one more side card |
| --: | --: | --: | --: | --: |
)",
               matches / 1000, 100 * rows[0].error);
    for (std::size_t cards = 0; cards < rows.size(); ++cards) {
        const Row& row = rows[cards];
        fmt::print("| {} | {:.2f} % | {:.2f} % | {:.2f} % | {} |\n", cards, 100 * row.solved, 100 * row.seen[0],
                   100 * row.seen[1], cards == 0 ? "-" : fmt::format("{:.2f} %", 100 * row.card));
    }
    return 0;
}
