// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "engine/table.h"
#include "engine/thinker.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hilltop {

/// What a seat may believe of the cards it does not see.
struct CardBeliefs {
    /// Hidden cards of one zone, or of a seat's part of it.
    struct Place {
        std::uint8_t zone = 0;
        std::uint8_t seat = kCommon;
        int cards = 0;     ///< that lie hidden there; 1 where `next`
        bool next = false; ///< only the card that is drawn next
        friend bool operator==(const Place&, const Place&) = default;
        /// Of another moment, whatever lies there.
        bool same_place(const Place& other) const {
            return zone == other.zone && seat == other.seat && next == other.next;
        }
    };
    struct Cell {
        Estimate chance; ///< that at least one such card lies there, 0 to 1
        Estimate count;  ///< expected number of such cards there; over all cards the sum is Place::cards
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    struct Line {
        Face face;
        std::vector<Cell> cells; ///< by place
        friend bool operator==(const Line&, const Line&) = default;
    };
    int worlds = 0; ///< that were drawn; 0: everything is exact
    std::vector<Place> places;
    std::vector<Line> lines; ///< by kind and value; only cards that are hidden somewhere
    friend bool operator==(const CardBeliefs&, const CardBeliefs&) = default;

    /// Nothing: that card or place is not among them.
    const Cell* find(Face face, const Place& place) const;
};

/// Adds up where hidden cards lie, exactly where a game knows how they were drawn, else over worlds. Only the weights'
/// ratios count.
class BeliefCounter {
public:
    /// `shown`: the table as the seat sees it; its hidden cards are the places.
    explicit BeliefCounter(const std::vector<ShownCard>& shown);

    /// With this chance `cards` of the pool, each as likely, are those that lie hidden there: the hypergeometric
    /// distribution. The chances of a place sum to 1. Does nothing where nothing is hidden.
    void mix(std::uint8_t zone, std::uint8_t seat, const std::vector<Face>& pool, int cards, double chance = 1);
    /// The card drawn next from there is any of the pool, each as likely.
    void mix_next(std::uint8_t zone, std::uint8_t seat, const std::vector<Face>& pool);
    /// A world with the faces of all its cards; hidden ones and what the seat sees do not count.
    void add(const Layout& world, double weight);

    /// Whether every hidden card is counted exactly, so that no worlds are needed.
    bool complete() const;
    CardBeliefs beliefs() const;

private:
    struct Hidden {
        CardBeliefs::Place place;
        std::vector<std::uint8_t> spots; ///< places in the zone that the seat does not see
        bool exact = false;
    };
    struct Sum {
        double chance = 0, count = 0;   ///< exact
        std::vector<std::uint8_t> many; ///< by world; 0 in those at the end that are missing
    };
    using Key = std::pair<int, int>; ///< kind and value

    int index_of(std::uint8_t zone, std::uint8_t seat) const;
    Sum& sum_of(Face face, int place);
    CardBeliefs::Cell cell_of(const Sum& sum, bool exact) const;

    std::vector<Hidden> m_hidden;
    std::map<Key, std::vector<Sum>> m_sums; ///< by place
    std::vector<double> m_weights;          ///< of worlds, in order
};

/// By how much the chance that such a card lies there has changed from one moment to a later one. Nothing: the place is
/// not among both. A card that is in neither or one of them has the chance 0 there.
std::optional<Estimate> change_of(const CardBeliefs& before, const CardBeliefs& after, Face face,
                                  const CardBeliefs::Place& place);

} // namespace hilltop
