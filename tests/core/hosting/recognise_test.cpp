// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/recognise.h"

#include "hosting/launch.h"
#include "hosting/processes.h"
#include "support/built.h"
#include "support/test.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>

#include <sys/stat.h>
#include <unistd.h>

using namespace hilltop;

namespace fs = std::filesystem;

/// What a file dropped on the window is taken for, whatever its name.
class RecogniseTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop Größe XXXXXX")};

    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string file(const std::string& name, const std::string& text, bool executable = false) {
        fs::create_directories(fs::path(path(name)).parent_path());
        std::ofstream(path(name), std::ios::binary) << text;
        fs::permissions(path(name), executable ? fs::perms::owner_all : fs::perms::owner_read | fs::perms::owner_write);
        return path(name);
    }
    /// "game spec name language" a line, the folder left out; or the sentence.
    QString told(const std::string& bot) const {
        const auto found = recognise_bots(bot);
        QString text;
        if (!found) text = QString::fromStdString(english(found.error()));
        if (found) {
            for (const RecognisedBot& one : *found)
                text += QString::fromStdString((one.game.empty() ? "-" : one.game) + " | " + bot_spec_text(one.spec) +
                                               " | " + one.name + " | " + one.language + "\n");
        }
        return text.replace(m_folder.path(), QStringLiteral("DIR")).trimmed();
    }

private slots:
    void tellsOurExamples_data() {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* bot, const char* expected) {
            QTest::newRow(bot) << QString::fromLatin1(bot) << QString::fromLatin1(expected);
        };
        row("rps/bots/odds.js", "rps | js:FILE | Odds | JavaScript");
        row("rps/bots/pairs.js", "rps | js:FILE | Pairs | JavaScript");
        row("zipdeck/bots/even_hand.py", "zipdeck | python:FILE | EvenHand | Python");
        row("zipdeck/bots/lightning_rod.py", "zipdeck | python:FILE | LightningRod | Python");
        row("pazaak/bots/Bold.java", "pazaak | java:FILE | Bold | Java");
        row("pazaak/bots/Cautious.java", "pazaak | java:FILE | Cautious | Java");
        row("thegame/bots/Courteous.java", "thegame | java:FILE | Courteous | Java");
        row("thegame/bots/SmallestGap.java", "thegame | java:FILE | SmallestGap | Java");
        row("euchre/bots/card_counter.py", "euchre | exec:FILE | card_counter | executable");
        row("clients/python/first.py", "- | hilltop:python3 FILE | first | Python");
        row("clients/javascript/first.js", "- | hilltop:node FILE | first | JavaScript");
    }
    /// Under a name that says nothing.
    void tellsOurExamples() {
        QFETCH(QString, bot);
        QFETCH(QString, expected);
        std::ifstream source(source_file("resources/") + bot.toStdString(), std::ios::binary);
        const std::string text(std::istreambuf_iterator<char>(source), {});
        QVERIFY(!text.empty());
        const std::string copy = file("copy.txt", text, bot.startsWith(QLatin1String("euchre")));
        QString got = told(copy);
        got.replace(QStringLiteral("\"DIR/copy.txt\""), QStringLiteral("FILE"))
            .replace(QStringLiteral("DIR/copy.txt"), QStringLiteral("FILE"));
        // Where nothing else gives a bot its name the file does.
        if (!bot.endsWith(QLatin1String(".java")))
            expected.replace(QFileInfo(bot).baseName() + QLatin1String(" |"), QStringLiteral("copy |"));
        QCOMPARE(got, expected);
    }

    void tellsWhatAFileHolds_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(expected);
        };
        row("two elements",
            "// name: 'no'\n{ name: 'Ann', draftPick(cards) { return /[}'\"]/.test(cards) ? 1 : 0; }, "
            "draftReceive(card) {},\n"
            "  mainPlay(cards, base) { const it = { name: 'inner' }; return 0; }, mainPostprocess(card) {} },\n"
            "{ mainPlay: function () { return 0; }, draftPick: () => 0, draftReceive() {}, mainPostprocess() {},\n"
            "  'name': \"Bob\" },",
            "rps | js:DIR/bot:Ann | Ann | JavaScript\nrps | js:DIR/bot:Bob | Bob | JavaScript");
        row("one without a name", "{ draftPick() {}, mainPlay() {} }", "rps | js:DIR/bot | bot | JavaScript");
        row("a name with a blank", "{ name: 'Basic Odds', draftPick() {}, mainPlay() {} },",
            "rps | js:DIR/bot | Basic Odds | JavaScript");
        row("two that no spec can name",
            "{ name: 'One bot', draftPick() {}, draftReceive() {}, mainPlay() {}, mainPostprocess() {} },\n"
            "{ draftPick() {}, draftReceive() {}, mainPlay() {}, mainPostprocess() {} }",
            "DIR/bot contains 2 bots; each needs a name without spaces");
        row("half a bot", "{\n  name: 'X',\n  draftPick(cards) { return 0; } }",
            "DIR/bot: line 3, column 3: it has draftPick, but no mainPlay");
        row("never run", "(function () { while (true); })() || { draftPick() {}, mainPlay() {} }",
            "rps | js:DIR/bot | bot | JavaScript");
        row("never run behind brackets", "]); while (true); ([ { draftPick() {}, mainPlay() {} }",
            "rps | js:DIR/bot:never | never | JavaScript");

        row("two classes of Python",
            "import random\nclass A(Player):\n    def play(self, card, info):\n        return ['']\n\n# class "
            "C(Player):\n"
            "class B(Player):\n    def play(self, *a): pass\nclass Helper(object):\n    def play(self): pass\n",
            "zipdeck | python:DIR/bot:A | A | Python\nzipdeck | python:DIR/bot:B | B | Python");
        row("a base of two",
            "class A(Player):\n    def play(self, card, info): return self.pick()\nclass B(A):\n    pass\n"
            "class C(A):\n    pass\n",
            "zipdeck | python:DIR/bot:B | B | Python\nzipdeck | python:DIR/bot:C | C | Python");
        row("what a hidden one extends",
            "class A(Player):\n    def play(self, card, info): return ['']\nclass _B(A):\n    pass\n",
            "zipdeck | python:DIR/bot:A | A | Python");
        row("only a hidden one", "class _A(Player):\n    def play(self, card, info): return ['']\n",
            "DIR/bot: _A begins with _ and is therefore left out; name it as python:DIR/bot to let it play");
        row("an abstract one of Python",
            "from abc import ABC, abstractmethod\nclass A(Player, ABC):\n    @abstractmethod\n"
            "    def play(self, card, info): pass\nclass B(Player):\n    def play(self, card, info): return ['']\n",
            "zipdeck | python:DIR/bot:B | B | Python");
        row("only an abstract one of Python",
            "import abc\nclass A(Player):\n    @abc.abstractmethod\n    def play(self, card, info): pass\n",
            "DIR/bot: line 2, column 7: A is abstract, so it is not a bot");
        row("its own Player",
            "class Player(object):\n    pass\nclass Own(Player):\n    def play(self, card, info): return ['']\n",
            "zipdeck | python:DIR/bot | Own | Python");
        row("no play", "x = 1\nclass Mute(Player):\n    '''def play(self, card, info)'''\n    def react(self): pass\n",
            "DIR/bot: line 2, column 7: Mute has no method play(card, info)");

        row("two classes of Java",
            "package Players;\nimport Mechanics.*;\npublic class Nestor extends Player { /* class No extends Player "
            "*/\n"
            "  String text = \"class No extends Player\";\n  public static class Deep<T extends Comparable<T>> extends "
            "Nestor {}\n"
            "  static class Hidden extends Player {} }\n",
            "pazaak | java:DIR/bot:Deep | Deep | Java");
        row("an abstract one",
            "package coop;\nabstract class Base extends Player {}\npublic class Bot extends Base {}\n",
            "thegame | java:DIR/bot | Bot | Java");
        row("wrong package",
            "import Mechanics.Player;\npackage  players;\n\npublic class Nestor extends Mechanics.Player {}\n",
            "DIR/bot: line 2, column 10: Nestor is in the package players; it must be in one of Players "
            "(Pazaak), coop (The Game)");
        row("no package", "import Mechanics.Player;\n\npublic class Nestor extends Player {}\n",
            "DIR/bot: line 3, column 14: Nestor is in no package; it must be in one of Players (Pazaak), coop (The "
            "Game)");
        row("not public", "package coop;\nclass Bot extends Player {}\n",
            "DIR/bot: line 2, column 7: Bot must be public");
        row("a letter of two bytes", "package coop;\n/* \u00e4 */ class Bot extends Player {}\n",
            "DIR/bot: line 2, column 15: Bot must be public");
        row("only abstract", "package coop;\npublic abstract class Bot extends Player {}\n",
            "DIR/bot: line 2, column 23: Bot is abstract, so it is not a bot");
        row("no player", "package coop;\npublic class Bot {}\n",
            "DIR/bot is Java, but no class in it extends any of Mechanics.Player, coop.Player");
        row("protocol, not compiled",
            "public class First implements Hilltop.Bot {\n  public static void main(String[] a) {}\n}\n",
            "DIR/bot uses the Hilltop protocol, but there is no First.class beside it; compile it with javac");

        row("empty", "", "DIR/bot is empty");
        row("spaces", " \n\t\n", "DIR/bot is empty");
        row("prose", "A letter to Ann.\n",
            "DIR/bot is not a bot: neither JavaScript with the methods draftPick, mainPlay, nor Python or Java with a "
            "class "
            "that "
            "extends Player, nor an executable program");
        row("C", "#include <stdio.h>\nint main() { return 0; }\n",
            "DIR/bot is C or C++ source code; compile it and add the program");
        row("no x bit", "#!/bin/sh\necho p\n", "DIR/bot is not executable (use chmod +x)");
    }
    void tellsWhatAFileHolds() {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        const std::string bot = file("bot", text.toStdString());
        QString got = told(bot);
        if (QByteArray(QTest::currentDataTag()).startsWith("never run behind")) {
            QVERIFY(!got.isEmpty()); // whatever it is taken for: it was not run
            return;
        }
        QCOMPARE(got, expected);
    }

    void theEndingDecides_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        constexpr const char* kPython =
            "import random;\nclass Z\u00eb\u4e2d(Player):\n    def play(self, card, info):\n"
            "        return ['']\n";
        constexpr const char* kJava = "package Players;\npublic class Z\u00eb extends Player {}\n";
        constexpr const char* kJs = "import x;\n";
        row("semicolon.py", kPython, "zipdeck | python:DIR/semicolon.py | Z\u00eb\u4e2d | Python");
        row("two.py",
            "import a;\nclass A\u00e9(Player):\n    def play(self, card, info): return ['']\nclass B\u00e9(Player):\n"
            "    def play(self, card, info): return ['']\n",
            "zipdeck | python:DIR/two.py:A\u00e9 | A\u00e9 | Python\nzipdeck | python:DIR/two.py:B\u00e9 | B\u00e9 | "
            "Python");
        row("Zoe.java", kJava, "pazaak | java:DIR/Zoe.java | Z\u00eb | Java");
        row("python.java", kPython, "zipdeck | python:DIR/python.java | Z\u00eb\u4e2d | Python");
        row("no.js", kJs,
            "DIR/no.js is not a bot: neither JavaScript with the methods draftPick, mainPlay, nor Python or Java with "
            "a "
            "class that extends Player, nor an executable program");
        row("plain.py", "import os;\nprint('p')\n",
            "DIR/plain.py: the first line must name the program that runs it, such as #!/usr/bin/env python3");
        row("plain.sh", "echo p\n",
            "DIR/plain.sh: the first line must name the program that runs it, such as #!/usr/bin/env sh");
    }
    void theEndingDecides() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(told(file(name.toStdString(), text.toStdString())), expected);
    }

    /// Names in JavaScript that are more than a plain text: the engine says what they come to.
    void asksForNamesOfJavaScript_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("name");
        QTest::newRow("a mark in it") << R"('Don\'t')"
                                      << "Don't";
        QTest::newRow("a code") << R"("Caf\u00e9")" << QStringLiteral("Caf\u00e9");
        QTest::newRow("added up") << R"('A' + 'nn')"
                                  << "Ann";
        QTest::newRow("a template") << R"(`A${1 + 1}`)"
                                    << "A2";
        QTest::newRow("plain") << R"('Ann')"
                               << "Ann";
    }
    void asksForNamesOfJavaScript() {
        QFETCH(QString, first);
        QFETCH(QString, name);
        const QString bot =
            QStringLiteral("{ name: %1, draftPick() { return 0; }, draftReceive() {}, mainPlay() { return 0; }, "
                           "mainPostprocess() {} },\n");
        QCOMPARE(told(file("bot", bot.arg(first).toStdString())),
                 QStringLiteral("rps | js:DIR/bot | %1 | JavaScript").arg(name));
        if (name.contains('\'')) return; // no spec can have it
        QCOMPARE(
            told(file("bot", (bot.arg(first) + bot.arg("'Bob'")).toStdString())),
            QStringLiteral("rps | js:DIR/bot:%1 | %1 | JavaScript\nrps | js:DIR/bot:Bob | Bob | JavaScript").arg(name));
    }

    /// Its classes are packed, so the host is asked.
    void aJarOfTwoBots() {
        if (find_program("javac").empty()) QSKIP("needs javac (package default-jdk-headless)");
        const std::string source =
            file("two/Players/Both.java", "package Players;\npublic class Both extends Mechanics.Player {\n"
                                          "  public static class One extends Both {}\n}\n");
        const auto host = host_folder("java");
        QVERIFY(host);
        const std::string cache = path("cache");
        // The host's classes are what the bot extends.
        const std::string script = "set -e; start=$1 cache=$2 source=$3 jar=$4; sh \"$start\" \"$cache\" \"$source\"\n"
                                   "javac -cp \"$(echo \"$cache\"/host-*)\" -d \"$cache/made\" \"$source\"\n"
                                   "jar cf \"$jar\" -C \"$cache/made\" .";
        const auto made =
            saying_of({"/bin/sh", "-c", script, "sh", *host + "/start.sh", cache, source, path("two.jar")},
                      std::chrono::minutes(2));
        QVERIFY2(made && made->status == 0, made ? made->errors.c_str() : english(made.error()).c_str());
        QCOMPARE(told(path("two.jar")),
                 "pazaak | java:DIR/two.jar:Both | Both | Java\npazaak | java:DIR/two.jar:One | One | Java");
    }

    void tellsErrorsOfSyntaxWithTheirPlace() {
        const std::string js = file("bot", "{\n  name: 'X',\n  draftPick(cards) { return 0 0; },\n  mainPlay() {} },");
        const QString script = told(js);
        QVERIFY2(script.startsWith(QLatin1String("DIR/bot: line 3, column ")), qPrintable(script));
        QVERIFY2(!script.contains(QLatin1String("js+node:")), qPrintable(script)); // Node.js reads it no better
        if (find_program("python3").empty()) QSKIP("needs python3 (package python3)");
        QCOMPARE(told(file("bot", "class A(Player):\n    def play(self, card, info)\n        return ['']\n")),
                 "DIR/bot: line 2, column 31: expected ':'");
    }

    void takesNewJavaScriptToNode() {
        if (find_program("node").empty()) QSKIP("needs node (package nodejs)");
        const std::string bot = file(
            "bot",
            "new (class { #seen = 0; name = 'New'; draftPick() { return this.#seen; } mainPlay() { return 0; } })(),");
        QCOMPARE(told(bot), "rps | js+node:DIR/bot | New | JavaScript");
    }

    void tellsPrograms_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QByteArray& text, const char* expected) {
            QTest::newRow(name) << text << QString::fromUtf8(expected);
        };
        const QByteArray elf = QByteArray("\x7f") + QByteArray("ELF\0\0\0\0", 7);
        const char* const hilltop = "- | hilltop:\"DIR/my bot\" | my bot | executable";
        row("Euchre", "#!/bin/sh\ncase x in ordering) ;; naming) ;; esac\n",
            "euchre | exec:DIR/my bot | my bot | executable");
        row("the protocol", "#!/bin/sh\n# \"hello\" \"view\"\n", hilltop);
        row("with the client", "#!/usr/bin/env sh\nimport hilltop\n", hilltop);
        row("nobody can tell", "#!/bin/sh\necho p\n",
            "euchre | exec:DIR/my bot | my bot | executable\n- | hilltop:\"DIR/my bot\" | my bot | executable");
        row("machine code", elf,
            "euchre | exec:DIR/my bot | my bot | executable\n- | hilltop:\"DIR/my bot\" | my bot | executable");
        row("machine code with the client", elf + "N7hilltop3BotE", hilltop);
        row("machine code for Euchre", elf + "ordering" + QByteArray(1, '\0') + "naming",
            "euchre | exec:DIR/my bot | my bot | executable");
        row("lost interpreter", "#!/usr/bin/nothing-of-this-name\n",
            "DIR/my bot: its first line asks for /usr/bin/nothing-of-this-name, which is not installed");
        row("no first line", "print('p')\n",
            "DIR/my bot: the first line must name the program that runs it, such as #!/usr/bin/env python3");
        row("bytes", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16),
            "DIR/my bot is neither text nor a program for this computer");
        row("a class file", QByteArray("\xCA\xFE\xBA\xBE\0\0\0\x41", 8) + "Mechanics/Player",
            "pazaak | java:DIR/my bot | my bot | Java");
        row("a jar", QByteArray("PK\3\4\0\0", 6) + "coop/Bot.class", "thegame | java:DIR/my bot | my bot | Java");
        row("sources in an archive", QByteArray("PK\3\4\0\0", 6) + "Players/Nestor.java",
            "DIR/my bot is an archive of sources. Unpack it to use its bots");
        row("another jar", QByteArray("PK\3\4\0\0", 6) + "word/document.xml",
            "DIR/my bot is Java, but no class in it extends any of Mechanics.Player, coop.Player");
    }
    void tellsPrograms() {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(told(file("my bot", text.toStdString(), true)), expected);
    }

    void saysWhichProgramIsMissing() {
        const QByteArray before = qgetenv("PATH");
        const auto wants = [](const std::string& bot) {
            const auto found = recognise_bots(bot);
            return found ? found->front().wants : english(found.error());
        };
        const std::string python = file("a", "class A(Player):\n    def play(self, card, info): return ['']\n");
        const std::string java = file("b", "package coop;\npublic class B extends Player {}\n");
        const std::string node = file("c", "require('./hilltop').play({})\n");
        const std::string script = file("d", "#!/usr/bin/env ruby\n", true);
        qputenv("PATH", m_folder.path().toLocal8Bit());
        const std::vector<std::string> got{wants(python), wants(java), wants(node), wants(script)};
        qputenv("PATH", before);
        QCOMPARE(got, (std::vector<std::string>{"python3 (package python3)", "java (package default-jdk-headless)",
                                                "node (package nodejs)", "ruby (package ruby)"}));
    }

    void tellsWhoIsSetAside() {
        const std::string bot =
            file("base", "package coop;\npublic class A extends Player {}\npublic class B extends A {}\n");
        const auto found = recognise_all(bot);
        QVERIFY(found && found->size() == 2);
        QVERIFY(!found->front().aside && found->front().name == "B");
        QCOMPARE(QString::fromStdString(english(*found->back().aside)).replace(m_folder.path(), "DIR"),
                 "A is the base of B and is therefore left out; name it as java:DIR/base:A to let it play");
    }
    void takesAFolderOfJava() {
        file("folder/Players/One.java", "package Players;\npublic class One extends Tools {}\n");
        file("folder/Players/Tools.java", "package Players;\nabstract class Tools extends Mechanics.Player {}\n");
        file("folder/util/Sums.java", "package util;\npublic class Sums {}\n");
        QCOMPARE(told(path("folder")), "pazaak | java:DIR/folder | One | Java");
        file("folder/Players/Two.java", "package Players;\npublic class Two extends One {}\n");
        QCOMPARE(told(path("folder")), "pazaak | java:DIR/folder:Two | Two | Java");
        file("folder/Players/Two.java", "package wrong;\npublic class Two extends Players.One {}\n");
        QCOMPARE(told(path("folder")),
                 "DIR/folder/Players/Two.java: line 1, column 9: Two is in the package wrong; it must "
                 "be in one of Players (Pazaak), coop (The Game)");
        file("other/readme.txt", "text");
        QCOMPARE(told(path("other")),
                 "DIR/other: a folder is a bot if it contains Java files, and this one contains none");
    }

    void refusesWhatIsNoFile() {
        QCOMPARE(told(path("gone")), "DIR/gone: there is no such file");
        QCOMPARE(told(""), ": there is no such file");
        QCOMPARE(told(file("bot:name", "x")), "DIR/bot:name: this name cannot be used for a bot; rename the file");
        QCOMPARE(told(file("two\nlines", "x")), "DIR/two lines: this name cannot be used for a bot; rename the file");
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0600), 0);
        QCOMPARE(told(path("fifo")), "DIR/fifo is neither a regular file nor a folder");
        const std::string huge = file("huge", std::string(2 << 20, 'x'));
        QCOMPARE(told(huge), "DIR/huge has 2097152 bytes, too large for a bot’s source");
    }
    void refusesWhatCannotBeRead() {
        if (::geteuid() == 0) QSKIP("root may read all");
        const std::string bot = file("locked", "{ draftPick() {}, mainPlay() {} }");
        fs::permissions(bot, fs::perms::none);
        QCOMPARE(told(bot), "DIR/locked cannot be read (Permission denied)");
    }
    /// Neither a depth nor a length ends the program.
    void endsOnWildTexts() {
        for (const char* const bit :
             {"(", "[", "{", "`", "/", "'", "/*", "\\", "class A(Player):\n def play(", "package a;"}) {
            std::string text = "{ draftPick() {}, mainPlay() {} }\n";
            while (text.size() < 200'000)
                text += bit;
            QVERIFY(!told(file("wild", text)).isEmpty());
        }
    }
};

HILLTOP_TEST(RecogniseTest)
#include "recognise_test.moc"
