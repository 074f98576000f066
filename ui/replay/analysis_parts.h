// SPDX-License-Identifier: GPL-3.0-or-later
// What the analysis of a moment is put together from.
#pragma once

#include "style/panel.h"

#include <QScrollArea>
#include <QTableView>

#include <optional>

class QProgressBar;
class QPushButton;

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

/// Above an analysis: what is to be said of all its numbers, and how far better ones are. Not there where nothing is.
class ReviewNotice : public QWidget {
    Q_OBJECT
public:
    ReviewNotice();
    /// `again`: there is a button that asks for a new analysis.
    void setText(const QString& text, bool again);
    QString text() const;
    /// Nothing: no other one is being made.
    void setProgress(std::optional<double> share);

signals:
    void againRequested();
    void stopRequested();

private:
    TextLabel* m_text;
    QProgressBar* m_bar;
    QPushButton *m_again, *m_stop;
};

/// A small sheet: what it is about, a number, and a line; all of them wrap.
QWidget* reviewCard(const QString& title, TextLabel* number, TextLabel* line);

/// A table of the analysis as it looks: one row chosen, the first column takes what is left. `table`: or a new one.
QTableView* analysisTable(QAbstractItemModel& model, const QString& name, QTableView* table = nullptr);
/// A panel of less than so many pixels leaves out what can be read elsewhere.
int narrowAnalysis();

} // namespace hilltop
