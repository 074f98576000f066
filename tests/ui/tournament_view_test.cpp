// SPDX-License-Identifier: GPL-3.0-or-later
// The page of tournaments as a person uses it, by clicks and keys.
#include "contests/contest_list_model.h"
#include "dialogs.h"
#include "held_file.h"
#include "records/replay.h"
#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "standings/standings_model.h"
#include "support/test.h"
#include "text/error_texts.h"
#include "tournament/export.h"
#include "tournament_window.h"
#include "tournaments/models/tournament_lists.h"
#include "tournaments/models/tournament_match_model.h"
#include "tournaments/view/fault_table.h"
#include "tournaments/view/tournament_exports.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hilltop;
using Kind = TournamentExports::Kind;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file of a plan whose second series has faults: entrant 1 twice, last in match `last` at decision 3.
QString madeWithFaults(const QString& path, const Plan& plan, std::uint64_t& last) {
    struct Keep : ResultSink {
        void series_done(const Series& played, const SeriesResult& result) override {
            if (std::ranges::find(played.entrants, 1) != played.entrants.end()) hers.push_back(batch.series.size());
            batch.series.push_back({.first_match = played.first_match, .seats = played.seats, .result = result});
        }
        FileBatch batch;
        std::vector<std::size_t> hers; ///< in which entrant 1 plays
    } keep;
    TournamentRunner runner(Course(plan), &keep);
    runner.start({.threads = 1});
    runner.wait_for(std::chrono::milliseconds(kPatienceMs));
    KeptSeries& series = keep.batch.series.at(keep.hers.back());
    last = series.first_match + series.result.lines.size() - 1;
    series.result.faults = {{series.first_match, 1, 0, Fault::TimeOut, 1}, {last, 1, 0, Fault::TimeOut, 3}};
    auto saved = create_tournament(path.toStdString(), plan, {}, "Faults");
    if (!saved) return sentence(saved.error());
    const auto done = saved->file.commit(keep.batch);
    return done ? QString() : sentence(done.error());
}

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
        m_window = std::make_unique<PageWindow>(m_folder->path());
        QVERIFY(m_window->scanned());
    }
    void cleanup() {
        m_window.reset();
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs))); // before their folder goes
    }

    void exportsAreTheResult() {
        PageWindow& w = *m_window;
        w.page.start(planOf(60), 2, "Exported");
        QVERIFY(w.ended());
        const Course& course = w.job().progress().course;
        const std::pair<Kind, std::string> kinds[] = {{Kind::Table, to_csv(course)},
                                                      {Kind::Document, to_json(course).dump(2) + '\n'},
                                                      {Kind::Markdown, to_markdown(course)}};
        for (const auto& [kind, expected] : kinds) {
            const QString path = m_folder->filePath(QString::number(static_cast<int>(kind)));
            QVERIFY(written(kind, path).isEmpty());
            QCOMPARE(contents(path), QByteArray::fromStdString(expected));
        }
        const QString picture = m_folder->filePath("result.png");
        QVERIFY(written(Kind::Picture, picture).isEmpty());
        const bool dark = QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
        const CardData card = w.page.exports().card();
        QCOMPARE(card.title, QString("Exported"));
        QCOMPARE(card.rows.size(), 3);
        QCOMPARE(QImage(picture).convertToFormat(QImage::Format_RGB32),
                 resultCard(card, dark, 2).convertToFormat(QImage::Format_RGB32));
    }

    void exportsByMenu() {
        PageWindow& w = *m_window;
        w.page.start(planOf(60), 2, "Exported");
        QVERIFY(w.ended());
        QAction* csv = nullptr;
        for (QAction* action : w.page.exports().menu()->actions())
            if (action->objectName() == "tournament.export_csv") csv = action;
        QVERIFY(csv != nullptr);
        const auto exportTo = [&](const QString& path) {
            bool asked = false;
            withDialog<QFileDialog>(asked, [&](QFileDialog& dialog) {
                auto* name = dialog.findChild<QLineEdit*>();
                name->setText(path);
                QTest::keyClick(name, Qt::Key_Return);
                if (dialog.isVisible()) dialog.reject();
            });
            csv->trigger();
            return QTest::qWaitFor([&] { return asked; }, kPatienceMs);
        };
        const QString good = m_folder->filePath("good.csv");
#ifdef Q_OS_UNIX
        {
            const SmallDisk disk(16);
            QVERIFY(exportTo(good));
            QTRY_VERIFY(!w.page.exports().writing());
        }
        QVERIFY(!QFile::exists(good));
        QVERIFY2(w.problem().contains("cannot be written"), qPrintable(w.problem()));
        QCOMPARE(w.page.statusText(), w.problem());
        QVERIFY(w.button("Try again") == nullptr);
#endif
        QVERIFY(exportTo(good));
        QTRY_VERIFY(!w.page.exports().writing());
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
        const QString text = written(static_cast<Kind>(kind), path);
        QVERIFY2(text.startsWith(path + " cannot be written (") && !text.contains('\n'), qPrintable(text));
        QVERIFY(!QFile::exists(path));
    }

    void exportsHoldNobodyUp() {
        PageWindow& w = *m_window;
        w.page.start(planOf(20), 1);
        QVERIFY(w.ended());
        const QString slow = m_folder->filePath("slow.csv"), quick = m_folder->filePath("quick.md");
        HeldFile file(slow);
        QVERIFY(file.held());
        w.page.exports().write(Kind::Table, slow);
        QVERIFY2(w.page.statusText().contains(slow), qPrintable(w.page.statusText()));
        QVERIFY(written(Kind::Markdown, quick).isEmpty()); // overtakes it
        w.press("Faults");
        QVERIFY(w.page.findChild<FaultTable*>()->isVisible());
        QVERIFY(w.page.exports().writing() && !QFile::exists(slow));
        file.let();
        QTRY_VERIFY(!w.page.exports().writing());
        QCOMPARE(contents(slow), QByteArray::fromStdString(to_csv(w.job().progress().course)));
        QVERIFY2(w.page.statusText().contains(slow), qPrintable(w.page.statusText()));
    }

    void pausesAndGoesOn() {
        PageWindow& w = *m_window;
        w.page.start(planOf(kLong), 2, "Paused");
        QVERIFY(w.played(1));
        QVERIFY(!w.button("Resume"));
        w.press("Pause");
        QTRY_VERIFY(w.says("paused"));
        QVERIFY(!w.button("Pause"));
        // What has begun is played to its end, then nothing moves, not even the clock.
        QTRY_VERIFY_WITH_TIMEOUT(w.job().progress().paused && w.job().progress().busy == 0, kPatienceMs);
        const std::int64_t still = w.job().progress().done;
        const double seconds = w.job().progress().seconds;
        QVERIFY(w.says("paused"));
        QCOMPARE(w.job().progress().done, still);
        QCOMPARE(w.job().progress().seconds, seconds);
        w.press("Resume");
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
        PageWindow& w = *m_window;
        QSignalSpy told(&w.page, &TournamentPage::ended);
        w.page.start(planOf(kLong), 2, "Stopped");
        QVERIFY(w.played(1));
        if (paused) {
            w.press("Pause");
            QTRY_VERIFY(w.says("paused"));
        }
        w.press("Stop after current matches");
        QVERIFY(w.ended());
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][1].toString(), QString("Stopped has stopped"));
        QVERIFY(w.problem().isEmpty());
        QVERIFY(!w.button("Pause") && !w.button("Stop after current matches"));
        const std::int64_t before = w.job().progress().done;
        QCOMPARE(*TournamentFile::open(w.job().path().toStdString())->match_count(), before);
        w.press("Resume");
        QVERIFY(w.played(before + 1));
        QCOMPARE(w.job().progress().before, before);
        QVERIFY(!w.button("Resume") && w.button("Pause"));
        QCOMPARE(w.job().threads(), 2);
        w.press("Stop after current matches");
        QVERIFY(w.ended());
    }

    /// A click on a button that has just replaced another one was meant for the other, and does nothing.
    void aButtonThatHasJustComeTakesNoClick() {
        PageWindow& w = *m_window;
        w.page.start(planOf(kLong), 2, "Clicked");
        QVERIFY(w.played(1));
        const JobPtr job = w.page.queue().running();
        int clicks = 0;
        connect(job.get(), &TournamentJob::phaseChanged, this, [&] {
            QAbstractButton* come = w.button(job->running() ? "Stop after current matches" : "Resume");
            if (come == nullptr) return;
            ++clicks;
            QTest::mouseClick(come, Qt::LeftButton);
        });
        w.press("Stop after current matches");
        QVERIFY(job->stopping()); // and the page says so at once
        QVERIFY(!w.button("Stop after current matches")->isEnabled() && !w.button("Pause")->isEnabled());
        const auto labels = w.page.view().head()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().startsWith("finishing ") || label->text() == "stopping…";
        }));
        QVERIFY(w.ended());
        QCOMPARE(clicks, 1);
        QTRY_VERIFY(!w.button("Resume") || !qobject_cast<SettlingButton*>(w.button("Resume"))->settling());
        QCOMPARE(job->phase(), TournamentJob::Phase::Ended);
        w.press("Resume");
        QTRY_VERIFY(job->running());
        QCOMPARE(clicks, 2);
        QVERIFY(!job->stopping());
    }

    /// What moves names moves cells in the same picture.
    void namesAndCellsMoveTogether() {
        CrosstableModel model;
        CrosstableView view(model);
        view.resize(400, 300);
        model.begin({"Anna", "Berta", "Carla"});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(view.visualRect(model.index(2, 2)).isValid());
        QCoreApplication::processEvents();
        struct FirstPaint : QObject {
            QRegion painted;
            bool eventFilter(QObject*, QEvent* event) override {
                if (event->type() == QEvent::Paint && painted.isEmpty())
                    painted = static_cast<QPaintEvent*>(event)->region();
                return false;
            }
        } cells, rows, columns;
        QWidget* const parts[] = {view.viewport(), view.verticalHeader()->viewport(),
                                  view.horizontalHeader()->viewport()};
        parts[0]->installEventFilter(&cells);
        parts[1]->installEventFilter(&rows);
        parts[2]->installEventFilter(&columns);
        Plan plan = planOf(4);
        Course course(plan);
        const Series series = course.series(0);
        SeriesResult result(series);
        for (int match = 0; match < series.matches; ++match) { // the second of both wins all
            const int second = place_of_match(series, match).by_seat[0] == series.entrants[1] ? 0 : 1;
            result.lines.push_back({0, static_cast<std::uint16_t>(1 << second)});
            result.points.insert(result.points.end(), {0, 0});
            result.second.insert(result.second.end(), {0, 0});
        }
        course.add(result);
        QSignalSpy sorted(&model, &CrosstableModel::sorted);
        model.assign(course.standings());
        QCOMPARE(sorted.size(), 1);
        QTRY_VERIFY(!cells.painted.isEmpty() && !rows.painted.isEmpty() && !columns.painted.isEmpty());
        QCOMPARE(cells.painted.boundingRect(), parts[0]->rect());
        for (int place = 0; place < 3; ++place) {
            QCOMPARE(model.rowEntrant(place), course.standings().rows()[static_cast<std::size_t>(place)].entrant);
            QCOMPARE(model.columnEntrant(place), model.rowEntrant(place));
        }
        model.assign(course.standings());
        QCOMPARE(sorted.size(), 1);
    }

    void aDisqualifiedBotIsCalledSo() {
        Plan plan = default_plan(*find_game("rps"));
        plan.bots.clear();
        for (const BotTraits& bot : plan.entry().bots().first(2))
            plan.bots.emplace_back(bot.id);
        plan.matches = 20;
        std::uint64_t last = 0;
        const QString path = m_folder->filePath("Out.htour");
        plan.matches = 200;
        QCOMPARE(madeWithFaults(path, plan, last), QString());
        PageWindow& w = *m_window;
        w.page.open(path);
        QVERIFY(w.ended());
        const QString name = w.job().names()[1] + " (disqualified)";
        const StandingsModel& standings = w.page.view().standings();
        QStringList names;
        for (int row = 0; row < standings.rowCount(); ++row)
            names << standings.index(row, standings.columnOf(StandingsModel::Bot)).data().toString();
        QCOMPARE(names.count(name), 1);
        const auto* notes = w.page.findChild<QLabel*>("notes");
        QVERIFY2(notes->text().contains("Disqualified") && notes->text().contains(w.job().names()[1]),
                 qPrintable(notes->text()));
        QVERIFY(resultMarkdown(w.page.exports().card()).contains(name));
    }

    void aFaultOpensItsDecision() {
        PageWindow& w = *m_window;
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
        PageWindow& w = *m_window;
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
        const auto& matches = *qobject_cast<TournamentMatchModel*>(lines->model());
        QCOMPARE(matches.one(), model.rowEntrant(2));
        QCOMPARE(matches.two(), model.columnEntrant(0));
        QCOMPARE(matches.rowCount(), 50);
        lines->setFocus();
        lines->setCurrentIndex(matches.index(7, 0));
        QTest::keyClick(lines, Qt::Key_Return);
        QTRY_COMPARE(records.size(), 1);
        const auto record = records[0][0].value<Record>();
        const Schedule::Place place = matches.place(7);
        const auto line = w.job().reader()->read({{w.job().schedule().series(place.series), place.match}}).front();
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
        PageWindow& w = *m_window;
        QSignalSpy records(&w.page, &TournamentPage::replayRequested);
        w.page.start(planOf(kLong), 1, "Watched");
        QTRY_VERIFY_WITH_TIMEOUT(w.button("Watch"), kPatienceMs);
        w.press("Watch");
        QTRY_COMPARE_WITH_TIMEOUT(records.size(), 1, kPatienceMs);
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
        PageWindow& w = *m_window;
        Plan plan = planOf(matches, static_cast<Format>(format));
        plan.bots = {"random", "bold", "cautious", "random", "bold"};
        if (plan.format == Format::Swiss) plan.rounds = 3;
        const auto fine = check_plan(plan);
        QVERIFY2(fine, fine ? "" : english(fine.error()).c_str());
        auto* rounds = w.page.findChild<ReadTable*>("rounds");
        auto* pairs = w.page.findChild<TournamentMatchModel*>();
        auto* list = w.page.findChild<ContestListModel*>();
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
        const auto& bracket = w.job().progress().course.bracket();
        int meetings = 0, winners = 0;
        for (const hilltop::Round& round : bracket.rounds)
            meetings += static_cast<int>(round.meetings.size() + round.byes.size());
        if (!is_adaptive(plan.format)) { // there are no rounds that results decide, and no page for them
            QCOMPARE(rounds->rowCount(), 0);
            QVERIFY(w.button("Rounds") == nullptr);
            return;
        }
        QVERIFY(meetings > 0);
        QCOMPARE(rounds->rowCount(), meetings);
        const auto pairOf = [rounds](int row) {
            const QModelIndex first = rounds->index(row, RoundListModel::Round);
            return std::pair(first.data(RoundListModel::OneRole).toInt(), first.data(RoundListModel::TwoRole).toInt());
        };
        for (int row = 0; row < meetings; ++row) {
            const auto [one, two] = pairOf(row);
            QVERIFY(one >= 0 && one < 5 && two < 5);
            winners += rounds->index(row, RoundListModel::State).data().toString().endsWith("won") ? 1 : 0;
        }
        if (plan.format == Format::Knockout) QCOMPARE(winners, 4);
        // A meeting of a round lists its matches, by Enter.
        QAbstractButton* tab = w.button("Rounds");
        QVERIFY(tab != nullptr);
        QTest::mouseClick(tab, Qt::LeftButton);
        auto* table = qobject_cast<ChoosingTable*>(w.page.panes().last());
        QVERIFY(table != nullptr && table->model() == rounds);
        int row = 0;
        while (row + 1 < meetings && pairOf(row).second < 0)
            ++row;
        table->setCurrentIndex(rounds->index(row, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(std::pair(pairs->one(), pairs->two()), pairOf(row));
        QVERIFY(pairs->rowCount() > 0);
        QVERIFY(w.page.panes().last() != table);
    }

private:
    /// Exports and waits for it; what went wrong, or nothing.
    QString written(Kind kind, const QString& path) {
        TournamentExports& exports = m_window->page.exports();
        std::optional<QString> trouble;
        const auto told = connect(&exports, &TournamentExports::told, this, [&](const QString& sentence, bool wrong) {
            if (wrong || sentence == TournamentExports::tr("Written to %1.").arg(path))
                trouble = wrong ? sentence : QString();
        });
        exports.write(kind, path);
        const bool came = QTest::qWaitFor([&] { return trouble.has_value(); }, kPatienceMs);
        disconnect(told);
        return came ? *trouble : QStringLiteral("nothing was told");
    }

    Desktop m_desktop;
    Theme* m_theme = nullptr;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PageWindow> m_window;
};

HILLTOP_TEST(TournamentViewTest)
#include "tournament_view_test.moc"
