// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/game_picture.h"

#include "engine/info.h"
#include "text/table_texts.h"

#include <QEvent>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTransform>

#include <cmath>

namespace hilltop {

namespace {

const QRectF kCard(-50, -70, 100, 140);

/// A card without a drawing: its sign, and under it its name where that says more.
void paintPlainCard(QPainter& painter, const PictureCard& card) {
    QPainterPath shape;
    shape.addRoundedRect(kCard, 7.5, 7.5);
    painter.fillPath(shape, QColor(0xFDFCF9));
    painter.setPen(QColor(0x20242A));
    painter.setFont(textFont(TextSize::Title, true));
    painter.drawText(kCard, Qt::AlignCenter, card.sign);
    if (card.name == card.sign) return;
    painter.setFont(textFont(TextSize::Small));
    painter.drawText(kCard.adjusted(4, 86, -4, -4), int(Qt::AlignHCenter | Qt::AlignTop) | int(Qt::TextWordWrap),
                     card.name);
}

/// The file of its drawing; empty: it has none.
QString fileOf(const PictureCard& card) {
    if (card.drawing.isEmpty()) return {};
    const QString file = QStringLiteral(":/qt/qml/Hilltop/cards/%1%2.svg");
    const QString small = file.arg(card.drawing, QStringLiteral("-small"));
    if (card.small && QFile::exists(small)) return small;
    const QString plain = file.arg(card.drawing, QString());
    return QFile::exists(plain) ? plain : QString();
}

void paintFace(QPainter& painter, const PictureCard& card) {
    const QString file = fileOf(card);
    if (!file.isEmpty())
        QSvgRenderer(file).render(&painter, kCard);
    else
        paintPlainCard(painter, card);
}

} // namespace

PictureCard pictureCard(const Info& info, Face face) {
    const char* kind = info.card_kinds[face.kind];
    return {.drawing = QString::fromStdString(drawing_name(info, kind, face.value)),
            .sign = cardText(info, face),
            .name = cardName(info, face),
            .centre = {}};
}

void paintTable(QPainter& painter, const QRectF& rect, const QColor& centre, const QColor& edge) {
    QRadialGradient light(rect.center() - QPointF(0, rect.height() * 0.08),
                          std::hypot(rect.width(), rect.height()) / 2);
    light.setColorAt(0, centre);
    light.setColorAt(1, edge);
    painter.fillRect(rect, light);
}

void paintPictureCard(QPainter& painter, const PictureCard& card) {
    QImage shade((kCard.size() * 2).toSize(), QImage::Format_ARGB32_Premultiplied);
    shade.fill(Qt::transparent);
    QPainter shadow(&shade);
    shadow.setRenderHint(QPainter::Antialiasing);
    shadow.scale(2, 2);
    shadow.translate(-kCard.topLeft());
    paintFace(shadow, card);
    shadow.resetTransform();
    shadow.setCompositionMode(QPainter::CompositionMode_SourceIn);
    shadow.fillRect(shade.rect(), Qt::black);
    shadow.end();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(0.10);
    painter.drawImage(kCard.translated(0, 3), shade);
    painter.setOpacity(0.14);
    painter.drawImage(kCard.translated(0, 1), shade);
    painter.setOpacity(1);
    paintFace(painter, card);
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
