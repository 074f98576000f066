// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json_fwd.h"
#include "base/result.h"
#include "engine/bot.h"
#include "engine/event.h"
#include "engine/rule_spec.h"
#include "engine/thinker.h"
#include "rng/chance.h"
#include "rng/deal_id.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

/// Where the cards and dice of a match come from.
struct Source {
    std::uint64_t seed = 0;
    std::uint64_t deal = 0;
    std::uint64_t match = 0;
    friend bool operator==(const Source&, const Source&) = default;
};

/// One answer a seat could give, as people see it.
struct Choice {
    std::string word;   ///< as records write it
    std::string reason; ///< id of why it is not allowed; empty: allowed
    std::optional<Spot> card;
    std::optional<Spot> target;
    std::optional<int> figure;   ///< the number people would count, such as the total reached
    std::vector<Spot> more = {}; ///< further cards
    SeatSet seats = {};          ///< whom it is aimed at
};

/// A card as some viewers see it.
struct ShownCard {
    Spot spot;
    Face face; ///< kHidden if none of the viewers may see it
    int order; ///< rank for sorting on screen among the cards of its zone
    friend bool operator==(const ShownCard&, const ShownCard&) = default;
};

/// What a seat sees, with its game's type hidden; a value that may leave the thread.
class AnyInfoState {
public:
    explicit AnyInfoState(Need asked = Need::Must)
        : need(asked) {}
    virtual ~AnyInfoState() = default;

    const Need need; ///< what the seat is asked for
};

/// A bot with its game's type hidden. One thread at a time.
class AnyBot {
public:
    struct Answer {
        std::optional<std::string> word; ///< empty: silence, or a fault
        std::optional<Fault> fault;
        std::chrono::microseconds time{}; ///< it took, and what it wrote to stderr: of bots that are not built in
        std::string errors{};
        std::optional<std::string> sent{}; ///< the bytes that a program was sent, where its author reads them
        std::string came{};                ///< and what it wrote then
        /// What the bot itself thinks each answer to be worth, the best first; empty: it does not say.
        struct Valued {
            std::string word;
            Estimate worth;
        };
        std::vector<Valued> values{};
    };
    virtual ~AnyBot() = default;
    virtual std::optional<Fault> start(const Seating& seating) = 0;
    virtual Answer act(const AnyInfoState& seen, Rng rng) = 0;
    /// The same for somebody who wants to know why: a Thinker answers the best of its options, with their values.
    virtual Answer advise(const AnyInfoState& seen, Rng rng) { return act(seen, rng); }
    virtual std::optional<Fault> notice(const AnyInfoState& seen) = 0;
    virtual std::optional<Fault> over(const AnyInfoState& seen, const MatchResult& result) = 0;
    /// What a bot that is not built in wrote to stderr at its last start or notification.
    virtual std::string errors() const { return {}; }
    /// From any thread: its answers are no longer wanted, so a thread that waits for one resumes soon.
    virtual void give_up() {}
};

/// A match with its game's type hidden, for people, replay and hosts. Copies are independent; the script must outlive
/// them all.
class Table {
public:
    virtual ~Table() = default;
    virtual std::unique_ptr<Table> copy() const = 0;

    virtual const Info& info() const = 0;
    virtual int seats() const = 0;
    virtual SeatSet asked() const = 0;
    virtual SeatSet pending() const = 0;
    /// Of an asked seat.
    virtual Need need(Seat seat) const = 0;
    /// All asked seats are only notified of something.
    virtual bool resting() const = 0;
    /// The asked seats that must answer.
    SeatSet deciding() const;
    virtual int steps() const = 0;
    virtual int decision_of(Seat seat) const = 0;
    bool over() const { return asked().empty(); }
    bool ready() const { return pending().empty() && !over(); }

    /// What the seat could answer now; empty if it is not asked.
    virtual std::vector<Choice> menu(Seat seat) const = 0;
    /// The answer as records write it. An error names what is wrong with it, or that the seat owes no answer, and
    /// leaves everything as it was.
    virtual Result<> answer(Seat seat, std::string_view word) = 0;
    /// Does nothing where the seat owes no answer or has to speak.
    virtual void silence(Seat seat) = 0;
    /// Plays the penalty; does nothing for a seat that is not asked.
    virtual void fail(Seat seat, Fault fault) = 0;
    /// Forgets all answers to the open question.
    virtual void take_back() = 0;
    /// The answer that counts for the open question, after answer() or fail(); nothing for silence.
    virtual std::optional<std::string> answer_of(Seat seat) const = 0;
    /// Applies the answers; events() then lists what happened. Does nothing unless ready().
    virtual void step() = 0;
    virtual const std::vector<Event>& events() const = 0;

    virtual std::vector<ShownCard> shown(SeatSet viewers) const = 0;
    /// The table as it is before the events of the deal.
    virtual std::vector<ShownCard> before_deal(SeatSet viewers) const = 0;
    virtual Json described(Seat seat) const = 0;
    virtual std::shared_ptr<const AnyInfoState> seen(Seat seat) const = 0;
    virtual MatchResult result() const = 0;
    virtual std::uint64_t digest() const = 0;
    /// True once the script named a card that could not be drawn, or more cards than its part has.
    virtual bool script_failed() const = 0;
    /// The part of the script that failed; else the one that is drawn from.
    virtual int script_part() const = 0;
};

/// Gives `table` what a bot answered for a seat that owes an answer: speech, or silence where that is one. The fault
/// if it was neither; nothing has changed then.
std::optional<Fault> take_answer(Table& table, Seat seat, const AnyBot::Answer& answer);

/// The sentence for an answer the rules do not accept.
Error not_allowed_error(Seat seat, std::string_view word, std::string_view reason);
Error not_understood_error(Seat seat, std::string_view word);
Error not_asked_error(Seat seat);

} // namespace hilltop
