// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/card_decks.h"

#include <QWidget>

namespace hilltop {

/// Four cards on a strip of a table, as they will look.
class CardPreview : public QWidget {
    Q_OBJECT
public:
    explicit CardPreview(QWidget* parent = nullptr);
    void setFourColours(bool on);
    /// Of another program, as soon as it is read; empty: our own.
    void setDeck(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_fourColours = false;
    QString m_deckId;
    std::shared_ptr<const DeckPictures> m_deck;
};

} // namespace hilltop
