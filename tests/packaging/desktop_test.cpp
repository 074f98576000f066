// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"
#include "text_of.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// What the desktop and software centres get: by their own checkers, and by what they would make of our files.
class DesktopTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void validDesktopFile();
    void validMetainfo();
    void releasesAreTheChangelogs();
    void releasesRefuse_data();
    void releasesRefuse();
    void anActionAGame();
    void kindsByContent_data();
    void kindsByContent();
    void authorsFindWhatThePagesName();

private:
    QTemporaryDir m_folder;
    bool m_kinds = false; ///< whether kinds of files could be put together
};

namespace {

const QString kPackaging = hilltop::sourceFile("packaging/arpa.home.hilltop.");
const QString kMetainfo = QStringLiteral(HILLTOP_BUILD_DIR "/packaging/arpa.home.hilltop.metainfo.xml");

/// The exit code of a program and what it said.
std::pair<int, QString> asked(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(hilltop::kPatienceMs)) return {-1, program + " does not end"};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

/// What a CHANGELOG becomes, by CMake alone.
std::pair<int, QString> releases(const QString& changelog) {
    const QTemporaryDir folder;
    QFile text(folder.filePath("CHANGELOG.md"));
    QFile script(folder.filePath("try.cmake"));
    if (!text.open(QIODevice::WriteOnly) || !script.open(QIODevice::WriteOnly)) return {-1, {}};
    text.write(changelog.toUtf8());
    script.write(
        QStringLiteral("include(%1/cmake/HilltopReleases.cmake)\nhilltop_releases(%2 made)\nmessage(\"${made}\")\n")
            .arg(hilltop::kSourceFolder, text.fileName())
            .toUtf8());
    text.close();
    script.close();
    return asked("cmake", {"-P", script.fileName()});
}

} // namespace

void DesktopTest::initTestCase() {
    // The system's kinds of files and ours as this tree has them, put together as an installation does.
    const QString packages = m_folder.filePath("mime/packages/");
    QVERIFY(QDir(m_folder.path()).mkpath("mime/packages"));
    QVERIFY(QFile::copy(kPackaging + "mime.xml", packages + "hilltop.xml"));
    const QString common = "/usr/share/mime/packages/freedesktop.org.xml";
    m_kinds = QFile::copy(common, packages + "freedesktop.org.xml") &&
              !QStandardPaths::findExecutable("update-mime-database").isEmpty();
    if (!m_kinds) return;
    const auto [code, said] = asked("update-mime-database", {m_folder.filePath("mime")});
    QVERIFY2(code == 0, qPrintable(said));
    qputenv("XDG_DATA_DIRS", m_folder.path().toUtf8());
}

void DesktopTest::validDesktopFile() {
    if (QStandardPaths::findExecutable("desktop-file-validate").isEmpty())
        QSKIP("desktop-file-validate is not installed (desktop-file-utils)");
    const auto [code, said] = asked("desktop-file-validate", {kPackaging + "desktop"});
    QCOMPARE(said, "");
    QCOMPARE(code, 0);
}

void DesktopTest::validMetainfo() {
    if (QStandardPaths::findExecutable("appstreamcli").isEmpty()) QSKIP("appstreamcli is not installed (appstream)");
    const auto [code, said] = asked("appstreamcli", {"validate", "--no-net", "--pedantic", kMetainfo});
    // The address of the web page is set at build time by the publisher.
    static const QRegularExpression remark("^[EWIP]: \\S+ ([\\w-]+)", QRegularExpression::MultilineOption);
    const QStringList known{"url-homepage-missing"};
    int remarks = 0;
    for (auto it = remark.globalMatch(said); it.hasNext(); ++remarks)
        QVERIFY2(known.contains(it.next().captured(1)), qPrintable(said));
    QVERIFY2(code == 0 || remarks > 0, qPrintable(said));
}

void DesktopTest::releasesAreTheChangelogs() {
    const QString text = hilltop::textOf(kMetainfo);
    static const QRegularExpression heading("^## \\[([\\d.]+)\\] - ", QRegularExpression::MultilineOption);
    int count = 0;
    for (auto it = heading.globalMatch(hilltop::textOf(hilltop::sourceFile("CHANGELOG.md"))); it.hasNext(); ++count) {
        const QString version = it.next().captured(1);
        QVERIFY2(text.contains("<release version=\"" + version + '"'), qPrintable(version));
    }
    QVERIFY(count > 0);
    QVERIFY(text.contains("<release version=\"" HILLTOP_TEXT_VERSION "\""));

    const auto [code, made] = releases("# Changelog\n\n## [Unreleased]\n\n### Fixed\n\n- Not yet\n"
                                       "\n## [1.2.0] - 2026-12-24\n\n### Added\n\n- One `a; b` & [c]: more\n"
                                       "  of it. Not told.\n\n### Changed\n\n- Other\n"
                                       "\n## [1.1.0] - 2026-12-01\n\n### Fixed\n\n- Two 1.5 times\n");
    QVERIFY2(code == 0, qPrintable(made));
    QVERIFY2(made.contains("version=\"1.2.0\" type=\"stable\" date=\"2026-12-24\""), qPrintable(made));
    QVERIFY2(made.contains("<li>One a; b &amp; [c]: more of it</li>\n          <li>Other</li>"), qPrintable(made));
    QVERIFY2(made.contains("version=\"1.1.0\" type=\"stable\" date=\"2026-12-01\""), qPrintable(made));
    QVERIFY2(made.contains("<li>Two 1.5 times</li>"), qPrintable(made));
    QVERIFY(!made.contains("Not told") && !made.contains("Not yet") && !made.contains("Unreleased"));
    QCOMPARE(made.count("</release>"), 2);
}

void DesktopTest::releasesRefuse_data() {
    QTest::addColumn<QString>("changelog");
    QTest::addColumn<QString>("said");
    QTest::newRow("no date") << "## [1.0.0]\n\n- One\n"
                             << "'[1.0.0]' is neither";
    QTest::newRow("no version") << "## [Soon] - 2026-12-24\n"
                                << "'[Soon] - 2026-12-24' is neither";
    QTest::newRow("nothing released") << "## [Unreleased]\n\n- One\n"
                                      << "there is no release in it";
    QTest::newRow("nothing") << ""
                             << "there is no release in it";
}

void DesktopTest::releasesRefuse() {
    QFETCH(QString, changelog);
    QFETCH(QString, said);
    const auto [code, answer] = releases(changelog);
    QVERIFY(code != 0);
    QVERIFY2(answer.simplified().contains(said), qPrintable(answer));
}

void DesktopTest::anActionAGame() {
    const QString text = hilltop::textOf(kPackaging + "desktop");
    QString actions = "Actions=";
    for (const hilltop::GameEntry* game : hilltop::released_games()) {
        const QString id = QString::fromUtf8(game->info().id);
        actions += id + ';';
        QVERIFY2(text.contains("[Desktop Action " + id + "]\nName=Play "), qPrintable(id));
        QVERIFY2(text.contains("\nExec=hilltop --game " + id + '\n'), qPrintable(id));
    }
    QVERIFY2(text.contains('\n' + actions + '\n'), qPrintable(actions));
    QCOMPARE(text.count("\nName[de]="), int(hilltop::released_games().size()));
}

void DesktopTest::kindsByContent_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("kind");
    const QByteArray sqlite = QByteArray("SQLite format 3\0", 16) + QByteArray(52, '\1');
    QTest::newRow("match") << QByteArray(R"({"format":1,"program":"hilltop 0.1.0","game":"pazaak"})")
                           << "application/x-hilltop-match";
    QTest::newRow("tournament") << sqlite + "HTOR" + QByteArray(100, '\0') << "application/x-hilltop-tournament";
    QTest::newRow("hill") << sqlite + "HHIL" + QByteArray(100, '\0') << "application/x-hilltop-hill";
    QTest::newRow("another's JSON") << QByteArray(R"({"format":1,"program":"other"})") << "";
    QTest::newRow("another's database") << sqlite + "ABCD" + QByteArray(100, '\0') << "";
}

void DesktopTest::kindsByContent() {
    QFETCH(QByteArray, content);
    QFETCH(QString, kind);
    if (!m_kinds) QSKIP("update-mime-database is not installed (shared-mime-info)");
    const QString found = QMimeDatabase().mimeTypeForData(content).name();
    if (kind.isEmpty())
        QVERIFY2(!found.contains("hilltop"), qPrintable(found));
    else
        QCOMPARE(found, kind);
}

/// What is installed for authors of bots lies there as in the source, and nothing is missing of what their pages name.
void DesktopTest::authorsFindWhatThePagesName() {
    const QString prefix = m_folder.filePath("installed");
    const auto [code, said] =
        asked("cmake", {"--install", HILLTOP_BUILD_DIR, "--component", "authors", "--prefix", prefix});
    QVERIFY2(code == 0, qPrintable(said));
    const QString share = prefix + "/share/hilltop/";
    static const QRegularExpression named("`?(?:resources/|\\| `)([a-z]+/[a-z./_]*[a-z])`?");
    int found = 0;
    for (const char* page : {"protocol", "contest", "contract"}) {
        const QString text = hilltop::textOf(share + "manual/" + page + ".md");
        QVERIFY2(!text.isEmpty(), page);
        QVERIFY2(text.contains("resources/") == text.contains("/usr/share/hilltop"), page);
        for (auto match = named.globalMatch(text); match.hasNext(); ++found) {
            const QString file = match.next().captured(1);
            QVERIFY2(QFile::exists(share + file), qPrintable(file));
        }
    }
    QVERIFY2(found >= 8, qPrintable(QString::number(found)));
    QVERIFY(QFileInfo(share + "euchre/bots/card_counter.py").isExecutable());
    for (const hilltop::GameEntry* game : hilltop::games()) {
        const QString bots = QStringLiteral("/resources/%1/bots").arg(game->info().id);
        for (const QString& file : QDir(hilltop::kSourceFolder + bots).entryList(QDir::Files))
            QVERIFY2(QFile::exists(share + game->info().id + "/bots/" + file), qPrintable(file));
    }
}

HILLTOP_TEST(DesktopTest)
#include "desktop_test.moc"
