// SPDX-License-Identifier: GPL-3.0-or-later
// What the analysis of a moment is put together from.
#pragma once

#include "style/panel.h"

#include <QScrollArea>
#include <QTableView>

namespace hilltop {

inline constexpr int kReviewCardMargin = 12; ///< pixels beside the words of a card

/// A table whose first two rows, the best answers, are always in sight.
class AnswerTable : public QTableView {
public:
    AnswerTable();
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }
};

/// Scrolls downwards only: what stands in it is never wider than it.
class ScrolledColumn : public QScrollArea {
public:
    explicit ScrolledColumn(QWidget* content);

protected:
    void resizeEvent(QResizeEvent* event) override;
};

/// A small sheet: what it is about, a number, and a line; all of them wrap.
QWidget* reviewCard(const QString& title, TextLabel* number, TextLabel* line);

} // namespace hilltop
