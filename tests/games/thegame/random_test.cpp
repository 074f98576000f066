// SPDX-License-Identifier: GPL-3.0-or-later
#include "drive.h"
#include "engine/table_of.h"

#include "games/thegame/bots/bots.h"
#include "games/thegame/entry.h"
#include "games/thegame/thegame_table.h"
#include "support/apply_event.h"
#include "support/test.h"

#include <QtTest>

#include <boost/math/distributions/chi_squared.hpp>
#include <rapidcheck.h>

#include <cstring>

using namespace hilltop;

namespace {

struct Table {
    TheGame::Rules rules;
    int seats;
};

Table any_table() {
    Table table;
    table.seats = *rc::gen::inRange(1, TheGame::kSeats + 1);
    const int hand = *rc::gen::inRange(1, TheGame::kMaxHand + 1);
    table.rules.hand = static_cast<std::uint8_t>(hand);
    table.rules.minimum = static_cast<std::uint8_t>(*rc::gen::inRange(1, hand + 1));
    return table;
}

/// Any bytes as an action.
TheGame::Action rubbish(Rng& rng) {
    const TheGame::Wishes wishes(rng.below(16), rng.below(16), rng.below(16), rng.below(16));
    return {static_cast<TheGame::Action::Kind>(rng.below(256)), static_cast<std::uint8_t>(rng.below(256)),
            static_cast<std::uint8_t>(rng.below(256)), wishes};
}

/// Sensible on turn, so that matches last; any of the wishes otherwise.
std::optional<TheGame::Action> good_answer(const View<TheGame>& view, Rng& rng) {
    if (view.open.phase == TheGame::Phase::Wish) return conformance::any_answer(view, Need::May, rng);
    thegame::SmallestGapBot bot;
    return bot.act(view, rng).action;
}

/// What holds between the numbers of any state.
void assert_consistent(const TheGame::State& state) {
    const auto& open = state.open;
    TheGame::CardSet seen;
    int cards = 0;
    const auto see = [&](int card) {
        RC_ASSERT(bool(card >= TheGame::kLowest && card <= TheGame::kHighest && !seen.contains(card)));
        seen.insert(card);
        ++cards;
    };
    std::array<std::uint8_t, TheGame::kPiles> tops = {1, 1, 100, 100};
    for (const auto& played : open.played) {
        see(played.card);
        RC_ASSERT(played.seat < open.seats);
        RC_ASSERT(TheGame::fits(played.pile, tops[played.pile], played.card));
        tops[played.pile] = played.card;
    }
    RC_ASSERT(tops == open.tops);
    RC_ASSERT(seen == open.gone);
    for (int i = 0; i < TheGame::kSeats; ++i) {
        const auto& hand = state.hands[Seat(i)];
        RC_ASSERT(hand.size() == open.held[Seat(i)]);
        RC_ASSERT(hand.size() <= (i < open.seats ? int{open.rules.hand} : 0));
        // Hands not on turn are full as far as the stack went.
        if (open.stack > 0 && i < open.seats && Seat(i) != open.turn) RC_ASSERT(hand.size() == open.rules.hand);
        for (const int card : hand)
            see(card);
    }
    RC_ASSERT(open.stack == state.stack.size());
    for (const int card : state.stack)
        see(card);
    RC_ASSERT(cards == TheGame::kCards);
    if (open.phase != TheGame::Phase::Over) RC_ASSERT(open.held[open.turn] > 0);
    RC_ASSERT((open.ending == TheGame::Ending::None) == (open.phase != TheGame::Phase::Over));
    RC_ASSERT((open.ending == TheGame::Ending::Perfect) == (TheGame::left(open) == 0));
}

/// Independently of the rules: does any card of the hand go anywhere?
bool goes_somewhere(const TheGame::State& state, Seat seat) {
    for (const int card : state.hands[seat]) {
        const auto& tops = state.open.tops;
        for (const int top : {tops[0], tops[1]}) {
            if (card > top || card == top - 10) return true;
        }
        for (const int top : {tops[2], tops[3]}) {
            if (card < top || card == top + 10) return true;
        }
    }
    return false;
}

} // namespace

class TheGameRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Long matches at any table, with rubbish offered before every answer.
    void anyTableEndsTheMatch() {
        QVERIFY(rc::check("matches end, cards agree", [](std::uint64_t seed) {
            const auto table = any_table();
            if (!TheGame::check(table.rules, table.seats)) RC_DISCARD("no such table");
            Match<TheGame> match(table.rules, table.seats, Chance(seed, 0));
            Rng rng(seed, 0, Stream::Analysis, 0, 0);
            for (int step = 0; !match.over(); ++step) {
                RC_ASSERT(step < 1000);
                assert_consistent(match.state());
                const auto before = match.state();
                if (match.need(Seat(0)) == Need::Must && !TheGame::may_end(before.open))
                    RC_ASSERT(goes_somewhere(before, before.open.turn));
                for (Seat seat : match.pending()) {
                    const auto wild = rubbish(rng);
                    const char* reason = TheGame::objection(match.view(seat), wild);
                    RC_ASSERT(
                        bool(reason == nullptr || std::strlen(reason) > 0)); // a bare || is captured and asks both
                    if (reason == nullptr) RC_ASSERT(TheGame::read(TheGame::spell(wild)).has_value());
                    if (const auto answer = good_answer(match.view(seat), rng))
                        RC_ASSERT(match.answer(seat, *answer) == nullptr);
                    else
                        match.silence(seat);
                }
                match.step();
                if (match.need(Seat(0)) == Need::May && !match.over())
                    RC_ASSERT(match.asked() == SeatSet::all(table.seats));
            }
            assert_consistent(match.state());
            if (match.state().open.ending == TheGame::Ending::Stuck)
                RC_ASSERT(!goes_somewhere(match.state(), match.state().open.turn));
            const MatchResult result = match.result();
            for (Seat seat : SeatSet::all(table.seats))
                RC_ASSERT(result.points[seat] == TheGame::left(match.state().open));
        }));
    }
    /// The battery's random answers give up early; the same two promises along matches that empty the stack.
    void longMatchesAreShownAsTheyAre() {
        for (int number = 0; number < 40; ++number) {
            std::vector<Event> heard;
            const int seats = 1 + number % TheGame::kSeats;
            Match<TheGame> match({}, seats, Chance(4, static_cast<std::uint64_t>(number)), Events(&heard));
            Layout table;
            for (int place = 0; place < TheGame::kCards; ++place)
                table.push_back({{TheGame::kStack, kCommon, static_cast<std::uint8_t>(place)}, kHidden, {}});
            Rng rng = conformance::walk_dice(number);
            for (;;) {
                for (const Event& event : heard)
                    QVERIFY(apply_event(table, event));
                sort_layout(table);
                for (Seat seat : SeatSet::all(seats)) {
                    const auto shown = laid_out<TheGame>(match.state());
                    QCOMPARE(conformance::difference(table, shown, seat), std::string());
                    const auto seen = keep(match.view(seat));
                    const auto other = TheGame::resample(seen, rng);
                    const View<TheGame> view{seat, TheGame::open(other), TheGame::own(other, seat)};
                    QVERIFY(keep(view) == seen);
                    QCOMPARE(conformance::difference(shown, laid_out<TheGame>(other), seat), std::string());
                }
                if (match.over()) break;
                for (Seat seat : match.pending()) {
                    if (const auto answer = good_answer(match.view(seat), rng))
                        match.answer(seat, *answer);
                    else
                        match.silence(seat);
                }
                heard.clear();
                match.step(Events(&heard));
            }
        }
    }
    void readTakesAnyText() {
        QVERIFY(rc::check("text", [](const std::string& text) {
            if (const auto action = TheGame::read(text)) RC_ASSERT(TheGame::spell(*action) == text);
        }));
        QVERIFY(rc::check("nearly an answer", [] {
            const auto text =
                *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789> wishendlo")));
            if (const auto action = TheGame::read(text)) RC_ASSERT(TheGame::spell(*action) == text);
        }));
    }
    void rulesOutOfRangeAreRefused() {
        QVERIFY(rc::check("rules", [] {
            const int hand = *rc::gen::inRange(-2, 16);
            const int minimum = *rc::gen::inRange(-2, 16);
            const int seats = *rc::gen::inRange(-1, 8);
            const bool fine = seats >= 1 && seats <= 5 && hand >= 1 && hand <= 12 && minimum >= 1 && minimum <= hand;
            RC_ASSERT(bool(thegame_entry().check({{"hand", hand}, {"minimum", minimum}}, seats)) == fine);
        }));
    }
    /// What a seat imagines of the others' hands is drawn fairly: each card it does not see as often.
    void imaginedHandsAreFair() {
        const auto state = TheGame::deal({}, 4, Chance(3, 9), {});
        const InfoState<TheGame> seen{Seat(2), state.open, TheGame::own(state, Seat(2))};
        Rng rng = conformance::walk_dice(0);
        std::array<double, 100> counts{};
        constexpr int kWorlds = 20000;
        for (int i = 0; i < kWorlds; ++i) {
            const auto other = TheGame::resample(seen, rng);
            for (const int seat : {0, 1, 3}) {
                for (const int card : other.hands[Seat(seat)])
                    counts[static_cast<std::size_t>(card)] += 1;
            }
        }
        const double expected = kWorlds * 18.0 / 92.0;
        double square = 0;
        for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
            const double count = counts[static_cast<std::size_t>(card)];
            if (seen.own.hand.find(static_cast<std::uint8_t>(card)) >= 0)
                QCOMPARE(count, 0.0);
            else
                square += (count - expected) * (count - expected) / expected;
        }
        // Cards of one world hinder one another, which only makes it smaller.
        QVERIFY2(square < boost::math::quantile(boost::math::chi_squared(91), 0.9995),
                 qPrintable(QString::number(square)));
    }
};

HILLTOP_TEST(TheGameRandomTest)
#include "random_test.moc"
