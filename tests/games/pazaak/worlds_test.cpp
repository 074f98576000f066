// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "engine/play.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/worlds.h"
#include "games/pazaak/solver/side_decks.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

std::vector<int> key_of(const Pazaak::SideDeck& deck) {
    std::vector<int> cards(deck.begin(), deck.end()); // GCC 14 at -O2 warns of sorting in place what has less than 16
    std::sort(cards.begin(), cards.end());
    return cards;
}

} // namespace

class PazaakWorldsTest : public QObject {
    Q_OBJECT
private slots:
    /// What is believed of the other's cards is what is so among all matches that went as this one did, tried with
    /// every deck they could hold and the same house cards.
    void asOftenAsTried_data() {
        QTest::addColumn<QString>("house");
        QTest::newRow("drew on at 15") << "9 5 6 4 3 2";
        QTest::newRow("drew on at 17") << "10 5 7 4 2 2";
        QTest::newRow("stood at 18") << "10 4 8 3 5 9";
        QTest::newRow("drew on at 16, twice") << "8 4 8 3 1 5 2";
    }
    void asOftenAsTried() {
        QFETCH(QString, house);
        const QStringList cards = house.split(' ');
        ChampionBot champion;
        // By how the match went, as seat 1 sees it whenever it is asked; then by deck.
        std::map<std::string, std::map<std::vector<int>, double>> tried;
        std::map<std::string, InfoState<Pazaak>> seen;
        std::map<std::vector<int>, double> prior;
        const int repeats = rounds(400);
        const SideDecks decks(2, 4);
        for (int number = 0; number < decks.count(4); ++number) {
            const double weight = decks.chance(4, number);
            std::vector<std::uint8_t> held;
            for (std::uint8_t value = 1; value <= Pazaak::kSideValues; ++value) {
                for (int copy = 0; copy < decks.counts(4, number)[value - 1u]; ++copy)
                    held.push_back(value);
            }
            prior[{held.begin(), held.end()}] = weight;
            for (int i = 0; i < repeats; ++i) {
                Script script;
                script.parts[0] = held;
                script.parts[1] = {1, 3, 4, 5};
                for (const QString& card : cards)
                    script.parts[Pazaak::kFirstHandPart].push_back(static_cast<std::uint8_t>(card.toInt()));
                Match<Pazaak> match({}, 2, Chance(1, 1, &script));
                while (!match.over() && !match.resting()) {
                    if (4 * Pazaak::kHouseValues - match.state().house.size() > cards.size()) break;
                    const Seat seat = match.state().open.turn;
                    const auto view = match.view(seat);
                    if (seat == Seat(1)) {
                        std::string way;
                        for (const Seat one : SeatSet::all(2)) {
                            const auto& player = view.open.players[one];
                            way += std::to_string(player.total) + (player.stood ? "s" : "-") +
                                   std::to_string(player.played_side) + ' ';
                        }
                        tried[way][key_of(match.state().side[Seat(0)])] += weight / repeats;
                        seen.emplace(way, keep(view));
                        match.answer(seat, Pazaak::end());
                    } else {
                        Rng rng(3, static_cast<std::uint64_t>(i), Stream::Dice, seat.index(),
                                static_cast<std::uint32_t>(100 * number + match.steps()));
                        match.answer(seat, champion.act(view, rng).action);
                    }
                    match.step();
                }
            }
        }
        int compared = 0;
        double moved = 0;
        for (const auto& [way, shares] : tried) {
            double all = 0;
            for (const auto& [deck, weight] : shares)
                all += weight;
            if (all < 0.05) continue; // surprises rule there
            const HiddenSide hidden(seen.at(way).view());
            double sum = 0, apart = 0, from_prior = 0;
            for (const auto& deck : hidden.decks()) {
                sum += deck.chance;
                const auto found = shares.find(key_of(deck.cards));
                const double share = found == shares.end() ? 0.0 : found->second / all;
                apart += std::abs(deck.chance - share) / 2;
                if (deck.cards.size() == 4) from_prior += std::abs(prior[key_of(deck.cards)] - share) / 2;
            }
            QVERIFY(std::abs(sum - 1) < 1e-9);
            QVERIFY2(apart < 0.13, qPrintable(QString("%1: %2").arg(QString::fromStdString(way)).arg(apart)));
            moved = std::max(moved, from_prior);
            ++compared;
        }
        QVERIFY(compared >= 2);
        QVERIFY2(moved > 0.15, qPrintable(QString::number(moved))); // more than not looking at all
    }

    /// It draws what it believes, and leaves everything that is seen as it is.
    void drawsWhatItBelieves() {
        Pazaak::State state = Pazaak::deal({}, 2, Chance(5, 9), {});
        Answers<Pazaak> answers;
        for (int i = 0; i < 3 && Pazaak::need(state, Seat(0)) == Need::Must; ++i) {
            answers = {};
            answers[state.open.turn] = Pazaak::end();
            Pazaak::step(state, answers, {});
        }
        const Seat me = state.open.turn;
        const View<Pazaak> view{me, state.open, Pazaak::own(state, me)};
        const HiddenSide hidden(view);
        std::map<std::vector<int>, int> drawn;
        Rng rng(1, 1, Stream::Analysis, 0, 0);
        const int count = rounds(20'000);
        for (int i = 0; i < count; ++i) {
            const auto world = hidden.draw(rng);
            QCOMPARE(world.weight, 1.0);
            QVERIFY(world.state.open == state.open);
            QVERIFY(Pazaak::own(world.state, me) == Pazaak::own(state, me));
            QCOMPARE(world.state.house.size(), state.house.size());
            ++drawn[key_of(world.state.side[next(me, 2)])];
        }
        for (const auto& deck : hidden.decks()) {
            const double share = static_cast<double>(drawn[key_of(deck.cards)]) / count;
            QVERIFY(std::abs(share - deck.chance) < 5 * std::sqrt(deck.chance / count) + 1e-9);
        }
    }

    /// Among many moments of champions' matches the other holds a card as often as it says, in ten bins.
    void comesTrue() {
        struct Bin {
            double said = 0, so = 0;
            int count = 0;
        };
        std::array<Bin, 10> bins;
        ChampionBot champion;
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(1500)); ++number) {
            Match<Pazaak> match(Pazaak::Rules{}, 2, Chance(17, number));
            while (!match.over()) {
                for (const Seat seat : match.pending()) {
                    const auto view = match.view(seat);
                    const HiddenSide hidden(view);
                    for (int value = 1; value <= Pazaak::kSideValues && !hidden.decks().empty(); ++value) {
                        const double said = hidden.holds(value);
                        Bin& bin = bins[static_cast<std::size_t>(std::min(9.0, said * 10))];
                        bin.said += said;
                        bin.so += match.state().side[next(seat, 2)].find(static_cast<std::uint8_t>(value)) >= 0 ? 1 : 0;
                        ++bin.count;
                    }
                    Rng rng = dice(17, number, seat, match.decision_of(seat));
                    match.answer(seat, champion.act(view, rng).action);
                }
                match.step();
            }
        }
        for (const Bin& bin : bins) {
            if (bin.count < 200) continue;
            const double said = bin.said / bin.count, so = bin.so / bin.count;
            qInfo("%6d: said %.3f, so %.3f", bin.count, said, so);
            QVERIFY2(std::abs(said - so) < 0.06 + 1.5 / std::sqrt(bin.count), qPrintable(QString::number(said - so)));
        }
    }
};

HILLTOP_TEST(PazaakWorldsTest)
#include "worlds_test.moc"
