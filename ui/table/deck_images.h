// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/card_decks.h"

#include <QQuickImageProvider>

#include <mutex>

namespace hilltop {

/// The cards of another program's deck for the QML of one table: image://deck/<number>/<name of our own drawing>. What
/// the deck has not is our own drawing.
class DeckImages : public QQuickImageProvider {
public:
    DeckImages()
        : QQuickImageProvider(Image) {}

    /// Null: our own cards alone. Returns the beginning of the addresses of its cards, which no other deck has had
    /// before, since Qt keeps what it has drawn for an address; empty without a deck.
    QString show(std::shared_ptr<const DeckPictures> deck);
    std::shared_ptr<const DeckPictures> shown() const;

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const DeckPictures> m_deck; ///< under the lock, since Qt may ask on a thread of its own
};

} // namespace hilltop
