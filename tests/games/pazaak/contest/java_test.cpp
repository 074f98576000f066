// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/match.h"
#include "game/play.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/contest/contests.h"
#include "games/pazaak/pazaak_table.h"
#include "support/java_host.h"
#include "support/rounds.h"
#include "support/test.h"

using namespace hilltop;

namespace {

using Kind = Reply<Pazaak::Action>::Kind;

const QString kBots = HILLTOP_SOURCE_DIR "/resources/pazaak/bots/";
const QString kTests = HILLTOP_SOURCE_DIR "/tests/games/pazaak/contest/";

/// A bot of the contest with what getResponse() does.
QByteArray source(const QByteArray& name, const QByteArray& body, const QByteArray& members = {},
                  const QByteArray& package = "Players") {
    return "package " + package + ";\nimport java.util.Collection;\nimport Mechanics.*;\npublic class " + name +
           " extends Player {\n" + members +
           "\npublic void getResponse(int wins[], boolean isPlayerOne, Collection<Card> yourHand, Collection<Card> "
           "opponentHand, Collection<Card> yourSideDeck, int opponentSideDeckCount, Action opponentAction, boolean "
           "opponentDidPlay) {\n" +
           body + "\n}\n}\n";
}

std::unique_ptr<Dialect<Pazaak>> dialect() {
    return pazaak_contests().front().dialect();
}

const BotSpec<Pazaak>& built_in(std::string_view id) {
    for (const auto& spec : pazaak::all_bots()) {
        if (spec.traits.id == id) return spec;
    }
    qFatal("no such bot");
}

/// What the bot answers that has been loaded into the slot; a fault's sentence where it is one.
std::string answer_of(JavaHost& host, Dialect<Pazaak>& speaks, int slot, const View<Pazaak>& view) {
    const auto answer = host.ask(slot, speaks.ask(view, Need::Must));
    if (answer.mark != '=') return "fault " + answer.text;
    const auto reply = speaks.read(answer.text, view);
    return reply.kind == Kind::Acts ? Pazaak::spell(reply.action) : "not understood: " + answer.text;
}

/// The first question of a match under default rules.
Match<Pazaak> new_match(int deal = 1) {
    return Match<Pazaak>({}, 2, Chance(2026, static_cast<std::uint64_t>(deal)));
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
    void refused_data();
    void refused();
    void files();
    void foreignCardStands();
    void crashedBotIsMadeAnew();
    void demoPlayerOfTheSeed();
    void brokenCacheIsMadeAnew();

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
    QTest::newRow("bold") << kBots + "Bold.java"
                          << "bold";
    QTest::newRow("cautious") << kBots + "Cautious.java"
                              << "cautious";
    QTest::newRow("careful, watching the host") << kTests + "Witness.java"
                                                << "careful";
}

/// Some hundred matches, seats in turn, each decision of the built-in bot asked of its twin as well.
void PazaakJavaTest::twins() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QString, file);
    QFETCH(QString, built_in);
    JavaHost& host = shared();
    QCOMPARE(host.load(0, file).mark, '=');
    const auto speaks = dialect();
    const auto bot = ::built_in(built_in.toStdString()).make();
    const auto rival = ::built_in("careful").make();
    int decisions = 0;
    for (int number = 0; number < rounds(400); ++number) {
        auto match = new_match(number);
        const Seat me(number % 2);
        QCOMPARE(host.ask(0, speaks->start({.me = me, .names = {}, .match = number}, {})).text, std::string());
        while (!match.over()) {
            if (match.need() != Need::Told) {
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

/// The right word and a sentence with the line, the host lives on, and what is printed is no answer.
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

void PazaakJavaTest::refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("syntax error") << source("Odd", "action = Action.END") << "crash Odd.java:7:20: ';' expected";
    QTest::newRow("two errors") << source("Odd", "action = 3;\ncardToPlay = nothing;")
                                << "crash Odd.java:7:10: incompatible types: int cannot be converted to "
                                   "Mechanics.Player.Action (and 1 more)";
    QTest::newRow("wrong package") << "// package Players;\n" + source("Odd", "action = Action.END;", {}, "players")
                                   << "crash Odd.java:2:9: Odd is in the package players; the package must be Players "
                                      "for Pazaak, coop for The Game";
    QTest::newRow("no constructor") << source("Odd", "action = Action.END;", "public Odd(int size) {}")
                                    << "crash Odd.java:4:14: Odd has no public constructor without arguments";
    QTest::newRow("private constructor") << source("Odd", "action = Action.END;", "Odd() {}")
                                         << "crash Odd.java:4:14: Odd has no public constructor without arguments";
    QTest::newRow("not public") << source("Odd", "action = Action.END;").replace("public class", "class")
                                << "crash Odd.java:4:7: Odd must be public";
    QTest::newRow("no bot") << QByteArray("package Players;\npublic class Odd {}\n")
                            << "crash Odd.java: no class in it extends Mechanics.Player or coop.Player";
    QTest::newRow("abstract") << source("Odd", "").replace("public class", "public abstract class")
                              << "crash Odd.java: no class in it extends Mechanics.Player or coop.Player";
    QTest::newRow("no class file") << QByteArray("\xca\xfe\xba\xbe\0\0", 6)
                                   << "crash cannot read Odd.java: a class file in it is broken";
}

void PazaakJavaTest::refused() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const BotFolder folder;
    JavaHost& host = shared();
    const auto answer = host.load(0, folder.write("Odd.java", text));
    QCOMPARE(answer.mark, '!');
    QCOMPARE(QString::fromStdString(answer.text).replace(folder.path(""), "").replace("read /", "read "), sentence);
}

/// A path with spaces and umlauts, class files, jars, folders, and two bots in one file.
void PazaakJavaTest::files() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    const QByteArray two = source("One", "action = Action.END;") +
                           source("Two", "action = Action.STAND;")
                               .replace("package Players;\nimport java.util.Collection;\nimport Mechanics.*;", "");
    JavaHost& host = shared();
    const auto first = [&](int slot) {
        const auto speaks = dialect();
        const auto match = new_match();
        const auto begun = host.ask(slot, speaks->start({}, {}));
        return begun.mark == '=' ? answer_of(host, *speaks, slot, match.view(Seat(0))) : begun.text;
    };
    const QString both = folder.write("für zwei/Bots + mehr.java", two);
    QCOMPARE(host.load(0, both).text, std::string("One Two"));
    QCOMPARE(first(0), std::string("crash Bots + mehr.java holds 2 bots: One, Two; say which one by a colon and its "
                                   "name behind the file"));
    QCOMPARE(host.load(1, both, "Two").mark, '=');
    QCOMPARE(first(1), std::string("stand"));
    QCOMPARE(host.load(2, both, "Players.One").mark, '=');
    QCOMPARE(first(2), std::string("end"));
    QCOMPARE(host.load(3, both, "Three").text, std::string("crash Bots + mehr.java has no bot Three, but One, Two"));

    // A helper of its own beside the bot.
    folder.write("team/Players/Leader.java", source("Leader", "action = Helper.choice();"));
    folder.write("team/Players/Helper.java", "package Players;\nclass Helper {\nstatic Mechanics.Player.Action "
                                             "choice() { return Mechanics.Player.Action.STAND; }\n}\n");
    QCOMPARE(host.load(4, folder.path("team")), (JavaHost::Answer{'=', "Leader"}));
    QCOMPARE(first(4), std::string("stand"));

    // The same as class files, then as a jar without a suffix.
    QCOMPARE(
        QProcess::execute("javac", {"-d", folder.path("classes"), "-sourcepath",
                                    HILLTOP_SOURCE_DIR "/resources/hosts/java", "-implicit:none",
                                    folder.path("team/Players/Leader.java"), folder.path("team/Players/Helper.java")}),
        0);
    QCOMPARE(host.load(5, folder.path("classes")), (JavaHost::Answer{'=', "Leader"}));
    QCOMPARE(first(5), std::string("stand"));
    QCOMPARE(QProcess::execute("jar", {"cf", folder.path("packed"), "-C", folder.path("classes"), "."}), 0);
    QCOMPARE(host.load(6, folder.path("packed")), (JavaHost::Answer{'=', "Leader"}));
    QCOMPARE(first(6), std::string("stand"));

    QCOMPARE(host.load(7, folder.path("gone.java")).text,
             "crash cannot read " + folder.path("gone.java").toStdString() + ": it does not exist");
    QCOMPARE(host.ask(1, "thegame 0 1 Bot").text.substr(0, 6), std::string("crash "));
}

/// A card of the right value that is not the one in the side deck, and none at all, are STAND.
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

/// Also for a bot that lives for the series: after a crash it is not to be trusted.
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

/// It compiles as printed, but sets no action, which is no answer: whoever starts from it must choose one.
void PazaakJavaTest::demoPlayerOfTheSeed() {
    HILLTOP_NEEDS_JAVA();
    QString seeds = qEnvironmentVariable("HILLTOP_SEEDS");
    if (seeds.isEmpty()) seeds = HILLTOP_SOURCE_DIR "/../shared/seeds";
    const auto found = QDir(seeds).entryList({"004_*.txt"});
    if (found.isEmpty()) QSKIP("the contests' descriptions are not there; HILLTOP_SEEDS names their folder");
    QFile seed(QDir(seeds).filePath(found.constFirst()));
    QVERIFY(seed.open(QIODevice::ReadOnly));
    const QByteArray text = seed.readAll();
    const auto begin = text.indexOf("package Players;");
    const auto end = text.indexOf("\n}\n}\n", begin);
    QVERIFY(begin >= 0 && end > begin);
    const BotFolder folder;
    JavaHost& host = shared();
    QCOMPARE(host.load(0, folder.write("DemoPlayer.java", text.mid(begin, end + 5 - begin))),
             (JavaHost::Answer{'=', "DemoPlayer"}));
    const auto speaks = dialect();
    const auto match = new_match();
    QCOMPARE(host.ask(0, speaks->start({}, {})).mark, '=');
    QCOMPARE(answer_of(host, *speaks, 0, match.view(Seat(0))),
             std::string("fault not-understood getResponse() left action null"));
}

void PazaakJavaTest::brokenCacheIsMadeAnew() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    const QString bot = folder.write("Odd.java", source("Odd", "action = Action.STAND;"));
    const QDir cache(folder.path("cache"));
    for (int round = 0; round < 3; ++round) {
        JavaHost host(cache.path());
        QCOMPARE(host.load(0, bot), (JavaHost::Answer{'=', "Odd"}));
        const auto kept = QDir(cache.filePath("bots")).entryList({"*.jar"});
        QCOMPARE(kept.size(), 1);
        QFile file(cache.filePath("bots/" + kept.constFirst()));
        QVERIFY(file.size() > 200);
        if (round == 0) QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        if (round == 1) QVERIFY(file.resize(150));
    }
}

HILLTOP_TEST(PazaakJavaTest)
#include "java_test.moc"
