// SPDX-License-Identifier: GPL-3.0-or-later
// A table without a file of its own: answers that touch several cards, places and seats are found by clicks and drops.
#include "../conformance/raid.h"
#include "desk.h"

#include <QTest>

using namespace hilltop;

namespace {

/// A person, most often on turn, at a table of the test's game; the others never speak.
struct RaidDesk : Desk {
    explicit RaidDesk(int seats = 2, int hand = 3, const QSize& size = {1280, 700}, int seat = 0)
        : Desk("raid", AnimationSpeed::Off, {}, size) {
        rules["hand"] = hand;
        settings.set<int>(kSilenceKey, 0);
        start(seat, "mute", seats);
        if (seat == 0)
            waitForMe();
        else
            QTRY_VERIFY(stop("pass") != nullptr); // it is not on turn, and may answer
    }
    QQuickItem* cardAt(const Spot& spot) const {
        const QString zone = QString::fromUtf8(game.info().zones[spot.zone].id);
        return item([&](QQuickItem& item) {
            return isCard(item) && item.property("zone").toString() == zone &&
                   item.property("seat").toInt() == (spot.seat == kCommon ? -1 : spot.seat) &&
                   item.property("place").toInt() == spot.place;
        });
    }
    QQuickItem* place(const Spot& spot) const {
        return stop(QStringLiteral("place %1 %2")
                        .arg(QString::fromUtf8(game.info().zones[spot.zone].id))
                        .arg(spot.seat == kCommon ? -1 : spot.seat));
    }
    QQuickItem* word(const std::string& answer) const { return stop("word " + QString::fromStdString(answer)); }
    /// What was answered at the first question.
    std::string answered() const { return page->record().steps.empty() ? "" : page->record().steps[0][0].value_or(""); }
    /// In steps of the scrolled list, as a wheel does it.
    void bringUp(QQuickItem* button) const {
        QQuickItem* list = button;
        while (list != nullptr && !list->property("contentY").isValid())
            list = list->parentItem();
        QVERIFY(list != nullptr);
        const auto hidden = [&] {
            const qreal y = button->mapToItem(list, QPointF(0, button->height() / 2)).y();
            return y < 0 ? 1 : y > list->height() ? -1 : 0;
        };
        for (int turns = 0; hidden() != 0 && turns < 50; ++turns) {
            const QPoint at = middle(list);
            QWheelEvent wheel(at, quick()->mapToGlobal(at), {}, {0, 120 * hidden()}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(quick(), &wheel);
            QVERIFY(layOut(*page));
        }
        QCOMPARE(hidden(), 0);
    }
    /// Everything the answer touches, then what is left in the list; until it is given.
    void aim(const Choice& choice) const {
        const auto given = [&] { return table().steps() > 0; };
        if (choice.card) click(cardAt(*choice.card));
        for (const Spot& spot : choice.more)
            if (!given()) click(cardAt(spot));
        if (choice.target && !given()) click(place(*choice.target));
        for (const Seat seat : choice.seats)
            if (!given()) click(stop(QStringLiteral("seat %1").arg(seat.index())));
        if (given()) return;
        QVERIFY2(word(choice.word) != nullptr, choice.word.c_str());
        bringUp(word(choice.word));
        click(word(choice.word));
    }
};

/// Where the frame of a key is drawn, on the window.
QList<QRectF> badges(const RaidDesk& desk) {
    QList<QRectF> found;
    const auto items = desk.items();
    for (QQuickItem* item : items)
        if (item->isVisible() && QString::fromUtf8(item->metaObject()->className()).startsWith("KeyBadge"))
            found << item->mapRectToScene(item->boundingRect());
    return found;
}

} // namespace

class AimTest : public QObject {
    Q_OBJECT
private slots:
    void everyAnswerIsReachedByClicks();
    void cardsAreDroppedOnPlacesAndSeats();
    void whatIsPickedCanBeLeft();
    void keysAimAsWell();
    void badgesNeverOverlap_data();
    void badgesNeverOverlap();

private:
    GuestGame m_raid{raid_entry()};
};

void AimTest::everyAnswerIsReachedByClicks() {
    RaidDesk desk;
    int answers = 0;
    for (const Choice& choice : desk.table().menu(Seat(0))) {
        if (!choice.reason.empty()) continue;
        desk.aim(choice);
        QCOMPARE(desk.answered(), choice.word);
        ++answers;
        QTest::keyClick(desk.quick(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.table().steps(), 0);
        desk.waitForMe();
    }
    QVERIFY(answers > 20);
}

void AimTest::cardsAreDroppedOnPlacesAndSeats() {
    const auto give = [](auto to) {
        RaidDesk desk(3);
        QQuickItem* card = desk.cardAt({Raid::kHandZone, 0, 1});
        desk.drag(middle(card), middle(to(desk)));
        if (QQuickItem* guess = desk.word(fmt::format("raid {} 4 2", card->property("value").toInt())))
            desk.click(guess);
        if (desk.table().steps() == 0) desk.click(desk.cardAt({Raid::kHandZone, 0, 2})); // two cards go to the heap
        return desk.answered();
    };
    const auto heap = [](RaidDesk& desk) { return desk.place({Raid::kHeap, kCommon, 0}); };
    const auto theirs = [](RaidDesk& desk) { return desk.place({Raid::kTable, 2, 0}); };
    QVERIFY(give(heap).starts_with("give "));
    QVERIFY(give(theirs).starts_with("raid "));
    // Onto another hand: which card of it is asked then. My own place takes none.
    RaidDesk desk;
    const auto mine = [&] { return middle(desk.cardAt({Raid::kHandZone, 0, 0})); };
    desk.drag(mine(), middle(desk.cardAt({Raid::kHandZone, 1, 2})));
    QCOMPARE(desk.table().steps(), 0);
    desk.click(desk.cardAt({Raid::kHandZone, 1, 1}));
    QVERIFY(desk.answered().starts_with("swap ") && desk.answered().ends_with(" 1 1"));
    QTest::keyClick(desk.quick(), Qt::Key_Z, Qt::ControlModifier);
    desk.waitForMe();
    desk.drag(mine(), middle(desk.place({Raid::kTable, 0, 0})));
    QCOMPARE(desk.table().steps(), 0);
    QCOMPARE(desk.page->scene().motion()->live(), QStringLiteral("You can’t play that card there."));
}

void AimTest::whatIsPickedCanBeLeft() {
    RaidDesk desk;
    const auto chosen = [&](int place) {
        return desk.cardAt({Raid::kHandZone, 0, static_cast<std::uint8_t>(place)})->property("chosen").toBool();
    };
    QVERIFY(desk.word("wait 0 0 0") != nullptr);
    desk.click(desk.cardAt({Raid::kHandZone, 0, 0}));
    QVERIFY(chosen(0));
    QVERIFY(desk.word("wait 0 0 0") == nullptr); // it does not touch the card
    desk.click(desk.cardAt({Raid::kHandZone, 0, 0}));
    QVERIFY(!chosen(0));
    desk.click(desk.cardAt({Raid::kHandZone, 0, 1}));
    desk.key(Qt::Key_Escape);
    QVERIFY(!chosen(1));
    QVERIFY(desk.word("wait 0 0 0") != nullptr);
    // A seat first, then another card than the one that was picked.
    desk.click(desk.stop("seat 1"));
    desk.click(desk.cardAt({Raid::kHandZone, 0, 2}));
    QVERIFY(chosen(2));
    desk.click(desk.cardAt({Raid::kHandZone, 0, 1}));
    QVERIFY(chosen(1) && !chosen(2));
    QCOMPARE(desk.table().steps(), 0);
}

void AimTest::keysAimAsWell() {
    RaidDesk desk;
    desk.quick()->setFocus();
    desk.key(Qt::Key_Tab);
    while (desk.item([](QQuickItem& item) { return item.hasActiveFocus() && isCard(item); }) == nullptr)
        desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Return);
    QVERIFY(desk.page->scene().answers()->aim()->begun());
    for (int i = 0; i < 40 && !desk.stop("seat 1")->hasActiveFocus(); ++i)
        desk.key(Qt::Key_Tab);
    QVERIFY(desk.stop("seat 1")->hasActiveFocus());
    desk.key(Qt::Key_Return);
    QVERIFY(layOut(*desk.page));
    QVERIFY(desk.table().steps() == 0);
    QQuickItem* guess = desk.item([](QQuickItem& item) {
        return item.property("stopId").toString().startsWith("word raid") && item.property("keyText").toString() != "";
    });
    QVERIFY(guess != nullptr);
    const std::string word = guess->property("stopId").toString().mid(5).toStdString();
    QTest::keyClicks(desk.quick(), guess->property("keyText").toString());
    QCOMPARE(desk.answered(), word);
}

void AimTest::badgesNeverOverlap_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("hand");
    QTest::addColumn<int>("seat");
    for (const QSize& size : {QSize(1280, 700), QSize(960, 542)})
        for (const int hand : {3, 10})
            for (const int seat : {0, 1})
                QTest::addRow("%d cards in %d, seat %d", hand, size.width(), seat) << size << hand << seat;
}

void AimTest::badgesNeverOverlap() {
    QFETCH(const QSize, size);
    QFETCH(const int, hand);
    QFETCH(const int, seat);
    RaidDesk desk(2, hand, size, seat);
    QVERIFY(hand > 3 || badges(desk).size() > 1); // not where cards lie close
    const auto overlap = [&] {
        if (!layOut(*desk.page)) return QString("it does not come to rest");
        const auto all = badges(desk);
        QString found;
        for (qsizetype i = 0; i < all.size(); ++i)
            for (qsizetype j = i + 1; j < all.size(); ++j)
                if (all[i].intersects(all[j])) QDebug(&found) << all[i] << all[j];
        return found;
    };
    QCOMPARE(overlap(), QString());
    if (seat != 0) return; // a card is all that it could choose
    desk.click(desk.cardAt({Raid::kHandZone, 0, 0}));
    QCOMPARE(overlap(), QString());
    desk.click(desk.stop("seat 1"));
    QCOMPARE(overlap(), QString());
}

HILLTOP_TEST(AimTest)
#include "aim_test.moc"
