// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "engine/thinker.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hilltop {

/// A yes-no question about what a seat cannot see when it answers: what others hold, or what is drawn next. Which there
/// are, and what they mean, is the game's.
struct WorldFact {
    std::string_view id;         ///< of the question: "holds"
    std::uint8_t seat = kCommon; ///< whom it is about
    Face face{};                 ///< a card it is about
    int number = 0;
    bool any_value = false; ///< `face` stands for all cards of its kind
    /// The answer after which a card is drawn, where it is not both.
    enum class After : std::uint8_t { Any, Better, Worse } after = After::Any;
    friend bool operator==(const WorldFact&, const WorldFact&) = default;
};

/// A motive: what the seat can see of two answers, as a number of each; it is the same in every world.
struct PlainFact {
    /// The row of the other player.
    struct Rival {
        int total = 0;
        bool stands = false; ///< on it
        friend bool operator==(const Rival&, const Rival&) = default;
    };
    /// Of the house cards that may come next, how many bust; below 0: no card follows that answer.
    struct Risk {
        int better = -1, worse = -1, unseen = 0;
        friend bool operator==(const Risk&, const Risk&) = default;
    };
    std::string_view id; ///< the fact to show: "sets-back"
    int better = 0, worse = 0;
    std::optional<Rival> rival{}; ///< for facts about totals
    std::optional<Risk> risk{};
    int number = 0;              ///< what both have in common
    std::uint8_t seat = kCommon; ///< whom it is about
    Face face = kHidden;         ///< a card it is about
    bool any_value = false;      ///< `face` stands for all cards of its kind
    friend bool operator==(const PlainFact&, const PlainFact&) = default;
};

/// A lead below this is a rounding error.
inline constexpr double kNoLead = 1e-9;

/// One possible world, with what was drawn in it: by how much the better of two answers leads there, and which
/// questions it answers with yes.
struct ReasonSample {
    double weight = 1;
    double lead = 0;
    std::vector<bool> holds; ///< by question
};

/// Why one answer is better than another one, as far as a single question can say: what the other one costs where the
/// answer to it is yes, and where it is no.
struct Reason {
    int samples = 0;                ///< that were looked at; 0: the answers cannot be compared
    Estimate lead;                  ///< over all of them
    std::optional<WorldFact> fact;  ///< the fact that separates best; nothing: no fact does beyond the error
    Estimate share;                 ///< of worlds in which it is so
    Estimate where, elsewhere;      ///< the lead in these, and in all others
    std::optional<PlainFact> plain; ///< that speaks for the better answer

    /// The other answer costs at least a quarter as much where it costs less: the fact alone is not why.
    bool costs_anyway() const;
};

/// Half of the samples choose the question that explains most of how the lead varies, the other half measures: so the
/// numbers are not those of the luckiest question. It must separate by three errors in the first and two in the second
/// half. `stake` as in agreed_error().
Reason reason_of(const std::vector<WorldFact>& facts, const std::vector<ReasonSample>& samples, double stake);
/// What all samples say of the only question they answer, whether it separates or not; without the fact where they
/// answer none.
Reason reason_by(const WorldFact& fact, const std::vector<ReasonSample>& samples, double stake);

} // namespace hilltop
