// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_file.h"
#include "tournament/result_sink.h"

#include <chrono>
#include <mutex>
#include <set>

namespace hilltop {

/// Joins the series of a bout as they are played, and hands over what comes meanwhile, to be kept should it not end.
/// Where hosted bots play it keeps records of the best match of each side, in a cooperative game of the best and the
/// worst one.
class BoutSink : public ResultSink {
public:
    /// `begun`: the bout with what is kept of it by now. `sealed`: the plan with the seal that hides its seed in
    /// records. `specs`: by side, as the hill knows them.
    BoutSink(Plan plan, Plan sealed, std::vector<std::string> specs, BegunBout begun);

    bool wants_parts() const override { return true; }
    void series_part(const Series& part, const SeriesResult& result) override;
    void series_ahead(const Series& series, const SeriesResult& result) override;
    void series_done(const Series& series, const SeriesResult& result) override;
    void spent(const SpentByBot& spent) override;
    void restore(const SpentByBot& spent) override;

    /// What has come since the last time; nothing where there is none, or where that was a moment ago and `all` is not
    /// asked for. From any thread.
    std::optional<BegunBout> take_begun(bool all);
    /// The whole, at the end.
    PlayedBout take();

private:
    struct Best {
        int number = -1; ///< of the match in the bout; -1: none yet
        std::pair<double, double> merit{};
    };
    using Time = std::chrono::steady_clock::time_point;

    std::pair<double, double> merit(const Series& series, const SeriesResult& result, int match,
                                    std::size_t best) const;
    int number_of(const Series& series, int match) const;
    std::string text_of(const Series& series, const SeriesResult& result, const KeptMatch& kept) const;
    void note(const Series& series, const SeriesResult& result);
    void hand_over(const Series& series, const SeriesResult& result);
    void hand_over_whole(const Series& series, const SeriesResult& result);
    void choose(const Series& series, const SeriesResult& result);

    const Plan m_plan;
    const Plan m_sealed;
    const std::vector<std::string> m_specs;
    std::mutex m_mutex; ///< of all that follows
    BegunBout m_begun;  ///< what is not yet handed over; time spent: so far
    Time m_handed_over = std::chrono::steady_clock::now();
    /// Whole series that were handed over, and who was out by then.
    std::set<std::pair<std::uint32_t, std::vector<std::uint16_t>>> m_known;
    std::map<int, std::string> m_records; ///< by number: of m_best, and those that may become that
    /// Of the series that are done: the best one of each side; between two, or where all play together, the best one of
    /// the first side and the worst.
    std::vector<Best> m_best;
    SeriesResult m_whole;
};

} // namespace hilltop
