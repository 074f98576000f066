// SPDX-License-Identifier: GPL-3.0-or-later
// What hills say of their certainty, against the truth. It earns its seconds: a statement that is wrong too often looks
// like any other, and only many hills of known bots show it.
#include "hill/hill_entry.h"
#include "hill/hill_play.h"
#include "hill/hill_table.h"
#include "made_hill_scores.h"
#include "support/join_hill.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace hilltop;

namespace {

/// Shares from strengths in Elo.
std::function<double(int, int)> by_elo(std::vector<double> elo) {
    return [elo = std::move(elo)](int one, int two) { return expected_share(elo[at(one)] - elo[at(two)]); };
}

/// Whether the ranges hold the true ranks; `truth`: the greater, the better.
bool covers(const std::vector<HillRating>& ratings, const std::vector<double>& truth) {
    return std::all_of(ratings.begin(), ratings.end(), [&](const HillRating& rating) {
        const double own = truth[at(MadeHill::bot(rating.key))];
        const auto above = std::count_if(truth.begin(), truth.end(), [&](double other) { return other > own; });
        const auto below = std::count_if(truth.begin(), truth.end(), [&](double other) { return other < own; });
        return rating.first_place <= above + 1 && rating.last_place >= std::ssize(truth) - below;
    });
}

/// Among those that have played.
bool says_that_some_are_apart(const std::vector<HillRating>& ratings) {
    const auto played = std::count_if(ratings.begin(), ratings.end(), [](const auto& rating) { return rating.played; });
    return std::any_of(ratings.begin(), ratings.end(), [&](const HillRating& rating) {
        return rating.played && (rating.first_place > 1 || rating.last_place < played);
    });
}

} // namespace

class CertaintyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalBotsAreNotToldApart_data() {
        QTest::addColumn<bool>("duplicate");
        QTest::newRow("own deals") << false;
        QTest::newRow("common deals") << true;
    }
    /// Of 400 hills of equal bots at most 5 % ever say that two are apart, although everybody looks after each round of
    /// five budgets, and bots come and go meanwhile.
    void equalBotsAreNotToldApart() {
        QFETCH(bool, duplicate);
        int wrong = 0;
        std::int64_t looks = 0;
        const int hills = rounds(400);
        for (int i = 1; i <= hills; ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            MadeHill hill(
                4, [](int, int) { return 0.5; }, seed, duplicate);
            bool apart = false;
            const auto look = [&] {
                ++looks;
                apart = apart || says_that_some_are_apart(hill.ratings());
            };
            hill.plan.matches = 80;
            for (int budget = 0; budget < 5; ++budget) {
                if (budget == 2) hill.join(4);
                if (budget == 4) hill.leave(0);
                hill.grant(2400);
                hill.play_all(look);
            }
            wrong += apart ? 1 : 0;
        }
        qInfo("%d of %d hills, %lld looks", wrong, hills, static_cast<long long>(looks));
        QVERIFY2(looks > hills * 10, qPrintable(QString::number(looks)));
        QVERIFY2(wrong <= hills / 20, qPrintable(QString::number(wrong)));
    }
    void rangesCover_data() {
        QTest::addColumn<bool>("duplicate");
        QTest::addColumn<int>("budget");
        for (const bool duplicate : {false, true})
            for (const int budget : {0, 2000, 20000})
                QTest::addRow("%s, %d more matches", duplicate ? "common deals" : "own deals", budget)
                    << duplicate << budget;
    }
    /// In 95 % of 200 hills of bots of known strength all ranges hold the true ranks, whatever the budget. With enough
    /// matches they say something: the last is last.
    void rangesCover() {
        QFETCH(bool, duplicate);
        QFETCH(int, budget);
        const std::vector<double> truth{60, 30, 30, 10, 0, -130};
        int right = 0, ratings_right = 0, clear = 0;
        const int hills = rounds(200);
        for (int i = 1; i <= hills; ++i) {
            MadeHill hill(6, by_elo(truth), static_cast<std::uint64_t>(i), duplicate);
            if (budget > 0) hill.grant(budget);
            hill.play_all();
            const auto ratings = hill.ratings();
            right += covers(ratings, truth) ? 1 : 0;
            clear += ratings.back().first_place == 6 && ratings.back().key == MadeHill::key(5) ? 1 : 0;
            for (const HillRating& rating : ratings)
                ratings_right += std::abs(rating.value - truth[at(MadeHill::bot(rating.key))]) < rating.error ? 1 : 0;
        }
        qInfo("of %d hills %d are right in all ranges, %d know who is last; of %d ratings %d", hills, right, clear,
              6 * hills, ratings_right);
        QVERIFY2(right >= 0.95 * hills, qPrintable(QString::number(right)));
        QVERIFY2(clear >= (budget > 0 ? 3 * hills / 4 : hills / 20), qPrintable(QString::number(clear)));
        const double all = 6 * hills; // not independent within a hill, so four errors
        QVERIFY2(ratings_right >= 0.95 * all - 4 * std::sqrt(0.95 * 0.05 * all),
                 qPrintable(QString::number(ratings_right)));
    }
    /// A bot that wins nearly everything on a few common deals may have won all of them: its error says how little that
    /// tells.
    void errorsHoldForWhoWinsNearlyEverything() {
        const auto share = [](int one, int) { return one == 0 ? 0.97 : 0.5; };
        const std::vector<PairScore> exact{{0, 1, 97e6, 1e8}, {0, 2, 97e6, 1e8}, {1, 2, 5e7, 1e8}};
        const double truth = bradley_terry(exact, 3).elo[0];
        int held = 0;
        const int hills = rounds(400);
        for (int i = 1; i <= hills; ++i) {
            MadeHill hill(3, share, static_cast<std::uint64_t>(i), true);
            hill.plan.matches = 20;
            hill.play_all();
            const HillRating best = hill.ratings().front();
            held += best.key == MadeHill::key(0) && std::abs(best.value - truth) < best.error ? 1 : 0;
        }
        qInfo("%d of %d, truth %.0f", held, hills, truth);
        QVERIFY2(held >= 0.9 * hills, qPrintable(QString::number(held)));
    }
    /// A place is what is to be expected against the field: whoever beats a neighbour and not the others stands below
    /// it, with a budget as without one.
    void placesAreAgainstTheField() {
        // a beats b, and b does better against both others.
        const auto share = [](int one, int two) {
            if (one == 0 && two == 1) return 0.62;
            if (one == 0) return 0.60;
            if (one == 1) return 0.80;
            return 0.5;
        };
        int first = 0, certain = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            MadeHill hill(4, share, seed);
            hill.plan.places = 1;
            hill.grant(40000);
            const HillDue end = hill.play_all();
            const auto ratings = hill.ratings();
            first += ratings.front().key == MadeHill::key(1) ? 1 : 0;
            certain += end.end == HillDue::End::Certain ? 1 : 0;
        }
        QVERIFY2(first >= 39, qPrintable(QString::number(first)));
        QVERIFY2(certain >= 36, qPrintable(QString::number(certain)));
    }
    void tournamentsAndHillsAgree_data() {
        QTest::addColumn<int>("budget");
        QTest::newRow("without a budget") << 0;
        QTest::newRow("with a budget") << 20000;
    }
    /// Where a hill of real bots says that two are apart, a tournament of 5,000 matches a pair has them in that order.
    void tournamentsAndHillsAgree() {
        QFETCH(int, budget);
        const std::vector<std::string> bots{"careful", "skilled", "bold", "casual", "cautious"};
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = bots;
        plan.matches = rounds(5000);
        plan.seed = 3;
        Course course(plan);
        while (!course.over())
            course.add(plan.entry().run_series(course.series(course.folded()), plan.rules, plan.bots));
        std::map<std::string, int> places;
        for (const StandingsRow& row : course.standings().rows())
            places[bots[at(row.entrant)]] = row.place;

        const QTemporaryDir folder;
        Plan usual = usual_hill(plan.entry());
        usual.seed = 4;
        auto hill = HillFile::create(folder.filePath("a.hhill").toStdString(), usual);
        QVERIFY(hill);
        for (const std::string& bot : bots) {
            const auto entry = entry_of(*hill, bot, {});
            QVERIFY(entry && *entry && hill->append(std::span(&(*entry)->event, 1)));
        }
        if (budget > 0) QVERIFY(grant_budget(*hill, budget));
        QVERIFY(play_hill(*hill, {.threads = 2}));
        const auto ratings = hill_ratings(hill->plan(), hill->field().active(), hill->scores());
        int apart = 0;
        for (std::size_t i = 0; i < ratings.size(); ++i)
            for (std::size_t k = i + 1; k < ratings.size(); ++k) {
                if (ratings[i].last_place >= ratings[k].first_place) continue;
                ++apart;
                QVERIFY2(places[ratings[i].key.name] < places[ratings[k].key.name], ratings[i].key.name.c_str());
            }
        QVERIFY2(apart >= (budget > 0 ? 8 : 6), qPrintable(QString::number(apart)));
    }
    /// Further parts between two say more of these two, and change nothing of what a place means.
    void pairsCountAlike() {
        MadeHill hill(4, by_elo({20, 0, 0, -20}), 3);
        hill.play_all();
        for (int part = 1; part < 30; ++part)
            hill.play({{{MadeHill::key(0), MadeHill::key(1)}, part}});
        double shares[2] = {0, 0}; // against the field
        for (const int bot : {0, 1})
            for (int other = 0; other < 4; ++other) {
                if (other == bot) continue;
                QuotientSums sums;
                for (const auto& [bout, score] : hill.scores)
                    if (bout.sides ==
                        std::vector{MadeHill::key(std::min(bot, other)), MadeHill::key(std::max(bot, other))})
                        sums.add(score.won);
                shares[bot] += bot < other ? sums.quotient() : 1 - sums.quotient();
            }
        const auto ratings = hill.ratings();
        const auto value = [&](int bot) {
            return std::find_if(ratings.begin(), ratings.end(),
                                [&](const auto& rating) { return rating.key == MadeHill::key(bot); })
                ->value;
        };
        QVERIFY2((shares[0] > shares[1]) == (value(0) > value(1)) && shares[0] != shares[1],
                 qPrintable(QStringLiteral("%1 %2, %3 %4").arg(shares[0]).arg(shares[1]).arg(value(0)).arg(value(1))));
    }
    /// Who has not played stands last, and nobody else's range reaches below it.
    void whoHasNotPlayedStandsLast() {
        MadeHill hill(3, by_elo({0, 0, 0}), 5);
        hill.play_all();
        hill.join(3);
        const auto ratings = hill.ratings();
        QCOMPARE(ratings.back().key, MadeHill::key(3));
        QVERIFY(!ratings.back().played && std::isinf(ratings.back().error));
        QVERIFY(ratings.back().first_place == 4 && ratings.back().last_place == 4);
        QVERIFY(ratings.front().played && ratings.front().last_place <= 3 && std::isinf(ratings[2].next_error));
    }
    void clonesAreFound_data() {
        QTest::addColumn<bool>("duplicate");
        QTest::newRow("the same deals") << true;
        QTest::newRow("own deals") << false; // where nothing can be compared
    }
    /// A bot under two names, whichever of them comes before its opponents; and no others.
    void clonesAreFound() {
        QFETCH(bool, duplicate);
        QTemporaryDir folder;
        Plan plan = usual_hill(*find_game("pazaak"));
        plan.matches = 20;
        plan.seed = 3;
        plan.duplicate = duplicate;
        auto hill = HillFile::create(folder.filePath("a.hhill").toStdString(), plan).take();
        for (const auto& [bot, name] : {std::pair("bold", "bold"), std::pair("bold", "zed"),
                                        std::pair("careful", "careful"), std::pair("cautious", "cautious")}) {
            join(hill, bot, {.name = name});
        }
        QVERIFY(play_hill(hill, {}));
        const auto table = hill_table(hill);
        QCOMPARE(table->clones.size(), std::size_t{duplicate});
        if (!duplicate) return;
        const HillClones& clones = table->clones[0];
        QVERIFY(clones.one == HillKey{"bold"} && clones.two == HillKey{"zed"});
        QVERIFY(clones.opponents == 2 && clones.matches == 40);
        QCOMPARE(clones_text(*table),
                 std::string("bold and zed gave the same answers in all 40 matches against 2 opponents.\n"));
    }
    /// Copies of one bot on the same deals draw numbers of their own in each pairing.
    void pairingsDrawTheirOwnNumbers() {
        Plan hill = usual_hill(*find_game("pazaak"));
        hill.duplicate = true;
        const auto plan = [&](const char* one, const char* two) {
            return plan_of_bout(hill, {{{one, 1}, {two, 1}}, 0}, {"bold", "bold"});
        };
        QCOMPARE(plan("a", "b").seed, plan("a", "c").seed); // the deals
        QVERIFY(plan("a", "b").first_match != plan("a", "c").first_match);
        QCOMPARE(series_of_bout(plan("a", "b")).first_match, std::uint64_t{0}); // as they are kept
        hill.own_draws = false;                                                 // a hill of before
        QCOMPARE(plan("a", "b").first_match, std::uint64_t{0});
        QVERIFY(!check_plan([&] {
            Plan tournament = plan("a", "b");
            tournament.own_draws = true;
            return tournament;
        }()));
    }
};

HILLTOP_TEST(CertaintyTest)
#include "certainty_test.moc"
