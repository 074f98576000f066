// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/replay.h"
#include "registry/registry.h"
#include "shell/desktop.h"
#include "shell/play_page.h"
#include "shell/replay_page.h"
#include "shell/settings.h"
#include "shell/table_view.h"
#include "text/table_texts.h"

#include <QAction>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace hilltop;

namespace {

const GameEntry& game() {
    return *find_game("thegame");
}

void collect(QQuickItem* item, QList<QQuickItem*>& all) {
    all << item;
    const auto children = item->childItems();
    for (QQuickItem* child : children)
        collect(child, all);
}

bool seen(const QQuickItem* item) {
    return item->isVisible() && item->width() > 0 && item->height() > 0;
}

QPoint middle(const QQuickItem* item) {
    return item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
}

/// A person and three bots who listen at the table, with cards that do not fly.
struct Desk {
    explicit Desk(int seat = 0, const QSize& size = {1280, 700}) {
        settings.setAnimationSpeed(AnimationSpeed::Off);
        page = std::make_unique<PlayPage>(settings, theme,
                                          DataPaths{folder.filePath("unfinished.hmatch"), folder.filePath("matches")});
        page->resize(size);
        page->show();
        MatchSetup setup;
        setup.game = "thegame";
        setup.rules = default_values(game().rules());
        setup.seats = QStringList(4, "listener");
        setup.seats[seat] = QString::fromUtf8(kPerson);
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        page->start(setup);
        QTest::qWait(200); // until the table is there and the cards lie where they belong
    }
    QQuickWidget* quick() const { return page->view()->findChild<QQuickWidget*>(); }
    template <class Fits>
    QQuickItem* item(Fits&& fits) const {
        QList<QQuickItem*> all;
        if (quick()->rootObject() != nullptr) collect(quick()->rootObject(), all);
        for (QQuickItem* item : all) {
            if (seen(item) && fits(*item)) return item;
        }
        return nullptr;
    }
    QQuickItem* button(const QString& title) const {
        return item([&](QQuickItem& item) { return item.isEnabled() && item.property("title").toString() == title; });
    }
    QQuickItem* stop(const QString& id) const {
        return item([&](QQuickItem& item) { return item.property("stopId").toString() == id; });
    }
    /// A card of the hand.
    QQuickItem* card(int value) const {
        return item([&](QQuickItem& item) {
            return item.property("zone").toString() == "hand" && item.property("value").toInt() == value;
        });
    }
    void click(QQuickItem* item) const {
        QVERIFY(item != nullptr);
        QTest::mouseClick(quick(), Qt::LeftButton, {}, middle(item));
    }
    const Table& table() const { return page->session()->table(); }
    bool over() const { return table().over(); }
    bool mine() const {
        return table().need() == Need::Must && !page->session()->askedPersons().empty() && !page->scene().playing();
    }
    void waitForMe() const {
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                if (!over() && !mine()) page->scene().goOn(); // nobody need wait for what I do not say
                return over() || mine();
            }(),
            20000);
    }
    /// The allowed plays of the person, as records write them.
    std::vector<Choice> plays() const {
        std::vector<Choice> list;
        for (const Choice& choice : table().menu(*page->session()->askedPersons().begin())) {
            if (choice.card && choice.reason.empty()) list.push_back(choice);
        }
        return list;
    }
    QVariantMap view() const { return page->scene().view(); }

    QTemporaryDir folder;
    Settings settings{folder.filePath("hilltop.ini")};
    Desktop desktop;
    Theme theme{*qApp, desktop};
    std::unique_ptr<PlayPage> page;
};

/// The play with the smallest gap; "38>0" is the card 38 on pile 0.
std::pair<int, int> smallest(const std::vector<Choice>& plays) {
    const auto best = std::min_element(plays.begin(), plays.end(),
                                       [](const Choice& a, const Choice& b) { return *a.figure < *b.figure; });
    const QStringList parts = QString::fromStdString(best->word).split('>');
    return {parts[0].toInt(), parts[1].toInt()};
}

} // namespace

class ThegameTableTest : public QObject {
    Q_OBJECT
private slots:
    void wholeMatchByMouseAndItsReplay();
    void wholeTurnByKeys();
    void cardByDrag();
    void wishesStandAndSilenceIsAnswered();
    void givingUpAsksBack();
    void undoGoesBackToMyCard();
    void cardsWithSeveralPlacesArePlayable();
};

void ThegameTableTest::wholeMatchByMouseAndItsReplay() {
    Desk desk(1);
    for (int i = 0; i < 100 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.table().steps();
        const auto plays = desk.plays();
        const bool may_end = desk.view()["may_end"].toBool();
        if (may_end && (plays.empty() || *plays.front().figure > 2)) {
            desk.click(desk.button("End turn"));
        } else {
            const auto [card, pile] = smallest(plays);
            desk.click(desk.card(card));
            QCOMPARE(desk.table().steps(), steps); // chosen, not played
            desk.click(desk.stop(QString("pile %1").arg(pile)));
        }
        QVERIFY(desk.table().steps() > steps);
    }
    QVERIFY(desk.over());
    const Record record = desk.page->record();
    QVERIFY(record.result.has_value());
    QVERIFY(Replay::make(record)->reproduced());
    const QString title = desk.page->scene().resultTitle();
    QVERIFY2(title.startsWith("Cards left: ") || title == "Won together", qPrintable(title));

    ReplayPage replay(desk.settings, desk.theme);
    replay.resize(1280, 700);
    replay.show();
    QVERIFY(replay.open({record}, {}, 0));
    for (int position = 0; position < replay.positions(); ++position) {
        replay.goTo(position);
        QCOMPARE(replay.scene().view()["left"].toInt(),
                 98 - static_cast<int>(std::count_if(
                          record.steps.begin(), record.steps.begin() + Replay::make(record)->table(position).steps(),
                          [](const auto& step) {
                              return step.size() == 1 && step.front() && step.front()->find('>') != std::string::npos;
                          })));
        if (position > 30) position += 20; // every step at first, then faster
    }
}

void ThegameTableTest::wholeTurnByKeys() {
    Desk desk(0);
    desk.waitForMe();
    desk.quick()->setFocus();
    for (int i = 0; i < 2; ++i) {
        const auto [card, pile] = smallest(desk.plays());
        const int place = desk.card(card)->property("place").toInt();
        QTest::keyClick(desk.quick(), static_cast<Qt::Key>(Qt::Key_1 + place));
        QVERIFY(desk.card(card)->property("chosen").toBool());
        QTest::keyClick(desk.quick(), Qt::Key_Escape);
        QVERIFY(!desk.card(card)->property("chosen").toBool());
        QTest::keyClick(desk.quick(), static_cast<Qt::Key>(Qt::Key_1 + place));
        QTest::keyClick(desk.quick(), static_cast<Qt::Key>(Qt::Key_1 + pile));
        QCOMPARE(desk.view()["last"].toMap()["card"].toInt(), card);
        desk.waitForMe();
    }
    QCOMPARE(desk.view()["turn"].toInt(), 0);
    QTest::keyClick(desk.quick(), Qt::Key_E);
    QTRY_COMPARE(desk.view()["turn"].toInt(), 1);
}

void ThegameTableTest::cardByDrag() {
    Desk desk(0);
    desk.waitForMe();
    const auto [value, pile] = smallest(desk.plays());
    QQuickItem* card = desk.card(value);
    const QPoint from = middle(card);
    const auto drag = [&](const QPoint& to) {
        QTest::mousePress(desk.quick(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(desk.quick(), from + (to - from) * i / 10, 5);
        QTest::mouseRelease(desk.quick(), Qt::LeftButton, {}, to, 5);
    };
    drag(from + QPoint(-60, 30)); // nowhere: it goes back
    QCOMPARE(desk.table().steps(), 0);
    QTRY_VERIFY((middle(card) - from).manhattanLength() < 20); // chosen cards stand a little higher
    drag(middle(desk.stop(QString("pile %1").arg(pile))));
    QTRY_VERIFY(desk.table().steps() > 0);
    QCOMPARE(*desk.page->record().steps.front().front(), QString("%1>%2").arg(value).arg(pile).toStdString());
}

void ThegameTableTest::wishesStandAndSilenceIsAnswered() {
    Desk desk(0);
    desk.waitForMe();
    QQuickItem* wish = desk.stop("wish 2");
    QVERIFY(wish != nullptr);
    // The last of six fields, at the lower end.
    const QPointF five(wish->width() * 11 / 12, wish->height() - 12);
    QTest::mouseClick(desk.quick(), Qt::LeftButton, {}, wish->mapToScene(five).toPoint());
    QCOMPARE(desk.page->scene().saysNext(), QString("wish 0 0 5 0"));
    QCOMPARE(desk.stop("wish 2")->property("level").toInt(), 5);
    QCOMPARE(desk.table().steps(), 0);
    const auto wishes = [&] { return desk.view()["seats"].toList()[0].toMap()["wishes"].toList(); };
    for (int i = 0; i < 2; ++i) {
        const auto [card, pile] = smallest(desk.plays());
        desk.click(desk.card(card));
        desk.click(desk.stop(QString("pile %1").arg(pile)));
        desk.waitForMe();
        QCOMPARE(wishes(), QVariantList({0, 0, 5, 0}));
        QCOMPARE(desk.page->scene().saysNext(), QString());
    }
    // Said once; afterwards silence leaves it.
    QCOMPARE(desk.page->record().steps[1].front().value_or(""), std::string("wish 0 0 5 0"));
    QVERIFY(!desk.page->record().steps[3].front());
    // The others play on though I never say a word.
    desk.click(desk.button("End turn"));
    QTRY_VERIFY_WITH_TIMEOUT(desk.over() || (desk.mine() && desk.table().steps() > 10), 30000);
}

void ThegameTableTest::givingUpAsksBack() {
    Desk desk(0);
    desk.waitForMe();
    QVERIFY(desk.button("End turn") == nullptr);
    desk.click(desk.button("Give up..."));
    QVERIFY(!desk.over());
    QTest::qWait(50); // until the buttons stand where they belong
    desk.click(desk.button("Play on"));
    QVERIFY(desk.button("Give up now") == nullptr);
    QTest::qWait(50);
    desk.click(desk.button("Give up..."));
    QTest::qWait(50);
    desk.click(desk.button("Give up now"));
    QTRY_VERIFY(desk.over());
    QCOMPARE(desk.view()["ending"].toString(), QString("gave-up"));
    QVERIFY2(desk.page->scene().resultReason().startsWith("You ended your turn too early"),
             qPrintable(desk.page->scene().resultReason()));
}

void ThegameTableTest::undoGoesBackToMyCard() {
    Desk desk(0);
    desk.waitForMe();
    const auto [card, pile] = smallest(desk.plays());
    desk.click(desk.card(card));
    desk.click(desk.stop(QString("pile %1").arg(pile)));
    desk.waitForMe();
    const auto actions = desk.page->menuActions(MenuId::Match);
    const auto undo = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
        return action != nullptr && action->text().remove('&') == "Undo";
    });
    QVERIFY(undo != actions.end() && (*undo)->isEnabled());
    (*undo)->trigger();
    QCOMPARE(desk.table().steps(), 0);
    QVERIFY(desk.mine());
    QVERIFY(desk.card(card) != nullptr);
}

void ThegameTableTest::cardsWithSeveralPlacesArePlayable() {
    Desk desk(0);
    desk.waitForMe();
    // At the start every card fits everywhere; one that fits a pile may be played whatever else is said of it.
    for (const Choice& choice : desk.plays()) {
        QQuickItem* card = desk.card(QString::fromStdString(choice.word).section('>', 0, 0).toInt());
        QVERIFY(card != nullptr);
        QVERIFY(card->property("playable").toBool());
        QVERIFY(card->property("lead").toString().isEmpty()); // it may lead to four places
    }
}

QTEST_MAIN(ThegameTableTest)
#include "thegame_table_test.moc"
