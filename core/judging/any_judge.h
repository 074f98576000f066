// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "engine/thinker.h"
#include "judging/reason.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// What a match is worth to a seat once it is over, larger being better: its share of the win (half of a drawn match),
/// its points, or minus the cards left, as Info::counting says.
double worth_of_result(const Info& info, const MatchResult& result, Seat seat, int seats);

/// Answers that were compared in the same worlds with the same dice.
struct Compared {
    struct Option {
        std::optional<std::string> word; ///< nothing: silence
        Estimate worth;                  ///< to the seat that answers
        Estimate behind;                 ///< the best option's worth less this one's, with the error of the difference
    };
    std::vector<Option> options; ///< the best first
};

/// What a bot has said of its answers (AnyBot::advise) as a comparison.
Compared compared_by(const std::vector<AnyBot::Answer::Valued>& values);

/// Whether each of them is known without sampling.
bool all_exact(const std::vector<Compared::Option>& options);

/// What the worlds a seat could be facing say of two answers.
struct Why {
    int worlds = 0;                         ///< looked at; 0: the answers cannot be compared
    double better = 0, same = 0, worse = 0; ///< shares, by weight, in which the one does so beside the other; their
                                            ///< sum is 1. Less than an error of what was rolled out is the same.
    bool known = false;                     ///< whatever others hold was known to the seat: there is but one world
    std::unique_ptr<Table>
        world; ///< the likeliest world in which that answer does better; nothing: there is no such world
};

/// Judges positions of one game with its types hidden. One thread at a time; the same budget gives the same numbers,
/// whatever was asked before.
class AnyJudge {
public:
    virtual ~AnyJudge() = default;

    /// The worth of the table to each seat if answers already given to the open question count, all other seats play
    /// as the reference does from here to the end, and what is still undrawn is drawn again. Exact once the
    /// match is over. Nothing if it was stopped.
    virtual std::optional<std::vector<Estimate>> value(const Table& table, const SearchBudget& budget,
                                                       const Stop& stop) = 0;

    /// What a match by the rules of this table is worth to each seat before anything is dealt; nothing: that is not
    /// known without dealing.
    virtual std::optional<std::vector<Estimate>> before_deal(const Table& table) = 0;

    /// What a seat that owes an answer could do, compared over the worlds it could be facing (or, with `open`, with all
    /// cards as they lie). `played` is among them if it is allowed. The weaker ones are judged on fewer samples, which
    /// their errors show. Nothing if it was stopped; empty if there is nothing to decide.
    virtual std::optional<Compared> compare(const Table& table, Seat seat, bool open,
                                            const std::optional<std::string>& played, const SearchBudget& budget,
                                            const Stop& stop) = 0;

    /// In how many of `budget.samples` worlds a seat that owes an answer does better with one answer than with another,
    /// found by roll-outs of each world where the game's judge needs them. The table it gives must not outlive the
    /// script of this one. Nothing if it was stopped.
    virtual std::optional<Why> why(const Table& table, Seat seat, const std::optional<std::string>& one,
                                   const std::optional<std::string>& other, const SearchBudget& budget,
                                   const Stop& stop) = 0;

    /// Whether something was drawn between two tables of one match.
    virtual bool drew(const Table& before, const Table& after) const = 0;

    /// What it depends on that one answer is better than another one, from `budget.samples` worlds in each of which
    /// both are played on with the same dice. Without a fact where the game asks no questions about its worlds. With
    /// `asked`, of that fact alone. Nothing if it was stopped.
    virtual std::optional<Reason> reason(const Table& table, Seat seat, const std::optional<std::string>& better,
                                         const std::optional<std::string>& worse, const SearchBudget& budget,
                                         const Stop& stop, const WorldFact* asked = nullptr) = 0;
};

/// The judge, and its default number of samples.
struct JudgeTraits {
    std::string reference; ///< whom everyone is assumed to play like: the id of a bot, or a word if it is not a bot
    int version = 0;
    int samples = 0;
    std::string bot; ///< that bot, or who answers in its stead where a bot has to
};

} // namespace hilltop
