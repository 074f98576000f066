// SPDX-License-Identifier: GPL-3.0-or-later
// The page of tournaments as a person uses it, by clicks and keys.
#include "models/crosstable_model.h"
#include "models/match_list_model.h"
#include "models/round_list_model.h"
#include "models/standings_model.h"
#include "models/tournament_list_model.h"
#include "records/replay.h"
#include "shell/crosstable_view.h"
#include "shell/desktop.h"
#include "shell/fault_table.h"
#include "shell/settings.h"
#include "shell/tournament_exports.h"
#include "shell/tournament_list.h"
#include "shell/tournament_page.h"
#include "shell/tournament_view.h"
#include "tournament/export.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace hilltop;
using Phase = TournamentJob::Phase;
using Kind = TournamentExports::Kind;

namespace {

constexpr std::int64_t kLong = 2'000'000; ///< matches a pair: not over before it is stopped

Plan planOf(std::int64_t matches, Format format = Format::RoundRobin) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"random", "bold", "cautious"};
    plan.format = format;
    plan.matches = matches;
    plan.seed = 7;
    return plan;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file of a plan whose second series has faults: entrant 1 twice, last in match `last` at decision 3.
QString madeWithFaults(const QString& path, const Plan& plan, std::uint64_t& last) {
    struct Keep : ResultSink {
        void series_done(const Series& played, const SeriesResult& result) override {
            batch.series.push_back({.first_match = played.first_match, .seats = played.seats, .result = result});
        }
        FileBatch batch;
    } keep;
    TournamentRunner runner(Course(plan), &keep);
    runner.start({.threads = 1});
    runner.wait_for(std::chrono::minutes(1));
    KeptSeries& series = keep.batch.series.at(1);
    last = series.first_match + series.result.lines.size() - 1;
    series.result.faults = {{series.first_match, 1, 0, Fault::TimeOut, 1}, {last, 1, 0, Fault::TimeOut, 3}};
    auto saved = create_tournament(path.toStdString(), plan, {}, "Faults");
    if (!saved) return QString::fromStdString(saved.error().text);
    const auto done = saved->file.commit(keep.batch);
    return done ? QString() : QString::fromStdString(done.error().text);
}

#ifdef Q_OS_UNIX
/// As if the disk ended: no file of this process may grow beyond so many bytes.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int);
};
#endif

/// The page in a window of its own.
struct Window {
    explicit Window(const QString& folder)
        : settings(folder + "/hilltop.ini")
        , page(settings, folder + "/tournaments") {
        // As the window does it, for the keys of the page.
        for (QAction* action : page.menuActions(MenuId::Tournament))
            if (action != nullptr) page.addAction(action);
        page.resize(1280, 720);
        page.show();
        page.activateWindow();
    }

    const TournamentJob& job() const { return *page.job(); }
    /// Of what is in sight.
    QAbstractButton* button(const QString& text) const {
        for (QAbstractButton* candidate : page.findChildren<QAbstractButton*>())
            if (candidate->isVisible() && candidate->text() == text) return candidate;
        return nullptr;
    }
    void press(const QString& text) const {
        QAbstractButton* found = button(text);
        QVERIFY2(found != nullptr && found->isEnabled(), qPrintable(text));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// What the head says beside the warning; empty: nothing.
    QString problem() const {
        const auto* label = page.findChild<QLabel*>("problem");
        return label->isVisible() ? label->text() : QString();
    }
    bool says(const QString& words) const {
        const auto labels = page.view().head()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == words; });
    }
    bool played(std::int64_t matches) const {
        return QTest::qWaitFor([&] { return page.job()->progress().done >= matches; }, 30000);
    }
    bool ended() const {
        return QTest::qWaitFor([&] { return page.job()->phase() == Phase::Ended; }, 60000);
    }
    bool scanned() const {
        return QTest::qWaitFor([&] { return !page.scanning(); }, 10000);
    }
    QTableView* list() const { return page.list().table(); }
    /// State of the tournament of this name as the list shows it.
    QString listed(const QString& name) const {
        const QAbstractItemModel* model = list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, TournamentListModel::Name).data().toString() == name)
                return model->index(row, TournamentListModel::State).data().toString();
        return {};
    }
    void choose(const QString& name) const {
        const QAbstractItemModel* model = list()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, TournamentListModel::Name).data().toString() == name)
                list()->setCurrentIndex(model->index(row, 0));
        QCOMPARE(list()->currentIndex().siblingAtColumn(TournamentListModel::Name).data().toString(), name);
    }
    bool allows(const char* action) const {
        for (const QAction* candidate : page.list().actions())
            if (candidate->objectName() == QLatin1String("tournaments.") + QLatin1String(action))
                return candidate->isEnabled();
        return false;
    }
    QMessageBox* question() const { return page.findChild<QMessageBox*>(); }
    void answer(QMessageBox::ButtonRole role) const {
        QVERIFY(question() != nullptr);
        for (QAbstractButton* candidate : question()->buttons())
            if (question()->buttonRole(candidate) == role) return QTest::mouseClick(candidate, Qt::LeftButton);
    }
    void clickCell(QTableView* table, const QModelIndex& cell) const {
        table->scrollTo(cell);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
    }

    Settings settings;
    TournamentPage page;
};

} // namespace

class TournamentViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        m_theme = new Theme(*qApp, m_desktop, this);
    }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<Window>(m_folder->path());
        QVERIFY(m_window->scanned());
    }
    void cleanup() { m_window.reset(); }

    void exportsAreTheResult() {
        Window& w = *m_window;
        w.page.start(planOf(60), 2, "Exported");
        QVERIFY(w.ended());
        const Course& course = w.job().progress().course;
        const std::pair<Kind, std::string> kinds[] = {{Kind::Table, to_csv(course)},
                                                      {Kind::Document, to_json(course).dump(2) + '\n'},
                                                      {Kind::Markdown, to_markdown(course)}};
        for (const auto& [kind, expected] : kinds) {
            const QString path = m_folder->filePath(QString::number(static_cast<int>(kind)));
            QVERIFY(w.page.exports().write(kind, path));
            QCOMPARE(contents(path), QByteArray::fromStdString(expected));
        }
        const QString picture = m_folder->filePath("result.png");
        QVERIFY(w.page.exports().write(Kind::Picture, picture));
        const bool dark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
        const CardData card = w.page.exports().card();
        QCOMPARE(card.title, QString("Exported"));
        QCOMPARE(card.rows.size(), 3);
        QCOMPARE(QImage(picture).convertToFormat(QImage::Format_RGB32),
                 resultCard(card, dark, 2).convertToFormat(QImage::Format_RGB32));
    }

    void exportsByMenu() {
        Window& w = *m_window;
        w.page.start(planOf(60), 2, "Exported");
        QVERIFY(w.ended());
        QAction* csv = nullptr;
        for (QAction* action : w.page.exports().menu()->actions())
            if (action->objectName() == "tournament.export_csv") csv = action;
        QVERIFY(csv != nullptr);
        const auto exportTo = [&](const QString& path) {
            bool asked = false;
            QTimer::singleShot(0, &w.page, [&] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (dialog == nullptr) return;
                asked = true;
                auto* name = dialog->findChild<QLineEdit*>();
                name->setText(path);
                QTest::keyClick(name, Qt::Key_Return);
                if (dialog->isVisible()) dialog->reject();
            });
            csv->trigger();
            return asked;
        };
        const QString good = m_folder->filePath("good.csv");
#ifdef Q_OS_UNIX
        {
            const SmallDisk disk(16);
            QVERIFY(exportTo(good));
        }
        QVERIFY(!QFile::exists(good));
        QVERIFY2(w.problem().contains("not written"), qPrintable(w.problem()));
        QCOMPARE(w.page.statusText(), w.problem());
        QVERIFY(w.button("Try again") == nullptr);
#endif
        QVERIFY(exportTo(good));
        QCOMPARE(w.problem(), QString());
        QVERIFY2(w.page.statusText().contains(good), qPrintable(w.page.statusText()));
        QCOMPARE(contents(good), QByteArray::fromStdString(to_csv(w.job().progress().course)));
    }

    void tellsWhenAnExportFails_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("table") << static_cast<int>(Kind::Table);
        QTest::newRow("document") << static_cast<int>(Kind::Document);
        QTest::newRow("markdown") << static_cast<int>(Kind::Markdown);
        QTest::newRow("picture") << static_cast<int>(Kind::Picture);
    }
    void tellsWhenAnExportFails() {
        QFETCH(int, kind);
        m_window->page.start(planOf(20), 1);
        QVERIFY(m_window->ended());
        const QString path = m_folder->filePath("nowhere/result");
        const auto written = m_window->page.exports().write(static_cast<Kind>(kind), path);
        QVERIFY(!written);
        const auto text = QString::fromStdString(written.error().text);
        QVERIFY2(text.startsWith(path + ": not written: ") && !text.contains('\n'), qPrintable(text));
        QVERIFY(!QFile::exists(path));
    }

    void pausesAndGoesOn() {
        Window& w = *m_window;
        w.page.start(planOf(kLong), 2, "Paused");
        QVERIFY(w.played(1));
        QVERIFY(!w.button("Resume"));
        w.press("Pause");
        QTRY_VERIFY(w.says("paused"));
        QVERIFY(!w.button("Pause"));
        // What has begun is played to its end, then nothing moves.
        std::int64_t still = -1;
        QTRY_VERIFY_WITH_TIMEOUT(std::exchange(still, w.job().progress().done) == w.job().progress().done, 10000);
        QTest::qWait(400);
        still = w.job().progress().done;
        QTest::qWait(400);
        QCOMPARE(w.job().progress().done, still);
        w.press("Continue");
        QVERIFY(w.played(still + 1));
        QVERIFY(w.button("Pause"));
        QTest::keyClick(w.page.panes().at(1), Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(w.says("paused"));
        QTest::keyClick(w.page.panes().at(1), Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(!w.job().progress().paused);
    }

    void stopsAndResumes_data() {
        QTest::addColumn<bool>("paused");
        QTest::newRow("as it plays") << false;
        QTest::newRow("while it is paused") << true;
    }
    void stopsAndResumes() {
        QFETCH(bool, paused);
        Window& w = *m_window;
        QSignalSpy told(&w.page, &TournamentPage::ended);
        w.page.start(planOf(kLong), 2, "Stopped");
        QVERIFY(w.played(1));
        if (paused) {
            w.press("Pause");
            QTRY_VERIFY(w.says("paused"));
        }
        w.press("Finish and stop");
        QVERIFY(w.ended());
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][1].toString(), QString("Stopped has stopped"));
        QVERIFY(w.problem().isEmpty());
        QVERIFY(!w.button("Pause") && !w.button("Continue") && !w.button("Finish and stop"));
        const std::int64_t before = w.job().progress().done;
        QCOMPARE(*TournamentFile::open(w.job().path().toStdString())->match_count(), before);
        w.press("Resume");
        QVERIFY(w.played(before + 1));
        QCOMPARE(w.job().progress().before, before);
        QVERIFY(!w.button("Resume") && w.button("Pause"));
        QCOMPARE(w.job().threads(), 2);
        w.press("Finish and stop");
        QVERIFY(w.ended());
    }

    void queueOfThree() {
        Window& w = *m_window;
        QSignalSpy told(&w.page, &TournamentPage::ended);
        w.page.start(planOf(150'000), 2, "First");
        w.page.start(planOf(300), 2, "Second");
        w.page.start(planOf(300), 2, "Third");
        QTRY_VERIFY(w.says("waits for the tournament that runs"));
        QVERIFY(w.button("Take out of the queue"));
        QTest::keyClick(w.page.panes().at(1), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(w.page.job() == nullptr);
        QTRY_COMPARE(w.listed("Second"), stateName(TournamentState::Queued));
        QTRY_COMPARE(w.listed("Third"), stateName(TournamentState::Queued));
        QTRY_COMPARE(w.listed("First"), stateName(TournamentState::Running));
        QTRY_COMPARE_WITH_TIMEOUT(told.size(), 3, 60000);
        for (const char* name : {"First", "Second", "Third"})
            QTRY_COMPARE(w.listed(name), stateName(TournamentState::Finished));
        QCOMPARE(told[0][1].toString(), QString("First has ended"));
        QCOMPARE(told[2][1].toString(), QString("Third has ended"));
    }

    void listByKeys() {
        Window& w = *m_window;
        for (const char* name : {"One", "Two"}) {
            w.page.start(planOf(30), 1, name);
            QVERIFY(w.ended());
        }
        w.page.showList();
        QVERIFY(w.scanned());
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        w.choose("One");
        QTest::keyClick(w.list(), Qt::Key_Return);
        QVERIFY(w.page.job() != nullptr);
        QVERIFY(w.ended());
        QCOMPARE(w.job().title(), QString("One"));
        w.page.showList();
        QCOMPARE(w.list()->currentIndex().siblingAtColumn(TournamentListModel::Name).data().toString(), QString("One"));

        const auto rename = [&](const char* name) {
            QTest::keyClick(w.list(), Qt::Key_F2);
            auto* editor = w.list()->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor != nullptr);
            editor->selectAll();
            QTest::keyClicks(editor, name);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(w.list()->viewport()->findChild<QLineEdit*>() == nullptr);
            QVERIFY(w.scanned());
        };
        rename("Uno");
        QTRY_COMPARE(w.listed("Uno"), stateName(TournamentState::Finished));
        QCOMPARE(w.listed("One"), QString());
        QVERIFY(QFile::exists(m_folder->filePath("tournaments/Uno.htour")));
        rename("Two"); // taken
        QTRY_VERIFY2(w.page.statusText().contains("already"), qPrintable(w.page.statusText()));
        QVERIFY(QFile::exists(m_folder->filePath("tournaments/Uno.htour")));

        w.choose("Uno");
        QTest::keyClick(w.list(), Qt::Key_Delete);
        w.answer(QMessageBox::RejectRole);
        QTRY_VERIFY(w.question() == nullptr);
        QVERIFY(QFile::exists(m_folder->filePath("tournaments/Uno.htour")));
        w.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        QTest::keyClick(w.list(), Qt::Key_Delete);
        w.answer(QMessageBox::DestructiveRole);
        QTRY_COMPARE(w.listed("Uno"), QString());
        QVERIFY(!QFile::exists(m_folder->filePath("tournaments/Uno.htour")));
        QCOMPARE(w.list()->model()->rowCount(), 1);
    }

    void whatRunsCannotBeDeleted_data() {
        QTest::addColumn<bool>("paused");
        QTest::newRow("running") << false;
        QTest::newRow("paused") << true;
    }
    void whatRunsCannotBeDeleted() {
        QFETCH(bool, paused);
        Window& w = *m_window;
        w.page.start(planOf(kLong), 2, "Busy");
        QVERIFY(w.played(1));
        const QString path = w.job().path();
        if (paused) {
            w.press("Pause");
            QTRY_VERIFY(w.says("paused"));
        }
        w.page.showList();
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        QTRY_COMPARE(w.listed("Busy"), stateName(paused ? TournamentState::Paused : TournamentState::Running));
        w.choose("Busy");
        QVERIFY(!w.allows("delete"));
        QTest::keyClick(w.list(), Qt::Key_Delete);
        QVERIFY(w.question() == nullptr);
        // Nor where it has begun while the question was open.
        emit w.page.list().deleteRequested(path);
        QVERIFY(QFile::exists(path));
        QVERIFY2(w.page.statusText().contains("cannot be deleted"), qPrintable(w.page.statusText()));
        QCOMPARE(w.allows("resume"), paused);
        if (!paused) return;
        emit w.page.list().resumeRequested(path);
        QTRY_VERIFY(w.page.job() != nullptr && !w.job().progress().paused);
        QVERIFY(w.played(w.job().progress().done + 1));
    }

    void whatWaitsIsDeleted() {
        Window& w = *m_window;
        w.page.start(planOf(kLong), 2, "Busy");
        w.page.start(planOf(kLong), 2, "Next");
        QTRY_COMPARE(w.job().phase(), Phase::Waiting);
        const QString path = w.job().path();
        w.page.showList();
        QVERIFY(QTest::qWaitForWindowActive(&w.page));
        QTRY_COMPARE(w.listed("Next"), stateName(TournamentState::Queued));
        w.choose("Next");
        QTest::keyClick(w.list(), Qt::Key_Delete);
        w.answer(QMessageBox::DestructiveRole);
        QTRY_COMPARE(w.listed("Next"), QString());
        QVERIFY(!QFile::exists(path));
        QVERIFY(w.page.queue().waiting().empty());
    }

    void resumesFromTheListWithItsThreads() {
        Window& w = *m_window;
        w.settings.set("tournament/threads", 2);
        w.page.start(planOf(kLong), 2, "Again");
        QVERIFY(w.played(1));
        w.press("Finish and stop");
        QVERIFY(w.ended());
        w.page.showList();
        QVERIFY(w.scanned());
        QTRY_COMPARE(w.listed("Again"), stateName(TournamentState::Stopped));
        w.choose("Again");
        for (QAction* action : w.page.list().actions())
            if (action->objectName() == "tournaments.resume") action->trigger();
        QTRY_VERIFY(w.job().running());
        QCOMPARE(w.job().threads(), 2);
    }

    void aFullDiskAndThenRoom() {
#ifdef Q_OS_UNIX
        Window& w = *m_window;
        QSignalSpy told(&w.page, &TournamentPage::ended);
        w.page.start(planOf(kLong), 2, "Full");
        QVERIFY(w.played(1));
        w.press("Finish and stop");
        QVERIFY(w.ended());
        const std::int64_t begun = w.job().progress().done;
        {
            const SmallDisk disk(static_cast<rlim_t>(QFileInfo(w.job().path()).size() + 400'000));
            w.press("Resume");
            QTRY_VERIFY(w.job().phase() != Phase::Ended);
            QVERIFY(w.ended());
        }
        QVERIFY2(w.problem().contains("Full.htour") && w.problem().contains("What was saved before is there"),
                 qPrintable(w.problem()));
        QCOMPARE(told.size(), 2);
        QCOMPARE(told[1][2].toString(), w.job().problem());
        const std::int64_t kept = *TournamentFile::open(w.job().path().toStdString())->match_count();
        QVERIFY(kept >= begun);
        w.press("Try again");
        QTRY_VERIFY(w.job().running());
        QVERIFY(w.played(kept + 1));
        QCOMPARE(w.job().progress().before, kept);
        QCOMPARE(w.problem(), QString());
        QVERIFY(!w.button("Try again"));
#else
        QSKIP("a small disk needs limits of POSIX");
#endif
    }

    /// The last results are those that are not on the disk.
    void aDiskThatFailsAtTheEnd() {
#ifdef Q_OS_UNIX
        Window& w = *m_window;
        w.page.start(planOf(kLong), 2, "Before");
        w.page.start(planOf(2000), 2, "End"); // quicker than the first commit
        QTRY_COMPARE(w.job().phase(), Phase::Waiting);
        w.press("Take out of the queue");
        QVERIFY(w.button("Resume"));
        w.page.queue().running()->stop();
        QTRY_VERIFY_WITH_TIMEOUT(!w.page.queue().running(), 10000);
        {
            const SmallDisk disk(32768); // as large as the index of SQLite's log
            w.press("Resume");
            QTRY_VERIFY(w.page.queue().running() == nullptr);
            QVERIFY(w.ended());
        }
        QVERIFY2(w.problem().contains("End.htour"), qPrintable(w.problem()));
        w.press("Try again");
        QTRY_VERIFY(w.problem().isEmpty());
        QVERIFY(w.ended());
        QVERIFY(w.job().complete());
        QCOMPARE(*TournamentFile::open(w.job().path().toStdString())->match_count(), std::int64_t{6000});
#else
        QSKIP("a small disk needs limits of POSIX");
#endif
    }

    void aFileThatCannotBeOpened() {
        QFile file(m_folder->filePath("broken.htour"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no tournament at all");
        file.close();
        m_window->page.open(file.fileName());
        QVERIFY(m_window->ended());
        QVERIFY2(m_window->problem().contains("cannot be opened"), qPrintable(m_window->problem()));
        QAbstractButton* again = m_window->button("Try again");
        QVERIFY(again == nullptr || again->isEnabled());
        QVERIFY(again == nullptr); // reading it again would say the same
        QVERIFY(!m_window->button("Resume"));
    }

    void aFaultOpensItsDecision() {
        Window& w = *m_window;
        const Plan plan = planOf(30);
        const QString path = m_folder->filePath("Faults.htour");
        std::uint64_t last = 0;
        QCOMPARE(madeWithFaults(path, plan, last), QString());
        QSignalSpy records(&w.page, &TournamentPage::replayRequested);
        w.page.open(path);
        QVERIFY(w.ended());
        QCOMPARE(w.problem(), QString());
        w.press("Faults");
        auto* faults = w.page.findChild<FaultTable*>();
        QVERIFY(faults->isVisible());
        QVERIFY2(faults->title().contains('2'), qPrintable(faults->title()));
        QTableView* table = faults->table();
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), w.job().names().at(1));
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(records.size(), 1);
        QCOMPARE(records[0][0].value<Record>().source.match, last);
        QCOMPARE(records[0][1].toInt(), 3);
        QCOMPARE(records[0][2].toBool(), false);
        const QPoint place = table->visualRect(table->model()->index(0, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, place);
        QTRY_COMPARE(records.size(), 2);
        QCOMPARE(records[1][1].toInt(), 3);
    }

    void aCellListsItsMatches() {
        Window& w = *m_window;
        QSignalSpy records(&w.page, &TournamentPage::replayRequested);
        w.page.start(planOf(50), 2, "Cells");
        QVERIFY(w.ended());
        auto* cross = w.page.findChild<CrosstableView*>();
        const auto& model = w.page.view().crosstable();
        const QModelIndex cell = model.index(2, 0);
        w.clickCell(cross, cell);
        QVERIFY(cross->isShownPair(cell));
        auto* lines = qobject_cast<ChoosingTable*>(w.page.panes().last());
        QVERIFY(lines != nullptr && lines->isVisible());
        const auto& matches = *qobject_cast<MatchListModel*>(lines->model());
        QCOMPARE(matches.one(), model.rowEntrant(2));
        QCOMPARE(matches.two(), model.columnEntrant(0));
        QCOMPARE(matches.rowCount(), 50);
        lines->setFocus();
        lines->setCurrentIndex(matches.index(7, 0));
        QTest::keyClick(lines, Qt::Key_Return);
        QTRY_COMPARE(records.size(), 1);
        const auto record = records[0][0].value<Record>();
        const auto line = const_cast<TournamentJob&>(w.job()).match(matches.place(7));
        QVERIFY(line);
        QCOMPARE(record.source.match, line->number);
        QCOMPARE(record.result->points, line->points);
        QCOMPARE(QString::fromStdString(record.notes), QString("Cells, match %1").arg(line->number + 1));
        QCOMPARE(records[0][1].toInt(), -1);
        const auto replay = Replay::make(record);
        QVERIFY(replay && replay->finished() && replay->reproduced());
        // The diagonal and its own pair change nothing.
        w.clickCell(cross, model.index(1, 1));
        QVERIFY(cross->isShownPair(cell));
    }

    void watchesTheNewestMatch() {
        Window& w = *m_window;
        QSignalSpy records(&w.page, &TournamentPage::replayRequested);
        w.page.start(planOf(kLong), 1, "Watched");
        QTRY_VERIFY_WITH_TIMEOUT(w.button("Watch"), 30000);
        w.press("Watch");
        QTRY_COMPARE_WITH_TIMEOUT(records.size(), 1, 10000);
        QCOMPARE(records[0][1].toInt(), -1);
        QVERIFY(records[0][2].toBool());
        QVERIFY(w.job().running());
    }

    void modelsHoldWhileItRuns_data() {
        QTest::addColumn<int>("format");
        QTest::addColumn<std::int64_t>("matches");
        QTest::newRow("cup") << static_cast<int>(Format::Cup) << std::int64_t{20'000};
        QTest::newRow("knockout") << static_cast<int>(Format::Knockout) << std::int64_t{20'000};
        QTest::newRow("Swiss") << static_cast<int>(Format::Swiss) << std::int64_t{20'000};
        QTest::newRow("round-robin") << static_cast<int>(Format::RoundRobin) << std::int64_t{20'000};
    }
    void modelsHoldWhileItRuns() {
        QFETCH(int, format);
        QFETCH(std::int64_t, matches);
        Window& w = *m_window;
        Plan plan = planOf(matches, static_cast<Format>(format));
        plan.bots = {"random", "bold", "cautious", "random", "bold"};
        if (plan.format == Format::Swiss) plan.rounds = 3;
        const auto fine = check_plan(plan);
        QVERIFY2(fine, fine ? "" : fine.error().text.c_str());
        auto* rounds = w.page.findChild<RoundListModel*>();
        auto* pairs = w.page.findChild<MatchListModel*>();
        auto* list = w.page.findChild<TournamentListModel*>();
        QVERIFY(rounds != nullptr && pairs != nullptr && list != nullptr);
        constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
        const QAbstractItemModelTester testers[] = {{rounds, mode},
                                                    {pairs, mode},
                                                    {list, mode},
                                                    {&w.page.view().standings(), mode},
                                                    {&w.page.view().crosstable(), mode}};
        w.page.start(plan, 2, "Cup");
        QVERIFY(w.played(1));
        w.page.view().showCell(1, 0);
        QVERIFY(w.ended());
        QCoreApplication::processEvents();
        QVERIFY(w.job().complete() && w.problem().isEmpty());
        const auto& outlook = w.job().progress().course.outlook();
        int meetings = 0, winners = 0;
        for (const hilltop::Round& round : outlook.rounds)
            meetings += static_cast<int>(round.meetings.size() + round.byes.size());
        if (!is_adaptive(plan.format)) meetings = 0;
        QCOMPARE(rounds->rowCount(), meetings);
        for (int row = 0; row < meetings; ++row) {
            const auto [one, two] = rounds->pair(row);
            QVERIFY(one >= 0 && one < 5 && two < 5);
            winners += rounds->index(row, RoundListModel::State).data().toString().endsWith("won") ? 1 : 0;
        }
        if (plan.format == Format::Knockout) QCOMPARE(winners, 4);
        if (meetings == 0) return;
        // A meeting of a round lists its matches, by Enter.
        QAbstractButton* tab = w.button("Rounds");
        QVERIFY(tab != nullptr);
        QTest::mouseClick(tab, Qt::LeftButton);
        auto* table = qobject_cast<ChoosingTable*>(w.page.panes().last());
        QVERIFY(table != nullptr && table->model() == rounds);
        int row = 0;
        while (row + 1 < meetings && rounds->pair(row).second < 0)
            ++row;
        table->setCurrentIndex(rounds->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(std::pair(pairs->one(), pairs->two()), rounds->pair(row));
        QVERIFY(pairs->rowCount() > 0);
        QVERIFY(w.page.panes().last() != table);
    }

private:
    Desktop m_desktop;
    Theme* m_theme = nullptr;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Window> m_window;
};

QTEST_MAIN(TournamentViewTest)
#include "tournament_view_test.moc"
