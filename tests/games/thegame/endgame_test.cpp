// SPDX-License-Identifier: GPL-3.0-or-later
// The fewest cards that can be left, against a search that tries everything by the rules.
#include "brute_force.h"

#include "games/thegame/solver/endgame.h"
#include "support/test.h"

#include <QtTest>

#include <algorithm>

using namespace hilltop;
using thegame::Endgame;
using thegame::QuickMatch;

namespace {

QuickMatch quick_of(const TheGame::State& state) {
    QuickMatch::Hands hands{};
    for (const Seat seat : SeatSet::all(state.open.seats))
        hands[static_cast<std::size_t>(seat.index())] = thegame::mask_of(state.hands[seat]);
    return {state.open, hands, {}};
}

/// A turn in the middle of which nothing is left to draw; any cards have been played.
TheGame::State any_end(Rng& rng, int seats, int cards, int minimum) {
    TheGame::State state;
    auto& open = state.open;
    open.rules.minimum = static_cast<std::uint8_t>(minimum);
    open.seats = static_cast<std::uint8_t>(seats);
    std::vector<std::uint8_t> all;
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        all.push_back(static_cast<std::uint8_t>(card));
        std::swap(all.back(), all[static_cast<std::size_t>(rng.below(static_cast<int>(all.size())))]);
    }
    for (int i = 0; i < cards; ++i) {
        const Seat seat(i % seats);
        // Now and then with one that can be jumped back on.
        const int back = i > 0 ? all[static_cast<std::size_t>(i - 1)] + TheGame::kJump : 0;
        const auto found = std::find(all.begin() + i, all.end(), back);
        if (found != all.end() && rng.below(2) == 0) std::swap(*found, all[static_cast<std::size_t>(i)]);
        state.hands[seat].push_back(all[static_cast<std::size_t>(i)]);
        ++open.held[seat];
    }
    for (auto card = all.begin() + cards; card != all.end(); ++card) {
        open.gone.insert(*card);
        open.played.push_back({*card, 0, 0, {}});
    }
    // The piles have come far, as they have in the end.
    const auto gone = [&] {
        return all[static_cast<std::size_t>(cards + rng.below(static_cast<int>(all.size()) - cards))];
    };
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        std::uint8_t top = gone();
        for (int i = 0; i < 3; ++i)
            top = TheGame::rises(pile) ? std::max(top, gone()) : std::min(top, gone());
        open.tops[static_cast<std::size_t>(pile)] = top;
    }
    open.must = static_cast<std::uint8_t>(std::min(minimum, state.hands[Seat(0)].size()));
    open.this_turn = static_cast<std::uint8_t>(rng.below(2));
    open.turn = Seat(0);
    return state;
}

} // namespace

class TheGameEndgameTest : public QObject {
    Q_OBJECT
private slots:
    void findsTheFewest() {
        Endgame endgame;
        Rng rng(1, 2, Stream::Analysis, 0, 0);
        int lost = 0, improved = 0;
        for (int i = 0; i < 1000; ++i) {
            const TheGame::State state =
                any_end(rng, 1 + static_cast<int>(rng.below(4)), 1 + static_cast<int>(rng.below(6)),
                        1 + static_cast<int>(rng.below(3)));
            const QuickMatch match = quick_of(state);
            const auto found = endgame.fewest_left(match, 1'000'000, {});
            QVERIFY(found && found->exact());
            QCOMPARE(found->fewest, brute_force::fewest_left(state));
            lost += found->fewest > 0 ? 1 : 0;
            improved += QuickMatch(match).play_on() > found->fewest ? 1 : 0;
        }
        QVERIFY2(lost > 30 && improved > 5, qPrintable(QStringLiteral("%1 %2").arg(lost).arg(improved)));
    }

    /// With little thought it says between which numbers the answer lies, and the same each time.
    void saysWhatItDoesNotKnow() {
        Endgame one, other;
        Rng rng(3, 4, Stream::Analysis, 0, 0);
        int unknown = 0;
        for (int i = 0; i < 100; ++i) {
            const QuickMatch match = quick_of(any_end(rng, 3, 14, 2));
            const auto little = one.fewest_left(match, 10, {}), much = one.fewest_left(match, 1'000'000, {});
            QVERIFY(much->exact());
            QVERIFY(little->at_least <= much->fewest && much->fewest <= little->fewest);
            const auto again = other.fewest_left(match, 10, {});
            QCOMPARE(again->fewest, little->fewest);
            QCOMPARE(again->at_least, little->at_least);
            unknown += little->exact() ? 0 : 1;
        }
        QVERIFY2(unknown > 3, qPrintable(QString::number(unknown)));
    }

    void stops() {
        Rng rng(5, 6, Stream::Analysis, 0, 0);
        Endgame endgame;
        QuickMatch match = quick_of(any_end(rng, 5, 30, 2));
        while (QuickMatch(match).play_on() == 0)
            match = quick_of(any_end(rng, 5, 30, 2));
        QVERIFY(!endgame.fewest_left(match, 4096 * 100, [] { return true; }));
        QVERIFY(endgame.fewest_left(match, 4096, [] { return false; }));
    }
};

HILLTOP_TEST(TheGameEndgameTest)
#include "endgame_test.moc"
