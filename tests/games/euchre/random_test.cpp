// SPDX-License-Identifier: GPL-3.0-or-later
#include "drive.h"

#include "games/euchre/euchre_table.h"
#include "games/euchre/worlds.h"
#include "support/test.h"

#include <QtTest>

#include <rapidcheck.h>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

rc::Gen<Euchre::Rules> any_rules() {
    return rc::gen::exec([] {
        Euchre::Rules rules;
        rules.max_hands = static_cast<std::uint16_t>(*rc::gen::inRange(1, 60));
        rules.points_to_win = static_cast<std::uint8_t>(*rc::gen::inRange(1, 51));
        rules.stick_dealer = *rc::gen::arbitrary<bool>();
        rules.turned_down = *rc::gen::arbitrary<bool>() ? Euchre::TurnedDown::Allowed : Euchre::TurnedDown::Forbidden;
        rules.defend_alone = *rc::gen::arbitrary<bool>();
        rules.discard_picked_up = *rc::gen::arbitrary<bool>();
        rules.left_bower = *rc::gen::arbitrary<bool>() ? Euchre::LeftBower::Trump : Euchre::LeftBower::Printed;
        return rules;
    });
}

/// What holds between the numbers of any state.
void assert_consistent(const Euchre::State& state) {
    const auto& hand = state.open.hand;
    Cards seen = hand.played;
    int cards = count(hand.played);
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        const auto& own = state.seats[seat];
        Cards set = 0;
        for (const Card card : own.hand)
            set |= bit(card);
        RC_ASSERT(set == own.cards);
        RC_ASSERT(own.hand.size() == hand.left[seat]);
        RC_ASSERT(count(set) == own.hand.size());
        RC_ASSERT((set & ~kAllCards) == 0u);
        RC_ASSERT((own.buried == kNoCard) ==
                  !(hand.taken_up && seat == state.open.dealer && state.open.phase != Euchre::Phase::Discard));
        seen |= set | (own.buried == kNoCard ? 0 : bit(own.buried));
        cards += own.hand.size() + (own.buried != kNoCard);
        // No player has a card of a suit they have shown to be void in.
        for (std::size_t suit = 0; hand.trump != kNoSuit && suit < kSuits; ++suit) {
            if ((hand.void_in[seat] >> suit & 1) != 0)
                RC_ASSERT((set & Euchre::suits(state.open.rules).follow[hand.trump][suit]) == 0u);
        }
        if (!hand.playing.contains(seat)) RC_ASSERT(own.hand.size() == 5);
    }
    if (!hand.taken_up) {
        seen |= bit(hand.turned);
        ++cards;
    }
    RC_ASSERT(cards == Euchre::kDeckCards - Euchre::kKitty);
    RC_ASSERT(count(seen) == cards);
    RC_ASSERT(Euchre::tricks_of(hand, 0) + Euchre::tricks_of(hand, 1) <= Euchre::kTricks);
}

/// Runs `each(match)` before every step of a match of random answers.
template <class Each>
void walk_at_random(const Euchre::Rules& rules, std::uint64_t seed, Each&& each) {
    Match<Euchre> match(rules, Euchre::kSeats, Chance(seed, 0));
    Rng rng(seed, 0, Stream::Analysis, 0, 0);
    for (int step = 0; !match.over(); ++step) {
        RC_ASSERT(step < 5000);
        each(match, rng);
        conformance::answer_all(match, rng);
        match.step();
    }
    each(match, rng);
}

} // namespace

class EuchreRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesUnderAnyRulesEndAndStayConsistent() {
        QVERIFY(rc::check("matches end, cards agree", [](std::uint64_t seed) {
            const auto rules = *any_rules();
            std::array<std::uint8_t, 2> points{};
            walk_at_random(rules, seed, [&](const Match<Euchre>& match, Rng&) {
                const auto& open = match.state().open;
                assert_consistent(match.state());
                const int gain = open.points[0] + open.points[1] - points[0] - points[1];
                RC_ASSERT(bool(gain == 0 || gain == 1 || gain == 2 || gain == 4));
                points = open.points;
                RC_ASSERT(open.hands < rules.max_hands);
                if (!match.over()) return;
                const MatchResult result = match.result();
                RC_ASSERT(bool(result.winners.empty() || result.winners.size() == 2));
                RC_ASSERT(result.winners.empty() == (std::max(points[0], points[1]) < rules.points_to_win));
            });
        }));
    }
    /// Every pair of bytes as an action, in every phase: allowed exactly if it is offered and nothing is said against
    /// it, and refused ones change nothing.
    void anyBytesAreAllowedOrRefused() {
        QVERIFY(rc::check("objection is complete", [](std::uint64_t seed) {
            auto rules = *any_rules();
            rules.points_to_win = 2;
            walk_at_random(rules, seed, [&](Match<Euchre>& match, Rng& rng) {
                if (match.resting() || match.over()) return;
                const Seat seat = *match.asked().begin();
                const auto view = match.view(seat);
                const auto menu = conformance::allowed(view);
                for (int i = 0; i < 60; ++i) {
                    const Euchre::Action action{static_cast<Euchre::Action::Kind>(rng.below(i % 2 == 0 ? 9 : 256)),
                                                static_cast<std::uint8_t>(rng.below(i % 3 == 0 ? 256 : 32))};
                    const bool offered = std::find(menu.begin(), menu.end(), action) != menu.end();
                    const char* reason = Euchre::objection(view, action);
                    RC_ASSERT((reason == nullptr) == offered);
                    if (reason != nullptr) RC_ASSERT(*reason != '\0');
                    RC_ASSERT(!Euchre::spell(action).empty());
                    const ActionTarget touch = Euchre::target_of(view, action);
                    RC_ASSERT(touch.card.has_value() == touch.target.has_value());
                }
            });
        }));
    }
    void anyTextIsReadOnlyIfItIsSpelledSo() {
        QVERIFY(rc::check("read", [](const std::string& noise) {
            const std::string start = *rc::gen::element<std::string>("", "play ", "discard ", "name ", "pass", "alone");
            const std::string end = *rc::gen::element<std::string>("", "js", "c", "h", "9", "j", "sj", "ahh");
            for (const std::string& text : {noise, start + noise, start + end, start + noise + end}) {
                const auto action = Euchre::read(text);
                if (action) RC_ASSERT(Euchre::spell(*action) == text);
            }
        }));
        int readable = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            for (int rank = 0; rank < kRanks; ++rank)
                readable += Euchre::read(Euchre::spell(Euchre::play(card_of(suit, rank)))).has_value();
        }
        QCOMPARE(readable, 24);
    }
    void rulesOutOfRangeAreNamed() {
        const auto infos = rule_infos(Euchre::rules());
        QVERIFY(rc::check("rules out of range", [&] {
            const RuleInfo rule = *rc::gen::elementOf(infos);
            const int value = *rc::gen::arbitrary<int>();
            const auto rules = make_rules<Euchre::Rules>(Euchre::rules(), {{rule.id, value}});
            RC_ASSERT(bool(rules) == (value >= rule.min && value <= rule.max));
            if (!rules) RC_ASSERT(english(rules.error()).find(rule.id) != std::string::npos);
        }));
    }

    /// Imagined cards: as often at each place as counting every possible world says.
    void worldsAreDrawnUniformly_data() {
        QTest::addColumn<int>("tricks");
        for (const int tricks : {1, 2, 3})
            QTest::addRow("in trick %d", tricks + 1) << tricks;
    }
    void worldsAreDrawnUniformly() {
        QFETCH(int, tricks);
        int tried = 0;
        for (std::uint64_t seed = 0; tried < 3; ++seed) {
            Match<Euchre> match({}, Euchre::kSeats, Chance(11, seed));
            Rng rng(11, seed, Stream::Analysis, 0, 0);
            const auto at_place = [&] {
                const auto& open = match.state().open;
                return open.phase == Euchre::Phase::Play && open.hand.trick == tricks && open.hand.in_trick == 2;
            };
            while (!match.over() && !at_place()) {
                conformance::answer_all(match, rng);
                match.step();
            }
            const auto& voids = match.state().open.hand.void_in.values;
            const auto shown = std::count_if(voids.begin(), voids.end(), [](auto bits) { return bits != 0; });
            if (!at_place() || shown < 2) continue;
            ++tried;
            const Seat me = match.state().open.turn;
            compare_with_counting(keep(match.view(me)), rng);
        }
    }

private:
    /// Where each unseen card lies in `draws` worlds, against as many dealt at random until nothing contradicts.
    static void compare_with_counting(const InfoState<Euchre>& seen, Rng& rng) {
        constexpr int kDraws = 4000;
        const auto& hand = seen.open.hand;
        std::array<std::array<double, 4>, 32> drawn{};
        std::array<std::array<double, 4>, 32> dealt{};
        const Worlds worlds(seen.view());
        for (int i = 0; i < kDraws; ++i) {
            const auto world = worlds.draw(rng);
            for (Seat seat : SeatSet::all(4)) {
                for (const Card card : world.seats[seat].hand)
                    ++drawn[card][static_cast<std::size_t>(seat.index())];
            }
        }
        const bool theirs = hand.taken_up && seen.open.dealer != seen.me && (hand.played & bit(hand.turned)) == 0;
        Cards unseen = kAllCards & ~(seen.own.cards | hand.played | bit(hand.turned));
        if (seen.own.buried != kNoCard) unseen &= ~bit(seen.own.buried);
        for (int i = 0; i < kDraws;) {
            FixedList<std::uint8_t, 24> deck;
            for (Cards left = unseen; left != 0; left &= left - 1)
                deck.push_back(lowest(left));
            PerSeat<Cards, 4> hands;
            bool fits = true;
            for (Seat seat : SeatSet::all(4)) {
                const bool turned = theirs && seat == seen.open.dealer;
                hands[seat] = seat == seen.me ? seen.own.cards : turned ? bit(hand.turned) : 0;
                while (count(hands[seat]) < hand.left[seat])
                    hands[seat] |= bit(deck.remove_at(rng.below(deck.size())));
                for (std::size_t suit = 0; suit < kSuits; ++suit)
                    fits = fits && ((hand.void_in[seat] >> suit & 1) == 0 ||
                                    (hands[seat] & Euchre::suits(seen.open.rules).follow[hand.trump][suit]) == 0);
            }
            if (!fits) continue;
            ++i;
            for (Seat seat : SeatSet::all(4)) {
                for (Cards left = hands[seat]; left != 0; left &= left - 1)
                    ++dealt[lowest(left)][static_cast<std::size_t>(seat.index())];
            }
        }
        // Two samples of the same chances: for each place the difference has at most this standard deviation.
        for (std::size_t card = 0; card < 32; ++card) {
            for (std::size_t seat = 0; seat < 4; ++seat) {
                const double p = (drawn[card][seat] + dealt[card][seat]) / (2 * kDraws);
                const double deviation = std::sqrt(2 * kDraws * p * (1 - p));
                QVERIFY2(std::abs(drawn[card][seat] - dealt[card][seat]) <= 5 * deviation + 1e-9,
                         qPrintable(QString("card %1 at %2: %3 and %4")
                                        .arg(card)
                                        .arg(seat)
                                        .arg(drawn[card][seat])
                                        .arg(dealt[card][seat])));
            }
        }
    }

private Q_SLOTS:
    /// Imagined discards: never the turned card, and only the dealer knows theirs.
    void whatLiesFaceDownIsImaginedToo() {
        Match<Euchre> match({}, Euchre::kSeats, Chance(4, 4));
        match.answer(match.state().open.turn, Euchre::order_up());
        match.step();
        const Seat dealer = match.state().open.dealer;
        match.answer(dealer, Euchre::discard(match.state().seats[dealer].hand[2]));
        match.step();
        Rng rng = conformance::walk_dice(3);
        Cards imagined = 0;
        for (int i = 0; i < 500; ++i) {
            for (Seat seat : SeatSet::all(4)) {
                const auto world = Euchre::resample(keep(match.view(seat)), rng);
                const Card buried = world.seats[dealer].buried;
                QVERIFY(is_card(buried) && buried != world.open.hand.turned);
                QVERIFY((world.seats[dealer].cards & bit(world.open.hand.turned)) != 0);
                QCOMPARE(world.seats[dealer].hand.back(), world.open.hand.turned);
                if (seat == dealer) QCOMPARE(buried, match.state().seats[dealer].buried);
                if (seat == Euchre::left_of(dealer)) imagined |= bit(buried);
            }
        }
        QCOMPARE(count(imagined), 18);
    }
};

HILLTOP_TEST(EuchreRandomTest)
#include "random_test.moc"
