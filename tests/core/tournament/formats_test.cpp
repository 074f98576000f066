// SPDX-License-Identifier: GPL-3.0-or-later
// Formats as pure functions: what must hold of every schedule, for any results.
#include "rng/rng.h"
#include "support/test.h"
#include "tournament/course.h"
#include "tournament/formats.h"
#include "tournament/swiss.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace hilltop;

namespace {

Plan plan_of_equals(Format format, int entrants, const char* game = "pazaak") {
    Plan plan = default_plan(*find_game(game));
    plan.format = format;
    plan.matches = 100;
    plan.bots.assign(static_cast<std::size_t>(entrants), plan.entry().bots().front().id);
    return plan;
}

/// Who wins a pairing: the stronger one (`luck` 0), a random one (1), none (2).
enum class Luck { None, All, Draws };

Tally tally(const Pairing& pairing, std::int64_t matches, Luck luck, Rng& lots) {
    Tally tally;
    tally.matches = matches;
    if (luck == Luck::Draws) return tally;
    const bool first = luck == Luck::None ? pairing[0] < pairing[1] : lots.below(2) == 0;
    const std::size_t side = first ? 0 : 1;
    tally.wins[side] = matches;
    tally.points[side] = matches;
    tally.first_winner = static_cast<int>(side);
    return tally;
}

struct Played {
    Bracket bracket;
    std::vector<PlayedStage> stages;
    std::int64_t matches = 0;
};

/// Plays a format to its end; the stages that were drawn up must not change when more is known.
Played play_out(const Plan& plan, Luck luck, std::uint64_t seed) {
    Played played;
    Rng lots(seed, 0, Stream::Analysis, 0, 0);
    for (int guard = 0; guard < 20'000; ++guard) {
        played.bracket = look_ahead(plan, played.stages);
        if (played.bracket.pairings.empty()) return played;
        PlayedStage stage{std::make_shared<const std::vector<Pairing>>(played.bracket.pairings), {}};
        for (const Pairing& pairing : played.bracket.pairings)
            stage.tallies.push_back(tally(pairing, played.bracket.matches, luck, lots));
        played.matches += played.bracket.matches * static_cast<std::int64_t>(stage.tallies.size());
        played.stages.push_back(std::move(stage));
    }
    qFatal("it never ends");
}

/// The places of a table: every rank is taken, ties share their best.
bool total(std::vector<int> places) {
    std::sort(places.begin(), places.end());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int expected = i > 0 && places[i] == places[i - 1] ? places[i - 1] : static_cast<int>(i) + 1;
        if (places[i] != expected) return false;
    }
    return true;
}

/// Wins every pairing against every later one.
bool is_order_of_strength(const std::vector<int>& places) {
    return std::is_sorted(places.begin(), places.end());
}

using Sums = std::array<std::int64_t, 2>; ///< by side of a pairing

/// Two of a round, matches won of 100, and who won.
Meeting met(std::uint16_t one, std::uint16_t two, double won) {
    return {one, two, {won, 100 - won}, won > 50 ? 0 : won < 50 ? 1 : -1};
}

} // namespace
Q_DECLARE_METATYPE(Sums)

class FormatsTest : public QObject {
    Q_OBJECT
private slots:
    void words();
    void gamesOwn();
    void placesAreTotal_data();
    void placesAreTotal();
    void cupPlacesEverybody_data();
    void cupPlacesEverybody();
    void cupFirstRoundOfTheSeed();
    void cupSetsAndDraws();
    void knockoutByes_data();
    void knockoutByes();
    void knockoutTieBreaks();
    void contestsOwnOrder_data();
    void contestsOwnOrder();
    void rankedByRoundRobin();
    void swissMeetsOnce_data();
    void swissMeetsOnce();
    void swissByesAreFair();
    void swissRoundsOfTheManual();
    void swissPoints();
    void swissTies();
    void gauntlet();
    void seatingsOfDeals_data();
    void seatingsOfDeals();
    void seriesCoverStages();
    void seriesAreNumbered_data();
    void seriesAreNumbered();
};

/// Every format has a word that is read back; the error for another word lists them all.
void FormatsTest::words() {
    for (const Format format : kFormats)
        QCOMPARE(int(*read_format(format_word(format))), int(format));
    const auto league = read_format("league");
    QVERIFY(!league);
    QCOMPARE(english(league.error()), std::string("\"league\" must be round-robin, one-table, random-tables, "
                                                  "gauntlet, knockout, swiss or cup"));
    QCOMPARE(format_words(), std::string("round-robin, one-table, random-tables, gauntlet, knockout, swiss, cup"));
}

void FormatsTest::gamesOwn() {
    const auto own = [](const char* game) { return int(own_format(find_game(game)->info())); };
    for (const char* game : {"pazaak", "euchre", "rps"})
        QCOMPARE(own(game), int(Format::RoundRobin));
    QCOMPARE(own("thegame"), int(Format::RandomTables));
    QCOMPARE(own("zipdeck"), int(Format::OneTable));
}

void FormatsTest::placesAreTotal_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("entrants");
    for (const Format format : {Format::Knockout, Format::Swiss, Format::Cup})
        for (const int entrants : {2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 21, 33, 64})
            QTest::addRow("%s of %d", format_word(format).data(), entrants) << int(format) << entrants;
}

void FormatsTest::placesAreTotal() {
    QFETCH(int, format);
    QFETCH(int, entrants);
    for (const Ranking ranking : {Ranking::Given, Ranking::RoundRobin}) {
        Plan plan = plan_of_equals(static_cast<Format>(format), entrants);
        if (plan.format == Format::Swiss && ranking == Ranking::RoundRobin) continue;
        plan.ranking = ranking;
        QVERIFY(check_plan(plan));
        for (const Luck luck : {Luck::None, Luck::All, Luck::Draws}) {
            for (std::uint64_t seed = 0; seed < (luck == Luck::All ? 10u : 1u); ++seed) {
                if (luck == Luck::Draws && entrants > 16) continue;
                const Played played = play_out(plan, luck, seed);
                QVERIFY(total(played.bracket.places));
                if (luck == Luck::None) QCOMPARE(played.bracket.places.front(), 1);
                std::set<std::pair<int, int>> rounds;
                for (const Round& round : played.bracket.rounds) {
                    // No entrant plays twice in a round, and all who are in it play or have a bye.
                    if (round.kind == Round::Kind::Ranking) continue;
                    std::set<int> seen;
                    for (const Meeting& meeting : round.meetings) {
                        QVERIFY(seen.insert(meeting.one).second);
                        QVERIFY(seen.insert(meeting.two).second);
                    }
                    for (const int bye : round.byes)
                        QVERIFY(seen.insert(bye).second);
                }
            }
        }
    }
}

void FormatsTest::cupPlacesEverybody_data() {
    QTest::addColumn<int>("entrants");
    for (int entrants = 2; entrants <= 40; ++entrants)
        QTest::addRow("%d", entrants) << entrants;
}

/// No two share a place, and with clear strengths a full field ends with the best first and the last last.
void FormatsTest::cupPlacesEverybody() {
    QFETCH(int, entrants);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        auto places = play_out(plan_of_equals(Format::Cup, entrants), Luck::All, seed).bracket.places;
        std::sort(places.begin(), places.end());
        std::vector<int> all(static_cast<std::size_t>(entrants));
        std::iota(all.begin(), all.end(), 1);
        QCOMPARE(places, all);
    }
    const auto places = play_out(plan_of_equals(Format::Cup, entrants), Luck::None, 0).bracket.places;
    QCOMPARE(places.front(), 1);
    QCOMPARE(places.back(), entrants);
    if (entrants <= 4) QVERIFY(is_order_of_strength(places));
}

/// As the mock of the contest's page: of four, 1 v 3 and 2 v 4, then winners and losers among themselves.
void FormatsTest::cupFirstRoundOfTheSeed() {
    const Played played = play_out(plan_of_equals(Format::Cup, 4), Luck::None, 0);
    QCOMPARE(played.bracket.rounds.size(), std::size_t{2});
    const auto pair = [&](std::size_t round, std::size_t i) {
        const Meeting& meeting = played.bracket.rounds[round].meetings[i];
        return std::pair<int, int>(meeting.one, meeting.two);
    };
    QCOMPARE(pair(0, 0), std::make_pair(0, 2));
    QCOMPARE(pair(0, 1), std::make_pair(1, 3));
    QCOMPARE(pair(1, 0), std::make_pair(0, 1));
    QCOMPARE(pair(1, 1), std::make_pair(2, 3));
    // Byes for the best: of five in eight slots three are free, then the fourth meets the fifth.
    const Round first = play_out(plan_of_equals(Format::Cup, 5), Luck::None, 0).bracket.rounds.front();
    QCOMPARE(first.byes, (std::vector<std::uint16_t>{0, 1, 2}));
    QCOMPARE(int(first.meetings.front().one), 3);
    QCOMPARE(int(first.meetings.front().two), 4);
}

void FormatsTest::cupSetsAndDraws() {
    const Plan plan = plan_of_equals(Format::Cup, 2);
    std::vector<PlayedStage> stages;
    const auto next = [&](Tally tally) {
        const Bracket bracket = look_ahead(plan, stages);
        stages.push_back({std::make_shared<const std::vector<Pairing>>(bracket.pairings), {tally}});
        return bracket.matches;
    };
    Tally first, second, hands, even;
    first.matches = second.matches = hands.matches = even.matches = 100;
    first.wins = {60, 40};
    second.wins = {40, 60};
    hands.wins = {50, 50};
    hands.second = {120, 121};
    even.wins = {50, 50};
    QCOMPARE(next(first), 100);
    QCOMPARE(next(second), 100);
    QCOMPARE(next(hands), 100); // more hands: the second's set
    QCOMPARE(next(even), 100);
    Tally decider;
    decider.matches = 10;
    QCOMPARE(next(decider), 10); // all drawn: again
    decider.first_winner = 1;
    decider.wins = {9, 1}; // the first that is won counts, not the most
    QCOMPARE(next(decider), 10);
    QCOMPARE(look_ahead(plan, stages).rounds.front().meetings.front().score, (std::array<double, 2>{1, 3}));
    QCOMPARE(next(first), 100);
    QCOMPARE(next(second), 100); // 2 to 4: it stops
    const Bracket end = look_ahead(plan, stages);
    QVERIFY(end.pairings.empty());
    QCOMPARE(end.places, (std::vector<int>{2, 1}));
}

void FormatsTest::knockoutByes_data() {
    cupPlacesEverybody_data();
}

/// n entrants meet n - 1 times; the byes are the best's; the best two meet in the final alone.
void FormatsTest::knockoutByes() {
    QFETCH(int, entrants);
    const Played played = play_out(plan_of_equals(Format::Knockout, entrants), Luck::None, 0);
    QCOMPARE(played.matches, (entrants - 1) * 100);
    QCOMPARE(expected_matches(plan_of_equals(Format::Knockout, entrants)), (entrants - 1) * 100);
    auto byes = played.bracket.rounds.front().byes;
    std::sort(byes.begin(), byes.end());
    for (std::size_t i = 0; i < byes.size(); ++i)
        QCOMPARE(std::size_t{byes[i]}, i);
    QCOMPARE(played.bracket.places[0], 1);
    QCOMPARE(played.bracket.places[1], 2);
    if (entrants > 3) QCOMPARE(std::count(played.bracket.places.begin(), played.bracket.places.end(), 3), 2);
}

/// A game that can be drawn: what the contest counts next, then further pairs of matches, then the better ranked.
void FormatsTest::knockoutTieBreaks() {
    const Plan plan = plan_of_equals(Format::Knockout, 2);
    const Played drawn = play_out(plan, Luck::Draws, 0);
    QCOMPARE(drawn.bracket.places, (std::vector<int>{1, 2}));
    QCOMPARE(drawn.stages.size(), std::size_t{1 + kMostTieBreaks});
    QCOMPARE(drawn.matches, 100 + 2 * kMostTieBreaks);
    Tally even, second;
    even.matches = second.matches = 100;
    second.second = {3, 4};
    const auto pairings = std::make_shared<const std::vector<Pairing>>(std::vector<Pairing>{{0, 1}});
    const std::vector<PlayedStage> by_second{{pairings, {second}}};
    QCOMPARE(look_ahead(plan, by_second).places, (std::vector<int>{2, 1}));
    const std::vector<PlayedStage> again{{pairings, {even}}};
    QCOMPARE(look_ahead(plan, again).matches, 2);
}

void FormatsTest::contestsOwnOrder_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<Sums>("wins");
    QTest::addColumn<Sums>("points");
    QTest::addColumn<Sums>("second");
    QTest::addColumn<int>("better");
    QTest::newRow("pazaak, matches") << "pazaak" << Sums{3, 2} << Sums{2, 3} << Sums{7, 9} << 0;
    QTest::newRow("pazaak, hands") << "pazaak" << Sums{2, 2} << Sums{2, 2} << Sums{7, 9} << 1;
    QTest::newRow("pazaak, level") << "pazaak" << Sums{2, 2} << Sums{2, 2} << Sums{9, 9} << -1;
    QTest::newRow("euchre, level whatever the points") << "euchre" << Sums{1, 1} << Sums{17, 12} << Sums{0, 0} << -1;
    QTest::newRow("rps, games") << "rps" << Sums{2, 1} << Sums{14, 16} << Sums{0, 0} << 1;
    QTest::newRow("rps, level whatever the matches") << "rps" << Sums{2, 1} << Sums{15, 15} << Sums{0, 0} << -1;
    QTest::newRow("zipdeck, wins") << "zipdeck" << Sums{2, 1} << Sums{30, 8} << Sums{0, 0} << 0;
    QTest::newRow("zipdeck, fewer points") << "zipdeck" << Sums{1, 1} << Sums{30, 8} << Sums{0, 0} << 1;
    QTest::newRow("zipdeck, fewer points below 0") << "zipdeck" << Sums{1, 1} << Sums{-3, 8} << Sums{0, 0} << 0;
}

/// The contest's own count decides who advances in every format, and nothing else.
void FormatsTest::contestsOwnOrder() {
    QFETCH(QString, game);
    QFETCH(Sums, wins);
    QFETCH(Sums, points);
    QFETCH(Sums, second);
    QFETCH(int, better);
    Tally tally;
    tally.matches = 4;
    tally.wins = wins;
    tally.points = points;
    tally.second = second;
    QCOMPARE(better_of(find_game(game.toStdString())->info(), tally), better);
    for (const Format format : {Format::Knockout, Format::Swiss}) {
        const Plan plan = plan_of_equals(format, 2, game.toUtf8().constData());
        const auto pairings = std::make_shared<const std::vector<Pairing>>(std::vector<Pairing>{{0, 1}});
        const std::vector<PlayedStage> played{{pairings, {tally}}};
        QCOMPARE(look_ahead(plan, played).rounds.front().meetings.front().winner, better);
    }
}

/// The round-robin before a cup decides who is the best, whatever the order of entry.
void FormatsTest::rankedByRoundRobin() {
    Plan plan = plan_of_equals(Format::Cup, 6);
    plan.ranking = Ranking::RoundRobin;
    std::vector<PlayedStage> stages;
    const Bracket first = look_ahead(plan, stages);
    QCOMPARE(first.pairings.size(), std::size_t{15});
    PlayedStage stage{std::make_shared<const std::vector<Pairing>>(first.pairings), {}};
    for (const Pairing& pairing : first.pairings) {
        Tally tally;
        tally.matches = 100;
        tally.wins[pairing[0] > pairing[1] ? 0 : 1] = 100; // the last entered is the strongest
        stage.tallies.push_back(tally);
    }
    stages.push_back(stage);
    const Bracket second = look_ahead(plan, stages);
    QCOMPARE(second.rounds.back().byes, (std::vector<std::uint16_t>{5, 4}));
    QCOMPARE(second.pairings, (std::vector<Pairing>{{3, 1}, {2, 0}}));
    QCOMPARE(expected_matches(plan), (15 + 7 * 6) * 100);
}

void FormatsTest::swissMeetsOnce_data() {
    QTest::addColumn<int>("entrants");
    for (const int entrants : {2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 31, 32, 64, 100, 256})
        QTest::addRow("%d", entrants) << entrants;
}

void FormatsTest::swissMeetsOnce() {
    QFETCH(int, entrants);
    const Plan plan = plan_of_equals(Format::Swiss, entrants);
    for (const Luck luck : {Luck::None, Luck::All, Luck::Draws}) {
        const Played played = play_out(plan, luck, 3);
        QCOMPARE(static_cast<int>(played.bracket.rounds.size()), swiss_rounds(plan));
        std::set<std::pair<int, int>> met;
        for (const Round& round : played.bracket.rounds) {
            QCOMPARE(static_cast<int>(round.meetings.size()), entrants / 2);
            for (const Meeting& meeting : round.meetings)
                QVERIFY(met.insert(std::minmax<int>(meeting.one, meeting.two)).second);
        }
        QCOMPARE(played.matches, expected_matches(plan));
        if (luck == Luck::None) QCOMPARE(played.bracket.places.front(), 1);
    }
    // A whole round-robin's worth of rounds, and more: it continues, though pairs meet again.
    if (entrants > 8) return;
    Plan longer = plan;
    longer.rounds = entrants + 3;
    const Played played = play_out(longer, Luck::All, 1);
    QCOMPARE(static_cast<int>(played.bracket.rounds.size()), entrants + 3);
}

void FormatsTest::swissByesAreFair() {
    Plan plan = plan_of_equals(Format::Swiss, 7);
    plan.rounds = 7;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::map<int, int> byes;
        for (const Round& round : play_out(plan, Luck::All, seed).bracket.rounds) {
            QCOMPARE(round.byes.size(), std::size_t{1});
            ++byes[round.byes.front()];
        }
        for (const auto& [entrant, count] : byes)
            QVERIFY(count <= 2); // seven byes for seven; an eighth pairing may force one to sit out again
    }
    plan.rounds = 3;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::set<int> had;
        for (const Round& round : play_out(plan, Luck::All, seed).bracket.rounds)
            QVERIFY(had.insert(round.byes.front()).second);
    }
}

/// "3 for up to 8 entrants, 4 for up to 16", and at most "7 for 8 entrants, 9 for 9".
void FormatsTest::swissRoundsOfTheManual() {
    for (const auto& [entrants, rounds] : {std::pair{2, 1}, {4, 2}, {5, 3}, {8, 3}, {9, 4}, {16, 4}, {17, 5}})
        QCOMPARE(swiss_rounds(plan_of_equals(Format::Swiss, entrants)), rounds);
    QCOMPARE(most_swiss_rounds(8), 7);
    QCOMPARE(most_swiss_rounds(9), 9);
}

/// A win is a point, a draw half a point, a bye a win. First 0 and 1 draw, 2 beats 3, 4 has a bye; then 1 and 2 draw, 3
/// beats 4, 0 has a bye. Points are 1.5, 1, 1.5, 1, 1. Who has met whom: 0 has met 1 (1); 1 has met 0 and 2 (3); 2 has
/// met 3 and 1 (2); 3 has met 2 and 4 (2.5); 4 has met 3 (1). So 2 is before 0, and 1 before 3 before 4.
void FormatsTest::swissPoints() {
    SwissTable table(5);
    table.add({.meetings = {met(0, 1, 50), met(2, 3, 60)}, .byes = {4}});
    table.add({.meetings = {met(1, 2, 50), met(3, 4, 60)}, .byes = {0}});
    QCOMPARE(table.places(), (std::vector<int>{2, 3, 1, 4, 5}));
}

/// Equal points are ordered by Buchholz, and equal sums by matches won. 0 beats 1 and 2, 4 beats 5 and 1, 2 beats 3, 3
/// beats 5: points are 2, 0, 1, 1, 2, 0. The opponents of 0 have 0 + 1, those of 4 have 0 + 0; of 2: 1 + 2, of 3: 1 +
/// 0; of 1: 2 + 2, of 5: 2 + 1. In each pair the one behind has won more matches: 150 against 141, 104 against 100, 85
/// against 20.
void FormatsTest::swissTies() {
    SwissTable table(6);
    table.add({.meetings = {met(0, 1, 90), met(2, 3, 51), met(4, 5, 60)}, .byes = {}});
    table.add({.meetings = {met(0, 2, 51), met(4, 1, 90), met(3, 5, 55)}, .byes = {}});
    QCOMPARE(table.places(), (std::vector<int>{1, 5, 3, 4, 2, 6}));
    // Four in two rounds: 0 has 2 points, 1 and 2 have one each and met opponents of 2 points in all; 2 won 90 + 45
    // matches, 1 won 40 + 51.
    SwissTable four(4);
    four.add({.meetings = {met(0, 1, 60), met(2, 3, 90)}, .byes = {}});
    four.add({.meetings = {met(0, 2, 55), met(1, 3, 51)}, .byes = {}});
    QCOMPARE(four.places(), (std::vector<int>{1, 3, 2, 4}));
}

void FormatsTest::gauntlet() {
    const Schedule schedule(plan_of_equals(Format::Gauntlet, 6));
    QCOMPARE(schedule.stage_count(), 1);
    QCOMPARE(schedule.stage(0).pairings.size(), std::size_t{5});
    for (const Pairing& pairing : schedule.stage(0).pairings)
        QCOMPARE(int(pairing[0]), 0);
    QCOMPARE(schedule.match_count(), expected_matches(schedule.plan()));
}

void FormatsTest::seatingsOfDeals_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("entrants");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seatings");
    QTest::newRow("pazaak pairs") << "pazaak" << int(Format::RoundRobin) << 3 << 2 << 2;
    QTest::newRow("euchre pairs") << "euchre" << int(Format::RoundRobin) << 3 << 4 << 2;
    QTest::newRow("euchre, four names") << "euchre" << int(Format::RandomTables) << 6 << 4 << 24;
    QTest::newRow("zip deck of three") << "zipdeck" << int(Format::OneTable) << 3 << 3 << 6;
    QTest::newRow("zip deck of seven") << "zipdeck" << int(Format::OneTable) << 7 << 7 << 7;
}

/// All of a deal's matches have the same entrants in different seats; every entrant sits everywhere equally often.
void FormatsTest::seatingsOfDeals() {
    QFETCH(QString, game);
    QFETCH(int, format);
    QFETCH(int, entrants);
    QFETCH(int, seats);
    QFETCH(int, seatings);
    Plan plan = plan_of_equals(static_cast<Format>(format), entrants, game.toUtf8().constData());
    plan.seats = seats;
    plan.duplicate = true;
    plan.matches = 240;
    QVERIFY(check_plan(plan));
    const Schedule schedule(plan);
    for (std::uint32_t number = 0; number < schedule.series_count(); ++number) {
        const Series series = schedule.series(number);
        QCOMPARE(series.matches_per_deal, seatings);
        for (int first = 0; first + seatings <= series.matches; first += seatings) {
            std::set<std::vector<int>> orders;
            std::map<std::pair<int, int>, int> held; // entrant, seat
            for (int turn = 0; turn < seatings; ++turn) {
                QCOMPARE(series.deal_number(first + turn), series.deal_number(first));
                const SeatedEntrants by_seat = seated(series, first + turn);
                std::vector<int> order;
                for (int seat = 0; seat < by_seat.size(); ++seat) {
                    order.push_back(by_seat[seat]);
                    ++held[{by_seat[seat], seat}];
                }
                orders.insert(order);
            }
            QCOMPARE(static_cast<int>(orders.size()), seatings);
            const int each = held.begin()->second;
            for (const auto& [place, count] : held)
                QCOMPARE(count, each);
        }
    }
}

/// Stages that are added later get numbers of their own: no match and no deal is ever used twice.
void FormatsTest::seriesCoverStages() {
    for (const bool duplicate : {false, true}) {
        Plan plan = plan_of_equals(Format::Cup, 5);
        plan.duplicate = duplicate;
        Schedule schedule(plan);
        schedule.add_stage({{3, 4}}, 100);
        schedule.add_stage({{0, 1}, {2, 3}}, 70);
        schedule.add_stage({{0, 1}}, 10);
        std::set<std::uint64_t> numbers;
        std::map<std::uint64_t, std::set<int>> stages; // by deal
        for (std::uint32_t number = 0; number < schedule.series_count(); ++number) {
            const Series series = schedule.series(number);
            for (int match = 0; match < series.matches; ++match) {
                QVERIFY(numbers.insert(series.match_number(match)).second);
                stages[series.deal_number(match)].insert(schedule.stage_of(number));
            }
        }
        QCOMPARE(static_cast<std::int64_t>(numbers.size()), schedule.match_count());
        QCOMPARE(schedule.match_count(), 250);
        for (const auto& [deal, in] : stages)
            QCOMPARE(in.size(), std::size_t{1});
        const auto fixtures = schedule.fixtures(1, 0);
        QCOMPARE(fixtures.size(), std::size_t{2});
        QCOMPARE(schedule.played(fixtures, schedule.series_count()), 80);
        const auto last = schedule.place(fixtures, 79);
        QCOMPARE(schedule.stage_of(last.series), 2);
    }
}

void FormatsTest::seriesAreNumbered_data() {
    QTest::addColumn<int>("entrants");
    QTest::addColumn<QString>("stop");
    QTest::addColumn<bool>("fits");
    QTest::newRow("looked at now and then") << 93 << "interval=0.001" << false;
    QTest::newRow("all") << 256 << "interval=0.001" << false;
    QTest::newRow("a few less") << 89 << "interval=0.001" << true;
    QTest::newRow("to the end") << 256 << "fixed" << true;
}

/// Numbers of series have 32 bits: a plan that would need more is refused, and what it counts is what it is cut into.
void FormatsTest::seriesAreNumbered() {
    QFETCH(int, entrants);
    QFETCH(QString, stop);
    QFETCH(bool, fits);
    Plan plan = plan_of_equals(Format::RoundRobin, entrants);
    plan.matches = kMaxMatches;
    plan.stop = *read_stop(stop.toStdString());
    const auto checked = check_plan(plan);
    QCOMPARE(bool(checked), fits);
    if (fits) {
        QCOMPARE(std::int64_t{Schedule(plan).series_count()}, planned_series(plan));
        return;
    }
    QVERIFY2(QString::fromStdString(english(checked.error())).contains("at most 4000000000 are possible"),
             english(checked.error()).c_str());
    QCOMPARE(int(checked.error().kind), int(ErrorKind::Usage));
}

HILLTOP_TEST(FormatsTest)
#include "formats_test.moc"
