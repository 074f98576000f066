// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/thegame/entry.h"
#include "games/thegame/thegame_table.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

/// A match whose cards come in the order of `cards` ("" leaves them to chance), answered in words: "57>2, end"; "|"
/// lets everybody be silent, "1:5 0 0 0" is a wish of seat 1 and silence of the others.
class Scripted {
public:
    explicit Scripted(int seats, const char* cards, const TheGame::Rules& rules = {})
        : m_script(script_of(cards))
        , match(rules, seats, Chance(1, 1, &m_script)) {}

    void answer(const char* words) {
        for (const QString& word : QString(words).split(", ", Qt::SkipEmptyParts)) {
            if (match.need(Seat(0)) == Need::May) {
                const int speaker = word.contains(':') ? word.section(':', 0, 0).toInt() : -1;
                for (Seat seat : match.pending()) {
                    if (seat.index() != speaker) {
                        match.silence(seat);
                        continue;
                    }
                    const auto action = TheGame::read("wish " + word.section(':', 1).toStdString());
                    QVERIFY2(action && match.answer(seat, *action) == nullptr, qPrintable(word));
                }
            } else {
                const auto action = TheGame::read(word.toStdString());
                QVERIFY2(action && match.asked().size() == 1, qPrintable(word));
                QCOMPARE(match.answer(*match.asked().begin(), *action), nullptr);
            }
            match.step();
        }
        QVERIFY(!match.state().chance.script_failed());
    }
    /// Plays each card and lets everybody be silent.
    void play(const char* words) {
        for (const QString& word : QString(words).split(", ", Qt::SkipEmptyParts)) {
            answer(word.toUtf8().constData());
            if (match.need(Seat(0)) == Need::May) answer("|");
        }
    }
    const TheGame::Open& open() const { return match.state().open; }
    QString hand(int seat) const {
        QStringList cards;
        for (const std::uint8_t card : match.state().hands[Seat(seat)])
            cards << QString::number(card);
        return cards.join(' ');
    }

private:
    static Script script_of(const char* cards) {
        Script script;
        for (const QString& card : QString(cards).split(' ', Qt::SkipEmptyParts))
            script.parts[0].push_back(static_cast<std::uint8_t>(card.toInt()));
        return script;
    }
    Script m_script; // before the match, which keeps a pointer to it

public:
    Match<TheGame> match;
};

class TheGameRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// "Two piles can only accept cards in strictly increasing order, the other two in strictly decreasing order", and
    /// one exactly ten less or more.
    void everyCardOnEveryTopOfEveryPile() {
        for (int top = 1; top <= 100; ++top) {
            for (int card = 2; card <= 99; ++card) {
                const bool higher = card > top;
                const bool ten_lower = card + 10 == top;
                const bool lower = card < top;
                const bool ten_higher = card == top + 10;
                for (int pile : {0, 1})
                    QCOMPARE(TheGame::fits(pile, top, card), higher || ten_lower);
                for (int pile : {2, 3})
                    QCOMPARE(TheGame::fits(pile, top, card), lower || ten_higher);
            }
        }
    }

    /// The examples of the seed: piles 1 32 78 100, 22 fits on pile 1 and 88 on pile 2.
    void jumpsOfTheSeed() {
        QVERIFY(TheGame::fits(1, 32, 22) && TheGame::fits(2, 78, 88));
        QVERIFY(!TheGame::fits(1, 32, 21) && !TheGame::fits(1, 32, 23) && !TheGame::fits(2, 78, 87));
        QCOMPARE(TheGame::gap(1, 32, 22), -10);
        QCOMPARE(TheGame::gap(2, 78, 88), -10);
    }
    /// "98 cards, numbered 2 through 99"; piles start at 1 1 100 100; hands of six; all wishes are 0 at the start.
    void matchBegins() {
        for (int seats = 1; seats <= TheGame::kSeats; ++seats) {
            const auto state = TheGame::deal({}, seats, Chance(3, 4), {});
            TheGame::CardSet seen;
            int cards = 0;
            const auto see = [&](int card) {
                QVERIFY(card >= 2 && card <= 99 && !seen.contains(card));
                seen.insert(card);
                ++cards;
            };
            for (int seat = 0; seat < seats; ++seat) {
                QCOMPARE(state.hands[Seat(seat)].size(), 6);
                QCOMPARE(state.open.held[Seat(seat)], 6);
                QCOMPARE(state.open.wishes[Seat(seat)], TheGame::Wishes());
                for (const int card : state.hands[Seat(seat)])
                    see(card);
            }
            for (const int card : state.stack)
                see(card);
            QCOMPARE(cards, 98);
            QCOMPARE(int{state.open.stack}, 98 - 6 * seats);
            QCOMPARE(state.open.tops, (std::array<std::uint8_t, 4>{1, 1, 100, 100}));
            QCOMPARE(TheGame::asked(state), SeatSet(Seat(0)));
            QVERIFY(TheGame::need(state, Seat(0)) == Need::Must);
        }
    }
    /// hand 1..12 with hand x seats <= 98, minimum 1..hand.
    void rulesFitTogether() {
        for (int seats = 1; seats <= TheGame::kSeats; ++seats) {
            for (int hand = 1; hand <= TheGame::kMaxHand; ++hand) {
                for (int minimum = 1; minimum <= TheGame::kMaxHand; ++minimum) {
                    TheGame::Rules rules;
                    rules.hand = static_cast<std::uint8_t>(hand);
                    rules.minimum = static_cast<std::uint8_t>(minimum);
                    QCOMPARE(bool(TheGame::check(rules, seats)), hand * seats <= 98 && minimum <= hand);
                }
            }
        }
        const auto error = thegame_entry().check({{"hand", 3}, {"minimum", 4}}, 4);
        QCOMPARE(QString::fromStdString(english(error.error())),
                 QString("rule minimum is 4, but with hand 3 it must be from 1 to 3"));
        const auto empty = thegame_entry().check({{"hand", 3}, {"minimum", 2}, {"minimum_empty", 4}}, 4);
        QCOMPARE(QString::fromStdString(english(empty.error())),
                 QString("rule minimum_empty is 4, but with hand 3 it must be from 0 to 3"));
        QVERIFY(!thegame_entry().check({{"hand", 13}}, 1));
        QVERIFY(!thegame_entry().check({{"hand", 0}}, 1));
        QVERIFY(!thegame_entry().check({}, 6));
        QVERIFY(!thegame_entry().check({}, 0));
    }
    /// "After each card every seat, the mover too, states four wishes"; then the mover continues.
    void everySeatIsAskedAfterEachCard() {
        Scripted game(3, "10 20 30 40 50 60");
        game.answer("10>0");
        QVERIFY(game.match.need(Seat(0)) == Need::May);
        QCOMPARE(game.match.asked(), SeatSet::all(3));
        game.answer("|");
        QVERIFY(game.match.need(Seat(0)) == Need::Must);
        QCOMPARE(game.match.asked(), SeatSet(Seat(0)));
        game.answer("20>0");
        QCOMPARE(game.match.asked(), SeatSet::all(3));
        game.answer("|, end"); // after the end of a turn no seat is asked for wishes
        QVERIFY(game.match.need(Seat(0)) == Need::Must);
        QCOMPARE(game.match.asked(), SeatSet(Seat(1)));
    }
    /// "Nobody sees new wishes before all have spoken"; silence leaves a seat's wishes as they were.
    void wishesAreHeardTogether() {
        Scripted game(3, "10 20 30 40 50 60");
        game.answer("10>0");
        QCOMPARE(game.match.answer(Seat(0), TheGame::wish({5, 0, 0, 0})), nullptr);
        QCOMPARE(game.match.view(Seat(1)).open.wishes[Seat(0)], TheGame::Wishes());
        QCOMPARE(game.match.answer(Seat(2), TheGame::wish({0, 0, 3, 1})), nullptr);
        game.match.silence(Seat(1));
        game.match.step();
        QCOMPARE(game.open().wishes[Seat(0)], TheGame::Wishes(5, 0, 0, 0));
        QCOMPARE(game.open().wishes[Seat(1)], TheGame::Wishes());
        QCOMPARE(game.open().wishes[Seat(2)], TheGame::Wishes(0, 0, 3, 1));
        game.answer("20>0, 0:0 0 0 4");
        QCOMPARE(game.open().wishes[Seat(0)], TheGame::Wishes(0, 0, 0, 4));
        QCOMPARE(game.open().wishes[Seat(2)], TheGame::Wishes(0, 0, 3, 1));
        // What was wished after each card stays known.
        QCOMPARE(game.open().played[0].wishes[Seat(0)], TheGame::Wishes(5, 0, 0, 0));
        QCOMPARE(game.open().played[1].wishes[Seat(0)], TheGame::Wishes(0, 0, 0, 4));
        QCOMPARE(game.open().played[1].wishes[Seat(2)], TheGame::Wishes(0, 0, 3, 1));
    }
    /// Wishes are 0..5, nothing else; any of them may be stated.
    void wishesAreFourLevels() {
        Scripted game(2, "10 20 30 40 50 60");
        game.answer("10>0");
        for (int bits = 0; bits < 65536; ++bits) {
            const TheGame::Wishes wishes(bits & 15, bits >> 4 & 15, bits >> 8 & 15, bits >> 12 & 15);
            bool fine = true;
            for (int pile = 0; pile < TheGame::kPiles; ++pile) {
                QCOMPARE(wishes[pile], bits >> (4 * pile) & 15);
                fine = fine && wishes[pile] <= 5;
            }
            QCOMPARE(TheGame::objection(game.match.view(Seat(1)), TheGame::wish(wishes)) == nullptr, fine);
        }
        QCOMPARE(TheGame::objection(game.match.view(Seat(1)), TheGame::wish({6, 0, 0, 0})), "no-such-wish");
        QCOMPARE(TheGame::objection(game.match.view(Seat(1)), TheGame::end()), "not-now");
        QCOMPARE(TheGame::objection(game.match.view(Seat(0)), TheGame::play(20, 0)), "not-now");
        game.answer("|");
        QCOMPARE(TheGame::objection(game.match.view(Seat(0)), TheGame::wish({})), "not-now");
    }
    /// "A wish counts as 0 0 0 0" at a fault, and the match continues.
    void faultInWishes() {
        Scripted game(2, "10 20 30 40 50 60");
        game.answer("10>0, 1:5 5 5 5, 20>0");
        game.match.silence(Seat(0));
        game.match.fail(Seat(1), Fault::TimeOut);
        game.match.step();
        QCOMPARE(game.open().wishes[Seat(1)], TheGame::Wishes());
        QCOMPARE(game.match.asked(), SeatSet(Seat(0)));
    }
    /// A card that is not held or does not fit is refused, and the fault loses the match there and then.
    void faultOnTurn() {
        Scripted game(2, "10 20 30 40 50 60");
        game.play("20>0");
        const Seat mover(0);
        QCOMPARE(game.match.answer(mover, TheGame::play(11, 1)), "not-held");
        QCOMPARE(game.match.answer(mover, TheGame::play(20, 1)), "not-held");
        QCOMPARE(game.match.answer(mover, TheGame::play(0, 1)), "not-held");
        QCOMPARE(game.match.answer(mover, TheGame::play(30, 4)), "no-such-pile");
        QCOMPARE(game.match.answer(mover, TheGame::lose()), "not-an-answer");
        QCOMPARE(game.match.answer(mover, TheGame::play(10, 0)), nullptr); // a jump
        game.match.take_back();
        game.match.fail(mover, Fault::NotAllowed);
        game.match.step();
        QVERIFY(game.match.over());
        QVERIFY(game.open().ending == TheGame::Ending::Fault);
        QVERIFY(game.match.result().winners.empty());
        QCOMPARE(game.match.result().points[Seat(0)], 97);
        QCOMPARE(game.match.result().points[Seat(1)], 97);
        Scripted other(2, "10 21 30 40 50 60");
        other.play("21>0");
        QCOMPARE(other.match.answer(mover, TheGame::play(10, 0)), "does-not-fit");
    }
    /// "The turn may be ended after min(minimum, cards held when the turn began) cards"; too early gives up.
    void endOfTurn() {
        Scripted game(2, "10 20 30 40 50 60 11 21 31 41 51 61 70 80");
        game.play("10>0");
        QVERIFY(!TheGame::may_end(game.open()));
        game.play("20>0");
        QVERIFY(TheGame::may_end(game.open()));
        game.answer("end");
        QCOMPARE(game.hand(0), QString("30 40 50 60 70 80")); // new cards go to the end
        QCOMPARE(int{game.open().stack}, 98 - 14);
        game.answer("21>0, |, end");
        QVERIFY(game.match.over());
        QVERIFY(game.open().ending == TheGame::Ending::GaveUp);
        QCOMPARE(game.match.result().points[Seat(1)], 95);
    }
    /// "At least two cards, up to all the cards in their hand": more than the minimum is allowed.
    void wholeHandEndsTheTurn() {
        Scripted game(2, "10 20 30 40 50 60 11 21 31 41 51 61 70 71 72 73 74 75");
        game.play("10>0, 20>0, 30>0, 40>0, 50>0");
        QCOMPARE(game.match.asked(), SeatSet(Seat(0)));
        game.answer("60>0");
        // The hand is filled up and the turn has passed; then all are asked for wishes.
        QCOMPARE(game.hand(0), QString("70 71 72 73 74 75"));
        QVERIFY(game.match.need(Seat(0)) == Need::May);
        QCOMPARE(game.open().turn, Seat(1));
        game.answer("|");
        QCOMPARE(game.match.asked(), SeatSet(Seat(1)));
    }
    /// "The seat on turn has not played its minimum and no card fits": judged right after the card; no seat is asked.
    void stuckAfterACard() {
        Scripted game(2, "99 98 3 50 2 4 5 6", {.hand = 4, .minimum = 4});
        game.play("99>0, 98>1");
        game.answer("3>2");
        QVERIFY(!game.match.over()); // 50 still fits on pile 3
        game.answer("|, 50>3");
        QCOMPARE(game.match.asked(), SeatSet::all(2)); // a hand emptied; seat 1 has 2 for pile 2
        Scripted stuck(1, "99 98 3 2 50 51 52 53", {.hand = 5, .minimum = 5});
        stuck.play("99>0, 98>1, 3>2");
        stuck.answer("2>3");
        QVERIFY(stuck.match.over());
        QVERIFY(stuck.open().ending == TheGame::Ending::Stuck);
        QCOMPARE(stuck.match.result().points[Seat(0)], 94);
        QVERIFY(stuck.match.result().winners.empty());
    }
    /// The same right after a refill, for the seat whose turn it is then; after a card that ended the turn before
    /// wishes.
    void stuckAfterARefill() {
        const TheGame::Rules rules{.hand = 4, .minimum = 2};
        Scripted game(2, "99 98 3 2 50 51 52 53 54 55 56 57", rules);
        game.play("99>0, 98>1, 3>2");
        game.answer("2>3");
        QVERIFY(game.match.over());
        QVERIFY(game.open().ending == TheGame::Ending::Stuck);
        QCOMPARE(game.open().turn, Seat(1));
        QCOMPARE(game.hand(0), QString("54 55 56 57"));
        Scripted ended(2, "99 98 3 60 50 51 52 53", rules);
        ended.play("99>0, 98>1, 3>2");
        ended.answer("60>3");
        QVERIFY(!ended.match.over());
        ended.answer("|, 50>3"); // one card, and then nothing fits
        QVERIFY(ended.match.over());
        QVERIFY(ended.open().ending == TheGame::Ending::Stuck);
    }
    /// A seat that has played its minimum is not judged: it may still end its turn.
    void notStuckAfterTheMinimum() {
        Scripted game(2, "99 98 3 2 50 51 52 53 88 89", {.hand = 5, .minimum = 4});
        game.play("99>0, 98>1, 3>2, 2>3");
        QVERIFY(!game.match.over());
        QCOMPARE(game.match.asked(), SeatSet(Seat(0)));
    }
    /// Only a jump fits: the seat is not stuck.
    void jumpKeepsTheMatchGoing() {
        Scripted game(1, "99 98 3 2 89 12", {.hand = 6, .minimum = 6});
        game.play("99>0, 98>1, 3>2, 2>3");
        QCOMPARE(game.match.asked(), SeatSet(Seat(0)));
        game.play("89>0");
        QVERIFY(!game.match.over());
        QCOMPARE(int{game.open().tops[0]}, 89);
    }
    /// "The match ends when all 98 cards are played (a perfect match)", alone and together; seats without cards are
    /// passed over and the minimum shrinks with the hand.
    void perfectMatch_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        for (int seats = 1; seats <= TheGame::kSeats; ++seats) {
            for (const int hand : {1, 2, 6, 12})
                QTest::addRow("%d seats, hand %d", seats, hand) << seats << hand;
        }
    }
    void perfectMatch() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        // The cards come in order, so everybody has the next ones: on pile 0 up to 99.
        QStringList order;
        for (int card = 2; card <= 99; ++card)
            order << QString::number(card);
        const TheGame::Rules rules{.hand = static_cast<std::uint8_t>(hand),
                                   .minimum = static_cast<std::uint8_t>(std::min(hand, 2))};
        Scripted game(seats, order.join(' ').toUtf8().constData(), rules);
        for (int card = 2; card <= 99; ++card) {
            const Seat seat = *game.match.asked().begin();
            QCOMPARE(int{game.open().must},
                     std::min<int>(rules.minimum, game.open().held[seat] + game.open().this_turn));
            // Whole hands, one after another: seat 0 has the lowest cards, and draws the next ones.
            game.answer(qPrintable(QString("%1>0").arg(game.match.state().hands[seat][0])));
            if (game.match.need(Seat(0)) == Need::May && !game.match.over()) game.answer("|");
            if (game.match.over()) break;
        }
        QVERIFY(game.match.over());
        QVERIFY(game.open().ending == TheGame::Ending::Perfect);
        QVERIFY(game.match.asked().empty()); // no seat is asked for wishes
        QCOMPARE(game.match.result().winners, SeatSet::all(seats));
        for (int seat = 0; seat < seats; ++seat)
            QCOMPARE(game.match.result().points[Seat(seat)], 0);
        QCOMPARE(int{game.open().tops[0]}, 99);
    }
    /// As published, a card a turn is enough once the stack is empty; not before, and not by the usual rules.
    void fewerCardsOnceTheStackIsEmpty_data() {
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("must");
        QTest::newRow("as before") << 0 << 2;
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("more") << 5 << 5;
    }
    void fewerCardsOnceTheStackIsEmpty() {
        QFETCH(int, least);
        QFETCH(int, must);
        QStringList order;
        for (int card = 2; card <= 99; ++card)
            order << QString::number(card);
        const TheGame::Rules rules{.hand = 6, .minimum_empty = static_cast<std::uint8_t>(least)};
        Scripted game(2, order.join(' ').toUtf8().constData(), rules);
        const auto play_hand = [&] {
            for (int card = 0; card < 6; ++card)
                game.play(qPrintable(QString("%1>0").arg(game.match.state().hands[game.open().turn][0])));
        };
        while (game.open().stack > 0) {
            QCOMPARE(int{game.open().must}, 2);
            play_hand();
        }
        QCOMPARE(int{game.open().must}, must);
    }
    /// A seat with no cards left (stack empty) is passed over, and is still asked for wishes.
    void emptyHandsArePassedOver() {
        const TheGame::Rules rules{.hand = 12, .minimum = 1};
        QStringList order;
        for (int card = 2; card <= 99; ++card)
            order << QString::number(card);
        Scripted game(5, order.join(' ').toUtf8().constData(), rules);
        // Seats play whole hands until the stack is empty and seat 3 has less than a hand to come.
        while (game.open().stack > 0 || game.open().held[Seat(0)] > 0) {
            const Seat seat = *game.match.asked().begin();
            if (game.match.need(Seat(0)) == Need::May) {
                game.answer("|");
                continue;
            }
            game.answer(qPrintable(QString("%1>0").arg(game.match.state().hands[seat][0])));
        }
        QVERIFY(!game.match.over());
        QCOMPARE(game.match.asked(), SeatSet::all(5));
        game.answer("|");
        const Seat turn = game.open().turn;
        QVERIFY(game.open().held[turn] > 0);
        game.play(qPrintable(QString("%1>0").arg(game.match.state().hands[turn][0])));
        QVERIFY(game.open().held[*game.match.asked().begin()] > 0);
    }
    /// Answers as hosts and records write them.
    void answersAreSpelled() {
        QCOMPARE(TheGame::spell(TheGame::play(57, 2)), std::string("57>2"));
        QCOMPARE(TheGame::spell(TheGame::end()), std::string("end"));
        QCOMPARE(TheGame::spell(TheGame::wish({0, 0, 5, 0})), std::string("wish 0 0 5 0"));
        QCOMPARE(TheGame::spell(TheGame::lose()), std::string("lose"));
        for (const char* text : {"57>", ">2", "57>2>1", "057>2", "57 > 2", "-5>2", "57>256", "wish", "wish 0 0 5",
                                 "wish 0 0 5 0 0", "wish 0 0 5 10", "wish 0,0,5,0", "0 0 5 0", "End"})
            QVERIFY2(!TheGame::read(text), text);
        // Levels that do not exist are understood, and refused.
        QCOMPARE(*TheGame::read("wish 9 0 0 0"), TheGame::wish({9, 0, 0, 0}));
    }
    /// What fits is offered where it fits, ending the turn always, what fits nowhere with the reason.
    void menuOnTurn() {
        Scripted game(1, "99 98 3 2 89 50", {.hand = 6, .minimum = 6});
        game.play("99>0, 98>1, 3>2, 2>3");
        TheGame::Menu menu;
        const auto view = game.match.view(Seat(0));
        TheGame::legal_menu(view, menu);
        QCOMPARE(menu.size(), 3);
        QCOMPARE(menu[0], TheGame::play(89, 0));
        QCOMPARE(menu[1], TheGame::end());
        QCOMPARE(menu[2].card, std::uint8_t{50});
        QCOMPARE(TheGame::objection(view, menu[2]), "does-not-fit");
    }
    /// What people and hosts get: the figures of the table.
    void description() {
        Scripted game(2, "10 20 30 40 50 60 11 21 31 41 51 61");
        game.answer("30>0, 1:0 1 2 5, 20>0");
        const Json json = TheGame::describe(keep(game.match.view(Seat(1))));
        QCOMPARE(json["phase"].get<std::string>(), std::string("wish"));
        QCOMPARE(json["turn"].get<int>(), 0);
        QCOMPARE(json["left"].get<int>(), 96);
        QCOMPARE(json["may_end"].get<bool>(), true);
        QCOMPARE(json["piles"][0]["cards"].dump(), std::string("[30,20]"));
        QCOMPARE(json["piles"][0]["top"].get<int>(), 20);
        QCOMPARE(json["seats"][1]["wishes"].dump(), std::string("[0,1,2,5]"));
        QCOMPARE(json["seats"][0]["held"].get<int>(), 4);
        QCOMPARE(json["hand"].dump(), std::string("[11,21,31,41,51,61]"));
        QVERIFY(json["ended_by"].is_null());
        Scripted given_up(2, "10 20 30 40 50 60 11 21 31 41 51 61");
        given_up.answer("end");
        QCOMPARE(TheGame::describe(keep(given_up.match.view(Seat(1))))["ended_by"].get<int>(), 0);
    }
};

HILLTOP_TEST(TheGameRulesTest)
#include "rules_test.moc"
