// SPDX-License-Identifier: GPL-3.0-or-later
#include "standings/standings_table.h"

#include "standings/standings_model.h"
#include "style/panel.h"

#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

namespace hilltop {

namespace {

constexpr int kStandingsTableRow = 34, kTickGap = 34, kBarMargin = 20, kLeastName = 72, kShortestBar = 82,
              kWidestName = 200, kErrorGap = 5;
constexpr double kDot = 3.5;

/// The position of a percentage in a bar cell.
class Axis {
public:
    Axis(const StandingsModel& model, const QRect& cell, Qt::LayoutDirection direction)
        : m_low(model.axisLow())
        , m_high(model.axisHigh())
        , m_cell(cell.adjusted(kBarMargin, 0, -kBarMargin, 0))
        , m_mirrored(direction == Qt::RightToLeft) {}
    double x(double percent) const {
        const double part = (percent - m_low) / (m_high - m_low);
        return m_cell.x() + (m_mirrored ? 1 - part : part) * m_cell.width();
    }
    /// Distance of ticks, percent.
    int step() const {
        const int fit = qMax(1, m_cell.width() / kTickGap);
        return (m_high - m_low) / 10 <= fit ? 10 : (m_high - m_low) / 20 <= fit ? 20 : 50;
    }

private:
    int m_low, m_high;
    QRect m_cell;
    bool m_mirrored;
};

class StandingsTableCells : public QStyledItemDelegate {
public:
    StandingsTableCells(const StandingsModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto column = m_model.kind(index.column());
        const bool withError =
            column == StandingsModel::Share || column == StandingsModel::Rating || column == StandingsModel::Adjusted;
        if (column != StandingsModel::Bar && !withError) {
            QStyleOptionViewItem item = option;
            if (column == StandingsModel::Won) item.font.setWeight(QFont::DemiBold);
            QStyledItemDelegate::paint(painter, item, index);
            return;
        }
        QStyleOptionViewItem empty = option; // background, row line and focus
        initStyleOption(&empty, index);
        empty.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);
        painter->save();
        if (column == StandingsModel::Bar)
            bar(*painter, option, index);
        else
            share(*painter, option, index);
        painter->restore();
    }

private:
    void bar(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const Axis axis(m_model, option.rect, option.direction);
        const Shades s = shades(option.palette);
        painter.fillRect(QRectF(axis.x(50) - 0.5, option.rect.y(), 1, option.rect.height()), s.line);
        const QVariant share = index.data(StandingsModel::ShareRole);
        if (!share.isValid()) return;
        painter.setRenderHint(QPainter::Antialiasing);
        const double y = option.rect.center().y() + 0.5;
        const double low = axis.x(index.data(StandingsModel::LowRole).toDouble());
        const double high = axis.x(index.data(StandingsModel::HighRole).toDouble());
        const QColor ink = option.state & QStyle::State_Selected ? s.accent : option.palette.color(QPalette::Text);
        painter.setPen(QPen(ink, 1.5));
        painter.drawLine(QPointF(low, y), QPointF(high, y));
        if (qAbs(high - low) >= 2 * kDot + 2) { // else the dot covers it
            for (const double end : {low, high})
                painter.drawLine(QPointF(end, y - 5), QPointF(end, y + 5));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(QPointF(axis.x(share.toDouble()), y), kDot, kDot);
    }

    /// "60.1" and a smaller, quieter "± 1.0".
    static void share(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) {
        const QString text = index.data().toString();
        const auto sign = text.indexOf(QChar(0xB1));
        // As the titles stand: 16 px to the edge of the panel, 12 to the next column.
        const auto* table = qobject_cast<const QTableView*>(option.widget);
        bool last = true;
        for (int column = index.column() + 1; table != nullptr && column < table->model()->columnCount(); ++column)
            last &= table->isColumnHidden(column);
        QRect area =
            QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(8, 0, last ? -16 : -12, -1));
        const QFont small = textFont(TextSize::Small);
        const QString number = text.left(sign).trimmed(), error = sign > 0 ? text.mid(sign) : QString();
        if (option.direction == Qt::RightToLeft)
            area.setWidth(QFontMetrics(option.font).horizontalAdvance(number) + kErrorGap +
                          QFontMetrics(small).horizontalAdvance(error));
        painter.setLayoutDirection(Qt::LeftToRight); // as numbers are read everywhere
        const auto write = [&](const QString& part, const QFont& font, const QColor& ink) {
            painter.setFont(font);
            painter.setPen(ink);
            painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, part);
            area.setRight(area.right() - painter.fontMetrics().horizontalAdvance(part) - kErrorGap);
        };
        if (!error.isEmpty()) write(error, small, shades(option.palette).quiet);
        write(number, option.font, option.palette.color(QPalette::Text));
    }

    const StandingsModel& m_model;
};

class Titles : public QHeaderView {
public:
    Titles(const StandingsModel& model, QWidget* parent)
        : QHeaderView(Qt::Horizontal, parent)
        , m_model(model) {}

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->save();
        QHeaderView::paintSection(painter, rect, section);
        painter->restore();
        if (section != StandingsModel::Bar) return;
        const Axis axis(m_model, rect, layoutDirection());
        painter->save();
        painter->setPen(shades(palette()).quiet);
        painter->setFont(font());
        const int step = axis.step();
        for (int tick = 50 - (50 - m_model.axisLow()) / step * step; tick <= m_model.axisHigh(); tick += step) {
            const QString text = tick == 50 ? QStringLiteral("50 %") : QLocale().toString(tick);
            const QRectF place(axis.x(tick) - kTickGap, rect.y(), 2 * kTickGap, rect.height());
            painter->drawText(place, Qt::AlignCenter, text);
        }
        painter->restore();
    }

private:
    const StandingsModel& m_model;
};

} // namespace

StandingsTable::StandingsTable(StandingsModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model) {
    auto* titles = new Titles(model, this);
    setHorizontalHeader(titles);
    setModel(&model);
    setItemDelegate(new StandingsTableCells(model, this));
    dressTable(this, kStandingsTableRow);
    setAccessibleName(tr("Standings"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* fitter = new ColumnFitter(*this, [this] { return columns(); });
    titles->setMinimumSectionSize(24);
    connect(&model, &StandingsModel::axisChanged, this, [this, titles] {
        titles->viewport()->update();
        viewport()->update();
    });
    connect(&model, &StandingsModel::rangesChanged, fitter, &ColumnFitter::fit);
    connect(&model, &QAbstractItemModel::columnsInserted, fitter, &ColumnFitter::fit);
    connect(&model, &QAbstractItemModel::columnsRemoved, fitter, &ColumnFitter::fit);
}

/// Widths do not follow the numbers as they grow: nothing moves while a tournament runs. Where there is too little for
/// the name the bar goes first, whose numbers stand beside it; then how much luck was worth, what breaks ties, the
/// rating. What decides the contest stays.
FitColumns StandingsTable::columns() const {
    const auto number = [this](const QString& widest) { return fontMetrics().horizontalAdvance(widest); };
    const auto estimate = [](const char* value, const char* error) {
        return StandingsModel::tr("%1 ± %2").arg(QLatin1String(value), QLatin1String(error));
    };
    FitColumns fit{std::vector<FitColumn>(static_cast<std::size_t>(m_model.columnCount()))};
    const auto set = [&](StandingsModel::Column kind, int widest, int room) {
        const int column = m_model.columnOf(kind);
        if (column < 0) return;
        const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        fit.columns[static_cast<std::size_t>(column)] = {
            .least = qMax(horizontalHeader()->fontMetrics().horizontalAdvance(title), widest) + room,
            .measure = FitColumn::Nothing};
    };
    set(StandingsModel::Place, number(m_model.hasRanges() ? QStringLiteral("88–88") : QStringLiteral("88")), 32);
    set(StandingsModel::Won, number(QStringLiteral("8,888,888")), 28);
    const QFontMetrics small(textFont(TextSize::Small)); // of errors, see StandingsTableCells
    const QString share = estimate("100.0", "88.8");
    const auto sign = share.indexOf(QChar(0xB1));
    set(StandingsModel::Share,
        number(share.left(sign).trimmed()) + small.horizontalAdvance(share.mid(sign)) + kErrorGap, 20);
    set(StandingsModel::Second,
        number(m_model.secondIsMean() ? estimate("88.88", "88.88") : QStringLiteral("88,888,888")), 36);
    set(StandingsModel::Rating, number(estimate("8888", "88")), 32);
    set(StandingsModel::Adjusted, number(estimate("88.8", "8.8")), 28);
    set(StandingsModel::Worth, number(QStringLiteral("88.8 ×")), 28);
    fit.columns[StandingsModel::Bot] = {
        .least = kLeastName, .most = kWidestName, .stretch = 1, .measure = FitColumn::Cells, .cut = true};
    fit.columns[StandingsModel::Bar] = {.least = kShortestBar, .stretch = 4, .measure = FitColumn::Nothing};
    fit.giveWay.push_back(StandingsModel::Bar);
    const auto tie = m_model.secondDecides() ? StandingsModel::Won : StandingsModel::Second;
    for (const auto kind : {StandingsModel::Worth, tie, StandingsModel::Rating})
        if (m_model.columnOf(kind) >= 0) fit.giveWay.push_back(m_model.columnOf(kind));
    return fit;
}

} // namespace hilltop
