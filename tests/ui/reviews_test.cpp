// SPDX-License-Identifier: GPL-3.0-or-later
// Many matches analysed in the window: the queue, its page, and the standings of a tournament without luck.
#include "analysis/moment.h"
#include "analysis/review_text.h"
#include "base/text_file.h"
#include "dialogs.h"
#include "documents/analysis_words.h"
#include "documents/record_list.h"
#include "documents/review_queue.h"
#include "held_file.h"
#include "records/record_text.h"
#include "reviews/quiz_page.h"
#include "reviews/reviews_page.h"
#include "shell.h"
#include "standings/standings_model.h"
#include "support/test.h"
#include "text/game_texts.h"
#include "text/table_texts.h"
#include "tournament_window.h"
#include "tournaments/models/tournament_luck.h"

#include <nlohmann/json.hpp>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace hilltop;

namespace {

using State = ReviewTask::State;

Record reviewMatch(std::uint64_t number) {
    const GameEntry& game = *find_game("pazaak");
    return *play_record(game, default_values(game.rules()), {42, number, number},
                        std::vector<std::string>{"cautious", "bold"});
}

QString reviewFile(const QTemporaryDir& folder, const char* name, int matches) {
    std::string text;
    for (int i = 0; i < matches; ++i)
        text += write_record(reviewMatch(static_cast<std::uint64_t>(i))) + '\n';
    const QString path = folder.filePath(QString::fromUtf8(name));
    if (!save_text(path.toStdString(), text)) qFatal("not written");
    return path;
}

std::uint64_t reviewedIn(const QString& path) {
    return read_reviews({path.toStdString()}, {}, {}).reviewed;
}

} // namespace

class ReviewsTest : public ShellTests {
    Q_OBJECT

    ReviewQueue& queue() { return m_shell->window.reviewQueue(); }
    ReviewsPage& page() { return m_shell->window.reviews(); }
    bool idle() { return queue().running() < 0; }

private slots:
    void queueIsAModel() {
        const QTemporaryDir folder;
        ReviewQueue queue(folder.filePath("list.json"));
        const QAbstractItemModelTester tester(&queue, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QString file = reviewFile(folder, "some.hmatch", 2), other = reviewFile(folder, "other.hmatch", 1);
        QCOMPARE(queue.add({.title = "Some", .paths = {file}}), 0);
        QCOMPARE(queue.add({.title = "Other", .paths = {other}}), 1);
        QCOMPARE(queue.add({.title = "Some", .paths = {file}}), 0); // the same matches
        QCOMPARE(queue.rowCount(), 2);
        QCOMPARE(queue.running(), 0);
        QCOMPARE(queue.task(1).state, State::Waiting);
        QTRY_COMPARE(queue.task(1).state, State::Done);
        QCOMPARE(queue.task(0).judged, 2);
        QVERIFY(queue.task(0).whole);
        QCOMPARE(reviewedIn(file), 2u);
        QCOMPARE(reviewedIn(other), 1u);
        QCOMPARE(queue.index(0, ReviewQueue::Progress).data().toString(), QString("2 matches"));
        queue.remove(0);
        QCOMPARE(queue.rowCount(), 1);
        QCOMPARE(queue.task(0).title, QString("Other"));
        QCOMPARE(reviewedIn(file), 2u);
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
    }

    void pausedAndGoneOn() {
        const QTemporaryDir folder;
        const QString file = reviewFile(folder, "some.hmatch", 3);
        ReviewQueue queue(folder.filePath("list.json"));
        queue.add({.title = "Some", .paths = {file}});
        queue.add({.title = "Gone", .paths = {folder.filePath("gone.hmatch")}});
        queue.pause(0);
        QCOMPARE(queue.task(0).state, State::Paused);
        QTRY_COMPARE(queue.task(1).state, State::Done); // the next one did not wait for it
        QCOMPARE(queue.task(1).problems.size(), 1);
        QVERIFY(queue.task(1).problems.front().contains("gone.hmatch"));
        queue.goOn(0);
        QTRY_COMPARE(queue.task(0).state, State::Done);
        QCOMPARE(reviewedIn(file), 3u);
        QVERIFY(waitForJobs(std::chrono::milliseconds(kPatienceMs)));
    }

    /// A slow disk holds up neither the window nor the queue; of what changes meanwhile only the newest is written.
    void keepsItsListInTheBackground() {
        const QString list = m_folder->filePath("slow.json");
        {
            ReviewQueue slow(list);
            {
                HeldFile held(list);
                QVERIFY(held.held());
                slow.add({.title = "One", .paths = {m_folder->filePath("none.hmatch")}});
                slow.pause(0);
                QVERIFY(slow.keeping() && !QFile::exists(list));
            }
            QTRY_VERIFY(!slow.keeping());
            QVERIFY(load_text(list.toStdString())->find("\"paused\": true") != std::string::npos);
            slow.remove(0);
        } // leaving writes what is not written yet
        QVERIFY(load_text(list.toStdString())->find("One") == std::string::npos);
    }

    /// What was in the queue is there after a restart, and resumes by itself unless it was paused.
    void survivesARestart() {
        const QString file = reviewFile(*m_folder, "some.hmatch", 3);
        const QString other = reviewFile(*m_folder, "other.hmatch", 1);
        queue().add({.title = "Some", .paths = {file}});
        queue().add({.title = "Other", .paths = {other}});
        queue().pause(1);
        QTRY_VERIFY(queue().task(0).judged >= 1);
        restart();
        QCOMPARE(queue().size(), 2);
        QCOMPARE(queue().task(1).state, State::Paused);
        QTRY_COMPARE(queue().task(0).state, State::Done);
        QCOMPARE(queue().task(0).done, 3);
        QCOMPARE(reviewedIn(file), 3u);
        QCOMPARE(reviewedIn(other), 0u);
        QTRY_VERIFY(!queue().keeping());
        QVERIFY(save_text(m_folder->filePath("reviews.json").toStdString(), "{ broken"));
        restart();
        QCOMPARE(queue().size(), 0);
    }

    /// From the list of a file to the worst decision in Replay.
    void worstDecisions() {
        const QString file = reviewFile(*m_folder, "some.hmatch", 3);
        m_shell->window.open({file});
        QTRY_VERIFY(!m_shell->window.opening());
        auto* analyse = m_shell->window.replay().opening().list()->findChild<QPushButton*>("analyseList");
        QTRY_VERIFY(analyse != nullptr && analyse->isVisible());
        QTest::mouseClick(analyse, Qt::LeftButton);
        QTRY_COMPARE(m_shell->page(), static_cast<Page*>(&page()));
        QTRY_VERIFY(idle() && !page().reading() && page().found() && page().found()->reviewed == 3);
        const QAbstractItemModelTester tester(page().table()->model());
        QCOMPARE(page().table()->model()->rowCount(), 2);
        page().showPart(ReviewsPage::Worst);
        QVERIFY(!page().moments().empty());
        page().bots()->setCurrentIndex(page().bots()->findData("cautious"));
        for (const MarkedMoment& moment : page().moments())
            QCOMPARE(moment.name, std::string("cautious"));
        QVERIFY(!page().moments().empty());
        const MarkedMoment moment = page().moments().front();
        QTest::keyClick(page().table(), Qt::Key_Home);
        page().table()->setFocus();
        page().table()->setCurrentIndex(page().table()->model()->index(0, 0));
        QTest::keyClick(page().table(), Qt::Key_Return);
        QTRY_COMPARE(m_shell->page(), static_cast<Page*>(&m_shell->window.replay()));
        QVERIFY(m_shell->window.replay().analysis().wanted());
        QTRY_VERIFY(m_shell->window.replay().analysis().review() != nullptr);
        const auto shown = m_shell->window.replay().cursor().replay()->decisions().find(moment.number);
        QVERIFY(shown);
        QCOMPARE(m_shell->window.replay().cursor().position(),
                 m_shell->window.replay().cursor().replay()->position_of_step(shown->step));
    }

    /// Everything asked is of the kind in the selected row: first the clear ones of these matches, then of new ones.
    void practisesAKind() {
        const QString file = reviewFile(*m_folder, "some.hmatch", 3);
        queue().add({.title = "Some", .paths = {file}});
        m_shell->window.main().showPage(&page());
        QTRY_VERIFY(idle() && !page().reading() && page().found() && page().found()->reviewed == 3);
        clickOn(page(), "Kinds of decisions");
        QAbstractItemModel& kinds = *page().table()->model();
        const auto& reviews = page().found()->groups.front();
        const auto all = reviews.game().decision_kinds();
        const auto row_kind = [&](int row) {
            const QString title = kinds.index(row, 1).data().toString();
            const auto at = std::find_if(all.begin(), all.end(), [&](const auto& kind) {
                return said(word_of(reviews.game().info(), Word::Decision, kind)) == title;
            });
            return static_cast<int>(at - all.begin());
        };
        int row = kinds.rowCount() - 1; // the last one that has some
        const auto clear = [&] {
            return reviews.clear_moments(row_kind(row), kinds.index(row, 0).data().toString().toLower().toStdString(),
                                         20);
        };
        while (row > 0 && clear().empty())
            --row;
        const int kind = row_kind(row);
        const auto moments = clear();
        QVERIFY(row > 0 && moments.size() < 20);
        const QModelIndex cell = kinds.index(row, 1);
        page().table()->scrollTo(cell);
        QTest::mouseClick(page().table()->viewport(), Qt::LeftButton, {}, page().table()->visualRect(cell).center());
        clickOn(m_shell->window.main(), "Practise this");
        QuizPage& quiz = m_shell->window.quiz();
        QTRY_COMPARE(m_shell->page(), static_cast<Page*>(&quiz));
        for (std::size_t i = 0; i < moments.size() + 2; ++i) {
            if (i > 0) m_shell->key(Qt::Key_N);
            QTRY_VERIFY(!quiz.working());
            QVERIFY2(quiz.puzzle() != nullptr, qPrintable(quiz.words()));
            const Puzzle& puzzle = *quiz.puzzle();
            if (i < moments.size()) QCOMPARE(puzzle.decision.number, moments[i].number);
            const auto replay = Replay::make(puzzle.record, Replay::Asking::Later);
            QCOMPARE(reviews.game().decision_kind(*question_of(*replay)->seen(puzzle.decision.seat)), kind);
        }
    }

    void styleOfABot() {
        const QString file = reviewFile(*m_folder, "some.hmatch", 2);
        queue().add({.title = "Some", .paths = {file}});
        m_shell->window.main().showPage(&page());
        QTRY_VERIFY(idle() && !page().reading() && page().found() && page().found()->reviewed == 2);
        page().showPart(ReviewsPage::Style);
        page().bots()->setCurrentIndex(page().bots()->findData("bold"));
        const QAbstractItemModel& style = *page().table()->model();
        QVERIFY(style.rowCount() >= 2);
        const auto bold = page().found()->groups.front().entrants();
        const auto one = std::find_if(bold.begin(), bold.end(), [](const auto& e) { return e.name == "bold"; });
        QVERIFY(one != bold.end());
        const AnswerShare& share = one->styles.front();
        QCOMPARE(share.answer, std::string("ends"));
        QCOMPARE(style.index(0, 1).data().toString(), botStyle("pazaak", "ends"));
        QCOMPARE(style.index(0, 2).data().toString(), QString::number(share.times));
        QCOMPARE(style.index(0, 3).data().toString(), QString::number(share.of));
    }

    void recentMatchesFromTheStartPage() {
        auto* analyse = m_shell->window.home().barActions().at(1);
        QVERIFY(!analyse->isEnabled());
        const Library library(m_folder->filePath("matches").toStdString());
        QVERIFY(library.add(reviewMatch(1), 1'700'000'000));
        restart();
        analyse = m_shell->window.home().barActions().at(1);
        QTRY_VERIFY(analyse->isEnabled());
        analyse->trigger();
        QCOMPARE(m_shell->page(), static_cast<Page*>(&page()));
        QTRY_VERIFY(queue().size() == 1 && queue().task(0).state == State::Done);
        QCOMPARE(queue().task(0).judged, 1);
        QTRY_VERIFY(m_shell->recent()->rowCount() == 1);
    }

    /// A match of a tournament that is analysed in Replay: its analysis lies beside the tournament and is found again.
    void aTournamentsMatchKeepsIts() {
        TournamentPage& tournaments = m_shell->window.tournaments();
        m_shell->window.main().showPage(&tournaments);
        tournaments.start(planOf(1), 1);
        QTRY_VERIFY(tournaments.job() != nullptr && tournaments.job()->complete());
        const std::string file = tournaments.job()->path().toStdString();
        ReplayPage& replay = m_shell->window.replay();
        const auto open = [&] {
            auto record = reviewed_match({file, 0, true});
            std::erase_if(record->extra, [](const auto& field) { return field.first == kReviewField; });
            return replay.opening().open(std::move(*record),
                                         MatchOrigin::ofTournament(QString::fromStdString(file), 0));
        };
        QVERIFY(open());
        replay.setAnalysing(true);
        QTRY_VERIFY(replay.analysis().review());
        QTRY_COMPARE(read_reviews({file}, {}, {}).reviewed, 1u);
        const auto first = replay.analysis().review();
        replay.setAnalysing(false);
        QVERIFY(open());
        QVERIFY(!replay.analysis().review());
        replay.setAnalysing(true);
        QTRY_VERIFY(replay.analysis().review());
        const Record& record = replay.cursor().document()->record();
        QVERIFY(review_to_json(*replay.analysis().review(), record) == review_to_json(*first, record));
    }

    /// What the menu asks for is analysed; so few matches have no intervals, and nothing is shown of them.
    void tooFewForLuck() {
        TournamentPage& tournaments = m_shell->window.tournaments();
        m_shell->window.main().showPage(&tournaments);
        tournaments.start(planOf(1), 1);
        QTRY_VERIFY(tournaments.job() != nullptr && tournaments.job()->complete());
        const TournamentLuck& luck = tournaments.view().luck();
        QVERIFY(luck.words().isEmpty());
        auto* button = luck.button();
        QVERIFY(button->isVisible());
        auto* ask = button->menu()->findChild<QAction*>("luck.100");
        QVERIFY(ask != nullptr);
        ask->trigger();
        QTRY_VERIFY(luck.words().contains("3 of 3 matches") && idle() && !luck.reading());
        QCOMPARE(queue().task(0).judged, 3);
        QVERIFY2(luck.words().contains(QString::number(TournamentLuck::kLeastMatches)), qPrintable(luck.words()));
        QVERIFY(luck.entrants().empty());
        QCOMPARE(tournaments.view().standings().columnOf(StandingsModel::Adjusted), -1);
        QCOMPARE(tournaments.view().standings().columnOf(StandingsModel::Worth), -1);
    }

    /// Columns beside the plain score, once enough matches have been analysed, and from how many it is.
    void luckInStandings() {
        TournamentPage& tournaments = m_shell->window.tournaments();
        m_shell->window.main().showPage(&tournaments);
        Plan plan = planOf(16);
        plan.bots = {"bold", "cautious", "bold"};
        tournaments.start(plan, 1);
        QTRY_VERIFY(tournaments.job() != nullptr && tournaments.job()->complete());
        const QString path = tournaments.job()->path();
        ReviewOrder order;
        order.samples = 1; // how well they are judged is not the matter here
        QCOMPARE(review_and_keep({{path.toStdString()}, 48}, order, {}).done, 48u);
        const auto found = read_reviews({path.toStdString()}, {}, {});
        QCOMPARE(found.reviewed, 48u);
        restart();
        m_shell->window.open({path});
        TournamentView& view = m_shell->window.tournaments().view();
        StandingsModel& standings = view.standings();
        const QAbstractItemModelTester tester(&standings);
        QTRY_VERIFY(standings.columnOf(StandingsModel::Adjusted) >= 0);
        const int column = standings.columnOf(StandingsModel::Adjusted);
        const ReviewUnits units(plan.entry().info());
        const auto names = entrant_names(plan);
        for (const EntrantReview& one : found.groups.front().entrants()) {
            const int entrant = static_cast<int>(std::find(names.begin(), names.end(), one.name) - names.begin());
            for (int row = 0; row < standings.rowCount(); ++row) {
                if (standings.index(row, 0).data(StandingsModel::EntrantRole).toInt() != entrant) continue;
                const QString text = standings.index(row, column).data().toString();
                QVERIFY2(text.startsWith(units.value(one.luck_adjusted.value)), qPrintable(text));
                QVERIFY2(text.contains(QChar(0xB1)), qPrintable(text));
            }
        }
        const QString head = standings.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY2(head.contains("48 of 48 matches"), qPrintable(head));
        QVERIFY(view.luck().words().contains("48 of 48 matches"));
    }
};

HILLTOP_TEST(ReviewsTest)
#include "reviews_test.moc"
