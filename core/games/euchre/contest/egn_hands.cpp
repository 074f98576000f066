// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/egn_hands.h"

#include "games/euchre/contest/egn_place.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

namespace hilltop::euchre {
namespace {

constexpr std::size_t kDealt = Euchre::kTricks; ///< cards a seat

SeatSet who_plays(const EgnDeal& deal) {
    SeatSet playing = SeatSet::all(Euchre::kSeats);
    if (deal.alone) playing.erase(Euchre::partner(deal.maker));
    if (deal.alone_defender != Euchre::kNobody) playing.erase(Euchre::partner(Seat(deal.alone_defender)));
    return playing;
}

Seat next_of(SeatSet playing, Seat seat) {
    do
        seat = Euchre::left_of(seat);
    while (!playing.contains(seat));
    return seat;
}

int suit_under(int trump, Card card) {
    return kSuitsOf[0].suit[static_cast<std::size_t>(trump)][card];
}

Cards all_of(int trump, int suit) {
    Cards cards = 0;
    for (Cards left = kAllCards; left != 0; left &= left - 1)
        if (suit_under(trump, lowest(left)) == suit) cards |= bit(lowest(left));
    return cards;
}

/// Unseen cards and the places for them: who takes what, so that all places are filled that can be.
class Filling {
public:
    Filling(std::span<const std::uint8_t> cards, std::span<const Cards> places)
        : m_cards(cards)
        , m_places(places)
        , m_taken(cards.size()) {
        for (std::size_t place = 0; place < places.size(); ++place) {
            std::vector<bool> asked(cards.size());
            take(place, asked);
        }
    }
    /// Of each card the place, if it has one.
    const std::vector<std::optional<std::size_t>>& taken() const { return m_taken; }

private:
    /// A place takes a card, if need be one whose place finds another (Kuhn's way to match).
    bool take(std::size_t place, std::vector<bool>& asked) {
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            if (asked[i] || (m_places[place] & bit(m_cards[i])) == 0) continue;
            asked[i] = true;
            if (m_taken[i] && !take(*m_taken[i], asked)) continue;
            m_taken[i] = place;
            return true;
        }
        return false;
    }

    std::span<const std::uint8_t> m_cards;
    std::span<const Cards> m_places;
    std::vector<std::optional<std::size_t>> m_taken;
};

/// Gives the plays their seats, as the winner of a trick leads the next.
Result<> seat_plays(const EgnDeal& deal, EgnHands& hands) {
    const SeatSet playing = who_plays(deal);
    const int trump = deal.trump;
    Seat leader = next_of(playing, deal.dealer);
    for (std::size_t trick = 0; trick < deal.tricks.size(); ++trick) {
        const auto& cards = deal.tricks[trick];
        const std::string path = fmt::format("{}[{}]", deal.tricks_path, trick);
        const bool last = trick + 1 == deal.tricks.size();
        const auto seats = static_cast<std::size_t>(playing.size());
        if (trick >= kDealt) return at_egn_place(path, failure("euchre", "there are only five tricks"));
        if (cards.size() > seats || (cards.size() < seats && !last))
            return at_egn_place(path, failure("euchre", "there are {} cards, but {} seats play", cards.size(), seats));
        if (cards.empty()) break;
        const int led = suit_under(trump, cards[0]);
        Seat seat = leader;
        Seat winner = leader;
        int best = -1;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            hands.plays.push_back({seat, cards[i], fmt::format("{}[{}]", path, i)});
            if (suit_under(trump, cards[i]) != led) hands.lacks[seat] |= all_of(trump, led);
            if (const int power = power_of(trump, led, cards[i]); power > best) {
                best = power;
                winner = seat;
            }
            seat = next_of(playing, seat);
        }
        leader = winner;
    }
    const bool played = hands.plays.size() == kDealt * static_cast<std::size_t>(playing.size());
    const bool thrown_in = deal.trump == kNoSuit && deal.calls.size() == 2 * std::size_t{Euchre::kSeats};
    hands.complete = played || thrown_in;
    return {};
}

/// Puts cards into hands, each once.
class Dealing {
public:
    Dealing(const EgnDeal& deal, EgnHands& hands)
        : m_deal(deal)
        , m_hands(hands) {}

    Result<> run() {
        m_hands.free &= ~bit(m_deal.turned);
        for (int seat = 0; seat < Euchre::kSeats; ++seat) {
            const auto& cards = m_deal.held[Seat(seat)];
            for (std::size_t i = 0; i < cards.size(); ++i) {
                const auto path = fmt::format("{}.initialState.playerCards[{}][{}]", m_deal.path, seat, i);
                if (!is_free(cards[i])) return at_egn_place(path, twice(cards[i]));
                if (auto held = hold(Seat(seat), cards[i], path); !held) return held;
            }
        }
        if (m_deal.discard != kNoCard) {
            const std::string path = phase(m_deal.calls_path) + ".discard";
            if (m_deal.discard != m_deal.turned) { // the turned card was dealt to no one
                TRY(show(m_deal.dealer, m_deal.discard, path));
            }
        }
        Cards shown = m_deal.discard == kNoCard ? 0 : bit(m_deal.discard);
        for (const EgnPlay& play : m_hands.plays) {
            if ((shown & bit(play.card)) != 0) return at_egn_place(play.path, twice(play.card));
            shown |= bit(play.card);
            if (m_deal.taken_up && play.seat == m_deal.dealer && play.card == m_deal.turned) continue;
            TRY(show(play.seat, play.card, play.path));
        }
        return {};
    }

private:
    static Error twice(Card card) { return failure("euchre", "{} is already in another place", egn_card(card)); }
    static std::string phase(const std::string& path) { return path.substr(0, path.rfind('.')); }
    bool is_free(Card card) const { return (m_hands.free & bit(card)) != 0; }

    /// The seat shows a card that it must have been dealt.
    Result<> show(Seat seat, Card card, const std::string& path) {
        const auto& hand = m_hands.held[seat];
        if (std::find(hand.begin(), hand.end(), card) != hand.end()) return {};
        if (!is_free(card)) return at_egn_place(path, twice(card));
        return hold(seat, card, path);
    }
    Result<> hold(Seat seat, Card card, const std::string& path) {
        auto& hand = m_hands.held[seat];
        if (hand.size() == kDealt)
            return at_egn_place(path, failure("euchre", "seat {} was dealt five other cards, so it cannot have {}",
                                              seat.index() + 1, egn_card(card)));
        hand.push_back(card);
        m_hands.free &= ~bit(card);
        return {};
    }

    const EgnDeal& m_deal;
    EgnHands& m_hands;
};

} // namespace

std::vector<std::uint8_t> EgnHands::deal_out(const EgnDeal& deal, Rng rng) const {
    FixedList<std::uint8_t, Euchre::kDeckCards> left;
    for (Cards cards = free; cards != 0; cards &= cards - 1)
        left.push_back(lowest(cards));
    std::vector<std::uint8_t> unseen;
    while (left.size() > 0)
        unseen.push_back(left.swap_out(rng.below(left.size())));
    const bool discards = deal.taken_up && deal.discard == kNoCard; // a card that the file does not name
    auto hands = held;
    std::vector<Cards> places; // what may lie there
    std::vector<Seat> seats;   // whose they are
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        for (std::size_t card = hands[seat].size(); card < kDealt; ++card) {
            const bool goes = discards && seat == deal.dealer && card == hands[seat].size();
            places.push_back(goes ? kAllCards : kAllCards & ~lacks[seat]);
            seats.push_back(seat);
        }
    }
    const Filling filling(unseen, places);
    std::vector<std::uint8_t> spare;
    for (std::size_t i = 0; i < unseen.size(); ++i) {
        const auto place = filling.taken()[i];
        (place ? hands[seats[*place]] : spare).push_back(unseen[i]);
    }
    // What cannot lie so is a contradiction, which the rules will tell.
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        for (; hands[seat].size() < kDealt; spare.pop_back())
            hands[seat].push_back(spare.back());
    }
    // Packets of 3 2 3 2, then 2 3 2 3, from the dealer's left.
    std::vector<std::uint8_t> cards;
    PerSeat<std::size_t, Euchre::kSeats> given{};
    Seat seat = deal.dealer;
    for (int packet = 0; packet < 2 * Euchre::kSeats; ++packet) {
        seat = Euchre::left_of(seat);
        const bool even = packet % 2 == 0;
        for (int i = even == (packet < Euchre::kSeats) ? 3 : 2; i > 0; --i)
            cards.push_back(hands[seat][given[seat]++]);
    }
    cards.push_back(deal.turned);
    return cards;
}

bool discards_turned(const EgnDeal& deal, const EgnHands& hands) {
    if (!deal.taken_up || deal.discard != kNoCard) return deal.taken_up && deal.discard == deal.turned;
    std::size_t others = 0; // that the dealer plays
    for (const EgnPlay& play : hands.plays)
        others += play.seat == deal.dealer && play.card != deal.turned ? 1 : 0;
    return others == kDealt;
}

Result<EgnHands> deduce_hands(const EgnDeal& deal) {
    EgnHands hands;
    TRY(seat_plays(deal, hands));
    TRY(Dealing(deal, hands).run());
    return hands;
}

} // namespace hilltop::euchre
