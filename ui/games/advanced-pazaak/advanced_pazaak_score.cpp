// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_score.h"

#include "games/advanced-pazaak/advanced_pazaak.h"
#include "games/advanced-pazaak/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace hilltop {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(AdvancedPazaakScore)
};
using Ink = ScoreCell::Ink;

/// By their order in Info::zones.
namespace zone {
enum { kDeck, kRow, kHand };
}

/// A set as its events tell it.
struct Set {
    int number = 0, first = 0, last = 0;
    std::vector<int> row[2]; ///< what the cards count
    int winner = -1;
    bool over = false;
    std::vector<ScoreLine> lines;
    int total(int seat) const { return std::accumulate(row[seat].begin(), row[seat].end(), 0); }
};

void addCard(Set& set, const Info& info, const Event& event, int position, const TableNames& names) {
    const int seat = event.to.seat;
    set.row[seat].push_back(advanced_pazaak::counts(event.face.kind, event.face.value));
    const int total = set.total(seat);
    const bool side = event.from.zone == zone::kHand;
    set.lines.push_back({{{side ? QString() : names.of(seat), Ink::Plain, names.of(seat)},
                          {cardText(info, event.face), Ink::Plain, cardName(info, event.face)},
                          {QString::number(total)},
                          {total > AdvancedPazaak::kGoal ? SheetWords::tr("over") : QString(), Ink::Quiet}},
                         position,
                         position});
}

/// Adds what the player did after the last card, next to that card.
void addWord(Set& set, std::string_view word) {
    if (set.lines.empty()) return;
    QString& cell = set.lines.back().cells.back().text;
    if (word == "end") cell = SheetWords::tr("ended");
    if (word == "stand" || word == "auto-stand") cell = SheetWords::tr("stood");
    if (word == "bust") cell = SheetWords::tr("over");
    if (word == "nine-cards") cell = SheetWords::tr("nine cards");
}

std::vector<Set> setsOf(std::span<const Table* const> positions, const TableNames& names) {
    std::vector<Set> sets;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const int position = static_cast<int>(i);
        for (const Event& event : positions[i]->events()) {
            const std::string_view word = event.word;
            if (event.kind == Event::Kind::Phase && word == "set") {
                sets.emplace_back();
                sets.back().number = event.value;
                sets.back().first = position;
            }
            if (sets.empty()) continue;
            Set& set = sets.back();
            set.last = position;
            if (event.kind == Event::Kind::Move && event.to.zone == zone::kRow)
                addCard(set, positions[i]->info(), event, position, names);
            if (event.kind == Event::Kind::Show && event.to.zone == zone::kRow) {
                auto& row = set.row[event.to.seat];
                if (event.to.place < row.size())
                    row[event.to.place] = advanced_pazaak::counts(event.face.kind, event.face.value);
            }
            if (event.kind == Event::Kind::Say) addWord(set, word);
            if (event.kind != Event::Kind::Phase) continue;
            set.over = set.over || word == "set-won" || word == "set-level";
            if (word == "set-won") set.winner = event.value;
        }
    }
    return sets;
}

ScoreCell totalOf(const Set& set, int seat) {
    const int total = set.total(seat);
    const bool bust = total > AdvancedPazaak::kGoal;
    return {QString::number(total),
            set.winner == seat ? Ink::Won
            : bust             ? Ink::Quiet
                               : Ink::Plain,
            bust ? SheetWords::tr("%1, over").arg(total) : QString()};
}

/// What is played for, once both have named it.
void addStakes(ScoreSheet& sheet, const Table& table, const TableNames& names) {
    const QVariantList seats = viewOf(table, 0).value(QStringLiteral("seats")).toList();
    int least = 0;
    std::vector<ScoreLine> lines;
    for (int seat = 0; seat < seats.size(); ++seat) {
        const int stake = seats[seat].toMap().value(QStringLiteral("stake")).toInt();
        if (stake == 0) return;
        least = seat == 0 ? stake : std::min(least, stake);
        lines.push_back({{{SheetWords::tr("%1 named").arg(names.of(seat))}, {QString::number(stake)}}});
    }
    if (lines.empty()) return;
    lines.push_back({{{SheetWords::tr("Playing for"), Ink::Strong}, {QString::number(least), Ink::Strong}}});
    sheet.push_back({SheetWords::tr("Stake"), {{SheetWords::tr("Stake"), 10}, {{}, 5, true}}, std::move(lines)});
}

} // namespace

ScoreSheet advancedPazaakScore(std::span<const Table* const> positions, const TableNames& names, SeatSet) {
    const auto sets = setsOf(positions, names);
    const int right = names.me == 0 ? 0 : 1; // the person's own column is at the right
    const int left = 1 - right;
    ScoreTable all{SheetWords::tr("Sets"),
                   {{SheetWords::tr("Set"), 4},
                    {names.of(left), 6, true},
                    {names.of(right), 6, true},
                    {SheetWords::tr("Won by"), 7, true}},
                   {}};
    for (const Set& set : sets) {
        if (!set.over) continue;
        all.lines.push_back(
            {{{QString::number(set.number), Ink::Quiet},
              totalOf(set, left),
              totalOf(set, right),
              set.winner < 0 ? ScoreCell{SheetWords::tr("no one"), Ink::Quiet} : ScoreCell{names.of(set.winner)}},
             set.first,
             set.last});
    }
    ScoreSheet sheet{std::move(all)};
    if (sets.empty()) return sheet;
    const Set& now = sets.back();
    sheet.push_back({now.over ? SheetWords::tr("Last set") : SheetWords::tr("This set"),
                     {{SheetWords::tr("Who"), 6, false},
                      {SheetWords::tr("Card"), 4, true},
                      {SheetWords::tr("Count"), 4, true},
                      {{}, 5, true}},
                     now.lines});
    addStakes(sheet, *positions.back(), names);
    return sheet;
}

} // namespace hilltop
