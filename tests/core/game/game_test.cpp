// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/event.h"
#include "engine/info.h"
#include "engine/rule_spec.h"
#include "engine/series.h"
#include "rng/rng.h"
#include "support/apply_event.h"
#include "support/test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <set>

using namespace hilltop;

namespace {

struct Rules {
    int cards = 4;
    int style = 1;
};
constexpr const char* kWords[] = {"plain", "fancy", "odd"};
constexpr std::array<RuleSpec<Rules>, 2> kSpecs = {
    {{"cards", 1, 8, {}, [](const Rules& rules) { return rules.cards; }, [](Rules& rules, int v) { rules.cards = v; }},
     {"style", 1, 3, kWords, [](const Rules& rules) { return rules.style; },
      [](Rules& rules, int v) { rules.style = v; }}}};
std::vector<RuleInfo> infos() {
    return rule_infos<Rules>(kSpecs);
}

/// Zone 0 with cards 0..2 bottom to top, and two of seat 1 in zone 1.
Layout small_table() {
    return {{{0, kCommon, 0}, {0, 10}, {}},
            {{0, kCommon, 1}, {0, 11}, {}},
            {{0, kCommon, 2}, {0, 12}, {}},
            {{1, 1, 0}, {0, 20}, Seat(1)},
            {{1, 1, 1}, {0, 21}, Seat(1)}};
}

/// "11 12 | 20 21": the values by zone; what no seat sees in brackets.
QString picture(Layout layout) {
    sort_layout(layout);
    QString text;
    for (std::size_t i = 0; i < layout.size(); ++i) {
        if (i > 0) text += layout[i].spot.same_zone(layout[i - 1].spot) ? " " : " | ";
        const QString face = layout[i].face == kHidden ? QString("?") : QString::number(layout[i].face.value);
        text += layout[i].seen_by.empty() ? "(" + face + ")" : face;
    }
    return text;
}

Event happens(Event::Kind kind, Spot from, Spot to = {}, Face face = kHidden, SeatSet seen_by = {}) {
    return {kind, kCommon, from, to, face, seen_by, "", 0};
}

Series series_of(SeatingPlan seating, int entrants, int seats) {
    Series series{
        .number = 0, .entrants = {}, .first_match = 0, .matches = 1000, .seats = seats, .seating = seating, .seed = 5};
    for (int i = 0; i < entrants; ++i)
        series.entrants.push_back(static_cast<std::uint16_t>(10 + i));
    return series;
}

} // namespace
Q_DECLARE_METATYPE(Event)

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesFromText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("number") << "cards=8"
                                << "";
        QTest::newRow("word") << "style=odd"
                              << "";
        QTest::newRow("too many") << "cards=9"
                                  << "rule cards is \"9\", but it must be a whole number from 1 to 8";
        QTest::newRow("too few") << "cards=0"
                                 << "rule cards is \"0\", but it must be a whole number from 1 to 8";
        QTest::newRow("negative") << "cards=-1"
                                  << "rule cards is \"-1\", but it must be a whole number from 1 to 8";
        QTest::newRow("fraction") << "cards=2.5"
                                  << "rule cards is \"2.5\", but it must be a whole number from 1 to 8";
        QTest::newRow("huge") << "cards=99999999999"
                              << "rule cards is \"99999999999\", but it must be a whole number from 1 to 8";
        QTest::newRow("no value") << "cards="
                                  << "rule cards is \"\", but it must be a whole number from 1 to 8";
        QTest::newRow("a space") << "cards= 3"
                                 << "rule cards is \" 3\", but it must be a whole number from 1 to 8";
        QTest::newRow("no such word") << "style=new"
                                      << "rule style is \"new\", but it must be one of plain, fancy, odd";
        QTest::newRow("number for a word") << "style=1"
                                           << "rule style is \"1\", but it must be one of plain, fancy, odd";
        QTest::newRow("no such rule") << "colour=1"
                                      << "there is no rule \"colour\"; the rules are cards, style";
        QTest::newRow("no key") << "=1"
                                << "there is no rule \"\"; the rules are cards, style";
        QTest::newRow("no rule") << "cards"
                                 << "\"cards\" is not a rule; write KEY=VALUE";
        QTest::newRow("twice =") << "style=odd=odd"
                                 << "rule style is \"odd=odd\", but it must be one of plain, fancy, odd";
    }
    void rulesFromText() {
        QFETCH(QString, text);
        RuleValues values;
        const auto done = set_rule(infos(), text.toStdString(), values);
        QTEST(done ? QString() : QString::fromStdString(english(done.error())), "error");
        QCOMPARE(values.size(), std::size_t(done ? 1 : 0));
        if (!done) QCOMPARE(done.error().kind, ErrorKind::Usage);
    }
    void rulesFromValues() {
        const auto fallback = make_rules<Rules>(kSpecs, {});
        QCOMPARE(fallback->cards, 4);
        const auto set = make_rules<Rules>(kSpecs, {{"style", 3}});
        QCOMPARE(set->cards, 4);
        QCOMPARE(set->style, 3);
        QVERIFY(!make_rules<Rules>(kSpecs, {{"style", 4}}));
        QVERIFY(!make_rules<Rules>(kSpecs, {{"style", 0}}));
        QVERIFY(!make_rules<Rules>(kSpecs, {{"colour", 1}}));
        QCOMPARE(default_values(infos()), (RuleValues{{"cards", 4}, {"style", 1}}));
        QCOMPARE(rule_text(infos()[1], 3), std::string("odd"));
        QCOMPARE(rule_text(infos()[0], 3), std::string("3"));
    }

    void events_data() {
        using Kind = Event::Kind;
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("after"); // empty: refused
        const SeatSet both = SeatSet::all(2);
        QTest::newRow("from the top") << happens(Kind::Move, {0, kCommon, 2}, {1, 1, 2}, {0, 12}, both)
                                      << "(10) (11) | 20 21 12";
        QTest::newRow("from the middle, in between")
            << happens(Kind::Move, {0, kCommon, 1}, {1, 1, 1}, {0, 11}, both) << "(10) (12) | 20 11 21";
        QTest::newRow("within a zone") << happens(Kind::Move, {0, kCommon, 0}, {0, kCommon, 2}, {0, 10}, both)
                                       << "(11) (12) 10 | 20 21";
        QTest::newRow("to a new zone, unseen")
            << happens(Kind::Move, {1, 1, 0}, {2, 0, 0}) << "(10) (11) (12) | 21 | (?)";
        QTest::newRow("nothing there") << happens(Kind::Move, {0, kCommon, 3}, {1, 1, 0}) << "";
        QTest::newRow("of another seat") << happens(Kind::Move, {1, 0, 0}, {1, 1, 0}) << "";
        QTest::newRow("gather") << happens(Kind::Gather, {1, 1, 0}, {0, kCommon, 0}) << "(10) (11) (12) (?) (?)";
        QTest::newRow("gather seen") << happens(Kind::Gather, {1, 1, 0}, {0, kCommon, 0}, kHidden, both)
                                     << "(10) (11) (12) 20 21";
        QTest::newRow("gather nothing") << happens(Kind::Gather, {3, 0, 0}, {0, kCommon, 0})
                                        << "(10) (11) (12) | 20 21";
        QTest::newRow("show") << happens(Kind::Show, {0, kCommon, 1}, {}, {0, 11}, both) << "(10) 11 (12) | 20 21";
        QTest::newRow("show nothing") << happens(Kind::Show, {0, kCommon, 5}, {}, {0, 11}, both) << "";
        for (const Kind kind : {Kind::Say, Kind::Score, Kind::Phase, Kind::Fault})
            QTest::addRow("no card: %d", static_cast<int>(kind)) << happens(kind, {}) << "(10) (11) (12) | 20 21";
    }
    void events() {
        QFETCH(Event, event);
        QFETCH(QString, after);
        Layout layout = small_table();
        QCOMPARE(apply_event(layout, event), !after.isEmpty());
        QCOMPARE(picture(layout), after.isEmpty() ? picture(small_table()) : after);
    }
    void facesAreForViewers() {
        const LaidCard card{{1, 1, 0}, {0, 20}, Seat(1)};
        QCOMPARE(face_for(card, Seat(1)), card.face);
        QCOMPARE(face_for(card, SeatSet::all(2)), card.face);
        QCOMPARE(face_for(card, Seat(0)), kHidden);
        QCOMPARE(face_for(card, {}), kHidden);
    }
    void silentEventsGoNowhere() {
        Events().say(Seat(0), "nothing");
        std::vector<Event> heard;
        Events(&heard).score(Seat(1), "hands", 2);
        QCOMPARE(heard.size(), std::size_t{1});
        QCOMPARE(heard[0].value, 2);
        QCOMPARE(heard[0].seat, std::uint8_t{1});
    }

    void seating_data() {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<int>("seats");
        for (int entrants = 2; entrants <= 5; ++entrants)
            QTest::addRow("%d", entrants) << entrants << entrants;
    }
    /// Everybody sits once, and over as many matches as there are seats, once on every seat.
    void seating() {
        QFETCH(int, entrants);
        QFETCH(int, seats);
        for (const SeatingPlan plan : {SeatingPlan::Fixed, SeatingPlan::Rotated, SeatingPlan::Drawn}) {
            const Series series = series_of(plan, entrants, seats);
            std::set<std::pair<int, int>> met;
            for (int match = 0; match < seats; ++match) {
                const auto by_seat = seated(series, match);
                QCOMPARE(by_seat.size(), seats);
                QVERIFY(std::is_permutation(by_seat.begin(), by_seat.end(), series.entrants.begin()));
                QCOMPARE(seated(series, match), by_seat);
                for (int i = 0; i < seats; ++i)
                    met.insert({i, by_seat[i]});
            }
            if (plan == SeatingPlan::Fixed) QCOMPARE(static_cast<int>(met.size()), seats);
            if (plan == SeatingPlan::Rotated) QCOMPARE(static_cast<int>(met.size()), seats * seats);
        }
    }
    /// 6,000 orders of three: each of the six within five standard deviations of a thousand.
    void drawnSeatsAreFair() {
        const Series series = series_of(SeatingPlan::Drawn, 3, 3);
        std::map<std::vector<int>, int> met;
        for (int match = 0; match < 6000; ++match) {
            const auto by_seat = seated(series, match);
            ++met[{by_seat.begin(), by_seat.end()}];
        }
        QCOMPARE(met.size(), std::size_t{6});
        for (const auto& [order, times] : met)
            QVERIFY2(std::abs(times - 1000) < 145, qPrintable(QString::number(times)));
    }
    void poolsAreDrawnWithReplacement() {
        const Series series = series_of(SeatingPlan::DrawnFromPool, 4, 2);
        std::map<std::pair<int, int>, int> met;
        for (int match = 0; match < 16000; ++match) {
            const auto by_seat = seated(series, match);
            ++met[{by_seat[0], by_seat[1]}];
        }
        QCOMPARE(met.size(), std::size_t{16});
        for (const auto& [order, times] : met)
            QVERIFY2(std::abs(times - 1000) < 155, qPrintable(QString::number(times)));
    }
    void lotsDependOnTheMatchAlone() {
        Series series = series_of(SeatingPlan::Drawn, 5, 5);
        const auto by_seat = seated(series, 7);
        series.first_match = 7;
        series.number = 3;
        QCOMPARE(seated(series, 0), by_seat);
    }
    void duplicateDealsShareTheDeal() {
        Series series = series_of(SeatingPlan::Rotated, 2, 2);
        series.matches_per_deal = 2;
        series.first_deal = 100;
        QCOMPARE(series.deal_number(0), std::uint64_t{100});
        QCOMPARE(series.deal_number(1), std::uint64_t{100});
        QCOMPARE(series.deal_number(2), std::uint64_t{101});
    }

    void faultWordsAreReadBack() {
        for (int i = 0; i < kFaults; ++i) {
            Fault fault{};
            QVERIFY(read_fault(fault_word(static_cast<Fault>(i)), fault));
            QCOMPARE(static_cast<int>(fault), i);
        }
        Fault fault{};
        QVERIFY(!read_fault("", fault));
        QVERIFY(!read_fault("bored", fault));
    }
};

HILLTOP_TEST(GameTest)
#include "game_test.moc"
