// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/belief_marks.h"

#include "documents/beliefs_model.h"
#include "style/paint.h"
#include "style/theme.h"
#include "table/table_view.h"
#include "text/table_texts.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kMarkEdge = 6, kMarkRise = 3, kMarkRound = 5;
constexpr double kLeastScale = 1, kMostScale = 1.7; ///< of the print, as tables in great windows are drawn larger
const QColor kMarkFill(20, 22, 26, 224);

/// Whether one is likelier, and not only by what the possible deals happened to be: by two standard errors.
bool isLikelier(const Estimate& one, const Estimate& two) {
    constexpr double kRounding = 1e-9; // of sums of exact chances
    return one.value - two.value > 2 * (one.error + two.error) + kRounding;
}

/// The likeliest first. Of cards that are as likely as each other none stands out, so none is named.
QStringList likeliest(const CardBeliefs& beliefs, std::size_t place, const Info& info) {
    std::vector<const CardBeliefs::Line*> lines;
    for (const auto& line : beliefs.lines)
        if (line.cells[place].chance.value > 0) lines.push_back(&line);
    const auto chance = [place](const CardBeliefs::Line* line) { return line->cells[place].chance; };
    std::stable_sort(lines.begin(), lines.end(), [&](auto* a, auto* b) { return chance(a).value > chance(b).value; });
    std::size_t named = std::min<std::size_t>(BeliefMarks::kMost, lines.size());
    while (named > 0 && named < lines.size() && !isLikelier(chance(lines[named - 1]), chance(lines[named])))
        --named;
    QStringList words;
    for (std::size_t i = 0; i < named; ++i) {
        const Face face = lines[i]->face;
        words << BeliefsModel::tr("%1 %2 %", "a card and its chance in percent")
                     .arg(cardText(info, face), BeliefsModel::percent(lines[i]->cells[place].chance));
    }
    return words;
}

} // namespace

BeliefMarks::BeliefMarks(TableView& table)
    : QWidget(&table)
    , m_table(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    table.installEventFilter(this);
    // Queued: cards that the frame is laid out with have their places then.
    connect(table.quick()->quickWindow(), &QQuickWindow::afterAnimating, this, &BeliefMarks::look,
            Qt::QueuedConnection);
    hide();
}

void BeliefMarks::show(const CardBeliefs& beliefs, const Info& info) {
    m_marks.clear();
    for (std::size_t i = 0; i < beliefs.places.size(); ++i) {
        const auto& place = beliefs.places[i];
        if (place.seat == kCommon && !place.next) continue; // the rest of a deck is a small pile among words
        QStringList lines = likeliest(beliefs, i, info);
        if (lines.isEmpty()) continue;
        m_marks.push_back({QString::fromUtf8(info.zones[place.zone].id),
                           place.seat == kCommon ? -1 : place.seat,
                           std::move(lines),
                           {}});
    }
    setGeometry(m_table.rect());
    setVisible(!m_marks.empty());
    raise();
    lay();
    update();
}

void BeliefMarks::clear() {
    m_marks.clear();
    hide();
}

QFont BeliefMarks::font() const {
    QFont font = textFont(TextSize::Small, true);
    const QQuickItem* root = m_table.quick()->rootObject();
    const double unit = root == nullptr ? 1 : root->property("unit").toDouble();
    font.setPixelSize(qRound(QFontInfo(font).pixelSize() * std::clamp(unit, kLeastScale, kMostScale)));
    return font;
}

/// In the middle of the hidden cards; where another one stands, below it. True: something has moved.
bool BeliefMarks::lay() {
    const QFontMetrics metrics(font());
    bool moved = false;
    std::vector<QRect> taken;
    for (Mark& mark : m_marks) {
        QRect place, cards;
        for (const QRect& card : m_table.hiddenCards(mark.zone, mark.seat))
            cards |= card;
        if (!cards.isEmpty()) {
            int widest = 0;
            for (const QString& line : mark.lines)
                widest = std::max(widest, metrics.horizontalAdvance(paint::withoutSuits(line)));
            place.setSize(
                {widest + 2 * kMarkEdge, static_cast<int>(mark.lines.size()) * metrics.lineSpacing() + 2 * kMarkRise});
            place.moveCenter(cards.center());
            for (const QRect& other : taken)
                if (other.intersects(place)) place.moveTop(other.bottom() + 2);
            place.moveLeft(std::clamp(place.left(), 0, std::max(0, width() - place.width())));
            place.moveTop(std::clamp(place.top(), 0, std::max(0, height() - place.height())));
            taken.push_back(place);
        }
        moved = moved || place != mark.place;
        mark.place = place;
    }
    return moved;
}

void BeliefMarks::look() {
    if (!m_marks.empty() && lay()) update();
}

void BeliefMarks::paintEvent(QPaintEvent*) {
    lay(); // a picture may be taken before the frame that would tell
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const QFontMetrics metrics(painter.font());
    for (const Mark& mark : m_marks) {
        if (mark.place.isEmpty()) continue;
        painter.setPen(QPen(QColor(255, 255, 255, 70), 1));
        painter.setBrush(kMarkFill);
        painter.drawRoundedRect(QRectF(mark.place).adjusted(0.5, 0.5, -0.5, -0.5), kMarkRound, kMarkRound);
        painter.setPen(Qt::white);
        QRect line(mark.place.left() + kMarkEdge, mark.place.top() + kMarkRise, mark.place.width() - 2 * kMarkEdge,
                   metrics.lineSpacing());
        for (const QString& text : mark.lines) {
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, paint::withoutSuits(text));
            paint::drawSuits(painter, QPoint(line.left(), line.center().y()), text);
            line.translate(0, metrics.lineSpacing());
        }
    }
}

bool BeliefMarks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(m_table.rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace hilltop
