// SPDX-License-Identifier: GPL-3.0-or-later
#include "together.h"

#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "tournament/schedule.h"

#include <QTemporaryDir>

using namespace hilltop;
using namespace hilltop::testing;

/// Bots of one language in one process with the engine come to what they come to by pipes, to the last byte.
class TogetherTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string file(const std::string& name, const std::string& text) {
        const std::string path = m_folder.filePath(QString::fromStdString(name)).toStdString();
        std::ofstream(path) << text;
        return path;
    }
    /// A bot of Pazaak with these members, doing this each time it is asked.
    std::string pazaak(const std::string& name, const std::string& members, const std::string& each) {
        return "java:" +
               file(name + ".java", "package Players;\nimport Mechanics.*;\nimport java.util.*;\npublic class " + name +
                                        " extends Player {\n" + members +
                                        "\n  public void getResponse(int wins[], boolean one, Collection<Card> hand,\n"
                                        "      Collection<Card> other, Collection<Card> side, int left, Action last, "
                                        "boolean did) {\n    int total = 0;\n    for (Card card : hand) total += "
                                        "card.getValue();\n    action = total < 16 ? Action.END : Action.STAND;\n    " +
                                        each + "\n  }\n}\n");
    }
    /// What it has ever seen decides what it does.
    std::string rememberer() {
        return pazaak("Rememberer", "  private int seen = 1;",
                      "for (Card card : other) seen = 31 * seen + card.getValue();\n"
                      "    seen = 31 * seen + total + wins[0] + (did ? 3 : 0);\n"
                      "    if ((seen & 3) == 0) action = Action.STAND;\n"
                      "    if ((seen & 7) == 1) for (Card card : side) { action = Action.PLAY; cardToPlay = card; }");
    }

private slots:
    void initTestCase() {
        if (find_program("javac").empty()) QSKIP("needs javac (package default-jdk-headless)");
        if (!can_play_together("java")) QSKIP("needs the library with the door of Java (jni.h when it was built)");
        host_bots();
    }

    /// They are in one process; otherwise nothing here would be a test.
    void shareAProcess() {
        const auto said = [&](bool together) {
            const auto bots = {pazaak("One", "", "System.setProperty(\"one\", \"here\");"),
                               pazaak("Other", "", "System.err.println(System.getProperty(\"one\"));")};
            Plan two = plan_of("pazaak", bots, 2, 1);
            two.together = together;
            const std::string all = errors_of(played(two));
            return all.find("here") != all.npos;
        };
        QVERIFY(!said(false));
        QVERIFY(said(true));
    }

    void rememberingPairsAreTheSame_data() {
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {quint64(1), quint64(7), quint64(0xfedcba9876543210)})
            QTest::addRow("%llu", seed) << seed;
    }
    void rememberingPairsAreTheSame() {
        QFETCH(quint64, seed);
        const auto bots = {rememberer(), pazaak("Plain", "", ""),
                           pazaak("Counter", "  private int calls;", "if (++calls % 50 == 0) action = null;")};
        const auto all = same(plan_of("pazaak", bots, 40, seed));
        QCOMPARE(all.size(), std::size_t(3)); // a series a pair
        QVERIFY(faults_of(all)[Fault::NotUnderstood] > 0);
    }

    /// What an author reads about a fault, and when the bot is restarted. Two bots a plan: what several slots of one
    /// program print at once goes to one of them.
    void faultsHaveTheSameWords_data() {
        QTest::addColumn<QString>("does");
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* does, Fault fault, const char* words) {
            QTest::newRow(name) << does << static_cast<int>(fault) << words;
        };
        row("Thrower", "if (++calls == 25) throw new IllegalStateException(\"at\\ncall 25\");", Fault::Crash,
            "java.lang.IllegalStateException: at call 25 (Thrower.java:");
        row("Again", "if (++calls == 5) throw new IllegalStateException();", Fault::Crash, "IllegalStateException");
        row("Writer", "if (++calls % 20 == 0) wins[1] = 3;", Fault::NotAllowed, "getResponse() wrote into wins");
        row("Exiter", "if (++calls == 30) System.exit(3);", Fault::Crash, "System.exit(3) (Exiter.java:");
        row("Deep", "if (++calls == 20) deep(1);", Fault::Crash, "java.lang.StackOverflowError");
        row("Nothing", "if (++calls % 9 == 0) action = null;", Fault::NotUnderstood, "left action null");
        row("Printer",
            "if (++calls % 9 == 0) System.out.println(\"out \\u00e4 \" + calls);\n"
            "    if (calls % 7 == 0) System.err.print(\"err\");\n    if (calls == 40) wins[0] = 7;",
            Fault::NotAllowed, "out \u00e4 9");
    }
    void faultsHaveTheSameWords() {
        QFETCH(QString, does);
        QFETCH(int, fault);
        QFETCH(QString, words);
        const auto bots = {rememberer(), pazaak(QTest::currentDataTag(),
                                                "  private int calls;\n"
                                                "  private int deep(int n) { return 1 + deep(n + 1); }",
                                                does.toStdString())};
        const auto all = same(plan_of("pazaak", bots, 12, 3));
        QVERIFY(faults_of(all).contains(static_cast<Fault>(fault)));
        QVERIFY2(errors_of(all).find(words.toStdString()) != std::string::npos, errors_of(all).c_str());
    }

    /// What only another process can judge is played again by pipes: a bot that hangs, one that ends the process, one
    /// that takes too much memory or writes too much.
    void whatEndsTheProcessIsPlayedAgain_data() {
        QTest::addColumn<QString>("does");
        QTest::addColumn<int>("fault");
        QTest::newRow("hangs") << "while (wins != null) {}" << static_cast<int>(Fault::TimeOut);
        QTest::newRow("halts") << "Runtime.getRuntime().halt(3);" << static_cast<int>(Fault::Crash);
        QTest::newRow("memory")
            << "ArrayList<byte[]> all = new ArrayList<>(); while (wins != null) all.add(new byte[1 << "
               "20]);"
            << static_cast<int>(Fault::TooMuchMemory);
        QTest::newRow("output") << "for (int i = 0; i < 3000; ++i) System.err.println(\"x\".repeat(1000));"
                                << static_cast<int>(Fault::TooMuchOutput);
    }
    void whatEndsTheProcessIsPlayedAgain() {
        QFETCH(QString, does);
        QFETCH(int, fault);
        const auto bots = {
            rememberer(), pazaak("Rogue", "  private int calls;", "if (++calls == 20) { " + does.toStdString() + " }")};
        Plan two = plan_of("pazaak", bots, 5, 11);
        if (static_cast<Fault>(fault) == Fault::TimeOut) two.limits.decision = std::chrono::milliseconds(700);
        const auto found = faults_of(same(two));
        QVERIFY(found.contains(static_cast<Fault>(fault)));
    }

    /// A table of four, with bots made for every match, in several series.
    void sharedTablesAreTheSame() {
        const auto seat = [&](const std::string& name, const std::string& each) {
            return "java:" +
                   file(name + ".java",
                        "package coop;\npublic class " + name + " extends Player {\n  private int turns;\n  public " +
                            name +
                            "(CoopGame game) { super(game); }\n"
                            "  public int[] react() { return new int[] {hand.size() % 6, 0, "
                            "gameState.players.length % 5, 1}; }\n"
                            "  public void turn() throws PlayerLost {\n    ++turns;\n    " +
                            each +
                            "\n    for (int card : hand) for (int pile = 0; pile < 4; ++pile) {\n"
                            "      int gap = pile < 2 ? card - gameState.piles[pile] : gameState.piles[pile] - "
                            "card;\n      if (gap == -10 || gap > 0 && gap < 5 + turns) { playCard(card, pile); "
                            "return; }\n    }\n    endTurn();\n  }\n}\n");
        };
        const auto bots = {
            seat("Plain", ""),
            seat("Named", "if (gameState.players[0].getClass().getSimpleName().equals(\"Plain\")) endTurn();"),
            seat("Faulty", "if (turns == 9) playCard(hand.get(0), 7);"), seat("Silent", "if (turns == 12) return;")};
        const auto all = same(plan_of("thegame", bots, 300, 5));
        QVERIFY(all.size() > 1);
        QVERIFY(faults_of(all)[Fault::NotAllowed] > 0);
    }

    /// A bot that may use files has its own folder, one that does not compile can't start; the others play.
    void someAreLeftOut() {
        const auto bots = {rememberer(), pazaak("Plain", "", ""),
                           pazaak("Filer", "", "if (new java.io.File(\"x\").exists()) action = null;"),
                           pazaak("Broken", "", "no Java")};
        const auto all = same(plan_of("pazaak", bots, 4, 2));
        QVERIFY(faults_of(all)[Fault::NoStart] > 0);
    }

    /// Where pairings take turns the same bots go on from series to series.
    void turnsAreTheSame() {
        Plan three = plan_of("pazaak",
                             {rememberer(), pazaak("Plain", "", ""),
                              "java:" + m_folder.filePath("Rememberer.java").toStdString() + ":Rememberer"},
                             120, 4);
        three.duplicate = true;
        QVERIFY(takes_turns(three));
        QVERIFY(same(three).size() > 3);
    }
};

HILLTOP_TEST(TogetherTest)
#include "together_test.moc"
