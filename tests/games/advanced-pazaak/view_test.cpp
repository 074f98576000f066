// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of side cards, decks and turns is what the rules say of the answers.
#include "games/advanced-pazaak/advanced_pazaak_view.h"
#include "ui/seen_views.h"

#include <QMap>

#include <algorithm>

using namespace hilltop;

namespace {

const QStringList kAllKinds = [] {
    QStringList kinds;
    for (const char* sign : {"+", "-", "+-"})
        for (int number = 1; number <= 6; ++number)
            kinds << sign + QString::number(number);
    return kinds + QStringList{"+-1or2", "flip24", "flip36", "double", "tie"};
}();

/// A row as "7", "+-3=-3", "double", with what each card counts now.
AdvancedPazaakSeatView rowOf(const QList<AdvancedPazaakCardView>& row) {
    AdvancedPazaakSeatView seat;
    seat.row = row;
    for (const AdvancedPazaakCardView& card : row)
        seat.total += card.counts;
    return seat;
}

/// The chance that one of those drawn counts as many, by all ways to draw.
double countedChance(const QStringList& deck, int drawn, int missing) {
    int ways = 0, good = 0;
    for (unsigned draw = 0; draw < 1u << deck.size(); ++draw) {
        int size = 0;
        bool any = false;
        for (qsizetype i = 0; i < deck.size(); ++i)
            if ((draw >> i & 1u) != 0) {
                ++size;
                any = any || AdvancedPazaakSideView{deck[i]}.values().contains(missing);
            }
        ways += size == drawn;
        good += size == drawn && any;
    }
    return static_cast<double>(good) / ways;
}

} // namespace

class AdvancedPazaakViewTest : public QObject {
    Q_OBJECT
private slots:
    void kindsOfSideCards();
    void decksAreThoseOfTheRules();
    void totalsAreFiguresOfTheMenu();
    void turnsAreThoseOfTheMenu();
    void overTwentyOneStands();
    void cardsThatChangedOthers();
    void theBestValueComesNearest();
    void chancesAreThoseOfAllDraws();
    void theLowerStakeCounts();
};

void AdvancedPazaakViewTest::kindsOfSideCards() {
    const AdvancedPazaakView view;
    QStringList pool;
    for (const AdvancedPazaakSideView& side : view.pool())
        pool << side.word;
    QCOMPARE(pool, kAllKinds);
    const auto side = [&](const char* word) { return view.sideNamed(word); };
    QCOMPARE(side("+-3").values(), (QList<int>{3, -3}));
    QCOMPARE(side("+-1or2").values(), (QList<int>{1, 2, -1, -2}));
    QCOMPARE(side("tie").values(), (QList<int>{1, -1}));
    QCOMPARE(side("-4").values(), QList<int>{-4});
    QCOMPARE(side("double").values(), QList<int>{0});
    QCOMPARE(side("").values(), QList<int>());
    QCOMPARE(side("+-3").drawing(), "either-3");
    QCOMPARE(side("-6").drawing(), "minus-6");
    QCOMPARE(side("+-1or2").drawing(), "one-two");
    QCOMPARE(side("+-3").text(), "±3");
    QCOMPARE(side("-6").text(), "−6");
    QCOMPARE(side("flip24").text(), "2/4");
    QVERIFY(side("tie").special() && !side("+1").special());
    QCOMPARE(view.sideOf("either", 3).word, "+-3");
    QCOMPARE(view.sideOf("one-two", 0).word, "+-1or2");
    QCOMPARE(view.sideOf("house", 3).word, "");
}

/// As many cards as are allowed make a deck that the rules take; one more of a kind they refuse.
void AdvancedPazaakViewTest::decksAreThoseOfTheRules() {
    for (int pool = 0; pool < 3; ++pool) {
        const auto replay = matchOfBots("advanced-pazaak", 1, 2, {{"pool", pool}, {"same", 3}});
        const Table& table = replay->table(0);
        const AdvancedPazaakView view = seenBy<AdvancedPazaakView>(table, 0);
        const auto answered = [&](const QStringList& cards) { return takes(table, Seat(0), view.deckAnswer(cards)); };
        QStringList many;
        for (const QString& kind : kAllKinds)
            many << QStringList(5, kind);
        std::reverse(many.begin(), many.end());
        const QStringList full = view.asAllowed(many);
        QCOMPARE(full.size(), view.rules.deck_size);
        QVERIFY(answered(full));
        QCOMPARE(view.deckIn(view.deckAnswer(full)), full);
        const QStringList base =
            view.asAllowed(QStringList{"+1", "+1", "+1", "+2", "+2", "+2", "+3", "+3", "+3", "+4"});
        QMap<QString, int> most;
        for (const AdvancedPazaakSideView& side : view.pool())
            most[side.word] = side.most;
        for (const QString& kind : kAllKinds) {
            const auto with = [&](int copies) {
                QStringList deck = base;
                deck.removeAll(kind);
                return answered(QStringList(copies, kind) + deck.mid(0, view.rules.deck_size - copies));
            };
            QCOMPARE(with(1), most.value(kind) > 0 && kind != "+1" && kind != "+2" && kind != "+3");
            if (base.contains(kind)) continue;
            if (most.value(kind) > 0) QVERIFY(with(most.value(kind)));
            QVERIFY(!with(most.value(kind) + 1));
        }
        for (const AdvancedPazaakDeckView& ready : view.ready)
            QVERIFY(takes(table, Seat(0), ready.answer()));
        QVERIFY(!view.ready.isEmpty());
    }
}

void AdvancedPazaakViewTest::totalsAreFiguresOfTheMenu() {
    int seen = 0;
    for (std::uint64_t number = 1; number < 8; ++number) {
        const auto replay = matchOfBots("advanced-pazaak", number);
        for (int position = 0; position < replay->positions(); ++position) {
            const Table& table = replay->table(position);
            for (Seat seat : table.deciding()) {
                const AdvancedPazaakView view = seenBy<AdvancedPazaakView>(table, seat.index());
                if (view.phase != "act") continue;
                for (const Choice& choice : table.menu(seat)) {
                    if (!choice.card) continue;
                    const QString played = QString::fromStdString(choice.word).section(' ', 0, 0);
                    const QString card = played.section('=', 0, 0);
                    const int value =
                        played.contains('=') ? played.section('=', 1).toInt() : view.sideNamed(card).values().value(0);
                    QCOMPARE(view.seats[seat.index()].totalWith(card, value), *choice.figure);
                    ++seen;
                }
            }
        }
    }
    QVERIFY(seen > 100);
}

void AdvancedPazaakViewTest::turnsAreThoseOfTheMenu() {
    int with = 0;
    for (std::uint64_t number = 1; number < 8; ++number) {
        const auto replay = matchOfBots("advanced-pazaak", number, 2, {{"auto_stand", static_cast<int>(number % 2)}});
        for (int position = 0; position < replay->positions(); ++position) {
            const Table& table = replay->table(position);
            for (Seat seat : table.deciding()) {
                const AdvancedPazaakView view = seenBy<AdvancedPazaakView>(table, seat.index());
                if (view.phase != "act") continue;
                QStringList offered, shown;
                for (const Choice& choice : table.menu(seat))
                    offered << QString::fromStdString(choice.word);
                for (const AdvancedPazaakTurnView& turn : view.turns(seat.index(), "", 0))
                    shown << turn.word;
                for (const QVariant& card : viewOf(table, seat.index())["hand"].toList())
                    for (const int value : view.sideNamed(card.toString()).values())
                        for (const auto& turn : view.turns(seat.index(), card.toString(), value)) {
                            QVERIFY(takes(table, seat, turn.word));
                            with += turn.plays;
                            if (turn.plays && !turn.over) shown << turn.word;
                        }
                for (const QString& word : offered)
                    QVERIFY2(shown.contains(word), qPrintable(word));
            }
        }
    }
    QVERIFY(with > 100);
}

void AdvancedPazaakViewTest::overTwentyOneStands() {
    AdvancedPazaakView view;
    const auto words = [&](int total, const QString& card = {}, int value = 0) {
        view.seats[0].total = total;
        QStringList list;
        for (const AdvancedPazaakTurnView& turn : view.turns(0, card, value))
            list << turn.word;
        return list;
    };
    view.rules.auto_stand = true;
    QCOMPARE(words(17), (QStringList{"end", "stand"}));
    QCOMPARE(words(23), QStringList{"stand"});
    QCOMPARE(words(17, "+3", 3), QStringList{"+3 stand"});
    QCOMPARE(words(17, "+-4", 4), QStringList{"+-4=+4 stand"});
    QCOMPARE(words(17, "+-4", -4), (QStringList{"+-4=-4 end", "+-4=-4 stand"}));
    view.rules.auto_stand = false;
    QCOMPARE(words(17, "+3", 3), (QStringList{"+3 end", "+3 stand"}));
    view.seats[1].stood = true;
    view.seats[1].total = 20;
    const auto turns = view.turns(0, "+3", 3), without = view.turns(0, "", 0);
    QVERIFY(turns.front().tied && turns.front().total == 20);
    QVERIFY(!without.front().tied && without.front().total == 17);
}

void AdvancedPazaakViewTest::cardsThatChangedOthers() {
    // 2, -4 flipped by 2/4 with it, a 4 drawn later, doubled; a flip after that finds the 4 still.
    const AdvancedPazaakSeatView seat =
        rowOf({{"", 2, 2}, {"-4", 0, -4}, {"flip24", 0, 0}, {"", 4, -8}, {"double", 0, 0}});
    const QList<AdvancedPazaakChangeView> changes = seat.changes();
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0], (AdvancedPazaakChangeView{2, {0, 1}, false}));
    QCOMPARE(changes[1], (AdvancedPazaakChangeView{4, {3}, true}));
    QCOMPARE(seat.totalWith("flip24", 0), seat.total - 2 * (2 - 4 - 8));
    QCOMPARE(rowOf({{"", 7, 7}}).totalWith("double", 0), 14);
    QCOMPARE(rowOf({{"", 7, 7}, {"flip36", 0, 0}}).changes().size(), 0);
}

void AdvancedPazaakViewTest::theBestValueComesNearest() {
    const auto best = [](int total, const QString& card) { return rowOf({{"", total, total}}).bestValue({card}); };
    QCOMPARE(best(10, "+-3"), 3);
    QCOMPARE(best(18, "+-3"), -3);
    QCOMPARE(best(18, "+-1or2"), 2);
    QCOMPARE(best(19, "+-1or2"), 1);
    QCOMPARE(best(25, "+-1or2"), -2); // all are over
    QCOMPARE(best(25, "+3"), 3);
    QCOMPARE(best(10, "double"), 0);
    QCOMPARE(best(10, ""), 0);
}

void AdvancedPazaakViewTest::chancesAreThoseOfAllDraws() {
    AdvancedPazaakView view;
    view.rules.hand_size = 3;
    const QStringList deck{"+1", "+-1", "tie", "-2", "flip24", "+-1or2", "+4", "double"};
    for (const int total : {16, 18, 19, 20, 21, 22, 26}) {
        const double counted = total == 20 ? 0 : countedChance(deck, 3, 20 - total);
        QVERIFY2(std::abs(view.chance(deck, total) - counted) < 1e-12, qPrintable(QString::number(total)));
    }
    QCOMPARE(view.chance({}, 19), 0.0);
    QCOMPARE(view.chance({"+1"}, 19), 1.0); // fewer cards than are drawn
}

void AdvancedPazaakViewTest::theLowerStakeCounts() {
    AdvancedPazaakView view;
    QCOMPARE(view.stake(), 0);
    view.seats[0].stake = 40;
    view.seats[1].stake = 25;
    QCOMPARE(view.stake(), 25);
    QCOMPARE(view.stakeAnswer(25), "stake 25");
    const auto replay = matchOfBots("advanced-pazaak", 3, 2, {{"stake", 100}});
    const int counted = seenBy<AdvancedPazaakView>(replay->last(), 0).stake();
    QVERIFY(counted > 0);
    QCOMPARE(std::abs(replay->last().result().points[Seat(0)]), counted);
}

HILLTOP_TEST(AdvancedPazaakViewTest)
#include "view_test.moc"
