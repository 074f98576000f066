// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings/crosstable_view.h"

#include "standings/crosstable_model.h"
#include "style/contrast.h"
#include "style/paint.h"
#include "style/panel.h"
#include "style/theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>

#include <array>

namespace hilltop {

namespace {

constexpr int kTightRow = 6; ///< of a low row, beside its letters
constexpr int kRow = 34, kSmallestColumn = 44, kWidestColumn = 112, kTipGap = 6, kTipMargin = 10, kScaleSteps = 11;

class Cells : public QStyledItemDelegate {
public:
    explicit Cells(CrosstableView* view)
        : QStyledItemDelegate(view)
        , m_view(*view) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRect cell = option.rect.adjusted(1, 1, -1, -1);
        const Shades s = shades(option.palette);
        const QVariant percent = index.data(CrosstableModel::PercentRole);
        QColor ink = s.quiet;
        painter->save();
        if (percent.isValid()) {
            const HeatColours heat = heatColours(percent.toDouble(), option.palette);
            ink = heat.ink;
            paint::box(*painter, cell, paint::kCellRadius, heat.fill);
        } else {
            paint::box(*painter, cell, paint::kCellRadius, option.palette.color(QPalette::AlternateBase));
        }
        const bool focus = (option.state & QStyle::State_HasFocus) && m_view.hasFocus();
        const bool shown = m_view.isShownPair(index);
        painter->setFont(textFont(TextSize::Text, focus || shown));
        painter->setPen(ink);
        painter->drawText(cell, Qt::AlignCenter, index.data().toString());
        // A line of the other shade inside keeps both rings visible on every colour.
        if (shown || focus) {
            const QColor ring = shown ? s.accent : option.palette.color(QPalette::Text);
            paint::box(*painter, cell, paint::kCellRadius, QColor(), ring, focus ? 2.5 : 2);
            if (focus)
                paint::box(*painter, cell.adjusted(3, 3, -3, -3), 2, QColor(), option.palette.color(QPalette::Base), 1);
        } else if ((option.state & QStyle::State_MouseOver) && percent.isValid()) {
            paint::box(*painter, cell, paint::kCellRadius, QColor(), s.quiet, 1);
        }
        painter->restore();
    }

private:
    const CrosstableView& m_view;
};

/// Names without lines; those of the current cell are strong.
class Names : public QHeaderView {
public:
    Names(Qt::Orientation orientation, CrosstableView* view)
        : QHeaderView(orientation, view)
        , m_view(*view) {
        setSectionResizeMode(QHeaderView::Fixed);
        setMinimumSectionSize(16);
    }

protected:
    /// The names alone: the style would end what is empty below them with a line.
    void paintEvent(QPaintEvent* event) override {
        QPainter(viewport()).fillRect(event->rect(), palette().base());
        QRect names = event->rect();
        if (orientation() == Qt::Vertical) names.setBottom(qMin(names.bottom(), length() - offset() - 1));
        if (names.isEmpty()) return;
        QPaintEvent part(names);
        QHeaderView::paintEvent(&part);
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const bool across = orientation() == Qt::Horizontal;
        const QModelIndex current = m_view.currentIndex();
        const bool strong =
            m_view.hasFocus() && current.isValid() && (across ? current.column() : current.row()) == section;
        painter->save();
        painter->fillRect(rect, palette().color(QPalette::Base));
        painter->setFont(textFont(across ? TextSize::Small : TextSize::Text, strong));
        painter->setPen(palette().color(QPalette::Text));
        const QRect area = across ? rect : rect.adjusted(16, 0, -8, 0);
        const QString text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
        const Qt::Alignment side = across ? Qt::AlignHCenter : Qt::AlignLeft;
        painter->drawText(area, static_cast<int>(side | Qt::AlignVCenter) | static_cast<int>(Qt::TextSingleLine),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
        painter->restore();
    }

private:
    const CrosstableView& m_view;
};

} // namespace

HeatColours heatColours(double percent, const QPalette& palette) {
    if (!isDark(palette)) return {heatColour(percent), QColor::fromRgb(kHeatInk)};
    // On a dark page a light middle would glare: dark there, and ends dark enough for white (4.5:1 and more).
    const double part = qBound(0.0, qAbs(percent - 50) / 25, 1.0);
    return {mixed(0x2F343B, percent < 50 ? QColor(0x3F6AA8) : QColor(0x94651A), part), Qt::white};
}

CrosstableView::CrosstableView(CrosstableModel& model, QWidget* parent)
    : ChoosingTable(parent)
    , m_model(model)
    , m_tip(new QLabel(this, Qt::ToolTip)) {
    setHorizontalHeader(new Names(Qt::Horizontal, this));
    setVerticalHeader(new Names(Qt::Vertical, this));
    setModel(&model);
    setItemDelegate(new Cells(this));
    setAccessibleName(tr("Crosstable, row against column"));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->setDefaultSectionSize(qMax(kRow, fontMetrics().height() + 12));
    m_tip->setTextFormat(Qt::RichText);
    m_tip->setFont(textFont(TextSize::Small));
    m_tip->setMargin(kTipMargin);
    m_tip->setForegroundRole(QPalette::ToolTipText);
    m_tip->setBackgroundRole(QPalette::ToolTipBase);
    m_tip->setAutoFillBackground(true);
    m_tip->setAttribute(Qt::WA_ShowWithoutActivating);
    m_tip->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(this, &QTableView::entered, this, &CrosstableView::showTip);
    connect(this, &CrosstableView::chosen, this, &CrosstableView::hideTip);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        hideTip();
        fit();
    });
    // Names and cells move in the same picture: a table lays its cells out a while after its headers.
    connect(&model, &CrosstableModel::sorted, this, [this] {
        doItemsLayout();
        for (QWidget* part : {viewport(), horizontalHeader()->viewport(), verticalHeader()->viewport()})
            part->update();
    });
    connect(&model, &QAbstractItemModel::dataChanged, this, [this] {
        if (m_tip->isVisible()) showTip(m_tipCell);
    });
}

void CrosstableView::setShownPair(int one, int two) {
    m_one = one;
    m_two = two;
    viewport()->update();
}

bool CrosstableView::isShownPair(const QModelIndex& index) const {
    return m_model.rowEntrant(index.row()) == m_one && m_model.columnEntrant(index.column()) == m_two;
}

void CrosstableView::resizeEvent(QResizeEvent* event) {
    ChoosingTable::resizeEvent(event);
    fit();
}

void CrosstableView::fit() {
    const int count = m_model.columnCount();
    if (count == 0) return;
    int names = 0;
    for (int row = 0; row < count; ++row) {
        const QString name = m_model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
        names = qMax(names, QFontMetrics(textFont(TextSize::Text, true)).horizontalAdvance(name));
    }
    verticalHeader()->setFixedWidth(qMin(names + 32, width() / 3));
    const int room = width() - verticalHeader()->width() - 16;
    const int column = qBound(kSmallestColumn, room / count, kWidestColumn);
    horizontalHeader()->setDefaultSectionSize(column);
    horizontalHeader()->setFixedHeight(qMax(26, horizontalHeader()->fontMetrics().height() + 8));
    // Rather lower rows than a last one out of sight.
    const int high = fontMetrics().height(), rows = height() - horizontalHeader()->height();
    verticalHeader()->setDefaultSectionSize(qBound(high + kTightRow, rows / count, qMax(kRow, high + 12)));
}

bool CrosstableView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) hideTip();
    if (event->type() == QEvent::MouseMove &&
        !indexAt(static_cast<QMouseEvent*>(event)->position().toPoint()).isValid())
        hideTip();
    return ChoosingTable::viewportEvent(event);
}

void CrosstableView::hideEvent(QHideEvent* event) {
    hideTip();
    ChoosingTable::hideEvent(event);
}

void CrosstableView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    ChoosingTable::currentChanged(current, previous);
    for (QHeaderView* names : {horizontalHeader(), verticalHeader()})
        names->viewport()->update();
}

QRect CrosstableView::tipPlace(const QRect& cell, const QSize& size, const QRect& grid, const QRect& bounds) {
    const int x = qBound(bounds.x(), cell.center().x() - size.width() / 2, bounds.right() - size.width() + 1);
    const int y = qBound(bounds.y(), cell.center().y() - size.height() / 2, bounds.bottom() - size.height() + 1);
    const std::array sides = {
        QRect(QPoint(x, cell.bottom() + kTipGap), size), QRect(QPoint(x, cell.y() - kTipGap - size.height()), size),
        QRect(QPoint(cell.x() - kTipGap - size.width(), y), size), QRect(QPoint(cell.right() + kTipGap, y), size)};
    QRect best = sides[0];
    qint64 least = -1;
    for (const QRect& side : sides) {
        if (!bounds.contains(side)) continue;
        const QRect hidden = side.intersected(grid);
        const qint64 area = hidden.isEmpty() ? 0 : qint64{hidden.width()} * hidden.height();
        if (least >= 0 && area >= least) continue;
        least = area;
        best = side;
    }
    return best;
}

void CrosstableView::showTip(const QModelIndex& index) {
    if (!index.isValid() || !index.data(CrosstableModel::PercentRole).isValid()) {
        hideTip();
        return;
    }
    m_tipCell = index;
    const auto text = [&](int role) { return index.data(role).toString().toHtmlEscaped(); };
    m_tip->setText(QStringLiteral("<b>%1</b><br>%2<br>%3<br>%4")
                       .arg(text(CrosstableModel::TitleRole), text(CrosstableModel::ScoreRole),
                            text(CrosstableModel::ShareRole), tr("Click for the matches")));
    m_tip->adjustSize();
    const auto global = [this](const QRect& rect) {
        return QRect(viewport()->mapToGlobal(rect.topLeft()), rect.size());
    };
    const QRect grid(0, 0, horizontalHeader()->length(), verticalHeader()->length());
    const QRect bounds(window()->mapToGlobal(QPoint(0, 0)), window()->size());
    m_tip->move(tipPlace(global(visualRect(index)), m_tip->size(), global(grid), bounds).topLeft());
    if (!m_tip->isVisible()) m_tip->show();
}

void CrosstableView::hideTip() {
    m_tip->hide();
    m_tipCell = QPersistentModelIndex();
}

HeatScale::HeatScale(QWidget* parent)
    : QWidget(parent) {
    setFont(textFont(TextSize::Small));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize HeatScale::sizeHint() const {
    return QSize(kScaleSteps * 11 + 2 * (fontMetrics().horizontalAdvance(QLocale().toString(75)) + 6),
                 fontMetrics().height());
}

void HeatScale::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(shades(palette()).quiet);
    const int words = fontMetrics().horizontalAdvance(QLocale().toString(75)) + 6;
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(25));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(75));
    for (int i = 0; i < kScaleSteps; ++i)
        painter.fillRect(QRect(words + i * 11, (height() - 10) / 2, 11, 10),
                         heatColours(25 + 50.0 * i / (kScaleSteps - 1), palette()).fill);
}

} // namespace hilltop
