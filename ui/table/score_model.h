// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/following_rows.h"
#include "text/score_sheet.h"

#include <QAbstractListModel>

#include <memory>

namespace hilltop {

struct ScoreRow {
    enum class Kind { Title, Columns, Line, Note };

    Kind kind = Kind::Line;
    QString text;                                            ///< as it is spoken
    std::shared_ptr<const std::vector<ScoreColumn>> columns; ///< of its table
    ScoreLine line;                                          ///< of a Line
    int table = 0;                                           ///< its number in the sheet

    friend bool operator==(const ScoreRow& one, const ScoreRow& other) {
        return one.kind == other.kind && one.text == other.text && one.table == other.table &&
               *one.columns == *other.columns && one.line == other.line;
    }
};

/// A scoresheet as one list: a title, the names of columns, lines, a note, table by table. What a row says aloud is its
/// text.
class ScoreModel : public FollowingRows<QAbstractListModel, ScoreRow> {
    Q_OBJECT
public:
    using Row = ScoreRow;
    using Kind = ScoreRow::Kind;
    enum Role { KindRole = Qt::UserRole, CurrentRole };

    using FollowingRows::FollowingRows;

    /// Rows stay up to the first that differs.
    void setSheet(const ScoreSheet& sheet);
    /// Lines that tell of that moment are marked.
    void setCurrent(int position);
    /// The first line about that moment, or -1.
    int rowOf(int position) const;
    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    QVariant data(const QModelIndex& index, int role) const override;

private:
    int m_current = -1;
};

} // namespace hilltop
