// SPDX-License-Identifier: GPL-3.0-or-later
// Side cards whose sign is open, dragged to the table: they count what they show while they are held, wherever they
// are let go.
#include "advanced_desk.h"
#include "support/test.h"

using namespace hilltop;

namespace {

/// Parts of the table's width and height where a person may let a card go.
struct Place {
    double x, y;
};
constexpr Place kPlaces[] = {{0.10, 0.15}, {0.30, 0.50}, {0.50, 0.40}, {0.62, 0.50}, {0.95, 0.10}, {0.75, 0.50}};

struct SignDesk : AdvancedDesk {
    using AdvancedDesk::AdvancedDesk;

    /// The half of the chosen card that is marked: what it would count now; 0: there is none.
    int shown() const {
        const QQuickItem* half = item([](QQuickItem& item) {
            return item.property("chosen").toBool() && item.property("modelData").isValid() &&
                   item.property("owner").isValid() && item.parentItem()->inherits("QQuickGrid");
        });
        return half == nullptr ? 0 : half->property("modelData").toInt();
    }
    /// Takes the card, holds it over that point and returns what it shows there; then it is let go.
    int dropped(QQuickItem* card, const QPoint& to) const {
        const QPoint from = middle(card) - QPoint(0, qRound(card->height() * 0.4));
        QTest::mousePress(quick(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 12; ++i)
            QTest::mouseMove(quick(), from + (to - from) * i / 12, 5);
        const int held = shown();
        QTest::mouseRelease(quick(), Qt::LeftButton, {}, to, 5);
        [&] { QVERIFY(layOut(*page)); }();
        return held;
    }
    qsizetype cards() const { return view()["seats"].toList()[0].toMap()["row"].toList().size(); }
    QPoint at(const Place& place) const {
        return {qRound(place.x * quick()->width()), qRound(place.y * quick()->height())};
    }
    QString button(int value) const {
        return QStringLiteral("%1%2, end turn")
            .arg(value < 0 ? QStringLiteral("−") : QStringLiteral("+"))
            .arg(abs(value));
    }
};

} // namespace

class AdvancedPazaakDragTest : public QObject {
    Q_OBJECT
private slots:
    void aDropKeepsTheSignShown_data();
    void aDropKeepsTheSignShown();
    void theOtherSignIsChosenByTurning();
    void aDroppedCardLiesInTheRowUntilItIsTakenBack();
    void bothResultsStandUnderTheCard();
};

void AdvancedPazaakDragTest::aDropKeepsTheSignShown_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("960x560") << QSize(960, 560);
    QTest::newRow("1280x700") << QSize(1280, 700);
}

/// With three, four and five cards on the table, at every place: the sign that is shown while the card is held.
void AdvancedPazaakDragTest::aDropKeepsTheSignShown() {
    QFETCH(const QSize, size);
    SignDesk desk(kDecksOfFour, size, "+-1 +-2 +-3 +-4");
    int late = 0; // drops with four cards and more in the row
    for (int turn = 0; turn < 5 && desk.phase() == "act"; ++turn) {
        QQuickItem* card = desk.sideCard("either", 1);
        if (card == nullptr) break;
        const auto before = desk.cards();
        for (const Place& place : kPlaces) {
            const int held = desk.dropped(desk.sideCard("either", 1), desk.at(place));
            QVERIFY(held != 0);
            QCOMPARE(desk.shown(), held);
            late += before >= 4 ? 1 : 0;
        }
        desk.key(Qt::Key_Minus); // turned over: the next drop must not turn it back
        QCOMPARE(desk.shown(), -1);
        QCOMPARE(desk.dropped(desk.sideCard("either", 1), desk.at(kPlaces[0])), -1);
        QVERIFY(desk.Desk::button(desk.button(-1)) != nullptr);
        desk.key(Qt::Key_Plus);
        QCOMPARE(desk.dropped(desk.sideCard("either", 1), desk.at(kPlaces[4])), 1);
        QVERIFY(desk.Desk::button(desk.button(1)) != nullptr ||
                desk.view()["seats"].toList()[0].toMap()["total"].toInt() >= 19);
        desk.key(Qt::Key_Escape);
        if (late > 0) break;
        // Low counts, so that the row grows: the highest card is played as a minus.
        const int low = before == 1 ? 4 : before == 3 ? 3 : 0;
        desk.page->scene().answer(low == 0 ? QStringLiteral("end") : QStringLiteral("+-%1=-%1 end").arg(low));
        desk.waitForMe();
    }
    QVERIFY2(late > 0, "the row never had four cards");
    const int held = desk.dropped(desk.sideCard("either", 1), desk.at(kPlaces[3]));
    QCOMPARE(held, desk.shown());
    desk.click(desk.Desk::button(desk.button(held)));
    QTRY_VERIFY(desk.answered(held > 0 ? "+-1=+1 end" : "+-1=-1 end"));
}

/// By the turn symbol, by a half, by the card itself and by its digit, also when it lies in the row.
void AdvancedPazaakDragTest::theOtherSignIsChosenByTurning() {
    SignDesk desk(kDecksOfFour, {1280, 700}, "+-3 +-4 +-1or2 tie");
    const int first = desk.dropped(desk.sideCard("either", 3), desk.at(kPlaces[3]));
    desk.key(Qt::Key_3);
    QCOMPARE(desk.shown(), -first);
    desk.click(desk.item([](QQuickItem& item) { return item.objectName() == "turn"; }));
    QCOMPARE(desk.shown(), first);
    desk.click(desk.item([&](QQuickItem& item) {
        return item.property("modelData").toInt() == -first && item.parentItem()->inherits("QQuickGrid");
    }));
    QCOMPARE(desk.shown(), -first);
    desk.click(desk.Desk::button(desk.button(-first)));
    QTRY_VERIFY(desk.answered(first > 0 ? "+-3=-3 end" : "+-3=+3 end"));
}

void AdvancedPazaakDragTest::aDroppedCardLiesInTheRowUntilItIsTakenBack() {
    SignDesk desk(kDecksOfFour, {1280, 700}, "+-3 +-4 +-1or2 tie");
    QQuickItem* card = desk.sideCard("either", 3);
    const QPoint inHand = middle(card);
    desk.dropped(card, desk.at(kPlaces[5]));
    const QQuickItem* house = desk.item([](QQuickItem& item) {
        return item.property("zone").toString() == "row" && item.property("seat").toInt() == 0;
    });
    QVERIFY(house != nullptr);
    QVERIFY(std::abs(card->width() - house->width()) < 1);
    QVERIFY(middle(card).y() < inHand.y() - 100);
    QVERIFY(middle(card).x() > middle(house).x());
    desk.key(Qt::Key_Escape);
    QVERIFY(layOut(*desk.page));
    QCOMPARE(middle(card), inHand);
    desk.dropped(card, desk.at(kPlaces[1]));
    QVERIFY(middle(card) != inHand);
    desk.drag(middle(card) - QPoint(0, 30), inHand); // back by hand
    QVERIFY(layOut(*desk.page));
    QVERIFY(middle(card).y() > inHand.y() - 40);
}

/// Without choosing it; a click on one of them chooses the card with that sign.
void AdvancedPazaakDragTest::bothResultsStandUnderTheCard() {
    SignDesk desk(kDecksOfFour, {1280, 700}, "+-3 +-4 +-1or2 tie");
    const int total = desk.view()["seats"].toList()[0].toMap()["total"].toInt();
    const auto field = [&](const QString& sign) {
        return desk.item([&](QQuickItem& item) {
            return item.property("sign").toString() == sign && item.property("come").isValid();
        });
    };
    QCOMPARE(desk.shown(), 0);
    const auto text = [](int number) { return number < 0 ? QString("−%1").arg(-number) : QString::number(number); };
    QVERIFY(field("+3") != nullptr && field("−3") != nullptr && field("+1/2") != nullptr);
    QCOMPARE(field("+3")->property("come").toString(), text(total + 3));
    QCOMPARE(field("−3")->property("come").toString(), text(total - 3));
    QCOMPARE(field("−1/2")->property("come").toString(), text(total - 1) + "/" + text(total - 2));
    desk.click(field("−3"));
    QCOMPARE(desk.shown(), -3);
    QVERIFY(desk.Desk::button("−3, end turn") != nullptr);
    desk.click(field("+3"));
    QCOMPARE(desk.shown(), 3);
}

HILLTOP_TEST(AdvancedPazaakDragTest)
#include "drag_test.moc"
