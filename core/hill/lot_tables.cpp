// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/lot_tables.h"

#include "base/numbers.h"
#include "base/sha256.h"
#include "rng/rng.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace hilltop {

LotTables::LotTables(const Plan& hill, const HillField& field)
    : m_seats(at(hill.seats))
    , m_fewest(sides_of(hill)) {
    for (const HillKey& key : field.active()) {
        const std::string drawn = hill.seal ? field.lot(key) : std::to_string(hill.seed);
        m_versions.push_back({key, hash_number(fmt::format("tables of a hill\n{}\n", drawn) + sides_text({key}), 16),
                              hill.authors_apart ? field.author_of(key) : std::string()});
    }
}

std::vector<HillKey> LotTables::sides(const HillKey& owner, int part) const {
    const auto own = std::ranges::lower_bound(m_versions, owner, {}, &Version::key);
    if (own == m_versions.end() || own->key != owner) return {};
    std::vector<std::pair<std::uint64_t, const Version*>> others; // by how near their lot is
    for (const Version& other : m_versions) {
        if (&other == &*own) continue;
        Rng lots(own->lot, other.lot >> 16, Stream::Seating, 0, static_cast<std::uint32_t>(part));
        others.emplace_back(lots.next64(), &other);
    }
    std::ranges::make_heap(others, std::greater());
    std::vector<const Version*> table{&*own};
    while (table.size() < m_seats && !others.empty()) {
        std::ranges::pop_heap(others, std::greater());
        const Version* next = others.back().second;
        others.pop_back();
        const bool apart =
            next->author.empty() || std::ranges::find(table, next->author, &Version::author) == table.end();
        if (apart) table.push_back(next);
    }
    if (table.size() < m_fewest) return {};
    std::vector<HillKey> sides;
    for (const Version* version : table)
        sides.push_back(version->key);
    std::sort(sides.begin() + 1, sides.end());
    return sides;
}

bool LotTables::has(const Bout& bout) const {
    return bout.sides == sides(bout.sides.front(), bout.part);
}

std::string lot_of_version(const std::string& season_key, const HillVersion& version) {
    return sha256(fmt::format("lot of a version\n{}\n{}\n", season_key, version.content) + sides_text({version.key}));
}

} // namespace hilltop
