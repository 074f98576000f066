// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QModelIndex;
class QSortFilterProxyModel;
class QStackedLayout;
class QTableView;

namespace hilltop {

class TournamentListModel;
struct TournamentEntry;

/// All tournaments, newest first until the person sorts otherwise; before the first one a sentence and a button.
/// Actions are signals with the path: this widget touches no file. Enter opens, F2 renames, Del deletes
/// (after a question), the menu has all of it.
class TournamentList : public QWidget {
    Q_OBJECT
public:
    explicit TournamentList(TournamentListModel& model, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    /// Of the selected row; empty: none.
    QString currentPath() const;
    void setCurrentPath(const QString& path);
    /// Open, resume, rename, show in folder, delete, for menus; enabled as the selected row allows.
    QList<QAction*> actions() const { return {m_open, m_resume, m_rename, m_show, m_delete}; }

signals:
    void newRequested();
    void openRequested(const QString& path);
    void resumeRequested(const QString& path);
    void renameRequested(const QString& path, const QString& name);
    void showRequested(const QString& path);
    /// The person has confirmed it.
    void deleteRequested(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QAction* action(const char* name, const QString& icon, const QString& text, const QList<QKeySequence>& keys);
    const TournamentEntry* current() const;
    void follow();
    void fit();
    void rename();
    void askToDelete();

    TournamentListModel& m_model;
    QSortFilterProxyModel* m_sorted;
    QStackedLayout* m_stack;
    QTableView* m_table;
    QAction *m_open, *m_resume, *m_rename, *m_show, *m_delete;
};

} // namespace hilltop
