// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_places.h"
#include "dialogs.h"
#include "documents/match_text.h"
#include "documents/record_list.h"
#include "documents/record_names.h"
#include "documents/replay_outline.h"
#include "first_game.h"
#include "held_file.h"
#include "jobs/wait_note.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "replay/moves_pane.h"
#include "replay/replay_head.h"
#include "replay/replay_page.h"
#include "replay/timeline.h"
#include "settings/settings.h"
#include "shell/window.h"
#include "style/desktop.h"
#include "support/rounds.h"
#include "support/test.h"
#include "table/match_tabs.h"
#include "table/table_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QQuickWidget>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace hilltop;

namespace {

/// Of more answers than a window plays again at once.
Record longRecord() {
    const GameEntry& zipdeck = *find_game("zipdeck");
    RuleValues rules = default_values(zipdeck.rules());
    rules["rounds"] = 1000;
    const std::vector<std::string> bots(6, "leader");
    return *play_record(zipdeck, rules, {42, 1, 1}, bots);
}

/// All that QML gets about the cards, whichever of two that look alike is which.
QStringList cardContents(CardModel& cards) {
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
        QCOMPARE(m_page->cursor().positions(), 0);
        QSignalSpy asked(m_page.get(), &ReplayPage::openRequested);
        const auto actions = chosenFrom(m_page->menuActions(MenuId::Replay));
        QVERIFY(actions.size() > 5);
        for (QAction* action : actions)
            QVERIFY(!action->isEnabled() || action->objectName() == "replay.paste" ||
                    action->objectName() == "replay.type");
        m_page->shown();
        m_page->takeFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QCOMPARE(asked.count(), 1);
        const auto none = m_page->opening().open({}, {}, 0);
        QVERIFY(!none);
    }

    void stepsThroughEverything() {
        QVERIFY(m_page->opening().open({playedRecord(1)}, {}, 0));
        const auto replay = Replay::make(playedRecord(1));
        QCOMPARE(m_page->cursor().positions(), replay->positions());
        QCOMPARE(m_page->head()->badgeText(), QStringLiteral("checking…")); // the table does not wait for it
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("reproduced"));
        QStringList prompts;
        for (int position = 0; position < m_page->cursor().positions(); ++position) {
            QCOMPARE(m_page->cursor().position(), position);
            prompts << m_page->scene().position()->prompt();
            m_page->playback().stepOn();
        }
        QVERIFY(m_page->scene().position()->over());
        for (int position = m_page->cursor().positions() - 1; position >= 0; --position) {
            QCOMPARE(m_page->cursor().position(), position);
            QCOMPARE(m_page->scene().position()->prompt(), prompts[position]);
            m_page->cursor().goTo(position - 1);
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
        QVERIFY(m_page->opening().open({playedRecord(2)}, {}, 0));
        m_page->cursor().setView(view);
        ReplayPage direct(*m_settings, *m_theme);
        QVERIFY(direct.opening().open({playedRecord(2)}, {}, 0));
        direct.cursor().setView(view);
        QRandomGenerator dice(7);
        for (int step = 0; step < rounds(fullLevel() ? 2000 : 400); ++step) {
            switch (dice.bounded(4)) {
            case 0:
                m_page->cursor().goTo(m_page->cursor().position() - 1);
                break;
            case 1:
                m_page->cursor().goTo(dice.bounded(m_page->cursor().positions()));
                break;
            default:
                m_page->playback().stepOn();
            }
            direct.cursor().goTo(m_page->cursor().position());
            QCOMPARE(places(m_page->scene().cards()[0]), places(direct.scene().cards()[0]));
            QCOMPARE(m_page->scene().position()->view(), direct.scene().position()->view());
            QCOMPARE(m_page->scene().position()->seats(), direct.scene().position()->seats());
            QCOMPARE(m_page->scene().position()->prompt(), direct.scene().position()->prompt());
        }
        // Hidden cards of a pile have no identity, so rows may differ: what lies where does not.
        m_page->cursor().goTo(0);
        direct.cursor().goTo(0);
        QVERIFY(!cardContents(direct.scene().cards()[0]).isEmpty());
        QCOMPARE(cardContents(m_page->scene().cards()[0]), cardContents(direct.scene().cards()[0]));
    }

    void hidesWhatASeatDoesNotSee() {
        QVERIFY(m_page->opening().open({playedRecord(3)}, {}, 0));
        m_page->cursor().setView(0);
        const auto replay = Replay::make(playedRecord(3));
        for (int position = 0; position < m_page->cursor().positions(); ++position) {
            m_page->cursor().goTo(position);
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
        const QAbstractItemModelTester moves(&m_page->moves()->log(),
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(m_page->opening().open({playedRecord(4)}, {}, 0));
        for (const int view : {0, 1, ReplayPage::kAllCards}) {
            m_page->cursor().setView(view);
            for (int position = 0; position < m_page->cursor().positions(); position += 3)
                m_page->cursor().goTo(position);
        }
        QVERIFY(m_page->opening().open({playedRecord(5)}, {}, 0));
        m_page->playback().stepOn();
        RecordListModel list;
        const QAbstractItemModelTester records(&list, QAbstractItemModelTester::FailureReportingMode::QtTest);
        list.setRecords({playedRecord(1), playedRecord(2)});
        list.setRecords({playedRecord(3)});
    }

    void obeysItsKeys() {
        QVERIFY(m_page->opening().open({playedRecord(6)}, {}, 0));
        m_page->shown();
        m_page->takeFocus();
        const ReplayOutline& outline = m_page->timeline()->outline();
        const auto press = [](int key) { QTest::keyClick(qApp->focusWidget(), static_cast<Qt::Key>(key)); };
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        QCOMPARE(m_page->cursor().position(), 2);
        press(Qt::Key_Left);
        QCOMPARE(m_page->cursor().position(), 1);
        press(Qt::Key_PageDown);
        QCOMPARE(m_page->cursor().position(), outline.sections[1].first);
        press(Qt::Key_PageUp);
        QCOMPARE(m_page->cursor().position(), 0);
        press(Qt::Key_BracketRight);
        QCOMPARE(m_page->cursor().position(), outline.roundFrom(0, 1));
        QCOMPARE(outline.at(m_page->cursor().position()).seat, outline.at(0).seat);
        press(Qt::Key_BracketLeft);
        QCOMPARE(m_page->cursor().position(), 0);
        press(Qt::Key_End);
        QCOMPARE(m_page->cursor().position(), m_page->cursor().positions() - 1);
        press(Qt::Key_Home);
        QCOMPARE(m_page->cursor().position(), 0);
        press(Qt::Key_V);
        QCOMPARE(m_page->cursor().view(), 0);
        press(Qt::Key_V);
        QCOMPARE(m_page->cursor().view(), 1);
        QCOMPARE(m_page->scene().position()->viewSeat(), 1);
        press(Qt::Key_X);
        QCOMPARE(m_page->cursor().view(), ReplayPage::kAllCards);
        QSignalSpy status(m_page.get(), &ReplayPage::statusChanged);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), copyOf(m_page->cursor()));
        QVERIFY2(status.back().front().toString().contains(QLocale().toString(copyOf(m_page->cursor()).size()) +
                                                           " characters"),
                 qPrintable(status.back().front().toString()));
        QVERIFY(copyOf(m_page->cursor()).contains(QStringLiteral("position 1 of")));
        press(Qt::Key_Plus);
        QCOMPARE(m_page->table()->pace(), 2.0);
        press(Qt::Key_Minus);
        press(Qt::Key_Minus);
        QCOMPARE(m_page->table()->pace(), 0.5);
    }

    void playsByItself() {
        QVERIFY(m_page->opening().open({playedRecord(7)}, {}, 0));
        m_page->shown();
        m_page->takeFocus();
        m_page->table()->setPace(200);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QVERIFY(m_page->playback().running());
        QTRY_COMPARE(m_page->cursor().position(), m_page->cursor().positions() - 1);
        QTRY_VERIFY(!m_page->playback().running());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space); // from the beginning
        QTRY_VERIFY(m_page->cursor().position() > 2);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QVERIFY(!m_page->playback().running());
    }

    /// The panel beside the table is not ahead of it.
    void byItselfNothingIsAheadOfTheTable() {
        m_settings->setAnimationSpeed(AnimationSpeed::Fast);
        QVERIFY(m_page->opening().open({playedRecord(8)}, {}, 0));
        QSignalSpy settled(&m_page->scene(), &TableScene::settled);
        m_page->playback().setRunning(true);
        QVERIFY(m_page->scene().playing());
        QCOMPARE(m_page->timeline()->value(), 0);
        QVERIFY(settled.wait(kPatienceMs));
        QCOMPARE(m_page->timeline()->value(), m_page->cursor().position());
        m_page->playback().setRunning(false);
    }

    void whatHasNoRoomIsNotCutToSomethingElse_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("left");
        QTest::newRow("a name") << "Yuri"
                                << "Y";
        QTest::newRow("names") << "Yuri and Ann"
                               << "YA";
        QTest::newRow("a score") << "0–0"
                                 << "";
        QTest::newRow("points") << "+12"
                                << "";
        QTest::newRow("not ended") << "…"
                                   << "";
    }
    void whatHasNoRoomIsNotCutToSomethingElse() {
        QFETCH(QString, words);
        QFETCH(QString, left);
        QCOMPARE(Timeline::initialsOf(words), left);
    }

    void stepsOnWithMotion() {
        m_settings->setAnimationSpeed(AnimationSpeed::Fast);
        QVERIFY(m_page->opening().open({playedRecord(8)}, {}, 0));
        QSignalSpy settled(&m_page->scene(), &TableScene::settled);
        m_page->playback().stepOn();
        QVERIFY(m_page->scene().playing());
        QVERIFY(settled.wait(kPatienceMs));
        m_page->playback().stepOn();
        m_page->cursor().goTo(0); // back at once
        QVERIFY(!m_page->scene().playing());
    }

    void timelineJumps() {
        QVERIFY(m_page->opening().open({playedRecord(9)}, {}, 0));
        Timeline* line = m_page->timeline();
        const ReplayOutline::Section second = line->outline().sections[1];
        QTest::mouseClick(line, Qt::LeftButton, {}, line->blockRect(1).center());
        QCOMPARE(m_page->cursor().position(), second.first);
        QTest::mouseClick(line, Qt::LeftButton, {}, line->tickRect(second.first + 1).center());
        QCOMPARE(m_page->cursor().position(), second.first + 1);
        QTest::mousePress(line, Qt::LeftButton, {}, line->tickRect(second.first).center());
        QTest::mouseMove(line, line->tickRect(second.last).center());
        QTest::mouseRelease(line, Qt::LeftButton, {}, line->tickRect(second.last).center());
        QCOMPARE(m_page->cursor().position(), second.last);
        QVERIFY(!line->accessibleName().isEmpty());
        QVERIFY(line->accessibleDescription().startsWith(second.title));
    }

    void moveListJumps() {
        QVERIFY(m_page->opening().open({playedRecord(10)}, {}, 0));
        m_page->moves()->tabs()->setTab(MatchTabs::Moves);
        QTableView* moves = m_page->moves()->tabs()->moves();
        const int row = m_page->moves()->log().rowCount() / 2;
        moves->scrollTo(m_page->moves()->log().index(row, 1));
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                          moves->visualRect(m_page->moves()->log().index(row, 0)).center());
        QCOMPARE(m_page->cursor().position(), m_page->moves()->log().positionOf(row));
        moves->setFocus();
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(moves, Qt::Key_Up);
        QCOMPARE(m_page->cursor().position(), m_page->moves()->log().positionOf(row - 10));
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
        QVERIFY(m_page->opening().open(records, "/tmp/some.hmatch", 2));
        QTableView* list = m_page->opening().list()->list();
        QCOMPARE(list->currentIndex().row(), 2);
        QCOMPARE(m_page->cursor().positions(), 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 1)).center());
        QCOMPARE(m_page->cursor().positions(), 0);
        QVERIFY2(m_page->opening().list()->problem().startsWith("Match 2, step 1: "),
                 qPrintable(m_page->opening().list()->problem()));
        list->setCurrentIndex(list->model()->index(2, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(m_page->cursor().positions() > 0);
        QVERIFY(m_page->opening().list()->problem().isEmpty());
    }

    void keepsWhatItShowedOnAnError() {
        QVERIFY(m_page->opening().open({playedRecord(12)}, {}, 0));
        m_page->cursor().goTo(5);
        Record broken = playedRecord(13);
        broken.steps[3] = {std::string("fly")};
        const auto shown = m_page->opening().open({broken}, "x.hmatch", 0);
        QVERIFY(!shown);
        QVERIFY2(english(shown.error()).starts_with("step 4: "), english(shown.error()).c_str());
        QCOMPARE(m_page->cursor().position(), 5);
        QVERIFY(m_page->scene().cards()->rowCount() > 0);
    }

    void badgeSaysWhatDiffers() {
        Record record = playedRecord(14);
        record.digest = *record.digest + 1;
        QVERIFY(m_page->opening().open({record}, {}, 0));
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("the digest doesn’t match"));
        Record cut = playedRecord(14);
        cut.result.reset();
        cut.digest.reset();
        cut.steps.resize(4);
        QVERIFY(m_page->opening().open({cut}, {}, 0));
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("unfinished"));
    }

    /// Per seat: a seat is not said to differ if its bot is another one now.
    void badgeTellsEachSeat() {
        Record record = playedRecord(17);
        record.seats[0].version += 1;
        QVERIFY(m_page->opening().open({record}, {}, 0));
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("reproduced, 1 of 2 seats"));
        const QString other = m_page->head()->badgeTip();
        QCOMPARE(other.split('\n').size(), 2);
        QVERIFY(other.contains("not checked, another version of the bot played"));
        QVERIFY(other.contains(": reproduced"));
        record.seats[1] = {kPerson, 0, {}};
        QVERIFY(m_page->opening().open({record}, {}, 0));
        QTRY_COMPARE(m_page->head()->badgeText(), QStringLiteral("no bot to check"));
        QVERIFY(m_page->head()->badgeTip().contains("not checked, a person played"));
        // A seat that stands where its bot would not: the number is the record's.
        Record changed = playedRecord(17);
        std::swap(changed.seats[0].bot, changed.seats[1].bot);
        std::swap(changed.seats[0].version, changed.seats[1].version);
        const auto expected = Replay::make(changed);
        QVERIFY(expected->differs_at() >= 0);
        QVERIFY(m_page->opening().open({changed}, {}, 0));
        QTRY_COMPARE(m_page->head()->badgeText(),
                     QStringLiteral("differs at decision %1").arg(expected->differs_at() + 1));
        m_page->cursor().goToDecision(expected->differs_at());
        QCOMPARE(m_page->cursor().replay()->table(m_page->cursor().position()).steps(),
                 expected->decisions().find(expected->differs_at())->step);
    }

    /// Two decide at once: one moment with two numbers and two ticks.
    void decisionsAreCountedAsInRecords() {
        const GameEntry& rps = *find_game("rps");
        const std::vector<std::string> bots(2, rps.bots().front().id);
        const Record record = *play_record(rps, default_values(rps.rules()), {3, 1, 1}, bots);
        QVERIFY(m_page->opening().open({record}, {}, 0));
        const ReplayOutline& outline = m_page->timeline()->outline();
        const Decisions& decisions = m_page->cursor().replay()->decisions();
        QVERIFY(outline.lanes);
        QCOMPARE(outline.decisions, decisions.count());
        QCOMPARE(outline.decisions, 2 * static_cast<int>(record.steps.size()));
        QCOMPARE(outline.decisionTitle(outline.positionOf(6)),
                 QStringLiteral("Decisions 7–8 of %1").arg(decisions.count()));
        QCOMPARE(outline.positionOf(7), outline.positionOf(6));
        QCOMPARE(outline.at(outline.positionOf(6)).answers.size(), std::size_t{2});
        for (int number = 0; number < decisions.count(); ++number) {
            m_page->cursor().goToDecision(number);
            QCOMPARE(m_page->cursor().replay()->table(m_page->cursor().position()).steps(),
                     decisions.find(number)->step);
            QVERIFY(!m_page->cursor().replay()->table(m_page->cursor().position()).deciding().empty());
        }
        QVERIFY(m_page->timeline()->momentText(outline.positionOf(6)).contains("Decisions 7–8"));
    }

    /// Each with a shape and words, as the game's own texts tell them.
    void keyEventsStandOnTheTimeline_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* entry : games())
            QTest::newRow(entry->info().id) << QString::fromLatin1(entry->info().id);
    }
    void keyEventsStandOnTheTimeline() {
        QFETCH(const QString, id);
        // What is won in games of two sides, as phases; Zip Deck has a winner of each round among many, in The Game all
        // win or none, and what a game marks besides is its own.
        static const QStringList kWon{"hand-won", "game-won", "set-won", "made", "euchred"};
        const GameEntry& entry = *find_game(id.toStdString());
        const std::vector<std::string> bots(static_cast<std::size_t>(entry.info().default_seats),
                                            entry.bots().back().id);
        const Record record = *play_record(entry, default_values(entry.rules()), {11, 4, 4}, bots);
        const auto replay = Replay::make(record, Replay::Asking::Later);
        const ReplayOutline outline = outlineOf(*replay, recordNames(record));
        const auto count = [&](KeyMark::Shape shape) {
            return std::count_if(outline.marks.begin(), outline.marks.end(),
                                 [&](const ReplayOutline::Mark& mark) { return mark.shape == shape; });
        };
        QVERIFY(!outline.marks.empty());
        for (const ReplayOutline::Mark& mark : outline.marks)
            QVERIFY(!mark.text.isEmpty() && mark.position > 0 && mark.position < replay->positions());
        std::ptrdiff_t gained = 0, jumps = 0;
        int tops[] = {0, 0, 0, 0};
        for (int position = 0; position < replay->positions(); ++position)
            for (const Event& event : replay->table(position).events())
                gained += event.kind == Event::Kind::Phase && kWon.contains(event.word);
        if (gained > 0) {
            const auto stars = count(KeyMark::Shape::Star);
            QCOMPARE(id == "euchre" ? count(KeyMark::Shape::Gain) + count(KeyMark::Shape::Loss) + stars - 1
                                    : count(KeyMark::Shape::Gain),
                     gained);
            QCOMPARE(stars > 0, !record.result->winners.empty());
        }
        if (id == "zipdeck") QVERIFY(count(KeyMark::Shape::Gain) > 0);
        if (id != "thegame") return;
        for (const RecordStep& step : record.steps) {
            for (const auto& answer : step) {
                const QString word = answer ? QString::fromStdString(*answer) : QString();
                if (!word.contains('>')) continue;
                const int card = word.section('>', 0, 0).toInt(), pile = word.section('>', 1).toInt();
                jumps += tops[pile] != 0 && std::abs(tops[pile] - card) == 10 && (tops[pile] > card) == (pile < 2);
                tops[pile] = card;
            }
        }
        QVERIFY(jumps > 0);
        QCOMPARE(count(KeyMark::Shape::Jump), jumps);
    }

    /// A mark is a shape at its moment; a click on it jumps there, and a tip describes it.
    void marksAreDrawnAndClicked() {
        QVERIFY(m_page->opening().open({playedRecord(18)}, {}, 0));
        Timeline* line = m_page->timeline();
        const auto marks = line->outline().marks;
        QVERIFY(!marks.empty());
        const auto shown =
            std::find_if(marks.begin(), marks.end(), [&](const auto& mark) { return !line->markRect(mark).isEmpty(); });
        QVERIFY(shown != marks.end());
        QTest::mouseClick(line, Qt::LeftButton, {}, line->markRect(*shown).center());
        QCOMPARE(m_page->cursor().position(), shown->position);
        QVERIFY(line->momentText(shown->position).contains(shown->text));
        // What an analysis finds has its place as well.
        const QImage before = line->grab().toImage();
        line->setMarks({{line->outline().sections[0].first + 1, KeyMark::Shape::Blunder, "costs 12 %"}});
        QVERIFY(line->grab().toImage() != before);
        QVERIFY(line->momentText(1).contains("costs 12 %"));
    }

    /// Typed like by a person; only its line of the file changes.
    void notesGoBackToTheFile() {
        const QString path = m_folder.filePath("notes.hmatch");
        const std::string lines[] = {write_record(playedRecord(1)), write_record(playedRecord(2)),
                                     write_record(playedRecord(3))};
        const std::string text = lines[0] + "\r\n\n" + lines[1] + '\n' + lines[2];
        QVERIFY(save_text(path.toStdString(), text));
        QVERIFY(m_page->opening().open(*load_records(path.toStdString()), path, 0));
        QTableView* list = m_page->opening().list()->list();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 1)).center());
        QTRY_VERIFY(m_page->cursor().positions() > 0);
        QCOMPARE(m_page->cursor().document()->origin().line, 3);
        QTest::mouseClick(m_page->moves()->notes()->viewport(), Qt::LeftButton);
        QVERIFY(m_page->moves()->notes()->hasFocus());
        for (const char letter : std::string("Bold, x!"))
            QTest::keyClick(m_page->moves()->notes(), letter); // B, x and Space are keys of the page elsewhere
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_Left);
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_Backspace);
        QCOMPARE(m_page->moves()->notes()->toPlainText(), QStringLiteral("Bold, !"));
        QCOMPARE(m_page->cursor().position(), 0);
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_Tab);
        Record noted = playedRecord(2);
        noted.notes = "Bold, !";
        const std::string expected = lines[0] + "\r\n\n" + write_record(noted) + '\n' + lines[2];
        QTRY_COMPARE(*load_text(path.toStdString()), expected);
        QTRY_VERIFY(!m_page->cursor().document()->modified());
        // The list knows it, too.
        QTest::mouseClick(m_page->head()->findChild<QToolButton*>(), Qt::LeftButton);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 1)).center());
        QCOMPARE(m_page->moves()->notes()->toPlainText(), QString());
        QTest::mouseClick(m_page->head()->findChild<QToolButton*>(), Qt::LeftButton);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 1)).center());
        QCOMPARE(m_page->moves()->notes()->toPlainText(), QStringLiteral("Bold, !"));
    }

    void marksByKeyAreKept() {
        const QString path = m_folder.filePath("marks.hmatch");
        QVERIFY(save_text(path.toStdString(), write_record(playedRecord(4)) + '\n'));
        QVERIFY(m_page->opening().open(*load_records(path.toStdString()), path, 0));
        m_page->shown();
        m_page->takeFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Right);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_M);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_End);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_M);
        const int end = m_page->cursor().replay()->decisions().count();
        QCOMPARE(m_page->cursor().document()->marks(), (std::vector<int>{1, end}));
        QCOMPARE(m_page->timeline()->marksAt(1).back().shape, KeyMark::Shape::Own);
        QTRY_VERIFY(!m_page->cursor().document()->modified());
        QVERIFY(load_text(path.toStdString())->find("\"marks\":[1," + std::to_string(end) + "]") != std::string::npos);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_M);
        QCOMPARE(m_page->cursor().document()->marks(), std::vector<int>{1});
        QVERIFY(m_page->opening().open({playedRecord(5)}, {}, 0)); // the one before is written when it goes
        QTRY_VERIFY(load_text(path.toStdString())->find("\"marks\":[1]") != std::string::npos);
        QTRY_COMPARE(write_record(m_page->cursor().document()->record()), write_record(playedRecord(5)));
    }

    /// Its file is there, but can't be written: nothing is lost without a word.
    void asksWhenItsFileTakesNothing() {
        const QString path = m_folder.filePath("gone.hmatch");
        QVERIFY(save_text(path.toStdString(), write_record(playedRecord(11)) + '\n'));
        QVERIFY(m_page->opening().open(*load_records(path.toStdString()), path, 0));
        QVERIFY(mayLeave(*m_page));
        QTest::mouseClick(m_page->moves()->notes()->viewport(), Qt::LeftButton);
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_A);
        QVERIFY(mayLeave(*m_page)); // it is written first
        QCOMPARE(load_records(path.toStdString())->front().notes, std::string("a"));
        QVERIFY(QFile::remove(path));
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_B);
        for (const auto answer : {QMessageBox::Cancel, QMessageBox::Discard}) {
            bool asked = false;
            withDialog<QMessageBox>(asked, [&](QMessageBox& box) {
                QVERIFY2(box.informativeText().contains("No such file") || box.text().contains("No such file"),
                         qPrintable(box.text()));
                QTest::mouseClick(box.button(answer), Qt::LeftButton);
            });
            QCOMPARE(mayLeave(*m_page), answer == QMessageBox::Discard);
            QTRY_VERIFY(asked);
        }
        QVERIFY(save_text(path.toStdString(), write_record(playedRecord(11)) + '\n'));
    }

    /// Whoever has to wait for the file sees so soon, and may call it off.
    void waitingForItsFileIsSeen() {
        const QString path = m_folder.filePath("slow.hmatch");
        QVERIFY(save_text(path.toStdString(), write_record(playedRecord(12)) + '\n'));
        QVERIFY(m_page->opening().open(*load_records(path.toStdString()), path, 0));
        const auto document = m_page->cursor().document();
        HeldFile slow(path);
        QVERIFY(slow.held());
        document->setNotes(QStringLiteral("a"));
        std::optional<bool> may;
        m_page->leave([&may](bool left) { may = left; });
        const auto waits = [] { return qobject_cast<QProgressDialog*>(QApplication::activeModalWidget()); };
        QTRY_VERIFY_WITH_TIMEOUT(waits() != nullptr, 3000); // Qt's own patience is longer
        bool asked = false;
        withDialog<QMessageBox>(
            asked, [](QMessageBox& box) { QTest::mouseClick(box.button(QMessageBox::Cancel), Qt::LeftButton); });
        QTest::mouseClick(waits()->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(asked && may.has_value());
        QVERIFY(!*may && document->modified());
        slow.let();
        QTRY_VERIFY(!document->modified());
    }

    void pasteOpensWhatCopyMade() {
        QVERIFY(m_page->opening().open({playedRecord(6)}, {}, 0));
        m_page->shown();
        m_page->takeFocus();
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Right);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
        QVERIFY(m_page->opening().open({playedRecord(7)}, {}, 0));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        // The position, and nothing of what came later or was written about it.
        const auto whole = Replay::make(playedRecord(6));
        Record cut = cut_before(playedRecord(6), whole->table(5).steps());
        QCOMPARE(write_record(m_page->cursor().document()->record()), write_record(cut));
        QCOMPARE(m_page->cursor().position(), 5);
        QVERIFY(m_page->cursor().table().shown(SeatSet::all(2)) == whole->table(5).shown(SeatSet::all(2)));
        Record noted = playedRecord(6);
        noted.notes = std::string(1000, 'n');
        noted.extra.emplace_back("review", '"' + std::string(40000, 'r') + '"');
        QCOMPARE(copyOf(*Replay::make(noted), 5, m_page->cursor().names(), m_page->cursor().viewers()).split('\n'),
                 lines);
        QGuiApplication::clipboard()->setText("just words");
        QSignalSpy said(m_page.get(), &ReplayPage::told);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(said.back().front().toString().contains("there is no match and no position"));
        QCOMPARE(m_page->cursor().position(), 5);
        // Of many the first is shown, and it is said that there are more.
        const QString line = QString::fromStdString(write_record(playedRecord(9))) + '\n';
        QGuiApplication::clipboard()->setText(line + QString::fromStdString(write_record(playedRecord(7))) + '\n' +
                                              QString("  {}\n").repeated(49'998));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(write_record(m_page->cursor().document()->record()), write_record(playedRecord(9)));
        QVERIFY2(said.back().front().toString().startsWith("The text contains 50,000 matches."),
                 qPrintable(said.back().front().toString()));
        const auto before = said.size();
        QGuiApplication::clipboard()->setText(line);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(said.size(), before);
    }

    void rulesByKey() {
        QVERIFY(m_page->opening().open({playedRecord(6)}, {}, 0));
        m_page->shown();
        m_page->takeFocus();
        QSignalSpy asked(m_page.get(), &ReplayPage::rulesRequested);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_R);
        QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("pazaak"));
    }

    /// Made here: it has no file yet, and nothing typed is lost without a word.
    void asksWhereToWithoutAFile() {
        QVERIFY(m_page->opening().open({playedRecord(8)}, {}, 0));
        QTest::mouseClick(m_page->moves()->notes()->viewport(), Qt::LeftButton);
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_A);
        auto* save = m_page->findChild<QToolButton*>("saveNotes");
        QVERIFY(save->isVisible());
        const auto answer = [](QMessageBox::StandardButton button) {
            auto* look = new QTimer(qApp);
            connect(look, &QTimer::timeout, look, [look, button] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box == nullptr) return;
                look->deleteLater();
                look->stop();
                QTest::mouseClick(box->button(button), Qt::LeftButton);
            });
            look->start(5);
        };
        answer(QMessageBox::Cancel);
        QVERIFY(m_page->opening().open({playedRecord(9)}, {}, 0));
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
        QCOMPARE(m_page->moves()->notes()->toPlainText(), QStringLiteral("a"));
        const QString path = m_folder.filePath("made.hmatch");
        {
            HeldFile slow(path);
            QVERIFY(slow.held());
            m_page->cursor().document()->saveAs(path); // what the dialog of the button answers with
            QVERIFY(save->isVisible() && m_page->cursor().document()->modified());
        }
        QTRY_VERIFY(!m_page->cursor().document()->modified());
        QCOMPARE(load_records(path.toStdString())->front().notes, std::string("a"));
        QVERIFY(!save->isVisible() && mayLeave(*m_page));
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_B); // from now on by itself
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_Tab);
        QTRY_COMPARE(load_records(path.toStdString())->front().notes, std::string("ab"));
        QVERIFY(m_page->opening().open({playedRecord(9)}, {}, 0));
        QTest::mouseClick(m_page->moves()->notes()->viewport(), Qt::LeftButton);
        QTest::keyClick(m_page->moves()->notes(), Qt::Key_C);
        answer(QMessageBox::Discard);
        QVERIFY(m_page->opening().open({playedRecord(10)}, {}, 0));
        QTRY_COMPARE(m_page->moves()->notes()->toPlainText(), QString());
    }

    void letsAHiddenTableGo() {
        QVERIFY(m_page->opening().open({playedRecord(15)}, {}, 0));
        QTRY_VERIFY(m_page->table()->loaded());
        QVERIFY(!m_page->table()->grabImage().isNull());
        m_page->hide();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->table()->loaded(), 2 * TableView::kKeepMs);
        m_page->show();
        QVERIFY(m_page->table()->loaded());
    }

    void playsOnFromHere() {
        const Record played = playedRecord(16);
        QVERIFY(m_page->opening().open({played}, {}, 0));
        QSignalSpy asked(m_page.get(), &ReplayPage::playOnRequested);
        m_page->shown();
        m_page->takeFocus();
        const int half = m_page->cursor().positions() / 2;
        m_page->cursor().goTo(half);
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
        m_page->cursor().goTo(m_page->cursor().positions() - 1); // nothing to play on after the end
        QTest::keyClick(qApp->focusWidget(), Qt::Key_B);
        QCOMPARE(asked.count(), 1);
    }

    /// In the whole window: opened from a file, played on at the table by keys, reviewed, chosen and written back.
    void branchOfTheRecord() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("some.hmatch");
        const std::string before = write_record(playedRecord(1)) + '\n', after = write_record(playedRecord(3)) + '\n';
        const Record played = playedRecord(2);
        QVERIFY(save_text(path.toStdString(), before + write_record(played) + '\n' + after));
        Window window(*qApp, folder.filePath("data"), folder.filePath("hilltop.ini"));
        window.settings().setAnimationSpeed(AnimationSpeed::Off);
        window.main().show();
        QVERIFY(QTest::qWaitForWindowActive(&window.main()));
        window.open({path});
        ReplayPage& page = window.replay();
        QTRY_VERIFY(page.opening().list()->isVisible());
        page.opening().list()->list()->setCurrentIndex(page.opening().list()->list()->model()->index(1, 0));
        QTest::keyClick(page.opening().list()->list(), Qt::Key_Return);
        QTRY_VERIFY(page.cursor().positions() > 0);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_X);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Right);
        const int step = page.cursor().replay()->table(page.cursor().position()).steps();
        const QString result = page.cursor().result();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_B);
        QCOMPARE(window.main().currentPage(), &window.play());
        PlayPage& table = window.play();
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                const bool asked = !table.session()->askedPersons().empty() && !table.scene().playing();
                if (asked) QTest::keyClick(qApp->focusWidget(), Qt::Key_1);
                if (table.scene().position()->resting()) QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
                return table.session()->table().over();
            }(),
            kPatienceMs);
        const Record& branch = table.record();
        const auto written = [&] {
            const auto records = load_records(path.toStdString());
            return records && (*records)[1].branches.size() == 1 && (*records)[1].branches[0].step == step &&
                   (*records)[1].branches[0].steps.size() == branch.steps.size() - static_cast<std::size_t>(step);
        };
        QTRY_VERIFY(written());
        const std::string text = *load_text(path.toStdString());
        QVERIFY(text.starts_with(before) && text.ends_with(after));
        // It is no match of its own.
        QVERIFY(Library(folder.filePath("data/matches").toStdString()).recent(9).empty());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(window.main().currentPage(), &page);
        QCOMPARE(page.cursor().branch(), 0);
        QVERIFY(page.cursor().replay()->finished());
        QCOMPARE(page.cursor().replay()->found_digest(), *branch.digest);
        QCOMPARE(page.head()->badgeText(), QStringLiteral("branch 1 of 1"));
        const int decision = page.cursor().replay()->decisions().first_of(step);
        QVERIFY2(page.head()->line().startsWith(QStringLiteral("From decision %1: ").arg(decision + 1)),
                 qPrintable(page.head()->line()));
        QVERIFY(page.head()->line().endsWith(QStringLiteral("The match itself: %1.").arg(result)));
        QVERIFY(page.timeline()->outline().at(page.cursor().positions() - 1).branched);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Up);
        QCOMPARE(page.cursor().branch(), MatchDocument::kMatch);
        QCOMPARE(page.cursor().replay()->found_digest(), *played.digest);
        QCOMPARE(page.cursor().replay()->table(page.cursor().position()).steps(), step);
        QCOMPARE(page.timeline()->forks().size(), std::size_t{1});
        QCOMPARE(page.timeline()->forks()[0].position, page.cursor().position());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Down);
        QCOMPARE(page.cursor().branch(), 0);
        QCOMPARE(page.cursor().replay()->table(page.cursor().position()).steps(), step);
    }

    /// Of a long match the beginning is there at once; what is asked for meanwhile is done when the rest is.
    void longMatchIsShownAtOnce() {
        const Record played = longRecord();
        QVERIFY(isLong(played));
        QVERIFY(m_page->opening().open({played}, {}, 0));
        QVERIFY(m_page->cursor().preparing());
        QVERIFY(m_page->cursor().positions() > 1 && m_page->cursor().positions() < 200);
        QTest::keyClick(m_page->table(), Qt::Key_Right);
        QCOMPARE(m_page->cursor().position(), 1);
        m_page->setAnalysing(false);
        const auto expected = Replay::make(played, Replay::Asking::Later);
        const int last = expected->decisions().count() - 1;
        m_page->cursor().goToDecision(last);
        QCOMPARE(m_page->cursor().position(), 1);
        QTRY_VERIFY(!m_page->cursor().preparing());
        QCOMPARE(m_page->cursor().positions(), expected->positions());
        QCOMPARE(m_page->timeline()->outline().positionOf(last), m_page->cursor().position());
        QTRY_VERIFY(m_page->moves()->log().rowCount() > 10'000);
        QTRY_VERIFY(m_page->cursor().replay()->checked());
        m_page->cursor().document()->addBranch(3, {played.steps[3]});
        QTest::keyClick(m_page->table(), Qt::Key_Down);
        QTRY_COMPARE(m_page->cursor().branch(), 0);
        QCOMPARE(m_page->cursor().replay()->record().steps.size(), std::size_t{4});
    }

    /// Who does not want to wait keeps the beginning, and may open another match.
    void preparingIsCalledOff() {
        QVERIFY(m_page->opening().open({longRecord()}, {}, 0));
        QVERIFY(m_page->cursor().preparing());
        auto* note = m_page->findChild<WaitNote*>();
        QVERIFY(note != nullptr && note->waiting());
        note->cancelButton()->click();
        QVERIFY(!m_page->cursor().preparing());
        const int few = m_page->cursor().positions();
        m_page->cursor().goTo(few + 100);
        QCOMPARE(m_page->cursor().position(), few - 1);
        QVERIFY(m_page->opening().open({longRecord()}, {}, 0));
        const Record other = playedRecord(3);
        QVERIFY(m_page->opening().open({other}, {}, 0));
        QVERIFY(!m_page->cursor().preparing() && !note->waiting());
        QCOMPARE(m_page->cursor().positions(), Replay::make(other)->positions());
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
        QCoreApplication::processEvents();
        QCOMPARE(m_page->cursor().positions(), Replay::make(other)->positions()); // the long one does not come after it
    }

    /// A branch of another hand is on the block of that hand, which leads to where it leaves.
    void branchesOfOtherHands() {
        const Record played = playedRecord(16);
        QVERIFY(m_page->opening().open({played}, {}, 0));
        Timeline* line = m_page->timeline();
        const ReplayOutline& outline = line->outline();
        QVERIFY(outline.sections.size() > 2);
        const int last = static_cast<int>(outline.sections.size()) - 1;
        int fork = outline.sections.back().first;
        while (outline.at(fork).number < 0)
            ++fork;
        const int step = m_page->cursor().replay()->table(fork).steps();
        m_page->cursor().goTo(0);
        QVERIFY(line->forkRect(last).isEmpty());
        const QImage before = line->grab(line->blockRect(last)).toImage();
        m_page->cursor().document()->addBranch(step, {played.steps[static_cast<std::size_t>(step)]});
        QVERIFY(line->rect().contains(line->forkRect(last)));
        QVERIFY(line->grab(line->blockRect(last)).toImage() != before);
        QTest::mouseClick(line, Qt::LeftButton, {}, line->forkRect(last).center());
        QCOMPARE(m_page->cursor().position(), fork);
        QVERIFY(line->forkRect(last).isEmpty()); // from here on its moment shows it
        QVERIFY(line->momentText(fork).contains("branch 1 leaves here"));
        QTest::keyClick(m_page->table(), Qt::Key_Down);
        QCOMPARE(m_page->cursor().branch(), 0);
        m_page->cursor().goTo(0);
        QVERIFY(!line->forkRect(last).isEmpty()); // the one that is chosen, too
        m_page->cursor().document()->save();
    }

    void tabGoesInAndOut() {
        QVERIFY(m_page->opening().open({playedRecord(16)}, {}, 0));
        m_page->activateWindow();
        m_page->shown();
        m_page->takeFocus();
        QSet<QWidget*> seen;
        for (int i = 0; i < 30; ++i) {
            seen << qApp->focusWidget();
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Tab);
        }
        QVERIFY(seen.contains(m_page->timeline()));
        QVERIFY(seen.contains(m_page->moves()->tabs()->current()));
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
