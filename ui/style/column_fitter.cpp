// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/column_fitter.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

/// Makes columns that may be cut narrower until nothing is missing.
void cutColumns(const std::vector<FitColumn>& columns, std::vector<int>& widths, int& rest) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!columns[i].cut || widths[i] == 0) continue;
        const int by = std::clamp(-rest, 0, std::max(0, widths[i] - columns[i].least));
        widths[i] -= by;
        rest += by;
    }
}

/// Shares what is left, to the last pixel.
void stretchColumns(const std::vector<FitColumn>& columns, std::vector<int>& widths, int rest) {
    int parts = 0;
    for (std::size_t i = 0; i < widths.size(); ++i)
        if (widths[i] > 0) parts += columns[i].stretch;
    for (std::size_t i = 0; i < widths.size() && parts > 0 && rest > 0; ++i) {
        if (widths[i] == 0 || columns[i].stretch == 0) continue;
        const int more = rest * columns[i].stretch / parts;
        widths[i] += more;
        rest -= more;
        parts -= columns[i].stretch;
    }
}

} // namespace

ColumnFitter::ColumnFitter(QTableView& table, std::function<FitColumns()> columns)
    : QObject(&table)
    , m_table(table)
    , m_columns(std::move(columns)) {
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.viewport()->installEventFilter(this); // a scroll bar changes its width, too
    table.installEventFilter(this);
    const QAbstractItemModel* model = table.model();
    if (model != nullptr && model->QObject::parent() != &table) // that of a QTableWidget is reset when the table goes
        connect(model, &QAbstractItemModel::modelReset, this, &ColumnFitter::fit);
}

/// A table has its own font only once it is shown.
bool ColumnFitter::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = watched != &m_table && event->type() == QEvent::Resize;
    if (resized || (watched == &m_table && (event->type() == QEvent::Show || event->type() == QEvent::FontChange)))
        fit();
    return false;
}

int ColumnFitter::widthOf(int column, const FitColumn& wanted) const {
    int width = wanted.least;
    if (wanted.measure != FitColumn::Nothing)
        width = std::max(
            width, std::min(static_cast<const QAbstractItemView&>(m_table).sizeHintForColumn(column), wanted.most));
    if (wanted.measure == FitColumn::CellsAndTitle)
        width = std::max(width, m_table.horizontalHeader()->sectionSizeHint(column));
    return std::max(width + wanted.spare, m_table.horizontalHeader()->minimumSectionSize());
}

void ColumnFitter::fit() {
    if (m_fitting || m_table.model() == nullptr) return;
    const QScopedValueRollback busy(m_fitting, true);
    const auto [columns, giveWay] = m_columns();
    const auto count = std::min(columns.size(), static_cast<std::size_t>(m_table.model()->columnCount()));
    std::vector<int> widths(count, 0);
    int rest = m_table.viewport()->width();
    for (std::size_t i = 0; i < count; ++i) {
        const int column = static_cast<int>(i);
        m_table.setColumnHidden(column, !columns[i].shown); // the title of a hidden one has no width
        if (columns[i].shown) widths[i] = widthOf(column, columns[i]);
        rest -= widths[i];
    }
    for (const int column : giveWay) {
        const auto i = static_cast<std::size_t>(column);
        if (rest >= 0) break;
        if (i >= count || widths[i] == 0) continue;
        m_table.setColumnHidden(column, true);
        rest += std::exchange(widths[i], 0);
    }
    cutColumns(columns, widths, rest);
    stretchColumns(columns, widths, rest);
    for (std::size_t i = 0; i < count; ++i)
        if (widths[i] > 0) m_table.setColumnWidth(static_cast<int>(i), widths[i]);
}

} // namespace hilltop
