// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/solver/convention.h"
#include "games/thegame/solver/worlds.h"
#include "support/rounds.h"
#include "support/test.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace hilltop;
using namespace hilltop::thegame;

namespace {

using Look = std::function<void(const Match<TheGame>&, Seat)>;

/// Planners play; `look` sees each of their decisions on turn.
void watch(std::uint64_t number, int seats, const TheGame::Rules& rules, const Look& look,
           int cards = TheGame::kCards) {
    PlannerBot planner;
    Match<TheGame> match(rules, seats, Chance(31, number));
    while (!match.over() && match.state().open.played.size() < cards) {
        for (Seat seat : match.asked()) {
            Rng rng = dice(31, number, seat, match.decision_of(seat));
            const auto view = match.view(seat);
            if (match.need(seat) == Need::Must) look(match, seat);
            match.answer(seat, planner.act(view, rng).action);
        }
        match.step();
    }
}

/// How many deals have the other of two seats hold these cards now, by playing through each of them: every order in
/// which its cards may have come, with every wish compared.
class Enumeration {
public:
    explicit Enumeration(const View<TheGame>& view)
        : m_view(view)
        , m_other(1 - view.me.index()) {
        for (const auto& played : view.open.played) {
            if (Seat(played.seat) == m_other) m_played.push_back(played.card);
        }
    }
    int deals(std::vector<int> held) const {
        std::vector<int> order = m_played;
        order.insert(order.end(), held.begin(), held.end());
        std::sort(order.begin(), order.end());
        int agree = 0;
        do {
            agree += agrees(order) ? 1 : 0;
        } while (std::next_permutation(order.begin(), order.end()));
        return agree;
    }

private:
    bool agrees(const std::vector<int>& order) const {
        const auto& open = m_view.open;
        CardMask hand = 0, unplayed = kAllCards;
        std::array<std::uint8_t, TheGame::kPiles> tops = {1, 1, 100, 100};
        std::size_t drawn = 0;
        const auto fill = [&] {
            while (count(hand) < open.rules.hand && drawn < order.size())
                hand |= bit(order[drawn++]);
        };
        fill();
        for (int i = 0; i < open.played.size(); ++i) {
            const auto& played = open.played[i];
            unplayed &= ~bit(played.card);
            tops[played.pile] = played.card;
            if (Seat(played.seat) == m_other) {
                if (!contains(hand, played.card)) return false;
                hand &= ~bit(played.card);
                if (hand == 0) fill();
            }
            if (honest_wishes(tops, unplayed, hand) != played.wishes[m_other]) return false;
            const int then = i + 1 < open.played.size() ? open.played[i + 1].seat : open.turn.index();
            if (Seat(played.seat) == m_other && Seat(then) != m_other) fill();
        }
        return true;
    }

    const View<TheGame>& m_view;
    Seat m_other;
    std::vector<int> m_played;
};

} // namespace

/// What is imagined agrees with what was seen and heard, and is as likely as it should be.
class TheGameWorldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheView_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        for (int seats = 1; seats <= TheGame::kSeats; ++seats)
            QTest::addRow("%d seats", seats) << seats << 6;
        QTest::addRow("five with one card") << 5 << 1;
        QTest::addRow("five with twelve") << 5 << 12;
    }
    /// The seat sees in the world what it sees now, and every seat that is believed would wish the same there.
    void agreesWithTheView() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        TheGame::Rules rules;
        rules.hand = static_cast<std::uint8_t>(hand);
        rules.minimum = static_cast<std::uint8_t>(std::min(hand, 2));
        int compared = 0;
        for (int number = 0; number < rounds(20); ++number) {
            watch(static_cast<std::uint64_t>(number), seats, rules, [&](const Match<TheGame>& match, Seat me) {
                const auto view = match.view(me);
                const Worlds worlds(view);
                for (std::uint64_t seed = 0; seed < 2; ++seed) {
                    Rng rng(seed, 1, Stream::Analysis, 0, 0);
                    const auto world = worlds.draw(rng);
                    QVERIFY(world.weight > 0);
                    QVERIFY(keep(View<TheGame>{me, world.state.open, TheGame::own(world.state, me)}) == keep(view));
                    CardMask all = mask_of(world.state.stack) | mask_of(view.open.gone);
                    int cards = world.state.stack.size() + view.open.played.size();
                    for (Seat seat : SeatSet::all(seats)) {
                        all |= mask_of(world.state.hands[seat]);
                        cards += world.state.hands[seat].size();
                        QCOMPARE(world.state.hands[seat].size(), int{view.open.held[seat]});
                        const bool drew = !view.open.played.empty() && view.open.played.back().seat == seat.index() &&
                                          view.open.turn != seat;
                        if (seat == me || drew || !worlds.testimony().believed(seat)) continue;
                        ++compared;
                        QCOMPARE(honest_wishes(view.open, world.state.hands[seat]).bits(),
                                 view.open.wishes[seat].bits());
                    }
                    QVERIFY(all == kAllCards);
                    QCOMPARE(cards, TheGame::kCards);
                }
            });
        }
        QVERIFY(seats == 1 || compared > 5 * rounds(20));
    }
    /// What the honest have proved is so; with honest players no one is disbelieved, and the silent are no liars.
    void testimonyIsTrue() {
        int certain = 0, places = 0;
        for (int number = 0; number < rounds(30); ++number) {
            watch(static_cast<std::uint64_t>(number), 4, {}, [&](const Match<TheGame>& match, Seat me) {
                const Testimony testimony(match.view(me));
                for (Seat seat : SeatSet::all(4)) {
                    if (seat == me) continue;
                    QCOMPARE(testimony.believed(seat), testimony.speaks(seat));
                    for (const int card : match.state().hands[seat]) {
                        const auto& came = testimony.came(seat, card);
                        QVERIFY(came.first <= came.last);
                        certain += contains(testimony.free(), card) ? 0 : 1;
                        ++places;
                    }
                }
                for (const int card : match.state().stack)
                    QVERIFY(contains(testimony.free(), card));
            });
        }
        qInfo("%.1f %% of the others' cards are known for certain", 100.0 * certain / places);
        QVERIFY(certain > places / 10);
    }
    /// A seat that contradicts itself is not believed, and the others still are.
    void liarsAreFound() {
        TheGame::State state = TheGame::deal({}, 3, Chance(1, 2), {});
        Answers<TheGame> answers;
        const int card = state.hands[Seat(0)][0];
        answers[Seat(0)] = TheGame::play(card, 0);
        TheGame::step(state, answers, {});
        answers = {};
        answers[Seat(1)] = TheGame::wish(honest_wishes(state.open, state.hands[Seat(1)]).with(1, 5)); // 1 - 10: no card
        answers[Seat(2)] = TheGame::wish({1, 2, 0, 0});
        TheGame::step(state, answers, {});
        const Testimony testimony({Seat(0), state.open, TheGame::own(state, Seat(0))});
        QVERIFY(testimony.speaks(Seat(1)) && !testimony.believed(Seat(1)));
        QVERIFY(testimony.speaks(Seat(2)) && testimony.believed(Seat(2)));
    }
    /// Two seats with two cards: by playing through all deals.
    void asLikelyAsDealt() {
        TheGame::Rules rules;
        rules.hand = 2;
        rules.minimum = 1;
        double furthest = 0;
        int positions = 0;
        for (std::uint64_t number = 0; positions < (kSanitized ? 1 : 5) && number < 100; ++number) {
            watch(
                number, 2, rules,
                [&](const Match<TheGame>& match, Seat me) {
                    const auto view = match.view(me);
                    if (view.open.played.size() != 6 || positions >= 5) return;
                    const Worlds worlds(view);
                    if (!worlds.testimony().believed(Seat(1 - me.index()))) return;
                    ++positions;
                    const Enumeration enumeration(view);
                    std::array<double, 100> exact{}, drawn{};
                    double sum = 0;
                    const CardMask unseen = kAllCards & ~mask_of(view.open.gone) & ~mask_of(view.own.hand);
                    for (CardMask a = unseen; a != 0; a &= a - 1) {
                        for (CardMask b = a & (a - 1); b != 0; b &= b - 1) {
                            const int deals = enumeration.deals({lowest(a), lowest(b)});
                            sum += deals;
                            exact[static_cast<std::size_t>(lowest(a))] += deals;
                            exact[static_cast<std::size_t>(lowest(b))] += deals;
                        }
                    }
                    QVERIFY(sum > 0);
                    Rng rng(7, number, Stream::Analysis, 0, 0);
                    constexpr int kDraws = 6000;
                    for (int i = 0; i < kDraws; ++i) {
                        const auto world = worlds.draw(rng);
                        for (const int card : world.state.hands[Seat(1 - me.index())])
                            drawn[static_cast<std::size_t>(card)] += 1.0 / kDraws;
                    }
                    for (std::size_t card = 0; card < exact.size(); ++card)
                        furthest = std::max(furthest, std::abs(exact[card] / sum - drawn[card]));
                },
                7);
        }
        qInfo("%d positions, at most %.3f apart", positions, furthest);
        QVERIFY(positions >= 1);
        QVERIFY(furthest < 0.03);
    }
    /// A hidden card is believed to be in a hand with chance p: so often it is there.
    void calibrated() {
        struct Bin {
            double believed = 0;
            int there = 0, all = 0;
        };
        std::array<Bin, 10> bins{};
        constexpr int kDraws = 100;
        for (int number = 100; number < 100 + rounds(60); ++number) {
            watch(static_cast<std::uint64_t>(number), 3, {}, [&](const Match<TheGame>& match, Seat me) {
                const auto view = match.view(me);
                if (view.open.played.size() % 7 != 3) return;
                const Worlds worlds(view);
                Rng rng(3, static_cast<std::uint64_t>(number), Stream::Analysis, 0,
                        static_cast<std::uint32_t>(view.open.played.size()));
                Worlds::Walk walk(worlds);
                const auto other = static_cast<std::size_t>((me.index() + 1) % 3);
                std::array<double, 100> chance{};
                for (int i = 0; i < kDraws; ++i) {
                    for (CardMask left = walk.next(rng)[other]; left != 0; left &= left - 1)
                        chance[static_cast<std::size_t>(lowest(left))] += 1.0 / kDraws;
                }
                const CardMask hand = mask_of(match.state().hands[Seat(static_cast<int>(other))]);
                for (CardMask left = kAllCards & ~mask_of(view.open.gone); left != 0; left &= left - 1) {
                    const double p = chance[static_cast<std::size_t>(lowest(left))];
                    if (p == 0 || p >= 1) continue;
                    auto& bin = bins[static_cast<std::size_t>(std::min(9, static_cast<int>(10 * p)))];
                    bin.believed += p;
                    bin.there += contains(hand, lowest(left)) ? 1 : 0;
                    ++bin.all;
                }
            });
        }
        int full = 0;
        for (const Bin& bin : bins) {
            if (bin.all < 200) continue;
            ++full;
            const double p = bin.believed / bin.all;
            const double share = 1.0 * bin.there / bin.all;
            qInfo("believed %.3f there %.3f of %d", p, share, bin.all);
            QVERIFY(std::abs(p - share) < 0.03 + 4 * std::sqrt(p * (1 - p) / bin.all));
        }
        QVERIFY(kSanitized || full >= 5);
    }
};

HILLTOP_TEST(TheGameWorldsTest)
#include "worlds_test.moc"
