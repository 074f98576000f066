// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/guide_halo.h"

#include "table/table_view.h"

#include <QEvent>
#include <QPainter>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

constexpr int kLeastAround = 3, kAround = 8; ///< pixels between the cards and the line: small cards have words close by
constexpr int kSmall = 56, kLarge = 150;     ///< widths of cards with the least and with the full distance
constexpr double kGlow = 9, kLine = 2.5, kRound = 12;

int aroundOf(int width) {
    return std::clamp(kLeastAround + (width - kSmall) * (kAround - kLeastAround) / (kLarge - kSmall), kLeastAround,
                      kAround);
}

/// The places of one name, those close to each other as one: words between piles are not crossed.
QList<QRect> joined(const QList<QRect>& places) {
    QList<QRect> groups;
    for (const QRect& place : places) {
        if (place.isEmpty()) continue;
        const int side = std::min(place.width(), place.height()); // of a button its height
        const int around = aroundOf(side), near = std::max(3 * around, side / 2);
        QRect all = place.adjusted(-around, -around, around, around);
        for (bool grown = true; grown;) { // a place between two groups joins them
            const auto met = std::find_if(groups.begin(), groups.end(), [&](const QRect& group) {
                return group.intersects(all.adjusted(-near, -near, near, near));
            });
            grown = met != groups.end();
            if (!grown) continue;
            all |= *met;
            groups.erase(met);
        }
        groups << all;
    }
    return groups;
}

} // namespace

GuideHalo::GuideHalo(TableView& table)
    : QWidget(&table)
    , m_table(table) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    table.installEventFilter(this);
    // Queued: cards that the frame is laid out with have their places then. Not all renderers tell that they are done.
    connect(table.quick()->quickWindow(), &QQuickWindow::afterAnimating, this, &GuideHalo::look, Qt::QueuedConnection);
    hide();
}

void GuideHalo::pointAt(const QStringList& places) {
    m_names = places;
    setVisible(!places.isEmpty());
    setGeometry(m_table.rect());
    raise();
    look();
}

/// Around all of what the names say.
QList<QRect> GuideHalo::ringsNow() const {
    QList<QRect> rings;
    for (const QString& name : m_names) {
        for (const QRect& ring : joined(m_table.placesOf(name)))
            rings << ring.intersected(rect());
    }
    return rings;
}

bool GuideHalo::inSight(const QStringList& places) const {
    const QQuickItem* table = m_table.quick()->rootObject();
    return table != nullptr && table->property("atRest").toBool() &&
           std::any_of(places.begin(), places.end(),
                       [this](const QString& place) { return !m_table.placesOf(place).isEmpty(); });
}

void GuideHalo::look() {
    emit looked();
    if (m_names.isEmpty() && m_rings.isEmpty()) return;
    const QList<QRect> rings = ringsNow();
    if (std::exchange(m_rings, rings) != rings) update();
}

void GuideHalo::paintEvent(QPaintEvent*) {
    m_rings = ringsNow(); // a picture may be taken before the frame that would tell
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const QRect& ring : std::as_const(m_rings)) {
        const double inside = kLine / 2;
        const QRectF line = QRectF(ring).adjusted(inside, inside, -inside, -inside);
        painter.setPen(QPen(QColor(255, 255, 255, 60), kGlow));
        painter.drawRoundedRect(line, kRound, kRound);
        painter.setPen(QPen(Qt::white, kLine));
        painter.drawRoundedRect(line, kRound, kRound);
    }
}

bool GuideHalo::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(m_table.rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace hilltop
