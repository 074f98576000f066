// SPDX-License-Identifier: GPL-3.0-or-later
// What a file holds, what is wrong with it, and what a bot finds around itself.
#include "botlab/recognise.h"
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
    void styles_data();
    void styles();
    void apart();
    void nothingOfNode();
};

void JsFileTest::badFiles_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error"); // after the file's name; "..." is what the engine says
    const QString newer = "SyntaxError: ...";
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
    const QString colon = error.startsWith("takes ") ? QString() : QStringLiteral(":"); // a sentence about the file
    const QString expected = path + colon + ' ' + error.replace("FILE", path);
    const QString start = expected.section("...", 0, 0);
    const QString told = QString::fromStdString(hosted.error);
    QVERIFY2(told.startsWith(start) && (expected.contains("...") || told == expected), hosted.error.c_str());
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
    QVERIFY(open_js(file.order("bot 2"), watchdog));
    const auto missing = open_js(file.order("Other"), watchdog);
    QVERIFY(!missing);
    QCOMPARE(english(missing.error()), file.path() + ": there is no Other; it has Größe 1, bot 2, Last");
    WireOrder elsewhere = file.order();
    elsewhere.game = "chess";
    QCOMPARE(english(open_js(elsewhere, watchdog).error()), file.path() + ": chess has no bots in JavaScript");
}

void JsFileTest::styles_data() {
    QTest::addColumn<QString>("text"); // BOT: an object that calls what is above it
    QTest::addColumn<QString>("names");
    const QString above = "'use strict'; // it's above: { draftPick\nconst all = [/[/'\"]}/, `{${1}`];\n"
                          "function helper(n) { return n - 1; }\n";
    const auto row = [](const char* name, const QString& text, const char* names = "Styled") {
        QTest::newRow(name) << text << QString::fromLatin1(names);
    };
    row("as in the contest", "ALONE,\n");
    row("without a comma", "ALONE");
    row("a semicolon", "ALONE;\n");
    row("a semicolon and a remark", "ALONE,; // the end\n/* of it */\n");
    row("a list", "[ALONE, OTHER];", "Styled|Other");
    row("module.exports", above + "module.exports = BOT;\n");
    row("module.exports alone", "module.exports = ALONE");
    row("a list of module.exports", "module.exports = [ALONE, OTHER];", "Styled|Other");
    row("module.exports of a constant", above + "const bot = BOT;\nmodule.exports = bot;\n");
    row("module.exports of several", above + "module.exports = { one: BOT, helper };\n");
    row("exports.bot", above + "exports.bot = BOT;\n");
    row("export default", above + "export default BOT;\n");
    row("export default alone", "export default ALONE");
    row("export const", above + "export const bot = BOT;\n");
    row("export a list", above + "const bot = BOT;\nexport { bot as default };\n");
    row("export a list, close", above + "const bot = BOT;\nexport{bot};\n");
    row("const", above + "const bot = BOT;\n");
    row("let", "let bot = ALONE\n");
    row("var", "var bot=ALONE");
    row("two constants", "const a = ALONE;\nconst b = OTHER;\n", "Styled|Other");
    row("assigned", "bot = ALONE");
    row("helpers above", above + "BOT,\n");
    row("helpers above, a semicolon", above + "BOT;\n");
    row("helpers above, two bots", above + "BOT,\nOTHER,\n", "Styled|Other");
    row("helpers above, in parentheses", above + "(BOT);\n");
    row("helpers below", "BOT,\nfunction helper(n) { return n - 1; }\n");
    row("a function that is called", above + "(function () { const k = 1; return BOT; })();\n");
    row("a class", "class Made {\nconstructor() { this.name = 'Styled'; }\ndraftPick() { return 0; }\n"
                   "draftReceive() {}\nmainPlay() { return 0; }\nmainPostprocess() {}\n}\nmodule.exports = Made;\n");
    row("an object of a class", "class Made {\nconstructor() { this.name = 'Styled'; }\ndraftPick() { return 0; }\n"
                                "draftReceive() {}\nmainPlay() { return 0; }\nmainPostprocess() {}\n}\n"
                                "const bot = new Made();\n");
    row("line ends of Windows", QString(above + "module.exports = BOT;\n").replace("\n", "\r\n"));
    row("a byte order mark", QChar(0xFEFF) + above + "module.exports = BOT;\n");
    row("a byte order mark, as in the contest", QChar(0xFEFF) + QStringLiteral("ALONE,\n"));
}

void JsFileTest::styles() {
    QFETCH(QString, text);
    QFETCH(QString, names);
    const QString bot = "{\n  name: 'Styled',\n  draftPick(cards) { return 0; }, // don't\n  draftReceive(card) {},\n"
                        "  mainPlay(cards, base) { return helper(cards.length); },\n  mainPostprocess(card) {},\n}";
    const QString alone = QString(bot).replace("helper(cards.length)", "0");
    text.replace("BOT", bot).replace("ALONE", alone).replace("OTHER", QString(alone).replace("Styled", "Other"));
    const QStringList all = names.split('|');
    const InProgram hosted(text);
    JsWatchdog watchdog;
    const auto nobody = open_js(hosted.file.order("nobody"), watchdog);
    QVERIFY(!nobody);
    QCOMPARE(english(nobody.error()),
             hosted.file.path() + ": there is no nobody; it has " + all.join(QStringLiteral(", ")).toStdString());
    const auto recognised = recognise_bots(hosted.file.path());
    QVERIFY2(recognised, recognised ? "" : english(recognised.error()).c_str());
    QCOMPARE(recognised->size(), static_cast<std::size_t>(all.size()));
    for (const RecognisedBot& one : *recognised)
        QVERIFY(all.size() == 1 || all.contains(QString::fromStdString(one.name)));
    if (all.size() == 1) {
        SimpleBot other;
        QVERIFY(hosted.bot);
        QVERIFY(contest_match({hosted.bot.get(), &other}, 3, 0).faults.empty());
    }
    if (!has_node()) QSKIP("The package nodejs is missing");
    const std::string loaded = NodeBot(hosted.file.path()).loaded;
    QVERIFY2(loaded == (all.size() == 1 ? "7 = Styled" : "7 ! crash name one of its bots: Styled, Other"),
             loaded.c_str());
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
