// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame_score.h"

#include "games/thegame/thegame.h"

#include <QCoreApplication>

#include <array>

namespace hilltop {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(ThegameScore)
};
using Ink = ScoreCell::Ink;

constexpr std::size_t kOnPile = 6, kLatest = 12; ///< lines shown
struct Played {
    int seat = 0, card = 0, pile = 0, position = 0, turn = 0;
    int gap = 0; ///< from the card below in the pile's direction; a jump back is below 0
};
struct Course {
    std::vector<Played> cards;
    bool perfect = false;
};

Course courseOf(std::span<const Table* const> positions) {
    Course course;
    auto top = TheGame::Open{}.tops;
    int turn = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        for (const Event& event : positions[i]->events()) {
            const std::string_view word = event.word;
            turn += event.kind == Event::Kind::Phase && word == "turn";
            course.perfect = course.perfect || (event.kind == Event::Kind::Phase && word == "perfect");
            const int pile = event.to.zone - TheGame::kPile0;
            if (event.kind != Event::Kind::Move || pile < 0 || pile >= TheGame::kPiles) continue;
            std::uint8_t& below = top[static_cast<std::size_t>(pile)];
            const int card = event.face.value;
            course.cards.push_back(
                {event.from.seat, card, pile, static_cast<int>(i), turn, TheGame::gap(pile, below, card)});
            below = event.face.value;
        }
    }
    return course;
}

QString gapText(const Played& played) {
    if (played.gap == -TheGame::kJump) return SheetWords::tr("jump back");
    return QStringLiteral("%1%2")
        .arg(TheGame::rises(played.pile) ? QStringLiteral("+") : QStringLiteral("−"))
        .arg(played.gap);
}

ScoreTable pilesTable(const Course& course) {
    ScoreTable table{SheetWords::tr("Piles, latest on top"), {}, {}};
    std::array<std::vector<const Played*>, TheGame::kPiles> piles;
    for (auto played = course.cards.rbegin(); played != course.cards.rend(); ++played)
        piles[static_cast<std::size_t>(played->pile)].push_back(&*played);
    std::size_t most = 1;
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const QString sign = TheGame::rises(pile) ? QStringLiteral("↑") : QStringLiteral("↓");
        table.columns.push_back(
            {QStringLiteral("%1 %2").arg(pile + 1).arg(sign), 1, true,
             (TheGame::rises(pile) ? SheetWords::tr("pile %1, rising") : SheetWords::tr("pile %1, falling"))
                 .arg(pile + 1)});
        most = std::max(most, std::min(kOnPile, piles[static_cast<std::size_t>(pile)].size()));
    }
    for (std::size_t line = 0; line < most && !course.cards.empty(); ++line) {
        ScoreLine cards;
        for (const auto& pile : piles) {
            if (line >= pile.size())
                cards.cells.emplace_back();
            else
                cards.cells.push_back({QString::number(pile[line]->card), line == 0 ? Ink::Strong : Ink::Quiet});
        }
        table.lines.push_back(std::move(cards));
    }
    return table;
}

} // namespace

ScoreSheet thegameScore(std::span<const Table* const> positions, const TableNames& names, SeatSet) {
    const Course course = courseOf(positions);
    ScoreTable latest{SheetWords::tr("Cards played, latest first"),
                      {{SheetWords::tr("Who"), 6},
                       {SheetWords::tr("Card"), 3, true},
                       {SheetWords::tr("Pile"), 3, true},
                       {{}, 6, true}},
                      {}};
    for (auto played = course.cards.rbegin(); played != course.cards.rend(); ++played) {
        if (latest.lines.size() == kLatest) break;
        latest.lines.push_back({{{names.of(played->seat)},
                                 {QString::number(played->card), Ink::Strong},
                                 {QString::number(played->pile + 1)},
                                 {gapText(*played), Ink::Quiet}},
                                played->position,
                                played->position});
    }
    return {pilesTable(course), std::move(latest)};
}

QString thegameTurning(std::span<const Table* const> positions, const TableNames& names) {
    const Course course = courseOf(positions);
    const Played* told = nullptr;
    for (const Played& played : course.cards) {
        if (course.perfect ? played.gap == -TheGame::kJump : told == nullptr || played.gap > told->gap) told = &played;
    }
    if (told == nullptr) return {};
    const bool mine = told->seat == names.me;
    const QString turn = QString::number(told->turn), card = QString::number(told->card),
                  pile = QString::number(told->pile + 1), who = names.of(told->seat);
    if (course.perfect)
        return mine ? SheetWords::tr("Turn %1: you jumped ten back to %2 on pile %3, the last jump of the match.")
                          .arg(turn, card, pile)
                    : SheetWords::tr("Turn %1: %2 jumped ten back to %3 on pile %4, the last jump of the match.")
                          .arg(turn, who, card, pile);
    const QString out = SheetWords::tr("%n number(s)", nullptr, told->gap - 1);
    return mine ? SheetWords::tr("Turn %1: your %2 on pile %3 left out %4, the widest gap of the match.")
                      .arg(turn, card, pile, out)
                : SheetWords::tr("Turn %1: %2 put %3 on pile %4 and left out %5, the widest gap of the match.")
                      .arg(turn, who, card, pile, out);
}

} // namespace hilltop
