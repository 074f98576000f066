// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/match_review.h"

#include "base/parallel.h"

namespace hilltop {

MatchReview::MatchReview(std::shared_ptr<const Replay> replay, const Marking& marking, int samples)
    : m_match(replay->record()) {
    m_job = Job::start(
        [this, limits = marking.of(replay->game().info(), replay->record().rules), replay = std::move(replay),
         samples](JobControl& job) {
            ReviewOrder order;
            order.samples = samples;
            order.threads = processors();
            order.stop = job.stop();
            order.progress = [this, &job](double share) {
                job.report([this, share] {
                    m_share = share;
                    emit progressed(share);
                });
            };
            auto found = hilltop::review(*replay, order);
            if (found && *found) sum_up(**found, limits);
            return found;
        },
        [this](Result<std::optional<Review>> found) {
            if (!found)
                m_error = found.error();
            else if (*found)
                m_review = std::make_shared<const Review>(std::move(**found));
            m_share = 1;
            emit ended();
        });
}

} // namespace hilltop
