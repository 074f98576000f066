// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// How often a bot does what distinguishes styles of a game: "calls" 23 times of 90 decisions in which it might.
struct StyleShare {
    std::string id; ///< of the game's words: "ends", "stands", "calls"
    std::int64_t times = 0;
    std::int64_t of = 0;
    friend bool operator==(const StyleShare&, const StyleShare&) = default;
};

/// What has been counted of one bot, by the ids that its game declares.
class StyleCounts {
public:
    explicit StyleCounts(std::span<const char* const> ids) {
        for (const char* id : ids)
            m_shares.push_back({id, 0, 0});
    }
    /// It could, and did or did not.
    void count(std::string_view id, bool does) {
        for (StyleShare& share : m_shares) {
            if (share.id != id) continue;
            ++share.of;
            share.times += does ? 1 : 0;
        }
    }
    const std::vector<StyleShare>& shares() const { return m_shares; }

private:
    std::vector<StyleShare> m_shares;
};

/// A game declares its styles by a specialisation in games/ID/styles.h:
///     static constexpr std::array<const char*, N> kIds;
///     static void count(const View<G>& view, const typename G::Action* answer, StyleCounts& counts);
/// `view` is what the seat saw when it gave that answer, which is allowed; or, with no answer, what it sees at a rest,
/// where it keeps silent, and when the match is over.
template <class G>
struct StyleOf;

template <class G>
concept Styled = Game<G> && requires(const View<G>& view, const typename G::Action* answer, StyleCounts& counts) {
    {std::span<const char* const>(StyleOf<G>::kIds)};
    {StyleOf<G>::count(view, answer, counts)};
};

} // namespace hilltop
