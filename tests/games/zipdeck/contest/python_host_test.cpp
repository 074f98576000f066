// SPDX-License-Identifier: GPL-3.0-or-later
// The host script by itself: what bots may be, may answer and may do, and the words for what they may not.
#include "support/built.h"
#include "support/hosted.h"

#include <QTemporaryDir>

using namespace hilltop::testing;

namespace {

/// A bot that answers with an expression; `number` counts up in its objects, the file runs once.
QByteArray bot_that(const QByteArray& answer) {
    return "class Bot(Player):\n    number = 0\n    def play(self, card, info):\n"
           "        self.number += 1\n        return " +
           answer + "\n";
}

} // namespace

class ZipDeckPythonHostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        const QString python = program("python3");
        if (python.isEmpty()) QSKIP("There is no python3 (package python3).");
        m_folder = std::make_unique<QTemporaryDir>();
        m_child = std::make_unique<HostProcess>(python, QStringList{sourceFile("resources/zipdeck/hosts/zipdeck.py")});
    }
    void cleanup() { m_child.reset(); }

    void answers_data() {
        QTest::addColumn<QByteArray>("returns");
        QTest::addColumn<QByteArray>("answer");
        const auto is = [](const char* returns, const char* answer) {
            QTest::addRow("%s", returns) << QByteArray(returns) << QByteArray(answer);
        };
        is("['']", "= p");
        is("['no']", "= p");
        is("['zip deck!', {1: 2}]", "= p");
        is("[None]", "= p");
        is("['']*3", "= p");
        is("'Zip Deck!'", "= p"); // its first element is Z
        is("['Zip Deck!']", "= z");
        is("('Zip Deck!',)", "= z");
        is("['Zip Deck!', {}]", "= z");
        is("['Zip Deck!', {1: 2}]", "= z 1 2");
        is("['Zip Deck!', {3: 1, 0: 2}, 'more']", "= z 3 1 0 2");
        is("['Zip Deck!', {2: 1}]", "= z 2 1"); // himself
        is("['Zip Deck!', {1: 2.0}]", "= z 1 2");
        is("['Zip Deck!', {1.0: 2}]", "= z 1 2");
        is("['Zip Deck!', {True: True}]", "= z 1 1");
        is("['Zip Deck!', {1: -7}]", "= z 1 0");
        is("['Zip Deck!', {1: 256}]", "= z 1 255");
        is("['Zip Deck!', {1: 10 ** 9999}]", "= z 1 255");
        is("['Zip Deck!', {1: __import__('fractions').Fraction(4, 2)}]", "= z 1 2");
        is("['Zip Deck!', __import__('collections').Counter([1, 1])]", "= z 1 2");
        is("['Zip Deck!', {4: 1}]", "! not-allowed a share for seat 4, which does not exist");
        is("['Zip Deck!', {-1: 1}]", "! not-allowed a share for seat -1, which does not exist");
        is("['Zip Deck!', {1: 2.5}]", "! not-understood a share of 2.5, which is no whole number");
        is("['Zip Deck!', {1: '2'}]", "! not-understood a share of '2', which is no whole number");
        is("['Zip Deck!', {1: None}]", "! not-understood a share of None, which is no whole number");
        is("['Zip Deck!', {1: float('nan')}]", "! not-understood a share of nan, which is no whole number");
        is("['Zip Deck!', {1: float('inf')}]", "! not-understood a share of inf, which is no whole number");
        is("['Zip Deck!', {1: [2]}]", "! not-understood a share of [2], which is no whole number");
        is("['Zip Deck!', {'1': 2}]", "! not-understood a share for '1', which is no seat");
        is("['Zip Deck!', {1.5: 2}]", "! not-understood a share for 1.5, which is no seat");
        is("['Zip Deck!', {None: 2}]", "! not-understood a share for None, which is no seat");
        is("['Zip Deck!', None]", "! not-understood the shares have to be a dictionary, not NoneType");
        is("['Zip Deck!', [0, 2, 0, 0]]", "! not-understood the shares have to be a dictionary, not list");
        is("None", "! not-understood play() has to return a list that begins with a text, not NoneType");
        is("[]", "! not-understood play() has to return a list that begins with a text, not list");
        is("''", "! not-understood play() has to return a list that begins with a text, not str");
        is("7", "! not-understood play() has to return a list that begins with a text, not int");
        is("{'Zip Deck!'}", "! not-understood play() has to return a list that begins with a text, not set");
        is("1 // 0", "! crash bot.py, line 5: ZeroDivisionError: integer division or modulo by zero");
        is("__import__('sys').exit()", "! crash bot.py, line 5: SystemExit:");
        is("__import__('sys').exit('bye')", "! crash bot.py, line 5: SystemExit: bye");
        is("input()", "! crash bot.py, line 5: EOFError: EOF when reading a line");
        is("self.play(card, info)", "! crash bot.py, line 5: RecursionError: maximum recursion depth exceeded");
        is("(_ for _ in ()).throw(KeyboardInterrupt)", "! crash bot.py, line 5: KeyboardInterrupt:");
        is("info['last']", "! crash bot.py, line 5: KeyError: 'last'"); // not in round 0
        is("[info.update(x=1), ''][1:]", "= p");
    }
    /// Each time the same, whatever happened before; the host lives on.
    void answers() {
        QFETCH(QByteArray, returns);
        QFETCH(QByteArray, answer);
        QCOMPARE(load(bot_that(returns)), QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 2 4 1"), QByteArray("3 ="));
        const QByteArray expected = "3 " + answer;
        const QByteArray got = m_child->ask("3 p 9 0");
        QVERIFY2(got.trimmed().startsWith(expected.trimmed()), got.constData());
        QCOMPARE(m_child->ask("3 p 9 0"), got);
    }

    void files_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("answer");
        const auto is = [](const char* name, const char* text, const char* answer) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(answer);
        };
        const char* body = "    def play(self, card, info): return ['']\n";
        const QByteArray one = QByteArray("class A(Player):\n") + body;
        const QByteArray two = one + "class B(A): pass\nAlias = B\nclass Other: pass\n";
        is("one", one, "= A");
        is("two, one of them twice", two, "= A B");
        is("its own Player", "class Player(object):\n    def __init__(self, a, b): self.who = a\n" + one, "= A");
        is("its own Player below", one + "class Player: pass\n" + QByteArray("class C(Player):\n") + body, "= A C");
        is("a library", "import collections, math\nfrom random import choice\n" + one, "= A");
        is("a dataclass", "import dataclasses\n@dataclasses.dataclass\nclass D:\n    x: int\n" + one, "= A");
        is("a main part", one + "if __name__ == '__main__':\n    raise ValueError\n", "= A");
        is("Latin 1", "# -*- coding: latin-1 -*-\n# \xfc\n" + one, "= A");
        is("nothing", "", "! crash bot.py: no class in it derives from Player and has a play()");
        is("no play", "class A(Player):\n    pass\n",
           "! crash bot.py: no class in it derives from Player and has a play()");
        is("syntax", "\nclass A(Player):\n    def play(self card): pass\n",
           "! crash bot.py, line 3, column 19: SyntaxError: invalid syntax");
        is("Python 2", "class A(Player):\n    def play(self, card, info):\n        print 'x'\n",
           "! crash bot.py, line 3, column 9: SyntaxError: Missing parentheses in call to 'print'");
        is("tabs", "class A(Player):\n    x = 1\n\ty = 2\n", "! crash bot.py, line 3, column ");
        is("zero bytes", "a = 1\0\n", "! crash bot.py");
        is("a missing library", "\nimport no_such_library\n",
           "! crash bot.py, line 2: ModuleNotFoundError: No module named 'no_such_library'");
        is("leaves", "import sys\nsys.exit(3)\n", "! crash bot.py, line 2: SystemExit: 3");
    }
    void files() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, answer);
        const QByteArray got = load(text);
        QVERIFY2(answer.startsWith('=') ? got == "3 " + answer : got.startsWith("3 " + answer), got.constData());
        // A line is one whatever an exception says.
        QCOMPARE(load(bot_that("['']")), QByteArray("3 = Bot"));
    }
    void severalLines() {
        const QByteArray got = load("raise ValueError('one\\ntwo \\u00fc \\udcff')\n");
        QCOMPARE(got, QByteArray("3 ! crash bot.py, line 1: ValueError: one two \xc3\xbc \\udcff"));
    }

    void names() {
        const QByteArray two =
            bot_that("['']") + "class Caller(Bot):\n    def play(self, c, i): return ['Zip Deck!']\n";
        QCOMPARE(load(two), QByteArray("3 = Bot Caller"));
        QCOMPARE(m_child->ask("3 start 0 4 1"),
                 QByteArray("3 ! crash bot.py: one of its classes has to be named (Bot, Caller)"));
        QCOMPARE(load(two, "Caller"), QByteArray("3 = Bot Caller"));
        QCOMPARE(m_child->ask("3 start 0 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = z"));
        QCOMPARE(load(two, "Rando"), QByteArray("3 ! crash bot.py: no class Rando that plays, only Bot, Caller"));
        QVERIFY(m_child->ask("3 start 0 4 1").startsWith("3 ! crash "));
        QVERIFY(m_child->ask("3 new /no/such/file.py -").startsWith("3 ! crash file.py: FileNotFoundError: "));
    }
    void pathsWithSpacesAndUmlauts() {
        m_name = QString::fromUtf8("mein b\xc3\xb6ser 100%-bot.py");
        QCOMPARE(load(bot_that("1 // 0")), QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 0 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 ! crash mein b\xc3\xb6ser 100%-bot.py, line 5: "
                                                     "ZeroDivisionError: integer division or modulo by zero"));
        m_name = "bot.py";
    }

    /// A new object for every match, Class(my_num, player_count); the file runs once.
    void objects() {
        QCOMPARE(
            load("files = []\n"
                 "class Bot(Player):\n"
                 "    def __init__(self, my_num, player_count):\n"
                 "        super(Bot, self).__init__(my_num, player_count)\n"
                 "        files.append(my_num)\n"
                 "        self.rounds = 0\n"
                 "        if player_count == 5: raise ValueError('five')\n"
                 "    def play(self, card, info):\n"
                 "        self.rounds += 1\n"
                 "        return ['Zip Deck!', {self.my_num: self.rounds, 0: self.player_count, 3: len(files)}]\n"),
            QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 2 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = z 2 1 0 4 3 1"));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = z 2 2 0 4 3 1"));
        QCOMPARE(m_child->ask("3 start 1 7 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = z 1 1 0 7 3 2"));
        QCOMPARE(m_child->ask("3 start 1 5 1"), QByteArray("3 ! crash bot.py, line 7: ValueError: five"));
        QCOMPARE(m_child->ask("3 start 1 6 1"), QByteArray("3 ="));
    }

    /// What a bot sees, as Python writes it; all of it is its own.
    void info() {
        QCOMPARE(load("import sys\n"
                      "class Bot(Player):\n"
                      "    def play(self, card, info):\n"
                      "        print(card, info)\n"
                      "        for seat in info.get('last', {}): info['last'][seat][1].append(5)\n"
                      "        info['scores'][0] = 99\n"
                      "        info.clear()\n"
                      "        return ['']\n"),
                 QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 1 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = p"));
        const QByteArray later = "3 p 14 3 5 6 2 1 12 10 15 3 - 2:2 1:3,0:1 z";
        QCOMPARE(m_child->ask(later), QByteArray("3 = p"));
        QCOMPARE(m_child->ask(later), QByteArray("3 = p"));
        const QByteArray seen = "14 {'scores': {0: 5, 1: 6, 2: 2, 3: 1}, 'last': {0: [12, ['']], "
                                "1: [10, ['Zip Deck!', {2: 2}]], 2: [15, ['Zip Deck!', {1: 3, 0: 1}]], "
                                "3: [3, ['Zip Deck!', {}]]}, 'round': 3}\n";
        QCOMPARE(m_child->errors(), "9 {'scores': {0: 0, 1: 0, 2: 0, 3: 0}, 'round': 0}\n" + seen + seen);
    }

    /// All that is written goes to the log before the answer comes, the traceback of a crash among it; nothing of it
    /// gets among the answers.
    void log() {
        QCOMPARE(load("import os, sys\n"
                      "class Bot(Player):\n"
                      "    def play(self, card, info):\n"
                      "        print('3 = z', end='')\n"
                      "        sys.stdout.write(' out')\n"
                      "        sys.__stdout__.write(' old')\n"
                      "        sys.stderr.write(' err')\n"
                      "        sys.stderr.flush()\n"
                      "        os.write(1, b' one')\n"
                      "        os.system('echo \" shell\"')\n"
                      "        return [''] if card else card[0]\n"),
                 QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 1 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = p"));
        QCOMPARE(m_child->errors(), QByteArray("3 = z out old err one shell\n"));
        QCOMPARE(m_child->ask("3 p 0 0"),
                 QByteArray("3 ! crash bot.py, line 11: TypeError: 'int' object is not subscriptable"));
        const QByteArray log = m_child->errors();
        QVERIFY2(log.contains("Traceback (most recent call last):\n  File \"" + QFile::encodeName(path()) +
                              "\", line 11, in play\n"),
                 log.constData());
        QVERIFY2(!log.contains("zipdeck.py"), log.constData());
    }
    void flood() {
        QCOMPARE(load("class Bot(Player):\n    def play(self, card, info):\n"
                      "        for i in range(20000): print('x' * 99)\n        return ['']\n"),
                 QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 1 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = p"));
        QCOMPARE(m_child->errors().size(), 2'000'000);
    }
    void closesItsOutput() {
        QCOMPARE(load("import sys\nclass Bot(Player):\n    def play(self, card, info):\n"
                      "        sys.stdout.close(); sys.stderr.close()\n        return ['']\n"),
                 QByteArray("3 = Bot"));
        QCOMPARE(m_child->ask("3 start 1 4 1"), QByteArray("3 ="));
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = p"));
        QVERIFY(m_child->ask("3 p 9 0").startsWith("3 "));
    }

    /// `random` begins each match as its seed says.
    void dice() {
        QCOMPARE(load(bot_that("['Zip Deck!', {seat: random.randrange(200) for seat in range(4)}]")),
                 QByteArray("3 = Bot"));
        const auto match = [&](int seed) {
            m_child->ask("3 start 0 4 " + QByteArray::number(seed));
            return m_child->ask("3 p 9 0") + m_child->ask("3 p 9 0");
        };
        const QByteArray first = match(1);
        QVERIFY(match(2) != first);
        QCOMPARE(match(1), first);
        QVERIFY(match(1).startsWith("3 = z 0 "));
    }

    /// Requests may come several at once and in pieces.
    void pieces() {
        QCOMPARE(load(bot_that("['']")), QByteArray("3 = Bot"));
        auto& process = m_child->process();
        process.write("3 start 0 4 1\n3 p 1 0\n3 p 2 0\n3 p");
        for (int lines = 0; lines < 3;) {
            if (process.canReadLine()) {
                QCOMPARE(process.readLine(), QByteArray(lines++ == 0 ? "3 =\n" : "3 = p\n"));
            } else {
                QVERIFY(process.waitForReadyRead(hilltop::kPatienceMs));
            }
        }
        QCOMPARE(m_child->ask(" 3 0"), QByteArray("3 = p"));
        QCOMPARE(m_child->ask("3 end\n3 p 3 0"), QByteArray("3 = p"));
    }
    /// Nothing of a bot holds up its end.
    void endsWithItsInput() {
        QCOMPARE(load("import threading, time\nclass Bot(Player):\n    def play(self, card, info):\n"
                      "        threading.Thread(target=time.sleep, args=(9999,)).start()\n        return ['']\n"),
                 QByteArray("3 = Bot"));
        m_child->ask("3 start 0 4 1");
        QCOMPARE(m_child->ask("3 p 9 0"), QByteArray("3 = p"));
        m_child->process().closeWriteChannel();
        QVERIFY(m_child->process().waitForFinished(hilltop::kPatienceMs));
        QCOMPARE(m_child->process().exitCode(), 0);
    }

private:
    QString path() const { return m_folder->filePath(m_name); }
    QByteArray load(const QByteArray& text, const QByteArray& name = "-") {
        QFile file(path());
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size()) return "cannot write";
        file.close();
        return m_child->ask("3 new " + encoded_word(path()) + ' ' + name);
    }

    QString m_name = "bot.py";
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HostProcess> m_child;
};

HILLTOP_TEST(ZipDeckPythonHostTest)
#include "python_host_test.moc"
