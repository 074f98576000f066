// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/score_sheet.h"

#include <QAbstractListModel>

#include <memory>

namespace hilltop {

/// A scoresheet as one list: a title, the names of columns, lines, a note, table by table. What a row says aloud is its
/// text.
class ScoreModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum class Kind { Title, Columns, Line, Note };
    enum Role { KindRole = Qt::UserRole, CurrentRole };
    struct Row {
        Kind kind = Kind::Line;
        QString text;                                            ///< as it is spoken
        std::shared_ptr<const std::vector<ScoreColumn>> columns; ///< of its table
        ScoreLine line;                                          ///< of a Line
        int table = 0;                                           ///< its number in the sheet
    };

    explicit ScoreModel(QObject* parent = nullptr)
        : QAbstractListModel(parent) {}

    /// Rows stay up to the first that differs.
    void setSheet(const ScoreSheet& sheet);
    /// Lines that tell of that moment are marked.
    void setCurrent(int position);
    /// The first line that tells of that moment, or -1.
    int rowOf(int position) const;
    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Row> m_rows;
    int m_current = -1;
};

} // namespace hilltop
