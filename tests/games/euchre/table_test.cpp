// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_page.h"
#include "support/test.h"
#include "text/table_texts.h"
#include "ui/desk.h"

#include <QRegularExpression>

using namespace hilltop;

namespace {

/// A person and three bots at the table, with cards that do not fly.
struct EuchreDesk : Desk {
    explicit EuchreDesk(int seat = 0)
        : Desk("euchre")
        , me(seat) {
        start(seat, "steady");
    }
    QString phase() const { return view()["phase"].toString(); }
    QVariantMap seat(int at) const { return view()["seats"].toList()[at].toMap(); }
    const std::vector<MenuModel::Item>& menu() const { return page->scene().menu()->items(); }
    /// The first allowed action that begins so, or -1.
    int choice(const QString& verb) const {
        for (std::size_t i = 0; i < menu().size(); ++i) {
            if (menu()[i].allowed() && menu()[i].word().startsWith(verb)) return static_cast<int>(i);
        }
        return -1;
    }
    /// The card an action touches.
    QQuickItem* cardOf(const MenuModel::Item& action) const {
        return item([&](QQuickItem& item) {
            return item.property("zone").isValid() && item.property("row").toInt() == action.cardRow;
        });
    }
    /// Waits for me until a question of that phase comes; all others are answered by the first of what is allowed.
    void waitFor(const QString& wanted) {
        for (int i = 0; i < 400; ++i) {
            waitForMe();
            QVERIFY2(!over(), "the match ended before that was asked");
            if (phase() == wanted) return;
            const int verb = choice(phase() == "order" && wanted != "name" ? "order" : "");
            page->scene().choose(verb < 0 ? choice({}) : verb);
        }
        QFAIL("that was never asked");
    }

    const int me;
};

} // namespace

class EuchreTableTest : public QObject {
    Q_OBJECT
private slots:
    void handNobodyCalledIsTold();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("\\.qml"))); }
    void wholeMatchByMouseAndItsReplay();
    void wholeMatchByKeys();
    void cardsByDrag();
    void upcardByDrag();
    void lastTrickOnItsKey();
    void partnerOfTheLoneMakerSitsOut();
    void cardsThatMustNotBePlayedTellWhy();
    void digitsFollowTheHand();
};

/// The cards left over do not cover the text after a hand without a call.
void EuchreTableTest::handNobodyCalledIsTold() {
    EuchreDesk desk;
    for (std::uint64_t deal = 0; deal < 60; ++deal) {
        MatchSetup setup;
        setup.game = "euchre";
        setup.rules = default_values(desk.game.rules());
        setup.seats = {QString::fromUtf8(kPerson), "steady", "steady", "steady"};
        setup.drawn = false;
        setup.deal = DealId{77, deal};
        desk.page->start(setup);
        const auto passed = [&] { return desk.page->scene().resting() && desk.phase() == "hand"; };
        const auto called = [&] { return !desk.view()["trump"].toString().isEmpty(); };
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (desk.asked() && desk.choice("pass") >= 0) desk.page->scene().answer("pass");
                return passed() || called() || (desk.asked() && desk.choice("pass") < 0);
            },
            kPatienceMs));
        if (!passed() || called()) continue;
        QVERIFY(layOut(*desk.page));
        const QString told = desk.page->scene().prompt();
        const QQuickItem* words = desk.item([&](QQuickItem& item) { return item.property("text").toString() == told; });
        QVERIFY(words != nullptr);
        const QRectF place = words->mapRectToScene(words->boundingRect());
        int cards = 0;
        for (QQuickItem* item : desk.items()) {
            if (!item->property("zone").isValid() || !item->property("row").isValid() || !item->isVisible()) continue;
            ++cards;
            QVERIFY2(!item->mapRectToScene(item->boundingRect()).intersects(place),
                     qPrintable(item->property("zone").toString()));
        }
        QVERIFY2(cards > 20, qPrintable(QString::number(cards))); // hands, and what was left over
        return;
    }
    QFAIL("somebody called in every deal");
}

void EuchreTableTest::wholeMatchByMouseAndItsReplay() {
    EuchreDesk desk(1);
    int asked = 0;
    for (; asked < 2000 && !desk.over(); ++asked) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        const QString phase = desk.phase();
        if (phase == "order") {
            if (asked % 3 == 0)
                desk.click(desk.stop("word pass"));
            else if (asked % 3 == 1)
                desk.click(desk.stop("word order"));
            else
                desk.click(desk.playableCard("turned"));
        } else if (phase == "name") {
            desk.click(desk.stop(desk.choice("pass") >= 0 && asked % 2 == 0 ? "word pass" : "suit h"));
        } else if (phase == "alone") {
            desk.click(desk.stop(asked % 4 == 0 ? "word alone" : "word together"));
        } else {
            desk.click(desk.playableCard("hand"));
        }
        QVERIFY2(desk.table().steps() > steps, qPrintable(QString("%1 at %2").arg(phase).arg(asked)));
    }
    QVERIFY(desk.over());
    QVERIFY(asked > 15);
    QTRY_VERIFY(desk.page->record().result.has_value());
    const Record record = desk.page->record();
    QVERIFY(Replay::make(record)->reproduced());

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(960, 560);
    replay.show();
    QVERIFY(replay.opening().open({record}, {}, 0));
    for (int position = 0; position < replay.cursor().positions(); position += position < 60 ? 1 : 7) {
        replay.cursor().goTo(position);
        const QVariantMap view = replay.scene().view();
        QVERIFY(view["ahead"].toInt() < 0 || !view["led"].toString().isEmpty());
        QVERIFY(view["trump"].toString().isEmpty() == (view["maker"].toInt() < 0));
    }
    replay.cursor().goTo(replay.cursor().positions() - 1);
    const QVariantList points = replay.scene().view()["points"].toList();
    QVERIFY(points[0].toInt() >= 10 || points[1].toInt() >= 10);
}

void EuchreTableTest::wholeMatchByKeys() {
    EuchreDesk desk(2);
    desk.quick()->setFocus();
    for (int i = 0; i < 2000 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        if (desk.phase() == "play" && i % 2 == 0) { // along the hand with arrows
            QQuickItem* card = desk.cardOf(desk.menu()[static_cast<std::size_t>(desk.choice({}))]);
            // To the right end first: left of the first card one looks back.
            for (int step = 0; step < 8 && !card->hasActiveFocus(); ++step)
                desk.key(Qt::Key_Right);
            for (int step = 0; step < 8 && !card->hasActiveFocus(); ++step)
                desk.key(Qt::Key_Left);
            QVERIFY(card->hasActiveFocus());
            desk.key(i % 4 == 0 ? Qt::Key_Return : Qt::Key_Space);
        } else {
            desk.key(Qt::Key_1 + desk.choice({}));
        }
        QVERIFY2(desk.table().steps() > steps, qPrintable(desk.phase()));
    }
    QVERIFY(desk.over());
}

void EuchreTableTest::cardsByDrag() {
    EuchreDesk desk(0);
    desk.waitFor("play");
    QQuickItem* card = desk.playableCard("hand");
    const QPoint from = middle(card);
    const int steps = desk.table().steps();
    desk.drag(from, from + QPoint(30, 40)); // nowhere: it goes back
    QCOMPARE(desk.table().steps(), steps);
    QTRY_VERIFY((middle(card) - from).manhattanLength() < 20);
    desk.drag(from, QPoint(desk.quick()->width() / 2, desk.quick()->height() / 2));
    QTRY_VERIFY(desk.table().steps() > steps);

    desk.waitFor("discard");
    const int before = desk.table().steps();
    desk.drag(middle(desk.playableCard("hand")), QPoint(desk.quick()->width() / 2, desk.quick()->height() / 3));
    QTRY_VERIFY(desk.table().steps() > before);
    QVERIFY(desk.view()["buried"].toString() != QString());
}

void EuchreTableTest::upcardByDrag() {
    EuchreDesk desk(0);
    desk.waitFor("order");
    const int dealer = desk.view()["dealer"].toInt();
    QQuickItem* goal = desk.item([&](QQuickItem& item) {
        return item.property("dropArea").isValid() && item.property("name").toString() == "hand" &&
               item.property("seat").toInt() == dealer;
    });
    QVERIFY(goal != nullptr);
    const QPointF area = goal->property("dropArea").toRectF().center();
    desk.drag(middle(desk.playableCard("turned")), area.toPoint());
    QTRY_COMPARE(desk.view()["maker"].toInt(), 0);
    QVERIFY(desk.view()["taken_up"].toBool());
}

void EuchreTableTest::lastTrickOnItsKey() {
    EuchreDesk desk(0);
    desk.quick()->setFocus();
    desk.waitFor("play");
    while (desk.view()["played"].toList().size() < 2) {
        desk.page->scene().choose(desk.choice({}));
        desk.waitFor("play");
    }
    QVERIFY(desk.stop("last trick") != nullptr);
    const auto shown = [&] {
        return desk.item([](QQuickItem& item) { return item.property("lookBack").toBool(); }) != nullptr;
    };
    QVERIFY(!shown());
    desk.key(Qt::Key_L);
    QVERIFY(shown());
    desk.key(Qt::Key_L);
    QVERIFY(!shown());
    desk.click(desk.stop("last trick"));
    QVERIFY(shown());
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, QPoint(desk.quick()->width() / 2, 90)); // anywhere
    QVERIFY(!shown());
    desk.key(Qt::Key_L);
    desk.click(desk.playableCard("hand")); // playing continues, and the trick is seen again
    QVERIFY(!shown());
}

void EuchreTableTest::partnerOfTheLoneMakerSitsOut() {
    EuchreDesk desk(0);
    desk.waitFor("alone");
    while (desk.view()["maker"].toInt() != 0) {
        desk.page->scene().choose(desk.choice("together"));
        desk.waitFor("alone");
    }
    desk.click(desk.stop("word alone"));
    desk.waitForMe();
    QVERIFY(desk.seat(2)["sits_out"].toBool());
    QCOMPARE(desk.page->scene().seats()[2].toMap()["note"].toString(), QString("sitting out"));
    QQuickItem* hand = desk.item([](QQuickItem& item) {
        return item.property("dropArea").isValid() && item.property("name").toString() == "hand" &&
               item.property("seat").toInt() == 2;
    });
    QVERIFY(hand != nullptr);
    QCOMPARE(hand->property("shape").toString(), QString("pile")); // laid together
}

void EuchreTableTest::cardsThatMustNotBePlayedTellWhy() {
    EuchreDesk desk(0);
    for (int i = 0; i < 300; ++i) {
        desk.waitFor("play");
        const auto& menu = desk.menu();
        const auto refused =
            std::find_if(menu.begin(), menu.end(), [](const MenuModel::Item& item) { return !item.allowed(); });
        if (refused == menu.end()) {
            desk.page->scene().choose(desk.choice({}));
            continue;
        }
        QQuickItem* card = desk.cardOf(*refused);
        QVERIFY(card != nullptr);
        QVERIFY(card->property("dimmed").toBool());
        QVERIFY(card->property("reason").toString().contains("follow"));
        const int steps = desk.table().steps();
        desk.click(card);
        QCOMPARE(desk.table().steps(), steps);
        QTest::mouseMove(desk.quick(), middle(card));
        QTRY_VERIFY(card->property("telling").toBool());
        return;
    }
    QFAIL("every card could always be played");
}

void EuchreTableTest::digitsFollowTheHand() {
    EuchreDesk desk(0);
    desk.waitFor("play");
    for (std::size_t i = 0; i < desk.menu().size(); ++i) {
        QQuickItem* card = desk.cardOf(desk.menu()[i]);
        QCOMPARE(card->property("place").toInt(), static_cast<int>(i));
        QCOMPARE(card->property("key").toString(), QString::number(i + 1));
    }
}

HILLTOP_TEST(EuchreTableTest)
#include "table_test.moc"
