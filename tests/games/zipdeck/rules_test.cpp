// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/zipdeck/entry.h"
#include "games/zipdeck/zipdeck_table.h"
#include "support/test.h"

#include <QtTest>

#include <set>

using namespace hilltop;

/// A match whose first round has these cards, by seat.
class Scripted {
public:
    explicit Scripted(const std::vector<std::uint8_t>& cards, const ZipDeck::Rules& rules = {.rounds = 1})
        : m_script{{{0, cards}}}
        , match(rules, static_cast<int>(cards.size()), Chance(1, 1, &m_script)) {}

    /// All answers of a round by seat, "zip 0 3, pass"; those left out pass.
    void answer(const QString& words) {
        const QStringList list = words.split(", ", Qt::SkipEmptyParts);
        for (Seat seat : match.pending()) {
            const auto action =
                ZipDeck::read(seat.index() < list.size() ? list[seat.index()].toStdString() : std::string("pass"));
            QVERIFY2(action.has_value(), qPrintable(words));
            QCOMPARE(match.answer(seat, *action), nullptr);
        }
        match.step();
        QVERIFY(!match.state().chance.script_failed());
    }
    int points(int seat) const { return match.state().open.points[Seat(seat)]; }
    QString all_points() const {
        QStringList list;
        for (int seat = 0; seat < match.seats(); ++seat)
            list << QString::number(points(seat));
        return list.join(' ');
    }

private:
    Script m_script;

public:
    Match<ZipDeck> match;
};

namespace {

/// Seat 0 has `card`; the others the lowest that are left, or the highest of all, so that it is the top card or not.
std::vector<std::uint8_t> cards_around(int card, int seats, bool top) {
    std::vector<std::uint8_t> cards = {static_cast<std::uint8_t>(card)};
    if (!top) cards.push_back(static_cast<std::uint8_t>(4 * seats - 1));
    for (int other = 0; static_cast<int>(cards.size()) < seats; ++other) {
        if (other != card) cards.push_back(static_cast<std::uint8_t>(other));
    }
    return cards;
}

} // namespace

class ZipDeckRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The whole table of points: called or not, highest or not, for every table and card.
    void pointTable() {
        int cases = 0;
        for (int seats = 2; seats <= ZipDeck::kSeats; ++seats) {
            for (int card = 0; card < 4 * seats; ++card) {
                for (const bool top : {false, true}) {
                    if (top ? card < seats - 1 : card == 4 * seats - 1) continue; // no such deal
                    for (const bool calls : {false, true}) {
                        Scripted play(cards_around(card, seats, top));
                        const int worth = card / 4;
                        const QString call = QStringLiteral("zip 0 %1").arg(worth);
                        play.answer(calls ? call : QStringLiteral("pass"));
                        const int fine = std::max(1, worth);
                        const int other = top ? (calls ? worth : 0) : seats - 1; // the highest did not call
                        QCOMPARE(play.points(0), calls == top ? 0 : fine);
                        QCOMPARE(play.points(1), other);
                        for (int seat = 2; seat < seats; ++seat)
                            QCOMPARE(play.points(seat), 0);
                        ++cases;
                    }
                }
            }
        }
        QVERIFY(cases > 1500);
    }
    /// A wrong caller pays for their own card, whether or not other calls were right.
    void severalCallAtOnce() {
        Scripted play({15, 14, 9, 0});
        play.answer("zip 0 1 1 1, zip 3, zip, zip");
        QCOMPARE(play.all_points(), QString("0 4 3 2"));
    }

    /// Four seats; the first has card 13, the highest, and gives away 3.
    void shares_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("points");
        QTest::newRow("all to one") << "zip 0 3 0 0"
                                    << "0 3 0 0";
        QTest::newRow("divided") << "zip 0 1 1 1"
                                 << "0 1 1 1";
        QTest::newRow("what is not given out, the caller pays") << "zip 0 1 0 0"
                                                                << "2 1 0 0";
        QTest::newRow("without shares the caller pays all") << "zip"
                                                            << "3 0 0 0";
        QTest::newRow("a share to oneself is paid") << "zip 1 2 0 0"
                                                    << "1 2 0 0";
        QTest::newRow("and the rest too") << "zip 1 1 0 0"
                                          << "2 1 0 0";
        QTest::newRow("too much: all is paid") << "zip 0 4 0 0"
                                               << "3 0 0 0";
        QTest::newRow("too much with a share of one's own") << "zip 2 2 0 0"
                                                            << "3 0 0 0";
        QTest::newRow("too much in pieces") << "zip 0 2 1 1"
                                            << "3 0 0 0";
        QTest::newRow("negative counts as 0") << "zip 0 -5 3 0"
                                              << "0 0 3 0";
        QTest::newRow("and does not make room") << "zip 0 -5 4 0"
                                                << "3 0 0 0";
        QTest::newRow("2.0 is whole") << "zip 0 2.0 1.00 -3.0"
                                      << "0 2 1 0";
        QTest::newRow("of any size") << "zip 0 99999999999999999999999999 0 0"
                                     << "3 0 0 0";
        QTest::newRow("as large as is kept") << "zip 255 255 255 255"
                                             << "3 0 0 0";
        QTest::newRow("no share is none") << "zip 0 3"
                                          << "0 3 0 0";
    }
    void shares() {
        QFETCH(QString, answer);
        Scripted play({13, 12, 1, 0});
        play.answer(answer);
        QTEST(play.all_points(), "points");
    }
    /// Every way to share out with up to 5 for each of three, whatever the card.
    void allShares() {
        for (int card = 2; card < 12; ++card) {
            for (int code = 0; code < 6 * 6 * 6; ++code) {
                const int given[] = {code % 6, code / 6 % 6, code / 36};
                Scripted play(cards_around(card, 3, true));
                play.answer(QStringLiteral("zip %1 %2 %3").arg(given[0]).arg(given[1]).arg(given[2]));
                const int worth = card / 4;
                const bool fits = given[0] + given[1] + given[2] <= worth;
                QCOMPARE(play.points(0), fits ? worth - given[1] - given[2] : worth);
                QCOMPARE(play.points(1), fits ? given[1] : 0);
                QCOMPARE(play.points(2), fits ? given[2] : 0);
            }
        }
    }
    /// No one gets a wrong caller's shares.
    void wrongCallersGiveNothing() {
        Scripted play({12, 13, 1, 0});
        play.answer("zip 0 1 1 1, zip 0 0 3 0");
        QCOMPARE(play.all_points(), QString("3 0 3 0"));
    }

    void answersThatAreNone_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"zip 1.5", "zip 0.01", "zip x",
                                 "zip 1e3", "zip nan",  "zip inf",
                                 "zip  1",  "zip -",    "zip .0",
                                 "zip 1.",  "zip 1,2",  "zip +1",
                                 "zip --1", "zip 0x1",  "zip1",
                                 "Zip",     "zip\t1",   "zip 1\n",
                                 "pass 1",  "passs",    "zip 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"})
            QTest::newRow(text) << text;
    }
    void answersThatAreNone() {
        QFETCH(QString, text);
        QVERIFY(!ZipDeck::read(text.toStdString()));
    }
    /// Also one of nothing.
    void sharesForSeatsThatDoNotExist() {
        for (int seats = 2; seats <= ZipDeck::kSeats; ++seats) {
            const Match<ZipDeck> match({}, seats, Chance(1, 1));
            std::string text = "zip";
            for (int named = 0; named <= ZipDeck::kSeats; ++named) {
                const auto action = ZipDeck::read(text);
                QVERIFY(action.has_value());
                const char* reason = ZipDeck::objection(match.view(Seat(0)), *action);
                QCOMPARE(QString(reason), QString(named > seats ? "no-such-seat" : ""));
                text += " 0";
            }
        }
    }
    /// The seat counts as not calling, and it is a fault.
    void faultsAreNoCall() {
        Scripted play({13, 12, 1, 0});
        play.match.fail(Seat(0), Fault::NotAllowed);
        play.match.fail(Seat(2), Fault::TimeOut);
        play.answer("");
        QCOMPARE(play.all_points(), QString("3 0 0 0"));
    }

    /// 4N cards 0..4N-1, each as likely in each hand as any other, and none twice.
    void theWholeDeckIsShuffledForEveryRound() {
        for (const int seats : {2, 3, 7, 16}) {
            std::map<int, int> dealt;
            Match<ZipDeck> match({.rounds = 3000}, seats, Chance(7, static_cast<std::uint64_t>(seats)));
            while (!match.over()) {
                if (!match.resting()) {
                    std::set<int> round;
                    for (Seat seat : match.asked()) {
                        const int card = match.view(seat).own.card;
                        round.insert(card);
                        ++dealt[card];
                        match.answer(seat, ZipDeck::pass());
                    }
                    QCOMPARE(static_cast<int>(round.size()), seats);
                }
                match.step();
            }
            QCOMPARE(static_cast<int>(dealt.size()), 4 * seats);
            QVERIFY(dealt.begin()->first == 0 && dealt.rbegin()->first == 4 * seats - 1);
            // 3000 rounds at chance 1/4 each: mean 750, standard deviation 23.7.
            for (const auto& [card, times] : dealt)
                QVERIFY2(std::abs(times - 750) < 4.5 * 23.7, qPrintable(QString::number(card)));
        }
    }
    void rounds_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("rounds");
        QTest::newRow("two") << 2 << 0 << 4;
        QTest::newRow("three") << 3 << 0 << 9;
        QTest::newRow("sixteen") << 16 << 0 << 256;
        QTest::newRow("one") << 3 << 1 << 1;
        QTest::newRow("ten thousand") << 2 << 10000 << 10000;
    }
    void rounds() {
        QFETCH(int, seats);
        QFETCH(int, rule);
        Match<ZipDeck> match({.rounds = static_cast<std::int16_t>(rule)}, seats, Chance(1, 1));
        int rests = 0;
        for (; !match.over(); match.step()) {
            rests += match.resting();
            QVERIFY(match.asked() == SeatSet::all(seats));
            for (Seat seat : match.pending())
                match.answer(seat, ZipDeck::zip());
        }
        QTEST(match.steps(), "rounds");
        QCOMPARE(rests, match.steps() - 1);
    }
    void rulesOutOfRange() {
        for (const int rounds : {-1, 10001}) {
            const auto refused = zipdeck_entry().check({{"rounds", rounds}}, 3);
            QVERIFY(!refused);
            const QString text = QString::fromStdString(english(refused.error()));
            QVERIFY2(text.contains("rounds") && text.contains(QString::number(rounds)) && text.contains("10000"),
                     qPrintable(text));
        }
        for (const int seats : {0, 1, 17})
            QVERIFY(!zipdeck_entry().check({}, seats));
    }
    /// However long the match is: round r has the cards of its part.
    void cardsDependOnTheRoundAlone() {
        Match<ZipDeck> few({.rounds = 2}, 3, Chance(5, 6));
        Match<ZipDeck> many({.rounds = 4}, 3, Chance(5, 6));
        while (!few.over()) {
            QVERIFY(few.state().cards == many.state().cards);
            for (Match<ZipDeck>* match : {&few, &many}) {
                for (Seat seat : match->pending())
                    match->answer(seat, match == &few ? ZipDeck::pass() : ZipDeck::zip());
                match->step();
            }
        }
        QVERIFY(few.state().cards == many.state().cards);
    }

    /// One sees one's own card; after the round everybody every card and every answer.
    void whatIsSeen() {
        Scripted play({13, 12, 1, 0}, {.rounds = 2});
        QCOMPARE(int(play.match.view(Seat(1)).own.card), 12);
        QVERIFY(ZipDeck::describe(keep(play.match.view(Seat(1))))["last_round"].is_null());
        play.answer("pass, zip 0 0 3");
        QVERIFY(play.match.resting());
        for (int turn = 0; turn < 2; ++turn) {
            const auto& last = play.match.view(Seat(3)).open.last;
            QCOMPARE(int(last.cards[Seat(0)]), 13);
            QCOMPARE(QString::fromStdString(ZipDeck::spell(last.answers[Seat(1)])), QString("zip 0 0 3"));
            QCOMPARE(int(last.paid[Seat(1)]), 3);
            QVERIFY(last.top == Seat(0));
            const Json json = ZipDeck::describe(keep(play.match.view(Seat(2))));
            QCOMPARE(json["last_round"], 1);
            QCOMPARE(json["round"], turn + 1);
            QCOMPARE(QString::fromStdString(json["seats"][1]["last"].dump()),
                     QString(R"({"card":12,"called":true,"shares":[0,0,3],"paid":3})"));
            if (turn == 0) play.match.step(); // deals the second round; the last one stays known
        }
    }
    void fewestPointsWinAndTiesShare() {
        Scripted play({13, 12, 1, 0});
        play.answer("zip 0 3, pass, pass, zip");
        const MatchResult result = play.match.result();
        QCOMPARE(play.all_points(), QString("0 3 0 1"));
        QCOMPARE(result.winners.bits(), 0b0101u);
        QCOMPARE(result.points[Seat(1)], 3);
    }
    /// Pass first, then a call for each of the others, then a call without shares.
    void menu() {
        Scripted play({13, 3, 1, 0});
        const auto words = [&](int seat) {
            ZipDeck::Menu menu;
            ZipDeck::legal_menu(play.match.view(Seat(seat)), menu);
            QStringList list;
            for (const auto& action : menu)
                list << QString::fromStdString(ZipDeck::spell(action));
            return list.join(", ");
        };
        QCOMPARE(words(0), QString("pass, zip 0 3 0 0, zip 0 0 3 0, zip 0 0 0 3, zip"));
        QCOMPARE(words(1), QString("pass, zip")); // it is worth nothing
        const auto view = play.match.view(Seat(0));
        const ActionTarget touch = ZipDeck::target_of(view, ZipDeck::zip(4, Seat(2), 3));
        QVERIFY(touch.card == Spot({ZipDeck::kHand, 0, 0}) && touch.target == Spot({ZipDeck::kHand, 2, 0}));
        QCOMPARE(*touch.figure, 3);
        QVERIFY(!ZipDeck::target_of(view, *ZipDeck::read("zip 0 1 1 1")).target);
        QVERIFY(!ZipDeck::target_of(view, ZipDeck::pass()).card);
    }
};

HILLTOP_TEST(ZipDeckRulesTest)
#include "rules_test.moc"
