// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deck_images.h"

#include <QImageReader>

#include <utility>

namespace hilltop {

QString DeckImages::show(std::shared_ptr<const DeckPictures> deck) {
    static int number = 0; // of the window's thread
    const bool none = deck == nullptr;
    {
        const std::lock_guard lock(m_mutex);
        m_deck = std::move(deck);
    }
    return none ? QString() : QStringLiteral("image://deck/%1/").arg(++number);
}

std::shared_ptr<const DeckPictures> DeckImages::shown() const {
    const std::lock_guard lock(m_mutex);
    return m_deck;
}

QImage DeckImages::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString name = id.section(QLatin1Char('/'), 1);
    const auto deck = shown();
    QImage card = deck != nullptr ? deck->value(name) : QImage();
    if (card.isNull()) {
        QImageReader own(QStringLiteral(":/qt/qml/Hilltop/cards/%1.svg").arg(name));
        if (!requestedSize.isEmpty()) own.setScaledSize(requestedSize);
        card = own.read();
    } else if (!requestedSize.isEmpty()) {
        card = card.scaled(requestedSize, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    if (size != nullptr) *size = card.size();
    return card;
}

} // namespace hilltop
