// SPDX-License-Identifier: GPL-3.0-or-later
// The window as people meet it: clicked, keyed, dropped on and started twice.
#include "choose/manual_dialog.h"
#include "home/matches_dialog.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "settings/key_sheet.h"
#include "shell.h"
#include "shell/single_window.h"
#include "style/panel.h"
#include "support/test.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QQuickWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableWidget>
#include <QTextBrowser>

#include <thread>

using namespace hilltop;

namespace {

bool anyLabelSays(const QWidget& top, const QString& text) {
    const auto labels = top.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
}

} // namespace

class ShellTest : public ShellTests {
    Q_OBJECT
private slots:
    void playGivesATableAtOnce_data();
    void playGivesATableAtOnce();
    void continueTakesUpWhatWasLeft();
    void finishedMatchIsAmongTheLastOnes();
    void startPageFitsSmallWindows();
    void pagesByTheirKeys();
    void rulesOfTheGameInFront();
    void rulesTellOfThisMoment();
    void nextPaneGoesRound();
    void fullScreenAndBack();
    void keysOnOneSheet();
    void keysOfTheTable();
    void droppedRecordIsShown();
    void whatCannotBeReadIsSaid();
    void secondStartBringsItsFiles();
    void whetherItIsSavedDoesNotDependOnItsWords();
    void theWindowMayGoWhileADialogIsOpen_data();
    void theWindowMayGoWhileADialogIsOpen();
    void closingAsksWhatBecomesOfNotes();
    void deletionIsToldOnceItIsDone();
    void whatWasShownBeforeStaysNowhere();

private:
    void deleteAndUndo(const Record& played);
};

void ShellTest::playGivesATableAtOnce_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry* game : games())
        QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
}

void ShellTest::playGivesATableAtOnce() {
    QFETCH(QString, game);
    Shell& shell = *m_shell;
    QCOMPARE(shell.page(), &shell.window.home());
    shell.play(game);
    QCOMPARE(shell.page(), &shell.window.play());
    QCOMPARE(QString::fromStdString(shell.window.play().record().game), game);
    QCOMPARE(shell.window.play().session()->persons().size(), 1);
    QVERIFY(shell.window.play().view()->isAncestorOf(QApplication::focusWidget()));
    shell.waitForMe();
    QVERIFY(shell.asked());
    QVERIFY(layOut(shell.window.main()));
    QVERIFY(shell.window.play().view()->loaded());
}

void ShellTest::continueTakesUpWhatWasLeft() {
    Shell* shell = m_shell.get();
    QVERIFY(shell->button("Continue") == nullptr);
    shell->play("pazaak");
    shell->waitForMe();
    shell->answer();
    shell->waitForMe();
    shell->key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(shell->page(), &shell->window.home());
    QVERIFY(shell->button("Continue") != nullptr);
    const Record left = shell->window.play().record();
    QTest::mouseClick(shell->button("Continue"), Qt::LeftButton);
    QCOMPARE(shell->page(), &shell->window.play());
    QVERIFY(shell->window.play().record().steps == left.steps);
    // And after a new start of the program.
    restart();
    shell = m_shell.get();
    QVERIFY(!shell->window.play().hasMatch());
    QVERIFY(shell->button("Continue") != nullptr);
    // The page of the table says so too, and its key takes it up.
    shell->key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(anyLabelSays(shell->window.play(), "You have an unfinished match of Pazaak."));
    QCOMPARE(shell->window.play().statusText(), QString("You have an unfinished match."));
    shell->key(Qt::Key_Return);
    QVERIFY(shell->window.play().hasMatch());
    QVERIFY(shell->window.play().record().steps == left.steps);
    shell->key(Qt::Key_1, Qt::ControlModifier);
    QTest::mouseClick(shell->button("Continue"), Qt::LeftButton);
    QCOMPARE(shell->page(), &shell->window.play());
    QVERIFY(shell->window.play().record().steps == left.steps);
    QVERIFY(shell->window.play().record().source == left.source);
}

void ShellTest::finishedMatchIsAmongTheLastOnes() {
    Shell& shell = *m_shell;
    QCOMPARE(shell.recent()->rowCount(), 0);
    shell.play("pazaak");
    for (int i = 0; i < 400 && !shell.table().over(); ++i) {
        shell.waitForMe();
        if (!shell.table().over()) shell.answer();
    }
    QVERIFY(shell.table().over());
    const Record played = shell.window.play().record();
    shell.key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(shell.button("Continue") == nullptr);
    QTableWidget* recent = shell.recent();
    QTRY_COMPARE(recent->rowCount(), 1);
    QVERIFY(layOut(shell.window.main()));
    QVERIFY(recent->isVisible());
    const auto& winners = played.result->winners;
    const int me = played.seats[0].bot == kPerson ? 0 : 1;
    QCOMPARE(recent->item(0, 2)->text(), QString(std::count(winners.begin(), winners.end(), me) > 0 ? "Won" : "Lost"));
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0, 0)).center());
    QCOMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().cursor().positions(), Replay::make(played)->positions());
    deleteAndUndo(played);
}

/// At 960x640 nothing of it has to be scrolled for or is cut, and it shows how far the unfinished match is.
void ShellTest::startPageFitsSmallWindows() {
    Shell& shell = *m_shell;
    shell.window.main().resize(960, 640);
    const auto details = [&] {
        QStringList seen;
        const auto all = shell.window.home().findChildren<TextLabel*>("detail");
        for (const TextLabel* label : all)
            if (label->isVisible()) seen << label->text();
        return seen;
    };
    const auto detail = [&] { return details().value(0); };
    QString company; // of the first match, as its table has it
    for (const QString& game : {QString("euchre"), QString("zipdeck")}) {
        shell.play(game);
        shell.waitForMe();
        const TableNames& names = shell.window.play().scene().position()->names();
        if (company.isEmpty())
            company = QString("with %1 against %2, %3, ")
                          .arg(names.of((names.me + 2) % 4), names.of(1 - names.me % 2), names.of(3 - names.me % 2));
        shell.answer();
        shell.waitForMe();
        shell.key(Qt::Key_1, Qt::ControlModifier);
        const auto steps = static_cast<int>(shell.window.play().record().steps.size());
        QVERIFY(steps > 0);
        QTRY_VERIFY2(detail().contains(QString(", %1 decision").arg(steps)), qPrintable(detail()));
    }
    QVERIFY2(detail().startsWith("against 3 others"), qPrintable(detail()));
    QTRY_VERIFY2(details().value(1).startsWith(company), qPrintable(details().join('|'))); // the one that made room
    QVERIFY(layOut(shell.window.main()));
    const auto areas = shell.window.home().findChildren<QScrollArea*>(Qt::FindDirectChildrenOnly);
    QCOMPARE(areas.size(), 1);
    QCOMPARE(areas.front()->verticalScrollBar()->maximum(), 0);
    const auto labels = shell.window.home().findChildren<TextLabel*>();
    for (const TextLabel* label : labels) {
        if (!label->isVisible() || label->text().isEmpty()) continue;
        const int room = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        QVERIFY2(label->height() >= room, qPrintable(label->text()));
        if (!label->wordWrap())
            QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(),
                     qPrintable(label->text()));
    }
}

/// By the menu of the list: of the mouse, of the desktop's Menu key, and of Shift+F10.
void ShellTest::deleteAndUndo(const Record& played) {
    Shell& shell = *m_shell;
    shell.key(Qt::Key_1, Qt::ControlModifier);
    QTableWidget* recent = shell.recent();
    recent->setFocus();
    recent->setCurrentCell(0, 0);
    QStringList words;
    const auto inMenu = [&](Qt::Key key) {
        words.clear();
        QTimer::singleShot(0, this, [&words, key] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) return;
            for (const QAction* action : menu->actions())
                words << action->text().remove('&');
            QTest::keyClick(menu, key);
        });
    };
    const QPoint at = recent->visualItemRect(recent->item(0, 0)).center();
    inMenu(Qt::Key_Escape);
    QContextMenuEvent mouse(QContextMenuEvent::Mouse, at, recent->viewport()->mapToGlobal(at));
    QApplication::sendEvent(recent->viewport(), &mouse);
    QTRY_COMPARE(words, (QStringList{"Open in Replay", "Delete"}));
    inMenu(Qt::Key_Escape);
    QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, at, recent->mapToGlobal(at));
    QApplication::sendEvent(recent, &menuKey);
    QTRY_COMPARE(words.size(), 2);
    inMenu(Qt::Key_D);
    QTest::keyClick(recent, Qt::Key_F10, Qt::ShiftModifier);
    QTRY_COMPARE(words.size(), 2);
    QTRY_COMPARE(recent->rowCount(), 0);
    auto* undo = shell.window.main().findChild<QAction*>("home.undo");
    QVERIFY(undo->isVisible());
    QTRY_VERIFY(undo->isEnabled());
    shell.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(recent->rowCount(), 1);
    QTRY_VERIFY(!undo->isVisible());
    // In the list of all matches, too, after it has closed.
    QTimer deleting;
    connect(&deleting, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<MatchesDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || dialog->reading()) return;
        deleting.stop();
        QTest::keyClick(dialog->table(), Qt::Key_Delete);
        dialog->reject();
    });
    deleting.start(5);
    for (QAction* action : shell.window.main().findChildren<QAction*>())
        if (action->text() == QStringLiteral("All matches…")) action->trigger();
    QTRY_COMPARE(recent->rowCount(), 0);
    QTRY_VERIFY(undo->isVisible() && undo->isEnabled());
    shell.key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(recent->rowCount(), 1);
    QTRY_VERIFY(!undo->isVisible());
    recent->setCurrentCell(0, 0);
    inMenu(Qt::Key_O);
    QTest::keyClick(recent, Qt::Key_F10, Qt::ShiftModifier);
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().cursor().positions(), Replay::make(played)->positions());
}

void ShellTest::pagesByTheirKeys() {
    Shell& shell = *m_shell;
    Page* const pages[] = {&shell.window.home(), &shell.window.play(), &shell.window.replay(),
                           &shell.window.tournaments()};
    for (const int number : {2, 3, 4, 1}) {
        shell.key(Qt::Key_0 + number, Qt::ControlModifier);
        QCOMPARE(shell.page(), pages[number - 1]);
        QVERIFY(pages[number - 1]->isVisible());
    }
}

void ShellTest::rulesOfTheGameInFront() {
    Shell& shell = *m_shell;
    shell.play("euchre");
    shell.waitForMe();
    shell.key(Qt::Key_F1);
    auto* rules = shell.window.main().findChild<ManualDialog*>();
    QVERIFY(rules != nullptr && rules->isVisible() && !rules->isModal());
    auto* list = rules->findChild<QListWidget*>();
    QCOMPARE(list->currentItem()->text(), QString("Euchre"));
    QVERIFY(QTest::qWaitForWindowActive(rules));
    // Beside the table, which is as wide as what they leave it.
    QVERIFY(layOut(shell.window.main()));
    const auto place = [&](const QWidget& widget) { return QRect(widget.mapToGlobal(QPoint()), widget.size()); };
    const auto* table = shell.window.play().view();
    QVERIFY(!place(*rules).intersects(place(*table)) && table->width() > rules->width());
    shell.key(Qt::Key_Escape);
    QTRY_VERIFY(!rules->isVisible());
    QVERIFY(layOut(shell.window.main()));
    QVERIFY(place(*table).right() + 400 > place(shell.window.main()).right());
    const int steps = shell.table().steps();
    shell.key(Qt::Key_1); // the table has the keys again
    QTRY_VERIFY(shell.table().steps() > steps);
}

/// Beside the table: what may be answered now, and why not the rest.
void ShellTest::rulesTellOfThisMoment() {
    Shell& shell = *m_shell;
    shell.play("euchre");
    shell.waitForMe();
    shell.key(Qt::Key_F1);
    auto* rules = shell.window.main().findChild<ManualDialog*>();
    const auto text = [&] { return rules->findChild<QTextBrowser*>()->toPlainText(); };
    const auto menu = [&] { return shell.window.play().scene().answers()->menu()->items(); };
    QVERIFY(!menu().empty());
    QVERIFY2(text().contains("Legal:"), qPrintable(text()));
    bool refused = false;
    for (int answers = 0; answers < 60 && !refused && !shell.table().over(); ++answers) {
        for (const MenuModel::Item& item : menu()) {
            QVERIFY2(text().contains(item.text), qPrintable(item.text + " is missing in " + text().left(800)));
            if (item.allowed()) continue;
            refused = true;
            QVERIFY2(text().contains(item.reason), qPrintable(item.reason + " is missing in " + text().left(800)));
        }
        shell.answer();
        shell.waitForMe();
    }
    QVERIFY(refused);
    QTest::mouseClick(shell.button("All pages"), Qt::LeftButton);
    QVERIFY(rules->isVisible() && rules->isWindow());
    auto* list = rules->findChild<QListWidget*>();
    QVERIFY(layOut(*rules));
    const QList<QListWidgetItem*> others = list->findItems("Glossary", Qt::MatchExactly);
    QCOMPARE(others.size(), 1);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(others.front()).center());
    QVERIFY2(text().contains("Roll-out") && !text().contains("Legal:"), qPrintable(text().left(800)));
}

void ShellTest::nextPaneGoesRound() {
    Shell& shell = *m_shell;
    QVERIFY(shell.window.replay().opening().open({matchOf(*games().front(), 1)}, {}, 0));
    shell.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(layOut(shell.window.main()));
    const QList<QWidget*> panes = shell.page()->panes();
    QVERIFY(panes.size() >= 3);
    QList<QWidget*> focused;
    for (qsizetype i = 0; i < panes.size() + 1; ++i) { // the tabs are one more
        shell.key(Qt::Key_F6);
        QVERIFY(!focused.contains(QApplication::focusWidget()));
        focused << QApplication::focusWidget();
    }
    for (QWidget* pane : panes)
        QVERIFY(std::any_of(focused.begin(), focused.end(),
                            [&](QWidget* widget) { return widget == pane || pane->isAncestorOf(widget); }));
    shell.key(Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), focused.front());
}

void ShellTest::fullScreenAndBack() {
    Shell& shell = *m_shell;
    shell.key(Qt::Key_F11);
    QTRY_VERIFY(shell.window.main().isFullScreen());
    shell.key(Qt::Key_F11);
    QTRY_VERIFY(!shell.window.main().isFullScreen());
    // It is remembered.
    shell.key(Qt::Key_F11);
    QTRY_VERIFY(shell.window.main().isFullScreen());
    shell.window.main().close();
    restart();
    QVERIFY(m_shell->window.main().isFullScreen());
}

void ShellTest::keysOnOneSheet() {
    Shell& shell = *m_shell;
    bool seen = false;
    whenShown<KeySheet>(seen, [](const KeySheet& sheet) {
        for (const char* key : {"F1", "F6", "F11", "?", "H", "Ctrl+Z"})
            QVERIFY2(anyLabelSays(sheet, key), key);
    });
    shell.key(Qt::Key_Question);
    QTRY_VERIFY(seen);
}

void ShellTest::keysOfTheTable() {
    Shell& shell = *m_shell;
    MatchSetup setup;
    setup.game = "pazaak";
    setup.rules = default_values(find_game("pazaak")->rules());
    setup.seats = {QString::fromUtf8(kPerson), QString::fromUtf8(find_game("pazaak")->bots().front().id)};
    setup.drawn = false;
    setup.deal = DealId{77, 3};
    shell.key(Qt::Key_2, Qt::ControlModifier);
    shell.window.play().start(setup);
    TableScene& scene = shell.window.play().scene();
    shell.waitForMe();
    shell.key(Qt::Key_H);
    QTRY_COMPARE(scene.answers()->hintLevel(), 1);
    shell.key(Qt::Key_H);
    QTRY_COMPARE(scene.answers()->hintLevel(), 2);
    shell.key(Qt::Key_H);
    QCOMPARE(scene.answers()->hintLevel(), 0);
    scene.announce({});
    shell.key(Qt::Key_S);
    QVERIFY2(scene.motion()->live().contains(scene.position()->prompt()), qPrintable(scene.motion()->live()));
    QVERIFY(shell.window.main().findChild<QAction*>("match.undo")->isEnabled() == false);
    shell.key(Qt::Key_1);
    shell.waitForMe();
    QVERIFY(shell.table().steps() > 0);
    shell.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shell.table().steps(), 0);
    QVERIFY(shell.asked());
    // To the end by the first key of all, rests by Enter.
    for (int i = 0; i < 400 && !shell.table().over(); ++i) {
        QVERIFY(QTest::qWaitFor([&] { return shell.table().over() || shell.asked() || scene.position()->resting(); },
                                kPatienceMs));
        if (shell.table().over()) break;
        const int steps = shell.table().steps();
        const bool resting = scene.position()->resting();
        shell.key(resting ? Qt::Key_Return : Qt::Key_1);
        QVERIFY2(resting ? !scene.position()->resting() : shell.table().steps() > steps,
                 qPrintable(scene.position()->prompt()));
    }
    QVERIFY(shell.table().over());
    shell.key(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(shell.page(), &shell.window.replay());
    QVERIFY(shell.window.replay().cursor().positions() > 0);
}

void ShellTest::droppedRecordIsShown() {
    Shell& shell = *m_shell;
    const QString path = m_folder->filePath("dropped.hmatch");
    const Record record = matchOf(*find_game("rps"), 3);
    QVERIFY(save_records(path.toStdString(), {&record, 1}));
    QVERIFY(shell.drop({path}));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().cursor().positions(), Replay::make(record)->positions());
    QVERIFY(shell.complaint() == nullptr);
    QVERIFY(!shell.drop({})); // nothing that could be opened
}

void ShellTest::whatCannotBeReadIsSaid() {
    Shell& shell = *m_shell;
    const QString broken = m_folder->filePath("broken.hmatch"), missing = m_folder->filePath("missing.hmatch");
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":1,\"game\":");
    file.close();
    QVERIFY(shell.drop({broken}));
    QTRY_VERIFY(shell.complaint() != nullptr);
    QCOMPARE(shell.page(), &shell.window.home());
    QCOMPARE(shell.complaint()->text(), QString("This file can’t be opened."));
    QVERIFY2(shell.complaint()->informativeText().startsWith(broken + ": "),
             qPrintable(shell.complaint()->informativeText()));
    QVERIFY(QTest::qWaitForWindowActive(shell.complaint()));
    QTest::keyClick(shell.complaint(), Qt::Key_Return);
    QTRY_VERIFY(shell.complaint() == nullptr);
    // Two of three: the one that can be read is shown, of the others each says why.
    const QString good = m_folder->filePath("good.hmatch");
    const Record record = matchOf(*games().front(), 3);
    QVERIFY(save_records(good.toStdString(), {&record, 1}));
    QVERIFY(shell.drop({broken, good, missing}));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QTRY_VERIFY(shell.complaint() != nullptr);
    QVERIFY(shell.complaint()->informativeText().contains(broken));
    QVERIFY(shell.complaint()->informativeText().contains(missing));
    QVERIFY(!shell.complaint()->informativeText().contains(good));
    QVERIFY(QTest::qWaitForWindowActive(shell.complaint()));
    QTest::keyClick(shell.complaint(), Qt::Key_Escape);
    QTRY_VERIFY(shell.complaint() == nullptr);
}

void ShellTest::secondStartBringsItsFiles() {
    Shell& shell = *m_shell;
    const QString path = m_folder->filePath("second.hmatch");
    const Record record = matchOf(*games().front(), 4);
    QVERIFY(save_records(path.toStdString(), {&record, 1}));
    SingleWindow first(m_folder->path());
    QCOMPARE(first.claim({}), SingleWindow::Role::First);
    connect(&first, &SingleWindow::handedOver, &shell.window, &Window::comeForward);
    shell.window.main().showMinimized();
    const auto startAgain = [&](const QStringList& files, const QString& game) {
        std::atomic<int> role = -1;
        std::thread second([&] { role = static_cast<int>(SingleWindow(m_folder->path()).claim(files, game)); });
        const bool over = QTest::qWaitFor([&] { return role >= 0; }, kPatienceMs);
        second.join();
        return over ? role.load() : -1;
    };
    QCOMPARE(startAgain({path}, {}), static_cast<int>(SingleWindow::Role::Second));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().cursor().positions(), Replay::make(record)->positions());
    QVERIFY(!shell.window.main().isMinimized() && shell.window.main().isVisible());
    // A game in the menu of a desktop, while the window is open.
    QCOMPARE(startAgain({}, "euchre"), static_cast<int>(SingleWindow::Role::Second));
    QTRY_COMPARE(shell.page(), &shell.window.play());
    QTRY_COMPARE(shell.window.play().rulesId(), QStringLiteral("euchre"));
}

/// A language may say both sentences with or without a colon.
void ShellTest::whetherItIsSavedDoesNotDependOnItsWords() {
    MainWindow& main = m_shell->window.main();
    PlayPage& play = m_shell->window.play();
    emit play.savedChanged({true, "Saved: yes", "Saved: yes"});
    QVERIFY(anyLabelSays(main, "Saved: yes"));
    const auto said = [&](const QString& text) {
        const auto labels = main.statusBar()->findChildren<TextLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const TextLabel* one) { return one->text() == text; });
    };
    QVERIFY(!said("Saved: yes")); // the label by the side says it, no notice does
    emit play.savedChanged({false, "Not saved", "Not saved, the disk is full"});
    QVERIFY(anyLabelSays(main, "Not saved") && said("Not saved, the disk is full"));
}

void ShellTest::theWindowMayGoWhileADialogIsOpen_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"window.open", "window.settings", "window.keys", "window.about", "match.new"})
        QTest::newRow(name) << name;
}

/// A dialog holds up no function: what opened it has returned when the dialog is there.
void ShellTest::theWindowMayGoWhileADialogIsOpen() {
    QFETCH(const QString, name);
    bool returned = false, heldUp = false;
    QTimer::singleShot(0, qApp, [&] {
        heldUp = !returned;
        if (heldUp) QApplication::activeModalWidget()->close(); // or the test hangs
    });
    m_shell->window.main().findChild<QAction*>(name)->trigger();
    returned = true;
    QCoreApplication::processEvents();
    QVERIFY(!heldUp);
    QVERIFY(QApplication::activeModalWidget() != nullptr);
    restart();
    QVERIFY(QApplication::activeModalWidget() == nullptr);
}

void ShellTest::closingAsksWhatBecomesOfNotes() {
    Shell& shell = *m_shell;
    QVERIFY(shell.window.replay().opening().open({matchOf(*games().front(), 1)}, {}, 0));
    shell.window.replay().cursor().document()->setNotes(QStringLiteral("not in any file"));
    for (const auto button : {QMessageBox::Cancel, QMessageBox::Discard}) {
        QVERIFY(!shell.window.main().close());
        QVERIFY(!shell.window.main().close()); // asks once
        bool asked = false;
        withDialog<QMessageBox>(asked,
                                [button](QMessageBox& box) { QTest::mouseClick(box.button(button), Qt::LeftButton); });
        QTRY_VERIFY(asked);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QTRY_COMPARE(shell.window.main().isVisible(), button == QMessageBox::Cancel);
    }
}

void ShellTest::deletionIsToldOnceItIsDone() {
    const QTemporaryDir data;
    const QString matches = data.filePath("matches"), lock = matches + "/.lock";
    const Library library(matches.toStdString());
    Record match = matchOf(*games().front(), 1);
    QVERIFY(library.add(match, 1000));
    HomePage home;
    QWidget top;
    KeptMatches kept(home, DataPaths{data.filePath("unfinished.hmatch"), matches}, data.filePath("quiz.jsonl"), top);
    QSignalSpy read(&kept, &KeptMatches::changed), told(&kept, &KeptMatches::told), failed(&kept, &KeptMatches::failed);
    const auto after = [&](const std::function<void()>& act) {
        const auto before = read.count();
        act();
        return QTest::qWaitFor([&] { return read.count() > before; }, kPatienceMs);
    };
    QVERIFY(after([&] { kept.read(); }));
    QVERIFY(QDir().mkdir(lock)); // now no file of the folder can be changed
    QVERIFY(after([&] { kept.remove("0"); }));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(told.count(), 0);
    QCOMPARE(library.recent(9).size(), std::size_t{1});
    kept.undo(); // nothing was deleted
    QVERIFY(QDir().rmdir(lock));
    QVERIFY(after([&] { kept.remove("0"); }));
    QCOMPARE(told.count(), 1);
    QVERIFY(library.recent(9).empty());
    QVERIFY(QDir().mkdir(lock));
    QVERIFY(after([&] { kept.undo(); }));
    QCOMPARE(failed.count(), 2);
    QVERIFY(QDir().rmdir(lock));
    QVERIFY(after([&] { kept.undo(); })); // it can still be had back
    QCOMPARE(library.recent(9).size(), std::size_t{1});
}

/// Matches that are begun, left and looked at, again and again: the window keeps the last one alone.
void ShellTest::whatWasShownBeforeStaysNowhere() {
    constexpr int kRounds = 10, kAnalysed = 3;
    Shell& shell = *m_shell;
    PlayPage& play = shell.window.play();
    ReplayPage& replay = shell.window.replay();
    const auto tables = [&] { return shell.window.main().findChildren<QQuickWidget*>().size(); };
    const auto objects = [&] { return play.findChildren<QObject*>().size() + replay.findChildren<QObject*>().size(); };
    std::vector<QPointer<TableSession>> sessions;
    std::vector<std::weak_ptr<const MatchDocument>> documents;
    std::vector<std::weak_ptr<const Review>> reviews;
    qsizetype tablesOnce = 0, objectsOnce = 0;
    for (int round = 0; round < kRounds; ++round) {
        shell.play("pazaak");
        shell.waitForMe();
        shell.answer();
        shell.waitForMe();
        sessions.emplace_back(const_cast<TableSession*>(play.session()));
        QVERIFY(replay.opening().open({matchOf(*find_game("pazaak"), static_cast<std::uint64_t>(round))}, {}, 0));
        shell.key(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(shell.page(), &replay);
        replay.setAnalysing(round < kAnalysed);
        if (round < kAnalysed) {
            QTRY_VERIFY(replay.analysis().review());
            reviews.emplace_back(replay.analysis().review());
        }
        documents.emplace_back(replay.cursor().document());
        shell.key(Qt::Key_1, Qt::ControlModifier);
        if (round != kAnalysed) continue; // everything has been in sight once
        QVERIFY(layOut(shell.window.main()));
        tablesOnce = tables();
        objectsOnce = objects();
    }
    QCOMPARE(tables(), tablesOnce);
    QTRY_COMPARE(std::count(sessions.begin(), sessions.end(), nullptr), kRounds - 1);
    const auto gone = [](const auto& one) { return one.expired(); };
    QTRY_COMPARE(std::count_if(documents.begin(), documents.end(), gone), kRounds - 1);
    QTRY_COMPARE(std::count_if(reviews.begin(), reviews.end(), gone), kAnalysed);
    QTRY_COMPARE(objects(), objectsOnce);
}

HILLTOP_TEST(ShellTest)
#include "shell_test.moc"
