// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/analysis_words.h"
#include "style/read_table.h"

#include <QCoreApplication>
#include <QStyledItemDelegate>

namespace hilltop {

/// The answers a seat could have given at one decision, the best first.
struct OptionModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::OptionModel)
public:
    enum Column { Answer, Range, Value, How, Loss, Open, kColumns };
    enum Role {
        kRangeRole = Qt::UserRole, ///< QRectF of no height: the value ± 2 errors as shares of the column
        kMarkRole,                 ///< hilltop::Mark of what was played
        kPlayedRole,               ///< bool
        kOpenRole,                 ///< double: the worth with all cards open as a share of the column; or nothing
    };

    static std::vector<TableContent::Column> columns();
    /// None: no rows.
    static TableContent of(const ReviewedDecision* decision, const Info& info, const TableNames& names,
                           const MarkLimits& limits = {});
    static bool amongBest(const Compared::Option& option);
};

/// Paints a value with its error as a point on a line, its worth with all cards open as a lozenge, and the sign of a
/// mark beside the answer that was played, whose row is lit.
class OptionDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Where its words are, beside the mark.
    static QRect words(const QStyleOptionViewItem& option, const QModelIndex& index);
};

/// What a review says of each seat, a row a seat.
struct SeatReviewModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::SeatReviewModel)
public:
    enum Column { Name, Error, Unforced, Accuracy, Doubtful, Mistakes, Blunders, Luck, Apart, kColumns };

    static std::vector<TableContent::Column> columns();
    static TableContent of(const Review& review, const TableNames& names, const Info& info);
};

} // namespace hilltop
