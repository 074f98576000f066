// SPDX-License-Identifier: GPL-3.0-or-later
// The matches of a hill on the command line: listed, shown, replayed and reviewed as those of a tournament.
#include "hill_programs.h"
#include "support/built.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>

namespace {

/// Throws at its last pick of every match.
const QByteArray kThrower = "{ name: 'Thrower', draftPick(cards) { console.error('picking'); if (cards.length < 3) "
                            "throw new Error('oops'); return 0; }, mainPlay(cards, base) { return -1; }, "
                            "draftReceive(card) {}, mainPostprocess(card) {} }\n";

QJsonArray list(const QStringList& arguments) {
    const Outcome done = run(arguments + QStringList{"--json"});
    if (done.code != 0) qWarning("%s", done.err.constData());
    return done.json().array();
}

QStringList names_of(const QJsonValue& match) {
    QStringList names;
    for (const QJsonValue& seat : match["seats"].toArray())
        names << seat["bot"].toString();
    return names;
}

} // namespace

class CliHillMatchesTest : public QObject, protected HillPrograms {
    Q_OBJECT

private:
    /// A bot of a file that a person changes.
    QString changing_bot(const QString& name) {
        QFile::copy(hilltop::sourceFile("resources/rps/bots/pairs.js"), path(name));
        QFile bot(path(name));
        bot.setPermissions(bot.permissions() | QFileDevice::WriteOwner);
        return "js:" + path(name);
    }
    void change(const QString& name) {
        QFile bot(path(name));
        QVERIFY(bot.open(QIODevice::Append));
        bot.write("\n// better\n");
    }

private Q_SLOTS:
    /// Every number leads to the match that the list has under it.
    void everyNumberIsItsMatch() {
        const QString hill = make("list.hhill", "--game rps --matches 6 --seed 7 --duplicate");
        add(hill, {"simple", "odds", "novice"});
        play(hill, "--budget 12");
        const QJsonArray matches = list({"hill", "matches", hill});
        QCOMPARE(matches.size(), qsizetype{30});
        for (int number = 0; number < matches.size(); ++number) {
            const QJsonValue match = matches[number];
            QCOMPARE(match["match"].toInt(), number);
            if (number % 5 != 0) continue;
            const Outcome shown = run({"hill", "show", hill, "--match", QString::number(number + 1), "--json"});
            QVERIFY2(shown.code == 0, shown.err.constData());
            const QJsonObject record = shown.json().object();
            for (int seat = 0; seat < 2; ++seat) {
                QCOMPARE(record["seats"][seat]["name"], match["seats"][seat]["bot"]);
                QCOMPARE(record["result"]["points"][seat], match["seats"][seat]["points"]);
            }
            const Outcome again = run({"hill", "replay", hill, "--match", QString::number(number + 1)});
            QVERIFY2(again.out.contains("it gave the answers the hill remembers."), again.out.constData());
            QVERIFY2(again.out.startsWith(QStringLiteral("%1: match %2, part %3 of ")
                                              .arg(hill)
                                              .arg(number + 1)
                                              .arg(match["part"].toInt() + 1)
                                              .toUtf8()),
                     again.out.constData());
            QCOMPARE(run({"replay", hill, "--match", QString::number(number + 1)}).out, again.out);
        }
        const QByteArray text = run({"hill", "matches", hill, "--bot", "odds", "--against", "simple"}).out;
        QVERIFY2(text.startsWith("Matches are numbered in order of the names of their bots"), text.constData());
        QVERIFY(text.contains("odds, simple") && !text.contains("novice"));
        const QByteArray csv = run({"hill", "matches", hill, "--csv"}).out;
        QVERIFY(csv.startsWith("match,part,deal,seat,bot,spec,points,second,won,forfeit\n"));
        QCOMPARE(csv.count('\n'), 1 + 2 * 30);
        QCOMPARE(run({"hill", "show", hill, "--json"}).out, run({"hill", "status", hill, "--json"}).out);
    }
    /// A version is called everywhere as the standings call it; a name means all of its versions.
    void versionsHaveOneName() {
        const QString hill = make("versions.hhill", "--game rps --matches 4 --seed 7 --duplicate");
        const QString bot = changing_bot("Mine.js");
        add(hill, {bot, "simple", "--no-trial"});
        play(hill);
        change("Mine.js");
        add(hill, {bot, "--no-trial"});
        play(hill);
        const QJsonArray both = list({"hill", "matches", hill, "--bot", "Mine"});
        QCOMPARE(both.size(), qsizetype{8});
        for (const auto& [called, name] :
             {std::pair{QString("Mine v1"), QString("Mine")}, std::pair{QString("Mine v2"), QString("Mine v2")}}) {
            const QJsonArray own = list({"hill", "matches", hill, "--bot", called});
            QCOMPARE(own.size(), qsizetype{4});
            QVERIFY(names_of(own[0]).contains(name));
        }
        QVERIFY(run({"hill", "log", hill}).out.contains("added         Mine v2 (js:Mine.js)\n"));
        QVERIFY(run({"hill", "status", hill}).out.contains("  Mine v2  "));
        const QString last = QString::number(both.last()["match"].toInt() + 1);
        const Outcome shown = run({"hill", "replay", hill, "--match", last, "--json"});
        QVERIFY2(shown.out.contains("\"Mine v2\""), shown.out.constData());
        QVERIFY2(!shown.out.contains("hills/"), "it names where the bot was unpacked");
        compare_hill_error(run({"hill", "matches", hill, "--bot", "Yours"}), 2,
                           "--bot: Yours does not take part; there are Mine, Mine v2, simple");
    }
    /// As those of a tournament, with the part; what the bot wrote is there, and what it was asked where it was kept.
    void faultsNameBotOpponentAndPart() {
        const QString hill = make("faults.hhill", "--game rps --matches 10 --seed 7 --duplicate");
        write(path("thrower.js"), kThrower);
        add(hill, {"js:" + path("thrower.js"), "simple", "--no-trial"});
        play(hill);
        const QJsonArray faults = list({"hill", "faults", hill});
        QVERIFY(!faults.isEmpty());
        const QJsonValue first = faults[0];
        QCOMPARE(first["bot"].toString(), QString("thrower"));
        QCOMPARE(first["against"].toArray(), QJsonArray{"simple"});
        QCOMPARE(first["part"].toInt(-1), 0);
        QCOMPARE(first["word"].toString(), QString("crash"));
        QVERIFY(first["stderr"].toString().contains("oops"));
        QVERIFY(first["question"].isObject());
        const QString number = QString::number(first["match"].toInt() + 1);
        const QByteArray text = run({"hill", "faults", hill, "--bot", "thrower", "--word", "crash"}).out;
        const QString line = QStringLiteral("match %1, part 1, decision %2, seat %3, thrower against simple: crash")
                                 .arg(number)
                                 .arg(first["decision"].toInt() + 1)
                                 .arg(first["seat"].toInt() + 1);
        QVERIFY2(text.startsWith(line.toUtf8()) && text.contains("  stderr    picking\n"), text.constData());
        QCOMPARE(run({"hill", "faults", hill, "--bot", "simple"}).out, QByteArray("There were no faults of these.\n"));
        QCOMPARE(run({"hill", "faults", hill, "--csv"}).out.count(",crash,"), faults.size());
        // In this game a fault puts a bot out, so that the other matches were not played.
        int forfeit = -1;
        for (const QJsonValue& one : list({"hill", "matches", hill}))
            if (one["forfeit"].toBool()) forfeit = one["match"].toInt();
        QVERIFY(forfeit >= 0);
        for (const char* command : {"replay", "reproduce", "beliefs", "review", "before"}) {
            QStringList words{command, hill, "--match", QString::number(forfeit + 1)};
            if (command == QByteArray("reproduce") || command == QByteArray("before")) words += {"--decision", "1"};
            if (command == QByteArray("beliefs")) words += {"--step", "1"};
            compare_hill_error(run(words), 1, "this match was forfeited and not played");
        }
        const Outcome kept = run({"hill", "replay", hill, "--match", number});
        QVERIFY2(kept.out.contains("the record that was kept gives the answers the hill remembers"),
                 kept.err.constData());
    }
    /// A match of hosted bots of which no record was kept: one that is named is played again, of many it is left out.
    void whatWasNotKept() {
        const QString hill = make("kept.hhill", "--game rps --matches 10 --seed 7 --duplicate");
        add(hill, {changing_bot("Plain.js"), "simple", "--no-trial"});
        play(hill);
        int kept = 0, again = 0;
        for (int number = 0; number < 10; ++number) {
            const Outcome shown = run({"hill", "replay", hill, "--match", QString::number(number + 1)});
            QVERIFY2(shown.code == 0, shown.err.constData());
            kept += shown.out.contains("the record that was kept") ? 1 : 0;
            again += shown.out.contains("played again from its seed") ? 1 : 0;
        }
        QVERIFY(kept > 0 && kept <= 2);
        QCOMPARE(kept + again, 10);
        const Outcome reviewed = run({"review", hill, "--samples", "20"});
        QVERIFY2(reviewed.code == 0, reviewed.err.constData());
        QVERIFY2(reviewed.out.startsWith(QStringLiteral("%1 of %1 matches analysed").arg(kept).toUtf8()),
                 reviewed.out.constData());
        QVERIFY(reviewed.out.contains(QStringLiteral("%1 of hosted bots were not kept").arg(again).toUtf8()));
        // The bot that joined is asked, although its file is another one by now.
        change("Plain.js");
        const QJsonArray matches = list({"hill", "matches", hill});
        const QString seat = names_of(matches[0]).first() == "Plain" ? "1" : "2";
        const Outcome asked = run({"reproduce", hill, "--match", "1", "--decision", seat});
        QVERIFY2(asked.out.contains("asked of Plain\n") && asked.out.contains("Reproduced"), asked.out.constData());
    }
    /// A new bot changes numbers, and takes no review from its match.
    void reviewsStayWithTheirMatches() {
        const QString hill = make("reviews.hhill", "--game rps --matches 2 --seed 7 --duplicate");
        add(hill, {"simple", "odds"});
        play(hill);
        const Outcome first = run({"review", hill, "--samples", "20", "--save"});
        QVERIFY2(first.out.startsWith("2 of 2 matches analysed, 0 had an analysis as deep\n"), first.out.constData());
        QVERIFY(QFile::exists(hill + ".reviews"));
        add(hill, {"novice"}); // its name comes first
        play(hill);
        QCOMPARE(names_of(list({"hill", "matches", hill})[0]).contains("novice"), true);
        const QJsonObject luck =
            run({"hill", "show", hill, "--luck", "--matches", "0", "--json"}).json().object()["luck"].toObject();
        QCOMPARE(luck["matches"].toInt(), 2);
        QCOMPARE(luck["entrants"].toArray().size(), qsizetype{2});
        const Outcome second = run({"review", hill, "--samples", "20", "--save"});
        QVERIFY2(second.out.startsWith("6 of 6 matches analysed, 2 had an analysis as deep\n"), second.out.constData());
    }
    /// While a season is open its seed stays secret; its matches are shown all the same.
    void secretDealsAreShownWithoutTheirSeed() {
        qputenv("XDG_STATE_HOME", path("state").toUtf8());
        const QString hill = make("sealed.hhill", "--game rps --matches 4 --duplicate");
        add(hill, {"simple", "odds"});
        play(hill);
        const QStringList show{"hill", "show", hill, "--match", "2", "--json"};
        const Outcome secret = run(show);
        QVERIFY2(secret.code == 0, secret.err.constData());
        const QJsonValue match = list({"hill", "matches", hill})[1];
        QCOMPARE(match["seats"][0]["points"], secret.json()["result"]["points"][0]);
        QVERIFY(run({"hill", "replay", hill, "--match", "2"}).out.contains("Reproduced: "));
        QVERIFY(run({"review", hill, "--samples", "20"}).out.startsWith("4 of 4 matches analysed"));
        compare_hill_error(run({"verify", hill}), 1, "its deals are secret until a season ends");
        QCOMPARE(run({"hill", "season", hill, "Spring"}).code, 0);
        const QByteArray seed = run(show).json()["source"]["seed"].toString().toUtf8();
        QVERIFY(!seed.isEmpty() && !secret.out.contains(seed));
        const Outcome verified = run({"verify", hill});
        QVERIFY2(verified.code == 0 && verified.out.contains("  Spring: key "), verified.err.constData());
        qunsetenv("XDG_STATE_HOME");
    }
    void badInputIsOneSentence() {
        const QString hill = make("bad.hhill", "--game rps --matches 4 --seed 7");
        compare_hill_error(run({"hill", "replay", hill}), 2, "has no matches yet");
        QCOMPARE(run({"hill", "matches", hill}).out, QByteArray("There are no matches yet.\n"));
        add(hill, {"simple", "odds"});
        play(hill);
        compare_hill_error(run({"hill", "show", hill, "--match", "5"}), 2,
                           "--match: " + hill + " has no match 5; its last match is 4");
        compare_hill_error(run({"export", "simplepazaak-log", hill, "--out", path("x")}), 2,
                           "--match: name a match; those of a hill are exported one by one");
        compare_hill_error(run({"verify", hill}), 1, "has no seal");
        compare_hill_error(run({"replay", hill, "--html", hill}), 2, "is an input file");
        compare_hill_error(run({"hill", "faults", hill, "--word", "yawn"}), 2, "\"yawn\" is not a fault");
        compare_hill_error(run({"replay", path("none.hhill")}), 1, "there is no such file");
        write(path("text.hhill"), "a hill of beans");
        compare_hill_error(run({"replay", path("text.hhill")}), 1, "is not a hill");
    }
    /// The same list of a tournament, whose numbers are those of its schedule.
    void tournamentsAreListedAlike() {
        const QString file = path("alike.htour");
        QCOMPARE(run({"tournament", "run", "--game", "thegame", "--bot", "planner", "--bot", "simple-tom", "--matches",
                      "6", "--seed", "1", "--out", file})
                     .code,
                 0);
        const QJsonArray matches = list({"tournament", "matches", file});
        QVERIFY(!matches.isEmpty() && matches[0]["part"].isNull());
        const Outcome shown = run({"tournament", "show", file, "--match", "4", "--json"});
        QCOMPARE(shown.json()["result"]["points"][0], matches[3]["seats"][0]["points"]);
        const QByteArray text = run({"tournament", "matches", file}).out;
        QVERIFY2(text.startsWith("match  deal  seats") && text.count('\n') == 1 + matches.size(), text.constData());
        QCOMPARE(run({"tournament", "replay", file, "--match", "3"}).out, run({"replay", file, "--match", "3"}).out);
    }
    /// At tables drawn at random; elsewhere the option says why there is nothing.
    void howBotsTreatEachOther() {
        const QStringList bots{"caller", "leader", "orion", "rando", "rod", "silent"};
        const QString file = path("pairs.htour"), hill = make("pairs.hhill", "--game zipdeck --matches 24 --seed 3");
        QStringList tournament{"tournament", "run", "--game", "zipdeck", "--format", "random-tables",
                               "--matches",  "300", "--seed", "1",       "--out",    file};
        for (const QString& bot : bots)
            tournament << "--bot" << bot;
        QCOMPARE(run(tournament).code, 0);
        add(hill, bots);
        play(hill);
        for (const QStringList& show : {QStringList{"tournament", "show", file}, QStringList{"hill", "show", hill}}) {
            const QJsonArray pairs = run(show + QStringList{"--pairs", "--json"}).json().object()["pairs"].toArray();
            QCOMPARE(pairs.size(), 30);
            int beyond = 0;
            for (const QJsonValue& pair : pairs) {
                QVERIFY(pair["bot"] != pair["with"] && pair["matches"].toInt() > 0 && pair["points_error"].isDouble());
                beyond += pair["won_beyond_chance"].toInt() != 0 || pair["points_beyond_chance"].toInt() != 0 ? 1 : 0;
            }
            const QByteArray text = run(show + QStringList{"--pairs"}).out;
            QVERIFY2(
                text.contains(beyond == 0 ? "None of 30 is beyond chance." : QByteArray::number(beyond) + " of 30 "),
                text.constData());
            QVERIFY(!run(show).out.contains("beyond chance"));
        }
        const QString site = path("pairs");
        QCOMPARE(run({"hill", "site", hill, "--out", site, "--pages", "0"}).code, 0);
        QFile page(site + "/index.html");
        QVERIFY(page.open(QIODevice::ReadOnly) && page.readAll().contains("How bots treat each other"));
        compare_hill_error(run({"hill", "show", make("none.hhill"), "--pairs"}), 2, "are not drawn at random");
        QCOMPARE(run({"tournament", "run", "--game", "pazaak", "--matches", "2", "--bot", "bold", "--bot", "careful",
                      "--seed", "1", "--out", path("two.htour")})
                     .code,
                 0);
        compare_hill_error(run({"tournament", "show", path("two.htour"), "--pairs"}), 2, "are not drawn at random");
    }
};

HILLTOP_TEST(CliHillMatchesTest)
#include "cli_hill_matches_test.moc"
