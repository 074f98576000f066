// SPDX-License-Identifier: GPL-3.0-or-later
// Another language, chosen in the settings while everything is on screen.
#include "full_pages.h"
#include "home/game_card.h"
#include "settings/languages.h"
#include "settings/settings_dialog.h"
#include "shell.h"
#include "shell/top_bar.h"
#include "support/test.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QQuickItem>
#include <QQuickWidget>
#include <QRegularExpression>
#include <QSet>
#include <QTableWidget>
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

constexpr int kLanguageMs = hilltop::kPatienceMs / 8; ///< reached only where a word is missing

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
        m_shell = std::make_unique<Shell>(*m_folder);
    }
    void cleanup() {
        m_shell.reset();
        speakLanguage(*qApp, QStringLiteral("en"));
    }

    void everythingSpeaksItAtOnce();
    void everyPageSpeaksIt_data();
    void everyPageSpeaksIt();
    void pagesAreCalledAsAfterAStart();
    void noMnemonicTwice_data();
    void noMnemonicTwice();
    void smallWindowsKeepTheWordsThatCount_data() { noMnemonicTwice_data(); }
    void smallWindowsKeepTheWordsThatCount();

private:
    /// In the dialog of Ctrl+comma, by keys and a click; Cancel closes it.
    void choose(const QString& language, const QString& heading);
    QString menu(int number) { return m_shell->window.main().menuBar()->actions().at(number)->text(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Shell> m_shell;
};

void LanguageTest::choose(const QString& language, const QString& heading) {
    bool seen = false;
    QString title;
    whenShown<SettingsDialog>(seen, [&](SettingsDialog& dialog) {
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
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Apply), Qt::LeftButton);
        title = dialog.windowTitle();
        const auto buttons = dialog.findChildren<QPushButton*>();
        for (const QPushButton* button : buttons)
            QTRY_VERIFY2(!button->isVisible() || button->width() >= button->sizeHint().width(),
                         qPrintable(button->text()));
    });
    m_shell->key(Qt::Key_Comma, Qt::ControlModifier);
    QVERIFY(seen);
    QCOMPARE(title, heading); // of the dialog itself
}

void LanguageTest::everythingSpeaksItAtOnce() {
    MainWindow& main = m_shell->window.main();
    m_shell->play(QStringLiteral("euchre"));
    m_shell->waitForMe();
    QCOMPARE(menu(0), QStringLiteral("&File"));
    QVERIFY(barSays(main, QStringLiteral("Hint")) && barSays(main, QStringLiteral("Tournaments")));
    QVERIFY(quickTexts(m_shell->window.play()).contains("Left"));
    const QString english = m_shell->window.play().statusText();

    choose(QStringLiteral("Deutsch"), QStringLiteral("Einstellungen"));
    QCOMPARE(menu(0), QStringLiteral("&Datei"));
    QVERIFY(barSays(main, QStringLiteral("Tipp")) && barSays(main, QStringLiteral("Turniere")));
    QTRY_VERIFY(quickTexts(m_shell->window.play()).contains("Links"));
    QVERIFY(!quickTexts(m_shell->window.play()).contains("Left"));
    QVERIFY(m_shell->window.play().statusText() != english);
    m_shell->key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(m_shell->button(QStringLiteral("Spielen")) != nullptr);
    QCOMPARE(m_shell->recent()->horizontalHeaderItem(0)->text(), QStringLiteral("Spiel"));
    QCOMPARE(m_shell->page()->accessibleName(), QStringLiteral("Start"));

    choose(QStringLiteral("English"), QStringLiteral("Settings"));
    QCOMPARE(menu(0), QStringLiteral("&File"));
    QVERIFY(m_shell->button(QStringLiteral("Play")) != nullptr);
    QCOMPARE(m_shell->recent()->horizontalHeaderItem(0)->text(), QStringLiteral("Game"));
    m_shell->key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(barSays(main, QStringLiteral("Hint")));
    QTRY_VERIFY(quickTexts(m_shell->window.play()).contains("Left"));
    QTRY_COMPARE(m_shell->window.play().statusText(), english);
}

void LanguageTest::everyPageSpeaksIt_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : kFullPages)
        QTest::newRow(page) << page;
}

/// No phrase of the language before is left over, there and back.
void LanguageTest::everyPageSpeaksIt() {
    QFETCH(const QString, page);
    fillPage(*m_shell, *m_folder, page);
    if (QTest::currentTestFailed()) return;
    Page& shown = *m_shell->page();
    QVERIFY(layOut(m_shell->window.main()));
    const auto texts = [&shown, this] {
        const auto& tournament = m_shell->window.tournaments().job();
        // The name of a tournament is its person's, as soon as it has one.
        return (textsOf(shown) << shown.statusText()) - QSet<QString>{tournament ? tournament->title() : QString()};
    };
    const QSet<QString> english = texts();
    choose(QStringLiteral("Deutsch"), QStringLiteral("Einstellungen"));
    QVERIFY(layOut(m_shell->window.main()));
    QSet<QString> german;
    QStringList left;
    const auto whole = [&] { // some of it is judged or searched again
        german = texts();
        left.clear();
        const QSet<QString> both = english & german;
        for (const QString& text : both)
            if (isPhrase(text)) left << text;
        return left.isEmpty() && german.size() > english.size() / 2;
    };
    QVERIFY2(QTest::qWaitFor(whole, kLanguageMs), qPrintable("still English: " + left.join(" | ")));
    choose(QStringLiteral("English"), QStringLiteral("Settings"));
    QVERIFY(layOut(m_shell->window.main()));
    QSet<QString> again;
    QVERIFY2(QTest::qWaitFor([&] { return (again = texts()) == english; }, kLanguageMs),
             qPrintable(QStringList((again - english).values()).join(" | ") + " instead of " +
                        QStringList((english - again).values()).join(" | ")));
}

/// Also Home, which Qt says of a key.
void LanguageTest::pagesAreCalledAsAfterAStart() {
    const auto titles = [](const MainWindow& window) {
        QStringList texts;
        const auto buttons = window.findChild<TopBar*>()->findChildren<QToolButton*>();
        for (const QToolButton* button : buttons)
            texts << button->text();
        texts.sort(); // the tab in front comes later
        return texts;
    };
    QHash<QString, QStringList> fresh;
    for (const char* language : {"en", "de", "ja"}) {
        speakLanguage(*qApp, language);
        const QTemporaryDir folder;
        Shell shell(folder);
        fresh[language] = titles(shell.window.main());
    }
    QVERIFY(fresh["en"].contains("Home") && fresh["de"].contains("Start"));
    speakLanguage(*qApp, "en");
    m_shell = std::make_unique<Shell>(*m_folder);
    for (const char* language : {"de", "ja", "en"}) {
        speakLanguage(*qApp, language);
        QTRY_COMPARE(titles(m_shell->window.main()), fresh[language]);
    }
}

void LanguageTest::noMnemonicTwice_data() {
    QTest::addColumn<QString>("language");
    for (const QString& code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void LanguageTest::noMnemonicTwice() {
    QFETCH(QString, language);
    speakLanguage(*qApp, language);
    QStringList found;
    QMenu bar;
    for (QAction* action : m_shell->window.main().menuBar()->actions())
        if (action->isVisible()) bar.addAction(action);
    found += twice(bar);
    QVERIFY2(bar.actions().size() > 4 && found.isEmpty(), qPrintable(found.join('\n')));
}

/// Every game says what it is at the smallest size, and the bar gives up words only where there is no room for them:
/// those of the actions from the last one on, then those of the pages behind.
void LanguageTest::smallWindowsKeepTheWordsThatCount() {
    QFETCH(QString, language);
    speakLanguage(*qApp, language);
    MainWindow& main = m_shell->window.main();
    main.resize(960, 640);
    QVERIFY(layOut(main));
    const auto cards = main.findChildren<GameCard*>();
    QVERIFY(cards.size() >= 5);
    for (const GameCard* card : cards)
        for (const TextLabel* label : card->findChildren<TextLabel*>())
            QVERIFY2(label->isVisible() || label->text().isEmpty(), qPrintable(label->text()));

    m_shell->play(QStringLiteral("pazaak"));
    m_shell->waitForMe();
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
