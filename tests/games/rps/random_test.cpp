// SPDX-License-Identifier: GPL-3.0-or-later
#include "drive.h"
#include "shared.h"

#include "games/rps/rps_table.h"
#include "support/test.h"

#include <QtTest>

#include <boost/math/distributions/chi_squared.hpp>
#include <rapidcheck.h>

#include <string_view>

using namespace hilltop;

namespace {

using Card = RpsPoker::Card;
using CardSet = RpsPoker::CardSet;
using Phase = RpsPoker::Phase;

/// The cards of a list as a set; a card that is in the set already is a complaint.
template <class Cards>
void add_each(CardSet& set, const Cards& cards) {
    for (Card card : cards) {
        RC_ASSERT(card < RpsPoker::kCards);
        RC_ASSERT((set & RpsPoker::bit(card)) == 0u);
        set |= RpsPoker::bit(card);
    }
}

template <class Cards>
CardSet set_of(const Cards& cards) {
    CardSet set = 0;
    add_each(set, cards);
    return set;
}

/// Every card is in one place, and what is written down twice agrees.
void assert_consistent(const RpsPoker::State& state) {
    const auto& open = state.open;
    const bool drafting = open.base.empty();
    CardSet all = set_of(state.left);
    add_each(all, open.base);
    for (Seat seat : kBoth) {
        const auto& own = state.own[seat];
        const auto& rival = state.own[next(seat, RpsPoker::kSeats)];
        add_each(all, own.pair);
        add_each(all, own.drafted);
        RC_ASSERT(own.drafted.size() == 2 * own.given.size());
        for (int pick = 0; pick < own.given.size(); ++pick)
            RC_ASSERT(rival.drafted[2 * pick + 1] == own.given[pick]);
        RC_ASSERT(own.stock == set_of(state.stock[seat]));
        if (drafting) {
            RC_ASSERT(bool(own.hand.empty() && own.stock == 0u && open.played[seat].empty()));
            continue;
        }
        CardSet deck = own.stock;
        add_each(deck, own.hand);
        add_each(deck, open.played[seat]);
        RC_ASSERT(deck == set_of(own.drafted));
        RC_ASSERT(own.drafted.size() == RpsPoker::kDeck);
    }
    RC_ASSERT(all == RpsPoker::kAllCards);
    PerSeat<int, 2> games;
    for (int game = 0; game < open.played[Seat(0)].size(); ++game) {
        const bool first = RpsPoker::beats(open.played[Seat(0)][game], open.played[Seat(1)][game], open.base[game]);
        ++games[Seat(first ? 0 : 1)];
    }
    if (!open.forfeited.empty()) return;
    for (Seat seat : kBoth)
        RC_ASSERT(open.games[seat] == games[seat]);
}

/// A random match that has come to some step of its 30.
Match<RpsPoker> any_position(std::uint64_t seed, int steps) {
    Match<RpsPoker> match({}, RpsPoker::kSeats, Chance(seed, 0));
    Rng rng(seed, 0, Stream::Analysis, 0, 0);
    for (int step = 0; step < steps; ++step) {
        conformance::answer_all(match, rng);
        match.step();
    }
    return match;
}

constexpr int kSteps = 2 * (RpsPoker::kPicks + RpsPoker::kDeck);

} // namespace

class RpsRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsSomewhere() {
        QVERIFY(rc::check("states are consistent", [](std::uint64_t seed) {
            Match<RpsPoker> match({}, RpsPoker::kSeats, Chance(seed, 0));
            Rng rng(seed, 0, Stream::Analysis, 0, 0);
            int steps = 0;
            for (; !match.over(); ++steps) {
                assert_consistent(match.state());
                conformance::answer_all(match, rng);
                match.step();
            }
            assert_consistent(match.state());
            RC_ASSERT(steps == kSteps);
            const MatchResult result = match.result();
            RC_ASSERT(result.points[Seat(0)] + result.points[Seat(1)] == RpsPoker::kDeck);
        }));
    }
    /// Any bytes as an answer: allowed if they are offered, else refused with a reason, and nothing has changed.
    void onlyWhatIsOfferedIsAllowed() {
        QVERIFY(rc::check("answers", [](std::uint64_t seed) {
            auto match = any_position(seed, *rc::gen::inRange(0, kSteps));
            const RpsPoker::Action action{
                static_cast<RpsPoker::Action::Kind>(*rc::gen::oneOf(rc::gen::inRange(0, 3), rc::gen::inRange(0, 256))),
                *rc::gen::oneOf(rc::gen::inRange<std::uint8_t>(0, RpsPoker::kCards),
                                rc::gen::arbitrary<std::uint8_t>())};
            for (Seat seat : kBoth) {
                RpsPoker::Menu menu;
                RpsPoker::legal_menu(match.view(seat), menu);
                RC_ASSERT(menu.empty() == match.resting());
                const char* reason = RpsPoker::objection(match.view(seat), action);
                RC_ASSERT((reason == nullptr) == (menu.find(action) >= 0));
                RC_ASSERT(bool(reason == nullptr || *reason != '\0'));
                RpsPoker::spell(action);
                RpsPoker::target_of(match.view(seat), action);
                if (match.resting() || reason == nullptr) continue;
                const auto before = match.state();
                RC_ASSERT(bool(match.answer(seat, action) == std::string_view(reason)));
                RC_ASSERT(bool(match.state() == before && match.pending() == kBoth));
            }
        }));
    }
    void whatIsReadIsSpelledSo() {
        QVERIFY(rc::check("random text", [](const std::string& text) {
            const auto action = RpsPoker::read(text);
            if (action) RC_ASSERT(RpsPoker::spell(*action) == text);
        }));
        QVERIFY(rc::check("nearly right text", [](std::uint64_t seed) {
            Rng rng(seed, 0, Stream::Analysis, 0, 0);
            std::string text = rng.below(2) == 0 ? "keep R0" : "play S9";
            for (int change = rng.below(3); change > 0; --change)
                text[static_cast<std::size_t>(rng.below(7))] = static_cast<char>(rng.below(256));
            const auto action = RpsPoker::read(text);
            if (action) RC_ASSERT(RpsPoker::spell(*action) == text);
        }));
    }
    /// Faults anywhere, of one or both: the match is over and sums to ten games or none.
    void faultsEndTheMatch() {
        QVERIFY(rc::check("faults", [](std::uint64_t seed) {
            auto match = any_position(seed, *rc::gen::inRange(0, kSteps));
            const SeatSet out = SeatSet::from_bits(static_cast<std::uint32_t>(*rc::gen::inRange(1, 4)));
            for (Seat seat : out)
                match.fail(seat, static_cast<Fault>(*rc::gen::inRange(0, kFaults)));
            Rng rng(seed, 1, Stream::Analysis, 0, 0);
            conformance::answer_all(match, rng);
            match.step();
            RC_ASSERT(match.over());
            assert_consistent(match.state());
            const MatchResult result = match.result();
            RC_ASSERT(result.points[Seat(0)] + result.points[Seat(1)] == (out == kBoth ? 0 : RpsPoker::kDeck));
        }));
    }
    /// What a seat imagines is a state of this match: each card somewhere, all that was shown where it was.
    void imaginedStatesCouldBe() {
        QVERIFY(rc::check("resampled states are consistent", [](std::uint64_t seed) {
            const auto match = any_position(seed, *rc::gen::inRange(0, kSteps + 1));
            Rng rng(seed, 1, Stream::Analysis, 0, 0);
            for (Seat seat : kBoth) {
                const auto state = RpsPoker::resample(keep(match.view(seat)), rng);
                assert_consistent(state);
                RC_ASSERT(state.open == match.state().open);
                RC_ASSERT(state.own[seat] == match.state().own[seat]);
            }
        }));
    }
    void reshuffledStatesCouldBe() {
        QVERIFY(rc::check("reshuffled states are consistent", [](std::uint64_t seed) {
            auto match = any_position(seed, *rc::gen::inRange(0, kSteps));
            Rng rng(seed, 1, Stream::Analysis, 0, 0);
            match.reshuffle(rng);
            assert_consistent(match.state());
            RC_ASSERT(conformance::finish(match, kSteps, rng));
            assert_consistent(match.state());
        }));
    }
    /// The first game of one match, imagined again and again: every unseen card is equally often one the rival kept,
    /// and each of their ten is equally often in their hand.
    void imaginedCardsAreFair() {
        constexpr int kTimes = 20000;
        const auto match = any_position(5, 2 * RpsPoker::kPicks);
        const auto seen = keep(match.view(Seat(0)));
        Rng rng = conformance::walk_dice(0);
        std::array<double, RpsPoker::kCards> kept{};
        std::array<double, RpsPoker::kCards> held{};
        for (int i = 0; i < kTimes; ++i) {
            const auto state = RpsPoker::resample(seen, rng);
            for (int place = 0; place < RpsPoker::kDeck; place += 2)
                kept[state.own[Seat(1)].drafted[place]] += 1;
            for (Card card : state.own[Seat(1)].hand)
                held[card] += 1;
        }
        const auto square = [](const auto& counts, auto cards, double expected) {
            double sum = 0;
            for (Card card : cards)
                sum += (counts[card] - expected) * (counts[card] - expected) / expected;
            return sum;
        };
        FixedList<Card, RpsPoker::kCards> unseen;
        for (Card card = 0; card < RpsPoker::kCards; ++card) {
            const bool seen_by_me =
                seen.own.drafted.find(card) >= 0 || seen.own.given.find(card) >= 0 || seen.open.base.find(card) >= 0;
            if (!seen_by_me)
                unseen.push_back(card);
            else
                QVERIFY(kept[card] == 0);
        }
        QCOMPARE(unseen.size(), 14); // five of them the rival's
        // Cards of one draw hinder one another, which only makes it smaller.
        const auto most = [](int freedom) { return boost::math::quantile(boost::math::chi_squared(freedom), 0.9995); };
        QVERIFY(square(kept, unseen, kTimes * 5 / 14.) < most(13));
        QVERIFY(square(held, seen.own.given, kTimes * 3 / 10.) < most(5));
        QVERIFY(square(held, unseen, kTimes * 3 / 10. * 5 / 14) < most(14));
    }
    /// Picks, the first base card and the first hand, over many deals: every card as often.
    void dealsAreFair() {
        constexpr int kDeals = 20000;
        std::array<double, RpsPoker::kCards> dealt{};
        std::array<double, RpsPoker::kCards> base{};
        std::array<double, RpsPoker::kDeck> places{};
        for (int deal = 0; deal < kDeals; ++deal) {
            Match<RpsPoker> match({}, RpsPoker::kSeats, Chance(3, static_cast<std::uint64_t>(deal)));
            for (Seat seat : kBoth) {
                for (Card card : match.state().own[seat].pair)
                    dealt[card] += 1;
            }
            Rng rng = conformance::walk_dice(deal);
            while (match.state().open.base.empty()) {
                conformance::answer_all(match, rng);
                match.step();
            }
            base[match.state().open.base[0]] += 1;
            for (Seat seat : kBoth)
                places[static_cast<std::size_t>(
                    match.state().own[seat].drafted.find(match.state().own[seat].hand[0]))] += 1;
        }
        const auto fair = [](const auto& counts, double draws) {
            const double expected = draws / static_cast<double>(counts.size());
            double sum = 0;
            for (double count : counts)
                sum += (count - expected) * (count - expected) / expected;
            return sum <
                   boost::math::quantile(boost::math::chi_squared(static_cast<double>(counts.size() - 1)), 0.9995);
        };
        QVERIFY(fair(dealt, 4. * kDeals));
        QVERIFY(fair(base, kDeals));
        QVERIFY(fair(places, 2. * kDeals));
    }
};

HILLTOP_TEST(RpsRandomTest)
#include "random_test.moc"
