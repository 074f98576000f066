// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"
#include "engine/thinker.h"

#include <optional>
#include <vector>

namespace hilltop {

/// A yes-no question about what a seat cannot see when it answers: what others hold, or what is drawn next.
struct WorldFact {
    enum class Kind : std::uint8_t {
        Holds,     ///< `seat` holds the card `face`
        Void,      ///< `seat` holds no card of the kind of `face`
        Nowhere,   ///< nobody holds the card `face`
        Beats,     ///< `seat` holds a card that beats `face`, which is in the asking seat's hand
        Pairs,     ///< `seat` holds a card of the number `number`
        Higher,    ///< some other seat holds a higher card than `face`
        Calls,     ///< some other seat calls
        Busts,     ///< `seat` draws a card that takes it above `number`
        Reaches,   ///< `seat` draws a card that takes it to `number` or more, but not above what busts
        Receives,  ///< the asking seat is given a card of `number` or more
        Skipped,   ///< some other seat holds a card that the card `face` would pass over
        JumpsBack, ///< some other seat holds the card `face`, which sets a pile back
    };
    Kind kind = Kind::Holds;
    std::uint8_t seat = kCommon;
    Face face{};
    int number = 0;
    friend bool operator==(const WorldFact&, const WorldFact&) = default;
};

/// What everyone can see of two answers, as a number of each; it is the same in every world.
struct PlainFact {
    enum class Kind : std::uint8_t {
        PassesOver,  ///< unplayed cards that no longer fit on the pile after the answer
        Beats,       ///< unseen cards that the card played beats
        KeepsHigher, ///< the better answer keeps the higher of two cards; as Beats, where a card is played
        Total,       ///< the total of the seat's row after it
        SetsBack,    ///< the better answer alone sets its pile back
        SetsUp,      ///< after the better answer alone the seat's own card of this number can set that pile back
        Keeps,       ///< the worse answer keeps a card in hand; so many unplayed cards are passed over by playing it
        Spends,      ///< totals; the worse answer alone spends a side card
        Stops,       ///< one total after both; the worse answer alone stops there
        GoesOn,      ///< one total after both; the better answer alone stops there
    };
    Kind kind = Kind::Total;
    int better = 0, worse = 0;
    int rival = 0;       ///< Total, Spends, Stops, GoesOn: the total of the other player,
    bool stands = false; ///< who stands on it
    friend bool operator==(const PlainFact&, const PlainFact&) = default;
};

/// What an answer makes of the seat's own row.
struct RowAnswer {
    int total = 0;       ///< after it
    bool spends = false; ///< a side card
    bool stops = false;  ///< no card follows
};
/// The fact of two answers that change a row, with the total of the other player, who may stand on it.
PlainFact row_fact(const RowAnswer& better, const RowAnswer& worse, int rival, bool rival_stands);

/// A lead as small as this is none: what adding up leaves.
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
    Estimate ahead, behind;         ///< shares of worlds in which the better answer ends better, and worse
    std::optional<WorldFact> fact;  ///< that separates best; nothing: none does beyond the error
    Estimate share;                 ///< of worlds in which it is so
    Estimate where, elsewhere;      ///< the lead in these, and in all others
    std::optional<PlainFact> plain; ///< that speaks for the better answer

    /// The other answer costs at least half as much where it costs less: the fact alone is not why.
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
