// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/analysis_words.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include <memory>

namespace hilltop {

/// The answers a seat could have given at one decision, the best first.
class OptionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Answer, Range, Value, How, Loss, Open, kColumns };
    enum Role {
        kRangeRole = Qt::UserRole, ///< QRectF of no height: the value ± 2 errors as shares of the column
        kMarkRole,                 ///< hilltop::Mark of what was played
        kPlayedRole,               ///< bool
        kOpenRole,                 ///< double: the worth with all cards open as a share of the column; or nothing
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// None: nothing is shown. The decision is copied.
    void setDecision(const ReviewedDecision* decision, const Info& info, const TableNames& names,
                     const MarkLimits& limits = {});
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static bool amongBest(const Compared::Option& option);

private:
    QString text(const Compared::Option& option, int row, int column) const;
    const Compared::Option* opened(const Compared::Option& option) const;
    double worthOf(const Compared::Option& option) const;
    bool played(const Compared::Option& option) const { return option.word == m_decision.played; }

    ReviewedDecision m_decision;
    TableNames m_names;
    const Info* m_info = nullptr;
    MarkLimits m_limits;
    double m_low = 0, m_high = 1; ///< of the ranges
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
class SeatReviewModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Error, Unforced, Accuracy, Doubtful, Mistakes, Blunders, Luck, Apart, kColumns };
    using QAbstractTableModel::QAbstractTableModel;

    void setReview(std::shared_ptr<const Review> review, const TableNames& names, const Info& info);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const SeatReview& seat, int row, int column) const;

    std::shared_ptr<const Review> m_review;
    TableNames m_names;
    const Info* m_info = nullptr;
};

} // namespace hilltop
