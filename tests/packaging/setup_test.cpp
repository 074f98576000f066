// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/built.h"
#include "support/test.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// What run.sh and test.sh say where something is missing, on systems made up by other answers to what they ask.
class SetupTest : public QObject {
    Q_OBJECT
private slots:
    void missing_data();
    void missing();
};

namespace {

struct Answer {
    int code;
    QString said; ///< on both streams
};

/// `lines` with packaging/setup.sh at hand, in a folder of its own, with no programs but those setup.sh
/// needs and `stubs`, which do nothing and succeed.
Answer setUp(const QString& lines, const QStringList& stubs) {
    const QTemporaryDir folder;
    for (const char* tool : {"bash", "comm", "grep", "mkdir", "sed", "sort"})
        QFile::link(QStandardPaths::findExecutable(tool), folder.filePath(tool));
    for (const QString& stub : stubs)
        QFile::link(QStandardPaths::findExecutable("true"), folder.filePath(stub));
    const QString script =
        QStringLiteral("set -euo pipefail; . '%1/packaging/setup.sh'; root='%2' PATH='%2'; hash -r\n")
            .arg(hilltop::kSourceFolder, folder.path());
    QProcess bash;
    bash.setProcessChannelMode(QProcess::MergedChannels);
    bash.start("bash", {"-c", script + lines});
    if (!bash.waitForFinished(hilltop::kPatienceMs)) return {-1, "bash does not end"};
    return {bash.exitCode(), QString::fromUtf8(bash.readAll())};
}

const QString kGuest = "id() { echo 1000; }\ndpkg-query() { echo 'installed cmake'; }\n";
const QString kUnknown = "system_codename() { echo sid; }\n";

} // namespace

void SetupTest::missing_data() {
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QStringList>("stubs");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said"); // as a pattern of the only line; empty: nothing

    const QString install = "install_missing \"${packages_build[@]}\" \"${packages_run[@]}\" \"${packages_test[@]}\"\n";
    const QString build = install + "cmake() { echo 'CMake Error: no Qt6'; return 1; }\nbuild release\n";
    QTest::newRow("unknown, no tools") << kUnknown + install << QStringList() << 1 << "Hilltop installs .*CMake 3.25.*";
    QTest::newRow("unknown, one tool") << kUnknown + install << QStringList{"c++", "cmake"} << 1 << "Hilltop .*Ninja.*";
    QTest::newRow("unknown, tools") << kUnknown + install << QStringList{"c++", "cmake", "ninja"} << 0 << "";
    QTest::newRow("unknown, no library") << kUnknown + build << QStringList{"c++", "cmake", "ninja"} << 1
                                         << "Hilltop .*Qt 6.4.*configure.log\\.";
    QTest::newRow("Debian 12, no sudo")
        << "system_codename() { echo bookworm; }\n" + kGuest + install << QStringList() << 1
        << "Packages are missing, .* apt-get install .* clang-format-14 .*libqt6svg6 .*";
    QTest::newRow("Debian 13, no sudo")
        << "system_codename() { echo trixie; }\n" + kGuest + install << QStringList() << 1
        << "Packages are missing, .* apt-get install (?!.*clang-format)(?!.* cmake ).* qt6-svg-plugins .*";
    QTest::newRow("Debian 13, all there") << "system_codename() { echo trixie; }\n" + kGuest + "install_missing cmake\n"
                                          << QStringList() << 0 << "";
    QTest::newRow("Debian 12, no isolation")
        << "system_codename() { echo bookworm; }\nid() { echo 0; }\ndpkg-query() { :; }\ninstall_missing bubblewrap\n"
        << QStringList{"env"} << 0
        << "Installing 1 packages with apt-get: bubblewrap\n\\(bubblewrap isolates bots: .*\\)";
}

void SetupTest::missing() {
    QFETCH(QString, lines);
    QFETCH(QStringList, stubs);
    QFETCH(int, code);
    QFETCH(QString, said);
    const Answer answer = setUp(lines, stubs);
    QCOMPARE(answer.code, code);
    if (said.isEmpty()) {
        QCOMPARE(answer.said, "");
        return;
    }
    const QRegularExpression line('^' + said +
                                  "\\n$"); // the dot matches no end of a line: one sentence and nothing else
    QVERIFY2(line.match(answer.said).hasMatch(), qPrintable(answer.said));
}

HILLTOP_TEST(SetupTest)
#include "setup_test.moc"
