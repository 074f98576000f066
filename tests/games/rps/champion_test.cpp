// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play.h"
#include "games/rps/bots/bots.h"
#include "games/rps/bots/champion.h"
#include "shared.h"
#include "support/rounds.h"
#include "support/test.h"

#include <algorithm>

using namespace hilltop;
using namespace hilltop::rps;

namespace {

Card card_of(std::string_view text) {
    return RpsPoker::read("keep " + std::string(text))->card;
}

template <class List>
void add(List& list, std::string_view cards) {
    for (std::size_t i = 0; i + 1 < cards.size(); i += 3)
        list.push_back(card_of(cards.substr(i, 2)));
}

/// The last game but one: the rival played low cards first where no base paired. Their last two are my gifts, a six
/// and an eight; mine are a nine and a seven, and the last two bases pair with nothing.
struct LowCardsFirst {
    RpsPoker::Open open;
    RpsPoker::Own own;

    LowCardsFirst() {
        open.phase = RpsPoker::Phase::Play;
        open.round = 8;
        add(open.base, "R6 P6 R8 S1 R4 P7 S7 S3 R3");
        add(open.played[Seat(0)], "P9 S9 P8 R0 R1 P2 S2 R2");
        add(open.played[Seat(1)], "P0 S0 P1 S4 P4 P5 S5 R5");
        open.games[Seat(0)] = 3;
        open.games[Seat(1)] = 5;
        add(own.hand, "R9 R7");
        add(own.given, "P0 S0 P1 S6 S8");
        add(own.drafted, "R9 R0 R7 R1 P9 P2 S9 S2 P8 R2");
    }
    View<RpsPoker> view() const { return {Seat(0), open, own}; }
};

/// Games won by the first of `deals` deals, each played twice with seats swapped.
double percent_won(std::string_view first, std::string_view second, int deals) {
    const auto one = make_bot(first), two = make_bot(second);
    const BotTraits traits{.id = "any", .style = "", .strength = 1};
    int won = 0;
    for (int number = 0; number < 2 * deals; ++number) {
        std::array<PlayingSeat<RpsPoker>, 2> playing = {{{two.get(), &traits}, {two.get(), &traits}}};
        playing[static_cast<std::size_t>(number % 2)].bot = one.get();
        Match<RpsPoker> match({}, 2, Chance(19, static_cast<std::uint64_t>(number / 2)));
        play<RpsPoker>(match, playing, 19, static_cast<std::uint64_t>(number));
        won += match.result().points[Seat(number % 2)];
    }
    return 5. * won / deals;
}

} // namespace

class RpsChampionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against one who plays low first the seven takes the six now and the nine the eight later: both games. The nine
    /// now leaves the seven to the eight. A bot that only counts chances plays the nine.
    void readsHowHePlays() {
        const LowCardsFirst position;
        Rng rng;
        QCOMPARE(RpsPoker::spell(make_bot("odds")->act(position.view(), rng).action), std::string("play R9"));
        for (const char* bot : {"champion", "strong"})
            QCOMPARE(RpsPoker::spell(make_bot(bot)->act(position.view(), rng).action), std::string("play R7"));
    }
    void valuesOfAKnownEndAreSharp() {
        const LowCardsFirst position;
        ChampionBot bot;
        const auto options = bot.options(position.view(), {.samples = 400, .seed = 1}, {});
        QCOMPARE(int(options.size()), 2);
        QCOMPARE(int(options[0].action.card), int(card_of("R7")));
        QVERIFY(options[0].worth.value > 4.6 && options[0].worth.value <= 5); // three and almost two more
        QVERIFY(options[0].worth.value - options[1].worth.value > .4);
    }

    void optionsAreAllSortedAndTheSame() {
        ChampionBot bot, other;
        Match<RpsPoker> match({}, 2, Chance(23, 1));
        while (!match.over()) {
            for (const Seat seat : match.pending()) {
                const auto view = match.view(seat);
                const SearchBudget budget{.samples = 40, .seed = 9};
                const auto options = bot.options(view, budget, {});
                const auto again = other.options(view, budget, {});
                RpsPoker::Menu menu;
                RpsPoker::legal_menu(view, menu);
                QCOMPARE(int(options.size()), menu.size());
                QCOMPARE(again.size(), options.size());
                for (std::size_t i = 0; i < options.size(); ++i) {
                    QVERIFY(menu.find(options[i].action) >= 0);
                    QVERIFY(options[i].action == again[i].action && options[i].worth == again[i].worth);
                    if (i > 0) QVERIFY(options[i - 1].worth.value >= options[i].worth.value);
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!(options[i].action == options[j].action));
                    QVERIFY(options[i].worth.how == How::Sampled && options[i].worth.error > 0);
                    // In games of the match, those already won among them.
                    QVERIFY(options[i].worth.value > -.5 && options[i].worth.value < 10.5);
                }
                Rng rng(23, 1, Stream::Dice, seat.index(), 0);
                match.answer(seat, bot.act(view, rng).action);
            }
            if (match.resting()) QVERIFY(bot.options(match.view(Seat(0)), {}, {}).empty()); // nothing to do
            match.step();
        }
    }
    void withoutSamplesItIsTheQuickBrain() {
        const LowCardsFirst position;
        const auto options = ChampionBot().options(position.view(), {.samples = 0, .seed = 1}, {});
        QCOMPARE(int(options.size()), 2);
        QVERIFY(options[0].worth.how == How::Heuristic);
    }
    void actsAsItsBestOption() {
        ChampionBot bot;
        Match<RpsPoker> match({}, 2, Chance(23, 2));
        const auto view = match.view(Seat(1));
        Rng rng(1, 2, Stream::Dice, 1, 0), same = rng;
        const auto options = bot.options(view, {.samples = kLevels.back().worlds, .seed = same.next64()}, {});
        QVERIFY(bot.act(view, rng).action == options[0].action);
    }
    void stopsWhenTold() {
        ChampionBot bot;
        Match<RpsPoker> match({}, 2, Chance(23, 3));
        QVERIFY(bot.options(match.view(Seat(0)), {.samples = 1'000'000, .seed = 1}, [] { return true; }).empty());
        // Early, while the rival's kind is judged, and late, while matches are played on.
        for (const int asks : {3, 10, 300}) {
            int asked = 0;
            const Stop later = [&] { return ++asked > asks; };
            QVERIFY(bot.options(match.view(Seat(0)), {.samples = 1'000'000, .seed = 1}, later).empty());
            QCOMPARE(asked, asks + 1);
            asked = 0;
            QVERIFY(bot.options(LowCardsFirst().view(), {.samples = 100'000'000, .seed = 1}, later).empty());
            QCOMPARE(asked, asks + 1);
        }
    }

    /// Each level above the one below: 100,000 matches have shown the gaps, a deal played twice has a deviation of
    /// 0.9 games.
    void levelsAreInOrder_data() {
        QTest::addColumn<QString>("below");
        QTest::addColumn<int>("deals");
        QTest::newRow("casual") << "novice" << 1'500;
        QTest::newRow("skilled") << "casual" << 1'500;
        QTest::newRow("strong") << "skilled" << 1'500;
        QTest::newRow("champion") << "strong" << 150;
    }
    void levelsAreInOrder() {
        QFETCH(QString, below);
        QFETCH(int, deals);
        if (kSanitized) QSKIP("too few matches would tell nothing");
        const double won = percent_won(QTest::currentDataTag(), below.toStdString(), deals);
        QVERIFY2(won > 50, qPrintable(QString::number(won)));
    }
    void beatsTheExpert() {
        if (kSanitized) QSKIP("too few matches would tell nothing");
        const double won = percent_won("champion", "expert", 150); // 53.8 in many
        QVERIFY2(won > 51.5, qPrintable(QString::number(won)));
    }
    /// The quick brain alone: 100,000 matches have shown 63.1 % of the field.
    void quickBrainAgainstTheField() {
        double sum = 0;
        for (const char* rival : {"minimal-valid", "simple", "pair-else-low", "pair-else-high", "odds"})
            sum += percent_won("strong", rival, rounds(2'000));
        QVERIFY2(sum / 5 > (kSanitized ? 60 : 62.5), qPrintable(QString::number(sum / 5)));
    }
    /// Anything may lie behind a view that the rules allow: both seats, every phase, any rival.
    void playsWholeMatches() {
        for (const char* rival : {"minimal-valid", "champion", "novice"})
            QVERIFY(percent_won("champion", rival, rounds(6)) > 20);
    }
};

HILLTOP_TEST(RpsChampionTest)
#include "champion_test.moc"
