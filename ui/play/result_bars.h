// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/result_rows.h"
#include "text/table_texts.h"

#include <QWidget>

#include <vector>

namespace hilltop {

/// Where a result came from, a bar a part: each begins where the one above it ends, and the last one ends at the
/// result. Luck is hatched.
class ResultBars : public QWidget {
    Q_OBJECT
public:
    /// A line as people read it.
    struct Row {
        QString title;        ///< "You": what your play changed
        QString value, error; ///< "−17.6", "1.6"; no error where it is exact
        double from = 0, to = 0;
        ResultRow::Kind kind = ResultRow::Kind::Start;
    };

    explicit ResultBars(QWidget* parent = nullptr);

    /// Of a match in which `me` is the person's seat: its ResultRows.
    void setRows(const Info& info, const Review& review, const TableNames& names, int me);
    const std::vector<Row>& rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBar(QPainter& painter, const QRectF& bar, const Row& row) const;

    std::vector<Row> m_rows;
    std::vector<double> m_grid; ///< light lines at these
};

} // namespace hilltop
