// SPDX-License-Identifier: GPL-3.0-or-later
// hilltop-cli hill watch with folders as people fill them. It earns its seconds: nobody looks on while a timer runs it,
// and what it gets wrong plays in a contest for years.
#include "hill/hill_entry.h"
#include "hill_programs.h"
#include "support/built.h"
#include "support/test.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>

using namespace hilltop;

class CliHillWatchTest : public QObject, protected HillPrograms {
    Q_OBJECT

private Q_SLOTS:
    /// Submissions join, are refused with a report beside them, and are not checked again until they change.
    void watchesAFolder() {
        const QString hill = make("watch.hhill"), folder = path("submitted");
        QVERIFY(QDir().mkpath(folder));
        add(hill, {"simple"});
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/odds.js"), folder + "/Nestor.js"));
        QVERIFY(QFile(folder + "/Nestor.js").setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        write(folder + "/Nestor.js.about.json", R"({"name": "Old <b>Nestor</b>", "author": "Ann"})");
        write(folder + "/letter.txt", "Please take my bot.\n");
        const QByteArray others = ", draftReceive(card) {}, mainPostprocess(card) {} },\n";
        write(folder + "/silent.js",
              "{ name: 'Silent', draftPick(cards) { for (;;) {} }, mainPlay(cards, base) { for (;;) {} }" + others);
        write(folder + "/simple.js",
              "{ name: 'simple', draftPick(cards) { return 0; }, mainPlay(cards, base) { return 0; }" + others);
        const QStringList look{"hill", "watch", hill, folder, "--not-isolated"};
        const Outcome first = run(look);
        QVERIFY2(first.code == 0, first.err.constData());
        QCOMPARE(first.out.count('\n'), 4);
        QVERIFY2(first.out.contains("Old <b>Nestor</b> (") && first.out.contains("Nestor.js) joins\n"),
                 first.out.constData());
        QVERIFY2(first.out.contains("letter.txt is refused: "), first.out.constData());
        QVERIFY2(first.out.contains("every answer was a fault") || first.out.contains("none of its matches ended"),
                 first.out.constData());
        QVERIFY2(first.out.contains("simple is already the name of another bot here"), first.out.constData());
        QFile report(folder + "/silent.js.report.json");
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QJsonObject told = QJsonDocument::fromJson(report.readAll()).object();
        QVERIFY(!told.value("refused").toString().isEmpty() && told.value("report").toObject().contains("bot"));
        QCOMPARE(run(look).out, QByteArray());
        QFile bot(folder + "/Nestor.js");
        QVERIFY(bot.open(QIODevice::Append));
        bot.write("\n// better\n");
        bot.close();
        QVERIFY(run(look).out.endsWith("has a new version\n"));
        QCOMPARE(run(look + QStringList{"--run"}).code, 0);
        QCOMPARE(run({"hill", "status", hill, "--json"}).json().object().value("due").toInt(), 0);
        // A thousand in a night wait for their turn.
        QFile pairs(sourceFile("resources/rps/bots/pairs.js"));
        QVERIFY(pairs.open(QIODevice::ReadOnly));
        const QByteArray text = pairs.readAll();
        for (int i = 0; i < 5; ++i)
            write(folder + QStringLiteral("/copy%1.js").arg(i),
                  QByteArray(text).replace("'Pairs'", "'Copy " + QByteArray::number(i) + "'"));
        const Outcome some = run(look + QStringList{"--checks", "2"});
        QCOMPARE(some.out.count(" joins\n"), 2);
        QCOMPARE(some.out.count("waits for the next look\n"), 3);
    }
    /// What is beyond the limits of its author is told so, is not checked, and joins by itself when it may.
    void anAuthorBringsSoMuch() {
        const QString options = QStringLiteral("--game rps --matches 20 --seed 7 --entries-per-author 1");
        const QString hill = make("limits.hhill", options), folder = path("limits");
        QVERIFY(QDir().mkpath(folder));
        QFile pairs(sourceFile("resources/rps/bots/pairs.js"));
        QVERIFY(pairs.open(QIODevice::ReadOnly));
        const QByteArray text = pairs.readAll();
        const auto send = [&](const QString& name, const QByteArray& author) {
            write(folder + '/' + name, QByteArray(text).replace("'Pairs'", "'" + name.first(1).toUtf8() + "'"));
            write(folder + '/' + name + ".about.json", R"({"author": ")" + author + R"("})");
        };
        send("a.js", "<b>Ann</b>");
        send("b.js", R"(<B>\u200fann</B>)"); // with a mark of direction
        send("c.js", "Bob");
        const auto look = [&](const QStringList& more = {}) {
            return run(QStringList{"hill", "watch", hill, folder, "--not-isolated"} + more).out;
        };
        const QByteArray first = look();
        const QByteArray why =
            "<B>ann</B> already has a on this hill, and an author may have 1 at a time; b can join when one has left";
        QVERIFY2(first.count(" joins\n") == 2 && first.contains("b.js is refused: " + why), first.constData());
        const auto report = [&] {
            QFile file(folder + "/b.js.report.json");
            return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
        };
        QVERIFY2(report()["refused"].toString().toUtf8() == why && report()["report"].isNull(),
                 qPrintable(report()["refused"].toString()));
        QCOMPARE(look(), QByteArray()); // told once
        QFile about(folder + "/a.js.about.json");
        QVERIFY(about.open(QIODevice::WriteOnly));
        about.write(R"({"author": "<b>Ann</b>", "name": "renamed"})"); // in place of itself
        about.close();
        const QByteArray renamed = look();
        QVERIFY2(renamed.count(" joins\n") == 1 && renamed.contains("\nrenamed ("), renamed.constData());
        QCOMPARE(run({"hill", "retire", hill, "renamed"}).code, 0);
        const QByteArray then = look();
        QVERIFY2(then.contains("b (") && then.endsWith("b.js) joins\n"), then.constData());
        QVERIFY(report()["refused"].isNull());

        // The organiser's word counts more.
        const QString other = make("whose.hhill", options);
        const QByteArray mine = run({"hill", "watch", other, folder, "--not-isolated", "--author", "Eve"}).out;
        QVERIFY2(mine.count(" joins\n") == 1 && mine.count("Eve already has ") == 2, mine.constData());
    }
    /// A file is one bot: under a new name it leaves under the old one, also where it was refused in between. Who was
    /// retired does not come back under another name.
    void aNewNameIsNoSecondBot() {
        const QString hill = make("renamed.hhill"), folder = path("renamed"), bot = folder + "/pairs.js";
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/pairs.js"), bot));
        const auto call = [&](const QByteArray& about) {
            QFile::remove(bot + ".about.json");
            if (!about.isEmpty()) write(bot + ".about.json", about);
            return run({"hill", "watch", hill, folder, "--not-isolated"}).out;
        };
        const auto playing = [&] {
            QStringList names;
            for (const QJsonValue& line : run({"hill", "status", hill, "--json"}).json()["standings"].toArray())
                names << line["name"].toString();
            return names.join(' ');
        };
        QVERIFY(call({}).endsWith("joins\n"));
        const QString first = playing();
        QVERIFY(call(R"({"name": 5})").contains("pairs.js.about.json: \"name\" must be text"));
        const QByteArray damaged = call("{]");
        QVERIFY2(damaged.contains("pairs.js.about.json cannot be read: "), damaged.constData());
        const QByteArray renamed = call(R"({"name": "odds"})");
        QVERIFY2(renamed.contains("plays no more: it has a new name\n") && renamed.endsWith("joins\n"),
                 renamed.constData());
        QCOMPARE(playing(), QString("odds"));
        call({}); // and back
        QCOMPARE(playing(), first);
        QCOMPARE(call({}), QByteArray());
        QCOMPARE(run({"hill", "retire", hill, first}).code, 0);
        QCOMPARE(call(R"({"name": "new"})"), QByteArray());
        QCOMPARE(playing(), QString());
    }
    /// Who joins in which order, and what the reports say, follows from the folder: not from how many are checked at
    /// the same time, and not from a kill. It earns its seconds: what goes wrong here shows once in a hundred nights.
    void threadsAndKillsDecideNothing() {
        QFile pairs(sourceFile("resources/rps/bots/pairs.js"));
        QVERIFY(pairs.open(QIODevice::ReadOnly));
        const QByteArray text = pairs.readAll();
        const QByteArray mute =
            "{ name: 'Mute', draftPick(cards) { return -1; }, mainPlay(cards, base) { return -1; }, "
            "draftReceive(card) {}, mainPostprocess(card) {} },\n";
        const auto look = [&](const QString& name, const QString& threads) {
            const QString folder = path(name);
            QDir().mkpath(folder);
            for (const char* bot : {"a", "b", "f", "g"})
                write(folder + '/' + bot + ".js", QByteArray(text).replace("'Pairs'", QByteArray("'Bot ") + bot + "'"));
            write(folder + "/c.js", "{ name: 'Broken', draftPick(cards) { return 0;\n");
            write(folder + "/d.js", QByteArray(text).replace("'Pairs'", "'Two'") + '\n' + mute);
            for (const char* bot : {"b", "f"}) // of one name: the second is refused
                write(folder + '/' + bot + ".js.about.json", R"({"name": "Same"})");
            write(folder + "/letter.txt", "Please take my bot.\n");
            write(folder + "/a.js.report.json.part", "{"); // as a kill leaves it
            return QStringList{"hill", "watch", make(name + ".hhill"), folder, "--not-isolated", "--threads", threads};
        };
        const auto judged = [&](const QString& name) {
            QStringList lines;
            const auto file = HillFile::open(path(name + ".hhill").toStdString());
            for (const HillEvent& event : file ? file->log() : HillLog())
                lines << QString::fromStdString(event.version.key.name + ' ' + event.version.content);
            for (const QFileInfo& report : QDir(path(name)).entryInfoList({"*.report.json"}, QDir::Files, QDir::Name)) {
                QFile opened(report.filePath());
                if (!opened.open(QIODevice::ReadOnly)) continue;
                const QJsonObject told = QJsonDocument::fromJson(opened.readAll()).object();
                lines << report.fileName() + ' ' + told.value("refused").toString();
                for (const auto bot : told.value("bots").toArray())
                    lines << bot.toObject().value("name").toString() + ' ' + bot.toObject().value("refused").toString();
            }
            return lines.replaceInStrings(path(name), QString());
        };
        const Outcome one = run(look("one", "1"));
        QCOMPARE(one.code, 0);
        const QStringList expected = judged("one");
        QVERIFY2(expected.size() > 12 && expected[3].startsWith("g "), qPrintable(expected.join('\n')));
        const QStringList again = look("four", "4");
        for (int lines = 1; lines < 3; ++lines) {
            QProcess killed;
            killed.start(kTestedProgram, again);
            QVERIFY(killed.waitForStarted());
            for (int seen = 0; seen < lines && killed.waitForReadyRead(-1);)
                seen += static_cast<int>(killed.readAllStandardOutput().count('\n'));
            killed.kill();
            QVERIFY(killed.waitForFinished(-1));
        }
        QCOMPARE(run(again).code, 0);
        QCOMPARE(judged("four").join('\n'), expected.join('\n'));
        QCOMPARE(run(again).out, QByteArray());
    }
    /// Where no bot can be started, none is refused for it.
    void aMachineWithoutRoomBlamesNoBot() {
        const QString hill = make("room.hhill"), folder = path("room");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/odds.js"), folder + "/a.js"));
        const QStringList look{"hill", "watch", hill, folder, "--not-isolated"};
        qputenv("TMPDIR", "/proc"); // where nobody can make a folder
        const Outcome none = run(look);
        qunsetenv("TMPDIR");
        QCOMPARE(none.code, 1);
        QVERIFY2(none.out.contains("could not be checked: "), none.out.constData());
        QVERIFY(!QFile::exists(folder + "/a.js.report.json"));
        QVERIFY(run(look).out.endsWith(" joins\n"));
    }
    /// What left stays away until its file changes, and every bot of a file has its own place in the report.
    void watchRemembersWhoLeft() {
        const QString hill = make("left.hhill"), folder = path("left");
        QVERIFY(QDir().mkpath(folder));
        add(hill, {"simple"});
        QFile pairs(sourceFile("resources/rps/bots/pairs.js"));
        QVERIFY(pairs.open(QIODevice::ReadOnly));
        const QByteArray text = pairs.readAll();
        write(folder + "/one.js", QByteArray(text).replace("'Pairs'", "'One'"));
        const QByteArray mute =
            "{ name: 'Mute', draftPick(cards) { return -1; }, mainPlay(cards, base) { return -1; }, "
            "draftReceive(card) {}, mainPostprocess(card) {} },\n";
        write(folder + "/two.js", QByteArray(text).replace("'Pairs'", "'Two'") + '\n' + mute);
        const auto report = [&](const QString& of) {
            QFile file(folder + '/' + of + ".report.json");
            return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
        };
        const QStringList look{"hill", "watch", hill, folder, "--not-isolated"};
        const QByteArray first = run(look).out;
        QVERIFY2(first.count('\n') == 3 && first.count(" joins\n") == 2, first.constData());
        QVERIFY(report("one.js").value("refused").isNull() && report("one.js").value("report").isObject());
        const QJsonArray bots = report("two.js").value("bots").toArray();
        QCOMPARE(bots.size(), qsizetype{2});
        QCOMPARE(bots[0].toObject().value("name").toString(), QStringLiteral("Two"));
        QCOMPARE(bots[0].toObject().value("version").toInt(), 1);
        QVERIFY(bots[0].toObject().value("refused").isNull() && bots[0].toObject().value("report").isObject());
        QVERIFY(!bots[1].toObject().value("refused").toString().isEmpty());
        QCOMPARE(run(look).out, QByteArray());
        QCOMPARE(run({"hill", "retire", hill, "one"}).code, 0);
        QCOMPARE(run({"hill", "disqualify", hill, "Two", "--why", "it peeked"}).code, 0);
        QCOMPARE(run(look).out, QByteArray());
        QVERIFY(QFile::remove(folder + "/one.js.report.json")); // the log remembers, not the report
        QCOMPARE(run(look).out, QByteArray());
        QCOMPARE(report("two.js").value("bots").toArray(), bots);
        for (const char* name : {"/one.js", "/two.js"}) {
            QFile file(folder + name);
            QVERIFY(file.open(QIODevice::Append));
            file.write("\n// better\n");
        }
        const QByteArray better = run(look).out;
        QVERIFY2(better.count('\n') == 3 && better.count(" joins\n") == 2, better.constData());
        QCOMPARE(report("two.js").value("bots").toArray()[0].toObject().value("version").toInt(), 2);
        QCOMPARE(run({"hill", "disqualify", hill, "one", "--why", "it peeked"}).code, 0);
        write(folder + "/one.js.about.json", R"({"name": "Another"})");
        QVERIFY(run(look).out.contains("Another is the bot that was disqualified as one: it peeked"));
        QCOMPARE(run(look).out, QByteArray());
    }
    /// A file that gets another name is the same bot, and one that is deleted plays on. Both are told once.
    void renamedAndDeletedFilesAreTold() {
        const QString hill = make("moved.hhill"), folder = path("moved");
        QVERIFY(QDir().mkpath(folder));
        const auto copy = [&](const char* bot, const char* to) {
            QFile file(sourceFile(QStringLiteral("resources/rps/bots/%1").arg(bot).toUtf8().constData()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            write(folder + to, file.readAll());
        };
        const auto look = [&] { return run({"hill", "watch", hill, folder, "--not-isolated"}).out; };
        const auto playing = [&] {
            QStringList names;
            for (const QJsonValue& version : run({"hill", "status", hill, "--json"}).json()["versions"].toArray())
                if (version["plays"].toBool())
                    names << version["name"].toString() + QString::number(version["version"].toInt());
            return names.join(' ');
        };
        copy("pairs.js", "/first.js");
        copy("odds.js", "/second.js");
        QCOMPARE(look().count(" joins\n"), 2);
        QVERIFY(QFile::rename(folder + "/first.js", folder + "/renamed.js"));
        QVERIFY(QFile::remove(folder + "/second.js"));
        const QByteArray told = look();
        QVERIFY2(told.startsWith("first (") && told.contains("/renamed.js) plays on; its file was first.js before\n"),
                 told.constData());
        QVERIFY2(told.endsWith("/second.js) plays on, although its file is gone\n"), told.constData());
        QCOMPARE(told.count('\n'), 2);
        QCOMPARE(look(), QByteArray());
        QVERIFY(QFile::exists(folder + "/renamed.js.report.json"));
        QCOMPARE(playing(), QString("first1 second1"));
        copy("odds.js", "/first.js"); // another one under the earlier name of the file
        const QByteArray other = look();
        QVERIFY2(other.contains("first is already the name of another bot here, moved/renamed.js"), other.constData());
        QVERIFY(QFile::remove(folder + "/first.js"));
        QCOMPARE(look(), QByteArray());
        QFile bot(folder + "/renamed.js");
        QVERIFY(bot.open(QIODevice::Append));
        bot.write("\n// better\n");
        bot.close();
        const QByteArray better = look();
        QVERIFY2(better.startsWith("first (") && better.endsWith("has a new version\n"), better.constData());
        QCOMPARE(playing(), QString("first2 second1"));
        copy("odds.js", "/copy.js"); // of what is gone: a bot of its own
        const QByteArray copied = look();
        QVERIFY2(copied.contains("copy.js) joins\n") && copied.contains("is the same bot as second"),
                 copied.constData());
        copy("odds.js", "/second.js"); // it is back
        QCOMPARE(look(), QByteArray());
        QVERIFY(QFile::rename(folder + "/renamed.js", folder + "/first.js"));
        const QByteArray back = look();
        QVERIFY2(back.endsWith("/first.js) plays on; its file was renamed.js before\n"), back.constData());
        QCOMPARE(playing(), QString("copy1 first2 second1"));
        QCOMPARE(look(), QByteArray());
    }
    /// What was checked joins, or nothing does: never what the file became meanwhile.
    void aSubmissionChangesWhileItIsChecked() {
        const QString hill = make("changing.hhill", "--game zipdeck --matches 24 --seed 1 --duplicate");
        const QString folder = path("changing"), bot = folder + "/even_hand.py";
        QVERIFY(QDir().mkpath(folder));
        QFile original(sourceFile("resources/zipdeck/bots/even_hand.py"));
        QVERIFY(original.open(QIODevice::ReadOnly));
        write(bot, original.readAll() + "\nimport os, time\nwhile not os.path.exists(os.path.join("
                                        "os.path.dirname(os.path.abspath(__file__)), 'go')):\n    time.sleep(0.01)\n");
        const QStringList look{"hill", "watch", hill, folder, "--not-isolated"};
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CACHE_HOME", path("cache"));
        process.setProcessEnvironment(environment);
        process.start(kTestedProgram, look);
        QVERIFY(process.waitForStarted());
        // The bot waits in the folder of its check, which an isolated one sees too.
        QString unpacked;
        while (unpacked.isEmpty() && process.state() != QProcess::NotRunning) {
            process.waitForFinished(5);
            QDirIterator files(path("cache"), {"even_hand.py"}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext())
                if (const QFileInfo file(files.next()); !file.path().endsWith(".part")) unpacked = file.path();
        }
        QVERIFY2(!unpacked.isEmpty(), (process.readAllStandardOutput() + process.readAllStandardError()).constData());
        {
            QFile file(bot);
            QVERIFY(file.open(QIODevice::Append));
            file.write("# changed\n");
        }
        write(unpacked + "/go", "");
        QVERIFY(process.waitForFinished(-1));
        const QByteArray told = process.readAllStandardOutput() + process.readAllStandardError();
        QVERIFY2(told.contains("changed while it was checked\n") && !told.contains("joins"), told.constData());
        QVERIFY(!QFile::exists(bot + ".report.json"));
        QVERIFY(HillFile::open(hill.toStdString())->log().empty());
        QVERIFY2(!QFile::exists(unpacked), "what was unpacked for the check stays");
        QFile::resize(bot, QFileInfo(original).size());
        QFile changed(bot);
        QVERIFY(changed.open(QIODevice::Append) && changed.write("# changed\n") > 0);
        changed.close();
        const Outcome second = run(look);
        QVERIFY2(second.out.endsWith(" joins\n"), (second.out + second.err).constData());
        auto file = HillFile::open(hill.toStdString());
        QVERIFY(file && file->log().size() == 1);
        const auto content = file->content(file->log()[0].version);
        QVERIFY(content && content->files.size() == 1);
        QVERIFY(QByteArray::fromStdString(content->files[0].bytes).endsWith("# changed\n"));
    }
    /// The name of a bot belongs to the folder it came from, and a copy is the same bot whatever its file is called.
    void aCopyIsNoOtherBot() {
        const QString hill = make("copies.hhill");
        for (const char* folder : {"ann", "ivy"})
            QVERIFY(QDir().mkpath(path(folder)));
        QFile pairs(sourceFile("resources/rps/bots/pairs.js"));
        QVERIFY(pairs.open(QIODevice::ReadOnly));
        const QByteArray text = pairs.readAll();
        const auto look = [&](const QString& folder, const QString& author) {
            return run({"hill", "watch", hill, path(folder), "--not-isolated", "--author", author}).out;
        };
        write(path("ann/bot.js"), text);
        QVERIFY(look("ann", "Ann").endsWith("bot.js) joins\n"));
        write(path("ivy/bot.js"), text + "\n// Mine.\n");
        const QByteArray taken = look("ivy", "Ivy");
        QVERIFY2(taken.contains("bot is already the name of another bot here, ann/bot.js"), taken.constData());
        QVERIFY(look("ivy", "Ann").endsWith("bot.js) has a new version\n")); // she has two folders
        write(path("ann/bot.js"), text + "\n// Better.\n");
        QVERIFY2(look("ann", "Ann").endsWith("bot.js) has a new version\n"), "it plays from either");

        write(path("ivy/copy.js"), text + "\n// Better.\n");
        const QByteArray twin = look("ivy", "Ivy");
        QVERIFY2(twin.contains("copy.js) joins") && twin.contains("is the same bot as bot"), twin.constData());
        QCOMPARE(run({"hill", "disqualify", hill, "bot", "--why", "it peeked"}).code, 0);
        write(path("ivy/third.js"), text + "\n// Better.\n");
        const QByteArray barred = look("ivy", "Ivy");
        QVERIFY2(barred.contains("third is the bot that was disqualified as bot: it peeked"), barred.constData());
        compare_hill_error(run({"hill", "add", hill, "js:" + path("ivy/third.js")}), 1,
                           "third is the bot that was disqualified as bot: it peeked");
    }
    /// What hill add would not take, and what is looked at again when only its permissions have changed.
    void whatCannotPlayIsRefused() {
        const QString hill = make("cannot.hhill"), folder = path("cannot");
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/illegal.js", "{ name: 'Illegal', draftPick(cards) { return 0; }, draftReceive(card) {}, "
                                      "mainPlay(cards, base) { return 99; }, mainPostprocess(card) {} },\n");
        write(folder + "/script", "#!/bin/sh\nexit 3\n");
        const QStringList look{"hill", "watch", hill, folder, "--not-isolated"};
        const QByteArray first = run(look).out;
        QVERIFY2(first.contains("illegal.js") && first.contains("one fault disqualifies a bot"), first.constData());
        QVERIFY2(first.contains("chmod +x"), first.constData());
        QCOMPARE(run(look).out, QByteArray());
        QVERIFY(QFile(folder + "/script").setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray then = run(look).out;
        QVERIFY2(then.count("it does not start") == 1 && !then.contains("chmod"), then.constData());
    }
    /// One more than can play is told so once, and joins when there is room.
    void aFullHillTellsTheNextBot() {
        const QString hill = make("crowd.hhill"), folder = path("crowd");
        QVERIFY(QDir().mkpath(folder));
        {
            auto file = HillFile::open_to_change(hill.toStdString());
            QVERIFY(file);
            std::vector<HillEvent> events;
            for (int i = 0; i < kMaxEntrants; ++i) {
                const auto entry = entry_of(*file, "simple", {.name = "Bot " + std::to_string(i)});
                QVERIFY(entry && *entry);
                events.push_back((*entry)->event);
            }
            QVERIFY(file->append(events));
        }
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/odds.js"), folder + "/a.js"));
        write(folder + "/letter.txt", "Please take my bot.\n");
        const QStringList look{"hill", "watch", hill, folder, "--not-isolated"};
        const Outcome full = run(look);
        QCOMPARE(full.code, 0);
        QVERIFY2(full.out.contains("256 bots play here, and there is no room for more; retire one first\n"),
                 full.out.constData());
        QVERIFY2(full.out.contains("letter.txt is refused: "), full.out.constData());
        QFile report(folder + "/a.js.report.json");
        QVERIFY(report.open(QIODevice::ReadOnly));
        QVERIFY(report.readAll().contains("256 bots play here"));
        QCOMPARE(run(look).out, QByteArray());
        QCOMPARE(run({"hill", "retire", hill, "Bot 7"}).code, 0);
        QVERIFY(run(look).out.endsWith(" joins\n"));
    }
};

HILLTOP_TEST(CliHillWatchTest)
#include "cli_hill_watch_test.moc"
