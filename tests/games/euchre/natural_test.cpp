// SPDX-License-Identifier: GPL-3.0-or-later
// Bots that search play like people where it makes no difference.
#include "games/euchre/bots/champion.h"
#include "games/euchre/bots/natural.h"
#include "scripted.h"
#include "support/rounds.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

/// The four plays that make a reviewer laugh; each has another card that can be no worse.
struct OddPlays {
    int hands = 0;
    int cards = 0; ///< played with a choice
    int high_thrown = 0, ace_wasted = 0, bower_on_bower = 0, led_from_below = 0;
    int all() const { return high_thrown + ace_wasted + bower_on_bower + led_from_below; }

    void count(const View<Euchre>& view, Card card) {
        const auto& hand = view.open.hand;
        const Suits& suits = Euchre::suits(view.open.rules);
        const int trump = hand.trump;
        const Cards legal = Euchre::legal(view.open, view.own.cards);
        const auto suit = [&](Card one) { return suits.suit[static_cast<std::size_t>(trump)][one]; };
        const auto power = [&](Card one) { return power_of(trump, suit(one), one); };
        const Cards same = legal & suits.follow[static_cast<std::size_t>(trump)][suit(card)];
        if ((legal & (legal - 1)) == 0) return;
        ++cards;
        if (hand.in_trick == 0) {
            // Right and left, or an ace and its king, are one as good as the other.
            const Cards higher = beating(trump, suit(card), power(card)) & suits.follow[at(trump)][suit(card)];
            const Cards unseen = higher & ~(view.own.cards | hand.played | buried(view));
            led_from_below += (same & higher) != 0 && unseen == 0 ? 1 : 0;
            return;
        }
        const auto& trick = hand.tricks[hand.trick];
        const bool taking = power_of(trump, hand.led, card) > hand.ahead;
        const bool partners = trick.winner == Euchre::partner(view.me);
        if (taking) {
            const bool over_bower = partners && hand.ahead >= 12;
            bower_on_bower += over_bower ? 1 : 0;
            return;
        }
        Cards lower = 0, thrown = 0, plain = 0;
        for (Cards left = legal & ~bit(card); left != 0; left &= left - 1) {
            const Card other = lowest(left);
            if (power_of(trump, hand.led, other) > hand.ahead) continue;
            thrown |= bit(other);
            if (suit(other) != trump && rank_of(other) != kAce) plain |= bit(other);
            if (suit(other) == suit(card) && power(other) < power(card)) lower |= bit(other);
        }
        const bool is_trump = suit(card) == trump;
        const bool left_under_right = hand.ahead == 13 && power(card) == 12;
        if (left_under_right && thrown != 0)
            ++bower_on_bower;
        else if (partners && hand.ahead > kRanks && !is_trump && rank_of(card) == kAce && plain != 0)
            ++ace_wasted;
        else if (lower != 0 || (is_trump && (thrown & ~trumps_of(trump)) != 0))
            ++high_thrown;
    }

private:
    static Cards buried(const View<Euchre>& view) { return view.own.buried == kNoCard ? 0 : bit(view.own.buried); }
};

/// Hands in which all four seats are the same bot, at scores of every kind.
OddPlays watch(const SearchLevel& level, int hands) {
    OddPlays odd;
    ChampionBot bot(level);
    for (std::uint64_t number = 0; odd.hands < hands; ++number) {
        Match<Euchre> match({}, 4, Chance(33, number));
        while (!match.over() && odd.hands < hands) {
            odd.hands += match.resting() && match.state().open.phase == Euchre::Phase::HandRest ? 1 : 0;
            for (const Seat seat : match.pending()) {
                const auto view = match.view(seat);
                Rng rng = dice(33, number, seat, match.decision_of(seat));
                const auto action = bot.act(view, rng).action;
                if (action.kind == Euchre::Action::Kind::Play) odd.count(view, action.what);
                match.answer(seat, action);
            }
            match.step();
        }
    }
    return odd;
}

Mask masks(int trump, const char* text) {
    return mask_of(trump, set_of(text));
}

} // namespace

class EuchreNaturalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What people prefer, card against card; trump is spades.
    void preferences_data() {
        QTest::addColumn<QString>("table"); // played so far
        QTest::addColumn<QString>("unseen");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("preferred");
        QTest::newRow("right before left in the lead") << ""
                                                       << "as ks"
                                                       << "js"
                                                       << "jc" << true;
        QTest::newRow("ace before king in the lead") << ""
                                                     << "9d td"
                                                     << "ad"
                                                     << "kd" << true;
        QTest::newRow("no preference where another may be between") << ""
                                                                    << "ad qd"
                                                                    << "kd"
                                                                    << "9d" << false;
        QTest::newRow("low under the partner's trump") << "9d ts"
                                                       << ""
                                                       << "9h"
                                                       << "ah" << true;
        QTest::newRow("no ace") << "9d ts"
                                << ""
                                << "ah"
                                << "9h" << false;
        QTest::newRow("a low trump under the right bower") << "js 9s"
                                                           << ""
                                                           << "ts"
                                                           << "jc" << true;
        QTest::newRow("a plain card before a trump") << "kd ad"
                                                     << ""
                                                     << "kh"
                                                     << "9s" << false;
        QTest::newRow("the right is not spent on the partner's left") << "jc 9s"
                                                                      << ""
                                                                      << "as"
                                                                      << "js" << true;
        QTest::newRow("the same suit, lower") << "ad 9d"
                                              << ""
                                              << "td"
                                              << "kd" << true;
    }
    void preferences() {
        QFETCH(QString, table);
        QFETCH(QString, unseen);
        QFETCH(QString, one);
        QFETCH(QString, other);
        MaskPlay play;
        play.turn = play.leader = 0;
        const auto played = cards(table);
        if (!played.empty()) play.turn = play.leader = static_cast<std::uint8_t>(4 - played.size());
        for (const Card card : played)
            play.play(mask_of_card(kSpades, card));
        QCOMPARE(static_cast<int>(play.turn), 0);
        const Mask first = masks(kSpades, one.toLatin1()), second = masks(kSpades, other.toLatin1());
        const Mask others = masks(kSpades, unseen.toLatin1());
        QTEST(natural_errors(play, others, first, second) > 0, "preferred");
        QVERIFY(natural_errors(play, others, first, second) == 0 || natural_errors(play, others, second, first) == 0);
    }

    /// None of the four odd plays, of levels that misjudge and of one that hardly does.
    void noOddPlays_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("hands");
        QTest::newRow("casual") << 2 << 200;
        QTest::newRow("skilled") << 3 << 200;
        QTest::newRow("strong") << 4 << 200;
        QTest::newRow("champion") << 5 << 12;
    }
    void noOddPlays() {
        QFETCH(int, level);
        QFETCH(int, hands);
        const OddPlays odd = watch(kLevels[at(level - 1)], rounds(hands));
        QVERIFY(odd.cards > 4 * odd.hands);
        QVERIFY2(odd.all() == 0, qPrintable(QString("of %1 cards: %2 high ones thrown, %3 aces, %4 bowers, %5 led")
                                                .arg(odd.cards)
                                                .arg(odd.high_thrown)
                                                .arg(odd.ace_wasted)
                                                .arg(odd.bower_on_bower)
                                                .arg(odd.led_from_below)));
    }
};

HILLTOP_TEST(EuchreNaturalTest)
#include "natural_test.moc"
