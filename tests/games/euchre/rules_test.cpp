// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripted.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

using Phase = Euchre::Phase;
using Call = Euchre::Call;

Euchre::Rules with_left(bool printed) {
    return {.left_bower = printed ? Euchre::LeftBower::Printed : Euchre::LeftBower::Trump};
}

/// The last trick of a hand with trump made by seat 0, `won` tricks by side taken before; no player sits out.
Euchre::State last_trick(const Euchre::Rules& rules, int trump, int won0, int won1) {
    Euchre::State state;
    state.open.rules = rules;
    state.open.phase = Phase::Play;
    auto& hand = state.open.hand;
    hand.turned = card_of(0, 0);
    hand.trump = static_cast<std::uint8_t>(trump);
    hand.maker = 0;
    hand.trick = 4;
    hand.won[Seat(0)] = static_cast<std::uint8_t>(won0);
    hand.won[Seat(1)] = static_cast<std::uint8_t>(won1);
    return state;
}

void hold(Euchre::State& state, Seat seat, Card card) {
    state.seats[seat].hand = {};
    state.seats[seat].hand.push_back(card);
    state.seats[seat].cards = bit(card);
    state.open.hand.left[seat] = 1;
}

/// docs/rules.md, "Euchre", 5, card by card: the place of `card` in a trick where `led` was led first, 0 if it cannot
/// win.
int naive_rank(bool printed, int trump, Card led, Card card) {
    const auto is_left = [&](Card c) { return rank_of(c) == kJack && suit_of(c) == sister(trump); };
    const auto is_trump = [&](Card c) { return suit_of(c) == trump || is_left(c); };
    if (card == card_of(trump, kJack)) return 100;
    if (is_left(card)) return 99;
    if (is_trump(card)) return 50 + rank_of(card);
    const int suit_led = is_left(led) && !printed ? trump : suit_of(led);
    return suit_of(card) == suit_led ? 1 + rank_of(card) : 0;
}

} // namespace

class EuchreRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void packetsOf3232Then2323AndOneTurnedUp() {
        const Hands deal{{"js ah qc ts jc", "9c tc kc ac 9d", "td jd qd kd ad", "9h th jh qh kh"}, "9s", 2};
        Script script = script_of(deal);
        // Dealer 2: seat 3 gets three, 0 two, 1 three, 2 two; then 2 3 2 3.
        QCOMPARE(text_of(script.parts[1]), QString("9h th jh js ah 9c tc kc td jd qh kh qc ts jc ac 9d qd kd ad 9s"));
        const Scripted game(deal);
        for (int seat = 0; seat < 4; ++seat)
            QCOMPARE(game.hand(seat), QString(deal.hands[static_cast<std::size_t>(seat)]));
        QCOMPARE(game.open().hand.turned, card("9s"));
    }
    void firstDealerIsDrawnByLot() {
        std::array<int, 4> dealt{};
        for (std::uint64_t deal = 0; deal < 4000; ++deal)
            ++dealt[static_cast<std::size_t>(Match<Euchre>({}, 4, Chance(5, deal)).state().open.dealer.index())];
        for (const int count : dealt) // four standard deviations are 110
            QVERIFY2(std::abs(count - 1000) < 110, qPrintable(QString::number(count)));
    }
    void theDealMovesLeft() {
        Scripted game(kSuitEach);
        game.answer("pass", 8);
        game.answer("|");
        QCOMPARE(game.open().dealer, Seat(0));
        QCOMPARE(game.turn(), 1);
        QCOMPARE(int(game.open().hands), 1);
    }

    // Ordering.
    void orderingGoesRoundFromTheDealersLeft() {
        Scripted game(kSuitEach);
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(game.turn(), seat);
            QCOMPARE(game.menu(), QString("pass, order"));
            game.answer("pass");
        }
        QCOMPARE(game.open().phase, Phase::Name);
    }
    void theFirstCallDecidesAndNobodyAfterItIsAsked() {
        Scripted game(kSuitEach);
        game.answer("pass, order");
        QCOMPARE(game.open().phase, Phase::Discard);
        QCOMPARE(int(game.open().hand.maker), 1);
        QCOMPARE(int(game.open().hand.trump), int(kHearts));
        QCOMPARE(game.open().hand.order[Seat(2)], Call::None);
    }
    void theDealerTakesTheCardUpAndDiscardsOneOfTheFive() {
        Scripted game(kSuitEach);
        game.answer("order");
        QCOMPARE(game.turn(), 3);
        QCOMPARE(game.hand(3), QString("9s ts qs ks as jh")); // at the end of the dealer's hand
        QCOMPARE(game.objection("discard jh"), QString("turned-card"));
        QCOMPARE(game.objection("discard 9c"), QString("not-in-hand"));
        QCOMPARE(game.menu(), QString("discard 9s, discard ts, discard qs, discard ks, discard as, discard jh"));
        game.answer("discard qs");
        QCOMPARE(game.hand(3), QString("9s ts ks as jh"));
        QCOMPARE(Euchre::own(game.match.state(), Seat(3)).buried, card("qs"));
        QCOMPARE(Euchre::own(game.match.state(), Seat(1)).buried, kNoCard);
    }
    void aRuleLetsTheDealerDiscardTheCardTakenUp() {
        Scripted game(kSuitEach, {.discard_picked_up = true});
        game.answer("order");
        QCOMPARE(game.objection("discard jh"), QString("allowed"));
        game.answer("discard jh");
        QCOMPARE(game.hand(3), QString("9s ts qs ks as"));
        QCOMPARE(Euchre::own(game.match.state(), Seat(3)).buried, card("jh"));
    }
    void theDealerMayOrderHimself() {
        Scripted game(kSuitEach);
        game.answer("pass, pass, pass, order, discard 9s");
        QCOMPARE(int(game.open().hand.maker), 3);
    }

    // Naming.
    void ifNobodyOrdersSuitsAreNamedInTheSameOrder() {
        Scripted game(kSuitEach);
        game.answer("pass", 4);
        QCOMPARE(game.turn(), 0);
        QCOMPARE(game.menu(), QString("pass, name c, name d, name h, name s"));
        game.answer("pass, name s");
        QCOMPARE(int(game.open().hand.maker), 1);
        QCOMPARE(int(game.open().hand.trump), int(kSpades));
        QVERIFY(!game.open().hand.taken_up);
        QCOMPARE(game.open().phase, Phase::Alone);
    }
    void theTurnedDownSuitMayBeNamed() {
        Scripted game(kSuitEach);
        game.answer("pass, pass, pass, pass, name h");
        QCOMPARE(int(game.open().hand.trump), int(kHearts));
    }
    void orNotIfForbidden() {
        Scripted game(kSuitEach, {.turned_down = Euchre::TurnedDown::Forbidden});
        game.answer("pass", 4);
        QCOMPARE(game.objection("name h"), QString("turned-down"));
        QCOMPARE(game.objection("name d"), QString("allowed"));
    }
    void fourPassesInNamingVoidTheHand() {
        Scripted game(kSuitEach);
        game.answer("pass", 8);
        QCOMPARE(game.open().phase, Phase::HandRest);
        QVERIFY(game.match.resting());
        QCOMPARE(game.match.asked(), SeatSet::all(4));
        QCOMPARE(int(game.open().hand.maker), int(Euchre::kNobody));
        QCOMPARE(game.open().points[0] + game.open().points[1], 0);
    }
    void aStuckDealerMustName() {
        Scripted game(kSuitEach, {.stick_dealer = true});
        game.answer("pass", 7);
        QCOMPARE(game.turn(), 3);
        QCOMPARE(game.objection("pass"), QString("must-name"));
        QCOMPARE(game.menu(), QString("name c, name d, name h, name s, pass"));
        QCOMPARE(game.penalty(), QString("name c"));
        game.answer("name s");
        QCOMPARE(int(game.open().hand.maker), 3);
    }
    void hisFaultNamesTheFirstSuitThatIsAllowed() {
        Hands deal = kSuitEach;
        deal.hands[0] = "9c tc qc kc jh";
        deal.turned = "ac";
        Scripted game(deal, {.stick_dealer = true, .turned_down = Euchre::TurnedDown::Forbidden});
        game.answer("pass", 7);
        QCOMPARE(game.penalty(), QString("name d"));
        QCOMPARE(game.menu(), QString("name d, name c, name h, name s, pass"));
    }

    // Going alone.
    void allFourAreAskedInTheSameOrder() {
        Scripted game(kSuitEach);
        game.answer("pass, order, discard 9s");
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(game.turn(), seat);
            QCOMPARE(game.menu(), QString("together, alone"));
            game.answer("together");
        }
        QCOMPARE(game.open().hand.playing, SeatSet::all(4));
    }
    void alone_data() {
        QTest::addColumn<QString>("answers");
        QTest::addColumn<bool>("defend");
        QTest::addColumn<unsigned>("playing"); // bits by seat; seat 1 made trump
        QTest::newRow("nobody") << "together, together, together, together" << true << 0b1111u;
        QTest::newRow("the maker") << "together, alone, together, together" << true << 0b0111u;
        QTest::newRow("the partner alone: that seat sits out")
            << "together, together, together, alone" << true << 0b1101u;
        QTest::newRow("of two the first counts") << "together, alone, together, alone" << true << 0b0111u;
        QTest::newRow("a defender") << "together, together, alone, together" << true << 0b1110u;
        QTest::newRow("both sides") << "alone, alone, alone, alone" << true << 0b0011u;
        QTest::newRow("defenders are not asked") << "together, together" << false << 0b1111u;
        QTest::newRow("defenders are not asked, maker alone") << "alone, alone" << false << 0b0111u;
    }
    void alone() {
        QFETCH(QString, answers);
        QFETCH(bool, defend);
        QFETCH(unsigned, playing);
        Scripted game(kSuitEach, {.defend_alone = defend});
        game.answer("pass, order, discard 9s, " + answers);
        QCOMPARE(game.open().phase, Phase::Play);
        QCOMPARE(game.open().hand.playing.bits(), playing);
        if (!defend) QCOMPARE(game.open().hand.alone[Seat(0)], Call::No); // they show as n
    }
    void firstCountsInTheOrderOfAsking() {
        Hands deal = kSuitEach;
        deal.dealer = 1; // asked: 2, 3, 0, 1
        Scripted game(deal);
        game.answer("order, discard 9d, alone, together, alone, together");
        QCOMPARE(game.open().hand.playing.bits(), 0b1110u);
    }

    // Play.
    void theDealersLeftLeads() {
        Scripted game(kSuitEach);
        game.answer("order, discard 9s, together, together, together, together");
        QCOMPARE(game.turn(), 0);
    }
    void orTheNextWhoPlaysIfHeSitsOut() {
        Scripted game(kSuitEach);
        game.answer("order, discard 9s, together, together, alone, together");
        QCOMPARE(game.turn(), 1);
        game.answer("play 9d, play ah, play jh");
        QCOMPARE(game.open().phase, Phase::TrickRest); // three cards are a trick
        QCOMPARE(game.open().hand.tricks[0].winner, Seat(3));
        QCOMPARE(game.hand(0), QString("9c tc qc kc ac"));
    }
    void followSuitIfYouCan() {
        Hands deal = kSuitEach;
        deal.hands[1] = "9d td qd kc ad";
        deal.hands[0] = "9c tc qc kd ac";
        Scripted game(deal);
        game.answer("order, discard 9s, together, together, together, together, play 9c");
        QCOMPARE(game.objection("play kc"), QString("allowed"));
        QCOMPARE(game.objection("play 9d"), QString("follow-suit"));
        QCOMPARE(game.objection("play 9c"), QString("not-in-hand"));
        QCOMPARE(game.objection("pass"), QString("not-now"));
        QCOMPARE(game.menu(), QString("play kc, play 9d, play td, play qd, play ad"));
        QCOMPARE(game.penalty(), QString("play kc"));
        game.answer("play kc");
        QCOMPARE(game.objection("play qh"), QString("allowed")); // none of that suit: anything
        QCOMPARE(int(game.open().hand.void_in[Seat(1)]), 0);
        game.answer("play qh");
        QCOMPARE(int(game.open().hand.void_in[Seat(2)]), 1 << kClubs);
    }
    void theLeftBowerFollowsTrumpOrItsPrintedSuit_data() {
        QTest::addColumn<bool>("printed");
        QTest::addColumn<QString>("led");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("other"); // another diamond of the same hand; hearts are trump
        QTest::newRow("trump, trump led") << false << "9h"
                                          << "allowed"
                                          << "follow-suit";
        QTest::newRow("trump, its printed suit led") << false << "9d"
                                                     << "follow-suit"
                                                     << "allowed";
        QTest::newRow("printed, trump led") << true << "9h"
                                            << "allowed"
                                            << "allowed";
        QTest::newRow("printed, its printed suit led") << true << "9d"
                                                       << "allowed"
                                                       << "allowed";
    }
    void theLeftBowerFollowsTrumpOrItsPrintedSuit() {
        QFETCH(bool, printed);
        QFETCH(QString, led);
        const Hands deal{{"9h 9d tc qc kc", "jd td 9s ts qs", "th qh kh ah 9c", "qd kd ad ks as"}, "jh", 3};
        Scripted game(deal, with_left(printed));
        game.answer("order, discard as, together, together, together, together, play " + led);
        QTEST(game.objection("play jd"), "left");
        QTEST(game.objection("play td"), "other");
    }
    void theLeftBowerLeadsItsSuit() {
        const Hands deal{{"jd 9d tc qc kc", "9h td 9s ts qs", "th qh kh ah 9c", "qd kd ad ks as"}, "jh", 3};
        for (const bool printed : {false, true}) {
            Scripted game(deal, with_left(printed));
            game.answer("order, discard as, together, together, together, together, play jd");
            QCOMPARE(game.objection("play 9h"), QString(printed ? "follow-suit" : "allowed"));
            QCOMPARE(game.objection("play td"), QString(printed ? "allowed" : "follow-suit"));
            game.answer(printed ? "play td, play ah, play qd" : "play 9h, play ah, play jh");
            QCOMPARE(game.open().hand.tricks[0].winner, Seat(printed ? 0 : 3)); // second trump all the same
        }
    }
    /// Every trump, every lead and every two cards after it, both meanings of the left bower: who is ahead at each card
    /// is settled by pairs, so that this settles tricks of four.
    void whoIsAheadOfWhom() {
        int wrong = 0;
        for (const bool printed : {false, true}) {
            for (int trump = 0; trump < kSuits; ++trump) {
                const auto begin = last_trick(with_left(printed), trump, 2, 2);
                const auto& suits = Euchre::suits(begin.open.rules);
                for (Cards as = kAllCards; as != 0; as &= as - 1) {
                    const Card a = lowest(as);
                    const int led = suits.suit[static_cast<std::size_t>(trump)][a];
                    for (Cards bs = kAllCards & ~bit(a); bs != 0; bs &= bs - 1) {
                        for (Cards cs = kAllCards & ~bit(a) & ~bit(lowest(bs)); cs != 0; cs &= cs - 1) {
                            const Card b = lowest(bs);
                            const Card c = lowest(cs);
                            const bool higher = naive_rank(printed, trump, a, c) > naive_rank(printed, trump, a, b);
                            wrong += (power_of(trump, led, c) > power_of(trump, led, b)) != higher;
                            // And against the card led itself.
                            const bool beats = naive_rank(printed, trump, a, b) > naive_rank(printed, trump, a, a);
                            wrong += (power_of(trump, led, b) > power_of(trump, led, a)) != beats;
                            wrong += ((beating(trump, led, power_of(trump, led, a)) & bit(b)) != 0) != beats;
                        }
                    }
                }
            }
        }
        QCOMPARE(wrong, 0);
    }
    /// The same through the engine, also with a seat or two sitting out.
    void whoTakesATrick_data() {
        QTest::addColumn<unsigned>("playing");
        for (const unsigned playing : {0b1111u, 0b0111u, 0b1011u, 0b1101u, 0b1110u, 0b0011u, 0b1001u})
            QTest::addRow("seats %u", playing) << playing;
    }
    void whoTakesATrick() {
        QFETCH(unsigned, playing);
        const SeatSet in = SeatSet::from_bits(playing);
        Rng rng(7, playing, Stream::Analysis, 0, 0);
        int wrong = 0;
        for (int i = 0; i < 200'000; ++i) {
            const bool printed = rng.below(2) != 0;
            const int trump = rng.below(kSuits);
            auto state = last_trick(with_left(printed), trump, 2, 2);
            state.open.hand.playing = in;
            Seat leader(rng.below(4));
            while (!in.contains(leader))
                leader = Euchre::left_of(leader);
            state.open.turn = state.open.hand.tricks[4].leader = leader;
            FixedList<std::uint8_t, 24> deck;
            for (Cards left = kAllCards; left != 0; left &= left - 1)
                deck.push_back(lowest(left));
            for (Seat seat : in) {
                const int place = rng.below(deck.size());
                hold(state, seat, deck.remove_at(place));
            }
            const Card led = state.seats[leader].hand[0];
            Seat best = leader;
            Seat seat = leader;
            for (int k = 0; k < in.size(); ++k) {
                const Card mine = state.seats[seat].hand[0];
                const Card ahead = k == 0 ? mine : state.open.hand.tricks[4].cards[best];
                if (naive_rank(printed, trump, led, mine) > naive_rank(printed, trump, led, ahead)) best = seat;
                wrong += state.open.turn != seat || state.open.phase != Phase::Play;
                Answers<Euchre> answers;
                answers[seat] = Euchre::play(mine);
                Euchre::step(state, answers, {});
                do
                    seat = Euchre::left_of(seat);
                while (!in.contains(seat));
            }
            wrong += state.open.phase != Phase::TrickRest || state.open.hand.tricks[4].winner != best;
        }
        QCOMPARE(wrong, 0);
    }
    void whoWinsATrickLeadsTheNext() {
        Scripted game(kSuitEach);
        game.answer("order, discard 9s, together, together, together, together, "
                    "play 9c, play 9d, play 9h, play ts");
        QCOMPARE(game.open().phase, Phase::TrickRest);
        QCOMPARE(int(game.open().hand.won[Seat(2)]), 1);
        game.answer("|");
        QCOMPARE(game.turn(), 2);
    }
    void allAreToldAfterATrickAndAfterAHand() {
        Scripted game(kSuitEach);
        game.answer("order, discard 9s, together, together, together, together");
        for (int trick = 0; trick < 5; ++trick) {
            while (!game.match.resting())
                game.answer(game.penalty());
            QCOMPARE(game.open().phase, Phase::TrickRest);
            QCOMPARE(game.match.asked(), SeatSet::all(4));
            QCOMPARE(game.open().points[0] + game.open().points[1], 0); // the hand is scored after its last trick
            game.answer("|");
        }
        QCOMPARE(game.open().phase, Phase::HandRest);
        QVERIFY(game.open().points[0] + game.open().points[1] > 0);
    }

    // Points.
    void points_data() {
        QTest::addColumn<int>("makers"); // tricks
        QTest::addColumn<unsigned>("playing");
        QTest::addColumn<int>("gained");
        for (int makers = 0; makers <= 5; ++makers) {
            const int together = makers == 5 ? 2 : makers >= 3 ? 1 : -2;
            QTest::addRow("%d tricks", makers) << makers << 0b1111u << together;
            QTest::addRow("%d tricks, maker alone", makers) << makers << 0b1011u << (makers == 5 ? 4 : together);
            QTest::addRow("%d tricks, the partner alone", makers) << makers << 0b1110u << (makers == 5 ? 4 : together);
            QTest::addRow("%d tricks, a lone defender", makers) << makers << 0b0111u << (makers == 0 ? -4 : together);
            QTest::addRow("%d tricks, both alone", makers) << makers << 0b0011u
                                                           << (makers == 5   ? 4
                                                               : makers == 0 ? -4
                                                                             : together);
        }
    }
    void points() {
        QFETCH(int, makers);
        QFETCH(unsigned, playing);
        QFETCH(int, gained);
        const SeatSet in = SeatSet::from_bits(playing);
        const bool makers_last = makers > 0;
        auto state = last_trick({}, kHearts, makers_last ? makers - 1 : makers, makers_last ? 5 - makers : 4 - makers);
        state.open.hand.playing = in;
        state.open.points = {9, 9};
        Seat leader(0);
        while (!in.contains(leader))
            leader = Euchre::left_of(leader);
        state.open.turn = leader;
        // One side has the bowers, the other nothing.
        int next_card = 0;
        for (Seat seat : in) {
            const bool wins = (Euchre::side_of(seat) == 0) == makers_last;
            hold(state, seat, wins ? card_of(kHearts, kQueen + next_card++) : card_of(kClubs, next_card++));
        }
        for (int k = 0; k < in.size(); ++k) {
            Answers<Euchre> answers;
            answers[state.open.turn] = Euchre::play(state.seats[state.open.turn].hand[0]);
            Euchre::step(state, answers, {});
        }
        Euchre::step(state, {}, {});
        QCOMPARE(int(state.open.hand.gained), gained);
        QCOMPARE(state.open.phase, Phase::Over);
        const int side = gained > 0 ? 0 : 1;
        QCOMPARE(int(state.open.points[static_cast<std::size_t>(side)]), 9 + std::abs(gained)); // not capped
        const MatchResult result = Euchre::result(state);
        QCOMPARE(result.winners.bits(), side == 0 ? 0b0101u : 0b1010u);
        for (int seat = 0; seat < 4; ++seat)
            QCOMPARE(result.points[Seat(seat)], seat % 2 == side ? 9 + std::abs(gained) : 9);
    }
    void afterMaxHandsTheMatchIsADrawAndPointsAreKept() {
        Scripted game(kSuitEach, {.max_hands = 2});
        game.answer("order, discard 9s, together, together, together, together");
        while (game.open().phase != Phase::HandRest)
            game.answer(game.match.resting() ? "|" : game.penalty());
        const auto points = game.open().points;
        game.answer("|");
        game.answer("pass", 8); // a void hand counts
        QVERIFY(game.match.over());
        QVERIFY(game.match.result().winners.empty());
        QCOMPARE(game.open().points, points);
        QCOMPARE(game.match.result().points[Seat(0)], int(points[0]));
        QCOMPARE(game.match.result().points[Seat(1)], int(points[1]));
        QVERIFY(points[0] + points[1] > 0);
    }

    void penaltiesAreTheContestsDefaults() {
        Scripted game(kSuitEach);
        QCOMPARE(game.penalty(), QString("pass"));
        game.answer("pass", 4);
        QCOMPARE(game.penalty(), QString("pass"));
        game.answer("name h");
        QCOMPARE(game.penalty(), QString("together"));
        Scripted ordered(kSuitEach);
        ordered.answer("order");
        QCOMPARE(ordered.penalty(), QString("discard 9s"));
    }
    /// Own cards by suit, trump first from the right bower down, black and red in turn.
    void cardsAreSortedForTheScreen() {
        const Hands deal{{"9h jd tc as jh", "9d td qd kd ad", "th qh kh ah 9c", "9s ts qs ks js"}, "qc", 3};
        Scripted game(deal);
        const auto sorted = [&] {
            auto held = cards("9h jd tc as jh");
            std::sort(held.begin(), held.end(), [&](Card a, Card b) {
                const auto view = game.match.view(Seat(0));
                return Euchre::order(view, Euchre::face(a)) < Euchre::order(view, Euchre::face(b));
            });
            return text_of(held);
        };
        QCOMPARE(sorted(), QString("tc jd as jh 9h"));
        game.answer("pass, pass, pass, pass, name h");
        QCOMPARE(sorted(), QString("jh jd 9h tc as"));
    }
};

HILLTOP_TEST(EuchreRulesTest)
#include "rules_test.moc"
