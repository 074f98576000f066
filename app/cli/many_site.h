// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/review_work.h"
#include "pages/review_site.h"

#include <chrono>

namespace hilltop::cli {

/// The site of many reviews, as `--site` names it. Written every few seconds while they are made, and at the end.
class ManySite {
public:
    static Result<ManySite> open(const std::string& folder, const ReviewOptions& options, const ReviewWork& work);

    /// Gives names to seats that have only a file, whose path would reveal folders of this machine.
    static void name_seats(Record& record);

    /// The match that was added to `many` last. An error if it can't stand beside the others.
    Result<> add(const GivenMatch& match, const Replay& replay, const Review& review, const ReviewedMatches& many);
    /// Matches that could not be reviewed don't come any more, unless it was stopped.
    Result<> finish(const ReviewedMatches& many) { return write(many, many.stopped ? many.matches : many.reviewed); }

private:
    ManySite(ReviewSite site, std::string commands, std::size_t worst)
        : m_site(std::move(site))
        , m_commands(std::move(commands))
        , m_worst(worst) {}
    Result<> write(const ReviewedMatches& many, std::uint64_t of);

    ReviewSite m_site;
    std::string m_commands;
    std::size_t m_worst;
    std::chrono::steady_clock::time_point m_written = std::chrono::steady_clock::now();
};

} // namespace hilltop::cli
