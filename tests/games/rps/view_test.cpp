// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of cards is what the rules say.
#include "games/rps/rps_view.h"
#include "ui/seen_views.h"

using namespace hilltop;

class RpsViewTest : public QObject {
    Q_OBJECT
private slots:
    void cardsAreReadFromTheView();
    void givingOneKeepsTheOther();
    void pairsAreThoseOfTheBase();
    void draftedBySign();
};

void RpsViewTest::cardsAreReadFromTheView() {
    const auto replay = matchOfBots("rps", 1);
    for (const int position : {2, replay->positions() - 2}) {
        const Table& table = replay->table(position);
        const RpsView view = seenBy<RpsView>(table, 0);
        const QStringList given = viewOf(table, 0)["given"].toStringList();
        QVERIFY(!given.isEmpty());
        QCOMPARE(view.given.size(), given.size());
        for (int i = 0; i < given.size(); ++i)
            QCOMPARE(view.given[i].word, given[i]);
        QCOMPARE(view.base.word, viewOf(table, 0)["base"].toString());
    }
    const auto shown = [](const char* word) { return std::pair(RpsCardView{word}.sign(), RpsCardView{word}.number()); };
    QCOMPARE(shown("R7"), std::pair(QString("rock"), 7));
    QCOMPARE(shown("P0"), std::pair(QString("paper"), 0));
    QCOMPARE(shown("S9"), std::pair(QString("scissors"), 9));
    QCOMPARE(shown(""), std::pair(QString(), 0));
}

void RpsViewTest::givingOneKeepsTheOther() {
    const auto replay = matchOfBots("rps", 2);
    const Table& table = replay->table(0);
    const RpsView view = seenBy<RpsView>(table, 0);
    QCOMPARE(view.pair.size(), 2);
    for (const int given : {0, 1}) {
        const RpsCardView &card = view.pair[given], &other = view.pair[1 - given];
        QCOMPARE(view.giving(card.sign(), card.number()), "keep " + other.word);
        QVERIFY(takes(table, Seat(0), "keep " + other.word));
    }
}

void RpsViewTest::pairsAreThoseOfTheBase() {
    RpsView view;
    QCOMPARE(view.pairs_left(), 0);
    view.unseen = {{"R7"}, {"P7"}, {"S3"}, {"R0"}};
    QCOMPARE(view.pairs_left(), 0); // there is no base card
    view.base = {"S7"};
    QCOMPARE(view.pairs_left(), 2);
    view.base = {"S4"};
    QCOMPARE(view.pairs_left(), 0);
    view.rival_holds = {{"R7"}};
    QVERIFY(view.rivalHolds({"R7"}) && !view.rivalHolds({"P7"}));
}

void RpsViewTest::draftedBySign() {
    RpsView view;
    view.kept = {{"R2"}, {"P5"}, {"R9"}};
    view.received = {{"R4"}, {"P6"}, {"P1"}};
    QCOMPARE(view.drafted("rock"), (QList<int>{9, 4, 2}));
    QCOMPARE(view.drafted("paper"), (QList<int>{6, 5, 1}));
    QCOMPARE(view.drafted("scissors"), QList<int>());
    QCOMPARE(view.got().word, "P1");
    QCOMPARE(view.gave().word, "");
}

HILLTOP_TEST(RpsViewTest)
#include "view_test.moc"
