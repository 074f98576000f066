// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/result_card.h"

#include "standings/crosstable_model.h"
#include "standings/crosstable_view.h"
#include "style/icons.h"
#include "style/paint.h"
#include "style/theme.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hilltop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ResultCard)
};

constexpr int kWidth = 1200, kResultCardMargin = 48, kPad = 20, kResultCardRow = 40, kHead = 44, kResultCardGap = 20,
              kCell = 44, kLeastCell = 34;
constexpr int kMostRows = 20, kLeastBar = 150, kBarEnds = 24, kLeastName = 13, kWideCell = 64;

QFont sized(int pixels, bool strong = false) {
    QFont font = textFont(TextSize::Text, strong);
    font.setPixelSize(pixels);
    return font;
}

/// A column of the standings: its title, its words, and how wide they are.
struct Column {
    QString title;
    QStringList words;
    bool right = true;
    bool strong = false;
    int width = 0;
};

class Card {
public:
    Card(const CardData& data, bool dark)
        : m_data(data)
        , m_palette(drawnPalette(dark))
        , m_shades(shades(m_palette))
        , m_rows(static_cast<int>(std::min<qsizetype>(data.rows.size(), kMostRows)))
        , m_cross(!data.cross.isEmpty() && data.rows.size() <= kMostCrossEntrants) {
        measure();
    }
    int height() const { return m_bottom + kResultCardGap + 30 + kResultCardMargin - 12; }

    void draw(QPainter& painter) {
        m_painter = &painter;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(0, 0, kWidth, height(), m_palette.color(QPalette::Window));
        drawHead();
        const QRect left(kResultCardMargin, m_tables, m_left, m_table);
        paint::box(painter, left, paint::kPanelRadius, m_palette.color(QPalette::Base), m_shades.line);
        drawStandings(left);
        if (m_cross) {
            const int top = m_below ? m_tables + m_table + kResultCardGap : m_tables;
            const int from = m_below ? kResultCardMargin : left.right() + 1 + kResultCardGap;
            const QRect cross(from, top, kWidth - kResultCardMargin - from, m_bottom - top);
            paint::box(painter, cross, paint::kPanelRadius, m_palette.color(QPalette::Base), m_shades.line);
            drawCross(cross);
        }
        drawFoot();
    }

private:
    void measure();
    void drawHead();
    void drawStandings(const QRect& area);
    void drawBar(const QRect& area, const CardData::Row& row);
    void drawCross(const QRect& area);
    void drawFoot();
    /// Words that do not fit get smaller down to `least` pixels, and are cut only then.
    void text(const QRect& rect, int flags, const QString& words, QFont font, const QColor& ink, int least = 100);
    int rest() const;
    /// For all names alike, so that the longest fits into `width` if it can.
    QFont nameFont(int width, bool strong) const;
    QColor ink() const { return m_palette.color(QPalette::Text); }
    double barX(const QRect& area, double percent) const {
        return area.left() + kBarEnds + (percent - m_low) / (m_high - m_low) * (area.width() - 2 * kBarEnds);
    }

    const CardData& m_data;
    QPalette m_palette;
    Shades m_shades;
    QPainter* m_painter = nullptr;
    int m_rows;
    bool m_cross;
    QList<Column> m_columns; ///< those before the bar, then those after it
    int m_barAfter = 0, m_bar = 0, m_name = 0;
    int m_tables = 0, m_table = 0, m_bottom = 0, m_left = 0, m_cell = 0;
    bool m_below = false; ///< the heat map under the standings
    double m_low = 0, m_high = 100;
};

void Card::measure() {
    QList<Column> columns{{Words::tr("Place"), {}, true, false, 0},
                          {Words::tr("Bot"), {}, false, false, 0},
                          {m_data.wonTitle, {}, true, true, 0},
                          {m_data.shareTitle, {}, true, false, 0}};
    Column second{m_data.secondTitle, {}, true, false, 0}, rating{m_data.ratingTitle, {}, true, false, 0};
    double low = 50, high = 50;
    for (int i = 0; i < m_rows; ++i) {
        const CardData::Row& row = m_data.rows[i];
        columns[0].words << row.place;
        columns[1].words << row.name;
        columns[2].words << row.won;
        columns[3].words << shareText(row);
        second.words << row.second;
        rating.words << row.rating;
        low = std::min(low, row.low);
        high = std::max(high, row.high);
    }
    m_low = std::clamp(std::floor(low / 10 - 0.1) * 10, 0.0, 40.0);
    m_high = std::clamp(std::ceil(high / 10 + 0.1) * 10, 60.0, 100.0);
    m_barAfter = static_cast<int>(columns.size());
    if (!rating.title.isEmpty()) columns << rating;
    const QFontMetrics titles(sized(15)), plain(sized(18)), strong(sized(18, true));
    for (Column& column : columns) {
        column.width = titles.horizontalAdvance(column.title);
        for (const QString& word : column.words)
            column.width = std::max(column.width, (column.strong ? strong : plain).horizontalAdvance(word));
        column.width += kPad;
    }
    second.width = titles.horizontalAdvance(second.title);
    for (const QString& word : second.words)
        second.width = std::max(second.width, plain.horizontalAdvance(word));
    second.width += kPad;
    m_columns = columns;
    const int all = kWidth - 2 * kResultCardMargin, count = static_cast<int>(m_data.rows.size());
    m_cell = m_cross ? std::clamp((all * 2 / 5 - kResultCardGap) / std::max(1, count), kLeastCell, kCell) : 0;
    m_left = m_cross ? all - kResultCardGap - std::max(count * m_cell + 2 * kPad - 4, 260) : all;
    int wanted = columns[1].width;
    for (const QString& name : columns[1].words)
        wanted = std::max(wanted, strong.horizontalAdvance(name) + kPad);
    m_below = m_cross && rest() < wanted + kLeastBar;
    if (m_below) m_left = all;
    // Beside a heat map there is no room for what breaks ties.
    if (!m_data.secondTitle.isEmpty() && m_left == all && rest() - second.width >= std::min(wanted, 320) + kLeastBar)
        m_columns.insert(m_barAfter, second);
    m_name = std::min(wanted, rest() - kLeastBar);
    m_bar = rest() - m_name;
    m_columns[1].width = m_name;
    const int more = m_data.rows.size() > m_rows ? kResultCardRow : 0;
    m_tables = kResultCardMargin - 8 + 44 + (m_data.plan.isEmpty() ? 0 : 30) + 18;
    m_table = kHead + m_rows * kResultCardRow + more + 8;
    m_bottom = m_tables + m_table;
    if (!m_below) return;
    m_bottom += kResultCardGap + kHead + count * kResultCardRow + 8;
    m_cell = std::min(kWideCell, (all * 2 / 3 - 2 * kPad) / count);
}

/// What all columns but the name and the bar leave.
int Card::rest() const {
    int left = m_left - kPad;
    for (qsizetype i = 0; i < m_columns.size(); ++i)
        if (i != 1) left -= m_columns[i].width;
    return left;
}

QFont Card::nameFont(int width, bool strong) const {
    QFont font = sized(18, true);
    for (int row = 0; row < m_rows; ++row)
        font = paint::fitted(font, m_data.rows[row].name, width, kLeastName);
    return sized(font.pixelSize(), strong);
}

void Card::text(const QRect& rect, int flags, const QString& words, QFont font, const QColor& ink, int least) {
    m_painter->setFont(paint::fitted(font, words, rect.width(), least));
    m_painter->setPen(ink);
    m_painter->drawText(rect, flags | Qt::TextSingleLine | Qt::TextDontClip,
                        m_painter->fontMetrics().elidedText(words, Qt::ElideRight, rect.width() + 1));
}

void Card::drawHead() {
    constexpr int kFlags = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter);
    const int top = kResultCardMargin - 8;
    const int game = QFontMetrics(sized(18)).horizontalAdvance(m_data.gameLine);
    text(QRect(kResultCardMargin, top, kWidth - 2 * kResultCardMargin - game - kPad, 40), kFlags, m_data.title,
         sized(30, true), ink(), 20);
    text(QRect(kWidth - kResultCardMargin - game, top, game, 40),
         static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter), m_data.gameLine, sized(18),
         m_shades.quiet);
    text(QRect(kResultCardMargin, top + 44, kWidth - 2 * kResultCardMargin, 28), kFlags, m_data.plan, sized(18),
         m_shades.quiet, 14);
}

void Card::drawStandings(const QRect& area) {
    const auto flags = [](bool right) {
        return static_cast<int>(Qt::AlignVCenter) | static_cast<int>(right ? Qt::AlignRight : Qt::AlignLeft);
    };
    for (int row = 0; row < m_rows; ++row) {
        const QRect line(area.left(), area.top() + kHead + row * kResultCardRow, area.width(), kResultCardRow);
        if (m_data.rows[row].highlighted) m_painter->fillRect(line.adjusted(1, 1, -1, 0), m_shades.chosen);
        m_painter->fillRect(QRect(line.left() + 1, line.top(), line.width() - 2, 1), m_shades.rowLine);
    }
    int x = area.left() + kPad / 2;
    for (int i = 0; i < m_columns.size(); ++i) {
        const Column& column = m_columns[i];
        if (i == m_barAfter) x += m_bar;
        const int inset = kPad / 2, wide = column.width - kPad;
        text(QRect(x + inset, area.top(), wide, kHead), flags(column.right), column.title, sized(15), m_shades.quiet);
        for (int row = 0; row < m_rows; ++row) {
            const bool strong = column.strong || (i == 1 && m_data.rows[row].highlighted);
            const QRect place(x + inset, area.top() + kHead + row * kResultCardRow, wide, kResultCardRow);
            text(place, flags(column.right), column.words[row], i == 1 ? nameFont(wide, strong) : sized(18, strong),
                 ink());
        }
        x += column.width;
        if (i + 1 == m_barAfter) {
            const QRect bars(x, area.top(), m_bar, kHead);
            const int step = m_bar < 40 * (m_high - m_low) / 10 ? 20 : 10;
            for (double tick = 50 - std::floor((50 - m_low) / step) * step; tick <= m_high; tick += step) {
                const double at = barX(bars, tick);
                m_painter->fillRect(QRectF(at - 0.5, area.top() + kHead, 1, m_rows * kResultCardRow),
                                    tick == 50 ? m_shades.line : m_shades.rowLine);
                text(QRect(static_cast<int>(at) - 30, area.top(), 60, kHead), static_cast<int>(Qt::AlignCenter),
                     QLocale().toString(qRound(tick)), sized(15), m_shades.quiet);
            }
            for (int row = 0; row < m_rows; ++row)
                drawBar(bars.translated(0, kHead + row * kResultCardRow), m_data.rows[row]);
        }
    }
    if (const auto more = static_cast<int>(m_data.rows.size()) - m_rows; more > 0)
        text(QRect(area.left() + kPad, area.top() + kHead + m_rows * kResultCardRow, area.width() - 2 * kPad,
                   kResultCardRow),
             flags(false), Words::tr("and %n more", "bots", more), sized(16), m_shades.quiet);
}

void Card::drawBar(const QRect& area, const CardData::Row& row) {
    const double y = area.top() + kResultCardRow / 2.0, low = barX(area, row.low), high = barX(area, row.high);
    const QColor colour = row.highlighted ? m_shades.accent : ink();
    m_painter->setPen(QPen(colour, 2));
    m_painter->drawLine(QPointF(low, y), QPointF(high, y));
    if (high - low >= 12) {
        for (const double end : {low, high})
            m_painter->drawLine(QPointF(end, y - 6), QPointF(end, y + 6));
    }
    m_painter->setPen(Qt::NoPen);
    m_painter->setBrush(colour);
    m_painter->drawEllipse(QPointF(barX(area, row.share), y), 4.5, 4.5);
}

void Card::drawCross(const QRect& area) {
    const int count = static_cast<int>(m_data.rows.size());
    QStringList names;
    for (const CardData::Row& row : m_data.rows)
        names << row.name;
    const QStringList heads = abbreviated(names);
    const int wide = count * m_cell;
    const int left = m_below ? area.right() - wide - kPad / 2 : area.left() + (area.width() - wide) / 2;
    QFont font = sized(15);
    for (const QString& head : heads)
        font = paint::fitted(font, head, m_cell - 4, 10);
    for (int i = 0; i < count; ++i) {
        const bool strong = m_data.rows[i].highlighted;
        font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
        text(QRect(left + i * m_cell + 1, area.top(), m_cell - 2, kHead), static_cast<int>(Qt::AlignCenter), heads[i],
             font, ink());
        if (!m_below) continue; // the standings beside it say whose row it is
        const QRect name(area.left() + kPad, area.top() + kHead + i * kResultCardRow, left - area.left() - 2 * kPad,
                         kResultCardRow);
        text(name, static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter), m_data.rows[i].name,
             nameFont(name.width(), strong), ink());
    }
    for (int row = 0; row < count; ++row) {
        for (int column = 0; column < count; ++column) {
            const QRect cell(left + column * m_cell + 1, area.top() + kHead + row * kResultCardRow + 1, m_cell - 2,
                             kResultCardRow - 2);
            const double percent = row == column ? -1 : m_data.cross.value(row).value(column, -1);
            if (percent < 0) {
                paint::box(*m_painter, cell, paint::kCellRadius, m_palette.color(QPalette::AlternateBase));
                if (row == column)
                    text(cell, static_cast<int>(Qt::AlignCenter), QStringLiteral("–"), sized(16), m_shades.quiet);
                continue;
            }
            const HeatColours heat = heatColours(percent, m_palette);
            paint::box(*m_painter, cell, paint::kCellRadius, heat.fill);
            text(cell, static_cast<int>(Qt::AlignCenter), QLocale().toString(qRound(percent)), sized(16), heat.ink);
        }
    }
}

void Card::drawFoot() {
    const QRect line(kResultCardMargin, m_bottom + kResultCardGap - 4, kWidth - 2 * kResultCardMargin, 30);
    const QRect mark(line.left(), line.top() + 3, 24, 24);
    programIcon().paint(m_painter, mark);
    const QString program =
        QStringList{m_data.program, QLocale().toString(m_data.date, QLocale::LongFormat)}.join(QStringLiteral(" · "));
    QStringList notes;
    if (m_cross) notes << Words::tr("Row won against column, %");
    notes << Words::tr("± is the 95 % interval.");
    if (!m_data.deal.isEmpty()) notes << Words::tr("Deals: %1").arg(m_data.deal);
    const QString right = notes.join(QStringLiteral("  "));
    const int wide = std::min(QFontMetrics(sized(15)).horizontalAdvance(right) + 2, line.width() * 2 / 3);
    text(QRect(mark.right() + 10, line.top(), line.width() - 40 - wide - kPad, 30),
         static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter), program, sized(15), m_shades.quiet);
    text(QRect(line.right() - wide, line.top(), wide + 1, 30),
         static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter), right, sized(15), m_shades.quiet);
}

} // namespace

QImage resultCard(const CardData& data, bool dark, double scale) {
    Card card(data, dark);
    QImage image(qRound(kWidth * scale), qRound(card.height() * scale), QImage::Format_RGB32);
    image.fill(drawnPalette(dark).color(QPalette::Window));
    QPainter painter(&image);
    painter.scale(scale, scale);
    card.draw(painter);
    return image;
}

} // namespace hilltop
