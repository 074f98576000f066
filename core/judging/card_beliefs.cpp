// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/card_beliefs.h"

#include "judging/weighted_mean.h"

#include <algorithm>
#include <cmath>

namespace hilltop {
namespace {

/// The probability that none of `copies` is among `drawn` of `all` cards.
double chance_of_none(int all, int copies, int drawn) {
    double none = 1;
    for (int i = 0; i < drawn; ++i)
        none *= static_cast<double>(std::max(all - copies - i, 0)) / (all - i);
    return none;
}

} // namespace

const CardBeliefs::Cell* CardBeliefs::find(Face face, const Place& place) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i].same_place(place)) continue;
        for (const Line& line : lines)
            if (line.face == face) return &line.cells[i];
    }
    return nullptr;
}

BeliefCounter::BeliefCounter(const std::vector<ShownCard>& shown) {
    for (const ShownCard& card : shown) {
        if (card.face != kHidden) continue;
        int index = index_of(card.spot.zone, card.spot.seat);
        if (index < 0) {
            index = static_cast<int>(m_hidden.size());
            m_hidden.push_back({{card.spot.zone, card.spot.seat}, {}});
        }
        Hidden& hidden = m_hidden[static_cast<std::size_t>(index)];
        ++hidden.place.cards;
        hidden.spots.push_back(card.spot.place);
    }
}

int BeliefCounter::index_of(std::uint8_t zone, std::uint8_t seat) const {
    const auto found = std::find_if(m_hidden.begin(), m_hidden.end(), [&](const Hidden& hidden) {
        return hidden.place.zone == zone && hidden.place.seat == seat;
    });
    return found == m_hidden.end() ? -1 : static_cast<int>(found - m_hidden.begin());
}

BeliefCounter::Sum& BeliefCounter::sum_of(Face face, int place) {
    auto& sums = m_sums[{face.kind, face.value}];
    sums.resize(m_hidden.size());
    return sums[static_cast<std::size_t>(place)];
}

void BeliefCounter::mix(std::uint8_t zone, std::uint8_t seat, const std::vector<Face>& pool, int cards, double chance) {
    const int place = index_of(zone, seat);
    if (place < 0 || cards <= 0 || chance <= 0) return;
    Hidden& hidden = m_hidden[static_cast<std::size_t>(place)];
    hidden.exact = true;
    std::map<Key, int> copies;
    for (const Face& face : pool)
        ++copies[{face.kind, face.value}];
    const int all = static_cast<int>(pool.size());
    for (const auto& [key, number] : copies) {
        const Face face{static_cast<std::uint8_t>(key.first), static_cast<std::uint8_t>(key.second)};
        Sum& sum = sum_of(face, place);
        sum.count += chance * cards * number / all;
        sum.chance += chance * (1 - chance_of_none(all, number, cards));
    }
}

void BeliefCounter::mix_next(std::uint8_t zone, std::uint8_t seat, const std::vector<Face>& pool) {
    const int place = index_of(zone, seat);
    if (place < 0 || pool.empty()) return;
    CardBeliefs::Place& next = m_hidden[static_cast<std::size_t>(place)].place;
    next.cards = 1;
    next.next = true;
    mix(zone, seat, pool, 1);
}

void BeliefCounter::add(const Layout& world, double weight) {
    m_weights.push_back(weight);
    for (const LaidCard& card : world) {
        const int place = card.face == kHidden ? -1 : index_of(card.spot.zone, card.spot.seat);
        if (place < 0) continue;
        const Hidden& hidden = m_hidden[static_cast<std::size_t>(place)];
        const bool seen = std::find(hidden.spots.begin(), hidden.spots.end(), card.spot.place) == hidden.spots.end();
        if (seen || hidden.exact) continue;
        auto& many = sum_of(card.face, place).many;
        many.resize(m_weights.size());
        ++many.back();
    }
}

bool BeliefCounter::complete() const {
    return std::all_of(m_hidden.begin(), m_hidden.end(), [](const Hidden& hidden) { return hidden.exact; });
}

CardBeliefs::Cell BeliefCounter::cell_of(const Sum& sum, bool exact) const {
    if (exact) return {{std::clamp(sum.chance, 0.0, 1.0), 0, How::Exact}, {sum.count, 0, How::Exact}};
    WeightedMean chance, count;
    for (std::size_t world = 0; world < m_weights.size(); ++world) {
        const int many = world < sum.many.size() ? sum.many[world] : 0;
        chance.add(many > 0 ? 1 : 0, m_weights[world]);
        count.add(many, m_weights[world]);
    }
    return {chance.estimate(), count.estimate()};
}

CardBeliefs BeliefCounter::beliefs() const {
    CardBeliefs beliefs;
    std::vector<std::size_t> kept; // places where cards have faces
    for (std::size_t place = 0; place < m_hidden.size(); ++place) {
        const bool any = std::any_of(m_sums.begin(), m_sums.end(), [&](const auto& line) {
            const Sum& sum = line.second[place];
            return sum.chance > 0 || !sum.many.empty();
        });
        if (any) kept.push_back(place);
    }
    std::stable_partition(kept.begin(), kept.end(),
                          [&](std::size_t place) { return m_hidden[place].place.seat != kCommon; });
    for (const std::size_t place : kept) {
        beliefs.places.push_back(m_hidden[place].place);
        if (!m_hidden[place].exact) beliefs.worlds = static_cast<int>(m_weights.size());
    }
    for (const auto& [key, sums] : m_sums) {
        CardBeliefs::Line line{{static_cast<std::uint8_t>(key.first), static_cast<std::uint8_t>(key.second)}, {}};
        for (const std::size_t place : kept)
            line.cells.push_back(cell_of(sums[place], m_hidden[place].exact));
        beliefs.lines.push_back(std::move(line));
    }
    return beliefs;
}

std::optional<Estimate> change_of(const CardBeliefs& before, const CardBeliefs& after, Face face,
                                  const CardBeliefs::Place& place) {
    const auto has = [&](const CardBeliefs& beliefs) {
        return std::any_of(beliefs.places.begin(), beliefs.places.end(),
                           [&](const auto& other) { return other.same_place(place); });
    };
    if (!has(before) || !has(after)) return {};
    const auto chance = [&](const CardBeliefs& beliefs) {
        const CardBeliefs::Cell* cell = beliefs.find(face, place);
        return cell != nullptr ? cell->chance : Estimate();
    };
    const Estimate from = chance(before), to = chance(after);
    const bool exact = from.how == How::Exact && to.how == How::Exact;
    return Estimate{to.value - from.value, std::hypot(from.error, to.error), exact ? How::Exact : How::Sampled};
}

} // namespace hilltop
