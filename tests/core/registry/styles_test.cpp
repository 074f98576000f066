// SPDX-License-Identifier: GPL-3.0-or-later
// What each answer counts for, in positions made by hand.
#include "games/euchre/styles.h"
#include "games/pazaak/styles.h"
#include "games/rps/styles.h"
#include "games/thegame/styles.h"
#include "games/zipdeck/styles.h"
#include "registry/registry.h"
#include "support/test.h"

#include <sstream>

using namespace hilltop;

namespace {

constexpr Seat kMe(0);

/// "ends 0/1 stands 1/1": what has been counted, in order.
std::string counted(const StyleCounts& counts) {
    std::ostringstream text;
    for (const StyleShare& share : counts.shares()) {
        if (share.of == 0) continue;
        text << (text.tellp() > 0 ? " " : "") << share.id << ' ' << share.times << '/' << share.of;
    }
    return text.str();
}

template <class G>
std::string counted_for(const typename G::Open& open, const typename G::Own& own, const typename G::Action* answer) {
    StyleCounts counts{std::span<const char* const>(StyleOf<G>::kIds)};
    StyleOf<G>::count(View<G>{kMe, open, own}, answer, counts);
    return counted(counts);
}
template <class G>
std::string counted_for(const typename G::Open& open, const typename G::Own& own, const typename G::Action& answer) {
    return counted_for<G>(open, own, &answer);
}

} // namespace

class StylesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pazaak() {
        Pazaak::Open open;
        Pazaak::Own own;
        own.side.push_back(3);
        const auto of = [&](const Pazaak::Action& action) { return counted_for<Pazaak>(open, own, action); };
        QCOMPARE(of(Pazaak::end()), std::string("ends 1/1 stands 0/1 plays_card 0/1"));
        QCOMPARE(of(Pazaak::stand()), std::string("ends 0/1 stands 1/1 plays_card 0/1"));
        QCOMPARE(of(Pazaak::play(3)), std::string("ends 0/1 stands 0/1 plays_card 1/1"));
        QCOMPARE(of(Pazaak::play(4)), std::string("ends 0/1 stands 1/1 plays_card 0/1")); // it has none
        open.phase = Pazaak::Phase::Rest;
        open.players[kMe].total = 20;
        QCOMPARE(counted_for<Pazaak>(open, own, nullptr), std::string("over_20 0/1"));
        open.players[kMe].total = 21;
        QCOMPARE(counted_for<Pazaak>(open, own, nullptr), std::string("over_20 1/1"));
        open.phase = Pazaak::Phase::Over;
        QCOMPARE(counted_for<Pazaak>(open, own, nullptr), std::string("over_20 1/1"));
    }

    void euchre() {
        Euchre::Open open;
        const Euchre::Own own;
        const auto of = [&](Euchre::Phase phase, const Euchre::Action& action) {
            open.phase = phase;
            return counted_for<Euchre>(open, own, action);
        };
        QCOMPARE(of(Euchre::Phase::Order, Euchre::order_up()), std::string("orders_up 1/1"));
        QCOMPARE(of(Euchre::Phase::Order, Euchre::pass()), std::string("orders_up 0/1"));
        QCOMPARE(of(Euchre::Phase::Name, Euchre::name(2)), std::string("names 1/1"));
        QCOMPARE(of(Euchre::Phase::Name, Euchre::pass()), std::string("names 0/1"));
        QCOMPARE(of(Euchre::Phase::Alone, Euchre::alone()), std::string("alone 1/1"));
        QCOMPARE(of(Euchre::Phase::Alone, Euchre::together()), std::string("alone 0/1"));
        QCOMPARE(of(Euchre::Phase::Discard, Euchre::discard(0)), std::string());
        QCOMPARE(of(Euchre::Phase::Play, Euchre::play(0)), std::string());
        const auto at_rest = [&](Euchre::Phase phase) {
            open.phase = phase;
            return counted_for<Euchre>(open, own, nullptr);
        };
        open.hand.trick = 2;
        open.hand.tricks[2].winner = kMe;
        QCOMPARE(at_rest(Euchre::Phase::TrickRest), std::string("wins_trick 1/1"));
        open.hand.tricks[2].winner = Seat(2);
        QCOMPARE(at_rest(Euchre::Phase::TrickRest), std::string("wins_trick 0/1"));
        open.hand.playing.erase(kMe); // its partner is alone
        QCOMPARE(at_rest(Euchre::Phase::TrickRest), std::string());
        open.hand.maker = 2;
        QCOMPARE(at_rest(Euchre::Phase::HandRest), std::string());
        open.hand.maker = 0;
        open.hand.gained = 1;
        QCOMPARE(at_rest(Euchre::Phase::HandRest), std::string("euchred 0/1"));
        open.hand.gained = -2;
        QCOMPARE(at_rest(Euchre::Phase::Over), std::string("euchred 1/1"));
    }

    void rps() {
        RpsPoker::Open open;
        RpsPoker::Own own;
        const RpsPoker::Card rock4 = RpsPoker::card(0, 4), paper4 = RpsPoker::card(1, 4), rock7 = RpsPoker::card(0, 7),
                             paper9 = RpsPoker::card(1, 9);
        own.pair.push_back(rock4);
        own.pair.push_back(rock7);
        QCOMPARE(counted_for<RpsPoker>(open, own, RpsPoker::keep_card(rock7)), std::string("gives_low 1/1"));
        QCOMPARE(counted_for<RpsPoker>(open, own, RpsPoker::keep_card(rock4)), std::string("gives_low 0/1"));
        own.pair[1] = paper4;
        QCOMPARE(counted_for<RpsPoker>(open, own, RpsPoker::keep_card(rock4)), std::string());
        open.phase = RpsPoker::Phase::Play;
        open.base.push_back(RpsPoker::card(2, 4));
        for (const RpsPoker::Card card : {rock4, paper9, rock7})
            own.hand.push_back(card);
        const auto of = [&](RpsPoker::Card card) {
            return counted_for<RpsPoker>(open, own, RpsPoker::play_card(card));
        };
        QCOMPARE(of(rock4), std::string("plays_pair 1/1 plays_highest 0/1"));
        QCOMPARE(of(paper9), std::string("plays_pair 0/1 plays_highest 1/1"));
        open.base[0] = RpsPoker::card(2, 5); // which no card here pairs
        QCOMPARE(of(rock7), std::string("plays_highest 0/1"));
        own.hand.clear();
        own.hand.push_back(rock7);
        QCOMPARE(of(rock7), std::string());
    }

    void zipdeck() {
        ZipDeck::Open open;
        open.seats = 4;
        const ZipDeck::Own own{12};
        const auto of = [&](const ZipDeck::Action& action) { return counted_for<ZipDeck>(open, own, action); };
        QCOMPARE(of(ZipDeck::pass()), std::string("calls 0/1"));
        QCOMPARE(of(ZipDeck::zip()), std::string("calls 1/1"));
        QCOMPARE(of(ZipDeck::zip(4, Seat(0), 3)), std::string("calls 1/1"));            // to itself
        QCOMPARE(of(ZipDeck::zip(4, Seat(2), 3)), std::string("calls 1/1 splits 0/1")); // all are level
        open.points[Seat(1)] = 5;
        open.points[Seat(2)] = 2;
        open.points[Seat(3)] = 9;
        QCOMPARE(of(ZipDeck::zip(4, Seat(2), 3)), std::string("calls 1/1 hits_leader 1/1 splits 0/1"));
        QCOMPARE(of(ZipDeck::zip(4, Seat(3), 3)), std::string("calls 1/1 hits_leader 0/1 splits 0/1"));
        ZipDeck::Action both = ZipDeck::zip(4, Seat(3), 2);
        both.shares[2] = 1;
        QCOMPARE(of(both), std::string("calls 1/1 hits_leader 0/1 splits 1/1"));
        both.shares[2] = 2;
        QCOMPARE(of(both), std::string("calls 1/1 hits_leader 1/1 splits 1/1"));
    }

    void thegame() {
        TheGame::Open open;
        open.seats = 2;
        open.must = 2;
        TheGame::Own own;
        own.hand.push_back(20);
        own.hand.push_back(30);
        open.tops = {40, 1, 100, 100};
        const auto of = [&](const TheGame::Action& action) { return counted_for<TheGame>(open, own, action); };
        QCOMPARE(of(TheGame::play(30, 0)), std::string("jumps_back 1/1"));
        QCOMPARE(of(TheGame::play(30, 1)), std::string("jumps_back 0/1"));
        open.tops = {41, 1, 100, 100};
        QCOMPARE(of(TheGame::play(30, 1)), std::string());
        open.this_turn = 2;
        QCOMPARE(of(TheGame::play(30, 1)), std::string("extra_cards 1/1"));
        QCOMPARE(of(TheGame::end()), std::string("extra_cards 0/1"));
        open.phase = TheGame::Phase::Wish;
        QCOMPARE(of(TheGame::wish({})), std::string("wishes 0/1"));
        QCOMPARE(of(TheGame::wish({0, 0, 5, 0})), std::string("wishes 1/1"));
        QCOMPARE(counted_for<TheGame>(open, own, nullptr), std::string("wishes 0/1"));
        open.phase = TheGame::Phase::Over;
        QCOMPARE(counted_for<TheGame>(open, own, nullptr), std::string());
    }

    void theEntriesTellThem() {
        for (const char* id : {"pazaak", "euchre", "rps", "zipdeck", "thegame"})
            QVERIFY2(!find_game(id)->styles().empty(), id);
    }
};

HILLTOP_TEST(StylesTest)
#include "styles_test.moc"
