// SPDX-License-Identifier: GPL-3.0-or-later
// The warm server by itself: a script sees in it what it sees in a newly started process.
#include "support/built.h"
#include "support/hosted.h"

#include <QTemporaryDir>

using namespace hilltop::testing;

class EuchreExecWarmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        const QString python = program("python3");
        if (python.isEmpty()) QSKIP("There is no python3 (package python3).");
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("bots"));
        m_child = std::make_unique<HostProcess>(python, QStringList{sourceFile("resources/hosts/exec_warm.py")},
                                                m_folder->path());
    }
    void cleanup() { m_child.reset(); }

    /// Run twice, so that nothing of the first run is left to the second.
    void asIfStartedAnew() {
        const QByteArray script =
            "def threads(): return os.listdir('/proc/self/task')\n"
            "import os, sys, random, json\n"
            "from collections import Counter\n"
            "print(__name__, __file__, __package__, __spec__, __doc__, sys.argv, sys.path)\n"
            "print(sys.orig_argv[1:], os.getcwd(), __loader__.name, __loader__.path)\n"
            "print(sorted(globals()), sys.modules['__main__'].__dict__ is globals())\n"
            "print(sys.stdin, sys.stdout, sys.stderr, sys.flags.isolated)\n"
            "print([fd for fd in range(99) if os.path.exists('/proc/self/fd/%d' % fd)], len(threads()))\n"
            "print(repr(sys.stdin.read()), repr(sys.stdin.read()))\n";
        QCOMPARE(load("dump.py", script), QByteArray("1 ="));
        const QByteArray question = "js,ah\n2\n0\nordering\nth\n";
        const QByteArray fresh = run_once(program("python3"), question, m_folder->path(), {"bots/dump.py"});
        QVERIFY2(fresh.contains("__main__") && fresh.contains("ordering"), fresh.constData());
        QCOMPARE(answer(question), fresh);
        QCOMPARE(answer(question), fresh);
    }

    void scripts_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("reply");
        const auto is = [](const char* name, const char* script, const char* reply) {
            QTest::newRow(name) << QByteArray(script) << QByteArray(reply);
        };
        is("prints", "print('o')\n", "= o%0A");
        is("nothing", "", "= ");
        is("signs", "print('100%\\r', end='\\n\\n')\n", "= 100%25%0D%0A%0A");
        is("no newline", "print('o', end='')\n", "= o");
        is("a script of functions", "def main():\n    print(name)\nname = 'o'\nmain()\n", "= o%0A");
        is("a main part", "if __name__ == '__main__':\n    print('o')\n", "= o%0A");
        is("raises", "1 // 0\n", "! crash ended with exit code 1");
        is("raises after its answer", "print('o')\n1 // 0\n", "= o%0A");
        is("leaves", "import sys\nprint('o')\nsys.exit()\n", "= o%0A");
        is("leaves with a number", "import sys\nsys.exit(3)\n", "! crash ended with exit code 3");
        is("leaves with a text", "import sys\nsys.exit('no')\n", "! crash ended with exit code 1");
        is("leaves at once", "import os\nos.write(1, b'o')\nos._exit(0)\n", "= o");
        is("is killed", "import os\nos.kill(os.getpid(), 9)\n", "! crash killed by signal 9");
        is("reads on", "import sys\nsys.stdin.read()\nprint(input())\n", "! crash ended with exit code 1");
        is("does not read", "print('o')\n", "= o%0A");
        is("a shell's word", "import os\nos.system('echo o')\n", "= o%0A");
        is("at the end", "import atexit\natexit.register(print, 'o')\n", "= o%0A");
        is("a thread", "import threading, time\nthreading.Timer(0.01, print, ['o']).start()\n", "= o%0A");
        is("its own output",
           "import sys, io\nsys.stdout = io.TextIOWrapper(open(1, 'wb'), 'latin-1')\nprint('o')\nsys.stdout.flush()\n",
           "= o%0A");
    }
    void scripts() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, reply);
        QCOMPARE(load("bot.py", script), QByteArray("1 ="));
        QCOMPARE(m_child->ask("1 r a%0Ab").trimmed(), "1 " + reply.trimmed());
        QCOMPARE(m_child->ask("1 r a%0Ab").trimmed(), "1 " + reply.trimmed());
    }

    void files_data() {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("syntax") << QByteArray("\nx = = 1\n")
                                << QByteArray("line 2, column 5: SyntaxError: invalid syntax");
        QTest::newRow("the future below") << QByteArray("x = 1\nfrom __future__ import annotations\n")
                                          << QByteArray("line 2, column 1: SyntaxError: from __future__ imports");
    }
    void files() {
        QFETCH(QByteArray, script);
        QFETCH(QByteArray, answer);
        const QByteArray got = load("bot.py", script);
        QVERIFY2(got.startsWith("1 ! crash " + answer), got.constData());
        QVERIFY(m_child->ask("1 r x").startsWith("1 ! crash "));
        QCOMPARE(load("bot.py", "print('o')\n"), QByteArray("1 ="));
        QCOMPARE(answer_of("x"), QByteArray("o\n"));
    }
    void noFile() {
        const QByteArray got = m_child->ask("1 new bots/none.py -");
        QVERIFY2(got.startsWith("1 ! crash FileNotFoundError: "), got.constData());
    }
    /// A module that is not there fails when the script imports it, not before.
    void missingModule() {
        QCOMPARE(load("bot.py", "try:\n    import no_such_module\nexcept ImportError:\n    print('o')\n"),
                 QByteArray("1 ="));
        QCOMPARE(answer_of("x"), QByteArray("o\n"));
    }
    void pathsWithSpacesAndUmlauts() {
        QCOMPARE(load(QString::fromUtf8("mein b\xc3\xb6ser 100%-bot.py"), "import sys\nprint(sys.argv)\n"),
                 QByteArray("1 ="));
        QCOMPARE(answer_of("x"), QByteArray("['bots/mein b\xc3\xb6ser 100%-bot.py']\n"));
    }

    /// Nothing is remembered but what goes into a file, and that does even if the file is left open, in a circle.
    void memory() {
        QCOMPARE(load("bot.py", "import os\n"
                                "count = 0\n"
                                "class Circle: pass\n"
                                "try:\n    count = int(open('bots/seen').read())\nexcept OSError: pass\n"
                                "circle = Circle()\ncircle.me = circle\n"
                                "circle.file = open('bots/seen', 'w')\n"
                                "circle.file.write(str(count + 1))\n"
                                "os.count = getattr(os, 'count', 0) + 1\n"
                                "print(count, os.count)\n"),
                 QByteArray("1 ="));
        QCOMPARE(answer_of("x"), QByteArray("0 1\n"));
        QCOMPARE(answer_of("x"), QByteArray("1 1\n"));
        QCOMPARE(answer_of("x"), QByteArray("2 1\n"));
    }
    void diceDiffer() {
        QCOMPARE(load("bot.py", "import random\nprint(random.random())\n"), QByteArray("1 ="));
        QVERIFY(answer_of("x") != answer_of("x"));
    }
    /// The server's own answer stays of bounded size, and it keeps running.
    void flood() {
        QCOMPARE(load("bot.py", "import sys\nwhile 'flood' in sys.stdin.read() or True:\n    print('x' * 9999)\n"),
                 QByteArray("1 ="));
        const QByteArray got = m_child->ask("1 r flood");
        QVERIFY(got.startsWith("1 = xxx") && got.size() > (1 << 20) && got.size() < (1 << 21));
        QVERIFY(m_child->ask("1 r flood").startsWith("1 = xxx"));
    }
    void log() {
        QCOMPARE(load("bot.py", "import sys\nprint('thought', file=sys.stderr)\n1 // 0\n"), QByteArray("1 ="));
        QCOMPARE(m_child->ask("1 r x"), QByteArray("1 ! crash ended with exit code 1"));
        const QByteArray log = m_child->errors();
        QVERIFY2(log.startsWith("thought\nTraceback (most recent call last):\n  File \""), log.constData());
        QVERIFY2(log.contains("line 3, in <module>\n") && !log.contains("exec_warm.py"), log.constData());
    }
    /// The process that waits for the next question goes with the server, also when that is killed.
    void nothingStays_data() {
        QTest::addColumn<bool>("killed");
        QTest::newRow("ends") << false;
        QTest::newRow("killed") << true;
    }
    void nothingStays() {
        QFETCH(bool, killed);
        QCOMPARE(load("bot.py", "import os\nprint(os.getppid())\n"), QByteArray("1 ="));
        const QByteArray server = answer_of("x").trimmed();
        QCOMPARE(server.toLongLong(), m_child->process().processId());
        QString waiting;
        QTRY_VERIFY(!(waiting = children(server)).isEmpty());
        if (killed) {
            m_child->process().kill();
        } else {
            m_child->process().closeWriteChannel();
        }
        QVERIFY(m_child->process().waitForFinished(hilltop::kPatienceMs));
        QVERIFY(!waiting.contains(' '));
        // Gone, or left for the inheriting process to reap.
        QTRY_VERIFY(ended(waiting));
    }

private:
    static QString children(const QByteArray& process) {
        QFile file("/proc/" + process + "/task/" + process + "/children");
        return file.open(QFile::ReadOnly) ? QString::fromLatin1(file.readAll()).trimmed() : QString();
    }
    static bool ended(const QString& process) {
        QFile file("/proc/" + process + "/stat");
        return !file.open(QFile::ReadOnly) || file.readAll().contains(") Z ");
    }
    QByteArray load(const QString& name, const QByteArray& text) {
        QFile file(m_folder->filePath("bots/" + name));
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size()) return "cannot write";
        file.close();
        return m_child->ask("1 new " + encoded_word("bots/" + name) + " -");
    }
    QByteArray answer_of(const QByteArray& line) {
        const QByteArray got = m_child->ask("1 r " + line);
        return got.startsWith("1 = ") ? QByteArray::fromPercentEncoding(got.mid(4)) : got;
    }
    QByteArray answer(QByteArray text) { return answer_of(text.replace("%", "%25").replace("\n", "%0A")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HostProcess> m_child;
};

HILLTOP_TEST(EuchreExecWarmTest)
#include "exec_warm_test.moc"
