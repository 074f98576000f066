// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/bot_report.h"
#include "support/json_schema.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

/// Every field has a value of its own.
BotReport whole_report() {
    BotReport report;
    report.game = "pazaak";
    report.bot = "java:/bots/Nestor.java:Nestor";
    report.content = "9c41e07b9c41e07b";
    report.runs_on = "Java 17.0.15";
    report.checked = 1'763'800'000;
    report.took = 8123ms;
    report.limits.decision = 250ms;
    report.limits.memory = 64 << 20;
    report.isolation = "bubblewrap";
    report.start = 74ms;
    report.compiled = 1200ms;
    report.ordered = 240;
    report.matches = 200;
    report.decisions = 2914;
    report.allowed = 2913;
    report.faults.push_back({.match = 113,
                             .step = 40,
                             .decision = 41,
                             .seat = 1,
                             .told = true,
                             .fault = Fault::TooMuchOutput,
                             .time = 310us,
                             .errors = "best=none, \"f\xc3\xa4llt\" durch\n",
                             .record = 1});
    report.faults.push_back({.match = 114, .fault = Fault::TimeOut, .errors = {}});
    report.fault_counts = {{Fault::TooMuchOutput, 1}, {Fault::TimeOut, 412}};
    report.deterministic = true;
    report.remembers = false;
    report.median = 310us;
    report.most = 2400us;
    report.worst = 41'000us;
    report.memory = 61 << 20;
    report.style = {{"ends", 1696, 2914}, {"stands", 725, 2914}};
    report.field = {{"ends", 61, 100}, {"stands", 22, 100}};
    report.records = {"{\"a\":1}", "{\"b\":2}"};
    return report;
}

} // namespace

class ReportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void comesBack() {
        const BotReport report = whole_report();
        const std::string json = report_json(report);
        const auto again = read_report(json);
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QCOMPARE(report_json(*again), json);
        QCOMPARE(again->game, report.game);
        QCOMPARE(again->bot, report.bot);
        QCOMPARE(again->content, report.content);
        QCOMPARE(again->runs_on, report.runs_on);
        QCOMPARE(again->checked, report.checked);
        QVERIFY(again->took == report.took && again->start == report.start && again->compiled == report.compiled);
        QVERIFY(again->limits == report.limits);
        QCOMPARE(again->isolation, report.isolation);
        QVERIFY(again->matches == 200 && again->decisions == 2914 && again->allowed == 2913);
        QVERIFY(again->faults == report.faults);
        QCOMPARE(again->ordered, 240);
        QVERIFY(again->fault_counts == report.fault_counts);
        QCOMPARE(again->fault_count({Fault::TimeOut}), std::int64_t{412});
        QVERIFY(again->deterministic == true && again->remembers == false);
        QVERIFY(again->median == 310us && again->most == 2400us && again->worst == 41'000us);
        QCOMPARE(again->memory, report.memory);
        QVERIFY(again->style == report.style && again->field == report.field);
        QVERIFY(again->records == report.records);
    }

    void whatIsNotKnownStaysSo() {
        BotReport report;
        report.game = "rps";
        report.bot = "js:/bots/a.js";
        report.problem = "/bots/a.js: line 2, column 7: no";
        const auto again = read_report(report_json(report));
        QVERIFY(again);
        QVERIFY(!again->deterministic && !again->remembers && !again->compiled);
        QCOMPARE(again->problem, report.problem);
        QVERIFY(!again->usable());
    }

    void whatIsUnknownIsLeftOut() {
        Json json = Json::parse(report_json(whole_report()));
        json["colour"] = "red";
        json["faults"][0]["colour"] = "red";
        const auto again = read_report(json.dump());
        QVERIFY(again);
        QCOMPARE(report_json(*again), report_json(whole_report()));
    }

    void theSchemaFits() {
        const Json definitions{{"report", report_schema()}};
        testing::JsonSchema schema(Json{{"$defs", definitions}});
        QCOMPARE(schema.complaint("report", Json::parse(report_json(whole_report()))), std::string());
        Json broken = Json::parse(report_json(whole_report()));
        broken["faults"][0]["word"] = "tired";
        QVERIFY(!schema.complaint("report", broken).empty());
    }

    void countsWhatWantsToBeRead() {
        BotReport report = whole_report();
        QVERIFY(report.usable());
        QCOMPARE(report.remarks(), 1); // its faults
        report.faults.clear();
        QCOMPARE(report.remarks(), 1); // more than are listed
        report.allowed = report.decisions;
        QCOMPARE(report.remarks(), 0);
        report.allowed = 0;
        QVERIFY(!report.usable());
        report.allowed = report.decisions;
        report.deterministic = false;
        report.isolation = "none";
        QCOMPARE(report.remarks(), 2);
        report.isolation = "engine";
        QCOMPARE(report.remarks(), 1);
    }

    void refusesWhatIsBroken_data() {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const char* place, const char* value, const char* sentence) {
            QTest::newRow((std::string(place) + " " + value).c_str())
                << QByteArray(place) << QByteArray(value) << QByteArray(sentence);
        };
        row("/report", "\"match\"", "report: \"match\" is not a report on a bot");
        row("/report", "null", "report: this field is missing");
        row("/format", "2", "format: the format is 2, but this program reads 1");
        row("/game", "7", "game: this must be text in quotation marks");
        row("/bot", "null", "bot: this field is missing");
        row("/matches", "-1", "matches: the value is -1, but it must be from 0 to 2147483647");
        row("/matches", "1.5", "matches: this must be a whole number");
        row("/decisions", "18446744073709551615", "decisions: this number is too large");
        row("/allowed", "2915", "allowed: this number is larger than \"decisions\"");
        row("/deterministic", "\"yes\"", "deterministic: this must be true or false");
        row("/limits/0", "\"start=never\"", "limits[0]: limit start: \"never\" is not 1ms to 86400s");
        row("/limits", "{}", "limits: this must be a list");
        row("/latency_us", "3", "latency_us: this must be a JSON object");
        row("/latency_us/worst", "\"3\"", "latency_us.worst: this must be a whole number");
        row("/faults/0", "3", "faults[0]: this must be a JSON object");
        row("/faults/0/word", "\"tired\"", "faults[0].word: \"tired\" is not a fault");
        row("/fault_counts/0/word", "\"tired\"", "fault_counts[0].word: \"tired\" is not a fault");
        row("/faults/0/seat", "16", "faults[0].seat: the value is 16, but it must be from 0 to 15");
        row("/faults/0/record", "2", "faults[0].record: the value is 2, but it must be from 0 to 1");
        row("/style/1/times", "2915", "style[1].times: this number is larger than \"of\"");
        row("/records/0", "{}", "records[0]: this must be text in quotation marks");
    }
    void refusesWhatIsBroken() {
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, sentence);
        Json json = Json::parse(report_json(whole_report()));
        json[Json::json_pointer(place.toStdString())] = Json::parse(value.toStdString());
        const auto read = read_report(json.dump());
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(english(read.error())), sentence);
    }

    void refusesWhatIsNoDocument() {
        QVERIFY(!read_report(""));
        QVERIFY(!read_report("[]"));
        const std::string json = report_json(whole_report());
        QCOMPARE(english(read_report(std::string_view(json).substr(0, json.size() / 2)).error()),
                 std::string("its end is missing"));
    }
};

HILLTOP_TEST(ReportTest)
#include "report_test.moc"
