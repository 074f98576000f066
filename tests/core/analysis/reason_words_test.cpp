// SPDX-License-Identifier: GPL-3.0-or-later
// What explains a mistake is said in the words of its game.
#include "analysis/reasons.h"
#include "game/shared_facts.h"
#include "registry/registry.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <cmath>

using namespace hilltop;

class ReasonWordsTest : public QObject {
    Q_OBJECT
private slots:
    /// Of two rows: a side card that is spent, who stops at the same total, else the totals.
    void rowsAreTold() {
        const RowAnswer stand{11, false, true}, end{11, false, false}, played{14, true, false}, last{14, true, true};
        QVERIFY((row_fact(end, played, {9, true}) == PlainFact{"spends", 11, 14, PlainFact::Rival{9, true}}));
        QVERIFY((row_fact(end, last, {9, false}) == PlainFact{"spends", 11, 14, PlainFact::Rival{9, false}}));
        QVERIFY((row_fact(end, stand, {4, false}) == PlainFact{"stops", 11, 11, PlainFact::Rival{4, false}}));
        QVERIFY((row_fact(stand, end, {4, false}) == PlainFact{"goes-on", 11, 11, PlainFact::Rival{4, false}}));
        QVERIFY((row_fact(last, played, {4, false}) == PlainFact{"goes-on", 14, 14, PlainFact::Rival{4, false}}));
        QVERIFY((row_fact(played, end, {4, false}) == PlainFact{"total", 14, 11, PlainFact::Rival{4, false}}));
        QVERIFY((row_fact(played, played, {4, false}) == PlainFact{"total", 14, 14, PlainFact::Rival{4, false}}));
    }

    void hasSentences_data() {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* game, const WorldFact& fact, const char* expected, int me = -1) {
            const auto text = fact_words(find_game(game)->info(), fact, {{"Ann", "Bob"}, me}).text();
            QTest::newRow(expected) << QString::fromStdString(text) << expected;
        };
        const auto pair = [](const char* game, const PlainFact& fact, const char* expected, int me = -1) {
            const auto text =
                plain_words(find_game(game)->info(), fact, {0, "Better", "Worse"}, {{"Ann", "Bob"}, me}).text();
            QTest::newRow(expected) << QString::fromStdString(text) << expected;
        };
        row("pazaak", {"busts", 1, {}, 20}, "the next card takes Bob above 20");
        row("pazaak", {"busts", 1, {}, 20}, "the next card takes you above 20", 1);
        row("pazaak", {"holds", 1, {1, 3}}, "Bob holds: side card 3");
        row("pazaak", {"reaches", 0, {}, 18}, "the next card takes Ann to 18 or more without a bust");
        row("euchre", {"void", 1, {2, 0}, 0, true}, "Bob holds no hearts");
        row("euchre", {"nowhere", kCommon, {2, 11}}, "no one holds: Jack of hearts");
        row("rps", {"beats", 1, {0, 7}}, "you can beat: Rock 7", 1);
        row("zipdeck", {"calls"}, "someone else calls");
        row("thegame", {"skipped", kCommon, {0, 42}}, "someone else holds a card that card 42 passes over");
        row("thegame", {"has-a-plan"}, "has a plan"); // a question without a sentence
        pair("pazaak", {"total", 18, 16, PlainFact::Rival{17, true}},
             "The total is 16 after “Worse” and 18 after “Better”. Bob stands on 17.");
        pair("pazaak", {"stops", 18, 18, PlainFact::Rival{17, false}},
             "“Worse” stops at 18, “Better” continues. You have 17.", 1);
        pair("pazaak", {"goes-on", 18, 18, PlainFact::Rival{17, false}},
             "“Better” stops at 18, “Worse” continues. Bob has 17.");
        pair("rps", {"keeps-higher", 4, 5},
             "“Better” keeps the higher card. Unseen cards beaten: 4 by “Better”, 5 by "
             "“Worse”.");
        pair("thegame", {"sets-up", 32}, "After “Better”, Ann can set that pile back with their 32.");
        pair("euchre", {"has-a-plan"}, "Has a plan.");
    }
    void hasSentences() {
        QFETCH(QString, said);
        QFETCH(QString, expected);
        QCOMPARE(said, expected);
    }

    /// What reviews tell of by an id: in a draft the ids do.
    void idsHaveWords() {
        for (const GameEntry* game : games()) {
            if (is_draft(game->info().id)) continue;
            const auto said = [&](Word kind, const char* id) {
                const std::string text = word_of(game->info(), kind, id).text();
                return text != readable_id(id).text() ? QString::fromStdString(text) : QString();
            };
            for (const char* kind : game->decision_kinds())
                QVERIFY2(!said(Word::Decision, kind).isEmpty(), kind);
            const char* cost = game->info().fault_cost;
            QVERIFY2(said(Word::FaultCost, cost).endsWith('.'), cost);
            QVERIFY2(said(Word::Faults, cost).startsWith("%n fault(s), "), cost);
        }
    }

    /// The form of `review --json --why`, which others read.
    void isJson() {
        const auto json = [](const char* game, const std::optional<WorldFact>& fact,
                             const std::optional<PlainFact>& plain) {
            Reason reason;
            reason.fact = fact;
            reason.plain = plain;
            const Json all = reason_json(find_game(game)->info(), reason);
            return QString::fromStdString(fact ? all["fact"].dump() : all["plain"].dump());
        };
        QCOMPARE(json("pazaak", {}, PlainFact{"goes-on", 18, 18, PlainFact::Rival{17, true}}),
                 R"({"kind":"goes-on","better":18,"worse":18,"other":17,"other_stands":true})");
        QCOMPARE(json("thegame", {}, PlainFact{"sets-back", 1, 0}), R"({"kind":"sets-back","better":1,"worse":0})");
        QCOMPARE(json("pazaak", WorldFact{"busts", 1, {}, 20}, {}), R"({"kind":"busts","seat":1,"number":20})");
        QCOMPARE(json("euchre", WorldFact{"holds", 2, {2, 11}}, {}), R"({"kind":"holds","seat":2,"card":"jh"})");
        QCOMPARE(json("euchre", WorldFact{"void", 2, {2, 0}, 0, true}, {}), R"({"kind":"void","seat":2,"card":"h"})");
        QCOMPARE(json("zipdeck", WorldFact{"calls"}, {}), R"({"kind":"calls"})");
    }

    /// What a cost is called is by its error and by what is shown of it.
    void isASentence() {
        const WorthTexts percent{
            [](double worth) { return QString::number(std::abs(100 * worth), 'f', 1).toStdString() + " %"; },
            [](double error) { return QString::number(100 * error, 'f', 1).toStdString(); }};
        Reason reason;
        const auto said = [&] {
            return QString::fromStdString(
                reason_words(find_game("pazaak")->info(), {{"Ann", "Bob"}}, {0, "End turn", "Stand"}, reason, percent)
                    .text());
        };
        QCOMPARE(said(), QString());
        reason.samples = 100;
        QCOMPARE(said(), "No single hidden card or draw explains the difference.");
        reason.fact = WorldFact{"busts", 0, {}, 20};
        reason.share.value = 0.31;
        reason.where = {0.24, 0.021};
        reason.elsewhere = {0.02, 0.011};
        QCOMPARE(said(), "If the next card takes Ann above 20 (31 % of possible deals), “Stand” costs 24.0 % ± 2.1, "
                         "otherwise nothing measurable.");
        reason.plain = PlainFact{"total", 18, 16, PlainFact::Rival{17, true}};
        QVERIFY(said().startsWith("If the next card"));
        reason.where = {0.0002, 0};
        reason.elsewhere = {-0.12, 0};
        QVERIFY2(said().endsWith("“Stand” costs next to nothing, otherwise −12.0 %."), qPrintable(said()));
        reason.where = {0.2, 0};
        reason.elsewhere = {0.12, 0};
        QCOMPARE(said(), "The total is 16 after “Stand” and 18 after “End turn”. Bob stands on 17. If the next card "
                         "takes Ann above 20 (31 % of possible deals), “Stand” costs 20.0 %, otherwise 12.0 %.");
    }

    /// Reports call seats and answers as matches are told, in their units.
    void isToldOfADecision() {
        const GameEntry& game = *find_game("pazaak");
        const auto replay = Replay::make(
            *play_record(game, default_values(game.rules()), {9, 1, 1}, std::vector<std::string>{"careful", "careful"}),
            Replay::Asking::Later);
        ReviewedDecision decision;
        decision.seat = Seat(1);
        decision.played = "play 3";
        decision.options = {{"stand", {}, {}}, {"play 3", {}, {}}};
        Reason reason;
        QCOMPARE(reason_text(*replay, decision, reason), std::string());
        reason.samples = 100;
        reason.fact = WorldFact{"busts", 0, {}, 20};
        reason.share.value = 0.31;
        reason.where = {0.24, 0.021};
        reason.elsewhere = {0.2, 0};
        reason.plain = PlainFact{"spends", 17, 20, PlainFact::Rival{16, false}};
        QCOMPARE(QString::fromStdString(reason_text(*replay, decision, reason)),
                 "“Play +3” spends a side card for a total of 20, not 17. careful (1) has 16. If the next card takes "
                 "careful (1) above 20 (31 % of possible deals), “Play +3” costs 24.0 % ± 2.1, otherwise 20.0 %.");
    }
};

HILLTOP_TEST(ReasonWordsTest)
#include "reason_words_test.moc"
