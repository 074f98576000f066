// SPDX-License-Identifier: GPL-3.0-or-later
// Advice at the table: the hint with its numbers, and the tutor who asks before a costly answer.
#include "desk.h"
#include "documents/analysis_words.h"
#include "play/coach.h"
#include "play/hint_numbers.h"
#include "play/key_button.h"
#include "settings/key_editor.h"
#include "settings/shortcuts.h"
#include "support/test.h"
#include "text/game_texts.h"

#include <QAbstractItemModelTester>
#include <QKeySequenceEdit>
#include <QSignalSpy>
#include <QTableView>

using namespace hilltop;

namespace {

int allowedAnswers(const Desk& desk) {
    const auto menu = desk.table().menu(*desk.page->session()->askedPersons().begin());
    return static_cast<int>(
        std::count_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); }));
}

/// Until there is something to choose from.
void waitForAChoice(Desk& desk) {
    for (int i = 0; i < 60; ++i) {
        desk.waitForMe();
        QVERIFY(!desk.over());
        if (allowedAnswers(desk) > 1) return;
        const int steps = desk.table().steps();
        desk.page->scene().answer(desk.firstAllowed());
        QTRY_VERIFY(desk.over() || desk.table().steps() > steps);
    }
    QFAIL("there was never anything to choose");
}

Compared::Option lossOf(double value, double error) {
    Compared::Option option;
    option.behind = {value, error, How::Sampled};
    return option;
}

/// With the tutor on, and every loss worth a question.
struct TutoredDesk : Desk {
    explicit TutoredDesk(const char* id)
        : Desk(id) {
        settings.set<bool>(kTutorKey, true);
        settings.set<double>(kTutorChanceKey, 0.5);
        settings.set<double>(kTutorGamesKey, 0.05);
        settings.set<double>(kTutorCardsKey, 0.1);
    }
    TutorSheet& sheet() { return *page->coach().sheet(); }
    QQuickItem* card(int row) const {
        return item([row](QQuickItem& item) { return isCard(item) && item.property("row").toInt() == row; });
    }
    QQuickItem* leader() const {
        return item([](QQuickItem& item) { return item.objectName() == QLatin1String("leader"); });
    }

    /// Plays the best answers until the worst one is so bad that the tutor has to ask; that one.
    QString costly() {
        QString found;
        const auto look = [&] {
            for (int i = 0; i < 200; ++i) {
                waitForAChoice(*this);
                if (QTest::currentTestFailed()) return;
                const MomentJudge& judge = page->coach().judge();
                QTRY_VERIFY(judge.found() != nullptr && !judge.running());
                const auto& worst = judge.found()->options.back();
                const double limit = tutorLimit(settings, game.info());
                if (worst.word && tutorVerdict(worst, limit, true) == TutorVerdict::Costly) {
                    found = QString::fromStdString(*worst.word);
                    return;
                }
                const auto best = judge.found()->options.front().word;
                const int steps = table().steps();
                page->scene().answer(QString::fromStdString(*best));
                QVERIFY(!page->coach().asking());
                QTRY_VERIFY(over() || table().steps() > steps);
            }
        };
        look();
        return found;
    }
};

} // namespace

class AdviceTest : public QObject {
    Q_OBJECT
private slots:
    void hintTellsNumbers_data() { everyReleasedGame(); }
    void hintTellsNumbers();
    void numbersAreOfWhatIsKnown();
    void numbersEnd_data();
    void numbersEnd();
    void adviceOfBoth();
    void verdicts_data();
    void verdicts();
    void tutorAsks_data() { everyGame(); }
    void tutorAsks();
    void tutorIsAnsweredByKeys();
    void tutorsKeysAreTheOnesChosen();
    void tutorIsAnsweredByClicks();
    void anotherAnswerIsAnAnswer();
    void tutorIsSilent();
    void questionCoversNoCards_data();
    void questionCoversNoCards();
};

/// H: the champion's answer. H: what all are worth, better and better. H: nothing.
void AdviceTest::hintTellsNumbers() {
    QFETCH(QString, id);
    Desk desk(id.toUtf8().constData());
    desk.start(0);
    waitForAChoice(desk);
    TableScene& scene = desk.page->scene();
    HintNumbers& numbers = *desk.page->coach().numbers();
    QAbstractItemModelTester tester(numbers.table()->model());
    desk.key(Qt::Key_H);
    QTRY_COMPARE(scene.answers()->hintLevel(), 1);
    QVERIFY(!scene.answers()->hintText().isEmpty());
    QVERIFY(!numbers.isVisible());
    desk.key(Qt::Key_H);
    QVERIFY(numbers.isVisible()); // if only to say that the bot is thinking
    QTRY_COMPARE(scene.answers()->hintLevel(), 2);
    // Those of the bot that gives the hint, whose answer is the best of them.
    const Compared values = desk.page->coach().adviserValues();
    const MomentJudge& judge = desk.page->coach().judge();
    QAbstractItemModel& rows = *numbers.table()->model();
    QVERIFY(judge.found() == nullptr && !judge.running());
    QVERIFY2(numbers.note().contains(botName(desk.game.info().id, desk.game.strongest_bot().id)),
             qPrintable(numbers.note()));
    QCOMPARE(rows.rowCount(), static_cast<int>(values.options.size()));
    QVERIFY(rows.rowCount() > 1);
    QVERIFY(rows.index(0, HintModel::Answer).data(Qt::AccessibleTextRole).toString().contains("best"));
    QCOMPARE(scene.answers()->menu()->best(), QString::fromStdString(values.options.front().word.value_or("")));
    int best = 0;
    for (int row = 0; row < rows.rowCount(); ++row) {
        const auto& option = values.options[static_cast<std::size_t>(row)];
        QCOMPARE(rows.index(row, HintModel::Value).data().toString(), worthText(option.worth, desk.game.info()));
        QCOMPARE(rows.index(row, HintModel::Loss).data().toString(),
                 ReviewUnits(desk.game.info()).size(option.behind.value));
        best += rows.index(row, HintModel::Answer).data(Qt::AccessibleTextRole).toString().contains("best") ? 1 : 0;
        const int high = numbers.table()->rowHeight(row);
        numbers.table()->resizeRowToContents(row);
        QCOMPARE(numbers.table()->rowHeight(row), high); // all lines are seen
        for (int column = 0; column < HintModel::kColumns; ++column)
            QVERIFY(!rows.index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    QCOMPARE(best, 1);
    // Beside what is pressed, too.
    int shown = 0;
    for (int row = 0; row < scene.answers()->menu()->rowCount(); ++row)
        shown += scene.answers()->menu()->index(row).data(MenuModel::ValueRole).toString().isEmpty() ? 0 : 1;
    QVERIFY(shown > 1);
    QVERIFY(!numbers.note().isEmpty() && !numbers.table()->accessibleName().isEmpty());
    desk.key(Qt::Key_H);
    QCOMPARE(scene.answers()->hintLevel(), 0);
    QVERIFY(!numbers.isVisible() && !judge.running() && scene.answers()->hintText().isEmpty());
    for (int row = 0; row < scene.answers()->menu()->rowCount(); ++row)
        QVERIFY(scene.answers()->menu()->index(row).data(MenuModel::ValueRole).toString().isEmpty());
}

/// The judge at the table looks at worlds that could be, never at the cards as they lie.
void AdviceTest::numbersAreOfWhatIsKnown() {
    Desk desk("euchre");
    desk.start(0);
    waitForAChoice(desk);
    const Seat me(0);
    MomentJudge judge;
    judge.judge(desk.page->record(), me, {}, 1);
    QTRY_VERIFY(judge.found() != nullptr && !judge.running());
    const auto asked = desk.game.make_judge();
    const auto seed = static_cast<std::uint64_t>(desk.table().decision_of(me));
    const auto known = asked->compare(desk.table(), me, false, {}, {judge.samples(), seed}, {});
    const auto open = asked->compare(desk.table(), me, true, {}, {judge.samples(), seed}, {});
    QVERIFY(known && open);
    QCOMPARE(judge.found()->options.size(), known->options.size());
    bool same = true;
    for (std::size_t i = 0; i < known->options.size(); ++i) {
        QVERIFY(judge.found()->options[i].word == known->options[i].word);
        QCOMPARE(judge.found()->options[i].worth.value, known->options[i].worth.value);
        same = same && known->options[i].worth.value == open->options[i].worth.value;
    }
    QVERIFY(!same);
}

void AdviceTest::numbersEnd_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("answered") << 0;
    QTest::newRow("another page") << 1;
    QTest::newRow("look back") << 2;
    QTest::newRow("undone") << 3;
    QTest::newRow("another match") << 4;
    QTest::newRow("closed") << 5;
}

void AdviceTest::numbersEnd() {
    QFETCH(int, how);
    Desk desk("pazaak");
    desk.start(0);
    waitForAChoice(desk);
    desk.page->scene().answer(desk.firstAllowed()); // so that there is something to look back at
    waitForAChoice(desk);
    desk.key(Qt::Key_H);
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 1);
    desk.key(Qt::Key_H);
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 2);
    HintNumbers& numbers = *desk.page->coach().numbers();
    switch (how) {
    case 0:
        desk.page->scene().answer(desk.firstAllowed());
        break;
    case 1:
        desk.page->hidden();
        break;
    case 2:
        desk.page->scene().look(-1);
        break;
    case 3:
        desk.action("Undo")->trigger();
        break;
    case 4:
        desk.action("Same deal again")->trigger();
        break;
    default:
        QTest::mouseClick(numbers.findChild<QAbstractButton*>(), Qt::LeftButton);
    }
    QVERIFY(!numbers.isVisible());
    QCOMPARE(desk.page->scene().answers()->hintLevel(), 0);
    QVERIFY(!desk.page->coach().judge().running());
}

/// The champion's answer stays advised unless the numbers are sure that another one is better.
void AdviceTest::adviceOfBoth() {
    Compared compared;
    for (const char* word : {"a", "b", "c"}) {
        Compared::Option option;
        option.word = word;
        compared.options.push_back(option);
    }
    compared.options[1].behind = {0.02, 0.015, How::Sampled};
    compared.options[2].behind = {0.05, 0.01, How::Sampled};
    QVERIFY(advised(compared, "a") == "a");
    QVERIFY(advised(compared, "b") == "b");
    QVERIFY(advised(compared, "c") == "a");
    QVERIFY(advised(compared, "d") == "a");
}

void AdviceTest::verdicts_data() {
    QTest::addColumn<double>("loss");
    QTest::addColumn<double>("error");
    QTest::addColumn<bool>("last");
    QTest::addColumn<int>("verdict"); // of a limit of 0.05
    const auto row = [](const char* name, double loss, double error, bool last, TutorVerdict verdict) {
        QTest::newRow(name) << loss << error << last << static_cast<int>(verdict);
    };
    row("the best", 0, 0, false, TutorVerdict::Fine);
    row("clearly less", 0.02, 0.01, false, TutorVerdict::Fine);
    row("clearly more", 0.09, 0.01, false, TutorVerdict::Costly);
    row("exact", 0.05, 0, false, TutorVerdict::Costly);
    row("hardly more", 0.055, 0.01, false, TutorVerdict::Unknown);
    row("hardly more, and that was all", 0.055, 0.01, true, TutorVerdict::Costly);
    row("hardly less", 0.045, 0.01, false, TutorVerdict::Unknown);
    row("hardly less, and that was all", 0.045, 0.01, true, TutorVerdict::Fine);
    row("noise", 0.09, 0.05, true, TutorVerdict::Fine);
}

void AdviceTest::verdicts() {
    QFETCH(double, loss);
    QFETCH(double, error);
    QFETCH(bool, last);
    QFETCH(int, verdict);
    QCOMPARE(static_cast<int>(tutorVerdict(lossOf(loss, error), 0.05, last)), verdict);
}

/// Before a costly answer is given; what is chosen lies ready meanwhile, and "Play anyway" gives it.
void AdviceTest::tutorAsks() {
    QFETCH(QString, id);
    TutoredDesk desk(id.toUtf8().constData());
    desk.start(0);
    const QString word = desk.costly();
    QVERIFY(!QTest::currentTestFailed() && !word.isEmpty());
    const auto steps = desk.page->record().steps.size();
    QString status;
    connect(desk.page.get(), &PlayPage::statusChanged, this, [&](const QString& text) {
        if (text.startsWith("This costs ")) status = text;
    });
    desk.page->scene().answer(word);
    QTRY_VERIFY(desk.page->coach().asking());
    QCOMPARE(desk.page->record().steps.size(), steps);
    QCOMPARE(desk.page->scene().answers()->pondered(), word);
    const auto chosen = std::find_if(desk.page->scene().answers()->menu()->items().begin(),
                                     desk.page->scene().answers()->menu()->items().end(),
                                     [&](const auto& item) { return item.word() == word; });
    if (chosen != desk.page->scene().answers()->menu()->items().end()) // its card lies ready
        QCOMPARE(desk.page->scene().answers()->ponderedRow(), chosen->cardRow);
    // Where it has a tail, that leads to the card.
    if (QQuickItem* const card = desk.card(desk.page->scene().answers()->ponderedRow()); card != nullptr) {
        QVERIFY(id != "euchre" || !desk.sheet().tip().isNull());
        QQuickItem* const leader = desk.leader();
        QCOMPARE(leader != nullptr, !desk.sheet().tip().isNull());
        if (leader != nullptr) {
            QCOMPARE(leader->property("endX").toReal(), card->x() + card->width() / 2);
            QVERIFY(leader->property("endY").toReal() < card->y());
        }
    }
    QVERIFY(desk.sheet().question().startsWith("This costs "));
    QVERIFY(!desk.sheet().accessibleName().isEmpty());
    // Values of one bot only: whoever they are from is named.
    const auto judge = desk.game.judge_traits();
    const QString why = desk.sheet().accessibleDescription();
    if (desk.game.find_bot(judge->reference) != nullptr && !why.contains("Exact"))
        QVERIFY2(why.contains("played on by " + botName(desk.game.info().id, judge->reference)), qPrintable(why));
    QCOMPARE(QApplication::focusWidget(), desk.sheet().button(TutorSheet::Rethink));
    QCOMPARE(desk.page->scene().answers()->hintLevel(), 0); // it does not say what would be better
    if (id == "euchre") { // the number becomes another one as more deals are simulated
        const QString first = desk.sheet().accessibleName();
        desk.sheet().button(TutorSheet::Hint)->click();
        QTRY_VERIFY(desk.sheet().accessibleName() != first || !desk.page->coach().judge().running());
        desk.sheet().button(TutorSheet::Rethink)->setFocus();
    }
    QCOMPARE(status, desk.sheet().accessibleName());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
    QVERIFY(!desk.page->coach().asking());
    QTRY_VERIFY(desk.page->record().steps.size() > steps || !desk.table().pending().contains(Seat(0)));
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
    QVERIFY(desk.page->record().steps[steps].front() == word.toStdString());
    QVERIFY(desk.page->scene().answers()->pondered().isEmpty());
}

void AdviceTest::tutorIsAnsweredByKeys() {
    TutoredDesk desk("pazaak");
    desk.start(0);
    const QString word = desk.costly();
    QVERIFY(!QTest::currentTestFailed() && !word.isEmpty());
    const auto steps = desk.page->record().steps.size();
    QString status;
    connect(desk.page.get(), &Page::statusChanged, this, [&](const QString& text) { status = text; });
    for (const int key : {Qt::Key_Escape, Qt::Key_Return}) { // Rethink has the focus
        desk.page->scene().answer(word);
        QTRY_VERIFY(desk.page->coach().asking());
        QVERIFY2(status.endsWith("Rethink?"), qPrintable(status));
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QVERIFY(!desk.page->coach().asking());
        QCOMPARE(status, desk.page->statusText()); // nothing is asked any more
        QCOMPARE(desk.page->record().steps.size(), steps);
        QVERIFY(desk.asked() && desk.page->scene().answers()->pondered().isEmpty());
        QCOMPARE(QApplication::focusWidget(), desk.quick());
    }
    // Keys work after a click on the table, too.
    desk.page->scene().answer(word);
    QTRY_VERIFY(desk.page->coach().asking());
    desk.quick()->setFocus();
    desk.key(Qt::Key_Escape);
    QVERIFY(!desk.page->coach().asking());
    desk.page->scene().answer(word);
    QTRY_VERIFY(desk.page->coach().asking());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_H); // the numbers, while it is thought over
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 2);
    QVERIFY(desk.page->coach().asking() && desk.sheet().button(TutorSheet::Hint)->isChecked());
    QVERIFY(desk.page->coach().numbers()->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QVERIFY(!desk.page->coach().asking());
    QVERIFY(!desk.settings.get<bool>(kTutorKey, true));
    QVERIFY(!desk.action("Ask before costly moves")->isChecked());
    QTRY_VERIFY(desk.page->record().steps.size() > steps); // the answer was chosen
}

/// The keys of the question are in the key editor, and the buttons show the keys chosen there.
void AdviceTest::tutorsKeysAreTheOnesChosen() {
    TutoredDesk desk("pazaak");
    Shortcuts shortcuts(desk.settings);
    for (QAction* action : desk.page->menuActions(MenuId::Match))
        shortcuts.add(action, "Play");
    for (QAction* action : desk.page->ownKeys())
        shortcuts.add(action, "Play");
    KeyEditor editor(shortcuts);
    const auto give = [&](const char* action, const QKeySequence& key) {
        editor.choose(action);
        editor.findChild<QKeySequenceEdit*>()->setKeySequence(key);
        editor.apply();
    };
    give("table.anyway", Qt::Key_H); // the hint has it
    give("table.stop", Qt::Key_A);
    give("table.back", Qt::Key_G);
    give("match.hint", Qt::Key_P); // "Play anyway" has it
    give("table.anyway", Qt::Key_Y);
    give("match.hint", Qt::Key_I);
    desk.start(0);
    const QString word = desk.costly();
    QVERIFY(!QTest::currentTestFailed() && !word.isEmpty());
    const auto steps = desk.page->record().steps.size();
    const auto ask = [&] {
        desk.page->scene().answer(word);
        QTRY_VERIFY(desk.page->coach().asking());
    };
    ask();
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_T, Qt::Key_Escape, Qt::Key_H}) {
        QTest::keyClick(QApplication::focusWidget(), key);
        QVERIFY(desk.page->coach().asking() && !desk.page->coach().hinted());
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_I);
    QVERIFY(desk.page->coach().hinted());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_G);
    QVERIFY(!desk.page->coach().asking());
    ask();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Y);
    QVERIFY(!desk.page->coach().asking());
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
}

void AdviceTest::tutorIsAnsweredByClicks() {
    TutoredDesk desk("pazaak");
    desk.start(0);
    const QString word = desk.costly();
    QVERIFY(!QTest::currentTestFailed() && !word.isEmpty());
    const auto steps = desk.page->record().steps.size();
    desk.page->scene().answer(word);
    QTRY_VERIFY(desk.page->coach().asking());
    QTest::mouseClick(desk.sheet().button(TutorSheet::Rethink), Qt::LeftButton);
    QVERIFY(!desk.page->coach().asking());
    QCOMPARE(desk.page->record().steps.size(), steps);
    desk.page->scene().answer(word);
    QTRY_VERIFY(desk.page->coach().asking());
    QTest::mouseClick(desk.sheet().button(TutorSheet::Hint), Qt::LeftButton);
    QVERIFY(desk.page->coach().numbers()->isVisible());
    QTest::mouseClick(desk.sheet().button(TutorSheet::PlayAnyway), Qt::LeftButton);
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
    QVERIFY(desk.settings.get<bool>(kTutorKey, false));
    desk.action("Ask before costly moves")->trigger();
    QVERIFY(!desk.settings.get<bool>(kTutorKey, true));
}

/// Choosing another answer while the question is shown counts as the answer.
void AdviceTest::anotherAnswerIsAnAnswer() {
    TutoredDesk desk("pazaak");
    desk.start(0);
    const QString word = desk.costly();
    QVERIFY(!QTest::currentTestFailed() && !word.isEmpty());
    const auto steps = desk.page->record().steps.size();
    const QString best = QString::fromStdString(*desk.page->coach().judge().found()->options.front().word);
    desk.page->scene().answer(word);
    QTRY_VERIFY(desk.page->coach().asking());
    desk.page->scene().answer(best);
    QVERIFY(!desk.page->coach().asking());
    QTRY_VERIFY(desk.page->record().steps.size() > steps);
    QVERIFY(desk.page->record().steps[steps].front() == best.toStdString());
}

/// In rated matches, where several share the screen, while watching, and unless it is turned on.
void AdviceTest::tutorIsSilent() {
    TutoredDesk desk("pazaak");
    desk.start(0);
    QVERIFY(desk.page->coach().tutors());
    MatchSetup setup;
    setup.game = "pazaak";
    setup.rules = default_values(desk.game.rules());
    const QString person = QString::fromUtf8(kPerson), bot = QString::fromStdString(desk.game.bots().front().id);
    setup.drawn = false;
    setup.seats = {person, bot};
    setup.rated = true;
    desk.page->start(setup);
    QVERIFY(!desk.page->coach().tutors() && !desk.action("Ask before costly moves")->isEnabled());
    desk.waitForMe();
    QVERIFY(!desk.page->coach().judge().running() && desk.page->coach().judge().found() == nullptr);
    setup.rated = false;
    setup.seats = {person, person};
    Desk shared("pazaak");
    shared.settings.set<bool>(kTutorKey, true);
    shared.page->start(setup);
    QVERIFY(!shared.page->coach().tutors());
    setup.seats = {bot, bot};
    shared.page->start(setup);
    QVERIFY(!shared.page->coach().tutors());
    setup.seats = {person, bot};
    shared.page->start(setup);
    QVERIFY(shared.page->coach().tutors());
    shared.settings.set<bool>(kTutorKey, false);
    QVERIFY(!shared.page->coach().tutors());
}

void AdviceTest::questionCoversNoCards_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    for (const GameEntry* game : games()) {
        for (const QSize& size : {QSize(960, 540), QSize(1280, 700), QSize(1920, 980)})
            QTest::addRow("%s-%d", game->info().id, size.width()) << QString::fromUtf8(game->info().id) << size;
    }
}

void AdviceTest::questionCoversNoCards() {
    QFETCH(QString, id);
    QFETCH(QSize, size);
    Desk desk(id.toUtf8().constData(), AnimationSpeed::Off, {}, size);
    desk.start(0);
    waitForAChoice(desk);
    const auto menu = desk.table().menu(*desk.page->session()->askedPersons().begin());
    const bool plays = std::any_of(menu.begin(), menu.end(), [](const Choice& choice) { return choice.card; });
    // Calls are made, and decks chosen, without a hand.
    QTRY_VERIFY(!plays || !desk.page->view()->handArea().isEmpty());
    const QRect hand = desk.page->view()->handArea();
    desk.key(Qt::Key_H);
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 1);
    desk.key(Qt::Key_H);
    QTRY_COMPARE(desk.page->scene().answers()->hintLevel(), 2);
    const QWidget& numbers = *desk.page->coach().numbers();
    QVERIFY(numbers.parentWidget()->rect().contains(numbers.geometry()));
    const QRect there = hand.translated(desk.page->view()->mapTo(numbers.parentWidget(), QPoint()));
    QVERIFY2(!numbers.geometry().intersects(there),
             qPrintable(QDebug::toString(there) + QDebug::toString(numbers.geometry())));
    TutorSheet sheet(desk.page->scene().drawing()->tableKeys(), desk.page->view());
    TutorSheet::Question question{"one answer", lossOf(0.06, 0.01), {}, 0.05, 5000};
    sheet.ask(question, desk.game.info(), hand, desk.page->view()->rect(), {});
    QVERIFY(desk.page->view()->rect().contains(sheet.geometry()));
    QVERIFY2(!sheet.geometry().intersects(hand),
             qPrintable(QDebug::toString(hand) + QDebug::toString(sheet.geometry())));
    for (const auto choice : {TutorSheet::Rethink, TutorSheet::PlayAnyway, TutorSheet::Hint, TutorSheet::StopTutoring})
        QVERIFY(sheet.rect().contains(sheet.button(choice)->geometry()));
}

HILLTOP_TEST(AdviceTest)
#include "advice_test.moc"
