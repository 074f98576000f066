// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/moment_beliefs.h"
#include "style/read_table.h"
#include "text/table_texts.h"

#include <QCoreApplication>
#include <QStyledItemDelegate>

namespace hilltop {

/// How likely each hidden card lies where: a row a card, a column a place.
struct BeliefsModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::BeliefsModel)
public:
    enum Role {
        kChanceRole = Qt::UserRole, ///< double, 0 to 1
        kChangeRole,                ///< double: the clear change since the last move; or nothing
        kTrueRole,                  ///< bool: such a card lies there, where all cards are seen
    };

    static TableContent of(const MomentBeliefs& beliefs, const Info& info, const TableNames& names);
    /// The same beside the table with all cards open: what really lies where.
    static TableContent of(const MomentBeliefs& beliefs, const Info& info, const TableNames& names, const Table& table,
                           Seat seat);
    /// "31", "<1", ">99": whole percents that look certain only where it is.
    static QString percent(const Estimate& chance);
    /// "Counted exactly.", or from how many deals and with what error at most.
    static QString source(const CardBeliefs& beliefs);
};

/// Paints a cell the darker the likelier, with its percents and an arrow for what has changed; a point where the card
/// really lies.
class BeliefDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace hilltop
