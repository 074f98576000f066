// SPDX-License-Identifier: GPL-3.0-or-later
// Runs `hilltop-cli review`: one match and many, what it keeps, what it writes, and what it says of bad input.
#include "program.h"
#include "support/built.h"
#include "support/json_schema.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <memory>

namespace {

/// Equal, numbers to nine decimals.
bool alike(const hilltop::Json& one, const hilltop::Json& other) {
    if (one.is_number() && other.is_number()) return std::abs(one.get<double>() - other.get<double>()) < 1e-9;
    if (one.type() != other.type() || one.size() != other.size()) return false;
    if (!one.is_structured()) return one == other;
    return std::equal(one.begin(), one.end(), other.begin(), alike) &&
           (!one.is_object() ||
            std::ranges::all_of(one.items(), [&](const auto& field) { return other.contains(field.key()); }));
}

void put(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray bytes_of(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray pazaak_line(int match) {
    return run_line(QString("match pazaak --seat bold --seat careful --seed 7 --json --match %1").arg(match + 1)).out;
}

/// Few roll-outs, so that a test takes no time.
Outcome review(QStringList arguments) {
    if (!arguments.contains("--samples")) arguments << QStringList{"--samples", "4"};
    return run(QStringList{"review"} + arguments);
}

QByteArray all_of(const Outcome& done) {
    return done.out + done.err;
}

/// Every field that is promised, and of each that it is there.
bool has_fields(const QJsonObject& object, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        if (!object.contains(QLatin1String(name))) {
            qWarning("lacks %s", name);
            return false;
        }
    }
    return true;
}

} // namespace

class CliReviewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_lines[3];

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// A file of these of the three matches.
    QString file_of(const char* name, std::initializer_list<int> matches) const {
        QByteArray text;
        for (const int match : matches)
            text += m_lines[match];
        put(path(name), text);
        return path(name);
    }

private Q_SLOTS:
    void initTestCase() {
        for (int match = 0; match < 3; ++match)
            m_lines[match] = pazaak_line(match);
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// A record whose answers lead elsewhere is refused alone as among others.
    void aDamagedMatchIsRefused() {
        const QString file = file_of("damaged.hmatch", {0});
        QByteArray text = bytes_of(file);
        QVERIFY(text.contains("\"points\":[1,0]") || text.contains("\"points\":[0,1]"));
        text.replace("\"points\":[1,0]", "\"points\":[7,0]").replace("\"points\":[0,1]", "\"points\":[0,7]");
        write(file, text);
        const Outcome told = review({file});
        QCOMPARE(told.code, 1);
        QVERIFY2(told.out.isEmpty() && told.err.contains("played again it is points 0 1"), told.err);
    }
    void oneMatchAsText() {
        const QString file = file_of("one.hmatch", {0});
        const Outcome told = review({file});
        QCOMPARE(told.complaints(), QByteArray());
        QCOMPARE(told.code, 0);
        QVERIFY2(told.out.startsWith(file.toUtf8() + ": line 1: Pazaak, "), told.out.constData());
        // The summary stands between its order and the sums.
        QVERIFY(told.out.contains("with 4 simulations per position\n\n"));
        QVERIFY2(told.out.contains(" the cards") && told.out.contains(".\n\nseat  bot "), told.out.constData());
        QVERIFY(told.out.contains("Start + luck + skill + others' skill = result.\n"));
        QVERIFY(told.out.contains("\n1     bold "));
        QVERIFY(told.out.contains("\n2     careful "));
        QVERIFY(told.out.contains("\ndecision  seat      played "));
        // The K-th of several is the same match.
        const QString several = file_of("several.hmatch", {1, 0});
        const Outcome second = review({several, "--match", "2"});
        QCOMPARE(second.out, QByteArray(told.out).replace(file.toUtf8() + ": line 1", several.toUtf8() + ": line 2"));
    }

    /// A position is judged as it is told: values with errors, the best first, of the seat that decides; and one that
    /// cannot be is refused.
    void positionIsJudged() {
        const QByteArray position = R"(A hard one:
            {"game": "pazaak", "position": {"me": 1, "turn": 1, "side": [2, 5], "seats": [
              {"row": [{"value": 10}, {"value": 9}], "stood": true},
              {"row": [{"value": 7}, {"value": 8}], "side_left": 2, "wins": 2}]}})";
        put(path("position.txt"), position);
        const Outcome told = run({"judge", path("position.txt"), "--json"});
        QCOMPARE(told.complaints(), QByteArray());
        const QJsonObject found = told.json().object();
        QVERIFY(has_fields(found, {"game", "position", "seat", "judge", "options"}));
        QCOMPARE(found["seat"].toInt(), 1);
        QCOMPARE(found["position"].toObject()["seats"].toArray()[1].toObject()["total"].toInt(), 15);
        const QJsonArray options = found["options"].toArray();
        QCOMPARE(options.size(), 4);                                             // stand, end, +2, +5
        QCOMPARE(options[0].toObject()["action"].toString(), QString("play 5")); // 20 against 19 wins the match
        QCOMPARE(options[0].toObject()["value"].toDouble(), 1.0);
        for (const QJsonValue& option : options)
            QVERIFY(has_fields(option.toObject(), {"action", "value", "error", "behind", "behind_error", "how"}));
        // What is printed says the same, and so does what JSON has said of the position.
        const Outcome printed = run({"judge", path("position.txt")});
        QVERIFY2(printed.out.contains("\nplay 5") && printed.out.contains("+- 1.0"), printed.out.constData());
        put(path("again.txt"),
            QJsonDocument(QJsonObject{{"game", found["game"]}, {"position", found["position"]}}).toJson());
        QVERIFY(run({"judge", path("again.txt"), "--json"}).json().object()["options"] == found["options"]);
        put(path("wrong.txt"), QByteArray(position).replace("\"turn\": 1", "\"turn\": 0"));
        const Outcome refused = run({"judge", path("wrong.txt")});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("turn: it cannot be seat 1"), refused.err.constData());
        // A match is judged at the moment that was copied.
        put(path("match.txt"), QByteArray(m_lines[0]).insert(1, "\"cursor\":2,"));
        const Outcome copied = run({"judge", path("match.txt"), "--json"});
        QCOMPARE(copied.complaints(), QByteArray());
        QVERIFY(copied.json().object()["options"].toArray().size() > 1);
    }

    void oneMatchAsJson() {
        const Outcome told = review({file_of("one.hmatch", {0}), "--json"});
        QCOMPARE(told.code, 0);
        const QJsonObject found = told.json().object();
        QVERIFY(has_fields(found, {"seats", "decisions", "reference", "samples", "seed"}));
        QCOMPARE(found["samples"].toInt(), 4);
        for (const QJsonValue& seat : found["seats"].toArray()) {
            const QJsonObject one = seat.toObject();
            QVERIFY(has_fields(one, {"seat", "bot", "error_per_decision", "accuracy", "start", "luck", "luck_error",
                                     "skill", "result", "luck_adjusted", "luck_adjusted_error"}));
            const double sum = one["start"].toDouble() + one["luck"].toDouble() + one["skill"].toDouble();
            QVERIFY(std::abs(sum - one["result"].toDouble()) < 1e-9);
        }
        for (const QJsonValue& decision : found["decisions"].toArray()) {
            const QJsonObject one = decision.toObject();
            QVERIFY(has_fields(
                one, {"number", "seat", "played", "loss", "loss_error", "loss_open", "mark", "how", "options"}));
            for (const QJsonValue& option : one["options"].toArray())
                QVERIFY(has_fields(option.toObject(), {"action", "value", "error"}));
        }
    }

    /// Other limits, other marks of the same losses.
    void marksAreAskedFor() {
        const QString file = file_of("marks.hmatch", {0});
        const auto signs = [&](const QStringList& more) {
            QMap<QString, int> count;
            double losses = 0;
            const QJsonObject found = review(QStringList{file, "--json"} + more).json().object();
            for (const QJsonValue& decision : found["decisions"].toArray()) {
                ++count[decision.toObject()["mark"].toString()];
                losses += decision.toObject()["loss"].toDouble();
            }
            return std::pair(count, losses);
        };
        const auto usual = signs({}), few = signs({"--marks", "0.9,0.95,1"}), many = signs({"--marks", "0,0,0.9"});
        QVERIFY(usual.first[""] < few.first[""]);
        QVERIFY(many.first[""] <= usual.first[""] && many.first["?"] > 0 && many.first["?!"] == 0);
        QCOMPARE(usual.second, few.second);
        for (const char* wrong : {"1", "0.1,0.05,0.2", "a,b,c", "0.1,0.2,0.3,0.4"})
            QCOMPARE(review({file, "--marks", wrong}).code, 2);
    }

    void threadsChangeNothing() {
        const QString file = file_of("some.hmatch", {0, 1});
        const Outcome one = review({file, "--json", "--threads", "1"});
        const Outcome three = review({file, "--json", "--threads", "3"});
        QVERIFY(one.code == 0 && one.out.size() > 1000);
        QCOMPARE(one.out, three.out);
    }

    /// What is kept is the record as the schema has it, and is not judged again.
    void isKeptAndUsed() {
        const QString file = file_of("kept.hmatch", {0});
        const Outcome first = review({file, "--save", "--json"});
        QCOMPARE(first.code, 0);
        const QByteArray kept = bytes_of(file);
        const auto record = hilltop::Json::parse(kept.toStdString());
        const auto told = hilltop::Json::parse(first.out.toStdString());
        QVERIFY(alike(record["analysis"], told));
        QVERIFY(first.out != QByteArray::fromStdString(record["analysis"].dump(2)) + '\n'); // to nine decimals
        hilltop::testing::JsonSchema schema(hilltop::Json::parse(run({"schema", "pazaak"}).out.toStdString()));
        QCOMPARE(schema.complaint("record", record), std::string());
        auto wrong = record;
        wrong["analysis"]["decisions"][0]["mark"] = "!!";
        QVERIFY(!schema.complaint("record", wrong).empty());

        QCOMPARE(review({file, "--save", "--json", "--samples", "3"}).out, first.out);
        QCOMPARE(bytes_of(file), kept);
        QCOMPARE(review({file, "--json", "--samples", "5"}).json().object()["samples"].toInt(), 5);
        QCOMPARE(bytes_of(file), kept);
        QCOMPARE(review({file, "--json", "--seed", "9"}).json().object()["seed"].toString(), QStringLiteral("9"));
        const Outcome shallower = review({file, "--save", "--seed", "9", "--samples", "2"});
        QCOMPARE(shallower.code, 1);
        QVERIFY(shallower.err.contains("has a deeper analysis, which is kept"));
        QCOMPARE(bytes_of(file), kept);
        QCOMPARE(review({file, "--save", "--samples", "6"}).code, 0);
        QCOMPARE(hilltop::Json::parse(bytes_of(file).toStdString())["analysis"]["samples"], 6);
    }

    void aBrokenReviewIsToldAndMadeAnew() {
        const QString file = file_of("broken.hmatch", {0});
        QCOMPARE(review({file, "--save", "--samples", "6"}).code, 0);
        auto record = hilltop::Json::parse(bytes_of(file).toStdString());
        record["analysis"]["positions"][2]["luck"][0] = 0.77;
        put(file, QByteArray::fromStdString(record.dump()) + '\n');
        const Outcome told = review({file, "--save"});
        QVERIFY2(
            told.err.contains(": line 1: analysis.positions[2].luck: the numbers do not add up. It is analysed again"),
            told.err.constData());
        QCOMPARE(told.code, 0);
        QCOMPARE(hilltop::Json::parse(bytes_of(file).toStdString())["analysis"]["samples"], 4);
        record["analysis"]["format"] = 99;
        const QByteArray newer = QByteArray::fromStdString(record.dump()) + '\n';
        put(file, newer);
        const Outcome refused = review({file, "--save"});
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains("newer version of Hilltop, which is kept"));
        QCOMPARE(bytes_of(file), newer);
    }

    void manyMatches() {
        const QString file = file_of("some.hmatch", {0, 1});
        const QString other = file_of("other.hmatch", {2});
        const Outcome told = review({file, other});
        QCOMPARE(told.complaints(), QByteArray());
        QCOMPARE(told.code, 0);
        QVERIFY(
            told.out.startsWith("3 of 3 matches analysed, 0 had an analysis as deep\n\nPazaak, 2 seats: 3 matches, "));
        for (const char* part :
             {"\nplace  entrant ", "\n1      careful ", "\nStyle: how often it did something that was possible\n",
              "\nThe costliest decisions\n"})
            QVERIFY2(told.out.contains(part), part);
        const QJsonObject found = review({file, other, "--json", "--worst", "2"}).json().object();
        QCOMPARE(found["matches"].toInt(), 3);
        QCOMPARE(found["reviewed"].toInt(), 3);
        const QJsonObject group = found["groups"].toArray()[0].toObject();
        QCOMPARE(group["game"].toString(), QStringLiteral("pazaak"));
        QCOMPARE(group["entrants"].toArray().size(), 2);
        double results = 0, adjusted = 0;
        for (const QJsonValue& entrant : group["entrants"].toArray()) {
            const QJsonObject one = entrant.toObject();
            QVERIFY(has_fields(one, {"bot",
                                     "matches",
                                     "decisions",
                                     "unforced",
                                     "error_per_decision",
                                     "error_per_decision_error",
                                     "error_per_unforced",
                                     "accuracy",
                                     "marks",
                                     "luck",
                                     "luck_error",
                                     "result",
                                     "result_error",
                                     "luck_adjusted",
                                     "luck_adjusted_error",
                                     "plain_matches",
                                     "matches_saved",
                                     "place",
                                     "plain_place",
                                     "answers"}));
            results += one["result"].toDouble();
            adjusted += one["luck_adjusted"].toDouble();
        }
        QVERIFY(std::abs(results - 1) < 1e-9 && std::abs(adjusted - 1) < 1e-9);
        // The costliest can be opened: it is what the match's own review says.
        QCOMPARE(group["worst"].toArray().size(), 2);
        const QJsonObject worst = group["worst"].toArray()[0].toObject();
        const QJsonObject opened =
            review({worst["file"].toString(), "--match", QString::number(worst["match"].toInt() + 1), "--json"})
                .json()
                .object();
        const QJsonObject decision = opened["decisions"].toArray()[worst["number"].toInt()].toObject();
        QCOMPARE(decision["number"], worst["number"]);
        QCOMPARE(decision["loss"], worst["loss"]);
        QCOMPARE(decision["mark"], worst["mark"]);
        QVERIFY(worst["loss"].toDouble() >= group["worst"].toArray()[1].toObject()["loss"].toDouble());

        const QJsonObject alone =
            review({file, other, "--json", "--bot", "bold"}).json().object()["groups"].toArray()[0].toObject();
        QCOMPARE(alone["entrants"].toArray().size(), 1);
        for (const QJsonValue& one : alone["worst"].toArray())
            QCOMPARE(one.toObject()["bot"].toString(), QStringLiteral("bold"));
        QCOMPARE(review({file, "--bot", "nobody"}).code, 2);
        // What is named twice is taken once.
        QCOMPARE(review({file, file, m_folder->path(), "--json"}).json().object()["matches"].toInt(), 3);
    }

    void aFolder() {
        QVERIFY(QDir(m_folder->path()).mkdir("folder"));
        file_of("folder/b.hmatch", {0});
        file_of("folder/a.hmatch", {1, 2});
        put(path("folder/notes.txt"), "Dear diary\n");
        const Outcome told = review({path("folder"), "--json", "--worst", "100"});
        QCOMPARE(told.code, 0);
        const QJsonObject found = told.json().object();
        QCOMPARE(found["reviewed"].toInt(), 3);
        QSet<QString> files;
        for (const QJsonValue& one : found["groups"].toArray()[0].toObject()["worst"].toArray())
            files += one.toObject()["file"].toString();
        QCOMPARE(files, (QSet<QString>{path("folder/a.hmatch"), path("folder/b.hmatch")}));
        QVERIFY(QDir(m_folder->path()).mkdir("empty"));
        const Outcome empty = review({path("empty")});
        QCOMPARE(empty.code, 1);
        QVERIFY(empty.err.contains("empty: the folder contains no .hmatch file"));
    }

    void groupsOfGamesAndRules() {
        put(path("mixed.hmatch"),
            m_lines[0] + m_lines[1] + run_line("match rps --seat simple --seat odds --json").out +
                run_line("match pazaak --seat bold --seat careful --rules hands_to_win=2 --json").out);
        const Outcome told = review({path("mixed.hmatch")});
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains("\nPazaak, 2 seats: 2 matches,"));
        QVERIFY(told.out.contains("\nPazaak, 2 seats, hands_to_win = 2: 1 match,"));
        QVERIFY(told.out.contains("\nRPS Poker, 2 seats: 1 match,"));
    }

    /// Reviews of many are kept, by each file's own lines, and what is kept is not judged again.
    void manyAreResumed() {
        const QString file = file_of("some.hmatch", {0, 1, 2});
        QCOMPARE(review({file, "--match", "2", "--save"}).code, 0);
        const QJsonObject second = review({file, "--save", "--json"}).json().object();
        QCOMPARE(second["judged"].toInt(), 2);
        const QByteArray kept = bytes_of(file);
        QCOMPARE(kept.count("\"analysis\":"), 3);
        const QJsonObject third = review({file, "--save", "--json"}).json().object();
        QCOMPARE(third["judged"].toInt(), 0);
        QCOMPARE(third["groups"], second["groups"]);
        QCOMPARE(bytes_of(file), kept);
        QCOMPARE(review({file, "--save", "--json", "--samples", "5"}).json().object()["judged"].toInt(), 3);
    }

    void aTournament() {
        const QString file = path("t.htour");
        QCOMPARE(run({"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot", "careful", "--matches", "12",
                      "--seed", "18446744073709551615", "--out", file})
                     .code,
                 0);
        const QString reviews = path("reviews.hmatch");
        const QJsonObject some = review({file, "--matches", "5", "--record", reviews, "--json"}).json().object();
        QCOMPARE(some["reviewed"].toInt(), 5);
        QCOMPARE(bytes_of(reviews).count('\n'), 5);
        const QJsonObject all = review({file, "--record", reviews, "--json"}).json().object();
        QCOMPARE(all["reviewed"].toInt(), 12);
        QCOMPARE(all["judged"].toInt(), 7);
        QCOMPARE(bytes_of(reviews).count('\n'), 12);
        // The plain results are those of the tournament.
        const QJsonArray standings = run({"tournament", "show", file, "--json"}).json().object()["standings"].toArray();
        for (const QJsonValue& entrant : all["groups"].toArray()[0].toObject()["entrants"].toArray()) {
            for (const QJsonValue& row : standings) {
                if (row.toObject()["bot"] == entrant.toObject()["bot"])
                    QVERIFY(std::abs(row.toObject()["share"].toDouble() - entrant.toObject()["result"].toDouble()) <
                            1e-8);
            }
        }
        const QByteArray played = bytes_of(file);
        QCOMPARE(review({file, "--save", "--matches", "3", "--json"}).json().object()["judged"].toInt(), 3);
        QCOMPARE(review({file, "--save", "--matches", "5", "--json"}).json().object()["judged"].toInt(), 2);
        QCOMPARE(bytes_of(file), played); // reviews lie beside it
        QCOMPARE(review({file, "--match", "4"}).code, 0);
    }

    /// The standings and, beside them, those without luck, which are those of a review of the same matches.
    void aTournamentWithoutLuck() {
        const QString file = path("luck.htour");
        QCOMPARE(run({"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot", "careful", "--matches", "9",
                      "--seed", "1", "--out", file})
                     .code,
                 0);
        const QStringList show{"tournament", "show", file, "--luck", "--samples", "4"};
        const QJsonObject none = run(show + QStringList{"--matches", "0", "--json"}).json()["luck"].toObject();
        QCOMPARE(none["matches"].toInt(), 0);
        const QJsonObject some = run(show + QStringList{"--matches", "4", "--json"}).json()["luck"].toObject();
        QCOMPARE(some["judged"].toInt(), 4);
        const QJsonObject all = run(show + QStringList{"--json"}).json()["luck"].toObject();
        QCOMPARE(all["judged"].toInt(), 5);
        QCOMPARE(all["matches"].toInt(), 9);
        const QJsonArray entrants = all["entrants"].toArray();
        const QJsonArray reviewed =
            review({file, "--json"}).json().object()["groups"].toArray()[0].toObject()["entrants"].toArray();
        QCOMPARE(entrants.size(), 2);
        for (int i = 0; i < 2; ++i) {
            for (const char* field :
                 {"bot", "place", "luck_adjusted", "luck_adjusted_error", "result", "matches_saved"})
                QCOMPARE(entrants[i].toObject()[QLatin1String(field)], reviewed[i].toObject()[QLatin1String(field)]);
        }
        const QByteArray text = run(show).out;
        QVERIFY(text.contains("Adjusted for luck: 9 matches") && text.contains("0 of them now"));
        QVERIFY(text.contains("x the matches"));
        QCOMPARE(run({"tournament", "show", file, "--matches", "3"}).code, 2); // of what?
        QCOMPARE(run(show + QStringList{"--csv"}).code, 2);
        QCOMPARE(run(show + QStringList{"--matches", "many"}).code, 2);
    }

    void styleAlone() {
        const QString file = file_of("style.hmatch", {0, 1});
        const QByteArray told = review({file, "--style"}).out;
        QVERIFY(told.contains("Style: how often it did something that was possible"));
        QVERIFY(!told.contains("luck-adjusted") && !told.contains("The costliest decisions"));
        QCOMPARE(review({file, "--match", "1", "--style"}).code, 2);
    }

    void brokenLinesAreNamed() {
        put(path("bad.hmatch"), m_lines[0] + m_lines[1].left(200) + "\n\n" +
                                    QByteArray(m_lines[2]).replace("\"game\":\"pazaak\"", "\"game\":\"chess\"") +
                                    m_lines[2]);
        const Outcome told = review({path("bad.hmatch"), path("missing.hmatch")});
        QCOMPARE(told.code, 1);
        QVERIFY(told.err.contains("bad.hmatch: line 2: its end is missing"));
        QVERIFY(told.err.contains("bad.hmatch: line 4: game: there is no game"));
        QVERIFY(told.err.contains("missing.hmatch cannot be opened"));
        QVERIFY(told.err.endsWith("2 of 4 matches analysed, there were 3 problems\n"));
        QCOMPARE(told.err.count('\n'), 4);
        QVERIFY(told.out.contains("Pazaak, 2 seats: 2 matches"));
        QCOMPARE(review({path("bad.hmatch"), "--json"}).json().object()["problems"].toArray().size(), 2);
        // A false result is nothing to go by.
        put(path("false.hmatch"), m_lines[0] + QByteArray(m_lines[1]).replace("\"winners\":[1]", "\"winners\":[0]"));
        const Outcome claimed = review({path("false.hmatch")});
        QCOMPARE(claimed.code, 1);
        QVERIFY2(claimed.err.contains("false.hmatch: line 2: "), claimed.err.constData());
    }

    void aPage() {
        const QString file = file_of("one.hmatch", {0});
        const QString page = path("one.html");
        const Outcome told = review({file, "--html", page});
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains("simulations per position"));
        const QByteArray html = bytes_of(page);
        QVERIFY(html.startsWith("<!DOCTYPE html>"));
        QXmlStreamReader reader(html);
        QString preformatted;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement() && reader.name() == QStringLiteral("pre") && preformatted.isEmpty())
                preformatted = reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        // The position as `replay --step` prints it.
        const QString step = preformatted.section('\n', 0, 0).section(' ', 1);
        const Outcome replayed = run({"replay", file, "--step", step});
        QVERIFY2(preformatted.startsWith("Step ") && replayed.out.contains(preformatted.toUtf8()),
                 qPrintable(preformatted));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), (QStringList{"one.hmatch", "one.html"}));
        // Of many the tables as they are printed.
        const Outcome many = review({file_of("two.hmatch", {0, 1}), "--html", path("two.html")});
        QCOMPARE(many.code, 0);
        QXmlStreamReader tables(bytes_of(path("two.html")));
        QString shown;
        while (!tables.atEnd()) {
            tables.readNext();
            if (tables.isStartElement() && tables.name() == QStringLiteral("pre")) shown = tables.readElementText();
        }
        QVERIFY2(!tables.hasError(), qPrintable(tables.errorString()));
        QCOMPARE(shown.toUtf8(), many.out);
    }

    void aTextFile() {
        const QString file = file_of("one.hmatch", {0});
        const Outcome printed = review({file});
        const Outcome told = review({file, "--text", path("one.txt")});
        QCOMPARE(told.code, 0);
        QCOMPARE(told.out, QByteArray());
        QCOMPARE(bytes_of(path("one.txt")), printed.out);
    }

    void badUsage_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no file") << QStringList{} << 2 << "review: files is required";
        QTest::newRow("no such file") << QStringList{"/nonexistent/a.hmatch"} << 1
                                      << "/nonexistent/a.hmatch cannot be opened";
        QTest::newRow("no such match") << QStringList{"some", "--match", "3"} << 2
                                       << "--match: \"3\" must be a whole number from 1 to 2";
        QTest::newRow("no match") << QStringList{"some", "--match", "x"} << 2 << "--match: \"x\"";
        QTest::newRow("samples") << QStringList{"some", "--samples", "-1"} << 2 << "--samples: \"-1\"";
        QTest::newRow("many samples") << QStringList{"some", "--samples", "99999999999"} << 2 << "--samples: ";
        QTest::newRow("seed") << QStringList{"some", "--seed", "x"} << 2 << "--seed: \"x\"";
        QTest::newRow("threads") << QStringList{"some", "--threads", "0"} << 2 << "--threads: \"0\"";
        QTest::newRow("worst") << QStringList{"some", "--worst", "-2"} << 2 << "--worst: \"-2\"";
        QTest::newRow("matches") << QStringList{"some", "--matches", "few"} << 2 << "--matches: \"few\"";
        QTest::newRow("match of several")
            << QStringList{"some", "some", "--match", "1"} << 2 << "--match: this option needs one file";
        QTest::newRow("sum of no seat") << QStringList{"some", "--match", "1", "--sum", "0"} << 2
                                        << "--sum: \"0\" must be a whole number from 1 to 2";
        QTest::newRow("bot of one") << QStringList{"some", "--match", "1", "--bot", "bold"} << 2
                                    << "--bot: this option is for many matches";
        QTest::newRow("page of many") << QStringList{"some", "--html", "/nonexistent/x"} << 1
                                      << "/nonexistent/x cannot be written";
        QTest::newRow("marks") << QStringList{"some", "--marks", "1,2"} << 2
                               << "--marks: \"1,2\" must be three increasing losses";
        QTest::newRow("no place for a page") << QStringList{"some", "--match", "1", "--html", "/nonexistent/x.html"}
                                             << 1 << "/nonexistent/x.html cannot be written";
        QTest::newRow("no place for text")
            << QStringList{"some", "--text", "/nonexistent/x.txt"} << 1 << "/nonexistent/x.txt cannot be written";
        QTest::newRow("no place for records") << QStringList{"some", "--record", "/nonexistent/x.hmatch"} << 1
                                              << "/nonexistent/x.hmatch cannot be written";
        QTest::newRow("no record") << QStringList{"diary"} << 1 << "neither a Hilltop record nor a log";
        QTest::newRow("cut off") << QStringList{"cut", "--match", "1"} << 1 << "line 1: its end is missing";
    }
    void badUsage() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, problem);
        const QString some = file_of("some", {0, 1});
        put(path("diary"), "Dear diary\n");
        put(path("cut"), m_lines[0].left(200));
        for (QString& argument : arguments) {
            if (argument == "some" || argument == "diary" || argument == "cut") argument = m_folder->filePath(argument);
        }
        const Outcome done = review(arguments);
        QCOMPARE(done.code, code);
        QVERIFY2(done.err.contains(problem.toUtf8()), all_of(done).constData());
        QCOMPARE(bytes_of(some), m_lines[0] + m_lines[1]);
    }

    /// 0 is what suits the game.
    void noSamplesAreThoseOfTheGame() {
        const QJsonObject found = review({file_of("one.hmatch", {0}), "--samples", "0", "--json"}).json().object();
        QVERIFY(found["samples"].toInt() > 4);
    }

    /// Where a file cannot be written, as its new text cannot be put beside it.
    void whatCannotBeKeptIsSaid() {
        const QString file = file_of("some.hmatch", {0, 1});
        QVERIFY(QDir(m_folder->path()).mkdir("some.hmatch.part"));
        for (const QStringList& arguments :
             {QStringList{file, "--match", "1", "--save"}, QStringList{file, "--save"}}) {
            const Outcome done = review(arguments);
            QCOMPARE(done.code, 1);
            QVERIFY2(done.err.contains("some.hmatch cannot be written"), done.err.constData());
            QVERIFY(done.out.contains("simulations per position")); // what was found is printed all the same
        }
        QCOMPARE(bytes_of(file), m_lines[0] + m_lines[1]);
    }

    /// Ctrl+C: finished reviews are kept and printed, the rest is left.
    void interrupted() {
        const QString file = path("long.htour");
        QCOMPARE(run({"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot", "careful", "--matches",
                      "100000", "--out", file})
                     .code,
                 0);
        QProcess process;
        process.start(hilltop::kTestedProgram, {"review", file, "--samples", "50", "--record", path("kept.hmatch")});
        QVERIFY(process.waitForStarted());
        // Interrupt it once something has been kept.
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path("kept.hmatch")); }, hilltop::kPatienceMs));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(hilltop::kPatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QByteArray told = process.readAllStandardOutput();
        QVERIFY(process.readAllStandardError().contains("hilltop-cli: stopped after "));
        QVERIFY2(told.contains(" of 100000 matches analysed"), told.constData());
        const int done = told.left(told.indexOf(' ')).toInt();
        QVERIFY(done > 0);
        QCOMPARE(bytes_of(path("kept.hmatch")).count('\n'), done);
    }
};

HILLTOP_TEST(CliReviewTest)
#include "cli_review_test.moc"
