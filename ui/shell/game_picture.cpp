// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/game_picture.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <cmath>

namespace hilltop {

namespace {

const QRectF kCard(-50, -70, 100, 140);
constexpr double kCorner = 7.5;
const QColor kHouseInk(0x33445A), kHouseFace(0xF5F7FB);
const QColor kSideInk(0x7A5200), kSideFace(0xFFF8E8), kSideLine(0xDE9A1F), kSideHexagon(0xEDB13F), kSideCount(0x3E2A00);

QPainterPath houseShape() {
    QPainterPath path;
    path.addRoundedRect(kCard, kCorner, kCorner);
    return path;
}

/// A rounded card whose top right and bottom left corners are cut, so that it is told from a house card by shape.
QPainterPath sideShape(double inset) {
    const QRectF r = kCard.adjusted(inset, inset, -inset, -inset);
    const double cut = 20 - inset * 0.6, corner = qMax(2.0, kCorner - inset);
    QPainterPath path;
    path.moveTo(r.left() + corner, r.top());
    path.lineTo(r.right() - cut, r.top());
    path.lineTo(r.right(), r.top() + cut * 1.3);
    path.lineTo(r.right(), r.bottom() - corner);
    path.quadTo(r.bottomRight(), QPointF(r.right() - corner, r.bottom()));
    path.lineTo(r.left() + cut, r.bottom());
    path.lineTo(r.left(), r.bottom() - cut * 1.3);
    path.lineTo(r.left(), r.top() + corner);
    path.quadTo(r.topLeft(), QPointF(r.left() + corner, r.top()));
    return path;
}

QPolygonF hexagon(double width, double height) {
    const double w = width / 2, h = height / 2;
    return QPolygonF({{0, -h}, {w, -h / 2}, {w, h / 2}, {0, h}, {-w, h / 2}, {-w, -h / 2}});
}

/// Digits as an outline `height` tall, their middle at `at`, or their left end in the case of Left.
void drawDigits(QPainter& painter, const QString& text, const QPointF& at, double height, const QColor& ink,
                Qt::AlignmentFlag align = Qt::AlignHCenter) {
    QFont font = textFont(TextSize::Count, true);
    QPainterPath path;
    path.addText(0, 0, font, text);
    QPainterPath zero;
    zero.addText(0, 0, font, QStringLiteral("0"));
    const double scale = height / qMax(1.0, zero.boundingRect().height());
    const QRectF box = path.boundingRect();
    QTransform place;
    place.translate(at.x(), at.y());
    place.scale(scale, scale);
    place.translate(align == Qt::AlignLeft ? -box.left() : -box.center().x(), -zero.boundingRect().center().y());
    painter.fillPath(place.map(path), ink);
}

void drawIndex(QPainter& painter, const QString& text, const QColor& ink) {
    const QPointF corner(-50 + 9, -70 + 19);
    drawDigits(painter, text, corner, 18.5, ink, Qt::AlignLeft);
    painter.save();
    painter.rotate(180);
    drawDigits(painter, text, corner, 18.5, ink, Qt::AlignLeft);
    painter.restore();
}

} // namespace

void paintTable(QPainter& painter, const QRectF& rect, const QColor& centre, const QColor& edge) {
    QRadialGradient light(rect.center() - QPointF(0, rect.height() * 0.08),
                          std::hypot(rect.width(), rect.height()) / 2);
    light.setColorAt(0, centre);
    light.setColorAt(1, edge);
    painter.fillRect(rect, light);
}

void paintPictureCard(QPainter& painter, const PictureCard& card) {
    const bool side = card.kind == PictureCard::Kind::Side;
    const QPainterPath shape = side ? sideShape(0) : houseShape();
    painter.fillPath(shape.translated(0, 3), QColor(0, 0, 0, 26));
    painter.fillPath(shape.translated(0, 1), QColor(0, 0, 0, 36));
    painter.fillPath(shape, side ? kSideFace : kHouseFace);
    painter.strokePath(shape, QPen(QColor(0, 0, 0, 46), 1));
    if (side) {
        painter.strokePath(sideShape(5.5), QPen(kSideLine, 2));
        painter.setPen(Qt::NoPen);
        painter.setBrush(kSideHexagon);
        painter.drawPolygon(hexagon(62, 68));
        drawDigits(painter, card.value, {0, 0}, 25, kSideCount);
        drawIndex(painter, card.value, kSideInk);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(kHouseInk);
        painter.drawEllipse(QPointF(0, 0), 29, 29);
        drawDigits(painter, card.value, {0, 0}, 27, Qt::white);
        drawIndex(painter, card.value, kHouseInk);
    }
}

GamePicture::GamePicture(const TableColours& colours, const std::vector<PictureCard>& cards, QWidget* parent)
    : QWidget(parent)
    , m_colours(colours)
    , m_cards(cards) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void GamePicture::draw(const QSize& size, qreal ratio) {
    m_image = QPixmap((QSizeF(size) * ratio).toSize());
    m_image.setDevicePixelRatio(ratio);
    m_image.fill(m_colours.edge(isDark(palette()))); // a scale of 1.5 leaves half pixels at the rim
    const bool dark = isDark(palette());
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTable(painter, QRectF(QPointF(0, 0), QSizeF(size)), m_colours.centre(dark), m_colours.edge(dark));
    QRectF all;
    for (const PictureCard& card : m_cards)
        all |= QTransform().translate(card.centre.x(), card.centre.y()).rotate(card.rotation).mapRect(kCard);
    if (all.isEmpty()) return;
    const double scale = qMin(size.width() * 0.86 / all.width(), size.height() * 0.76 / all.height());
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-all.center());
    for (const PictureCard& card : m_cards) {
        painter.save();
        painter.translate(card.centre);
        painter.rotate(card.rotation);
        paintPictureCard(painter, card);
        painter.restore();
    }
}

void GamePicture::paintEvent(QPaintEvent*) {
    const qreal ratio = devicePixelRatioF();
    if (m_image.isNull() || m_image.size() != (QSizeF(size()) * ratio).toSize() || m_image.devicePixelRatio() != ratio)
        draw(size(), ratio);
    QPainter(this).drawPixmap(0, 0, m_image);
}

void GamePicture::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) m_image = QPixmap();
    QWidget::changeEvent(event);
}

} // namespace hilltop
