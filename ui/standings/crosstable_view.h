// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "standings/choosing_table.h"

#include <QPersistentModelIndex>

class QLabel;

namespace hilltop {

class CrosstableModel;

/// The crosstable as a heat map with a number in each cell. Details of a number show in a tip that keeps off
/// the other cells where it can.
class CrosstableView : public ChoosingTable {
    Q_OBJECT
public:
    explicit CrosstableView(CrosstableModel& model, QWidget* parent = nullptr);

    /// The pair whose matches are listed, by entrants; -1: none.
    void setShownPair(int one, int two);
    bool isShownPair(const QModelIndex& index) const;

    /// Where a tip of `size` hides least of `grid` without leaving `bounds`.
    static QRect tipPlace(const QRect& cell, const QSize& size, const QRect& grid, const QRect& bounds);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void fit();
    void showTip(const QModelIndex& index);
    void hideTip();

    CrosstableModel& m_model;
    QLabel* m_tip;
    QPersistentModelIndex m_tipCell;
    int m_one = -1, m_two = -1;
};

/// The scale of the heat map, from 25 to 75.
class HeatScale : public QWidget {
    Q_OBJECT
public:
    explicit HeatScale(QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Fill of a cell and the ink on it, for light and dark.
struct HeatColours {
    QColor fill, ink;
};
HeatColours heatColours(double percent, const QPalette& palette);

} // namespace hilltop
