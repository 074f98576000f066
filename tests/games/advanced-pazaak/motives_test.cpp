// SPDX-License-Identifier: GPL-3.0-or-later
// What speaks for the better answer, and not for the other one, in the words of this game.
#include "analysis/reasons.h"
#include "games/advanced-pazaak/questions.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

class AdvancedPazaakMotivesTest : public QObject {
    Q_OBJECT
private slots:
    /// In a position of a recorded match of one bot at both seats.
    void isTold() {
        const GameEntry& entry = *find_game("advanced-pazaak");
        const std::vector<std::string> bots(2, "novice");
        const auto replay =
            Replay::make(*play_record(entry, default_values(entry.rules()), {71, 0, 0}, bots), Replay::Asking::Later);
        const Table& table = replay->table(10);
        const auto judge = entry.make_judge();
        const auto told = [&](const char* better, const char* worse) {
            return judge->reason(table, Seat(0), better, worse, {1, 1}, {})->plain;
        };
        const auto plain = told("end", "+-3=-3 end");
        QVERIFY(plain && plain->id == "spends");
        const auto said = plain_words(entry.info(), *plain, {0, "Better", "Worse"}, {{"Ann", "Ann"}}).text();
        QCOMPARE(QString::fromStdString(said),
                 QString("“Worse” spends a side card. “Better” continues from 11: 3 of 37 unseen cards go over 20. "
                         "“Worse” continues from 8: 0 of 37 unseen cards go over 20. Ann stands on 11."));
        const auto turned = told("+-3=-3 end", "end");
        QVERIFY2(!turned || turned->id != plain->id, "it speaks for both answers");
    }

    void hasSentences() {
        const PlainFact fact{"goes-on", 18, 18, PlainFact::Rival{17, true}, PlainFact::Risk{-1, 12, 30}};
        const auto said =
            plain_words(find_game("advanced-pazaak")->info(), fact, {0, "Better", "Worse"}, {{"Ann", "Bob"}}).text();
        QCOMPARE(QString::fromStdString(said),
                 QString("“Better” wins with 18 against 17. “Worse” continues from 18: 12 of 30 unseen cards go over "
                         "20."));
    }

    /// Level totals where one has played the tie card, and a ninth card, are no matter of totals.
    void totalsAreNotToldWhereTheyDoNotDecide() {
        AdvancedPazaak::Open open;
        open.phase = AdvancedPazaak::Phase::Act;
        auto &mine = open.players[Seat(0)], &rival = open.players[Seat(1)];
        for (int i = 0; i < 8; ++i)
            mine.row.push_back({1, 0, 1});
        mine.total = rival.total = 8;
        rival.stood = true;
        const auto told = [&](const AdvancedPazaak::Action& better, const AdvancedPazaak::Action& worse) {
            return QuestionsOf<AdvancedPazaak>::plain({Seat(0), open, {}}, better, worse).has_value();
        };
        const auto stand = AdvancedPazaak::turn(true), end = AdvancedPazaak::turn(false);
        QVERIFY(told(end, stand));
        rival.tie = true;
        QVERIFY(!told(end, stand));
        mine.tie = true;
        QVERIFY(told(end, stand));
        QVERIFY(!told(AdvancedPazaak::play(kPlus, 1, false), end));
        open.rules.nine_cards = false;
        QVERIFY(told(AdvancedPazaak::play(kPlus, 1, false), end));
    }
};

HILLTOP_TEST(AdvancedPazaakMotivesTest)
#include "motives_test.moc"
