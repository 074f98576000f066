// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/view/tournament_status.h"

#include "standings/crosstable_view.h"
#include "style/icons.h"
#include "style/paint.h"
#include "style/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyleOption>

namespace hilltop {

TournamentStatus::TournamentStatus(QWidget* parent)
    : QToolButton(parent) {
    setAutoRaise(true);
    setFont(textFont(TextSize::Small));
    setToolTip(tr("Go to the tournament"));
    hide();
}

void TournamentStatus::setState(const QString& text) {
    if (text != this->text()) {
        setText(text);
        setAccessibleName(text);
        updateGeometry();
        update();
    }
    setVisible(!text.isEmpty());
}

QSize TournamentStatus::sizeHint() const {
    return QSize(fontMetrics().horizontalAdvance(text()) + 34, qMax(22, fontMetrics().height() + 4));
}

void TournamentStatus::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Shades s = shades(palette());
    if (underMouse()) paint::box(painter, rect(), paint::kCellRadius, s.hover);
    if (hasFocus()) paint::box(painter, rect(), paint::kCellRadius, QColor(), s.focus, 2);
    const auto placed = [this](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
    hilltop::icon(QStringLiteral("trophy")).paint(&painter, placed(QRect(6, (height() - 16) / 2, 16, 16)));
    painter.setPen(s.quiet);
    painter.drawText(placed(rect().adjusted(28, 0, -6, 0)), Qt::AlignVCenter | Qt::AlignLeft, text());
}

namespace {

constexpr int kSketchCell = 44, kStep = 50, kBots = 5, kBot = 28;
// Percent of row against column above the diagonal; 0: not played yet.
constexpr int kShown[kBots][kBots] = {{0, 54, 61, 66, 0}, {0, 0, 57, 63, 0}, {}, {}, {}};

} // namespace

TournamentPicture::TournamentPicture(QWidget* parent)
    : QWidget(parent) {
    setFixedSize((kBots + 1) * kStep, (kBots + 1) * kStep);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void TournamentPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(TextSize::Text));
    const Shades s = shades(palette());
    const QColor own = s.accent;
    const auto bot = [&](int column, int row, bool mine) {
        const QRect place(column * kStep + (kSketchCell - kBot) / 2, row * kStep + (kSketchCell - kBot) / 2, kBot,
                          kBot);
        icon(QStringLiteral("robot"), mine ? own : s.quiet).paint(&painter, place);
    };
    for (int i = 0; i < kBots; ++i) {
        bot(i + 1, 0, i == kBots - 1);
        bot(0, i + 1, i == kBots - 1);
        for (int k = 0; k < kBots; ++k) {
            const QRect cell((k + 1) * kStep, (i + 1) * kStep, kSketchCell, kSketchCell);
            const int percent = k > i ? kShown[i][k] : kShown[k][i] == 0 ? 0 : 100 - kShown[k][i];
            if (i == k) {
                painter.setPen(s.quiet);
                painter.drawText(cell, Qt::AlignCenter, QStringLiteral("–"));
            } else if (percent > 0) {
                const HeatColours heat = heatColours(percent, palette());
                paint::box(painter, cell, paint::kCellRadius, heat.fill);
                painter.setPen(heat.ink);
                painter.drawText(cell, Qt::AlignCenter, QLocale().toString(percent));
            } else {
                painter.setPen(QPen(i == kBots - 1 || k == kBots - 1 ? own : s.controlLine, 1.2, Qt::DashLine));
                painter.setBrush(Qt::NoBrush);
                painter.drawRoundedRect(QRectF(cell).adjusted(0.6, 0.6, -0.6, -0.6), paint::kCellRadius,
                                        paint::kCellRadius);
            }
        }
    }
}

} // namespace hilltop
