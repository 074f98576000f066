// SPDX-License-Identifier: GPL-3.0-or-later
// Hills in the list and while they are played: what is renamed, deleted and taken off, and what goes on at the next
// start.
#include "base/text_file.h"
#include "choose/bot_picker.h"
#include "hill_desk.h"
#include "hills/add_bots_dialog.h"
#include "hills/hill_exports.h"
#include "hills/hill_lists.h"
#include "hosting/host_bots.h"
#include "records/record_text.h"
#include "shell.h"
#include "style/desktop.h"

#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

using namespace hilltop;

namespace {

/// More than any machine plays in a test.
constexpr std::int64_t kLongHill = 400'000;

/// Makes the hill in the page's own folder.
QString makeOwn(HillDesk& desk, const QString& name, std::int64_t matches) {
    QDir(desk.folder.path()).mkpath("hills");
    return desk.make("hills/" + name + ".hhill", {"odds", "simple", "novice"}, matches);
}

bool scanned(HillDesk& desk) {
    return QTest::qWaitFor([&] { return !desk.page.scanning(); }, kPatienceMs);
}

bool active(HillDesk& desk) {
    desk.page.activateWindow();
    const bool is = QTest::qWaitForWindowActive(&desk.page);
    desk.page.takeFocus();
    return is;
}

void answer(HillDesk& desk, QMessageBox::ButtonRole role) {
    auto* question = desk.page.findChild<QMessageBox*>();
    QVERIFY(question != nullptr);
    for (QAbstractButton* candidate : question->buttons())
        if (question->buttonRole(candidate) == role) return QTest::mouseClick(candidate, Qt::LeftButton);
    QFAIL("no such button");
}

} // namespace

class HillRunsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        host_bots();
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_theme = new Theme(*qobject_cast<QApplication*>(qApp), m_desktop, this);
    }
    void cleanup() { QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs))); }

    void isRenamedAndDeletedByKeys() {
        HillDesk desk;
        makeOwn(desk, "One", 20);
        makeOwn(desk, "Two", 20);
        desk.page.showList();
        QVERIFY(scanned(desk) && active(desk));
        QTableView* table = desk.page.list().table();
        QCOMPARE(desk.listed("One"), QString("matches to play"));
        desk.choose("One");
        const auto rename = [&](const char* name) {
            QTest::keyClick(table, Qt::Key_F2);
            auto* editor = table->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            editor->selectAll();
            QTest::keyClicks(editor, name);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(table->viewport()->findChild<QLineEdit*>() == nullptr);
            QVERIFY(scanned(desk));
        };
        rename("Uno");
        QTRY_COMPARE(desk.listed("Uno"), QString("matches to play"));
        QCOMPARE(desk.listed("One"), QString());
        QVERIFY(QFile::exists(desk.path("hills/Uno.hhill")) && !QFile::exists(desk.path("hills/One.hhill")));
        desk.choose("Uno");
        rename("Two"); // taken
        QTRY_VERIFY2(desk.page.statusText().contains("A hill of this name already exists"),
                     qPrintable(desk.page.statusText()));
        desk.choose("Uno");
        QTest::keyClick(table, Qt::Key_Delete);
        answer(desk, QMessageBox::RejectRole);
        QTRY_VERIFY(desk.page.findChild<QMessageBox*>() == nullptr);
        QVERIFY(QFile::exists(desk.path("hills/Uno.hhill")));
        QVERIFY(active(desk));
        QTest::keyClick(table, Qt::Key_Delete);
        answer(desk, QMessageBox::DestructiveRole);
        QTRY_COMPARE(desk.listed("Uno"), QString());
        QVERIFY(!QFile::exists(desk.path("hills/Uno.hhill")));
        QCOMPARE(desk.listed("Two"), QString("matches to play"));
    }

    /// What lies elsewhere is taken off the list by the same key, without a question, and its file stays.
    void whatLiesElsewhereIsTakenOffTheList() {
        HillDesk desk;
        const QString path = desk.make("away.hhill", {"odds", "simple"});
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.page.showList();
        QVERIFY(scanned(desk) && active(desk));
        QTRY_COMPARE(desk.listed("away"), QString("matches to play"));
        desk.choose("away");
        QTest::keyClick(desk.page.list().table(), Qt::Key_Delete);
        QVERIFY(desk.page.findChild<QMessageBox*>() == nullptr);
        QTRY_COMPARE(desk.listed("away"), QString());
        QVERIFY(QFile::exists(path));
    }

    void whatIsPlayedIsNeitherRenamedNorDeleted() {
        HillDesk desk;
        const QString path = makeOwn(desk, "Busy", kLongHill);
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        desk.page.showList();
        QVERIFY(scanned(desk) && active(desk));
        QTRY_COMPARE(desk.listed("Busy"), QString("running"));
        desk.choose("Busy");
        QTest::keyClick(desk.page.list().table(), Qt::Key_Delete);
        QVERIFY(desk.page.findChild<QMessageBox*>() == nullptr);
        // Nor where it has begun while the question was open.
        emit desk.page.list().deleteRequested(path);
        QVERIFY(QFile::exists(path));
        QVERIFY2(desk.page.statusText().contains("can’t delete"), qPrintable(desk.page.statusText()));
    }

    /// The page goes, as with the window, its language, or the whole program, and another one comes.
    void whatIsPlayedGoesOnAtTheNextStart() {
        auto desk = std::make_unique<HillDesk>();
        const auto place = desk->kept;
        const QString path = desk->make("a.hhill", {"odds", "simple", "novice"}, kLongHill);
        const QString still = desk->make("still.hhill", {"odds", "simple", "novice"}, kLongHill);
        for (const QString& hill : {path, still}) {
            desk->page.open(hill);
            QVERIFY(desk->reads() && desk->idle());
            desk->press(QStringLiteral("Run"));
            QTRY_VERIFY(desk->page.job()->running());
        }
        desk->press(QStringLiteral("Pause")); // what is paused does not go on by itself
        QVERIFY(desk->page.job()->paused());
        desk.reset();
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));

        desk = std::make_unique<HillDesk>(place);
        QTRY_COMPARE_WITH_TIMEOUT(desk->page.runs().played().size(), std::size_t{1}, kPatienceMs);
        QVERIFY(desk->page.job() == nullptr); // the list is shown, and says so
        QTRY_COMPARE_WITH_TIMEOUT(desk->listed("a"), QString("running"), kPatienceMs);
        QCOMPARE(desk->listed("still"), QString("matches to play"));
        desk->page.open(path);
        QVERIFY(desk->page.job()->running());
        desk->press(QStringLiteral("Stop"));
        QVERIFY(desk->idle());
        desk.reset();
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));

        desk = std::make_unique<HillDesk>(place); // what was stopped does not
        QVERIFY(scanned(*desk));
        QTRY_COMPARE(desk->listed("a"), QString("matches to play"));
        QVERIFY(desk->page.runs().played().empty());
    }

    /// How far the round is, and how long it takes; at the end all of it is the hill's.
    void saysHowFarItIs() {
        HillDesk desk;
        desk.page.open(desk.make("a.hhill", {"odds", "simple", "novice", "casual", "pair-else-low"}, 40'000));
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.label("note").contains("of 10 pairings") && desk.label("note").contains("left"),
                                 kPatienceMs);
        QVERIFY(desk.page.findChild<QProgressBar*>()->isVisible());
        QVERIFY(QTest::qWaitFor([&] { return desk.state().due() == 0; }, 4 * kPatienceMs));
        QVERIFY(desk.idle());
        QVERIFY(!desk.page.findChild<QProgressBar*>()->isVisible());
    }

    /// What was played of a pairing that is not over is kept by Stop, and counts when the run goes on.
    void goesOnInTheMidstOfAPairing() {
        constexpr std::int64_t kMatches = 2'000'000; // not over while the buttons settle
        HillDesk desk;
        const QString path = desk.make("a.hhill", {"odds", "simple"}, kMatches);
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        const HillJob& job = *desk.page.job();
        QTRY_VERIFY_WITH_TIMEOUT(job.progress().playing > kMatches / 25, kPatienceMs);
        desk.press(QStringLiteral("Stop"));
        QVERIFY(desk.idle());
        const auto begun = HillFile::open(path.toStdString())->begun();
        QVERIFY(begun && begun->size() == 1 && begun->front().matches() > 0);
        desk.press(QStringLiteral("Run"));
        QTRY_VERIFY_WITH_TIMEOUT(job.progress().due > 0, kPatienceMs);
        QVERIFY(job.progress().playing >= begun->front().matches());
        QVERIFY(job.share() >= static_cast<double>(begun->front().matches()) / kMatches);
        QVERIFY2(!desk.label("note").contains(", 0 matches"), qPrintable(desk.label("note")));
        desk.press(QStringLiteral("Stop"));
        QVERIFY(desk.idle());
    }

    /// In the status line of the window; a click leads to it.
    void isSeenFromOtherPages() {
        const auto place = std::make_shared<QTemporaryDir>();
        {
            HillDesk desk(place);
            makeOwn(desk, "Long", kLongHill);
        }
        Shell shell(*place);
        HillsPage& page = shell.window.hills();
        auto* status = qobject_cast<StatusButton*>(page.statusWidget());
        QVERIFY(status != nullptr && !status->isVisible());
        QTRY_VERIFY(shell.button("Run") != nullptr);
        QTest::mouseClick(shell.button("Run"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.job() && page.job()->running(), kPatienceMs);
        page.showList();
        shell.window.main().showPage(&shell.window.replay());
        QTRY_VERIFY2_WITH_TIMEOUT(status->isVisible() && status->text().startsWith("Long ") &&
                                      status->text().contains('%'),
                                  qPrintable(status->text()), kPatienceMs);
        QTest::mouseClick(status, Qt::LeftButton);
        QCOMPARE(shell.page(), &page);
        QVERIFY(page.job() && page.job()->running());
        page.job()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!status->isVisible(), kPatienceMs);
    }

    /// Nothing has to be stopped for it; the newcomer plays from the next round on.
    void botsJoinAndLeaveWhileItPlays() {
        HillDesk desk;
        const QString path = desk.make("a.hhill", {"odds", "simple", "novice"}, kLongHill);
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QTRY_VERIFY(desk.page.job()->running());
        HillView& view = desk.page.view();
        desk.press(QStringLiteral("Add bots…"));
        auto* adding = desk.page.findChild<AddBotsDialog*>();
        QVERIFY(adding != nullptr);
        adding->picker()->setTicked({"casual"});
        QTest::mouseClick(adding->findChild<QPushButton*>("add"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view.standings().rowCount(), 4, kPatienceMs);
        QVERIFY(desk.page.job()->running());
        QTRY_VERIFY2(desk.page.statusText().contains("casual"), qPrintable(desk.page.statusText()));
        view.choose({"simple", 1});
        desk.act("hill.disqualify");
        auto* dialog = desk.page.findChild<QInputDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::keyClicks(dialog->focusWidget(), "reads the deck");
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(view.standings().rowCount(), 3, kPatienceMs);
        QVERIFY(desk.page.job()->running());
        QCOMPARE(desk.label("problem"), QString());
        desk.press(QStringLiteral("Stop"));
        QVERIFY(desk.idle());
        const auto file = HillFile::open(path.toStdString());
        QVERIFY(file);
        QCOMPARE(file->log().size(), std::size_t{5});
        QCOMPARE(*file->field().disqualified({"simple", 1}), std::string("reads the deck"));
    }

    void exportsStandingsAndSite() {
        HillDesk desk;
        desk.page.open(desk.make("a.hhill", {"odds", "simple"}));
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QVERIFY(desk.idle());
        HillExports& exports = desk.page.exports();
        QSignalSpy told(&exports, &ContestExports::told);
        const QString csv = desk.path("a.csv"), site = desk.path("site");
        exports.writeTable(ContestExports::Kind::Table, csv);
        exports.writeSite(site);
        QTRY_VERIFY_WITH_TIMEOUT(!exports.writing(), kPatienceMs);
        QCOMPARE(told.size(), 4);
        for (const auto& sentence : told)
            QVERIFY2(!sentence[1].toBool(), qPrintable(sentence[0].toString()));
        QFile written(csv);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString table = QString::fromUtf8(written.readAll());
        QVERIFY2(table.contains("odds") && table.count('\n') == 3, qPrintable(table));
        QVERIFY(QFile::exists(site + "/index.html"));
        QVERIFY(!QDir(site).entryList({"m*"}).isEmpty()); // pages of matches
        // Where it cannot be written, the head says why.
        exports.writeTable(ContestExports::Kind::Table, desk.path("none/a.csv"));
        QTRY_VERIFY_WITH_TIMEOUT(!exports.writing(), kPatienceMs);
        QVERIFY(!desk.label("problem").isEmpty());
    }

    void theStartPageOffersIt() {
        const auto place = std::make_shared<QTemporaryDir>();
        {
            HillDesk desk(place);
            makeOwn(desk, "One", 20);
        }
        Shell shell(*place);
        QTRY_VERIFY(shell.button("Run") != nullptr);
        QTest::mouseClick(shell.button("Run"), Qt::LeftButton);
        HillsPage& page = shell.window.hills();
        QCOMPARE(shell.page(), &page);
        QTRY_VERIFY_WITH_TIMEOUT(page.job() && page.job()->state() && page.job()->state()->due() == 0, kPatienceMs);
        QTRY_VERIFY(page.job()->phase() == HillJob::Phase::Idle && !page.scanning());
        QTRY_VERIFY(!page.continueItem()); // nothing is left to be played
    }

    void otherFilesOpenAsElsewhere() {
        QTemporaryDir place;
        Shell shell(place);
        HillDesk desk;
        HillsPage& page = shell.window.hills();
        page.open(desk.make("a.hhill", {"odds", "simple"}));
        QTRY_VERIFY(page.takesBots());
        shell.window.main().showPage(&page);
        const QString match = place.filePath("one.hmatch");
        QVERIFY(save_text(match.toStdString(), write_record(matchOf(*games().front(), 1)) + '\n'));
        QVERIFY(shell.drop({match}));
        QTRY_COMPARE_WITH_TIMEOUT(shell.page(), &shell.window.replay(), kPatienceMs);
        QVERIFY(!page.adding() && shell.complaint() == nullptr);
    }

    /// Run in the list.
    void runsFromTheList() {
        HillDesk desk;
        makeOwn(desk, "One", 20);
        desk.page.showList();
        QVERIFY(scanned(desk));
        desk.choose("One");
        for (QAction* action : desk.page.list().actions())
            if (action->objectName() == "hills.resume") action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(desk.page.job() && desk.page.job()->state() && desk.state().due() == 0, kPatienceMs);
        QVERIFY(desk.idle());
        QCOMPARE(desk.label("note"), QString("60 matches played"));
    }

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;

    void aFileThatGoesIsOfferedAnotherPlace() {
        HillDesk desk;
        const QString path = makeOwn(desk, "Gone", 20'000);
        desk.page.open(path);
        QVERIFY(desk.reads() && desk.idle());
        desk.press(QStringLiteral("Run"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.page.job()->running(), kPatienceMs);
        QVERIFY(QFile::remove(path));
        QVERIFY(desk.idle());
        QVERIFY(desk.page.job()->stranded());
        const QString said = desk.label("problem");
        QVERIFY2(said.contains("was deleted or moved") && said.contains("Save a copy"), qPrintable(said));
        desk.page.showList(); // it is not let go
        QVERIFY(scanned(desk));
        QVERIFY(desk.page.model().find(path) >= 0);
        desk.page.open(path);
        QVERIFY(desk.page.job()->stranded());
        for (const auto role : {QMessageBox::RejectRole, QMessageBox::DestructiveRole}) { // Cancel, Discard
            bool seen = false;
            withDialog<QMessageBox>(seen, [&](QMessageBox& box) {
                for (QAbstractButton* button : box.buttons())
                    if (box.buttonRole(button) == role) return QTest::mouseClick(button, Qt::LeftButton);
            });
            QCOMPARE(mayLeave(desk.page), role == QMessageBox::DestructiveRole);
            QTRY_VERIFY(seen);
        }
        QVERIFY(mayLeave(desk.page));
        const auto played = desk.state().matches;
        const QString copy = desk.path("hills/Copy.hhill");
        desk.page.job()->saveCopy(copy);
        QTRY_COMPARE_WITH_TIMEOUT(desk.page.job()->path(), copy, kPatienceMs);
        QVERIFY(desk.reads() && desk.idle());
        QVERIFY(!desk.page.job()->stranded() && desk.label("problem").isEmpty());
        QVERIFY(desk.state().matches >= played);
    }
};

HILLTOP_TEST(HillRunsTest)
#include "hill_runs_test.moc"
