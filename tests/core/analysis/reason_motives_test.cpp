// SPDX-License-Identifier: GPL-3.0-or-later
// What speaks for the better answer in positions of recorded matches, and not for the other one.
#include "analysis/reasons.h"
#include "games/euchre/questions.h"
#include "registry/registry.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

class ReasonMotivesTest : public QObject {
    Q_OBJECT
private slots:
    /// Decisions of matches of one bot at all seats, by the position of the record.
    void isTold_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("bot");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("seat");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::addColumn<QString>("motive");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* game, const char* bot, int seed, int position, int seat, const char* better,
                            const char* worse, const char* motive, const char* sentence) {
            QTest::addRow("%s-%s-%d at %d", game, bot, seed, position)
                << game << bot << seed << position << seat << better << worse << motive << sentence;
        };
        row("zipdeck", "novice", 71, 20, 0, "pass", "zip 0 2 0 0", "unlikely",
            "Card 8 is the highest in 12 % of deals. Otherwise “Worse” costs 2 points.");
        row("zipdeck", "novice", 71, 24, 0, "zip 0 3 0 0", "zip 0 0 3 0", "target",
            "“Better” gives to the one ahead. Points so far: Ann 12, Ann 18.");
        row("zipdeck", "novice", 71, 30, 0, "pass", "zip 0 0 3 0", "wins-match",
            "“Better” wins the match whatever the cards are.");
        row("thegame", "novice", 71, 55, 3, "53>2", "17>0", "wrong-order",
            "With card 27 played before it, card 17 would set the pile back.");
        row("thegame", "novice", 71, 7, 1, "28>1", "14>0", "asked-off",
            "“Worse” ignores a wish: Ann wants others to stay off pile 1.");
        row("thegame", "novice", 71, 207, 0, "90>0", "end", "ends-early",
            "“Worse” ends the turn too early: “Better” passes over no unplayed card.");
        row("thegame", "novice", 71, 191, 2, "end", "96>0", "extra",
            "The turn may end. Unplayed cards passed over by “Worse”: 7.");
        row("thegame", "casual", 72, 165, 3, "52>0", "2>2", "passes-over",
            "Unplayed cards passed over: 3 by “Worse”, 1 by “Better”.");
        row("euchre", "novice", 71, 184, 3, "play qc", "play jd", "saves-bower",
            "“Better” saves a bower. Trumps in hand: 2.");
        row("euchre", "novice", 71, 304, 1, "pass", "order", "weak",
            "The hand is weak for “Worse”: trumps 1, of them sure tricks 1, other aces 1.");
        row("euchre", "novice", 71, 305, 1, "discard qd", "discard ah", "throws-ace", "“Worse” throws an ace away.");
        row("euchre", "novice", 71, 338, 2, "discard qc", "discard 9d", "leaves-void",
            "After “Better” there are no clubs left in hand, so a trump can take such a trick.");
        row("euchre", "novice", 71, 49, 2, "play ah", "play qh", "wins", "The other side can’t beat “Better”.");
        row("euchre", "novice", 71, 87, 3, "play th", "play js", "takes-lead",
            "“Better” takes the lead in the trick, “Worse” does not.");
        row("euchre", "novice", 71, 81, 0, "play ad", "play 9c", "beaten-by",
            "Unseen cards that beat it: 3 after “Better”, 7 after “Worse”.");
        row("rps", "novice", 71, 18, 1, "play P3", "play S5", "pairs",
            "“Better” pairs the base card. Unseen cards beaten: 11 by “Better”, 7 by “Worse”.");
        row("rps", "novice", 71, 10, 1, "play S2", "play R7", "keeps-higher",
            "“Better” keeps the higher card. Unseen cards beaten: 4 by “Better”, 12 by “Worse”.");
        row("pazaak", "novice", 71, 13, 0, "play 3", "play 1", "total",
            "“Better” wins with 20 against 18. “Worse” ties at 18.");
        row("pazaak", "novice", 71, 19, 0, "end", "stand", "stops",
            "“Better” continues from 13: 11 of 35 unseen cards go over 20. “Worse” stops at 13. Ann has 9.");
    }
    void isTold() {
        QFETCH(QString, game);
        QFETCH(QString, bot);
        QFETCH(int, seed);
        QFETCH(int, position);
        QFETCH(int, seat);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        QFETCH(QString, motive);
        QFETCH(QString, sentence);
        const GameEntry& entry = *find_game(game.toStdString());
        const auto seats = static_cast<std::size_t>(entry.info().default_seats);
        const auto replay =
            Replay::make(*play_record(entry, default_values(entry.rules()), {static_cast<std::uint64_t>(seed), 0, 0},
                                      std::vector<std::string>(seats, bot.toStdString())),
                         Replay::Asking::Later);
        const Table& table = replay->table(position);
        const auto judge = entry.make_judge();
        const auto told = [&](const QString& one, const QString& other) {
            return judge->reason(table, Seat(seat), one.toStdString(), other.toStdString(), {1, 1}, {})->plain;
        };
        const auto plain = told(better, worse);
        QVERIFY(plain.has_value());
        QCOMPARE(QString::fromUtf8(plain->id.data(), static_cast<qsizetype>(plain->id.size())), motive);
        const std::vector<std::string> names(seats, "Ann");
        const auto said = plain_words(entry.info(), *plain, {seat, "Better", "Worse"}, {names}).text();
        QCOMPARE(QString::fromStdString(said), sentence);
        const auto turned = told(worse, better);
        QVERIFY2(!turned || turned->id != plain->id || plain->id == "total", "it speaks for both answers");
    }

    /// Where no trump is left there is none to draw, an ace that is led is not thrown away, and a card that more can
    /// beat is not as good.
    void cardsAreNotToldWrong() {
        using namespace euchre;
        Euchre::Open open;
        open.phase = Euchre::Phase::Play;
        auto& hand = open.hand;
        hand.trump = kHearts;
        hand.maker = 0;
        const auto card = [](Suit suit, Rank rank) { return card_of(suit, rank); };
        const auto told = [&](std::initializer_list<Card> own, Card better, Card worse) {
            View<Euchre> view{Seat(0), open, {}};
            for (const Card one : own)
                view.own.cards |= bit(one);
            const auto fact = QuestionsOf<Euchre>::plain(view, Euchre::play(better), Euchre::play(worse));
            return QString::fromUtf8(fact ? fact->id.data() : "", fact ? static_cast<qsizetype>(fact->id.size()) : 0);
        };
        const Card ace = card(kClubs, kAce), queen = card(kClubs, kQueen), trump = card(kHearts, kQueen);
        const Card other = card(kDiamonds, kQueen);
        QCOMPARE(told({trump, ace}, trump, ace), QString("draws-trumps"));
        hand.played = bit(card(kDiamonds, kKing)) | bit(card(kDiamonds, kAce));
        QCOMPARE(told({other, ace}, other, ace), QString("keeps-higher"));
        hand.played = trumps_of(kHearts) & ~bit(trump);
        QCOMPARE(told({trump, ace}, trump, ace), QString("leads-trump"));

        hand.in_trick = 1;
        hand.led = kClubs;
        hand.ahead = 1;
        hand.tricks[0].leader = hand.tricks[0].winner = Seat(3);
        hand.tricks[0].cards[Seat(3)] = card(kClubs, kNine);
        hand.played = bit(card(kClubs, kNine));
        QCOMPARE(told({queen, ace}, queen, ace), QString("keeps-higher")); // the king beats it
        hand.played |= bit(card(kClubs, kKing));
        QCOMPARE(told({queen, ace}, queen, ace), QString("cheaper"));
    }

    /// A hand that takes three tricks by itself is not weak.
    void strongHandsAreNotWeak() {
        using namespace euchre;
        Euchre::Open open;
        open.phase = Euchre::Phase::Name;
        View<Euchre> view{Seat(0), open, {}};
        view.own.cards = bit(right_bower(kHearts)) | bit(left_bower(kHearts)) | bit(card_of(kClubs, kNine));
        QVERIFY(QuestionsOf<Euchre>::plain(view, Euchre::pass(), Euchre::name(kHearts)).has_value());
        view.own.cards |= bit(card_of(kHearts, kAce));
        QVERIFY(!QuestionsOf<Euchre>::plain(view, Euchre::pass(), Euchre::name(kHearts)));
    }
};

HILLTOP_TEST(ReasonMotivesTest)
#include "reason_motives_test.moc"
