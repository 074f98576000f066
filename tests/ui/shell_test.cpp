// SPDX-License-Identifier: GPL-3.0-or-later
// The window as people meet it: clicked, keyed, dropped on and started twice.
#include "choose/rules_dialog.h"
#include "home/game_card.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "settings/key_sheet.h"
#include "shell/single_window.h"
#include "shell/window.h"
#include "still.h"
#include "support/test.h"
#include "table/table_view.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <thread>

using namespace hilltop;

namespace {

Record matchOf(const GameEntry& game, std::uint64_t number) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats), game.bots().front().id);
    return *play_record(game, default_values(game.rules()), {42, number, number}, bots);
}

/// A window on a person's folder, with cards that do not fly; the keys go to whatever has the focus.
struct Shell {
    explicit Shell(const QTemporaryDir& folder)
        : window(*qApp, folder.path(), folder.filePath("hilltop.ini")) {
        window.settings().setAnimationSpeed(AnimationSpeed::Off);
        window.main().show();
        window.main().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window.main()));
        QVERIFY(layOut(window.main()));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(QGuiApplication::focusWindow(), static_cast<Qt::Key>(key), modifiers);
    }
    Page* page() { return window.main().currentPage(); }
    /// In sight; the first one of that text.
    QPushButton* button(const QString& text) {
        const auto all = window.main().findChildren<QPushButton*>();
        for (QPushButton* button : all)
            if (button->isVisible() && button->text() == text) return button;
        return nullptr;
    }
    void play(const QString& game) {
        const auto cards = window.home().findChildren<GameCard*>();
        for (GameCard* card : cards)
            if (card->gameId() == game) return QTest::mouseClick(card->playButton(), Qt::LeftButton);
        QFAIL(qPrintable(game + " is not on the start page"));
    }
    const Table& table() { return window.play().session()->table(); }
    bool asked() {
        return !table().over() && table().need() == Need::Must && !window.play().session()->askedPersons().empty() &&
               !window.play().scene().playing();
    }
    void waitForMe() {
        QVERIFY(QTest::qWaitFor(
            [this] {
                if (!table().over() && !asked()) window.play().scene().goOn();
                return table().over() || asked();
            },
            kPatienceMs));
    }
    void answer() {
        const auto menu = table().menu(*window.play().session()->askedPersons().begin());
        const auto first =
            std::find_if(menu.begin(), menu.end(), [](const Choice& choice) { return choice.reason.empty(); });
        QVERIFY(first != menu.end());
        window.play().scene().answer(QString::fromStdString(first->word));
    }
    QTableWidget* recent() { return window.home().findChild<QTableWidget*>(); }
    bool drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        const QPointF middle = window.main().rect().center();
        QDragEnterEvent enter(middle.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window.main(), &enter);
        if (!enter.isAccepted()) return false;
        QDropEvent let_go(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window.main(), &let_go);
        return let_go.isAccepted();
    }
    QMessageBox* complaint() {
        const auto boxes = window.main().findChildren<QMessageBox*>();
        for (QMessageBox* box : boxes)
            if (box->isVisible()) return box;
        return nullptr;
    }

    Window window;
};

/// Waits for a dialog of that kind that stops everything else, looks at it and closes it by Esc.
template <class Dialog, class Look>
void whenShown(bool& seen, Look&& look) {
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, &seen, look] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isVisible()) return;
        timer->deleteLater();
        timer->stop();
        seen = true;
        look(*dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        if (dialog->isVisible()) {
            QTest::qFail("Esc does not close it", __FILE__, __LINE__);
            dialog->reject();
        }
    });
    timer->start(5);
}

bool anyLabelSays(const QWidget& top, const QString& text) {
    const auto labels = top.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
}

} // namespace

class ShellTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_shell = std::make_unique<Shell>(*m_folder);
    }
    void cleanup() { m_shell.reset(); }

    void playGivesATableAtOnce_data();
    void playGivesATableAtOnce();
    void continueTakesUpWhatWasLeft();
    void finishedMatchIsAmongTheLastOnes();
    void pagesByTheirKeys();
    void rulesOfTheGameInFront();
    void nextPaneGoesRound();
    void fullScreenAndBack();
    void keysOnOneSheet();
    void keysOfTheTable();
    void droppedRecordIsShown();
    void whatCannotBeReadIsSaid();
    void secondStartBringsItsFiles();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Shell> m_shell;
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
    m_shell.reset();
    m_shell = std::make_unique<Shell>(*m_folder);
    shell = m_shell.get();
    QVERIFY(!shell->window.play().hasMatch());
    QVERIFY(shell->button("Continue") != nullptr);
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
    QCOMPARE(recent->rowCount(), 1);
    QVERIFY(layOut(shell.window.main()));
    QVERIFY(recent->isVisible());
    const auto& winners = played.result->winners;
    const int me = played.seats[0].bot == kPerson ? 0 : 1;
    QCOMPARE(recent->item(0, 3)->text(), QString(std::count(winners.begin(), winners.end(), me) > 0 ? "Won" : "Lost"));
    QTest::mouseClick(recent->viewport(), Qt::LeftButton, {}, recent->visualItemRect(recent->item(0, 1)).center());
    QCOMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().positions(), Replay::make(played)->positions());
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
    auto* rules = shell.window.main().findChild<RulesDialog*>();
    QVERIFY(rules != nullptr && rules->isVisible() && !rules->isModal());
    auto* list = rules->findChild<QListWidget*>();
    QCOMPARE(list->currentItem()->text(), QString("Euchre"));
    QVERIFY(QTest::qWaitForWindowActive(rules));
    shell.key(Qt::Key_Escape);
    QTRY_VERIFY(!rules->isVisible());
}

void ShellTest::nextPaneGoesRound() {
    Shell& shell = *m_shell;
    QVERIFY(shell.window.replay().open({matchOf(*games().front(), 1)}, {}, 0));
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
    m_shell.reset();
    m_shell = std::make_unique<Shell>(*m_folder);
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
    QVERIFY(seen);
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
    QTRY_COMPARE(scene.hintLevel(), 1);
    shell.key(Qt::Key_H);
    QCOMPARE(scene.hintLevel(), 0);
    scene.announce({});
    shell.key(Qt::Key_S);
    QVERIFY2(scene.live().contains(scene.prompt()), qPrintable(scene.live()));
    QVERIFY(shell.window.main().findChild<QAction*>("match.undo")->isEnabled() == false);
    shell.key(Qt::Key_1);
    shell.waitForMe();
    QVERIFY(shell.table().steps() > 0);
    shell.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shell.table().steps(), 0);
    QVERIFY(shell.asked());
    // To the end by the first key of all, rests by Enter.
    for (int i = 0; i < 400 && !shell.table().over(); ++i) {
        QVERIFY(QTest::qWaitFor([&] { return shell.table().over() || shell.asked() || scene.resting(); }, kPatienceMs));
        if (shell.table().over()) break;
        const int steps = shell.table().steps();
        const bool resting = scene.resting();
        shell.key(resting ? Qt::Key_Return : Qt::Key_1);
        QVERIFY2(resting ? !scene.resting() : shell.table().steps() > steps, qPrintable(scene.prompt()));
    }
    QVERIFY(shell.table().over());
    shell.key(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(shell.page(), &shell.window.replay());
    QVERIFY(shell.window.replay().positions() > 0);
}

void ShellTest::droppedRecordIsShown() {
    Shell& shell = *m_shell;
    const QString path = m_folder->filePath("dropped.hmatch");
    const Record record = matchOf(*find_game("rps"), 3);
    QVERIFY(save_records(path.toStdString(), {&record, 1}));
    QVERIFY(shell.drop({path}));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().positions(), Replay::make(record)->positions());
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
    QCOMPARE(shell.complaint()->text(), QString("This file cannot be opened."));
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
    // As the program does it.
    connect(&first, &SingleWindow::handedOver, &shell.window, [&](const QStringList& files) {
        shell.window.raise();
        shell.window.open(files);
    });
    shell.window.main().showMinimized();
    std::atomic<int> role = -1;
    std::thread second([&] { role = static_cast<int>(SingleWindow(m_folder->path()).claim({path})); });
    const bool over = QTest::qWaitFor([&] { return role >= 0; }, kPatienceMs);
    second.join();
    QVERIFY(over);
    QCOMPARE(role.load(), static_cast<int>(SingleWindow::Role::Second));
    QTRY_COMPARE(shell.page(), &shell.window.replay());
    QCOMPARE(shell.window.replay().positions(), Replay::make(record)->positions());
    QVERIFY(!shell.window.main().isMinimized() && shell.window.main().isVisible());
}

HILLTOP_TEST(ShellTest)
#include "shell_test.moc"
