// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat may believe of hidden cards: values known by counting, sums, and exact numbers beside sampled ones. Takes
// two seconds; a wrong number here would be believed by everybody who looks at it.
#include "analysis/moment_beliefs.h"
#include "engine/table_of.h"
#include "games/euchre/euchre.h"
#include "games/pazaak/bots/worlds.h"
#include "games/thegame/thegame.h"
#include "games/zipdeck/zipdeck.h"
#include "judging/hidden_cards.h"
#include "registry/registry.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>

using namespace hilltop;

namespace {

Replay played(const GameEntry& game, std::uint64_t match = 3, const char* bot = nullptr) {
    const std::vector<std::string> bots(static_cast<std::size_t>(game.info().default_seats),
                                        bot != nullptr ? bot : game.judge_traits()->bot);
    return std::move(*Replay::make(std::move(*play_record(game, default_values(game.rules()), {7, match, match}, bots)),
                                   Replay::Asking::Later));
}

CardBeliefs believed(const GameEntry& game, const Table& table, Seat seat, int worlds = 400) {
    return *make_believer(game)->beliefs(table, seat, {worlds, 5}, {});
}

const CardBeliefs::Place* place_of(const CardBeliefs& beliefs, int zone, int seat) {
    for (const auto& place : beliefs.places)
        if (place.zone == zone && place.seat == seat) return &place;
    return nullptr;
}

/// -1: no such card or place.
double chance(const CardBeliefs& beliefs, Face face, int zone, int seat) {
    const auto* place = place_of(beliefs, zone, seat);
    const auto* cell = place != nullptr ? beliefs.find(face, *place) : nullptr;
    return cell != nullptr ? cell->chance.value : -1;
}

bool all_exact_in(const CardBeliefs& beliefs) {
    for (const auto& line : beliefs.lines)
        for (const auto& cell : line.cells)
            if (cell.chance.how != How::Exact || cell.chance.error != 0 || cell.count.error != 0) return false;
    return beliefs.worlds == 0;
}

bool alike(double one, double other) {
    return std::abs(one - other) < 1e-12;
}

/// The same from worlds of the game, none of them counted exactly.
template <class G, class W>
CardBeliefs sampled(const Table& table, Seat seat, int samples) {
    const auto seen = keep(static_cast<const TableOf<G>&>(table).match().view(seat));
    const W worlds(seen.view());
    BeliefCounter counter(table.shown(seat));
    Layout cards;
    for (int i = 0; i < samples; ++i) {
        Rng rng(11, static_cast<std::uint64_t>(i), Stream::Analysis, seat.index(), 2);
        const auto world = worlds.draw(rng);
        lay_out_all<G>(world.state, cards);
        counter.add(cards, world.weight);
    }
    return counter.beliefs();
}

} // namespace

class BeliefsTest : public QObject {
    Q_OBJECT

private slots:
    void everySeatAtEveryMoment_data() {
        QTest::addColumn<QString>("id");
        for (const GameEntry* game : games())
            if (game->judge_traits()) QTest::newRow(game->info().id) << QString::fromUtf8(game->info().id);
    }
    /// Rests among them. The counts of a place add up to its cards, a card is never more in all places than it is in
    /// the deck, and where it really lies it is possible.
    void everySeatAtEveryMoment() {
        QFETCH(QString, id);
        const GameEntry& game = *find_game(id.toStdString());
        const auto believer = make_believer(game);
        const Replay replay = played(game);
        int looked = 0;
        for (int at = 0; at < replay.positions(); at += std::max(1, replay.positions() / 12)) {
            const Table& table = replay.table(at);
            for (const Seat seat : SeatSet::all(table.seats())) {
                const auto beliefs = believer->beliefs(table, seat, {60, 5}, {});
                QVERIFY(beliefs);
                QVERIFY(!table.over() || beliefs->places.empty());
                const auto mine = table.shown(seat);
                for (std::size_t place = 0; place < beliefs->places.size(); ++place) {
                    const auto& where = beliefs->places[place];
                    const auto hidden = std::count_if(mine.begin(), mine.end(), [&](const ShownCard& card) {
                        return card.face == kHidden && card.spot.zone == where.zone && card.spot.seat == where.seat;
                    });
                    QCOMPARE(where.cards, where.next ? 1 : static_cast<int>(hidden));
                    double sum = 0;
                    for (const auto& line : beliefs->lines) {
                        const auto& [chance, count] = line.cells[place];
                        QVERIFY(chance.value >= 0 && chance.value <= count.value + 1e-9 && chance.value <= 1);
                        sum += count.value;
                    }
                    QVERIFY2(std::abs(sum - where.cards) < 1e-6, qPrintable(QString("position %1 seat %2: %3 of %4")
                                                                                .arg(at)
                                                                                .arg(seat.index())
                                                                                .arg(sum)
                                                                                .arg(where.cards)));
                    ++looked;
                }
                for (const ShownCard& card : table.shown(SeatSet::all(table.seats()))) {
                    const auto* place = place_of(*beliefs, card.spot.zone, card.spot.seat);
                    const bool hidden = std::any_of(mine.begin(), mine.end(), [&](const ShownCard& one) {
                        return one.spot == card.spot && one.face == kHidden;
                    });
                    if (place == nullptr || place->next || !hidden || card.face == kHidden) continue;
                    // 60 worlds do not hold every deal: what was sampled may lack it.
                    const auto* cell = beliefs->find(card.face, *place);
                    if (cell == nullptr || cell->chance.how != How::Exact) continue;
                    QVERIFY2(cell->chance.value > 0, qPrintable(QString("position %1").arg(at)));
                }
                QVERIFY(*believer->beliefs(table, seat, {60, 5}, {}) == *beliefs);
            }
        }
        QVERIFY(looked > 10);
        QVERIFY(believer->beliefs(replay.table(0), Seat(0), {60, 5}, [] { return true; }).has_value() ==
                all_exact_in(*believer->beliefs(replay.table(0), Seat(0), {60, 5}, {})));
    }

    /// Two cards of 1, 1, 2, 3: no 1 among them with 2/4 * 1/3 = 1/6, so a 1 with 5/6, and 2 * 2/4 = 1 of them on
    /// average; a 2 with 2/4. Both hands are alike, half of the time the pool is 3, 3, 3, 3.
    void countedByHand() {
        const auto hidden = [](int seat, int place) {
            return ShownCard{{1, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(place)}, kHidden, place};
        };
        BeliefCounter counter({hidden(0, 0), hidden(0, 1), hidden(1, 0), hidden(1, 1)});
        const auto face = [](int value) { return Face{0, static_cast<std::uint8_t>(value)}; };
        const std::vector<Face> pool{face(1), face(1), face(2), face(3)};
        counter.mix(1, 0, pool, 2);
        counter.mix(1, 1, pool, 2, 0.5);
        counter.mix(1, 1, std::vector<Face>(4, face(3)), 2, 0.5);
        QVERIFY(counter.complete());
        const CardBeliefs beliefs = counter.beliefs();
        QVERIFY(alike(chance(beliefs, face(1), 1, 0), 5.0 / 6));
        QVERIFY(alike(chance(beliefs, face(2), 1, 0), 0.5));
        QVERIFY(alike(beliefs.find(face(1), *place_of(beliefs, 1, 0))->count.value, 1));
        QVERIFY(alike(chance(beliefs, face(1), 1, 1), 5.0 / 12));
        QVERIFY(alike(chance(beliefs, face(3), 1, 1), 0.75));
        QVERIFY(alike(beliefs.find(face(3), *place_of(beliefs, 1, 1))->count.value, 0.25 + 1));
    }

    /// Four seats, 16 cards: each of the 15 that are not mine is as likely in each hand; 12 lie in the deck.
    void zipDeckIsEven() {
        const GameEntry& game = *find_game("zipdeck");
        const Replay replay = played(game);
        const auto beliefs = believed(game, replay.table(0), Seat(1));
        QVERIFY(all_exact_in(beliefs));
        QCOMPARE(beliefs.lines.size(), std::size_t{15});
        for (const auto& line : beliefs.lines) {
            for (const int seat : {0, 2, 3})
                QVERIFY(alike(chance(beliefs, line.face, ZipDeck::kHand, seat), 1.0 / 15));
            QCOMPARE(chance(beliefs, line.face, ZipDeck::kHand, 1), -1.0);
            QVERIFY(alike(chance(beliefs, line.face, ZipDeck::kDeck, kCommon), 12.0 / 15));
        }
    }

    /// Four of ten side cards, two of each value: 0.8 are expected of a value, and with chance 1 - C(8,4)/C(10,4) = 2/3
    /// there is one. Of 40 house cards one or two have been drawn.
    void pazaakIsCounted() {
        const GameEntry& game = *find_game("pazaak");
        const Replay replay = played(game);
        const Table& table = replay.table(0);
        const auto& state = static_cast<const TableOf<Pazaak>&>(table).match().state();
        const auto beliefs = believed(game, table, Seat(0));
        QVERIFY(all_exact_in(beliefs));
        const auto* side = place_of(beliefs, Pazaak::kSide, 1);
        QVERIFY(side != nullptr && side->cards == 4);
        for (std::uint8_t value = 1; value <= Pazaak::kSideValues; ++value) {
            const auto* cell = beliefs.find({Pazaak::kSideCard, value}, *side);
            QVERIFY(cell != nullptr && alike(cell->count.value, 0.8) && alike(cell->chance.value, 2.0 / 3));
        }
        const auto* next = place_of(beliefs, Pazaak::kDeck, kCommon);
        QVERIFY(next != nullptr && next->next && next->cards == 1);
        QCOMPARE(state.house.size(), 39);
        for (std::uint8_t value = 1; value <= Pazaak::kHouseValues; ++value) {
            const bool drawn = state.open.players[state.open.turn].row[0].value == value;
            QVERIFY(alike(beliefs.find({Pazaak::kHouseCard, value}, *next)->chance.value, (drawn ? 3.0 : 4.0) / 39));
        }
    }

    /// Two seats with seven of 98 cards: each of the 91 others is the other's with 7/91 until somebody wishes.
    void theGameIsCountedBeforeWishes() {
        const GameEntry& game = *find_game("thegame");
        const Replay replay = played(game);
        const Table& table = replay.table(0);
        const auto beliefs = believed(game, table, Seat(0));
        QVERIFY(all_exact_in(beliefs));
        const auto mine = table.shown(Seat(0));
        const auto held = std::count_if(mine.begin(), mine.end(), [](const auto& card) {
            return card.spot.zone == TheGame::kHand && card.spot.seat == 1;
        });
        const auto own = std::count_if(mine.begin(), mine.end(), [](const auto& card) {
            return card.spot.zone == TheGame::kHand && card.spot.seat == 0;
        });
        QCOMPARE(beliefs.lines.size(), static_cast<std::size_t>(98 - own));
        for (const auto& line : beliefs.lines)
            QVERIFY(alike(chance(beliefs, line.face, TheGame::kHand, 1),
                          static_cast<double>(held) / static_cast<double>(98 - own)));
    }

    /// Before anybody has said anything of 18 unseen cards five lie in each hand and three in the kitty; who has shown
    /// to be void in a suit has none of it; what was played is nowhere.
    void euchreKnowsVoids() {
        const GameEntry& game = *find_game("euchre");
        const Replay replay = played(game, 5);
        const Table& first = replay.table(0);
        const Seat asked = *first.asked().begin();
        const auto deal = believed(game, first, asked);
        QVERIFY(all_exact_in(deal));
        QCOMPARE(deal.lines.size(), std::size_t{18});
        for (const auto& line : deal.lines) {
            for (std::size_t place = 0; place < line.cells.size(); ++place) {
                const double share = deal.places[place].zone == Euchre::kDeck ? 3.0 / 18 : 5.0 / 18;
                QVERIFY(alike(line.cells[place].chance.value, share));
            }
        }
        int voids = 0;
        for (int at = 0; at < replay.positions() && voids < 20; ++at) {
            const auto& state = static_cast<const TableOf<Euchre>&>(replay.table(at)).match().state();
            const auto& hand = state.open.hand;
            if (replay.table(at).over() || state.open.phase != Euchre::Phase::Play) continue;
            const Seat me = state.open.turn;
            const auto beliefs = believed(game, replay.table(at), me, 60);
            const auto& follow = Euchre::suits(state.open.rules).follow[hand.trump];
            for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
                for (std::size_t suit = 0; suit < euchre::kSuits; ++suit) {
                    if (seat == me || (hand.void_in[seat] >> suit & 1) == 0 || hand.left[seat] == 0) continue;
                    for (euchre::Cards left = follow[suit]; left != 0; left &= left - 1) {
                        const double there =
                            chance(beliefs, Euchre::face(euchre::lowest(left)), Euchre::kHand, seat.index());
                        QVERIFY(there == -1 || there == 0);
                        ++voids;
                    }
                }
            }
            for (euchre::Cards left = hand.played; left != 0; left &= left - 1) {
                const Face face = Euchre::face(euchre::lowest(left));
                for (const auto& line : beliefs.lines)
                    QVERIFY(!(line.face == face));
            }
        }
        QVERIFY(voids >= 20);
    }

    /// The exact numbers of both Pazaaks are those to which worlds converge, also after plays that tell something.
    void exactIsWhereSamplesGo() {
        int compared = 0;
        const auto check = [&](const CardBeliefs& exact, const CardBeliefs& drawn) {
            QVERIFY(all_exact_in(exact));
            for (const auto& line : exact.lines) {
                for (std::size_t i = 0; i < exact.places.size(); ++i) {
                    if (exact.places[i].next) continue;
                    const auto* cell = drawn.find(line.face, exact.places[i]);
                    const Estimate there = cell != nullptr ? cell->chance : Estimate{0, 1.0 / drawn.worlds};
                    QVERIFY2(std::abs(line.cells[i].chance.value - there.value) < 5 * there.error,
                             qPrintable(QString("%1 and %2 ± %3")
                                            .arg(line.cells[i].chance.value)
                                            .arg(there.value)
                                            .arg(there.error)));
                    ++compared;
                }
            }
        };
        const Replay pazaak = played(*find_game("pazaak"));
        for (int at = 1; at < pazaak.positions() - 1; at += std::max(1, pazaak.positions() / 12)) {
            const Table& table = pazaak.table(at);
            check(believed(pazaak.game(), table, Seat(1)), sampled<Pazaak, pazaak::HiddenSide>(table, Seat(1), 2000));
        }
        QVERIFY(compared > 100);
    }

    /// What the seat sees is not counted, a world counts by its weight, and of two equal cards one is enough.
    void worldsCountByTheirWeight() {
        const auto shown = [](std::uint8_t seat, std::uint8_t place, Face face) {
            return ShownCard{{1, seat, place}, face, 0};
        };
        const auto laid = [](std::uint8_t seat, std::uint8_t place, Face face) {
            return LaidCard{{1, seat, place}, face, {}};
        };
        const Face ace{0, 14}, ten{0, 10}, two{0, 2};
        BeliefCounter counter({shown(0, 0, two), shown(1, 0, kHidden), shown(1, 1, kHidden), shown(2, 0, kHidden)});
        QVERIFY(!counter.complete());
        counter.add({laid(0, 0, two), laid(1, 0, ace), laid(1, 1, ace), laid(2, 0, ten)}, 3);
        counter.add({laid(0, 0, two), laid(1, 0, ten), laid(1, 1, two), laid(2, 0, ace)}, 1);
        const CardBeliefs beliefs = counter.beliefs();
        QCOMPARE(beliefs.worlds, 2);
        QCOMPARE(beliefs.places.size(), std::size_t{2});
        QCOMPARE(chance(beliefs, ace, 1, 1), 0.75);
        QCOMPARE(beliefs.find(ace, beliefs.places[0])->count.value, 1.5);
        QCOMPARE(chance(beliefs, ace, 1, 2), 0.25);
        QCOMPARE(chance(beliefs, ten, 1, 1), 0.25);
        QCOMPARE(chance(beliefs, ten, 1, 2), 0.75);
        QCOMPARE(chance(beliefs, two, 1, 1), 0.25);
        QCOMPARE(chance(beliefs, Face{0, 9}, 1, 1), -1.0);

        // Two of {ace, ace, ten, two} with half a chance, else the ten and the two.
        BeliefCounter exact({shown(1, 0, kHidden), shown(1, 1, kHidden)});
        exact.mix(1, 1, {ace, ace, ten, two}, 2, 0.5);
        exact.mix(1, 1, {ten, two}, 2, 0.5);
        QVERIFY(exact.complete());
        const CardBeliefs mixed = exact.beliefs();
        QVERIFY(alike(chance(mixed, ace, 1, 1), 0.5 * (1 - 1.0 / 6)));
        QVERIFY(alike(mixed.find(ace, mixed.places[0])->count.value, 0.5));
        QVERIFY(alike(chance(mixed, ten, 1, 1), 0.5 * 0.5 + 0.5));
    }

    /// A house card that came is rarer by 1/39 afterwards; after a new deal nothing is compared.
    void changesSinceTheLastMove() {
        const Replay replay = played(*find_game("pazaak"));
        const auto believer = make_believer(replay.game());
        int moved = 0, anew = 0;
        for (int at = 1; at < replay.positions() - 1; ++at) {
            const auto beliefs = *beliefs_at(replay, at, Seat(0), {10, 0}, *believer, {});
            const auto& before = static_cast<const TableOf<Pazaak>&>(replay.table(at - 1)).match().state();
            const auto& now = static_cast<const TableOf<Pazaak>&>(replay.table(at)).match().state();
            if (before.open.hand != now.open.hand) {
                QVERIFY(!beliefs.before);
                ++anew;
                continue;
            }
            if (!beliefs.before || now.house.size() + 1 != before.house.size() || now.open.phase != Pazaak::Phase::Act)
                continue;
            const auto* next = place_of(beliefs.now, Pazaak::kDeck, kCommon);
            int rarer = 0;
            for (const auto& line : beliefs.now.lines) {
                if (line.face.kind != Pazaak::kHouseCard) continue;
                const auto change = clear_change(beliefs, line.face, *next);
                QVERIFY(change && change->how == How::Exact);
                rarer += change->value < 0 ? 1 : 0;
            }
            QVERIFY(rarer <= 1);
            ++moved;
        }
        QVERIFY(moved > 3 && anew > 1);
        const auto first = *beliefs_at(replay, 0, Seat(0), {10, 0}, *believer, {});
        QVERIFY(!first.before && !clear_change(first, first.now.lines[0].face, first.now.places[0]));
        const Json json = beliefs_json(first, replay.game().info());
        QCOMPARE(json["worlds"].get<int>(), 0);
        QCOMPARE(json["cards"].size(), first.now.lines.size());
        QCOMPARE(json["cards"][0]["cells"].size(), json["places"].size());
    }
};

HILLTOP_TEST(BeliefsTest)
#include "beliefs_test.moc"
