// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says of cards, tricks and calls is what the rules say.
#include "games/euchre/cards.h"
#include "games/euchre/euchre_view.h"
#include "ui/seen_views.h"

using namespace hilltop;

namespace {

/// All positions of some matches, as the seat on turn sees them.
template <class Look>
void lookAtMatches(const Look& look, const RuleValues& special = {}) {
    for (std::uint64_t number = 1; number < 4; ++number) {
        const auto replay = matchOfBots("euchre", number, 0, special);
        for (int position = 0; position < replay->positions() && !QTest::currentTestFailed(); ++position) {
            const Table& table = replay->table(position);
            const SeatSet asked = table.deciding();
            const Seat seat = asked.empty() ? Seat(0) : *asked.begin();
            look(table, seat, seenBy<EuchreView>(table, seat.index()));
        }
    }
}

} // namespace

class EuchreViewTest : public QObject {
    Q_OBJECT
private slots:
    void bowersAreTheHighestTrumps();
    void cardsAreThoseOfTheFaces();
    void callsAreAnswersWithoutACard();
    void aStuckDealerMayNotPass();
    void tricksLieWhereTheyWereTaken();
    void theTurnedCardIsHeldUntilItIsPlayed();
};

void EuchreViewTest::bowersAreTheHighestTrumps() {
    const QString suits = "cdhs", ranks = "9tjqka";
    for (int trump = 0; trump < 4; ++trump) {
        EuchreView view;
        view.trump = suits[trump];
        for (int suit = 0; suit < 4; ++suit)
            for (int rank = 0; rank < 6; ++rank) {
                const EuchreCardView card{QString(ranks[rank]) + suits[suit]};
                const int power = euchre::power_of(trump, trump, euchre::card_of(suit, rank));
                QCOMPARE(view.bowerOf(card), std::max(0, power - 11));
                QCOMPARE(card.suit(), QString(suits[suit]));
                QCOMPARE(card.value(), 9 + rank);
            }
        view.cards = {{"as"}, {"jc"}, {"jd"}, {"jh"}, {"js"}};
        QCOMPARE(view.left_bower().word, "j" + QString(suits[3 - trump]));
        view.cards = {{"as"}, {"j" + QString(suits[trump])}};
        QCOMPARE(view.left_bower().word, "");
    }
    EuchreView unnamed;
    unnamed.cards = {{"jc"}, {"js"}};
    QCOMPARE(unnamed.bowerOf({"jc"}), 0);
    QCOMPARE(unnamed.left_bower().word, "");
}

void EuchreViewTest::cardsAreThoseOfTheFaces() {
    const EuchreView view;
    QVERIFY(view.isCard({"jh"}, "hearts", 11));
    QVERIFY(view.isCard({"9c"}, "clubs", 9));
    QVERIFY(!view.isCard({"jh"}, "diamonds", 11));
    QVERIFY(!view.isCard({"jh"}, "hearts", 12));
    QVERIFY(!view.isCard({""}, "clubs", 9));
    QCOMPARE(EuchreCardView().value(), 0);
}

void EuchreViewTest::callsAreAnswersWithoutACard() {
    int calls = 0, named = 0;
    lookAtMatches([&](const Table& table, Seat seat, const EuchreView& view) {
        if (table.deciding().empty()) return;
        for (const Choice& choice : table.menu(seat)) {
            const QString word = QString::fromStdString(choice.word);
            QCOMPARE(view.isCall(word), view.phase != "discard" && view.phase != "play");
            calls += view.isCall(word);
            const QString suit = view.suitIn(word);
            QCOMPARE(suit.isEmpty(), !word.startsWith("name"));
            QVERIFY(suit.isEmpty() || word.endsWith(suit));
            named += !suit.isEmpty();
        }
    });
    QVERIFY(calls > 0 && named > 0);
    QVERIFY(!EuchreView().isCall(""));
}

void EuchreViewTest::aStuckDealerMayNotPass() {
    int stuck = 0;
    for (const int sticks : {0, 1})
        lookAtMatches(
            [&](const Table& table, Seat seat, const EuchreView& view) {
                if (view.phase == "name") QCOMPARE(view.must_name(), !takes(table, seat, "pass"));
                stuck += view.must_name();
            },
            {{"stick_dealer", sticks}});
    QVERIFY(stuck > 0);
}

void EuchreViewTest::tricksLieWhereTheyWereTaken() {
    int lying = 0, seen = 0;
    lookAtMatches([&](const Table& table, Seat, const EuchreView& view) {
        std::map<int, int> taken; // cards by seat
        for (const ShownCard& card : table.shown({}))
            if (std::string_view(table.info().zones[card.spot.zone].id) == "taken") ++taken[card.spot.seat];
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(view.tricksLying(seat) * view.players(), taken[seat]);
            lying += view.tricksLying(seat);
        }
        const EuchreTrickView last = view.last_trick();
        if (last.winner < 0) return;
        ++seen;
        QCOMPARE(last.cards.size(), view.players());
        QVERIFY(view.phase != "trick" || !(last == view.now()));
        QVERIFY(view.phase != "hand" || last == view.now());
    });
    QVERIFY(lying > 0 && seen > 0);
}

void EuchreViewTest::theTurnedCardIsHeldUntilItIsPlayed() {
    EuchreView view;
    view.turned = {"qh"};
    QVERIFY(!view.turned_held());
    view.taken_up = true;
    view.played = {{-1, {{0, {"9h"}}, {1, {"th"}}}}};
    QVERIFY(view.turned_held());
    view.played.back().cards.append({2, {"qh"}});
    QVERIFY(!view.turned_held());
}

HILLTOP_TEST(EuchreViewTest)
#include "view_test.moc"
