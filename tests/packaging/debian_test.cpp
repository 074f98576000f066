// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/built.h"
#include "support/test.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// Debian's package says what the rest of the tree says, and its scripts refuse what they cannot do with a sentence.
class DebianTest : public QObject {
    Q_OBJECT
private slots:
    void packagesAreTheOneList();
    void versionIsTheProjects();
    void copyrightIsWhatFilesSay();
    void tarball();
    void refusals_data();
    void refusals();
};

namespace {

struct Said {
    int code;
    QString text; ///< on both streams
};

Said bashSays(const QString& lines) {
    QProcess bash;
    bash.setProcessChannelMode(QProcess::MergedChannels);
    bash.start("bash", {"-c", lines});
    if (!bash.waitForFinished(hilltop::kPatienceMs)) return {-1, "bash does not end"};
    return {bash.exitCode(), QString::fromUtf8(bash.readAll())};
}

QString contentOf(const QString& path) {
    QFile file(hilltop::sourceFile(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The names in a field of the control file, without versions, profiles and alternatives.
QStringList namesIn(const QString& field) {
    const QRegularExpression pattern("^" + field + ":((?:.*)(?:\\n .*)*)", QRegularExpression::MultilineOption);
    QStringList names;
    for (const QString& entry : pattern.match(contentOf("packaging/debian/control")).captured(1).split(','))
        names << entry.simplified().section(' ', 0, 0);
    return names;
}

} // namespace

void DebianTest::packagesAreTheOneList() {
    const auto listed = [](const QString& list) {
        const Said said = bashSays(
            QStringLiteral(". '%1/packaging/setup.sh'; echo \"${packages_%2[@]}\"").arg(hilltop::kSourceFolder, list));
        return said.text.simplified().split(' ');
    };
    const QStringList build = namesIn("Build-Depends");
    for (const QString& name : listed("build"))
        if (name != "build-essential") QVERIFY2(build.contains(name), qPrintable(name)); // which is there everywhere
    // Debian 12's name is the alternative to 13's; what draws with a graphics card is recommended only.
    const QStringList depends = namesIn("Depends") + namesIn("Recommends");
    for (const QString& name : listed("run")) {
        const QString here = name == "libqt6svg6" ? QString("qt6-svg-plugins") : name;
        QVERIFY2(depends.contains(here), qPrintable(name));
    }
    // No bot runs without isolation for want of a package.
    QVERIFY(listed("run").contains("bubblewrap"));
    QVERIFY(namesIn("Depends").contains("bubblewrap"));
}

void DebianTest::versionIsTheProjects() {
    QVERIFY(contentOf("packaging/debian/changelog").startsWith("hilltop (" HILLTOP_TEXT_VERSION "-"));
}

void DebianTest::copyrightIsWhatFilesSay() {
    // Paragraph by paragraph: the patterns of its files, where * includes slashes, and its licence.
    static const QRegularExpression paragraph("^Files: ((?:.+\\n)+?)Copyright: .*\\nLicense: (.+)$",
                                              QRegularExpression::MultilineOption);
    std::vector<std::pair<QRegularExpression, QString>> said;
    for (auto it = paragraph.globalMatch(contentOf("packaging/debian/copyright")); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        for (const QString& pattern : match.captured(1).simplified().split(' '))
            said.emplace_back('^' + QRegularExpression::escape(pattern).replace("\\*", ".*") + '$', match.captured(2));
    }
    QVERIFY(said.size() > 4);
    std::vector<int> used(said.size());
    const QString root = hilltop::sourceFile("");
    for (const char* folder : {"core", "ui", "app", "cmake", "packaging", "resources", "tests", "translations"}) {
        for (QDirIterator files(root + folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
            const QString path = files.next().mid(root.size());
            QString licence;
            for (std::size_t i = 0; i < said.size(); ++i) { // the last one that fits counts
                if (!said[i].first.match(path).hasMatch()) continue;
                licence = said[i].second;
                ++used[i];
            }
            static const QRegularExpression line("SPDX-License-Identifier: ([\\w.-]+)");
            QFile file(root + path);
            if (!file.open(QIODevice::ReadOnly)) continue;
            QString own = line.match(QString::fromUtf8(file.read(300))).captured(1);
            if (own == "GPL-3.0-or-later") own = "GPL-3+";
            if (!own.isEmpty()) QVERIFY2(own == licence, qPrintable(path + " says " + own + ", copyright " + licence));
        }
    }
    for (std::size_t i = 0; i < said.size(); ++i)
        QVERIFY2(used[i] > 0, qPrintable(said[i].first.pattern() + " fits no file"));
}

void DebianTest::tarball() {
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("git is not installed");
    const QTemporaryDir folder;
    // A small clone of its own, so that what is tried does not depend on where this tree comes from.
    const QString make = QStringLiteral(
        "set -e; cd '%1'; mkdir -p small/packaging out; cp '%2/packaging/tarball.sh' small/packaging; cd small\n"
        "echo 'project(hilltop VERSION 7.8.9 LANGUAGES CXX)' >CMakeLists.txt; git init -q; git add -A\n"
        "git -c user.name=a -c user.email=a@b commit -qm One; echo left out >new\n"
        "packaging/tarball.sh ../out; sha256sum <../out/*.xz >../one; packaging/tarball.sh ../out >/dev/null\n"
        "sha256sum <../out/*.xz | cmp - ../one; tar -tf ../out/hilltop-7.8.9.tar.xz | sort");
    const Said said = bashSays(make.arg(folder.path(), hilltop::kSourceFolder));
    QVERIFY2(said.code == 0, qPrintable(said.text));
    QCOMPARE(said.text, "../out/hilltop-7.8.9.tar.xz\nhilltop-7.8.9/\nhilltop-7.8.9/CMakeLists.txt\n"
                        "hilltop-7.8.9/packaging/\nhilltop-7.8.9/packaging/tarball.sh\n");
}

void DebianTest::refusals_data() {
    QTest::addColumn<QString>("lines");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    QTest::newRow("no clone")
        << "cd '%1'; mkdir packaging; cp '%2/packaging/tarball.sh' packaging; packaging/tarball.sh" << 1
        << "is no clone made by git";
    QTest::newRow("no suite") << "cd '%1'; '%2/tests/bare.sh' jessie" << 2 << "say which Debian";
    QTest::newRow("no package") << "'%2/packaging/try_deb.sh' '%1/none.deb'" << 2 << "usage: try_deb.sh";
    QTest::newRow("no tools")
        << "cp $(command -v bash) $(command -v dirname) '%1'; PATH='%1' bash '%2/packaging/deb.sh' '%1'" << 1
        << "apt-get install .*lintian";
}

void DebianTest::refusals() {
    QFETCH(QString, lines);
    QFETCH(int, code);
    QFETCH(QString, said);
    const QTemporaryDir folder;
    const Said answer = bashSays(lines.arg(folder.path(), hilltop::kSourceFolder));
    QVERIFY2(answer.code == code, qPrintable(answer.text));
    QVERIFY2(answer.text.contains(QRegularExpression(said)), qPrintable(answer.text));
    QCOMPARE(answer.text.count('\n'), 1);
}

HILLTOP_TEST(DebianTest)
#include "debian_test.moc"
