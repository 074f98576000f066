// SPDX-License-Identifier: GPL-3.0-or-later
#include "../core/store/hindrances.h"
#include "botlab/bot_templates.h"
#include "bots/bot_list_view.h"
#include "bots/bot_report_view.h"
#include "bots/bots_page.h"
#include "bots/choose_bots_dialog.h"
#include "bots/compare_dialog.h"
#include "bots/edit_bot_dialog.h"
#include "dialogs.h"
#include "jobs/wait_note.h"
#include "profile/library.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "tournament/hosted_hash.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <cstdio>

using namespace hilltop;

namespace {

const QString kZipDeck = QStringLiteral("zipdeck");

/// A person who always says the same when asked whether bots may run without isolation.
auto answering(bool may) {
    return [may](QWidget*, const QStringList&, const QString&, QObject*, const BotTrust::Answered& then) { then(may); };
}

} // namespace

/// A check that finds what the test has set, after it has been let go on.
struct MadeUpCheck {
    std::atomic<bool> waits{false};
    std::atomic<int> asked{0};
    std::optional<CheckProgress> progress = CheckProgress{.done = 17, .of = 200, .share = 0.05};
    BotReport report;

    Result<BotReport> operator()(const CheckOrder& order, Gate& gate) {
        ++asked;
        if (progress) order.progress(*progress);
        while (waits && !gate.stopped())
            QThread::msleep(1);
        BotReport found = report;
        found.game = "zipdeck";
        found.bot = order.bot;
        found.content = hosted_hash(order.bot);
        found.limits = order.limits;
        found.checked = 1'795'000'000;
        return found;
    }
};

namespace {

BotReport goodReport() {
    BotReport report;
    report.runs_on = "Python 3.11.2";
    report.isolation = "bubblewrap";
    report.start = std::chrono::milliseconds(74);
    report.matches = 200;
    report.decisions = report.allowed = 2914;
    report.deterministic = true;
    report.remembers = false;
    report.median = std::chrono::microseconds(310);
    report.most = std::chrono::microseconds(2400);
    report.worst = std::chrono::microseconds(41000);
    report.memory = 61 << 20;
    report.style = {{"calls", 30, 100}};
    report.field = {{"calls", 35, 100}};
    return report;
}

BotReport faultyReport() {
    BotReport report = goodReport();
    const GameEntry& game = *find_game("zipdeck");
    const std::vector<std::string> names(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    report.records = {write_record(*play_record(game, default_values(game.rules()), {1, 2, 3}, names))};
    report.faults = {{.match = 113,
                      .step = 1,
                      .decision = 3,
                      .seat = 0,
                      .told = false,
                      .fault = Fault::NotUnderstood,
                      .time = {},
                      .errors = "best=none, fall through\n",
                      .record = 0}};
    report.allowed = 2913;
    return report;
}

QAction* actionOf(QWidget& page, const char* name) {
    return page.findChild<QAction*>(QString::fromLatin1(name));
}

} // namespace

class BotsPageTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void aDroppedFileIsAddedAndChecked();
    void severalInOneFileAreChosenFrom();
    void whatIsNoBotIsToldAndNothingElseHappens();
    void aProgramIsMeantInOneOfTwoWays();
    void aCheckCanBeCancelled();
    void aCheckSaysWhatItDoes_data();
    void aCheckSaysWhatItDoes();
    void checksWaitForEachOther();
    void theReportTellsWhatWasFound_data();
    void theReportTellsWhatWasFound();
    void aFaultOpensInTheReplay();
    void theReportTellsOfItsCareer();
    void careersAreReadFromFiles();
    void aBotThatChangesWantsAnotherCheck();
    void aBotThatChangesIsCheckedAgain();
    void aFileMayBeRunInSeveralWays();
    void anotherWayThatIsCalledOffChangesNothing_data();
    void anotherWayThatIsCalledOffChangesNothing();
    void whatCannotBeRemovedIsBack();
    void aSourceInCIsCompiled();
    void twoHundredAtOnce();
    void lookingAtFilesCanBeCancelled();
    void editingReallyCancels();
    void removingCanBeUndone();
    void nothingIsCutInASmallWindow();
    void theListIsWalkedByKeys();
    void findingABot();
    void aTemplateIsAWholeBot();
    void newFromATemplateByItsMenu();
    void twoBotsAreCompared();
    void nothingIsAddedThatIsNotTrusted();

private:
    /// At once: who looks meanwhile sees the whole old file or the whole new one.
    QString writeBot(const QString& name, const QByteArray& text = kBot) const {
        const QString path = m_folder->filePath(name);
        QFile file(path + QStringLiteral(".part"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        file.close();
        return std::rename(qPrintable(file.fileName()), qPrintable(path)) == 0 ? path : QString();
    }
    /// Adds it and waits for its check.
    OwnBot added(const QString& name) {
        const int before = m_check.asked;
        m_page->add({writeBot(name)});
        if (!QTest::qWaitFor([&] { return m_check.asked > before && !m_page->checks().running(); }, kPatienceMs))
            return {};
        const auto bots = m_own->of(kZipDeck);
        const auto found = std::find_if(bots.begin(), bots.end(), [&](const OwnBot& bot) {
            return QString::fromStdString(bot.spec).contains(name);
        });
        return found == bots.end() ? OwnBot{} : *found;
    }
    static constexpr const char* kBot = "class Calls(Player):\n"
                                        "    def play(self, card, info):\n"
                                        "        return ['Zip Deck!', {0: 1}]\n";

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OwnBotList> m_own;
    std::unique_ptr<BotsPage> m_page;
    MadeUpCheck m_check;
};

void BotsPageTest::init() {
    m_folder = std::make_unique<QTemporaryDir>(QDir::homePath() + QStringLiteral("/bots-XXXXXX"));
    QVERIFY(m_folder->isValid());
    m_check.waits = false;
    m_check.asked = 0;
    m_check.report = goodReport();
    m_own = std::make_unique<OwnBotList>(m_folder->filePath(QStringLiteral("list")));
    m_page = std::make_unique<BotsPage>(
        *m_own, m_folder->filePath(QStringLiteral("matches")),
        [this](const GameEntry&, const CheckOrder& order, Gate& gate) { return m_check(order, gate); });
    m_page->trust().ask = answering(true);
    m_page->resize(1200, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QTRY_VERIFY(m_own->isRead());
}

void BotsPageTest::cleanup() {
    m_check.waits = false;
    m_page.reset();
    m_own.reset();
    QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
    m_folder.reset();
}

void BotsPageTest::aDroppedFileIsAddedAndChecked() {
    const QAbstractItemModelTester tester(&m_page->model());
    QSignalSpy front(m_page.get(), &BotsPage::frontRequested);
    const OwnBot bot = added(QStringLiteral("käfer bot.py"));
    QCOMPARE(bot.game, "zipdeck");
    QCOMPARE(front.count(), 1);
    QTRY_COMPARE(m_page->name(), QString::fromStdString(bot.name));
    QVERIFY(m_page->report()->isVisible());
    QCOMPARE(BotListModel::markOf(*m_own, bot), BotMark::Good);
    QVERIFY(m_page->statusText().contains(QStringLiteral("can play")));
    // The same file once more is the same bot, checked again.
    added(QStringLiteral("käfer bot.py"));
    QCOMPARE(m_own->bots().size(), 1U);
    QCOMPARE(m_check.asked.load(), 2);
}

void BotsPageTest::severalInOneFileAreChosenFrom() {
    m_page->add({writeBot(QStringLiteral("two.py"), QByteArray(kBot) + QByteArray(kBot).replace("Calls", "Waits"))});
    const auto dialog = [&] { return m_page->findChild<ChooseBotsDialog*>(); };
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QCOMPARE(dialog()->chosen().size(), 2U);
    auto names = dialog()->findChildren<QLineEdit*>();
    QCOMPARE(names.size(), 2);
    names.front()->setFocus();
    names.front()->selectAll();
    QTest::keyClicks(names.front(), QStringLiteral("Caller"));
    QTest::keyClick(dialog(), Qt::Key_Return);
    QTRY_COMPARE(m_own->bots().size(), 2U);
    QVERIFY(std::any_of(m_own->bots().begin(), m_own->bots().end(),
                        [](const OwnBot& bot) { return bot.name == "Caller"; }));
}

/// One program that may talk in two ways says in which way each row means it.
void BotsPageTest::aProgramIsMeantInOneOfTwoWays() {
    const QString path = writeBot(QStringLiteral("either"), "#!/bin/sh\necho p\n");
    QVERIFY(QFile::setPermissions(path, QFile::permissions(path) | QFile::ExeOwner));
    m_page->add({path});
    const auto dialog = [&] { return m_page->findChild<ChooseBotsDialog*>(); };
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QStringList ways;
    for (const auto* box : dialog()->findChildren<QCheckBox*>())
        ways << box->text();
    QCOMPARE(ways, (QStringList{"program, started for each decision", "Hilltop protocol"}));
    QTest::keyClick(dialog(), Qt::Key_Escape);
}

void BotsPageTest::whatIsNoBotIsToldAndNothingElseHappens() {
    m_page->add({writeBot(QStringLiteral("letter.py"), "dear all,\n")});
    const auto box = [&] { return m_page->findChild<QMessageBox*>(); };
    QTRY_VERIFY(box() != nullptr && box()->isVisible());
    QVERIFY2(box()->text().contains(QStringLiteral("letter.py")), qPrintable(box()->text()));
    QTest::keyClick(box(), Qt::Key_Escape);
    QVERIFY(m_own->bots().empty());
    QCOMPARE(m_check.asked.load(), 0);
}

void BotsPageTest::aCheckCanBeCancelled() {
    m_check.waits = true;
    m_page->add({writeBot(QStringLiteral("slow.py"))});
    QTRY_VERIFY(m_page->checks().running());
    QPushButton* cancel = nullptr;
    QTRY_VERIFY(([&] {
        for (auto* button : m_page->findChildren<QPushButton*>())
            if (button->accessibleName().contains(QStringLiteral("Cancel")) && button->isVisible()) cancel = button;
        return cancel != nullptr;
    }()));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QVERIFY(!m_page->checks().running());
    QCOMPARE(m_own->bots().size(), 1U);
    QCOMPARE(BotListModel::markOf(*m_own, m_own->bots().front()), BotMark::NotChecked);
    // Without a report there is no log yet, and its limits are changed from here.
    QStringList shown;
    for (const auto* button : m_page->findChildren<QPushButton*>())
        if (button->isVisible()) shown << button->text();
    QVERIFY(shown.contains(QStringLiteral("Edit…")) && !shown.contains(QStringLiteral("Log")));
}

void BotsPageTest::aCheckSaysWhatItDoes_data() {
    QTest::addColumn<std::optional<CheckProgress>>("progress");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("part"); ///< of the bar, in thousandths; -1: not known
    using Stage = CheckProgress::Stage;
    const auto row = [](const char* name, std::optional<CheckProgress> progress, const char* words, int part) {
        QTest::newRow(name) << progress << QString::fromLatin1(words) << part;
    };
    row("starts", {}, "Check: starting", -1);
    row("plays", CheckProgress{Stage::Plays, 17, 200, 0.05}, "Check: playing match 18 of 200", 50);
    row("again", CheckProgress{Stage::Again, 3, 80, 0.61}, "Check: playing match 4 of 80 again", 610);
    row("memory", CheckProgress{Stage::Memory, 2, 8, 0.8}, "Check: testing its memory, match 3 of 8", 800);
    row("style", CheckProgress{Stage::Field, 9, 200, 0.91}, "Check: comparing its style, match 10 of 200", 910);
}

void BotsPageTest::aCheckSaysWhatItDoes() {
    QFETCH(std::optional<CheckProgress>, progress);
    QFETCH(QString, words);
    QFETCH(int, part);
    m_check.progress = progress;
    m_check.waits = true;
    m_page->add({writeBot(QStringLiteral("slow.py"))});
    const auto says = [&] {
        const auto labels = m_page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text() == words; });
    };
    QTRY_VERIFY(says());
    const auto* bar = m_page->findChild<QProgressBar*>();
    QCOMPARE(bar->maximum() == 0 ? -1 : 1000 * bar->value() / bar->maximum(), part);
    m_check.waits = false;
    QTRY_VERIFY(!m_page->checks().running());
}

void BotsPageTest::checksWaitForEachOther() {
    m_check.waits = true;
    m_page->add({writeBot(QStringLiteral("one.py"))});
    QTRY_VERIFY(m_page->checks().running());
    m_page->add({writeBot(QStringLiteral("other.py"))});
    QTRY_COMPARE(m_own->bots().size(), 2U);
    QTRY_VERIFY(m_page->checks().waits(m_own->bots().front()) || m_page->checks().waits(m_own->bots().back()));
    m_check.waits = false;
    QTRY_VERIFY(!m_page->checks().running());
    QCOMPARE(m_check.asked.load(), 2);
    for (const OwnBot& bot : m_own->bots())
        QCOMPARE(BotListModel::markOf(*m_own, bot), BotMark::Good);
}

void BotsPageTest::theReportTellsWhatWasFound_data() {
    QTest::addColumn<BotReport>("report");
    QTest::addColumn<BotMark>("mark");
    QTest::addColumn<QString>("line");
    QTest::newRow("good") << goodReport() << BotMark::Good << "2,914 decisions in 200 matches";
    QTest::newRow("never hung") << goodReport() << BotMark::Good
                                << "Time-outs and excess output: never; limits 1 s and 64 KiB";
    BotReport hung = faultyReport();
    hung.faults.front().fault = Fault::TimeOut;
    QTest::newRow("hung") << hung << BotMark::Remarks << "Time-outs and excess output: stopped 1";
    QTest::newRow("faults") << faultyReport() << BotMark::Remarks << "2,913 of 2,914";
    BotReport dice = goodReport();
    dice.deterministic = false;
    QTest::newRow("dice") << dice << BotMark::Remarks << "no, it differs";
    BotReport open = goodReport();
    open.isolation = "none";
    QTest::newRow("not isolated") << open << BotMark::Remarks << "none";
    BotReport dead;
    dead.problem = "line 3: no such thing";
    BotReport wrong = faultyReport();
    wrong.allowed = 0;
    wrong.fault_counts = {{Fault::NotUnderstood, 2914}};
    QTest::newRow("no allowed answer") << wrong << BotMark::Fails << "Allowed answers: 0 of 2,914";
    BotReport cut = goodReport();
    cut.ordered = 240;
    QTest::newRow("cut short") << cut << BotMark::Good
                               << "2,914 decisions in 200 matches, out of time before 240 matches";
    BotReport often = faultyReport();
    often.allowed = 2502;
    often.fault_counts = {{Fault::TimeOut, 412}};
    QTest::newRow("more than are listed") << often << BotMark::Remarks << "Time-outs and excess output: stopped 412";
    QTest::newRow("does not start") << dead << BotMark::Fails << "Starts: no";
}

void BotsPageTest::theReportTellsWhatWasFound() {
    QFETCH(BotReport, report);
    QFETCH(BotMark, mark);
    QFETCH(QString, line);
    m_check.report = report;
    const OwnBot bot = added(QStringLiteral("some.py"));
    QTRY_VERIFY(m_page->report()->isVisible());
    QCOMPARE(BotListModel::markOf(*m_own, bot), mark);
    const QString lines = m_page->report()->lines().join('\n');
    // The first line is right under the title, also when others were there before.
    m_page->list()->setFocus();
    QTest::keyClick(m_page->list(), Qt::Key_F5);
    QTRY_VERIFY(m_check.asked == 2 && !m_page->checks().running());
    QTRY_VERIFY(([&] {
        for (const QLabel* label : m_page->report()->findChildren<QLabel*>())
            if (label->text() == QStringLiteral("Starts")) return label->mapTo(m_page->report(), QPoint()).y() < 80;
        return false;
    }()));
    QVERIFY2(lines.contains(line), qPrintable(lines));
    if (mark == BotMark::Fails) {
        const QString why = report.problem.empty()
                                ? QStringLiteral("no allowed answer in 2914 decisions (not understood)")
                                : QStringLiteral("line 3: no such thing");
        bool told = false;
        for (const auto* label : m_page->report()->findChildren<QLabel*>())
            told = told || (label->isVisible() && label->text().contains(why));
        QVERIFY(told);
        QVERIFY2(m_page->statusText().endsWith(QStringLiteral("can’t play: ") + why), qPrintable(m_page->statusText()));
        const QString state = m_own->stateOf(bot);
        QCOMPARE(state.contains(QStringLiteral("does not start")), !report.problem.empty());
    }
}

void BotsPageTest::aFaultOpensInTheReplay() {
    m_check.report = faultyReport();
    added(QStringLiteral("some.py"));
    QTRY_VERIFY(m_page->report()->faults()->isVisible());
    QCOMPARE(m_page->report()->faults()->rowCount(), 1);
    QCOMPARE(m_page->report()->faults()->item(0, 3)->text(), "best=none, fall through");
    QSignalSpy wanted(m_page.get(), &BotsPage::replayRequested);
    m_page->report()->faults()->setFocus();
    QTest::keyClick(m_page->report()->faults(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().at(0).value<Record>().game, "zipdeck");
    QCOMPARE(wanted.front().at(1).toInt(), 3);
}

void BotsPageTest::theReportTellsOfItsCareer() {
    BotReportView& view = *m_page->report();
    added(QStringLiteral("bot.py"));
    QTRY_VERIFY(view.isVisible());
    const auto words = [&] {
        QStringList all;
        for (const QLabel* label : view.findChild<QWidget*>(QStringLiteral("career"))->findChildren<QLabel*>())
            if (!label->isHidden()) all << label->text();
        return all.join(QLatin1Char('|'));
    };
    QTRY_VERIFY2(words().contains(QStringLiteral("none besides")), qPrintable(words()));
    const BotCareer career{.tournaments = 4,
                           .best_place = 2,
                           .best_field = 7,
                           .matches = 61200,
                           .faults = 5,
                           .at_tables = 1,
                           .rated = true,
                           .elo = 38,
                           .elo_interval = {31, 45},
                           .last = 1'700'000'000};
    view.showCareer(&career);
    for (const char* part : {"4, best place 2 of 7", "+38 ± 7", "5 in 61,200 matches", "1 match", "2023"})
        QTRY_VERIFY2(words().contains(QString::fromUtf8(part)), qPrintable(words()));
    QTRY_VERIFY(!words().contains(QStringLiteral("none besides")));
}

void BotsPageTest::careersAreReadFromFiles() {
    const QString tournaments = m_folder->filePath(QStringLiteral("tournaments"));
    const QString matches = m_folder->filePath(QStringLiteral("matches"));
    QVERIFY(QDir().mkpath(tournaments));
    const auto play = [&](const QString& name, const std::vector<std::string>& bots) {
        Plan plan = default_plan(*find_game("pazaak"));
        plan.bots = bots;
        plan.matches = 40;
        auto saved = create_tournament((tournaments + name).toStdString(), plan, {});
        QVERIFY(saved);
        TournamentSink sink(std::move(saved->file), saved->course);
        TournamentRunner runner(saved->course, &sink);
        runner.start({.threads = 1});
        QVERIFY(runner.wait_for(std::chrono::milliseconds(kPatienceMs)));
        QVERIFY(sink.finish(runner.progress().course));
    };
    play(QStringLiteral("/one.htour"), {"bold", "careful", "random"});
    play(QStringLiteral("/two.htour"), {"bold", "random", "random"});
    Record match = *play_record(*find_game("pazaak"), default_values(find_game("pazaak")->rules()), {1, 2, 3},
                                std::vector<std::string>{"bold", "careful"});
    match.seats[0] = {kPerson, 0, {}};
    QVERIFY(Library(matches.toStdString()).add(match, 4'000'000'000));
    match.result.reset(); // left before its end
    QVERIFY(Library(matches.toStdString()).add(match, 4'000'000'001));

    BotCareers careers(tournaments, matches);
    QSignalSpy changed(&careers, &BotCareers::changed);
    const QString pazaak = QStringLiteral("pazaak");
    careers.read();
    QTRY_COMPARE(changed.size(), 1);
    const BotCareer* rando = careers.of(pazaak, QStringLiteral("random"));
    QVERIFY(rando != nullptr);
    QCOMPARE(rando->tournaments, 2); // in the second one it was there twice
    QCOMPARE(rando->matches, 2 * 40 + 2 * 2 * 40);
    QVERIFY(rando->rated && rando->elo < 0 && rando->elo_interval.high < 0);
    QCOMPARE(rando->at_tables, 0);
    const BotCareer* careful = careers.of(pazaak, QStringLiteral("careful"));
    QCOMPARE(careful->best_place, 1);
    QCOMPARE(careful->best_field, 3);
    QCOMPARE(careful->at_tables, 1);
    QCOMPARE(careful->last, 4'000'000'000);
    QVERIFY(careers.of(pazaak, QStringLiteral("cautious")) == nullptr);
    QVERIFY(careers.of(QStringLiteral("euchre"), QStringLiteral("random")) == nullptr);
    // What is new is read, what has gone is forgotten, and a file that is none does no harm.
    QVERIFY(QFile::remove(tournaments + QStringLiteral("/one.htour")));
    QFile broken(tournaments + QStringLiteral("/broken.htour"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("none") > 0);
    broken.close();
    careers.read();
    QTRY_COMPARE(changed.size(), 2);
    QCOMPARE(careers.of(pazaak, QStringLiteral("random"))->tournaments, 1);
    QCOMPARE(careers.of(pazaak, QStringLiteral("careful"))->tournaments, 0);
}

void BotsPageTest::aBotThatChangesWantsAnotherCheck() {
    const OwnBot bot = added(QStringLiteral("some.py"));
    QAction* follow = actionOf(*m_page, "bots.follow");
    QVERIFY(follow->isChecked());
    follow->trigger(); // switched off
    writeBot(QStringLiteral("some.py"), QByteArray(kBot) + "# another\n");
    QTRY_COMPARE(BotListModel::markOf(*m_own, bot), BotMark::Outdated);
    QTRY_VERIFY(m_page->statusText().contains(QStringLiteral("changed")));
    m_page->list()->setFocus();
    QTest::keyClick(m_page->list(), Qt::Key_F5);
    QTRY_COMPARE(m_check.asked.load(), 2);
    QTRY_COMPARE(BotListModel::markOf(*m_own, bot), BotMark::Good);
}

void BotsPageTest::aBotThatChangesIsCheckedAgain() {
    m_page->trust().isolated = [] { return true; }; // so that there is no question, on any machine
    const OwnBot bot = added(QStringLiteral("some.py"));
    const OwnBot other = added(QStringLiteral("gone.py"));
    writeBot(QStringLiteral("some.py"), QByteArray(kBot) + "# another\n");
    QTRY_COMPARE(m_check.asked.load(), 3);
    QTRY_COMPARE(BotListModel::markOf(*m_own, bot), BotMark::Good);
    QVERIFY(!m_own->isOutdated(bot));
    // What has gone is not checked: its report stays.
    QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("gone.py"))));
    QTRY_VERIFY(m_own->isGone(other));
    // Nor one that isn't trusted to play unisolated; this change settles after that of the other one.
    m_page->trust().isolated = [] { return false; };
    OwnBot open = bot;
    open.trusted = false;
    m_own->put(open);
    writeBot(QStringLiteral("some.py"), QByteArray(kBot) + "# a third one\n");
    QTRY_COMPARE(BotListModel::markOf(*m_own, bot), BotMark::Outdated);
    QTRY_VERIFY(m_page->settled());
    QCOMPARE(m_check.asked.load(), 3);
}

void BotsPageTest::aFileMayBeRunInSeveralWays() {
    OwnBot bot;
    bot.game = "euchre";
    bot.spec = "exec:" + writeBot(QStringLiteral("hawk.py"), "#!/usr/bin/python2.7\nprint('p')\n").toStdString();
    bot.name = "hawk";
    bot.limits.processes = 3;
    BotReport report = goodReport();
    report.start = std::chrono::milliseconds(17);
    const auto note = [](const EditBotDialog& dialog) {
        return dialog.findChild<QLabel*>(QStringLiteral("kind_note"))->text();
    };
    {
        EditBotDialog dialog(bot, &report);
        QCOMPARE(dialog.kind()->currentData().toString(), QStringLiteral("exec"));
        QVERIFY2(note(dialog).contains(QStringLiteral("17 ms")), qPrintable(note(dialog)));
        QCOMPARE(dialog.bot(), bot);
        dialog.kind()->setFocus();
        QTest::keyClick(dialog.kind(), Qt::Key_Down);
        QVERIFY2(note(dialog).contains(QStringLiteral("forks")), qPrintable(note(dialog)));
        QCOMPARE(dialog.bot().spec, "exec+warm" + bot.spec.substr(4));
    }
    OwnBot script = bot;
    script.spec = "exec:" + writeBot(QStringLiteral("hawk.sh"), "#!/bin/sh\necho p\n").toStdString();
    QVERIFY(EditBotDialog(script).kind() == nullptr);
    OwnBot rocky = bot;
    rocky.game = "rps";
    rocky.spec = "js:/nowhere/rocky.js:Rocky";
    EditBotDialog js(rocky);
    js.kind()->setCurrentIndex(1);
    QCOMPARE(js.bot().spec, "js+node:/nowhere/rocky.js:Rocky");

    // On the page the other way takes the place of the first one, with its name and limits, and is checked.
    m_own->put(bot);
    m_page->choose(QStringLiteral("euchre"), QString::fromStdString(bot.spec));
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->list()->setFocus();
    QTimer::singleShot(0, qApp, [] {
        auto* shown = qobject_cast<EditBotDialog*>(QApplication::activeModalWidget());
        QVERIFY(shown != nullptr);
        shown->kind()->setFocus();
        QTest::keyClick(shown->kind(), Qt::Key_Down);
        QTest::keyClick(shown, Qt::Key_Return);
    });
    QTest::keyClick(m_page->list(), Qt::Key_F2);
    QTRY_COMPARE(m_own->bots().front().spec, "exec+warm" + bot.spec.substr(4));
    QCOMPARE(m_own->bots().size(), 1U);
    QCOMPARE(m_own->bots().front().name, "hawk");
    QCOMPARE(m_own->bots().front().limits.processes, 3);
    QTRY_COMPARE(m_check.asked.load(), 1);
}

void BotsPageTest::anotherWayThatIsCalledOffChangesNothing_data() {
    QTest::addColumn<QString>("why");
    QTest::newRow("not trusted") << "not trusted";
    QTest::newRow("file gone") << "file gone";
    QTest::newRow("full disk") << "full disk";
}

/// Whatever keeps the other way from taking its place: the bot stays in the list, here and on the disk.
void BotsPageTest::anotherWayThatIsCalledOffChangesNothing() {
    QFETCH(const QString, why);
    OwnBot bot;
    bot.game = "euchre";
    const QString path = writeBot(QStringLiteral("hawk.py"), "#!/usr/bin/python2.7\nprint('p')\n");
    bot.spec = "exec:" + path.toStdString();
    bot.name = "hawk";
    m_own->put(bot);
    const OwnBots disk(m_folder->filePath(QStringLiteral("list")).toStdString());
    QTRY_COMPARE(disk.read()->size(), 1U);
    if (why != QStringLiteral("full disk")) {
        m_page->trust().isolated = [] { return false; };
        m_page->trust().ask = answering(false);
    }
    m_page->choose(QStringLiteral("euchre"), QString::fromStdString(bot.spec));
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->list()->setFocus();
    QSignalSpy failed(m_own.get(), &OwnBotList::failed);
    std::unique_ptr<FullDisk> full;
    bool shown = false;
    withDialog<EditBotDialog>(shown, [&](EditBotDialog& dialog) {
        if (why == QStringLiteral("file gone")) QVERIFY(QFile::remove(path));
        if (why == QStringLiteral("full disk")) full = std::make_unique<FullDisk>(16);
        dialog.kind()->setFocus();
        QTest::keyClick(dialog.kind(), Qt::Key_Down);
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    QTest::keyClick(m_page->list(), Qt::Key_F2);
    QTRY_VERIFY(shown);
    if (full) QTRY_VERIFY(!failed.isEmpty()); // what else wanted to be written meanwhile says so as well
    full.reset();
    QCOMPARE(m_own->bots().size(), 1U);
    QCOMPARE(m_own->bots().front().spec, bot.spec);
    const auto kept = disk.read();
    QVERIFY(kept && kept->size() == 1 && kept->front().spec == bot.spec);
}

void BotsPageTest::whatCannotBeRemovedIsBack() {
    const OwnBot bot = added(QStringLiteral("some.py")), other = added(QStringLiteral("other.py"));
    m_page->choose(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
    QSignalSpy told(m_page.get(), &BotsPage::told);
    const auto says = [&](const QString& words) {
        return std::any_of(told.begin(), told.end(),
                           [&](const auto& one) { return one.front().toString().contains(words); });
    };
    m_page->list()->setFocus();
    {
        const FullDisk full(16);
        QTest::keyClick(m_page->list(), Qt::Key_Delete);
        QTRY_VERIFY(says(QStringLiteral("cannot be written")));
    }
    QVERIFY(!says(QStringLiteral("was removed")));
    QCOMPARE(m_own->bots().size(), 2U);
    m_page->choose(QString::fromStdString(bot.game), QString::fromStdString(bot.spec));
    QTest::keyClick(m_page->list(), Qt::Key_Delete);
    QTRY_VERIFY(says(QStringLiteral("was removed")));
    QCOMPARE(m_own->bots().size(), 1U);
}

void BotsPageTest::aSourceInCIsCompiled() {
    const auto templates = bot_templates();
    const auto found = std::find_if(templates.begin(), templates.end(),
                                    [](const BotTemplate& one) { return one.language == "C" && !one.any_game; });
    QVERIFY(found != templates.end());
    const bool compiler = !QStandardPaths::findExecutable(QStringLiteral("cc")).isEmpty();
    for (const bool taken : {false, true}) { // the second time its program is there already
        bool asked = false;
        withDialog<QFileDialog>(asked, [&](QFileDialog& files) {
            files.findChild<QLineEdit*>()->setText(m_folder->filePath(QStringLiteral("plain %1.c").arg(taken)));
            QTest::keyClick(&files, Qt::Key_Return);
        });
        if (taken) writeBot(QStringLiteral("plain 1"), "taken");
        QAction* make = nullptr;
        for (QAction* action : m_page->findChildren<QAction*>())
            if (action->text().contains(QString::fromStdString(found->file))) make = action;
        QVERIFY(make != nullptr);
        make->trigger();
        QTRY_VERIFY(asked);
        if (!taken && compiler) {
            QTRY_COMPARE(m_own->bots().size(), 1U);
            QCOMPARE(m_own->bots().front().spec, "exec:" + m_folder->filePath(QStringLiteral("plain 0")).toStdString());
            continue;
        }
        const auto box = [&] { return m_page->findChild<QMessageBox*>(); };
        QTRY_VERIFY(box() != nullptr && box()->isVisible());
        QVERIFY(box()->informativeText().startsWith(QStringLiteral("cc -O2 -o '")));
        QTest::keyClick(box(), Qt::Key_Escape);
        QTRY_VERIFY(box() == nullptr);
    }
}

/// A contest's folder: nothing is asked more than once, nothing blocks, and each can be looked at meanwhile.
void BotsPageTest::twoHundredAtOnce() {
    constexpr int kMany = 200;
    m_check.waits = true;
    m_page->trust().isolated = [] { return false; };
    int asked = 0;
    m_page->trust().ask = [&](QWidget*, const QStringList& names, const QString&, QObject*,
                              const BotTrust::Answered& then) {
        ++asked;
        then(names.size() == kMany);
    };
    const auto templates = bot_templates();
    const auto java = std::find_if(templates.begin(), templates.end(), [](const BotTemplate& one) {
        return one.game == "pazaak" && one.language == "Java";
    });
    QVERIFY(java != templates.end());
    QStringList files;
    for (int i = 0; i < kMany; ++i) {
        files << m_folder->filePath(QStringLiteral("Calls%1.java").arg(i, 3, 10, QLatin1Char('0')));
        QVERIFY(write_bot_template(*java, files.back().toStdString()));
    }
    m_page->add(files);
    const auto dialog = [&] { return m_page->findChild<ChooseBotsDialog*>(); };
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QCOMPARE(dialog()->chosen().size(), static_cast<std::size_t>(kMany));
    QVERIFY(dialog()->height() <= 720);
    QTest::keyClick(dialog(), Qt::Key_Return);
    QTRY_COMPARE(m_own->bots().size(), static_cast<std::size_t>(kMany));
    QCOMPARE(asked, 1);
    QTRY_VERIFY(m_page->checks().running());
    // While the first one is being checked the others wait, and the list is used.
    m_page->list()->setFocus();
    const QString first = m_page->name();
    QTest::keyClick(m_page->list(), Qt::Key_Down);
    QVERIFY(m_page->name() != first);
    QTest::keyClicks(m_page->find(), QStringLiteral("Calls199"));
    QTRY_COMPARE(m_page->model().rowCount(), 2);
    m_page->find()->clear();
    m_check.waits = false;
    QTRY_VERIFY(!m_page->checks().running());
    QCOMPARE(m_check.asked.load(), kMany);
    for (const OwnBot& bot : m_own->bots())
        QCOMPARE(BotListModel::markOf(*m_own, bot), BotMark::Good);
}

void BotsPageTest::lookingAtFilesCanBeCancelled() {
    QStringList files;
    for (int i = 0; i < 300; ++i)
        files << writeBot(QStringLiteral("bot %1.py").arg(i));
    m_page->add(files);
    auto* note = m_page->findChild<WaitNote*>(QStringLiteral("recognising"));
    QVERIFY(note != nullptr);
    QTRY_VERIFY(note->isVisible());
    QTest::mouseClick(note->cancelButton(), Qt::LeftButton);
    QVERIFY(!m_page->adding());
    QVERIFY(!note->isVisible());
    QVERIFY(m_page->findChild<ChooseBotsDialog*>() == nullptr);
    // What is dropped next is taken.
    const OwnBot bot = added(QStringLiteral("next.py"));
    QCOMPARE(m_own->bots().size(), 1U);
    QCOMPARE(bot.game, "zipdeck");
}

void BotsPageTest::editingReallyCancels() {
    OwnBot bot = added(QStringLiteral("some.py"));
    EditBotDialog dialog(bot);
    dialog.name()->setText(QStringLiteral("Other"));
    dialog.limit(QStringLiteral("decision"))->setValue(250);
    dialog.limit(QStringLiteral("reply"))->setValue(16);
    QCOMPARE(dialog.bot().limits.reply, 16 << 10);
    QCOMPARE(dialog.bot().limits.errors, bot.limits.errors);
    QCOMPARE(dialog.bot().limits.decision.count(), 250);
    QCOMPARE(dialog.bot().limits.memory, bot.limits.memory);
    QCOMPARE(dialog.bot().name, "Other");
    dialog.name()->clear();
    QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    for (const bool accepts : {false, true}) {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->list()->setFocus();
        bool shown = false;
        withDialog<EditBotDialog>(shown, [&](EditBotDialog& edited) {
            edited.name()->setFocus();
            edited.name()->selectAll();
            QTest::keyClicks(edited.name(), QStringLiteral("Renamed"));
            QTest::keyClick(&edited, accepts ? Qt::Key_Return : Qt::Key_Escape);
        });
        QTest::keyClick(m_page->list(), Qt::Key_F2);
        QTRY_VERIFY(shown);
        QCOMPARE(m_own->bots().front().name == "Renamed", accepts);
    }
    QTRY_COMPARE(m_page->name(), "Renamed");
}

void BotsPageTest::removingCanBeUndone() {
    const OwnBot bot = added(QStringLiteral("some.py"));
    m_page->list()->setFocus();
    QTest::keyClick(m_page->list(), Qt::Key_Delete);
    QVERIFY(m_own->bots().empty());
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("some.py"))));
    QTest::keyClick(m_page->list(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_own->bots().size(), 1U);
    QCOMPARE(m_own->bots().front().spec, bot.spec);
    QCOMPARE(m_page->name(), QString::fromStdString(bot.name));
}

void BotsPageTest::nothingIsCutInASmallWindow() {
    added(QStringLiteral("a bot whose name is long.py"));
    for (const int width : {1200, 800, 1200}) {
        m_page->resize(width, 540);
        QTRY_COMPARE(m_page->size(), QSize(width, 540));
        QTRY_VERIFY(([&] {
            const auto parts = m_page->findChildren<QPushButton*>();
            return std::all_of(parts.begin(), parts.end(), [&](const QPushButton* part) {
                return !part->isVisible() || part->mapTo(m_page.get(), part->rect().topRight()).x() < width;
            });
        }()));
        QVERIFY(m_page->report()->mapTo(m_page.get(), m_page->report()->rect().topRight()).x() < width);
    }
}

void BotsPageTest::theListIsWalkedByKeys() {
    added(QStringLiteral("some.py"));
    m_page->list()->setFocus();
    QTest::keyClick(m_page->list(), Qt::Key_Home);
    const int rows = m_page->model().rowCount();
    QSet<int> seen;
    for (int i = 0; i < rows; ++i) {
        const int row = m_page->list()->currentIndex().row();
        QVERIFY(m_page->model().row(row).kind != BotListModel::Kind::Game);
        seen.insert(row);
        QTest::keyClick(m_page->list(), Qt::Key_Down);
    }
    QCOMPARE(seen.size(), rows - static_cast<int>(games().size()));
    // The last row unfolds the built-in bots of its game.
    QTest::keyClick(m_page->list(), Qt::Key_Return);
    QCOMPARE(m_page->model().rowCount(), rows + static_cast<int>(games().back()->bots().size()));
}

void BotsPageTest::findingABot() {
    added(QStringLiteral("some.py"));
    const QString name = m_page->name();
    m_page->find()->setFocus();
    QTest::keyClicks(m_page->find(), QStringLiteral("python zip"));
    QCOMPARE(m_page->model().rowCount(), 2);
    QTest::keyClick(m_page->find(), Qt::Key_Down);
    QVERIFY(m_page->list()->hasFocus());
    QCOMPARE(m_page->name(), name);
    m_page->find()->clear();
    QVERIFY(m_page->model().rowCount() > 2);
}

void BotsPageTest::aTemplateIsAWholeBot() {
    const auto templates = bot_templates();
    QVERIFY(!templates.empty());
    QCOMPARE(actionOf(*m_page, "bots.add")->isEnabled(), true);
    for (const BotTemplate& one : templates) {
        if (one.game != "zipdeck" || one.any_game) continue;
        const QString path = m_folder->filePath(QStringLiteral("mine.py"));
        QFile::remove(path);
        QVERIFY(write_bot_template(one, path.toStdString()));
        const int before = m_check.asked;
        m_page->add({path});
        QTRY_VERIFY(m_check.asked > before);
    }
    QCOMPARE(m_own->bots().size(), 1U);
}

/// Asked for where all files are: in the documents folder, with its suffix, under a name that says what it is.
void BotsPageTest::newFromATemplateByItsMenu() {
    const auto templates = bot_templates();
    const auto one = std::find_if(templates.begin(), templates.end(),
                                  [](const auto& each) { return each.game == "zipdeck" && each.language == "Python"; });
    QVERIFY(one != templates.end());
    QAction* entry = nullptr;
    for (QAction* action : m_page->findChildren<QAction*>())
        if (action->toolTip() == QString::fromStdString(one->description)) entry = action;
    QVERIFY(entry != nullptr);
    const QString file = QString::fromStdString(one->file);
    QString proposed, folder;
    QTimer::singleShot(0, m_page.get(), [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        folder = dialog->directory().absolutePath();
        dialog->setDirectory(m_folder->path());
        dialog->findChild<QLineEdit*>()->setText(m_folder->filePath(QStringLiteral("mine"))); // without its suffix
        static_cast<QDialog*>(dialog)->accept();                                              // QFileDialog hides it
    });
    const int before = m_check.asked;
    entry->trigger();
    QTRY_COMPARE(proposed, file);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QCOMPARE(folder, QDir(QDir(documents).exists() ? documents : QDir::homePath()).absolutePath());
    QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("mine.py"))));
    QTRY_VERIFY(m_check.asked > before);
}

void BotsPageTest::twoBotsAreCompared() {
    CompareDialog dialog(*m_own, kZipDeck, QStringLiteral("caller"), m_folder->filePath(QStringLiteral("matches")));
    const int first = dialog.first()->findData(QString::fromUtf8(find_game("zipdeck")->bots().front().id));
    dialog.first()->setCurrentIndex(first);
    dialog.second()->setCurrentIndex(first == 0 ? 1 : 0);
    dialog.matches()->setValue(8);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTest::mouseClick(dialog.compareButton(), Qt::LeftButton);
    QTRY_VERIFY(dialog.answers()->rowCount() > 0);
    QVERIFY2(dialog.result()->text().contains(QStringLiteral("8 matches")), qPrintable(dialog.result()->text()));
    QSignalSpy wanted(&dialog, &CompareDialog::openRequested);
    dialog.answers()->setFocus();
    QTest::keyClick(dialog.answers(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 1);
}

void BotsPageTest::nothingIsAddedThatIsNotTrusted() {
    m_page->trust().isolated = [] { return false; };
    m_page->trust().ask = answering(false);
    m_page->add({writeBot(QStringLiteral("some.py"))});
    QTRY_VERIFY(!m_page->adding());
    QVERIFY(m_own->bots().empty());
    QCOMPARE(m_check.asked.load(), 0);
}

HILLTOP_TEST(BotsPageTest)
#include "bots_page_test.moc"
