// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/board.h"
#include "support/apply_event.h"
#include "support/test.h"

#include <QtTest>

#include <map>
#include <set>

using namespace hilltop;

namespace {

enum Zone : std::uint8_t { kStock, kHand, kRow };

/// Two colours of three values, one card twice; the last card of a colour is the highest.
struct Deck {
    static constexpr std::array<std::uint8_t, 7> kCards = {10, 11, 12, 20, 21, 22, 22};
    static constexpr int kZones = 3, kSeats = 2;
    static constexpr Face face(std::uint8_t card) {
        return {static_cast<std::uint8_t>(card / 10 - 1), static_cast<std::uint8_t>(card % 10)};
    }
};
using Cards = Board<Deck>;

struct TwoDecks : Deck {
    static constexpr int kStocks = 2, kDecks = 2, kZones = 4;
    static constexpr int deck(std::uint8_t card) { return card < 20 ? 0 : 1; }
};

constexpr Seat kMe(0), kOther(1);
const SeatSet kAll = SeatSet::all(2);

Chance chance_of(std::uint64_t seed) {
    Chance chance(seed, 0);
    chance.begin(0);
    return chance;
}

/// Any place of the zone, or one behind its last card.
Spot place_in(const Cards& board, Spot zone, int more, Rng& rng) {
    zone.place = static_cast<std::uint8_t>(rng.below(board.count(zone) + more));
    return zone;
}

std::vector<std::uint8_t> sorted(const Cards::Cards& cards) {
    std::vector<std::uint8_t> list(cards.begin(), cards.end());
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

class BoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever is moved where: the events make a table of hidden cards into what lay_out() says.
    void eventsMakeTheLayout() {
        for (std::uint64_t number = 0; number < 300; ++number) {
            Rng rng(7, number, Stream::Analysis, 0, 0);
            Chance chance = chance_of(number);
            std::vector<Event> heard;
            const Events events(&heard);
            Layout table;
            Cards board;
            board.lay_out(table);
            for (int step = 0; step < 20; ++step) {
                const Spot zones[] = {spot(kHand, kMe), spot(kHand, kOther), spot(kRow)};
                const Spot from = zones[rng.below(3)], onto = zones[rng.below(3)];
                const SeatSet viewers = SeatSet::from_bits(static_cast<std::uint32_t>(rng.below(4)));
                const int what = rng.below(8);
                if (what < 4 && board.count(Cards::kStock) > 0)
                    board.draw(chance, place_in(board, onto, 1, rng), viewers, events);
                else if (what < 6 && board.count(from) > 0 && from != onto)
                    board.move(place_in(board, from, 0, rng), place_in(board, onto, 1, rng), viewers, events);
                else if (what == 6 && board.count(from) > 0)
                    board.show(place_in(board, from, 0, rng), viewers, events);
                else if (what == 7 && from != onto)
                    board.gather(from, rng.below(2) == 0 ? Cards::kStock : onto, {}, events);
            }
            for (const Event& event : heard)
                QVERIFY(apply_event(table, event));
            sort_layout(table);
            Layout laid;
            board.lay_out(laid);
            QCOMPARE(laid.size(), table.size());
            for (std::size_t i = 0; i < laid.size(); ++i) {
                QVERIFY(laid[i].spot == table[i].spot);
                for (std::uint32_t viewers = 0; viewers < 4; ++viewers)
                    QVERIFY(face_for(laid[i], SeatSet::from_bits(viewers)) ==
                            face_for(table[i], SeatSet::from_bits(viewers)));
            }
        }
    }
    /// The stock has no order: the same cards come whatever went back into it in which order.
    void theStockHasNoOrder() {
        Cards one, other;
        for (const bool turned : {false, true}) {
            Cards& board = turned ? other : one;
            Chance first = chance_of(1);
            for (int i = 0; i < 4; ++i)
                board.draw(first, spot(kRow), kAll, {});
            if (turned) board.move(spot(kRow, 3), spot(kRow, 0), kAll, {});
            board.gather(spot(kRow), Cards::kStock, {}, {});
        }
        QVERIFY(one == other && one == Cards());
        QCOMPARE(sorted(one.cards(Cards::kStock)), std::vector<std::uint8_t>(Deck::kCards.begin(), Deck::kCards.end()));
    }
    /// A seat knows the cards it sees, and nothing but the number of the others.
    void aSeatKnowsWhatItSees() {
        Cards board;
        Chance chance = chance_of(5);
        const std::uint8_t mine = board.draw(chance, spot(kHand, kMe), kMe, {});
        const std::uint8_t theirs = board.draw(chance, spot(kHand, kOther), kOther, {});
        const std::uint8_t open = board.draw(chance, spot(kRow), kAll, {});
        const Cards seen = board.seen(kMe);
        QCOMPARE(seen.card(spot(kHand, kMe)), mine);
        QCOMPARE(seen.card(spot(kHand, kOther)), Cards::kUnknown);
        QCOMPARE(seen.card(spot(kRow)), open);
        QCOMPARE(seen.count(Cards::kStock), 4);
        const auto unknown = sorted(seen.unknown());
        QCOMPARE(unknown.size(), std::size_t{5});
        QVERIFY(std::find(unknown.begin(), unknown.end(), theirs) != unknown.end());
        // What has been seen is known wherever it lies, as long as it is seen.
        board.move(spot(kRow), spot(kHand, kOther), kAll, {});
        QCOMPARE(board.seen(kMe).card(spot(kHand, kOther)), open);
        board.gather(spot(kHand, kOther), Cards::kStock, {}, {});
        QCOMPARE(sorted(board.seen(kMe).unknown()).size(), std::size_t{6});
    }
    /// Cards of the box are not on the table; those laid out before the match need no event, and each deck is imagined
    /// of its own cards.
    void whatIsUnpacked() {
        using Decks = Board<TwoDecks>;
        Decks board(Decks::kBox);
        Layout table;
        board.lay_out(table);
        QVERIFY(table.empty());
        for (const int card : {12, 10, 11})
            board.unpack(static_cast<std::uint8_t>(card), spot(0));
        for (const int card : {22, 21, 20})
            board.unpack(static_cast<std::uint8_t>(card), spot(1), card == 20 ? SeatSet(kMe) : SeatSet());
        board.lay_out(table);
        QCOMPARE(table.size(), std::size_t{6});
        QVERIFY(std::all_of(table.begin(), table.end(), [](const LaidCard& card) { return card.face == kHidden; }));
        QCOMPARE(sorted(board.cards(Decks::kBox)), std::vector<std::uint8_t>{22});
        QVERIFY_EXCEPTION_THROWN(board.unpack(21, spot(2)), FixedListError);
        Chance chance = chance_of(2);
        board.draw(chance, spot(2), {}, {}, spot(1));
        board.draw(chance, spot(2, 1), {}, {});
        const Decks seen = board.seen(kOther);
        QCOMPARE(sorted(seen.unknown()), (std::vector<std::uint8_t>{10, 11, 12, 20, 21, 22}));
        Rng rng(3, 0, Stream::Analysis, 0, 0);
        std::set<std::uint8_t> second, first;
        for (int i = 0; i < 200; ++i) {
            const Decks world = seen.imagine(rng);
            QVERIFY(world.seen(kOther) == seen);
            second.insert(world.card(spot(2)));
            first.insert(world.card(spot(2, 1)));
        }
        QVERIFY((second == std::set<std::uint8_t>{20, 21, 22} && first == std::set<std::uint8_t>{10, 11, 12}));
    }
    void placesThatAreNotThere() {
        Cards board;
        Chance chance = chance_of(1);
        QVERIFY_EXCEPTION_THROWN(board.card(spot(kRow)), FixedListError);
        QVERIFY_EXCEPTION_THROWN(board.move(spot(kRow), spot(kHand, kMe), {}, {}), FixedListError);
        QVERIFY_EXCEPTION_THROWN(board.draw(chance, spot(kRow, 1), {}, {}), FixedListError);
        QVERIFY_EXCEPTION_THROWN(board.count(spot(3)), FixedListError);
        for (int i = 0; i < Cards::kCards; ++i)
            board.draw(chance, spot(kRow), kAll, {});
        QVERIFY_EXCEPTION_THROWN(board.draw(chance, spot(kRow), kAll, {}), FixedListError);
    }
    /// What is imagined looks the same, has every card once, and each unknown card comes everywhere.
    void whatIsUnknownIsImagined() {
        Cards board;
        Chance chance = chance_of(9);
        board.draw(chance, spot(kHand, kMe), kMe, {});
        for (int i = 0; i < 2; ++i)
            board.draw(chance, spot(kHand, kOther, i), kOther, {});
        const Cards seen = board.seen(kMe);
        Rng rng(3, 0, Stream::Analysis, 0, 0);
        std::map<std::uint8_t, int> came;
        constexpr int kWorlds = 6000;
        for (int i = 0; i < kWorlds; ++i) {
            const Cards world = seen.imagine(rng);
            QVERIFY(world.seen(kMe) == seen);
            QVERIFY(world.unknown().empty());
            ++came[world.card(spot(kHand, kOther, 1))];
        }
        // Of six unknown cards 22 may be there twice; five deviations of a share of one in six.
        const auto unknown = seen.unknown();
        for (const std::uint8_t card : unknown) {
            const auto copies = std::count(unknown.begin(), unknown.end(), card);
            QVERIFY(std::abs(came[card] - kWorlds * static_cast<int>(copies) / 6.0) < 5 * 33);
        }
        QCOMPARE(came.count(seen.card(spot(kHand, kMe))), std::size_t(unknown.find(seen.card(spot(kHand, kMe))) >= 0));
    }
};

HILLTOP_TEST(BoardTest)
#include "board_test.moc"
