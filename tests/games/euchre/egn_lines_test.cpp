// SPDX-License-Identifier: GPL-3.0-or-later
// The line on which a place of a JSON text begins, and that a file in Euchre Game Notation is refused with it.
#include "games/euchre/contest/egn_lines.h"

#include "base/json_text.h"
#include "games/euchre/contest/egn.h"
#include "rng/rng.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <nlohmann/json.hpp>

using namespace hilltop;

namespace {

/// As another program might write it.
const char* const kFile = R"({
  "fileType": "Euchre Game Notation",
  "version": "1.4",
  "metadata": {"title": "deals, [ and {", "players": ["Ann",
      "Ben", "Cid",
      "Dee"], "initialScore": [0, 0],
    "ruleset": {
      "std": true, "winning_score": 2 }
  },
  "deals": [
    {
      "dealNumber": 0,
      "initialState": {"dealer": 3,
        "upCard": "9h"},
      "phases": [
        {"phaseNumber": 0, "type": "EUCHRE_BIDDING",
         "calls": ["Pass", "Pass",
                   "Order"], "isAlone": false},
        {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [
          ["Ac", "Tc", "9c", "Kc"],
          ["Kh", "Th", "R", "9h"],
          ["L", "9d", "Td", "Qh"],
          ["Ah", "Kd",
           "Ad", "Qs"],
          ["As", "Ks", "Ts", "Qc"]]}]}]
}
)";

std::string refusal(const std::string& text) {
    const auto read = euchre::read_egn(text);
    return read ? "" : english(read.error());
}

} // namespace

class EgnLinesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void places_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("line");
        const auto row = [](const char* text, const char* place, int line) {
            QTest::addRow("%s, line %d", place, line) << text << place << line;
        };
        row(kFile, "", 1);
        row(kFile, "fileType", 2);
        row(kFile, "metadata", 4);
        row(kFile, "metadata.players[0]", 4);
        row(kFile, "metadata.players[3]", 6);
        row(kFile, "metadata.initialScore[1]", 6);
        row(kFile, "metadata.ruleset", 7);
        row(kFile, "metadata.ruleset.winning_score", 8);
        row(kFile, "deals", 10);
        row(kFile, "deals[0]", 11);
        row(kFile, "deals[0].initialState.upCard", 14);
        row(kFile, "deals[0].phases[0].calls[2]", 18);
        row(kFile, "deals[0].phases[1].tricks[3][1]", 23);
        row(kFile, "deals[0].phases[1].tricks[3][2]", 24);
        row(kFile, "deals[0].phases[1].tricks[4][3]", 25);
        // Where there is no such place, that of what it would be in.
        row(kFile, "metadata.finalScore[0]", 4);
        row(kFile, "deals[7].phases", 10);
        row(kFile, "deals[0].phases[1].tricks[9]", 19);
        row(kFile, "metadata.ruleset.std.more", 8);
        row(kFile, "deals[x]", 10);
        // However it is written.
        row("\n\n[\n 1,\r\n -2.5e3\n,{\"a\\\\\":1,\"a\\\"]}\":\n[]},\ntrue]", "[0]", 4);
        row("\n\n[\n 1,\r\n -2.5e3\n,{\"a\\\\\":1,\"a\\\"]}\":\n[]},\ntrue]", "[1]", 5);
        row("\n\n[\n 1,\r\n -2.5e3\n,{\"a\\\\\":1,\"a\\\"]}\":\n[]},\ntrue]", "[2]", 6);
        row("\n\n[\n 1,\r\n -2.5e3\n,{\"a\\\\\":1,\"a\\\"]}\":\n[]},\ntrue]", "[3]", 8);
        row("{\"a\":\n1,\n\"a\":\n2}", "a", 4); // the last one counts
        row("[[],\n[ ],\n{},\n{ }, 7]", "[2]", 3);
        row("[[],\n[ ],\n{},\n{ }, 7]", "[4]", 4);
    }
    void places() {
        QFETCH(const QString, text);
        QFETCH(const QString, place);
        QVERIFY(parse_json(text.toStdString()));
        QTEST(euchre::line_of_place(text.toStdString(), place.toStdString()), "line");
    }

    void refusals_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("told");
        QTest::newRow("revoke") << "\"Th\", \"R\""
                                << "\"9s\", \"R\""
                                << "line 21: deals[0].phases[1].tricks[1][1]: seat 2 has a card of the suit led";
        QTest::newRow("twice") << "\"Qc\"]"
                               << "\"Ac\"]"
                               << "line 25: deals[0].phases[1].tricks[4][3]: Ac is already in another place";
        QTest::newRow("a suit too early") << "\"Pass\", \"Pass\""
                                          << "\"Pass\", \"d\""
                                          << "line 17: deals[0].phases[0].calls[1]: \"d\" is not a call of this round";
        QTest::newRow("another maker") << "\"Order\"]"
                                       << "\"Order\",\n\"Order\"]"
                                       << "line 19: deals[0].phases[0].calls[3]: trump has been made already";
        QTest::newRow("no seat") << "\"dealer\": 3"
                                 << "\"dealer\": 4"
                                 << "line 13: deals[0].initialState.dealer: this must be a whole number from 0 to 3";
        QTest::newRow("no dealer") << "\"dealer\": 3,"
                                   << ""
                                   << "line 13: deals[0].initialState: \"dealer\" is missing";
        QTest::newRow("a rule of nobody")
            << "\"winning_score\": 2"
            << "\"winning_score\": 2,\n\"misere\": true"
            << "line 9: metadata.ruleset.misere: \"misere\" is not a field of the notation";
        QTest::newRow("a field of nobody") << "\"deals\": ["
                                           << "\"extra\": 1, \"deals\": ["
                                           << "line 10: extra: \"extra\" is not a field of the notation";
        QTest::newRow("wrong score") << "\"ruleset\""
                                     << "\"finalScore\": [\n0,\n1],\"ruleset\""
                                     << "line 8: metadata.finalScore[0]: the score is 0, but the deals add up to 2";
        QTest::newRow("version") << "\"1.4\""
                                 << "\"2.0\""
                                 << "line 3: version: the version is \"2.0\"";
        QTest::newRow("cut off") << "\"Order\"]"
                                 << "\"Order\" \"Order\"]"
                                 << "line 18: this is not JSON, see character";
    }
    void refusals() {
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        QFETCH(const QString, told);
        QCOMPARE(refusal(kFile), std::string());
        QString text(kFile);
        QCOMPARE(text.count(before), 1);
        const QString said = QString::fromStdString(refusal(text.replace(before, after).toStdString()));
        QVERIFY2(said.startsWith(told), qPrintable(said));
    }

    /// Where everything is on one line, its number says nothing.
    void oneLine() {
        Json file = Json::parse(kFile);
        file["version"] = "2.0";
        QVERIFY(refusal(file.dump()).starts_with("version: the version is"));
        QVERIFY(refusal(file.dump() + "\n").starts_with("version: the version is"));
        QVERIFY(
            refusal(std::string("\xEF\xBB\xBF\n").append(file.dump())).starts_with("line 2: version: the version is"));
        QVERIFY(refusal(std::string("\n").append(file.dump())).starts_with("line 2: version: the version is"));
    }

    /// No text makes it read outside of it, or run for ever.
    void anyText() {
        Rng rng(3, 0, Stream::Analysis, 0, 0);
        const std::string letters = "{}[]\",:\\ \n1ab";
        for (int i = 0; i < rounds(20'000); ++i) {
            std::string text, place;
            for (int k = rng.below(30); k > 0; --k)
                text += letters[static_cast<std::size_t>(rng.below(static_cast<int>(letters.size())))];
            for (int k = rng.below(6); k > 0; --k)
                place += "a[]0.1"[rng.below(6)];
            const int line = euchre::line_of_place(text, place);
            QVERIFY(line >= 1 && line <= 1 + std::count(text.begin(), text.end(), '\n'));
        }
    }
};

HILLTOP_TEST(EgnLinesTest)
#include "egn_lines_test.moc"
