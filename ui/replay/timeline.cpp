// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/timeline.h"

#include "style/paint.h"
#include "style/theme.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kPad = 4, kBlock = 22, kGap = 2, kTickTop = 52, kTick = 30, kCompactTop = 30, kCompactTick = 24,
              kWidestTick = 34, kWidestBlock = 160;
constexpr int kWordFrom = 8; ///< a block as wide as that may hold a word

int smallLine() {
    return QFontMetrics(textFont(TextSize::Small)).height();
}

} // namespace

Timeline::Timeline(QWidget* parent)
    : QAbstractSlider(parent) {
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline"));
    setRange(0, 0);
    setSingleStep(1);
}

void Timeline::setOutline(ReplayOutline outline) {
    m_outline = std::move(outline);
    m_hoverSection = -1;
    m_drag = Drag::None;
    setRange(0, std::max(0, static_cast<int>(m_outline.moments.size()) - 1));
    setAccessibleDescription(m_outline.moments.empty() ? QString() : momentText(value()));
    update();
}

void Timeline::setTallSeat(int seat) {
    m_tallSeat = seat;
    update();
}

void Timeline::setCompact(bool compact) {
    if (compact == m_compact) return;
    m_compact = compact;
    updateGeometry();
    update();
}

int Timeline::tickTop() const {
    return m_compact ? kCompactTop : kTickTop;
}

int Timeline::tickHeight() const {
    return m_compact ? kCompactTick : kTick;
}

QString Timeline::momentText(int position) const {
    const ReplayOutline::Moment& moment = m_outline.at(position);
    const ReplayOutline::Section& section = m_outline.sectionAt(position);
    QString what = moment.decision;
    if (moment.seat < 0 && !m_outline.counted) {
        what = tr("the end");
    } else if (moment.seat < 0) {
        what = section.gained.isEmpty() ? tr("no points for anybody") : tr("points for %1").arg(section.gained);
        if (!section.score.isEmpty()) what += QStringLiteral(", ") + section.score;
    } else if (what.isEmpty()) {
        what = tr("not decided");
    }
    return section.title.isEmpty() ? what : QStringLiteral("%1. %2").arg(section.title, what);
}

QRect Timeline::blockRect(int section) const {
    const int count = static_cast<int>(m_outline.sections.size());
    const int room = std::min(width() - 2 * kPad, count * kWidestBlock);
    const int left = kPad + room * section / count;
    const QRect rect(left, kPad, std::max(1, kPad + room * (section + 1) / count - left - kGap), kBlock);
    return isRightToLeft() ? QRect(width() - rect.right() - 1, rect.y(), rect.width(), rect.height()) : rect;
}

QRect Timeline::tickRect(int position) const {
    const ReplayOutline::Section& section = shown();
    const int count = section.last - section.first + 1;
    const int room = std::min(width() - 2 * kPad, count * kWidestTick);
    const int left = kPad + room * (position - section.first) / count;
    const QRect rect(left, tickTop(), std::max(1, kPad + room * (position - section.first + 1) / count - left),
                     tickHeight());
    return isRightToLeft() ? QRect(width() - rect.right() - 1, rect.y(), rect.width(), rect.height()) : rect;
}

QSize Timeline::sizeHint() const {
    return {480, tickTop() + tickHeight() + (m_compact ? 4 : smallLine() + 6)};
}

QSize Timeline::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

int Timeline::sectionAt(const QPoint& point) const {
    if (m_outline.sections.empty() || point.y() >= tickTop() - 4) return -1;
    for (int section = 0; section < static_cast<int>(m_outline.sections.size()); ++section) {
        const QRect rect = blockRect(section);
        if (point.x() >= rect.left() && point.x() <= rect.right() + kGap) return section;
    }
    return -1;
}

int Timeline::positionAt(int x) const {
    int best = shown().first;
    int least = width() + 1;
    for (int position = shown().first; position <= shown().last; ++position) {
        const int away = std::abs(tickRect(position).center().x() - x);
        if (away < least) {
            least = away;
            best = position;
        }
    }
    return best;
}

void Timeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(TextSize::Small));
    if (m_outline.moments.empty()) return;
    paintBlocks(painter);
    paintTicks(painter);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paint::box(painter, rect(), paint::kControlRadius, QColor(), shades(palette()).focus, 2);
}

void Timeline::paintBlocks(QPainter& painter) const {
    const Shades s = shades(palette());
    const QFontMetrics metrics = painter.fontMetrics();
    const int now = m_outline.at(value()).section;
    int scoreEnd = -1;
    for (int i = 0; i < static_cast<int>(m_outline.sections.size()); ++i) {
        const ReplayOutline::Section& section = m_outline.sections[static_cast<std::size_t>(i)];
        const QRect block = blockRect(i);
        const bool here = i == now;
        QColor fill = i == m_hoverSection ? s.hover : palette().color(QPalette::Base);
        if (here) fill = s.chosen;
        const QColor line = here ? palette().color(QPalette::Highlight) : s.controlLine;
        if (block.width() < kWordFrom) { // one of hundreds: a bar is all there is room for
            painter.fillRect(block, i == m_hoverSection ? palette().color(QPalette::Highlight) : line);
        } else {
            paint::box(painter, block, std::min<qreal>(paint::kCellRadius, block.width() / 4.0), fill, line,
                       here ? 1.5 : 1);
            QString words = !section.finished          ? QStringLiteral("…")
                            : section.gained.isEmpty() ? QStringLiteral("–")
                                                       : section.gained;
            if (!m_outline.counted) words.clear();
            if (m_compact && section.finished && !section.score.isEmpty()) words = section.score;
            if (metrics.horizontalAdvance(words) > block.width() - 8) words = words.left(1);
            QFont font = painter.font();
            font.setWeight(here ? QFont::DemiBold : QFont::Normal);
            painter.setFont(font);
            painter.setPen(palette().color(here ? QPalette::Text : QPalette::WindowText));
            if (metrics.horizontalAdvance(words) <= block.width() - 2) painter.drawText(block, Qt::AlignCenter, words);
        }
        if (m_compact || block.center().x() <= scoreEnd) continue;
        const int width = metrics.horizontalAdvance(section.score);
        QRect below(block.center().x() - width / 2 - 2, block.bottom() + 3, width + 4, metrics.height());
        if (below.left() > scoreEnd && section.finished) {
            painter.setPen(here ? palette().color(QPalette::WindowText) : s.quiet);
            painter.drawText(below, Qt::AlignCenter, section.score);
            scoreEnd = isRightToLeft() ? -1 : below.right();
        }
    }
}

void Timeline::paintTicks(QPainter& painter) const {
    const Shades s = shades(palette());
    const QColor ink = palette().color(QPalette::WindowText);
    QFont font = painter.font();
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.fillRect(QRect(kPad, tickTop() - 4, width() - 2 * kPad, 1), s.rowLine);
    int labelEnd = -1;
    for (int position = shown().first; position <= shown().last; ++position) {
        const ReplayOutline::Moment& moment = m_outline.at(position);
        const QRect room = tickRect(position);
        const QPointF middle = QRectF(room).center();
        if (position == value()) {
            const int side = std::clamp(room.width(), 10, 16);
            const QRect mark(static_cast<int>(middle.x()) - side / 2, room.y(), side, room.height());
            paint::box(painter, mark, paint::kCellRadius, s.chosen, palette().color(QPalette::Highlight), 2);
        }
        if (moment.seat < 0) {
            QPainterPath diamond;
            diamond.moveTo(middle - QPointF(0, 5));
            diamond.lineTo(middle + QPointF(5, 0));
            diamond.lineTo(middle + QPointF(0, 5));
            diamond.lineTo(middle - QPointF(5, 0));
            diamond.closeSubpath();
            painter.setPen(QPen(ink, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(diamond);
        } else {
            const bool tall = moment.seat == m_tallSeat;
            const double half = tall ? 10 : 6;
            painter.fillRect(QRectF(middle.x() - 1.5, middle.y() - half, 3, 2 * half), tall ? ink : s.quiet);
        }
        if (moment.round == 0 || m_compact) continue;
        const QString number = locale().toString(moment.round);
        const int width = painter.fontMetrics().horizontalAdvance(number);
        const QRect label(static_cast<int>(middle.x()) - width / 2 - 2, room.bottom() + 2, width + 4, smallLine());
        if (label.left() <= labelEnd) continue;
        painter.setPen(s.quiet);
        painter.drawText(label, Qt::AlignCenter, number);
        labelEnd = isRightToLeft() ? -1 : label.right() + 2;
    }
}

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !m_outline.moments.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int section = sectionAt(help->pos());
        const int position =
            section >= 0 ? m_outline.sections[static_cast<std::size_t>(section)].last : positionAt(help->pos().x());
        QToolTip::showText(help->globalPos(), momentText(position), this);
        return true;
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
    return QAbstractSlider::event(event);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_outline.moments.empty()) return;
    m_drag = event->position().y() < tickTop() - 4 ? Drag::Blocks : Drag::Ticks;
    setSliderDown(true);
    const int section = sectionAt(event->position().toPoint());
    if (m_drag == Drag::Ticks)
        setValue(positionAt(static_cast<int>(event->position().x())));
    else if (section >= 0)
        setValue(m_outline.sections[static_cast<std::size_t>(section)].first);
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (m_outline.moments.empty()) return;
    const QPoint point = event->position().toPoint();
    const int section = sectionAt({point.x(), m_drag == Drag::Blocks ? kPad : point.y()});
    if (m_drag == Drag::Ticks)
        setValue(positionAt(point.x()));
    else if (m_drag == Drag::Blocks && section >= 0 && section != m_outline.at(value()).section)
        setValue(m_outline.sections[static_cast<std::size_t>(section)].first);
    const int hover = m_drag == Drag::None ? section : -1;
    if (hover != m_hoverSection) {
        m_hoverSection = hover;
        update();
    }
}

void Timeline::mouseReleaseEvent(QMouseEvent*) {
    m_drag = Drag::None;
    setSliderDown(false);
}

void Timeline::leaveEvent(QEvent*) {
    m_hoverSection = -1;
    update();
}

void Timeline::sliderChange(SliderChange change) {
    if (change == SliderValueChange && !m_outline.moments.empty()) setAccessibleDescription(momentText(value()));
    QAbstractSlider::sliderChange(change);
    update();
}

} // namespace hilltop
