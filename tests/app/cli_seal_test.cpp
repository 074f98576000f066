// SPDX-License-Identifier: GPL-3.0-or-later
// A seal can be checked without this program: what verify prints, and the three lines of Python in the manual.
#include "base/sha256.h"
#include "program.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "records/seal.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace hilltop;

namespace {

const std::string kWord = "it's 100 % \xc3\xbc";

Record sealed_pazaak(const std::string& word) {
    const GameEntry& game = *find_game("pazaak");
    Seal seal = make_seal(4711, "0123456789abcdef");
    seal.word = word;
    const std::vector<std::string> bots{"bold", "careful"};
    Record record = *play_record(game, default_values(game.rules()), {seed_of(seal), 0, 0}, bots);
    record.seal = seal;
    return record;
}

/// The block of code below a heading of a page of the manual.
QString code_below(const QString& page, const QString& heading) {
    QFile file(QStringLiteral(HILLTOP_SOURCE_DIR "/resources/manual/") + page);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(file.readAll());
    const QString part = text.mid(text.indexOf(heading));
    return part.section(QStringLiteral("```\n"), 1, 1);
}

} // namespace

class CliSealTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// Named as in the manual.
    QString written(const Record& record) {
        const QString path = m_folder.filePath(QStringLiteral("match.hmatch"));
        write(path, QByteArray::fromStdString(write_record(record)) + '\n');
        return path;
    }

private Q_SLOTS:
    void verifySaysWhatIsHashed() {
        for (const std::string& word : {std::string(), kWord}) {
            const Record record = sealed_pazaak(word);
            const QString path = written(record);
            const Outcome told = run({"verify", path});
            QCOMPARE(told.code, 0);
            const auto line = [](const std::string& text) {
                return QByteArray::fromStdString("  sha256(\"" + text + "\") = " + sha256(text) + "\n");
            };
            QVERIFY2(told.out.contains(line("hilltop seal 1 seed 4711 salt 0123456789abcdef")), told.out);
            const std::string worded = "hilltop word 1 seed 4711 salt 0123456789abcdef word " + word;
            QCOMPARE(told.out.contains(line(worded)), !word.empty());
            QVERIFY2(told.out.contains(QByteArray::number(quint64{record.source.seed})), told.out);
            const QJsonObject json = run({"verify", path, "--json"}).json().array().at(0).toObject();
            QCOMPARE(json["hashed"].toString().toStdString(), sealed_text(*record.seal));
            QCOMPARE(json["hashed_with_word"].toString().toStdString(), word.empty() ? std::string() : worded);
            QCOMPARE(json["seed"].toInteger(), qint64(record.source.seed));
        }
    }

    void threeLinesOfPython_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("heading");
        QTest::newRow("English") << "playing.md"
                                 << "## Sealed cards";
        QTest::newRow("German") << "playing_de.md"
                                << "## Versiegelte Karten";
    }
    void threeLinesOfPython() {
        QFETCH(QString, page);
        QFETCH(QString, heading);
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty()) QSKIP("needs python3");
        const QString code = code_below(page, heading);
        QCOMPARE(code.count('\n'), 3);
        const auto says = [&](const Record& record) {
            written(record);
            QProcess process;
            process.setWorkingDirectory(m_folder.path());
            process.start(python, {"-c", code});
            return process.waitForFinished(kPatienceMs)
                       ? process.readAllStandardOutput() + process.readAllStandardError()
                       : QByteArray("does not end");
        };
        for (const std::string& word : {std::string(), kWord}) {
            Record record = sealed_pazaak(word);
            const QByteArray seed = QByteArray::number(quint64{record.source.seed});
            QCOMPARE(says(record), "True " + seed + '\n');
            QCOMPARE(
                run({"match", "pazaak", "--seat", "bold", "--seat", "careful", "--seed", seed, "--deal", "0", "--json"})
                    .json()["result"],
                QJsonDocument::fromJson(QByteArray::fromStdString(write_record(record)))["result"]);
            record.seal->salt[3] = 'x';
            QVERIFY(says(record).startsWith("False "));
        }
    }
};

HILLTOP_TEST(CliSealTest)
#include "cli_seal_test.moc"
