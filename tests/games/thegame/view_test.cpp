// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of cards and piles is what the rules say of the answers.
#include "games/thegame/thegame_view.h"
#include "ui/seen_views.h"

using namespace hilltop;

class ThegameViewTest : public QObject {
    Q_OBJECT
private slots:
    void whatFitsIsAllowed();
    void stepsAreFiguresOfTheMenu();
    void lookingAheadNeedsNoTurn();
    void theLatestStepIsOfTheLastCard();
    void wishesAreReadAsWritten();
};

/// On my turn a card fits on a pile if the rules take the answer.
void ThegameViewTest::whatFitsIsAllowed() {
    int fit = 0, jumps = 0, refused = 0;
    for (std::uint64_t number = 1; number < 6; ++number) {
        const auto replay = matchOfBots("thegame", number);
        for (int position = 0; position < replay->positions(); ++position) {
            const Table& table = replay->table(position);
            const SeatSet asked = table.deciding();
            if (asked.empty()) continue;
            const Seat seat = *asked.begin();
            const ThegameView view = seenBy<ThegameView>(table, seat.index());
            const QVariantList hand = viewOf(table, seat.index())["hand"].toList();
            for (const QVariant& card : hand) {
                for (int pile = 0; pile < view.piles.size(); ++pile) {
                    const ThegameStepView step = view.step(pile, card.toInt());
                    const QString word = view.play(card.toInt(), pile);
                    QCOMPARE(step.fits, takes(table, seat, word));
                    QCOMPARE(view.pileIn(word), pile);
                    fit += step.fits;
                    jumps += step.jumps;
                    refused += !step.fits;
                    QVERIFY(!step.jumps || step.fits);
                }
            }
        }
    }
    QVERIFY(fit > 100 && jumps > 0 && refused > 100);
}

void ThegameViewTest::stepsAreFiguresOfTheMenu() {
    const auto replay = matchOfBots("thegame", 2);
    int seen = 0;
    for (int position = 0; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        for (Seat seat : table.deciding()) {
            const ThegameView view = seenBy<ThegameView>(table, seat.index());
            for (const Choice& choice : table.menu(seat)) {
                if (!choice.card || !choice.reason.empty()) continue;
                const QString word = QString::fromStdString(choice.word);
                const int card = word.section('>', 0, 0).toInt();
                QCOMPARE(view.step(view.pileIn(word), card).gap, *choice.figure);
                ++seen;
            }
        }
    }
    QVERIFY(seen > 50);
}

/// The same piles take the same cards, whoever looks.
void ThegameViewTest::lookingAheadNeedsNoTurn() {
    const auto replay = matchOfBots("thegame", 3);
    const Table& table = replay->table(0);
    const ThegameView mover = seenBy<ThegameView>(table, 0), waiting = seenBy<ThegameView>(table, 1);
    QVERIFY(mover.turn == 0);
    for (int card = 2; card <= 99; ++card)
        for (int pile = 0; pile < 4; ++pile)
            QCOMPARE(waiting.step(pile, card), mover.step(pile, card));
    QCOMPARE(mover.startOf(0), 1);
    QCOMPARE(mover.startOf(3), 100);
    QCOMPARE(mover.step(0, 42), (ThegameStepView{41, true, false}));
    QCOMPARE(mover.step(2, 42), (ThegameStepView{58, true, false}));
}

void ThegameViewTest::theLatestStepIsOfTheLastCard() {
    const auto replay = matchOfBots("thegame", 1);
    QList<int> tops{1, 1, 100, 100};
    int played = 0;
    QCOMPARE(seenBy<ThegameView>(replay->table(0), 0).latest(), ThegameStepView{});
    for (int position = 1; position < replay->positions(); ++position) {
        const ThegameView view = seenBy<ThegameView>(replay->table(position), 0);
        if (view.played() == played) continue;
        played = view.played();
        const int pile = view.last.pile, top = view.piles[pile].top;
        QCOMPARE(view.latest().gap, pile < 2 ? top - tops[pile] : tops[pile] - top);
        QCOMPARE(view.latest().jumps, view.latest().gap == -10);
        QVERIFY(view.latest().fits);
        tops[pile] = top;
    }
    QVERIFY(played > 10);
}

void ThegameViewTest::wishesAreReadAsWritten() {
    const ThegameView view;
    QCOMPARE(view.wish({0, 5, 1, 3}), "wish 0 5 1 3");
    QCOMPARE(view.wishesIn("wish 0 5 1 3"), (QList<int>{0, 5, 1, 3}));
    QCOMPARE(view.wishesIn(""), QList<int>());
    QCOMPARE(view.wishesIn("42>1"), QList<int>());
    QCOMPARE(view.pileIn("42>1"), 1);
    QCOMPARE(view.pileIn("end"), -1);
}

HILLTOP_TEST(ThegameViewTest)
#include "view_test.moc"
