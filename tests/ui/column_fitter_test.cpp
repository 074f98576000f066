// SPDX-License-Identifier: GPL-3.0-or-later
// The widths of a table's columns, and which of them give way.
#include "style/column_fitter.h"
#include "support/test.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace hilltop;

namespace {

/// Three columns in a table of which so many pixels show cells.
struct Fitted {
    explicit Fitted(FitColumns wanted)
        : columns(std::move(wanted)) {
        table.setFrameShape(QFrame::NoFrame);
        table.verticalHeader()->hide();
        table.horizontalHeader()->setMinimumSectionSize(1); // a style has its own
        table.setModel(&model);
        fitter = new ColumnFitter(table, [this] { return columns; });
        table.show();
    }
    void resize(int width) {
        table.resize(width, 200);
        QCOMPARE(table.viewport()->width(), width);
    }
    QList<int> widths() const {
        QList<int> list; // of a hidden one 0
        for (int column = 0; column < 3; ++column)
            list << table.columnWidth(column);
        return list;
    }

    FitColumns columns;
    QStandardItemModel model{2, 3};
    QTableView table;
    ColumnFitter* fitter = nullptr;
};

FitColumn given(int width, int stretch = 0) {
    return {.least = width, .stretch = stretch, .measure = FitColumn::Nothing};
}

} // namespace

class ColumnFitterTest : public QObject {
    Q_OBJECT
private slots:
    void sharesWhatIsLeft() {
        Fitted fitted({{given(100, 1), given(60), given(40, 2)}});
        fitted.resize(300);
        QCOMPARE(fitted.widths(), (QList<int>{133, 60, 107}));
        fitted.resize(400);
        QCOMPARE(fitted.widths(), (QList<int>{166, 60, 174}));
    }
    void hidesInOrder() {
        Fitted fitted({{given(100, 1), given(60), given(40)}, {2, 1}});
        fitted.resize(199);
        QCOMPARE(fitted.widths(), (QList<int>{139, 60, 0}));
        fitted.resize(150);
        QCOMPARE(fitted.widths(), (QList<int>{150, 0, 0}));
        fitted.resize(200);
        QCOMPARE(fitted.widths(), (QList<int>{100, 60, 40}));
    }
    /// A header makes no section narrower, so it counts as much.
    void sectionsHaveALeastWidth() {
        Fitted fitted({{given(20), given(100, 1), given(60)}, {2}});
        fitted.table.horizontalHeader()->setMinimumSectionSize(50);
        fitted.resize(209);
        QCOMPARE(fitted.widths(), (QList<int>{50, 159, 0}));
        fitted.resize(210);
        QCOMPARE(fitted.widths(), (QList<int>{50, 100, 60}));
    }
    void cutsWhereNothingGivesWay() {
        FitColumn name{.least = 50, .most = 200, .measure = FitColumn::Cells, .cut = true};
        Fitted fitted({{name, given(60), given(40)}});
        fitted.model.setData(fitted.model.index(0, 0), QString(100, 'm'));
        fitted.resize(300);
        QCOMPARE(fitted.widths(), (QList<int>{200, 60, 40}));
        fitted.resize(220);
        QCOMPARE(fitted.widths(), (QList<int>{120, 60, 40}));
        fitted.resize(120);
        QCOMPARE(fitted.widths(), (QList<int>{50, 60, 40})); // and scrolls
    }
    void measuresCellsAndTitles() {
        Fitted fitted({{{.spare = 10}, {.measure = FitColumn::Cells}, {.shown = false}}});
        fitted.model.setHorizontalHeaderLabels({QString(30, 'm'), QString(30, 'm'), "c"});
        fitted.resize(900);
        QCOMPARE(fitted.table.columnWidth(0), fitted.table.horizontalHeader()->sectionSizeHint(0) + 10);
        QVERIFY(fitted.table.columnWidth(1) < fitted.table.columnWidth(0) / 2);
        QVERIFY(fitted.table.isColumnHidden(2));
        fitted.model.setData(fitted.model.index(1, 1), QString(60, 'm'));
        fitted.fitter->fit();
        QVERIFY(fitted.table.columnWidth(1) > fitted.table.columnWidth(0));
    }
};

HILLTOP_TEST(ColumnFitterTest)
#include "column_fitter_test.moc"
