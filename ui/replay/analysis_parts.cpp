// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_parts.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace hilltop {

AnswerTable::AnswerTable() {
    // By itself a table does not measure anew what a narrower column wraps, nor tell that it would like to be higher.
    auto* rows = verticalHeader();
    connect(horizontalHeader(), &QHeaderView::sectionResized, rows,
            [rows] { rows->resizeSections(QHeaderView::ResizeToContents); });
    connect(rows, &QHeaderView::sectionResized, this, &AnswerTable::updateGeometry);
}

QSize AnswerTable::minimumSizeHint() const {
    const int rows = rowHeight(0) + rowHeight(1);
    return {QTableView::minimumSizeHint().width(), horizontalHeader()->sizeHint().height() + rows};
}

ScrolledColumn::ScrolledColumn(QWidget* content) {
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void ScrolledColumn::resizeEvent(QResizeEvent* event) {
    widget()->setMaximumWidth(viewport()->width());
    QScrollArea::resizeEvent(event);
}

QWidget* reviewCard(const QString& title, TextLabel* number, TextLabel* line) {
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(kReviewCardMargin, 8, kReviewCardMargin, 8);
    column->setSpacing(2);
    auto* about = new TextLabel(title, TextSize::Small, false, TextLabel::Ink::Quiet);
    about->setWordWrap(true);
    column->addWidget(about);
    number->setWordWrap(true);
    column->addWidget(number);
    line->setWordWrap(true);
    column->addWidget(line);
    column->addStretch(1);
    return panel;
}

} // namespace hilltop
