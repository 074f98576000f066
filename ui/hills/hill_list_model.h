// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <QList>
#include <QString>

namespace hilltop {

/// What is shown of a hill without opening it.
struct HillListEntry {
    enum class Run { Running, Due, Played, Empty, Broken };
    QString path; ///< of its file; the only key
    QString name;
    QString game; ///< its id; empty: unknown
    int bots = 0;
    qint64 matches = 0;
    Run run = Run::Empty;
    QString problem; ///< of a file that cannot be read, one sentence
    QString leader;  ///< may be empty
    QDateTime changed;

    bool operator==(const HillListEntry&) const = default;
};

/// The hills that the window knows, in the order they are given; a proxy sorts by SortRole. Knows nothing of files.
class HillListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Game, Bots, Matches, State, Leader, Changed, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows stay with their paths; new ones come last, missing ones go.
    void assign(const QList<HillListEntry>& entries);
    const HillListEntry& entry(int row) const { return m_entries[row]; }
    /// -1: none.
    int find(const QString& path) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void put(const HillListEntry& entry);
    static QVariant text(const HillListEntry& entry, int column);
    static QVariant sortKey(const HillListEntry& entry, int column);

    QList<HillListEntry> m_entries;
};

} // namespace hilltop
