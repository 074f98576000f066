// SPDX-License-Identifier: GPL-3.0-or-later
// The quiz and what it asks about, and positions that are typed or pasted: they are judged.
#include "analysis/review_text.h"
#include "dialogs.h"
#include "documents/match_text.h"
#include "documents/record_names.h"
#include "records/moment_text.h"
#include "records/record_text.h"
#include "replay/analysis_panel.h"
#include "replay/analysis_views.h"
#include "replay/position_editor.h"
#include "replay/position_form.h"
#include "reviews/quiz_page.h"
#include "shell.h"
#include "support/test.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

using namespace hilltop;

namespace {

constexpr int kQuizDay = 20000;

Record quizMatch() {
    const GameEntry& game = *find_game("pazaak");
    return *play_record(game, default_values(game.rules()), {42, 1, 1}, std::vector<std::string>{"cautious", "bold"});
}

/// The match up to a question with a choice.
Record openMatch() {
    const Record record = quizMatch();
    const auto replay = Replay::make(record, Replay::Asking::Later);
    for (int position = replay->positions() / 2; position < replay->positions(); ++position) {
        const Table& table = replay->table(position);
        if (table.deciding().empty() || table.menu(*table.pending().begin()).size() < 2) continue;
        return cut_before(record, table.steps());
    }
    return record;
}

ReviewOrder quizOrder() {
    ReviewOrder order;
    order.samples = 20;
    return order;
}

QString copied(const Record& record) {
    const auto replay = Replay::make(record, Replay::Asking::Later);
    return copyOf(*replay, replay->positions() - 1, recordNames(record), SeatSet::all(2));
}

} // namespace

class QuizTest : public ShellTests {
    Q_OBJECT

    QuizPage& quiz() { return m_shell->window.quiz(); }
    ReplayPage& replay() { return m_shell->window.replay(); }

    void toQuiz() {
        m_shell->window.main().showPage(&quiz());
        QTRY_VERIFY(!quiz().working());
        quiz().setDay(kQuizDay);
    }
    /// Pazaak's quickest to judge.
    void ask(QuizPage::Source source) {
        quiz().game()->setCurrentIndex(quiz().game()->findData("pazaak"));
        quiz().setSource(source);
        quiz().next();
        QTRY_VERIFY(!quiz().working());
    }
    void answer(const std::optional<std::string>& word) {
        quiz().scene().answer(QString::fromStdString(word.value_or("")));
    }

private slots:
    void pastedPositionIsJudged() {
        QGuiApplication::clipboard()->setText(copied(openMatch()));
        m_shell->key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_shell->page(), static_cast<Page*>(&replay()));
        QVERIFY(replay().analysis().wanted());
        QTRY_VERIFY(replay().analysis().review() != nullptr);
        QTRY_VERIFY(replay().views()->panel()->options()->model()->rowCount() > 1);
        const ReviewedDecision& open = *replay().views()->panel()->decision();
        QCOMPARE(open.position, replay().cursor().positions() - 1);
        QVERIFY(!open.loss);
        for (const auto& option : open.options)
            QVERIFY(option.worth.value >= 0 && option.worth.value <= 1);
        // Elsewhere the review speaks, and here again what was found.
        replay().cursor().goTo(0);
        replay().cursor().goTo(replay().cursor().positions() - 1);
        QTRY_VERIFY(replay().views()->panel()->options()->model()->rowCount() > 1);
    }

    void positionIsSetUp() {
        m_shell->window.main().showPage(&replay());
        auto* action = m_shell->window.main().findChild<QAction*>("replay.type");
        QVERIFY(action != nullptr);
        action->trigger();
        auto* editor = m_shell->window.main().findChild<PositionEditor*>();
        QTRY_VERIFY(editor != nullptr && editor->isVisible());
        // It begins with a question that is judged at once.
        QVERIFY(editor->problem().isEmpty() && editor->form() != nullptr);
        QTRY_VERIFY(editor->options()->model()->rowCount() > 1);
        // Text and fields follow each other.
        editor->setPosition(R"({"game":"pazaak","position":{"me":0,"turn":0,"side":[2,5],"seats":[
            {"row":[{"value":7},{"value":9}],"side_left":2},{"row":[{"value":10}]}]}})");
        QVERIFY2(editor->problem().isEmpty(), qPrintable(editor->problem()));
        auto* wins = qobject_cast<QSpinBox*>(editor->form()->field("seats[0].wins"));
        auto* row = qobject_cast<QLineEdit*>(editor->form()->field("seats[0].row"));
        QVERIFY(wins != nullptr && row != nullptr);
        QCOMPARE(row->text(), QString("house 7, house 9"));
        wins->setValue(2);
        QVERIFY(editor->text()->toPlainText().contains("\"wins\":2"));
        // The number of the hand follows, where it was refused before.
        QTRY_VERIFY(qobject_cast<QSpinBox*>(editor->form()->field("hand"))->value() == 3);
        QTRY_VERIFY(editor->options()->model()->rowCount() == 4);
        // What cannot be is said, and nothing can be played.
        row->setText("house 7, house 7, house 7, house 7, house 7");
        QTRY_VERIFY(editor->problem().contains("house card 7"));
        QVERIFY(!editor->playButton()->isEnabled());
        // It stands at its field, which says so by itself, and a button leads there.
        QVERIFY(editor->problem().startsWith("Seat 1, Row: "));
        QVERIFY(row->accessibleDescription().contains("house card 7") && wins->accessibleDescription().isEmpty());
        QTest::mouseClick(editor->toFieldButton(), Qt::LeftButton);
        QVERIFY(row->hasFocus());
        row->setText("house 7, nine");
        QVERIFY(editor->problem().contains("can’t be read"));
        QVERIFY(row->accessibleDescription().contains("can’t be read"));
        row->setText("house 7, house 8");
        QTRY_VERIFY(editor->problem().isEmpty());
        QVERIFY(row->accessibleDescription().isEmpty() && !editor->toFieldButton()->isVisible());
        // What is typed as text is wrong there: the fields still have what could be read last.
        const QString good = editor->text()->toPlainText();
        editor->setPosition(QString(good).replace("\"wins\":2", "\"wins\":7"));
        QVERIFY(editor->problem().startsWith("seats[0].wins: the value is 7"));
        QCOMPARE(editor->text()->accessibleDescription(), editor->problem());
        QVERIFY(wins->accessibleDescription().isEmpty());
        editor->setPosition(good);
        QVERIFY(editor->problem().isEmpty() && editor->text()->accessibleDescription().isEmpty());
        QTest::mouseClick(editor->showButton(), Qt::LeftButton);
        QTRY_VERIFY(replay().analysis().wanted() && replay().analysis().review() != nullptr);
        QVERIFY(!replay().cursor().replay()->record().start.empty());
    }

    /// Play from here: the person is asked just this, at the table.
    void positionIsPlayed() {
        m_shell->window.main().showPage(&replay());
        QVERIFY(replay().opening().open({openMatch()}, {}, 0));
        replay().cursor().goTo(replay().cursor().positions() - 1);
        m_shell->window.main().findChild<QAction*>("replay.type")->trigger();
        auto* editor = m_shell->window.main().findChild<PositionEditor*>();
        QTRY_VERIFY(editor != nullptr && editor->isVisible());
        const QString text = editor->text()->toPlainText();
        QTest::mouseClick(editor->playButton(), Qt::LeftButton);
        QTRY_COMPARE(m_shell->page(), &m_shell->window.play());
        const Table& table = m_shell->window.play().session()->table();
        const Seat seat = *table.asked().begin();
        QCOMPARE(QString::fromStdString(write_position(table, seat)), text);
    }

    /// Where notes on the match that is shown have no file, they are asked about before anything is played.
    void positionWaitsForNotes() {
        m_shell->window.main().showPage(&replay());
        QVERIFY(replay().opening().open({openMatch()}, {}, 0));
        replay().cursor().goTo(replay().cursor().positions() - 1);
        const auto noted = replay().cursor().document();
        noted->setNotes(QStringLiteral("not in any file"));
        m_shell->window.main().findChild<QAction*>("replay.type")->trigger();
        auto* editor = m_shell->window.main().findChild<PositionEditor*>();
        QTRY_VERIFY(editor != nullptr && editor->isVisible());
        const QString text = editor->text()->toPlainText();
        QTest::mouseClick(editor->playButton(), Qt::LeftButton);
        QTRY_VERIFY(qobject_cast<QMessageBox*>(QApplication::activeModalWidget()) != nullptr);
        QCOMPARE(m_shell->page(), &replay());
        QVERIFY(!m_shell->window.play().hasMatch() && replay().cursor().document() == noted);
        bool asked = false;
        withDialog<QMessageBox>(
            asked, [](QMessageBox& box) { QTest::mouseClick(box.button(QMessageBox::Discard), Qt::LeftButton); });
        QTRY_VERIFY(asked);
        QTRY_COMPARE(m_shell->page(), &m_shell->window.play());
        QVERIFY(replay().cursor().document() != noted);
        const Table& table = m_shell->window.play().session()->table();
        QCOMPARE(QString::fromStdString(write_position(table, *table.asked().begin())), text);
    }

    void wrongAnswersComeAgain() {
        toQuiz();
        ask(QuizPage::Easy);
        QVERIFY2(quiz().puzzle() != nullptr, qPrintable(quiz().words()));
        QVERIFY(quiz().verdict() == nullptr);
        const QAbstractItemModelTester options(&quiz().options()), weeks(&quiz().weeks());
        const auto asked = quiz().puzzle()->decision;
        answer(asked.options.back().word);
        QVERIFY(quiz().verdict() != nullptr);
        QCOMPARE(quiz().verdict()->loss->value, asked.options.back().behind.value);
        QCOMPARE(quiz().options().rowCount(), static_cast<int>(asked.options.size()));
        QVERIFY(quiz().options().index(0, 0).data().toString().contains("best"));
        QVERIFY(quiz().options().index(quiz().options().rowCount() - 1, 0).data().toString().contains("yours"));
        QCOMPARE(quiz().deck().cards().size(), 1u);
        answer(asked.options.front().word); // one try
        QCOMPARE(quiz().deck().tries().size(), 1u);
        QTRY_VERIFY(!quiz().saving());

        // Not today; tomorrow, after a restart.
        ask(QuizPage::Again);
        QVERIFY(quiz().words().contains("Nothing is due today"));
        restart();
        toQuiz();
        quiz().setDay(kQuizDay + 1);
        ask(QuizPage::Again);
        QVERIFY(quiz().puzzle() != nullptr && quiz().verdict() == nullptr);
        QCOMPARE(quiz().puzzle()->decision.number, asked.number);
        answer(asked.options.front().word);
        QVERIFY(quiz().words().contains("Right"));
        QCOMPARE(quiz().deck().cards().front().box, 1);
        QCOMPARE(quiz().weeks().rowCount(), 1);
        QCOMPARE(quiz().weeks().index(0, 1).data().toString(), QString("2"));
        QTRY_VERIFY(!quiz().saving());
    }

    void fromTheMistakesOfAMatch() {
        const auto match = Replay::make(quizMatch(), Replay::Asking::Later);
        auto reviewed = review(*match, quizOrder());
        Record record = quizMatch();
        QVERIFY(keep_review(record, **reviewed));
        QVERIFY(replay().opening().open({record}, {}, 0));
        m_shell->window.main().showPage(&replay());
        replay().setAnalysing(true);
        QTRY_VERIFY(replay().analysis().review());
        auto* action = m_shell->window.main().findChild<QAction*>("replay.quiz");
        QVERIFY(action != nullptr && action->isEnabled());
        action->trigger();
        QTRY_COMPARE(m_shell->page(), static_cast<Page*>(&quiz()));
        QTRY_VERIFY(!quiz().working() && quiz().puzzle() != nullptr);
        const auto marks = marked(**reviewed, mark_limits(match->game().info()));
        QCOMPARE(quiz().puzzle()->decision.number, marks.front()->number);
        // All of them are asked, then it ends with a sentence.
        for (std::size_t i = 1; i < marks.size(); ++i) {
            quiz().next();
            QTRY_VERIFY(!quiz().working());
            QCOMPARE(quiz().puzzle()->decision.number, marks[i]->number);
        }
        quiz().next();
        QTRY_VERIFY(!quiz().working());
        QVERIFY(quiz().words().contains("No more mistakes"));
    }

    void ownMistakes() {
        Record record = quizMatch();
        record.seats[0] = {kPerson, 0, {}};
        const auto match = Replay::make(record, Replay::Asking::Later);
        const auto reviewed = review(*match, {});
        QVERIFY(keep_review(record, **reviewed));
        QVERIFY(Library(m_folder->filePath("matches").toStdString()).add(record, 1'700'000'000));
        restart();
        toQuiz();
        ask(QuizPage::Own);
        QVERIFY2(quiz().puzzle() != nullptr, qPrintable(quiz().words()));
        QCOMPARE(quiz().puzzle()->decision.seat, Seat(0));
    }

    /// Its tab is in sight on every page, with a key of its own.
    void fromTheStartPage() {
        m_shell->key(Qt::Key_8, Qt::ControlModifier);
        QCOMPARE(m_shell->page(), static_cast<Page*>(&quiz()));
        QTRY_VERIFY(!quiz().working());
        QVERIFY(!quiz().findChild<TableView*>()->isVisible()); // no table to click on without a match
        m_shell->key(Qt::Key_Return);
        QTRY_VERIFY(!quiz().working() && quiz().puzzle() != nullptr);
        QVERIFY(quiz().findChild<TableView*>()->isVisible());
    }
};

HILLTOP_TEST(QuizTest)
#include "quiz_test.moc"
