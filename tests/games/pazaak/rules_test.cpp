// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/pazaak/pazaak_table.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

namespace {

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};
const Pazaak::Rules kRules{};

/// What is scripted: "1 2 3 4" for a side deck, "10 9 8" for the house cards of a hand; "" leaves it to chance.
struct Cards {
    const char* side0 = "1 2 3 4";
    const char* side1 = "5 5 4 3";
    std::vector<const char*> hands = {};
};

std::vector<std::uint8_t> numbers(const char* text) {
    std::vector<std::uint8_t> values;
    for (const QString& word : QString(text).split(' ', Qt::SkipEmptyParts))
        values.push_back(static_cast<std::uint8_t>(word.toInt()));
    return values;
}

Script script_of(const Cards& cards) {
    Script script;
    script.parts[0] = numbers(cards.side0);
    script.parts[1] = numbers(cards.side1);
    for (std::size_t hand = 0; hand < cards.hands.size(); ++hand)
        script.parts[Pazaak::kFirstHandPart + static_cast<int>(hand)] = numbers(cards.hands[hand]);
    return script;
}

} // namespace

/// A scripted match that is answered in words: "end", "stand", "play 3"; "|" passes a rest.
class Scripted {
public:
    explicit Scripted(const Cards& cards, const Pazaak::Rules& rules = {})
        : m_script(script_of(cards))
        , match(rules, Pazaak::kSeats, Chance(1, 1, &m_script)) {}

    void answer(const char* words) {
        for (const QString& word : QString(words).split(", ", Qt::SkipEmptyParts)) {
            if (word != "|") {
                const auto action = Pazaak::read(word.toStdString());
                QVERIFY2(action.has_value(), qPrintable(word));
                QVERIFY2(!match.resting(), qPrintable(word));
                const Seat seat = *match.asked().begin();
                QCOMPARE(match.answer(seat, *action), nullptr);
            }
            match.step();
        }
        QVERIFY(!match.state().chance.script_failed());
    }
    const Pazaak::Player& player(Seat seat) const { return match.state().open.players[seat]; }
    /// "hand to 0", "tied hand", "match to 1", "seat 1 is asked".
    QString outcome() const {
        const auto& open = match.state().open;
        const QString winner = QString::number(open.hand_winner);
        if (match.over()) return "match to " + winner;
        if (match.resting()) return open.hand_winner == Pazaak::kNobody ? QString("tied hand") : "hand to " + winner;
        return QString("seat %1 is asked").arg((*match.asked().begin()).index());
    }

private:
    Script m_script;

public:
    Match<Pazaak> match;
};

namespace {

QString row_text(const Pazaak::Player& player) {
    QStringList cards;
    for (const auto& card : player.row)
        cards << (card.side ? "+" : "") + QString::number(card.value);
    return cards.join(' ');
}

QString menu_words(const Match<Pazaak>& match) {
    Pazaak::Menu menu;
    Pazaak::legal_menu(match.view(*match.asked().begin()), menu);
    QStringList words;
    for (const auto& action : menu)
        words << QString::fromStdString(Pazaak::spell(action));
    return words.join(", ");
}

} // namespace

class PazaakRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One row for each sentence of docs/rules.md, "Pazaak": the house cards of the first hand as they are dealt, the
    /// answers, what follows.
    void hands_data() {
        QTest::addColumn<QByteArray>("house");
        QTest::addColumn<QByteArray>("answers");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<QString>("totals");
        const auto row = [](const char* name, const char* house, const char* answers, const char* outcome,
                            const char* totals) {
            QTest::newRow(name) << QByteArray(house) << QByteArray(answers) << outcome << totals;
        };
        row("seat 0 moves first", "5 6", "", "seat 0 is asked", "5 0");
        row("then seat 1", "5 6", "end", "seat 1 is asked", "5 6");
        row("both end: another round", "5 6 7", "end, end", "seat 0 is asked", "12 6");
        row("who stands gets no card", "5 6 7", "stand, end", "hand to 1", "5 6");
        // After both have moved, in this order: seat 0 over 20 ...
        row("0 over, 1 below", "10 9 8 9 3 1", "end, end, end, end, end, end", "hand to 1", "21 19");
        row("0 over, 1 over too", "10 9 8 9 3 3", "end, end, end, end, end, end", "tied hand", "21 21");
        row("0 over, 1 stands on less", "10 9 8 9 3", "end, end, end, stand, stand", "hand to 1", "21 18");
        row("0 over, and 1 still moves", "10 9 8 9 3 1", "end, end, end, end, stand", "seat 1 is asked", "21 19");
        row("0 over by a side card", "10 9 8 9", "end, end, play 3, stand", "hand to 1", "21 18");
        row("both over by side cards", "10 9 8 9", "end, end, play 3, play 5", "tied hand", "21 23");
        // ... seat 1 over 20 ...
        row("1 over, 0 below", "10 9 8 9 1 3", "end, end, end, end, end, end", "hand to 0", "19 21");
        row("1 over, 0 stands", "10 9 8 9 3", "end, end, stand, end, end", "hand to 0", "18 21");
        // ... both stand: the higher wins, equal is a tied hand ...
        row("both stand, 0 higher", "10 9", "stand, stand", "hand to 0", "10 9");
        row("both stand, 1 higher", "8 9", "stand, stand", "hand to 1", "8 9");
        row("both stand, equal", "9 9", "stand, stand", "tied hand", "9 9");
        row("0 higher by a side card", "9 9", "play 1, stand", "hand to 0", "10 9");
        // ... one stands and the other is already higher: the higher wins at once ...
        row("0 stands, 1 higher and goes on", "8 9", "stand, end", "hand to 1", "8 9");
        row("1 stands, 0 higher and goes on", "9 8", "end, stand", "hand to 0", "9 8");
        // ... else another round.
        row("0 stands, 1 lower and goes on", "9 8 1", "stand, end", "seat 1 is asked", "9 9");
        row("0 stands, 1 equal and goes on", "9 9 1", "stand, end", "seat 1 is asked", "9 10");
        row("1 stands, 0 lower and goes on", "8 9 1", "end, stand", "seat 0 is asked", "9 9");
        row("1 stands, 0 equal and goes on", "9 9 1", "end, stand", "seat 0 is asked", "10 9");
        row("an open hand that catches up", "8 9 1 3", "end, stand, end", "seat 0 is asked", "12 9");
        // At exactly 20 a player stands without being asked.
        row("0 stands by himself", "10 5 10 7", "end, end", "seat 1 is asked", "20 12");
        row("1 stands by himself", "5 10 6 10 1", "end, end, end", "seat 0 is asked", "12 20");
        row("both by themselves", "10 10 10 10", "end, end", "tied hand", "20 20");
        row("1 by himself behind a lower stand", "9 10 10", "stand, end", "hand to 1", "9 10");
        row("20 with a side card stands as always", "10 7 9 8", "end, end, play 1", "seat 1 is asked", "20 15");
        // Above 20 they are asked all the same.
        row("over 20, asked", "10 9 8 9 3", "end, end, end, end", "seat 0 is asked", "21 18");
        // PLAY adds the card, and the player stands at the new total.
        row("play and stand", "8 9 8", "play 4, end, end", "hand to 1", "12 17");
        row("a card not held: stand", "9 8", "play 5, stand", "hand to 0", "9 8");
        row("the other's card", "9 8", "play 5, play 3", "hand to 1", "9 11");
    }
    void hands() {
        QFETCH(QByteArray, house);
        QFETCH(QByteArray, answers);
        Scripted game({.hands = {house.constData()}});
        game.answer(answers.constData());
        QTEST(game.outcome(), "outcome");
        QTEST(QString("%1 %2").arg(game.player(kFirst).total).arg(game.player(kSecond).total), "totals");
    }

    void withoutAutoStand() {
        Scripted game({.hands = {"10 5 10 5 1"}}, {.auto_stand = false});
        game.answer("end, end");
        QCOMPARE(game.outcome(), "seat 0 is asked");
        QCOMPARE(game.player(kFirst).total, std::uint8_t{20});
        QVERIFY(!game.player(kFirst).stood);
        QCOMPARE(menu_words(game.match), "stand, end, play 1, play 2, play 3, play 4");
        game.answer("end, end");
        QCOMPARE(game.player(kFirst).total, std::uint8_t{21});
    }
    void seat0MovesFirstInEveryHand() {
        Scripted game({.hands = {"9 10", "9 10", "10 9"}});
        for (int hand = 0; hand < 2; ++hand) {
            QCOMPARE(game.outcome(), "seat 0 is asked");
            game.answer("stand, stand, |");
        }
        QCOMPARE(game.outcome(), "seat 0 is asked");
    }
    void houseDeckIsReshuffledForEveryHand() {
        Scripted game({.hands = {"10 10 10 9", "10 10 10 10 9 9 9 9"}});
        QCOMPARE(game.match.state().house.size(), 39);
        game.answer("end, end, stand, |"); // seat 0 stood by himself
        QCOMPARE(game.match.state().house.size(), 39);
        game.answer("end, end"); // both by themselves, with the third and fourth ten
        QCOMPARE(game.outcome(), "tied hand");
    }
    void houseDeckHoldsItsCopies() {
        for (int copies = 1; copies <= 8; ++copies) {
            Pazaak::Rules rules;
            rules.house_copies = static_cast<std::uint8_t>(copies);
            const auto state = Pazaak::deal(rules, Pazaak::kSeats, Chance(1, 1), {});
            std::array<int, 11> count{};
            for (std::uint8_t value : state.house)
                ++count[value];
            ++count[state.open.players[kFirst].row[0].value];
            QCOMPARE(count[0], 0);
            for (std::size_t value = 1; value <= 10; ++value)
                QCOMPARE(count[value], copies);
        }
    }
    void sideDecksComeEachFromItsOwnPool() {
        // Both hold all three fives, which one pool could not give.
        Scripted game({.side0 = "5 5 5", .side1 = "5 5 5"}, {.side_copies = 3, .side_cards = 5});
        QVERIFY(!game.match.state().chance.script_failed());
        const auto& side = game.match.state().side;
        for (Seat seat : {kFirst, kSecond}) {
            QCOMPARE(side[seat].size(), 5);
            QCOMPARE(std::count(side[seat].begin(), side[seat].end(), 5), 3);
            QCOMPARE(game.player(seat).side_left, std::uint8_t{5});
        }
        Scripted greedy({.side0 = "5 5 5"});
        QVERIFY(greedy.match.state().chance.script_failed()); // two copies by default
    }
    void sideCardsAreKeptInTheOrderReceived() {
        Scripted game({.side0 = "4 1 3 1"});
        QCOMPARE(game.match.view(kFirst).own.side,
                 (Pazaak::Own{[] {
                     Pazaak::SideDeck side;
                     for (std::uint8_t value : {std::uint8_t{4}, std::uint8_t{1}, std::uint8_t{3}, std::uint8_t{1}})
                         side.push_back(value);
                     return side;
                 }()})
                     .side);
        game.answer("play 1"); // the first of the two; the gap closes
        const auto& side = game.match.state().side[kFirst];
        QCOMPARE(side.size(), 3);
        QCOMPARE((std::array{side[0], side[1], side[2]}), (std::array<std::uint8_t, 3>{4, 3, 1}));
    }
    void whatIsUsedStaysUsed() {
        Scripted game({.side0 = "1 2 3 4", .side1 = "5 5 4 3", .hands = {"9 9", "9 9", "9 9"}});
        game.answer("play 1, play 5");
        QCOMPARE(row_text(game.player(kFirst)), "9 +1");
        QVERIFY(game.player(kFirst).spent.empty());
        game.answer("|");
        QCOMPARE(game.player(kFirst).side_left, std::uint8_t{3});
        QCOMPARE(int{game.player(kFirst).spent[0]}, 1);
        QCOMPARE(int{game.player(kSecond).spent[0]}, 5);
        QCOMPARE(menu_words(game.match), "stand, end, play 2, play 3, play 4");
        game.answer("play 1, play 5, |"); // the 1 is gone: stand; another 5 is left
        QVERIFY(game.player(kFirst).spent.size() == 1 && game.player(kSecond).spent.size() == 2);
        game.answer("stand, play 5");
        QCOMPARE(game.player(kSecond).total, std::uint8_t{9});
    }
    void spentCardsLieOpen() {
        Scripted game({.hands = {"9 9"}});
        game.answer("play 1, stand, |");
        Layout layout;
        Pazaak::lay_out(game.match.state(), layout);
        const auto spent = std::find_if(layout.begin(), layout.end(),
                                        [](const LaidCard& card) { return card.spot.zone == Pazaak::kSpent; });
        QVERIFY(spent != layout.end());
        QCOMPARE(spent->face, (Face{Pazaak::kSideCard, 1}));
        QCOMPARE(spent->seen_by, SeatSet::all(2));
        QCOMPARE(layout.size(), std::size_t{48});
    }
    void playingWhatOneDoesNotHoldLooksLikeStanding() {
        Scripted played({.hands = {"9 8"}});
        Scripted stood({.hands = {"9 8"}});
        played.answer("play 5");
        stood.answer("stand");
        QVERIFY(keep(played.match.view(kSecond)) == keep(stood.match.view(kSecond)));
        QCOMPARE(int{played.player(kFirst).played_side}, 0);
    }
    void onlyCardsThatExistArePlayed_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("objection"); // "?" is not even read
        for (const char* word : {"end", "stand", "play 1", "play 2", "play 3", "play 4", "play 5"})
            QTest::newRow(word) << word << "";
        for (const char* word : {"play 0", "play 6", "play 9"})
            QTest::newRow(word) << word << "no-such-card";
        for (const char* word :
             {"play", "play ", "play 10", "play x", "play -1", "play  1", "PLAY 1", "End", "stand!", "hit"})
            QTest::newRow(word) << word << "?";
    }
    void onlyCardsThatExistArePlayed() {
        QFETCH(QString, word);
        const auto action = Pazaak::read(word.toStdString());
        const Scripted game({});
        const char* reason = action ? Pazaak::objection(game.match.view(kFirst), *action) : "?";
        QTEST(QString(reason == nullptr ? "" : reason), "objection");
    }
    void whatIsOffered() {
        Scripted game({.side0 = "3 1 3 5", .hands = {"10 9 8 9 3"}});
        QCOMPARE(menu_words(game.match), "stand, end, play 1, play 3, play 5");
        game.answer("end, end, end, end");
        QCOMPARE(menu_words(game.match), "stand"); // over 20 nothing can save this player
        QVERIFY(Pazaak::objection(game.match.view(kFirst), Pazaak::end()) == nullptr);
        QVERIFY(Pazaak::objection(game.match.view(kFirst), Pazaak::play(3)) == nullptr);
    }

    void viewsTellWhatTheyShould() {
        Scripted game({.side0 = "1 2 3 4", .hands = {"9 8", "3 4 5 6 7"}});
        const auto& other = [&]() -> const Pazaak::Player& { return game.match.view(kSecond).open.players[kFirst]; };
        QCOMPARE(other().last, Pazaak::Last::Nothing);
        game.answer("play 1");
        QCOMPARE(game.match.view(kSecond).me, kSecond);
        QCOMPARE(row_text(other()), "9 +1");         // told apart, in order
        QCOMPARE(other().last, Pazaak::Last::Stand); // END or STAND, never PLAY
        QCOMPARE(int{other().played_side}, 1);
        QCOMPARE(int{other().side_left}, 3);
        game.answer("stand");
        QCOMPARE(int{other().wins}, 1);
        game.answer("|");
        QCOMPARE(other().last, Pazaak::Last::Nothing);
        QVERIFY(other().row.size() == 1 && other().played_side == 0 && !other().stood);
        game.answer("end");
        QCOMPARE(other().last, Pazaak::Last::End);
        QCOMPARE(game.match.view(kSecond).own.side.size(), 4);
    }
    void wonHandsAreTheSecondScore() {
        Scripted game({.hands = {"10 9", "10 9", "9 10", "9 9", "10 9"}});
        game.answer("stand, stand, |, stand, stand, |, stand, stand, |, stand, stand");
        QCOMPARE(game.outcome(), "tied hand");
        QVERIFY(game.match.result().winners.empty());
        game.answer("|, stand, stand");
        QCOMPARE(game.outcome(), "match to 0");
        const MatchResult result = game.match.result();
        QCOMPARE(result.winners, SeatSet(kFirst));
        QVERIFY(result.points[kFirst] == 1 && result.points[kSecond] == 0);
        QVERIFY(result.second[kFirst] == 3 && result.second[kSecond] == 1);
        QCOMPARE(game.match.state().open.hand, 4); // five hands, the tied one replayed
    }
    void thereIsNoLimitOfHands() {
        Cards cards;
        cards.hands.assign(40, "9 9");
        Scripted game(cards);
        for (int hand = 0; hand < 39; ++hand)
            game.answer("stand, stand, |");
        QCOMPARE(game.outcome(), "seat 0 is asked");
    }
    void theHouseDeckNeverRunsOut() {
        // One copy: eight cards of at most 36 leave both below 20; the player who draws the ninth is over.
        Scripted game({.hands = {"1 2 3 4 5 6 7 8 9 10"}}, {.house_copies = 1, .auto_stand = false});
        game.answer("end, end, end, end, end, end, end, end, end");
        QCOMPARE(game.match.state().house.size(), 0);
        game.answer("end");
        QCOMPARE(game.outcome(), "tied hand");
    }

    void rulesThatDoNotFit_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("value");
        QTest::addColumn<QString>("error");
        const auto range = [](const char* key, int value, int min, int max) {
            QTest::addRow("%s=%d", key, value)
                << key << value
                << QString("rule %1 is \"%2\", but it must be a whole number from %3 to %4")
                       .arg(key)
                       .arg(value)
                       .arg(min)
                       .arg(max);
        };
        range("house_copies", 0, 1, 8);
        range("house_copies", 9, 1, 8);
        range("side_copies", 0, 1, 4);
        range("side_copies", 5, 1, 4);
        range("side_cards", -1, 0, 10);
        range("side_cards", 11, 0, 10);
        range("hands_to_win", 0, 1, 50);
        range("hands_to_win", 51, 1, 50);
        QTest::newRow("auto_stand") << "auto_stand" << 2
                                    << "rule auto_stand is \"2\", but it must be one of false, true";
    }
    void rulesThatDoNotFit() {
        QFETCH(QString, key);
        QFETCH(int, value);
        const auto rules = make_rules<Pazaak::Rules>(Pazaak::rules(), {{key.toStdString(), value}});
        QVERIFY(!rules);
        QTEST(QString::fromStdString(english(rules.error())), "error");
    }
    void sideCardsMustBeInThePool() {
        for (int copies = 1; copies <= 4; ++copies) {
            for (int cards = 0; cards <= 10; ++cards) {
                Pazaak::Rules rules;
                rules.side_copies = static_cast<std::uint8_t>(copies);
                rules.side_cards = static_cast<std::uint8_t>(cards);
                QCOMPARE(bool(Pazaak::check(rules, 2)), cards <= 5 * copies);
            }
        }
        const auto error = Pazaak::check({.side_copies = 1, .side_cards = 6}, 2).error();
        QCOMPARE(english(error), std::string("rule side_cards is 6, but with side_copies 1 it must be from 0 to 5"));
        QCOMPARE(error.kind, ErrorKind::Usage);
    }
    void defaultsAreTheSeeds() {
        QVERIFY((kRules == Pazaak::Rules{4, 2, 4, 3, true}));
        QVERIFY(Pazaak::check(kRules, 2));
    }
};

HILLTOP_TEST(PazaakRulesTest)
#include "rules_test.moc"
