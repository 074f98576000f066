// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat takes the other to hold, and what each answer counts for.
#include "engine/match.h"
#include "games/advanced-pazaak/bots/worlds.h"
#include "games/advanced-pazaak/ready_decks.h"
#include "games/advanced-pazaak/styles.h"
#include "support/test.h"

#include <QtTest>

#include <map>
#include <sstream>

using namespace hilltop;
using namespace hilltop::advanced_pazaak;

namespace {

using G = AdvancedPazaak;
constexpr Seat kMe{0}, kRival{1};

/// After both have chosen the first ready-made deck; the rival has played these in earlier sets.
G::State state_with(const std::vector<SideCard>& spent) {
    Match<G> match(G::Rules{}, G::kSeats, Chance(1, 1));
    const G::Deck deck = deck_for(ready_decks().front(), G::Rules{});
    match.answer(kMe, G::choose(deck));
    match.answer(kRival, G::choose(deck));
    match.step();
    G::State state = match.state();
    for (const SideCard card : spent)
        state.open.players[kRival].spent.push_back(card);
    state.open.players[kRival].side_left = static_cast<std::uint8_t>(4 - spent.size());
    return state;
}

std::string counted(const G::State& state, const G::Action* answer) {
    StyleCounts counts{std::span<const char* const>(StyleOf<G>::kIds)};
    const G::Own own = G::own(state, kMe);
    StyleOf<G>::count(View<G>{kMe, state.open, own}, answer, counts);
    std::ostringstream text;
    for (const StyleShare& share : counts.shares()) {
        if (share.of > 0) text << (text.tellp() > 0 ? " " : "") << share.id << ' ' << share.times << '/' << share.of;
    }
    return text.str();
}

} // namespace

class AdvancedPazaakBeliefsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingShownAllReadyDecksAreAsLikely() {
        const G::State state = state_with({});
        const G::Own own = G::own(state, kMe);
        const HiddenDeck hidden(View<G>{kMe, state.open, own});
        QCOMPARE(hidden.guesses().size(), ready_decks().size());
        for (const auto& guess : hidden.guesses())
            QCOMPARE(guess.chance, 0.7 / static_cast<double>(ready_decks().size()));
    }

    /// Only the deck of tricks has a flip; what was shown is not in what is left of it.
    void whatWasShownRulesDecksOut() {
        const G::State state = state_with({kFlip36, kTie});
        const G::Own own = G::own(state, kMe);
        const HiddenDeck hidden(View<G>{kMe, state.open, own});
        for (const auto& guess : hidden.guesses()) {
            QCOMPARE(guess.rest.size(), G::Rules{}.deck_size - 2);
            QVERIFY(guess.rest.find(kFlip36) < 0);
        }
        double sum = 0;
        for (const auto& guess : hidden.guesses())
            sum += guess.chance;
        QVERIFY(!hidden.guesses().empty() && sum > 0.9); // any deck with both is much rarer
    }

    /// Every world is one the rules allow: hand, box and what was shown are a side deck, and nothing I see changes.
    void worldsAreAllowed() {
        const G::State state = state_with({kFlip24});
        const G::Own own = G::own(state, kMe);
        const HiddenDeck hidden(View<G>{kMe, state.open, own});
        std::map<std::string, int> decks;
        for (int draw = 0; draw < 400; ++draw) {
            Rng rng(3, static_cast<std::uint64_t>(draw), Stream::Analysis, 0, 0);
            const World<G> world = hidden.draw(rng);
            QVERIFY(world.state.open == state.open);
            QVERIFY(world.state.own[kMe] == own);
            const auto& theirs = world.state.own[kRival];
            QCOMPARE(theirs.hand.size(), 3);
            QCOMPARE(theirs.box.size(), 6);
            std::array<int, kSideCards> copies{};
            ++copies[kFlip24];
            for (const auto& part : {theirs.hand, theirs.box}) {
                for (const SideCard card : part)
                    ++copies[card];
            }
            for (SideCard card = 0; card < kSideCards; ++card)
                QVERIFY(copies[card] <= G::copies_allowed(G::Rules{}, card));
            ++decks[G::spell(G::choose(theirs.hand))];
        }
        QVERIFY(decks.size() > 20);
    }

    void styles() {
        G::State state = state_with({});
        const SideCard held = state.own[kMe].hand[0];
        int value = -6;
        while (!may_count(held, value))
            ++value;
        const G::Action stands = G::turn(true), ends = G::turn(false), plays = G::play(held, value, true);
        state.open.players[kMe].total = 17;
        QCOMPARE(counted(state, &stands), std::string("ends 0/1 stands 1/1 plays_card 0/1"));
        QCOMPARE(counted(state, &ends), std::string("ends 1/1 stands 0/1 plays_card 0/1"));
        QCOMPARE(counted(state, &plays), std::string("ends 0/1 stands 1/1 plays_card 1/1"));
        state.open.players[kMe].total = 23;
        QCOMPARE(counted(state, &plays), std::string("ends 0/1 stands 1/1 plays_card 1/1 saves 1/1"));
        QCOMPARE(counted(state, &stands), std::string("ends 0/1 stands 1/1 plays_card 0/1 saves 0/1"));
        state.own[kMe].hand.clear();
        QCOMPARE(counted(state, &stands), std::string("ends 0/1 stands 1/1"));
        QCOMPARE(counted(state, nullptr), std::string("over_20 1/1"));
        const G::Action deck = G::choose({});
        QCOMPARE(counted(state, &deck), std::string());
    }
};

HILLTOP_TEST(AdvancedPazaakBeliefsTest)
#include "beliefs_test.moc"
