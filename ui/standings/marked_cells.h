// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <qnamespace.h>

namespace hilltop {

/// Draws what CellRole says: an icon before the text, quiet and strong words. The text's whole length shows in a tip
/// where it is cut.
class MarkedCells : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
    /// What has been typed stays when the row gets on meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// What cells of lists say beside their text; the shell's MarkedCells draws it.
enum CellRole {
    IconNameRole = Qt::UserRole + 100, ///< a file of resources/icons
    QuietRole,                         ///< of the second rank
    StrongRole,
    WarnRole, ///< the icon in the colour of warnings
    SortRole,
};

} // namespace hilltop
