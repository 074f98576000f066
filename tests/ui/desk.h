// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "go_past.h"
#include "play/play_page.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "settings/settings.h"
#include "still.h"
#include "style/desktop.h"
#include "table/table_view.h"

#include <QAction>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace hilltop {

/// A row of test data a game.
inline void everyGame() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}
/// What a game needs for a release alone.
inline void everyReleasedGame() {
    QTest::addColumn<QString>("id");
    for (const GameEntry* game : released_games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

/// The page of a match on a person's desk, for tests that use it by mouse and keys: settings and matches of its own.
struct Desk {
    explicit Desk(const char* gameId, AnimationSpeed speed = AnimationSpeed::Off, const QString& autosave = {},
                  const QSize& size = {1280, 700})
        : game(*find_game(gameId))
        , rules(default_values(game.rules())) {
        settings.setAnimationSpeed(speed);
        settings.set<bool>(QLatin1String(kDetailsKey), true); // most tests want all of the sheet
        const QString path = autosave.isEmpty() ? folder.filePath("unfinished.hmatch") : autosave;
        page = std::make_unique<PlayPage>(settings, theme, DataPaths{path, folder.filePath("matches")});
        for (QAction* action : page->menuActions(MenuId::Match)) // as the window does it, for the page's keys
            if (action != nullptr) page->addAction(action);
        page->resize(size);
        page->show();
        page->activateWindow();
    }

    /// The person at `seat`, `opponent` at all others; -1 seats: the game's default.
    void start(int seat, const QString& opponent, int seats = -1) {
        MatchSetup setup;
        setup.game = QString::fromUtf8(game.info().id);
        setup.rules = rules;
        setup.seats = QStringList(seats < 0 ? game.info().default_seats : seats, opponent);
        setup.seats[seat] = QString::fromUtf8(kPerson);
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        page->start(setup);
        page->activateWindow(); // another table may have come to the front
        QVERIFY(QTest::qWaitForWindowActive(page.get()));
        QTRY_VERIFY(page->view()->loaded());
        // Where cards fly they are on their way now.
        if (page->scene().motion()->moveMs() == 0) QVERIFY(layOut(*page));
    }
    void start(int seat) { start(seat, QString::fromUtf8(game.bots().front().id)); }

    /// The first answer the person is allowed to give.
    QString firstAllowed() const {
        for (const Choice& choice : table().menu(*page->session()->askedPersons().begin()))
            if (choice.reason.empty()) return QString::fromStdString(choice.word);
        return {};
    }

    QQuickWidget* quick() const { return page->view()->findChild<QQuickWidget*>(); }
    QList<QQuickItem*> items() const {
        QList<QQuickItem*> all;
        if (quick()->rootObject() != nullptr) collectItems(quick()->rootObject(), all);
        return all;
    }
    /// The first item that is seen and fits, or nothing.
    template <class Fits>
    QQuickItem* item(Fits&& fits) const {
        const auto all = items();
        for (QQuickItem* item : all) {
            if (item->isVisible() && item->width() > 0 && item->height() > 0 && fits(*item)) return item;
        }
        return nullptr;
    }
    QQuickItem* button(const QString& title) const {
        return item([&](QQuickItem& item) { return item.isEnabled() && item.property("title").toString() == title; });
    }
    /// What the keys stop at, by its id.
    QQuickItem* stop(const QString& id) const {
        return item([&](QQuickItem& item) { return item.property("stopId").toString() == id; });
    }
    QQuickItem* card(const QString& zone, int value) const {
        return item([&](QQuickItem& item) {
            return item.property("zone").toString() == zone && item.property("value").toInt() == value;
        });
    }
    QQuickItem* playableCard(const QString& zone) const {
        return item([&](QQuickItem& item) {
            return isCard(item) && item.property("playable").toBool() && item.property("zone").toString() == zone;
        });
    }

    void click(QQuickItem* item) const {
        QVERIFY(item != nullptr);
        const QPointer<QQuickItem> there(item);
        QVERIFY(layOut(*page) && there); // what has just come may not stand where it belongs yet
        QTest::mouseClick(quick(), Qt::LeftButton, {}, middle(item));
    }
    /// A finger taps it.
    void touch(QQuickItem* item) const {
        static QPointingDevice* const screen = QTest::createTouchDevice();
        QTest::touchEvent(quick(), screen).press(0, middle(item), quick());
        QTest::touchEvent(quick(), screen).release(0, middle(item), quick());
    }
    void drag(const QPoint& from, const QPoint& to) const {
        QTest::mousePress(quick(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(quick(), from + (to - from) * i / 10, 5);
        QTest::mouseRelease(quick(), Qt::LeftButton, {}, to, 5);
    }
    void key(int key) const { QTest::keyClick(quick(), static_cast<Qt::Key>(key)); }

    const Table& table() const { return page->session()->table(); }
    QVariantMap view() const { return page->scene().position()->view(); }
    bool over() const { return table().over(); }
    /// The person has to decide something now. A move that makes itself is no decision.
    bool asked() const {
        const TableScene& scene = page->scene();
        return table().deciding().meets(page->session()->askedPersons()) && !scene.playing() && !scene.pausing();
    }
    /// Until the match is over, or a person is asked and everything lies where it belongs.
    void waitForMe() const {
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (!over() && !asked()) goPast(page->scene());
                return over() || asked();
            },
            kPatienceMs));
        QVERIFY(layOut(*page));
    }
    /// The same by keys alone: cards fly as long as they like, rests end by Space.
    void waitForMeByKeys() const {
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (page->scene().pausing()) key(Qt::Key_Space);
                if (page->scene().answers()->mayPass()) key(Qt::Key_K);
                return over() || asked();
            },
            kPatienceMs));
        QVERIFY(layOut(*page));
    }
    QAction* action(const QString& text) const {
        const auto all = page->menuActions(MenuId::Match);
        for (QAction* candidate : all) {
            if (candidate != nullptr && candidate->text().remove('&') == text) return candidate;
        }
        return nullptr;
    }

    const GameEntry& game;
    RuleValues rules; ///< of the next start
    QTemporaryDir folder;
    Settings settings{folder.filePath("hilltop.ini")};
    Desktop desktop;
    Theme theme{*qApp, desktop};
    std::unique_ptr<PlayPage> page;
};

} // namespace hilltop
