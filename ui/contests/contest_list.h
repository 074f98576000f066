// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/column_fitter.h"

#include <QWidget>

class QAction;
class QModelIndex;
class QSortFilterProxyModel;
class QStackedLayout;
class QTableView;

namespace hilltop {

class ContestListModel;
struct ContestEntry;

/// All contests of a kind, newest first until the person sorts otherwise; before the first one a sentence and buttons.
/// Actions are signals with the path: this widget touches no file. Enter opens, F2 renames, Del deletes (after a
/// question) or takes off the list what lies elsewhere, the menu has all of it.
class ContestList : public QWidget {
    Q_OBJECT
public:
    explicit ContestList(ContestListModel& model, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    /// Of the selected row; empty: none.
    QString currentPath() const;
    void setCurrentPath(const QString& path);
    /// Open, resume, rename, show in folder, delete, take off the list; enabled as the selected row allows.
    QList<QAction*> actions() const { return {m_open, m_resume, m_rename, m_show, m_delete, m_forget}; }

signals:
    void newRequested();
    /// A file from elsewhere; of hills alone.
    void fileRequested();
    void openRequested(const QString& path);
    void resumeRequested(const QString& path);
    void renameRequested(const QString& path, const QString& name);
    void showRequested(const QString& path);
    /// The person has confirmed it.
    void deleteRequested(const QString& path);
    /// Its file stays.
    void forgetRequested(const QString& path);

private:
    QAction* action(const char* name, const QString& icon, const QString& text, const QList<QKeySequence>& keys);
    const ContestEntry* current() const;
    void follow();
    FitColumns columns() const;
    void makeTable();
    void rename();
    void askToDelete();

    ContestListModel& m_model;
    QSortFilterProxyModel* m_sorted;
    QStackedLayout* m_stack;
    QTableView* m_table;
    ColumnFitter* m_fitter = nullptr;
    QAction *m_open, *m_resume, *m_rename, *m_show, *m_delete, *m_forget;
};

} // namespace hilltop
