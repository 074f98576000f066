// SPDX-License-Identifier: GPL-3.0-or-later
#include "java_bots.h"

#include "games/pazaak/bots/bots.h"
#include "support/rounds.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

using Kind = Reply<Pazaak::Action>::Kind;

const BotSpec<Pazaak>& built_in(std::string_view id) {
    for (const auto& spec : pazaak::all_bots()) {
        if (spec.traits.id == id) return spec;
    }
    qFatal("no such bot");
}

} // namespace

class PazaakJavaTest : public QObject {
    Q_OBJECT
private slots:
    void twins_data();
    void twins();
    void understands_data();
    void understands();
    void faults_data();
    void faults();
    void cannotBegin_data();
    void cannotBegin();
    void foreignCardStands();
    void crashedBotIsMadeAnew();

private:
    /// One host for all of it, as faults of bots leave it alive.
    JavaHost& shared() {
        if (!m_host) m_host.emplace();
        return *m_host;
    }
    std::optional<JavaHost> m_host;
};

void PazaakJavaTest::twins_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("built_in");
    QTest::addColumn<QString>("named");
    QTest::newRow("bold") << kBots + "Bold.java"
                          << "bold"
                          << "Bold";
    QTest::newRow("cautious") << kBots + "Cautious.java"
                              << "cautious"
                              << "Cautious";
    QTest::newRow("careful, watching the host") << kTests + "Witness.java"
                                                << "careful" << QString();
}

void PazaakJavaTest::twins() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QString, file);
    QFETCH(QString, built_in);
    QFETCH(QString, named);
    JavaHost& host = shared();
    QCOMPARE(host.load(0, file).mark, '=');
    const auto speaks = dialect();
    const auto bot = ::built_in(built_in.toStdString()).make();
    const auto rival = ::built_in("careful").make();
    int decisions = 0;
    for (int number = 0; number < rounds(400); ++number) {
        auto match = new_match(number);
        const Seat me(number % 2);
        // The first match is answered with the name that the bot gives itself.
        QCOMPARE(host.ask(0, speaks->start({.me = me, .names = {}, .match = number}, {})).text,
                 number == 0 ? named.toStdString() : std::string());
        while (!match.over()) {
            if (!match.resting()) {
                const Seat seat = *match.asked().begin();
                Rng rng;
                const auto action = (seat == me ? bot : rival)->act(match.view(seat), rng).action;
                if (seat == me) {
                    QCOMPARE(answer_of(host, *speaks, 0, match.view(seat)), Pazaak::spell(action));
                    ++decisions;
                }
                QCOMPARE(match.answer(seat, action), nullptr);
            }
            match.step();
        }
    }
    QVERIFY(decisions > rounds(400) * 5);
}

void PazaakJavaTest::understands_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("action");
    QTest::newRow("end") << "e"
                         << "end";
    QTest::newRow("stand") << "s"
                           << "stand";
    QTest::newRow("play") << "p4"
                          << "play 4";
    for (const char* text : {"", "E", "p", "p4x", "p-1", "p300", "p 4", "e "})
        QTest::newRow(text) << text << "";
}

void PazaakJavaTest::understands() {
    QFETCH(QString, text);
    QFETCH(QString, action);
    const auto match = new_match();
    const auto reply = dialect()->read(text.toStdString(), match.view(Seat(0)));
    if (action.isEmpty()) {
        QCOMPARE(reply.kind, Kind::Faulty);
        QCOMPARE(reply.fault, Fault::NotUnderstood);
    } else {
        QCOMPARE(Pazaak::spell(reply.action), action.toStdString());
    }
}

void PazaakJavaTest::faults_data() {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("fault");
    QTest::newRow("no action") << QByteArray("action = null;") << "not-understood getResponse() left action null";
    QTest::newRow("writes into wins") << QByteArray("action = Action.END; wins[1] = 3;")
                                      << "not-allowed getResponse() wrote into wins";
    QTest::newRow("throws") << QByteArray("int[] none = {};\nnone[3] = 1;")
                            << "crash java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 0 "
                               "(Odd.java:8)";
    QTest::newRow("adds to its hand") << QByteArray("yourHand.add(new Card(5));")
                                      << "crash java.lang.UnsupportedOperationException (Odd.java:7)";
    QTest::newRow("no end") << QByteArray("getResponse(wins, isPlayerOne, yourHand, opponentHand, yourSideDeck, 0, "
                                          "opponentAction, opponentDidPlay);")
                            << "crash java.lang.StackOverflowError (Odd.java:7)";
    QTest::newRow("leaves") << QByteArray("System.exit(7);") << "crash System.exit(7) (Odd.java:7)";
}

void PazaakJavaTest::faults() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, body);
    QFETCH(QString, fault);
    const BotFolder folder;
    JavaHost& host = shared();
    QCOMPARE(host.load(0, folder.write("Odd.java", source("Odd", body))), (JavaHost::Answer{'=', "Odd"}));
    QCOMPARE(host.load(1, kBots + "Bold.java"), (JavaHost::Answer{'=', "Bold"}));
    const auto speaks = dialect();
    const auto match = new_match();
    for (int slot : {0, 1})
        QCOMPARE(host.ask(slot, speaks->start({}, {})).mark, '=');
    QCOMPARE(QString::fromStdString(answer_of(host, *speaks, 0, match.view(Seat(0)))), "fault " + fault);
    QCOMPARE(answer_of(host, *speaks, 1, match.view(Seat(0))), std::string("end"));
}

void PazaakJavaTest::cannotBegin_data() {
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("constructor") << QByteArray("public Odd() { throw new IllegalStateException(\"not today\"); }")
                                 << "crash java.lang.IllegalStateException: not today (Odd.java:5)";
    QTest::newRow("static") << QByteArray("static int none = 1 / Integer.parseInt(\"0\");")
                            << "crash java.lang.ArithmeticException: / by zero (Odd.java:5)";
}

void PazaakJavaTest::cannotBegin() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, members);
    QFETCH(QString, sentence);
    const BotFolder folder;
    JavaHost& host = shared();
    QCOMPARE(host.load(0, folder.write("Odd.java", source("Odd", "action = Action.END;", members))).mark, '=');
    const auto begun = host.ask(0, dialect()->start({}, {}));
    QCOMPARE(begun.mark, '!');
    QCOMPARE(QString::fromStdString(begun.text), sentence);
}

void PazaakJavaTest::foreignCardStands() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    JavaHost& host = shared();
    const auto speaks = dialect();
    const auto match = new_match();
    int slot = 0;
    for (const QByteArray card : {"new Card(yourSideDeck.iterator().next().getValue())", "null"}) {
        const auto file = folder.write("Odd.java", source("Odd", "action = Action.PLAY; cardToPlay = " + card + ";"));
        QCOMPARE(host.load(slot, file).mark, '=');
        host.ask(slot, speaks->start({}, {}));
        QCOMPARE(answer_of(host, *speaks, slot++, match.view(Seat(0))), std::string("stand"));
    }
}

void PazaakJavaTest::crashedBotIsMadeAnew() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    JavaHost& host = shared();
    const auto speaks = dialect();
    const auto match = new_match();
    QCOMPARE(host.load(0, folder.write("Odd.java", source("Odd",
                                                          "if (calls++ > 1) throw new RuntimeException(\"tired\\n"
                                                          "of it\"); action = Action.END;",
                                                          "int calls = 0;")))
                 .mark,
             '=');
    for (int round = 0; round < 2; ++round) {
        host.ask(0, speaks->start({}, {}));
        QCOMPARE(answer_of(host, *speaks, 0, match.view(Seat(0))), std::string("end"));
        host.ask(0, speaks->start({}, {}));
        QCOMPARE(answer_of(host, *speaks, 0, match.view(Seat(0))), std::string("end"));
        QCOMPARE(answer_of(host, *speaks, 0, match.view(Seat(0))),
                 std::string("fault crash java.lang.RuntimeException: tired of it (Odd.java:7)"));
        QCOMPARE(answer_of(host, *speaks, 0, match.view(Seat(0))),
                 std::string("fault crash asked before a match has begun"));
    }
}

HILLTOP_TEST(PazaakJavaTest)
#include "java_test.moc"
