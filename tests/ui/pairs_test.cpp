// SPDX-License-Identifier: GPL-3.0-or-later
// Rated play in pairs, the way a person goes: the sheet, both matches, their results, and what is kept closed between.
#include "dialogs.h"
#include "documents/seal_texts.h"
#include "home/home_rows.h"
#include "play/new_match_dialog.h"
#include "play/result_review.h"
#include "profile/rated_ledger.h"
#include "profile/rated_pair.h"
#include "records/record_text.h"
#include "shell.h"
#include "style/panel.h"
#include "support/test.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QToolButton>

using namespace hilltop;

namespace {

QString labelWith(const QWidget& top, const QString& words) {
    for (const QLabel* label : top.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(words)) return label->text();
    return {};
}

} // namespace

class PairsTest : public ShellTests {
    Q_OBJECT
private slots:
    void theSheetOffersPairs();
    void bothMatchesAreOneResult();
    void nothingIsOpenBetween();
    void theSecondWaitsOverANewStart();
    void leavingIsAskedAbout_data();
    void leavingIsAskedAbout();
    void whatEndsWhileAskedIsNotLost();

private:
    PlayPage& play() { return m_shell->window.play(); }
    QPushButton* button(ResultSheet::Choice choice) { return play().result()->button(choice); }
    bool enabled(const char* action) { return m_shell->window.main().findChild<QAction*>(action)->isEnabled(); }
    std::vector<RatedMatch> rated() { return RatedLedger(m_folder->filePath("matches").toStdString()).read().matches; }
    /// From the sheet for a new match, by clicks.
    void begin() {
        bool seen = false;
        withDialog<NewMatchDialog>(seen, [](NewMatchDialog& sheet) {
            clickOn(sheet, "Pazaak");
            if (!sheet.moreButton()->isChecked()) QTest::mouseClick(sheet.moreButton(), Qt::LeftButton);
            QVERIFY(layOut(sheet));
            clickOn(sheet, "Rated");
            QVERIFY(sheet.paired()->isVisible() && !sheet.paired()->isChecked());
            QTest::mouseClick(sheet.paired(), Qt::LeftButton, {}, {8, sheet.paired()->height() / 2});
            QVERIFY(sheet.paired()->isChecked());
            QTest::mouseClick(sheet.startButton(), Qt::LeftButton);
        });
        m_shell->key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(seen);
        QTRY_VERIFY(play().playing());
        m_shell->window.main().activateWindow(); // the sheet had it
        QVERIFY(QTest::qWaitForWindowActive(&m_shell->window.main()));
    }
    void closeBox() {
        QTest::keyClick(m_shell->complaint(), Qt::Key_Escape);
        QTRY_VERIFY(m_shell->complaint() == nullptr);
        m_shell->window.main().activateWindow(); // the box had it
        QVERIFY(QTest::qWaitForWindowActive(&m_shell->window.main()));
    }
    void playOut() {
        for (int i = 0; i < 400 && !m_shell->table().over(); ++i) {
            m_shell->waitForMe();
            if (!m_shell->table().over()) m_shell->answer();
        }
        QVERIFY(m_shell->table().over());
        QTRY_VERIFY(!play().result()->isHidden() && play().result()->ready());
    }
};

/// For rated matches of games with an opponent; the choice is remembered.
void PairsTest::theSheetOffersPairs() {
    Settings& settings = m_shell->window.settings();
    {
        NewMatchDialog sheet(settings, "euchre", &m_shell->window.main());
        sheet.open();
        QVERIFY(!sheet.paired()->isVisible() && !sheet.setup().paired);
        clickOn(sheet, "Rated");
        QVERIFY(sheet.paired()->isVisible());
        clickOn(sheet, "The Game");
        clickOn(sheet, "Rated");
        QVERIFY(!sheet.paired()->isVisible());
        clickOn(sheet, "Zip Deck");
        clickOn(sheet, "Rated");
        QVERIFY(sheet.paired()->isVisible());
        clickOn(sheet, "Euchre");
        clickOn(sheet, "Rated");
        QTest::mouseClick(sheet.paired(), Qt::LeftButton, {}, {8, sheet.paired()->height() / 2});
        QVERIFY(sheet.setup().paired);
        QVERIFY(!labelWith(sheet, "two matches").isEmpty());
        clickOn(sheet, "Practice");
        QVERIFY(!sheet.paired()->isVisible() && !sheet.setup().paired);
        clickOn(sheet, "Rated");
        QTest::mouseClick(sheet.startButton(), Qt::LeftButton);
    }
    NewMatchDialog again(settings, "euchre");
    QVERIFY(again.setup().rated && again.setup().paired);
    NewMatchDialog other(settings, "rps");
    QVERIFY(!other.setup().paired);
    // A practice match in between does not forget it.
    MatchSetup practice = again.setup();
    practice.rated = practice.paired = false;
    rememberSetup(settings, practice);
    QVERIFY(rememberedSetup(settings, "euchre").paired && !rememberedSetup(settings, "euchre").rated);
    // Nor does Play on the start page forget it, though that is practice.
    rememberSetup(settings, again.setup());
    m_shell->play("euchre");
    QTRY_VERIFY(play().playing());
    QVERIFY(!play().record().rated && !rated_pair(play().record()));
    QVERIFY(rememberedSetup(settings, "euchre").paired);
}

void PairsTest::bothMatchesAreOneResult() {
    begin();
    const Record first = play().record();
    QVERIFY(first.rated && rated_pair(first) && first.seal);
    QVERIFY(!labelWith(play(), "match 1 of 2").isEmpty());
    playOut();
    const QString told = labelWith(*play().result(), "first of two");
    QVERIFY2(!told.isEmpty(), qPrintable(told));
    QVERIFY(!button(ResultSheet::Review)->isVisible() && !button(ResultSheet::SameDeal)->isVisible());
    QCOMPARE(button(ResultSheet::Rematch)->text(), QString("Second rated match"));
    QCOMPARE(QApplication::focusWidget(), play().result());
    QTRY_COMPARE(rated().size(), std::size_t{1});
    QCOMPARE(rated()[0].games.size(), std::size_t{1});
    QTest::keyClick(button(ResultSheet::Rematch), Qt::Key_M);
    QTRY_VERIFY(play().playing());
    const Record second = play().record();
    QVERIFY(second.source.seed == first.source.seed && second.source.deal == first.source.deal);
    QVERIFY(second.seats[0] == first.seats[1] && second.seats[1] == first.seats[0]);
    QVERIFY(second.rated && second.seal == first.seal && rated_pair(second)->part == 2);
    QVERIFY(!labelWith(play(), "match 2 of 2").isEmpty());
    QVERIFY(play().sealed());
    playOut();
    QVERIFY(!labelWith(*play().result(), "Both matches are one result: ").isEmpty());
    QVERIFY(button(ResultSheet::Review)->isVisible() && !play().sealed());
    QTRY_VERIFY(enabled("match.review") && enabled("match.export"));
    QTRY_COMPARE(rated().size() == 1 ? rated()[0].games.size() : 0, std::size_t{2});
    QTest::mouseClick(button(ResultSheet::Rematch), Qt::LeftButton); // which is another pair
    QTRY_VERIFY(play().playing());
    QVERIFY(rated_pair(play().record())->part == 1 && rated_pair(play().record())->id != rated_pair(first)->id);
    QVERIFY(play().record().source.seed != first.source.seed);
}

/// With the cards of the first in sight, those of the second would be known.
void PairsTest::nothingIsOpenBetween() {
    begin();
    playOut();
    Shell& shell = *m_shell;
    QVERIFY(play().sealed() && play().match().between());
    for (const char* action :
         {"match.again", "match.hint", "match.undo", "match.bot", "match.swap", "match.review", "match.export"})
        QVERIFY2(!enabled(action), action);
    const Record first = play().record();
    for (const auto& [key, modifiers] : {std::pair{Qt::Key_R, Qt::KeyboardModifiers(Qt::ControlModifier)},
                                         {Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier},
                                         {Qt::Key_Z, Qt::ControlModifier},
                                         {Qt::Key_Left, Qt::NoModifier}})
        shell.key(key, modifiers);
    QCOMPARE(shell.page(), &play());
    QVERIFY(play().record().steps == first.steps && !play().lookingBack());
    // Neither the deal nor what the seal is made of, nor which decisions were the costliest.
    const QString deal = QString::fromStdString(to_text(DealId{first.source.seed, first.source.deal}));
    const auto labels = play().findChildren<QLabel*>();
    for (const QLabel* label : labels)
        QVERIFY2(!label->isVisible() || !label->text().contains(deal), qPrintable(label->text()));
    const auto tools = play().findChildren<QToolButton*>();
    for (const QToolButton* tool : tools)
        QVERIFY(!tool->isVisible() || !tool->text().contains(deal));
    QVERIFY(play().result()->review()->moments().empty() && !play().result()->review()->waiting());
    QVERIFY(!labelWith(*play().result(), "Shown after the second match").isEmpty());
    shell.window.main().findChild<QAction*>("match.seal")->trigger();
    QTRY_VERIFY(shell.complaint() != nullptr);
    QVERIFY(shell.complaint()->text().contains(QString::fromStdString(first.seal->sha256)));
    QVERIFY(!shell.complaint()->text().contains(QString::fromStdString(first.seal->salt)));
    closeBox();
    // The first match is among the last ones by now, and does not open.
    shell.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(shell.page(), &shell.window.home());
    QTRY_COMPARE(shell.recent()->rowCount(), 1);
    QVERIFY(layOut(shell.window.main()));
    QTableWidget* recent = shell.recent();
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0, 0)).center());
    QVERIFY(shell.page() != &shell.window.replay());
    QVERIFY(!labelWith(shell.window.main(), "A rated match is being played with these cards.").isEmpty());
    // From the start page one comes back to the sheet.
    QTRY_VERIFY(!labelWith(shell.window.home(), "Pazaak, second of two rated matches").isEmpty());
    QTest::mouseClick(shell.button("Continue"), Qt::LeftButton);
    QCOMPARE(shell.page(), &play());
    QCOMPARE(QApplication::focusWidget(), play().result());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_M);
    QTRY_VERIFY(play().playing());
    playOut();
    // Both are over: all is open.
    shell.window.main().findChild<QAction*>("match.seal")->trigger();
    QTRY_VERIFY(shell.complaint() != nullptr);
    QVERIFY(shell.complaint()->text().contains(QString::fromStdString(first.seal->salt)));
    closeBox();
    shell.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(shell.page(), &shell.window.home());
    QTRY_COMPARE(shell.recent()->rowCount(), 2);
    QVERIFY(layOut(shell.window.main()));
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(1, 0)).center());
    QTRY_COMPARE(shell.page(), &shell.window.replay());
}

void PairsTest::theSecondWaitsOverANewStart() {
    begin();
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(!labelWith(m_shell->window.home(), "Pazaak, unfinished rated match").isEmpty());
    m_shell->key(Qt::Key_2, Qt::ControlModifier);
    playOut();
    const Record first = play().record();
    const QString copy = m_folder->filePath("copy.hmatch");
    QFile file(copy);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(write_record(first) + '\n'));
    file.close();
    restart();
    Shell& shell = *m_shell;
    QTRY_VERIFY(!labelWith(shell.window.home(), "Pazaak, second of two rated matches").isEmpty());
    QVERIFY(shell.drop({copy}));
    QTRY_VERIFY(shell.complaint() != nullptr);
    QVERIFY(shell.complaint()->informativeText().contains("A rated match is being played with these cards."));
    closeBox();
    QTRY_VERIFY(shell.button("Continue") != nullptr);
    QTest::mouseClick(shell.button("Continue"), Qt::LeftButton);
    QTRY_VERIFY(play().playing());
    QVERIFY(play().record().source.seed == first.source.seed && rated_pair(play().record())->part == 2);
    QTRY_VERIFY(play().scene().position()->rated()); // its table says so again
    playOut();
    QTRY_COMPARE(rated().size() == 1 ? rated()[0].games.size() : 0, std::size_t{2});
}

void PairsTest::leavingIsAskedAbout_data() {
    QTest::addColumn<QString>("when");
    QTest::addColumn<QString>("said");
    QTest::newRow("the first") << "first"
                               << "so does the second one";
    QTest::newRow("between") << "between"
                             << "the first keeps its result";
    QTest::newRow("between, after a new start") << "restart"
                                                << "the first keeps its result";
    QTest::newRow("the second") << "second"
                                << "the first keeps its result";
}

void PairsTest::leavingIsAskedAbout() {
    QFETCH(const QString, when);
    QFETCH(const QString, said);
    begin();
    double score = 0;
    if (when != "first") {
        playOut();
        QTRY_COMPARE(rated().size(), std::size_t{1});
        score = rated()[0].games[0].score;
        if (when == "second") {
            QTest::mouseClick(button(ResultSheet::Rematch), Qt::LeftButton);
            QTRY_VERIFY(play().playing());
        }
    }
    if (when == "restart") restart();
    for (const char* answer : {"Keep playing", "Leave and lose"}) {
        bool asked = false;
        withDialog<QMessageBox>(asked, [&](QMessageBox& box) {
            QVERIFY2(box.informativeText().contains(said), qPrintable(box.informativeText()));
            clickOn(box, answer);
        });
        m_shell->key(Qt::Key_1, Qt::ControlModifier);
        m_shell->play("rps");
        QTRY_VERIFY(asked);
    }
    QCOMPARE(QString::fromStdString(play().record().game), QString("rps"));
    if (when == "first") {
        QTRY_COMPARE(rated().size(), std::size_t{1});
        QVERIFY(rated()[0].games[0].score == 0 && rated()[0].games[0].weight == 1);
        return;
    }
    QTRY_COMPARE(rated()[0].games.size(), std::size_t{2});
    QCOMPARE(rated()[0].games[0].score, score);
    QVERIFY(rated()[0].games[1].score == 0 && rated()[0].games[1].weight == 0.5);
    m_shell->key(Qt::Key_1, Qt::ControlModifier); // nothing waits any more but the new match
    QTRY_VERIFY(labelWith(m_shell->window.home(), "second of two").isEmpty());
}

/// The question about leaving goes with the match, which keeps its result.
void PairsTest::whatEndsWhileAskedIsNotLost() {
    begin();
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    m_shell->play("rps");
    QTRY_VERIFY(qobject_cast<QMessageBox*>(QApplication::activeModalWidget()) != nullptr);
    playOut();
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    QVERIFY(play().record().rated && play().match().between());
    QTRY_COMPARE(rated().size(), std::size_t{1});
    QCOMPARE(rated()[0].games.size(), std::size_t{1});
}

HILLTOP_TEST(PairsTest)
#include "pairs_test.moc"
