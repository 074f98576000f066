// SPDX-License-Identifier: GPL-3.0-or-later
#include "javascript.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::rps;

/// What newer engines have and this one has not is supplied, and means the same in both.
class JsLanguageTest : public QObject {
    Q_OBJECT
private slots:
    void supplied_data();
    void supplied();
};

void JsLanguageTest::supplied_data() {
    QTest::addColumn<QString>("program"); // an expression
    QTest::addColumn<QString>("value");   // as JSON
    const auto row = [](const char* program, const char* value) {
        QTest::newRow(program) << QString(program) << QString(value);
    };
    row("[[1, [2, [3]]], , 4].flat()", "[1,[2,[3]],4]");
    row("[1, [2, [3]]].flat(Infinity)", "[1,2,3]");
    row("[1, 2].flatMap(x => [x, [x]])", "[1,[1],2,[2]]");
    row("[[1, 2].at(-1), [1, 2].at(5) === undefined, 'abc'.at(-2), new Uint8Array([3, 4]).at(-1)]", "[2,true,\"b\",4]");
    row("[[1, 2, 3].findLast(x => x < 3), [1, 2, 3].findLastIndex(x => x > 7)]", "[2,-1]");
    row("Object.fromEntries(new Map([['a', 1], ['b', 2]]))", "{\"a\":1,\"b\":2}");
    row("[Object.hasOwn({a: 1}, 'a'), Object.hasOwn({}, 'toString')]", "[true,false]");
    row("Object.entries({a: 1}).concat([Object.values({b: 2})])", "[[\"a\",1],[2]]");
    row("['  a '.trimStart(), '  a '.trimEnd()]", "[\"a \",\"  a\"]");
    row("['7'.padStart(3, '0'), '7'.padEnd(3), 'long'.padStart(2)]", "[\"007\",\"7  \",\"long\"]");
    row("['a.b.c'.replaceAll('.', '-'), 'aa'.replaceAll('', '_'), 'aba'.replaceAll(/a/g, x => x + '!')]",
        "[\"a-b-c\",\"_a_a_\",\"a!ba!\"]");
    row("['a.b'.replaceAll('.', '[$&$$]'), 'xyx'.replaceAll('y', \"$`$'\"), 'ab'.replaceAll('b', (m, i) => i)]",
        "[\"a[.$]b\",\"xxxx\",\"a1\"]");
    row("(() => { try { 'a'.replaceAll(/a/, '') } catch (error) { return error.name } })()", "\"TypeError\"");
    row("Array.from('R1 S2'.matchAll(/([RPS])(\\d)/g), m => [m[1], m[2], m.index])",
        "[[\"R\",\"1\",0],[\"S\",\"2\",3]]");
    row("Array.from('aa'.matchAll(/x*/g), m => m.index)", "[0,1,2]");
    row("[typeof globalThis, globalThis.Math === Math]", "[\"object\",true]");
    row("[new WeakRef([5]).deref(), typeof FinalizationRegistry]", "[[5],\"function\"]");
    row("[[3, 1, 2].toSorted(), [1, 2].toReversed(), [1, 2, 3].with(1, 9), [1, 2, 3].toSpliced(0, 2)]",
        "[[1,2,3],[2,1],[1,9,3],[3]]");
    row("[Symbol('deck').description, Symbol().description === undefined]", "[\"deck\",true]");
    row("[10, 9, 1, undefined, 'b'].sort()", "[1,10,9,\"b\",null]");
    row("(() => { const list = [3, , 1]; list.sort(); return [list.length, 2 in list, list[0]] })()", "[3,false,1]");
    row("(() => { try { [1].sort(5) } catch (error) { return error.name } })()", "\"TypeError\"");
    row("[Promise.allSettled, Promise.any, Promise.prototype.finally].map(f => typeof f)",
        "[\"function\",\"function\",\"function\"]");
    row("Object.keys(Array.prototype).concat(Object.keys(String.prototype), Object.keys(globalThis))", "[]");
    row("(() => { for (const i in [7]) return i + (() => { let all = ''; for (const k in []) all += k; return all })() "
        "})()",
        "\"0\"");
    // Cards by number: those of one number stay in the order they had.
    row("(() => { const cards = []; for (let i = 0; i < 300; i++) cards.push({n: i * 7 % 10, i});\n"
        "cards.sort((a, b) => a.n - b.n);\n"
        "return cards.every((c, k) => k === 0 || cards[k - 1].n < c.n || cards[k - 1].n === c.n && cards[k - 1].i < "
        "c.i) })()",
        "true");
    row("['S2', 'R1', 'P2', 'R2'].sort((a, b) => a[1] < b[1] ? -1 : 1)", "[\"R1\",\"S2\",\"P2\",\"R2\"]");
    row("[typeof Math.random(), Math.random() < 1, new Set([1, 2]).size, [...'RPS'].length]", "[\"number\",true,2,3]");
}

void JsLanguageTest::supplied() {
    QFETCH(QString, program);
    QFETCH(QString, value);
    const BotFile file("{name: 'A', draftReceive() {}, mainPlay() {}, mainPostprocess() {}, draftPick() {\nconsole.log("
                       "JSON.stringify(" +
                       program + "));\nreturn 0 } },");
    JsWatchdog watchdog;
    auto wire = open_js(file.order(), watchdog);
    QVERIFY2(wire, wire ? "" : english(wire.error()).c_str());
    const std::int32_t cards[] = {1, 2};
    const auto reply = (*wire)->call(1, cards);
    QCOMPARE(QString::fromStdString((*wire)->errors()), value + "\n");
    QVERIFY(!reply.fault && reply.number == 0);
    if (QStandardPaths::findExecutable("node").isEmpty()) QSKIP("The package nodejs is missing");
    NodeBot node(file.path());
    QCOMPARE(*node.child.ask("7 1 1 2"), std::string("7 = 0"));
    node.child.end();
    QCOMPARE(node.child.errors(), value + "\n");
}

HILLTOP_TEST(JsLanguageTest)
#include "js_language_test.moc"
