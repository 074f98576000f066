// SPDX-License-Identifier: GPL-3.0-or-later
// How the table shares points out, and who paid for whom.
#include "games/zipdeck/zipdeck_view.h"
#include "ui/seen_views.h"

#include <algorithm>

using namespace hilltop;

namespace {

/// Four seats with these points; I am seat 1 with a card of that worth.
ZipdeckView sharesAmong(const QList<int>& points, int worth) {
    ZipdeckView view;
    view.me = 1;
    view.worth = worth;
    for (const int total : points) {
        view.seats.append(ZipdeckSeatView());
        view.seats.back().points = total;
    }
    return view;
}

/// The last round was won by the call of seat 0 with that card.
ZipdeckView calledWith(const QList<int>& shares, int card) {
    ZipdeckView view = sharesAmong({0, 0, 0}, 0);
    view.last_top = 0;
    for (ZipdeckSeatView& seat : view.seats)
        seat.last.card = 1;
    view.seats[0].last = {card, true, shares, 0};
    return view;
}

} // namespace

class ZipdeckViewTest : public QObject {
    Q_OBJECT
private slots:
    void waysOfSharing();
    void onePointMoreAndLess();
    void callsAreReadAsWritten();
    void giftsAreThoseOfTheRules();
    void paymentsFollowFromTheGifts();
};

void ZipdeckViewTest::waysOfSharing() {
    const ZipdeckView view = sharesAmong({7, 0, 3, 3}, 5);
    QCOMPARE(view.shared("fewest").shares, (QList<int>{0, 0, 5, 0})); // of equals the first
    QCOMPARE(view.shared("evenly").shares, (QList<int>{1, 0, 2, 2}));
    QCOMPARE(view.shared("none").shares, (QList<int>{0, 0, 0, 0}));
    QCOMPARE(view.shared("none").left, 5);
    QCOMPARE(view.shared("evenly").parts, (QList<int>{2, 3, 0}));
    QCOMPARE(view.toOne(3).shares, (QList<int>{0, 0, 0, 5}));
    QCOMPARE(view.toOne(3).left, 0);
    QCOMPARE(sharesAmong({1, 1, 1}, 0).shared("evenly").given, 0);
}

void ZipdeckViewTest::onePointMoreAndLess() {
    const ZipdeckSharingView evenly = sharesAmong({7, 0, 3, 3}, 5).shared("evenly");
    const ZipdeckSharingView more = evenly.changed(0, 1); // from the other with the most, of equals the first
    QCOMPARE(more.shares, (QList<int>{2, 0, 1, 2}));
    QCOMPARE(more.left, 0);
    const ZipdeckSharingView less = more.changed(0, -1);
    QCOMPARE(less.shares, (QList<int>{1, 0, 1, 2}));
    QCOMPARE(less.left, 1);
    QCOMPARE(less.changed(2, 1).shares, (QList<int>{1, 0, 2, 2})); // what is left first
    const ZipdeckSharingView all = sharesAmong({7, 0, 3, 3}, 5).toOne(0);
    QCOMPARE(all.changed(0, 1), all);
    QCOMPARE(all.changed(2, -1), all);
    QCOMPARE(ZipdeckSharingView().changed(0, 1), ZipdeckSharingView()); // nothing is shared out yet
}

void ZipdeckViewTest::callsAreReadAsWritten() {
    const ZipdeckView view = sharesAmong({7, 0, 3, 3}, 5);
    QCOMPARE(view.shared("evenly").word, "zip 1 0 2 2");
    QCOMPARE(view.sharesIn("zip 1 0 2 2"), (QList<int>{1, 0, 2, 2}));
    QCOMPARE(view.sharesIn("zip"), QList<int>());
    QCOMPARE(view.sharesIn("pass"), QList<int>());
    QVERIFY(view.calls("zip") && view.calls("zip 1 0 2 2"));
    QVERIFY(!view.calls("pass") && !view.calls(""));
}

/// A call that names more than the card is worth gives nothing, also if a part of it is for the caller.
void ZipdeckViewTest::giftsAreThoseOfTheRules() {
    QCOMPARE(calledWith({0, 3, 2}, 20).gave(0), 5);
    QCOMPARE(calledWith({1, 3}, 20).gave(0), 3);
    QCOMPARE(calledWith({0, 3, 3}, 20).gave(0), 0);
    QCOMPARE(calledWith({3, 3}, 20).gave(0), 0);
    QCOMPARE(calledWith({0, 3, 2}, 20).gave(1), 0);
    QCOMPARE(calledWith({0, 3, 2}, 20).giverOf(1), 0);
    QCOMPARE(calledWith({3, 3}, 20).giverOf(1), 1);
    QCOMPARE(calledWith({0, 3, 2}, 20).giverOf(0), 0);
    QCOMPARE(sharesAmong({0, 0}, 1).giverOf(0), 0);
    QCOMPARE(ZipdeckView().gave(-1), 0);
}

/// What was paid for somebody else's call is what that call gave.
void ZipdeckViewTest::paymentsFollowFromTheGifts() {
    int gifts = 0;
    const auto replay = matchOfBots("zipdeck", 1, 4, {}, "leader");
    for (int position = 0; position < replay->positions(); ++position) {
        const ZipdeckView view = seenBy<ZipdeckView>(replay->table(position), 0);
        if (view.phase != "rest" || view.last_top < 0) continue;
        const auto calls =
            std::count_if(view.seats.begin(), view.seats.end(), [](const auto& seat) { return seat.last.called; });
        if (calls > 1) continue; // who was wrong pays a fine besides
        int paid = 0;
        for (int seat = 0; seat < view.seats.size(); ++seat)
            if (view.giverOf(seat) == view.last_top && seat != view.last_top) paid += view.seats[seat].last.paid;
        QCOMPARE(paid, view.gave(view.last_top));
        gifts += paid;
    }
    QVERIFY(gifts > 0);
}

HILLTOP_TEST(ZipdeckViewTest)
#include "view_test.moc"
