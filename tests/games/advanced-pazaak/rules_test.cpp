// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/advanced-pazaak/advanced_pazaak_table.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

using G = AdvancedPazaak;
constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

std::vector<std::uint8_t> numbers(const char* text) {
    std::vector<std::uint8_t> values;
    for (const QString& word : QString(text).split(' ', Qt::SkipEmptyParts))
        values.push_back(static_cast<std::uint8_t>(word.toInt()));
    return values;
}

/// Seat 0 begins every set; side decks of four, all drawn in the order written.
constexpr G::Rules kFour{.deck_size = 4, .hand_size = 4, .first = G::First::Seat0};

Script script_of(const std::vector<const char*>& sets) {
    Script script;
    script.parts[0] = script.parts[1] = {0, 1, 2, 3};
    for (std::size_t set = 0; set < sets.size(); ++set)
        script.parts[G::kFirstSetPart + static_cast<int>(set)] = numbers(sets[set]);
    return script;
}

class Scripted {
public:
    explicit Scripted(const std::vector<const char*>& sets, const char* deck0 = "+1 -3 +-2 +-1or2",
                      const char* deck1 = "flip24 flip36 double tie", const G::Rules& rules = kFour)
        : m_script(script_of(sets))
        , match(rules, G::kSeats, Chance(1, 1, &m_script)) {
        give(kFirst, QString("deck ") + deck0);
        give(kSecond, QString("deck ") + deck1);
        match.step();
    }

    void give(Seat seat, const QString& words) {
        const auto action = G::read(words.toStdString());
        QVERIFY2(action.has_value(), qPrintable(words));
        QCOMPARE(QString::fromStdString(G::spell(*action)), words);
        QCOMPARE(match.answer(seat, *action), nullptr);
    }
    /// "+1 stand, end, |": answers of the seat that is asked; "|" passes a rest.
    void answer(const char* words) {
        for (const QString& word : QString(words).split(", ", Qt::SkipEmptyParts)) {
            if (word != "|") {
                QVERIFY2(!match.resting(), qPrintable(word));
                give(*match.asked().begin(), word);
            }
            match.step();
        }
    }
    int total(Seat seat) const { return match.state().open.players[seat].total; }
    /// "set to 0", "level set", "match to 1", "seat 1 is asked".
    QString outcome() const {
        const auto& open = match.state().open;
        const QString winner = QString::number(open.set_winner);
        if (match.over()) return "match to " + winner;
        if (match.resting()) return open.set_winner == G::kNobody ? "level set" : "set to " + winner;
        return QString("seat %1 is asked").arg((*match.asked().begin()).index());
    }

private:
    Script m_script;

public:
    Match<G> match;
};

} // namespace

class AdvancedPazaakRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setsEnd_data() {
        QTest::addColumn<QByteArray>("house");
        QTest::addColumn<QByteArray>("answers");
        QTest::addColumn<QString>("outcome");
        const auto row = [](const char* name, const char* house, const char* answers, const char* outcome) {
            QTest::newRow(name) << QByteArray(house) << QByteArray(answers) << outcome;
        };
        row("a side card does not make one stand", "10 10 7", "+1 end, end", "seat 0 is asked");
        row("the higher total wins", "10 9", "stand, stand", "set to 0");
        row("level sets are nobody's", "10 10", "stand, stand", "level set");
        row("but for the tie card", "10 9", "stand, tie=+1 stand", "set to 1");
        row("at 20 one stands by itself", "10 9 10 9", "end, end, stand", "set to 0");
        row("at 20 after a side card, too", "10 9 9 9 10", "end, end, +1 end, stand", "set to 0");
        row("over 20 ends the set at once", "10 9 9 9 8", "end, end, end, end, end", "set to 1");
        row("a minus card saves an overdrawn hand", "10 9 9 9 4", "end, end, end, stand, -3 stand", "set to 0");
        row("nine cards win at once", "1 10 1 9 1 1 2 2 2 2 3", "end, end, end, stand, end, end, end, end, end, end",
            "set to 0");
    }
    void setsEnd() {
        QFETCH(QByteArray, house);
        QFETCH(QByteArray, answers);
        Scripted played({house.constData()});
        played.answer(answers.constData());
        QTEST(played.outcome(), "outcome");
    }

    void cardsCount_data() {
        QTest::addColumn<QByteArray>("house");
        QTest::addColumn<QByteArray>("answers");
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("total");
        QTest::newRow("+n") << QByteArray("7 9") << QByteArray("+1 end") << 0 << 8;
        QTest::newRow("-n") << QByteArray("7 9") << QByteArray("-3 end") << 0 << 4;
        QTest::newRow("below 0") << QByteArray("1 9") << QByteArray("-3 end") << 0 << -2;
        QTest::newRow("+-n") << QByteArray("7 9") << QByteArray("+-2=-2 end") << 0 << 5;
        QTest::newRow("+-1or2") << QByteArray("7 9") << QByteArray("+-1or2=+2 end") << 0 << 9;
        QTest::newRow("flip") << QByteArray("7 4 1 5") << QByteArray("end, end, end, flip24 end") << 1 << 1;
        QTest::newRow("flip36") << QByteArray("7 6 1 3") << QByteArray("end, end, end, flip36 end") << 1 << -9;
        QTest::newRow("double") << QByteArray("7 4 1 5") << QByteArray("end, end, end, double end") << 1 << 14;
        QTest::newRow("flip of a doubled card")
            << QByteArray("7 4 1 5 1") << QByteArray("end, double end, end, flip24 end") << 1 << -3;
        QTest::newRow("flip of a side card") << QByteArray("7 9") << QByteArray("+-2=+2 end") << 0 << 9;
    }
    void cardsCount() {
        QFETCH(QByteArray, house);
        QFETCH(QByteArray, answers);
        QFETCH(int, seat);
        Scripted played({house.constData()});
        played.answer(answers.constData());
        QTEST(played.total(Seat(seat)), "total");
    }

    void whatIsRefused_data() {
        QTest::addColumn<QByteArray>("deck");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("too few") << QByteArray("deck +1 +1 +2") << QByteArray("deck-size");
        QTest::newRow("too many") << QByteArray("deck +1 +1 +2 +2 +3") << QByteArray("deck-size");
        QTest::newRow("three of a kind") << QByteArray("deck +1 +1 +1 +2") << QByteArray("too-many-of-a-kind");
        QTest::newRow("two ties") << QByteArray("deck +1 tie tie +2") << QByteArray("too-many-of-a-kind");
        QTest::newRow("a turn") << QByteArray("stand") << QByteArray("not-now");
        QTest::newRow("a stake") << QByteArray("stake 1") << QByteArray("not-now");
    }
    void whatIsRefused() {
        QFETCH(QByteArray, deck);
        Match<G> match(kFour, G::kSeats, Chance(1, 1));
        QVERIFY(!match.resting());
        QCOMPARE(match.asked().size(), 2);
        QTEST(QByteArray(match.answer(kFirst, *G::read(deck.toStdString()))), "reason");
    }
    void poolBounds() {
        auto rules = kFour;
        rules.pool = G::Pool::Plus;
        Match<G> match(rules, G::kSeats, Chance(1, 1));
        QCOMPARE(QByteArray(match.answer(kFirst, *G::read("deck +1 +2 +3 -1"))), QByteArray("not-in-pool"));
        QVERIFY(!G::check({.pool = G::Pool::Plus, .deck_size = 13, .same = 2}, 2));
        QVERIFY(G::check({.pool = G::Pool::Plus, .deck_size = 12, .same = 2}, 2));
        QVERIFY(!G::check({.deck_size = 3, .hand_size = 4}, 2));
    }

    void theLowerStakeIsPlayedFor() {
        auto rules = kFour;
        rules.stake = 100;
        rules.sets_to_win = 1;
        Scripted played({"10 9"}, "+1 -3 +-2 +-1or2", "flip24 flip36 double tie", rules);
        QCOMPARE(QByteArray(played.match.answer(kFirst, G::name_stake(101))), QByteArray("stake-out-of-range"));
        QCOMPARE(QByteArray(played.match.answer(kFirst, G::name_stake(0))), QByteArray("stake-out-of-range"));
        played.give(kFirst, "stake 70");
        played.give(kSecond, "stake 30");
        played.match.step();
        played.answer("stand, stand");
        QCOMPARE(played.outcome(), QString("match to 0"));
        QCOMPARE(played.match.result().points[kFirst], 30);
        QCOMPARE(played.match.result().points[kSecond], -30);
    }

    void textsThatAreNone_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "ends", "+7 end", "+3", "+-3 end", "+3=+3 end", "double=+1 end", "deck", "deck ",
                                 "deck +1  +2", "stake", "stake 01", "stake -1", "stake 10000", "+3  end", "tie end"})
            QTest::newRow(text) << QByteArray(text);
    }
    void textsThatAreNone() {
        QFETCH(QByteArray, text);
        QVERIFY(!G::read(text.toStdString()));
    }
};

HILLTOP_TEST(AdvancedPazaakRulesTest)
#include "rules_test.moc"
