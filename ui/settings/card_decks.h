// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "jobs/job.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QString>

#include <map>
#include <memory>

namespace hilltop {

/// A deck of French cards that another program has installed, in the form KDE's games share:
/// <data folder>/carddecks/<id>/index.desktop names it and an SVG file with an element for each card.
struct CardDeck {
    QString id;   ///< its folder's name
    QString name; ///< for people
};

/// Those in the data folders of the person and the system, by name; at most 200.
QList<CardDeck> installedDecks();

/// The cards of a deck, 400 x 560 pixels, by the names of our own drawings: "spades-14", "clubs4-9", and "back" where
/// the deck has one.
using DeckPictures = QHash<QString, QImage>;

/// Takes from a tenth of a second to several seconds. `stop`: nobody waits any longer. Errors are whole sentences about
/// the deck.
Result<DeckPictures> readDeck(const QString& id, const Stop& stop = {});

/// Decks as they are read in the background, once for all that show one. What nobody holds any more is forgotten.
class CardDecks : public QObject {
    Q_OBJECT
public:
    static CardDecks& instance();

    /// Null until the deck is read, and for one that cannot be used; the first call begins to read it.
    std::shared_ptr<const DeckPictures> pictures(const QString& id);
    /// Why a deck cannot be used, in one sentence; empty for others. It is not tried again.
    QString problem(const QString& id) const { return m_problems.value(id); }
    /// Until a deck that was asked for is there, or refused.
    bool reading() const { return !m_jobs.empty(); }

signals:
    /// Its pictures are there.
    void ready(const QString& id);
    void refused(const QString& id, const QString& sentence);

private:
    QHash<QString, std::weak_ptr<const DeckPictures>> m_pictures;
    QHash<QString, QString> m_problems;
    std::map<QString, Job> m_jobs;
};

} // namespace hilltop
