// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/solver/double_dummy.h"

#include "games/euchre/solver/endgames.h"

#include <algorithm>
#include <atomic>
#include <vector>

#if defined(__x86_64__) && defined(__GNUC__)
#define HILLTOP_HAS_BMI2
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace hilltop::euchre {

/// What a solver keeps from one search to the next.
struct DoubleDummy::Memory {
    static constexpr int kBits = 13;
    struct Entry {
        std::uint64_t key = ~std::uint64_t{0};
        std::uint8_t least = 0; ///< tricks of the leader's side
        std::uint8_t most = 0;
    };
    std::vector<Entry> table = std::vector<Entry>(std::size_t{1} << kBits); ///< of positions of four and three tricks
    Endgames& endgames = euchre::endgames();
    std::uint64_t nodes = 0;
};

namespace {

namespace plain {

#define HILLTOP_CODE
int bits_in(Mask mask) {
    return count(mask);
}
/// The bits of `mask` at the places of `keep`, close together; `gone` are the others below its highest one.
Mask squeeze(Mask mask, Mask, Mask gone) {
    while (gone != 0) {
        const Mask bit = highest_of(gone);
        gone ^= bit;
        mask = (mask & (bit - 1)) | (mask >> 1 & ~(bit - 1));
    }
    return mask;
}
#include "games/euchre/solver/double_dummy_search.h"
#undef HILLTOP_CODE

} // namespace plain

#ifdef HILLTOP_HAS_BMI2
namespace bmi2 {

#define HILLTOP_CODE __attribute__((target("bmi,bmi2,lzcnt,popcnt")))
HILLTOP_CODE inline int bits_in(Mask mask) {
    return __builtin_popcount(mask);
}
HILLTOP_CODE inline Mask squeeze(Mask mask, Mask keep, Mask) {
    return _pext_u32(mask, keep);
}
#include "games/euchre/solver/double_dummy_search.h"
#undef HILLTOP_CODE

} // namespace bmi2

bool has_bmi2() {
    static const bool has = [] {
        unsigned a = 0, b = 0, c = 0, d = 0; // of LZCNT __builtin_cpu_supports() knows nothing in older compilers
        return __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
               __builtin_cpu_supports("popcnt") != 0 && __get_cpuid(0x80000001, &a, &b, &c, &d) != 0 &&
               (c & bit_LZCNT) != 0;
    }();
    return has;
}
#endif

/// Whether the side of the trick's leader takes k of the tricks not yet complete.
template <class Search, class Before>
bool leaders_take(DoubleDummy::Memory& memory, const MaskPlay& play, int k) {
    Before at{};
    Mask all = play.on_table;
    for (const Mask hand : play.hands)
        all |= hand;
    const Mask gone = kAllMask & ~all;
    const auto close = [gone](Mask mask) { return plain::squeeze(mask, 0, gone); };
    for (std::size_t place = 0; place < 4; ++place)
        at.hands[place] = close(play.hands[(play.leader + place) & 3]);
    at.under = {close(all & 0x00003f), close(all & 0x000fff), close(all & 0x01ffff)};
    at.all = close(all);
    at.left = play.printed ? close(all & kLeftMask) : 0;
    at.tricks = Euchre::kTricks - play.tricks;
    at.players = play.players;
    Search search(memory);
    if (play.in_trick == 0) return search.leaders_take(at, k);
    const auto suits = Search::suits_of(at);
    std::size_t led = 0;
    while (kFollowMasks[play.printed ? 1 : 0][led] != play.follow)
        ++led;
    // Places that sit out count as having played.
    const int place = (play.turn - play.leader) & 3;
    return search.goes_on(at, place, close(play.on_table), close(play.best), suits.follow[led],
                          (play.ahead - play.leader) & 3, k);
}

} // namespace

DoubleDummy::DoubleDummy(Code code)
    : m_memory(std::make_unique<Memory>())
    , m_code(code) {
#ifdef HILLTOP_HAS_BMI2
    if (code == Code::Best && !has_bmi2()) m_code = Code::Plain;
#else
    m_code = Code::Plain;
#endif
}
DoubleDummy::~DoubleDummy() = default;
DoubleDummy::DoubleDummy(DoubleDummy&&) noexcept = default;
DoubleDummy& DoubleDummy::operator=(DoubleDummy&&) noexcept = default;

std::uint64_t DoubleDummy::nodes() const {
    return m_memory->nodes;
}

bool DoubleDummy::makers_take(const MaskPlay& play, int tricks) {
    const int left = Euchre::kTricks - play.tricks;
    const int wanted = tricks - play.made;
    if (wanted <= 0) return true;
    if (wanted > left) return false;
    const bool makers_lead = ((play.leader ^ play.maker) & 1) == 0;
    const int k = makers_lead ? wanted : left - wanted + 1;
#ifdef HILLTOP_HAS_BMI2
    if (m_code == Code::Best) return leaders_take<bmi2::Search, bmi2::Before>(*m_memory, play, k) == makers_lead;
#endif
    return leaders_take<plain::Search, plain::Before>(*m_memory, play, k) == makers_lead;
}

int DoubleDummy::gained(const MaskPlay& play) {
    if (makers_take(play, 3)) return play.gained(makers_take(play, Euchre::kTricks) ? Euchre::kTricks : 3);
    if (play.defenders_alone() && !makers_take(play, 1)) return play.gained(0);
    return play.gained(1);
}

} // namespace hilltop::euchre
