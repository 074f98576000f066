// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <limits>
#include <vector>

class QTableView;

namespace hilltop {

/// How wide a column of a table is to be, in pixels.
struct FitColumn {
    enum Measure { Nothing, Cells, CellsAndTitle };

    int least = 0;                              ///< and more if what is measured needs it,
    int most = std::numeric_limits<int>::max(); ///< cells up to this,
    int spare = 0;                              ///< and this besides
    int stretch = 0;                            ///< share of the room that is left; 0: none
    Measure measure = CellsAndTitle;
    bool cut = false; ///< down to `least` where no other column gives way
    bool shown = true;
};

struct FitColumns {
    std::vector<FitColumn> columns; ///< empty: nothing to fit yet
    std::vector<int> giveWay = {};  ///< hidden where room is missing, in this order
};

/// Gives the columns of a table their widths and hides those that find no room: when its width or font
/// changes, its model is reset (not that of a QTableWidget), it is shown, or fit() is called. What does not fit then is
/// scrolled or cut. Lives as long as the table.
class ColumnFitter : public QObject {
    Q_OBJECT
public:
    /// `columns` is asked each time.
    ColumnFitter(QTableView& table, std::function<FitColumns()> columns);

    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int widthOf(int column, const FitColumn& wanted) const;

    QTableView& m_table;
    std::function<FitColumns()> m_columns;
    bool m_fitting = false;
};

} // namespace hilltop
