// SPDX-License-Identifier: GPL-3.0-or-later
// Who is out: "a bot that crashes, hangs or answers late in three matches in a row".
#include "engine/attendance.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

#include <optional>

using namespace hilltop;

namespace {

using Faults = QList<std::optional<Fault>>; ///< by match; nothing: none

} // namespace
Q_DECLARE_METATYPE(Faults)

class AttendanceTest : public QObject {
    Q_OBJECT
private slots:
    void threeInARow_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Faults>("faults");
        QTest::addColumn<bool>("out");
        const std::optional<Fault> none;
        const Fault crash = Fault::Crash, late = Fault::TimeOut, wrong = Fault::NotAllowed;
        QTest::newRow("two") << "pazaak" << Faults{crash, late} << false;
        QTest::newRow("three") << "pazaak" << Faults{crash, late, Fault::Stall} << true;
        QTest::newRow("two, a good one, two") << "pazaak" << Faults{crash, crash, none, crash, crash} << false;
        QTest::newRow("two, a good one, three") << "pazaak" << Faults{crash, crash, none, crash, crash, crash} << true;
        QTest::newRow("two, a wrong answer, two") << "pazaak" << Faults{crash, crash, wrong, crash, crash} << false;
        QTest::newRow("three wrong answers") << "pazaak" << Faults{wrong, wrong, wrong} << false;
        QTest::newRow("one where the game disqualifies") << "rps" << Faults{none, wrong} << true;
    }
    /// Of two bots of others one has these faults.
    void threeInARow() {
        QFETCH(const QString, game);
        QFETCH(const Faults, faults);
        QFETCH(const bool, out);
        Attendance attendance(find_game(game.toStdString())->info(), {true, true});
        SeatedEntrants by_seat;
        by_seat.push_back(0);
        by_seat.push_back(1);
        for (const auto& fault : faults) {
            QVERIFY(!attendance.out(0));
            const SeriesFault one{0, 0, 0, fault.value_or(Fault::Crash), 0};
            attendance.match_over(by_seat, {&one, fault ? 1u : 0u});
        }
        QCOMPARE(attendance.out(0), out);
        QVERIFY(!attendance.out(1));
    }
};

HILLTOP_TEST(AttendanceTest)
#include "attendance_test.moc"
