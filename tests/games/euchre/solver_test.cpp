// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/euchre/solver/double_dummy.h"
#include "games/euchre/solver/roll_out.h"
#include "games/euchre/worlds.h"
#include "plain_minimax.h"
#include "support/rounds.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

using Phase = Euchre::Phase;

/// Any answer that is allowed; trump is made soon and seats go alone often.
Euchre::Action any_answer(const View<Euchre>& view, Rng& rng) {
    Euchre::Menu menu, allowed;
    Euchre::legal_menu(view, menu);
    for (const auto& action : menu) {
        if (Euchre::objection(view, action) == nullptr) allowed.push_back(action);
    }
    return allowed[rng.below(allowed.size())];
}

DoubleDummy& solver_of(DoubleDummy::Code code) {
    static DoubleDummy best, plain(DoubleDummy::Code::Plain);
    return code == DoubleDummy::Code::Best ? best : plain;
}

} // namespace

class EuchreSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsKeepTheirWorthInMasks() {
        for (int trump = 0; trump < kSuits; ++trump) {
            QCOMPARE(mask_of(trump, kAllCards), kAllMask);
            QCOMPARE(cards_of(trump, kTrumpMask), trumps_of(trump));
            for (Cards left = kAllCards; left != 0; left &= left - 1) {
                const Card card = lowest(left);
                const Mask mask = mask_of_card(trump, card);
                QCOMPARE(count(mask), 1);
                QCOMPARE(card_of_mask(trump, mask), card);
                for (std::size_t bower = 0; bower < 2; ++bower) {
                    const auto t = static_cast<std::size_t>(trump);
                    for (std::size_t suit = 0; suit < kSuits; ++suit) {
                        const Mask follow =
                            kFollowMasks[bower][static_cast<std::size_t>(mask_suit(trump, static_cast<int>(suit)))];
                        QCOMPARE(follow, mask_of(trump, kSuitsOf[bower].follow[t][suit]));
                    }
                }
            }
        }
    }

    /// The model goes with the game through every state of random hands.
    void modelGoesWithTheGame_data() {
        QTest::addColumn<bool>("printed");
        QTest::addColumn<bool>("defend");
        QTest::newRow("default") << false << true;
        QTest::newRow("printed") << true << true;
        QTest::newRow("defenders not alone") << false << false;
    }
    void modelGoesWithTheGame() {
        QFETCH(bool, printed);
        QFETCH(bool, defend);
        Euchre::Rules rules;
        rules.defend_alone = defend;
        rules.left_bower = printed ? Euchre::LeftBower::Printed : Euchre::LeftBower::Trump;
        rules.max_hands = 1;
        std::array<int, 5> players{};
        for (int deal = 0; deal < rounds(2000); ++deal) {
            Match<Euchre> match(rules, Euchre::kSeats, Chance(7, static_cast<std::uint64_t>(deal)));
            Rng rng(7, static_cast<std::uint64_t>(deal), Stream::Dice, 0, 0);
            bool began = false;
            MaskPlay play;
            while (!match.over()) {
                const auto& state = match.state();
                const Phase phase = state.open.phase;
                if (phase == Phase::Play && !began) {
                    std::array<Cards, 4> hands{};
                    unsigned alone = 0;
                    for (const Seat seat : SeatSet::all(4)) {
                        hands[static_cast<std::size_t>(seat.index())] = state.seats[seat].cards;
                        if (state.open.hand.alone[seat] == Euchre::Call::Yes) alone |= 1u << seat.index();
                    }
                    play = begin_play(rules, hands, state.open.hand.trump, state.open.hand.maker,
                                      state.open.dealer.index(), alone);
                    began = true;
                    ++players[play.players];
                }
                if (phase == Phase::Play || phase == Phase::TrickRest) QVERIFY(play == mask_play(state));
                for (const Seat seat : match.pending()) {
                    const auto action = any_answer(match.view(seat), rng);
                    if (phase == Phase::Play) {
                        const auto trump = state.open.hand.trump;
                        QCOMPARE(cards_of(trump, play.legal()), Euchre::legal(state.open, state.seats[seat].cards));
                        play.play(mask_of_card(trump, action.what));
                    }
                    match.answer(seat, action);
                }
                match.step();
            }
            if (began) QCOMPARE(play.gained(play.made), static_cast<int>(match.state().open.hand.gained));
        }
        QVERIFY(players[3] > 0 && players[4] > 0);
        QCOMPARE(players[2] > 0, defend); // one against one
    }

    void solverAgreesWithMinimax_data() {
        QTest::addColumn<int>("code");
        QTest::newRow("this processor's instructions") << static_cast<int>(DoubleDummy::Code::Best);
        QTest::newRow("every processor's") << static_cast<int>(DoubleDummy::Code::Plain);
    }
    void solverAgreesWithMinimax() {
        QFETCH(int, code);
        auto& solver = solver_of(static_cast<DoubleDummy::Code>(code));
        Rng rng(3, 0, Stream::Analysis, 0, 0);
        std::array<int, 6> taken{};
        for (int i = 0; i < rounds(2000); ++i) {
            int trump = 0;
            const MaskPlay play = random_play(rng, trump, i % 4 == 0 ? 0 : 19, i % 3 != 0);
            const int tricks = PlainMinimax(play, trump).tricks();
            ++taken[static_cast<std::size_t>(tricks)];
            QCOMPARE(solver.gained(play), play.gained(tricks));
            for (int k = 0; k <= 5; ++k)
                QCOMPARE(solver.makers_take(play, k), tricks >= k);
        }
        for (const int n : taken)
            QVERIFY(n > 0);
    }
    /// Alpha-beta, which the solver is held against, is itself held against search without it.
    void minimaxIsMinimax() {
        Rng rng(4, 0, Stream::Analysis, 0, 0);
        for (int i = 0; i < rounds(300); ++i) {
            int trump = 0;
            MaskPlay play = random_play(rng, trump, 0, true);
            while (play.tricks < 2)
                play.play(lowest_of(play.legal()));
            QCOMPARE(PlainMinimax(play, trump).tricks(), PlainMinimax(play, trump).tricks(true));
        }
    }

    void rollOutsPlayByTheRules() {
        Rng rng(5, 0, Stream::Analysis, 0, 0);
        for (int i = 0; i < rounds(3000); ++i) {
            int trump = 0;
            const MaskPlay start = random_play(rng, trump, 0, true);
            MaskPlay play = start;
            Mask seen = 0;
            while (!play.over()) {
                const Mask table = play.on_table;
                const Mask card = sensible_card(play, seen);
                QCOMPARE(count(card), 1);
                QVERIFY((card & play.legal()) != 0);
                play.play(card);
                if (play.in_trick == 0) seen |= table | card;
            }
            QCOMPARE(roll_out(start, 0), play.gained(play.made));
        }
    }
};

HILLTOP_TEST(EuchreSolverTest)
#include "solver_test.moc"
