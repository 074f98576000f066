// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/outlook.h"

#include "games/advanced-pazaak/bots/card_worth.h"
#include "games/advanced-pazaak/bots/worlds.h"

#include <algorithm>

namespace hilltop::advanced_pazaak {
namespace {

constexpr int kGoal = AdvancedPazaak::kGoal;
/// Before any stand the other considers standing, or a card that makes 19 or 20, from this total up; over 20 it plays a
/// card that brings it back to at least this total, about 19 on average.
constexpr int kPlaysFrom = 14;
constexpr int kSavesTo = 17;
constexpr int kStandsAt = 18;

/// How many cards of a ready-made deck it is worth to have it. Such cards are worth 3.6 in the mean, and another one
/// about 15 hundredths of a match.
double worth_in_cards(double worth) {
    return std::max(0.0, 1 + (worth - 3.6) / 15);
}

int flipped(const AdvancedPazaak::Player& player, SideCard card) {
    return player.total - AdvancedPazaak::total_with(player, card, 0);
}

} // namespace

Outlook::Outlook(const View<AdvancedPazaak>& view, const MatchChances& chances)
    : m_view(view) {
    const auto& open = view.open;
    const AdvancedPazaak::Player& me = open.players[view.me];
    const AdvancedPazaak::Player& rival = open.players[next(view.me, AdvancedPazaak::kSeats)];
    m_rival_total = shown(rival.total);
    m_rival_stood = rival.stood;
    m_tie = me.tie;
    m_rival_tie = rival.tie;
    m_auto_stand = open.rules.auto_stand;
    double others = 0;
    for (const SideCard card : view.own.hand) {
        if (m_cards.size() < kSearched)
            m_cards.push_back(card);
        else
            others += worth_in_cards(kCardWorth[card]);
    }
    if (const int place = m_cards.find(kTie); place >= 0) m_tie_bit = 1u << place;
    m_flipped = {flipped(me, kFlip24), flipped(me, kFlip36)};
    std::array<int, AdvancedPazaak::kHouseValues + 1> unseen{};
    unseen.fill(open.rules.house_copies);
    for (const auto& player : open.players.values) {
        for (const AdvancedPazaak::Card& card : player.row) {
            if (card.number != 0) --unseen[card.number];
        }
    }
    int all = 0;
    for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card)
        all += unseen[at(card)];
    for (int card = 1; card <= AdvancedPazaak::kHouseValues && all > 0; ++card)
        m_draw[at(card)] = static_cast<float>(unseen[at(card)]) / static_cast<float>(all);
    believe(view);
    const int needs = open.rules.sets_to_win - me.wins, rival_needs = open.rules.sets_to_win - rival.wins;
    m_ends.resize(std::size_t{1} << static_cast<unsigned>(m_cards.size()));
    for (Left left = 0; left < m_ends.size(); ++left) {
        double mine = others;
        for (int i = 0; i < m_cards.size(); ++i)
            mine += (left >> i & 1u) != 0 ? worth_in_cards(kCardWorth[m_cards[i]]) : 0;
        for (const int spends : {0, 1}) {
            const double theirs = (rival.side_left - spends) * m_rival_card;
            m_ends[left][at(spends)] = {static_cast<float>(chances.of(needs - 1, rival_needs, mine, theirs)),
                                        static_cast<float>(chances.of(needs, rival_needs - 1, mine, theirs)),
                                        static_cast<float>(chances.of(needs, rival_needs, mine, theirs))};
        }
    }
    const std::size_t size = at(kTotals * kTotals) << static_cast<unsigned>(m_cards.size());
    m_alone.assign(2 * size, kUnknown);
    m_ways.resize(at(AdvancedPazaak::kHouseValues + 1) << static_cast<unsigned>(m_cards.size()));
    m_draws.assign(size, kUnknown);
    m_rival_draws.assign(size, kUnknown);
    m_rival_alone.assign(size, kUnknown);
}

void Outlook::believe(const View<AdvancedPazaak>& view) {
    const auto& rules = view.open.rules;
    const int cards = view.open.players[next(view.me, AdvancedPazaak::kSeats)].side_left;
    if (cards == 0) return;
    // Probability that one of the other's cards is of a kind.
    std::array<double, kSideCards> share{};
    const HiddenDeck hidden(view);
    double any = 1;
    for (const auto& guess : hidden.guesses()) {
        any -= guess.chance;
        for (const SideCard card : guess.rest)
            share[card] += guess.chance / guess.rest.size();
    }
    int pool = 0;
    for (SideCard card = 0; card < kSideCards; ++card)
        pool += AdvancedPazaak::copies_allowed(rules, card);
    for (SideCard card = 0; card < kSideCards; ++card)
        share[card] += any * AdvancedPazaak::copies_allowed(rules, card) / std::max(pool, 1);
    double worth = 0;
    for (SideCard card = 0; card < kSideCards; ++card)
        worth += share[card] * kCardWorth[card];
    m_rival_card = worth_in_cards(worth);
    for (int from = 0; from < kDeltas; ++from) {
        for (int to = from; to < kDeltas; ++to) {
            double fits = 0;
            const unsigned span = ((2u << to) - 1) & ~((1u << from) - 1);
            for (SideCard card = 0; card < kSideCards; ++card)
                fits += (kValueBits[card] & span) != 0 ? share[card] : 0;
            double none = 1;
            for (int i = 0; i < cards; ++i)
                none *= 1 - fits;
            m_has[at(from)][at(to)] = 1 - none;
        }
    }
}

double Outlook::has(int total, int from, int to) const {
    const int low = std::max(from - total, -kMostDelta), high = std::min(to - total, kMostDelta);
    return low > high ? 0 : m_has[at(low + kMostDelta)][at(high + kMostDelta)];
}

float Outlook::level(const Ends& ends, bool tie) const {
    if (tie == m_rival_tie) return ends.level;
    return tie ? ends.won : ends.lost;
}

float Outlook::compared(int mine, int rival, Left left, int rival_spends) const {
    const Ends& all = ends(left, rival_spends);
    if (mine == rival) return level(all, tied(left));
    return mine > rival ? all.won : all.lost;
}

float Outlook::rival_alone(int mine, int rival, Left left) {
    const bool tie = tied(left);
    float& known = m_rival_alone[(at(rival * kTotals + mine) << static_cast<unsigned>(m_cards.size())) + left];
    if (known != kUnknown) return known;
    const Ends &keeps = ends(left, 0), &spends = ends(left, 1);
    float sum = 0;
    for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card) {
        if (m_draw[at(card)] == 0) continue;
        const int total = rival + card;
        float worth = keeps.won;
        if (total > mine && total <= kGoal) {
            worth = keeps.lost;
        } else {
            if (total <= kGoal) {
                worth = total == kGoal ? level(keeps, tie) : rival_alone(mine, total, left);
                if (total == mine) worth = std::min(worth, level(keeps, tie));
            }
            const auto wins = static_cast<float>(has(total, mine + 1, kGoal));
            worth += wins * (std::min(worth, spends.lost) - worth);
        }
        sum += m_draw[at(card)] * worth;
    }
    return known = sum;
}

const Outlook::Ways& Outlook::ways(int drawn, Left left) {
    Ways& all = m_ways[(at(drawn) << static_cast<unsigned>(m_cards.size())) + left];
    if (!all.empty() || left == 0) return all;
    std::uint32_t seen = 0;
    for (int i = 0; i < m_cards.size(); ++i) {
        const SideCard card = m_cards[i];
        if ((left >> i & 1u) == 0 || (seen >> card & 1u) != 0) continue;
        seen |= 1u << card;
        const auto add = [&](int more) {
            all.push_back({static_cast<std::int16_t>(more), static_cast<std::uint16_t>(left & ~(1u << i))});
        };
        if (card == kDouble) {
            add(drawn);
        } else if (card == kFlip24 || card == kFlip36) {
            add(-m_flipped[card == kFlip24 ? 0 : 1] - (flips(card, drawn) ? 2 * drawn : 0));
        } else {
            for (const int value : kCardValues[card])
                add(value);
        }
    }
    return all;
}

float Outlook::alone(int mine, int rival, Left left, int rival_spends) {
    const int cards = m_cards.size();
    float& known = m_alone[((at((rival_spends * kTotals + rival) * kTotals + mine)) << cards) + left];
    if (known != kUnknown) return known;
    float sum = 0;
    for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card) {
        if (m_draw[at(card)] == 0) continue;
        const int total = mine + card;
        float best = total > kGoal ? ends(left, rival_spends).lost : 0;
        if (total <= kGoal) {
            best = compared(total, rival, left, rival_spends);
            if (total <= rival && total < kGoal) best = std::max(best, alone(total, rival, left, rival_spends));
        }
        if (total > kGoal || total <= rival) {
            for (const Way& way : ways(card, left)) {
                const int reached = total + way.more;
                if (reached > kGoal) continue;
                best = std::max(best, compared(shown(reached), rival, way.left, rival_spends));
                if (total > kGoal && reached <= rival && reached < kGoal)
                    best = std::max(best, alone(shown(reached), rival, way.left, rival_spends));
            }
        }
        sum += m_draw[at(card)] * best;
    }
    return known = sum;
}

float Outlook::rival_draws(int mine, int rival, Left left) {
    float& known = m_rival_draws[(at(rival * kTotals + mine) << m_cards.size()) + left];
    if (known != kUnknown) return known;
    float sum = 0;
    for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card) {
        if (m_draw[at(card)] == 0) continue;
        const int total = rival + card;
        float worth = 0;
        if (total > kGoal) {
            const auto saves = static_cast<float>(has(total, kSavesTo, kGoal));
            worth = (1 - saves) * ends(left, 0).won;
            if (saves > 0) worth += saves * alone(mine, kStandsAt + 1, left, 1);
        } else {
            worth = total < kGoal ? draws(mine, total, left) : alone(mine, total, left, 0);
            if (total >= kPlaysFrom) {
                worth = std::min(worth, alone(mine, total, left, 0));
                const auto plays = static_cast<float>(has(total, kGoal - 1, kGoal));
                if (plays > 0) worth += plays * std::min(0.F, alone(mine, kGoal, left, 1) - worth);
            }
        }
        sum += m_draw[at(card)] * worth;
    }
    return known = sum;
}

float Outlook::draws(int mine, int rival, Left left) {
    float& known = m_draws[(at(rival * kTotals + mine) << m_cards.size()) + left];
    if (known != kUnknown) return known;
    float sum = 0;
    for (int card = 1; card <= AdvancedPazaak::kHouseValues; ++card) {
        if (m_draw[at(card)] == 0) continue;
        const int total = mine + card;
        float best = total > kGoal ? ends(left, 0).lost : 0;
        if (total <= kGoal) {
            if (total > kGoal - AdvancedPazaak::kHouseValues) best = rival_alone(total, rival, left);
            if (total < kGoal) best = std::max(best, rival_draws(total, rival, left));
        }
        if (total >= kPlaysFrom - 2) {
            for (const Way& way : ways(card, left)) {
                const int reached = total + way.more;
                if (reached > kGoal || reached <= kGoal - AdvancedPazaak::kHouseValues) continue;
                best = std::max(best, rival_alone(reached, rival, way.left));
                if (total > kGoal && reached < kStandsAt) best = std::max(best, rival_draws(reached, rival, way.left));
            }
        }
        sum += m_draw[at(card)] * best;
    }
    return known = sum;
}

double Outlook::worth(const AdvancedPazaak::Action& action) {
    const AdvancedPazaak::Player& me = m_view.open.players[m_view.me];
    Left left = (1u << static_cast<unsigned>(m_cards.size())) - 1;
    int total = me.total;
    int cards = me.row.size();
    if (action.plays) {
        total = AdvancedPazaak::total_with(me, action.card, action.value);
        ++cards;
        const int place = m_cards.find(action.card);
        if (place >= 0) left &= ~(1u << place);
    }
    const bool nine = m_view.open.rules.nine_cards;
    const Ends& all = ends(left, 0);
    if (total > kGoal) return static_cast<double>(all.lost);
    if (nine && cards >= AdvancedPazaak::kNine) return static_cast<double>(all.won);
    total = shown(total);
    const bool stands = action.stands || (m_auto_stand && total == kGoal);
    if (stands && m_rival_stood) return static_cast<double>(compared(total, m_rival_total, left, 0));
    if (stands) return static_cast<double>(rival_alone(total, m_rival_total, left));
    const float worth = m_rival_stood ? alone(total, m_rival_total, left, 0) : rival_draws(total, m_rival_total, left);
    if (!nine || cards + 1 < AdvancedPazaak::kNine) return static_cast<double>(worth);
    // The ninth card wins at once, if it is not too high.
    float fits = 0;
    for (int card = 1; card <= std::min(AdvancedPazaak::kHouseValues, kGoal - total); ++card)
        fits += m_draw[at(card)];
    return static_cast<double>(std::max(worth, fits * all.won + (1 - fits) * all.lost));
}

} // namespace hilltop::advanced_pazaak
