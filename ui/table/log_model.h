// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/following_rows.h"
#include "text/table_texts.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

namespace hilltop {

/// A line of the list of moves.
struct LogRow {
    int position;
    bool section;
    int seat; ///< whose move it is, or a number that is no seat's
    QString who;
    QString what;
    QString sentence; ///< as it is spoken
    friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// What is said of a seat's answer at a moment; it is shown next to a line of the next moment, which describes it.
struct LogMark {
    int position;
    int seat;
    KeyMark::Shape shape;
    QString text;
};

/// The moves of a match in words: who, what, and the moment of the match it belongs to; section rows begin a hand.
class LogModel : public FollowingRows<QAbstractTableModel, LogRow> {
    Q_OBJECT
public:
    enum Column { WhoColumn, WhatColumn, Columns };
    enum Role {
        PositionRole = Qt::UserRole,
        SectionRole,
        CurrentRole,
        MarkRole
    }; ///< the last: KeyMark::Shape, or nothing

    using FollowingRows::FollowingRows;

    /// A new match, seen by those seats.
    void begin(const TableNames& names, SeatSet viewers);
    /// All moments of the match so far. Rows stay up to the first that differs (undo); moments that were followed
    /// before cost nothing.
    void follow(const std::vector<const Table*>& positions);
    /// Rows that were made elsewhere, for these names and viewers.
    void take(std::vector<LogRow> rows) { FollowingRows::follow(std::move(rows)); }
    /// For any thread.
    static std::vector<LogRow> rowsOf(const std::vector<const Table*>& positions, const TableNames& names,
                                      SeatSet viewers);
    /// The moment shown now; its rows are marked.
    void setCurrent(int position);
    /// They stay until others come.
    void setMarks(std::vector<LogMark> marks);
    /// The last row of that moment, or -1.
    int rowOf(int position) const;
    int positionOf(int row) const { return m_rows[static_cast<std::size_t>(row)].position; }

    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    int rowOf(const LogMark& mark) const;
    const LogMark* markAt(int row) const;
    QString markTextAt(int row) const;

    /// A moment whose rows are there; another one at the same place has another address or digest.
    struct Followed {
        const Table* table;
        std::uint64_t digest;
        friend bool operator==(const Followed&, const Followed&) = default;
    };
    std::vector<Followed> m_followed;
    TableNames m_names;
    SeatSet m_viewers;
    std::vector<LogMark> m_marks;
    int m_current = -1;
};

} // namespace hilltop
