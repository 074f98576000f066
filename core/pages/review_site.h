// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/many_reviews.h"
#include "pages/match_page.h"
#include "pages/site_folder.h"

#include <set>
#include <span>

namespace hilltop {

/// What a site of reviews says beside the reviews themselves.
struct ReviewSiteTexts {
    std::size_t worst = 20;                         ///< decisions that are listed
    std::uint64_t of = 0;                           ///< matches that are to be reviewed
    std::string commands{};                         ///< that review them again, a line each
    std::map<std::string, std::string> downloads{}; ///< contents by name, "review.json"
};

/// Reviewed matches as a folder of pages: who was reviewed, what kinds of decisions cost how much, the costliest ones,
/// and each match with its review to step through.
class ReviewSite {
public:
    /// As SiteFolder::open().
    static Result<ReviewSite> open(const std::string& path);

    /// Adds a match; call it for all of ReviewedMatches, in order. `where`: how people find it, "evening.hmatch
    /// --match 3". Refuses a match of another game than the first.
    Result<> add(const std::string& where, const Replay& replay, const Review& review);
    /// Writes what there is by now. `groups` are those of the matches that were added.
    Result<> write(std::span<const ManyReviews> groups, const ReviewSiteTexts& texts);

private:
    friend class ReviewIndex;
    struct Match {
        std::string path;  ///< in the site's folder
        std::string where; ///< as given
        std::vector<std::string> names;
        std::string points;         ///< by seat; empty: it is not finished
        std::vector<int> positions; ///< by number of a decision
    };

    explicit ReviewSite(SiteFolder folder)
        : m_folder(std::move(folder)) {}
    MatchPage told(const Replay& replay) const;

    SiteFolder m_folder;
    const GameEntry* m_game = nullptr; ///< null: there is no match yet
    std::string m_title, m_beginning;
    std::vector<Match> m_matches;
    SiteFolder::Files m_pages; ///< of the matches with what they share; nothing: it lies there
    std::map<std::string, std::string> m_notes;
};

} // namespace hilltop
