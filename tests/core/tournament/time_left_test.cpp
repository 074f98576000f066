// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/progress.h"

#include "support/test.h"

#include <QtTest>

using namespace hilltop;

/// The remaining time of a tournament, estimated from what its pairings have taken so far.
class TimeLeftTest : public QObject {
    Q_OBJECT

    static Plan plan_of(const char* remembers) {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = {"hilltop:one", "hilltop:two", "bold"};
        plan.matches = 100;
        if (!read_limit(plan.limits, std::string("remembers=") + remembers)) qFatal("no such limit");
        return plan;
    }
    /// After 10 s the first pair has played 10 of its matches, a second each, and the others 90, a tenth each.
    static double left(const Plan& plan, std::int64_t matches_of_first) {
        const Course course(plan);
        TimeLeft time(plan);
        time.add({0, 1}, static_cast<double>(matches_of_first), static_cast<int>(matches_of_first));
        TimeLeft::Results running;
        std::int64_t played = 0;
        for (std::uint32_t place = 0; place < course.known(); ++place) {
            const Series series = course.series(place);
            const bool first = series.entrants == std::vector<std::uint16_t>{0, 1};
            const auto most = static_cast<std::uint64_t>(first ? matches_of_first : 90);
            SeriesResult result;
            result.number = series.number;
            for (int match = 0; match < series.matches; ++match)
                if ((series.first_match + static_cast<std::uint64_t>(match)) % 100 < most) result.lines.emplace_back();
            if (!first)
                time.add(series.entrants, 0.1 * static_cast<double>(result.lines.size()),
                         static_cast<int>(result.lines.size()));
            played += static_cast<std::int64_t>(result.lines.size());
            running.emplace(place, std::move(result));
        }
        const TimeLeft::Results* ahead[] = {&running};
        return time.seconds(course, ahead, played, 0, 10);
    }

private Q_SLOTS:
    /// The matches of a pair that remembers follow one another, whatever else is played beside.
    void aLongPairEndsLast() { QVERIFY(std::abs(left(plan_of("series"), 10) - 90) < 1e-6); }
    /// Pairings that are cut are shared out: 92 s of work, of which 28 s took 10.
    void cutPairsAreSharedOut() { QVERIFY(std::abs(left(plan_of("match"), 10) - 92.0 * 10 / 28) < 1e-6); }
    void nothingIsKnownBeforeAMatch() {
        const Plan plan = plan_of("series");
        QVERIFY(TimeLeft(plan).seconds(Course(plan), {}, 0, 0, 10) < 0);
    }
};

HILLTOP_TEST(TimeLeftTest)
#include "time_left_test.moc"
