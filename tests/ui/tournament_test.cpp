// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/bot_picker.h"
#include "choose/rules_editor.h"
#include "first_game.h"
#include "records/replay.h"
#include "settings/settings.h"
#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "style/desktop.h"
#include "style/panel.h"
#include "support/test.h"
#include "text/game_texts.h"
#include "text/number_texts.h"
#include "tournaments/setup/match_timer.h"
#include "tournaments/setup/new_tournament_dialog.h"
#include "tournaments/view/tournament_page.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

void clickCell(QTableView* table, const QModelIndex& cell) {
    table->scrollTo(cell);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
}

} // namespace

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_theme = new Theme(*qobject_cast<QApplication*>(QCoreApplication::instance()), m_desktop, this);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.ini"));
    }

    void abbreviates_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("three letters") << QStringList{"Expert", "Random"} << QStringList{"Exp", "Ran"};
        QTest::newRow("four stay whole") << QStringList{"Bold", "Careful"} << QStringList{"Bold", "Car"};
        QTest::newRow("longer where needed") << QStringList{"Stand", "Standing"} << QStringList{"Stand", "Standi"};
        QTest::newRow("versions") << QStringList{"my-pazaak v2", "my-pazaak v3"} << QStringList{"my-…v2", "my-…v3"};
        QTest::newRow("the same twice") << QStringList{"Twin bots", "Twin bots"}
                                        << QStringList{"Twin bots", "Twin bots"};
    }
    void abbreviates() {
        QFETCH(QStringList, names);
        QTEST(abbreviated(names), "expected");
    }

    void durations_data() {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("expected");
        QTest::newRow("at least one") << 0.1 << "1 s";
        QTest::newRow("seconds") << 59.4 << "59 s";
        QTest::newRow("minutes") << 443.0 << "7 min 23 s";
        QTest::newRow("whole minutes") << 120.0 << "2 min";
        QTest::newRow("many minutes") << 1145.0 << "19 min";
        QTest::newRow("hours") << 7500.0 << "2 h 5 min";
    }
    void durations() {
        QFETCH(double, seconds);
        QTEST(durationText(seconds), "expected");
    }

    void everyIdHasAName() {
        const std::string id = firstGame().info().id;
        QVERIFY(gameTitle(id) != QString::fromStdString(id));
        QVERIFY(!gameLine(id).isEmpty());
        for (const BotTraits& bot : firstGame().bots()) {
            QVERIFY2(botName(id, bot.id) != QString(bot.id), bot.id);
            QVERIFY2(botStyle(id, bot) != QString(bot.style).replace('-', ' ') || QString(bot.style).contains("below"),
                     bot.style);
        }
        for (const RuleInfo& rule : firstGame().rules())
            QVERIFY2(!ruleHelp(id, rule.id).isEmpty(), rule.id.c_str());
        QCOMPARE(botName(id, "no-such_bot"), QString("no such bot"));
        QCOMPARE(tableWord(id, "hands"), QString("hands won"));
        QCOMPARE(objection(id, "no-such-card"), QString("There is no such side card."));
    }

    void tipKeepsOffTheGrid() {
        const QRect grid(100, 100, 200, 200), bounds(0, 0, 800, 800);
        const QRect above = CrosstableView::tipPlace(QRect(150, 100, 40, 40), QSize(120, 60), grid, bounds);
        QVERIFY(!above.intersects(grid));
        const QRect corner =
            CrosstableView::tipPlace(QRect(0, 0, 40, 40), QSize(120, 60), QRect(0, 0, 800, 800), bounds);
        QVERIFY(bounds.contains(corner));
    }

    void rulesEditor() {
        RulesEditor editor(firstGame().info().id, firstGame().rules());
        QSignalSpy changed(&editor, &RulesEditor::changed);
        auto* hands = qobject_cast<QSpinBox*>(editor.field("hands_to_win"));
        QVERIFY(hands);
        hands->setValue(5);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(editor.values().at("hands_to_win"), 5);
        QCOMPARE(editor.changedCount(), 1);
        editor.setValues({{"hands_to_win", 999}, {"no_such_rule", 1}, {"auto_stand", 0}});
        QCOMPARE(editor.values().at("hands_to_win"), 3);
        QCOMPARE(editor.values().at("auto_stand"), 0);
        editor.reset();
        QCOMPARE(editor.changedCount(), 0);
        QVERIFY(firstGame().check(editor.values(), 2));
    }

    /// Where there is no room beside the fields, what differs is said below them; nothing is cut.
    void rulesEditorFitsANarrowPlace() {
        const GameEntry& euchre = *find_game("euchre");
        QScrollArea place;
        place.setWidgetResizable(true);
        place.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        auto* editor = new RulesEditor(euchre.info().id, euchre.rules());
        place.setWidget(editor);
        auto* words = qobject_cast<QComboBox*>(editor->field("left_bower"));
        QVERIFY(words);
        const auto mark = [&] {
            for (auto* label : editor->findChildren<TextLabel*>()) {
                if (label->isVisible() && label->text().startsWith("default: ")) return label;
            }
            return static_cast<TextLabel*>(nullptr);
        };
        for (const int width : {700, 420, 200}) {
            place.resize(width, 400);
            place.show();
            QVERIFY(QTest::qWaitForWindowExposed(&place));
            editor->reset();
            words->setCurrentIndex(1 - words->currentIndex());
            QTRY_COMPARE(editor->width(), place.viewport()->width());
            QTRY_VERIFY(mark() && (mark()->y() > words->geometry().bottom()) == (width == 420) &&
                        (mark()->geometry().bottom() < words->y()) == (width == 200));
            for (const RuleInfo& rule : euchre.rules()) {
                const QWidget* field = editor->field(QString::fromStdString(rule.id));
                QTRY_VERIFY2(editor->rect().contains(field->geometry()), rule.id.c_str());
            }
            QTRY_VERIFY(editor->rect().contains(mark()->geometry()));
        }
    }

    void measuresAndEndsInTime() {
        MatchTimer timer;
        QSignalSpy measured(&timer, &MatchTimer::measured);
        Plan plan = default_plan(firstGame());
        plan.bots = {"bold", "cautious"};
        plan.matches = 1'000'000;
        timer.measure(plan);
        QTRY_COMPARE_WITH_TIMEOUT(measured.size(), 1, kPatienceMs);
        const auto seconds = timer.seconds(plan);
        QVERIFY(seconds && *seconds > 0.05 && *seconds < 1000);
        plan.bots = {"bold", "random"};
        QVERIFY(!timer.seconds(plan));
    }

    /// However slow they are, more than one match shows how long they take and how far matches differ.
    void measuresSlowBots() {
        MatchTimer timer;
        QSignalSpy measured(&timer, &MatchTimer::measured);
        Plan plan = default_plan(*find_game("thegame"));
        plan.bots = {"expert", "listener"}; // experts alone leave no card, match for match
        QVERIFY(check_plan(plan));
        timer.measure(plan);
        QTRY_COMPARE_WITH_TIMEOUT(measured.size(), 1, 60000);
        QVERIFY(timer.cost(plan)->deviation > 0);
    }

    /// The winner of the first round decides how long the later ones take.
    void measuresLaterRounds() {
        for (const auto& [format, pairings] : {std::pair{Format::Knockout, 3}, std::pair{Format::Cup, 4}}) {
            MatchTimer timer;
            QSignalSpy measured(&timer, &MatchTimer::measured);
            Plan plan = default_plan(firstGame());
            plan.format = format;
            plan.bots = {"random", "bold", "careful", "expert"};
            QVERIFY(check_plan(plan));
            timer.measure(plan);
            QTRY_COMPARE_WITH_TIMEOUT(measured.size(), pairings, kPatienceMs);
            QVERIFY(timer.seconds(plan));
            bool last = false; // who would meet in the end
            for (const char* one : {"careful", "expert"}) {
                plan.bots = {one, std::string(one) == "expert" ? "careful" : "expert"};
                last |= timer.seconds(plan).has_value();
            }
            QVERIFY(last);
        }
    }

    void playsATournamentByHand() {
        TournamentPage page(*m_settings, m_folder->filePath("tournaments"));
        page.resize(960, 540);
        page.show();
        QSignalSpy records(&page, &TournamentPage::replayRequested);
        QSignalSpy front(&page, &TournamentPage::frontRequested);
        QVERIFY(!page.continueItem());
        QTRY_VERIFY(!page.scanning());
        const auto buttons = page.findChildren<QPushButton*>();
        const auto first =
            std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* b) { return b->isVisible(); });
        QTest::mouseClick(*first, Qt::LeftButton);
        auto* dialog = page.findChild<NewTournamentDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* list = dialog->findChild<BotPicker*>()->list();
        const auto row = [&](int i) { return list->visualItemRect(list->item(i)).center(); };
        const int all = list->count();
        QTest::mouseClick(dialog->findChild<QPushButton*>("tick_all"), Qt::LeftButton);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row(0)); // leaves the strongest, slowest one out
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(static_cast<int>(dialog->plan().bots.size()), all - 2);
        auto* matches = dialog->findChild<QSpinBox*>("matches");
        matches->selectAll();
        QTest::keyClicks(matches, "200");
        QTest::mouseClick(dialog->findChild<QPushButton*>("start"), Qt::LeftButton);
        QCOMPARE(front.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(page.job()->complete(), kPatienceMs);
        QTRY_VERIFY(!page.continueItem()); // nothing is left to be gone on with
        auto* table = page.findChild<CrosstableView*>();
        const QModelIndex cell = table->model()->index(1, 0);
        clickCell(table, cell);
        auto* lines = qobject_cast<ChoosingTable*>(page.panes().last());
        QVERIFY(lines && lines->isVisible());
        QCOMPARE(lines->model()->rowCount(), 200);
        QCoreApplication::processEvents();
        clickCell(lines, lines->model()->index(1, 2));
        QTRY_COMPARE(records.size(), 1);
        QTest::keyClick(lines, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(lines, Qt::Key_Return);
        QTRY_COMPARE(records.size(), 2);
        auto replay = Replay::make(records[1][0].value<Record>());
        QVERIFY(replay && replay->finished() && replay->reproduced());
        // The crosstable is there for the keyboard too.
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Right);
        QVERIFY(page.statusText().contains("won"));
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(table->isShownPair(table->model()->index(0, 1)));
    }

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
};

HILLTOP_TEST(TournamentTest)
#include "tournament_test.moc"
