// SPDX-License-Identifier: GPL-3.0-or-later
// Another language, chosen in the settings: the window is built anew and goes on.
#include "full_pages.h"
#include "home/game_card.h"
#include "settings/languages.h"
#include "settings/settings_dialog.h"
#include "shell.h"
#include "shell/restartable_window.h"
#include "shell/top_bar.h"
#include "support/join_hill.h"
#include "support/test.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QQuickItem>
#include <QQuickWidget>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>

using namespace hilltop;

namespace {

/// All texts of the table's QML in sight.
QStringList quickTexts(QWidget& page) {
    QStringList texts;
    for (auto* quick : page.findChildren<QQuickWidget*>()) {
        if (quick->rootObject() == nullptr) continue;
        QList<QQuickItem*> items;
        collectItems(quick->rootObject(), items);
        for (const QQuickItem* item : items)
            if (item->isVisible()) texts << item->property("text").toString();
    }
    return texts;
}

/// All text in sight on a page, in any widget.
QSet<QString> textsOf(QWidget& page) {
    QSet<QString> texts;
    const auto widgets = page.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisible()) continue;
        texts << widget->accessibleName() << widget->toolTip();
        if (const auto* label = qobject_cast<QLabel*>(widget)) texts << label->text();
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) texts << button->text();
        if (const auto* box = qobject_cast<QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        const auto* view = qobject_cast<QAbstractItemView*>(widget);
        const QAbstractItemModel* model = view != nullptr ? view->model() : nullptr;
        for (int column = 0; model != nullptr && column < model->columnCount(); ++column) {
            texts << model->headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < model->rowCount(); ++row)
                texts << model->index(row, column).data().toString()
                      << model->index(row, column).data(Qt::AccessibleTextRole).toString();
        }
    }
    const QStringList quick = quickTexts(page);
    return texts + QSet<QString>(quick.begin(), quick.end());
}

/// Sentences and phrases: names, paths and numbers are the same in every language.
bool isPhrase(const QString& text) {
    if (text.contains('/')) return false;
    static const QRegularExpression words(QStringLiteral("\\b[a-z]{2,}\\b.*\\b[a-z]{2,}\\b"));
    return words.match(text).hasMatch();
}

bool barSays(const MainWindow& window, const QString& text) {
    const auto buttons = window.findChildren<QToolButton*>();
    return std::any_of(buttons.begin(), buttons.end(),
                       [&](const QToolButton* button) { return button->isVisible() && button->text() == text; });
}

/// "menu: K in one text, and in another"
QStringList twice(const QMenu& menu) {
    QStringList found;
    QHash<QKeySequence, QString> taken;
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr) found += twice(*action->menu());
        const QKeySequence key = QKeySequence::mnemonic(action->text());
        if (key.isEmpty()) continue;
        if (taken.contains(key))
            found
                << QStringLiteral("%1: %2 in %3 and %4").arg(menu.title(), key.toString(), taken[key], action->text());
        taken.insert(key, action->text());
    }
    return found;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        speakLanguage(*qApp, QStringLiteral("en"));
    }
    void cleanup() { speakLanguage(*qApp, QStringLiteral("en")); }

    void anotherWindowGoesOnInIt();
    void aTournamentGoesOnInIt();
    void aHillGoesOnInIt();
    void theQuizGoesOnInIt_data();
    void theQuizGoesOnInIt();
    void laterKeepsTheWindow();
    void everyPageSpeaksIt_data();
    void everyPageSpeaksIt();
    void noMnemonicTwice_data();
    void noMnemonicTwice();
    void smallWindowsKeepTheWordsThatCount_data() { noMnemonicTwice_data(); }
    void smallWindowsKeepTheWordsThatCount();

private:
    RestartableWindow restartable() { return {*qApp, m_folder->path(), m_folder->filePath("hilltop.ini")}; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QString menuOf(Window& window, int number) {
    return window.main().menuBar()->actions().at(number)->text();
}

/// In the dialog of Ctrl+comma, by keys and OK, and then a button of the question.
void choose(ShellOf& shell, const QString& language, const QString& button) {
    bool seen = false, asked = false;
    withDialog<SettingsDialog>(seen, [&](SettingsDialog& dialog) {
        for (auto* box : dialog.findChildren<QComboBox*>()) {
            if (box->findText(language) < 0) continue;
            box->setFocus();
            // Without windows the focus stays behind, where Home is a key of a page.
            for (int up = box->currentIndex(); up > 0; --up)
                QTest::keyClick(box, Qt::Key_Up);
            while (box->currentText() != language && box->currentIndex() + 1 < box->count())
                QTest::keyClick(box, Qt::Key_Down);
            QCOMPARE(box->currentText(), language);
        }
        withDialog<QMessageBox>(asked, [&](QMessageBox& box) { clickOn(box, button); });
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    });
    shell.key(Qt::Key_Comma, Qt::ControlModifier);
    QTRY_VERIFY(seen && asked);
}

} // namespace

void LanguageTest::anotherWindowGoesOnInIt() {
    RestartableWindow program = restartable();
    ShellOf shell(program.window());
    shell.show();
    shell.play(QStringLiteral("euchre"));
    shell.waitForMe();
    shell.answer();
    shell.waitForMe();
    QVERIFY(quickTexts(shell.window.play()).contains("You"));
    const Record played = shell.window.play().record();
    QVERIFY(!played.steps.empty());
    QVERIFY(shell.window.replay().opening().open({matchOf(*games().front(), 1)}, {}, 0));
    shell.key(Qt::Key_3, Qt::ControlModifier);
    shell.window.replay().cursor().document()->setNotes(QStringLiteral("not in any file"));
    shell.window.replay().cursor().goTo(3);
    QVERIFY(menuOf(shell.window, 0) == "&File" && barSays(shell.window.main(), "Tournaments"));

    QSignalSpy restarted(&program, &RestartableWindow::restarted);
    choose(shell, QStringLiteral("Deutsch"), QStringLiteral("Restart"));
    QVERIFY(!restarted.isEmpty() || restarted.wait(kPatienceMs));
    ShellOf german(program.window());
    german.show();
    QVERIFY(menuOf(german.window, 0) == "&Datei" && barSays(german.window.main(), "Turniere"));
    QCOMPARE(german.page(), &german.window.replay());
    QCOMPARE(german.window.replay().cursor().position(), 3);
    QCOMPARE(german.window.replay().cursor().document()->notes(), QStringLiteral("not in any file"));
    german.key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(german.window.play().record().source, played.source);
    QVERIFY(german.window.play().record().steps == played.steps);
    german.waitForMe();
    QTRY_VERIFY(quickTexts(german.window.play()).contains("Sie"));
    QVERIFY(!quickTexts(german.window.play()).contains("You"));
    german.answer();
    QTRY_VERIFY(german.window.play().record().steps.size() > played.steps.size());
}

void LanguageTest::aTournamentGoesOnInIt() {
    RestartableWindow program = restartable();
    ShellOf shell(program.window());
    shell.show();
    Plan plan = default_plan(*games().front());
    for (std::size_t bot = 0; bot < 2; ++bot)
        plan.bots.emplace_back(games().front()->bots()[bot].id);
    plan.matches = 1'000'000;
    shell.window.main().showPage(&shell.window.tournaments());
    shell.window.tournaments().start(plan, 1);
    const TournamentJob* job = shell.window.tournaments().job();
    QTRY_VERIFY(job->running() && job->progress().done > 0);
    const QString path = job->path();
    QSignalSpy restarted(&program, &RestartableWindow::restarted);
    choose(shell, QStringLiteral("Deutsch"), QStringLiteral("Restart"));
    QVERIFY(!restarted.isEmpty() || restarted.wait(kPatienceMs));
    TournamentPage& page = program.window().tournaments();
    QCOMPARE(program.window().main().currentPage(), &page);
    QVERIFY(page.job() != nullptr && page.job()->path() == path);
    QTRY_VERIFY(page.job()->running() && page.job()->progress().done > 0);
}

void LanguageTest::aHillGoesOnInIt() {
    const GameEntry& game = *games().front();
    const QString path = m_folder->filePath("long.hhill");
    {
        Plan plan = usual_hill(game);
        plan.matches = 100'000;
        auto hill = HillFile::create(path.toStdString(), plan);
        QVERIFY(hill);
        for (std::size_t bot = 0; bot < 3; ++bot)
            join(*hill, game.bots()[bot].id);
    }
    RestartableWindow program = restartable();
    ShellOf shell(program.window());
    shell.show();
    shell.window.main().showPage(&shell.window.hills());
    shell.window.hills().resume(path);
    QTRY_VERIFY(shell.window.hills().job()->running());
    QSignalSpy restarted(&program, &RestartableWindow::restarted);
    choose(shell, QStringLiteral("Deutsch"), QStringLiteral("Restart"));
    QVERIFY(!restarted.isEmpty() || restarted.wait(kPatienceMs));
    HillsPage& page = program.window().hills();
    QCOMPARE(program.window().main().currentPage(), &page);
    QVERIFY(page.job() != nullptr && page.job()->path() == path);
    QTRY_VERIFY_WITH_TIMEOUT(page.job()->running(), kPatienceMs);
    QCOMPARE(page.job()->problem(), QString());
}

void LanguageTest::theQuizGoesOnInIt_data() {
    QTest::addColumn<bool>("answered");
    QTest::newRow("a question") << false;
    QTest::newRow("a verdict") << true;
}

/// The question that was open is open again, and a verdict can still be read. Earns its two windows: nothing else keeps
/// what a fresh question was.
void LanguageTest::theQuizGoesOnInIt() {
    QFETCH(const bool, answered);
    RestartableWindow program = restartable();
    ShellOf shell(program.window());
    shell.show();
    QuizPage& before = shell.window.quiz();
    shell.window.main().showPage(&before);
    before.setSource(QuizPage::Easy);
    before.next();
    QTRY_VERIFY(before.puzzle() != nullptr);
    if (answered) {
        before.scene().choose(0);
        QTRY_VERIFY(before.verdict() != nullptr);
    }
    const Puzzle asked = *before.puzzle();
    QSignalSpy restarted(&program, &RestartableWindow::restarted);
    choose(shell, QStringLiteral("Deutsch"), QStringLiteral("Restart"));
    QTRY_COMPARE(restarted.size(), 1);
    QuizPage& after = program.window().quiz();
    QCOMPARE(program.window().main().currentPage(), &after);
    QVERIFY(after.puzzle() != nullptr);
    QVERIFY(after.puzzle()->record.source == asked.record.source);
    QCOMPARE(after.puzzle()->decision.number, asked.decision.number);
    QCOMPARE(after.source(), QuizPage::Easy);
    QCOMPARE(after.verdict() != nullptr, answered);
    QCOMPARE(after.scene().position()->interactive(), !answered);
}

void LanguageTest::laterKeepsTheWindow() {
    RestartableWindow program = restartable();
    ShellOf shell(program.window());
    shell.show();
    QSignalSpy restarted(&program, &RestartableWindow::restarted);
    choose(shell, QStringLiteral("Deutsch"), QStringLiteral("Later"));
    QCoreApplication::processEvents();
    QVERIFY(restarted.isEmpty());
    QCOMPARE(menuOf(shell.window, 0), QStringLiteral("&File"));
    QCOMPARE(shell.window.settings().get<QString>(kLanguageKey, {}), QStringLiteral("de"));
}

void LanguageTest::everyPageSpeaksIt_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : kFullPages)
        QTest::newRow(page) << page;
}

/// No phrase of a window in another language is left over.
void LanguageTest::everyPageSpeaksIt() {
    QFETCH(const QString, page);
    QSet<QString> texts[2];
    for (const bool german : {false, true}) {
        speakLanguage(*qApp, german ? QStringLiteral("de") : QStringLiteral("en"));
        const QTemporaryDir folder;
        Shell shell(folder);
        fillPage(shell, folder, page);
        if (QTest::currentTestFailed()) return;
        QVERIFY(layOut(shell.window.main()));
        const auto& tournament = shell.window.tournaments().job();
        // The name of a tournament is its person's.
        texts[german] = (textsOf(*shell.page()) << shell.page()->statusText()) -
                        QSet<QString>{tournament ? tournament->title() : QString()};
    }
    QStringList left;
    for (const QString& text : texts[0] & texts[1])
        if (isPhrase(text)) left << text;
    QVERIFY2(left.isEmpty(), qPrintable("still English: " + left.join(" | ")));
    QVERIFY(texts[1].size() > texts[0].size() / 2);
}

void LanguageTest::noMnemonicTwice_data() {
    QTest::addColumn<QString>("language");
    for (const QString& code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void LanguageTest::noMnemonicTwice() {
    QFETCH(QString, language);
    speakLanguage(*qApp, language);
    Shell shell(*m_folder);
    QStringList found;
    QMenu bar;
    for (QAction* action : shell.window.main().menuBar()->actions())
        if (action->isVisible()) bar.addAction(action);
    found += twice(bar);
    QVERIFY2(bar.actions().size() > 4 && found.isEmpty(), qPrintable(found.join('\n')));
}

/// Every game says what it is at the smallest size, and the bar gives up words only where there is no room for them:
/// those of the actions from the last one on, then those of the pages behind.
void LanguageTest::smallWindowsKeepTheWordsThatCount() {
    QFETCH(QString, language);
    speakLanguage(*qApp, language);
    Shell shell(*m_folder);
    MainWindow& main = shell.window.main();
    main.resize(960, 640);
    QVERIFY(layOut(main));
    const auto cards = main.findChildren<GameCard*>();
    QVERIFY(cards.size() >= 5);
    for (const GameCard* card : cards)
        for (const TextLabel* label : card->findChildren<TextLabel*>())
            QVERIFY2(label->isVisible() || label->text().isEmpty(), qPrintable(label->text()));

    shell.play(QStringLiteral("pazaak"));
    shell.waitForMe();
    const auto bar = main.findChild<TopBar*>();
    for (int width = 960; width <= 1920; width += 160) {
        main.resize(width, 700);
        QVERIFY(layOut(main));
        QList<QToolButton*> tabs, actions;
        int used = 0;
        for (auto* button : bar->findChildren<QToolButton*>()) {
            if (!button->isVisible()) continue;
            (button->isCheckable() && button->defaultAction() == nullptr ? tabs : actions) << button;
            QVERIFY2(button->geometry().right() < bar->width(), qPrintable(button->text()));
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            used += button->width() + 4;
        }
        const auto worded = [](const QToolButton* button) {
            return button->toolButtonStyle() != Qt::ToolButtonIconOnly;
        };
        QVERIFY(!tabs.isEmpty() && !actions.isEmpty());
        for (const QToolButton* tab : std::as_const(tabs))
            QVERIFY2(worded(tab) || !tab->isChecked(), qPrintable(tab->text()));
        if (std::any_of(actions.begin(), actions.end(), worded)) continue;
        QVERIFY2(used + actions.front()->fontMetrics().horizontalAdvance(actions.front()->text()) + 64 > bar->width(),
                 qPrintable(QStringLiteral("%1 of %2 used").arg(used).arg(bar->width())));
    }
}

HILLTOP_TEST(LanguageTest)
#include "language_test.moc"
