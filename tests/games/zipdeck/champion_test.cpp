// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/champion.h"

#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/bots/exploiting.h"
#include "games/zipdeck/bots/judge.h"
#include "games/zipdeck/entry.h"
#include "games/zipdeck/solver/duel.h"
#include "games/zipdeck/solver/worlds.h"
#include "support/rounds.h"
#include "support/test.h"

#include <cmath>
#include <map>

using namespace hilltop;
using namespace hilltop::zipdeck;

namespace {

ZipDeck::State position(int seats, int left, std::initializer_list<int> points, Seat me, ZipDeck::Card card) {
    auto state = ZipDeck::deal({}, seats, Chance(3, 4), {});
    state.open.round = state.open.rounds - left;
    int seat = 0;
    for (const int one : points)
        state.open.points[Seat(seat++)] = one;
    state.cards[me] = card;
    return state;
}

View<ZipDeck> view_of(const ZipDeck::State& state, Seat me) {
    return {me, state.open, ZipDeck::own(state, me)};
}

std::string best(const ZipDeck::State& state, Seat me) {
    ChampionBot bot;
    bot.start({.me = me, .names = {}});
    Rng rng(7, 7, Stream::Dice, me.index(), 0);
    return ZipDeck::spell(bot.act(view_of(state, me), rng).action);
}

} // namespace

class ZipDeckChampionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What I see of a world is what I saw; every deal of the others comes as often as every other.
    void worlds() {
        const auto state = position(3, 9, {0, 0, 0}, Seat(1), 8);
        const Worlds worlds(view_of(state, Seat(1)));
        QVERIFY(std::abs(worlds.chance() - 8.0 * 7 / (11 * 10)) < 1e-12);
        std::map<std::pair<int, int>, int> seen;
        std::map<std::pair<int, int>, int> parts[2];
        const int kDraws = rounds(110'000);
        Rng rng(1, 1, Stream::Analysis, 0, 0);
        for (int draw = 0; draw < kDraws; ++draw) {
            const auto world = worlds.draw(rng);
            QCOMPARE(world.weight, 1.0);
            QVERIFY(ZipDeck::open(world.state) == state.open && world.state.cards[Seat(1)] == 8);
            ++seen[{world.state.cards[Seat(0)], world.state.cards[Seat(2)]}];
            for (const bool highest : {false, true}) {
                const auto cards = worlds.draw(rng, highest);
                QCOMPARE(int(cards[Seat(1)]), 8);
                QCOMPARE(cards[Seat(0)] < 8 && cards[Seat(2)] < 8, highest);
                ++parts[highest][{cards[Seat(0)], cards[Seat(2)]}];
            }
        }
        QCOMPARE(seen.size() == 110, true);
        QCOMPARE(parts[0].size(), std::size_t{110 - 56});
        QCOMPARE(parts[1].size(), std::size_t{56});
        const auto even = [kDraws](const auto& counts) {
            const double mean = kDraws / static_cast<double>(counts.size());
            return std::all_of(counts.begin(), counts.end(), [&](const auto& one) {
                return one.first.first != one.first.second && std::abs(one.second - mean) < 5 * std::sqrt(mean);
            });
        };
        QVERIFY(even(seen) && even(parts[0]) && even(parts[1]));
    }
    /// Of matches played, who held the highest card comes as often as worlds say, in ten bins of what they say.
    void worldsComeTrue() {
        std::array<double, 10> said{}, variance{};
        std::array<int, 10> came{};
        for (int deal = 0; deal < rounds(400); ++deal) {
            const int seats = 2 + deal % 7;
            auto state = ZipDeck::deal({.rounds = 40}, seats, Chance(5, static_cast<std::uint64_t>(deal)), {});
            RodBot rod;
            Rng dice;
            while (!ZipDeck::asked(state).empty()) {
                Answers<ZipDeck> answers;
                if (ZipDeck::need(state, Seat(0)) == Need::Must) {
                    for (Seat seat : SeatSet::all(seats)) {
                        const Worlds worlds(view_of(state, seat));
                        Rng rng(9, static_cast<std::uint64_t>(deal), Stream::Analysis, seat.index(),
                                static_cast<std::uint32_t>(state.open.round));
                        int highest = 0;
                        constexpr int kDraws = 10;
                        for (int draw = 0; draw < kDraws; ++draw) {
                            const auto cards = worlds.draw(rng).state.cards;
                            highest +=
                                *std::max_element(cards.values.begin(), cards.values.begin() + seats) == cards[seat];
                        }
                        const double p = worlds.chance();
                        const auto bin = static_cast<std::size_t>(std::min(9.0, 10 * p));
                        const auto& held = state.cards.values;
                        const bool true_highest =
                            *std::max_element(held.begin(), held.begin() + seats) == state.cards[seat];
                        said[bin] += 0.5 * (p + static_cast<double>(highest) / kDraws);
                        variance[bin] += p * (1 - p);
                        came[bin] += true_highest;
                        answers[seat] = rod.act(view_of(state, seat), dice).action;
                    }
                }
                ZipDeck::step(state, answers, {});
            }
        }
        for (std::size_t bin = 0; bin < 10; ++bin) {
            qInfo("said %.1f, came %d", said[bin], came[bin]);
            QVERIFY(std::abs(said[bin] - came[bin]) <= 4.5 * std::sqrt(variance[bin] * 1.05) + 1e-6);
        }
    }

    /// One round from the end a table of two can be counted out by hand: every pair of cards, every pair of answers.
    void duelAgainstTheRules() {
        const Duel duel(6);
        QVERIFY(duel.complete());
        QCOMPARE(duel.value(4, 0), 0.5);
        for (int left = 1; left <= 6; ++left) {
            for (int difference = -3; difference <= 3; ++difference) {
                QVERIFY(std::abs(duel.value(left, difference) + duel.value(left, -difference) - 1) < 1e-9);
                QVERIFY(duel.value(left, difference) >= duel.value(left, difference + 1));
                for (int card = 0; card < DuelPlan::kCards; ++card) {
                    for (int answer = 0; answer < kDuelAnswers; ++answer) {
                        double sum = 0;
                        for (int other = 0; other < DuelPlan::kCards; ++other) {
                            if (other == card) continue;
                            const auto& theirs = duel.plan(left, -difference);
                            for (const bool calls : {false, true}) {
                                auto state = ZipDeck::deal({.rounds = 9}, 2, Chance(1, 1), {});
                                state.cards.values = {static_cast<ZipDeck::Card>(card),
                                                      static_cast<ZipDeck::Card>(other)};
                                const auto give = [&](Seat seat) {
                                    return ZipDeck::zip(2, next(seat, 2), ZipDeck::worth(state.cards[seat]));
                                };
                                Answers<ZipDeck> answers;
                                answers[Seat(0)] = answer == 0   ? ZipDeck::pass()
                                                   : answer == 1 ? give(Seat(0))
                                                                 : ZipDeck::zip();
                                answers[Seat(1)] = calls ? give(Seat(1)) : ZipDeck::pass();
                                ZipDeck::step(state, answers, {});
                                const int after = difference + state.open.points[Seat(0)] - state.open.points[Seat(1)];
                                const double often = theirs.gives[static_cast<std::size_t>(other)];
                                sum += (calls ? often : 1 - often) * duel.value(left - 1, after);
                            }
                        }
                        QVERIFY(std::abs(duel.worth(left, difference, card, static_cast<DuelAnswer>(answer)) -
                                         sum / 7) < 1e-12);
                    }
                }
            }
        }
    }
    void nobodyGainsFromTheSolution() {
        SolveOrder order;
        const auto champion = solver().exploit("champion", order);
        QVERIFY(champion && *champion);
        QVERIFY(std::abs((*champion)->least.value) < 1e-8);
        QVERIFY((*champion)->least.how == How::Exact && (*champion)->most);
        for (const int many : {1, 2, 7, 40, 128}) {
            order.rules = {{"rounds", many}};
            const auto solved = solver().solve(order);
            QVERIFY(solved && *solved);
            QCOMPARE((*solved)->value, 0.5);
            const auto longer = solver().exploit("champion", order);
            QVERIFY(longer && *longer && std::abs((*longer)->least.value) < 1e-7);
        }
        qInfo("rounds without a pure solution: %d", common_duel().mixed());
    }
    /// Who never calls loses to anybody who does; a bot with dice gets a bound that was played out.
    void exploitsTheOthers() {
        const SolveOrder order;
        const auto silent = solver().exploit("silent", order);
        QVERIFY(silent && *silent && (*silent)->least.how == How::Exact);
        qInfo("silent %.4f", (*silent)->least.value);
        const auto orion = solver().exploit("orion", order);
        QVERIFY(orion && *orion && (*orion)->least.how == How::Exact);
        qInfo("orion %.4f", (*orion)->least.value);
        QVERIFY((*orion)->least.value > 0.01 && (*silent)->least.value > (*orion)->least.value);
        const auto rando = solver().exploit("rando", order);
        QVERIFY(rando && *rando && (*rando)->least.how == How::Sampled && !(*rando)->most);
        QVERIFY((*rando)->least.error > 0 && (*rando)->least.value > 0.2);
    }
    void refusesWhatWouldNotEnd() {
        SolveOrder order;
        order.rules = {{"rounds", 10'000}};
        QVERIFY(!solver().solve(order));
        QVERIFY(!solver().exploit("orion", order));
        order.rules = {{"rounds", 100}};
        order.stop = [] { return true; };
        const auto stopped = solver().solve(order);
        QVERIFY(stopped && !*stopped);
        const auto reply = solver().exploit("orion", order);
        QVERIFY(reply && !*reply);
    }

    /// The last round: 10 points against 16 and more are safe whatever I am given, unless I call in vain as well.
    void keepsASafeLead() {
        const auto state = position(6, 1, {10, 16, 16, 17, 18, 16}, Seat(0), 20);
        RodBot rod;
        Rng rng;
        QVERIFY(rod.act(view_of(state, Seat(0)), rng).action.calls());
        QCOMPARE(best(state, Seat(0)), std::string("pass"));
    }
    /// The last round, the highest card: only who is given all of it falls behind me.
    void hitsWhoStandsInTheWay() {
        QCOMPARE(best(position(4, 1, {9, 8, 20, 20}, Seat(0), 15), Seat(0)), std::string("zip 0 3 0 0"));
        QCOMPARE(best(position(4, 1, {20, 20, 8, 9}, Seat(3), 15), Seat(3)), std::string("zip 0 0 3 0"));
        QCOMPARE(best(position(4, 1, {9, 8, 20, 20}, Seat(0), 3), Seat(0)), std::string("pass"));
    }

    void optionsAreComplete() {
        for (const int seats : {2, 3, 6, 16}) {
            for (const int card : {0, 5, 4 * seats - 4, 4 * seats - 1}) {
                auto state = ZipDeck::deal({.rounds = 20}, seats, Chance(1, 2), {});
                state.cards[Seat(1)] = static_cast<ZipDeck::Card>(card);
                const auto view = view_of(state, Seat(1));
                ChampionBot bot;
                bot.start({.me = Seat(1), .names = {}});
                const SearchBudget budget{rounds(100), 5};
                const auto options = bot.options(view, budget, {});
                ZipDeck::Menu menu;
                ZipDeck::legal_menu(view, menu);
                QCOMPARE(static_cast<int>(options.size()), menu.size());
                for (const auto& action : menu)
                    QCOMPARE(std::count_if(options.begin(), options.end(),
                                           [&](const auto& option) { return option.action == action; }),
                             1);
                for (std::size_t i = 1; i < options.size(); ++i)
                    QVERIFY(options[i - 1].worth.value >= options[i].worth.value);
                for (const auto& option : options) {
                    QVERIFY(option.worth.value >= 0 && option.worth.value <= 1);
                    QCOMPARE(option.worth.how == How::Exact, seats == 2);
                    QCOMPARE(option.worth.error == 0, seats == 2);
                }
                const auto again = bot.options(view, budget, {});
                for (std::size_t i = 0; i < options.size(); ++i)
                    QVERIFY(options[i].action == again[i].action && options[i].worth == again[i].worth);
                QVERIFY(bot.options(view, {1'000'000'000, 5}, [] { return true; }).empty());
            }
        }
    }

    void judge() {
        ZipDeckJudge judge;
        auto over = position(4, 1, {9, 8, 8, 20}, Seat(0), 3);
        over.open.phase = ZipDeck::Phase::Over;
        const auto shared = judge.value(over, {10, 1}, {});
        QVERIFY(shared.has_value());
        QVERIFY((*shared)[Seat(0)] == Estimate{} && (*shared)[Seat(1)] == (Estimate{.value = 0.5}));
        QVERIFY((*shared)[Seat(1)] == (*shared)[Seat(2)]);
        for (const int seats : {2, 6, 16}) {
            auto state = ZipDeck::deal({.rounds = 12}, seats, Chance(1, 9), {});
            const auto values = judge.value(state, {rounds(400), 1}, {});
            double sum = 0;
            for (Seat seat : SeatSet::all(seats)) {
                sum += (*values)[seat].value;
                QVERIFY((*values)[seat].how == How::Sampled && (*values)[seat].error > 0);
            }
            QVERIFY(std::abs(sum - 1) < 1e-9);
            QVERIFY(*values == *judge.value(state, {rounds(400), 1}, {}));
            // Far behind is lost, far ahead won; the future cards of the state do not matter.
            state.open.points[Seat(1)] = 500;
            QCOMPARE((*judge.value(state, {50, 1}, {}))[Seat(1)].value, 0.0);
            auto other = state;
            Rng rng(4, 4, Stream::Analysis, 0, 0);
            ZipDeck::reshuffle(other, rng);
            QVERIFY(*judge.value(state, {50, 1}, {}) == *judge.value(other, {50, 1}, {}));
            QVERIFY(!judge.value(state, {1'000'000'000, 1}, [] { return true; }));
        }
    }

    /// Each level above the one below, at tables of four with three of those.
    void levels() {
        const char* const order[] = {"novice", "casual", "skilled", "strong", "champion"};
        std::size_t level = 0;
        for (const BotTraits& traits : zipdeck_entry().bots()) {
            if (traits.level == 0) continue;
            QCOMPARE(std::string(traits.id), std::string(order[level]));
            QCOMPARE(traits.level, static_cast<int>(++level));
        }
        QCOMPARE(level, std::size_t{5});
        for (std::size_t i = 1; i < 3; ++i) {
            Series series;
            series.entrants = {0, 1, 2, 3};
            series.seats = 4;
            series.seating = SeatingPlan::Drawn;
            series.seed = 1;
            series.matches = rounds(600);
            const std::vector<std::string> bots = {order[i], order[i - 1], order[i - 1], order[i - 1]};
            const auto result = zipdeck_entry().run_series(series, {}, bots);
            double won = 0;
            for (int k = 0; k < series.matches; ++k) {
                const auto by_seat = seated(series, k);
                const auto winners = SeatSet::from_bits(result.lines[static_cast<std::size_t>(k)].winners);
                for (Seat seat : winners)
                    won += by_seat[seat.index()] == 0 ? 1.0 / winners.size() : 0.0;
            }
            qInfo("%s: %.1f %%", order[i], 100 * won / series.matches);
            if (!kSanitized) QVERIFY(won / series.matches > 0.28);
        }
    }
};

HILLTOP_TEST(ZipDeckChampionTest)
#include "champion_test.moc"
