// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"
#include "hosting/languages/executables/scripts.h"
#include "hosting/languages/python/python.h"

#include <QTemporaryDir>

#include <filesystem>

using namespace hilltop;
using namespace hilltop::testing;

namespace fs = std::filesystem;

namespace {

std::string sentence(const Result<std::unique_ptr<Wire>>& wire) {
    return wire ? "opened" : english(wire.error());
}

} // namespace

/// What a person names as a bot, and what is made of it.
class LaunchTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop Prüfung XXXXXX")};

    /// A file in a folder whose name has blanks and umlauts.
    std::string file(const char* name, const std::string& text, bool executable = true) {
        const std::string path = m_folder.filePath(QString::fromUtf8(name)).toStdString();
        std::ofstream(path) << text;
        fs::permissions(path, executable ? fs::perms::owner_all : fs::perms::owner_read | fs::perms::owner_write);
        return path;
    }
    static WireOrder order(const std::string& kind, const std::string& target, const std::string& slot = "1") {
        WireOrder made = rogue(kind, patient(), slot, target);
        return made;
    }

private slots:
    void runsAnExecutable_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("shell") << QByteArray("bot.sh") << QByteArray("#!/bin/sh\necho \" $(cat)! \"\n");
        QTest::newRow("blank and umlaut") << QByteArray("bot mit Größe") << QByteArray("#!/bin/sh\necho $(cat)!\n");
        QTest::newRow("env") << QByteArray("env.sh") << QByteArray("#!/usr/bin/env sh\necho $(cat)!\n");
        QTest::newRow("old Python") << QByteArray("old.py")
                                    << QByteArray("#!/usr/bin/python2.7\nimport sys\nprint(sys.stdin.read() + '!')\n");
        QTest::newRow("Python elsewhere")
            << QByteArray("there.py")
            << QByteArray("#!/opt/nowhere/bin/python3 -E\nimport sys\nprint(sys.stdin.read() + '!')\n");
        QTest::newRow("Python by env") << QByteArray("here.py")
                                       << QByteArray(
                                              "#!/usr/bin/env python\nimport sys\nprint(sys.stdin.read() + '!')\n");
    }
    void runsAnExecutable() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, text);
        if (name.endsWith(".py") && !find_python()) QSKIP("needs python3 (package python3)");
        const std::string path = file(name.constData(), text.toStdString());
        for (const bool isolated : {false, true}) {
            if (isolated && !isolation().on()) continue;
            HostingSettings settings;
            settings.isolate = isolated;
            PipeTransport transport(settings);
            auto wire = transport.open(order("exec", path));
            QCOMPARE(sentence(wire), "opened");
            const WireReply reply = asked(transport, **wire, "hey\n\nyou");
            QVERIFY2(!reply.fault, reply.errors.c_str());
            QCOMPARE(QByteArray::fromStdString(reply.text).replace('\n', ' ').simplified(), "hey you!");
        }
    }

    void refusesWithASentence() {
        PipeTransport transport;
        const std::string folder = m_folder.path().toStdString();
        const std::string no_x = file("no-x.sh", "#!/bin/sh\necho\n", false);
        const std::string lost = file("lost.rb", "#!/usr/bin/nothing-of-this-name\n");
        QCOMPARE(sentence(transport.open(order("exec", folder + "/gone"))), folder + "/gone: there is no such file");
        QCOMPARE(sentence(transport.open(order("exec", folder))), folder + " is a folder, not a program");
        QCOMPARE(sentence(transport.open(order("exec", no_x))), no_x + " is not executable (use chmod +x)");
        QCOMPARE(sentence(transport.open(order("exec", lost))),
                 lost + ": its first line asks for /usr/bin/nothing-of-this-name, which is not installed");
        QCOMPARE(sentence(transport.open(order("hilltop", "nothing-of-this-name --fast"))),
                 "nothing-of-this-name: there is no such program");
        QCOMPARE(sentence(transport.open(order("hilltop", "  "))), "hilltop: must be followed by a command");
        QCOMPARE(sentence(transport.open(order("hilltop", '"' + no_x + '"'))),
                 no_x + " is not executable (use chmod +x)");
        QCOMPARE(sentence(transport.open(order("python", folder + "/gone.py"))),
                 folder + "/gone.py: there is no such file");
    }

    void mapsInterpretersAsSet() {
        const std::string path = file("odd.x", "#!/opt/odd\necho mapped\n");
        HostingSettings settings;
        settings.planners["exec"] = [](const WireOrder& bot) { return plan_exec(bot, {{"odd", "/bin/sh"}}); };
        PipeTransport transport(settings);
        auto wire = transport.open(order("exec", path));
        QCOMPARE(sentence(wire), "opened");
        QCOMPARE(told(asked(transport, **wire, "")), "= mapped");
    }

    void keepsTheFileItWasOpenedWith() {
        const std::string path = file("changing.sh", "#!/bin/sh\necho first\n");
        PipeTransport transport;
        auto wire = transport.open(order("exec", path));
        QCOMPARE(told(asked(transport, **wire, "")), "= first");
        fs::remove(path);
        QCOMPARE(told(asked(transport, **wire, "")), "= first");
        file("changing.sh", "#!/bin/sh\necho second\n");
        wire = transport.open(order("exec", path));
        QCOMPARE(told(asked(transport, **wire, "")), "= second");
    }

    void runsACommand_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("program") << QByteArray("'%1' lines");
        QTest::newRow("quotes") << QByteArray("\"%1\"  lines  'two words'");
        QTest::newRow("shell") << QByteArray("true && exec '%1' lines");
        QTest::newRow("interpreter") << QByteArray("sh '%2'");
        QTest::newRow("script") << QByteArray("'%2'");
    }
    void runsACommand() {
        QFETCH(QByteArray, command);
        const std::string path = file("lines bot.sh", "#!/bin/sh\nwhile read a b; do echo $b; done\n");
        command.replace("%1", kRogue.c_str()).replace("%2", path.c_str());
        for (const bool isolated : {false, true}) {
            if (isolated && !isolation().on()) continue;
            HostingSettings settings;
            settings.isolate = isolated;
            PipeTransport transport(settings);
            auto wire = transport.open(order("hilltop", command.toStdString()));
            QCOMPARE(sentence(wire), "opened");
            const WireReply reply = asked(transport, **wire, "echo there", Wire::Limit::Start);
            QVERIFY2(!reply.fault, reply.errors.c_str());
            QCOMPARE(reply.text, "there");
        }
    }

    void readsCommands_data() {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("words"); ///< joined by |; empty: needs a shell
        QTest::newRow("plain") << QByteArray("  a b\tc ") << QByteArray("a|b|c");
        QTest::newRow("quotes") << QByteArray("'a b' \"c d\"e f\\ g \"\\\"\"") << QByteArray("a b|c de|f g|\"");
        QTest::newRow("empty word") << QByteArray("a '' b") << QByteArray("a||b");
        QTest::newRow("umlaut") << QByteArray("grüße") << QByteArray("grüße");
        QTest::newRow("pipe") << QByteArray("a | b") << QByteArray();
        QTest::newRow("variable") << QByteArray("a \"$HOME\"") << QByteArray();
        QTest::newRow("assignment") << QByteArray("A=1 a") << QByteArray();
        QTest::newRow("open quote") << QByteArray("a 'b") << QByteArray();
        QTest::newRow("dollar in quotes") << QByteArray("a '$b'") << QByteArray("a|$b");
    }
    void readsCommands() {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, words);
        QByteArrayList read;
        for (const std::string& word : command_words(command.toStdString()))
            read.append(QByteArray::fromStdString(word));
        QCOMPARE(read.join('|'), words);
    }

    void showsNoMoreThanNeeded() {
        const std::string home = qgetenv("HOME").toStdString();
        QVERIFY(is_hidden(home + "/x") && is_hidden("/tmp") && !is_hidden("/usr/bin/env"));
        QCOMPARE(shown_for("/usr/share/bots/a.py"), "/usr/share/bots");
        QCOMPARE(shown_for("/tmp/a.py"), "/tmp/a.py");
        QVERIFY(shown_for_program("/bin/sh").empty());
        // Each link on the way, as in an environment made from "3.11", which is a link to "3.11.4".
        QTemporaryDir folder_of;
        const std::filesystem::path top = std::filesystem::canonical(folder_of.path().toStdString());
        for (const char* folder : {"versions/3.11.4/bin", "versions/3.11.4/lib", "venv/bin", "venv/lib"})
            std::filesystem::create_directories(top / folder);
        std::ofstream(top / "versions/3.11.4/bin/python3.11") << "";
        std::filesystem::create_symlink("python3.11", top / "versions/3.11.4/bin/python3");
        std::filesystem::create_symlink("3.11.4", top / "versions/3.11");
        std::filesystem::create_symlink(top / "versions/3.11/bin/python3", top / "venv/bin/python3");
        const auto shown = shown_for_program(top / "venv/bin/python3");
        for (const char* folder : {"venv", "versions/3.11", "versions/3.11.4"})
            QVERIFY2(std::find(shown.begin(), shown.end(), (top / folder).string()) != shown.end(), folder);
    }
};

HILLTOP_TEST(LaunchTest)
#include "launch_test.moc"
