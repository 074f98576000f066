// SPDX-License-Identifier: GPL-3.0-or-later
// A seal can be checked without this program: what verify prints, and the three lines of Python in the manual. The seed
// of a sealed tournament is printed at its end, and no bot gets it.
#include "base/sha256.h"
#include "hosting/isolation.h"
#include "program.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "records/seal.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"
#include "tournament_files/saved_tournament.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <sqlite3.h>

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

/// A bot that plays what comes first, and says on stderr every number it can find: in its input, in its
/// environment, in what other processes were started with, in names and contents of files below these folders.
QByteArray spy(const QString& folder) {
    return QByteArray(R"(import glob, json, os, re, sys
seen = set()
def look(data):
    for number in re.findall(rb"[0-9]{6,}", data):
        if number not in seen:
            seen.add(number)
            sys.stderr.write(number.decode() + "\n")
def look_around():
    look(repr(os.environ).encode())
    paths = glob.glob("/proc/*/cmdline") + glob.glob("/proc/*/environ")
    for base in [FOLDER, os.getcwd(), os.environ["HOME"]]:
        for folder, folders, files in os.walk(base):
            paths += [os.path.join(folder, name) for name in files]
    for path in paths:
        look(path.encode())
        try:
            with open(path, "rb") as file:
                look(file.read())
        except OSError:
            pass
for line in sys.stdin:
    look(line.encode())
    said = json.loads(line)
    if "hello" in said:
        look_around()
        sys.stderr.flush()
        print(json.dumps({"name": "Spy"}), flush=True)
    elif "id" in said:
        print(json.dumps({"play": said["menu"][0], "id": said["id"]}), flush=True)
)")
        .replace("FOLDER", "r\"" + folder.toUtf8() + '"');
}

/// What all bots of a tournament have written to stderr.
std::string said_in(const QString& file) {
    auto saved = open_tournament(file.toStdString());
    std::string said;
    const auto records = saved ? saved->file.records(0, 1000) : saved.error();
    for (const auto& [match, text] : records ? *records : TournamentFile::Records()) {
        const auto record = read_record(text);
        for (const AnswerNote& note : record ? record->log : std::vector<AnswerNote>())
            said += note.errors;
    }
    return said;
}

/// The block of code below a heading of a page of the manual.
QString code_below(const QString& page, const QString& heading) {
    QFile file(sourceFile("resources/manual/") + page);
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

    void eachTournamentHasCardsOfItsOwn() {
        const QString line =
            QStringLiteral("tournament run --game pazaak --bot careful --bot bold --matches 10 --json");
        const auto seed = [](const Outcome& done) { return done.json()["seed"].toString(); };
        const QString first = seed(run_line(line)), second = seed(run_line(line));
        QVERIFY2(first != second && first.size() > 9, qPrintable(first));
        QCOMPARE(seed(run_line(line + " --seed 1")), QStringLiteral("1"));
        const QString plan = m_folder.filePath("plan.json");
        const QByteArray text = R"({"game": "pazaak", "bots": ["careful", "bold"], "matches": 10)";
        write(plan, text + '}');
        QVERIFY(seed(run({"tournament", "run", plan, "--json"})) != seed(run({"tournament", "run", plan, "--json"})));
        const Outcome shard = run({"tournament", "run", plan, "--shard", "0/2", "--out", m_folder.filePath("x.htour")});
        QVERIFY2(shard.err.contains("--shard: all shards need the same seed"), shard.err);
        QCOMPARE(shard.code, 2);
        write(plan, text + R"(, "seed": "1"})");
        QCOMPARE(seed(run({"tournament", "run", plan, "--json"})), QStringLiteral("1"));
        const Outcome both = run({"tournament", "run", plan, "--sealed"});
        QVERIFY2(both.err.contains("--sealed draws its own secret seed"), both.err);
        QCOMPARE(both.code, 2);
    }

    void aSealedTournament() {
        const QString file = m_folder.filePath("sealed.htour");
        const QString line = "--game pazaak --bot careful --bot bold --matches 10 --keep all --sealed --out " + file;
        const Outcome played = run_line("tournament run --json " + line);
        QCOMPARE(played.code, 0);
        const QByteArray hash = played.json()["seal"]["sha256"].toString().toUtf8();
        QVERIFY2(played.err.contains("Publish this SHA-256 now: " + hash), played.err);
        const QByteArray text = "hilltop seal 1 seed " + played.json()["seed"].toString().toUtf8() + " salt " +
                                played.json()["seal"]["salt"].toString().toUtf8();
        QCOMPARE(QByteArray::fromStdString(sha256(text.toStdString())), hash);
        const Outcome verified = run({"verify", file});
        QCOMPARE(verified.code, 0);
        QVERIFY2(verified.out.contains("  sha256(\"" + text + "\") = " + hash + "\n  10 records are of this seed."),
                 verified.out);
        const QString open = m_folder.filePath("open.htour");
        QCOMPARE(run_line("tournament run --game pazaak --bot careful --bot bold --matches 10 --out " + open).code, 0);
        QVERIFY(run({"verify", open}).err.contains("has no seal"));
        // A record of other cards.
        sqlite3* database = nullptr;
        QCOMPARE(sqlite3_open(file.toUtf8().constData(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, R"(UPDATE records SET record = replace(record, '"deal":"4"', '"deal":"5"'))",
                              nullptr, nullptr, nullptr),
                 SQLITE_OK);
        QCOMPARE(sqlite3_close(database), SQLITE_OK);
        const Outcome changed = run({"verify", file});
        QVERIFY2(changed.err.contains("the record of match 5 has seed"), changed.err);
        QCOMPARE(changed.code, 1);
    }

    /// Whoever knows the published hash of a contest that goes on, and has another plan played where its secret lies.
    void aPlanDoesNotTellAnothersSeed() {
        const auto plan = [&](const QByteArray& hash) {
            write(m_folder.filePath("plan.json"),
                  R"({"game": "pazaak", "bots": ["careful", "bold"], "matches": 2)" +
                      (hash.isEmpty() ? "" : ", \"seal\": {\"sha256\": \"" + hash + "\"}") + "}");
            return m_folder.filePath("plan.json");
        };
        const Outcome begun = run(
            {"tournament", "run", plan({}), "--sealed", "--shard", "0/2", "--out", m_folder.filePath("goes_on.htour")});
        const QByteArray hash = begun.err.mid(begun.err.indexOf("SHA-256 now: ") + 13, 64);
        QCOMPARE(hash.size(), 64);
        for (const QStringList& share : {QStringList(), QStringList{"--shard", "0/1"}}) {
            const Outcome played = run(QStringList{"tournament", "run", plan(hash)} + share);
            QCOMPARE(played.code, 2);
            QVERIFY2(played.err.contains("only a shard of that contest can be played with it"), played.err);
        }
        QCOMPARE(
            run({"tournament", "run", plan(hash), "--shard", "1/2", "--out", m_folder.filePath("other.htour")}).code,
            0);
        const Outcome path = run({"tournament", "run", plan("../secret"), "--shard", "1/2"});
        QVERIFY2(path.code != 0 && path.err.contains("../secret"), path.err);
    }

    void aBotThatLooksForTheSeed_data() {
        QTest::addColumn<QString>("place");
        // What isolation hides, but for the bot's own folder; what it shows.
        QTest::newRow("in a hidden folder") << QDir::tempPath();
        QTest::newRow("where all may read") << QCoreApplication::applicationDirPath();
    }
    void aBotThatLooksForTheSeed() {
        QFETCH(QString, place);
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("needs python3");
        QTemporaryDir folder(place + "/seal-XXXXXX");
        const QString contest = folder.filePath("hilltop"), bot = contest + "/spy.py";
        QVERIFY(QDir().mkpath(contest));
        write(bot, spy(folder.path()));
        const std::string noted = "2468013579246801357", known = "1357924680135792468";
        write(contest + "/notes.txt", QByteArray::fromStdString(noted)); // what it may find
        const auto before = qgetenv("XDG_STATE_HOME");
        qputenv("XDG_STATE_HOME", folder.path().toUtf8()); // the secret lies below the bot's own folder
        const auto restore = qScopeGuard([&] { qputenv("XDG_STATE_HOME", before); });
        const auto play = [&](const QStringList& seed, const QString& name) {
            const QString file = contest + '/' + name;
            const Outcome done =
                run(QStringList{"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot",
                                "hilltop:python3 " + bot, "--matches", "30", "--limit", "start=60s", "--out", file} +
                    seed);
            return done.err.contains("could read the sealed seed") ? QString() : file;
        };
        const std::string open = said_in(play({"--seed", QString::fromStdString(known)}, "open.htour"));
        QVERIFY2(open.find(noted) != std::string::npos, open.c_str());
        if (isolation().on()) QCOMPARE(open.find(known), std::string::npos);
        const QString sealed = play({"--sealed"}, "sealed.htour");
        if (sealed.isEmpty()) QSKIP("bots are not isolated here");
        const auto saved = open_tournament(sealed.toStdString());
        QVERIFY(saved && saved->course.over());
        QVERIFY(
            QFile::exists(contest + "/secret/" + QString::fromStdString(saved->course.plan().seal->sha256) + ".json"));
        const std::string said = said_in(sealed);
        QVERIFY(said.size() > 100);
        QCOMPARE(said.find(std::to_string(saved->course.plan().seed)), std::string::npos);
    }

    void threeLinesOfPython_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("heading");
        QTest::newRow("English") << "seals.md"
                                 << "## By hand";
        QTest::newRow("German") << "seals_de.md"
                                << "## Von Hand";
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
