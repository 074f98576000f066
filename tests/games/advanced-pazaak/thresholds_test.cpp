// SPDX-License-Identifier: GPL-3.0-or-later
// The law's check: sets between "draw below j" and "draw below k", computed exactly and played.
#include "engine/play.h"
#include "games/advanced-pazaak/advanced_pazaak.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <cmath>
#include <vector>

using namespace hilltop;

namespace {

using G = AdvancedPazaak;

constexpr int kLeast = 10, kMost = 20;
constexpr int kValues = G::kHouseValues;
constexpr int kSums = kMost; // of what a player has drawn before the last card: below 20
constexpr int kDrawn = 13;   // cards before the last: four ones, four twos, three threes ...
constexpr G::Rules kRules{
    .pool = G::Pool::Plus, .hand_size = 0, .sets_to_win = 1, .nine_cards = false, .first = G::First::Seat0};

/// Cards drawn before the last one, and their sum, of both players.
struct Prefix {
    int cards[2];
    int sum[2];
};
std::size_t place_of(const Prefix& at) {
    return static_cast<std::size_t>(((at.cards[0] * kSums + at.sum[0]) * kDrawn + at.cards[1]) * kSums + at.sum[1]);
}

double falling(int n, int k) {
    double product = 1;
    for (int i = 0; i < k; ++i)
        product *= n - i;
    return product;
}

/// How likely each pair of draws is, by its cards before the last ones and by the last ones: drawing without putting
/// back makes every order of the same cards equally likely, in any order of turns.
class Draws {
public:
    /// All with these last cards, with their sums and numbers, and how likely they are.
    template <class Use>
    void each(int last0, int last1, Use&& use) const {
        std::vector<double> now(std::size_t{kDrawn} * kSums * kDrawn * kSums), next;
        now[0] = 1;
        int most = 0; // cards in a prefix so far
        for (int value = 1; value <= kValues; ++value) {
            const int taken = (last0 == value) + (last1 == value);
            if (taken > 4) return;
            next.assign(now.size(), 0);
            walk(most, now, [&](const Prefix& at, double chance) {
                for (int a = 0; a + taken <= 4 && at.cards[0] + a < kDrawn; ++a) {
                    if (at.sum[0] + a * value >= kSums) break;
                    for (int b = 0; a + b + taken <= 4 && at.cards[1] + b < kDrawn; ++b) {
                        if (at.sum[1] + b * value >= kSums) break;
                        const Prefix then{{at.cards[0] + a, at.cards[1] + b},
                                          {at.sum[0] + a * value, at.sum[1] + b * value}};
                        next[place_of(then)] += chance * falling(4, a + b + taken) / (falling(a, a) * falling(b, b));
                    }
                }
            });
            now.swap(next);
            most = std::min(most + 4, kDrawn - 1);
        }
        walk(most, now, [&](const Prefix& at, double chance) {
            const int all = at.cards[0] + at.cards[1] + 2;
            use(at, chance * falling(at.cards[0], at.cards[0]) * falling(at.cards[1], at.cards[1]) / falling(40, all));
        });
    }

private:
    template <class Use>
    static void walk(int most, const std::vector<double>& chances, Use&& use) {
        for (Prefix at{}; at.cards[0] <= most; ++at.cards[0]) {
            for (at.sum[0] = 0; at.sum[0] < kSums; ++at.sum[0]) {
                for (at.cards[1] = 0; at.cards[1] <= most; ++at.cards[1]) {
                    for (at.sum[1] = 0; at.sum[1] < kSums; ++at.sum[1]) {
                        if (const double chance = chances[place_of(at)]; chance > 0) use(at, chance);
                    }
                }
            }
        }
    }
};

/// Of sets in which who draws below j begins against who draws below k: won by the first, and by the second.
struct Shares {
    double won[kMost + 1][kMost + 1] = {};
    double lost[kMost + 1][kMost + 1] = {};
    double all[kMost + 1][kMost + 1] = {};
};

/// 1: the first wins, -1: the second, 0: neither. The player whose card comes earlier goes over first.
int outcome(const Prefix& at, int total0, int total1) {
    const bool over0 = total0 > G::kGoal, over1 = total1 > G::kGoal;
    if (over0 && over1) return at.cards[0] <= at.cards[1] ? -1 : 1;
    if (over0 || over1) return over0 ? -1 : 1;
    return total0 == total1 ? 0 : total0 > total1 ? 1 : -1;
}

const Shares& exact_shares() {
    static const Shares shares = [] {
        Shares found;
        for (int last0 = 1; last0 <= kValues; ++last0) {
            for (int last1 = 1; last1 <= kValues; ++last1) {
                Draws().each(last0, last1, [&](const Prefix& at, double chance) {
                    const int total0 = at.sum[0] + last0, total1 = at.sum[1] + last1;
                    const int won = outcome(at, total0, total1);
                    for (int j = std::max(kLeast, at.sum[0] + 1); j <= std::min(kMost, total0); ++j) {
                        for (int k = std::max(kLeast, at.sum[1] + 1); k <= std::min(kMost, total1); ++k) {
                            found.all[j][k] += chance;
                            if (won > 0) found.won[j][k] += chance;
                            if (won < 0) found.lost[j][k] += chance;
                        }
                    }
                });
            }
        }
        return found;
    }();
    return shares;
}

/// Draws below `least`.
class DrawsBelow : public Bot<G> {
public:
    explicit DrawsBelow(int least)
        : m_least(least) {}
    Reply<G::Action> act(const View<G>& view, Rng&) override {
        if (view.open.phase == G::Phase::Choose) {
            G::Menu menu;
            G::legal_menu(view, menu);
            return menu[0];
        }
        return G::turn(view.open.players[view.me].total >= m_least);
    }

private:
    int m_least;
};

/// Sets that ended, and who won them.
struct SetCount : NoListener<G> {
    Match<G>* match = nullptr;
    int won = 0, lost = 0, sets = 0, seen = -1;
    bool goes_on() {
        const auto& open = match->state().open;
        if (open.phase == G::Phase::Rest && open.set != seen) note();
        return true;
    }
    void note() {
        const auto& open = match->state().open;
        seen = open.set;
        ++sets;
        won += open.set_winner == 0;
        lost += open.set_winner == 1;
    }
};

} // namespace

class AdvancedPazaakThresholdsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All ways to draw are there.
    void everythingIsCounted() {
        const Shares& exact = exact_shares();
        for (int j = kLeast; j <= kMost; ++j) {
            for (int k = kLeast; k <= kMost; ++k) {
                QVERIFY(std::abs(exact.all[j][k] - 1) < 1e-12);
                QVERIFY(exact.won[j][k] + exact.lost[j][k] < 1 + 1e-12); // level sets are the rest
            }
        }
        // If both play alike, the player who begins goes over first.
        QVERIFY(exact.won[20][20] < exact.lost[20][20]);
    }

    void playedAsComputed_data() {
        QTest::addColumn<int>("first");
        for (int first = kLeast; first <= kMost; ++first)
            QTest::addRow("draws below %d", first) << first;
    }
    void playedAsComputed() {
        QFETCH(int, first);
        const int matches = rounds(100'000);
        for (int second = kLeast; second <= kMost; ++second) {
            DrawsBelow one(first), other(second);
            const BotTraits traits{.id = "draws-below", .style = "draws-below", .strength = 1};
            const std::array<PlayingSeat<G>, 2> playing{{{&one, &traits}, {&other, &traits}}};
            SetCount counting;
            for (int number = 0; number < matches; ++number) {
                Match<G> match(kRules, G::kSeats, Chance(7, static_cast<std::uint64_t>(number)));
                counting.match = &match;
                counting.seen = -1;
                play<G>(match, playing, 7, static_cast<std::uint64_t>(number), counting);
                counting.note(); // the last set ends the match
            }
            const Shares& exact = exact_shares();
            for (const auto& [count, share] : {std::pair(counting.won, exact.won[first][second]),
                                               std::pair(counting.lost, exact.lost[first][second])}) {
                const double error = std::sqrt(share * (1 - share) / counting.sets);
                const double played = static_cast<double>(count) / counting.sets;
                QVERIFY2(std::abs(played - share) < 4 * error,
                         qPrintable(QStringLiteral("against %1: %2 played, %3 computed, error %4")
                                        .arg(second)
                                        .arg(played)
                                        .arg(share)
                                        .arg(error)));
            }
        }
    }
};

HILLTOP_TEST(AdvancedPazaakThresholdsTest)
#include "thresholds_test.moc"
