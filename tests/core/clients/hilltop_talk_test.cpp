// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test.h"
#include "wires/hilltop_dialect.h"

using namespace hilltop;

namespace {

const std::vector<std::string> kMenu{"o", "p"};

/// A talk after hello and its answer.
HilltopTalk greeted(const char* answer = R"({"name":"My bot","version":"3","events":true})") {
    HilltopTalk talk;
    const std::vector<std::string> names;
    talk.hello("euchre", {{"hands", 3}}, {Seat(2), 4, names, 0, 77});
    talk.answers(answer);
    return talk;
}

} // namespace

class HilltopTalkTest : public QObject {
    Q_OBJECT
private slots:
    void lines();
    void seedsAndNames();
    void events();
    void plays_data();
    void plays();
    void lateLines();
    void lateHello();
    void strangeHello();
};

/// As the pages show them, to the letter.
void HilltopTalkTest::lines() {
    HilltopTalk talk;
    QCOMPARE(talk.hello("euchre", {{"hands", 3}}, {Seat(2), 4, {}, 0, 77}),
             std::string(R"({"hello":1,"game":"euchre","rules":{"hands":3},"seat":2,"seats":4,"seed":77})"));
    QVERIFY(talk.answers(R"({"name":"My bot","version":"3"})"));
    QCOMPARE(talk.greeting().name, std::string("My bot"));
    QCOMPARE(talk.greeting().version, std::string("3"));
    QVERIFY(!talk.greeting().events);
    QCOMPARE(talk.question({{"me", 2}}, kMenu, Need::Must),
             std::string(R"({"view":{"me":2},"menu":["o","p"],"need":"must","id":1})"));
    QVERIFY(talk.answers(R"({"play":"o","id":1})"));
    QCOMPARE(talk.question({{"me", 2}}, {}, Need::May),
             std::string(R"({"view":{"me":2},"menu":[],"need":"may","id":2})"));
    QVERIFY(talk.answers(R"({"play":null,"id":2})"));
    MatchResult result;
    result.points[Seat(0)] = 10;
    result.points[Seat(1)] = 7;
    result.points[Seat(3)] = -7;
    talk.over(result);
    QCOMPARE(talk.farewell(), std::string("{\"over\":{\"points\":[10,7,0,-7]}}\n{\"bye\":true}"));
    QCOMPARE(talk.farewell(), std::string("{\"bye\":true}"));
}

/// Seeds as numbers that every reader holds; names where the game passes them on.
void HilltopTalkTest::seedsAndNames() {
    const std::vector<std::string> names{"One", "\xff"};
    HilltopTalk talk;
    const auto text = talk.hello("thegame", Json::object(), {Seat(0), 2, names, 0, ~std::uint64_t{0}});
    QCOMPARE(text, std::string(R"({"hello":1,"game":"thegame","rules":{},"seat":0,"seats":2,"seed":9007199254740991,)"
                               "\"names\":[\"One\",\"\xef\xbf\xbd\"]}"));
}

/// Events go out before the next question, in order, and only to bots that asked for them.
void HilltopTalkTest::events() {
    HilltopTalk talk = greeted();
    talk.event({{"round", 1}});
    talk.event({{"round", 2}});
    QCOMPARE(talk.question({{"me", 2}}, kMenu, Need::Must),
             std::string("{\"event\":{\"round\":1}}\n{\"event\":{\"round\":2}}\n"
                         R"({"view":{"me":2},"menu":["o","p"],"need":"must","id":1})"));
    HilltopTalk other = greeted(R"({"name":"My bot","events":1})");
    other.event({{"round", 1}});
    QCOMPARE(other.farewell(), std::string("{\"bye\":true}"));
}

void HilltopTalkTest::plays_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("play"); // "?": not understood, "-": silence
    const auto row = [](const char* line, const char* play) { QTest::newRow(line) << QByteArray(line) << play; };
    row(R"({"play":"o","id":1})", "o");
    row(R"( { "id" : 1, "note": [1, {}], "play" : "57>2" } )", "57>2");
    row(R"({"play":"","id":1})", "");
    row(R"({"play":null,"id":1})", "-");
    row(R"({"play":"o"})", "?");
    row(R"({"id":1})", "?");
    row(R"({"play":3,"id":1})", "?");
    row(R"({"play":["o"],"id":1})", "?");
    row(R"({"play":"o","id":"1"})", "?");
    row(R"({"play":"o","id":1.0})", "?");
    row(R"({"play":"o","id":0})", "?");
    row(R"({"play":"o","id":2})", "?");
    row(R"({"play":"o","id":1}})", "?");
    row(R"({"play":"o","id":1)", "?");
    row(R"({"play":"o","id":18446744073709551617})", "?");
    row("o", "?");
    row("", "?");
    row("[]", "?");
    row("null", "?");
    row("\xff\xfe", "?");
    row(R"({"name":"My bot","version":"3"})", "?");
}

void HilltopTalkTest::plays() {
    QFETCH(QByteArray, line);
    QFETCH(QString, play);
    HilltopTalk talk = greeted();
    talk.question({}, kMenu, Need::Must);
    QVERIFY(talk.answers(line.toStdString()));
    const auto played = talk.played(line.toStdString());
    QCOMPARE(played.understood, play != "?");
    QCOMPARE(played.word.has_value(), play != "?" && play != "-");
    if (played.word) QCOMPARE(QString::fromStdString(*played.word), play);
    const QByteArray deep(100000, '[');
    QVERIFY(!talk.played(deep.toStdString()).understood);
}

/// An answer to a question that was dropped is dropped by its id, once; a second answer is no late one.
void HilltopTalkTest::lateLines() {
    HilltopTalk talk = greeted();
    talk.question({}, kMenu, Need::Must);
    talk.question({}, kMenu, Need::Must);
    QVERIFY(!talk.answers(R"({"play":"o","id":1})"));
    QVERIFY(talk.answers(R"({"play":"p","id":2})"));
    QVERIFY(talk.played(R"({"play":"p","id":2})").understood);
    talk.question({}, kMenu, Need::Must);
    for (const char* again : {R"({"play":"o","id":1})", R"({"play":"p","id":2})"}) {
        QVERIFY(talk.answers(again));
        QVERIFY(!talk.played(again).understood);
    }
    // The right answer comes behind it, and answers no later question.
    talk.question({}, kMenu, Need::Must);
    QVERIFY(!talk.answers(R"({"play":"o","id":3})"));
    QVERIFY(talk.answers(R"({"play":"o","id":4})"));
}

void HilltopTalkTest::lateHello() {
    HilltopTalk talk;
    talk.hello("euchre", {}, {});
    talk.question({}, kMenu, Need::Must); // the answer was not waited for
    QVERIFY(!talk.answers(R"({"name":"My bot"})"));
    QVERIFY(talk.answers(R"({"play":"o","id":1})"));
    QCOMPARE(*talk.played(R"({"play":"o","id":1})").word, std::string("o"));
    talk.question({}, kMenu, Need::Must);
    talk.hello("euchre", {}, {});
    QVERIFY(!talk.answers(R"({"play":"o","id":2})"));
    QVERIFY(talk.answers(R"({"name":"My bot","version":"4"})"));
    QCOMPARE(talk.greeting().version, std::string("4"));
}

/// A bot that does not greet is not understood in this match; the next one starts afresh.
void HilltopTalkTest::strangeHello() {
    HilltopTalk talk = greeted("Welcome!");
    const auto played = [&](int id) {
        talk.question({}, kMenu, Need::Must);
        const std::string line = R"({"play":"o","id":)" + std::to_string(id) + "}";
        return talk.answers(line) && talk.played(line).understood;
    };
    QVERIFY(!played(1));
    talk.hello("euchre", {}, {});
    QVERIFY(talk.answers(R"({"name":"My bot"})"));
    QVERIFY(played(2));
}

HILLTOP_TEST(HilltopTalkTest)
#include "hilltop_talk_test.moc"
