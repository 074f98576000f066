// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/own_names.h"

#include "support/test.h"

#include <QtTest>

using namespace hilltop;

class OwnNamesTest : public QObject {
    Q_OBJECT

    static Plan plan_of(const std::vector<std::string>& bots) {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = bots;
        return plan;
    }
    static QString shown(Plan plan, const std::vector<OwnName>& own) {
        plan.names = names_by(plan, own);
        QStringList names;
        for (const std::string& name : entrant_names(plan))
            names << QString::fromStdString(name);
        return names.join('|');
    }

private Q_SLOTS:
    void cleans_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        row("as it is", "Größe 2.0", "Größe 2.0");
        row("blanks", "  My \t\n best\xC2\xA0 bot ", "My best bot");
        row("escapes", "A\x1b[31mB\x7f", "A [31mB");
        row("direction",
            "A\xE2\x80\xAE"
            "B\xE2\x80\x8B"
            "C",
            "ABC");
        row("too long", "0123456789012345678901234567890123456789x", "0123456789012345678901234567890123456789…");
        row("long enough", "0123456789012345678901234567890123456789", "0123456789012345678901234567890123456789");
        row("no UTF-8", "A\xE9", "");
        row("nothing", " \n", "");
    }
    void cleans() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(clean_name(text.toStdString())), expected);
    }

    void tellsApart() {
        const Plan two = plan_of({"java:/a/Nestor.java", "java:/b/One.java", "careful"});
        QCOMPARE(shown(two, {{"Old", ""}, {"", ""}, {}}), QStringLiteral("Old|One|careful"));
        QCOMPARE(shown(two, {{"Old", "1"}, {"Old", "2"}, {}}),
                 QStringLiteral("Old (Nestor.java, 1)|Old (One.java, 2)|careful"));
        // No bot can pass for a built-in one.
        QCOMPARE(shown(two, {{"careful", ""}, {}, {}}), QStringLiteral("careful (Nestor.java)|One|careful"));
        const Plan deep = plan_of({"java:/a/x/Nestor.java", "java:/b/x/Nestor.java"});
        QCOMPARE(shown(deep, {{"N", ""}, {"N", ""}}), QStringLiteral("N (a/x/Nestor.java)|N (b/x/Nestor.java)"));
        QCOMPARE(shown(deep, {}), QStringLiteral("Nestor (a/x/Nestor.java)|Nestor (b/x/Nestor.java)"));
        // The same bot twice has a number, as it always had.
        QCOMPARE(shown(plan_of({"java:/a/N.java", "java:/a/N.java"}), {{"Old", ""}, {"Old", ""}}),
                 QStringLiteral("Old 1|Old 2"));
    }
    /// What an organiser has said stays.
    void givenNamesStay() {
        Plan plan = plan_of({"java:/a/Nestor.java", "hilltop:python3 b.py"});
        plan.names = {"The First"};
        QCOMPARE(shown(plan, {{"Old", ""}, {"The First", "3"}}),
                 QStringLiteral("The First|The First (python3 b.py, 3)"));
    }
    void areInThePlanFile() {
        Plan plan = plan_of({"bold", "careful"});
        QVERIFY(!plan_to_json(plan).contains("names"));
        plan.names = {"", "Ann"};
        const auto again = read_plan(plan_to_json(plan).dump());
        QVERIFY(again);
        QCOMPARE(again->names, plan.names);
        QCOMPARE(entrant_names(*again), (std::vector<std::string>{"bold", "Ann"}));
        plan.names = {"Ann", "Ben", "Cid"};
        QCOMPARE(QString::fromStdString(english(check_plan(plan).error())),
                 QStringLiteral("there must be a name for each entrant, but there are 3 names for 2 entrants"));
        QVERIFY(!read_plan(R"({"game":"pazaak","names":[1]})"));
    }
};

HILLTOP_TEST(OwnNamesTest)
#include "own_names_test.moc"
