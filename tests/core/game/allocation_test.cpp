// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play.h"
#include "games/euchre/bots/bots.h"
#include "games/pazaak/bots/bots.h"
#include "games/rps/bots/bots.h"
#include "games/thegame/bots/bots.h"
#include "games/zipdeck/bots/bots.h"
#include "support/test.h"

#include <QtTest>

#include <fmt/format.h>

#include <cstdlib>
#include <functional>
#include <new>
#include <string>
#include <vector>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HILLTOP_COUNTS_NEW 0 // the sanitizers have a new of their own
#else
#define HILLTOP_COUNTS_NEW 1
#endif
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#undef HILLTOP_COUNTS_NEW
#define HILLTOP_COUNTS_NEW 0
#endif
#endif

namespace {
std::size_t allocations = 0;
} // namespace

#if HILLTOP_COUNTS_NEW
// All other forms of new end in this one.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
#endif

using namespace hilltop;

namespace {

/// What matches take from the heap from the deal to the result, 20 of them or at least two and 1,000 steps; the bots
/// are made before. Even seats have the first.
template <class G>
std::size_t taken(const BotSpec<G>& first, const BotSpec<G>& second, int seats) {
    std::vector<std::unique_ptr<Bot<G>>> made;
    std::vector<PlayingSeat<G>> playing;
    for (int seat = 0; seat < seats; ++seat) {
        const BotSpec<G>& spec = seat % 2 == 0 ? first : second;
        made.push_back(spec.make());
        playing.push_back({made.back().get(), &spec.traits});
    }
    std::size_t before = allocations;
    int steps = 0;
    for (std::uint64_t number = 0; number < 2 || (number < 20 && steps < 1000); ++number) {
        Match<G> match({}, seats, Chance(1, number));
        play<G>(match, playing, 1, number);
        if (number == 0) before = allocations; // by now a bot has made the tables it keeps for the whole program
        if (!match.over()) return before + 1;
        steps += match.steps();
    }
    return allocations - before;
}

struct Pairing {
    std::string name;
    std::function<std::size_t()> taken;
};

/// Worlds that a bot imagines lie on the heap.
template <class G>
bool imagines(const BotSpec<G>& bot) {
    return bot.traits.level > 0 || (std::is_same_v<G, TheGame> && bot.traits.id == std::string_view("expert"));
}

template <class G>
void add_pairings(std::vector<Pairing>& pairings, std::span<const BotSpec<G>> bots) {
    for (const auto& first : bots) {
        for (const auto& second : bots) {
            if (imagines(first) || imagines(second)) continue;
            pairings.push_back({fmt::format("{}: {} v {}", G::info().id, first.traits.id, second.traits.id),
                                [&first, &second] { return taken<G>(first, second, G::info().default_seats); }});
        }
    }
}

/// Every two built-in bots of every game but those that imagine worlds; one line a game.
std::vector<Pairing> all_pairings() {
    std::vector<Pairing> pairings;
    add_pairings(pairings, pazaak::all_bots());
    add_pairings(pairings, euchre::all_bots());
    add_pairings(pairings, rps::all_bots());
    add_pairings(pairings, zipdeck::all_bots());
    add_pairings(pairings, thegame::all_bots());
    return pairings;
}

} // namespace

class AllocationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
#if !HILLTOP_COUNTS_NEW
        QSKIP("not under a sanitizer");
#endif
    }
    void newIsCounted() {
        const std::size_t before = allocations;
        ::operator delete(::operator new(3)); // called by name, so that no compiler leaves it out
        QCOMPARE(allocations, before + 1);
    }
    void matchesNeedNoHeap_data() {
        QTest::addColumn<std::size_t>("pairing");
        const auto pairings = all_pairings();
        for (std::size_t i = 0; i < pairings.size(); ++i)
            QTest::addRow("%s", pairings[i].name.c_str()) << i;
    }
    void matchesNeedNoHeap() {
        QFETCH(std::size_t, pairing);
        QCOMPARE(all_pairings()[pairing].taken(), std::size_t{0});
    }
};

HILLTOP_TEST(AllocationTest)
#include "allocation_test.moc"
