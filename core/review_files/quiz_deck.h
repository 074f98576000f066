// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/moment.h"

namespace hilltop {

/// A puzzle answered wrongly, which comes again: tomorrow, and the later the more often it was solved since.
struct QuizCard {
    Puzzle puzzle;
    std::string source; ///< where it came from, for people
    int box = 0;        ///< how often in a row it was found
    int due = 0;        ///< on that day, counted from 1970
};

/// One answer to a puzzle.
struct QuizTry {
    int day = 0;
    std::string game;
    bool right = false; ///< no mark
    double loss = 0;
    std::string kind{}; ///< of GameEntry::decision_kinds(); empty: unknown, as in files of earlier versions
};

/// Tries of a week, which begins on Monday.
struct QuizWeek {
    int monday = 0; ///< day, counted from 1970
    int tries = 0, right = 0;
};

/// Questions a person was asked in the quiz: boxes as in Leitner's system, and all tries. A value; the file is a line
/// of JSON each.
class QuizDeck {
public:
    /// A box is asked again after this number of days, by days_of() sooner or later; a puzzle solved in the last one is
    /// done.
    static constexpr std::array<int, 6> kDays{1, 2, 4, 8, 16, 32};

    /// What the file says; empty where there is none. Lines that cannot be read stay as they are and are reported.
    static Result<QuizDeck> load(const std::string& path);
    Result<> save(const std::string& path) const;

    /// Takes an answer on that day and says what it comes to. A wrong one makes a card, or puts it back into the first
    /// box; a right one moves a card on.
    /// Wrong is what is marked.
    ReviewedDecision answer(const Puzzle& puzzle, const std::string& source, const std::optional<std::string>& word,
                            int day, const Marking& marking = {});
    /// Days until a decision of that kind is asked again: those of the box, times the average loss of all tries of the
    /// game over that of the kind, from a half to twice. A kind begins with five tries of average loss. The first box
    /// always waits one day.
    int days_of(int box, const std::string& game, const std::string& kind) const;
    /// Cards of that day and before, the longest due first.
    std::vector<const QuizCard*> due(int day) const;
    const std::vector<QuizCard>& cards() const { return m_cards; }
    const std::vector<QuizTry>& tries() const { return m_tries; }
    /// Weeks in which something was tried, oldest first.
    std::vector<QuizWeek> weeks() const;
    /// Lines of the file that could not be read.
    int unread() const { return static_cast<int>(m_unread.size()); }
    /// Whether it knows this puzzle.
    bool has(const Puzzle& puzzle) const;

private:
    std::vector<QuizCard> m_cards;
    std::vector<QuizTry> m_tries;
    std::vector<std::string> m_unread;
};

} // namespace hilltop
