// SPDX-License-Identifier: GPL-3.0-or-later
// The documents a tournament is exported as: made results whose sums are known.
#include "support/test.h"
#include "tournament/export.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include <cmath>

using namespace hilltop;

namespace {

Plan pazaak_plan(std::vector<std::string> bots, Format format = Format::RoundRobin) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = std::move(bots);
    plan.format = format;
    plan.matches = 100;
    return plan;
}

/// Nine of ten matches of a pairing are won by `better(one, two)`, its first or second entrant.
Course made(const Plan& plan, int (*better)(int one, int two)) {
    Course course(plan);
    while (!course.over()) {
        const Series series = course.series(course.folded());
        SeriesResult result;
        result.number = series.number;
        for (int match = 0; match < series.matches; ++match) {
            const int best = series.entrants[static_cast<std::size_t>(better(series.entrants[0], series.entrants[1]))];
            const auto by_seat = place_of_match(series, match).by_seat;
            const bool upset = (series.match_number(match) / 2) % 10 == 9;
            const int seat = (by_seat[0] == best) != upset ? 0 : 1;
            result.lines.push_back({static_cast<std::uint32_t>(match), static_cast<std::uint16_t>(1 << seat)});
            for (const int s : {0, 1}) {
                result.points.push_back(s == seat ? 1 : 0);
                result.second.push_back(s == seat ? 3 : 1);
            }
        }
        course.add(result);
    }
    return course;
}

/// Each of three beats the next.
int in_a_circle(int one, int two) {
    return (two - one + 3) % 3 == 1 ? 0 : 1;
}
int the_first(int, int) {
    return 0;
}

QStringList lines_of(const std::string& text) {
    return QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
}

/// Every number of a document has at most nine decimals.
void check_rounded(const Json& json) {
    if (json.is_number_float()) QCOMPARE(json.get<double>(), std::round(json.get<double>() * 1e9) / 1e9);
    if (json.is_structured())
        for (const auto& part : json)
            check_rounded(part);
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCircle();
    void anOrder();
    void columnsOfCsv();
    void givenNames();
    void disqualified();
    void roundsAndByes();
    void formulasAreText_data();
    void formulasAreText();
    void nothingPlayedYet_data();
    void nothingPlayedYet();
};

void ExportTest::aCircle() {
    const Course course = made(pazaak_plan({"bold", "cautious", "careful"}), in_a_circle);
    const Json json = to_json(course);
    check_rounded(json);
    QCOMPARE(json["circle"].size(), std::size_t(3));
    QCOMPARE(json["matches"], Json(300));
    for (const Json& row : json["standings"]) {
        QCOMPARE(row["share"].get<double>(), 0.5);
        QVERIFY(std::abs(row["elo"].get<double>()) < 1e-6);
        QVERIFY(std::abs(row["mix"].get<double>() - 1.0 / 3) < 1e-6);
        QCOMPARE(row["places"], (Json{1, 3}));
        QVERIFY(row["perfect"].is_null() && !row.contains("quantiles"));
    }
    const QStringList csv = lines_of(to_csv(course));
    QCOMPARE(csv.size(), 4);
    const QString bot = QString::fromStdString(json["standings"][0]["bot"].get<std::string>());
    const QString row = QStringLiteral(",0,false,false,%1,%1,,").arg(bot);
    QVERIFY2(csv[1].endsWith(row + "0.9,0.1") || csv[1].endsWith(row + "0.1,0.9"), qPrintable(csv[1]));
    const QString markdown = QString::fromStdString(to_markdown(course));
    QVERIFY(markdown.contains(" | mix | faults |") && markdown.contains(" | 33.3 % | 0 |"));
    QVERIFY(markdown.contains("They beat each other in a circle: "));
}

void ExportTest::anOrder() {
    Plan plan = pazaak_plan({"bold", "cautious"});
    plan.duplicate = true;
    const Course course = made(plan, the_first);
    const Json json = to_json(course);
    check_rounded(json);
    QVERIFY(json["circle"].empty() && json["standings"][0]["mix"].is_null());
    QCOMPARE(json["standings"][0]["bot"], Json("bold"));
    QCOMPARE(json["standings"][0]["share"].get<double>(), 0.9);
    QCOMPARE(json["standings"][0]["places"], (Json{1, 1}));
    // 400 log10(0.9 / 0.1), a little less for the prior
    const double elo = json["standings"][0]["elo"].get<double>() - json["standings"][1]["elo"].get<double>();
    QVERIFY2(elo > 360 && elo < 381.7, qPrintable(QString::number(elo)));
    QCOMPARE(json["los_of"], Json("bold")); // the first entrant, leader or not
    // Likely beyond the digits that are written, and still not certain.
    QVERIFY(json["los"].get<double>() > 0.999 && json["los"].get<double>() < 1);
    QVERIFY(json["saved_matches"].is_number_integer());
    QCOMPARE(json["stop"], (Json{{"rule", "fixed"}, {"stopped_early", false}}));
    const QString text = QString::fromStdString(to_markdown(course));
    QVERIFY(text.contains("Probability that bold is stronger than cautious: more than 99.9 %."));
    QVERIFY(!text.contains("mix"));
    const Course other = made(plan, [](int, int) { return 1; });
    const double los = to_json(other)["los"].get<double>(); // of the first
    QVERIFY(los > 0 && los < 0.001);
    QVERIFY(to_markdown(other).find("Probability that cautious is stronger than bold: more than 99.9 %.") !=
            std::string::npos);
}

/// The name people give an entrant is written beside the plan's name.
/// 90 of 100 matches, each with 3 hands to 1: (0.9 + 0.0192073 -+ 1.96 sqrt(0.0009 + 0.0000960)) / 1.0384146 = 0.8256
/// and 0.9448. The other one has the rest.
void ExportTest::columnsOfCsv() {
    const QStringList lines = lines_of(to_csv(made(pazaak_plan({"bold", "cautious"}), the_first)));
    const QStringList names = lines[0].split(',');
    const auto field = [&](int line, const char* name) { return lines[line].split(',')[names.indexOf(name)]; };
    const auto is = [&](int line, const char* name, double value) {
        return std::abs(field(line, name).toDouble() - value) < 5e-5;
    };
    for (const auto& [line, bot, won] : {std::tuple(1, "bold", 90), std::tuple(2, "cautious", 10)}) {
        QCOMPARE(field(line, "place"), QString::number(line));
        QCOMPARE(field(line, "first_place"), QString::number(line));
        QCOMPARE(field(line, "last_place"), QString::number(line));
        QCOMPARE(field(line, "bot"), QString(bot));
        QVERIFY(is(line, "matches", 100) && is(line, "draws", 0));
        QVERIFY(is(line, "wins", won) && is(line, "losses", 100 - won) && is(line, "points", won));
        QVERIFY(is(line, "second", 3 * won + 100 - won) && is(line, "mean", won / 100.0));
        QVERIFY(is(line, "share", won / 100.0));
        QVERIFY(is(line, "share_low", won == 90 ? 0.8256 : 0.0552) &&
                is(line, "share_high", won == 90 ? 0.9448 : 0.1744));
        QCOMPARE(field(line, "elo").startsWith('-'), won == 10);
        QVERIFY(field(line, "elo_low").toDouble() < field(line, "elo").toDouble());
        QVERIFY(field(line, "elo").toDouble() < field(line, "elo_high").toDouble());
        QVERIFY(field(line, "mix").isEmpty() && field(line, "quantile_50").isEmpty());
        QCOMPARE(field(line, won == 90 ? "against cautious" : "against bold"),
                 won == 90 ? QString("0.9") : QString("0.1"));
    }
}

void ExportTest::givenNames() {
    const Course course = made(pazaak_plan({"bold", "cautious"}), the_first);
    const GivenNames given{"Ann, the \"first\"", ""};
    const Json rows = to_json(course, given)["standings"];
    QCOMPARE(rows[0]["name"], Json(given[0]));
    QCOMPARE(rows[0]["bot"], Json("bold"));
    QCOMPARE(rows[0]["spec"], Json("bold"));
    QCOMPARE(rows[1]["name"], Json("cautious"));
    const QStringList csv = lines_of(to_csv(course, given));
    QVERIFY2(csv[0].contains(",faults,disqualified,out,name,spec,against bold"), qPrintable(csv[0]));
    QVERIFY2(csv[1].contains(",0,false,false,\"Ann, the \"\"first\"\"\",bold,"), qPrintable(csv[1]));
    const QString markdown = QString::fromStdString(to_markdown(course, given));
    QVERIFY2(markdown.contains("| 1 | Ann, the \"first\" |") && !markdown.contains("bold"), qPrintable(markdown));
    QVERIFY(markdown.contains("Probability that Ann, the \"first\" is stronger than cautious"));
    // A bot may be called as it likes.
    const std::string marked = to_markdown(course, {"<b>[a](b)|*c*_d`", ""});
    QVERIFY2(marked.find(R"(| \<b\>\[a\](b)\|\*c\*\_d\` |)") != std::string::npos, marked.c_str());
    QVERIFY2(marked.find("<b>") == std::string::npos, marked.c_str());
    // Who play together have nothing to do with each other.
    Plan together = default_plan(*find_game("thegame"));
    together.bots = {"planner", "smallest-gap"};
    together.seats = 2;
    together.matches = 2;
    const Course shared = made(together, the_first);
    QVERIFY(to_json(shared)["crosstable"].empty());
    QVERIFY2(lines_of(to_csv(shared))[1].endsWith(",,"), qPrintable(lines_of(to_csv(shared))[1]));
    QCOMPARE(entrant_names(course.plan(), {"Ann", "Ann"}), (std::vector<std::string>{"Ann 1", "Ann 2"}));
}

/// Who has lost nearly all because a fault forfeits what comes later is called so.
void ExportTest::disqualified() {
    Plan plan = default_plan(*find_game("rps"));
    plan.bots.clear();
    for (const BotTraits& bot : plan.entry().bots().first(2))
        plan.bots.emplace_back(bot.id);
    plan.matches = 20;
    Course course(plan);
    while (!course.over()) {
        const Series series = course.series(course.folded());
        SeriesResult result(series);
        for (int match = 0; match < series.matches; ++match) {
            result.lines.push_back({0, 1});
            result.points.insert(result.points.end(), {1, 0});
            result.second.insert(result.second.end(), {1, 0});
        }
        result.number = series.number;
        result.faults.push_back({series.first_match, 1, 1, Fault::NotAllowed, 0});
        course.add(result);
    }
    const QString name = QString::fromStdString(plan.bots[1]);
    const QString markdown = QString::fromStdString(to_markdown(course));
    QVERIFY2(markdown.contains(QStringLiteral("| %1 (disqualified) |").arg(name)), qPrintable(markdown));
    QCOMPARE(markdown.count("(disqualified)"), 1);
    QCOMPARE(to_json(course)["standings"][1]["disqualified"], Json(true));
}

void ExportTest::roundsAndByes() {
    const Course course = made(pazaak_plan({"bold", "bold", "careful"}, Format::Knockout), the_first);
    const Json json = to_json(course);
    QCOMPARE(json["rounds"].size(), std::size_t(2));
    const Json& first = json["rounds"][0];
    QCOMPARE(first["kind"], Json("round"));
    QCOMPARE(first["byes"], Json{"bold 1"});
    QCOMPARE(first["meetings"].size(), std::size_t(1));
    QCOMPARE(first["meetings"][0]["score"], (Json{90.0, 10.0}));
    QCOMPARE(first["meetings"][0]["winner"], first["meetings"][0]["one"]);
    QCOMPARE(json["standings"][0]["bot"], json["rounds"][1]["meetings"][0]["winner"]);
    const QString text = QString::fromStdString(to_markdown(course));
    QVERIFY2(text.contains("\nRound 1:\n\n|  |  | score |  | winner |") && text.contains("| bold 1 | (bye) |"),
             qPrintable(text));
}

void ExportTest::formulasAreText_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* text, const char* field) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(field);
    };
    row("=1+1", "'=1+1");
    row("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
    row("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0");
    row("-2+3", "'-2+3");
    row("@SUM(A1)", "'@SUM(A1)");
    row("\t=1", "'\t=1");
    row("\r=1", "\"'\r=1\"");
    row("\n=1", "\"'\n=1\"");
    row("\uFF1D1", "'\uFF1D1");
    row("-", "'-");
    row("--1", "'--1");
    row("-inf", "'-inf");
    row("-0.25", "-0.25");
    row("+3", "+3");
    row("-1e-05", "-1e-05");
    row("12", "12");
    row("a=b", "a=b");
    row("", "");
}

void ExportTest::formulasAreText() {
    QFETCH(QString, text);
    QFETCH(QString, field);
    QCOMPARE(QString::fromStdString(csv_field(text.toStdString())), field);
}

void ExportTest::nothingPlayedYet_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString(game->info().id);
}

/// No division by the matches that are not there.
void ExportTest::nothingPlayedYet() {
    QFETCH(QString, game);
    Plan plan = default_plan(*find_game(game.toStdString()));
    for (const BotTraits& bot : plan.entry().bots())
        plan.bots.emplace_back(bot.id);
    plan.seats = seats_for(plan);
    const Course course(plan);
    const Json json = to_json(course);
    QCOMPARE(json["standings"].size(), plan.bots.size());
    QCOMPARE(json["finished"], Json(false));
    for (const std::string& text : {json.dump(), to_csv(course), to_markdown(course)})
        QVERIFY2(text.find("nan") == std::string::npos && text.find("inf") == std::string::npos, text.c_str());
}

HILLTOP_TEST(ExportTest)
#include "export_test.moc"
