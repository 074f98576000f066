// SPDX-License-Identifier: GPL-3.0-or-later
// The person's own bots wherever bots are chosen, at a table, in a replay and in a tournament.
#include "choose/opponent_list.h"
#include "choose/own_bot_list.h"
#include "desk.h"
#include "hosting/host_bots.h"
#include "jobs/wait_note.h"
#include "new_tournament.h"
#include "play/new_match_dialog.h"
#include "replay/answer_log.h"
#include "replay/moves_pane.h"
#include "replay/replay_page.h"
#include "shell_bot.h"
#include "standings/standings_model.h"
#include "support/rounds.h"
#include "support/test.h"
#include "text/fault_texts.h"
#include "text/game_texts.h"
#include "tournament_window.h"
#include "tournaments/models/tournament_job.h"
#include "tournaments/models/tournament_lists.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace hilltop;

class OwnBotsWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { host_bots(); }
    void init();
    void theNewMatchSheetOffersThem();
    void aRememberedBotThatIsGone();
    void aTournamentTakesThemMoreThanOnce();
    void aTournamentWithoutOneThatIsGone();
    void theirLimitsGoWithThePlan();
    void theyPlayAWholeMatch();
    void undoAsksThemAlongTheWay();
    void theyGiveHints();
    void anAdviserWithoutAHint();
    void anAdviserWhoHasGone();
    void aSlowAdviserIsCancelled();
    void aSlowOneCanBeReplaced();
    void aDeadOneIsToldOnce();
    void aReplayShowsTimeAndOutput();
    void aRecordOfABotThatIsGoneOpens();
    void faultsTellWhatTheyWrote();
    void filesOfOneNameAreToldApart();
    void aSlowSeriesHoldsNobodyUp();

private:
    QString spec(const QString& what) const {
        return QStringLiteral("hilltop:/bin/sh %1 %2").arg(m_folder->filePath(QStringLiteral("bot.sh")), what);
    }
    OwnBot own(const QString& name, const QString& what) const {
        OwnBot bot;
        bot.spec = spec(what).toStdString();
        bot.game = "pazaak";
        bot.name = name.toStdString();
        return bot;
    }

    /// Takes that line of the menu of advisers, as a person would.
    static void takeAdviser(const Desk& desk, const QString& name) {
        auto* from = desk.page->findChild<QAction*>(QStringLiteral("match.adviser"));
        QVERIFY(from != nullptr && from->isEnabled());
        emit from->menu()->aboutToShow();
        for (QAction* one : from->menu()->actions())
            if (one->text() == name) return one->trigger();
        QFAIL(qPrintable(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<OwnBotList> m_list;
};

void OwnBotsWindowTest::init() {
    m_list.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath("hilltop.ini"));
    QFile file(m_folder->filePath(QStringLiteral("bot.sh")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kShellBot);
    file.close();
    m_list = std::make_unique<OwnBotList>(m_folder->filePath(QStringLiteral("bots")));
    QTRY_VERIFY(m_list->isRead());
}

void OwnBotsWindowTest::theNewMatchSheetOffersThem() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    NewMatchDialog dialog(*m_settings, QStringLiteral("pazaak"), nullptr, m_list.get());
    dialog.show();
    OpponentList& opponents = *dialog.opponents();
    const QAbstractItemModelTester tester(opponents.model());
    // After the person, before those that are built in.
    QCOMPARE(opponents.item(1)->text(), QStringLiteral("Nestor"));
    QVERIFY(opponents.item(1)->data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Hilltop")));
    QTest::keyClick(&opponents, Qt::Key_Home);
    QTest::keyClick(&opponents, Qt::Key_Down);
    const QString bot = QString::fromStdString(nestor.spec);
    QCOMPARE(dialog.setup().seats, QStringList({QString::fromUtf8(kPerson), bot}));
    // Its strength is unknown, and the dialog says so before the match.
    const auto says = [&dialog](const QString& words) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    };
    const QString unmeasured = QStringLiteral("Your rating doesn’t change");
    QVERIFY(!says(unmeasured));
    const auto buttons = dialog.findChildren<QAbstractButton*>();
    const auto rated = std::find_if(buttons.begin(), buttons.end(),
                                    [](const auto* button) { return button->text() == QStringLiteral("Rated"); });
    QVERIFY(rated != buttons.end());
    QTest::mouseClick(*rated, Qt::LeftButton);
    QVERIFY(says(unmeasured));
    QVERIFY(says(QStringLiteral("The match counts even if")));
    // One that comes while the sheet is open is there, and the choice stays.
    m_list->put(own(QStringLiteral("Adam"), QStringLiteral("talks")));
    QCOMPARE(opponents.item(1)->text(), QStringLiteral("Adam"));
    QCOMPARE(dialog.setup().seats.at(1), bot);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    const MatchSetup again = rememberedSetup(*m_settings, QStringLiteral("pazaak"), m_list.get());
    QCOMPARE(again.seats.at(1), bot);
    QVERIFY(again.gone.isEmpty());
}

void OwnBotsWindowTest::aRememberedBotThatIsGone() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    MatchSetup setup = sensibleSetup(entry("pazaak"));
    setup.seats[1] = QString::fromStdString(nestor.spec);
    rememberSetup(*m_settings, setup);
    m_list->remove(nestor);
    const MatchSetup again = rememberedSetup(*m_settings, QStringLiteral("pazaak"), m_list.get());
    QCOMPARE(again.seats, sensibleSetup(entry("pazaak")).seats);
    QCOMPARE(again.gone.size(), 1);
    NewMatchDialog dialog(*m_settings, QStringLiteral("pazaak"), nullptr, m_list.get());
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [&](QLabel* label) { return label->text() == goneText(again.gone); }));
}

void OwnBotsWindowTest::aTournamentTakesThemMoreThanOnce() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    NewTournamentDialog dialog(entry("pazaak"), *m_settings, nullptr, m_list.get());
    dialog.show();
    auto& picker = *dialog.findChild<BotPicker*>();
    QListWidget& list = *picker.list();
    const QAbstractItemModelTester tester(list.model());
    QTest::mouseClick(&field<QPushButton>(dialog, "tick_none"), Qt::LeftButton);
    QCOMPARE(list.item(0)->text(), QStringLiteral("Nestor"));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Home);
    QTest::keyClick(&list, Qt::Key_Space);
    QCOMPARE(dialog.plan().bots, std::vector<std::string>{nestor.spec});
    QVERIFY(!dialog.obstacle().isEmpty());
    QTest::keyClick(&list, Qt::Key_D, Qt::ControlModifier);
    QTest::mouseClick(&field<QPushButton>(dialog, "once_more"), Qt::LeftButton);
    QCOMPARE(dialog.plan().bots, std::vector<std::string>(3, nestor.spec));
    QCOMPARE(list.item(1)->text(), QStringLiteral("Nestor 2"));
    QCOMPARE(dialog.obstacle(), QString());
    QVERIFY(field<QLabel>(dialog, "cost").text().contains(QStringLiteral("depends on your bots")));
    const std::vector<std::string> wanted = dialog.plan().bots;
    QTest::mouseClick(&field<QPushButton>(dialog, "start"), Qt::LeftButton);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    // The next one begins with them.
    const NewTournamentDialog next(entry("pazaak"), *m_settings, nullptr, m_list.get());
    QCOMPARE(next.plan().bots, wanted);
}

void OwnBotsWindowTest::aTournamentWithoutOneThatIsGone() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    NewTournamentDialog dialog(entry("pazaak"), *m_settings, nullptr, m_list.get());
    std::vector<std::string> some = botsOf(entry("pazaak"), 2);
    some.push_back(nestor.spec);
    tick(dialog, some);
    QCOMPARE(dialog.plan().bots.size(), 3U);
    m_list->remove(nestor);
    QCOMPARE(dialog.plan().bots.size(), 2U);
    QVERIFY2(noteOf(dialog).contains(QStringLiteral("left out")), qPrintable(noteOf(dialog)));
}

void OwnBotsWindowTest::theirLimitsGoWithThePlan() {
    OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    nestor.limits.decision = std::chrono::milliseconds(250);
    const OwnBot usual = own(QStringLiteral("Usual"), QStringLiteral("talks"));
    m_list->put(nestor);
    m_list->put(usual);
    NewTournamentDialog dialog(entry("pazaak"), *m_settings, nullptr, m_list.get());
    tick(dialog, {nestor.spec, usual.spec});
    const Plan plan = dialog.plan();
    QCOMPARE(plan.own_limits.size(), 1U);
    QVERIFY(plan.own_limits.at(nestor.spec) == nestor.limits);
    QVERIFY(check_plan(plan));
}

void OwnBotsWindowTest::theyPlayAWholeMatch() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(0, QString::fromStdString(nestor.spec));
    QCOMPARE(desk.page->scene().position()->names().of(1), QStringLiteral("Nestor"));
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        desk.waitForMe();
        if (!desk.over()) desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY(desk.over());
    const Record& record = desk.page->record();
    QVERIFY(record.faults.empty());
    QVERIFY(!record.log.empty()); // how long each answer took
    QCOMPARE(record.seats[1].name, std::string("Nestor"));
}

void OwnBotsWindowTest::undoAsksThemAlongTheWay() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(0, QString::fromStdString(nestor.spec));
    for (int i = 0; i < 4; ++i) {
        desk.waitForMe();
        desk.page->scene().answer(desk.firstAllowed());
    }
    desk.waitForMe();
    const auto before = desk.page->record().steps.size();
    auto* undo = desk.page->findChild<QAction*>(QStringLiteral("match.undo"));
    QVERIFY(undo != nullptr);
    for (int i = 0; i < 3; ++i) {
        undo->trigger();
        desk.waitForMe();
    }
    QVERIFY(desk.page->record().steps.size() < before);
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        desk.waitForMe();
        if (!desk.over()) desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY(desk.over());
    QVERIFY(desk.page->record().faults.empty());
}

void OwnBotsWindowTest::theyGiveHints() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(0);
    desk.waitForMe();
    auto& scene = desk.page->scene();
    QSignalSpy told(desk.page.get(), &PlayPage::told);
    takeAdviser(desk, QStringLiteral("Nestor"));
    QVERIFY(told.last().front().toString().contains(QStringLiteral("Nestor")));
    desk.key(Qt::Key_H);
    QTRY_COMPARE(scene.answers()->hintWord(), desk.firstAllowed()); // what Nestor says always
    // Another match is advised by the same, and so is the next start of the program.
    desk.start(0);
    desk.waitForMe();
    QCOMPARE(desk.page->session()->adviser(), nestor.spec);
    auto* from = desk.page->findChild<QAction*>(QStringLiteral("match.adviser"));
    emit from->menu()->aboutToShow();
    const auto lines = from->menu()->actions();
    QCOMPARE(std::count_if(lines.begin(), lines.end(), [](QAction* one) { return one->isChecked(); }), 1);
    // A built-in bot can be asked, too.
    const QString careful = botName("pazaak", "careful");
    takeAdviser(desk, careful);
    QCOMPARE(desk.page->session()->adviser(), std::string("careful"));
    desk.key(Qt::Key_H);
    QTRY_VERIFY(!scene.answers()->hintWord().isEmpty());
}

void OwnBotsWindowTest::anAdviserWithoutAHint() {
    m_list->put(own(QStringLiteral("Mortal"), QStringLiteral("dies")));
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(0);
    desk.waitForMe();
    takeAdviser(desk, QStringLiteral("Mortal"));
    QSignalSpy told(desk.page.get(), &PlayPage::told);
    for (int asked = 1; asked <= 2; ++asked) { // it is restarted each time
        desk.key(Qt::Key_H);
        QTRY_COMPARE(told.size(), asked);
        const QString words = told.last().front().toString();
        for (const QString& part : {QStringLiteral("Mortal"), faultName(Fault::Crash), QStringLiteral("no idea")})
            QVERIFY2(words.contains(part), qPrintable(words));
    }
    QCOMPARE(desk.page->scene().answers()->hintWord(), QString());
    QVERIFY(desk.page->record().faults.empty()); // it has no seat at the table
}

void OwnBotsWindowTest::anAdviserWhoHasGone() {
    const OwnBot nestor = own(QStringLiteral("Nestor"), QStringLiteral("plays"));
    m_list->put(nestor);
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(0);
    takeAdviser(desk, QStringLiteral("Nestor"));
    m_list->remove(nestor);
    desk.start(0);
    desk.waitForMe();
    QCOMPARE(desk.page->session()->adviser(), desk.game.strongest_bot().id);
    desk.key(Qt::Key_H);
    QTRY_VERIFY(!desk.page->scene().answers()->hintWord().isEmpty());
}

void OwnBotsWindowTest::aSlowAdviserIsCancelled() {
    OwnBot slow = own(QStringLiteral("Slow"), QStringLiteral("silent"));
    slow.limits.first = slow.limits.decision = std::chrono::minutes(30);
    m_list->put(slow);
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(0);
    desk.waitForMe();
    takeAdviser(desk, QStringLiteral("Slow"));
    desk.key(Qt::Key_H);
    auto* note = desk.page->findChild<WaitNote*>(QStringLiteral("hint_wait"));
    QVERIFY(note != nullptr);
    QTRY_VERIFY(note->isVisible());
    QTest::mouseClick(note->cancelButton(), Qt::LeftButton);
    QVERIFY(!note->isVisible());
    // Answering while the bot still thinks about the hint drops the hint, and the match continues.
    desk.key(Qt::Key_H);
    QTRY_VERIFY(note->isVisible());
    desk.page->scene().answer(desk.firstAllowed());
    QTRY_VERIFY(!note->waiting());
    desk.waitForMe();
}

void OwnBotsWindowTest::aSlowOneCanBeReplaced() {
    OwnBot slow = own(QStringLiteral("Slow"), QStringLiteral("silent"));
    slow.limits.first = slow.limits.decision = std::chrono::minutes(30);
    m_list->put(slow);
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    desk.start(1, QString::fromStdString(slow.spec));
    auto* note = desk.page->findChild<WaitNote*>(QStringLiteral("bot_wait"));
    QVERIFY(note != nullptr);
    QTRY_VERIFY(note->isVisible());
    QTest::mouseClick(note->cancelButton(), Qt::LeftButton);
    QVERIFY(!note->isVisible());
    desk.waitForMe(); // the bot in its place has played
    QVERIFY(entry("pazaak").find_bot(desk.page->record().seats[0].bot) != nullptr);
}

void OwnBotsWindowTest::aDeadOneIsToldOnce() {
    const OwnBot mortal = own(QStringLiteral("Mortal"), QStringLiteral("dies"));
    m_list->put(mortal);
    SKIP_WHERE_THREADS_ARE_WATCHED();
    Desk desk("pazaak");
    desk.page->setOwnBots(m_list.get());
    QSignalSpy told(desk.page.get(), &PlayPage::told);
    desk.start(0, QString::fromStdString(mortal.spec));
    for (int i = 0; i < 300 && !desk.over(); ++i) {
        desk.waitForMe();
        if (!desk.over()) desk.page->scene().answer(desk.firstAllowed());
    }
    QVERIFY(desk.over());
    QCOMPARE(told.size(), 1);
    const QString words = told.front().front().toString();
    for (const QString& part : {QStringLiteral("Mortal"), faultName(Fault::Crash), faultCost(entry("pazaak").info()),
                                QStringLiteral("no idea")})
        QVERIFY2(words.contains(part), qPrintable(words));
    QCOMPARE(desk.page->record().faults.front().fault, Fault::Crash);
}

void OwnBotsWindowTest::aReplayShowsTimeAndOutput() {
    SKIP_WHERE_THREADS_ARE_WATCHED();
    const GameEntry& game = entry("pazaak");
    const std::vector<std::string> bots = {spec(QStringLiteral("talks")).toStdString(), game.bots().front().id};
    const auto record = play_record(game, default_values(game.rules()), {42, 7, 7}, bots);
    QVERIFY(record);
    QVERIFY(!record->log.empty());
    const Theme theme(*qApp, *new Desktop(qApp));
    ReplayPage page(*m_settings, theme);
    QVERIFY(page.opening().open({*record}, QString(), 0));
    page.show();
    const AnswerNote& first = record->log.front();
    page.cursor().goToDecision(first.decision);
    QVERIFY2(page.moves()->answers()->text().contains(QStringLiteral("ms")),
             qPrintable(page.moves()->answers()->text()));
    QVERIFY(page.moves()->answers()->text().contains(QStringLiteral("second thoughts")));
    QTest::mouseClick(page.moves()->answers()->button(), Qt::LeftButton);
    auto* dialog = page.findChild<QDialog*>();
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->findChild<QPlainTextEdit*>()->toPlainText().contains(QStringLiteral("first\nsecond thoughts")));
    QTest::keyClick(dialog, Qt::Key_Escape);
    // A decision of a built-in bot says nothing.
    int other = 0;
    while (std::any_of(record->log.begin(), record->log.end(),
                       [&](const AnswerNote& note) { return note.decision == other; }))
        ++other;
    page.cursor().goToDecision(other);
    QCOMPARE(page.moves()->answers()->text(), QString());
}

void OwnBotsWindowTest::aRecordOfABotThatIsGoneOpens() {
    const GameEntry& game = entry("pazaak");
    const std::vector<std::string> bots = {spec(QStringLiteral("dies")).toStdString(), game.bots().front().id};
    auto record = play_record(game, default_values(game.rules()), {42, 7, 7}, bots);
    QVERIFY(record);
    record->seats[0].bot = "java:/gone/Nestor.java:Nestor";
    const Theme theme(*qApp, *new Desktop(qApp));
    ReplayPage page(*m_settings, theme);
    QVERIFY(page.opening().open({*record}, QString(), 0));
    QVERIFY(page.cursor().positions() > 1);
    // Its fault is marked beside the decision.
    bool marked = false;
    for (int position = 0; position < page.cursor().positions(); ++position) {
        page.cursor().goTo(position);
        marked = marked || page.moves()->answers()->text().contains(faultName(Fault::Crash));
    }
    QVERIFY(marked);
}

void OwnBotsWindowTest::faultsTellWhatTheyWrote() {
    ReadTable model;
    const QAbstractItemModelTester tester(&model);
    model.set(FaultListModel::of({{0, QStringLiteral("Nestor"), Fault::Crash, 3, 17, 4, QStringLiteral("1.2 s"),
                                   QStringLiteral("Traceback\nKeyError: 3\n")}}));
    QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("KeyError: 3")));
    QCOMPARE(model.index(0, FaultListModel::Time).data().toString(), QStringLiteral("1.2 s"));
}

void OwnBotsWindowTest::filesOfOneNameAreToldApart() {
    Plan plan = default_plan(entry("pazaak"));
    plan.bots = {"java:/one/Bot.java", "java:/two/Bot.java", "careful"};
    const QStringList names = shownNames(plan);
    QCOMPARE(names[0], QStringLiteral("Bot 1"));
    QCOMPARE(names[1], QStringLiteral("Bot 2"));
    // As the person calls them in the list of bots.
    setOwnBotNames({{{"pazaak", "java:/two/Bot.java"}, QStringLiteral("Second")},
                    {{"rps", "java:/one/Bot.java"}, QStringLiteral("Elsewhere")}});
    const QStringList called = shownNames(plan);
    setOwnBotNames({});
    QCOMPARE(called[0], QStringLiteral("Bot"));
    QCOMPARE(called[1], QStringLiteral("Second"));
}

void OwnBotsWindowTest::aSlowSeriesHoldsNobodyUp() {
    pages::PageWindow window(m_folder->path());
    Plan plan = default_plan(entry("pazaak"));
    // The first pair never ends; the others do, and are shown before it has.
    plan.bots = {spec(QStringLiteral("silent")).toStdString(), "random", "bold"};
    plan.own_limits[plan.bots[0]].first = plan.own_limits[plan.bots[0]].decision = std::chrono::minutes(30);
    plan.matches = 20;
    QVERIFY(check_plan(plan));
    window.page.start(plan, 2);
    auto* standings = window.page.findChild<StandingsModel*>();
    QVERIFY(standings != nullptr);
    const auto played = [&] {
        int won = 0;
        for (int row = 0; row < standings->rowCount(); ++row)
            won += standings->index(row, StandingsModel::Won).data().toInt();
        return won;
    };
    QTRY_VERIFY(played() > 0);
    QCOMPARE(window.job().progress().done, 0);
    const auto labels = window.page.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* label) {
        return label->text().contains(QStringLiteral("waiting for an earlier match"));
    }));
    // Whose program that is.
    bool named = false;
    for (int row = 0; row < standings->rowCount(); ++row)
        named = named || standings->index(row, StandingsModel::Bot)
                             .data(Qt::ToolTipRole)
                             .toString()
                             .contains(m_folder->filePath(QStringLiteral("bot.sh")));
    QVERIFY(named);
}

HILLTOP_TEST(OwnBotsWindowTest)
#include "own_bots_test.moc"
