// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_bout.h"

#include <algorithm>

namespace hilltop {

/// Who sits at the tables by lot of a hill (Plan::tables). Each version brings tables, numbered from 0 as their parts.
/// At each of them sit it and the others whose lots are nearest, as many as there are seats, and all where there are
/// fewer. The lots of two versions at a table depend on nothing else (rendezvous hashing: Thaler, Ravishankar, "A
/// name-based mapping scheme for rendezvous", 1996), so the tables follow from who plays, whoever came first, and a
/// newcomer sits at its own and takes a place at its share of those of the others.
class LotTables {
public:
    /// Of those that play in this field.
    LotTables(const Plan& hill, const HillField& field);

    /// The sides of a bout. Empty: the owner does not play, or has no one to play with.
    std::vector<HillKey> sides(const HillKey& owner, int part) const;
    /// Whether they sit so at that table.
    bool has(const Bout& bout) const;

private:
    struct Version {
        HillKey key;
        std::uint64_t lot;
        std::string author; ///< empty: no one says, or authors do not matter
    };
    std::size_t m_seats;
    std::size_t m_fewest;            ///< versions at a table
    std::vector<Version> m_versions; ///< in order of keys
};

/// Which bouts count now: those whose sides all play, and of tables by lot those that belong to who plays.
class CountingBouts {
public:
    CountingBouts(const Plan& hill, const HillField& field)
        : m_field(field)
        , m_by_lot(hill.tables > 0)
        , m_lots(hill, field) {}
    bool has(const Bout& bout) const {
        return m_by_lot ? m_lots.has(bout)
                        : std::ranges::all_of(bout.sides, [&](const HillKey& side) { return m_field.is_active(side); });
    }

private:
    const HillField& m_field;
    const bool m_by_lot;
    const LotTables m_lots;
};

/// What draws the tables of a version in a sealed hill. It follows from the season's secret key, so that an author
/// cannot choose a name or a file by the neighbours they would get, and is told in the log when the version joins. In a
/// hill whose seed everyone knows they can.
std::string lot_of_version(const std::string& season_key, const HillVersion& version);

} // namespace hilltop
