// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "engine/play.h"
#include "games/rps/bots/bots.h"
#include "games/rps/bots/worlds.h"
#include "shared.h"
#include "support/rounds.h"
#include "support/test.h"

#include <cmath>
#include <map>
#include <numeric>

using namespace hilltop;
using namespace hilltop::rps;

static_assert(WorldsOf<Worlds, RpsPoker>);

namespace {

/// A match of two built-in bots; calls `each(match)` at every question.
template <class Each>
void play_bots(const char* first, const char* second, std::uint64_t number, Each&& each) {
    Match<RpsPoker> match({}, 2, Chance(41, number));
    const std::array<std::unique_ptr<Bot<RpsPoker>>, 2> bots = {make_bot(first), make_bot(second)};
    while (!match.over() && !QTest::currentTestFailed()) {
        each(match);
        for (const Seat seat : match.pending()) {
            Rng rng = dice(41, number, seat, match.decision_of(seat));
            match.answer(seat, bots[static_cast<std::size_t>(seat.index())]->act(match.view(seat), rng).action);
        }
        match.step();
    }
}

/// By card, how likely the rival holds it in hand now.
using Chances = std::array<double, RpsPoker::kCards>;

/// All that could be, one by one: what the rival kept, at which picks, in which order they drew, and their kind.
class Enumeration {
public:
    explicit Enumeration(const View<RpsPoker>& view)
        : m_view(view) {
        const Seat rival = next(view.me, 2);
        m_played = view.open.played[rival];
        m_kept = RpsPoker::set_of(m_played) & ~RpsPoker::set_of(view.own.given);
        choose(RpsPoker::unseen(view.open, view.own, view.me), view.own.given.size() - count(m_kept), m_kept);
        for (double& chance : held)
            chance /= m_sum;
    }
    Chances held{};
    int sets = 0;

private:
    void choose(CardSet from, int wanted, CardSet kept) {
        if (wanted == 0) return add_set(kept);
        for (; from != 0; from &= from - 1)
            choose(from & (from - 1), wanted - 1, kept | (from & -from));
    }
    void add_set(CardSet kept) {
        ++sets;
        // At which pick they kept what, in all orders.
        std::vector<Card> cards;
        for (Card card = 0; card < RpsPoker::kCards; ++card) {
            if ((kept >> card & 1) != 0) cards.push_back(card);
        }
        double any = 0, high = 0;
        do {
            double chance = 1;
            for (std::size_t pick = 0; pick < cards.size(); ++pick) {
                const int mine = RpsPoker::number(m_view.own.drafted[2 * static_cast<int>(pick) + 1]);
                const int theirs = RpsPoker::number(cards[pick]);
                chance *= theirs == mine ? .5 : (theirs > mine ? 1 : kKeepsLower) / (1 + kKeepsLower);
            }
            high += chance;
            any += 1. / 32;
        } while (std::next_permutation(cards.begin(), cards.end()));
        const CardSet deck = kept | RpsPoker::set_of(m_view.own.given);
        for (int k = 0; k < kKinds; ++k) {
            m_orders.clear();
            Walk walk;
            walk.deck = deck;
            walk.kind = static_cast<Kind>(k);
            draw(walk, 3);
            for (const auto& [hand, chance] : m_orders) {
                const double weight = kPrior[static_cast<std::size_t>(k)] * (k == 0 ? any : high) * chance;
                m_sum += weight;
                for (Card card = 0; card < RpsPoker::kCards; ++card)
                    held[card] += (hand >> card & 1) != 0 ? weight : 0;
            }
        }
    }
    /// The rival's hand on the way through the games, and how likely it is.
    struct Walk {
        CardSet deck = 0, drawn = 0;
        std::vector<Card> hand;
        Kind kind{};
        int game = 0;
        double chance = 1;
    };
    /// Draws each card they may draw, each equally likely.
    void draw(const Walk& walk, int wanted) {
        CardSet left = walk.deck & ~walk.drawn;
        if (wanted == 0 || left == 0) return play(walk);
        const int many = count(left);
        for (; left != 0; left &= left - 1) {
            Walk next = walk;
            next.hand.push_back(static_cast<Card>(std::countr_zero(left)));
            next.drawn |= left & -left;
            next.chance /= many;
            draw(next, wanted - 1);
        }
    }
    void play(const Walk& walk) {
        if (walk.game == m_played.size()) {
            m_orders[RpsPoker::set_of(walk.hand)] += walk.chance;
            return;
        }
        const auto found = std::find(walk.hand.begin(), walk.hand.end(), m_played[walk.game]);
        if (found == walk.hand.end()) return;
        const int place = static_cast<int>(found - walk.hand.begin());
        Walk next = walk;
        if (walk.kind == Kind::Careless || walk.kind == Kind::First) {
            if (place != 0) return;
        } else if (walk.hand.size() > 1) {
            const double slip = walk.kind == Kind::Saving ? .15 : .02;
            next.chance *= place == usual(walk) ? 1 - slip : slip / static_cast<double>(walk.hand.size() - 1);
            if (next.chance < 1e-11) return;
        }
        next.hand.erase(next.hand.begin() + place);
        ++next.game;
        draw(next, 1);
    }
    int usual(const Walk& walk) const {
        Duel duel;
        duel.game = static_cast<std::uint8_t>(walk.game);
        duel.sides[0].deck = RpsPoker::set_of(m_view.own.drafted);
        duel.sides[1].deck = walk.deck;
        for (int i = 0; i < walk.game; ++i) {
            duel.sides[0].played |= RpsPoker::bit(m_view.open.played[m_view.me][i]);
            duel.sides[1].played |= RpsPoker::bit(m_played[i]);
        }
        for (int i = 0; i <= walk.game; ++i) {
            duel.bases[static_cast<std::size_t>(i)] = m_view.open.base[i];
            duel.shown |= RpsPoker::bit(m_view.open.base[i]);
        }
        for (int i = 1; i < m_view.own.drafted.size(); i += 2)
            duel.sides[1].given |= RpsPoker::bit(m_view.own.drafted[i]);
        for (const Card card : walk.hand)
            duel.sides[1].hand[duel.sides[1].held++] = card;
        duel.sides[0].held = 3;
        duel.sides[0].undrawn = static_cast<std::uint8_t>(7 - walk.game); // the rival has the same number left
        if (walk.game > 7) {
            duel.sides[0].held = static_cast<std::uint8_t>(10 - walk.game);
            duel.sides[0].undrawn = 0;
        }
        return place_of(walk.kind, duel, 1, kept_weight(RpsPoker::set_of(m_view.own.given), kExpertKeepsLower));
    }

    const View<RpsPoker>& m_view;
    RpsPoker::Deck m_played;
    CardSet m_kept = 0;
    double m_sum = 0;
    std::map<CardSet, double> m_orders;
};

} // namespace

class RpsWorldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever is drawn looks to the seat as what it has seen, is played on by the rules, and is a whole deck.
    void drawsFitTheView() {
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(20)); ++number) {
            play_bots("expert", "odds", number, [&](const Match<RpsPoker>& match) {
                Rng rng(5, number, Stream::Analysis, 0, 0);
                for (const Seat seat : SeatSet::all(2)) {
                    const auto seen = keep(match.view(seat));
                    const Worlds worlds(match.view(seat));
                    for (int i = 0; i < 3; ++i) {
                        auto world = worlds.draw(rng);
                        QVERIFY(world.weight >= 0);
                        QVERIFY(keep(View<RpsPoker>{seat, world.state.open, world.state.own[seat]}) == seen);
                        CardSet all = RpsPoker::set_of(world.state.left) | RpsPoker::set_of(world.state.open.base);
                        int cards = world.state.left.size() + world.state.open.base.size();
                        for (const Seat whose : SeatSet::all(2)) {
                            const auto& own = world.state.own[whose];
                            all |= RpsPoker::set_of(own.drafted) | RpsPoker::set_of(own.pair);
                            cards += own.drafted.size() + own.pair.size();
                            if (seen.open.base.empty()) continue;
                            QCOMPARE(RpsPoker::set_of(own.hand) | own.stock |
                                         RpsPoker::set_of(world.state.open.played[whose]),
                                     RpsPoker::set_of(own.drafted));
                            QCOMPARE(RpsPoker::set_of(world.state.stock[whose]), own.stock);
                            QCOMPARE(own.hand.size(), seen.own.hand.size());
                        }
                        QCOMPARE(all, RpsPoker::kAllCards);
                        QCOMPARE(cards, RpsPoker::kCards);
                    }
                }
            });
        }
    }

    /// Late in a match all that could be can be listed: draws find every card in the rival's hand as often as listed.
    void drawsAreThoseOfAllWorlds() {
        int compared = 0, uneven = 0;
        const char* rivals[] = {"pair-else-low", "odds", "simple", "expert"};
        for (std::uint64_t number = 0; number < (kSanitized ? 1u : 4u); ++number) {
            play_bots("strong", rivals[number], 100 + number, [&](const Match<RpsPoker>& match) {
                const auto& open = match.state().open;
                if (open.phase != RpsPoker::Phase::Play || open.round != 5) return;
                const auto view = match.view(Seat(0));
                const Enumeration all(view);
                QVERIFY(all.sets > 1);
                const Worlds worlds(view);
                Chances drawn{};
                double sum = 0, squares = 0;
                Rng rng(6, number, Stream::Analysis, 0, 0);
                for (int i = 0; i < rounds(200'000); ++i) {
                    const auto world = worlds.draw(rng);
                    sum += world.weight;
                    squares += world.weight * world.weight;
                    for (const Card card : world.state.own[Seat(1)].hand)
                        drawn[card] += world.weight;
                }
                const double alike = sum * sum / squares; // the number of equally weighted draws with the same error
                double least = 1, most = 0;
                for (Card card = 0; card < RpsPoker::kCards; ++card) {
                    const double expected = all.held[card];
                    const double error = std::sqrt(expected * (1 - expected) / alike);
                    QVERIFY2(std::abs(drawn[card] / sum - expected) <= 5 * error + .002,
                             qPrintable(QString("card %1: %2, not %3 +- %4")
                                            .arg(card)
                                            .arg(drawn[card] / sum)
                                            .arg(expected)
                                            .arg(error)));
                    if (expected == 0) continue;
                    least = std::min(least, expected);
                    most = std::max(most, expected);
                }
                if (most > 2 * least) ++uneven;
                ++compared;
            });
        }
        QVERIFY(compared > 0 && uneven == compared); // the rival's gifts and plays carry information
    }

    /// Over many matches a hidden card is the rival's as often as worlds say, and they say more than equal chances.
    void beliefsComeTrue() {
        struct Bin {
            double believed = 0, there = 0, all = 0;
        };
        std::array<Bin, 10> bins{};
        double told = 0, cards = 0;
        const char* rivals[] = {"minimal-valid", "simple", "pair-else-low", "pair-else-high", "odds", "expert"};
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(600)); ++number) {
            int asked = 0;
            play_bots("strong", rivals[number % 6], 500 + number, [&](const Match<RpsPoker>& match) {
                if (match.resting()) return;
                if (asked++ != static_cast<int>(number % 11) + 3) return;
                const auto view = match.view(Seat(0));
                const Worlds worlds(view);
                Rng rng(7, number, Stream::Analysis, 0, 0);
                Chances theirs{};
                double sum = 0;
                for (int i = 0; i < 400; ++i) {
                    const auto world = worlds.draw(rng);
                    sum += world.weight;
                    for (const Card card : world.state.own[Seat(1)].drafted)
                        theirs[card] += world.weight;
                }
                const CardSet truth = RpsPoker::set_of(match.state().own[Seat(1)].drafted);
                const CardSet hidden = RpsPoker::unseen(view.open, view.own, Seat(0));
                const double even = 1. * count(truth & hidden) / count(hidden);
                for (Card card = 0; card < RpsPoker::kCards; ++card) {
                    if ((hidden >> card & 1) == 0) continue;
                    const double chance = std::clamp(theirs[card] / sum, .01, .99);
                    const bool there = (truth >> card & 1) != 0;
                    Bin& bin = bins[static_cast<std::size_t>(10 * chance)];
                    bin.believed += chance;
                    bin.there += there;
                    ++bin.all;
                    ++cards;
                    if (even > 0 && even < 1) told += std::log2(there ? chance / even : (1 - chance) / (1 - even));
                }
            });
        }
        for (const Bin& bin : bins) {
            if (bin.all < 30) continue;
            const double there = bin.there / bin.all, believed = bin.believed / bin.all;
            QVERIFY2(std::abs(there - believed) < .03 + 4 * std::sqrt(.25 / bin.all),
                     qPrintable(QString("%1 of %2, not %3").arg(there).arg(bin.all).arg(believed)));
        }
        if (!kSanitized) QVERIFY2(told / cards > .03, qPrintable(QString::number(told / cards)));
    }

    /// Gifts carry information: cards higher than all gifts are more likely the rival's than lower ones.
    void giftsTell() {
        int higher = 0, all = 0;
        for (std::uint64_t number = 0; number < 30; ++number) {
            play_bots("simple", "simple", 900 + number, [&](const Match<RpsPoker>& match) {
                const auto& open = match.state().open;
                if (open.phase != RpsPoker::Phase::Play || open.round != 0) return;
                const auto view = match.view(Seat(0));
                const Worlds worlds(view);
                const CardSet hidden = RpsPoker::unseen(open, view.own, Seat(0));
                const auto lowest = static_cast<Card>(std::countr_zero(hidden));
                const auto highest = static_cast<Card>(31 - std::countl_zero(hidden));
                Rng rng(7, number, Stream::Analysis, 0, 0);
                double more = 0;
                for (int i = 0; i < 100; ++i) {
                    const auto world = worlds.draw(rng);
                    const CardSet theirs = RpsPoker::set_of(world.state.own[Seat(1)].drafted);
                    more += world.weight * ((theirs >> highest & 1) - 1. * (theirs >> lowest & 1));
                }
                ++all;
                higher += more > 0 ? 1 : 0;
            });
        }
        QVERIFY(all == 30 && higher >= 29);
    }
};

HILLTOP_TEST(RpsWorldsTest)
#include "worlds_test.moc"
