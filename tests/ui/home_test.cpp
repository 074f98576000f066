// SPDX-License-Identifier: GPL-3.0-or-later
// What the start page says about matches: those that were left, how well the others were played, the match looked at
// last, and positions to repeat.
#include "analysis/review_text.h"
#include "documents/record_names.h"
#include "home/home_rows.h"
#include "play/match_setup.h"
#include "play/new_match_dialog.h"
#include "profile/daily.h"
#include "profile/library.h"
#include "profile/rated_ledger.h"
#include "records/record_file.h"
#include "records/record_text.h"
#include "review_files/quiz_deck.h"
#include "reviews/practice.h"
#include "settings/own_person.h"
#include "shell.h"
#include "style/panel.h"
#include "support/test.h"
#include "text/game_texts.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace hilltop;

namespace {

/// A person's match against bots that play at random, of two seats.
Record ownMatch(std::uint64_t number) {
    Record match = matchOf(*find_game("pazaak"), number);
    match.seats[0] = {kPerson, 0, {}};
    return match;
}

/// The same, left after some steps.
Record leftMatch(std::uint64_t number, std::size_t steps = 3) {
    Record match = ownMatch(number);
    match.steps.resize(steps);
    match.result.reset();
    match.digest.reset();
    return match;
}

} // namespace

class HomeTest : public ShellTests {
    Q_OBJECT

    QString cell(int row, int column) {
        const QTableWidgetItem* item = m_shell->recent()->item(row, column);
        return item != nullptr ? item->text() : QString();
    }
    void addMatch(const Record& match, std::int64_t when) {
        QVERIFY(Library(m_folder->filePath("matches").toStdString()).add(match, when));
    }
    /// The second lines of the matches that can be deleted, in sight: all but the one at the table.
    QList<TextLabel*> leftOnes() {
        QList<TextLabel*> found;
        for (auto* label : m_shell->window.home().findChildren<TextLabel*>("detail"))
            if (label->isVisible() && label->parentWidget()->findChild<QToolButton*>() != nullptr) found << label;
        return found;
    }
    void playDaily(const QString& game) {
        clickOn(m_shell->window.home(), "Deal of the day");
        QVERIFY(layOut(m_shell->window.main()));
        const QString name = "Play the deal of " + gameTitle(game.toStdString());
        for (QPushButton* button : m_shell->window.home().findChildren<QPushButton*>())
            if (button->isVisible() && button->accessibleName() == name)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(name));
    }
    /// In sight, and begins so.
    TextLabel* words(const QString& text) {
        for (TextLabel* label : m_shell->window.home().findChildren<TextLabel*>())
            if (label->isVisible() && label->text().startsWith(text)) return label;
        return nullptr;
    }

private slots:
    void init() { ShellTests::init(); }
    void cleanup() { ShellTests::cleanup(); }

    /// All that were left, newest first, with the score and when: each goes on as it was, is deleted and had back.
    void continueHasAllThatWereLeft() {
        addMatch(leftMatch(1), 1000);
        addMatch(ownMatch(2), 2000);
        addMatch(leftMatch(3, 5), 3000);
        Record lost = leftMatch(4);
        lost.rated = true;
        addMatch(lost, 4000);
        restart();
        QTRY_COMPARE(leftOnes().size(), 2);
        QTRY_COMPARE(m_shell->recent()->rowCount(), 2); // the finished one, and the rated one that is lost
        QCOMPARE(cell(0, 2), QString("Left"));
        QVERIFY(layOut(m_shell->window.main()));
        const auto row = [this](std::size_t steps) -> TextLabel* {
            const Record match = leftMatch(steps == 5 ? 3 : 1, steps);
            const auto replay = Replay::make(match);
            const QString score = scoreLine(replay->table(replay->positions() - 1), recordNames(match));
            for (TextLabel* label : leftOnes())
                if (label->text().contains(score)) return label;
            return nullptr;
        };
        QVERIFY(leftOnes().front()->text().startsWith("against "));
        QCOMPARE(row(5), leftOnes().front());
        QTest::mouseClick(leftOnes().back()->parentWidget()->findChild<QToolButton*>(), Qt::LeftButton);
        QTRY_COMPARE(leftOnes().size(), 1);
        QTRY_VERIFY((m_shell->key(Qt::Key_Z, Qt::ControlModifier), leftOnes().size() == 2)); // not while it is written
        QVERIFY(layOut(m_shell->window.main()));
        QTest::mouseClick(leftOnes().back()->parentWidget()->findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(m_shell->page(), &m_shell->window.play());
        QVERIFY(m_shell->window.play().record().steps == leftMatch(1).steps);
        QTRY_COMPARE(Library(m_folder->filePath("matches").toStdString()).recent(9).size(), std::size_t{3});
        restart(); // it waits now, and is there once
        QTRY_VERIFY(leftOnes().size() == 2 && leftOnes().front()->text().contains(", 3 decisions") &&
                    row(5) == leftOnes().back());
        QVERIFY(layOut(m_shell->window.main()));
        QTest::mouseClick(leftOnes().front()->parentWidget()->findChild<QToolButton*>(), Qt::LeftButton);
        QTRY_COMPARE(leftOnes().size(), 1);
        QTRY_VERIFY(!QFile::exists(m_folder->filePath("unfinished.hmatch")));
        m_shell->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(leftOnes().size(), 2); // with the others
        QVERIFY(row(3) == leftOnes().front());
    }

    /// Whatever takes their place, and however often: none vanishes, and none becomes rated or practice.
    void leftForAnotherGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("daily");
        for (const GameEntry* game : games())
            for (const bool daily : {false, true})
                QTest::addRow("%s-%s", game->info().id, daily ? "daily" : "play")
                    << QString::fromUtf8(game->info().id) << daily;
    }
    void leftForAnotherGame() {
        QFETCH(const QString, game);
        QFETCH(const bool, daily);
        const QString other = game == "rps" ? "pazaak" : "rps";
        m_shell->play(game);
        m_shell->waitForMe();
        m_shell->answer();
        m_shell->waitForMe();
        if (m_shell->table().over()) return; // one answer decides it
        const Record left = m_shell->window.play().record();
        m_shell->key(Qt::Key_1, Qt::ControlModifier);
        if (daily)
            playDaily(other);
        else
            m_shell->play(other);
        QTRY_COMPARE(m_shell->window.play().record().game, other.toStdString());
        m_shell->key(Qt::Key_1, Qt::ControlModifier);
        QTRY_COMPARE(leftOnes().size(), 1);
        QVERIFY(layOut(m_shell->window.main()));
        QTest::mouseClick(leftOnes().front()->parentWidget()->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_COMPARE(m_shell->page(), &m_shell->window.play());
        const Record& back = m_shell->window.play().record();
        QVERIFY(back.steps == left.steps && back.source == left.source && back.seats == left.seats);
        QCOMPARE(back.rated, left.rated);
        QVERIFY(!m_shell->window.play().scene().position()->rated());
        const auto kept = [&] { // the other one may be there, if a bot began it
            const auto all = Library(m_folder->filePath("matches").toStdString()).recent(9);
            return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.record.game == left.game; });
        };
        QTRY_VERIFY(!kept()); // it is at the table
    }

    /// Today's next deal, and the weakest bot above the person's rating: a rated match that is only proposed.
    void continueHasGoals() {
        Record rated = ownMatch(1);
        rated.seats[1] = {"novice", find_game("pazaak")->find_bot("novice")->version, {}};
        rated.rated = true;
        QVERIFY(keep_match(m_folder->filePath("matches").toStdString(), rated, 1'764'000'000));
        restart();
        QTRY_VERIFY(words("Pazaak, next rival: ") != nullptr);
        QVERIFY(words("Deal of the day: Pazaak") != nullptr && words("0 of 6 played today") != nullptr);
        QVERIFY(layOut(m_shell->window.main()));
        bool seen = false;
        withDialog<NewMatchDialog>(seen, [](NewMatchDialog& sheet) {
            QCOMPARE(sheet.startButton()->text(), QString("Start rated match"));
            QVERIFY(sheet.setup().rated && sheet.setup().seats.count("novice") == 0);
            QTest::keyClick(&sheet, Qt::Key_Escape);
        });
        QTest::mouseClick(continueButton("Rated match…"), Qt::LeftButton);
        QTRY_VERIFY(seen);
        QVERIFY(!m_shell->window.play().hasMatch());
        QTest::mouseClick(continueButton("Play deal"), Qt::LeftButton);
        QTRY_VERIFY(m_shell->window.play().hasMatch());
        QCOMPARE(m_shell->window.play().record().source.seed, m_shell->window.dailyClock().today());
        QVERIFY(!m_shell->window.play().record().rated);
    }

    /// Who starts for the first time finds the deals of the day in all the room there is, and no empty lists.
    void firstStartHasNoEmptyBoxes() {
        HomePage& home = m_shell->window.home();
        QTRY_VERIFY(words("Deal of the day") != nullptr);
        for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080)}) {
            m_shell->window.main().resize(size);
            QVERIFY(layOut(m_shell->window.main()));
            for (const char* box : {"Continue", "Recent matches", "Your results", "Finished matches",
                                    "Matches you leave", "Rated matches show"})
                QVERIFY2(words(box) == nullptr, box);
            QVERIFY(!home.findChild<Segmented*>()->isVisible() && !m_shell->recent()->isVisible());
            const auto* daily = home.findChild<DailyDeals*>();
            QVERIFY(daily->isVisible() && daily->width() > home.width() * 9 / 10 - 100);
        }
        addMatch(ownMatch(1), 1000);
        m_shell->window.play().matchesChanged();
        QTRY_VERIFY(m_shell->recent()->isVisible() && words("Continue") != nullptr);
    }

    /// Once, and with either button for good.
    void nameAndFaceAreAskedAtTheFirstStart() {
        const auto name = [this] {
            const auto lines = m_shell->window.home().findChildren<QLineEdit*>();
            for (QLineEdit* line : lines)
                if (line->isVisible() && line->accessibleName() == "Your name") return line;
            return static_cast<QLineEdit*>(nullptr);
        };
        QTRY_VERIFY(name() != nullptr);
        QTest::keyClicks(name(), " Annabella-Maria");
        for (auto* face : m_shell->window.home().findChildren<QAbstractButton*>())
            if (face->accessibleName() == "Rosa") QTest::mouseClick(face, Qt::LeftButton);
        QTest::mouseClick(m_shell->button("Done"), Qt::LeftButton);
        QVERIFY(name() == nullptr);
        QCOMPARE(ownPerson().name, QString("Annabella-M")); // twelve letters with the space
        QCOMPARE(ownPortrait(), QString("rosa"));
        restart();
        QTRY_VERIFY(words("Deal of the day") != nullptr);
        QVERIFY(name() == nullptr);
        QCOMPARE(ownPortrait(), QString("rosa"));
        m_shell->play("pazaak");
        QTRY_VERIFY(m_shell->window.play().hasMatch());
        const auto seats = m_shell->window.play().scene().position()->seats();
        QCOMPARE(std::count_if(seats.begin(), seats.end(),
                               [](const TableSeat& seat) { return seat.portrait.contains("rosa"); }),
                 1);
        QVERIFY(std::any_of(seats.begin(), seats.end(),
                            [](const TableSeat& seat) { return seat.me && seat.name == "Annabella-M"; }));
        m_shell->window.settings().set<QString>(kOwnNameKey, QStringLiteral("Ann"));
        const auto now = m_shell->window.play().scene().position()->seats();
        QVERIFY(std::any_of(now.begin(), now.end(), [](const TableSeat& seat) { return seat.name == "Ann"; }));
        setOwnPerson({});
    }

    void accuracyStandsBesideJudgedMatches() {
        Record judged = ownMatch(1);
        const auto found = review(*Replay::make(judged, Replay::Asking::Later), {.samples = 4});
        QVERIFY(found && *found);
        keep_review(judged, **found);
        addMatch(ownMatch(2), 1000);
        addMatch(judged, 2000);
        restart();
        QTRY_COMPARE(m_shell->recent()->rowCount(), 2);
        QVERIFY(layOut(m_shell->window.main()));
        const double accuracy = (*found)->seats[0].accuracy;
        QCOMPARE(cell(0, 3), QLocale().toString(100 * accuracy, 'f', 1));
        QCOMPARE(cell(1, 3), QString());
        QVERIFY(!m_shell->recent()->isColumnHidden(3));
        m_shell->window.main().resize(960, 640);
        QVERIFY(layOut(m_shell->window.main()));
        QVERIFY(m_shell->recent()->isColumnHidden(3)); // names need the room
    }

    /// Also after a rated one: what costs rating has been asked for.
    void playIsPractice() {
        MatchSetup setup = rememberedSetup(m_shell->window.settings(), "rps");
        setup.rated = true;
        rememberSetup(m_shell->window.settings(), setup);
        m_shell->play("rps");
        QTRY_COMPARE(m_shell->window.play().record().game, std::string("rps"));
        QVERIFY(!m_shell->window.play().record().rated);
    }

    /// It is the person's match, not that of who sits first.
    void aMatchThatABotFinished() {
        for (std::uint64_t number = 1;; ++number) {
            Record match = matchOf(*find_game("pazaak"), number);
            if (match.result->winners != std::vector<int>{1}) continue;
            match.seats[1] = {kPerson, 0, {}};
            addMatch(sendAway(match, find_game("pazaak")->strongest_bot()), 1000);
            break;
        }
        restart();
        QTRY_COMPARE(m_shell->recent()->rowCount(), 1);
        QCOMPARE(cell(0, 2), QString("Won"));
    }

    /// Nobody at this screen has won it or lost it, and nobody has played against its bots.
    void aMatchThatWasWatched() {
        const Record watched = matchOf(*find_game("pazaak"), 3);
        addMatch(watched, 1000);
        restart();
        QTRY_COMPARE(m_shell->recent()->rowCount(), 1);
        QCOMPARE(cell(0, 2), QString("Watched"));
        const QTableWidgetItem* game = m_shell->recent()->item(0, 0);
        QCOMPARE(game->data(Qt::AccessibleTextRole).toString(), "Pazaak, " + recordSeats(watched));
    }

    /// All of them, as All results does.
    void countsMoreThanAThousandMatches() {
        const std::string folder = m_folder->filePath("matches").toStdString();
        QVERIFY(QDir().mkpath(m_folder->filePath("matches")));
        Record match = ownMatch(1);
        for (const char* month : {"2020-01", "2020-02"}) {
            std::vector<Record> all;
            for (int i = 0; i < 600; ++i)
                all.push_back(dated(match, 1'577'836'800 + i));
            QVERIFY(save_records(folder + '/' + month + ".hmatch", all));
        }
        restart();
        const auto* part = m_shell->window.home().findChild<HomeResults*>();
        const auto says = [&] {
            QStringList said;
            for (const QLabel* label : part->findChildren<QLabel*>())
                said << label->text();
            return said;
        };
        QTRY_VERIFY2(says().contains(QLocale().toString(1200)), qPrintable(says().join('|')));
    }

    /// Also after the program has ended; once the match has gone from its file it is no other one that is shown.
    void lastReplayGoesOn() {
        addMatch(ownMatch(1), 1000);
        const Cast drawn = castOf(ownMatch(2));
        addMatch(withCast(ownMatch(2), {drawn[1], drawn[0]}), 2000); // as in a rematch
        restart();
        QTRY_COMPARE(m_shell->recent()->rowCount(), 2);
        QVERIFY(continueButton("Replay") == nullptr);
        const auto* recent = m_shell->recent();
        QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0, 0)).center());
        QCOMPARE(m_shell->page(), &m_shell->window.replay());
        m_shell->window.replay().cursor().goToDecision(3);
        const int position = m_shell->window.replay().cursor().position();
        m_shell->key(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(words("Pazaak, decision 4") != nullptr);
        restart();
        QTRY_VERIFY(words("Pazaak, decision 4") != nullptr);
        QVERIFY(words("against " + nameOf(*drawn[0])) != nullptr);
        QTest::mouseClick(continueButton("Replay"), Qt::LeftButton);
        QTRY_COMPARE(m_shell->page(), &m_shell->window.replay());
        QCOMPARE(m_shell->window.replay().cursor().position(), position);
        QVERIFY(m_shell->window.replay().cursor().document()->record().steps == ownMatch(2).steps);
        m_shell->key(Qt::Key_1, Qt::ControlModifier);
        const auto matches = Library(m_folder->filePath("matches").toStdString()).recent(9);
        QVERIFY(Library(m_folder->filePath("matches").toStdString()).remove(matches[0]));
        restart();
        QTRY_VERIFY(words("Pazaak, decision 4") != nullptr);
        QTest::mouseClick(continueButton("Replay"), Qt::LeftButton);
        QTRY_VERIFY(words("Pazaak, decision 4") == nullptr);
        QCOMPARE(m_shell->page(), &m_shell->window.home());
    }

    /// At midnight UTC, while the window is open: yesterday's tries go, and today's deals can be played.
    void dealsChangeAtMidnight() {
        constexpr std::int64_t kMidnight = 1'764'201'600; // 2025-11-27, 00:00 UTC
        constexpr std::int64_t kBefore = 40;              // milliseconds
        m_shell->window.dailyClock().setClock([] { return (kMidnight - 3600) * 1000; });
        Record tried = *play_record(*find_game("pazaak"), default_values(find_game("pazaak")->rules()),
                                    {daily_seed(kMidnight - 3600), 0, 0}, std::vector<std::string>(2, "careful"));
        tried.seats[0] = {kPerson, 0, {}};
        addMatch(tried, kMidnight - 3600);
        m_shell->window.play().matchesChanged();
        const auto playable = [this] {
            const auto buttons = m_shell->window.home().findChildren<QPushButton*>();
            return std::any_of(buttons.begin(), buttons.end(), [](const QPushButton* button) {
                return button->accessibleName() == "Play the deal of Pazaak";
            });
        };
        const auto title = [this] {
            QStringList titles;
            for (const auto* label : m_shell->window.home().findChildren<TextLabel*>("part title"))
                titles << label->text();
            return titles.join('|');
        };
        const QString day = QLocale().toString(QDate(2025, 11, 26), QLocale::ShortFormat);
        QTRY_VERIFY2(title().contains(day) && !playable(), qPrintable(title()));
        QElapsedTimer since;
        since.start();
        m_shell->window.dailyClock().setClock([&] { return kMidnight * 1000 - kBefore + since.elapsed(); });
        const QString next = QLocale().toString(QDate(2025, 11, 27), QLocale::ShortFormat);
        QTRY_VERIFY2(title().contains(next) && playable(), qPrintable(title()));
        m_shell->window.home().dailyRequested("pazaak");
        QCOMPARE(m_shell->window.play().record().source.seed, std::uint64_t{20251127});
        m_shell->window.dailyClock().setClock([] { return kMidnight * 1000; });
    }

    void duePositionsLeadToTheQuiz() {
        const Record match = matchOf(*find_game("pazaak"), 4);
        const auto replay = Replay::make(match, Replay::Asking::Later);
        const auto found = review(*replay, {.samples = 20});
        QVERIFY(found && *found);
        QuizDeck deck;
        const int today = QuizPage::currentDay();
        for (const ReviewedDecision* wrong : marked(**found)) {
            const auto puzzle = puzzle_of(*replay, **found, wrong->number);
            if (puzzle) deck.answer(*puzzle, "a test", wrong->played, today - 3);
        }
        const int due = static_cast<int>(deck.due(today).size());
        QVERIFY(due > 1);
        QVERIFY(deck.save(m_folder->filePath("quiz.jsonl").toStdString()));
        restart();
        QTRY_VERIFY(words(QString("%1 position").arg(due)) != nullptr);
        QTest::mouseClick(continueButton("Quiz"), Qt::LeftButton);
        QCOMPARE(m_shell->page(), &m_shell->window.quiz());
        QuizPage& quiz = m_shell->window.quiz();
        QTRY_VERIFY(!quiz.working() && quiz.puzzle() != nullptr);
        QCOMPARE(quiz.puzzle()->decision.number, deck.due(today).front()->puzzle.decision.number);
        quiz.scene().answer(QString::fromStdString(quiz.puzzle()->decision.options.front().word.value_or("")));
        QTRY_VERIFY(quiz.verdict() != nullptr);
        m_shell->key(Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(words(QString("%1 position").arg(due - 1)) != nullptr);
    }

    /// What can wait longest gives way where there is no room.
    void continueFitsSmallWindows() {
        HomePage home;
        home.setGames(std::vector<HomeGame>(6, {"pazaak", "Pazaak", "2 seats", "Nearest to 20.", {}, {}}));
        home.resize(960, 542);
        home.show();
        QVERIFY(QTest::qWaitForWindowExposed(&home));
        std::vector<ContinueItem> items;
        for (const char* id : {"one", "two", "three", "four"})
            items.push_back({id, "cards", id, "waits", "Open", -1});
        home.setContinueItems(items);
        QVERIFY(layOut(home));
        const auto seen = [&home] {
            const auto labels = home.findChildren<TextLabel*>("title");
            return std::count_if(labels.begin(), labels.end(), [](const auto* label) { return label->isVisible(); });
        };
        QCOMPARE(seen(), 3);
        QVERIFY(home.findChild<QScrollArea*>()->verticalScrollBar()->maximum() == 0);
        home.resize(1280, 720);
        QVERIFY(layOut(home));
        QCOMPARE(seen(), 4);
    }

    /// In a row of their own where there is room, else among what can be gone on with; with nothing else there, the
    /// deals of the day have its place, so that no half of the page is empty.
    void goalsHaveARow() {
        HomePage home;
        home.setGames(std::vector<HomeGame>(6, {"pazaak", "Pazaak", "2 seats", "Nearest to 20.", {}, {}}));
        home.resize(1280, 702);
        home.show();
        QVERIFY(QTest::qWaitForWindowExposed(&home));
        const std::vector<ContinueItem> goals{{"daily/x", "deal", "Deal", "0 of 6", "Play deal", -1},
                                              {"drill", "quiz", "Drill", "3 mistakes", "Practise", -1},
                                              {"rival/x", "trophy", "Rival", "Rated 12", "Rated match…", -1}};
        home.setGoals(goals);
        home.setContinueItems(goals);
        home.setRecentMatches({{"1", "Pazaak", "against Wes", "3 – 1", "Won", true, "yesterday", true}});
        home.setDailyDeals("Deal of the day", std::vector<DailyDeal>(6, {"pazaak", "Pazaak", Qt::red, {}}), "12 deals");
        const auto seen = [&home](const QString& name) {
            QStringList texts;
            for (const auto* label : home.findChildren<TextLabel*>(name))
                if (label->isVisible()) texts << label->text();
            return texts;
        };
        const QStringList titles{"Deal", "Drill", "Rival"};
        for (const QSize size : {QSize(1280, 702), QSize(1440, 802)}) {
            home.resize(size);
            QVERIFY(layOut(home));
            QCOMPARE(seen("goal"), titles);
            QVERIFY(seen("title").isEmpty());
            const auto* daily = home.findChild<DailyDeals*>();
            QVERIFY(daily->isVisible() && daily->mapTo(&home, QPoint()).x() < home.width() / 4);
            QVERIFY(home.findChild<QScrollArea*>()->verticalScrollBar()->maximum() == 0);
        }
        QSignalSpy wanted(&home, &HomePage::continueRequested);
        clickOn(home, "Practise");
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().at(0).toString(), QString("drill"));
        auto items = goals;
        items.push_back({"u", "cards", "Unfinished", "against Wes", "Continue", -1, true});
        home.setContinueItems(items);
        QVERIFY(layOut(home));
        QCOMPARE(seen("title"), QStringList{"Unfinished"});
        QVERIFY(!home.findChild<DailyDeals*>()->isVisible()); // under its tab again
        home.resize(960, 542);
        QVERIFY(layOut(home));
        QVERIFY(seen("goal").isEmpty());
        QCOMPARE(seen("title"), titles); // and what there is no room for
        QVERIFY(home.findChild<QScrollArea*>()->verticalScrollBar()->maximum() == 0);
    }

    /// What an analysis found to cost most is asked in the quiz.
    void costliestKindIsPractised() {
        QTRY_VERIFY(!m_shell->window.home().isHidden());
        QString kind;
        for (std::uint64_t number = 1; kind.isEmpty() && number < 40; ++number) {
            Record judged = ownMatch(number);
            const auto found = review(*Replay::make(judged, Replay::Asking::Later), {.samples = 20});
            QVERIFY(found && *found);
            keep_review(judged, **found);
            const auto practice = costliestKind({{"a.hmatch", 0, judged, 1000, {}}});
            if (!practice) continue;
            QVERIFY(practice->mistakes > 0);
            kind = practice->title();
            addMatch(judged, 1000);
        }
        QVERIFY(!kind.isEmpty());
        restart();
        QTRY_VERIFY(words("Pazaak, practise: " + kind) != nullptr);
        QVERIFY(layOut(m_shell->window.main()));
        QTest::mouseClick(continueButton("Practise"), Qt::LeftButton);
        QTRY_COMPARE(m_shell->page(), &m_shell->window.quiz());
        QCOMPARE(m_shell->window.quiz().source(), QuizPage::Given);
        QTRY_VERIFY(!m_shell->window.quiz().working() && m_shell->window.quiz().puzzle() != nullptr);
        QVERIFY(!costliestKind({{"a.hmatch", 0, ownMatch(1), 1000, {}}})); // without an analysis
    }

private:
    QPushButton* continueButton(const QString& text) {
        for (QPushButton* button : m_shell->window.home().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == text) return button;
        return nullptr;
    }
};

HILLTOP_TEST(HomeTest)
#include "home_test.moc"
