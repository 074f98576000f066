// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/zipdeck_score.h"

#include <QCoreApplication>

#include <algorithm>
#include <deque>

namespace hilltop {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(ZipdeckScore)
};
using Ink = ScoreCell::Ink;

constexpr std::size_t kRounds = 12;    ///< the latest that are listed
constexpr std::size_t kCounted = 4096; ///< tables of a match whose wrong calls are counted

struct Round {
    int number = 0, first = 0, last = 0;
    int top = -1;
    SeatSet callers{};
    std::vector<int> cards{}, paid{}; ///< by seat; -1: no card is known
};

/// Where to begin so that all listed rounds are seen, and the end of the one before them: a match may have 10,000.
std::size_t beginOfLatest(std::span<const Table* const> positions) {
    std::size_t begun = 0;
    for (std::size_t i = positions.size(); i-- > 0;) {
        for (const Event& event : positions[i]->events())
            begun += event.kind == Event::Kind::Phase && event.word == std::string_view("round") ? 1 : 0;
        if (begun > kRounds) return i;
    }
    return 0;
}

std::deque<Round> latestRounds(std::span<const Table* const> positions, std::vector<int>& points) {
    std::deque<Round> rounds;
    const std::size_t begin = beginOfLatest(positions);
    if (begin > 0) {
        const QList<int> before = scores(*positions[begin - 1]);
        points.assign(before.begin(), before.end());
    }
    for (std::size_t i = begin; i < positions.size(); ++i) {
        for (const Event& event : positions[i]->events()) {
            const std::string_view word = event.word;
            if (event.kind == Event::Kind::Phase && word == "round") {
                rounds.push_back({event.value, static_cast<int>(i)});
                rounds.back().cards.assign(points.size(), -1);
                rounds.back().paid.assign(points.size(), 0);
                if (rounds.size() > kRounds) rounds.pop_front();
            }
            if (rounds.empty()) continue;
            Round& round = rounds.back();
            round.last = static_cast<int>(i);
            if (event.kind == Event::Kind::Say && word == "zip") round.callers.insert(Seat(event.seat));
            if (event.kind == Event::Kind::Show) round.cards[event.from.seat] = event.face.value; // to everybody
            if (event.kind == Event::Kind::Phase && word == "highest") round.top = event.value;
            if (event.kind == Event::Kind::Score) {
                round.paid[event.seat] = event.value - points[event.seat];
                points[event.seat] = event.value;
            }
        }
    }
    return rounds;
}

/// How often each seat called without the highest card; nothing where it would take long to count.
std::vector<int> wrongCalls(std::span<const Table* const> positions, std::size_t seats) {
    if (positions.size() > kCounted) return {};
    std::vector<int> wrong(seats);
    SeatSet callers;
    for (const Table* table : positions) {
        for (const Event& event : table->events()) {
            const std::string_view word = event.word;
            if (event.kind == Event::Kind::Say && word == "zip") callers.insert(Seat(event.seat));
            if (event.kind != Event::Kind::Phase || word != "highest") continue;
            for (const Seat seat : callers)
                if (seat.index() != event.value) ++wrong[static_cast<std::size_t>(seat.index())];
            callers = {};
        }
    }
    return wrong;
}

ScoreTable pointsTable(const std::vector<int>& points, const std::vector<int>& wrong, const TableNames& names) {
    ScoreTable table{SheetWords::tr("Points, fewest first"),
                     {{{}, 2, false, SheetWords::tr("Place")},
                      {SheetWords::tr("Who"), 8},
                      {{}, 5},
                      {SheetWords::tr("points"), 4, true}},
                     {}};
    if (!wrong.empty()) table.columns.push_back({SheetWords::tr("wrong"), 4, true, SheetWords::tr("wrong calls")});
    std::vector<int> order(points.size());
    for (std::size_t seat = 0; seat < order.size(); ++seat)
        order[seat] = static_cast<int>(seat);
    const auto of = [&](int seat) { return points[static_cast<std::size_t>(seat)]; };
    std::stable_sort(order.begin(), order.end(), [&](int one, int other) { return of(one) < of(other); });
    const int most = std::max(1, *std::max_element(points.begin(), points.end()));
    for (const int seat : order) {
        const auto ahead = std::count_if(points.begin(), points.end(), [&](int other) { return other < of(seat); });
        const bool me = seat == names.me;
        ScoreCell bar;
        bar.bar = static_cast<double>(of(seat)) / most;
        table.lines.push_back({{{QString::number(ahead + 1), Ink::Quiet},
                                {names.of(seat), me ? Ink::Strong : Ink::Plain},
                                bar,
                                {QString::number(of(seat)), me ? Ink::Strong : Ink::Plain}},
                               -1,
                               -1,
                               me});
        if (!wrong.empty())
            table.lines.back().cells.push_back({QString::number(wrong[static_cast<std::size_t>(seat)])});
    }
    return table;
}

/// Callers, and a silent player with the highest card.
ScoreTable callsTable(const std::deque<Round>& rounds, const TableNames& names) {
    ScoreTable table{
        SheetWords::tr("Calls, latest first"),
        {{SheetWords::tr("Round"), 4}, {SheetWords::tr("Who"), 7}, {SheetWords::tr("Card"), 3, true}, {{}, 6, true}},
        {}};
    for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) {
        if (round->top < 0) continue;
        bool first = true;
        const auto add = [&](int seat, const QString& what) {
            const int card = round->cards[static_cast<std::size_t>(seat)];
            table.lines.push_back(
                {{{first ? QString::number(round->number) : QString(), Ink::Quiet, QString::number(round->number)},
                  {names.of(seat)},
                  {card < 0 ? QString() : QString::number(card)},
                  {what, Ink::Quiet}},
                 round->first,
                 round->last});
            first = false;
        };
        for (const Seat seat : round->callers) {
            const int paid = round->paid[static_cast<std::size_t>(seat.index())];
            const QString verdict = seat.index() == round->top ? SheetWords::tr("right") : SheetWords::tr("wrong");
            add(seat.index(), paid == 0 ? verdict : SheetWords::tr("%1, +%2").arg(verdict).arg(paid));
        }
        if (!round->callers.contains(Seat(round->top)))
            add(round->top, SheetWords::tr("silent, +%1").arg(round->paid[static_cast<std::size_t>(round->top)]));
    }
    return table;
}

} // namespace

ScoreSheet zipdeckScore(std::span<const Table* const> positions, const TableNames& names, SeatSet) {
    std::vector<int> points(static_cast<std::size_t>(names.bySeat.size()), 0);
    const auto rounds = latestRounds(positions, points);
    return {pointsTable(points, wrongCalls(positions, points.size()), names), callsTable(rounds, names)};
}

} // namespace hilltop
