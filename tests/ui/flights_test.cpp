// SPDX-License-Identifier: GPL-3.0-or-later
// Cards on their way, picture by picture.
#include "desk.h"
#include "support/test.h"

#include <QElapsedTimer>
#include <QMap>
#include <QSet>

using namespace hilltop;

class FlightsTest : public QObject {
    Q_OBJECT
private slots:
    void aCardIsSeenAllTheWay();
    void aPileIsSeenUntilItIsCovered();
    void nothingFliesWithoutMotion();
    void aScoreCountsUp_data();
    void aScoreCountsUp();
};

/// From the hand to the middle there is no picture without it, not even when it lands.
void FlightsTest::aCardIsSeenAllTheWay() {
    Desk desk("euchre", AnimationSpeed::Normal);
    desk.start(0);
    QTRY_VERIFY_WITH_TIMEOUT(desk.asked() || desk.page->scene().position()->resting(), kPatienceMs);
    desk.waitForMe();
    const auto playable = [&desk] { // no jack, queen or king: they are painted from edge to edge
        return desk.item([](const QQuickItem& item) {
            const int value = item.property("value").toInt();
            return isCard(item) && item.property("playable").toBool() && item.property("zone").toString() == "hand" &&
                   (value < 11 || value > 13);
        });
    };
    while (!desk.over() && playable() == nullptr) {
        desk.page->scene().answer(desk.firstAllowed());
        desk.waitForMe();
    }
    QQuickItem* const card = playable();
    QVERIFY(card != nullptr);
    const QPointF from = card->position();
    desk.click(card);
    QTRY_VERIFY(card->property("flying").toBool());
    int pictures = 0, bent = 0, landed = 0;
    QElapsedTimer time;
    time.start();
    while (landed < 4 && time.elapsed() < kPatienceMs) {
        QCoreApplication::processEvents();
        const QImage picture = desk.quick()->grabFramebuffer();
        landed += card->property("flying").toBool() ? 0 : 1;
        bent += std::abs(card->rotation()) > 0.5;
        // At the left edge, below the suit, such a card is white.
        const QPointF at = card->mapToScene(QPointF(card->width() * 0.1, card->height() * 0.55));
        const QColor seen = picture.pixelColor((at * picture.devicePixelRatio()).toPoint());
        QVERIFY2(card->isVisible() && seen.lightness() > 200,
                 qPrintable(QStringLiteral("picture %1, landed %2: %3").arg(pictures).arg(landed).arg(seen.name())));
        ++pictures;
    }
    QVERIFY2(pictures > 6 && landed == 4, qPrintable(QString::number(pictures)));
    QVERIFY(bent > 0);
    QCOMPARE(card->rotation(), 0.0);
    QVERIFY(card->position() != from);
}

/// At the end of a hand all cards come back to the deck at once: what lies there is seen while they are on their way.
void FlightsTest::aPileIsSeenUntilItIsCovered() {
    Desk desk("euchre", AnimationSpeed::Fast);
    desk.start(0);
    int pictures = 0;
    for (QElapsedTimer time = QElapsedTimer(); pictures < 5 && !desk.over();) {
        if (!time.isValid()) time.start();
        QVERIFY(time.elapsed() < 4 * kPatienceMs);
        QCoreApplication::processEvents();
        const auto all = desk.items();
        QMap<QString, QPair<int, bool>> piles; // cards on their way there, and whether one is seen that lies there
        QSet<QString> lying;
        for (QQuickItem* item : all) {
            auto* const home = isCard(*item) ? item->property("home").value<QQuickItem*>() : nullptr;
            if (home == nullptr || home->property("shape").toString() != "pile") continue;
            const QString pile = home->property("name").toString() + home->property("seat").toString();
            const bool flies = item->property("flying").toBool();
            piles[pile].first += flies;
            if (flies) continue;
            lying << pile;
            piles[pile].second |= item->isVisible();
        }
        for (auto pile = piles.cbegin(); pile != piles.cend(); ++pile) {
            if (pile->first < 3 || !lying.contains(pile.key())) continue;
            QVERIFY2(pile->second, qPrintable(pile.key()));
            ++pictures;
        }
        if (desk.asked())
            desk.page->scene().answer(desk.firstAllowed());
        else if (desk.page->scene().position()->resting())
            goPast(desk.page->scene());
    }
    QVERIFY(pictures >= 5);
}

void FlightsTest::nothingFliesWithoutMotion() {
    Desk desk("euchre");
    desk.start(0);
    desk.waitForMe();
    while (!desk.over() && desk.playableCard("hand") == nullptr) {
        desk.page->scene().answer(desk.firstAllowed());
        desk.waitForMe();
    }
    QQuickItem* const card = desk.playableCard("hand");
    QVERIFY(card != nullptr);
    desk.click(card);
    QVERIFY(layOut(*desk.page));
    QVERIFY(!card->property("flying").toBool());
    QCOMPARE(card->rotation(), 0.0);
}

void FlightsTest::aScoreCountsUp_data() {
    QTest::addColumn<AnimationSpeed>("speed");
    QTest::newRow("motion") << AnimationSpeed::Fast;
    QTest::newRow("no motion") << AnimationSpeed::Off;
}

/// A total rises by ones where things move, and stands at once where they do not: seven seconds, since nothing else
/// sees numbers between the moments of a match.
void FlightsTest::aScoreCountsUp() {
    QFETCH(AnimationSpeed, speed);
    Desk desk("pazaak", speed);
    desk.start(0);
    int between = 0, rises = 0;
    for (QElapsedTimer time = QElapsedTimer(); rises < 4 && !desk.over();) {
        if (!time.isValid()) time.start();
        QVERIFY(time.elapsed() < 4 * kPatienceMs);
        QCoreApplication::processEvents();
        const auto all = desk.quick()->rootObject()->findChildren<QObject*>();
        for (const QObject* count : all) {
            if (!QString::fromUtf8(count->metaObject()->className()).startsWith("CountUp")) continue;
            const int shown = count->property("shown").toInt(), goal = count->property("goal").toInt();
            QVERIFY(shown <= goal);
            const QObject* const run = count->property("run").value<QObject*>();
            QVERIFY(run->property("running").toBool() || shown == goal); // it arrives where the score is
            between += shown < goal;
            rises += speed == AnimationSpeed::Off ? goal > 0 : shown > 0 && shown < goal;
        }
        if (desk.asked())
            desk.page->scene().answer(desk.firstAllowed());
        else if (desk.page->scene().position()->resting())
            goPast(desk.page->scene());
    }
    QVERIFY(rises >= 4);
    if (speed == AnimationSpeed::Off) QCOMPARE(between, 0);
}

HILLTOP_TEST(FlightsTest)
#include "flights_test.moc"
