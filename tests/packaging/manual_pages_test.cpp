// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"
#include "text_of.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

/// The manual as files: its links lead somewhere, its languages go together, and the program names places that exist.
class ManualPagesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void linksLead();
    void everyPageIsListed();
    void languagesGoTogether();
    void namedInTheCode();
    void webSite();
    void webSiteWithABrokenLink();

private:
    /// "_de", or nothing for the original.
    QString endingOf(const QString& path) const {
        for (const QString& ending : m_endings)
            if (path.endsWith(ending + ".md")) return ending;
        return {};
    }

    QStringList m_listed, m_englishOnly;
    QStringList m_endings; ///< of the translations
};

namespace {

const QString kSource = hilltop::sourceFile("");
const QString kCards = QStringLiteral(HILLTOP_BUILD_DIR "/cards/");
const QString kManual = kSource + "resources/manual/";

QStringList gameIds(std::span<const hilltop::GameEntry* const> games = hilltop::games()) {
    QStringList ids;
    for (const hilltop::GameEntry* game : games)
        ids << game->info().id;
    return ids;
}

/// All pages in all languages, by their paths.
QStringList allFiles() {
    QStringList files;
    for (const QFileInfo& file : QDir(kManual).entryInfoList({"*.md"}))
        files << file.filePath();
    for (const QString& game : gameIds())
        for (const QFileInfo& file : QDir(kSource + "resources/" + game).entryInfoList({"rules*.md"}))
            files << file.filePath();
    return files;
}

QString withoutCode(QString text) {
    static const QRegularExpression fenced("^```.*?^```", QRegularExpression::MultilineOption |
                                                              QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression inLine("`[^`]*`");
    return text.remove(fenced).remove(inLine);
}

/// "## Marks" and so on, in order.
QStringList headingLines(const QString& path) {
    QStringList lines;
    for (const QString& line : withoutCode(hilltop::textOf(path)).split('\n'))
        if (line.startsWith('#')) lines << line;
    return lines;
}

QStringList anchors(const QString& path) {
    static const QRegularExpression dropped("[^\\w -]", QRegularExpression::UseUnicodePropertiesOption);
    QStringList all;
    for (const QString& line : headingLines(path))
        all << line.section(' ', 1).toLower().remove(dropped).replace(' ', '-');
    return all;
}

/// The exit code of the script that makes the web site, and what it said.
std::pair<int, QString> madeSite(const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start("python3", QStringList{kSource + "packaging/manual_site.py"} + arguments);
    if (!process.waitForFinished(hilltop::kPatienceMs)) return {-1, "it does not end"};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

bool canMakeSite() {
    return !QStandardPaths::findExecutable("cmark-gfm").isEmpty() &&
           !QStandardPaths::findExecutable("python3").isEmpty();
}

} // namespace

void ManualPagesTest::initTestCase() {
    const QJsonObject contents = QJsonDocument::fromJson(hilltop::textOf(kManual + "contents.json").toUtf8()).object();
    for (const QJsonValue& language : contents["languages"].toArray()) {
        const QString ending = language.toObject()["ending"].toString();
        if (!ending.isEmpty()) m_endings << ending;
        QVERIFY(!language.toObject()["code"].toString().isEmpty() &&
                !language.toObject()["title"].toString().isEmpty());
        for (const QJsonValue& group : contents["groups"].toArray())
            QVERIFY2(!group.toObject()["title" + ending].toString().isEmpty(), qPrintable(ending));
    }
    QVERIFY(m_endings.contains("_de"));
    for (const QJsonValue& group : contents["groups"].toArray()) {
        for (const QJsonValue& page : group.toObject()["pages"].toArray())
            m_listed << page.toString();
    }
    for (const QJsonValue& page : contents["english_only"].toArray())
        m_englishOnly << page.toString();
    QCOMPARE(m_listed.count("*games*"), 1);
    m_listed.removeOne("*games*");
}

void ManualPagesTest::linksLead() {
    static const QRegularExpression link("\\]\\(([^)]+)\\)");
    int found = 0;
    for (const QString& path : allFiles()) {
        const QString text = withoutCode(hilltop::textOf(path));
        for (auto links = link.globalMatch(text); links.hasNext();) {
            const QString where = links.next().captured(1);
            if (where.startsWith("http")) continue;
            const QString told = QFileInfo(path).fileName() + ": " + where;
            if (where.startsWith("cards:")) {
                for (const QString& card : where.mid(6).split(',')) {
                    const QString game = QFileInfo(path).dir().dirName(); // or "manual", which draws none of its own
                    QVERIFY2(card == "-" || QFile::exists(kCards + card + ".svg") ||
                                 QFile::exists(kCards + game + "/" + card + ".svg"),
                             qPrintable(told));
                }
                continue;
            }
            ++found;
            const QString file = where.section('#', 0, 0), heading = where.section('#', 1);
            const QString target = file.isEmpty() ? path : QDir::cleanPath(QFileInfo(path).path() + "/" + file);
            QVERIFY2(QFile::exists(target), qPrintable(told));
            QVERIFY2(heading.isEmpty() || anchors(target).contains(heading), qPrintable(told));
            // Who reads German is led to German pages wherever there are some.
            const QString own = endingOf(path);
            if (own.isEmpty() || !target.endsWith(".md") || endingOf(target) == own) continue;
            QVERIFY2(!QFile::exists(QString(target).replace(".md", own + ".md")), qPrintable(told));
        }
    }
    QVERIFY2(found > 60, qPrintable(QString::number(found)));
}

void ManualPagesTest::everyPageIsListed() {
    QStringList there;
    for (const QFileInfo& file : QDir(kManual).entryInfoList({"*.md"}))
        if (endingOf(file.fileName()).isEmpty()) there << file.completeBaseName();
    there.sort();
    QStringList listed = m_listed;
    listed.sort();
    QCOMPARE(listed, there);
}

/// A page has a German twin, or is among those that are there in English alone; a game's rules are there in every
/// language, and so is its guide. Twins have the same headings.
void ManualPagesTest::languagesGoTogether() {
    for (const QString& page : m_listed) {
        const QString german = kManual + page + "_de.md";
        QVERIFY2(QFile::exists(german) != m_englishOnly.contains(page), qPrintable(page));
    }
    for (const QString& page : m_englishOnly)
        QVERIFY2(m_listed.contains(page), qPrintable(page));
    for (const QString& game : gameIds(hilltop::released_games()))
        for (const QString& ending : m_endings)
            for (const QString& page : {QStringLiteral("rules"), QStringLiteral("guide")}) {
                const QString path = kSource + "resources/" + game + "/" + page + ending + ".md";
                QVERIFY2(QFile::exists(path), qPrintable(path));
            }
    for (const QString& path : allFiles()) {
        const QString own = endingOf(path);
        if (own.isEmpty()) continue;
        const auto signsOf = [](const QStringList& headings) {
            QStringList signs;
            for (const QString& heading : headings)
                signs << heading.section(' ', 0, 0);
            return signs.join(' ');
        };
        QString english = path;
        english.replace(own + ".md", ".md");
        QVERIFY2(signsOf(headingLines(path)) == signsOf(headingLines(english)), qPrintable(path));
    }
}

/// What F1 and "What is this?" open: setManual(*this, "statistics#elo") and its like.
void ManualPagesTest::namedInTheCode() {
    static const QRegularExpression named(
        "(?:setManual|manualLink|askManual|showManual|showPage)\\([^;]*?\"([a-z_]+(?:#[^\"]*)?)\"");
    int found = 0;
    for (QDirIterator files(kSource + "ui", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();) {
        const QString path = files.next(), text = hilltop::textOf(path);
        for (auto places = named.globalMatch(text); places.hasNext(); ++found) {
            const QString place = places.next().captured(1);
            const QString page = place.section('#', 0, 0), heading = place.section('#', 1);
            QVERIFY2(m_listed.contains(page), qPrintable(path + ": " + place));
            QVERIFY2(heading.isEmpty() || anchors(kManual + page + ".md").contains(heading),
                     qPrintable(path + ": " + place));
        }
    }
    QVERIFY2(found >= 25, qPrintable(QString::number(found)));
}

void ManualPagesTest::webSite() {
    if (!canMakeSite()) QSKIP("cmark-gfm or python3 is not installed");
    const QTemporaryDir folder;
    const QString site = folder.filePath("site");
    const auto [code, said] = madeSite(QStringList{kSource + "resources", kCards, site} + gameIds());
    QVERIFY2(code == 0, qPrintable(said));
    QVERIFY(QFile::exists(site + "/index.html") && QFile::exists(site + "/index_de.html"));
    // A page for each file, and the two that people come in by.
    QCOMPARE(QDir(site).entryList({"*.html"}).size(), allFiles().size() + 2);
    const QString text = hilltop::textOf(site + "/statistics_de.html");
    QVERIFY(text.contains("<h2 id=\"ohne-glück\">") && text.contains("href=\"playing_de.html#gewertete-partien\""));
    for (const QString& file : QDir(site).entryList({"*.html"}))
        QVERIFY2(!hilltop::textOf(site + "/" + file).contains("<script", Qt::CaseInsensitive), qPrintable(file));
}

void ManualPagesTest::webSiteWithABrokenLink() {
    if (!canMakeSite()) QSKIP("cmark-gfm or python3 is not installed");
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("resources/manual"));
    const auto put = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath("resources/manual/" + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    put("contents.json",
        R"({"languages": [{"ending": "", "code": "en", "name": "English", "title": "T"}], "groups": [{"title": "A", "pages": ["start"]}]})");
    put("start.md", "# Start\n\n[nowhere](gone.md), [below](#below), [here](start.md#start)\n");
    const auto [code, said] = madeSite({folder.filePath("resources"), kCards, folder.filePath("site")});
    QCOMPARE(code, 1);
    QVERIFY2(said.contains("there is no page gone.html") && said.contains("there is no heading start.html#below") &&
                 !said.contains("#start"),
             qPrintable(said));
}

HILLTOP_TEST(ManualPagesTest)
#include "manual_pages_test.moc"
