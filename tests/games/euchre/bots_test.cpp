// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"
#include "hand_counts.h"
#include "scripted.h"

#include "games/euchre/bots/champion.h"
#include "games/euchre/bots/expert.h"
#include "games/euchre/entry.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

SeriesResult played(const char* first, const char* second, int matches, const RuleValues& rules = {}) {
    return golden::series_of(euchre_entry(), {first, second}, rules, matches, 4);
}

/// Share of matches of the first entrant, in percent; a drawn match is half.
double share(const SeriesResult& result) {
    double won = 0;
    const int matches = static_cast<int>(result.lines.size());
    for (int k = 0; k < matches; ++k) {
        const unsigned winners = result.lines[static_cast<std::size_t>(k)].winners;
        const unsigned mine = k % 2 == 0 ? 0b0101u : 0b1010u; // the partners change places match by match
        won += winners == 0 ? 0.5 : winners == mine ? 1.0 : 0.0;
    }
    return 100.0 * won / matches;
}

QString answer_of(const char* bot, const Scripted& game) {
    for (const auto& spec : all_bots()) {
        if (spec.traits.id == std::string_view(bot)) {
            Rng rng(1, 1, Stream::Dice, 0, 0);
            const auto reply = spec.make()->act(game.match.view(*game.match.asked().begin()), rng);
            return QString::fromStdString(Euchre::spell(reply.action));
        }
    }
    return "no such bot";
}

} // namespace

class EuchreBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The check of docs/rules.md, "Euchre", in 60,000 hands: 0.3 % and three standard deviations.
    void check_data() {
        QTest::addColumn<QByteArray>("bot");
        QTest::addColumn<bool>("printed");
        QTest::addColumn<QList<double>>("percent"); // makers 1, 2, 4, defenders 2, 4
        QTest::newRow("first-legal") << QByteArray("first-legal") << false << QList<double>{39.3, 4.1, 0, 56.7, 0};
        QTest::newRow("left bower printed")
            << QByteArray("first-legal") << true << QList<double>{39.7, 3.3, 0, 56.9, 0};
        QTest::newRow("always alone") << QByteArray("always-alone") << false << QList<double>{41.1, 0, 11.4, 39.2, 8.3};
    }
    void check() {
        QFETCH(QByteArray, bot);
        QFETCH(bool, printed);
        QFETCH(QList<double>, percent);
        const auto left = printed ? Euchre::LeftBower::Printed : Euchre::LeftBower::Trump;
        const auto counts = count_hands(bot.toStdString(), {.left_bower = left}, 60'000);
        QCOMPARE(counts.empty, 0);
        const std::array<int, 5> gained = {1, 2, 4, -2, -4};
        for (int i = 0; i < 5; ++i) {
            const double got = counts.percent(gained[static_cast<std::size_t>(i)]);
            const double tolerance = 0.3 + 3 * std::sqrt(percent[i] * (100 - percent[i]) / 60'000);
            QVERIFY2(percent[i] == 0 ? got == 0 : std::abs(got - percent[i]) < tolerance,
                     qPrintable(QString("%1 points: %2 %").arg(gained[static_cast<std::size_t>(i)]).arg(got)));
        }
    }

    void firstLegalOrdersDiscardsAndPlaysTheFirst() {
        Scripted game(kSuitEach);
        QCOMPARE(answer_of("first-legal", game), QString("order"));
        game.answer("order");
        QCOMPARE(answer_of("first-legal", game), QString("discard 9s"));
        game.answer("discard 9s");
        QCOMPARE(answer_of("first-legal", game), QString("together"));
        QCOMPARE(answer_of("always-alone", game), QString("alone"));
        game.answer("together", 4);
        QCOMPARE(answer_of("first-legal", game), QString("play 9c"));
    }
    /// Of a thousand decisions each a fifth, within four standard deviations (50).
    void random8020CallsAndGoesAloneOneTimeInFive() {
        Scripted order(kSuitEach);
        Scripted name(kSuitEach, {.turned_down = Euchre::TurnedDown::Forbidden});
        name.answer("pass", 4);
        Scripted alone(kSuitEach);
        alone.answer("order, discard 9s");
        RandomBot bot;
        for (const Scripted* game : {&order, &name, &alone}) {
            int passive = 0;
            std::map<int, int> named;
            for (std::uint32_t decision = 0; decision < 1000; ++decision) {
                const Seat seat = *game->match.asked().begin();
                Rng rng(3, 1, Stream::Dice, 0, decision);
                const auto view = game->match.view(seat);
                const auto action = bot.act(view, rng).action;
                QVERIFY(Euchre::objection(view, action) == nullptr);
                passive += action == Euchre::penalty(view, Fault::Dead);
                ++named[action.what];
            }
            QVERIFY2(std::abs(passive - 800) < 50, qPrintable(QString::number(passive)));
            if (game == &name) QVERIFY(named[kDiamonds] > 30 && named[kSpades] > 30 && named[kHearts] == 0);
        }
    }

    /// The digests of 10,000 matches (expert: 8, champion: 4): changed only on purpose.
    void signature_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<int>("matches");
        QTest::addColumn<QString>("digest");
        const auto row = [](const char* bot, const char* other, int matches, const char* digest) {
            QTest::newRow(bot) << QByteArray(other) << matches << digest;
        };
        row("steady", "random-80-20", 10'000, "5900727254cb8ba7");
        row("sharp", "steady", 10'000, "bad4caefe1b6608d");
        row("expert", "sharp", 8, "544c7b2b00a85e62");
        row("champion", "sharp", 4, "e9aa51e538e24642");
        row("novice", "steady", 100, "07920b616d7bf3ef");
        row("skilled", "casual", 40, "76a9c9e4ea329958");
    }
    void signature() {
        QFETCH(QByteArray, other);
        QFETCH(int, matches);
        const auto result = played(QTest::currentDataTag(), other.constData(), matches);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "digest");
    }

    void ladder_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<int>("matches");
        QTest::addColumn<double>("least");
        // Three standard errors below what 20,000 matches have shown (expert: 3,000; 65 %).
        const auto row = [](const char* bot, const char* other, int matches, double least) {
            QTest::newRow(bot) << QByteArray(other) << matches << least;
        };
        row("steady", "first-legal", 2'000, 98.5);
        row("sharp", "steady", 4'000, 59.0);
        row("expert", "sharp", 40, 41.0);
        row("champion", "sharp", 24, 40.0);
        // Levels in 300 duplicate matches and more.
        row("casual", "novice", 300, 62.0);
        row("skilled", "casual", 200, 63.0);
        row("strong", "skilled", 100, 50.0);
    }
    void ladder() {
        QFETCH(QByteArray, other);
        QFETCH(int, matches);
        QFETCH(double, least);
        const double won = share(played(QTest::currentDataTag(), other.constData(), matches));
        QVERIFY2(won >= least, qPrintable(QString::number(won)));
    }

    void anyRules_data() {
        QTest::addColumn<QString>("rules");
        for (const char* rules :
             {"stick_dealer=true", "turned_down=forbidden", "defend_alone=false", "left_bower=printed",
              "points_to_win=1", "points_to_win=50 max_hands=12", "max_hands=1",
              "stick_dealer=true turned_down=forbidden left_bower=printed defend_alone=false"})
            QTest::newRow(rules) << rules;
    }
    void anyRules() {
        QFETCH(QString, rules);
        RuleValues values;
        for (const QString& rule : rules.split(' '))
            QVERIFY(set_rule(euchre_entry().rules(), rule.toStdString(), values));
        values.try_emplace("points_to_win", 4);
        for (const BotTraits& bot : euchre_entry().bots())
            QVERIFY2(played(bot.id, "sharp", 2, values).faults.empty(), bot.id);
    }

    /// What good players agree about, in their answers.
    void positions_data() {
        QTest::addColumn<QString>("mine"); // of seat 0, who is asked; seat 3 deals
        QTest::addColumn<QString>("turned");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("best");
        const auto row = [](const char* name, const char* mine, const char* turned, const char* answers,
                            const char* best) {
            QTest::newRow(name) << QString(mine) << QString(turned) << QString(answers) << QString(best);
        };
        row("nothing to call with", "9c tc qd td 9s", "jh", "", "pass");
        row("both bowers and an ace", "jh jd ah kh as", "9h", "", "order");
        row("no help for the dealer", "9c tc kh qd 9s", "jh", "", "pass");
        row("three good trumps in hand", "jc js ac 9d th", "qh", "pass, pass, pass, pass", "name c");
        row("alone with all the top", "jh jd ah kh as", "9h", "order, discard *", "alone");
        row("not alone with three", "jh ah 9h tc qs", "9d", "pass, pass, pass, pass, name h", "together");
        row("the maker draws trumps", "jh jd ah 9c as", "9h",
            "order, discard *, together, together, together, together", "play jh");
    }
    void positions() {
        QFETCH(QString, mine);
        QFETCH(QString, turned);
        QFETCH(QString, answers);
        std::vector<QString> hands(3);
        Cards rest = kAllCards & ~set_of(mine) & ~bit(card(turned));
        for (auto& hand : hands) {
            QStringList words;
            for (int i = 0; i < 5; ++i, rest &= rest - 1)
                words << text_of(std::array<Card, 1>{lowest(rest)});
            hand = words.join(' ');
        }
        const std::array<QByteArray, 4> texts = {mine.toLatin1(), hands[0].toLatin1(), hands[1].toLatin1(),
                                                 hands[2].toLatin1()};
        Scripted game({{texts[0].constData(), texts[1].constData(), texts[2].constData(), texts[3].constData()},
                       turned.toLatin1().constData()});
        game.answer(answers.replace('*', hands[2].left(2)));
        QCOMPARE(game.turn(), 0);
        for (const char* bot : {"steady", "sharp", "expert", "champion"})
            QTEST(answer_of(bot, game), "best");
    }

    void strengthCountsTopTrumpsSideAcesAndVoids() {
        QVERIFY(strength(kHearts, set_of("jh jd ah kh as")) > strength(kHearts, set_of("jh jd ah 9h as")));
        QVERIFY(strength(kHearts, set_of("jh ah kh 9c 9s")) < strength(kHearts, set_of("jh ah kh 9c tc")));
        QVERIFY(strength(kHearts, set_of("jd 9h tc 9c 9s")) > strength(kHearts, set_of("qd 9h tc 9c 9s")));
        QVERIFY(strength(kHearts, set_of("9d td 9c tc 9s")) < 5);
        QVERIFY(strength(kHearts, kAllCards) > 0);
    }
    /// Few worlds err; more rounds of them, where it is open what is best, answer as many worlds at once do.
    void roundsMendWhatFewWorldsMiss() {
        ChampionBot few({.worlds = 8, .tries = 32, .margin = 0.05, .alone = 0, .open = 0.5});
        ChampionBot rounds(
            {.worlds = 8, .tries = 32, .margin = 0.05, .alone = 0, .open = 0.5, .call_rounds = 50, .card_rounds = 50});
        ChampionBot many({.worlds = 400, .tries = 1600, .margin = 0.05, .alone = 0, .open = 0.5});
        int decisions = 0, few_err = 0, rounds_err = 0;
        for (std::uint64_t deal = 0; deal < 30; ++deal) {
            Euchre::State state = Euchre::deal({}, Euchre::kSeats, Chance(5, deal), {});
            for (std::uint32_t decision = 0; state.open.phase < Euchre::Phase::HandRest; ++decision) {
                Answers<Euchre> answers;
                if (state.open.phase != Euchre::Phase::TrickRest) {
                    const Seat seat = state.open.turn;
                    const View<Euchre> view{seat, state.open, state.seats[seat]};
                    const auto answer = [&](ChampionBot& bot) {
                        Rng rng(5, deal, Stream::Dice, seat.index(), decision);
                        return bot.act(view, rng).action;
                    };
                    const auto best = answer(many);
                    ++decisions;
                    few_err += answer(few) == best ? 0 : 1;
                    rounds_err += answer(rounds) == best ? 0 : 1;
                    answers[seat] = answer_by_thumb(kSharp, view);
                }
                Euchre::step(state, answers, {});
            }
        }
        const auto told = QString("%1 and %2 of %3").arg(few_err).arg(rounds_err).arg(decisions);
        QVERIFY2(few_err > decisions / 20 && 3 * rounds_err < 2 * few_err, qPrintable(told));
    }
    void discardsMakeAVoid() {
        QCOMPARE(best_discard(set_of("jh ah 9c ks ts"), card("9h")), card("9c"));
        QCOMPARE(best_discard(set_of("jh ah ac ks ts"), card("9h")), card("ts"));
    }

    void winningChancesAreFairAndGrow() {
        QCOMPARE(winning_chance(0, 3), 1.0);
        QCOMPARE(winning_chance(3, 0), 0.0);
        for (int mine = 1; mine <= 20; ++mine) {
            QVERIFY(std::abs(winning_chance(mine, mine) - 0.5) < 1e-12);
            for (int theirs = 1; theirs < 20; ++theirs) {
                QVERIFY(winning_chance(mine, theirs) >= winning_chance(mine + 1, theirs));
                QVERIFY(std::abs(winning_chance(mine, theirs) + winning_chance(theirs, mine) - 1) < 1e-12);
            }
        }
    }
};

HILLTOP_TEST(EuchreBotsTest)
#include "bots_test.moc"
