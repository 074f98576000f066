// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps_score.h"

#include "games/rps/words.h"

#include <QCoreApplication>

#include <array>

namespace hilltop {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(RpsScore)
};
using Ink = ScoreCell::Ink;
using Known = ScoreCell::Card;

constexpr int kSymbols = 3, kNumbers = 10;
/// By their order in Info::zones.
namespace zone {
enum { kDeck, kPair, kDraft, kStock, kHand, kPlay, kBase, kDone };
}

struct PlayedGame {
    int number = 0, first = 0, last = 0;
    Face base = kHidden;
    Face played[2] = {kHidden, kHidden};
    int winner = -1;
    bool pair = false;
};
struct Pick {
    int number = 0, first = 0, last = 0;
    Face kept = kHidden, gave = kHidden, received = kHidden;
};
struct Course {
    std::vector<PlayedGame> games;
    std::vector<Pick> picks;
    std::array<std::array<Known, kNumbers>, kSymbols> cards{}; ///< None is used for Unseen while it is filled in
};

ScoreCell cell(const Face& face, Ink ink = Ink::Plain) {
    if (face == kHidden) return {QStringLiteral("–"), Ink::Quiet, SheetWords::tr("nothing yet")};
    return {said(rps_words().sign(face.kind, face.value)), ink, said(rps_words().card(face.kind, face.value))};
}

/// What a seat knows of the card that moves: it holds the card, has given it away, or the card lies open.
Known afterwards(const Event& event, int me) {
    if (event.to.zone == zone::kPlay || event.to.zone == zone::kBase || event.to.zone == zone::kDone)
        return Known::Seen;
    if (event.to.seat == me) return Known::Held;
    return event.to.zone == zone::kDraft && event.from.seat == me ? Known::Given : Known::None;
}

void addMove(Course& course, const Event& event, int me, SeatSet viewers) {
    const Face face = event.seen_by.meets(viewers) ? event.face : kHidden;
    if (!course.games.empty()) {
        PlayedGame& game = course.games.back();
        if (event.to.zone == zone::kBase) game.base = face;
        if (event.to.zone == zone::kPlay) game.played[event.to.seat] = face;
    }
    if (event.to.zone == zone::kDraft && !course.picks.empty()) {
        Pick& pick = course.picks.back();
        if (event.from.seat == event.to.seat && event.to.seat == me) pick.kept = face;
        if (event.from.seat != event.to.seat) (event.to.seat == me ? pick.received : pick.gave) = face;
    }
    if (face == kHidden || face.kind >= kSymbols || face.value >= kNumbers) return;
    Known& known = course.cards[face.kind][face.value];
    const Known now = afterwards(event, me);
    if (now != Known::None && known != Known::Seen) known = now;
}

Course courseOf(std::span<const Table* const> positions, int me, SeatSet viewers) {
    Course course;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const int position = static_cast<int>(i);
        for (const Event& event : positions[i]->events()) {
            const std::string_view word = event.word;
            if (event.kind == Event::Kind::Phase && word == "pick") {
                course.picks.push_back({event.value, position, position});
            } else if (event.kind == Event::Kind::Phase && word == "game") {
                course.games.push_back({event.value, position, position});
            }
            if (!course.games.empty())
                course.games.back().last = position;
            else if (!course.picks.empty())
                course.picks.back().last = position;
            if (event.kind == Event::Kind::Phase && word == "game-won") course.games.back().winner = event.value;
            if (event.kind == Event::Kind::Say && word == "pair") course.games.back().pair = true;
            if (event.kind == Event::Kind::Move) addMove(course, event, me, viewers);
        }
    }
    return course;
}

ScoreTable gamesTable(const Course& course, const TableNames& names) {
    const int right = names.me == 0 ? 0 : 1, left = 1 - right;
    ScoreTable table{
        SheetWords::tr("Games"),
        {{SheetWords::tr("Game"), 4}, {SheetWords::tr("Base"), 4}, {names.of(left), 5}, {names.of(right), 5}, {{}, 3}},
        {}};
    for (const PlayedGame& game : course.games) {
        ScoreLine line{{{QString::number(game.number), Ink::Quiet}, cell(game.base)}, game.first, game.last};
        for (const int seat : {left, right})
            line.cells.push_back(cell(game.played[seat], game.winner == seat ? Ink::Won : Ink::Plain));
        line.cells.push_back({game.pair ? SheetWords::tr("pair") : QString(), Ink::Quiet});
        table.lines.push_back(std::move(line));
    }
    return table;
}

ScoreTable cardsTable(const Course& course) {
    static const char* const kNames[] = {QT_TRANSLATE_NOOP("RpsScore", "Rock"), QT_TRANSLATE_NOOP("RpsScore", "Paper"),
                                         QT_TRANSLATE_NOOP("RpsScore", "Scissors")};
    ScoreTable table{SheetWords::tr("All cards"),
                     {{QString(), 5}},
                     {},
                     SheetWords::tr("Bold: not seen yet. Filled: yours. Framed: given away. Struck through: played.")};
    table.columns.resize(1 + kNumbers, {QString(), 2});
    for (int symbol = 0; symbol < kSymbols; ++symbol) {
        ScoreLine line{{{SheetWords::tr(kNames[symbol])}}};
        for (int number = 0; number < kNumbers; ++number) {
            const Known card = course.cards[static_cast<std::size_t>(symbol)][static_cast<std::size_t>(number)];
            const QString text = QString::number(number);
            switch (card) {
            case Known::Held:
                line.cells.push_back({text, Ink::Plain, SheetWords::tr("%1 yours").arg(text), card});
                break;
            case Known::Given:
                line.cells.push_back({text, Ink::Plain, SheetWords::tr("%1 given away").arg(text), card});
                break;
            case Known::Seen:
                line.cells.push_back({text, Ink::Quiet, SheetWords::tr("%1 played").arg(text), card});
                break;
            case Known::None:
            case Known::Unseen:
                line.cells.push_back({text, Ink::Strong, SheetWords::tr("%1 not seen").arg(text), Known::Unseen});
            }
        }
        table.lines.push_back(std::move(line));
    }
    return table;
}

} // namespace

ScoreSheet rpsScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers) {
    // With all cards open no draft is "yours": then only what has been played counts as seen.
    const int me = viewers.size() == 1 ? (*viewers.begin()).index() : -1;
    const Course course = courseOf(positions, me, viewers);
    ScoreSheet sheet{gamesTable(course, names), cardsTable(course)};
    if (me < 0) return sheet;
    ScoreTable draft{SheetWords::tr("Draft"),
                     {{SheetWords::tr("Pick"), 3},
                      {SheetWords::tr("Kept"), 4},
                      {SheetWords::tr("Gave"), 4},
                      {SheetWords::tr("Received"), 5}},
                     {}};
    for (const Pick& pick : course.picks)
        draft.lines.push_back(
            {{{QString::number(pick.number), Ink::Quiet}, cell(pick.kept), cell(pick.gave), cell(pick.received)},
             pick.first,
             pick.last});
    sheet.push_back(std::move(draft));
    return sheet;
}

} // namespace hilltop
