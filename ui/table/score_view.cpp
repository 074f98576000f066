// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/score_view.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QApplication>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <map>
#include <numeric>

namespace hilltop {
namespace {

constexpr int kScoreLine = 28, kScoreTitle = 40, kScoreColumns = 24, kScoreGridLine = 26, kScoreWidest = 560;
constexpr int kScorePad = 16, kScoreGap = 6, kBarHeight = 8, kUnderline = 2, kMineBar = 4, kLeastTitle = 9;

bool scoreGrid(const ScoreModel::Row& row) {
    return !row.line.cells.empty() && row.line.cells.back().card != ScoreCell::Card::None;
}

/// The place of each column within `rect`: as wide as its content, and its share of what is left over. Where
/// there is too little room, the widest give way.
std::vector<QRect> scoreColumns(const std::vector<ScoreColumn>& columns, std::vector<int> widths, const QRect& rect) {
    widths.resize(columns.size(), 0);
    int left = rect.width() - std::accumulate(widths.begin(), widths.end(), 0);
    for (; left < 0; ++left)
        --*std::max_element(widths.begin(), widths.end());
    const int weights = std::accumulate(columns.begin(), columns.end(), 0,
                                        [](int sum, const ScoreColumn& column) { return sum + column.weight; });
    std::vector<QRect> places;
    int at = rect.left(), before = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int after = before + columns[i].weight;
        const int more = left * after / std::max(1, weights) - left * before / std::max(1, weights);
        places.emplace_back(at, rect.top(), widths[i] + more, rect.height());
        at += widths[i] + more;
        before = after;
    }
    return places;
}

bool fourColoursInSheets = false;

QColor suitInk(ScoreCell::Suit suit, const Shades& shade, const QColor& plain) {
    switch (suit) {
    case ScoreCell::Suit::Clubs:
        return fourColoursInSheets ? shade.good : plain;
    case ScoreCell::Suit::Diamonds:
        return fourColoursInSheets ? shade.focus : shade.bad;
    case ScoreCell::Suit::Hearts:
        return shade.bad;
    case ScoreCell::Suit::Spades:
    case ScoreCell::Suit::None:
        break;
    }
    return plain;
}

class ScoreDelegate : public QStyledItemDelegate {
public:
    ScoreDelegate(const ScoreModel& sheet, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_sheet(sheet) {
        const auto forget = [this] { m_widths.clear(); };
        connect(&sheet, &ScoreModel::dataChanged, this, forget);
        connect(&sheet, &ScoreModel::rowsInserted, this, forget);
        connect(&sheet, &ScoreModel::rowsRemoved, this, forget);
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ScoreModel::Row& row = rowOf(index);
        const int width = std::max(80, option.rect.width());
        switch (row.kind) {
        case ScoreModel::Kind::Title:
            return {width, std::max(kScoreTitle, titleHeight(option, row.text) + 20)};
        case ScoreModel::Kind::Columns:
            return {width, std::max(kScoreColumns, lineHeight(TextSize::Small) + 8)};
        case ScoreModel::Kind::Line:
            return {width, std::max(scoreGrid(row) ? kScoreGridLine : kScoreLine, lineHeight(TextSize::Text) + 8)};
        case ScoreModel::Kind::Note:
            break;
        }
        return {width, wrappedHeight(option, textFont(TextSize::Small), row.text) + 12};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const ScoreModel::Row& row = rowOf(index);
        const Shades shade = shades(option.palette);
        QRect inside = option.rect.adjusted(kScorePad, 0, -kScorePad, 0);
        inside.setWidth(std::min(inside.width(), kScoreWidest)); // eyes find their way along a line
        painter->save();
        if (row.kind == ScoreModel::Kind::Line) paintLine(*painter, option, index, inside);
        if (row.kind == ScoreModel::Kind::Title) {
            painter->setFont(textFont(TextSize::Text, true));
            painter->setPen(option.palette.color(QPalette::Text));
            painter->drawText(inside.adjusted(0, 0, 0, -6), Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                              row.text);
        } else if (row.kind == ScoreModel::Kind::Note) {
            painter->setFont(textFont(TextSize::Small));
            painter->setPen(shade.quiet);
            painter->drawText(inside.adjusted(0, 6, 0, 0), Qt::TextWordWrap, row.text);
        } else if (row.kind == ScoreModel::Kind::Columns) {
            painter->setPen(shade.quiet);
            const auto places = scoreColumns(*row.columns, widthsOf(row.table, inside.width()), inside);
            painter->setFont(titleFont(*row.columns, places));
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
    /// The letters of a table's cells: small ones where it would be cut otherwise.
    TextSize sizeOf(int table, int room) const {
        const std::vector<int>& widths = widthsIn(TextSize::Text, table);
        return std::accumulate(widths.begin(), widths.end(), 0) > room ? TextSize::Small : TextSize::Text;
    }
    const std::vector<int>& widthsOf(int table, int room) const { return widthsIn(sizeOf(table, room), table); }
    /// The width that the content of each column of that table needs.
    const std::vector<int>& widthsIn(TextSize size, int table) const {
        std::vector<int>& widths = m_widths[{table, size}];
        if (!widths.empty()) return widths;
        const QFontMetrics strong(textFont(size, true)), plain(textFont(size)), small(textFont(TextSize::Small));
        for (int i = 0; i < m_sheet.rowCount(); ++i) {
            const ScoreModel::Row& row = m_sheet.row(i);
            if (row.table != table) continue;
            widths.resize(row.columns->size(), 0);
            for (std::size_t column = 0; column < widths.size(); ++column) {
                const QString& title = (*row.columns)[column].title;
                int wide = title.isEmpty() ? 0 : small.horizontalAdvance(title) + kScoreGap;
                if (column < row.line.cells.size()) {
                    const ScoreCell& cell = row.line.cells[column];
                    const bool bold = cell.ink == ScoreCell::Ink::Strong || cell.ink == ScoreCell::Ink::Won;
                    const int frame = cell.card == ScoreCell::Card::None ? kScoreGap : 0;
                    wide = std::max(wide, (bold ? strong : plain).horizontalAdvance(cell.text) + frame);
                }
                widths[column] = std::max(widths[column], wide + 1);
            }
        }
        return widths;
    }
    static int wrappedHeight(const QStyleOptionViewItem& option, const QFont& font, const QString& text) {
        const int all = option.widget != nullptr ? option.widget->width() : option.rect.width();
        const QRect room(0, 0, std::max(60, all - 2 * kScorePad - 16), 1000);
        return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
    }
    static int titleHeight(const QStyleOptionViewItem& option, const QString& text) {
        return wrappedHeight(option, textFont(TextSize::Text, true), text);
    }
    /// Letters of columns' titles: smaller ones where one of them would be cut otherwise.
    static QFont titleFont(const std::vector<ScoreColumn>& columns, const std::vector<QRect>& places) {
        QFont font = textFont(TextSize::Small);
        for (std::size_t i = 0; i < places.size(); ++i)
            font = paint::fitted(font, columns[i].title, places[i].width() - kScoreGap, kLeastTitle);
        return font;
    }
    static int lineHeight(TextSize size) { return QFontMetrics(textFont(size)).height(); }

    static void text(QPainter& painter, const QRect& place, const QString& text, bool right) {
        const QRect room = place.adjusted(right ? kScoreGap : 0, 0, right ? 0 : -kScoreGap, 0);
        const Qt::Alignment side = (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
        painter.drawText(room, static_cast<int>(side),
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
    }

    void paintLine(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const QRect& inside) const {
        const ScoreModel::Row& row = rowOf(index);
        const Shades shade = shades(option.palette);
        const bool current = index.data(ScoreModel::CurrentRole).toBool();
        if (current || (row.line.mine && !scoreGrid(row))) {
            painter.fillRect(option.rect, shade.chosen);
            if (current)
                painter.fillRect(QRect(option.rect.left(), option.rect.top(), kMineBar, option.rect.height()),
                                 shade.chosenLine);
        }
        const TextSize size = sizeOf(row.table, inside.width());
        const auto places = scoreColumns(*row.columns, widthsIn(size, row.table), inside);
        for (std::size_t i = 0; i < places.size() && i < row.line.cells.size(); ++i)
            paintCell(painter, option, places[i], row.line.cells[i], (*row.columns)[i].right, size);
        if (!scoreGrid(row))
            painter.fillRect(QRect(inside.left(), option.rect.bottom(), inside.width(), 1), shade.rowLine);
    }

    static void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                          const ScoreCell& cell, bool right, TextSize size) {
        const Shades shade = shades(option.palette);
        const bool strong = cell.ink == ScoreCell::Ink::Strong || cell.ink == ScoreCell::Ink::Won;
        const QColor plain = option.palette.color(QPalette::Text);
        painter.setFont(textFont(size, strong));
        painter.setPen(cell.suit != ScoreCell::Suit::None  ? suitInk(cell.suit, shade, plain)
                       : cell.ink == ScoreCell::Ink::Quiet ? shade.quiet
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

    const ScoreModel& m_sheet;
    mutable std::map<std::pair<int, TextSize>, std::vector<int>>
        m_widths; ///< by table and letters, until the sheet changes
};

} // namespace

ScoreView::ScoreView(ScoreModel& sheet, QWidget* parent)
    : QListView(parent)
    , m_sheet(sheet) {
    setModel(&sheet);
    setItemDelegate(new ScoreDelegate(sheet, this));
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

void ScoreView::setFourColours(bool on) {
    if (fourColoursInSheets == on) return;
    fourColoursInSheets = on;
    for (QWidget* widget : QApplication::allWidgets())
        if (auto* view = qobject_cast<ScoreView*>(widget)) view->viewport()->update();
}

void ScoreView::showNewest() {
    int row = -1, last = -1; // a table may have lines for what is still to come
    for (int i = 0; i < m_sheet.rowCount() && (i == 0 || m_sheet.row(i).kind != ScoreModel::Kind::Title); ++i) {
        last = i;
        if (m_sheet.row(i).kind == ScoreModel::Kind::Line && m_sheet.row(i).line.first >= 0) row = i;
    }
    if (last < 0) return;
    scrollToTop(); // its title too, where there is room
    scrollTo(m_sheet.index(row >= 0 ? row : last));
}

void ScoreView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // notes wrap again
}

} // namespace hilltop
