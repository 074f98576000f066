// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals hold what they promise where all pairings play the same deals, so that pairings are not independent: many
// tournaments of RPS Poker, each with its own deals.
#include "support/rounds.h"
#include "support/test.h"
#include "tournament/course.h"
#include "tournament/statistics.h"

#include <QtTest>

using namespace hilltop;

class CoverageTest : public QObject {
    Q_OBJECT

private slots:
    void ofElo_data() {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<bool>("duplicate");
        for (const int entrants : {2, 3, 5}) {
            QTest::addRow("%d, each its own deals", entrants) << entrants << false;
            QTest::addRow("%d, the same deals", entrants) << entrants << true;
        }
    }
    void ofElo() {
        QFETCH(int, entrants);
        QFETCH(bool, duplicate);
        const int seeds = fullLevel() ? 300 : 100;
        Plan plan = default_plan(*find_game("rps"));
        plan.format = Format::RoundRobin;
        plan.bots = {"simple", "odds", "pair-else-low", "pair-else-high", "minimal-valid"};
        plan.bots.resize(static_cast<std::size_t>(entrants));
        plan.duplicate = duplicate;
        plan.matches = 200;
        const auto n = static_cast<std::size_t>(entrants);
        std::vector<std::vector<EntrantEstimate>> found;
        std::vector<double> mean(n), squares(n);
        std::int64_t saved = 0;
        for (int seed = 0; seed < seeds; ++seed) {
            plan.seed = static_cast<std::uint64_t>(1000 + seed);
            Course course(plan);
            while (!course.over())
                course.add(plan.entry().run_series(course.series(course.folded()), plan.rules, plan.bots));
            const Statistics statistics = statistics_of(plan, course.standings());
            found.push_back(statistics.entrants);
            saved += statistics.saved;
            for (std::size_t i = 0; i < n; ++i)
                mean[i] += statistics.entrants[i].elo / seeds;
        }
        int inside = 0;
        double told = 0, real = 0;
        for (const auto& estimates : found) {
            for (std::size_t i = 0; i < n; ++i) {
                const double off = estimates[i].elo - mean[i];
                inside += std::abs(off) <= estimates[i].elo_error;
                told += estimates[i].elo_error / normal_95();
                real += off * off;
            }
        }
        const double count = static_cast<double>(seeds) * entrants;
        const double covered = inside / count;
        qInfo("%.1f %% covered, deviation %.2f, told %.2f, %lld matches saved a tournament", 100 * covered,
              std::sqrt(real / count), told / count, static_cast<long long>(saved / seeds));
        // Entrants of one tournament are not independent: 95 % and three errors of as many tournaments.
        const double error = std::sqrt(0.95 * 0.05 / seeds / std::max(1, entrants - 1));
        QVERIFY2(std::abs(covered - 0.95) < 3 * error, qPrintable(QString::number(covered)));
    }
};

HILLTOP_TEST(CoverageTest)
#include "coverage_test.moc"
