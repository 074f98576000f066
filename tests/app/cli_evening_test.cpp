// SPDX-License-Identifier: GPL-3.0-or-later
// All five contests from folders of strangers' files, one after the other and without a hand.
#include "core/hosting/awkward_java.h"
#include "core/hosting/awkward_javascript.h"
#include "core/hosting/awkward_programs.h"
#include "core/hosting/awkward_python.h"
#include "core/hosting/awkward_thegame.h"
#include "hosting/isolation.h"
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QtTest>

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <map>
#include <span>

#include <sys/prctl.h>
#include <unistd.h>

using namespace hilltop::testing;

class CliEveningTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop-evening-XXXXXX")};

    /// Processes below this one that still run. This one takes over what outlives its parent.
    static QStringList left_behind() {
        std::map<int, std::pair<int, QString>> parents; // with what they are called
        QDirIterator folders(QStringLiteral("/proc"), QDir::Dirs);
        while (folders.hasNext()) {
            QFile stat(folders.next() + QStringLiteral("/stat"));
            if (folders.fileName().toInt() <= 0 || !stat.open(QIODevice::ReadOnly)) continue;
            const QString text = QString::fromLocal8Bit(stat.readAll());
            const QStringList words = text.mid(text.lastIndexOf(')') + 2).split(' ');
            if (words.size() > 1 && words[0] != QLatin1String("Z"))
                parents[folders.fileName().toInt()] = {words[1].toInt(), text.left(text.lastIndexOf(')') + 1)};
        }
        QStringList left;
        for (const auto& [process, parent] : parents) {
            int above = parent.first;
            while (above > 1 && above != getpid())
                above = parents.contains(above) ? parents[above].first : 0;
            if (above == getpid()) left << parent.second;
        }
        return left;
    }
    static bool starts(std::string_view text, std::string_view begin) { return text.substr(0, begin.size()) == begin; }

private Q_SLOTS:
    void initTestCase() {
        if (!hilltop::isolation().on()) QSKIP(hilltop::english(*hilltop::isolation().why).c_str());
        QCOMPARE(prctl(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L), 0);
        qputenv("XDG_CACHE_HOME", m_folder.filePath("cache").toUtf8());
    }
    void contest_data() {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<int>("matches"); // of a pairing, at shared tables in all
        QTest::newRow("pazaak") << "javac" << 4;
        QTest::newRow("euchre") << "" << 4;
        QTest::newRow("rps") << "" << 2;
        QTest::newRow("zipdeck") << "python3" << 4;
        QTest::newRow("thegame") << "javac" << 40;
    }
    void contest() {
        QFETCH(QString, tool);
        QFETCH(int, matches);
        if (!tool.isEmpty() && QStandardPaths::findExecutable(tool).isEmpty()) QSKIP(qPrintable("needs " + tool));
        const std::map<QString, std::span<const AwkwardFile>> all{{"pazaak", kAwkwardJava},
                                                                  {"euchre", kAwkwardPrograms},
                                                                  {"rps", kAwkwardJavaScript},
                                                                  {"zipdeck", kAwkwardPython},
                                                                  {"thegame", kAwkwardTheGame}};
        const QString game = QString::fromUtf8(QTest::currentDataTag()), bots = m_folder.filePath(game);
        const auto files = all.at(game);
        for (const AwkwardFile& one : files) {
            const QString path = bots + '/' + QString::fromUtf8(one.file.data(), qsizetype(one.file.size()));
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            write(path, QByteArray(one.text.data(), qsizetype(one.text.size())));
            if (one.executable) QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner);
        }
        // The contest's own plan, but for how long it takes.
        QFile plan(hilltop::sourceFile("resources/") + game + "/contest.json");
        QVERIFY(plan.open(QIODevice::ReadOnly));
        QJsonObject says = QJsonDocument::fromJson(plan.readAll()).object();
        QVERIFY(!says.isEmpty());
        says["matches"] = matches;
        if (says["format"].toString() == "one-table") { // no table has seats for all of these
            says["format"] = "random-tables";
            says["seats"] = 8;
        }
        says["limits"] = QJsonObject{{"first", "3s"}, {"decision", "1s"}};
        write(bots + ".json", QJsonDocument(says).toJson());
        const Outcome played = run({"tournament", "run", bots + ".json", "--bots", bots, "--json"});
        QVERIFY2(played.code == 0, played.err.constData());
        QTRY_VERIFY2_WITH_TIMEOUT(left_behind().isEmpty(), qPrintable(left_behind().join('\n')), hilltop::kPatienceMs);

        const QStringList lines = QString::fromUtf8(played.err).split('\n');
        const QStringList out = lines.filter(QRegularExpression(QStringLiteral("^left out")));
        QSet<QString> specs;
        bool always = false;
        for (const auto& value : played.json().object().value("standings").toArray()) {
            const QJsonObject row = value.toObject();
            specs << row.value("spec").toString();
            always = always || row.value("faults_in_every_match").toBool();
            QVERIFY2(!always || row.value("faulty_matches").toInt() > 0,
                     qPrintable(row.value("spec").toString() + " is below one that always faults"));
        }
        QStringList wrong;
        for (const AwkwardFile& one : files) {
            const QString file = QString::fromUtf8(one.file.data(), qsizetype(one.file.size())).section('/', 0, 0);
            const QString word = bots + '/' + file;
            const bool listed = !out.filter(word).isEmpty();
            const bool plays = std::any_of(specs.begin(), specs.end(), [&](const QString& spec) {
                return spec.contains(word) && !spec.contains(word + '.');
            });
            if (starts(one.expected, "out: ") && one.haste == Haste::None && !listed) wrong << file + " is not listed";
            if (starts(one.expected, "plays") && one.haste == Haste::None && !plays) wrong << file + " does not play";
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n') + '\n' + QString::fromUtf8(played.err)));
    }
};

HILLTOP_TEST(CliEveningTest)
#include "cli_evening_test.moc"
