// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

class QAction;
class QKeySequence;

namespace hilltop {

/// The menus of the window, in their order. Those between File and View are of one page each; Reviews is the quiz's,
/// too.
enum class MenuId { File, Match, Replay, Tournament, Hill, Bots, Reviews, View, Help };

/// A key that is no QAction (a table's arrows and digits), for the key sheet.
struct KeyHint {
    QString keys; // as people read it: "Enter or Space"
    QString what;
};

/// When an action's key holds: one that holds while somebody plays may be that of another one while somebody watches.
enum class KeyHolds {
    Always,
    Playing,  ///< a person sits at the table
    Watching, ///< bots play alone
};
void setKeyHolds(QAction& action, KeyHolds when);
KeyHolds keyHolds(const QAction& action);

/// What can be chosen in a menu, with what is in its submenus and without separators.
QList<QAction*> chosenFrom(const QList<QAction*>& menu);

/// One page of the window. A page owns its actions; the window only shows them. An action's shortcut holds while the
/// page (or something in it) has focus if its context is WidgetWithChildren, everywhere if it is Window: the window
/// adds all actions to the page, and disables those of the first kind while another page is in front.
class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// Name on the tab and of the page for screen readers.
    virtual QString title() const = 0;
    /// File name in resources/icons.
    virtual QString iconName() const = 0;

    /// At the right end of the bar while the page is shown. A checkable one stays lit while it is on.
    virtual QList<QAction*> barActions() const { return {}; }
    /// The page's part of a menu, always there (disable what makes no sense now); nullptr is a separator, and an action
    /// with a menu a submenu.
    virtual QList<QAction*> menuActions(MenuId menu) const {
        Q_UNUSED(menu)
        return {};
    }
    virtual QList<KeyHint> keyHints() const { return {}; }

    /// One sentence for the status line.
    virtual QString statusText() const { return {}; }
    /// Stands at the right end of the status line, whichever page is shown; the window takes it over. Null: none.
    virtual QWidget* statusWidget() const { return nullptr; }
    /// The game whose table is in sight: F1 shows its rules. Empty: F1 shows what setManual() says of the page.
    virtual QString rulesId() const { return {}; }
    /// What those rules say of this very moment, as Markdown; empty: nothing.
    virtual QString rulesNow() const { return {}; }
    /// Parts of the page that F6 goes through; the page itself when empty.
    virtual QList<QWidget*> panes() const { return {}; }

    /// The page has come to the front, or has left it.
    virtual void shown() {}
    virtual void hidden() {}
    /// Keys go to what the page is about. Only while it is in front.
    virtual void takeFocus() { setFocus(Qt::OtherFocusReason); }
    /// Asks what to do with what would be lost when the window closes, and answers at once if that is nothing; false:
    /// stay.
    virtual void leave(std::function<void(bool may)> then) { then(true); }
    /// Keys that are no shortcuts of the window, because what has the focus takes them; they stand in the key editor.
    virtual QList<QAction*> ownKeys() const { return {}; }

    /// One of the page's actions, which holds while the page has the focus. The settings know its key by the id
    /// ("match.undo"); without a name of an icon it has none.
    QAction* makeAction(const char* id, const QString& text, const QString& iconName, const QKeySequence& key,
                        std::function<void()> act);

signals:
    void statusChanged(const QString& text);
    /// What barActions() or menuActions() return has changed.
    void actionsChanged();
};

} // namespace hilltop
