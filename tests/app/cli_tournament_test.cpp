// SPDX-License-Identifier: GPL-3.0-or-later
// hilltop-cli tournament as people and scripts meet it: files that survive, shards that join, sentences for bad input.
#include "program.h"
#include "rng/rng.h"
#include "support/built.h"
#include "support/test.h"
#include "tournament_files/saved_tournament.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <unistd.h>

using namespace hilltop;

namespace {

const QString kSmall = "--game pazaak --bot bold --bot cautious --bot careful --matches 400 --seed 7";
/// Long enough to be caught in the middle.
const QString kLong = "--game pazaak --bot expert --bot careful --bot bold --matches 15000 --seed 7 --threads 1";
const QString kEndless = "--game pazaak --bot expert --bot bold --matches 100000000";

std::uint32_t series_in(const QString& path) {
    auto file = TournamentFile::open(path.toStdString());
    const auto count = file ? file->series_count() : Result<std::uint32_t>(0u);
    return count ? *count : 0;
}

QByteArray dump_of(const QString& path) {
    const Outcome dump = run({"tournament", "dump", path});
    return dump.code == 0 ? dump.out : "no dump: " + dump.err;
}

QByteArray json_of(const QString& path) {
    const Outcome shown = run({"tournament", "show", path, "--json"});
    return shown.code == 0 ? shown.out : "no document: " + shown.err;
}

void change(const QString& path, const char* sql) {
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_close(database), SQLITE_OK);
}

void start(QProcess& process, const QString& line) {
    process.start(kTestedProgram, line.split(' ', Qt::SkipEmptyParts));
    QVERIFY(process.waitForStarted());
}

/// Waits until the file holds more series than `before`; false if the process has ended by then.
bool wait_for_series(const QProcess& process, const QString& path, std::uint32_t before) {
    while (series_in(path) <= before) {
        const_cast<QProcess&>(process).waitForFinished(2);
        if (process.state() == QProcess::NotRunning) return false;
    }
    return true;
}

/// One line on standard error, that names the program and says `problem`.
void compare_error(const Outcome& done, int code, const QString& problem) {
    QVERIFY2(done.err.count('\n') == 1 && done.err.startsWith("hilltop-cli: "), done.err.constData());
    QVERIFY2(done.err.contains(problem.toUtf8()), done.err.constData());
    QCOMPARE(done.code, code);
    QCOMPARE(done.out, QByteArray());
}

/// A tournament's file nothing has been played of.
void make_file(const QString& path, Shard shard = {}, int older = 0) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"bold", "cautious", "careful"};
    plan.matches = 400;
    plan.seed = 7;
    FileHead head = head_of(plan, shard, "made");
    head.entrants[1].version -= older;
    head.entrants[1].hash = built_in_hash("pazaak", "cautious", head.entrants[1].version);
    const auto file = TournamentFile::create(path.toStdString(), head, Journal::Local);
    QVERIFY2(file, file ? "" : english(file.error()).c_str());
}

/// A small disk of its own, if one may be mounted.
class Disk {
public:
    Disk(const QString& path, const char* options)
        : m_path(path.toLocal8Bit()) {
        QDir().mkdir(path);
        m_mounted = ::mount("tmpfs", m_path.constData(), "tmpfs", 0, options) == 0;
    }
    ~Disk() {
        if (m_mounted) ::umount2(m_path.constData(), MNT_DETACH);
    }
    bool mounted() const { return m_mounted; }
    bool change(unsigned long flags, const char* options) const {
        return ::mount(nullptr, m_path.constData(), nullptr, MS_REMOUNT | flags, options) == 0;
    }

private:
    QByteArray m_path;
    bool m_mounted = false;
};

} // namespace

class CliTournamentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void badUsage_data();
    void badUsage();
    void badFile_data();
    void badFile();
    void badMerge_data();
    void badMerge();
    void aFileIsNeverReplaced();
    void anEntrantThatHasChanged();
    void oneAtATime();
    void theSecondSignal();
    void readOnly();
    void aFullDisk();

    void aFileThatGoesEndsIt_data();
    void aFileThatGoesEndsIt();
    void killedAndResumed_data();
    void killedAndResumed();
    void threadsChangeNothing();
    void shardsInAnyOrder_data();
    void shardsInAnyOrder();
    void shardsThatAreNotDone();
    void everyFormatIsKept_data();
    void everyFormatIsKept();
    void stopRules_data();
    void stopRules();
    void status();
    void tables();
    void matchesOfAFile_data();
    void matchesOfAFile();
    void progressOnATerminal();

private:
    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void CliTournamentTest::badUsage_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const QString& line, const char* problem) {
        QTest::newRow(name) << "tournament " + line << problem;
    };
    const QString run = "run " + kSmall + ' ';
    row("stop word", run + "--stop soon", "--stop: \"soon\" is not a stop rule; write fixed, interval=WIDTH or sprt");
    row("stop number", run + "--stop interval=x", "--stop: \"x\" in \"interval=x\" is not a number");
    row("sprt of three", run + "--stop sprt=0,10", "SPRT compares two entrants in a round-robin, but there are 3");
    row("keep", run + "--out x --keep most", "--keep: \"most\" must be all, faults, sample or none");
    row("ranking word", run + "--format knockout --ranking elo", "--ranking: \"elo\" must be given or round-robin");
    row("ranking of a round-robin", run + "--ranking round-robin", "only knockout and cup have a ranking");
    row("rounds", run + "--rounds 3", "only swiss has a number of rounds");
    row("no rounds", run + "--format swiss --rounds 0", "--rounds: \"0\" must be a whole number from 1");
    row("limit", run + "--limit seconds=1", "--limit: ");
    row("limit of nobody", run + "--limit Nestor:decision=1s", "--limit: Nestor does not take part");
    row("shard in memory", run + "--shard 0/4", "--shard needs a file; name it with --out");
    row("name in memory", run + "--name Cup", "--name needs a file");
    row("keep in memory", run + "--keep all", "--keep needs a file");
    row("shard too high", run + "--out x --shard 4/4", "--shard: ");
    row("shard no share", run + "--out x --shard 1", "--shard: ");
    row("shard of a cup", run + "--out x --shard 0/2 --format cup", "--shard: the rounds of a cup depend on results");
    row("shard that stops", run + "--out x --shard 0/2 --stop interval=0.1", "--shard: a stop rule looks at all");
    row("resume nothing", "resume", "tournament resume: file is required");
    row("threads", "resume x --threads 0", "--threads: \"0\"");
    row("merge nothing", "merge out.htour", "parts is required");
    row("two formats", "show x --csv --json", "excludes");
    row("match as a table", "show x --csv --match 1", "excludes");
}

void CliTournamentTest::badUsage() {
    QFETCH(QString, line);
    QFETCH(QString, problem);
    compare_error(run_line(line), 2, problem);
}

void CliTournamentTest::badFile_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("problem");
    QTest::newRow("missing") << "missing"
                             << "there is no such file";
    QTest::newRow("folder") << "folder"
                            << "is a folder, not a file";
    QTest::newRow("empty") << "empty"
                           << "is empty; it was cut off";
    QTest::newRow("text") << "text"
                          << "is not a tournament file";
    QTest::newRow("other database") << "other"
                                    << "is not a tournament file";
    QTest::newRow("newer") << "newer"
                           << "made by a newer Hilltop";
    QTest::newRow("truncated") << "truncated"
                               << "is damaged";
    QTest::newRow("changed plan") << "plan"
                                  << "its plan or entrants were changed";
}

void CliTournamentTest::badFile() {
    QFETCH(QString, kind);
    QFETCH(QString, problem);
    const QString path = at("a.htour");
    if (kind == "folder") {
        QVERIFY(QDir().mkdir(path));
    } else if (kind == "empty" || kind == "text") {
        write(path, kind == "empty" ? QByteArray() : QByteArray(5000, 'x'));
    } else if (kind == "other") {
        change(path, "CREATE TABLE songs(title)");
    } else if (kind != "missing") {
        QCOMPARE(run_line("tournament run " + kSmall + " --out " + path).code, 0);
        if (kind == "newer") change(path, "PRAGMA user_version=99");
        if (kind == "plan") change(path, "UPDATE meta SET value = replace(value, '400', '500') WHERE key = 'plan'");
        if (kind == "truncated") QVERIFY(QFile(path).resize(QFileInfo(path).size() / 2 / 4096 * 4096));
    }
    QFile file(path);
    const QByteArray before = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const QStringList commands[] = {
        {"resume", path}, {"status", path}, {"show", path}, {"dump", path}, {"merge", at("out.htour"), path, path}};
    for (const QStringList& command : commands) {
        if (command[0] == "merge" && kind == "truncated") continue; // it is a whole tournament
        const Outcome done = run(QStringList{"tournament"} + command);
        QVERIFY2(done.err.contains(path.toUtf8()), done.err.constData());
        QVERIFY2(done.err.count('\n') == 1 && done.err.contains(problem.toUtf8()), done.err.constData());
        QCOMPARE(done.code, 1);
    }
    QVERIFY(!QFile::exists(at("out.htour")));
    QFile again(path);
    QVERIFY((again.open(QIODevice::ReadOnly) ? again.readAll() : QByteArray()) == before);
}

void CliTournamentTest::badMerge_data() {
    QTest::addColumn<QStringList>("parts");
    QTest::addColumn<QString>("problem");
    QTest::newRow("missing") << QStringList{"0/3", "2/3"} << "shard 1 of 3 is missing";
    QTest::newRow("twice") << QStringList{"0/2", "1/2", "0/2"} << "are both shard 0 of 2";
    QTest::newRow("other division") << QStringList{"0/2", "1/3"} << "merge shards of one run";
    QTest::newRow("other plan") << QStringList{"0/2", "other 1/2"} << "are of different plans";
    QTest::newRow("whole") << QStringList{"0/1", "0/1"} << "is a whole tournament, not a shard";
}

void CliTournamentTest::badMerge() {
    QFETCH(QStringList, parts);
    QFETCH(QString, problem);
    QStringList arguments{"tournament", "merge", at("out.htour")};
    for (const QString& part : parts) {
        arguments << at("part") + QString::number(arguments.size());
        const QString seed = part.startsWith("other ") ? " --seed 8" : " --seed 7";
        const QString line = QString("tournament run --game pazaak --bot bold --bot careful --matches 300");
        QCOMPARE(run_line(line + seed + " --out " + arguments.back() + " --shard " + part.section(' ', -1)).code, 0);
    }
    compare_error(run(arguments), 1, problem);
    QVERIFY(!QFile::exists(at("out.htour")));
}

void CliTournamentTest::aFileIsNeverReplaced() {
    const QString path = at("a.htour");
    QCOMPARE(run_line("tournament run " + kSmall + " --out " + path).code, 0);
    const QByteArray before = dump_of(path);
    compare_error(run_line("tournament run " + kSmall + " --seed 8 --out " + path), 2, "--seed"); // given twice
    compare_error(run_line("tournament run --game pazaak --bot bold --bot bold --out " + path), 1,
                  "already exists. Continue it with hilltop-cli tournament resume " + path);
    make_file(at("0"), Shard{0, 2});
    make_file(at("1"), Shard{1, 2});
    compare_error(run({"tournament", "merge", path, at("0"), at("1")}), 1, "already exists");
    QVERIFY(before.startsWith("hilltop"));
    QVERIFY(dump_of(path) == before);
}

/// Looking is allowed, going on is not.
void CliTournamentTest::anEntrantThatHasChanged() {
    const QString path = at("a.htour");
    make_file(path, {}, 1);
    compare_error(run({"tournament", "resume", path}), 1, "cautious has changed (version 0 has played so far");
    QCOMPARE(run({"tournament", "status", path}).code, 0);
    const Outcome shown = run({"tournament", "show", path});
    QCOMPARE(shown.code, 0);
    QVERIFY2(shown.out.contains("0 of 1,200 matches have been played."), shown.out.constData());
    QCOMPARE(series_in(path), 0u);
}

void CliTournamentTest::oneAtATime() {
    const QString path = at("a.htour");
    QProcess player;
    start(player, "tournament run " + kEndless + " --threads 1 --out " + path);
    QVERIFY(wait_for_series(player, path, 0));
    compare_error(run({"tournament", "resume", path}), 1, "is being changed by another Hilltop");
    QVERIFY(run({"tournament", "status", path}).out.contains("A program is playing it right now."));
    QVERIFY(run({"tournament", "status", path, "--json"}).json()["played_now"].toBool());
    const Outcome shown = run({"tournament", "show", path, "--json"});
    QVERIFY(shown.json()["matches"].toInt() > 0 && !shown.json()["finished"].toBool());
    ::kill(static_cast<pid_t>(player.processId()), SIGTERM);
    QVERIFY(player.waitForFinished(kPatienceMs));
    QCOMPARE(player.exitStatus(), QProcess::NormalExit);
    QCOMPARE(player.exitCode(), 1);
    const QByteArray told = player.readAllStandardError();
    QVERIFY2(told.contains("Continue with hilltop-cli tournament resume " + path.toUtf8()), told.constData());
    QVERIFY(player.readAllStandardOutput().contains(" of 100,000,000 matches have been played."));
    QVERIFY(run({"tournament", "status", path}).out.contains("No program is playing it right now."));
}

/// The first waits for series that take long, the second for nothing.
void CliTournamentTest::theSecondSignal() {
    QProcess player;
    player.setReadChannel(QProcess::StandardError);
    start(player, "tournament run --game euchre --bot expert --bot expert --matches 1000000 --threads 1");
    const auto id = static_cast<pid_t>(player.processId());
    QByteArray told;
    // The handler is not there from the first moment on.
    QVERIFY(QTest::qWaitFor([&] { return catches(player, SIGINT); }, kPatienceMs));
    ::kill(id, SIGINT);
    while (!told.contains("finishing what runs")) {
        QVERIFY2(player.waitForReadyRead(kPatienceMs), told.constData());
        told += player.readAllStandardError();
    }
    QVERIFY(!player.waitForFinished(300));
    ::kill(id, SIGTERM);
    QVERIFY(player.waitForFinished(kPatienceMs));
    QCOMPARE(player.exitStatus(), QProcess::CrashExit);
}

void CliTournamentTest::readOnly() {
    const Disk disk(at("disk"), "size=4m");
    if (!disk.mounted()) QSKIP("a disk needs the right to mount one");
    const QString open = at("disk/open.htour"), done = at("disk/done.htour");
    make_file(open);
    QCOMPARE(run_line("tournament run " + kSmall + " --out " + done).code, 0);
    const QByteArray document = json_of(done);
    QVERIFY(disk.change(MS_RDONLY, nullptr));
    compare_error(run({"tournament", "resume", open}), 1, "is read-only");
    QVERIFY(run({"tournament", "status", open}).out.contains("No program is playing it right now."));
    QCOMPARE(run({"tournament", "resume", done, "--json"}).out, document);
    compare_error(run_line("tournament run " + kSmall + " --out " + at("disk/new.htour")), 1, "new.htour cannot be");
    // What can be kept of no match is said of the first.
    const Outcome judged = run({"tournament", "show", done, "--luck", "--matches", "2", "--samples", "1"});
    QCOMPARE(judged.code, 1);
    QCOMPARE(judged.err.count(".reviews cannot be written (Read-only file system)\n"), 1);
}

void CliTournamentTest::aFullDisk() {
    const Disk disk(at("disk"), "size=400k");
    if (!disk.mounted()) QSKIP("a disk of 400 KiB needs the right to mount one");
    const QString line = "tournament run --game pazaak --bot bold --bot careful --matches 100000 --seed 1 --out ";
    const QString path = at("disk/a.htour"), whole = at("whole.htour");
    const Outcome full = run_line(line + path);
    QCOMPARE(full.code, 1);
    QVERIFY2(full.err.contains("a.htour: the disk is full. Everything saved until now is kept"), full.err.constData());
    QVERIFY(run({"tournament", "status", path}).out.contains(" of 100,000 matches have been played"));
    QVERIFY(disk.change(0, "size=16m"));
    QCOMPARE(run({"tournament", "resume", path}).code, 0);
    QCOMPARE(run_line(line + whole).code, 0);
    QVERIFY(dump_of(path) == dump_of(whole));
    QCOMPARE(json_of(path), json_of(whole));
}

void CliTournamentTest::aFileThatGoesEndsIt_data() {
    QTest::addColumn<QString>("problem");
    QTest::newRow("deleted") << "a.htour was deleted or moved while the tournament was running";
    QTest::newRow("moved") << "a.htour was deleted or moved while the tournament was running";
    QTest::newRow("replaced") << "a.htour was replaced by another file while the tournament was running";
}

/// Whatever becomes of its name, no file is spoilt, and a moved one has all that was committed.
void CliTournamentTest::aFileThatGoesEndsIt() {
    QFETCH(const QString, problem);
    const QString how = QString::fromUtf8(QTest::currentDataTag());
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.htour"), other = folder.filePath("b.htour");
    if (how == "replaced") make_file(other);
    QProcess player;
    start(player, "tournament run " + kEndless + " --out " + path);
    QVERIFY(wait_for_series(player, path, 0));
    if (how == "deleted") QVERIFY(QFile::remove(path));
    if (how == "moved") QCOMPARE(::rename(qPrintable(path), qPrintable(other)), 0);
    if (how == "replaced") QCOMPARE(::rename(qPrintable(other), qPrintable(path)), 0);
    QVERIFY(player.waitForFinished(kPatienceMs));
    const QByteArray said = player.readAllStandardError();
    QCOMPARE(player.exitCode(), 1);
    const QString saved = folder.filePath("a-saved-1.htour");
    QVERIFY2(said.contains(problem.toUtf8() +
                           ". Everything played was saved. Continue with hilltop-cli tournament "
                           "resume " +
                           saved.toUtf8()),
             said.constData());
    QVERIFY(series_in(saved) > 0);
    if (how == "moved") QVERIFY(series_in(saved) >= series_in(other) && series_in(other) > 0);
    if (how == "replaced") QVERIFY(dump_of(path).startsWith("hilltop tournament"));
}

void CliTournamentTest::killedAndResumed_data() {
    QTest::addColumn<QString>("plan");
    QTest::newRow("round-robin") << kLong;
    QTest::newRow("duplicate, with records") << kLong + " --duplicate --keep sample";
    QTest::newRow("knockout") << kLong + " --format knockout --ranking round-robin";
    QTest::newRow("random tables")
        << "--game thegame --bot simple-tom --bot smallest-gap --matches 200000 --seed 3 --threads 1";
}

void CliTournamentTest::killedAndResumed() {
    QFETCH(QString, plan);
    const QString whole = at("whole.htour"), path = at("a.htour");
    const Outcome once = run_line("tournament run " + plan + " --json --out " + whole);
    QCOMPARE(once.code, 0);
    QCOMPARE(run_line("tournament run " + QString(plan).remove(" --keep sample") + " --json").out, once.out);

    Rng rng(11, 0, Stream::Dice, 0, 0);
    int in_the_middle = 0;
    for (int i = 0; i < 6; ++i) {
        QProcess player;
        const std::uint32_t before = series_in(path);
        start(player, QFile::exists(path) ? "tournament resume --threads 1 " + path
                                          : "tournament run " + plan + " --out " + path);
        bool ended = false;
        if (i < 2) // also before anything is kept
            ended = player.waitForFinished(static_cast<int>(rng.below(40)));
        else
            ended = !wait_for_series(player, path, before) || player.waitForFinished(static_cast<int>(rng.below(50)));
        player.kill();
        QVERIFY(ended || player.waitForFinished(kPatienceMs));
        if (ended) break;
        if (series_in(path) > 0) ++in_the_middle;
        if (QFile::exists(path)) QCOMPARE(run({"tournament", "status", path}).code, 0);
    }
    QVERIFY2(in_the_middle >= 2, qPrintable(QString::number(in_the_middle)));
    const Outcome resumed = run({"tournament", "resume", path, "--json", "--threads", "2"});
    QVERIFY2(resumed.code == 0, resumed.err.constData());
    QCOMPARE(resumed.out, once.out);
    QVERIFY(dump_of(path) == dump_of(whole));
    QCOMPARE(json_of(path), once.out);
    // One that is over is printed, and nothing else happens.
    const Outcome again = run({"tournament", "resume", path, "--json"});
    QCOMPARE(again.out, once.out);
    QCOMPARE(again.complaints(), QByteArray());
}

void CliTournamentTest::threadsChangeNothing() {
    QByteArray dump, document;
    for (const char* threads : {"1", "2", "4"}) {
        const QString path = at(threads) + ".htour";
        const Outcome done =
            run_line("tournament run " + kSmall + " --keep all --json --out " + path + " --threads " + threads);
        QCOMPARE(done.code, 0);
        if (dump.isEmpty()) dump = dump_of(path);
        if (document.isEmpty()) document = done.out;
        QVERIFY(dump_of(path) == dump);
        QCOMPARE(done.out, document);
    }
    QVERIFY(dump.startsWith("hilltop"));
    QCOMPARE(run_line("tournament run " + kSmall + " --json").out, document);
}

void CliTournamentTest::shardsInAnyOrder_data() {
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QList<int>>("order");
    const QList<int> orders[] = {{0, 1, 2, 3, 4, 5, 6, 7}, {7, 6, 5, 4, 3, 2, 1, 0}, {3, 0, 7, 5, 1, 6, 2, 4}};
    for (const auto& order : orders)
        QTest::addRow("pazaak from %d", order[0]) << kSmall + " --duplicate --keep sample" << order;
    QTest::newRow("zipdeck") << "--game zipdeck --bot rando --bot orion --bot leader --matches 900 --seed 1"
                             << orders[2];
    QTest::newRow("fewer series than shards")
        << "--game pazaak --bot bold --bot careful --matches 4 --seed 1" << orders[2];
}

void CliTournamentTest::shardsInAnyOrder() {
    QFETCH(QString, plan);
    QFETCH(QList<int>, order);
    QStringList merge{"tournament", "merge", at("merged.htour")};
    for (const int shard : order) {
        merge << at("shard-") + QString::number(shard);
        const Outcome part =
            run_line("tournament run " + plan + QString(" --shard %1/8 --out ").arg(shard) + merge.back());
        QVERIFY2(part.code == 0, part.err.constData());
    }
    const Outcome merged = run(merge);
    QVERIFY2(merged.code == 0, merged.err.constData());
    QVERIFY2(!merged.out.contains("missing") && !merged.out.contains("left out"), merged.out.constData());
    QCOMPARE(run_line("tournament run " + plan + " --out " + at("single.htour")).code, 0);
    QVERIFY(dump_of(at("single.htour")).startsWith("hilltop"));
    QVERIFY(dump_of(at("merged.htour")) == dump_of(at("single.htour")));
    QCOMPARE(json_of(at("merged.htour")), json_of(at("single.htour")));
}

/// What is merged is a tournament to go on with, and says what it lacks.
void CliTournamentTest::shardsThatAreNotDone() {
    const QString first = at("0"), second = at("1"), out = at("out.htour");
    QCOMPARE(run_line("tournament run " + kSmall + " --keep faults --shard 0/2 --out " + first).code, 0);
    make_file(second, Shard{1, 2});
    const Outcome merged = run({"tournament", "merge", out, first, second});
    QCOMPARE(merged.code, 0);
    QVERIFY2(merged.out.contains("series are left out: series 1 comes before them, and shard 1 has not"),
             merged.out.constData());
    QVERIFY(run({"tournament", "show", second}).out.contains("0 of 600 matches have been played."));

    make_file(at("2"), Shard{0, 2});
    QFile::remove(out);
    const Outcome nothing = run({"tournament", "merge", out, at("2"), second});
    QVERIFY2(nothing.out.contains("1,200 of 1,200 matches are missing: shard 0 has not played series 0 yet"),
             nothing.out.constData());
    QCOMPARE(run({"tournament", "resume", out}).code, 0);
    QCOMPARE(run_line("tournament run " + kSmall + " --out " + at("single.htour")).code, 0);
    QVERIFY(dump_of(out) == dump_of(at("single.htour")));
}

void CliTournamentTest::everyFormatIsKept_data() {
    QTest::addColumn<QString>("plan");
    QTest::addColumn<int>("rounds");
    const QString bots = "--game pazaak --bot random --bot bold --bot cautious --bot careful --matches 20 ";
    QTest::newRow("gauntlet") << bots + "--format gauntlet" << -1;
    QTest::newRow("knockout") << bots + "--format knockout" << 2;
    QTest::newRow("ranked knockout") << bots + "--format knockout --ranking round-robin" << 3;
    QTest::newRow("swiss") << bots + "--format swiss --rounds 3" << 3;
    QTest::newRow("cup") << bots + "--format cup" << -2;
    QTest::newRow("one table") << "--game zipdeck --bot rando --bot orion --bot leader --matches 60" << -1;
    QTest::newRow("random tables") << "--game euchre --bot first-legal --bot random-80-20 --bot steady --matches 60 "
                                      "--format random-tables"
                                   << -1;
}

void CliTournamentTest::everyFormatIsKept() {
    QFETCH(QString, plan);
    QFETCH(int, rounds); // -1: no such format, -2: some
    const QString path = at("a.htour");
    const Outcome done = run_line("tournament run " + plan + " --json --out " + path);
    QVERIFY2(done.code == 0, done.err.constData());
    QCOMPARE(json_of(path), done.out);
    const QJsonObject json = done.json().object();
    QVERIFY(json["finished"].toBool());
    QCOMPARE(json.contains("rounds"), rounds != -1);
    if (rounds > 0) QCOMPARE(json["rounds"].toArray().size(), rounds);
    if (rounds != -1) {
        const QJsonObject meeting = json["rounds"].toArray()[0].toObject()["meetings"].toArray()[0].toObject();
        QCOMPARE(meeting.keys(), QStringList({"one", "score", "two", "winner"}));
        const QByteArray text = run({"tournament", "show", path}).out;
        QVERIFY2(text.contains("\nRound 1\n"), text.constData());
        QCOMPARE(text.contains("\nRanking\n"), plan.contains("--ranking"));
    }
    QSet<int> places;
    for (const auto& row : json["standings"].toArray())
        places.insert(row.toObject()["place"].toInt());
    QVERIFY(places.contains(1) && !places.contains(0));
}

void CliTournamentTest::stopRules_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("early");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("fixed") << "fixed" << false << "";
    QTest::newRow("interval") << "interval=0.05" << true << "";
    QTest::newRow("interval never") << "interval=0.0001" << false << "";
    QTest::newRow("sprt H0") << "sprt=0,20" << true << "H0";
    QTest::newRow("sprt H1") << "sprt=-900,-800" << true << "H1";
    QTest::newRow("sprt open") << "sprt=-326,-325" << false << "running";
}

void CliTournamentTest::stopRules() {
    QFETCH(QString, rule);
    QFETCH(bool, early);
    QFETCH(QString, verdict);
    const Outcome done = run_line("tournament run --game pazaak --bot bold --bot careful --matches 4000 --seed 1 "
                                  "--duplicate --json --stop " +
                                  rule);
    QCOMPARE(done.code, 0);
    const QJsonObject json = done.json().object(), stop = json["stop"].toObject();
    QVERIFY(stop["rule"].toString().startsWith(rule));
    QCOMPARE(stop["stopped_early"].toBool(), early);
    QCOMPARE(json["matches"].toInt() < 4000, early);
    QCOMPARE(stop["verdict"].toString(), verdict);
    QCOMPARE(stop.contains("llr") && stop["bounds"].toArray().size() == 2, !verdict.isEmpty());
    QVERIFY(json["finished"].toBool());
    QVERIFY(json["los"].toDouble() < 0.01);
    QCOMPARE(json["los_of"].toString(), "bold");
    QVERIFY(json["saved_matches"].isDouble());
}

void CliTournamentTest::status() {
    const QString path = at("a.htour");
    QCOMPARE(run({"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot", "careful", "--matches", "100",
                  "--seed", "1", "--out", path, "--name", "My cup"})
                 .code,
             0);
    const QByteArray told = run({"tournament", "status", path}).out;
    QVERIFY2(told.startsWith("My cup: pazaak, round-robin of bold, careful, 100 matches a pairing, stop fixed, seed 1, "
                             "keeps faults. All 100 matches have been played. Begun 2"),
             told.constData());
    QVERIFY2(told.contains("There were no faults. No program is playing it right now."), told.constData());
    QCOMPARE(told.count('\n'), 1);
    const QJsonObject json = run({"tournament", "status", path, "--json"}).json().object();
    QCOMPARE(json["name"].toString(), QString("My cup"));
    QCOMPARE(json["plan"].toObject()["game"].toString(), QString("pazaak"));
    QVERIFY(json["finished"].toBool() && json["seconds"].toDouble() > 0);
    QCOMPARE(json["played_now"], QJsonValue(false));
    QVERIFY(QFile::link(".a.htour.lock", at(".a.htour.lock"))); // the lock can't be taken by any program
    QVERIFY(
        run({"tournament", "status", path}).out.contains("It is unknown whether a program is playing it right now."));
    QVERIFY(run({"tournament", "status", path, "--json"}).json()["played_now"].isNull());
}

void CliTournamentTest::tables() {
    const QString path = at("a.htour");
    QCOMPARE(run_line("tournament run " + kSmall + " --out " + path).code, 0);
    const QList<QByteArray> csv = run({"tournament", "show", path, "--csv"}).out.split('\n');
    QCOMPARE(csv.size(), 5);
    QVERIFY(csv[0].startsWith("place,first_place,last_place,bot,matches,") && csv[4].isEmpty());
    for (int i = 1; i < 4; ++i)
        QCOMPARE(csv[i].count(','), csv[0].count(','));
    QVERIFY(csv[1].startsWith("1,1,1,careful,800,"));

    const QByteArray markdown = run({"tournament", "show", path, "--markdown"}).out;
    QVERIFY(markdown.startsWith("pazaak, round-robin of 3 bots, 1,200 matches, seed 7\n\n|  |  | range |"));
    QVERIFY(markdown.contains("| 1 | careful | 1 | 800 |"));
    QVERIFY(markdown.contains("\nWon by row against column:\n\n|  | careful |"));

    const QJsonObject first = run({"tournament", "show", path, "--json"}).json()["standings"].toArray()[0].toObject();
    QCOMPARE(first["places"].toArray(), QJsonArray({1, 1}));
    QVERIFY(first["elo"].toDouble() > 50 && first["elo_error"].toDouble() > 1 && first["mix"].isNull());
    const QJsonObject shared =
        run_line("tournament run --game thegame --bot simple-tom --bot smallest-gap --matches 200 --json")
            .json()["standings"]
            .toArray()[0]
            .toObject();
    QVERIFY(shared["elo"].isNull() && shared["elo_error"].isNull());
    const QJsonArray quantiles = shared["quantiles"].toArray();
    QCOMPARE(quantiles.size(), 3);
    QVERIFY(quantiles[0].toInt() < quantiles[1].toInt() && quantiles[1].toInt() < quantiles[2].toInt());
}

void CliTournamentTest::matchesOfAFile_data() {
    QTest::addColumn<QString>("keep");
    QTest::addColumn<QString>("badge");
    QTest::newRow("kept") << "all"
                          << "Reproduced: the record that was kept";
    QTest::newRow("played again") << "none"
                                  << "Reproduced: played again from its seed";
}

void CliTournamentTest::matchesOfAFile() {
    QFETCH(QString, keep);
    QFETCH(QString, badge);
    const QString path = at("a.htour");
    QCOMPARE(run_line("tournament run " + kSmall + " --keep " + keep + " --out " + path).code, 0);
    for (const char* number : {"1", "400", "401", "1200"}) {
        const Outcome told = run({"tournament", "show", path, "--match", number});
        QCOMPARE(told.code, 0);
        QVERIFY2(told.out.contains("match " + QByteArray(number)) && told.out.contains(badge.toUtf8()),
                 told.out.constData());
        QCOMPARE(run({"replay", path, "--match", number}).out, told.out);
        const Outcome line = run({"tournament", "show", path, "--match", number, "--json"});
        QCOMPARE(line.out.count('\n'), 1);
        QCOMPARE(line.json()["source"]["match"].toString().toInt() + 1, QString(number).toInt());
        const QJsonObject replay = run({"replay", path, "--match", number, "--json"}).json().object();
        QCOMPARE(replay["record"].toObject(), line.json().object());
        QVERIFY(replay["reproduced"].toBool());
        write(at("one.hmatch"), line.out);
        QVERIFY(run({"replay", at("one.hmatch")}).out.contains("Reproduced"));
    }
    compare_error(run({"replay", path, "--match", "1201"}), 2, "has no match 1201; its plan ends with 1200");
    compare_error(run({"tournament", "show", path, "--match", "x"}), 2, "--match: \"x\"");
    make_file(at("new.htour"));
    compare_error(run({"replay", at("new.htour")}), 1, "this match has not been played");
}

/// A bar as wide as the terminal, over itself again and again.
void CliTournamentTest::progressOnATerminal() {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0) QSKIP("this system has no pseudo-terminals (/dev/pts is not mounted)");
    QVERIFY(::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
    const winsize size{24, 130, 0, 0};
    QCOMPARE(::ioctl(terminal, TIOCSWINSZ, &size), 0);
    QProcess player;
    player.setStandardErrorFile(QString::fromLocal8Bit(::ptsname(terminal)), QIODevice::Append);
    start(player, "tournament run " + kLong + " --out " + at("a.htour"));
    QByteArray text;
    char part[4096];
    QVERIFY(::fcntl(terminal, F_SETFL, O_NONBLOCK) == 0);
    for (bool ended = false; !ended;) {
        ended = player.waitForFinished(20) || player.state() == QProcess::NotRunning;
        for (ssize_t count = 0; (count = ::read(terminal, part, sizeof part)) > 0;)
            text.append(part, count);
    }
    ::close(terminal);
    QCOMPARE(player.exitCode(), 0);
    const QList<QByteArray> lines = text.split('\r');
    int bars = 0;
    for (QByteArray line : lines) {
        line.replace("\x1b[K", "");
        QVERIFY2(line.size() < 130, line.constData());
        if (!line.contains(" % [")) continue;
        ++bars;
        QVERIFY2(line.contains("] ") && line.contains(" of 45,000 matches, ") && line.contains("saved "),
                 line.constData());
    }
    QVERIFY(bars >= 2);
    QVERIFY2(text.contains("45,000 matches in "), text.constData());
    // Elsewhere a short run says only what it came to.
    QCOMPARE(run_line("tournament run " + kSmall).err.count('\n'), 1);
}

HILLTOP_TEST(CliTournamentTest)
#include "cli_tournament_test.moc"
