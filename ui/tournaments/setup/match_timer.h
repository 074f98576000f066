// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "tournament/plan.h"

#include <QObject>

#include <map>
#include <optional>

namespace hilltop {

/// What a match costs and how much its points scatter, as measured.
struct MatchCost {
    double seconds = 0;       ///< by the clock on the wall, in one thread
    double bytes = 0;         ///< of its result in the file
    double recordBytes = 0;   ///< of its record
    double recordSeconds = 0; ///< of playing it again for that
    double mean = 0;          ///< points of a seat
    double deviation = 0;     ///< of the points of a seat
};

/// Matches of which records are kept; those with faults are too few to count.
double keptMatches(const Plan& plan);
/// Of the whole plan in one thread. Where later rounds depend on results they take about as long a match as the first.
double secondsOf(const Plan& plan, const MatchCost& each);

/// Finds out what a match costs by playing a few hundred in the background. Remembers who was measured.
class MatchTimer : public QObject {
    Q_OBJECT
public:
    explicit MatchTimer(QObject* parent = nullptr);

    /// Bots that are not built in are not started to find out how long they think.
    static bool canMeasure(const Plan& plan);
    /// Measures the pairings of this plan that are not known yet, if it can. Where later rounds depend on results these
    /// are those which come about if the stronger one always wins. It has passed check_plan().
    void measure(const Plan& plan);
    /// Seconds of the whole plan in one thread, as secondsOf() has them; nothing while some pairing is not known.
    std::optional<double> seconds(const Plan& plan) const;
    /// The mean match of these pairings; nothing while some pairing is not known.
    std::optional<MatchCost> cost(const Plan& plan) const;

signals:
    void measured();

private:
    /// Who meets, at how many seats, in which format.
    struct Meeting {
        std::string game;
        std::vector<std::string> bots;
        int seats;
        Format format;
        auto operator<=>(const Meeting&) const = default;
    };
    static Meeting meeting(const Plan& plan, const std::vector<std::uint16_t>& pairing);

    RuleValues m_rules;
    std::map<Meeting, MatchCost> m_known; ///< under m_rules
    Job m_job;
};

} // namespace hilltop
