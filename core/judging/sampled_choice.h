// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fixed_list.h"
#include "base/numbers.h"
#include "engine/thinker.h"
#include "judging/weighted_mean.h"

#include <array>
#include <cassert>
#include <utility>

namespace hilltop {

/// What a champion that samples has in common with the others: at most so many alternatives, each tried in the same
/// worlds, so that a world's luck is common to all of them ("common random numbers") and few of them show a difference.
/// The game supplies worlds and roll-outs, and says when an alternative is tried no more and when enough is known.
/// Everything is kept as sums in place. `kPaired`: the differences of each two are summed as well.
template <int kMost, bool kPaired = true>
class SampledChoice {
public:
    /// What each alternative comes to in one world.
    using Worths = std::array<double, at(kMost)>;
    /// Worlds between two looks at a Stop: some milliseconds at most.
    static constexpr int kAskEvery = 8;

    explicit SampledChoice(int alternatives = 0) { reset(alternatives); }
    void reset(int alternatives) {
        assert(alternatives <= kMost);
        m_left.clear();
        m_means = {};
        m_leads = {};
        m_worlds = 0;
        for (int i = 0; i < alternatives; ++i)
            m_left.push_back(i);
    }

    /// Those that are still tried, in the order given.
    const FixedList<int, kMost>& left() const { return m_left; }
    /// It is tried no more.
    void give_up(int alternative) {
        if (const int place = m_left.find(alternative); place >= 0) m_left.remove_at(place);
    }
    void give_up_if(auto hopeless) {
        const auto left = m_left;
        for (const int alternative : left)
            if (hopeless(alternative)) give_up(alternative);
    }

    /// Tries those that are left until there have been that many worlds in all. `try_world(worths)` draws one and sets
    /// what each that is left comes to in it. False if it was stopped.
    template <class TryWorld>
    bool try_until(int worlds, const Stop& stop, TryWorld&& try_world) {
        Worths worths{};
        for (; m_worlds < worlds; ++m_worlds) {
            if (m_worlds % kAskEvery == 0 && stop()) return false;
            try_world(worths);
            add(worths);
        }
        return true;
    }

    /// Worlds tried so far.
    int worlds() const { return m_worlds; }
    const SampleMean& of(int alternative) const { return m_means[at(alternative)]; }
    /// How much more `one` is worth than another, in the worlds that both were tried in.
    SampleMean lead(int one, int other) const {
        static_assert(kPaired);
        assert(one != other);
        return one > other ? m_leads[at(pair(one, other))] : -m_leads[at(pair(other, one))];
    }

private:
    static constexpr int pair(int later, int earlier) { return later * (later - 1) / 2 + earlier; }

    void add(const Worths& worths) {
        for (int place = 0; place < m_left.size(); ++place) {
            const int one = m_left[place];
            m_means[at(one)].add(worths[at(one)]);
            if constexpr (kPaired) {
                for (int before = 0; before < place; ++before) {
                    const int other = m_left[before];
                    m_leads[at(pair(one, other))].add(worths[at(one)] - worths[at(other)]);
                }
            }
        }
    }

    FixedList<int, kMost> m_left; ///< in rising order
    std::array<SampleMean, at(kMost)> m_means;
    std::array<SampleMean, kPaired ? at(pair(kMost, 0)) : 0> m_leads; ///< the later less the earlier
    int m_worlds = 0;
};

} // namespace hilltop
