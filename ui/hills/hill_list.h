// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QSortFilterProxyModel;
class QStackedLayout;
class QTableView;

namespace hilltop {

class HillListModel;
struct HillListEntry;

/// All hills that are known, the last changed first; before the first one a sentence and a button. Actions are signals
/// with the path: this widget touches no file.
class HillList : public QWidget {
    Q_OBJECT
public:
    /// `newHill` and `openHill` are the page's actions.
    HillList(HillListModel& model, QAction* newHill, QAction* openHill, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    void setCurrentPath(const QString& path);

signals:
    void openRequested(const QString& path);
    void showRequested(const QString& path);
    /// It is to be forgotten; its file stays.
    void removeRequested(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QAction* action(const char* name, const QString& icon, const QString& text, const QList<QKeySequence>& keys);
    const HillListEntry* current() const;
    void follow();
    void fit();

    HillListModel& m_model;
    QSortFilterProxyModel* m_sorted;
    QStackedLayout* m_stack;
    QTableView* m_table;
    QAction *m_open, *m_show, *m_remove;
};

} // namespace hilltop
