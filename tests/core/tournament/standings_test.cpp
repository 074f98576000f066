// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/bytes.h"
#include "support/test.h"
#include "tournament/standings_state.h"
#include "tournament/statistics.h"

#include <QtTest>

#include <cmath>

using namespace hilltop;

namespace {

/// A game that exists only in what it says of itself.
struct Paper : Info {
    Paper()
        : Info{.id = "paper",
               .title = "Paper",
               .min_seats = 2,
               .max_seats = 16,
               .default_seats = 2,
               .teams = false,
               .cooperative = false,
               .zones = {},
               .card_kinds = {},
               .counting = Counting::Matches,
               .second = nullptr,
               .fault_cost = "",
               .hue = {},
               .disqualifies = false} {}
};

/// A series with fixed seats and its results, match by match.
struct Sheet {
    Series series;
    SeriesResult result;

    explicit Sheet(std::vector<std::uint16_t> by_seat, std::uint64_t first_match = 0) {
        series.seats = static_cast<int>(by_seat.size());
        series.entrants = std::move(by_seat);
        series.seating = SeatingPlan::Fixed;
        series.first_match = first_match;
        series.first_deal = first_match;
    }
    Sheet& match(std::vector<int> points, SeatSet winners) {
        result.lines.push_back({0, static_cast<std::uint16_t>(winners.bits())});
        result.points.insert(result.points.end(), points.begin(), points.end());
        result.second.insert(result.second.end(), points.size(), 0);
        ++series.matches;
        return *this;
    }
    /// In the match that was added last.
    Sheet& fault(int seat) {
        result.faults.push_back({series.match_number(series.matches - 1),
                                 series.entrants[static_cast<std::size_t>(seat)], static_cast<std::uint8_t>(seat),
                                 Fault::NotAllowed, 0});
        return *this;
    }
    void fold_into(Standings& standings) const { standings.add(series, result); }
};

SeatSet seats(std::initializer_list<int> list) {
    SeatSet set;
    for (const int seat : list)
        set.insert(Seat(seat));
    return set;
}

StandingsRow row_of(const Standings& standings, int entrant) {
    for (const StandingsRow& row : standings.rows()) {
        if (row.entrant == entrant) return row;
    }
    return {};
}

std::vector<int> order_of(const Standings& standings) {
    std::vector<int> order;
    for (const StandingsRow& row : standings.rows())
        order.push_back(row.entrant);
    return order;
}

} // namespace

class StandingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreSummed();
    void disqualifiedLoseWhatComesLater();
    void twoDisqualifiedShareNothing();
    void faultsCostNothingElsewhere();
    void faultsInEveryMatchComeLast();
    void partnersAreOneSide();
    void partnersMayDiffer();
    void lowestTotalsShareTheWin();
    void sharedWinsAreDraws();
    void sharesWhereNumbersDiffer();
    void ownOrderWhereNumbersAgree();
    void oneDealSaysNothing();
    void copiesCountForOne();
    void cooperativeMeans();
    void errorsAreOverDeals();
    void twoOfAKnownRecord();
    void seatsAreDrawnFairly_data();
    void seatsAreDrawnFairly();
    void formatsThatDoNotFit_data();
    void formatsThatDoNotFit();
};

/// RPS Poker: points decide, and the share is that of the games.
void StandingsTest::gamesAreSummed() {
    Paper game;
    game.counting = Counting::Points;
    Standings standings(game, 2, 3);
    Sheet({0, 1}).match({9, 1}, seats({0})).match({3, 7}, seats({1})).fold_into(standings);
    Sheet({2, 0}).match({6, 4}, seats({0})).match({5, 5}, {}).fold_into(standings);
    QCOMPARE(row_of(standings, 0).points, 21);
    QCOMPARE(row_of(standings, 0).share, 21.0 / 40);
    QCOMPARE(row_of(standings, 2).draws, 1);
    QCOMPARE(standings.cell(0, 1).points_for, 12);
    QCOMPARE(order_of(standings), (std::vector<int>{2, 0, 1})); // 11 of 20, 21 of 40, 8 of 20
}

/// Earlier matches stand, later ones are 0-10, whatever was played in them.
void StandingsTest::disqualifiedLoseWhatComesLater() {
    Paper game;
    game.counting = Counting::Points;
    game.disqualifies = true;
    game.forfeit_points = 10;
    Standings standings(game, 2, 3);
    Sheet({0, 1})
        .match({8, 2}, seats({0}))
        .match({0, 10}, seats({1}))
        .fault(0)
        .match({9, 1}, seats({0}))
        .fault(0)
        .fold_into(standings);
    Sheet({2, 0}, 3).match({4, 6}, seats({1})).fold_into(standings);
    const StandingsRow out = row_of(standings, 0);
    QVERIFY(out.disqualified && !row_of(standings, 1).disqualified);
    QCOMPARE(out.points, 8);
    QCOMPARE(out.faults, 1); // what happens in a forfeit match does not count
    QCOMPARE(out.wins, 1);
    QCOMPARE(out.losses, 3);
    QCOMPARE(row_of(standings, 1).points, 22);
    QCOMPARE(row_of(standings, 2).points, 10);
    QCOMPARE(standings.cell(2, 0).wins, 1);
}

void StandingsTest::twoDisqualifiedShareNothing() {
    Paper game;
    game.counting = Counting::Points;
    game.disqualifies = true;
    game.forfeit_points = 10;
    Standings standings(game, 2, 2);
    Sheet({0, 1}).match({0, 0}, {}).fault(0).fault(1).match({5, 5}, {}).match({7, 3}, seats({0})).fold_into(standings);
    for (int entrant : {0, 1}) {
        QCOMPARE(row_of(standings, entrant).points, 0);
        QCOMPARE(row_of(standings, entrant).faults, 1);
        QCOMPARE(row_of(standings, entrant).draws, 3);
        QCOMPARE(row_of(standings, entrant).place, 1);
    }
}

void StandingsTest::faultsCostNothingElsewhere() {
    Paper game;
    Standings standings(game, 2, 2);
    Sheet({0, 1}).match({1, 0}, seats({0})).fault(0).match({1, 0}, seats({0})).fold_into(standings);
    QCOMPARE(row_of(standings, 0).wins, 2);
    QCOMPARE(row_of(standings, 0).faults, 1);
    QVERIFY(!row_of(standings, 0).disqualified);
}

/// Whatever its wins and its other fault are; only a fault at a notice costs nothing.
void StandingsTest::faultsInEveryMatchComeLast() {
    Paper game;
    Standings standings(game, 2, 4);
    Sheet({0, 1}).match({1, 0}, seats({0})).fault(0).match({1, 0}, seats({0})).fault(0).fold_into(standings);
    Sheet({2, 3}, 2).match({1, 0}, seats({0})).fault(0).match({0, 1}, seats({1})).fold_into(standings);
    QCOMPARE(row_of(standings, 0).faulty, 2);
    QCOMPARE(row_of(standings, 2).faulty, 1);
    QVERIFY(row_of(standings, 0).always_faulty() && !row_of(standings, 2).always_faulty());
    QVERIFY(!row_of(standings, 1).always_faulty());
    QCOMPARE(order_of(standings), (std::vector<int>{2, 3, 1, 0}));
    QCOMPARE(row_of(standings, 0).place, 4);
    Sheet told({0, 1}, 4);
    told.match({1, 0}, seats({0})).fault(0);
    told.result.faults.back().told = true;
    told.fold_into(standings);
    QVERIFY(!row_of(standings, 0).always_faulty());
    // It is kept with the rest.
    ByteWriter bytes;
    StandingsState::save(standings, bytes);
    const std::string text = bytes.take();
    Standings again(game, 2, 4);
    ByteReader reader(text);
    QVERIFY(StandingsState::load(again, reader));
    QCOMPARE(row_of(again, 0).faulty, 2);
}

/// Euchre with copies of one bot as partners: a match is one match of either.
void StandingsTest::partnersAreOneSide() {
    Paper game;
    game.teams = true;
    Standings standings(game, 4, 2);
    Sheet({0, 1, 0, 1})
        .match({10, 4, 10, 4}, seats({0, 2}))
        .match({3, 11, 3, 11}, seats({1, 3}))
        .match({2, 2, 2, 2}, {})
        .fold_into(standings);
    for (int entrant : {0, 1}) {
        const StandingsRow row = row_of(standings, entrant);
        QCOMPARE(row.matches, 3);
        QCOMPARE(row.wins, 1);
        QCOMPARE(row.draws, 1);
        QCOMPARE(row.losses, 1);
        QCOMPARE(row.share, 0.5);
    }
    QCOMPARE(standings.cell(0, 1).matches, 3);
    QCOMPARE(standings.cell(0, 1).points_for, 15);
}

/// Four names drawn into teams: each has its own result, and meets both opponents but not its partner.
void StandingsTest::partnersMayDiffer() {
    Paper game;
    game.teams = true;
    Standings standings(game, 4, 4);
    Sheet({3, 1, 0, 2}).match({10, 4, 10, 4}, seats({0, 2})).fold_into(standings);
    QCOMPARE(order_of(standings), (std::vector<int>{0, 3, 1, 2}));
    QCOMPARE(row_of(standings, 3).place, 1);
    QCOMPARE(row_of(standings, 1).place, 3);
    QCOMPARE(standings.cell(3, 0).matches, 0);
    QCOMPARE(standings.cell(3, 1).wins, 1);
    QCOMPARE(standings.cell(2, 3).losses, 1);
}

/// Zip Deck: each seat with the lowest total has a full win; ties of wins are broken by the mean points.
void StandingsTest::lowestTotalsShareTheWin() {
    Paper game;
    game.counting = Counting::SharedWins;
    game.low_points = true;
    Standings standings(game, 3, 3);
    Sheet({0, 1, 2}).match({4, 4, 9}, seats({0, 1})).match({7, 8, 2}, seats({2})).fold_into(standings);
    QCOMPARE(row_of(standings, 0).wins, 1);
    QCOMPARE(row_of(standings, 2).share, 0.5);
    QCOMPARE(row_of(standings, 2).losses, 1);
    QCOMPARE(order_of(standings), (std::vector<int>{0, 2, 1})); // 5.5, 5.5 and 6 points in the mean
    QCOMPARE(row_of(standings, 2).place, 1);
    QCOMPARE(row_of(standings, 1).place, 3);
    QCOMPARE(standings.cell(0, 1).draws, 1);
    QCOMPARE(standings.cell(0, 1).wins, 1); // 7 points against 8, though neither won
}

/// Two lowest totals at two seats: a whole win of either in its line, a draw between the two, also in pairs of matches
/// with both seatings and in the sums a bracket reads.
void StandingsTest::sharedWinsAreDraws() {
    Paper game;
    game.counting = Counting::SharedWins;
    game.low_points = true;
    Standings standings(game, 2, 2);
    Sheet sheet({0, 1});
    sheet.series.seating = SeatingPlan::Rotated;
    sheet.series.matches_per_deal = 2;
    sheet.match({4, 4}, seats({0, 1})).match({5, 5}, seats({0, 1})); // both shared
    sheet.match({4, 9}, seats({0})).match({3, 3}, seats({0, 1}));    // won by 0 at seat 0, shared
    const Tally tally = standings.add(sheet.series, sheet.result);
    const CrosstableCell cell = standings.cell(0, 1);
    QCOMPARE(cell.wins, 1);
    QCOMPARE(cell.draws, 3);
    QCOMPARE(cell.losses, 0);
    QCOMPARE(cell.pairs, (std::array<std::int64_t, 5>{0, 0, 1, 1, 0}));
    QCOMPARE(standings.cell(1, 0).pairs, (std::array<std::int64_t, 5>{0, 1, 1, 0, 0}));
    QCOMPARE(cell.share(), 5.0 / 8);
    QCOMPARE(standings.cell(1, 0).share(), 3.0 / 8);
    QCOMPARE(row_of(standings, 0).wins, 4);
    QCOMPARE(row_of(standings, 1).wins, 3);
    QCOMPARE(tally.wins, (std::array<std::int64_t, 2>{4, 3}));
    QCOMPARE(tally.halves, (std::array<std::int64_t, 2>{5, 3}));
    QCOMPARE(tally.first_winner, 0);
}

/// A gauntlet: half of many matches is less than most of few.
void StandingsTest::sharesWhereNumbersDiffer() {
    Paper game;
    Standings standings(game, 2, 3);
    Sheet often({0, 1}), few({0, 2}, 100);
    for (int match = 0; match < 8; ++match)
        often.match({1, 0}, seats({match < 6 ? 0 : 1}));
    for (int match = 0; match < 4; ++match)
        few.match({0, 1}, seats({match < 1 ? 0 : 1}));
    often.fold_into(standings);
    few.fold_into(standings);
    QCOMPARE(order_of(standings), (std::vector<int>{2, 0, 1})); // 3 of 4, 7 of 12, 2 of 8
    QCOMPARE(row_of(standings, 0).wins, 7);
    QCOMPARE(row_of(standings, 0).place, 2);
    QCOMPARE(row_of(standings, 0).merit, 7.0 / 12);
    // Equal shares of different numbers share a place.
    Standings tied(game, 2, 3);
    Sheet({0, 1}).match({1, 0}, seats({0})).match({0, 1}, seats({1})).fold_into(tied);
    Sheet({0, 2}, 2).match({1, 0}, seats({0})).match({0, 1}, seats({1})).fold_into(tied);
    for (const int entrant : {0, 1, 2})
        QCOMPARE(row_of(tied, entrant).place, 1);
}

/// All have played four matches: wins count, and draws do not, though the share of who has drawn is the greater one.
void StandingsTest::ownOrderWhereNumbersAgree() {
    Paper game;
    Standings standings(game, 2, 4);
    Sheet wins({0, 1}), draws({2, 3}, 10);
    wins.match({1, 0}, seats({0})).match({1, 0}, seats({0})).match({0, 1}, seats({1})).match({0, 1}, seats({1}));
    draws.match({1, 0}, seats({0})).match({0, 0}, {}).match({0, 0}, {}).match({0, 0}, {});
    wins.fold_into(standings);
    draws.fold_into(standings);
    QCOMPARE(order_of(standings), (std::vector<int>{0, 1, 2, 3}));
    QCOMPARE(row_of(standings, 1).place, 1);
    QCOMPARE(row_of(standings, 2).place, 3);
    QCOMPARE(row_of(standings, 2).share, 5.0 / 8);
    QCOMPARE(row_of(standings, 2).merit, 1.0 / 4); // what ranges of ranks are made of, too
}

/// After one deal, and while all deals are alike, the error of a mean is unknown.
void StandingsTest::oneDealSaysNothing() {
    Paper game;
    game.counting = Counting::Mean;
    game.low_points = true;
    game.cooperative = true;
    Standings standings(game, 2, 1);
    Sheet({0, 0}).match({7, 7}, {}).fold_into(standings);
    QVERIFY(!row_of(standings, 0).mean_interval.known());
    Sheet({0, 0}, 1).match({7, 7}, {}).match({7, 7}, {}).fold_into(standings);
    QVERIFY(!row_of(standings, 0).mean_interval.known());
    QVERIFY(row_of(standings, 0).interval.width() > 0.5);
    Sheet({0, 0}, 3).match({9, 9}, {}).fold_into(standings);
    QVERIFY(row_of(standings, 0).mean_interval.known() && row_of(standings, 0).mean_interval.width() > 1);
    Paper points;
    points.counting = Counting::Points;
    Standings games(points, 2, 2);
    Sheet({0, 1}).match({6, 4}, seats({0})).fold_into(games);
    QCOMPARE(row_of(games, 0).share, 0.6);
    QVERIFY(row_of(games, 0).interval.width() > 0.5);
}

void StandingsTest::copiesCountForOne() {
    Paper game;
    game.counting = Counting::SharedWins;
    game.low_points = true;
    Standings standings(game, 4, 2);
    Sheet({0, 0, 1, 1}).match({1, 5, 2, 6}, seats({0})).fold_into(standings);
    QCOMPARE(row_of(standings, 0).matches, 2);
    QCOMPARE(row_of(standings, 0).wins, 1);
    QCOMPARE(row_of(standings, 0).mean, 3.0);
    QCOMPARE(standings.cell(0, 1).matches, 4);
    QCOMPARE(standings.cell(0, 1).wins, 3);
    QCOMPARE(standings.cell(0, 0).matches, 0);
}

/// The Game: the mean over all seats held, fewer is better; a win is a perfect match.
void StandingsTest::cooperativeMeans() {
    Paper game;
    game.cooperative = true;
    game.low_points = true;
    game.counting = Counting::Mean;
    Standings standings(game, 4, 3);
    Sheet({0, 0, 0, 1}).match({8, 8, 8, 8}, {}).fold_into(standings);
    Sheet({0, 1, 1, 1}, 1).match({0, 0, 0, 0}, seats({0, 1, 2, 3})).fold_into(standings);
    QCOMPARE(row_of(standings, 0).matches, 4);
    QCOMPARE(row_of(standings, 0).mean, 6.0);
    QCOMPARE(row_of(standings, 1).mean, 2.0);
    QCOMPARE(row_of(standings, 1).share, 0.75);
    QCOMPARE(order_of(standings), (std::vector<int>{1, 0, 2})); // who never sat comes last
    QVERIFY(row_of(standings, 0).mean_interval.low < 6.0 && row_of(standings, 0).mean_interval.high > 6.0);
}

/// Four copies at a table are one observation, not four.
void StandingsTest::errorsAreOverDeals() {
    QuotientSums alone, four;
    for (int deal = 0; deal < 100; ++deal) {
        alone.add(deal % 2, 1);
        four.add(4 * (deal % 2), 4);
    }
    QCOMPARE(alone.quotient(), 0.5);
    QVERIFY(std::abs(alone.error() - std::sqrt(0.25 / 99)) < 1e-12);
    QVERIFY(std::abs(alone.error() - four.error()) < 1e-12);
    constexpr double kStudent99 =
        1.98421695; // from the tables: 97.5 % of Student's distribution, 99 degrees of freedom
    const Interval share = share_95(alone), wilson = wilson_95(50, 99);
    QVERIFY(std::abs(share.width() / wilson.width() - kStudent99 / normal_95()) < 1e-3);
    QVERIFY(std::abs((mean_95(alone).high - 0.5) - kStudent99 * alone.error()) < 1e-9);
    QuotientSums lost;
    for (int deal = 0; deal < 20; ++deal)
        lost.add(0, 2);
    QVERIFY(std::abs(share_95(lost).high - wilson_95(0, 20).high) < 1e-12);
    QCOMPARE(share_95(QuotientSums{}).high, 1.0);
    QCOMPARE(QuotientSums{}.quotient(), 0.0);
}

/// 3 of 4 matches: with one draw against the mean 82.42 Elo each way (FiguresTest::oneDrawAgainstTheMean). The error of
/// the share is sqrt(4 / 3 * (3 * 0.0625 + 0.5625)) / 4 = 0.25, so 3/4 is one error above 1/2: LOS 84.13 %.
void StandingsTest::twoOfAKnownRecord() {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"bold", "careful"};
    Standings standings(plan);
    Sheet({0, 1})
        .match({1, 0}, seats({0}))
        .match({1, 0}, seats({0}))
        .match({0, 1}, seats({1}))
        .match({1, 0}, seats({0}))
        .fold_into(standings);
    const Statistics statistics = statistics_of(plan, standings);
    QVERIFY(std::abs(statistics.entrants[0].elo - 82.42) < 0.005);
    QVERIFY(std::abs(statistics.entrants[1].elo + 82.42) < 0.005);
    QVERIFY(std::abs(*statistics.los - 0.8413) < 5e-5);
    // Formats that decide places show those, whatever the shares are.
    plan.format = Format::Knockout;
    standings.set_places({2, 1});
    const Statistics decided = statistics_of(plan, standings);
    QVERIFY(decided.entrants[0].first_place == 2 && decided.entrants[0].last_place == 2);
    QVERIFY(decided.entrants[1].first_place == 1 && decided.entrants[1].last_place == 1);
}

void StandingsTest::seatsAreDrawnFairly_data() {
    QTest::addColumn<int>("entrants");
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("pool");
    QTest::newRow("one table") << 3 << 3 << false;
    QTest::newRow("two of each") << 3 << 6 << false;
    QTest::newRow("random tables of many") << 7 << 4 << false;
    QTest::newRow("random tables of few") << 3 << 4 << false;
    QTest::newRow("with replacement") << 3 << 4 << true;
}

/// Every entrant equally often in every seat; without replacement none sits twice where others could.
void StandingsTest::seatsAreDrawnFairly() {
    QFETCH(int, entrants);
    QFETCH(int, seats);
    QFETCH(bool, pool);
    Series series;
    series.seats = seats;
    series.seating = pool ? SeatingPlan::DrawnFromPool : SeatingPlan::Drawn;
    series.matches = 20000;
    series.seed = 3;
    for (int entrant = 0; entrant < entrants; ++entrant)
        series.entrants.push_back(static_cast<std::uint16_t>(entrant));
    std::vector<std::vector<int>> held(static_cast<std::size_t>(entrants),
                                       std::vector<int>(static_cast<std::size_t>(seats)));
    for (int match = 0; match < series.matches; ++match) {
        const SeatedEntrants by_seat = seated(series, match);
        QCOMPARE(by_seat.size(), seats);
        std::vector<int> copies(static_cast<std::size_t>(entrants));
        for (int seat = 0; seat < seats; ++seat) {
            ++held[by_seat[seat]][static_cast<std::size_t>(seat)];
            ++copies[by_seat[seat]];
        }
        const auto [fewest, most] = std::minmax_element(copies.begin(), copies.end());
        if (!pool) QVERIFY(*most - *fewest <= (seats % entrants == 0 ? 0 : 1));
    }
    // Five standard deviations of a binomial count.
    const double share = 1.0 / entrants;
    const double slack = 5 * std::sqrt(series.matches * share * (1 - share));
    for (const auto& by_seat : held) {
        for (const int count : by_seat)
            QVERIFY(std::abs(count - series.matches * share) < slack);
    }
}

void StandingsTest::formatsThatDoNotFit_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("entrants");
    QTest::addColumn<QString>("error");
    QTest::newRow("round-robin alone") << int(Format::RoundRobin) << 1 << "round-robin needs at least two entrants";
    QTest::newRow("random tables alone") << int(Format::RandomTables) << 1 << "random-tables needs at least two";
    QTest::newRow("no entrants") << int(Format::OneTable) << 0 << "needs at least two entrants";
    QTest::newRow("an odd table") << int(Format::OneTable) << 3 << "one table of 2 seats cannot be shared evenly by 3";
    QTest::newRow("too many") << int(Format::RandomTables) << 257 << "there are 257 entrants, but at most 256 can play";
}

void StandingsTest::formatsThatDoNotFit() {
    QFETCH(int, format);
    QFETCH(int, entrants);
    QFETCH(QString, error);
    Plan plan = default_plan(*games().front());
    plan.format = static_cast<Format>(format);
    plan.bots.assign(static_cast<std::size_t>(entrants), plan.entry().bots().front().id);
    const auto fits = check_plan(plan);
    QVERIFY(!fits);
    QVERIFY2(QString::fromStdString(english(fits.error())).contains(error), english(fits.error()).c_str());
    QCOMPARE(int(fits.error().kind), int(ErrorKind::Usage));
}

HILLTOP_TEST(StandingsTest)
#include "standings_test.moc"
