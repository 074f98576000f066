// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "standings/marked_cells.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QList>
#include <QString>

namespace hilltop {

/// What kinds of contests there are. Each has a folder and a page of its own.
enum class KindOfContest { Tournament, Hill };

/// The state of a contest, in the order a list sorts by. Due: a hill with something to play. Broken: its file cannot be
/// used.
enum class ContestState { Running, Queued, Paused, Stopped, Due, Finished, Empty, Broken };

/// What is shown of a contest without opening it.
struct ContestEntry {
    QString path; ///< of its file; the only key of a contest
    QString name;
    QString game;   ///< its id; empty: unknown
    QString format; ///< "round-robin", as people read it; of a hill empty
    int bots = 0;
    qint64 done = 0;
    qint64 total = 0; ///< matches; 0: not known before the end
    ContestState state = ContestState::Finished;
    QString problem; ///< of a broken file, one sentence
    QString leader;  ///< who is first so far; may be empty
    QDateTime changed;
    bool elsewhere = false; ///< not in the folder of its kind: it was opened, and can be taken off the list

    bool operator==(const ContestEntry&) const = default;
};

/// Contests of one kind in the order they are given; a proxy sorts by SortRole. Knows nothing of files.
class ContestListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Game, Format, Bots, Matches, State, Leader, Changed, Columns };

    explicit ContestListModel(KindOfContest kind, QObject* parent = nullptr);

    KindOfContest kind() const { return m_kind; }
    /// Rows stay with their paths; new ones come last, missing ones go.
    void assign(const QList<ContestEntry>& entries);
    /// One of them has got on; a new path is added.
    void update(const ContestEntry& entry);
    const ContestEntry& entry(int row) const { return m_entries[row]; }
    /// -1: none.
    int find(const QString& path) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// Asks for a new name by renameRequested(); the owner of the files decides. Always false.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void renameRequested(const QString& path, const QString& name);

private:
    QVariant text(const ContestEntry& entry, int column) const;
    QVariant sortKey(const ContestEntry& entry, int column) const;

    const KindOfContest m_kind;
    QList<ContestEntry> m_entries;
};

/// "running", "can’t be read"
QString stateName(KindOfContest kind, ContestState state);
/// "today", "yesterday", "18 Nov", "18 Nov 2025"
QString dayText(const QDate& day, const QDate& today);

} // namespace hilltop
