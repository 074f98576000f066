// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/bots/worlds.h"

#include "base/numbers.h"

#include <algorithm>
#include <utility>

namespace hilltop::rps {
namespace {

constexpr int kDeck = RpsPoker::kDeck;
constexpr int kPicks = RpsPoker::kPicks;

/// How often a player plays against the habits of its kind.
constexpr ByKind kSlips{.02, .02, .02, .02, .02, .15};

/// Chance that a player who keeps the higher number gives away `gift` when dealt both cards. Of equal cards it keeps
/// the first dealt: 1/2.
double gives(Card kept, Card gift) {
    const int lead = RpsPoker::number(kept) - RpsPoker::number(gift);
    return lead > 0 ? 1 / (1 + kKeepsLower) : lead == 0 ? .5 : kKeepsLower / (1 + kKeepsLower);
}

using Gifts = FixedList<Card, kPicks>;
/// By set of gifts (bit i: the i-th): chance that the kept cards, one at each of these picks, left these gifts.
using Matched = std::array<double, 1 << kPicks>;

/// `before` with one more card kept; `cards` is how many it had.
Matched matched_with(const Matched& before, int cards, Card card, const Gifts& gifts) {
    Matched after{};
    for (unsigned set = 0; set < 1u << gifts.size(); ++set) {
        if (count(set) != cards) continue;
        for (int i = 0; i < gifts.size(); ++i) {
            if ((set >> i & 1) == 0) after[set | 1u << i] += before[set] * gives(card, gifts[i]);
        }
    }
    return after;
}

FixedList<Card, RpsPoker::kCards> list_of(CardSet set) {
    FixedList<Card, RpsPoker::kCards> cards;
    for (; set != 0; set &= set - 1)
        cards.push_back(static_cast<Card>(std::countr_zero(set)));
    return cards;
}

template <class List>
void shuffle(List& list, int size, Rng& rng) {
    for (int i = size - 1; i > 0; --i)
        std::swap(list[i], list[rng.below(i + 1)]);
}

Gifts gifts_of(const RpsPoker::Own& own) {
    Gifts gifts;
    for (int received = 1; received < own.drafted.size(); received += 2)
        gifts.push_back(own.drafted[received]);
    return gifts;
}

/// Every way to keep this number of cards, one after the other, with its chance.
struct SetWeigher {
    const FixedList<Card, RpsPoker::kCards>& cards;
    const Gifts& gifts;
    std::vector<CardSet>& sets;
    std::vector<double>& sums;

    void add(CardSet set, double chance) {
        sets.push_back(set);
        sums.push_back((sums.empty() ? 0 : sums.back()) + chance);
    }
    void go(int from, int wanted, CardSet set, const Matched& matched, int kept) {
        const unsigned all = (1u << gifts.size()) - 1;
        if (wanted == 0) return add(set, matched[all]);
        for (int i = from; wanted == 1 && i < cards.size(); ++i) {
            double chance = 0;
            for (int gift = 0; gift < gifts.size(); ++gift)
                chance += matched[all & ~(1u << gift)] * gives(cards[i], gifts[gift]);
            add(set | RpsPoker::bit(cards[i]), chance);
        }
        for (int i = from; wanted > 1 && i + wanted <= cards.size(); ++i)
            go(i + 1, wanted - 1, set | RpsPoker::bit(cards[i]), matched_with(matched, kept, cards[i], gifts),
               kept + 1);
    }
};

} // namespace

Worlds::Worlds(const View<RpsPoker>& view)
    : m_seen(keep(view))
    , m_rival(next(view.me, RpsPoker::kSeats)) {
    const auto& own = m_seen.own;
    m_hidden = RpsPoker::unseen(m_seen.open, own, m_seen.me);
    m_known = RpsPoker::set_of(m_seen.open.played[m_rival]) & ~RpsPoker::set_of(own.given);
    m_kept = own.given.size() - count(m_known);
    m_drawn = m_seen.open.base.empty() ? 0 : kDeck - count(own.stock);
    m_my_weight = kept_weight(RpsPoker::set_of(own.given), kExpertKeepsLower);
    weigh_sets();
}

void Worlds::weigh_sets() {
    const Gifts gifts = gifts_of(m_seen.own);
    Matched matched{};
    matched[0] = 1;
    int kept = 0;
    for (CardSet left = m_known; left != 0; left &= left - 1)
        matched = matched_with(matched, kept++, static_cast<Card>(std::countr_zero(left)), gifts);
    const auto cards = list_of(m_hidden);
    SetWeigher{cards, gifts, m_sets, m_sums}.go(0, m_kept, 0, matched, kept);
    // A player who keeps any gave each gift with chance 1/2; times the orders of the kept cards that fit.
    double any = 1;
    for (int i = 1; i <= gifts.size(); ++i)
        any *= .5 * i;
    const double high = m_sums.back() / static_cast<double>(m_sets.size());
    double sum = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        m_drafts[at(kind)] = kPrior[at(kind)] * (drafting_of(kind) == kAny ? any : high);
        sum += m_drafts[at(kind)];
    }
    for (double& chance : m_drafts)
        chance /= sum;
}

double Worlds::chance_in_order() const {
    const int plays = m_seen.open.played[m_rival].size();
    double chance = 1;
    for (int i = 0; i < plays; ++i)
        chance /= std::min(i + RpsPoker::kHand, kDeck) - i;
    return chance;
}

CardSet Worlds::draw_set(Drafting drafting, Rng& rng) const {
    if (drafting == kAny) return m_sets[at(rng.below(static_cast<int>(m_sets.size())))];
    const auto found = std::upper_bound(m_sums.begin(), m_sums.end(), rng.unit() * m_sums.back());
    return m_sets[std::min(static_cast<std::size_t>(found - m_sums.begin()), m_sets.size() - 1)];
}

void Worlds::draw_order(CardSet deck, bool in_order, Rng& rng, std::array<Card, kDeck>& order) const {
    const auto& played = m_seen.open.played[m_rival];
    std::array<std::uint8_t, kDeck> free{}; // places in the order, lowest first
    int places = 0, reached = 0;
    for (int i = 0; i < played.size(); ++i) {
        for (; reached < std::min(i + RpsPoker::kHand, kDeck); ++reached)
            free[at(places++)] = static_cast<std::uint8_t>(reached);
        // Each of the free places leaves as many for those that follow.
        const int chosen = in_order ? 0 : rng.below(places);
        order[free[at(chosen)]] = played[i];
        std::copy(free.begin() + chosen + 1, free.begin() + places, free.begin() + chosen);
        --places;
    }
    for (; reached < kDeck; ++reached)
        free[at(places++)] = static_cast<std::uint8_t>(reached);
    auto rest = list_of(deck & ~RpsPoker::set_of(played));
    shuffle(rest, rest.size(), rng);
    for (int i = 0; i < places; ++i)
        order[free[at(i)]] = rest[i];
}

double Worlds::chance_of_plays(Kind kind, const std::array<Card, kDeck>& order, CardSet deck) const {
    const auto& open = m_seen.open;
    const auto& played = open.played[m_rival];
    const bool first = kind == Kind::Careless || kind == Kind::First;
    if (first) return 1; // drawn in order
    Duel duel;           // as the other sees it
    duel.sides[0].deck = RpsPoker::set_of(m_seen.own.drafted);
    duel.sides[0].held = RpsPoker::kHand;
    duel.sides[0].undrawn = kDeck - RpsPoker::kHand;
    Duel::Side& they = duel.sides[1];
    they.deck = deck;
    they.given = RpsPoker::set_of(gifts_of(m_seen.own));
    they.hand = {order[0], order[1], order[2]};
    they.held = RpsPoker::kHand;
    double chance = 1;
    const double slip = kSlips[at(static_cast<int>(kind))];
    for (int i = 0; i < played.size(); ++i) {
        duel.game = static_cast<std::uint8_t>(i);
        duel.bases[at(i)] = open.base[i];
        duel.shown |= RpsPoker::bit(open.base[i]);
        std::size_t place = 0;
        while (they.hand[place] != played[i])
            ++place;
        if (they.held > 1) {
            const bool usual = place_of(kind, duel, 1, m_my_weight) == static_cast<int>(place);
            chance *= usual ? 1 - slip : slip / (they.held - 1);
            if (chance < 1e-5) return 0;
        }
        they.played |= RpsPoker::bit(played[i]);
        for (; place + 1 < they.held; ++place)
            they.hand[place] = they.hand[place + 1];
        --they.held;
        if (i + RpsPoker::kHand < kDeck) they.hand[they.held++] = order[at(i + RpsPoker::kHand)];
        Duel::Side& me = duel.sides[0];
        me.played |= RpsPoker::bit(open.played[m_seen.me][i]);
        // The other knows only how many I have left.
        if (me.undrawn > 0)
            --me.undrawn;
        else
            --me.held;
    }
    return chance;
}

void Worlds::imagine(Kind kind, Rng& rng, Imagined& world) const {
    const auto& open = m_seen.open;
    const auto& own = m_seen.own;
    const bool first = kind == Kind::Careless || kind == Kind::First;
    const CardSet kept = draw_set(drafting_of(static_cast<int>(kind)), rng);
    const CardSet deck = kept | m_known | RpsPoker::set_of(own.given);
    std::array<Card, kDeck> order;
    draw_order(deck, first, rng, order);
    world.kind = kind;
    world.weight = chance_of_plays(kind, order, deck);
    if (world.weight == 0) return;

    Duel& duel = world.duel;
    duel = {};
    Duel::Side& me = duel.sides[0];
    Duel::Side& they = duel.sides[1];
    for (const Card card : own.hand)
        me.hand[me.held++] = card;
    auto stock = list_of(own.stock);
    shuffle(stock, stock.size(), rng);
    for (const Card card : stock)
        me.stock[me.undrawn++] = card;
    me.deck = RpsPoker::set_of(own.drafted);
    me.given = RpsPoker::set_of(own.given);
    me.played = RpsPoker::set_of(open.played[m_seen.me]);
    me.won = open.games[m_seen.me];
    they.deck = deck;
    they.given = me.deck & RpsPoker::set_of(gifts_of(own));
    they.played = RpsPoker::set_of(open.played[m_rival]);
    they.won = open.games[m_rival];
    for (int i = 0; i < m_drawn; ++i) {
        if ((they.played & RpsPoker::bit(order[at(i)])) == 0) they.hand[they.held++] = order[at(i)];
    }
    for (int i = kDeck - 1; i >= m_drawn; --i)
        they.stock[they.undrawn++] = order[at(i)];
    auto bases = list_of(m_hidden & ~kept);
    shuffle(bases, bases.size(), rng);
    int next_base = 0;
    for (int i = 0; i < kDeck; ++i)
        duel.bases[at(i)] = i < open.base.size() ? open.base[i] : bases[next_base++];
    duel.shown = RpsPoker::set_of(open.base);
    duel.game = open.round;
}

World<RpsPoker> Worlds::draw(Rng& rng) const {
    const auto& open = m_seen.open;
    const auto& own = m_seen.own;
    int kind = 0;
    for (double left = rng.unit() - m_drafts[0]; left >= 0 && kind + 1 < kKinds; left -= m_drafts[at(kind)])
        ++kind;
    const bool first = kind == static_cast<int>(Kind::Careless) || kind == static_cast<int>(Kind::First);
    const CardSet kept = draw_set(drafting_of(kind), rng);
    const CardSet all_kept = kept | m_known;
    const CardSet deck = all_kept | RpsPoker::set_of(own.given);

    World<RpsPoker> world;
    RpsPoker::State& state = world.state;
    state.open = open;
    state.own[m_seen.me] = own;
    RpsPoker::Own& they = state.own[m_rival];
    they.given = gifts_of(own);
    // At which pick a card was kept does not matter any more.
    auto cards = list_of(all_kept);
    shuffle(cards, cards.size(), rng);
    they.drafted.clear();
    for (int pick = 0; pick < they.given.size(); ++pick) {
        they.drafted.push_back(cards[pick]);
        they.drafted.push_back(own.given[pick]);
    }
    state.left = list_of(m_hidden & ~kept);
    Chance chance(rng.next64(), 0);
    chance.begin(open.base.empty() ? RpsPoker::kDraftPart : RpsPoker::kBasePart);
    for (int i = 0; i < own.pair.size(); ++i)
        they.pair.push_back(chance.draw(state.left));
    if (!open.base.empty()) {
        std::array<Card, kDeck> order;
        draw_order(deck, first, rng, order);
        world.weight = chance_of_plays(static_cast<Kind>(kind), order, deck) * (first ? chance_in_order() : 1);
        const CardSet played = RpsPoker::set_of(open.played[m_rival]);
        for (int i = 0; i < m_drawn; ++i) {
            if ((played & RpsPoker::bit(order[at(i)])) == 0) they.hand.push_back(order[at(i)]);
        }
        for (int i = kDeck - 1; i >= m_drawn; --i) {
            state.stock[m_rival].push_back(order[at(i)]);
            they.stock |= RpsPoker::bit(order[at(i)]);
        }
        auto mine = list_of(own.stock);
        shuffle(mine, mine.size(), rng);
        for (const Card card : mine)
            state.stock[m_seen.me].push_back(card);
    }
    state.chance = chance;
    return world;
}

} // namespace hilltop::rps
