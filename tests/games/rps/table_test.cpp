// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay_page.h"
#include "support/test.h"
#include "ui/card_places.h"
#include "ui/desk.h"

using namespace hilltop;

namespace {

/// A person against a bot, with cards that do not fly.
struct GameDesk : Desk {
    explicit GameDesk(int seat = 0, const QString& opponent = "odds", const QSize& size = {1280, 700},
                      int restMs = 3600'000)
        : Desk("rps", AnimationSpeed::Off, {}, size)
        , me(seat) {
        settings.set<bool>(kForcedKey, false); // also the last card is played by hand here
        settings.set<int>(kTrickKey, restMs);
        start(seat, opponent);
    }
    bool drafting() const { return view()["stage"].toString() == "draft"; }
    QString asking() const { return drafting() ? "pair" : "hand"; }
    /// The cards of a zone of that seat that are seen, from the left.
    QList<QQuickItem*> cards(const QString& zone, int seat) const {
        QList<QQuickItem*> list;
        const auto all = items();
        for (QQuickItem* item : all) {
            if (item->isVisible() && item->property("zone").toString() == zone &&
                item->property("seat").toInt() == seat)
                list << item;
        }
        std::sort(list.begin(), list.end(), [](auto* one, auto* other) { return one->x() < other->x(); });
        return list;
    }
    bool says(const QString& text) const {
        return item([&](QQuickItem& item) { return item.property("text").toString() == text; }) != nullptr;
    }
    /// Rock 7 is "R7".
    static QString nameOf(const QQuickItem* card) {
        return card->property("kind").toString().left(1).toUpper() + QString::number(card->property("value").toInt());
    }

    int me;
};

int faceDown(const QList<QQuickItem*>& cards) {
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [](auto* card) { return card->property("hidden").toBool(); }));
}

} // namespace

class RpsTableTest : public QObject {
    Q_OBJECT
private slots:
    void wholeMatchByMouseAndItsReplay_data();
    void wholeMatchByMouseAndItsReplay();
    void wholeMatchByKeys();
    void cardsByDrag();
    void playedCardsLieFaceDownUntilBothHaveChosen();
    void theWinnerPushesTheLoser();
    void pilesOfTheDraftHaveNames();
    void gamesGoOnByThemselves();
    void whatWinsIsFoldedAfterThreeGames();
    void drawnMatchIsToldAsDraw();
    void everythingIsInsideTheTable_data();
    void everythingIsInsideTheTable();
};

void RpsTableTest::wholeMatchByMouseAndItsReplay_data() {
    QTest::addColumn<int>("seat");
    QTest::addColumn<QSize>("size");
    QTest::newRow("first seat, wide") << 0 << QSize(1280, 700);
    QTest::newRow("second seat, narrow") << 1 << QSize(960, 540);
}

void RpsTableTest::wholeMatchByMouseAndItsReplay() {
    QFETCH(int, seat);
    QFETCH(QSize, size);
    GameDesk desk(seat, "odds", size);
    for (int step = 0; step < 15; ++step) {
        desk.waitForMe();
        QCOMPARE(desk.table().steps(), step);
        QCOMPARE(desk.drafting(), step < 5);
        const auto cards = desk.cards(desk.asking(), seat);
        QCOMPARE(cards.size(), step < 5 ? 2 : std::min(3, 15 - step));
        QQuickItem* chosen = cards[step % cards.size()];
        QVERIFY(chosen->property("playable").toBool());
        const QString name = GameDesk::nameOf(chosen);
        desk.click(chosen);
        QTRY_COMPARE(desk.table().steps(), step + 1);
        QVERIFY(layOut(*desk.page));
        if (step < 5) {
            QCOMPARE(desk.view()["kept"].toList().last().toString(), name);
            // Both have two cards more: mine open, of the other's only my gift.
            const auto mine = desk.cards("draft", seat);
            const auto theirs = desk.cards("draft", 1 - seat);
            QCOMPARE(mine.size(), 2 * (step + 1));
            QCOMPARE(theirs.size(), 2 * (step + 1));
            QCOMPARE(faceDown(mine), 0);
            QCOMPARE(faceDown(theirs), step + 1);
            QVERIFY(desk.says("you gave"));
        } else {
            QVERIFY(desk.page->session()->resting());
            const auto played = desk.cards("play", seat) + desk.cards("play", 1 - seat);
            QCOMPARE(played.size(), 2);
            QCOMPARE(faceDown(played), 0);
            QCOMPARE(GameDesk::nameOf(played.front()), name);
            QVERIFY(desk.says("wins the game") != desk.says("wins with a pair"));
        }
    }
    desk.waitForMe();
    QVERIFY(desk.over());
    QVERIFY(desk.page->result()->isVisible());
    const Record record = desk.page->record();
    QVERIFY(record.result.has_value());
    const auto again = Replay::make(record);
    QVERIFY(again->reproduced());

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(size);
    replay.show();
    QVERIFY(replay.opening().open({record}, {}, 0));
    QCOMPARE(replay.cursor().positions(), again->positions());
    for (const int view : {ReplayPage::kAllCards, 0, 1}) {
        replay.cursor().setView(view);
        replay.cursor().goTo(0);
        QList<QVariantMap> views;
        QList<QStringList> cards;
        for (int position = 0; position < replay.cursor().positions(); ++position) {
            QCOMPARE(replay.cursor().position(), position);
            views << replay.scene().position()->view();
            cards << places(*replay.scene().cards());
            if (position + 1 < replay.cursor().positions()) replay.playback().stepOn();
        }
        QVERIFY(replay.scene().position()->over());
        for (int position = replay.cursor().positions() - 1; position >= 0; --position) {
            replay.cursor().goTo(position);
            QCOMPARE(replay.scene().position()->view(), views[position]);
            QCOMPARE(places(*replay.scene().cards()), cards[position]);
        }
    }
}

void RpsTableTest::wholeMatchByKeys() {
    GameDesk desk(0);
    desk.quick()->setFocus();
    for (int step = 0; step < 15; ++step) {
        desk.waitForMeByKeys();
        QCOMPARE(desk.table().steps(), step);
        const auto cards = desk.cards(desk.asking(), 0);
        const QString last = GameDesk::nameOf(cards.last());
        if (step % 2 == 0) {
            desk.key(Qt::Key_0 + cards.last()->property("key").toString().toInt());
        } else { // to the first card, then on to the last one
            for (int i = 0; i < 6 && !cards.last()->hasActiveFocus(); ++i)
                desk.key(Qt::Key_Right);
            QVERIFY2(cards.last()->hasActiveFocus(), qPrintable(QString::number(step)));
            desk.key(Qt::Key_Return);
        }
        QTRY_COMPARE(desk.table().steps(), step + 1);
        QCOMPARE(*desk.page->record().steps.back().front(),
                 QString(step < 5 ? "keep %1" : "play %1").arg(last).toStdString());
    }
    desk.key(Qt::Key_Space);
    QVERIFY(desk.over());
    QVERIFY(desk.page->scene().position()->resultReason().contains("ten games"));
}

void RpsTableTest::cardsByDrag() {
    GameDesk desk(0);
    for (int pick = 0; pick < 5; ++pick) {
        desk.waitForMe();
        const auto cards = desk.cards("pair", 0);
        const QString first = GameDesk::nameOf(cards[0]);
        const QString second = GameDesk::nameOf(cards[1]);
        const QPoint from = middle(cards[0]);
        desk.drag(from, from + QPoint(-20, 30)); // nowhere: it goes back
        QCOMPARE(desk.table().steps(), pick);
        QTRY_VERIFY((middle(cards[0]) - from).manhattanLength() < 10);
        // Down to me it is kept, up to the other it is given.
        const bool keep = pick % 2 == 0;
        desk.drag(from, keep ? QPoint(from.x(), desk.quick()->height() - 80) : QPoint(from.x() + 40, 40));
        QTRY_COMPARE(desk.table().steps(), pick + 1);
        QCOMPARE(desk.view()["kept"].toList().last().toString(), keep ? first : second);
        QCOMPARE(desk.view()["given"].toList().last().toString(), keep ? second : first);
    }
    desk.waitForMe();
    QQuickItem* card = desk.cards("hand", 0)[1];
    const QString name = GameDesk::nameOf(card);
    desk.drag(middle(card), QPoint(desk.quick()->width() / 2, 250));
    QTRY_COMPARE(desk.table().steps(), 6);
    QCOMPARE(*desk.page->record().steps.back().front(), QString("play %1").arg(name).toStdString());
}

void RpsTableTest::playedCardsLieFaceDownUntilBothHaveChosen() {
    // A person who answers first, and one who takes their time.
    const GameEntry& game = *find_game("rps");
    const std::vector<std::string> bots(2, game.bots().front().id);
    const Record record = *play_record(game, default_values(game.rules()), {5, 5, 5}, bots);
    const auto replay = Replay::make(record);
    int position = 0;
    while (replay->table(position).steps() < 5 || replay->table(position).resting())
        ++position;
    const auto table = replay->table(position).copy();
    TableScene scene;
    const auto shownAt = [&](const QString& zone, int seat) {
        QStringList list;
        for (int row = 0; row < scene.cards()->rowCount(); ++row) {
            const QModelIndex card = scene.cards()->index(row);
            if (card.data(CardModel::ZoneRole).toString() == zone && card.data(CardModel::SeatRole).toInt() == seat)
                list << card.data(CardModel::KindRole).toString();
        }
        return list;
    };
    const auto rowIn = [&](const QString& zone, int seat) {
        for (int row = 0; row < scene.cards()->rowCount(); ++row) {
            const QModelIndex card = scene.cards()->index(row);
            if (card.data(CardModel::ZoneRole).toString() == zone && card.data(CardModel::SeatRole).toInt() == seat)
                return row;
        }
        return -1;
    };
    scene.begin(*table, {.bySeat = {"You", "Other"}, .bots = {}, .me = 0}, SeatSet(Seat(0)), true);
    scene.setSpeed(1);
    scene.jumpTo(*table);
    QObject::connect(&scene, &TableScene::chosen, &scene, [&](int seat, const QString& word) {
        QVERIFY(table->answer(Seat(seat), word.toStdString()));
        scene.showAnswers();
    });
    scene.choose(0);
    QCOMPARE(shownAt("play", 0), QStringList(QString())); // laid face down
    QCOMPARE(shownAt("hand", 0).size(), 2);
    QCOMPARE(shownAt("play", 1), QStringList());
    // The other one lays theirs down, too; no one can see which, not even by where it lay.
    const auto choices = table->menu(Seat(1));
    QVERIFY(table->answer(Seat(1), choices.front().word));
    scene.showAnswers();
    scene.showAnswers();
    QCOMPARE(shownAt("play", 1), QStringList(QString()));
    QCOMPARE(shownAt("hand", 1), QStringList({QString(), QString()}));
    const int laid = rowIn("play", 1);
    QCOMPARE(scene.cards()->at(laid).spot.place, 2);
    // Then both are turned up in the same moment.
    auto next = table->copy();
    next->step();
    scene.play(*next);
    QVERIFY(!shownAt("play", 0).front().isEmpty());
    QVERIFY(!shownAt("play", 1).front().isEmpty());
    QCOMPARE(rowIn("play", 1), laid);
    QTRY_VERIFY(!scene.playing());
    QCOMPARE(shownAt("hand", 0).size(), 2);
    QCOMPARE(shownAt("hand", 1).size(), 2);
}

/// It runs into the other card and goes back; what is left of it is a card that lies askew. Without motion only that.
void RpsTableTest::theWinnerPushesTheLoser() {
    GameDesk desk(0);
    for (int game = -5; game < 2; ++game) {
        desk.waitForMe();
        desk.settings.setAnimationSpeed(game == 0 ? AnimationSpeed::Normal : AnimationSpeed::Off);
        const int steps = desk.table().steps();
        QQuickItem* mine = desk.cards(desk.asking(), 0).front();
        desk.click(mine);
        QTRY_COMPARE(desk.table().steps(), steps + 1);
        if (game < 0) continue;
        QTRY_VERIFY(desk.cards("play", 1).size() == 1);
        QQuickItem* theirs = desk.cards("play", 1).front();
        QTRY_COMPARE(desk.view()["phase"].toString(), QString("revealed"));
        const int winner = desk.view()["games"].toList()[game].toMap()["winner"].toInt();
        double nearest = 1e9;
        const auto near = [&] { nearest = std::min(nearest, std::abs(mine->x() - theirs->x())); };
        QObject here;
        for (QQuickItem* card : {mine, theirs})
            QObject::connect(card, &QQuickItem::xChanged, &here, near);
        QQuickItem* loser = winner == 0 ? theirs : mine;
        QTRY_VERIFY(std::abs(loser->rotation()) > 5);
        QVERIFY(layOut(*desk.page));
        QCOMPARE((winner == 0 ? mine : theirs)->rotation(), 0.0);
        const double apart = std::abs(mine->x() - theirs->x());
        QVERIFY2(game == 0 ? nearest < 0.6 * apart : nearest > 0.9 * apart,
                 qPrintable(QString::number(nearest / apart)));
    }
}

/// What I kept lies left of what I was given, and the same of the other's.
void RpsTableTest::pilesOfTheDraftHaveNames() {
    GameDesk desk(0);
    for (int pick = 0; pick < 3; ++pick) {
        desk.waitForMe();
        desk.click(desk.cards("pair", 0).front());
        QTRY_COMPARE(desk.table().steps(), pick + 1);
    }
    desk.waitForMe();
    const QString other = desk.page->scene().position()->names().of(1);
    QVERIFY(desk.says("kept by you") && desk.says("from " + other));
    QVERIFY(desk.says("kept by " + other) && desk.says("from you"));
    const auto namesOf = [&](const QString& list) { return desk.view()[list].toStringList(); };
    QStringList mine;
    for (const QQuickItem* card : desk.cards("draft", 0))
        mine << GameDesk::nameOf(card);
    QCOMPARE(mine, namesOf("kept") + namesOf("received"));
    const auto theirs = desk.cards("draft", 1);
    QStringList given;
    for (const QQuickItem* card : theirs)
        if (!card->property("hidden").toBool()) given << GameDesk::nameOf(card);
    QCOMPARE(given, namesOf("given"));
    QVERIFY(!theirs.back()->property("hidden").toBool());
}

/// Without a click or a key between the games.
void RpsTableTest::gamesGoOnByThemselves() {
    GameDesk desk(0, "odds", {1280, 700}, 1);
    for (int step = 0; step < 15; ++step) {
        QTRY_VERIFY(desk.asked());
        QCOMPARE(desk.table().steps(), step);
        desk.page->scene().answer(desk.firstAllowed());
        QVERIFY(!desk.page->scene().motion()->waits());
    }
    QTRY_VERIFY(desk.over());
}

/// A click unfolds it.
void RpsTableTest::whatWinsIsFoldedAfterThreeGames() {
    GameDesk desk(0);
    const QString line = "2  the higher number";
    for (int step = 0; step < 8; ++step) {
        desk.waitForMe();
        QVERIFY(desk.says(line));
        desk.page->scene().answer(desk.firstAllowed());
    }
    desk.waitForMe();
    QVERIFY(!desk.says(line) && desk.says("What wins a game"));
    desk.click(desk.stop("what wins"));
    QVERIFY(desk.says(line));
}

void RpsTableTest::drawnMatchIsToldAsDraw() {
    const GameEntry& game = *find_game("rps");
    const std::vector<std::string> bots = {game.bots()[1].id, game.bots()[2].id};
    for (std::uint64_t match = 0; match < 100; ++match) {
        const Record record = *play_record(game, default_values(game.rules()), {7, match, match}, bots);
        const auto replay = Replay::make(record);
        const Table& end = replay->table(replay->positions() - 1);
        if (end.result().points[Seat(0)] != end.result().points[Seat(1)]) continue;
        for (const int me : {-1, 0}) {
            TableScene scene;
            scene.begin(end, {.bySeat = {"You", "Other"}, .bots = {}, .me = me}, {}, false);
            scene.jumpTo(end);
            QVERIFY2(scene.position()->resultTitle().contains("draw", Qt::CaseInsensitive),
                     qPrintable(scene.position()->resultTitle()));
            QCOMPARE(scene.position()->resultReason(), QString("Each has won five of the ten games."));
        }
        return;
    }
    QFAIL("no match was drawn");
}

void RpsTableTest::everythingIsInsideTheTable_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 480), QSize(960, 540), QSize(1280, 700), QSize(1920, 980)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void RpsTableTest::everythingIsInsideTheTable() {
    QFETCH(QSize, size);
    GameDesk desk(1, "odds", size);
    for (int step = 0; step < 15; ++step) {
        desk.waitForMe();
        const QRectF table(0, 0, desk.quick()->width(), desk.quick()->height());
        const auto asked = desk.cards(desk.asking(), 1);
        const double middle =
            (asked.front()->mapToScene({}).x() + asked.back()->mapToScene(QPointF(asked.back()->width(), 0)).x()) / 2;
        QVERIFY(std::abs(middle - table.center().x()) < 2);
        QList<QRectF> seen;
        for (const char* zone : {"pair", "draft", "hand", "play", "base", "stock", "done", "deck"}) {
            const bool draft = QString(zone) == "draft";
            const bool pile = QString(zone) == "stock" || QString(zone) == "done" || QString(zone) == "deck";
            for (const int seat : {-1, 0, 1}) {
                const auto cards = desk.cards(zone, seat);
                for (const QQuickItem* card : cards) {
                    const QRectF area = card->mapRectToScene(QRectF(0, 0, card->width(), card->height()));
                    QVERIFY2(table.contains(area), qPrintable(QString("%1 at step %2").arg(zone).arg(step)));
                    for (const QRectF& other : seen) // a gift lies over a little of the card kept
                        QVERIFY2(other.intersected(area).width() < (draft ? 0.3 * area.width() : 0.1),
                                 qPrintable(QString("%1 at step %2").arg(zone).arg(step)));
                    if (!pile || card == cards.front()) seen << area.adjusted(0.5, 0.5, -0.5, -0.5);
                    if (pile) break;
                }
            }
        }
        desk.click(desk.cards(desk.asking(), 1).front());
        QTRY_COMPARE(desk.table().steps(), step + 1);
    }
}

HILLTOP_TEST(RpsTableTest)
#include "table_test.moc"
