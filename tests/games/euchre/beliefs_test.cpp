// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "engine/play.h"
#include "games/euchre/bots/beliefs.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/solver/match_chance.h"
#include "support/rounds.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

/// By seat (4: buried) and card: how likely it lies there.
using Places = std::array<std::array<double, 32>, 5>;

void add(Places& places, const std::array<Cards, 4>& hands, Card buried, double weight) {
    for (std::size_t seat = 0; seat < 4; ++seat) {
        for (Cards left = hands[seat]; left != 0; left &= left - 1)
            places[seat][lowest(left)] += weight;
    }
    if (buried != kNoCard) places[4][buried] += weight;
}

/// All worlds of a view, one by one, from the rules alone.
class Enumeration {
public:
    explicit Enumeration(const View<Euchre>& view)
        : m_view(view) {
        const auto& hand = view.open.hand;
        m_unseen = kAllCards & ~(view.own.cards | hand.played | bit(hand.turned));
        if (view.own.buried != kNoCard) m_unseen &= ~bit(view.own.buried);
        for (const auto& trick : hand.tricks) {
            for (const Seat seat : SeatSet::all(4)) {
                if (trick.cards[seat] != kNoCard)
                    m_played[static_cast<std::size_t>(seat.index())] |= bit(trick.cards[seat]);
            }
        }
        m_hands[static_cast<std::size_t>(view.me.index())] = view.own.cards;
        deal(0, m_unseen);
        for (auto& place : places) {
            for (double& chance : place)
                chance /= sum;
        }
    }
    Places places{};
    double sum = 0;
    int worlds = 0;

private:
    void deal(int seat, Cards left) {
        if (seat == 4) return weigh(left);
        const Seat at(seat);
        if (at == m_view.me) return deal(seat + 1, left);
        const auto& hand = m_view.open.hand;
        Cards cards = left;
        const bool turned = hand.taken_up && at == m_view.open.dealer && (hand.played & bit(hand.turned)) == 0;
        for (std::size_t suit = 0; suit < 4; ++suit) {
            if ((hand.void_in[at] >> suit & 1) != 0)
                cards &= ~Euchre::suits(m_view.open.rules).follow[hand.trump][suit];
        }
        choose(seat, left, cards, hand.left[at] - (turned ? 1 : 0), turned ? bit(hand.turned) : 0);
    }
    void choose(int seat, Cards left, Cards from, int wanted, Cards chosen) {
        if (wanted == 0) {
            m_hands[static_cast<std::size_t>(seat)] = chosen;
            return deal(seat + 1, left & ~chosen);
        }
        for (; from != 0; from &= from - 1)
            choose(seat, left, from & (from - 1), wanted - 1, chosen | bit(lowest(from)));
    }
    void weigh(Cards table) {
        const auto& open = m_view.open;
        const bool hidden = open.hand.taken_up && m_view.me != open.dealer;
        if (!hidden) return count_world(m_view.own.buried);
        for (; table != 0; table &= table - 1)
            count_world(lowest(table));
    }
    void count_world(Card buried) {
        const auto& open = m_view.open;
        std::array<Cards, 4> held{};
        for (std::size_t seat = 0; seat < 4; ++seat)
            held[seat] = m_hands[seat] | m_played[seat];
        double weight = chance_of_plays(open, held, m_view.me);
        for (const Seat seat : SeatSet::all(4)) {
            const Cards cards = held[static_cast<std::size_t>(seat.index())];
            if (seat == m_view.me) continue;
            Cards dealt = cards;
            if (open.hand.taken_up && seat == open.dealer) {
                dealt = (cards & ~bit(open.hand.turned)) | bit(buried);
                weight *= chance_of_discard(open.hand.turned, dealt, buried);
            }
            weight *= chance_of_calls(open, seat, dealt, cards);
        }
        ++worlds;
        sum += weight;
        add(places, m_hands, buried, weight);
    }

    const View<Euchre>& m_view;
    Cards m_unseen = 0;
    std::array<Cards, 4> m_played{};
    std::array<Cards, 4> m_hands{};
};

} // namespace

class EuchreBeliefsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Late in a hand all worlds can be listed: draws find every card as often as the list says.
    void drawsAreThoseOfAllWorlds_data() {
        QTest::addColumn<bool>("printed");
        QTest::newRow("default") << false;
        QTest::newRow("left bower printed") << true;
    }
    void drawsAreThoseOfAllWorlds() {
        QFETCH(bool, printed);
        Euchre::Rules rules;
        rules.max_hands = 1;
        if (printed) rules.left_bower = Euchre::LeftBower::Printed;
        ThumbBot<kSharp> bot;
        int compared = 0, uneven = 0;
        for (int deal = 0; compared < rounds(40); ++deal) {
            Match<Euchre> match(rules, Euchre::kSeats, Chance(11, static_cast<std::uint64_t>(deal)));
            while (!match.over()) {
                for (const Seat seat : match.pending()) {
                    const auto view = match.view(seat);
                    if (view.open.phase == Euchre::Phase::Play && view.open.hand.trick >= 3 &&
                        deal % 4 == seat.index()) {
                        compare(view, uneven);
                        ++compared;
                    }
                    Rng rng(11, static_cast<std::uint64_t>(deal), Stream::Dice, 0, 0);
                    match.answer(seat, bot.act(view, rng).action);
                }
                match.step();
            }
        }
        QVERIFY(2 * uneven > compared); // what was said and played carries information
    }

    void samplesAreEquallyLikely() {
        Match<Euchre> match({}, Euchre::kSeats, Chance(12, 5));
        match.answer(*match.asked().begin(), Euchre::pass());
        match.step();
        const auto view = match.view(*match.asked().begin());
        const Beliefs beliefs(view);
        Rng rng(12, 0, Stream::Dice, 0, 0);
        Places sampled{}, weighed{};
        double sum = 0;
        Beliefs::Sample sample;
        const int count = rounds(40'000);
        for (const auto& world : beliefs.sample(count, 4 * count, rng, sample))
            add(sampled, world.hands, world.buried, 1.0 / count);
        for (int i = 0; i < count; ++i) {
            const auto world = beliefs.draw(rng);
            add(weighed, world.hands, world.buried, world.weight);
            sum += world.weight;
        }
        for (std::size_t seat = 0; seat < 4; ++seat) {
            for (std::size_t card = 0; card < 32; ++card)
                QVERIFY(std::abs(sampled[seat][card] - weighed[seat][card] / sum) < 4.0 / std::sqrt(count));
        }
    }

    void aPassTellsOfWeakCards() {
        const auto chance_of_right = [](const Euchre::Action& first) {
            for (std::uint64_t deal = 0;; ++deal) {
                Match<Euchre> match({}, Euchre::kSeats, Chance(13, deal));
                const Seat seat = *match.asked().begin();
                const Card right = right_bower(suit_of(match.state().open.hand.turned));
                match.answer(seat, first);
                match.step();
                const Seat next = Euchre::left_of(seat);
                const bool known =
                    right == match.state().open.hand.turned || (match.state().seats[next].cards & bit(right)) != 0;
                if (known || next == match.state().open.dealer) continue;
                const Beliefs beliefs(match.view(next));
                Rng rng(13, 0, Stream::Dice, 0, 0);
                Beliefs::Sample sample;
                int with = 0;
                for (const auto& world : beliefs.sample(500, 5000, rng, sample))
                    with += (world.hands[static_cast<std::size_t>(seat.index())] & bit(right)) != 0 ? 1 : 0;
                return with;
            }
        };
        const int after_pass = chance_of_right(Euchre::pass());
        const int after_order = chance_of_right(Euchre::order_up());
        QVERIFY2(after_order > 2 * after_pass, qPrintable(QString("%1 %2").arg(after_pass).arg(after_order)));
    }

    void chancesOfTheMatchAreFairAndGrow() {
        QCOMPARE(match_chance(0, 3, true), 1.0);
        QCOMPARE(match_chance(3, 0, false), 0.0);
        for (int mine = 1; mine <= 50; ++mine) {
            QVERIFY(match_chance(mine, mine, true) > 0.5); // to deal is good
            for (int theirs = 1; theirs <= 50; ++theirs) {
                for (const bool deals : {false, true}) {
                    const double chance = match_chance(mine, theirs, deals);
                    QVERIFY(std::abs(chance + match_chance(theirs, mine, !deals) - 1) < 1e-12);
                    QVERIFY(chance <= match_chance(mine - 1, theirs, deals));
                    QVERIFY(chance >= match_chance(mine, theirs - 1, deals));
                }
            }
        }
    }

private:
    void compare(const View<Euchre>& view, int& uneven) {
        const Enumeration all(view);
        const Beliefs beliefs(view);
        Places drawn{};
        double sum = 0, squares = 0, least = 1e9, most = 0;
        Rng rng(14, 0, Stream::Dice, 0, 0);
        for (int i = 0; i < 20'000; ++i) {
            const auto world = beliefs.draw(rng);
            add(drawn, world.hands, world.buried, world.weight);
            sum += world.weight;
            squares += world.weight * world.weight;
            least = std::min(least, world.weight);
            most = std::max(most, world.weight);
        }
        if (most > 1.5 * least) ++uneven;
        // The number of equally weighted draws with the same error.
        const double alike = sum * sum / squares;
        for (std::size_t place = 0; place < 5; ++place) {
            for (std::size_t card = 0; card < 32; ++card) {
                const double expected = all.places[place][card];
                const double error = std::sqrt(expected * (1 - expected) / alike);
                const double got = drawn[place][card] / sum;
                QVERIFY2(
                    std::abs(got - expected) <= 5 * error + 1e-9,
                    qPrintable(QString("place %1 card %2: %3, not %4").arg(place).arg(card).arg(got).arg(expected)));
            }
        }
    }
};

HILLTOP_TEST(EuchreBeliefsTest)
#include "beliefs_test.moc"
