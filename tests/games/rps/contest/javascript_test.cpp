// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest_match.h"
#include "javascript.h"
#include "support/built.h"
#include "support/rounds.h"
#include "support/test.h"

#include <atomic>
#include <thread>

using namespace hilltop;
using namespace hilltop::rps;
using namespace std::chrono_literals;

namespace {

constexpr Seat kFirst{0};

QString resource_bot(const char* name) {
    QFile file(sourceFile("resources/rps/bots/%1.js").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Answers as `mine`; where `twin` would answer something else, `differs` counts it.
class ComparedBot : public Bot<RpsPoker> {
public:
    ComparedBot(Bot<RpsPoker>& mine, Bot<RpsPoker>& twin)
        : m_mine(mine)
        , m_twin(twin) {}
    std::optional<Fault> start(const Seating& seating) override { return m_mine.start(seating); }
    Reply<RpsPoker::Action> act(const View<RpsPoker>& view, Rng& rng) override {
        const auto reply = m_mine.act(view, rng);
        ++asked;
        using Kind = Reply<RpsPoker::Action>::Kind;
        if (reply.kind != Kind::Acts || reply.action != m_twin.act(view, rng).action) ++differs;
        return reply;
    }
    std::optional<Fault> notice(const View<RpsPoker>& view) override { return m_mine.notice(view); }

    int asked = 0;
    int differs = 0;

private:
    Bot<RpsPoker>& m_mine;
    Bot<RpsPoker>& m_twin;
};

std::unique_ptr<Bot<RpsPoker>> built_in(const char* id) {
    for (const auto& spec : all_bots()) {
        if (std::string_view(spec.traits.id) == id) return spec.make();
    }
    return nullptr;
}

} // namespace

class JavascriptTest : public QObject {
    Q_OBJECT
private slots:
    void twins_data();
    void twins();
    void calls();
    void oddAnswers_data();
    void oddAnswers();
    void seriesLong();
    void endless();
    void interrupted();
    void tooMuchOutput();
    void examplesDiffer();
    void asPrinted();
};

void JavascriptTest::twins_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("twin");
    QTest::newRow("minimal-valid") << bot_with("") << QByteArray("minimal-valid");
    QTest::newRow("simple") << bot_with("draftPick(cards) { return cards[0][1] < cards[1][1] ? 1 : 0 }")
                            << QByteArray("simple");
    QTest::newRow("pairs.js") << resource_bot("pairs") << QByteArray("pair-else-low");
    QTest::newRow("odds.js") << resource_bot("odds") << QByteArray("odds");
}

void JavascriptTest::twins() {
    QFETCH(QString, text);
    QFETCH(QByteArray, twin);
    const auto other = built_in("expert");
    InProgram hosted(text);
    QVERIFY2(hosted.bot, hosted.error.c_str());
    std::vector<ContestResult> results;
    const auto compare = [&](Bot<RpsPoker>& bot) {
        const auto same = built_in(twin);
        ComparedBot compared(bot, *same);
        for (int k = 0; k < rounds(300); ++k) {
            results.push_back(k % 2 == 0 ? contest_match({&compared, other.get()}, 5, k)
                                         : contest_match({other.get(), &compared}, 5, k));
            QVERIFY(results.back().faults.empty());
        }
        QCOMPARE(compared.differs, 0);
        QCOMPARE(compared.asked, rounds(300) * 15);
    };
    compare(*hosted.bot);
    if (!has_node()) QSKIP("The package nodejs is missing");
    NodeBot node(hosted.file.path());
    compare(node);
}

/// Both pick and receive; both play and are notified, the last time, too. Arrays are of its own, `this` is the object.
void JavascriptTest::calls() {
    InProgram hosted(bot_with("count: 0,\n"
                              "say(...words) { console.log(++this.count, ...words) },\n"
                              "draftPick(cards) { this.say('pick', Array.isArray(cards), cards.length);\n"
                              "                   this.cards = cards; return 1 },\n"
                              "draftReceive(card) { this.say('receive', typeof card, this.cards.indexOf(card)) },\n"
                              "mainPlay(cards, base) { this.say('play', cards.length, cards.indexOf(base));\n"
                              "                        cards.length = 0; return 0 },\n"
                              "mainPostprocess(card) { this.say('told', typeof card, this === globalThis) },"));
    QVERIFY2(hosted.bot, hosted.error.c_str());
    const auto other = built_in("odds");
    QVERIFY(contest_match({other.get(), hosted.bot.get()}, 3, 0).faults.empty());
    std::string expected;
    int count = 0;
    for (int pick = 0; pick < 5; ++pick) {
        expected += std::to_string(++count) + " pick true 2\n";
        expected += std::to_string(++count) + " receive string -1\n";
    }
    for (int game = 0; game < 10; ++game) {
        const int hand = std::min(3, 10 - game);
        expected += std::to_string(++count) + " play " + std::to_string(hand) + " -1\n";
        expected += std::to_string(++count) + " told string false\n";
    }
    QCOMPARE(QString::fromStdString(hosted.wire->errors()), QString::fromStdString(expected));
}

void JavascriptTest::oddAnswers_data() {
    QTest::addColumn<QString>("members");
    QTest::addColumn<int>("fault"); // -1: none
    QTest::addColumn<QByteArray>("told");
    const auto row = [](const char* members, int fault, const char* told) {
        QTest::newRow(members) << QString(members) << fault << QByteArray(told);
    };
    const auto understood = static_cast<int>(Fault::NotUnderstood);
    const auto allowed = static_cast<int>(Fault::NotAllowed);
    const auto crash = static_cast<int>(Fault::Crash);
    row("draftPick() { return -0 }", -1, "");
    row("draftPick() { return 1.0 }", -1, "");
    row("draftPick: function () { return arguments.length - 1 }", -1, "");
    row("mainPlay(cards) { return cards.length - 1 }", -1, "");
    row("draftPick(cards) { cards.push('R0'); cards[0] = 0; return 1 }", -1, "");
    row("draftPick(cards) { this.own = this.own + 1 || 0; return this.own % 2 }", -1, "");
    row("draftPick() { 'use strict'; this.draftPick = () => 1; return 0 }", -1, "");
    row("draftReceive() { return 77 }", -1, "");
    row("draftPick() { return '1' }", understood, "answered \"1\", which is not an integer");
    row("draftPick() {}", understood, "answered undefined, which is not an integer");
    row("draftPick() { return null }", understood, "answered null, which is not an integer");
    row("draftPick() { return true }", understood, "answered true, which is not an integer");
    row("draftPick() { return [0] }", understood, "answered [0], which is not an integer");
    row("draftPick() { return new Number(0) }", understood, "answered {}, which is not an integer");
    row("draftPick() { return 0.5 }", understood, "answered 0.5, which is not an integer");
    row("mainPlay() { return NaN }", understood, "answered NaN, which is not an integer");
    row("mainPlay() { return Infinity }", understood, "answered Infinity, which is not an integer");
    row("mainPlay() { return Symbol('x') }", understood, "answered Symbol(x), which is not an integer");
    row("draftPick() { return 2 }", allowed, "answered 2, which is not from 0 to 1");
    row("draftPick() { return -1 }", allowed, "answered -1, which is not from 0 to 1");
    row("mainPlay() { return 1 }", allowed, "answered 1, which is not from 0 to 0"); // with the last card
    row("mainPlay() { return 4294967296 }", allowed, "answered 4294967296, which is not from 0 to 2");
    row("mainPlay() { return 1e300 }", allowed, "answered 1e+300, which is not from 0 to 2");
    row("draftPick() {\n\nreturn nowhere }", crash, "ReferenceError: nowhere is not defined (line 5");
    row("draftReceive() {\nthrow new RangeError('no') }", crash, "RangeError: no (line 4");
    row("mainPostprocess() { throw 'a word' }", crash, "threw \"a word\"");
    row("mainPlay() { throw { toString() { throw 1 }, get x() { throw 2 } } }", crash,
        "threw something that cannot be told");
    row("mainPlay() { const again = () => 1 + again(); return again() }", crash, "RangeError: Maximum call stack");
    row("mainPlay() { delete this.mainPlay; this.mainPlay = 7; return 0 }", crash, "TypeError");
}

void JavascriptTest::oddAnswers() {
    QFETCH(QString, members);
    QFETCH(int, fault);
    QFETCH(QByteArray, told);
    InProgram hosted(bot_with(members));
    QVERIFY2(hosted.bot, hosted.error.c_str());
    const auto other = built_in("simple");
    const auto check = [&](Bot<RpsPoker>& bot) {
        const auto played = contest_match({other.get(), &bot}, 3, 0);
        if (fault < 0) {
            QVERIFY(played.faults.empty());
            return;
        }
        QCOMPARE(played.faults.size(), std::size_t{1});
        QCOMPARE(played.faults[0].first, 1);
        QCOMPARE(static_cast<int>(played.faults[0].second), fault);
        QCOMPARE(played.result.points[kFirst], 10);
        QCOMPARE(played.result.points[Seat(1)], 0);
    };
    check(*hosted.bot);
    const QByteArray log = QByteArray::fromStdString(hosted.wire->errors());
    QVERIFY2(log.contains(told) && log.isEmpty() == told.isEmpty(), log.constData());
    QCOMPARE(hosted.wire->errors(), std::string()); // reported once
    if (!has_node()) QSKIP("The package nodejs is missing");
    NodeBot node(hosted.file.path());
    check(node);
}

/// One object for all matches, never frozen; dice depend on seed and match alone.
void JavascriptTest::seriesLong() {
    const QString text = bot_with("matches: 0,\n"
                                  "draftPick(cards) { this.picks = (this.picks || 0) + 1;\n"
                                  "  if (this.picks % 5 === 1) console.log(++this.matches, Math.random());\n"
                                  "  return 0 },");
    const auto log_of = [&](std::uint64_t seed) {
        InProgram hosted(text);
        const auto other = built_in("simple");
        for (int k = 0; k < 3; ++k)
            contest_match({hosted.bot.get(), other.get()}, seed, k);
        return QString::fromStdString(hosted.wire->errors());
    };
    const QString log = log_of(4);
    const QStringList lines = log.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith("1 0.") && lines[1].startsWith("2 0.") && lines[2].startsWith("3 0."));
    QVERIFY(lines[0].mid(2) != lines[1].mid(2));
    QCOMPARE(log_of(4), log);
    QVERIFY(log_of(5) != log);
    InProgram late(text); // has thrown none before
    const auto third = built_in("simple");
    contest_match({late.bot.get(), third.get()}, 4, 2);
    QCOMPARE(QString::fromStdString(late.wire->errors()).trimmed().mid(2), lines[2].mid(2));
    if (!has_node()) QSKIP("The package nodejs is missing");
    const BotFile file(text);
    NodeBot node(file.path());
    const auto other = built_in("simple");
    for (int k = 0; k < 3; ++k)
        contest_match({&node, other.get()}, 4, k);
    node.child.end();
    QCOMPARE(node.child.errors(), log);
}

/// A loop that catches everything ends all the same, and the bot can be asked again.
void JavascriptTest::endless() {
    BotLimits limits;
    limits.first = limits.decision = 50ms;
    InProgram hosted(bot_with("mainPlay(cards, base) { console.log('thinks'); this.turns = (this.turns || 0) + 1;\n"
                              "for (;this.turns === 3;) { try { for (;;); } catch (error) { } } return 0 },"),
                     limits);
    QVERIFY2(hosted.bot, hosted.error.c_str());
    const auto other = built_in("simple");
    const auto played = contest_match({hosted.bot.get(), other.get()}, 3, 0);
    QCOMPARE(played.faults, (std::vector<std::pair<int, Fault>>{{0, Fault::TimeOut}}));
    QCOMPARE(played.result.points[Seat(1)], 10);
    QCOMPARE(hosted.wire->errors(), std::string("thinks\nthinks\nthinks\n"));
    QVERIFY(contest_match({hosted.bot.get(), other.get()}, 3, 1).faults.empty());
}

/// Stopping does not wait for a bot.
void JavascriptTest::interrupted() {
    InProgram hosted(bot_with("mainPlay() { for (;;); }")); // may think for a second
    const auto other = built_in("simple");
    std::atomic<bool> over = false;
    std::thread stopper([&] {
        while (!over) {
            hosted.watchdog.interrupt_running();
            std::this_thread::yield();
        }
    });
    const auto played = contest_match({hosted.bot.get(), other.get()}, 3, 0);
    over = true;
    stopper.join();
    QCOMPARE(played.faults, (std::vector<std::pair<int, Fault>>{{0, Fault::TimeOut}}));
}

void JavascriptTest::tooMuchOutput() {
    BotLimits limits;
    limits.errors = 1000;
    InProgram hosted(
        bot_with("match: 0, mainPostprocess(card) { if (this.match === 0) console.log('x'.repeat(150)) },\n"
                 "draftPick(cards) { this.picks = (this.picks || 0) + 1;\n"
                 "  this.match = this.picks > 5 ? 1 : 0; return 0 }"),
        limits);
    QVERIFY2(hosted.bot, hosted.error.c_str());
    const auto other = built_in("simple");
    const auto played = contest_match({hosted.bot.get(), other.get()}, 3, 0);
    QCOMPARE(played.faults, (std::vector<std::pair<int, Fault>>{{0, Fault::TooMuchOutput}}));
    const std::string log = hosted.wire->errors();
    QCOMPARE(log.size(), 6 * 151 + std::string("logged more than 1000 characters in one match\n").size());
    QVERIFY(contest_match({hosted.bot.get(), other.get()}, 3, 1).faults.empty()); // counted from 0 in each match
}

/// The two bots authors start from are of clearly different strength.
void JavascriptTest::examplesDiffer() {
    InProgram pairs(resource_bot("pairs"));
    InProgram odds(resource_bot("odds"));
    QVERIFY(pairs.bot && odds.bot);
    int won = 0;
    const int matches = rounds(2000);
    for (int k = 0; k < matches; ++k)
        won += contest_match({pairs.bot.get(), odds.bot.get()}, 9, k).result.points[Seat(1)];
    const double share = 10.0 * won / matches;
    QVERIFY2(share > 53, qPrintable(QString::number(share)));
}

/// The contest's own examples as printed: 64.9 % of games for Simple.
void JavascriptTest::asPrinted() {
    const auto minimal = seed_bot("MinimalValid");
    const auto simple = seed_bot("Simple");
    if (!minimal || !simple) QSKIP("The contest's own text (000) is not at hand; HILLTOP_SEEDS may name its folder.");
    InProgram first(*minimal);
    InProgram second(*simple);
    QVERIFY2(first.bot && second.bot, (first.error + second.error).c_str());
    int won = 0;
    const int matches = rounds(8000);
    for (int k = 0; k < matches; ++k) {
        const auto played = contest_match({first.bot.get(), second.bot.get()}, 11, k);
        QVERIFY(played.faults.empty());
        won += played.result.points[Seat(1)];
    }
    // A match's games have a standard deviation of 1.37: four of the share's.
    const double share = 10.0 * won / matches;
    QVERIFY2(std::abs(share - 64.9) < 4 * 13.7 / std::sqrt(matches) + 0.1, qPrintable(QString::number(share)));
}

HILLTOP_TEST(JavascriptTest)
#include "javascript_test.moc"
