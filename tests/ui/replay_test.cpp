// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/record_list.h"
#include "documents/replay_outline.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "style/desktop.h"
#include "support/test.h"
#include "table/table_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QQuickWidget>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

const GameEntry& game() {
    return *games().front();
}

Record playedRecord(std::uint64_t match) {
    const std::vector<std::string> bots = {game().bots()[1].id, game().bots()[2].id};
    auto record = play_record(game(), default_values(game().rules()), {42, match, match}, bots);
    return std::move(*record);
}

/// All that QML is told about the cards, whichever of two that look alike is which.
QStringList contents(CardModel& cards) {
    QStringList rows;
    const QHash<int, QByteArray> roles = cards.roleNames();
    for (int row = 0; row < cards.rowCount(); ++row) {
        QStringList values;
        for (auto role = roles.begin(); role != roles.end(); ++role)
            if (role.value() != "row")
                values << QString::fromUtf8(role.value()) + ' ' + cards.index(row).data(role.key()).toString();
        values.sort();
        rows << values.join(u';');
    }
    rows.sort();
    return rows;
}

/// The same without which physical card is which: hidden cards of a pile have no identity.
QStringList places(CardModel& cards) {
    QStringList list;
    for (int row = 0; row < cards.rowCount(); ++row) {
        const QModelIndex card = cards.index(row);
        list << QStringLiteral("%1 %2 %3 %4 %5")
                    .arg(card.data(CardModel::ZoneRole).toString())
                    .arg(card.data(CardModel::SeatRole).toInt())
                    .arg(card.data(CardModel::PlaceRole).toInt(), 3)
                    .arg(card.data(CardModel::KindRole).toString())
                    .arg(card.data(CardModel::ValueRole).toInt());
    }
    list.sort();
    return list;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        m_settings = std::make_unique<Settings>(m_folder.filePath("hilltop.ini"));
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_theme = std::make_unique<Theme>(*qApp, m_desktop);
    }
    void init() {
        m_settings->setAnimationSpeed(AnimationSpeed::Off);
        m_page = std::make_unique<ReplayPage>(*m_settings, *m_theme);
        m_page->resize(1280, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void beginsEmpty() {
        QCOMPARE(m_page->positions(), 0);
        QSignalSpy asked(m_page.get(), &ReplayPage::openRequested);
        const auto actions = m_page->menuActions(MenuId::Replay);
        QVERIFY(actions.size() > 5);
        for (QAction* action : actions)
            QVERIFY(action == nullptr || !action->isEnabled());
        m_page->shown();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QCOMPARE(asked.count(), 1);
        const auto none = m_page->open({}, {}, 0);
        QVERIFY(!none);
    }

    void stepsThroughEverything() {
        QVERIFY(m_page->open({playedRecord(1)}, {}, 0));
        const auto replay = Replay::make(playedRecord(1));
        QCOMPARE(m_page->positions(), replay->positions());
        QCOMPARE(m_page->head()->badgeText(), QStringLiteral("reproduced"));
        QStringList prompts;
        for (int position = 0; position < m_page->positions(); ++position) {
            QCOMPARE(m_page->position(), position);
            prompts << m_page->scene().prompt();
            m_page->stepOn();
        }
        QVERIFY(m_page->scene().over());
        for (int position = m_page->positions() - 1; position >= 0; --position) {
            QCOMPARE(m_page->position(), position);
            QCOMPARE(m_page->scene().prompt(), prompts[position]);
            m_page->goTo(position - 1);
        }
    }

    void randomStepsEqualTheDirectJump_data() {
        QTest::addColumn<int>("view");
        QTest::newRow("all cards") << ReplayPage::kAllCards;
        QTest::newRow("first seat") << 0;
        QTest::newRow("second seat") << 1;
    }
    void randomStepsEqualTheDirectJump() {
        QFETCH(const int, view);
        QVERIFY(m_page->open({playedRecord(2)}, {}, 0));
        m_page->setView(view);
        ReplayPage direct(*m_settings, *m_theme);
        QVERIFY(direct.open({playedRecord(2)}, {}, 0));
        direct.setView(view);
        QRandomGenerator dice(7);
        for (int step = 0; step < 2000; ++step) {
            switch (dice.bounded(4)) {
            case 0:
                m_page->goTo(m_page->position() - 1);
                break;
            case 1:
                m_page->goTo(dice.bounded(m_page->positions()));
                break;
            default:
                m_page->stepOn();
            }
            direct.goTo(m_page->position());
            QCOMPARE(places(m_page->scene().cards()[0]), places(direct.scene().cards()[0]));
            QCOMPARE(m_page->scene().view(), direct.scene().view());
            QCOMPARE(m_page->scene().seats(), direct.scene().seats());
            QCOMPARE(m_page->scene().prompt(), direct.scene().prompt());
        }
        // A jump forgets the way: all that is told is the same.
        m_page->goTo(0);
        direct.goTo(0);
        QVERIFY(!contents(direct.scene().cards()[0]).isEmpty());
        QCOMPARE(contents(m_page->scene().cards()[0]), contents(direct.scene().cards()[0]));
    }

    void hidesWhatASeatDoesNotSee() {
        QVERIFY(m_page->open({playedRecord(3)}, {}, 0));
        m_page->setView(0);
        const auto replay = Replay::make(playedRecord(3));
        for (int position = 0; position < m_page->positions(); ++position) {
            m_page->goTo(position);
            int hidden = 0, expected = 0;
            for (int row = 0; row < m_page->scene().cards()->rowCount(); ++row)
                hidden += m_page->scene().cards()->index(row).data(CardModel::HiddenRole).toBool();
            for (const ShownCard& card : replay->table(position).shown(Seat(0)))
                expected += card.face == kHidden;
            QCOMPARE(hidden, expected);
            QVERIFY(hidden > 0);
        }
    }

    void modelsAreSound() {
        const QAbstractItemModelTester cards(m_page->scene().cards(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester moves(&m_page->log(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(m_page->open({playedRecord(4)}, {}, 0));
        for (const int view : {0, 1, ReplayPage::kAllCards}) {
            m_page->setView(view);
            for (int position = 0; position < m_page->positions(); position += 3)
                m_page->goTo(position);
        }
        QVERIFY(m_page->open({playedRecord(5)}, {}, 0));
        m_page->stepOn();
        RecordListModel list;
        const QAbstractItemModelTester records(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.setRecords({playedRecord(1), playedRecord(2)});
        list.setRecords({playedRecord(3)});
    }

    void obeysItsKeys() {
        QVERIFY(m_page->open({playedRecord(6)}, {}, 0));
        m_page->shown();
        const ReplayOutline& outline = m_page->timeline()->outline();
        const auto press = [this](int key) { QTest::keyClick(qApp->focusWidget(), static_cast<Qt::Key>(key)); };
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        QCOMPARE(m_page->position(), 2);
        press(Qt::Key_Left);
        QCOMPARE(m_page->position(), 1);
        press(Qt::Key_PageDown);
        QCOMPARE(m_page->position(), outline.sections[1].first);
        press(Qt::Key_PageUp);
        QCOMPARE(m_page->position(), 0);
        press(Qt::Key_BracketRight);
        QCOMPARE(m_page->position(), outline.roundFrom(0, 1));
        QCOMPARE(outline.at(m_page->position()).seat, outline.at(0).seat);
        press(Qt::Key_BracketLeft);
        QCOMPARE(m_page->position(), 0);
        press(Qt::Key_End);
        QCOMPARE(m_page->position(), m_page->positions() - 1);
        press(Qt::Key_Home);
        QCOMPARE(m_page->position(), 0);
        press(Qt::Key_V);
        QCOMPARE(m_page->view(), 0);
        press(Qt::Key_V);
        QCOMPARE(m_page->view(), 1);
        QCOMPARE(m_page->scene().viewSeat(), 1);
        press(Qt::Key_X);
        QCOMPARE(m_page->view(), ReplayPage::kAllCards);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_page->text());
        QVERIFY(m_page->text().contains(QStringLiteral("position 1 of")));
        press(Qt::Key_Plus);
        QCOMPARE(m_page->table()->pace(), 2.0);
        press(Qt::Key_Minus);
        press(Qt::Key_Minus);
        QCOMPARE(m_page->table()->pace(), 0.5);
    }

    void playsByItself() {
        QVERIFY(m_page->open({playedRecord(7)}, {}, 0));
        m_page->shown();
        m_page->table()->setPace(200);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QVERIFY(m_page->running());
        QTRY_COMPARE(m_page->position(), m_page->positions() - 1);
        QTRY_VERIFY(!m_page->running());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space); // from the beginning
        QTRY_VERIFY(m_page->position() > 2);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QVERIFY(!m_page->running());
    }

    void stepsOnWithMotion() {
        m_settings->setAnimationSpeed(AnimationSpeed::Fast);
        QVERIFY(m_page->open({playedRecord(8)}, {}, 0));
        QSignalSpy settled(&m_page->scene(), &TableScene::settled);
        m_page->stepOn();
        QVERIFY(m_page->scene().playing());
        QVERIFY(settled.wait(2000));
        m_page->stepOn();
        m_page->goTo(0); // back at once
        QVERIFY(!m_page->scene().playing());
    }

    void timelineJumps() {
        QVERIFY(m_page->open({playedRecord(9)}, {}, 0));
        Timeline* line = m_page->timeline();
        const ReplayOutline::Section second = line->outline().sections[1];
        QTest::mouseClick(line, Qt::LeftButton, {}, line->blockRect(1).center());
        QCOMPARE(m_page->position(), second.first);
        QTest::mouseClick(line, Qt::LeftButton, {}, line->tickRect(second.first + 1).center());
        QCOMPARE(m_page->position(), second.first + 1);
        QTest::mousePress(line, Qt::LeftButton, {}, line->tickRect(second.first).center());
        QTest::mouseMove(line, line->tickRect(second.last).center());
        QTest::mouseRelease(line, Qt::LeftButton, {}, line->tickRect(second.last).center());
        QCOMPARE(m_page->position(), second.last);
        QVERIFY(!line->accessibleName().isEmpty());
        QVERIFY(line->accessibleDescription().startsWith(second.title));
    }

    void moveListJumps() {
        QVERIFY(m_page->open({playedRecord(10)}, {}, 0));
        QTableView* moves = m_page->moves();
        const int row = m_page->log().rowCount() / 2;
        moves->scrollTo(m_page->log().index(row, 1));
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                          moves->visualRect(m_page->log().index(row, 0)).center());
        QCOMPARE(m_page->position(), m_page->log().positionOf(row));
        moves->setFocus();
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(moves, Qt::Key_Up);
        QCOMPARE(m_page->position(), m_page->log().positionOf(row - 10));
    }

    void outlineFitsTheMatch() {
        const auto replay = Replay::make(playedRecord(11));
        const ReplayOutline outline = outlineOf(*replay, recordNames(replay->record()));
        QCOMPARE(static_cast<int>(outline.moments.size()), replay->positions());
        int position = 0;
        for (const ReplayOutline::Section& section : outline.sections) {
            QCOMPARE(section.first, position);
            QVERIFY(!section.title.isEmpty());
            QVERIFY(section.finished);
            QCOMPARE(outline.at(section.last).seat, -1);
            position = section.last + 1;
        }
        QCOMPARE(position, replay->positions());
        QCOMPARE(outline.decisions, static_cast<int>(replay->record().steps.size()));
        const auto points = replay->record().result->second;
        QCOMPARE(outline.sections.back().score, QStringLiteral("%1–%2").arg(points[0]).arg(points[1]));
    }

    void offersManyMatches() {
        std::vector<Record> records{playedRecord(1), playedRecord(2), playedRecord(3)};
        records[1].steps[0] = {std::string("play 5"), std::string("stand")};
        QVERIFY(m_page->open(records, "/tmp/some.hmatch", 2));
        QTableView* list = m_page->recordList()->list();
        QCOMPARE(list->currentIndex().row(), 2);
        QCOMPARE(m_page->positions(), 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 1)).center());
        QCOMPARE(m_page->positions(), 0);
        QVERIFY2(m_page->recordList()->problem().startsWith("Match 2, step 0: "),
                 qPrintable(m_page->recordList()->problem()));
        list->setCurrentIndex(list->model()->index(2, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(m_page->positions() > 0);
        QVERIFY(m_page->recordList()->problem().isEmpty());
    }

    void keepsWhatItShowedOnAnError() {
        QVERIFY(m_page->open({playedRecord(12)}, {}, 0));
        m_page->goTo(5);
        Record broken = playedRecord(13);
        broken.steps[3] = {std::string("fly")};
        const auto shown = m_page->open({broken}, "x.hmatch", 0);
        QVERIFY(!shown);
        QVERIFY2(english(shown.error()).starts_with("step 3: "), english(shown.error()).c_str());
        QCOMPARE(m_page->position(), 5);
        QVERIFY(m_page->scene().cards()->rowCount() > 0);
    }

    void badgeSaysWhatDiffers() {
        Record record = playedRecord(14);
        record.digest = *record.digest + 1;
        QVERIFY(m_page->open({record}, {}, 0));
        QVERIFY(m_page->head()->badgeText().startsWith(QStringLiteral("differs at decision ")));
        Record cut = playedRecord(14);
        cut.result.reset();
        cut.digest.reset();
        cut.steps.resize(4);
        QVERIFY(m_page->open({cut}, {}, 0));
        QCOMPARE(m_page->head()->badgeText(), QStringLiteral("unfinished"));
    }

    void letsAHiddenTableGo() {
        QVERIFY(m_page->open({playedRecord(15)}, {}, 0));
        QTRY_VERIFY(m_page->table()->loaded());
        QVERIFY(!m_page->table()->grabImage().isNull());
        m_page->hide();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->table()->loaded(), 2 * TableView::kKeepMs);
        m_page->show();
        QVERIFY(m_page->table()->loaded());
    }

    void playsOnFromHere() {
        const Record played = playedRecord(16);
        QVERIFY(m_page->open({played}, {}, 0));
        QSignalSpy asked(m_page.get(), &ReplayPage::playOnRequested);
        m_page->shown();
        const int half = m_page->positions() / 2;
        m_page->goTo(half);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_B);
        QCOMPARE(asked.count(), 1);
        const auto branch = asked.front().front().value<Record>();
        const auto replay = Replay::make(branch);
        QVERIFY(replay);
        QVERIFY(replay->table(replay->positions() - 1).shown(SeatSet::all(2)) ==
                Replay::make(played)->table(half).shown(SeatSet::all(2)));
        QCOMPARE(std::count_if(branch.seats.begin(), branch.seats.end(),
                               [](const RecordSeat& seat) { return seat.bot == kPerson; }),
                 1);
        QVERIFY(!branch.rated && !branch.notes.empty() && !replay->finished());
        m_page->goTo(m_page->positions() - 1); // nothing to play on after the end
        QTest::keyClick(qApp->focusWidget(), Qt::Key_B);
        QCOMPARE(asked.count(), 1);
    }

    void tabGoesInAndOut() {
        QVERIFY(m_page->open({playedRecord(16)}, {}, 0));
        m_page->activateWindow();
        m_page->shown();
        QSet<QWidget*> seen;
        for (int i = 0; i < 30; ++i) {
            seen << qApp->focusWidget();
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(seen.contains(m_page->timeline()));
        QVERIFY(seen.contains(m_page->moves()));
        QVERIFY(seen.contains(m_page->table()->findChild<QQuickWidget*>()));
    }

private:
    QTemporaryDir m_folder;
    Desktop m_desktop;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReplayPage> m_page;
};

HILLTOP_TEST(ReplayTest)
#include "replay_test.moc"
