// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/leaving.h"
#include "shell/main_dialogs.h"
#include "style/page.h"

#include <QHash>
#include <QMainWindow>
#include <QPointer>

class QActionGroup;
class QHBoxLayout;
class QStackedWidget;
class QTimer;

namespace hilltop {

class Settings;
class Shortcuts;
class TextLabel;
class Theme;
class TopBar;

/// The one window: menus, bar, pages, status line. It knows nothing of games: pages bring their own actions.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Settings& settings, Theme& theme, QWidget* parent = nullptr);

    /// Takes the page; the order of adding is the order of tabs. Ctrl+1, Ctrl+2 ... go to them.
    void addPage(Page* page);
    void showPage(Page* page);
    Page* currentPage() const;
    const QList<Page*>& pages() const { return m_pages; }
    /// None where no page has a part of it.
    const QMenu* menu(MenuId id) const { return m_menus.value(static_cast<int>(id)); }
    const QAction* nextPaneAction() const { return m_nextPane; }
    /// Whose keys open the manual, also in dialogs.
    const QAction* help() const { return m_help; }

    /// Games that have rules to show (":/<id>/rules.md"), in the order of the program.
    void setRules(const QStringList& gameIds) { m_dialogs->setRules(gameIds); }
    /// A page of the manual, "statistics", "statistics#elo", or the rules of a game by its id. It belongs to the dialog
    /// that is in front, or else to the window.
    void showManual(const QString& place) { m_dialogs->showManual(place); }

    /// "Pazaak records (*.hmatch *.txt);;All files (*)"
    void setOpenFilter(const QString& filter) { m_dialogs->setOpenFilter(filter); }
    void askForFiles() { m_dialogs->askForFiles(); }

    /// A part at the right of the pages, which leaves them the rest of the window; nullptr: none.
    void setBeside(QWidget* part);

    /// The keys of all actions, for the key editor.
    Shortcuts& shortcuts() { return *m_shortcuts; }

    /// A widget at the right end of the status line, such as a page's own.
    void addStatusWidget(QWidget* widget);
    /// A passing word in place of the page's own sentence; with 0 it stays until another page is shown.
    void showNotice(const QString& sentence, int milliseconds = 6000);

    /// Size, place and full screen of the last time, or a sensible start.
    void restoreWindow();
    /// For the next time.
    void keepWindow();
    Leaving& leaving() { return *m_leaving; }

signals:
    /// Files chosen in a dialog or dropped on the window.
    void openRequested(const QStringList& paths);
    /// Another language was chosen in the settings.
    void languageChosen();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeActions();
    void rebuildMenus();
    void refreshBar();
    void refreshStatus();
    void nextPane();
    void setFullScreen(bool on);
    void enablePageActions();
    int besideWidth() const;
    QList<QAction*> ownActions(MenuId menu) const;

    Settings& m_settings;
    Theme& m_theme;
    TopBar* m_bar;
    QHBoxLayout* m_across; ///< the pages, and what is beside them
    QStackedWidget* m_stack;
    QPointer<QWidget> m_beside;
    QTimer* m_noticeTimer;
    Shortcuts* m_shortcuts;
    MainDialogs* m_dialogs;
    Leaving* m_leaving;
    TextLabel* m_status;
    QString m_pageStatus;
    QString m_notice; // shown before the page's own sentence
    QList<Page*> m_pages;
    QList<QAction*> m_pageActions;
    QList<QActionGroup*> m_pageKeys; // by page: what it does only while it is in front
    QHash<int, QMenu*> m_menus;      // by MenuId
    QAction *m_open, *m_preferences, *m_nextPane, *m_quit, *m_fullScreen, *m_help, *m_keys, *m_about;
    QMenu *m_appearance, *m_speed, *m_authors;
};

} // namespace hilltop
