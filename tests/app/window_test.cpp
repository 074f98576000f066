// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocalSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <memory>

/// Starts the program as people do, with a home of its own.
class WindowTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void wordsNeedNoDisplay_data();
    void wordsNeedNoDisplay();
    void badUsage_data();
    void badUsage();
    void withoutSvgItStops();
    void secondStartHandsOver();
    void killedMatchIsKept();
    void killedRatedMatchCountsOnce();
    void homeThatCannotBeWritten();

private:
    /// Waits until a window of this home is open and takes what a second start would hand over: nothing.
    bool answers() const {
        const auto ask = [this] {
            QLocalSocket window;
            window.connectToServer(m_data + "/hilltop/.window");
            if (!window.waitForConnected(1000)) return false; // no program, or a dead one's socket
            QDataStream stream(&window);
            stream << QStringList() << QString();
            return window.waitForReadyRead(hilltop::kPatienceMs) && window.readAll() == "ok";
        };
        return QTest::qWaitFor(ask, hilltop::kPatienceMs);
    }
    std::unique_ptr<QTemporaryDir> m_home;
    QString m_data;
};

void WindowTest::init() {
    m_home = std::make_unique<QTemporaryDir>();
    m_data = m_home->filePath("data");
}

/// Where there is no display these are all that can be asked for.
void WindowTest::wordsNeedNoDisplay_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("help") << QStringList{"--help"} << "--game";
    QTest::newRow("h") << QStringList{"-h"} << "--game";
    QTest::newRow("version") << QStringList{"--version"} << "hilltop ";
    QTest::newRow("among others") << QStringList{"--game", "euchre", "--help"} << "--game";
}

void WindowTest::wordsNeedNoDisplay() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    // A language whose letters not all fonts have: without a display there are no fonts to ask.
    const auto process = start_window(m_home->path(), arguments,
                                      {{"QT_QPA_PLATFORM", "xcb"}, {"DISPLAY", ":no-such"}, {"LC_ALL", "ja_JP.UTF-8"}});
    QVERIFY(process->waitForFinished(hilltop::kPatienceMs));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 0);
    QVERIFY(!process->readAllStandardError().contains("QGuiApplication"));
    const QString text = QString::fromUtf8(process->readAllStandardOutput());
    QVERIFY2(text.contains(said), qPrintable(text));
}

void WindowTest::badUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown game") << QStringList{"--game", "whist"} << "whist";
    QTest::newRow("unknown option") << QStringList{"--fly"} << "fly";
}

void WindowTest::badUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const auto process = start_window(m_home->path(), arguments);
    QVERIFY(process->waitForFinished(hilltop::kPatienceMs));
    QCOMPARE(process->exitCode(), 2);
    const QString said = QString::fromUtf8(process->readAllStandardError()).trimmed();
    const QString last = said.section('\n', -1);
    QVERIFY2(last.startsWith("hilltop: ") && last.contains(named), qPrintable(said));
}

void WindowTest::withoutSvgItStops() {
    // Qt reads where its plugins lie from a file beside the program: a link to it, and all plugins but those for SVG.
    const QTemporaryDir folder(QFileInfo(hilltop::kTestedProgram).path() + "/without-svg-XXXXXX");
    const QString program = folder.filePath("hilltop");
    std::filesystem::create_hard_link(hilltop::kTestedProgram, program.toStdString());
    QFile paths(folder.filePath("qt.conf"));
    QVERIFY(paths.open(QIODevice::WriteOnly));
    paths.write("[Paths]\nPlugins=plugins\n");
    paths.close();
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath));
    QVERIFY(plugins.exists("imageformats/libqsvg.so"));
    QVERIFY(QDir().mkpath(folder.filePath("plugins/imageformats")));
    for (const char* kind : {"platforms", "platformthemes", "styles"})
        QFile::link(plugins.filePath(kind), folder.filePath(QStringLiteral("plugins/") + kind));

    const auto process = start_window(m_home->path(), {}, {}, program);
    QVERIFY(process->waitForFinished(hilltop::kPatienceMs));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 1);
    const QString said = QString::fromUtf8(process->readAllStandardError()).trimmed();
    const QString last = said.section('\n', -1); // before it Qt may tell about the system
    QVERIFY2(last.startsWith("hilltop: ") && said.count("hilltop: ") == 1, qPrintable(said));
    QVERIFY2(last.contains("libqsvg.so") && last.contains("qt6-svg-plugins"), qPrintable(said));
}

void WindowTest::secondStartHandsOver() {
    const auto first = start_window(m_home->path(), {"--game", "pazaak"});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_data + "/hilltop/unfinished.hmatch"), hilltop::kPatienceMs);
    const auto second = start_window(m_home->path(), {m_home->filePath("nowhere.hmatch")});
    QVERIFY(second->waitForFinished(hilltop::kPatienceMs));
    QCOMPARE(second->exitCode(), 0);
    QCOMPARE(first->state(), QProcess::Running); // it shows the sentence about the file, and keeps running
    first->kill();
    first->waitForFinished(hilltop::kPatienceMs);
}

void WindowTest::killedMatchIsKept() {
    const auto first = start_window(m_home->path(), {"--game", "pazaak"});
    const QString file = m_data + "/hilltop/unfinished.hmatch";
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), hilltop::kPatienceMs);
    ::kill(static_cast<pid_t>(first->processId()), SIGKILL);
    first->waitForFinished(hilltop::kPatienceMs);
    QFile record(file);
    QVERIFY(record.open(QIODevice::ReadOnly));
    QVERIFY(record.readAll().endsWith("}\n"));
    // What the dead window left behind does not keep the next one from starting.
    const auto next = start_window(m_home->path(), {});
    QVERIFY(answers());
    QCOMPARE(next->state(), QProcess::Running);
    next->kill();
    next->waitForFinished(hilltop::kPatienceMs);
    QVERIFY(QFile::exists(file));
}

/// A rated match continues after a kill. One that was killed while it was being left, with the ledger or the list of
/// matches not yet written, is lost once, however often the program starts.
void WindowTest::killedRatedMatchCountsOnce() {
    QVERIFY(QDir().mkpath(m_home->filePath("config/hilltop")));
    QFile settings(m_home->filePath("config/hilltop/hilltop.ini"));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[match]\npazaak\\rated=true\n");
    settings.close();
    const QString file = m_data + "/hilltop/unfinished.hmatch";
    const QString ledger = m_data + "/hilltop/matches/rated.jsonl";
    const auto textOf = [](const QString& path) {
        QFile text(path);
        return text.open(QIODevice::ReadOnly) ? text.readAll() : QByteArray();
    };
    const auto kill = [](QProcess& window) {
        ::kill(static_cast<pid_t>(window.processId()), SIGKILL);
        window.waitForFinished(hilltop::kPatienceMs);
    };
    const auto playing = start_window(m_home->path(), {"--game", "pazaak"});
    QTRY_VERIFY(QFile::exists(file));
    kill(*playing);
    QByteArray draft = textOf(file);
    QVERIFY2(!draft.contains("\"rated\""), draft.constData()); // it is asked for
    draft.insert(draft.lastIndexOf('}'), ",\"rated\":true");
    QFile rated(file);
    QVERIFY(rated.open(QIODevice::WriteOnly) && rated.write(draft) == draft.size());
    rated.close();
    const auto next = start_window(m_home->path(), {});
    QVERIFY(answers());
    kill(*next);
    QCOMPARE(textOf(file), draft); // waits to be continued
    QVERIFY(!textOf(ledger).contains("pazaak"));
    // As the draft is for as long as the match is being kept.
    QFile left(file);
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.write(QByteArray(draft).replace(draft.lastIndexOf('}'), 1, ",\"played\":1000000}"));
    left.close();
    for (int run = 0; run < 2; ++run) {
        const auto window = start_window(m_home->path(), {});
        QTRY_VERIFY(!QFile::exists(file));
        QVERIFY(answers());
        kill(*window);
        QCOMPARE(textOf(ledger).count('\n'), 1);
        QVERIFY2(textOf(ledger).contains("\"score\":0"), textOf(ledger).constData());
        QCOMPARE(textOf(m_data + "/hilltop/matches/1970-01.hmatch").count('\n'), 1);
        if (run > 0) continue;
        // The list had not been written.
        QVERIFY(QFile::remove(m_data + "/hilltop/matches/1970-01.hmatch"));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(QByteArray(draft).replace(draft.lastIndexOf('}'), 1, ",\"played\":1000000}"));
        left.close();
    }
}

void WindowTest::homeThatCannotBeWritten() {
    const auto process =
        start_window(m_home->path(), {"--game", "pazaak", "--report-first-paint"}, // which ends it, too
                     {{"XDG_DATA_HOME", "/dev/null"}});
    QVERIFY(process->waitForFinished(hilltop::kPatienceMs));
    QCOMPARE(process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(process->exitCode(), 0);
    QVERIFY(process->readAllStandardOutput().contains(" kB"));
}

HILLTOP_TEST(WindowTest)
#include "window_test.moc"
