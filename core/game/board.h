// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "rng/chance.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hilltop {

/// All cards of a table, where they lie and who sees them: a plain value for a game's State. Whatever moves cards also
/// tells the event, lay_out() follows from the value, and seen() is what a seat may know of it. `Deck` declares
///     static constexpr std::array<std::uint8_t, N> kCards;  // every card by its number, 0 to 254, sorted
///     static constexpr int kZones, kSeats;                  // of Info::zones, of the game
///     static constexpr int kStocks = 1;                     // optional: that many of the first zones are stocks
///     static constexpr Face face(std::uint8_t card);
///     static constexpr int kDecks = 1;                      // optional: decks with backs of their own
///     static constexpr int deck(std::uint8_t card);         // with kDecks: the deck of a card, from 0
/// Cards of a stock lie face down and in no order; a seat that sees them knows which they are. A card keeps its place
/// in the other zones. All cards begin in zone 0, or in the box, which is not part of the table.
template <class Deck>
class Board {
public:
    static constexpr int kCards = static_cast<int>(Deck::kCards.size());
    /// A card of the first deck whose face the viewer of seen() does not see; of the second it is one less, and so on.
    static constexpr std::uint8_t kUnknown = 255;
    static constexpr Spot kStock = spot(0);
    /// Where cards lie that are not in the match, see unpack(): no one sees it, and all know what is in it.
    static constexpr Spot kBox = spot(254);
    using Cards = FixedList<std::uint8_t, kCards>;

    constexpr Board()
        : Board(kStock) {}
    /// All cards are in the zone `begin`.
    explicit constexpr Board(const Spot& begin) {
        for (int i = 0; i < kCards; ++i)
            at(i) = {Deck::kCards[static_cast<std::size_t>(i)], {}};
        m_counts[slot(begin)] = static_cast<std::uint8_t>(kCards);
    }
    /// A card of the box lies behind those of `zone` before the match begins: no event tells it.
    void unpack(std::uint8_t number, const Spot& zone, SeatSet seen_by = {}) {
        shift(find(kBox, number), kBox, top(zone), seen_by);
    }

    // A place that is not there throws FixedListError.
    int count(const Spot& zone) const { return m_counts[slot(zone)]; }
    std::uint8_t card(const Spot& spot) const { return at(index(spot)).number; }
    SeatSet seen_by(const Spot& spot) const { return at(index(spot)).seen_by; }
    /// The cards of a zone by place.
    Cards cards(const Spot& zone) const {
        Cards list;
        for (int i = first(slot(zone)), end = i + count(zone); i < end; ++i)
            list.push_back(at(i).number);
        return list;
    }
    /// Behind the last card of a zone.
    Spot top(const Spot& zone) const { return {zone.zone, zone.seat, static_cast<std::uint8_t>(count(zone))}; }

    /// The card at `from` goes to `to`, seen by those seats; others close up and make room.
    std::uint8_t move(const Spot& from, const Spot& to, SeatSet seen_by, Events events) {
        const std::uint8_t number = shift(index(from), from, to, seen_by);
        events.move(from, to, face(number), seen_by);
        return number;
    }
    /// The same with any card of a stock.
    std::uint8_t draw(Chance& chance, const Spot& to, SeatSet seen_by, Events events, const Spot& stock = kStock) {
        Cards left = cards(stock);
        if (left.empty()) no_such_place(0, 0);
        Spot from = top(stock);
        --from.place; // which of them is unknown
        const std::uint8_t number = chance.draw(left);
        shift(find(stock, number), from, to, seen_by);
        events.move(from, to, face(number), seen_by);
        return number;
    }
    /// The card at `spot` is now seen by those seats.
    void show(const Spot& spot, SeatSet seen_by, Events events) {
        Card& shown = at(index(spot));
        shown.seen_by = seen_by;
        events.show(spot, face(shown.number), seen_by);
    }
    /// All cards of `from` go onto `onto`, in order.
    void gather(const Spot& from, const Spot& onto, SeatSet seen_by, Events events) {
        events.gather(from, onto, seen_by);
        while (count(from) > 0)
            shift(first(slot(from)), from, top(onto), seen_by);
    }

    void lay_out(Layout& layout) const {
        int i = 0;
        for (std::size_t s = 0; s + 1 < kSlots; ++s) {
            const auto seat = s % kPerZone;
            Spot spot{static_cast<std::uint8_t>(s / kPerZone),
                      seat == kPerZone - 1 ? kCommon : static_cast<std::uint8_t>(seat), 0};
            for (; spot.place < m_counts[s]; ++spot.place, ++i)
                layout.push_back({spot, is_stock(spot) ? kHidden : face(at(i).number), at(i).seen_by});
        }
    }
    /// What `seat` knows of the table; the cards it does not see are kUnknown.
    Board seen(Seat seat) const {
        Board board = *this;
        for (int i = 0, end = first(slot(kBox)); i < end; ++i) {
            if (!at(i).seen_by.contains(seat))
                board.at(i).number = static_cast<std::uint8_t>(kUnknown - deck_of(at(i).number));
        }
        board.tidy_stocks();
        return board;
    }
    /// The cards of the deck that are not known, those of stocks among them, in order.
    Cards unknown() const {
        std::array<std::uint8_t, 256> known{};
        for (const Card& card : m_cards)
            ++known[card.number];
        Cards list;
        for (const std::uint8_t number : Deck::kCards) {
            if (known[number] > 0)
                --known[number];
            else
                list.push_back(number);
        }
        return list;
    }
    /// A table that this could be if all unknown cards are as likely everywhere.
    Board imagine(Rng& rng) const {
        Board board = *this;
        std::array<Cards, kDecks> left;
        for (const std::uint8_t number : unknown())
            left[static_cast<std::size_t>(deck_of(number))].push_back(number);
        // What no one knows of the first stock is what is left in the end.
        const auto rest = [&](int i) { return i < count(kStock) && at(i).seen_by.empty(); };
        for (const bool last : {false, true}) {
            for (int i = 0; i < kCards; ++i) {
                if (!is_unknown(at(i).number) || rest(i) != last) continue;
                Cards& cards = left[static_cast<std::size_t>(deck_of(at(i).number))];
                board.at(i).number = last ? cards.pop_back() : cards.remove_at(rng.below(cards.size()));
            }
        }
        board.tidy_stocks();
        return board;
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;

private:
    struct Card {
        std::uint8_t number = kUnknown;
        SeatSet seen_by;
        friend constexpr bool operator==(const Card&, const Card&) = default;
    };
    static constexpr std::size_t kPerZone = Deck::kSeats + 1;
    static constexpr std::size_t kSlots = Deck::kZones * kPerZone + 1;
    static constexpr int kStocks = [] {
        if constexpr (requires { Deck::kStocks; })
            return Deck::kStocks;
        else
            return 1;
    }();
    static constexpr int kDecks = [] {
        if constexpr (requires { Deck::kDecks; })
            return Deck::kDecks;
        else
            return 1;
    }();
    static_assert(kCards < 256 && Deck::kSeats <= kMaxSeats);

    static constexpr std::size_t slot(const Spot& spot) {
        if (spot == kBox) return kSlots - 1;
        if (spot.zone >= Deck::kZones || (spot.seat != kCommon && spot.seat >= Deck::kSeats))
            no_such_place(spot.zone, Deck::kZones);
        return spot.zone * kPerZone + (spot.seat == kCommon ? kPerZone - 1 : spot.seat);
    }
    static constexpr bool is_unknown(std::uint8_t number) { return number > kUnknown - kDecks; }
    static constexpr int deck_of(std::uint8_t number) {
        if constexpr (requires { Deck::deck(number); })
            return is_unknown(number) ? kUnknown - number : Deck::deck(number);
        else
            return 0;
    }
    static Face face(std::uint8_t number) { return is_unknown(number) ? kHidden : Deck::face(number); }
    constexpr Card& at(int i) { return m_cards[static_cast<std::size_t>(i)]; }
    constexpr const Card& at(int i) const { return m_cards[static_cast<std::size_t>(i)]; }
    int first(std::size_t slot) const {
        int before = 0;
        for (std::size_t s = 0; s < slot; ++s)
            before += m_counts[s];
        return before;
    }
    int index(const Spot& spot) const {
        if (spot.place >= count(spot)) no_such_place(spot.place, count(spot));
        return first(slot(spot)) + spot.place;
    }
    static constexpr bool is_stock(const Spot& spot) { return spot.zone < kStocks || spot == kBox; }
    /// Where the card of that number is among all, if it is in the zone.
    int find(const Spot& zone, std::uint8_t number) const {
        const int begin = first(slot(zone)), place = cards(zone).find(number);
        if (place < 0) no_such_place(number, count(zone));
        return begin + place;
    }
    /// Brings each stock into the order of its numbers, so that places reveal nothing.
    void tidy_stocks() {
        int begin = 0;
        for (std::size_t s = 0; s < kStocks * kPerZone; begin += m_counts[s++])
            std::sort(m_cards.begin() + begin, m_cards.begin() + begin + m_counts[s], [](const Card& a, const Card& b) {
                return std::pair(a.number, a.seen_by.bits()) < std::pair(b.number, b.seen_by.bits());
            });
    }
    /// Moves the card number `i` of the zone `from` to `to`; into a stock it goes where its number belongs.
    std::uint8_t shift(int i, const Spot& from, const Spot& to, SeatSet seen_by) {
        const int places = count(to) - (from.same_zone(to) ? 1 : 0);
        if (to.place > places) no_such_place(to.place, places + 1);
        const Card moved{at(i).number, seen_by};
        const auto cards = m_cards.begin();
        std::copy(cards + i + 1, m_cards.end(), cards + i);
        --m_counts[slot(from)];
        int place = first(slot(to)) + to.place;
        if (is_stock(to)) {
            const int end = first(slot(to)) + count(to);
            place = first(slot(to));
            while (place < end && at(place).number < moved.number)
                ++place;
        }
        std::copy_backward(cards + place, m_cards.end() - 1, m_cards.end());
        at(place) = moved;
        ++m_counts[slot(to)];
        return moved.number;
    }

    std::array<Card, static_cast<std::size_t>(kCards)> m_cards{};
    std::array<std::uint8_t, kSlots> m_counts{};
};

} // namespace hilltop
