// SPDX-License-Identifier: GPL-3.0-or-later
#include "drive.h"

#include "games/zipdeck/zipdeck_table.h"
#include "support/test.h"

#include <QtTest>

#include <boost/math/distributions/chi_squared.hpp>
#include <rapidcheck.h>

using namespace hilltop;

namespace {

/// Any bytes at all.
ZipDeck::Action any_bytes(Rng& rng) {
    ZipDeck::Action action;
    action.kind = static_cast<ZipDeck::Action::Kind>(rng.below(4));
    action.named = static_cast<std::uint8_t>(rng.below(rng.below(2) == 0 ? 6 : 256));
    for (auto& share : action.shares)
        share = static_cast<std::uint8_t>(rng.below(rng.below(3) == 0 ? 256 : 3));
    return action;
}

} // namespace

class ZipDeckRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Answers of every wrong kind in every round: refused or counted, and the points add up.
    void anyAnswersUnderAnyRulesEndTheMatch() {
        QVERIFY(rc::check("matches end, points agree", [](std::uint64_t seed) {
            const int seats = *rc::gen::inRange(2, 17);
            ZipDeck::Rules rules;
            rules.rounds = static_cast<std::int16_t>(*rc::gen::inRange(0, 30));
            Match<ZipDeck> match(rules, seats, Chance(seed, 0));
            Rng rng(seed, 0, Stream::Analysis, 0, 0);
            int steps = 0;
            while (!match.over()) {
                RC_ASSERT(++steps < 1000);
                auto before = match.state().open.points;
                int expected = 0; // points of the whole table this round
                if (!match.resting()) {
                    Seat top(0);
                    for (Seat seat : match.asked()) {
                        if (match.state().cards[seat] > match.state().cards[top]) top = seat;
                    }
                    for (Seat seat : match.asked()) {
                        const auto action = any_bytes(rng);
                        if (match.answer(seat, action) != nullptr) match.fail(seat, Fault::NotAllowed);
                        const int worth = match.state().cards[seat] / 4;
                        const bool calls = match.answer_of(seat)->calls();
                        // A right call is paid in full by the others.
                        if (seat == top)
                            expected += calls ? worth : std::max(1, worth);
                        else
                            expected += calls ? std::max(1, worth) : 0;
                    }
                }
                const bool told = match.resting();
                match.step();
                const auto& open = match.state().open;
                int sum = 0;
                for (Seat seat : SeatSet::all(seats)) {
                    const int paid = open.points[seat] - before[seat];
                    RC_ASSERT(paid >= 0);
                    RC_ASSERT(paid == (told ? 0 : int(open.last.paid[seat])));
                    sum += paid;
                }
                RC_ASSERT(sum == expected);
            }
            RC_ASSERT(match.steps() == match.state().open.rounds);
            const MatchResult result = match.result();
            for (Seat seat : SeatSet::all(seats)) {
                for (Seat winner : result.winners)
                    RC_ASSERT(result.points[seat] > result.points[winner] ||
                              (result.points[seat] == result.points[winner] && result.winners.contains(seat)));
            }
        }));
    }
    /// What is read is written so that it is read again, and nothing else happens.
    void anyTextIsReadOrNot() {
        QVERIFY(rc::check("read(spell(a)) == a", [] {
            const auto piece = rc::gen::element<std::string>("zip", "pass", " ", "0", "3", "-1", "2.0", "1.5",
                                                             "999999999999", "\n", "\xff", "x", std::string(1, '\0'));
            std::string text = *rc::gen::element<std::string>("zip", "zip ", "", "pass");
            for (const auto& part : *rc::gen::container<std::vector<std::string>>(piece))
                text += part;
            const auto action = ZipDeck::read(text);
            if (!action) return;
            const auto again = ZipDeck::read(ZipDeck::spell(*action));
            RC_ASSERT(again.has_value());
            RC_ASSERT(*again == *action);
        }));
        QVERIFY(rc::check("any bytes", [](const std::string& text) { ZipDeck::read(text); }));
    }
    /// Cards a seat imagines for another: each but its own as often.
    void imaginedCardsAreFair() {
        constexpr int kTries = 20000;
        const auto state = ZipDeck::deal({}, 4, Chance(3, 1), {});
        const InfoState<ZipDeck> seen{Seat(1), state.open, ZipDeck::own(state, Seat(1))};
        std::array<double, 16> counts{};
        Rng rng = conformance::walk_dice(0);
        for (int i = 0; i < kTries; ++i)
            counts[ZipDeck::resample(seen, rng).cards[Seat(3)]] += 1;
        QCOMPARE(counts[seen.own.card], 0.0);
        double square = 0;
        for (std::size_t card = 0; card < counts.size(); ++card) {
            const double mean = kTries / 15.0;
            if (card != seen.own.card) square += (counts[card] - mean) * (counts[card] - mean) / mean;
        }
        QVERIFY2(square < boost::math::quantile(boost::math::chi_squared(14), 0.9995),
                 qPrintable(QString::number(square)));
    }
};

HILLTOP_TEST(ZipDeckRandomTest)
#include "random_test.moc"
