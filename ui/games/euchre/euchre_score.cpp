// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/euchre_score.h"

#include "game/entry.h"
#include "games/euchre/words.h"
#include "registry/registry.h"
#include "text/game_texts.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <array>

namespace hilltop {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(EuchreScore)
};
using Ink = ScoreCell::Ink;

constexpr int kSeats = 4, kTricks = 5;
/// By their order in Info::zones.
namespace zone {
enum { kDeck, kHand, kTurned, kBuried, kTrick, kTaken };
}

struct Trick {
    std::array<Face, kSeats> cards{kHidden, kHidden, kHidden, kHidden};
    int leader = -1, winner = -1;
    int first = -1, last = -1;
};
struct Hand {
    int number = 0, first = 0, last = 0;
    int trump = -1, maker = -1;
    int gained[2] = {0, 0};
    bool over = false, euchred = false;
    std::vector<Trick> tricks;
    std::vector<ScoreLine> calls;
};

ScoreCell::Suit inkOf(int suit) {
    static constexpr ScoreCell::Suit kInks[] = {ScoreCell::Suit::Clubs, ScoreCell::Suit::Diamonds,
                                                ScoreCell::Suit::Hearts, ScoreCell::Suit::Spades};
    return kInks[suit];
}
ScoreCell suitCell(int suit) {
    if (suit < 0) return {QStringLiteral("–"), Ink::Quiet, SheetWords::tr("none")};
    static constexpr const char16_t* kSigns[] = {u"♣", u"♦", u"♥", u"♠"};
    static const char* const kNames[] = {
        QT_TRANSLATE_NOOP("EuchreScore", "clubs"), QT_TRANSLATE_NOOP("EuchreScore", "diamonds"),
        QT_TRANSLATE_NOOP("EuchreScore", "hearts"), QT_TRANSLATE_NOOP("EuchreScore", "spades")};
    ScoreCell cell{QString::fromUtf16(kSigns[suit]), Ink::Plain, SheetWords::tr(kNames[suit])};
    cell.suit = inkOf(suit);
    return cell;
}
ScoreCell cardCell(const Face& face, bool won) {
    if (face == kHidden) return {};
    ScoreCell cell{said(euchre_words().sign(face.kind, face.value)), won ? Ink::Won : Ink::Plain,
                   said(euchre_words().card(face.kind, face.value))};
    cell.suit = inkOf(face.kind);
    return cell;
}

void addPhase(Hand& hand, const Event& event, int position) {
    const std::string_view word = event.word;
    if (word == "trump") hand.trump = event.value;
    if (word == "trick") hand.tricks.push_back({});
    if (word == "trick-won" && !hand.tricks.empty()) {
        hand.tricks.back().winner = event.value;
        hand.tricks.back().last = position;
    }
    if (word == "made" || word == "euchred") hand.maker = event.value;
    hand.euchred = hand.euchred || word == "euchred";
    hand.over = hand.over || word == "made" || word == "euchred" || word == "hand-void";
}

/// A dealer orders nothing up, but picks it up.
void dealerCalls(Hand& hand, int dealer, int caller, const TableNames& names) {
    if (dealer != caller || hand.calls.empty()) return;
    hand.calls.back().cells[1].text = dealer == names.me ? SheetWords::tr("pick it up") : SheetWords::tr("picks it up");
}

std::vector<Hand> handsOf(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers) {
    std::vector<Hand> hands;
    std::array<int, 2> points{0, 0};
    int caller = -1; ///< who spoke last
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const int position = static_cast<int>(i);
        for (const Event& event : positions[i]->events()) {
            if (event.kind == Event::Kind::Phase && std::string_view(event.word) == "hand") {
                hands.emplace_back();
                hands.back().number = event.value;
                hands.back().first = position;
            }
            if (hands.empty()) continue;
            Hand& hand = hands.back();
            hand.last = position;
            if (event.kind == Event::Kind::Phase) addPhase(hand, event, position);
            if (event.kind == Event::Kind::Say) {
                caller = event.seat;
                const QString call = eventText(positions[i]->info(), event, kHidden, names);
                if (!call.isEmpty())
                    hand.calls.push_back({{{names.of(event.seat)}, {call, Ink::Quiet}}, position, position});
            }
            if (event.kind == Event::Kind::Move && event.from.zone == zone::kTurned && event.to.zone == zone::kHand)
                dealerCalls(hand, event.to.seat, caller, names);
            if (event.kind == Event::Kind::Move && event.to.zone == zone::kTrick && !hand.tricks.empty()) {
                Trick& trick = hand.tricks.back();
                if (trick.leader < 0) {
                    trick.leader = event.from.seat;
                    trick.first = position;
                }
                trick.cards[event.from.seat] = event.seen_by.meets(viewers) ? event.face : kHidden;
                trick.last = position;
            }
            if (event.kind == Event::Kind::Score && event.seat < 2) {
                hand.gained[event.seat] = event.value - points[event.seat];
                points[event.seat] = event.value;
            }
        }
    }
    return hands;
}

QString pointsText(int points) {
    return points == 0 ? QString() : QStringLiteral("+%1").arg(points);
}

/// "Table rules"; those without a name are the person's own.
QString rulesNote(const Table& table) {
    const GameEntry& game = *find_game(table.info().id);
    const auto rules = rules_from_json(game.rules(), table.described(Seat(0))["rules"]);
    if (!rules) return {};
    const Variant* variant = game.variant_of(*rules, kSeats);
    if (variant == nullptr && *rules != default_values(game.rules())) return SheetWords::tr("Rules of your own.");
    return SheetWords::tr("%1.").arg(variantTitle(table.info().id, variant != nullptr ? variant->id : ""));
}

ScoreTable handsTable(const std::vector<Hand>& hands, const TableNames& names) {
    const int we = names.me >= 0 ? names.me % 2 : 0;
    const bool mine = names.me >= 0;
    ScoreTable table{SheetWords::tr("Hands"),
                     {{SheetWords::tr("Hand"), 4},
                      {SheetWords::tr("Trump"), 5},
                      {mine ? SheetWords::tr("We") : names.of(0), 4, true},
                      {mine ? SheetWords::tr("They") : names.of(1), 4, true},
                      {SheetWords::tr("Score"), 6, true}},
                     {}};
    int total[2] = {0, 0};
    for (const Hand& hand : hands) {
        if (!hand.over) continue;
        ScoreLine line{{{QString::number(hand.number), Ink::Quiet}, suitCell(hand.trump)}, hand.first, hand.last};
        for (const int side : {we, 1 - we}) {
            total[side] += hand.gained[side];
            const bool euchre = hand.euchred && hand.gained[side] > 0;
            line.cells.push_back(
                {pointsText(hand.gained[side]), hand.gained[side] > 0 ? Ink::Won : Ink::Plain,
                 euchre ? SheetWords::tr("%1 by a euchre").arg(pointsText(hand.gained[side])) : QString()});
        }
        line.cells.push_back({QStringLiteral("%1–%2").arg(total[we]).arg(total[1 - we])});
        table.lines.push_back(std::move(line));
    }
    return table;
}

/// Always five lines, so that one sees how many are to come.
ScoreTable tricksTable(const Hand& hand, const TableNames& names) {
    const int me = names.me >= 0 ? names.me : 3;
    ScoreTable table{SheetWords::tr("Tricks of hand %1").arg(hand.number),
                     {{QString(), 2, false, SheetWords::tr("Trick")}},
                     {},
                     SheetWords::tr("A line marks the card that won, › the card that was led.")};
    for (int turn = 1; turn <= kSeats; ++turn)
        table.columns.push_back({names.of((me + turn) % kSeats), 5});
    for (int i = 0; i < kTricks; ++i) {
        ScoreLine line{{{QString::number(i + 1), Ink::Quiet}}};
        if (static_cast<std::size_t>(i) < hand.tricks.size()) {
            const Trick& trick = hand.tricks[static_cast<std::size_t>(i)];
            line.first = trick.first;
            line.last = trick.last;
            for (int turn = 1; turn <= kSeats; ++turn) {
                const int seat = (me + turn) % kSeats;
                ScoreCell cell = cardCell(trick.cards[static_cast<std::size_t>(seat)], seat == trick.winner);
                if (seat == trick.leader && !cell.text.isEmpty()) {
                    cell.text.prepend(QStringLiteral("›"));
                    cell.spoken = SheetWords::tr("led %1").arg(cell.spoken);
                }
                line.cells.push_back(std::move(cell));
            }
        } else {
            line.cells.resize(1 + kSeats);
        }
        table.lines.push_back(std::move(line));
    }
    return table;
}

} // namespace

ScoreSheet euchreScore(std::span<const Table* const> positions, const TableNames& names, SeatSet viewers) {
    const auto hands = handsOf(positions, names, viewers);
    ScoreSheet sheet{handsTable(hands, names)};
    const QString rules = rulesNote(*positions.front());
    sheet.front().note = rules;
    if (hands.empty()) return sheet;
    sheet.front().below = !positions.back()->over();
    sheet.push_back(tricksTable(hands.back(), names));
    if (sheet.front().lines.empty()) sheet.back().note += QLatin1Char('\n') + rules;
    sheet.push_back(
        {SheetWords::tr("Calls"), {{SheetWords::tr("Who"), 2}, {SheetWords::tr("What"), 3}}, hands.back().calls});
    return sheet;
}

} // namespace hilltop
