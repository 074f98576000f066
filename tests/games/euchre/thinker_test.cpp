// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/entry_of.h"
#include "games/euchre/bots/champion.h"
#include "games/euchre/bots/judge.h"
#include "games/euchre/bots/rules_of_thumb.h"
#include "judging/weighted_mean.h"
#include "support/rounds.h"
#include "support/test.h"

#include <algorithm>
#include <cmath>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

/// Calls `visit(match, seat, rng)` at every decision of `hands` hands of `sharp`, at scores of every kind.
template <class Visit>
void walk_hands(const Euchre::Rules& rules, int hands, Visit visit) {
    int left = hands;
    for (std::uint64_t number = 0; left > 0; ++number) {
        Match<Euchre> match(rules, 4, Chance(31, number));
        for (int hand = 0; left > 0 && !match.over() && hand < 12;) {
            if (match.resting()) {
                hand += match.state().open.phase == Euchre::Phase::HandRest ? 1 : 0;
                left -= match.state().open.phase == Euchre::Phase::HandRest ? 1 : 0;
            }
            for (const Seat seat : match.pending()) {
                const auto view = match.view(seat);
                // The first hands of a match, then every fourth.
                if (hand < 2 || hand % 4 == 3) visit(match, seat, dice(31, number, seat, match.decision_of(seat)));
                match.answer(seat, answer_by_thumb(kSharp, view));
            }
            match.step();
        }
    }
}

} // namespace

class EuchreThinkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optionsAreAllSortedAndTheSame_data() {
        QTest::addColumn<bool>("harder");
        QTest::newRow("the usual rules") << false;
        QTest::newRow("the dealer must name, the left bower as printed") << true;
    }
    void optionsAreAllSortedAndTheSame() {
        QFETCH(bool, harder);
        Euchre::Rules rules;
        if (harder) {
            rules.stick_dealer = true;
            rules.left_bower = Euchre::LeftBower::Printed;
            rules.turned_down = Euchre::TurnedDown::Forbidden;
        }
        ChampionBot bot, other;
        std::array<int, 5> phases{};
        walk_hands(rules, std::max(rounds(24), 12), [&](const Match<Euchre>& match, Seat seat, Rng) {
            const auto view = match.view(seat);
            const SearchBudget budget{.samples = 30, .seed = 7};
            const auto options = bot.options(view, budget, {});
            const auto again = other.options(view, budget, {});
            Euchre::Menu menu;
            Euchre::legal_menu(view, menu);
            // Of what is offered, the answers that the rules do not object to.
            const auto allowed = std::count_if(menu.begin(), menu.end(), [&](const Euchre::Action& action) {
                return Euchre::objection(view, action) == nullptr;
            });
            QCOMPARE(static_cast<std::ptrdiff_t>(options.size()), allowed);
            QCOMPARE(again.size(), options.size());
            for (std::size_t i = 0; i < options.size(); ++i) {
                const auto& [action, worth] = options[i];
                QVERIFY(menu.find(action) >= 0 && Euchre::objection(view, action) == nullptr);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!(action == options[j].action));
                QVERIFY(action == again[i].action && worth == again[i].worth);
                QVERIFY(i == 0 || options[i - 1].worth.value >= worth.value);
                QVERIFY(worth.how == How::Sampled && worth.error > 0 && worth.error < 0.2);
                QVERIFY(worth.value >= 0 && worth.value <= 1); // though a pass has the margin on its side
            }
            ++phases[static_cast<std::size_t>(view.open.phase)];
        });
        for (const int often : phases)
            QVERIFY(often > 0);
        Match<Euchre> match({}, 4, Chance(1, 1));
        Euchre::State rest = match.state();
        rest.open.phase = Euchre::Phase::TrickRest;
        QVERIFY(bot.options({Seat(0), rest.open, Euchre::own(rest, Seat(0))}, {}, {}).empty());
    }

    /// It plays its best option, within the error of few worlds.
    void actsAsItsBestOption() {
        ChampionBot bot;
        int asked = 0, same = 0;
        walk_hands({}, rounds(6), [&](const Match<Euchre>& match, Seat seat, Rng rng) {
            const auto view = match.view(seat);
            const auto options = bot.options(view, {.samples = 300, .seed = 3}, {});
            const auto action = bot.act(view, rng).action;
            const auto found = std::find_if(options.begin(), options.end(),
                                            [&](const auto& option) { return option.action == action; });
            QVERIFY(found != options.end());
            const Estimate &best = options[0].worth, &played = found->worth;
            QVERIFY2(best.value - played.value <= 4 * std::hypot(best.error, played.error),
                     qPrintable(QString("%1 %2").arg(best.value).arg(played.value)));
            ++asked;
            same += found == options.begin() ? 1 : 0;
        });
        QVERIFY2(same * 10 >= asked * 8, qPrintable(QString("%1 of %2").arg(same).arg(asked)));
    }

    /// What it thinks its best answer is worth is what the game's judge makes of it in worlds of the same kind: they
    /// judge alike, but for going alone, and for what the match is worth afterwards.
    void agreesWithTheJudge() {
        ChampionBot bot;
        OpenHandJudge judge;
        double apart = 0, more = 0;
        int compared = 0;
        walk_hands({}, rounds(8), [&](const Match<Euchre>& match, Seat seat, Rng rng) {
            const auto view = match.view(seat);
            if (view.open.phase == Euchre::Phase::Play && match.decision_of(seat) % 2 == 0) return;
            const auto options = bot.options(view, {.samples = 100, .seed = 3}, {});
            const BelievedWorlds worlds(view);
            WeightedMean mean;
            Answers<Euchre> given;
            given[seat] = options[0].action;
            for (int i = 0; i < 400; ++i) {
                const auto world = worlds.draw(rng);
                mean.add((*judge.settled(world.state, given, {.samples = 1, .seed = 0}, {}))[seat].value, world.weight);
            }
            apart += std::abs(mean.value() - options[0].worth.value);
            more += options[0].worth.value - mean.value();
            ++compared;
        });
        QVERIFY(compared > 10 || kSanitized);
        QVERIFY2(apart < 0.05 * compared, qPrintable(QString::number(apart / compared)));
        QVERIFY2(std::abs(more) < 0.02 * compared, qPrintable(QString::number(more / compared)));
    }

    void stopsWhenTold() {
        ChampionBot bot;
        Match<Euchre> match({}, 4, Chance(23, 3));
        const auto view = match.view(*match.pending().begin());
        QVERIFY(bot.options(view, {}, [] { return true; }).empty());
        for (const int asks : {1, 2, 40}) {
            int asked = 0;
            QVERIFY(bot.options(view, {.samples = 1'000'000'000, .seed = 1}, [&] { return ++asked > asks; }).empty());
            QCOMPARE(asked, asks + 1);
        }
        QVERIFY(!bot.options(view, {.samples = 40, .seed = 1}, [] { return false; }).empty());
    }
};

HILLTOP_TEST(EuchreThinkerTest)
#include "thinker_test.moc"
