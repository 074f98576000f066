// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/review_site.h"
#include "pages/site_text.h"

namespace hilltop {

/// The first page of a site of reviews.
class ReviewIndex {
public:
    ReviewIndex(const ReviewSite& site, std::span<const ManyReviews> groups, const ReviewSiteTexts& texts)
        : m_site(site)
        , m_groups(groups)
        , m_texts(texts) {}
    /// What is in <body>.
    std::string body() const;

private:
    std::string group(std::size_t at) const;
    std::string results(const ManyReviews& group, const std::vector<EntrantReview>& entrants, std::size_t at) const;
    std::string play(const ManyReviews& group, const std::vector<EntrantReview>& entrants, std::size_t at) const;
    std::string kinds(const ManyReviews& group, const std::vector<EntrantReview>& entrants, std::size_t at) const;
    std::string moments(const ManyReviews& group, std::size_t at) const;
    std::string matches() const;
    std::string method() const;
    std::string match_link(std::size_t match, std::optional<int> position = {}) const;

    const ReviewSite& m_site;
    std::span<const ManyReviews> m_groups;
    const ReviewSiteTexts& m_texts;
};

} // namespace hilltop
