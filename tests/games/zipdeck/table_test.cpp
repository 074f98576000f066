// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/match_setup.h"
#include "profile/own_rating.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "support/test.h"
#include "ui/desk.h"

#include <QComboBox>
#include <QSignalSpy>

using namespace hilltop;

namespace {

/// A person and bots at the table, with cards that do not fly. Deal 77/3 gives the person cards with points.
struct ZipDesk : Desk {
    explicit ZipDesk(int seats, int seat = 0, const QString& opponent = "orion")
        : Desk("zipdeck")
        , me(seat) {
        start(seat, opponent, seats);
    }
    QVariantMap seatView(int seat) const { return view()["seats"].toList()[seat].toMap(); }
    int points(int seat) const { return seatView(seat)["points"].toInt(); }
    int worth() const { return view()["worth"].toInt(); }
    int share(int seat) const {
        QQuickItem* plate = stop(QString("seat %1").arg(seat));
        return plate != nullptr ? plate->property("share").toInt() : -1;
    }
    /// What the person said last, as the record has it.
    QString said() const {
        const auto& steps = page->record().steps;
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            const auto at = static_cast<std::size_t>(me);
            if (step->size() > at && (*step)[at]) return QString::fromStdString(*(*step)[at]);
        }
        return {};
    }
    /// Passes until the card is worth at least `worth`.
    void waitForWorth(int worth) const {
        for (int i = 0; i < 300; ++i) {
            waitForMe();
            if (over() || view()["worth"].toInt() >= worth) return;
            page->scene().answer("pass");
        }
    }
    const int me;
};

int sum(const QString& word) {
    int total = 0;
    for (const QString& share : word.split(' ').mid(1))
        total += share.toInt();
    return total;
}

} // namespace

class ZipdeckTableTest : public QObject {
    Q_OBJECT
private slots:
    void wholeMatchByMouseAndItsReplay();
    void wholeMatchByKeysAlone();
    void sharesByMouse();
    void sharesByKeys();
    void newPointsOfLeadersFit();
    void cardDraggedOntoAPlayer();
    void cardDraggedNowhereGoesBack();
    void hintTellsTheShares();
    void hintTellsWhoIsLikelyToWin();
    void callsAreSpokenOnThree();
    void manySeatsUseALargeWindow();
    void replayOfSixteenFitsAndShowsAllCards();
    void seatsStandInARing();
    void stacksShowThePoints();
    void peopleSpeakAtTheirPlates();
    void wordsLeaveRoomForWhatIsGiven();
    void chipsFlyToWhoPays();
    void everybodyOfTheFirstTableCalls();
    void dotsFollowFromRatings();
    void tablesOfAllSizes_data();
    void tablesOfAllSizes();
};

void ZipdeckTableTest::wholeMatchByMouseAndItsReplay() {
    ZipDesk desk(4, 1);
    int calls = 0;
    for (int i = 0; i < 50 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int worth = desk.worth();
        const int steps = desk.table().steps();
        const bool call = worth > 1;
        desk.click(desk.stop(call ? "word zip" : "word pass"));
        QTRY_VERIFY(desk.table().steps() > steps);
        if (call) {
            // Shares begin with all of this card for the player with the fewest points.
            QCOMPARE(sum(desk.said()), worth);
            ++calls;
        } else {
            QCOMPARE(desk.said(), QString("pass"));
        }
    }
    QVERIFY(desk.over());
    QVERIFY(calls > 0);
    const Record record = desk.page->record();
    QVERIFY(record.result.has_value());
    const auto made = Replay::make(record);
    QVERIFY(made && made->reproduced());

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(1280, 700);
    replay.show();
    QVERIFY(replay.opening().open({record}, {}, 0));
    const auto shown = [&] { return replay.scene().position()->view(); };
    QList<QVariantMap> forward;
    for (int position = 0; position < replay.cursor().positions(); ++position) {
        replay.cursor().goTo(position);
        forward << shown();
        QCOMPARE(replay.scene().position()->interactive(), false);
    }
    QCOMPARE(forward.back()["phase"].toString(), QString("over"));
    for (int position = replay.cursor().positions() - 1; position >= 0; --position) {
        replay.cursor().goTo(position);
        QCOMPARE(shown(), forward[position]);
    }
    // What was paid in the last round lies with the player who paid it.
    replay.cursor().goTo(replay.cursor().positions() - 1);
    const auto seats = shown()["seats"].toList();
    int paid = 0;
    for (int seat = 0; seat < seats.size(); ++seat)
        paid += seats[seat].toMap()["last"].toMap()["paid"].toInt() > 0;
    QVERIFY(paid > 0);
    QList<QQuickItem*> all;
    collectItems(replay.findChild<QQuickWidget*>()->rootObject(), all);
    QList<QPointF> badges;
    for (QQuickItem* item : std::as_const(all)) {
        if (!item->property("paidNow").isValid() || !item->isVisible()) continue;
        const QPointF at = item->mapToScene(QPointF(0, 0));
        QVERIFY(!badges.contains(at));
        badges << at;
    }
    QCOMPARE(badges.size(), paid);
}

void ZipdeckTableTest::wholeMatchByKeysAlone() {
    ZipDesk desk(3);
    desk.quick()->setFocus();
    for (int i = 0; i < 20 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        const bool call = desk.worth() > 1;
        desk.key(call ? Qt::Key_1 : Qt::Key_2);
        QTRY_VERIFY(desk.table().steps() > steps);
        QCOMPARE(desk.said().startsWith("zip"), call);
    }
    QVERIFY(desk.over());
    desk.waitForMe(); // until the result is shown
    QTRY_VERIFY(desk.page->result()->ready());
    const Source source = desk.page->record().source;
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_D); // the same deal again
    QCOMPARE(desk.page->record().source, source);
    QCOMPARE(desk.table().steps(), 0);
}

void ZipdeckTableTest::sharesByMouse() {
    ZipDesk desk(4);
    desk.waitForWorth(3);
    QVERIFY(!desk.over());
    const int worth = desk.worth();
    // A click anywhere on a player, even on the back of their card, gives them everything.
    QQuickItem* plate = desk.stop("seat 2");
    const QPointF card(plate->property("cardX").toReal() + 20, plate->property("cardY").toReal() + 28);
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, card.toPoint());
    QCOMPARE(desk.share(2), worth);
    // One back, one for another.
    const auto step = [&](int seat, const QString& sign) {
        QQuickItem* of = desk.stop(QString("seat %1").arg(seat));
        return desk.item([&](QQuickItem& item) {
            return item.property("sign").toString() == sign && of->contains(of->mapFromItem(&item, QPointF(1, 1)));
        });
    };
    desk.click(step(2, "-"));
    QCOMPARE(desk.share(2), worth - 1);
    desk.click(step(3, "+"));
    QCOMPARE(desk.share(3), 1);
    desk.click(step(1, "+")); // nothing is left: it comes from the player with the most
    QCOMPARE(desk.share(1), 1);
    QCOMPARE(desk.share(2), worth - 2);
    desk.click(desk.stop("word zip"));
    QTRY_VERIFY(desk.said().startsWith("zip"));
    QCOMPARE(desk.said(), QString("zip 0 1 %1 1").arg(worth - 2));
}

/// With points now and after, and the sign of who leads, the words once left the plate.
void ZipdeckTableTest::newPointsOfLeadersFit() {
    ZipDesk desk(4);
    int looked = 0;
    for (desk.waitForWorth(3); !desk.over(); desk.page->scene().answer("pass"), desk.waitForWorth(3)) {
        for (int seat = 1; seat < 4; ++seat) {
            if (!desk.seatView(seat)["leads"].toBool()) continue;
            QQuickItem* plate = desk.stop(QString("seat %1").arg(seat));
            const QPointF card(plate->property("cardX").toReal() + 20, plate->property("cardY").toReal() + 28);
            QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, card.toPoint());
            QCOMPARE(desk.share(seat), desk.worth());
            for (const QQuickItem* text : desk.items())
                if (plate->isAncestorOf(text) && text->isVisible() && text->inherits("QQuickText"))
                    QVERIFY2(text->mapRectToItem(plate, text->boundingRect()).right() <= plate->width() - 4,
                             qPrintable(text->property("text").toString()));
            ++looked;
        }
    }
    QVERIFY(looked > 1);
}

void ZipdeckTableTest::sharesByKeys() {
    ZipDesk desk(4);
    desk.waitForWorth(3);
    QVERIFY(!desk.over());
    const int worth = desk.worth();
    desk.quick()->setFocus();
    desk.key(Qt::Key_5); // none
    for (int seat = 1; seat < 4; ++seat)
        QCOMPARE(desk.share(seat), 0);
    desk.key(Qt::Key_4); // evenly
    QCOMPARE(desk.share(1) + desk.share(2) + desk.share(3), worth);
    QVERIFY(desk.share(1) <= worth / 3 + 1);
    desk.key(Qt::Key_5);
    // To the players by arrows, then + and −; Enter gives all.
    const auto focused = [&](int seat) { return desk.stop(QString("seat %1").arg(seat))->property("ringed").toBool(); };
    for (int i = 0; i < 8 && !focused(1); ++i)
        desk.key(i == 0 ? Qt::Key_Up : i < 3 ? Qt::Key_Up : Qt::Key_Left);
    QVERIFY(focused(1));
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.share(1), worth);
    desk.key(Qt::Key_Minus);
    desk.key(Qt::Key_Minus);
    QCOMPARE(desk.share(1), worth - 2);
    for (int i = 0; i < 8 && !focused(2); ++i) // at the top of the ring
        desk.key(i % 2 == 0 ? Qt::Key_Up : Qt::Key_Right);
    QVERIFY(focused(2));
    desk.key(Qt::Key_Plus);
    QCOMPARE(desk.share(2), 1);
    QVERIFY(desk.page->scene().motion()->live().contains("gets 1"));
    desk.key(Qt::Key_1);
    QTRY_VERIFY(desk.said().startsWith("zip"));
    QCOMPARE(desk.said(), QString("zip 0 %1 1 0").arg(worth - 2)); // one point is paid by me
}

void ZipdeckTableTest::cardDraggedOntoAPlayer() {
    ZipDesk desk(4);
    desk.waitForWorth(2);
    QVERIFY(!desk.over());
    const int worth = desk.worth();
    QQuickItem* card = desk.playableCard("hand");
    QVERIFY(card != nullptr);
    desk.drag(middle(card), middle(desk.stop("seat 3")));
    QTRY_VERIFY(desk.said().startsWith("zip"));
    QCOMPARE(desk.said(), QString("zip 0 0 0 %1").arg(worth));
}

void ZipdeckTableTest::cardDraggedNowhereGoesBack() {
    ZipDesk desk(4);
    desk.waitForWorth(1);
    const int steps = desk.table().steps();
    QQuickItem* card = desk.playableCard("hand");
    const QPoint from = middle(card);
    desk.drag(from, from + QPoint(120, 20));
    QTRY_VERIFY((middle(card) - from).manhattanLength() < 20);
    QCOMPARE(desk.table().steps(), steps);
}

void ZipdeckTableTest::hintTellsTheShares() {
    ZipDesk desk(4);
    desk.waitForWorth(3);
    QVERIFY(!desk.over());
    desk.page->scene().setHint(QString("zip 0 0 %1 0").arg(desk.worth()), "Reader");
    QVERIFY(desk.stop("word zip")->property("best").toBool());
    const QString name = desk.page->scene().position()->seats()[2].name;
    const QString wanted = QString("Give %1 to %2.").arg(desk.worth()).arg(name);
    QVERIFY(desk.item([&](QQuickItem& item) { return item.property("text").toString().contains(wanted); }) != nullptr);
}

/// From what everybody knows, the cards of the round left aside, at every seat; and never in a rated match.
void ZipdeckTableTest::hintTellsWhoIsLikelyToWin() {
    ZipDesk desk(4);
    const auto chances = [&] { return desk.page->scene().position()->chances(); };
    QVERIFY(desk.asked());
    desk.action("Hint")->trigger();
    QTRY_COMPARE(chances().size(), 4);
    double sum = 0;
    for (const QVariant& chance : chances()) {
        QVERIFY(std::abs(chance.toMap()["value"].toDouble() - 25) < 5); // nothing has been played
        sum += chance.toMap()["value"].toDouble();
    }
    QVERIFY(std::abs(sum - 100) < 1e-6);
    desk.page->scene().answer("pass");
    QTRY_VERIFY(chances().isEmpty());
    desk.waitForMe();
    desk.action("Hint")->trigger();
    QTRY_COMPARE(chances().size(), 4);
    QVERIFY(layOut(*desk.page));
    // Whatever is dealt in this round, the points so far say the same.
    const auto replay = Replay::make(desk.page->record(), Replay::Asking::Later);
    int rest = replay->positions() - 1;
    while (!replay->table(rest).resting())
        --rest;
    const auto judged = desk.game.make_judge()->value(replay->table(rest), {4000, 0}, {});
    for (int seat = 0; seat < 4; ++seat) {
        const QVariantMap chance = chances()[seat].toMap();
        const Estimate& known = (*judged)[static_cast<std::size_t>(seat)];
        QVERIFY(std::abs(chance["value"].toDouble() - 100 * known.value) < 6 * (chance["error"].toDouble() + 0.1));
        const QString words = QString("%1 %").arg(qRound(chance["value"].toDouble()));
        QVERIFY(desk.item([&](QQuickItem& item) { return item.property("text").toString().endsWith(words); }) ||
                desk.item([&](QQuickItem& item) { return item.property("note").toString().contains(words); }));
    }
    desk.page->resize(960, 540);
    QVERIFY(layOut(*desk.page));
    QVERIFY(desk.item([](QQuickItem& item) { return item.property("text").toString().endsWith(" %"); }) != nullptr);
    for (const int seats : {4, 9}) { // notes at the side take no room from names and points
        ZipDesk low(seats);
        low.page->resize(960, 540);
        const auto cut = [&] {
            const QQuickItem* found = low.item([](QQuickItem& item) {
                return item.property("truncated").toBool() && item.property("text").toString() != "";
            });
            return found != nullptr ? found->property("text").toString() : QString();
        };
        QVERIFY(layOut(*low.page));
        QCOMPARE(cut(), QString());
        low.action("Hint")->trigger();
        QTRY_COMPARE(low.page->scene().position()->chances().size(), seats);
        QVERIFY(layOut(*low.page));
        QCOMPARE(cut(), QString());
    }
}

/// After the count and before the cards are turned each plate says what its player said.
void ZipdeckTableTest::callsAreSpokenOnThree() {
    ZipDesk desk(4, 0, "caller");
    desk.waitForMe();
    desk.settings.setAnimationSpeed(AnimationSpeed::Fast);
    TableScene& scene = desk.page->scene();
    int counted = 0, spoken = 0, calls = 0, zips = 0, turned = 0;
    connect(scene.motion(), &TableMotion::changed, this,
            [&] { counted = std::max(counted, scene.motion()->countedTo()); });
    connect(&scene, &TableScene::eventShown, this, [&](const Event& event) {
        if (event.kind == Event::Kind::Show && turned++ == 0) {
            for (QQuickItem* item : desk.items()) {
                if (!item->property("calls").isValid() || !item->property("word").isValid() || !item->isVisible())
                    continue;
                ++spoken;
                calls += item->property("calls").toBool() ? 1 : 0;
            }
            for (const QVariant& word : scene.motion()->said())
                zips += word.toString() == "zip" ? 1 : 0;
        }
    });
    scene.answer("pass");
    QTRY_VERIFY(scene.position()->resting() && !scene.playing());
    QCOMPARE(counted, TableMotion::kCount);
    QCOMPARE(spoken, 4);
    QVERIFY(zips > 0);
    QCOMPARE(calls, zips);
    QVERIFY(scene.motion()->said().isEmpty()); // the round says it now
    QVERIFY2(scene.motion()->live().endsWith("Click or press any key to continue."),
             qPrintable(scene.motion()->live()));
}

/// Sixteen at 1920x1080: the plates show the cards, and nothing covers what has to be shared.
void ZipdeckTableTest::manySeatsUseALargeWindow() {
    ZipDesk desk(16);
    desk.page->resize(1920, 1000);
    desk.waitForWorth(1);
    QVERIFY(layOut(*desk.page));
    int lowest = 0;
    for (int seat = 1; seat < 16; ++seat) {
        const QQuickItem* plate = desk.stop(QString("seat %1").arg(seat));
        QVERIFY(plate != nullptr);
        QVERIFY2(plate->height() >= 84, qPrintable(QString::number(plate->height())));
        lowest = std::max(lowest, plate->mapRectToScene(plate->boundingRect()).toRect().bottom());
    }
    const QQuickItem* title = desk.item(
        [](QQuickItem& item) { return item.property("text").toString().startsWith("A correct call gives away"); });
    QVERIFY(title != nullptr);
    QVERIFY(title->mapRectToScene(title->boundingRect()).top() > lowest);
}

void ZipdeckTableTest::replayOfSixteenFitsAndShowsAllCards() {
    Desk desk("zipdeck");
    const auto record =
        play_record(desk.game, default_values(desk.game.rules()), {77, 3, 3}, std::vector<std::string>(16, "orion"));
    QVERIFY(record);
    ReplayPage page(desk.settings, desk.theme);
    page.resize(960, 540);
    page.show();
    QVERIFY(page.opening().open({*record}, {}, 0));
    QVERIFY(standsStill(page));
    QVERIFY(page.minimumSizeHint().width() <= 960);
    auto* views = page.head()->findChild<QComboBox*>();
    QVERIFY(views != nullptr);
    QCOMPARE(views->count(), 17);
    QCOMPARE(page.cursor().view(), ReplayPage::kAllCards);
    const auto shown = [&] {
        QList<QQuickItem*> all;
        collectItems(page.findChild<QQuickWidget*>()->rootObject(), all);
        return std::count_if(all.begin(), all.end(), [](QQuickItem* item) {
            return item->isVisible() && item->property("zone").toString() == "hand" &&
                   !item->property("hidden").toBool();
        });
    };
    QCOMPARE(shown(), 16);
    views->setCurrentIndex(4);
    QCOMPARE(page.cursor().view(), 3);
    QVERIFY(layOut(page));
    QCOMPARE(shown(), 1);
    page.cursor().setView(7);
    QCOMPARE(views->currentIndex(), 8);
}

/// One at each side, lower than those on top, and my card on the axis of the table.
void ZipdeckTableTest::seatsStandInARing() {
    for (const int seats : {3, 4, 6}) {
        ZipDesk desk(seats);
        desk.waitForMe();
        const auto place = [&](int seat) {
            QQuickItem* plate =
                desk.item([&](QQuickItem& item) { return item.property("stopId") == QString("seat %1").arg(seat); });
            return plate != nullptr ? plate->mapRectToScene(plate->boundingRect()) : QRectF();
        };
        const QRectF left = place(1), right = place(seats - 1);
        const double axis = desk.quick()->width() / 2.0;
        QCOMPARE(left.top(), right.top());
        QVERIFY(std::abs(left.center().x() + right.center().x() - 2 * axis) < 1);
        for (int seat = 2; seat < seats - 1; ++seat) {
            QVERIFY(place(seat).top() < left.top());
            QVERIFY(place(seat).center().x() > left.center().x() && place(seat).center().x() < right.center().x());
        }
        QQuickItem* card = desk.playableCard("hand");
        QVERIFY(card != nullptr);
        QVERIFY(std::abs(middle(card).x() - axis) < 3);
    }
}

/// Chips of 25, 5 and 1; those I would give lie upon them.
void ZipdeckTableTest::stacksShowThePoints() {
    ZipDesk desk(4);
    int looked = 0, given = 0;
    for (desk.waitForWorth(3); !desk.over(); desk.page->scene().answer("pass"), desk.waitForWorth(3)) {
        for (QQuickItem* stack : desk.items()) {
            if (!stack->property("chips").isValid() || !stack->property("added").isValid() || !stack->isVisible())
                continue;
            int had = 0, more = 0;
            const auto chips = stack->property("chips").value<QList<int>>();
            for (const int worth : chips)
                (worth > 0 ? had : more) += std::abs(worth);
            const int seat = stack->property("seat").toInt();
            QCOMPARE(had, desk.points(seat));
            QCOMPARE(more, seat == desk.me ? 0 : desk.share(seat));
            ++looked;
            given += more;
        }
    }
    QVERIFY(looked >= 4 && given > 0);
}

/// A short word at a good or bad moment is seen where the player sits.
void ZipdeckTableTest::peopleSpeakAtTheirPlates() {
    for (const QSize& size : {QSize(1280, 700), QSize(960, 540)}) {
        ZipDesk desk(4);
        desk.page->resize(size);
        desk.waitForMe();
        TablePosition& position = *desk.page->scene().position();
        const auto spoken = [&] {
            return desk.item([&](QQuickItem& item) {
                return item.isVisible() && item.property("loud").toBool() && item.property("seat").toInt() == 1;
            });
        };
        QVERIFY(spoken() == nullptr);
        position.setMood(1, Look::Sorry);
        position.refreshSeats();
        QTRY_VERIFY(spoken() != nullptr);
        QCOMPARE(spoken()->property("line").toString(),
                 lineOf(*characterOf(position.names().portraitOf(1).toStdString()), Look::Sorry));
        position.setMood(1, Look::Plain);
        position.refreshSeats();
        QTRY_VERIFY(spoken() == nullptr);
    }
}

/// On a small plate as well.
void ZipdeckTableTest::wordsLeaveRoomForWhatIsGiven() {
    ZipDesk desk(9);
    desk.waitForWorth(3);
    desk.click(desk.stop("seat 1"));
    QTest::mouseMove(desk.quick(), {4, 4}); // the steps go, the badge stays
    TablePosition& position = *desk.page->scene().position();
    position.setMood(1, Look::Sorry);
    position.refreshSeats();
    const auto spoken = [&] {
        return desk.item([](QQuickItem& item) {
            return item.isVisible() && item.property("loud").toBool() && item.property("seat").toInt() == 1;
        });
    };
    const auto badge = [&] {
        return desk.item([](QQuickItem& item) {
            return item.isVisible() && item.property("paid").isValid() && item.property("amount").toInt() > 0;
        });
    };
    QTRY_VERIFY(spoken() != nullptr && badge() != nullptr);
    const auto area = [](const QQuickItem* item) { return item->mapRectToScene(item->boundingRect()); };
    QVERIFY(!area(spoken()).intersects(area(badge())));
}

/// A chip for each point; the points count up as they land.
void ZipdeckTableTest::chipsFlyToWhoPays() {
    ZipDesk desk(4, 0, "caller");
    desk.waitForMe();
    desk.settings.setAnimationSpeed(AnimationSpeed::Normal);
    desk.page->scene().answer("pass");
    QQuickItem* pay = nullptr;
    int chips = 0, least = 100;
    QTRY_VERIFY_WITH_TIMEOUT((pay = desk.item([](QQuickItem& item) {
                                 return item.property("landed").isValid() && item.property("paidNow").toInt() > 0 &&
                                        !item.property("arrived").toBool();
                             })) != nullptr,
                             kPatienceMs);
    const int paid = pay->property("paidNow").toInt();
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            int flying = 0;
            for (QQuickItem* child : pay->childItems())
                flying += child->property("part").isValid() ? 1 : 0;
            chips = std::max(chips, flying);
            least = std::min(least, pay->property("landed").toInt());
            return pay->property("arrived").toBool();
        }(),
        kPatienceMs);
    QCOMPARE(chips, paid);
    QVERIFY(least < paid);
    QCOMPARE(pay->property("landed").toInt(), paid);
}

/// The table that Home's button deals shows what the game is about.
void ZipdeckTableTest::everybodyOfTheFirstTableCalls() {
    const GameEntry& game = *find_game("zipdeck");
    for (int level = 1; level <= 5; ++level) {
        std::vector<std::string> seats;
        for (const QString& seat : sensibleSetup(game, level).seats.mid(1))
            seats.push_back(seat.toStdString());
        QCOMPARE(seats.size(), std::size_t{3});
        const auto match = play_record(game, default_values(game.rules()), {5, 0, 0}, seats);
        QVERIFY(match);
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            QVERIFY2(std::any_of(match->steps.begin(), match->steps.end(),
                                 [&](const RecordStep& step) {
                                     return step.size() > seat && step[seat] && step[seat]->starts_with("zip");
                                 }),
                     seats[seat].c_str());
    }
}

/// As many as the level has that is nearest in strength.
void ZipdeckTableTest::dotsFollowFromRatings() {
    const GameEntry& game = *find_game("zipdeck");
    for (const BotTraits& bot : game.bots()) {
        int dots = 0;
        double least = 1e9;
        for (const BotTraits& level : game.bots()) {
            const double off = std::abs(*bot_rating("zipdeck", level.id) - *bot_rating("zipdeck", bot.id));
            if (level.level == 0 || off >= least) continue;
            least = off;
            dots = level.level;
        }
        QVERIFY2(bot.strength == dots, bot.id);
    }
}

void ZipdeckTableTest::tablesOfAllSizes_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    for (int seats : {2, 3, 6, 7, 8, 9, 12, 16}) {
        for (const QSize& size : {QSize(960, 540), QSize(1280, 700), QSize(1920, 980)})
            QTest::addRow("%d at %dx%d", seats, size.width(), size.height()) << seats << size;
    }
}

void ZipdeckTableTest::tablesOfAllSizes() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    Desk desk("zipdeck", AnimationSpeed::Off, {}, size);
    desk.start(0, "rando", seats);
    desk.waitForMe();
    // Plates lie in the table above the tray, and none over another.
    QList<QRectF> plates;
    for (int seat = 1; seat < seats; ++seat) {
        QQuickItem* plate =
            desk.item([&](QQuickItem& item) { return item.property("stopId") == QString("seat %1").arg(seat); });
        QVERIFY(plate != nullptr);
        const QRectF at = plate->mapRectToScene(QRectF(0, 0, plate->width(), plate->height()));
        QVERIFY(QRectF(0, 0, desk.quick()->width(), desk.quick()->height()).contains(at));
        for (const QRectF& other : plates)
            QVERIFY(!at.intersects(other));
        plates << at;
    }
    for (const char* id : {"word zip", "word pass"}) {
        QQuickItem* button = desk.stop(id);
        QVERIFY(button != nullptr);
        const QRectF at = button->mapRectToScene(QRectF(0, 0, button->width(), button->height()));
        QVERIFY(QRectF(0, 0, desk.quick()->width(), desk.quick()->height()).contains(at));
        for (const QRectF& plate : plates)
            QVERIFY(!at.intersects(plate));
    }
}

HILLTOP_TEST(ZipdeckTableTest)
#include "table_test.moc"
