// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "shell/desktop.h"
#include "shell/panel.h"
#include "shell/play_page.h"
#include "shell/settings.h"
#include "shell/statistics_dialog.h"
#include "shell/table_view.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QQuickItem>
#include <QQuickWidget>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace hilltop;

namespace {

const GameEntry& game() {
    return *games().front();
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

/// A page on a person's desk: settings and matches of its own, cards that do not fly.
struct Desk {
    explicit Desk(AnimationSpeed speed = AnimationSpeed::Off, const QString& autosave = {}) {
        settings.setAnimationSpeed(speed);
        const QString path = autosave.isEmpty() ? folder.filePath("unfinished.hmatch") : autosave;
        page = std::make_unique<PlayPage>(settings, theme, DataPaths{path, folder.filePath("matches")});
        page->resize(1280, 700);
        page->show();
    }

    void start(int seat, const QString& opponent = QString::fromUtf8(game().bots().front().id)) {
        MatchSetup setup;
        setup.game = QString::fromUtf8(game().info().id);
        setup.rules = default_values(game().rules());
        setup.seats = {opponent, opponent};
        setup.seats[seat] = QString::fromUtf8(kPerson);
        setup.drawn = false;
        setup.deal = DealId{77, 3};
        page->start(setup);
    }
    QQuickWidget* quick() const { return page->view()->findChild<QQuickWidget*>(); }
    QList<QQuickItem*> items() const {
        QList<QQuickItem*> all;
        if (quick()->rootObject() != nullptr) collect(quick()->rootObject(), all);
        return all;
    }
    /// The visible button with that title, or nothing.
    QQuickItem* button(const QString& title) const {
        const auto all = items();
        for (QQuickItem* item : all) {
            if (seen(item) && item->isEnabled() && item->property("title").toString() == title) return item;
        }
        return nullptr;
    }
    QQuickItem* playableCard() const {
        const auto all = items();
        for (QQuickItem* item : all) {
            if (seen(item) && item->property("playable").toBool() && item->property("zone").toString() == "side")
                return item;
        }
        return nullptr;
    }
    void click(QQuickItem* item) const {
        const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        QTest::mouseClick(quick(), Qt::LeftButton, {}, middle.toPoint());
    }
    bool asked() const { return !page->session()->askedPersons().empty() && !page->scene().playing(); }
    bool over() const { return page->session()->table().over(); }
    void waitForMe() const {
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                if (page->scene().resting())
                    QTest::mouseClick(quick(), Qt::LeftButton, {}, QPoint(quick()->width() / 2, 8));
                return over() || asked();
            }(),
            20000);
    }
    QAction* action(const QString& text) const {
        const auto all = page->menuActions(MenuId::Match);
        for (QAction* candidate : all) {
            if (candidate != nullptr && candidate->text().remove('&') == text) return candidate;
        }
        return nullptr;
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("hilltop.ini")};
    Desktop desktop;
    Theme theme{*qApp, desktop};
    std::unique_ptr<PlayPage> page;
};

} // namespace

class PlayTest : public QObject {
    Q_OBJECT
private slots:
    void wholeMatchByMouse();
    void wholeMatchByKeys();
    void sideCardByDrag();
    void undoAndHintByKey();
    void sameDealAgain();
    void botGoesOnAndPersonComesBack();
    void swapsSeats();
    void resultsOfOnesMatches();
    void animatedDealCanBeHurried();
    void killedMatchGoesOn();
    void anotherMatchKeepsTheUnfinishedOne();
    void folderThatCannotBeWritten();
    void unreadableDraftIsSetAside();
};

void PlayTest::wholeMatchByMouse() {
    Desk desk;
    desk.start(0);
    QSignalSpy reviewed(desk.page.get(), &PlayPage::reviewRequested);
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        desk.waitForMe();
        if (desk.over()) break;
        const int steps = desk.page->session()->table().steps();
        QQuickItem* stand = desk.button("Stand");
        QVERIFY(stand != nullptr);
        const int total = desk.page->scene().view()["seats"].toList()[0].toMap()["total"].toInt();
        QQuickItem* end = desk.button("End turn");
        QQuickItem* card = desk.playableCard();
        if (card != nullptr && total >= 16 && total <= 18)
            desk.click(card);
        else
            desk.click(total < 15 && end != nullptr ? end : stand);
        QVERIFY(desk.page->session()->table().steps() > steps);
    }
    QVERIFY(desk.over());
    const Record& record = desk.page->record();
    QVERIFY(record.result.has_value());
    QVERIFY(Replay::make(record)->reproduced());
    // The finished match is in the folder, the unfinished one is gone.
    QCOMPARE(Library(desk.folder.filePath("matches").toStdString()).recent(3).size(), std::size_t{1});
    QTRY_VERIFY(!QFile::exists(desk.folder.filePath("unfinished.hmatch")));
    desk.action("Review")->trigger();
    QCOMPARE(reviewed.size(), 1);
}

void PlayTest::wholeMatchByKeys() {
    Desk desk;
    desk.start(1);
    desk.quick()->setFocus();
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                if (desk.page->scene().resting()) QTest::keyClick(desk.quick(), Qt::Key_Space);
                return desk.over() || desk.asked();
            }(),
            20000);
        if (desk.over()) break;
        const int steps = desk.page->session()->table().steps();
        // The first action, and now and then the last: a side card while there are any.
        const int last = desk.page->scene().menu()->rowCount();
        QTest::keyClick(desk.quick(), i % 3 == 2 ? static_cast<Qt::Key>(Qt::Key_0 + last) : Qt::Key_1);
        QVERIFY(desk.page->session()->table().steps() > steps);
    }
    QVERIFY(desk.over());
}

void PlayTest::sideCardByDrag() {
    Desk desk;
    desk.start(0);
    desk.waitForMe();
    QTest::qWait(100); // until the cards lie where they belong
    QQuickItem* card = desk.playableCard();
    QVERIFY(card != nullptr);
    const auto middle = [card] { return card->mapToScene(QPointF(card->width() / 2, card->height() / 2)).toPoint(); };
    const QPoint from = middle();
    const int before = desk.page->session()->table().steps();
    const auto drag = [&](const QPoint& to) {
        QTest::mousePress(desk.quick(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(desk.quick(), from + (to - from) * i / 10, 5);
        QTest::mouseRelease(desk.quick(), Qt::LeftButton, {}, to, 5);
    };
    drag(from + QPoint(-80, 40)); // nowhere: it goes back
    QCOMPARE(desk.page->session()->table().steps(), before);
    QTRY_COMPARE(middle(), from);
    drag(QPoint(desk.quick()->width() / 2, desk.quick()->height() / 2));
    QTRY_VERIFY(desk.page->session()->table().steps() > before);
    QVERIFY(desk.page->record().steps[static_cast<std::size_t>(before)].front()->starts_with("play"));
}

void PlayTest::undoAndHintByKey() {
    Desk desk;
    desk.start(0);
    desk.waitForMe();
    QVERIFY(!desk.action("Undo")->isEnabled());
    desk.action("Hint")->trigger();
    QTRY_COMPARE(desk.page->scene().hintLevel(), 1);
    QVERIFY(!desk.page->scene().hintText().isEmpty());
    desk.action("Hint")->trigger();
    QCOMPARE(desk.page->scene().hintLevel(), 0);
    desk.page->scene().choose(1);
    desk.waitForMe();
    QVERIFY(desk.action("Undo")->isEnabled());
    desk.action("Undo")->trigger();
    QCOMPARE(desk.page->record().steps.size(), std::size_t{0});
    QVERIFY(desk.asked());
}

void PlayTest::botGoesOnAndPersonComesBack() {
    Desk desk;
    desk.settings.setAnimationSpeed(AnimationSpeed::Normal); // bots take their time, so that there is something left
    desk.start(1);
    desk.waitForMe();
    desk.action("Let a bot go on")->trigger();
    QVERIFY(desk.page->session()->persons().empty());
    desk.action("Play on yourself")->trigger();
    QCOMPARE(desk.page->session()->persons().size(), 1);
    QVERIFY(!desk.page->record().rated);
    desk.waitForMe();
}

void PlayTest::swapsSeats() {
    Desk desk;
    desk.start(0);
    desk.waitForMe();
    const auto cards = desk.page->session()->table().shown(SeatSet::all(2));
    desk.action("Swap seats")->trigger();
    QVERIFY(desk.page->session()->persons() == SeatSet(Seat(1)));
    QVERIFY(desk.page->session()->history().front()->shown(SeatSet::all(2)) == cards);
    desk.waitForMe();
    QVERIFY(desk.over() || desk.page->session()->askedPersons().contains(Seat(1)));
}

void PlayTest::resultsOfOnesMatches() {
    Desk desk;
    QSignalSpy asked(desk.page.get(), &PlayPage::statisticsRequested);
    desk.action("Your results...")->trigger();
    QCOMPARE(asked.count(), 1);
    StatisticsDialog empty({});
    QCOMPARE(empty.findChild<QTableWidget*>()->rowCount(), 0);

    Record match = *play_record(game(), default_values(game().rules()), {1, 0, 0},
                                std::vector<std::string>(2, game().bots().front().id));
    match.seats[0] = {kPerson, 0, {}};
    StatisticsDialog dialog({match, match});
    auto* table = dialog.findChild<QTableWidget*>();
    QCOMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("2"));
    dialog.findChild<Segmented*>()->setCurrent(0); // none of them was rated
    QCOMPARE(table->rowCount(), 0);
}

void PlayTest::sameDealAgain() {
    Desk desk;
    desk.start(0);
    desk.waitForMe();
    const auto cards = desk.page->session()->table().shown(SeatSet::all(2));
    desk.page->scene().choose(0);
    desk.waitForMe();
    desk.action("Same deal again")->trigger();
    desk.waitForMe();
    QCOMPARE(desk.page->session()->table().steps(), 0);
    QVERIFY(desk.page->session()->table().shown(SeatSet::all(2)) == cards);
}

void PlayTest::animatedDealCanBeHurried() {
    Desk desk(AnimationSpeed::Slow);
    desk.start(0);
    QVERIFY(desk.page->scene().playing());
    QVERIFY(!desk.asked());
    desk.page->scene().goOn();
    QVERIFY(!desk.page->scene().playing());
    QVERIFY(desk.asked());
}

void PlayTest::killedMatchGoesOn() {
    Desk desk;
    desk.start(0);
    desk.waitForMe();
    desk.page->scene().choose(1);
    desk.waitForMe();
    const std::string file = desk.folder.filePath("unfinished.hmatch").toStdString();
    // What a killed program leaves behind is the file as it is after the last decision.
    const auto saved = [&] {
        const auto records = load_records(file);
        return records ? records->front().steps.size() : std::size_t{0};
    };
    QTRY_COMPARE(saved(), desk.page->record().steps.size());
    Desk later;
    later.page->continueMatch(load_records(file)->front());
    QVERIFY(later.asked());
    QCOMPARE(later.page->session()->table().digest(), desk.page->session()->table().digest());
    QCOMPARE(later.page->scene().menu()->rowCount(), desk.page->scene().menu()->rowCount());
}

void PlayTest::anotherMatchKeepsTheUnfinishedOne() {
    Desk desk;
    Desk other;
    for (Desk* at : {&desk, &other}) {
        at->start(at == &desk ? 0 : 1);
        at->waitForMe();
        at->page->scene().choose(1);
        at->waitForMe();
    }
    const Record left = other.page->record();
    const auto file = desk.folder.filePath("unfinished.hmatch").toStdString();
    const auto folder = desk.folder.filePath("matches");
    desk.page->flush();
    // A new start, and another match than the one that waits is taken up first.
    Settings settings{desk.folder.filePath("other.ini")};
    PlayPage page(settings, desk.theme, DataPaths{QString::fromStdString(file), folder});
    const Record waiting = load_records(file)->front();
    page.continueMatch(waiting);
    QVERIFY(Library(folder.toStdString()).recent(3).empty());
    PlayPage again(settings, desk.theme, DataPaths{QString::fromStdString(file), folder});
    again.continueMatch(left);
    const auto kept = Library(folder.toStdString()).recent(3);
    QCOMPARE(kept.size(), std::size_t{1});
    QVERIFY(kept[0].record.steps == waiting.steps);
}

void PlayTest::folderThatCannotBeWritten() {
    Desk desk(AnimationSpeed::Off, "/dev/null/unfinished.hmatch");
    QSignalSpy saved(desk.page.get(), &PlayPage::savedChanged);
    desk.start(0);
    QTRY_VERIFY(!saved.empty());
    const QString sentence = saved.back().front().toString();
    QVERIFY2(sentence.contains("/dev/null/unfinished.hmatch: cannot be written"), qPrintable(sentence));
    desk.waitForMe();
    desk.page->scene().choose(0); // and the match goes on
    desk.waitForMe();
    QVERIFY(desk.page->record().steps.size() > 0);
}

void PlayTest::unreadableDraftIsSetAside() {
    Desk desk;
    const QString draft = desk.folder.filePath("unfinished.hmatch");
    QFile file(draft);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":1,\"game\":");
    file.close();
    desk.start(0);
    const QStringList kept = QDir(desk.folder.path()).entryList({"unfinished.hmatch.unreadable-*"});
    QCOMPARE(kept.size(), 1);
    QTRY_VERIFY(load_records(draft.toStdString()));
}

QTEST_MAIN(PlayTest)
#include "play_test.moc"
