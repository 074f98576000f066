// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak_score.h"

#include "games/pazaak/pazaak.h"

#include <QCoreApplication>

namespace hilltop {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(PazaakScore)
};
using Ink = ScoreCell::Ink;

/// By their order in Info::zones.
namespace zone {
enum { kDeck, kRow, kSide, kSpent };
}

/// A hand as its events tell it.
struct Hand {
    int number = 0, first = 0, last = 0;
    int total[2] = {0, 0};
    int side[2] = {0, 0}; ///< played; 0: none
    int winner = -1;
    bool over = false;
    std::vector<ScoreLine> cards;
};

QString sideText(int card) {
    return card == 0 ? QString() : QStringLiteral("+%1").arg(card);
}

void addCard(Hand& hand, const Event& event, int position, const TableNames& names) {
    const int seat = event.to.seat;
    const bool side = event.from.zone == zone::kSide;
    hand.total[seat] += event.face.value;
    if (side) hand.side[seat] = event.face.value;
    const QString card = side ? sideText(event.face.value) : QString::number(event.face.value);
    const QString note = hand.total[seat] > Pazaak::kGoal ? SheetWords::tr("over") : QString();
    hand.cards.push_back({{{side ? QString() : names.of(seat), Ink::Plain, names.of(seat)},
                           {card},
                           {QString::number(hand.total[seat])},
                           {note, Ink::Quiet}},
                          position,
                          position});
}

/// Adds what the player did after the last card, next to that card.
void addWord(Hand& hand, const QString& word) {
    if (!hand.cards.empty()) hand.cards.back().cells.back().text = word;
}

std::vector<Hand> handsOf(std::span<const Table* const> positions, const TableNames& names) {
    std::vector<Hand> hands;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const int position = static_cast<int>(i);
        for (const Event& event : positions[i]->events()) {
            const std::string_view word = event.word;
            if (event.kind == Event::Kind::Phase && word == "hand") {
                hands.emplace_back();
                hands.back().number = event.value;
                hands.back().first = position;
            }
            if (hands.empty()) continue;
            Hand& hand = hands.back();
            hand.last = position;
            if (event.kind == Event::Kind::Move && event.to.zone == zone::kRow) addCard(hand, event, position, names);
            if (event.kind == Event::Kind::Say && word == "end") addWord(hand, SheetWords::tr("ended"));
            if (event.kind == Event::Kind::Say && (word == "stand" || word == "auto-stand"))
                addWord(hand, SheetWords::tr("stood"));
            if (event.kind != Event::Kind::Phase) continue;
            hand.over = hand.over || word == "hand-won" || word == "hand-tied";
            if (word == "hand-won") hand.winner = event.value;
        }
    }
    return hands;
}

ScoreCell totalOf(const Hand& hand, int seat) {
    const bool bust = hand.total[seat] > Pazaak::kGoal;
    return {QString::number(hand.total[seat]),
            hand.winner == seat ? Ink::Won
            : bust              ? Ink::Quiet
                                : Ink::Plain,
            bust ? SheetWords::tr("%1, over").arg(hand.total[seat]) : QString()};
}

} // namespace

ScoreSheet pazaakScore(std::span<const Table* const> positions, const TableNames& names, SeatSet) {
    const auto hands = handsOf(positions, names);
    const int right = names.me == 0 ? 0 : 1; // the person's own column is at the right
    const int left = 1 - right;
    ScoreTable all{SheetWords::tr("Hands"),
                   {{SheetWords::tr("Hand"), 4}, {names.of(left), 6, true}, {names.of(right), 6, true}},
                   {}};
    if (names.me >= 0) all.columns.push_back({SheetWords::tr("Your +"), 6, true, SheetWords::tr("Your side card")});
    all.columns.push_back({SheetWords::tr("Won by"), 7, true});
    for (const Hand& hand : hands) {
        if (!hand.over) continue;
        ScoreLine line{{{QString::number(hand.number), Ink::Quiet}, totalOf(hand, left), totalOf(hand, right)},
                       hand.first,
                       hand.last};
        if (names.me >= 0) line.cells.push_back({sideText(hand.side[names.me])});
        line.cells.push_back(hand.winner < 0 ? ScoreCell{SheetWords::tr("no one"), Ink::Quiet}
                                             : ScoreCell{names.of(hand.winner)});
        all.lines.push_back(std::move(line));
    }
    ScoreSheet sheet{std::move(all)};
    if (hands.empty()) return sheet;
    const Hand& now = hands.back();
    sheet.push_back({now.over ? SheetWords::tr("Last hand") : SheetWords::tr("This hand"),
                     {{SheetWords::tr("Who"), 6, false},
                      {SheetWords::tr("Card"), 4, true},
                      {SheetWords::tr("Count"), 4, true},
                      {{}, 5, true}},
                     now.cards});
    return sheet;
}

} // namespace hilltop
