// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/score_view.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <numeric>

namespace hilltop {
namespace {

constexpr int kScoreLine = 28, kScoreTitle = 40, kScoreColumns = 24, kScoreGridLine = 26;
constexpr int kScorePad = 16, kScoreGap = 6, kBarHeight = 8, kUnderline = 2, kMineBar = 4;

bool scoreGrid(const ScoreModel::Row& row) {
    return !row.line.cells.empty() && row.line.cells.back().card != ScoreCell::Card::None;
}

/// The place of each column within `rect`, by weight.
std::vector<QRect> scoreColumns(const std::vector<ScoreColumn>& columns, const QRect& rect) {
    const int weights = std::accumulate(columns.begin(), columns.end(), 0,
                                        [](int sum, const ScoreColumn& column) { return sum + column.weight; });
    std::vector<QRect> places;
    int before = 0;
    for (const ScoreColumn& column : columns) {
        const int left = rect.left() + rect.width() * before / std::max(1, weights);
        before += column.weight;
        const int right = rect.left() + rect.width() * before / std::max(1, weights);
        places.emplace_back(left, rect.top(), right - left, rect.height());
    }
    return places;
}

class ScoreDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ScoreModel::Row& row = rowOf(index);
        const int width = std::max(80, option.rect.width());
        switch (row.kind) {
        case ScoreModel::Kind::Title:
            return {width, std::max(kScoreTitle, lineHeight(TextSize::Text) + 20)};
        case ScoreModel::Kind::Columns:
            return {width, std::max(kScoreColumns, lineHeight(TextSize::Small) + 8)};
        case ScoreModel::Kind::Line:
            return {width, std::max(scoreGrid(row) ? kScoreGridLine : kScoreLine, lineHeight(TextSize::Text) + 8)};
        case ScoreModel::Kind::Note:
            break;
        }
        const QFontMetrics metrics(textFont(TextSize::Small));
        const int room = (option.widget != nullptr ? option.widget->width() : width) - 2 * kScorePad - 16;
        return {width,
                metrics.boundingRect(QRect(0, 0, std::max(60, room), 1000), Qt::TextWordWrap, row.text).height() + 12};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ScoreModel::Row& row = rowOf(index);
        const Shades shade = shades(option.palette);
        const QRect inside = option.rect.adjusted(kScorePad, 0, -kScorePad, 0);
        painter->save();
        if (row.kind == ScoreModel::Kind::Line) paintLine(*painter, option, index, inside);
        if (row.kind == ScoreModel::Kind::Title) {
            painter->setFont(textFont(TextSize::Text, true));
            painter->setPen(option.palette.color(QPalette::Text));
            painter->drawText(inside.adjusted(0, 0, 0, -6), Qt::AlignLeft | Qt::AlignBottom, row.text);
        } else if (row.kind == ScoreModel::Kind::Note) {
            painter->setFont(textFont(TextSize::Small));
            painter->setPen(shade.quiet);
            painter->drawText(inside.adjusted(0, 6, 0, 0), Qt::TextWordWrap, row.text);
        } else if (row.kind == ScoreModel::Kind::Columns) {
            painter->setFont(textFont(TextSize::Small));
            painter->setPen(shade.quiet);
            const auto places = scoreColumns(*row.columns, inside);
            for (std::size_t i = 0; i < places.size(); ++i)
                text(*painter, places[i], (*row.columns)[i].title, (*row.columns)[i].right);
            painter->fillRect(QRect(inside.left(), option.rect.bottom(), inside.width(), 1), shade.rowLine);
        }
        if ((option.state & QStyle::State_HasFocus) != 0)
            paint::box(*painter, option.rect.adjusted(2, 1, -2, -1), paint::kCellRadius, {}, shade.focus, 2);
        painter->restore();
    }

private:
    static const ScoreModel::Row& rowOf(const QModelIndex& index) {
        return static_cast<const ScoreModel*>(index.model())->row(index.row());
    }
    static int lineHeight(TextSize size) { return QFontMetrics(textFont(size)).height(); }

    static void text(QPainter& painter, const QRect& place, const QString& text, bool right) {
        const QRect room = place.adjusted(right ? kScoreGap : 0, 0, right ? 0 : -kScoreGap, 0);
        painter.drawText(room, (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
    }

    static void paintLine(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                          const QRect& inside) {
        const ScoreModel::Row& row = rowOf(index);
        const Shades shade = shades(option.palette);
        const bool current = index.data(ScoreModel::CurrentRole).toBool();
        if (current || (row.line.mine && !scoreGrid(row))) {
            painter.fillRect(option.rect, shade.chosen);
            if (current)
                painter.fillRect(QRect(option.rect.left(), option.rect.top(), kMineBar, option.rect.height()),
                                 shade.chosenLine);
        }
        const auto places = scoreColumns(*row.columns, inside);
        for (std::size_t i = 0; i < places.size() && i < row.line.cells.size(); ++i)
            paintCell(painter, option, places[i], row.line.cells[i], (*row.columns)[i].right);
        if (!scoreGrid(row))
            painter.fillRect(QRect(inside.left(), option.rect.bottom(), inside.width(), 1), shade.rowLine);
    }

    static void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                          const ScoreCell& cell, bool right) {
        const Shades shade = shades(option.palette);
        const bool strong = cell.ink == ScoreCell::Ink::Strong || cell.ink == ScoreCell::Ink::Won;
        const QColor plain = option.palette.color(QPalette::Text);
        painter.setFont(textFont(TextSize::Text, strong));
        painter.setPen(cell.ink == ScoreCell::Ink::Quiet ? shade.quiet
                       : cell.ink == ScoreCell::Ink::Red ? shade.bad
                                                         : plain);
        if (cell.bar >= 0) {
            const int width = static_cast<int>((place.width() - kScoreGap) * std::min(1.0, cell.bar));
            const QRect bar(place.left(), place.center().y() - kBarHeight / 2, std::max(2, width), kBarHeight);
            paint::box(painter, bar, kBarHeight / 2.0, shade.controlLine);
            return;
        }
        if (cell.card != ScoreCell::Card::None) return paintCard(painter, place, cell, shade);
        text(painter, place, cell.text, right);
        if (cell.ink == ScoreCell::Ink::Won) {
            const int width = painter.fontMetrics().horizontalAdvance(cell.text) + 8;
            const int left = right ? place.right() + 1 - width : place.left();
            painter.fillRect(QRect(left, place.bottom() - kUnderline, std::min(width, place.width()), kUnderline),
                             shade.focus);
        }
    }

    static void paintCard(QPainter& painter, const QRect& place, const ScoreCell& cell, const Shades& shade) {
        const QRect box = place.adjusted(1, 2, -1, -2);
        if (cell.card == ScoreCell::Card::Held) paint::box(painter, box, 3, shade.pressed);
        if (cell.card == ScoreCell::Card::Given) paint::box(painter, box, 3, {}, shade.focus, 2);
        painter.drawText(box, Qt::AlignCenter, cell.text);
        if (cell.card == ScoreCell::Card::Seen) {
            const int width = painter.fontMetrics().horizontalAdvance(cell.text) + 6;
            painter.fillRect(QRect(box.center().x() - width / 2, box.center().y(), width, 1), painter.pen().color());
        }
    }
};

} // namespace

ScoreView::ScoreView(ScoreModel& sheet, QWidget* parent)
    : QListView(parent)
    , m_sheet(sheet) {
    setModel(&sheet);
    setItemDelegate(new ScoreDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Scoresheet"));
    const auto pick = [this](const QModelIndex& index) {
        if (!index.isValid()) return;
        const ScoreModel::Row& row = m_sheet.row(index.row());
        if (row.kind == ScoreModel::Kind::Line && row.line.first >= 0) emit chosen(row.line.first);
    };
    connect(this, &QListView::clicked, this, pick);
    connect(this, &QListView::activated, this, pick);
}

void ScoreView::showNewest() {
    int row = -1;
    for (int i = 0; i < m_sheet.rowCount() && (i == 0 || m_sheet.row(i).kind != ScoreModel::Kind::Title); ++i)
        row = i;
    if (row >= 0) scrollTo(m_sheet.index(row));
}

void ScoreView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // notes wrap anew
}

} // namespace hilltop
