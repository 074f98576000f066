// SPDX-License-Identifier: GPL-3.0-or-later
// What a file holds, what is wrong with it, and what a bot finds around itself.
#include "contest_match.h"
#include "javascript.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::rps;
using namespace std::chrono_literals;

class JsFileTest : public QObject {
    Q_OBJECT
private slots:
    void badFiles_data();
    void badFiles();
    void badFileInNode();
    void elements();
    void apart();
    void nothingOfNode();
};

void JsFileTest::badFiles_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error"); // after the file's name; "..." is what the engine says
    const QString newer = "SyntaxError: ... (js+node:FILE runs newer JavaScript)";
    QTest::newRow("syntax") << "{name: 'A',\n  draftPick(c) { return 1 2 } },"
                            << "line 2, column 27: " + newer;
    QTest::newRow("newer") << bot_with("#secret() {}") << "line 3, column 1: " + newer;
    QTest::newRow("not closed") << "{name: 'A', draftPick(c) {"
                                << "line 2, column 1: " + newer;
    QTest::newRow("throws") << "{name: 'A',\n deck: new Deck()},"
                            << "line 2: ReferenceError: Deck is not defined";
    QTest::newRow("empty") << ""
                           << "there is no bot in it";
    QTest::newRow("a comment") << "// nothing"
                               << "there is no bot in it";
    QTest::newRow("words") << "'name', 3"
                           << "element 1 is \"name\", not a bot";
    QTest::newRow("another game's") << "{name: 'A', draftPick() {}}"
                                    << "element 1 has no function draftReceive";
    QTest::newRow("Python") << "class Player:\n    def play(self):\n        return 0"
                            << "line 1, column 13: " + newer;
    QTest::newRow("two") << bot_with("") + bot_with("name: 'Other'") << "name one of its bots: Test, Other";
    QTest::newRow("endless") << bot_with("deck: (() => { for (;;); })()") << "takes longer than 40 ms to load";
}

void JsFileTest::badFiles() {
    QFETCH(QString, text);
    QFETCH(QString, error);
    BotLimits limits;
    limits.start = text.contains("for (;;)") ? 40ms : 10000ms;
    const InProgram hosted(text, limits);
    QVERIFY(!hosted.bot);
    const QString path = QString::fromStdString(hosted.file.path());
    const QString expected = path + ": " + error.replace("FILE", path);
    const QString start = expected.section("...", 0, 0);
    const QString end = expected.section("...", 1);
    const QString told = QString::fromStdString(hosted.error);
    QVERIFY2(told.startsWith(start) && told.endsWith(end) && (!end.isEmpty() || told == expected),
             hosted.error.c_str());
}

void JsFileTest::badFileInNode() {
    if (!has_node()) QSKIP("The package nodejs is missing");
    const BotFile wrong("{name: 'A',\n  draftPick(c) { return 1 2 } },");
    QCOMPARE(NodeBot(wrong.path()).loaded, std::string("7 ! crash SyntaxError: Unexpected number (line 2, column 27)"));
    const BotFile newer(bot_with("#secret() {},\n").replace("#secret() {},", "deck: new (class { #cards = 1_0n })(),"));
    QCOMPARE(NodeBot(newer.path()).loaded, std::string("7 = Test"));
    const BotFile two(bot_with("name: 'Größe 1'") + bot_with("name: ''"));
    QCOMPARE(NodeBot(two.path()).loaded, std::string("7 ! crash name one of its bots: Größe 1, bot 2"));
    QVERIFY(NodeBot("/nowhere.js").loaded.starts_with("7 ! crash ENOENT"));
}

void JsFileTest::elements() {
    JsWatchdog watchdog;
    const BotFile file(bot_with("name: 'Größe 1'") + bot_with("name: 7") + bot_with("name: 'Last'"));
    const auto names = js_bots(file.order(), watchdog);
    QVERIFY(names);
    QCOMPARE(*names, (std::vector<std::string>{"Größe 1", "bot 2", "Last"}));
    QVERIFY(open_js(file.order("bot 2"), watchdog));
    const auto missing = open_js(file.order("Other"), watchdog);
    QVERIFY(!missing);
    QCOMPARE(english(missing.error()), file.path() + ": there is no Other; it has Größe 1, bot 2, Last");
    WireOrder elsewhere = file.order();
    elsewhere.game = "chess";
    QCOMPARE(english(open_js(elsewhere, watchdog).error()), file.path() + ": chess has no bots in JavaScript");
}

/// Bots share nothing, not even what the language brings along.
void JsFileTest::apart() {
    InProgram evil(bot_with("deck: (() => { Array.prototype.evil = 1; Math.floor = () => 9; globalThis.mine = 1;\n"
                            "String.prototype.charAt = null; Object.freeze(Set.prototype) })()"));
    InProgram good(bot_with("mainPlay(cards) { console.log(cards.evil, Math.floor(2.5), typeof mine); return 0 },"));
    QVERIFY(evil.bot && good.bot);
    QVERIFY(contest_match({evil.bot.get(), good.bot.get()}, 3, 0).faults.empty());
    const std::string log = good.wire->errors();
    QCOMPARE(log.substr(0, log.find('\n')), std::string("undefined 2 undefined"));
}

void JsFileTest::nothingOfNode() {
    const QString names = "[typeof require, typeof process, typeof module, typeof fetch, typeof setTimeout, "
                          "typeof XMLHttpRequest, typeof URL, typeof console.log,\n"
                          "(() => { try { return console.log.constructor('return typeof process')() } "
                          "catch (error) { return 'no' } })()].join(' ')";
    const QString text = bot_with("draftPick() { throw " + names + " },");
    const QString none = QStringLiteral("undefined ").repeated(7) + "function undefined";
    SimpleBot other;
    InProgram hosted(text);
    contest_match({hosted.bot.get(), &other}, 3, 0);
    QCOMPARE(QString::fromStdString(hosted.wire->errors()), "threw \"" + none + "\"\n");
    if (!has_node()) QSKIP("The package nodejs is missing");
    NodeBot node(hosted.file.path());
    QCOMPARE(*node.child.ask("7 1 0 4"), ("7 ! crash threw \"" + none + "\"").toStdString());
}

HILLTOP_TEST(JsFileTest)
#include "js_file_test.moc"
