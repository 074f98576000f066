// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/guide_halo.h"

#include "table/table_view.h"

#include <QEvent>
#include <QPainter>
#include <QQuickWidget>
#include <QQuickWindow>

namespace hilltop {
namespace {

constexpr int kAround = 8; ///< pixels between the cards and the line
constexpr double kGlow = 9, kLine = 2.5, kRound = 12;

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

/// A line a name, around all of that place.
void GuideHalo::look() {
    if (m_names.isEmpty() && m_rings.isEmpty()) return;
    QList<QRect> rings;
    for (const QString& name : m_names) {
        QRect all;
        for (const QRect& place : m_table.placesOf(name))
            all |= place;
        if (!all.isEmpty()) rings << all.adjusted(-kAround, -kAround, kAround, kAround).intersected(rect());
    }
    if (rings == m_rings) return;
    m_rings = rings;
    update();
}

void GuideHalo::paintEvent(QPaintEvent*) {
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
