// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/quiz_source.h"
#include "profile/library.h"

#include <memory>
#include <optional>

namespace hilltop {

inline constexpr std::size_t kPractised = 20; ///< positions

/// A kind of decision that a player of reviewed matches can practise.
struct PracticeKind {
    std::shared_ptr<const ReviewedMatches> matches;
    int group = 0;    ///< of the matches
    std::string name; ///< the player's, as reviews have it
    int kind = 0;     ///< of the game's
    int mistakes = 0; ///< in decisions of that kind

    const ManyReviews& reviews() const { return matches->groups[static_cast<std::size_t>(group)]; }
    const GameEntry& game() const { return reviews().game(); }
    /// "call or say nothing"
    QString title() const;
};

/// Positions of that kind, of that player first, then of new matches of bots of that level (1 to 5).
QuizSource practiceOf(const PracticeKind& kind, int level);

/// What cost the person most, in the game of the latest of these matches in which an analysis found a mistake of
/// theirs; nothing if none did. For any thread: it plays some matches again.
std::optional<PracticeKind> costliestKind(const std::vector<Library::Entry>& newestFirst);

} // namespace hilltop
