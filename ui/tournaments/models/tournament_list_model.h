// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "standings/cell_roles.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QList>
#include <QString>

namespace hilltop {

/// The state of a tournament. Broken: its file cannot be used.
enum class TournamentState { Running, Queued, Paused, Stopped, Finished, Broken };

/// What is shown of a tournament without opening it.
struct TournamentEntry {
    QString path; ///< of its file; the only key of a tournament
    QString name;
    QString game;   ///< its id; empty: unknown
    QString format; ///< "round-robin", as people read it
    int entrants = 0;
    qint64 done = 0;
    qint64 total = 0; ///< matches; 0: not known before the end
    TournamentState state = TournamentState::Finished;
    QString problem; ///< of a broken file, one sentence
    QString leader;  ///< who is first so far; may be empty
    QDateTime played;

    bool operator==(const TournamentEntry&) const = default;
};

/// Tournaments in the order they are given; a proxy sorts by SortRole. Knows nothing of files.
class TournamentListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Game, Format, Entrants, Matches, State, Leader, Played, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows stay with their paths; new ones come last, missing ones go.
    void assign(const QList<TournamentEntry>& entries);
    /// One of them has got on; a new path is added.
    void update(const TournamentEntry& entry);
    const TournamentEntry& entry(int row) const { return m_entries[row]; }
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
    QVariant text(const TournamentEntry& entry, int column) const;
    QVariant sortKey(const TournamentEntry& entry, int column) const;

    QList<TournamentEntry> m_entries;
};

/// "running", "file is broken"
QString stateName(TournamentState state);
/// "today", "yesterday", "18 Nov", "18 Nov 2025"
QString dayText(const QDate& day, const QDate& today);

} // namespace hilltop
