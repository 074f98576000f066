// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

class QPainter;
class QTableView;

namespace hilltop::paint {

/// A cell of a table, a list or a tree around its text, which Fusion draws. A line below each row shows when the view's
/// property "rowLines" is true.
class CellPaint {
public:
    CellPaint(const QStyleOptionViewItem& option, const QWidget* widget);

    void drawBehind(QPainter& painter) const;
    /// For Fusion, in the colours of an unselected row.
    QStyleOptionViewItem text() const;
    void drawFocus(QPainter& painter) const;

private:
    const QStyleOptionViewItem& m_option;
    const QWidget* m_widget;
    const QTableView* m_table;
    bool m_first = true, m_last = true; ///< cell of its row
};

/// A header, or a row or rest of a menu or menu bar. `mnemonics`: the text flag that shows or hides the letters for
/// Alt.
void row(QPainter& painter, QStyle::ControlElement element, const QStyleOption& option, int mnemonics);

} // namespace hilltop::paint
