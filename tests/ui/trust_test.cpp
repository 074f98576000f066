// SPDX-License-Identifier: GPL-3.0-or-later
// What people rely on in the window: that keys reach what they see, and that no match is lost or looked into.
#include "choose/opponent_list.h"
#include "dialogs.h"
#include "documents/match_text.h"
#include "held_file.h"
#include "home/daily_dialog.h"
#include "play/new_match_dialog.h"
#include "play/result_review.h"
#include "profile/daily.h"
#include "profile/library.h"
#include "profile/own_results.h"
#include "records/record_text.h"
#include "settings/settings_dialog.h"
#include "settings/shortcuts.h"
#include "settings/sounds.h"
#include "shell.h"
#include "style/panel.h"
#include "support/test.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTableView>
#include <QToolButton>

using namespace hilltop;

namespace {

/// Presses the button of that text in the next question.
void answerQuestion(bool& seen, const QString& text) {
    withDialog<QMessageBox>(seen, [text](QMessageBox& box) {
        const auto buttons = box.buttons();
        for (QAbstractButton* button : buttons)
            if (button->text() == text) return QTest::mouseClick(button, Qt::LeftButton);
        QTest::qFail(qPrintable(text + " is not asked"), __FILE__, __LINE__);
        box.reject();
    });
}

/// One sound in a process of its own, of which all is read that it says.
int soundOnce(const QStringList&) {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("hilltop.ini"));
    Sounds sounds(settings);
    sounds.play(Sound::Card, "pazaak");
    return sounds.wanted();
}

} // namespace

class TrustTest : public ShellTests {
    Q_OBJECT
private slots:
    void keysStayWithThePageInFront();
    void lettersStayInAnOpenMenu();
    void unfinishedMatchIsKept_data();
    void unfinishedMatchIsKept();
    void keysPlayAfterContinue();
    void keysPlayAfterAnotherPage();
    void enterStartsWhereverTheFocusIs();
    void ratedMatchIsSealed();
    void runningRatedMatchIsNotLookedInto_data();
    void runningRatedMatchIsNotLookedInto();
    void ratedMatchIsLeftOnlyWhenAsked();
    void damagedRatingIsTold();
    void playSeatsOnePerson();
    void botsShowNoMoreThanTheSeatKnows();
    void sheetOfAMatchThatABotFinished();
    void severalPeopleSeeTheirOwn();
    void savedMatchHasAName();
    void savingHoldsNobodyUp();
    void matchIsExported();
    void dealsOfTheDayAreCountedOnce();
    void copiedPositionIsWhole();
    void namesAreNothingButNames_data();
    void namesAreNothingButNames();
    void keyTypedLastIsNotLost();
    void soundlessMachineSaysNothing();
    void sharedWinEndsARow();

private:
    MatchSetup setup(const char* game, bool rated = false, int persons = 1) {
        const GameEntry& entry = *find_game(game);
        MatchSetup setup = sensibleSetup(entry);
        for (int seat = 0; seat < persons; ++seat)
            setup.seats[seat] = QString::fromUtf8(kPerson);
        setup.drawn = false;
        setup.rated = rated;
        setup.deal = DealId{77, 3};
        return setup;
    }
    /// One decision into a match of Pazaak.
    void beginMatch(bool rated = false, std::uint64_t deal = 3) {
        Shell& shell = *m_shell;
        shell.key(Qt::Key_2, Qt::ControlModifier);
        MatchSetup wanted = setup("pazaak", rated);
        wanted.deal = DealId{77, deal};
        QVERIFY(shell.window.play().start(wanted));
        shell.waitForMe();
        shell.answer();
        shell.waitForMe();
        QVERIFY(!shell.table().over() && shell.table().steps() > 0);
    }
    bool enabled(const char* action) { return m_shell->window.main().findChild<QAction*>(action)->isEnabled(); }
    /// What the start page says of ratings, or may say behind a tab.
    QStringList ratingsShown() {
        const auto* part = m_shell->window.home().findChild<HomeResults*>();
        QStringList words;
        const auto labels = part->findChildren<QLabel*>();
        for (const QLabel* label : labels)
            if (label->isVisibleTo(part)) words << label->text();
        return words;
    }
    std::vector<Library::Entry> kept() { return Library(m_folder->filePath("matches").toStdString()).recent(9); }
};

/// Alt+M, B lets a bot go on; the page that is not seen has an action of that letter, too.
void TrustTest::keysStayWithThePageInFront() {
    Shell& shell = *m_shell;
    QVERIFY(shell.window.replay().opening().open({matchOf(*find_game("euchre"), 1)}, {}, 0));
    beginMatch();
    QVERIFY(!enabled("replay.playOn") && !enabled("replay.last"));
    QVERIFY(enabled("match.bot"));
    const Source source = shell.window.play().record().source;
    shell.key(Qt::Key_M, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_B);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(shell.page(), &shell.window.play());
    QVERIFY(shell.window.play().record().source == source);
    QVERIFY(shell.window.play().session()->persons().empty());
    shell.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(enabled("replay.playOn") && !enabled("match.bot") && !enabled("match.export"));
    QVERIFY(enabled("match.new")); // which holds everywhere
}

void TrustTest::lettersStayInAnOpenMenu() {
    Shell& shell = *m_shell;
    QVERIFY(shell.window.replay().opening().open({matchOf(*find_game("euchre"), 1)}, {}, 0));
    shell.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(enabled("replay.playOn"));
    shell.key(Qt::Key_V, Qt::AltModifier); // a menu where nothing begins with that letter
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_B);
    QVERIFY(!shell.window.play().hasMatch());
    QCOMPARE(shell.page(), &shell.window.replay());
    while (QWidget* menu = QApplication::activePopupWidget())
        menu->close();
}

void TrustTest::unfinishedMatchIsKept_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"play", "sheet", "same deal", "play on", "recent"})
        QTest::newRow(way) << way;
}

void TrustTest::unfinishedMatchIsKept() {
    QFETCH(QString, way);
    Shell& shell = *m_shell;
    if (way == "recent") { // an older one, which goes to the last matches first
        beginMatch(false, 4);
        QVERIFY(shell.window.play().start(setup("rps")));
        QTRY_COMPARE(kept().size(), std::size_t{1});
    }
    beginMatch();
    const Record left = shell.window.play().record();
    const auto before = kept().size();
    if (way == "play") {
        shell.key(Qt::Key_1, Qt::ControlModifier);
        shell.play("euchre");
    } else if (way == "sheet") {
        bool seen = false;
        withDialog<NewMatchDialog>(seen, [](NewMatchDialog& sheet) { QTest::keyClick(&sheet, Qt::Key_Return); });
        shell.key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(seen);
    } else if (way == "same deal") {
        shell.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    } else if (way == "play on") {
        QVERIFY(shell.window.replay().opening().open({matchOf(*find_game("euchre"), 1)}, {}, 0));
        shell.key(Qt::Key_3, Qt::ControlModifier);
        shell.key(Qt::Key_B);
    } else {
        shell.key(Qt::Key_1, Qt::ControlModifier);
        const auto older = [&]() -> QToolButton* {
            const auto tools = shell.window.home().findChildren<QToolButton*>();
            for (QToolButton* tool : tools)
                if (tool->isVisible() && tool->toolTip() == "Delete this match") return tool;
            return nullptr;
        };
        QTRY_VERIFY(older() != nullptr);
        QVERIFY(layOut(shell.window.main()));
        QTest::mouseClick(older()->parentWidget()->findChild<QPushButton*>(), Qt::LeftButton);
    }
    QCOMPARE(shell.page(), &shell.window.play());
    QVERIFY(!(shell.window.play().record().source == left.source && shell.table().steps() > 0));
    const std::size_t taken = way == "recent" ? 1 : 0; // it is at the table now
    QTRY_VERIFY(kept().size() == before + 1 - taken && kept().front().record.steps == left.steps);
}

void TrustTest::keysPlayAfterContinue() {
    beginMatch();
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    for (const bool fresh : {false, true}) {
        if (fresh) restart();
        Shell& shell = *m_shell;
        QTRY_VERIFY(shell.button("Continue") != nullptr);
        QTest::mouseClick(shell.button("Continue"), Qt::LeftButton);
        shell.waitForMe();
        const int steps = shell.table().steps();
        shell.key(Qt::Key_1); // ends the turn, which ends no match
        QTRY_VERIFY(shell.table().steps() > steps);
        shell.waitForMe();
        QVERIFY(!shell.table().over());
        shell.key(Qt::Key_1, Qt::ControlModifier);
    }
}

void TrustTest::keysPlayAfterAnotherPage() {
    beginMatch();
    Shell& shell = *m_shell;
    for (const Qt::Key page : {Qt::Key_1, Qt::Key_3, Qt::Key_4}) {
        shell.key(page, Qt::ControlModifier);
        shell.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(!shell.table().over());
        const int steps = shell.table().steps();
        shell.key(Qt::Key_1); // ends the turn
        QTRY_VERIFY(shell.table().steps() > steps);
        shell.waitForMe();
    }
}

void TrustTest::enterStartsWhereverTheFocusIs() {
    int reached = 0;
    for (int at = 0;; ++at) {
        NewMatchDialog sheet(m_shell->window.settings(), "zipdeck", &m_shell->window.main());
        sheet.open(); // as a window of its own it would not get the keys
        QTRY_COMPARE(QApplication::activeWindow(), &sheet);
        QList<QWidget*> stops;
        const auto all = sheet.findChildren<QWidget*>();
        for (QWidget* widget : all)
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                widget->focusProxy() == nullptr)
                stops << widget;
        if (at == stops.size()) break;
        stops[at]->setFocus(Qt::TabFocusReason);
        if (QApplication::focusWidget() != stops[at]) continue; // of buttons that exclude each other one has it
        ++reached;
        m_shell->key(Qt::Key_Return);
        QVERIFY2(!sheet.isVisible() && sheet.result() == QDialog::Accepted, stops[at]->metaObject()->className());
    }
    QVERIFY2(reached > 6, qPrintable(QString::number(reached)));
}

void TrustTest::ratedMatchIsSealed() {
    beginMatch(true);
    Shell& shell = *m_shell;
    PlayPage& play = shell.window.play();
    QVERIFY(play.sealed());
    for (const char* action :
         {"match.again", "match.hint", "match.undo", "match.bot", "match.swap", "match.review", "match.export"})
        QVERIFY2(!enabled(action), action);
    QVERIFY(enabled("match.speak") && enabled("match.rules"));
    // Neither its keys nor anything on the table gets past that.
    const Record before = play.record();
    for (const auto& [key, modifiers] : {std::pair{Qt::Key_R, Qt::KeyboardModifiers(Qt::ControlModifier)},
                                         {Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier},
                                         {Qt::Key_Z, Qt::ControlModifier},
                                         {Qt::Key_X, Qt::NoModifier}})
        shell.key(key, modifiers);
    QCOMPARE(shell.page(), &play);
    QVERIFY(play.record().steps == before.steps && play.record().rated);
    // Nor can anyone look back, by the keys that do so elsewhere; the table says why.
    for (int press = 0; press < 12; ++press) {
        shell.key(Qt::Key_Left);
        QVERIFY(!play.lookingBack());
    }
    QVERIFY2(play.scene().motion()->live().contains("can’t look back"), qPrintable(play.scene().motion()->live()));
    // Its deal cannot be read off, and none can be chosen for one.
    const QString deal = QString::fromStdString(to_text(DealId{77, 3}));
    const auto buttons = play.findChildren<QToolButton*>();
    for (const QToolButton* button : buttons)
        QVERIFY(!button->isVisible() || !button->text().contains(deal));
    NewMatchDialog sheet(shell.window.settings(), "pazaak");
    sheet.show();
    sheet.deal()->setText(deal);
    QVERIFY(sheet.setup().deal);
    sheet.findChild<Segmented*>("rated")->setCurrent(1);
    QVERIFY(sheet.setup().rated && !sheet.setup().deal && !sheet.deal()->isEnabled());
    // Once it is over all is open, and the deal that is known now is practice.
    for (int i = 0; i < 400 && !shell.table().over(); ++i) {
        shell.waitForMe();
        if (!shell.table().over()) shell.answer();
    }
    QVERIFY(shell.table().over() && !play.sealed());
    QTRY_VERIFY(enabled("match.review") && enabled("match.export") && enabled("match.again"));
    shell.window.main().findChild<QAction*>("match.again")->trigger();
    QVERIFY(!play.record().rated && play.record().source == before.source);
}

void TrustTest::runningRatedMatchIsNotLookedInto_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"draft", "copy", "among others", "paste", "after a new start"})
        QTest::newRow(way) << way;
}

/// Its draft holds all cards: opening that, or a copy, says that the match is still being played.
void TrustTest::runningRatedMatchIsNotLookedInto() {
    QFETCH(const QString, way);
    beginMatch(true);
    const Record running = m_shell->window.play().record();
    const std::string line = write_record(running);
    const QString copy = m_folder->filePath("copy.hmatch"), draft = m_folder->filePath("unfinished.hmatch");
    QTRY_VERIFY(QFile::exists(draft));
    QFile file(copy);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(line + '\n'));
    if (way == "among others")
        file.write(QByteArray::fromStdString(write_record(matchOf(*find_game("euchre"), 1)) + '\n'));
    file.close();
    if (way == "after a new start") restart();
    Shell& shell = *m_shell;
    if (way == "paste") {
        QGuiApplication::clipboard()->setText(QString::fromStdString(line));
        shell.key(Qt::Key_V, Qt::ControlModifier);
        const auto said = shell.window.main().statusBar()->findChildren<TextLabel*>();
        QVERIFY(std::any_of(said.begin(), said.end(), [](const TextLabel* label) {
            return label->text().contains("A rated match is being played with these cards.");
        }));
    } else {
        QVERIFY(shell.drop({way == "draft" ? draft : copy}));
        QTRY_VERIFY(shell.complaint() != nullptr);
        const QString told = shell.complaint()->informativeText();
        QVERIFY2(told.contains("A rated match is being played with these cards.") && !told.contains("undamaged copy"),
                 qPrintable(told));
        QTest::keyClick(shell.complaint(), Qt::Key_Escape);
    }
    QVERIFY(shell.page() != &shell.window.replay());
    QVERIFY(shell.window.replay().cursor().document() == nullptr && shell.window.replay().cursor().positions() == 0);
    if (way != "copy") return;
    // Once it is over all is open.
    for (int i = 0; i < 400 && !shell.table().over(); ++i) {
        shell.waitForMe();
        if (!shell.table().over()) shell.answer();
    }
    QVERIFY(shell.drop({copy}));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
}

void TrustTest::ratedMatchIsLeftOnlyWhenAsked() {
    beginMatch(true);
    Shell& shell = *m_shell;
    const Record before = shell.window.play().record();
    bool asked = false;
    answerQuestion(asked, "Keep playing");
    shell.key(Qt::Key_1, Qt::ControlModifier);
    shell.play("euchre");
    QTRY_VERIFY(asked);
    QVERIFY(shell.window.play().record().steps == before.steps);
    QVERIFY(kept().empty());
    // It waits over a new start, and is still asked about.
    restart();
    asked = false;
    answerQuestion(asked, "Leave and lose");
    m_shell->play("euchre");
    QTRY_VERIFY(asked);
    QCOMPARE(QString::fromStdString(m_shell->window.play().record().game), QString("euchre"));
    QTRY_COMPARE(kept().size(), std::size_t{1});
    QVERIFY(kept().front().record.rated && !kept().front().record.result);
    const std::vector<Record> matches{kept().front().record};
    const auto lines = own_results(matches, true);
    QCOMPARE(lines.size(), std::size_t{1});
    QCOMPARE(lines[0].lost(), 1);
    QCOMPARE(lines[0].left, 1);
    // It is not gone on with: it is shown.
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(m_shell->recent()->rowCount(), 1);
    QCOMPARE(m_shell->recent()->item(0, 2)->text(), QString("Left"));
    QVERIFY(layOut(m_shell->window.main()));
    QTableWidget* recent = m_shell->recent();
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0, 0)).center());
    QCOMPARE(m_shell->page(), &m_shell->window.replay());
    // It has cost something, for good: deleting it changes no rating, neither now nor after a new start.
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    const QStringList ratings = ratingsShown();
    QVERIFY2(ratings.contains("Pazaak"), qPrintable(ratings.join(' ')));
    QTest::keyClick(recent, Qt::Key_Delete);
    QTRY_COMPARE(m_shell->recent()->rowCount(), 0);
    QVERIFY(kept().empty());
    QCOMPARE(ratingsShown(), ratings);
    restart();
    QTRY_COMPARE(ratingsShown(), ratings);
}

void TrustTest::damagedRatingIsTold() {
    QVERIFY(QDir().mkpath(m_folder->filePath("matches")));
    QFile ledger(m_folder->filePath("matches/rated.jsonl"));
    QVERIFY(ledger.open(QIODevice::WriteOnly));
    ledger.write("{\"match\":\"x\",\"game\":\"pazaak\",\"played\":1,\"games\":[{\"rating\":1500.0,"
                 "\"score\":1.0,\"slope\":1.0,\"weight\":1.0}]}\nnothing we know\n");
    ledger.close();
    restart();
    QTRY_VERIFY(ratingsShown().contains("Pazaak")); // the others count
    const auto said = m_shell->window.main().statusBar()->findChildren<TextLabel*>();
    QVERIFY(std::any_of(said.begin(), said.end(), [&ledger](const TextLabel* label) {
        return label->text().contains(ledger.fileName() + ": line 2 is not a rated match");
    }));
}

void TrustTest::playSeatsOnePerson() {
    Shell& shell = *m_shell;
    const GameEntry& game = *find_game("euchre");
    MatchSetup mine = setup("euchre");
    mine.seats[1] = QString::fromUtf8(game.bots().back().id);
    rememberSetup(shell.window.settings(), mine);
    MatchSetup watched = mine;
    watched.seats[0] = QString::fromUtf8(game.bots().front().id);
    rememberSetup(shell.window.settings(), watched);
    MatchSetup several = mine;
    several.seats[1] = QString::fromUtf8(kPerson);
    rememberSetup(shell.window.settings(), several);
    shell.play("euchre");
    QCOMPARE(shell.window.play().session()->persons().size(), 1);
    QCOMPARE(rememberedSetup(shell.window.settings(), "euchre").seats, mine.seats);
}

void TrustTest::botsShowNoMoreThanTheSeatKnows() {
    Shell& shell = *m_shell;
    shell.key(Qt::Key_2, Qt::ControlModifier);
    PlayPage& play = shell.window.play();
    QVERIFY(play.start(setup("euchre")));
    shell.waitForMe();
    const int me = play.scene().position()->viewSeat();
    shell.window.main().findChild<QAction*>("match.bot")->trigger();
    QVERIFY(play.session()->persons().empty());
    QCOMPARE(play.scene().position()->viewSeat(), me);
    const auto hidden = [&] {
        int faces = 0;
        for (int row = 0; row < play.scene().cards()->rowCount(); ++row) {
            const CardModel::Row card = play.scene().cards()->at(row);
            const bool hand = std::string_view(shell.table().info().zones[card.spot.zone].id) == "hand";
            faces += hand && card.spot.seat != me && card.face != kHidden;
        }
        return faces == 0;
    };
    QVERIFY(hidden());
    // Also after a restart; and a person who let a bot play on takes the seat back.
    if (play.playing()) {
        restart();
        QTRY_VERIFY(m_shell->button("Continue") != nullptr);
        QTest::mouseClick(m_shell->button("Continue"), Qt::LeftButton);
        QCOMPARE(m_shell->window.play().scene().position()->viewSeat(), me);
        if (m_shell->window.play().playing()) {
            m_shell->window.main().findChild<QAction*>("match.bot")->trigger();
            QVERIFY(m_shell->window.play().session()->persons() == SeatSet(Seat(me)));
            QCOMPARE(m_shell->window.play().scene().position()->viewSeat(), me);
        }
    }
}

/// Its sheet says why nothing is said of luck and decisions, at every width, and no title stands alone.
void TrustTest::sheetOfAMatchThatABotFinished() {
    Shell& shell = *m_shell;
    beginMatch();
    PlayPage& play = shell.window.play();
    shell.window.main().findChild<QAction*>("match.bot")->trigger();
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (!shell.table().over()) goPast(play.scene());
            return shell.table().over() && !play.result()->isHidden();
        },
        kPatienceMs));
    for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080)}) {
        shell.window.main().resize(size);
        QVERIFY(layOut(shell.window.main()));
        const QString said = play.result()->review()->sentence();
        QVERIFY2(said.startsWith("A bot finished this match"), qPrintable(said));
        int told = 0;
        for (const QLabel* label : play.result()->review()->list()->findChildren<QLabel*>())
            told += label->isVisibleTo(play.result()->review()->list()) && label->text().startsWith(said);
        QCOMPARE(told, 1);
    }
}

void TrustTest::severalPeopleSeeTheirOwn() {
    Shell& shell = *m_shell;
    shell.key(Qt::Key_2, Qt::ControlModifier);
    PlayPage& play = shell.window.play();
    QVERIFY(play.start(setup("euchre", false, 4)));
    QTRY_VERIFY(!play.scene().position()->curtain().isEmpty());
    QVERIFY(!enabled("match.hint") && !enabled("match.review"));
    play.scene().liftCurtain();
    QTRY_VERIFY(enabled("match.hint"));
    QVERIFY(!enabled("match.review"));
    shell.window.main().findChild<QAction*>("match.bot")->trigger();
    for (int row = 0; row < play.scene().cards()->rowCount(); ++row) {
        const CardModel::Row card = play.scene().cards()->at(row);
        if (std::string_view(shell.table().info().zones[card.spot.zone].id) == "hand") QCOMPARE(card.face, kHidden);
    }
    if (play.playing()) {
        shell.window.main().findChild<QAction*>("match.bot")->trigger();
        QCOMPARE(play.session()->persons().size(), 4);
    }
}

void TrustTest::savedMatchHasAName() {
    beginMatch();
    bool seen = false;
    const QString folder = m_folder->path();
    withDialog<QFileDialog>(seen, [folder](QFileDialog& dialog) {
        QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        if (!QDir(documents).exists()) documents = QDir::homePath();
        QCOMPARE(QDir(dialog.directory()).canonicalPath(), QDir(documents).canonicalPath());
        auto* name = dialog.findChild<QLineEdit*>();
        QVERIFY2(name->text().startsWith("Pazaak") && name->text().endsWith(".hmatch"), qPrintable(name->text()));
        name->setText(folder + "/kept");
        QTest::keyClick(name, Qt::Key_Return);
        if (dialog.isVisible()) dialog.reject();
    });
    m_shell->key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(seen);
    QTRY_VERIFY(QFile::exists(m_folder->filePath("kept.hmatch")));
}

/// In another program's notation, where the game has one; the window opens it like a match of its own.
void TrustTest::matchIsExported() {
    Shell& shell = *m_shell;
    shell.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(shell.window.replay().opening().open({matchOf(*find_game("rps"), 1)}, {}, 0));
    auto* action = shell.window.main().findChild<QAction*>("replay.export");
    QVERIFY(!action->isVisible());
    const GameEntry& euchre = *find_game("euchre");
    const std::vector<std::string> careful(4, "steady"); // no one goes alone beside a maker
    const Record record = *play_record(euchre, default_values(euchre.rules()), {42, 1, 1}, careful);
    QVERIFY(shell.window.replay().opening().open({record}, {}, 0));
    QVERIFY(action->isVisible() && action->isEnabled());
    const QString path = m_folder->filePath("out.egn");
    bool seen = false;
    withDialog<QFileDialog>(seen, [path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>();
        QVERIFY2(name->text().startsWith("Euchre") && name->text().endsWith(".egn"), qPrintable(name->text()));
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        if (dialog.isVisible()) dialog.reject();
    });
    action->trigger();
    QTRY_VERIFY(seen);
    QTRY_VERIFY(QFile::exists(path));
    const auto read = open_records(path.toStdString());
    QVERIFY2(read, read ? "" : english(read.error()).c_str());
    QVERIFY(read->front().result == record.result && read->front().steps == record.steps);
    shell.window.open({path});
    QTRY_VERIFY(copyOf(shell.window.replay().cursor()).contains("Euchre"));
    QTRY_COMPARE(shell.window.main().currentPage(), &shell.window.replay());
}

/// By the date of UTC; a day that is played cannot be played again, also after the clock was set back.
void TrustTest::dealsOfTheDayAreCountedOnce() {
    constexpr std::int64_t kDay = 24 * 3600;
    const std::int64_t now = QDateTime::currentSecsSinceEpoch();
    const auto keep = [&](std::int64_t when) {
        const GameEntry& game = *find_game("pazaak");
        const std::vector<std::string> bots(2, game.bots().front().id);
        Record match = *play_record(game, default_values(game.rules()), {daily_seed(when), 0, 0}, bots);
        match.seats[0] = {kPerson, 0, {}};
        const auto kept = Library(m_folder->filePath("matches").toStdString()).add(match, when);
        QVERIFY2(kept, kept ? "" : english(kept.error()).c_str());
    };
    const auto note = [this] {
        const auto* label = m_shell->window.home().findChild<TextLabel*>("dailyNote");
        return label == nullptr ? QString() : label->text();
    };
    const auto playable = [this](const QString& game) {
        const auto buttons = m_shell->window.home().findChildren<QPushButton*>();
        return std::any_of(buttons.begin(), buttons.end(), [&](const QPushButton* button) {
            return button->accessibleName() == "Play the deal of " + game;
        });
    };
    QTRY_VERIFY(playable("Pazaak") && playable("Euchre"));
    QCOMPARE(note(), QString());
    keep(now - kDay);
    keep(now);
    keep(now + 1); // a second try
    restart();
    QTRY_COMPARE(note(), QString("2 deals of the day played, 2 days in a row"));
    QVERIFY(!playable("Pazaak") && playable("Euchre"));
    if (m_shell->button("All days…") == nullptr) { // a window without room for all parts has tabs
        const auto tabs = m_shell->window.home().findChildren<QAbstractButton*>();
        for (QAbstractButton* tab : tabs)
            if (tab->text() == "Deal of the day") QTest::mouseClick(tab, Qt::LeftButton);
    }
    bool seen = false;
    withDialog<DailyDialog>(seen, [](DailyDialog& dialog) {
        QTRY_COMPARE(dialog.table()->model()->rowCount(), 2);
        QTest::keyClick(dialog.table(), Qt::Key_Down);
        QTest::keyClick(dialog.table(), Qt::Key_Return);
    });
    QTest::mouseClick(m_shell->button("All days…"), Qt::LeftButton);
    QTRY_VERIFY(seen);
    QCOMPARE(m_shell->window.replay().cursor().document()->record().source.seed, daily_seed(now - kDay));
    keep(now + 3 * kDay); // and then the clock was set back
    restart();
    QTRY_VERIFY2(note().startsWith("The clock says "), qPrintable(note()));
    QVERIFY(!playable("Pazaak") && playable("Euchre"));
}

void TrustTest::savingHoldsNobodyUp() {
    beginMatch();
    const QString path = m_folder->filePath("slow.hmatch");
    HeldFile file(path);
    QVERIFY(file.held());
    const Record left = m_shell->window.play().record();
    bool seen = false;
    withDialog<QFileDialog>(seen, [path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    m_shell->key(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(seen);
    m_shell->answer(); // the match continues
    m_shell->waitForMe();
    QVERIFY(!QFile::exists(path) && m_shell->window.play().record().steps != left.steps);
    file.let();
    QTRY_VERIFY(QFile::exists(path));
    const auto saved = load_records(path.toStdString());
    QVERIFY(saved && saved->front().steps == left.steps);
}

void TrustTest::copiedPositionIsWhole() {
    Shell& shell = *m_shell;
    const GameEntry& euchre = *find_game("euchre");
    const std::vector<std::string> careful(4, "steady"); // no one goes alone beside a maker
    const Record record = *play_record(euchre, default_values(euchre.rules()), {42, 1, 1}, careful);
    QVERIFY(shell.window.replay().opening().open({record}, {}, 0));
    shell.key(Qt::Key_3, Qt::ControlModifier);
    const Replay& replay = *shell.window.replay().cursor().replay();
    int position = 0; // in the middle of a trick
    while (viewOf(replay.table(position), 0)["led"].toString().isEmpty())
        ++position;
    shell.window.replay().cursor().goTo(position);
    shell.key(Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    for (const char* part : {"Dealer: ", "Trump: ", "Tricks: ", "Trick 1, led by "})
        QVERIFY2(text.contains(part), qPrintable(text));
    // It opens from wherever one comes with it, mail that is quoted around it included.
    shell.window.replay().cursor().goTo(0);
    shell.key(Qt::Key_1, Qt::ControlModifier);
    QGuiApplication::clipboard()->setText("Look at this:\n" + text + "\nWhat would you play?\n");
    shell.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().cursor().position(), position);
    // What came later is not in it.
    const auto& copied = shell.window.replay().cursor().replay()->record().steps;
    QVERIFY(!copied.empty() && copied.size() < record.steps.size());
    QVERIFY(std::equal(copied.begin(), copied.end(), record.steps.begin()));
}

void TrustTest::namesAreNothingButNames_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("long") << QString(200, QLatin1Char('W'));
    QTest::newRow("markup") << QStringLiteral("<h1>Big</h1><img src='x'> & <b>more");
    QTest::newRow("right to left") << QStringLiteral("\u05D0\u05D1\u05D2 \u202Eabc");
    QTest::newRow("spaces") << QStringLiteral(" ");
    QTest::newRow("lines") << QStringLiteral("one\ntwo\tthree/four");
}

/// Whatever a file calls a seat: it is shown as it is, and widens no window.
void TrustTest::namesAreNothingButNames() {
    QFETCH(QString, name);
    Shell& shell = *m_shell;
    Record record = matchOf(*find_game("pazaak"), 1);
    record.seats[0].name = record.seats[1].name = name.toStdString();
    QVERIFY(shell.window.replay().opening().open({record}, {}, 0));
    shell.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(layOut(shell.window.main()));
    QCOMPARE(shell.window.main().size(), kShellSize);
    const auto labels = shell.window.replay().findChildren<TextLabel*>();
    for (const TextLabel* label : labels) {
        if (label->textFormat() == Qt::RichText) // the summary has links
            QVERIFY2(name == name.toHtmlEscaped() || !label->text().contains(name), qPrintable(label->text()));
        else
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    bool seen = false;
    withDialog<QFileDialog>(seen, [](QFileDialog& dialog) {
        const QString file = dialog.findChild<QLineEdit*>()->text();
        QVERIFY2(file.size() < 120 && file.startsWith("Pazaak, ") && file.endsWith(".png"), qPrintable(file));
        for (const QChar sign : QStringLiteral("/<>\n\t\u202E"))
            QVERIFY2(!file.contains(sign), qPrintable(file));
        dialog.reject();
    });
    shell.window.main().findChild<QAction*>("replay.picture")->trigger();
    QTRY_VERIFY(seen);
}

void TrustTest::keyTypedLastIsNotLost() {
    Shell& shell = *m_shell;
    SettingsDialog dialog(shell.window.settings(), shell.window.main().shortcuts(), &shell.window.main());
    dialog.showKeys();
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* edit = dialog.findChild<QKeySequenceEdit*>();
    auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_F11); // full screen has it; the field says so only after a second
    QTest::mouseClick(ok, Qt::LeftButton);
    QVERIFY(dialog.isVisible());
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("already uses F11");
    }));
    QTest::mouseClick(ok, Qt::LeftButton); // read
    QVERIFY(!dialog.isVisible());
    // One that is free is taken, however soon OK follows.
    const QString action = shell.window.main().shortcuts().entries().front().action->objectName();
    SettingsDialog again(shell.window.settings(), shell.window.main().shortcuts(), &shell.window.main());
    again.showKeys();
    again.show();
    QVERIFY(QTest::qWaitForWindowActive(&again));
    again.findChild<QKeySequenceEdit*>()->setFocus();
    QTest::keyClick(again.findChild<QKeySequenceEdit*>(), Qt::Key_F12);
    QTest::mouseClick(again.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(!again.isVisible());
    QCOMPARE(shell.window.main().findChild<QAction*>(action)->shortcut(), QKeySequence(Qt::Key_F12));
}

void TrustTest::soundlessMachineSaysNothing() {
    QProcess process;
    process.start(QApplication::applicationFilePath(), {"--as", "sound"});
    QVERIFY(process.waitForFinished(kPatienceMs));
    QCOMPARE(process.exitCode(), 1);
    const QString said = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(!said.contains("ALSA"), qPrintable(said));
}

/// On the start page a win that is shared is neither won nor one more in a row.
void TrustTest::sharedWinEndsARow() {
    const auto game = std::find_if(games().begin(), games().end(),
                                   [](const GameEntry* entry) { return entry->info().max_seats > 2; });
    const auto bot = (*game)->bots().front().id;
    const int sides = (*game)->info().teams ? 4 : 3;
    const auto keep = [&](std::uint64_t deal, std::vector<int> winners) {
        std::vector<RecordSeat> seats(static_cast<std::size_t>(sides), RecordSeat{bot, 1, {}});
        seats[0] = {kPerson, 0, {}};
        Record match = new_record(**game, default_values((*game)->rules()), {9, deal, deal}, seats);
        const std::vector<int> points(static_cast<std::size_t>(sides), 3);
        match.result = RecordResult{points, points, std::move(winners)};
        QVERIFY(
            Library(m_folder->filePath("matches").toStdString()).add(match, 1000 + static_cast<std::int64_t>(deal)));
    };
    const auto row = [this] {
        QStringList cells;
        for (const TextLabel* label : m_shell->window.home().findChildren<TextLabel*>())
            cells << label->text();
        return cells;
    };
    const QString won = QStringLiteral("1 won");
    keep(1, {0});
    restart();
    QTRY_VERIFY2(row().contains(won), qPrintable(row().join(QStringLiteral(" | "))));
    keep(2, {0, 1, 2});
    restart();
    QTRY_VERIFY(row().contains(QStringLiteral("50 %")));
    QVERIFY2(!row().contains(won) && !row().contains(QStringLiteral("2 won")),
             qPrintable(row().join(QStringLiteral(" | "))));
}

HILLTOP_TEST(TrustTest)
HILLTOP_TEST_PART("sound", soundOnce)
#include "trust_test.moc"
