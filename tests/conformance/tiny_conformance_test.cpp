// SPDX-License-Identifier: GPL-3.0-or-later
#include "bids.h"
#include "like.h"
#include "raid.h"
#include "rows.h"
#include "support/test.h"

#include <QRegularExpression>

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault in laying down (and at rest, in the strict game) forfeits; in swapping it is the default.
template <class G>
std::string price(const Match<G>& before, const Match<G>& after, Seat seat) {
    if (before.state().open.phase == G::Phase::Swap) {
        const auto& board = after.state().board;
        bool kept = !after.state().open.forfeits.contains(seat);
        for (int place = 0; place < board.count(spot(G::kPile)); ++place)
            kept = kept && board.seen_by(spot(G::kPile, place)) != SeatSet(seat);
        return kept ? "" : "the default was not played";
    }
    return after.over() && !after.result().winners.contains(seat) ? "" : "the match was not forfeited";
}

template <class G>
std::vector<Trial<G>> trials() {
    std::vector<Trial<G>> all;
    // Where a fault at rest ends the match as well, few matches reach the swaps, and every fault must occur there,
    // too.
    const int matches = G::info().disqualifies ? 1000 : 100;
    for (int seats = 2; seats <= G::kSeats; ++seats)
        all.push_back({.rules = {}, .seats = seats, .matches = matches, .max_steps = 12, .fault_cost = price<G>});
    all.push_back({.rules = {.rounds = 20, .swaps = false}, .matches = 200, .max_steps = 60, .fault_cost = price<G>});
    return with_extremes(std::move(all));
}

std::vector<Trial<Raid>> raids() {
    const auto price = [](const Match<Raid>&, const Match<Raid>&, Seat) { return std::string(); };
    std::vector<Trial<Raid>> all;
    for (int seats = 2; seats <= Raid::kSeats; ++seats)
        all.push_back({.rules = {}, .seats = seats, .matches = 100, .max_steps = 12, .fault_cost = price});
    return with_extremes(std::move(all));
}

/// Who makes a mistake is out of all later bids.
std::vector<Trial<Bids>> bids() {
    const auto price = [](const Match<Bids>&, const Match<Bids>& after, Seat seat) {
        return std::string(after.over() || after.state().open.out.contains(seat) ? "" : "the seat goes on bidding");
    };
    std::vector<Trial<Bids>> all;
    for (int seats = 2; seats <= Bids::kSeats; ++seats)
        all.push_back({.rules = {}, .seats = seats, .matches = 100, .max_steps = 12, .fault_cost = price});
    return all;
}

// Games that break one promise each.

/// The hands lie there before the deal, and the table says that all cards are in the first zone.
struct Boxed : Like<Bids> {
    static void before_deal(const State& state, Layout& layout) {
        Bids::lay_out(state, layout);
        for (std::size_t i = 0; i < layout.size(); ++i)
            layout[i] = {spot(0, static_cast<int>(i)), kHidden, {}};
    }
};

/// While it may swap a seat is told a card of the next one, and what it knows is resampled as it should be.
struct Leaking : Like<Tiny> {
    struct Own : Tiny::Own {
        std::uint8_t told = 0;
        friend bool operator==(const Own&, const Own&) = default;
    };
    static std::uint8_t told(const State& state, Seat seat) {
        return state.open.phase == Phase::Swap ? state.board.card(spot(kHand, next(seat, state.open.seats))) : 0;
    }
    static Own own(const State& state, Seat seat) { return {Tiny::own(state, seat), told(state, seat)}; }
    static State resample(const auto& seen, Rng& rng) {
        State state = Like::resample(seen, rng);
        while (told(state, seen.me) != seen.own.told)
            state = Like::resample(seen, rng);
        return state;
    }
};

/// Its answers are about the card to the right of theirs.
struct Pointing : Like<Tiny> {
    static ActionTarget target_of(const auto& view, const Action& action) {
        ActionTarget target = Like::target_of(view, action);
        if (target.card) ++target.card->place;
        return target;
    }
};

/// Its answers go to a seat that is not at the table.
struct Aiming : Like<Tiny> {
    static ActionTarget target_of(const auto& view, const Action& action) {
        ActionTarget target = Like::target_of(view, action);
        if (target.target) target.target->zone = 7;
        return target;
    }
};

/// Its answers are about the other card of the hand.
struct Confusing : Like<Tiny> {
    static ActionTarget target_of(const auto& view, const Action& action) {
        ActionTarget target = Like::target_of(view, action);
        if (target.card) target.card->place ^= 1;
        return target;
    }
};

/// What is told after the first answers has a number, or a word, of a card that one seat sees.
template <class Tell>
struct Telling : Like<Tiny> {
    static void step(State& state, const Answers<Tiny>& answers, Events events) {
        Tiny::step(state, answers, events);
        if (state.open.phase == Phase::Laid) Tell()(state.board.card(spot(kHand, Seat(0))), events);
    }
};
using TellingNumbers = Telling<decltype([](int card, Events events) { events.phase("left", card); })>;
using TellingWords = Telling<decltype([](int card, Events events) { events.say({}, card > 7 ? "high" : "low"); })>;
using TellingSometimes = Telling<decltype([](int card, Events events) {
    if (card > 7) events.score({}, "points", 0);
})>;

/// The one who holds the highest sum is ahead before all cards are shown.
struct Foretelling : Like<Tiny> {
    static MatchResult result(const State& state) {
        MatchResult result = Tiny::result(state);
        if (state.open.phase == Phase::Swap) result.points[Seat(0)] += state.board.card(spot(kHand, Seat(0)));
        return result;
    }
};

/// May lay any card where another seat holds a high one.
struct Betraying : Like<Tiny> {
    struct Own : Tiny::Own {
        bool other_is_high = false; // in no comparison
        friend bool operator==(const Own& a, const Own& b) { return a.board == b.board; }
    };
    static Own own(const State& state, Seat seat) {
        const bool lays = state.open.phase == Phase::Lay;
        return {Tiny::own(state, seat), lays && state.board.card(spot(kHand, next(seat, state.open.seats))) > 7};
    }
    static void legal_menu(const auto& view, Menu& menu) {
        Like::legal_menu(view, menu);
        if (view.own.other_is_high) menu.remove_at(1);
    }
};

struct Unshuffled : Like<Tiny> {
    static void reshuffle(State&, Rng&) {}
};

/// All that it resamples goes on in one way.
struct Fated : Like<Tiny> {
    static State resample(const auto& seen, Rng& rng) {
        State state = Like::resample(seen, rng);
        state.chance = Chance(1, 0);
        state.chance.begin(state.open.round);
        return state;
    }
};

/// One seat is offered no choice.
struct Unasked : Like<Tiny> {
    static void legal_menu(const auto& view, Menu& menu) {
        Like::legal_menu(view, menu);
        if (view.me == Seat(1) && menu.size() > 1) menu.remove_at(1);
    }
};

struct Unwinnable : Like<Tiny> {
    static MatchResult result(const State& state) {
        MatchResult result = Tiny::result(state);
        result.winners.erase(Seat(1));
        return result;
    }
};

/// In the second round it looks for a card that nobody has.
struct Overreaching : Like<Tiny> {
    static void step(State& state, const Answers<Tiny>& answers, Events events) {
        if (state.open.round == 1 && state.open.phase == Phase::Lay) state.board.card(spot(kHand, Seat(0), 2));
        Tiny::step(state, answers, events);
    }
};

/// Another round follows the last one.
struct Endless : Like<Tiny> {
    static void step(State& state, const Answers<Tiny>& answers, Events events) {
        Tiny::step(state, answers, events);
        if (state.open.phase == Phase::Over && state.open.forfeits.empty()) state.open.phase = Phase::Shown;
    }
};

/// What the battery says of the game by this promise.
template <class G>
std::string complaint_by(std::string_view promise) {
    for (const Promise<G>& one : conforms<G>()) {
        if (one.name == promise) return complaint_of(one, Trial<G>{.rules = {}, .matches = 60});
    }
    return "no such promise";
}

} // namespace

class TinyConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiny_data() { add_rows(trials<Tiny>()); }
    void tiny() {
        const std::string complaint = complaint_of_row(trials<Tiny>());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
    /// Seats that are asked in different ways at once.
    void raid_data() { add_rows(raids()); }
    void raid() {
        const std::string complaint = complaint_of_row(raids());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
    void strict_data() { add_rows(trials<StrictTiny>()); }
    void strict() {
        const std::string complaint = complaint_of_row(trials<StrictTiny>());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }

    /// Several decks, a box, and hands that lie there before the deal.
    void bids_data() { add_rows(::bids()); }
    void bids() {
        const std::string complaint = complaint_of_row(::bids());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }

    /// What a game must not do is found, and is told with promise, match and step.
    void brokenPromises_data() {
        QTest::addColumn<QString>("complaint");
        QTest::addColumn<QString>("expected"); // a pattern
        const auto row = [](const char* name, const std::string& complaint, const QByteArray& expected) {
            QTest::newRow(name) << QString::fromStdString(complaint) << QString(expected);
        };
        row("sound", complaint_by<Tiny>("hidden cards"), "");
        row("leaking", complaint_by<Leaking>("hidden cards"),
            "hidden cards: match \\d+: step \\d+: place 0 of the hand of the seat 1 to its left is never another card "
            "to a seat that does not see it");
        row("leaking, by its views", complaint_by<Leaking>("resample"), "");
        row("pointing", complaint_by<Pointing>("menus"),
            "menus: match 0: step 0: lay \\d+ is about a card that is not there: zone 1 of 0, place 2");
        row("aiming", complaint_by<Aiming>("menus"),
            "menus: match 0: step 0: lay \\d+ goes where nothing can lie: zone 7 of 0, place 0");
        row("sound draws", complaint_by<Tiny>("swapped draws"), "");
        const auto told = [](const QByteArray& what) {
            return "swapped draws: match \\d+: step \\d+: " + what + " that seat \\d has not been shown";
        };
        row("leaking, by draws", complaint_by<Leaking>("swapped draws"), told("the view depends on cards"));
        row("telling numbers", complaint_by<TellingNumbers>("swapped draws"),
            told("the event left \\d+ depends on cards"));
        row("telling words", complaint_by<TellingWords>("swapped draws"),
            told("the event (high|low) 0 depends on cards"));
        row("telling sometimes", complaint_by<TellingSometimes>("swapped draws"),
            told("the event points 0 depends on cards"));
        row("betraying", complaint_by<Betraying>("swapped draws"), told("the menu depends on cards"));
        row("foretelling, by draws", complaint_by<Foretelling>("swapped draws"), told("the score depends on cards"));
        row("foretelling", complaint_by<Foretelling>("resample"),
            "resample: match 0: step 2: the score tells seat 1 what it does not see");
        row("confusing", complaint_by<Confusing>("moves"),
            "moves: match 0: step 0: lay \\d+ does not move the card it is about");
        row("boxed", complaint_by<Boxed>("events"), "events: match 0: step 0: .*");
        row("unshuffled", complaint_by<Unshuffled>("futures"),
            "futures: match \\d+: step \\d+: what is drawn after two reshuffles is the same");
        row("fated", complaint_by<Fated>("futures"),
            "futures: match \\d+: step \\d+: what is drawn in two resampled states is the same");
        row("unasked", complaint_by<Unasked>("decisions"), "decisions: seat 1 never has two answers to decide between");
        row("unwinnable", complaint_by<Unwinnable>("matches end"), "matches end: seat 1 wins none of 60 matches");
        row("endless", complaint_by<Endless>("lanes"),
            "lanes: a match in which all give the first allowed answer has no end");
        row("overreaching", complaint_by<Overreaching>("replay"),
            "replay: match 0: step 2: place 2 of a list of 2 values is asked for");
    }
    void brokenPromises() {
        QFETCH(QString, complaint);
        QFETCH(QString, expected);
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(expected)).match(complaint).hasMatch(),
                 qPrintable(complaint));
    }
};

HILLTOP_TEST(TinyConformanceTest)
#include "tiny_conformance_test.moc"
