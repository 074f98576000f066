// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/zipdeck/contest/contests.h"
#include "games/zipdeck/zipdeck_table.h"
#include "support/test.h"

using namespace hilltop;

namespace {

std::unique_ptr<Dialect<ZipDeck>> make_dialect() {
    return zipdeck_contests()[0].dialect();
}

/// The one request that is made of it.
QString only(const Dialect<ZipDeck>::Requests& requests) {
    return requests.size() == 1 ? QString::fromStdString(requests[0]) : QString("%1 requests").arg(requests.size());
}

} // namespace

class ZipDeckPythonDialectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kind() {
        const auto kinds = zipdeck_contests();
        QCOMPARE(kinds.size(), std::size_t{1});
        QCOMPARE(kinds[0].kind, "python");
        QVERIFY(kinds[0].memory == Memory::Match && !kinds[0].speaks && !kinds[0].listens);
    }

    /// The first rounds of a match with known cards, word for word.
    void requests() {
        Script script;
        script.parts[0] = {12, 10, 15, 3};
        script.parts[1] = {1, 14, 0, 7};
        script.parts[2] = {4, 5, 6, 2};
        Match<ZipDeck> match({}, 4, Chance(1, 1, &script));
        const auto dialect = make_dialect();
        QCOMPARE(only(dialect->start({Seat(2), 4, {}, 0, 18446744073709551615u}, {})),
                 QString("start 2 4 18446744073709551615"));
        const auto ask = [&](int seat) { return only(dialect->ask(match.view(Seat(seat)), Need::Must)); };
        const auto answer = [&](std::initializer_list<const char*> words) {
            int seat = 0;
            for (const char* word : words)
                QVERIFY(match.answer(Seat(seat++), *ZipDeck::read(word)) == nullptr);
            match.step();
            QVERIFY(match.resting());
            QVERIFY(dialect->notice(match.view(Seat(0))).empty());
            match.step();
        };
        QCOMPARE(ask(0), QString("p 12 0"));
        QCOMPARE(ask(3), QString("p 3 0"));
        // The seed's own example.
        answer({"pass", "zip 0 0 2 0", "zip 0 3 0 0", "zip 0 0 0 0"});
        QCOMPARE(ask(1), QString("p 14 1 0 5 0 1 12 10 15 3 - 2:2 1:3 z"));
        // Shares of several, a call that names no seat, and one at fault, which is no call.
        QVERIFY(match.answer(Seat(0), *ZipDeck::read("zip 0 0 0 255")) == nullptr);
        QVERIFY(match.answer(Seat(1), *ZipDeck::read("zip 1 0 2")) == nullptr);
        QVERIFY(match.answer(Seat(2), *ZipDeck::read("zip")) == nullptr);
        match.fail(Seat(3), Fault::Crash);
        match.step();
        match.step();
        QCOMPARE(ask(3), QString("p 2 2 2 5 3 1 1 14 0 7 3:255 0:1,2:2 z -"));
    }

    void answers_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("action");
        const auto is = [](const char* answer, const char* action) {
            QTest::addRow("'%s'", answer) << QString(answer) << QString(action);
        };
        is("p", "pass");
        is("z", "zip");
        is("z 2 3", "zip 0 0 3 0");
        is("z 3 1 0 2", "zip 2 0 0 1");
        is("z 1 0", "zip 0 0 0 0");
        is("z 1 255", "zip 0 255 0 0");
        for (const char* none : {"", "q", "p p", "z 4 1", "z 1", "z 1 256", "z 1 -1", "z x 1", "z 1 1.0", "zip", " p"})
            is(none, "not-understood");
    }
    void answers() {
        QFETCH(QString, answer);
        const Match<ZipDeck> match({}, 4, Chance(1, 1));
        const auto reply = make_dialect()->read(answer.toStdString(), match.view(Seat(0)));
        using Kind = Reply<ZipDeck::Action>::Kind;
        const auto text =
            reply.kind == Kind::Acts ? ZipDeck::spell(reply.action) : std::string(fault_word(reply.fault));
        QVERIFY(reply.kind != Kind::Silent);
        QTEST(QString::fromStdString(text), "action");
        if (reply.kind == Kind::Acts) QVERIFY(ZipDeck::objection(match.view(Seat(0)), reply.action) == nullptr);
    }
};

HILLTOP_TEST(ZipDeckPythonDialectTest)
#include "python_dialect_test.moc"
