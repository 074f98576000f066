// SPDX-License-Identifier: GPL-3.0-or-later
#include "../../conformance/tiny_bots.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

const GameEntry& tiny() {
    static const EntryOf<Tiny> entry(tiny_bots<Tiny>(), {});
    return entry;
}
const GameEntry& strict_tiny() {
    static const EntryOf<StrictTiny> entry(tiny_bots<StrictTiny>(), {});
    return entry;
}

std::unique_ptr<Table> new_table(int seats, const Source& source = {1, 2, 3}) {
    return std::move(*tiny().make_table({{"rounds", 2}}, seats, source));
}

/// The first allowed answer for everybody who owes one; rests pass.
void step_with_first(Table& table) {
    for (Seat seat : table.pending())
        QVERIFY(table.answer(seat, table.menu(seat)[0].word));
    QVERIFY(table.ready());
    table.step();
}

Series drawn_series(int entrants, int matches) {
    Series series{.number = 4,
                  .entrants = {},
                  .first_match = 100,
                  .matches = matches,
                  .seats = entrants,
                  .seating = SeatingPlan::Drawn,
                  .seed = 77,
                  .first_deal = 50};
    for (int i = 0; i < entrants; ++i)
        series.entrants.push_back(static_cast<std::uint16_t>(i));
    return series;
}

SeriesResult play_series(const GameEntry& game, const std::vector<std::string>& bots, int matches) {
    return game.run_series(drawn_series(static_cast<int>(bots.size()), matches), {}, bots);
}

/// What a match of the same series comes to when it is played at a table, as people's are.
std::uint64_t digest_at_table(const GameEntry& game, const std::vector<std::string>& names, const Series& series,
                              int match) {
    const auto by_seat = seated(series, match);
    auto table = std::move(
        *game.make_table({}, series.seats, {series.seed, series.deal_number(match), series.match_number(match)}));
    std::vector<std::unique_ptr<AnyBot>> bots;
    for (int seat = 0; seat < series.seats; ++seat)
        bots.push_back(game.make_bot(names[by_seat[seat]]));
    while (!table->over()) {
        for (Seat seat : table->pending()) {
            const auto index = seat.index();
            if (table->need(seat) == Need::May && !game.find_bot(names[by_seat[index]])->speaks) {
                table->silence(seat);
                continue;
            }
            const auto answer = bots[static_cast<std::size_t>(index)]->act(
                *table->seen(seat), dice(series.seed, series.match_number(match), seat, table->decision_of(seat)));
            if (const auto fault = take_answer(*table, seat, answer)) table->fail(seat, *fault);
        }
        table->step();
    }
    return table->digest();
}

} // namespace

class EntryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badTables_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("part"); // of the error
        QTest::newRow("range") << "rounds" << 21 << 2 << "rule rounds is \"21\"";
        QTest::newRow("relation") << "rounds" << 20 << 4 << "too large for the table";
        QTest::newRow("unknown") << "hands" << 1 << 2 << "there is no rule \"hands\"";
        QTest::newRow("one seat") << "rounds" << 1 << 1 << "tiny has 2 to 5 seats, not 1";
        QTest::newRow("six seats") << "rounds" << 1 << 6 << "tiny has 2 to 5 seats, not 6";
    }
    void badTables() {
        QFETCH(QString, rule);
        QFETCH(int, value);
        QFETCH(int, seats);
        QFETCH(QString, part);
        const RuleValues rules{{rule.toStdString(), value}};
        const auto table = tiny().make_table(rules, seats, {});
        QVERIFY(!table);
        QVERIFY2(QString::fromStdString(english(table.error())).contains(part), english(table.error()).c_str());
        QCOMPARE(table.error().kind, ErrorKind::Usage);
        QVERIFY(!tiny().check(rules, seats));
    }
    void botsAreFoundByName() {
        QCOMPARE(tiny().find_bot("random")->strength, 1);
        QCOMPARE(tiny().find_bot("nobody"), nullptr);
        QVERIFY(!tiny().make_bot("nobody"));
        QCOMPARE(tiny().strongest_bot().id, "mute");
        const auto error = tiny().unknown_bot_error("nobody");
        QVERIFY2(english(error).starts_with("there is no bot \"nobody\"; tiny has random, mute"),
                 english(error).c_str());
    }

    void allAreAskedAtOnce() {
        const auto table = new_table(3);
        QCOMPARE(table->asked(), SeatSet::all(3));
        QCOMPARE(table->pending(), SeatSet::all(3));
        QCOMPARE(table->deciding(), SeatSet::all(3));
        // Any order will do, and nothing happens before the last has answered.
        const auto before = table->shown(SeatSet::all(3));
        for (int index : {2, 0}) {
            QVERIFY(table->answer(Seat(index), table->menu(Seat(index))[0].word));
            QVERIFY(!table->ready());
        }
        QCOMPARE(table->pending(), SeatSet(Seat(1)));
        QCOMPARE(table->asked(), SeatSet::all(3));
        QVERIFY(table->shown(SeatSet::all(3)) == before);
        QVERIFY(table->answer_of(Seat(2)).has_value() && !table->answer_of(Seat(1)));
        QVERIFY(table->answer(Seat(1), table->menu(Seat(1))[0].word));
        QVERIFY(table->ready());
        QCOMPARE(table->steps(), 0);
        table->step();
        QCOMPARE(table->steps(), 1);
    }
    void refusedAnswersChangeNothing() {
        const auto table = new_table(2);
        for (const char* word : {"", "lay", "lay 16", "lay 0", "keep", "swap", "forfeit", "lay 300"}) {
            const auto done = table->answer(Seat(0), word);
            QVERIFY2(!done, word);
            QVERIFY(english(done.error()).starts_with("seat 1 answered \"" + std::string(word) + "\", which is "));
            QCOMPARE(table->pending(), SeatSet::all(2));
            QVERIFY(!table->answer_of(Seat(0)));
        }
    }
    void whoOwesNothingCannotAnswer() {
        const auto table = new_table(2);
        const auto word = table->menu(Seat(0))[0].word;
        table->step();           // no seat has answered
        table->silence(Seat(0)); // nor may anybody be silent
        QCOMPARE(table->pending(), SeatSet::all(2));
        QVERIFY(table->answer(Seat(0), word));
        const auto again = table->answer(Seat(0), word);
        QVERIFY(!again && english(again.error()) == "seat 1 has nothing to decide now");
        table->fail(Seat(7), Fault::Crash);
        QVERIFY(!table->answer(Seat(7), word));
        QCOMPARE(table->pending(), SeatSet(Seat(1)));
        QCOMPARE(table->steps(), 0);
    }
    void botsAtATableHearTheEnd() {
        const auto table = new_table(2);
        step_with_first(*table);
        table->step();
        const auto bot = tiny().make_bot("mortal");
        bot->start({.me = Seat(0), .names = {}});
        const auto answer = bot->act(*table->seen(Seat(0)), Rng());
        QCOMPARE(take_answer(*table, Seat(0), answer), std::optional(Fault::Crash));
        QVERIFY(table->pending().contains(Seat(0)));
        const int told = MortalBot<Tiny>::told_after_death;
        bot->over(*table->seen(Seat(0)), {});
        QCOMPARE(std::exchange(MortalBot<Tiny>::told_after_death, told), told + 1);
    }
    void restsOweNothing() {
        const auto table = new_table(3);
        step_with_first(*table);
        QVERIFY(table->resting());
        QCOMPARE(table->asked(), SeatSet::all(3));
        QVERIFY(table->pending().empty() && table->ready() && table->menu(Seat(0)).empty());
        table->fail(Seat(0), Fault::Crash); // costs nothing here
        QVERIFY(!table->answer_of(Seat(0)));
        table->step();
        QCOMPARE(table->events()[0].kind, Event::Kind::Fault);
        QCOMPARE(table->steps(), 1); // rests are no steps of the record
        QCOMPARE(table->need(Seat(1)), Need::May);
    }
    void silenceIsAnAnswer() {
        const auto silent = new_table(2);
        step_with_first(*silent);
        silent->step();
        const auto kept = silent->copy();
        for (Seat seat : silent->pending())
            silent->silence(seat);
        step_with_first(*kept); // "keep"
        silent->step();
        QCOMPARE(silent->shown(Seat(0)), kept->shown(Seat(0)));
        QVERIFY(silent->digest() != kept->digest());
        QCOMPARE(silent->steps(), 2);
    }
    void decisionsAreNumberedByStepThenSeat() {
        const auto table = new_table(3);
        QCOMPARE(table->decision_of(Seat(2)), 2);
        step_with_first(*table);
        table->step();
        QCOMPARE(table->decision_of(Seat(0)), 3);
        QCOMPARE(table->decision_of(Seat(2)), 5);
    }
    void copiesAreIndependent() {
        const auto table = new_table(2);
        std::vector<std::unique_ptr<Table>> history;
        while (!table->over()) {
            history.push_back(table->copy());
            step_with_first(*table);
        }
        for (auto& earlier : history) {
            while (!earlier->over())
                step_with_first(*earlier);
            QCOMPARE(earlier->digest(), table->digest());
            QVERIFY(earlier->result() == table->result());
        }
    }
    void nobodySeesTheOthersHands() {
        const auto table = new_table(3);
        const auto faces = [&](SeatSet viewers) {
            int open = 0;
            for (const ShownCard& card : table->shown(viewers))
                open += card.face != kHidden;
            return open;
        };
        QCOMPARE(faces({}), 0);
        QCOMPARE(faces(Seat(1)), 2);
        QCOMPARE(faces(SeatSet::all(3)), 6);
        QCOMPARE(table->shown({}).size(), std::size_t{15});
        QCOMPARE(table->described(Seat(1))["me"].get<int>(), 1);
    }

    void seriesPlayAsTablesDo_data() {
        QTest::addColumn<bool>("strict");
        QTest::newRow("tiny") << false;
        QTest::newRow("strict") << true;
    }
    void seriesPlayAsTablesDo() {
        QFETCH(bool, strict);
        const GameEntry& game = strict ? strict_tiny() : tiny();
        const std::vector<std::string> names{"random", "mute", "late", "cheat"};
        const auto result = play_series(game, names, 40);
        const Series series = drawn_series(4, 40);
        QCOMPARE(result.number, 4u);
        QCOMPARE(result.lines.size(), std::size_t{40});
        QCOMPARE(result.points.size(), std::size_t{160});
        for (int match = 0; match < 40; ++match) {
            const auto digest = digest_at_table(game, names, series, match);
            QCOMPARE(result.lines[static_cast<std::size_t>(match)].digest,
                     static_cast<std::uint32_t>(digest ^ (digest >> 32)));
        }
        QVERIFY(play_series(game, names, 40) == result);
    }
    /// A part of a series is what the whole has in its place.
    void seriesMayBeCut() {
        const std::vector<std::string> names{"random", "random", "mute"};
        const auto whole = play_series(tiny(), names, 20);
        Series series = drawn_series(3, 10);
        series.first_match += 10;
        series.first_deal += 10;
        const auto half = tiny().run_series(series, {}, names);
        QVERIFY(std::equal(half.lines.begin(), half.lines.end(), whole.lines.begin() + 10));
    }
    void seriesStopWhenTold() {
        Gate gate;
        gate.stop();
        const std::vector<std::string> names{"random", "mute"};
        QVERIFY(!tiny().run_series(drawn_series(2, 2), {}, names, gate));
    }
    void faultsAreListed() {
        const auto result = play_series(tiny(), {"cheat", "random"}, 5);
        QCOMPARE(result.faults.size(), std::size_t{5});
        const Series series = drawn_series(2, 5);
        for (int match = 0; match < 5; ++match) {
            const SeriesFault& fault = result.faults[static_cast<std::size_t>(match)];
            QCOMPARE(fault.match, std::uint64_t{100} + static_cast<std::uint64_t>(match));
            QCOMPARE(fault.entrant, std::uint16_t{0});
            QCOMPARE(seated(series, match)[fault.seat], std::uint16_t{0});
            QCOMPARE(fault.fault, Fault::NotAllowed);
            QCOMPARE(fault.decision, int{fault.seat}); // in the first step
            QCOMPARE(result.lines[static_cast<std::size_t>(match)].winners, std::uint16_t(1u << (1 - fault.seat)));
        }
    }
    /// Dead bots pay at each of their decisions and get no notices; where rests count, they pay there too. Listed is
    /// the death alone.
    void theDeadPayOn() {
        const auto faults = [](const GameEntry& game) {
            std::vector<Fault> all;
            for (const SeriesFault& fault : play_series(game, {"mortal", "random"}, 1).faults)
                all.push_back(fault.fault);
            return all;
        };
        // Dies when it may swap, which costs the default; then forfeits in laying down, or at once at the next rest.
        const std::vector<Fault> expected{Fault::Crash};
        MortalBot<Tiny>::told_after_death = 0;
        QCOMPARE(faults(tiny()), expected);
        QCOMPARE(MortalBot<Tiny>::told_after_death, 0);
        QCOMPARE(faults(strict_tiny()), expected);
    }
    void theSilentAreNotAsked() {
        MuteBot<Tiny>::asked_in_vain = 0;
        play_series(tiny(), {"mute", "mute", "mute"}, 5);
        QCOMPARE(MuteBot<Tiny>::asked_in_vain, 0);
    }
    void scriptsAreToldOfEveryDraw() {
        struct Counter : DrawListener {
            void begins(int) override { ++parts; }
            void draws(int, int, std::uint8_t) override { ++cards; }
            int parts = 0;
            int cards = 0;
        } counter;
        const Script listening{.parts = {}, .listener = &counter};
        auto table = std::move(*tiny().make_table({}, 2, {1, 0, 0}, &listening));
        const auto silent = std::move(*tiny().make_table({}, 2, {1, 0, 0}));
        QCOMPARE(table->shown(SeatSet::all(2)), silent->shown(SeatSet::all(2)));
        while (!table->over()) {
            for (Seat seat : table->pending())
                QVERIFY(table->answer(seat, table->menu(seat).front().word));
            table->step();
        }
        QCOMPARE(counter.parts, 3);     // rounds
        QCOMPARE(counter.cards, 3 * 4); // two cards a seat
    }
};

HILLTOP_TEST(EntryTest)
#include "entry_test.moc"
