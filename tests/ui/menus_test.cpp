// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window: short, each with the actions of one page, and used by mouse and keys.
#include "shell.h"
#include "support/test.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QMenuBar>

using namespace hilltop;

class MenusTest : public ShellTests {
    Q_OBJECT
private slots:
    void init() { ShellTests::init(); }
    void cleanup() { ShellTests::cleanup(); }

    void noMenuIsLong() {
        constexpr int kMost = 20;
        const MainWindow& main = m_shell->window.main();
        for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id) {
            int entries = 0;
            for (const QAction* action : main.menu(static_cast<MenuId>(id))->actions())
                entries += action->isSeparator() ? 0 : 1;
            QVERIFY2(entries <= kMost, qPrintable(main.menu(static_cast<MenuId>(id))->title()));
        }
    }

    /// And no menu but that of reviews, where the quiz is, has those of two pages.
    void everyPageHasOneMenu() {
        QMap<MenuId, const Page*> owners;
        for (const Page* page : m_shell->window.main().pages()) {
            int menus = 0;
            for (int id = 0; id <= static_cast<int>(MenuId::Help); ++id) {
                const auto menu = static_cast<MenuId>(id);
                if (page->menuActions(menu).isEmpty() || menu == MenuId::File)
                    continue; // Save is where people look for it
                ++menus;
                const bool quiz = page == &m_shell->window.quiz() && menu == MenuId::Reviews;
                QVERIFY2(quiz || !owners.contains(menu), qPrintable(page->title()));
                QVERIFY2(menu < MenuId::View, qPrintable(page->title()));
                owners[menu] = page;
            }
            QVERIFY2(menus <= 1, qPrintable(page->title()));
        }
    }

    /// No two pages or actions of the bar look alike.
    void iconsOfTheirOwn() {
        QMap<QString, QString> seen;
        for (const Page* page : m_shell->window.main().pages())
            seen[page->iconName()] = page->title();
        QCOMPARE(seen.size(), m_shell->window.main().pages().size());
        const auto* hint = m_shell->window.main().findChild<QAction*>("match.hint");
        const auto* analyse = m_shell->window.home().barActions().at(1);
        const auto* analysis = m_shell->window.main().findChild<QAction*>("replay.analyse");
        QVERIFY(!seen.contains(hint->icon().name()) && !seen.contains(analyse->icon().name()));
        QCOMPARE(analyse->icon().name(), analysis->icon().name()); // the same thing
        QVERIFY(hint->icon().name() != analyse->icon().name());
        const QStringList names = QStringList(seen.keys()) + QStringList{hint->icon().name(), analyse->icon().name()};
        for (const QString& name : names)
            QVERIFY2(QFile::exists(":/icons/" + name + ".svg"), qPrintable(name));
    }

    /// A submenu without anything to choose is dim, as before a match is opened.
    void nothingToChoose() {
        const auto* goTo = entry(*m_shell->window.main().menu(MenuId::Replay), "Go to");
        QVERIFY(goTo != nullptr && !goTo->isEnabled());
        const auto* text = entry(*m_shell->window.main().menu(MenuId::Replay), "Open text");
        QVERIFY(text != nullptr && text->isEnabled());
        QVERIFY(m_shell->window.replay().opening().open({matchOf(*find_game("pazaak"), 3)}, {}, 0));
        m_shell->window.main().showPage(&m_shell->window.replay());
        QVERIFY(goTo->isEnabled());
        m_shell->window.main().showPage(&m_shell->window.home());
        QVERIFY(!goTo->isEnabled());
    }

    /// What is in a submenu is chosen by the mouse, and keeps its key.
    void replaySubmenus() {
        ReplayPage& replay = m_shell->window.replay();
        QVERIFY(replay.opening().open({matchOf(*find_game("pazaak"), 3)}, {}, 0));
        m_shell->window.main().showPage(&replay);
        QMenuBar* bar = m_shell->window.main().menuBar();
        const auto* goTo = entry(*m_shell->window.main().menu(MenuId::Replay), "Go to");
        QVERIFY(goTo != nullptr && goTo->menu() != nullptr);
        auto* last = entry(*goTo->menu(), "To the end");
        QVERIFY(last != nullptr);
        QAction* title = m_shell->window.main().menu(MenuId::Replay)->menuAction();
        QTest::mouseMove(bar, bar->actionGeometry(title).center()); // Qt 6.8 counts from where the pointer was
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(title).center());
        QTRY_COMPARE(QApplication::activePopupWidget(), title->menu());
        QTest::mouseClick(title->menu(), Qt::LeftButton, {},
                          title->menu()->actionGeometry(const_cast<QAction*>(goTo)).center());
        QTRY_COMPARE(QApplication::activePopupWidget(), goTo->menu());
        QTest::mouseClick(goTo->menu(), Qt::LeftButton, {}, goTo->menu()->actionGeometry(last).center());
        QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
        QTRY_VERIFY(replay.cursor().atEnd());
        m_shell->key(Qt::Key_Home);
        QTRY_COMPARE(replay.cursor().position(), 0);
    }

private:
    static QAction* entry(const QMenu& menu, const QString& text) {
        for (QAction* action : menu.actions())
            if (action->text().remove('&') == text) return action;
        return nullptr;
    }
};

HILLTOP_TEST(MenusTest)
#include "menus_test.moc"
