// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/timeline.h"

#include "style/paint.h"
#include "style/theme.h"
#include "table/key_marks.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kPad = TimelineLanes::kPad, kMark = TimelineLanes::kMark;
constexpr int kSmallMark = 10; ///< side of a mark at its tick
constexpr int kWordFrom = 8;   ///< a block as wide as that may hold a word

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
    m_lanes.setOutline(std::move(outline));
    m_hoverSection = -1;
    m_drag = Drag::None;
    setRange(0, std::max(0, static_cast<int>(this->outline().moments.size()) - 1));
    setAccessibleDescription(this->outline().moments.empty() ? QString() : momentText(value()));
    update();
}

void Timeline::setMarks(std::vector<ReplayOutline::Mark> marks) {
    m_lanes.setMarks(std::move(marks));
    if (!outline().moments.empty()) setAccessibleDescription(momentText(value()));
    update();
}

void Timeline::setForks(std::vector<Fork> forks) {
    m_lanes.setForks(std::move(forks));
    update();
}

void Timeline::setTallSeat(int seat) {
    m_tallSeat = seat;
    update();
}

void Timeline::setCompact(bool compact) {
    if (compact == m_lanes.compact()) return;
    m_lanes.setCompact(compact);
    updateGeometry();
    update();
}

QString Timeline::momentText(int position) const {
    const ReplayOutline::Moment& moment = outline().at(position);
    const ReplayOutline::Section& section = outline().sectionAt(position);
    QString what = moment.decision;
    if (moment.seat < 0 && !outline().counted) {
        what = tr("The end");
    } else if (moment.seat < 0) {
        what = section.gained.isEmpty() ? tr("No points") : tr("Points for %1").arg(section.gained);
        if (!section.score.isEmpty()) what += QStringLiteral(", ") + section.score;
    } else if (what.isEmpty()) {
        what = tr("Not decided");
    }
    QStringList list;
    if (!section.title.isEmpty()) list << section.title;
    if (const QString number = outline().decisionTitle(position); !number.isEmpty()) list << number;
    list << what;
    for (const ReplayOutline::Mark& mark : marksAt(position))
        list << mark.text;
    for (const Fork& fork : forks())
        if (fork.position == position) list << fork.text;
    return list.join(QStringLiteral(". "));
}

QSize Timeline::sizeHint() const {
    return {480, lanes().tickTop() + lanes().tickHeight() + (m_lanes.compact() ? 4 : smallLine() + 6)};
}

QSize Timeline::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

void Timeline::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(TextSize::Small));
    if (outline().moments.empty()) return;
    paintBlocks(painter);
    paintTicks(painter);
    paintForks(painter);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        paint::box(painter, rect(), paint::kControlRadius, QColor(), shades(palette()).focus, 2);
}

/// Of all names; half a score or the first of two names would say something else.
QString Timeline::initialsOf(const QString& words) {
    QString initials;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QChar sign = words[i];
        if (!sign.isLetter() && !sign.isSpace() && sign != QLatin1Char(',')) return {};
        const bool begins = i == 0 || !words[i - 1].isLetter();
        if (begins && (i == 0 || sign.isUpper())) initials += sign; // what joins two names is not in capitals
    }
    return initials;
}

void Timeline::paintBlocks(QPainter& painter) const {
    const Shades s = shades(palette());
    const QFontMetrics metrics = painter.fontMetrics();
    const int now = outline().at(value()).section;
    int scoreEnd = -1, barAt = -1;
    for (int i = 0; i < static_cast<int>(outline().sections.size()); ++i) {
        if (const QRect block = blockRect(i); i != now && i != m_hoverSection && block.width() == 1) {
            if (std::exchange(barAt, block.x()) == block.x()) continue; // of thousands most stand on one another
        }
        if (!m_lanes.compact()) {
            for (const ReplayOutline::Mark& mark : lanes().laneMarks(i))
                paintMark(painter, markRect(mark), mark.shape, palette());
        }
        const ReplayOutline::Section& section = outline().sections[static_cast<std::size_t>(i)];
        const QRect block = blockRect(i);
        const bool here = i == now;
        QColor fill = i == m_hoverSection ? s.hover : palette().color(QPalette::Base);
        if (here) fill = s.chosen;
        const QColor line = here ? s.accent : s.controlLine;
        if (block.width() < kWordFrom) { // one of hundreds: a bar is all there is room for
            painter.fillRect(block, here || i == m_hoverSection ? s.accent : s.area);
        } else {
            paint::box(painter, block, std::min<qreal>(paint::kCellRadius, block.width() / 4.0), fill, line,
                       here ? 1.5 : 1);
            QString words = !section.finished          ? QStringLiteral("…")
                            : section.gained.isEmpty() ? QStringLiteral("–")
                                                       : section.gained;
            if (!outline().counted) words.clear();
            if (m_lanes.compact() && section.finished && !section.score.isEmpty()) words = section.score;
            if (metrics.horizontalAdvance(words) > block.width() - 8) words = initialsOf(words);
            QFont font = painter.font();
            font.setWeight(QFont::DemiBold);
            if (!here || QFontMetrics(font).horizontalAdvance(words) > block.width() - 4) font.setWeight(QFont::Normal);
            painter.setFont(font);
            painter.setPen(palette().color(here ? QPalette::Text : QPalette::WindowText));
            if (metrics.horizontalAdvance(words) <= block.width() - 2) painter.drawText(block, Qt::AlignCenter, words);
        }
        if (m_lanes.compact() || block.center().x() <= scoreEnd) continue;
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
    QFont font = painter.font();
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.fillRect(QRect(kPad, lanes().tickTop() - 4, width() - 2 * kPad, 1), s.rowLine);
    int labelEnd = -1;
    for (int position = lanes().shown().first; position <= lanes().shown().last; ++position) {
        const ReplayOutline::Moment& moment = outline().at(position);
        const QRect room = tickRect(position);
        const QPointF middle = QRectF(room).center();
        if (position == value()) {
            const int side = std::clamp(room.width(), 10, 16);
            const QRect mark(static_cast<int>(middle.x()) - side / 2, room.y(), side, room.height());
            paint::box(painter, mark, paint::kCellRadius, s.chosen, s.accent, 2);
        }
        paintMoment(painter, position, room);
        if (moment.round == 0 || m_lanes.compact()) continue;
        const QString number = locale().toString(moment.round);
        const int width = painter.fontMetrics().horizontalAdvance(number);
        const QRect label(static_cast<int>(middle.x()) - width / 2 - 2, room.bottom() + 2, width + 4, smallLine());
        if (label.left() <= labelEnd) continue;
        painter.setPen(s.quiet);
        painter.drawText(label, Qt::AlignCenter, number);
        labelEnd = isRightToLeft() ? -1 : label.right() + 2;
    }
}

void Timeline::paintMoment(QPainter& painter, int position, const QRect& room) const {
    const Shades s = shades(palette());
    const ReplayOutline::Moment& moment = outline().at(position);
    const QColor accent = s.accent;
    const QColor ink = moment.branched ? accent : palette().color(QPalette::WindowText);
    const QColor quiet = moment.branched ? accent : s.quiet;
    const QPointF middle = QRectF(room).center();
    const auto marks = marksAt(position);
    const bool small = room.width() < kSmallMark;
    if (moment.seat < 0) {
        if (!marks.empty()) {
            const int side = small ? std::max(6, room.width()) : kMark;
            paintMark(painter, QRect(qRound(middle.x()) - side / 2, qRound(middle.y()) - side / 2, side, side),
                      marks.back().shape, palette());
            return;
        }
        paintDiamond(painter, middle, 5, ink);
        return;
    }
    double top = room.y() + 1, height = room.height() - 2;
    if (!marks.empty()) { // above its tick
        const int side = small ? std::max(6, room.width()) : kSmallMark;
        paintMark(painter, QRect(qRound(middle.x()) - side / 2, room.y() + 1, side, side), marks.back().shape,
                  palette());
        top += side;
        height -= side;
    }
    if (!outline().lanes) {
        const bool tall = moment.seat == m_tallSeat;
        const double half = std::min(height / 2, tall ? 10.0 : 6.0);
        painter.fillRect(QRectF(middle.x() - 1.5, top + height / 2 - half, 3, 2 * half), tall ? ink : quiet);
        return;
    }
    // One tick a seat, from the first down; who says nothing has but a dot.
    const double lane = height / std::max(1, outline().seats), wide = std::clamp(room.width() - 4.0, 2.0, 8.0);
    for (const ReplayOutline::Answer& answer : moment.answers) {
        const bool tall = answer.seat == m_tallSeat;
        const double thick = std::max(1.0, std::min(lane - 1, tall ? 6.0 : 4.0)), side = answer.spoken ? wide : 2;
        const double y = top + lane * (answer.seat + 0.5);
        painter.fillRect(QRectF(middle.x() - side / 2, y - thick / 2, side, thick), tall ? ink : quiet);
    }
}

void Timeline::sliderChange(SliderChange change) {
    if (change == SliderValueChange && !outline().moments.empty()) setAccessibleDescription(momentText(value()));
    QAbstractSlider::sliderChange(change);
    update();
}

void Timeline::paintForks(QPainter& painter) const {
    const int now = outline().at(value()).section;
    for (const Fork& fork : forks()) {
        const int section = outline().at(fork.position).section;
        if (section == now) {
            const QRect room = tickRect(fork.position);
            paintFork(painter, QPointF(room.center().x() + (isRightToLeft() ? -2 : 2), room.bottom() - 7.0),
                      fork.chosen);
        } else if (&fork == lanes().forkOf(section)) {
            const QRect sign = forkRect(section);
            // A ground of its own: it must be seen on a bar that is narrower.
            if (blockRect(section).width() < sign.width())
                painter.fillRect(sign.adjusted(-1, -1, 1, 1), palette().color(QPalette::Window));
            paintFork(painter, QPointF(isRightToLeft() ? sign.right() : sign.left() + 1, sign.top() + 1), fork.chosen);
        }
    }
}

/// An arrow that leaves downwards.
void Timeline::paintFork(QPainter& painter, const QPointF& foot, bool chosen) const {
    const double way = isRightToLeft() ? -7 : 7;
    const Shades s = shades(palette());
    painter.setPen(QPen(chosen ? s.accent : s.quiet, chosen ? 2.5 : 1.5));
    painter.drawLine(foot, foot + QPointF(way, 7));
    painter.drawLine(foot + QPointF(way, 7), foot + QPointF(way, 3));
    painter.drawLine(foot + QPointF(way, 7), foot + QPointF(way - way * 4 / 7, 7));
}

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !outline().moments.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int section = lanes().sectionAt(help->pos());
        const int mark = lanes().markAt(help->pos());
        const Fork* fork = lanes().forkAt(help->pos());
        const int position = fork != nullptr ? fork->position
                             : mark >= 0     ? mark
                             : section >= 0  ? outline().sections[static_cast<std::size_t>(section)].last
                                             : lanes().positionAt(help->pos().x());
        QToolTip::showText(help->globalPos(), momentText(position), this);
        return true;
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
    return QAbstractSlider::event(event);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || outline().moments.empty()) return;
    m_drag = event->position().y() < lanes().tickTop() - 4 ? Drag::Blocks : Drag::Ticks;
    setSliderDown(true);
    const int section = lanes().sectionAt(event->position().toPoint());
    if (const Fork* fork = lanes().forkAt(event->position().toPoint()); fork != nullptr)
        setValue(fork->position);
    else if (const int mark = lanes().markAt(event->position().toPoint()); mark >= 0)
        setValue(mark);
    else if (m_drag == Drag::Ticks)
        setValue(lanes().positionAt(static_cast<int>(event->position().x())));
    else if (section >= 0)
        setValue(outline().sections[static_cast<std::size_t>(section)].first);
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    if (outline().moments.empty()) return;
    const QPoint point = event->position().toPoint();
    const int section = lanes().sectionAt({point.x(), m_drag == Drag::Blocks ? lanes().blockTop() : point.y()});
    if (m_drag == Drag::Ticks)
        setValue(lanes().positionAt(point.x()));
    else if (m_drag == Drag::Blocks && section >= 0 && section != outline().at(value()).section)
        setValue(outline().sections[static_cast<std::size_t>(section)].first);
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

} // namespace hilltop
