// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/card_preview.h"

#include "registry/registry.h"

#include "style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QSvgRenderer>

#include <array>
#include <cmath>

namespace hilltop {
namespace {

constexpr int kPreviewHeight = 112, kPreviewGap = 12;
constexpr QSize kPreviewCard(56, 78);
constexpr std::array kPreviewCards = {"spades-14", "hearts-14", "clubs-13", "diamonds-10"};
constexpr std::array kPreviewCards4 = {"spades-14", "hearts-14", "clubs4-13", "diamonds4-10"};

} // namespace

CardPreview::CardPreview(QWidget* parent)
    : QWidget(parent) {
    setFixedHeight(kPreviewHeight);
    setAccessibleName(tr("Card preview"));
    connect(&CardDecks::instance(), &CardDecks::ready, this, [this](const QString& id) {
        if (id == m_deckId) setDeck(id);
    });
}

void CardPreview::setFourColours(bool on) {
    m_fourColours = on;
    update();
}

void CardPreview::setDeck(const QString& id) {
    m_deckId = id;
    m_deck = CardDecks::instance().pictures(id);
    update();
}

void CardPreview::paintEvent(QPaintEvent*) {
    const TableColours colours = tableColours(QString::fromUtf8(games().front()->info().id));
    const bool dark = isDark(palette());
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRadialGradient light(rect().center(), std::hypot(width(), height()) / 2);
    light.setColorAt(0, colours.centre(dark));
    light.setColorAt(1, colours.edge(dark));
    QPainterPath strip;
    strip.addRoundedRect(rect(), 8, 8);
    painter.fillPath(strip, light);
    const auto& cards = m_fourColours ? kPreviewCards4 : kPreviewCards;
    const int count = static_cast<int>(cards.size());
    int x = (width() - count * kPreviewCard.width() - (count - 1) * kPreviewGap) / 2;
    for (const char* card : cards) {
        const QString name = QLatin1String(card);
        const QRect place(QPoint(x, (height() - kPreviewCard.height()) / 2), kPreviewCard);
        if (const QImage other = m_deck != nullptr ? m_deck->value(name) : QImage(); !other.isNull())
            painter.drawImage(place, other.scaled(kPreviewCard * devicePixelRatioF(), Qt::IgnoreAspectRatio,
                                                  Qt::SmoothTransformation));
        else
            QSvgRenderer(QStringLiteral(":/qt/qml/Hilltop/cards/%1.svg").arg(name)).render(&painter, place);
        x += kPreviewCard.width() + kPreviewGap;
    }
    painter.setPen(Qt::white);
    painter.setFont(textFont(TextSize::Small, false));
    painter.drawText(rect().adjusted(12, 10, -14, 0), Qt::AlignTop | Qt::AlignRight, tr("preview"));
}

} // namespace hilltop
