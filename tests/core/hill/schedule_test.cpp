// SPDX-License-Identifier: GPL-3.0-or-later
// What a hill has to play, as a function of its log and results alone.
#include "hill/hill_clones.h"
#include "hill/hill_watch.h"
#include "hill/season_keys.h"
#include "made_hill_scores.h"
#include "support/test.h"

#include <QtTest>

#include <algorithm>
#include <chrono>

using namespace hilltop;

namespace {

/// a and b are nearly equal, c is a little weaker, d far below.
double nearly_equal(int one, int two) {
    constexpr double kElo[] = {100, 95, 30, -400};
    return expected_share(kElo[one] - kElo[two]);
}

bool has(const Bout& bout, int bot) {
    return std::find(bout.sides.begin(), bout.sides.end(), MadeHill::key(bot)) != bout.sides.end();
}

} // namespace

class ScheduleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Names of authors that look alike are one; a bot without an author meets all.
    void authorsAreKeptApart() {
        for (const bool apart : {false, true}) {
            MadeHill hill(
                5, [](int, int) { return 0.5; }, 1);
            hill.plan.authors_apart = apart;
            hill.log[0].version.author = "Ann";
            hill.log[1].version.author = "ann";
            hill.log[2].version.author = "Bob";
            const auto due = hill.due().bouts;
            QCOMPARE(due.size(), std::size_t(apart ? 9 : 10));
            const Bout own{{MadeHill::key(0), MadeHill::key(1)}, 0};
            QCOMPARE(std::count(due.begin(), due.end(), own), apart ? 0 : 1);
            hill.grant(10'000); // goes to their matches against others
            hill.play_all();
            QCOMPARE(hill.scores.contains(own), !apart);
            QVERIFY(hill.scores.contains({{MadeHill::key(0), MadeHill::key(2)}, 1}));
        }
    }
    void everybodyMeetsOnce() {
        MadeHill hill(4, nearly_equal, 1);
        QCOMPARE(hill.due().bouts.size(), std::size_t{6});
        hill.play_all();
        hill.join(4 - 1); // it plays already
        QVERIFY(hill.due().bouts.empty());
        hill.leave(0);
        QVERIFY(hill.due().bouts.empty());
    }
    /// The least certain neighbours come first, and of their pairings their own, which says most.
    void leastCertainFirst() {
        MadeHill hill(4, nearly_equal, 2);
        hill.play_all();
        const auto ratings = hill.ratings();
        double least = 1e9;
        std::vector<HillKey> sides;
        for (std::size_t i = 1; i < ratings.size(); ++i) {
            const double certainty = (ratings[i - 1].value - ratings[i].value) / ratings[i - 1].next_error;
            if (certainty >= least) continue;
            least = certainty;
            sides = {std::min(ratings[i - 1].key, ratings[i].key), std::max(ratings[i - 1].key, ratings[i].key)};
        }
        hill.grant(hill.plan.matches); // one part
        const HillDue due = hill.due();
        QCOMPARE(due.bouts.size(), std::size_t{1});
        QVERIFY(due.bouts[0].sides == sides && due.bouts[0].part == 1);
        QCOMPARE(due.used, hill.plan.matches);
        QVERIFY(due.open && std::min((*due.open)[0], (*due.open)[1]) == sides[0]);
    }
    /// Their own pairing says twice as much of a difference, so its variance counts four times. All pairings won 20 of
    /// 40, with the variance v. A second part of their own narrows by 4 v / (1 * 2) = 2 v, one of each against c by (v
    /// + v) / (1 * 2) / 2 = v / 2, less than half of it: their own alone. A third of their own narrows by 4 v / (2 * 3)
    /// = 2/3 v, and v / 2 is more than half of that: all three.
    void theirOwnPairingSaysTwiceAsMuch() {
        MadeHill hill(3, nearly_equal, 3);
        hill.plan.places = 1;
        BoutScore even;
        for (int match = 0; match < 40; ++match)
            even.won.add(match % 2 == 0 ? 2 : 0, 2);
        const auto bout = [](int one, int two, int part) {
            return Bout{{MadeHill::key(one), MadeHill::key(two)}, part};
        };
        for (const Bout& played : {bout(0, 1, 0), bout(0, 2, 0), bout(1, 2, 0)})
            hill.scores.emplace(played, even);
        hill.grant(4000);
        QVERIFY(hill.due().bouts == std::vector{bout(0, 1, 1)});
        hill.scores.emplace(bout(0, 1, 1), even);
        auto next = hill.due().bouts;
        std::sort(next.begin(), next.end());
        QVERIFY((next == std::vector{bout(0, 1, 2), bout(0, 2, 1), bout(1, 2, 1)}));
    }
    /// "10 seconds of processor time per match of a pairing, a day at most", 20 tables of 48 matches, the order of the
    /// first five, up to 1,000 seasons, 200 checks at a look, alike from 20 matches on.
    void figuresOfTheManual() {
        Plan hill = usual_hill(*find_game("pazaak"));
        QCOMPARE(hill.tables, 0);
        QCOMPARE(hill.places, 5);
        QCOMPARE(kMostSeasons, 1000);
        QVERIFY(WatchOptions().checks == 200 && WatchOptions().most == std::chrono::seconds(60)); // a minute at most
        hill.matches = 40;
        QCOMPARE(usual_total(hill), std::chrono::milliseconds(400'000));
        hill.matches = 8640;
        QCOMPARE(usual_total(hill), std::chrono::milliseconds(86'400'000));
        hill.matches = 9000;
        QCOMPARE(usual_total(hill), std::chrono::milliseconds(86'400'000));
        for (const char* game : {"zipdeck", "thegame"}) {
            const Plan tables = usual_hill(*find_game(game));
            QCOMPARE(tables.tables, 20);
            QCOMPARE(tables.matches, 48);
        }
        // Two that gave the same answers in 19 matches, and in 20.
        HillScores scores;
        const auto play = [&](int one, int two, int matches) {
            BoutScore score;
            score.deals.resize(static_cast<std::size_t>(matches));
            score.played = matches;
            score.answers = 7;
            scores[{{MadeHill::key(one), MadeHill::key(two)}, 0}] = score;
        };
        const std::vector<HillKey> keys{MadeHill::key(0), MadeHill::key(1), MadeHill::key(2)};
        for (const int matches : {19, 20}) {
            play(0, 2, matches);
            play(1, 2, matches);
            QCOMPARE(clones_among(keys, scores).size(), std::size_t(matches == 20));
        }
    }
    /// After their own parts those against everybody else, both of a kind.
    void theFieldNarrowsADoubt() {
        MadeHill hill(4, nearly_equal, 2);
        hill.plan.places = 1;
        hill.grant(4000);
        hill.play_all();
        QVERIFY(hill.parts(0, 1) > hill.parts(0, 2));
        QVERIFY2(hill.parts(0, 2) > 1 && hill.parts(1, 2) > 1, "they met c again");
        QVERIFY(std::abs(hill.parts(0, 2) - hill.parts(1, 2)) <= 1);
        QCOMPARE(hill.parts(2, 3), 1); // says nothing of a and b
    }
    /// A budget goes on until the order of the first ones is certain, and not for those below: a beats three equal
    /// bots, whose order no budget settles.
    void endsWhenTheFirstAreCertain() {
        const auto share = [](int one, int) { return one == 0 ? 0.8 : 0.5; };
        MadeHill hill(4, share, 4);
        hill.plan.places = 1;
        hill.grant(50000);
        const HillDue end = hill.play_all();
        QVERIFY(end.end == HillDue::End::Certain && !end.open);
        QVERIFY2(end.used < 3000, qPrintable(QString::number(end.used)));
        QCOMPARE(hill.ratings().front().last_place, 1);
        MadeHill all(4, share, 4);
        all.plan.places = 0;
        all.grant(4000);
        QVERIFY(all.play_all().end == HillDue::End::UsedUp);
    }
    void endsWhenItIsUsedUp() {
        MadeHill hill(
            3, [](int, int) { return 0.5; }, 5);
        hill.grant(1000);
        const HillDue end = hill.play_all();
        QVERIFY(end.end == HillDue::End::UsedUp && end.open);
        QCOMPARE(end.used, std::int64_t{1000});
        QCOMPARE(static_cast<std::int64_t>(hill.scores.size()), 3 + 1000 / hill.plan.matches);
    }
    void endsWhenItIsNarrow() {
        MadeHill hill(
            3, [](int, int) { return 0.5; }, 6);
        hill.plan.stop.kind = StopRule::Kind::Interval;
        hill.plan.stop.width = 0.1;
        hill.grant(1'000'000);
        const HillDue end = hill.play_all();
        QVERIFY(end.end == HillDue::End::Narrow);
        QVERIFY2(end.used < 40000, qPrintable(QString::number(end.used)));
    }
    /// What a budget asked of a bot that has left is left out, and the rest goes on.
    void whoHasLeftIsNotWaitedFor() {
        MadeHill hill(
            2, [](int, int) { return 0.5; }, 7);
        hill.grant(4000);
        hill.play(hill.due().bouts);
        hill.play(hill.due().bouts);
        hill.leave(1);
        QVERIFY(hill.due().bouts.empty());
        QVERIFY(hill.due().end == HillDue::End::Left);
        hill.join(2);
        const auto next = hill.due().bouts;
        QVERIFY(next.size() == 1 && has(next[0], 2));
    }
    /// However few of what is due are played at a time, all play the same.
    void ordersOfPlayChangeNothing() {
        MadeHill all(4, nearly_equal, 8), some(4, nearly_equal, 8);
        for (MadeHill* hill : {&all, &some})
            hill->grant(3000);
        all.play_all();
        for (int round = 0;; ++round) {
            auto due = some.due().bouts;
            if (due.empty()) break;
            std::rotate(due.begin(), due.begin() + round % std::ssize(due), due.end());
            due.resize(1);
            some.play(due);
        }
        QVERIFY(all.scores.size() == some.scores.size());
        QVERIFY(std::equal(all.scores.begin(), all.scores.end(), some.scores.begin(),
                           [](const auto& a, const auto& b) { return a.first == b.first; }));
    }
};

HILLTOP_TEST(ScheduleTest)
#include "schedule_test.moc"
