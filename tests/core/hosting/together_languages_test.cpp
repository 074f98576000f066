// SPDX-License-Identifier: GPL-3.0-or-later
#include "together.h"

#include "hosting/host_bots.h"
#include "hosting/processes.h"
#include "tournament/schedule.h"
#include "wires/hosting.h"

using namespace hilltop;
using namespace hilltop::testing;

/// Bots in Python and JavaScript in one process with the engine come to what they come to by pipes.
class TogetherLanguagesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string file(const std::string& name, const std::string& text) {
        const std::string path = m_folder.filePath(QString::fromStdString(name)).toStdString();
        std::ofstream(path) << text;
        return path;
    }
    /// A bot of Zip Deck that calls by dice and what it has seen, after doing this.
    std::string zipdeck(const std::string& name, const std::string& head, const std::string& each) {
        return "python:" +
               file(name + ".py", head + "\nclass " + name +
                                      "(Player):\n    calls = 0\n    def play(self, card, info):\n        " + name +
                                      ".calls += 1\n        " + each +
                                      "\n        if random.random() * 4 * self.player_count > card: return ['']\n"
                                      "        others = [i for i in range(self.player_count) if i != self.my_num]\n"
                                      "        return ['Zip Deck!', {random.choice(others): card // 4}]\n");
    }
    /// A bot of RPS Poker that remembers everything it has seen, after running `each` in mainPlay.
    std::string rps(const std::string& name, const std::string& each) {
        return "js+node:" + file(name + ".js",
                                 "{ name: '" + name +
                                     "', seen: 1, calls: 0,\n  see(card) { this.seen = (31 * this.seen + "
                                     "card.charCodeAt(0) + 7 * card.charCodeAt(1)) % 65521; },\n"
                                     "  draftPick(cards) { return (this.seen + Math.floor(Math.random() * 2)) % 2; },\n"
                                     "  draftReceive(card) { this.see(card); },\n"
                                     "  mainPlay(cards, base) { ++this.calls; " +
                                     each +
                                     " return this.seen % cards.length; },\n"
                                     "  mainPostprocess(card) { this.see(card); } }\n");
    }

private slots:
    void initTestCase() {
        if (engine_library().empty()) QSKIP("needs the library, which is not built with sanitizers");
        host_bots();
    }

    /// No bot is asked through pipes: else nothing below would be a test.
    void needsNoPipes_data() {
        QTest::addColumn<QString>("kind");
        QTest::newRow("python") << "python";
        QTest::newRow("node") << "js+node";
    }
    void needsNoPipes() {
        QFETCH(QString, kind);
        if (find_program(kind == "python" ? "python3" : "node").empty()) QSKIP("needs its interpreter");
        const std::string head = "import math, random, statistics";
        const Plan plan =
            kind == "python" ? plan_of("zipdeck", {zipdeck("A", head, "pass"), zipdeck("B", "", "print(card)")}, 100, 1)
                             : plan_of("rps", {rps("A", ""), rps("B", "console.log(cards);")}, 50, 1);
        const Series series = Schedule(plan).series(0);
        const auto transport = make_transport();
        bool piped = false;
        const auto lane = transport->together({plan.game, plan.rules, plan.bots, plan.limits, {}, series},
                                              [&](const Series&) -> std::unique_ptr<AnyLane> {
                                                  piped = true;
                                                  return {};
                                              });
        QVERIFY(lane != nullptr);
        while (!piped && !lane->finished())
            if (!lane->advance()) transport->wait(std::chrono::milliseconds(100));
        QVERIFY(!piped);
        QCOMPARE(lane->take().lines.size(), static_cast<std::size_t>(series.matches));
    }

    void pythonIsTheSame_data() {
        QTest::addColumn<int>("matches");
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("each");
        QTest::addColumn<QString>("tells");
        const auto row = [](const char* name, int matches, const char* head, const char* each, const char* tells) {
            QTest::newRow(name) << matches << head << each << tells;
        };
        row("dice", 16, "from random import randint\nimport math",
            "random.seed(randint(0, 9)); print('at \u00e4', card)", "at \u00e4 3");
        row("raises", 16, "import math", "if self.calls % 3 == 0: raise ValueError('third')",
            "raises.py, line 6: ValueError: third");
        row("exits", 16, "", "if self.calls == 3: raise SystemExit(3)", "SystemExit: 3");
        row("answers", 16, "", "if self.calls % 4 == 0: return ['Zip Deck!', 7]", "the shares have to be a dictionary");
        row("halts", 16, "import os", "if self.calls == 3: os._exit(3)", "");
        // From 100 matches on a series has two, and a bot stays in its process for both: eight calls, one file.
        row("writes", 100, "", "open('x', 'a').write('x'); print(len(open('x').read()))", "8");
    }
    void pythonIsTheSame() {
        if (!find_python()) QSKIP("needs python3");
        QFETCH(int, matches);
        QFETCH(QString, head);
        QFETCH(QString, each);
        QFETCH(QString, tells);
        const auto bots = {zipdeck("Other", "", "pass"),
                           zipdeck(QTest::currentDataTag(), head.toStdString(), each.toStdString())};
        const Plan plan = plan_of("zipdeck", bots, matches, 9);
        const auto all = same(plan);
        QVERIFY2(errors_of(all).find(tells.toStdString()) != std::string::npos, errors_of(all).c_str());
    }

    void javaScriptIsTheSame_data() {
        QTest::addColumn<QString>("each");
        QTest::addColumn<QString>("tells");
        const auto row = [](const char* name, const char* each, const char* tells) {
            QTest::newRow(name) << each << tells;
        };
        row("Plain", "", "");
        row("Logs", "if (this.calls % 7 === 0) console.log('seven \u00e4', this.calls, cards);", "seven \u00e4 14");
        row("Throws", "if (this.calls === 25) throw new TypeError('at 25');", "TypeError: at 25 (line ");
        row("Answers", "if (this.calls % 11 === 0) return 7;", "answered 7, which is not from 0 to");
        row("Deep", "if (this.calls === 30) (function deep() { return 1 + deep(); })();", "RangeError");
        row("Memory", "if (this.calls === 30) for (const all = [];;) all.push(new Array(1 << 16).fill(1.5));", "");
    }
    void javaScriptIsTheSame() {
        if (find_program("node").empty()) QSKIP("needs node (package nodejs)");
        QFETCH(QString, each);
        QFETCH(QString, tells);
        const auto all =
            same(plan_of("rps", {rps("Other", ""), rps(QTest::currentDataTag(), each.toStdString())}, 8, 6));
        QCOMPARE(all.size(), std::size_t(1));
        QVERIFY2(errors_of(all).find(tells.toStdString()) != std::string::npos, errors_of(all).c_str());
    }
};

HILLTOP_TEST(TogetherLanguagesTest)
#include "together_languages_test.moc"
