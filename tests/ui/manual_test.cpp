// SPDX-License-Identifier: GPL-3.0-or-later
// The manual as a reader uses it, by keys and clicks.
#include "choose/manual_dialog.h"
#include "choose/manual_pages.h"
#include "choose/manual_view.h"
#include "german.h"
#include "play/new_match_dialog.h"
#include "play/statistics_dialog.h"
#include "settings/settings_dialog.h"
#include "shell.h"
#include "support/test.h"
#include "tournaments/setup/new_tournament_dialog.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>

using namespace hilltop;

class ManualTest : public ShellTests {
    Q_OBJECT
private slots:
    void f1OnEachPage_data();
    void f1OnEachPage();
    void f1InReplay();
    void f1InADialog_data();
    void f1InADialog();
    void whatIsThis();
    void findsPagesByTheirWords();
    void fitsTheWindow();
    void placesAreThoseMarked_data();
    void placesAreThoseMarked();
    void linksLeadThereAndBack();
    void germanPages();

private:
    ManualDialog* manual() { return m_shell->window.main().findChild<ManualDialog*>(); }
    ManualDialog& opened(const QString& place);
};

namespace {

QStringList gamePages() {
    QStringList ids;
    for (const GameEntry* game : games())
        ids << QString::fromUtf8(game->info().id);
    return ids;
}

ManualView& view(ManualDialog& manual) {
    return *manual.findChild<ManualView*>();
}

QStringList listed(ManualDialog& manual) {
    const auto* list = manual.findChild<QListWidget*>();
    QStringList pages;
    for (int row = 0; row < list->count(); ++row)
        if (!list->item(row)->isHidden() && (list->item(row)->flags() & Qt::ItemIsSelectable))
            pages << list->item(row)->text();
    return pages;
}

/// Whether the page was opened at this heading, which is in sight.
bool isAt(ManualDialog& manual, const QString& heading) {
    const ManualView& text = view(manual);
    return text.textCursor().block().text() == heading && text.viewport()->rect().contains(text.cursorRect().center());
}

/// A click on the link with these words.
void clickLink(ManualDialog& manual, const QString& words) {
    ManualView& text = view(manual);
    for (QTextCursor at = text.document()->find(words); !at.isNull(); at = text.document()->find(words, at)) {
        if (!at.charFormat().isAnchor()) continue;
        QTextCursor middle(text.document());
        middle.setPosition((at.selectionStart() + at.selectionEnd()) / 2);
        text.setTextCursor(middle);
        text.ensureCursorVisible();
        QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, text.cursorRect(middle).center());
        return;
    }
    QFAIL(qPrintable("there is no link " + words));
}

} // namespace

ManualDialog& ManualTest::opened(const QString& place) {
    m_shell->window.main().showManual(place);
    ManualDialog& shown = *manual();
    [&] { QVERIFY(QTest::qWaitForWindowActive(&shown)); }();
    return shown;
}

void ManualTest::f1OnEachPage_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("heading");
    QTest::newRow("home") << 1 << "start"
                          << "Getting started";
    QTest::newRow("play") << 2 << "playing"
                          << "Playing";
    QTest::newRow("replay") << 3 << "replay"
                            << "Replay";
    QTest::newRow("tournaments") << 4 << "tournaments"
                                 << "Tournaments";
    QTest::newRow("hills") << 5 << "hills"
                           << "In the window";
    QTest::newRow("bots") << 6 << "own_bots"
                          << "Your own bots";
    QTest::newRow("analyses") << 7 << "practice"
                              << "Many matches";
    QTest::newRow("quiz") << 8 << "practice"
                          << "The quiz";
}

void ManualTest::f1OnEachPage() {
    QFETCH(int, number);
    Shell& shell = *m_shell;
    shell.key(Qt::Key_0 + number, Qt::ControlModifier);
    shell.key(Qt::Key_F1);
    QVERIFY(manual() != nullptr && manual()->isVisible() && !manual()->isModal());
    QTEST(manual()->current(), "page");
    QVERIFY(layOut(*manual()));
    QFETCH(QString, heading);
    QVERIFY2(isAt(*manual(), heading), qPrintable(view(*manual()).textCursor().block().text()));
    auto* list = manual()->findChild<QListWidget*>();
    QVERIFY(list->currentItem() != nullptr && list->currentItem()->isSelected());
}

void ManualTest::f1InReplay() {
    Shell& shell = *m_shell;
    QVERIFY(shell.window.replay().opening().open({matchOf(*find_game("zipdeck"), 1)}, {}, 0));
    shell.key(Qt::Key_3, Qt::ControlModifier);
    shell.key(Qt::Key_F1);
    QVERIFY(manual() != nullptr);
    QCOMPARE(manual()->current(), QString("zipdeck"));
}

void ManualTest::f1InADialog_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("heading");
    QTest::newRow("new match") << int(Qt::Key_N) << "playing"
                               << "A new match";
    QTest::newRow("new tournament") << int(Qt::Key_T) << "tournaments"
                                    << "A new tournament";
    QTest::newRow("settings") << int(Qt::Key_Comma) << "keys"
                              << "Settings";
}

/// A dialog that shuts out the window has the manual beside it all the same, and stays as it was.
void ManualTest::f1InADialog() {
    QFETCH(int, key);
    QFETCH(QString, page);
    QFETCH(QString, heading);
    bool seen = false;
    whenShown<QDialog>(seen, [&](QDialog& dialog) {
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        QTest::keyClick(dialog.windowHandle(), Qt::Key_F1);
        auto* beside = dialog.findChild<ManualDialog*>();
        QVERIFY(beside != nullptr && beside->isVisible());
        QCOMPARE(beside->current(), page);
        QVERIFY(isAt(*beside, heading));
        QTRY_COMPARE(QApplication::activeWindow(), beside); // it is not shut out
        QTest::keyClick(beside->windowHandle(), Qt::Key_Escape);
        QVERIFY(!beside->isVisible() && dialog.isVisible());
        dialog.activateWindow();
    });
    m_shell->key(key, Qt::ControlModifier);
    QTRY_VERIFY(seen);
    QVERIFY(manual() == nullptr);
}

void ManualTest::whatIsThis() {
    bool seen = false;
    whenShown<StatisticsDialog>(seen, [&](StatisticsDialog& dialog) {
        auto* link = dialog.findChild<QToolButton*>("whatIsThis");
        QVERIFY(link != nullptr && link->isVisible());
        QTest::mouseClick(link, Qt::LeftButton);
        auto* beside = dialog.findChild<ManualDialog*>();
        QVERIFY(beside != nullptr && beside->isVisible());
        QCOMPARE(beside->current(), QString("statistics"));
        QVERIFY(isAt(*beside, "Your own rating"));
        beside->close();
    });
    m_shell->window.play().statisticsRequested();
    QTRY_VERIFY(seen);
}

void ManualTest::findsPagesByTheirWords() {
    ManualDialog& shown = opened("start");
    const QStringList all = listed(shown);
    QVERIFY(all.size() > 20);
    QTest::keyClick(shown.windowHandle(), Qt::Key_F, Qt::ControlModifier);
    auto* field = shown.findChild<QLineEdit*>();
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, "wilson COCHRAN");
    QCOMPARE(listed(shown), QStringList{"Statistics: 2"});
    QCOMPARE(shown.current(), QString("statistics"));
    QCOMPARE(view(shown).markedPlaces(), 2);
    QCOMPARE(view(shown).textCursor().selectedText(), QString("Cochran")); // the first place of the two
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view(shown).textCursor().selectedText(), QString("Wilson"));
    QVERIFY(view(shown).viewport()->rect().contains(view(shown).cursorRect().center()));
    QVERIFY(shown.isVisible()); // Enter pressed no button
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(view(shown).textCursor().selectedText(), QString("Cochran"));
    QTest::keyClicks(field, " xyzzy");
    QVERIFY(listed(shown).isEmpty());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(shown.isVisible() && field->text().isEmpty());
    QCOMPARE(listed(shown), all);
    QCOMPARE(view(shown).markedPlaces(), 0);
    QTest::keyClick(&shown, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shown.current(), QString("start")); // not the pages that the first letters led to
    QTest::keyClick(&shown, Qt::Key_Escape);
    QVERIFY(!shown.isVisible());
}

/// Pages for players never scroll to the side, in any language; pages for authors of bots may, in tables of code.
/// The text that needs the most width in one piece.
QString widestBlock(const ManualView& view) {
    QString widest;
    qreal width = 0;
    for (QTextBlock block = view.document()->begin(); block.isValid(); block = block.next()) {
        if (block.layout()->minimumWidth() <= width) continue;
        width = block.layout()->minimumWidth();
        widest = block.text();
    }
    return widest;
}

void ManualTest::fitsTheWindow() {
    for (const bool speaksGerman : {false, true}) {
        const auto german = speaksGerman ? std::make_unique<German>() : nullptr;
        for (const QSize size : {QSize(788, 560), QSize(900, 660)}) {
            ManualDialog dialog(gamePages());
            dialog.resize(size);
            auto groups = manualGroups(gamePages());
            groups.resize(2);
            for (const ManualGroup& group : groups) {
                for (const QString& page : group.pages) {
                    dialog.showPage(page);
                    QVERIFY2(
                        view(dialog).horizontalScrollBar()->maximum() == 0,
                        qPrintable(
                            QStringLiteral("%1 at %2: %3").arg(page).arg(size.width()).arg(widestBlock(view(dialog)))));
                }
            }
        }
    }
}

void ManualTest::placesAreThoseMarked_data() {
    QTest::addColumn<QString>("words");
    for (const char* words : {"the", "card", "95 %", "hilltop", "match", "resources", "elo", "bot"})
        QTest::newRow(words) << words;
}

/// The list counts in the Markdown, the text marks what is shown: both find the same on every page.
void ManualTest::placesAreThoseMarked() {
    QFETCH(QString, words);
    int pages = 0;
    for (const ManualGroup& group : manualGroups(gamePages())) {
        for (const QString& page : group.pages) {
            const QStringList all = words.split(' ');
            ManualView text;
            text.setPage(manualPage(page).markdown);
            text.markWords(all);
            const int places = manualPlaces(manualText(manualPage(page).markdown), all);
            if (places == 0) continue; // a word is missing
            ++pages;
            QVERIFY2(places == text.markedPlaces(),
                     qPrintable(QString("%1: %2, marked %3").arg(page).arg(places).arg(text.markedPlaces())));
        }
    }
    QVERIFY(pages > 0);
}

void ManualTest::linksLeadThereAndBack() {
    ManualDialog& shown = opened("start");
    QVERIFY(layOut(shown));
    auto* back = shown.findChild<QToolButton*>("back");
    auto* forward = shown.findChild<QToolButton*>("forward");
    QVERIFY(!back->isEnabled() && !forward->isEnabled());
    clickLink(shown, "rated match"); // to a heading of another page
    QCOMPARE(shown.current(), QString("playing"));
    QVERIFY(isAt(shown, "Rated matches"));
    clickLink(shown, "your own rating");
    QCOMPARE(shown.current(), QString("statistics"));
    QTest::keyClick(&shown, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(shown.current(), QString("playing"));
    QVERIFY(view(shown).verticalScrollBar()->value() > 0); // where it was
    QCOMPARE(shown.findChild<QListWidget*>()->currentItem()->text(), QString("Playing"));
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(shown.current(), QString("start"));
    QVERIFY(!back->isEnabled());
    QTest::keyClick(&shown, Qt::Key_Right, Qt::AltModifier);
    QTest::keyClick(&shown, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(shown.current(), QString("statistics"));
    QVERIFY(!forward->isEnabled());
}

void ManualTest::germanPages() {
    const German german;
    QVERIFY(german.found());
    ManualDialog shown(gamePages());
    shown.showPage("statistics#your-own-rating"); // as the code names it
    QVERIFY(layOut(shown));
    QVERIFY(isAt(shown, "Ihre eigene Wertung"));
    QVERIFY(listed(shown).contains("Erste Schritte") && listed(shown).contains("Glossar"));
    clickLink(shown, "gewertete Partie");
    QCOMPARE(shown.current(), QString("playing"));
    QVERIFY(isAt(shown, "Gewertete Partien"));
    QTest::keyClicks(shown.findChild<QLineEdit*>(), "Genauigkeit Backgammon");
    QCOMPARE(shown.current(), QString("computed"));
}

HILLTOP_TEST(ManualTest)
#include "manual_test.moc"
