// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/analysis_parts.h"

#include "style/layouts.h"

#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>

namespace hilltop {
namespace {

constexpr int kAnalysisRow = 30; ///< height

} // namespace

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

ReviewNotice::ReviewNotice()
    : m_text(new TextLabel({}, TextSize::Small))
    , m_bar(new QProgressBar)
    , m_again(new QPushButton(tr("Analyse again")))
    , m_stop(new QPushButton(tr("Stop"))) {
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setAccessibleName(tr("Analysing the match again"));
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_again->setObjectName(QStringLiteral("again"));
    connect(m_again, &QPushButton::clicked, this, &ReviewNotice::againRequested);
    connect(m_stop, &QPushButton::clicked, this, &ReviewNotice::stopRequested);
    auto* first = rowPart(8);
    first->addWidget(m_text, 1);
    first->addWidget(m_again, 0, Qt::AlignTop);
    auto* second = rowPart(8);
    second->addWidget(m_bar, 1);
    second->addWidget(m_stop);
    auto* column = columnIn(this, 6, {16, 0, 16, 8});
    column->addLayout(first);
    column->addLayout(second);
    setText({}, false);
    setProgress({});
}

void ReviewNotice::setText(const QString& text, bool again) {
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_again->setVisible(again);
    setVisible(!text.isEmpty() || !m_bar->isHidden());
}

QString ReviewNotice::text() const {
    return m_text->text();
}

void ReviewNotice::setProgress(std::optional<double> share) {
    m_bar->setVisible(share.has_value());
    m_stop->setVisible(share.has_value());
    m_bar->setValue(static_cast<int>(1000 * share.value_or(0)));
    setVisible(share || !m_text->isHidden());
}

QWidget* reviewCard(const QString& title, TextLabel* number, TextLabel* line) {
    auto* panel = new Panel;
    auto* column = columnIn(panel, 2, {kReviewCardMargin, 8, kReviewCardMargin, 8});
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

QTableView* analysisTable(QAbstractItemModel& model, const QString& name, QTableView* table) {
    if (table == nullptr) table = new QTableView;
    table->setModel(&model);
    dressTable(table, kAnalysisRow);
    table->setAccessibleName(name);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

/// Letters twice as large make twice as wide a panel narrow.
int narrowAnalysis() {
    constexpr int kNarrow = 440, kLetters = 14;
    return kNarrow * textFont(TextSize::Text).pixelSize() / kLetters;
}

} // namespace hilltop
