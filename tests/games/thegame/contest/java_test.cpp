// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "engine/play.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/contest/contests.h"
#include "games/thegame/contest/java_dialect.h"
#include "games/thegame/thegame_table.h"
#include "support/built.h"
#include "support/java_host.h"
#include "support/rounds.h"
#include "support/test.h"

using namespace hilltop;

namespace {

using Kind = Reply<TheGame::Action>::Kind;

const QString kBots = sourceFile("resources/thegame/bots/");
const QString kTests = sourceFile("tests/games/thegame/contest/");

QByteArray source(const QByteArray& turn, const QByteArray& react = "return new int[4];",
                  const QByteArray& constructor = "public Odd(CoopGame game) { super(game); }") {
    return "package coop;\npublic class Odd extends Player {\n" + constructor +
           "\npublic void turn() throws PlayerLost {\n" + turn + "\n}\npublic int[] react() {\n" + react + "\n}\n}\n";
}

std::unique_ptr<Dialect<TheGame>> dialect() {
    return thegame_contests().front().dialect();
}

std::unique_ptr<Bot<TheGame>> built_in(std::string_view id) {
    for (const auto& spec : thegame::all_bots()) {
        if (spec.traits.id == id) return spec.make();
    }
    qFatal("no such bot");
}

std::string answer_of(JavaHost& host, Dialect<TheGame>& speaks, int slot, const Match<TheGame>& match, Seat seat) {
    const auto answer = host.ask(slot, speaks.ask(match.view(seat), match.need(seat)));
    if (answer.mark != '=') return "fault " + answer.text;
    const auto reply = speaks.read(answer.text, match.view(seat));
    return reply.kind == Kind::Acts ? TheGame::spell(reply.action) : "not understood: " + answer.text;
}

Match<TheGame> new_match(int seats, int deal = 1) {
    return Match<TheGame>({}, seats, Chance(2026, static_cast<std::uint64_t>(deal)));
}

/// Seat 1 is the bot's; the others speak where they can.
class SeatedMatch {
public:
    SeatedMatch(int seats, int deal)
        : m_match(new_match(seats, deal)) {}
    Match<TheGame>& match() { return m_match; }
    /// Everybody but seat 1 answers.
    void others(Bot<TheGame>& bot) {
        for (Seat seat : m_match.pending()) {
            if (seat == Seat(1)) continue;
            Rng rng;
            const auto reply = bot.act(m_match.view(seat), rng);
            if (reply.kind == Kind::Acts)
                QCOMPARE(m_match.answer(seat, reply.action), nullptr);
            else
                m_match.silence(seat);
        }
    }

private:
    Match<TheGame> m_match;
};

} // namespace

class TheGameJavaTest : public QObject {
    Q_OBJECT
private slots:
    void twin();
    void examplesFinish();
    void seesWhatTheSeatSees();
    void handKeepsTheOrderOfTheBot();
    void names_data();
    void names();
    void understands_data();
    void understands();
    void turns_data();
    void turns();
    void wishes_data();
    void wishes();
    void refused_data();
    void refused();
    void newObjectsEveryMatch();

private:
    /// One host for all of it, as faults of bots leave it alive.
    JavaHost& shared() {
        if (!m_host) m_host.emplace();
        return *m_host;
    }
    std::optional<JavaHost> m_host;
};

/// Each decision of the built-in bot asked of its twin as well, at tables of one to five.
void TheGameJavaTest::twin() {
    HILLTOP_NEEDS_JAVA();
    JavaHost& host = shared();
    for (int slot = 0; slot < 5; ++slot)
        QCOMPARE(host.load(slot, kBots + "SmallestGap.java"), (JavaHost::Answer{'=', "SmallestGap"}));
    const auto speaks = dialect();
    const auto bot = built_in("smallest-gap");
    int decisions = 0;
    for (int number = 0; number < rounds(200); ++number) {
        const int seats = 1 + number % 5;
        auto match = new_match(seats, number);
        const std::vector<std::string> names(static_cast<std::size_t>(seats), "java:some/SmallestGap.java");
        for (Seat seat : SeatSet::all(seats))
            QCOMPARE(host.ask(seat.index(), speaks->start({.me = seat, .seats = seats, .names = names}, {})).text,
                     std::string());
        while (!match.over()) {
            for (Seat seat : match.asked()) {
                Rng rng;
                const auto reply = bot->act(match.view(seat), rng);
                const auto action = reply.kind == Kind::Acts ? reply.action : TheGame::wish({});
                QCOMPARE(answer_of(host, *speaks, seat.index(), match, seat), TheGame::spell(action));
                QCOMPARE(match.answer(seat, action), nullptr);
                ++decisions;
            }
            match.step();
        }
    }
    QVERIFY(decisions > rounds(200) * 50);
}

/// The other example plays whole matches without a fault, and better than the first.
void TheGameJavaTest::examplesFinish() {
    HILLTOP_NEEDS_JAVA();
    JavaHost& host = shared();
    const auto speaks = dialect();
    int left[2] = {};
    int kind = 0;
    for (const QString file : {"SmallestGap.java", "Courteous.java"}) {
        for (int slot = 0; slot < 4; ++slot)
            QCOMPARE(host.load(slot, kBots + file).mark, '=');
        for (int number = 0; number < rounds(100); ++number) {
            auto match = new_match(4, number);
            for (Seat seat : SeatSet::all(4))
                QCOMPARE(host.ask(seat.index(), speaks->start({.me = seat, .seats = 4, .names = {}}, {})).mark, '=');
            while (!match.over()) {
                for (Seat seat : match.asked()) {
                    const auto answer = host.ask(seat.index(), speaks->ask(match.view(seat), match.need(seat)));
                    QCOMPARE(answer.mark, '=');
                    QCOMPARE(match.answer(seat, speaks->read(answer.text, match.view(seat)).action), nullptr);
                }
                match.step();
            }
            left[kind] += TheGame::left(match.state().open);
        }
        ++kind;
    }
    if (!kSanitized) QVERIFY2(left[1] < left[0], qPrintable(QString("%1 %2").arg(left[0]).arg(left[1])));
}

/// Witness says what it sees by its wishes, and throws where it is not as it should be.
void TheGameJavaTest::seesWhatTheSeatSees() {
    HILLTOP_NEEDS_JAVA();
    JavaHost& host = shared();
    QCOMPARE(host.load(0, kTests + "Witness.java").mark, '=');
    const auto speaks = dialect();
    const auto tom = built_in("simple-tom");
    const auto others = built_in("planner");
    int heard = 0;
    for (int number = 0; number < rounds(200); ++number) {
        const int seats = 2 + number % 4;
        std::vector<std::string> names(static_cast<std::size_t>(seats), "planner");
        names[0] = names[1] = "java:/a folder/Witness.java:Witness";
        SeatedMatch seated(seats, number);
        auto& match = seated.match();
        QCOMPARE(host.ask(0, speaks->start({.me = Seat(1), .seats = seats, .names = names}, {})).text, std::string());
        while (!match.over()) {
            seated.others(*others);
            for (Seat seat : match.pending()) {
                const auto view = match.view(seat);
                Rng rng;
                auto action = tom->act(view, rng).action;
                if (match.need(seat) == Need::May && !view.own.hand.empty()) {
                    TheGame::Wishes expected;
                    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
                        int sum = 0;
                        for (Seat other : SeatSet::all(seats))
                            sum += (other.index() + 1) * (view.open.wishes[other][pile] + view.open.held[other]);
                        sum += view.open.tops[static_cast<std::size_t>(pile)] + view.own.hand[0];
                        expected = expected.with(pile, sum % 6);
                        heard += view.open.wishes[Seat(0)][pile];
                    }
                    action = TheGame::wish(expected);
                }
                QCOMPARE(answer_of(host, *speaks, 0, match, seat), TheGame::spell(action));
                QCOMPARE(match.answer(seat, action), nullptr);
            }
            match.step();
        }
    }
    QVERIFY(heard > 0);
}

/// A bot may sort its hand; cards it takes out by itself come back.
void TheGameJavaTest::handKeepsTheOrderOfTheBot() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    JavaHost& host = shared();
    const QByteArray first = "playCard(hand.get(0), 0);";
    QCOMPARE(
        host.load(0, folder.write("Odd.java", source(first, "java.util.Collections.sort(hand); return new int[4];")))
            .mark,
        '=');
    host.ask(0, "thegame 0 1 Odd");
    const auto turn = [&](const char* cards) { return host.ask(0, "t 1 1 100 100 6 -1 " + std::string(cards)).text; };
    QCOMPARE(turn("50 20 70"), std::string("p50 0"));
    QCOMPARE(host.ask(0, "w 50 1 100 100 6 -1 70 60 20").text, std::string("w0000"));
    QCOMPARE(turn("70 60 20"), std::string("p20 0"));
    QCOMPARE(turn("70 60 4"), std::string("p60 0"));
    QCOMPARE(turn("70 60 4"), std::string("p70 0")); // 60 was never played after all
    QCOMPARE(host.load(1, folder.write("Odd.java", source("hand.clear(); playCard(9, 1);"))).mark, '=');
    host.ask(1, "thegame 0 1 Odd");
    QCOMPARE(host.ask(1, "t 1 1 100 100 2 -1 9 8").text, std::string("p9 1"));
}

void TheGameJavaTest::names_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("smallest-gap") << "SmallestGap";
    QTest::newRow("java:/a folder/Tom.java") << "Tom";
    QTest::newRow("java:/a/b.jar:coop.Tom") << "Coop";
    QTest::newRow("java:/a/b.jar:Tom") << "Tom";
    QTest::newRow("Anna & Bob 2") << "AnnaBob2";
    QTest::newRow("7 of 9") << "Of9";
    QTest::newRow("a_b") << "A_B";
    QTest::newRow("\xc3\xa4") << "Somebody";
    QTest::newRow("") << "Somebody";
}

void TheGameJavaTest::names() {
    QFETCH(QString, name);
    QCOMPARE(thegame::class_name(QTest::currentDataTag()), name.toStdString());
}

void TheGameJavaTest::understands_data() {
    QTest::addColumn<QString>("action");
    QTest::newRow("e") << "end";
    QTest::newRow("p57 2") << "57>2";
    QTest::newRow("p9 0") << "9>0";
    QTest::newRow("w0125") << "wish 0 1 2 5";
    for (const char* text : {"", "p", "p57", "p57 ", "p57 2 ", "p 57 2", "p123 1", "w012", "w01234", "w01x4", "E"})
        QTest::newRow(text) << "";
}

void TheGameJavaTest::understands() {
    QFETCH(QString, action);
    const auto match = new_match(2);
    const auto reply = dialect()->read(QTest::currentDataTag(), match.view(Seat(0)));
    if (action.isEmpty()) {
        QCOMPARE(reply.kind, Kind::Faulty);
        QCOMPARE(reply.fault, Fault::NotUnderstood);
    } else {
        QCOMPARE(reply.kind, Kind::Acts);
        QCOMPARE(reply.action, *TheGame::read(action.toStdString()));
    }
}

void TheGameJavaTest::turns_data() {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("answer");
    QTest::newRow("one card") << QByteArray("playCard(50, 0);") << "= p50 0";
    QTest::newRow("a jump") << QByteArray("playCard(20, 1);") << "= p20 1";
    QTest::newRow("gives up") << QByteArray("endTurn();") << "= e";
    QTest::newRow("two cards") << QByteArray("playCard(50, 0);\nplayCard(60, 0);")
                               << "! not-allowed playCard(60, 0) is the second call in the same turn() (Odd.java:6)";
    QTest::newRow("two cards, caught") << QByteArray("playCard(50, 0);\ntry { endTurn(); } catch (PlayerLost mine) {}")
                                       << "! not-allowed endTurn() is the second call in the same turn()";
    QTest::newRow("nothing") << QByteArray("hand.get(0);")
                             << "! not-understood turn() neither played a card nor ended the turn";
    QTest::newRow("not held") << QByteArray("playCard(51, 0);") << "! not-allowed 51 is not in its hand (Odd.java:5)";
    QTest::newRow("does not fit") << QByteArray("playCard(60, 2);")
                                  << "! not-allowed 60 does not go on pile 2, which shows 55 (Odd.java:5)";
    QTest::newRow("no such pile") << QByteArray("playCard(60, 4);") << "! not-allowed there is no pile 4 (Odd.java:5)";
    QTest::newRow("lost by its own word")
        << QByteArray("throw new PlayerLost(\"enough\");") << "! not-allowed coop.PlayerLost: enough (Odd.java:5)";
    QTest::newRow("throws") << QByteArray("hand.get(17);")
                            << "! crash java.lang.IndexOutOfBoundsException: Index 17 out of bounds for length 3 "
                               "(Odd.java:5)";
    QTest::newRow("another's turn") << QByteArray("gameState.players[1].playCard(50, 0);")
                                    << "! not-allowed coop.PlayerLost: playCard() of another player, or before the "
                                       "match (Odd.java:5)";
}

void TheGameJavaTest::turns() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, body);
    QFETCH(QString, answer);
    const BotFolder folder;
    JavaHost& host = shared();
    QCOMPARE(host.load(0, folder.write("Odd.java", source(body))), (JavaHost::Answer{'=', "Odd"}));
    QCOMPARE(host.ask(0, "thegame 0 2 Odd Odd").mark, '=');
    const auto got = host.ask(0, "t 1 30 55 100 3 6 -1 -1 50 20 60");
    QCOMPARE(QString("%1 %2").arg(QChar(got.mark), QString::fromStdString(got.text)), answer);
}

void TheGameJavaTest::wishes_data() {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("answer");
    QTest::newRow("wishes") << QByteArray("return new int[] {0, 5, 2, 1};") << "= w0521";
    QTest::newRow("null") << QByteArray("return null;") << "! not-understood react() returned null";
    QTest::newRow("three") << QByteArray("return new int[3];")
                           << "! not-understood react() returned 3 wishes; there are 4 piles";
    QTest::newRow("six") << QByteArray("return new int[] {0, 6, 0, 0};")
                         << "! not-allowed react() returned 6; wishes are 0 to 5";
    QTest::newRow("plays") << QByteArray("try { playCard(50, 0); } catch (PlayerLost no) { throw new "
                                         "RuntimeException(no.getMessage()); }\nreturn null;")
                           << "! crash java.lang.RuntimeException: playCard(50, 0) outside of turn() (Odd.java:8)";
}

void TheGameJavaTest::wishes() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, body);
    QFETCH(QString, answer);
    const BotFolder folder;
    JavaHost& host = shared();
    QCOMPARE(host.load(0, folder.write("Odd.java", source("endTurn();", body))).mark, '=');
    QCOMPARE(host.ask(0, "thegame 0 2 Odd Odd").mark, '=');
    const auto got = host.ask(0, "w 1 30 55 100 3 6 -1 -1 50 20 60");
    QCOMPARE(QString("%1 %2").arg(QChar(got.mark), QString::fromStdString(got.text)), answer);
}

void TheGameJavaTest::refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no package") << source("endTurn();").replace("package coop;", "import coop.*;")
                                << "crash Odd.java:2:14: Odd is in no package; the package must be Players for Pazaak, "
                                   "coop for The Game";
    QTest::newRow("constructor of the package")
        << source("endTurn();", "return null;", "Odd(CoopGame game) { super(game); }")
        << "crash Odd.java:2:14: Odd has no public constructor that takes one CoopGame";
    QTest::newRow("no constructor") << source("endTurn();", "return null;", "")
                                    << "crash Odd.java:2:8: constructor Player in class coop.Player cannot be applied "
                                       "to given types;; required: coop.CoopGame; found:    no arguments; reason: "
                                       "actual and formal argument lists differ in length";
    QTest::newRow("without react()") << source("endTurn();").replace("react()", "reacts()")
                                     << "crash Odd.java:2:8: coop.Odd is not abstract and does not override abstract "
                                        "method react() in coop.Player";
}

void TheGameJavaTest::refused() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const BotFolder folder;
    JavaHost& host = shared();
    const auto answer = host.load(0, folder.write("Odd.java", text));
    QCOMPARE(answer.mark, '!');
    QCOMPARE(QString::fromStdString(answer.text), sentence);
}

void TheGameJavaTest::newObjectsEveryMatch() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    JavaHost& host = shared();
    const auto bot = folder.write("Odd.java", source("endTurn();", "return new int[] {calls++, 0, 0, 0};",
                                                     "int calls = 0; public Odd(CoopGame game) { super(game); }"));
    for (int slot : {0, 1})
        QCOMPARE(host.load(slot, bot).mark, '=');
    const auto wish = [&](int slot) { return host.ask(slot, "w 1 30 55 100 3 6 -1 -1 50 20 60").text; };
    QCOMPARE(wish(0), std::string("crash asked before a match has begun"));
    for (int match = 0; match < 2; ++match) {
        for (int slot : {0, 1})
            QCOMPARE(host.ask(slot, "thegame 0 2 Odd Odd").mark, '=');
        QCOMPARE(wish(0), std::string("w0000"));
        QCOMPARE(wish(0), std::string("w1000"));
        QCOMPARE(wish(1), std::string("w0000"));
    }
    QCOMPARE(host.ask(0, "pazaak").text, std::string("crash Odd.java:2:14: Odd is a bot for The Game"));
}

HILLTOP_TEST(TheGameJavaTest)
#include "java_test.moc"
