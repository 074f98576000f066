// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decision_kind.h"
#include "engine/table_of.h"

#include <limits>
#include <string>

namespace hilltop {

/// A game says which positions are alike to the seat that decides by a specialisation in games/ID/likeness.h:
///     static constexpr std::array<const char*, N> kIds;
///     static std::array<int, N> of(const View<G>& view);
///     static std::string answer(const View<G>& view, const typename G::Action& action);
/// Positions are alike if the decisions are of the same kind and all N numbers are equal. `answer` spells what the seat
/// does in words that mean the same in all positions alike, whatever cards do it. The header also has
///     inline const AnyLikeness& ID_likeness();
/// with hyphens of the id as underlines; core/registry finds it.
template <class G>
struct LikenessOf;

/// Stands for a number that does not matter in such a position.
inline constexpr int kNotCompared = std::numeric_limits<int>::min();

template <class G>
concept LikePositions = KindsOfDecisions<G> && requires(const View<G>& view, const typename G::Action& action) {
    {std::span<const char* const>(LikenessOf<G>::kIds)};
    {std::span<const int>(LikenessOf<G>::of(view))};
    { LikenessOf<G>::answer(view, action) } -> std::same_as<std::string>;
};

/// What decides whether two positions are alike.
struct Likeness {
    int kind = -1;           ///< index into GameEntry::decision_kinds()
    std::vector<int> values; ///< by AnyLikeness::ids()
    friend bool operator==(const Likeness&, const Likeness&) = default;
};

/// What a game calls alike, with its types hidden. Any thread may ask it.
class AnyLikeness {
public:
    virtual ~AnyLikeness() = default;
    virtual std::span<const char* const> ids() const = 0;
    virtual Likeness of(const AnyInfoState& seen) const = 0;
    /// The answer in words that mean the same in all positions alike; `word` as records write it.
    virtual std::string answer(const AnyInfoState& seen, const std::string& word) const = 0;
    /// Whether a seat sees the same in both, with all that was played before.
    virtual bool same(const AnyInfoState& one, const AnyInfoState& other) const = 0;
};

template <Tabled G>
requires LikePositions<G>
class GameLikeness final : public AnyLikeness {
public:
    std::span<const char* const> ids() const override { return LikenessOf<G>::kIds; }
    Likeness of(const AnyInfoState& seen) const override {
        const auto values = LikenessOf<G>::of(value_of(seen).view());
        return {DecisionKindsOf<G>::of(value_of(seen).view()), {values.begin(), values.end()}};
    }
    std::string answer(const AnyInfoState& seen, const std::string& word) const override {
        const auto action = G::read(word);
        return action ? LikenessOf<G>::answer(value_of(seen).view(), *action) : word;
    }
    bool same(const AnyInfoState& one, const AnyInfoState& other) const override {
        return value_of(one) == value_of(other);
    }

private:
    static const InfoState<G>& value_of(const AnyInfoState& seen) {
        return static_cast<const InfoStateOf<G>&>(seen).value;
    }
};

} // namespace hilltop
