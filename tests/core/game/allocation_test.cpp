// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/play.h"
#include "games/pazaak/bots/bots.h"

#include <QtTest>

#include <cstdlib>
#include <new>

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
        QTest::addColumn<std::size_t>("first");
        QTest::addColumn<std::size_t>("second");
        const auto bots = pazaak::all_bots();
        for (std::size_t first = 0; first < bots.size(); ++first) {
            for (std::size_t second = 0; second < bots.size(); ++second)
                QTest::addRow("%s v %s", bots[first].traits.id, bots[second].traits.id) << first << second;
        }
    }
    /// From the deal to the result; the bots are made before.
    void matchesNeedNoHeap() {
        QFETCH(std::size_t, first);
        QFETCH(std::size_t, second);
        const auto& specs = pazaak::all_bots();
        const std::unique_ptr<Bot<Pazaak>> made[] = {specs[first].make(), specs[second].make()};
        Bot<Pazaak>* const bots[] = {made[0].get(), made[1].get()};
        const BotTraits* const traits[] = {&specs[first].traits, &specs[second].traits};
        std::size_t before = allocations;
        int points = 0;
        for (std::uint64_t number = 0; number < 20; ++number) {
            Match<Pazaak> match({}, Pazaak::kSeats, Chance(1, number));
            play<Pazaak>(match, bots, traits, 1, number);
            if (number == 0) before = allocations; // by now a bot has made the tables it keeps for the whole program
            points += match.result().points[Seat(0)] + match.result().points[Seat(1)];
        }
        QCOMPARE(allocations, before);
        QCOMPARE(points, 20);
    }
};

QTEST_APPLESS_MAIN(AllocationTest)
#include "allocation_test.moc"
