// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/timeline.h"

#include "style/paint.h"
#include "style/theme.h"
#include "table/key_marks.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kPad = 4, kLane = 18, kBlock = 22, kGap = 2, kTickTop = 70, kTick = 30, kCompactTop = 30,
              kCompactTick = 26, kWidestTick = 34, kWidestBlock = 160;
constexpr int kMark = 14, kSmallMark = 10; ///< sides of a mark in its lane, and at its tick
constexpr int kWordFrom = 8;               ///< a block as wide as that may hold a word

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
    m_marks.clear();
    m_forks.clear();
    m_hoverSection = -1;
    m_drag = Drag::None;
    setRange(0, std::max(0, static_cast<int>(m_outline.moments.size()) - 1));
    setAccessibleDescription(m_outline.moments.empty() ? QString() : momentText(value()));
    update();
}

void Timeline::setMarks(std::vector<ReplayOutline::Mark> marks) {
    m_marks = std::move(marks);
    std::stable_sort(m_marks.begin(), m_marks.end(),
                     [](const auto& a, const auto& b) { return a.position < b.position; });
    if (!m_outline.moments.empty()) setAccessibleDescription(momentText(value()));
    update();
}

void Timeline::setForks(std::vector<Fork> forks) {
    m_forks = std::move(forks);
    update();
}

/// Of both kinds, each by position: a match may have tens of thousands.
std::vector<ReplayOutline::Mark> Timeline::marksBetween(int first, int last) const {
    std::vector<ReplayOutline::Mark> list;
    for (const auto* marks : {&m_outline.marks, &m_marks}) {
        const auto begin = std::lower_bound(marks->begin(), marks->end(), first,
                                            [](const auto& mark, int position) { return mark.position < position; });
        for (auto mark = begin; mark != marks->end() && mark->position <= last; ++mark)
            list.push_back(*mark);
    }
    return list;
}

std::vector<ReplayOutline::Mark> Timeline::marksAt(int position) const {
    auto list = marksBetween(position, position);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.shape < b.shape; });
    return list;
}

/// Those of a hand that find room above its block, by position; the least telling ones give way.
std::vector<ReplayOutline::Mark> Timeline::laneMarks(int section) const {
    const auto room = static_cast<std::size_t>(std::max(0, blockRect(section).width() + kGap) / (kMark + 2));
    if (room == 0) return {};
    const ReplayOutline::Section& hand = m_outline.sections[static_cast<std::size_t>(section)];
    auto list = marksBetween(hand.first, hand.last);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.shape > b.shape; });
    if (list.size() > room) list.resize(room);
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.position < b.position; });
    return list;
}

QRect Timeline::markRect(const ReplayOutline::Mark& mark) const {
    if (m_compact || m_outline.moments.empty()) return {};
    const int section = m_outline.at(mark.position).section;
    const auto list = laneMarks(section);
    const auto same = [&](const ReplayOutline::Mark& other) {
        return other.position == mark.position && other.shape == mark.shape && other.text == mark.text;
    };
    const auto found = std::find_if(list.begin(), list.end(), same);
    if (found == list.end()) return {};
    const int count = static_cast<int>(list.size()), at = static_cast<int>(found - list.begin());
    const int left = blockRect(section).center().x() - count * (kMark + 2) / 2;
    const int place = isRightToLeft() ? count - 1 - at : at;
    return {left + place * (kMark + 2) + 1, 2, kMark, kMark};
}

int Timeline::markAt(const QPoint& point) const {
    if (m_compact || point.y() >= blockTop()) return -1;
    for (int section = 0; section < static_cast<int>(m_outline.sections.size()); ++section) {
        for (const ReplayOutline::Mark& mark : laneMarks(section))
            if (markRect(mark).contains(point)) return mark.position;
    }
    return -1;
}

int Timeline::blockTop() const {
    return m_compact ? kPad : kLane + 2;
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
        what = tr("The end");
    } else if (moment.seat < 0) {
        what = section.gained.isEmpty() ? tr("No points") : tr("Points for %1").arg(section.gained);
        if (!section.score.isEmpty()) what += QStringLiteral(", ") + section.score;
    } else if (what.isEmpty()) {
        what = tr("Not decided");
    }
    QStringList list;
    if (!section.title.isEmpty()) list << section.title;
    if (const QString number = m_outline.decisionTitle(position); !number.isEmpty()) list << number;
    list << what;
    for (const ReplayOutline::Mark& mark : marksAt(position))
        list << mark.text;
    for (const Fork& fork : m_forks)
        if (fork.position == position) list << fork.text;
    return list.join(QStringLiteral(". "));
}

QRect Timeline::blockRect(int section) const {
    const int count = static_cast<int>(m_outline.sections.size());
    const int room = std::min(width() - 2 * kPad, count * kWidestBlock);
    const int left = kPad + room * section / count;
    const QRect rect(left, blockTop(), std::max(1, kPad + room * (section + 1) / count - left - kGap), kBlock);
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
    const int now = m_outline.at(value()).section;
    int scoreEnd = -1, barAt = -1;
    for (int i = 0; i < static_cast<int>(m_outline.sections.size()); ++i) {
        if (const QRect block = blockRect(i); i != now && i != m_hoverSection && block.width() == 1) {
            if (std::exchange(barAt, block.x()) == block.x()) continue; // of thousands most stand on one another
        }
        if (!m_compact) {
            for (const ReplayOutline::Mark& mark : laneMarks(i))
                paintMark(painter, markRect(mark), mark.shape, palette());
        }
        const ReplayOutline::Section& section = m_outline.sections[static_cast<std::size_t>(i)];
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
            if (!m_outline.counted) words.clear();
            if (m_compact && section.finished && !section.score.isEmpty()) words = section.score;
            if (metrics.horizontalAdvance(words) > block.width() - 8) words = initialsOf(words);
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
            paint::box(painter, mark, paint::kCellRadius, s.chosen, s.accent, 2);
        }
        paintMoment(painter, position, room);
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

void Timeline::paintMoment(QPainter& painter, int position, const QRect& room) const {
    const Shades s = shades(palette());
    const ReplayOutline::Moment& moment = m_outline.at(position);
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
    if (!m_outline.lanes) {
        const bool tall = moment.seat == m_tallSeat;
        const double half = std::min(height / 2, tall ? 10.0 : 6.0);
        painter.fillRect(QRectF(middle.x() - 1.5, top + height / 2 - half, 3, 2 * half), tall ? ink : quiet);
        return;
    }
    // One tick a seat, from the first down; who says nothing has but a dot.
    const double lane = height / std::max(1, m_outline.seats), wide = std::clamp(room.width() - 4.0, 2.0, 8.0);
    for (const ReplayOutline::Answer& answer : moment.answers) {
        const bool tall = answer.seat == m_tallSeat;
        const double thick = std::max(1.0, std::min(lane - 1, tall ? 6.0 : 4.0)), side = answer.spoken ? wide : 2;
        const double y = top + lane * (answer.seat + 0.5);
        painter.fillRect(QRectF(middle.x() - side / 2, y - thick / 2, side, thick), tall ? ink : quiet);
    }
}

void Timeline::sliderChange(SliderChange change) {
    if (change == SliderValueChange && !m_outline.moments.empty()) setAccessibleDescription(momentText(value()));
    QAbstractSlider::sliderChange(change);
    update();
}

} // namespace hilltop
