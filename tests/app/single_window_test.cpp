// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/single_window.h"
#include "support/built.h"
#include "support/test.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace hilltop;

namespace {

constexpr int kLongMs = 50'000; // never waited for in vain

/// A start of the program, in a process of its own.
class Start {
public:
    explicit Start(const QStringList& arguments) { m_program.start(kTestedProgram, arguments); }
    ~Start() { kill(); }

    /// The next line it writes; empty if it ends without one.
    QString line() {
        while (!m_program.canReadLine()) {
            if (!m_program.waitForReadyRead(kLongMs)) break;
        }
        return QString::fromUtf8(m_program.readLine()).trimmed();
    }
    void write(const QByteArray& text) {
        m_program.write(text);
        m_program.waitForBytesWritten(kLongMs);
    }
    bool ended() { return m_program.state() == QProcess::NotRunning || m_program.waitForFinished(kLongMs); }
    void kill() {
        m_program.kill();
        m_program.waitForFinished(kLongMs);
    }

private:
    QProcess m_program;
};

} // namespace

class SingleWindowTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void manyStartsAtOnce();
    void theFirstStartAfterACrash();
    void theSocketOfADeadProgram();
    void aFirstThatIsStillStarting();
    void aFirstThatDoesNotListenYet();
    void aFirstThatEndsMeanwhile();
    void aFirstThatDoesNotAnswer();
    void foldersHaveWindowsOfTheirOwn();

private:
    QString folder() const { return m_folder->path(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void SingleWindowTest::manyStartsAtOnce() {
    constexpr int kStarts = 6;
    for (int round = 0; round < 4; ++round) {
        std::vector<std::unique_ptr<Start>> starts;
        for (int i = 0; i < kStarts; ++i)
            starts.push_back(std::make_unique<Start>(QStringList{folder(), QStringLiteral("/file %1").arg(i)}));
        Start* first = nullptr;
        QStringList expected;
        for (int i = 0; i < kStarts; ++i) {
            const QString role = starts[static_cast<std::size_t>(i)]->line();
            if (role == QLatin1String("first")) {
                QVERIFY(first == nullptr);
                first = starts[static_cast<std::size_t>(i)].get();
            } else {
                QCOMPARE(role, QStringLiteral("second"));
                expected << QStringLiteral("/file %1").arg(i);
            }
        }
        QVERIFY(first != nullptr);
        QStringList taken;
        for (int i = 0; i < kStarts - 1; ++i)
            taken << first->line();
        taken.sort();
        QCOMPARE(taken, expected);
        // The next round starts after a crash.
    }
}

void SingleWindowTest::theFirstStartAfterACrash() {
    {
        Start crashed({folder()});
        QCOMPARE(crashed.line(), QStringLiteral("first"));
    }
    QVERIFY(QFile::exists(SingleWindow(folder()).socket())); // what a killed window leaves behind
    Start first({folder()});
    Start other({folder(), "/file"});
    const QStringList roles{first.line(), other.line()};
    QVERIFY2(roles.contains("first") && roles.contains("second"), qPrintable(roles.join(' ')));
}

/// A file where the socket should be, or a socket without a listener.
void SingleWindowTest::theSocketOfADeadProgram() {
    QFile left(SingleWindow(folder()).socket());
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    Start first({folder()});
    QCOMPARE(first.line(), QStringLiteral("first"));
    Start second({folder(), "/file"});
    QCOMPARE(second.line(), QStringLiteral("second"));
    QCOMPARE(first.line(), QStringLiteral("/file"));
}

void SingleWindowTest::aFirstThatIsStillStarting() {
    Start first({"slow", folder()});
    QCOMPARE(first.line(), QStringLiteral("first"));
    Start second({folder(), "/file"});
    // Whether it is at the socket by now or comes later is all the same.
    first.write("go on\n");
    QCOMPARE(second.line(), QStringLiteral("second"));
    QCOMPARE(first.line(), QStringLiteral("/file"));
}

void SingleWindowTest::aFirstThatDoesNotListenYet() {
    SingleWindow here(folder());
    const auto lock = FileLock::take(here.lockFile().toStdString());
    QVERIFY(lock && *lock);
    Start second({folder(), "/file"});
    QLocalServer server;
    QVERIFY(server.listen(here.socket()));
    QVERIFY(server.waitForNewConnection(kLongMs));
    const std::unique_ptr<QLocalSocket> connection(server.nextPendingConnection());
    QStringList files;
    for (bool whole = false; !whole;) {
        QVERIFY(connection->bytesAvailable() > 0 || connection->waitForReadyRead(kLongMs));
        QDataStream stream(connection.get());
        stream.startTransaction();
        stream >> files;
        whole = stream.commitTransaction();
    }
    QCOMPARE(files, QStringList{"/file"});
    connection->write("ok");
    connection->waitForBytesWritten(kLongMs);
    QCOMPARE(second.line(), QStringLiteral("second"));
}

void SingleWindowTest::aFirstThatEndsMeanwhile() {
    Start first({"slow", folder()});
    QCOMPARE(first.line(), QStringLiteral("first"));
    Start second({folder()});
    first.kill();
    QCOMPARE(second.line(), QStringLiteral("first"));
}

void SingleWindowTest::aFirstThatDoesNotAnswer() {
    Start first({"slow", folder()});
    QCOMPARE(first.line(), QStringLiteral("first"));
    SingleWindow here(folder());
    QCOMPARE(here.claim({}, {}, 50), SingleWindow::Role::Alone);
}

void SingleWindowTest::foldersHaveWindowsOfTheirOwn() {
    const QString deep = folder() + "/" + QString(150, QLatin1Char('d')); // too long for a socket
    Start one({folder() + "/one"});
    Start two({deep});
    QCOMPARE(one.line(), QStringLiteral("first"));
    QCOMPARE(two.line(), QStringLiteral("first"));
    Start three({deep, "/file"});
    QCOMPARE(three.line(), QStringLiteral("second"));
    QCOMPARE(two.line(), QStringLiteral("/file"));
    one.write("end\n");
    QVERIFY(one.ended());
    QCOMPARE(QDir(folder() + "/one").entryList(QDir::Files | QDir::Hidden), QStringList());
}

HILLTOP_TEST(SingleWindowTest)
#include "single_window_test.moc"
