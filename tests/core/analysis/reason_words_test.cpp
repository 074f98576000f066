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
        const RowAnswer stand{11, false, true}, end{11, false, false, 7}, played{14, true, false}, last{14, true, true};
        const auto id = [](const RowAnswer& better, const RowAnswer& worse) {
            return row_fact(better, worse, {9, true}, 30).id;
        };
        QCOMPARE(id(end, played), "spends");
        QCOMPARE(id(end, last), "spends");
        QCOMPARE(id(end, stand), "stops");
        QCOMPARE(id(stand, end), "goes-on");
        QCOMPARE(id(last, played), "goes-on");
        QCOMPARE(id(played, end), "total");
        QCOMPARE(id(played, played), "total");
        const PlainFact fact = row_fact(end, last, {9, false}, 30);
        QCOMPARE(fact.better, 11);
        QCOMPARE(fact.worse, 14);
        QVERIFY((fact.rival == PlainFact::Rival{9, false}));
        QVERIFY((fact.risk == PlainFact::Risk{7, -1, 30}));
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
        const PlainFact::Risk none{-1, -1, 30}, worse{-1, 12, 30}, better{0, -1, 30};
        pair("pazaak", {"total", 18, 16, PlainFact::Rival{17, true}, none},
             "“Better” wins with 18 against 17. “Worse” loses with 16 against 17.");
        pair("pazaak", {"total", 17, 22, PlainFact::Rival{17, true}, none},
             "“Better” ties at 17. “Worse” is over 20 with 22.");
        pair("pazaak", {"stops", 18, 18, PlainFact::Rival{17, false}, better},
             "“Better” continues from 18: 0 of 30 unseen cards go over 20. “Worse” stops at 18. You have 17.", 1);
        pair("pazaak", {"goes-on", 18, 18, PlainFact::Rival{17, true}, worse},
             "“Better” wins with 18 against 17. “Worse” continues from 18: 12 of 30 unseen cards go over 20.");
        pair("pazaak", {"spends", 18, 20, PlainFact::Rival{17, true}, PlainFact::Risk{3, 12, 30}},
             "“Worse” spends a side card. “Better” continues from 18: 3 of 30 unseen cards go over 20. “Worse” "
             "continues from 20: 12 of 30 unseen cards go over 20. Bob stands on 17.");
        pair("rps", {"keeps-higher", 4, 5},
             "“Better” keeps the higher card. Unseen cards beaten: 4 by “Better”, 5 by "
             "“Worse”.");
        pair("thegame", {"sets-up", 32}, "After “Better”, Ann can set that pile back with their 32.");
        const auto about = [](PlainFact fact, int seat, Face face, int number = 0) {
            fact.seat = static_cast<std::uint8_t>(seat);
            fact.face = face;
            fact.number = number;
            return fact;
        };
        pair("thegame", about({"asked-off"}, 1, {}, 3), "“Worse” ignores a wish: Bob wants others to stay off pile 3.");
        pair("thegame", about({"asked-off"}, 1, {}, 3), "“Worse” ignores a wish: You want others to stay off pile 3.",
             1);
        pair("thegame", about({"wrong-order", 27}, kCommon, {}, 17),
             "With card 27 played before it, card 17 would set the pile back.");
        pair("zipdeck", about({"hopeless"}, kCommon, {0, 2}, 1),
             "Card 2 can’t be the highest. The call costs 1 point.");
        pair("zipdeck", about({"unlikely", 14, 2}, kCommon, {0, 9}, 2),
             "Card 9 is the highest in 14 % of deals. Otherwise “Worse” costs 2 points.");
        pair("zipdeck", about({"target", 4, 9}, 0, {}, 1),
             "“Better” gives to the one ahead. Points so far: Ann 4, you 9.", 1);
        pair("zipdeck", {"wins-match"}, "“Better” wins the match whatever the cards are.");
        pair("euchre", about({"strong", 4, 1}, kCommon, {}, 2),
             "The hand is good for “Better”: trumps 4, of them sure tricks 2, other aces 1.");
        pair("euchre", about({"weak", 2, 0}, 1, {1, 10}, 0),
             "The hand is weak for “Worse”: trumps 2, of them sure tricks 0, other aces 0. Bob gets the 10 of "
             "diamonds.");
        pair("euchre", about({"into-void"}, 1, {1, 0}), "“Worse” leads into a void: Bob has shown no diamonds.");
        pair("euchre", about({"leaves-void"}, kCommon, {0, 0}),
             "After “Better” there are no clubs left in hand, so a trump can take such a trick.");
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
        QCOMPARE(
            json("pazaak", {}, PlainFact{"goes-on", 18, 18, PlainFact::Rival{17, true}, PlainFact::Risk{-1, 12, 30}}),
            R"({"kind":"goes-on","better":18,"worse":18,"other":17,"other_stands":true,"unseen":30,)"
            R"("worse_busts":12})");
        PlainFact asked{"into-void"};
        asked.seat = 2;
        asked.face = {2, 11};
        asked.number = 3;
        QCOMPARE(json("euchre", {}, asked),
                 R"({"kind":"into-void","better":0,"worse":0,"number":3,"seat":2,"card":"jh"})");
        asked.face = {2, 0};
        asked.any_value = true;
        QCOMPARE(json("euchre", {}, asked),
                 R"({"kind":"into-void","better":0,"worse":0,"number":3,"seat":2,"card":"h"})");
        QCOMPARE(json("thegame", {}, PlainFact{"sets-back", 1, 0}), R"({"kind":"sets-back","better":1,"worse":0})");
        QCOMPARE(json("pazaak", WorldFact{"busts", 1, {}, 20}, {}), R"({"kind":"busts","seat":1,"number":20})");
        QCOMPARE(json("pazaak", WorldFact{"busts", 1, {}, 20, false, WorldFact::After::Worse}, {}),
                 R"({"kind":"busts","seat":1,"number":20,"after":"worse"})");
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
        reason.fact->after = WorldFact::After::Better;
        QVERIFY2(said().startsWith("If after “End turn” the next card takes Ann above 20 (31 %"), qPrintable(said()));
        reason.fact->after = WorldFact::After::Any;
        // What can be seen comes first, and a card only where it is the reason.
        reason.plain = PlainFact{"total", 18, 16, PlainFact::Rival{17, true}, PlainFact::Risk{-1, -1, 30}};
        const QString plain = "“End turn” wins with 18 against 17. “Stand” loses with 16 against 17.";
        QCOMPARE(said(), plain + " If the next card takes Ann above 20 (31 % of possible deals), “Stand” costs 24.0 % "
                                 "± 2.1, otherwise nothing measurable.");
        reason.where = {0.0002, 0};
        reason.elsewhere = {-0.12, 0};
        QVERIFY2(said().endsWith("“Stand” costs next to nothing, otherwise −12.0 %."), qPrintable(said()));
        reason.where = {0.2, 0};
        reason.elsewhere = {0.12, 0};
        QCOMPARE(said(), plain);
        reason.fact.reset();
        QCOMPARE(said(), plain);
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
        reason.elsewhere = {0.02, 0};
        reason.plain = PlainFact{"spends", 17, 20, PlainFact::Rival{16, false}, PlainFact::Risk{-1, -1, 30}};
        QCOMPARE(QString::fromStdString(reason_text(*replay, decision, reason)),
                 "“Play +3” spends a side card. “Stand” stops at 17. “Play +3” stops at 20. careful (1) has 16. If the "
                 "next card takes careful (1) above 20 (31 % of possible deals), “Play +3” costs 24.0 % ± 2.1, "
                 "otherwise 2.0 %.");
    }
};

HILLTOP_TEST(ReasonWordsTest)
#include "reason_words_test.moc"
