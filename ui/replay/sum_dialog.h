// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review_sum.h"
#include "documents/analysis_words.h"
#include "style/read_table.h"

#include <QDialog>

#include <optional>

class QTableView;

namespace hilltop {

/// Everything that was added up for one seat of an analysed match, from start to result. Choosing a row closes it and
/// asks for that moment.
class SumDialog : public QDialog {
    Q_OBJECT
public:
    enum Column { What, Answer, Change, Value, kColumns };

    SumDialog(const Review& review, Seat seat, const TableNames& names, const Info& info, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    /// The position of the row that was chosen; nothing: it was closed.
    std::optional<int> chosen() const { return m_chosen; }

private:
    void choose();

    std::vector<SumTerm> m_terms;
    ReadTable m_model;
    QTableView* m_table;
    std::optional<int> m_chosen;
};

} // namespace hilltop
