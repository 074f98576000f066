// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/plan.h"

#include <QObject>

#include <atomic>
#include <map>
#include <optional>
#include <thread>

namespace hilltop {

/// Finds out how long a match takes by playing a few hundred in the background. Remembers who was measured.
class MatchTimer : public QObject {
    Q_OBJECT
public:
    explicit MatchTimer(QObject* parent = nullptr);
    /// Ends within one match.
    ~MatchTimer() override;

    /// Measures the pairings of this plan that are not known yet. It has passed check_plan().
    void measure(const Plan& plan);
    /// Processor seconds of the whole plan; nothing while some pairing is not known.
    std::optional<double> seconds(const Plan& plan) const;

signals:
    void measured();

private:
    /// Who meets, at how many seats, in which format.
    struct Meeting {
        std::vector<std::string> bots;
        int seats;
        Format format;
        auto operator<=>(const Meeting&) const = default;
    };
    static Meeting meeting(const Plan& plan, const std::vector<std::uint16_t>& pairing);
    void stop();

    RuleValues m_rules;
    std::map<Meeting, double> m_known; ///< seconds a match, under m_rules
    std::thread m_worker;
    std::atomic<bool> m_stop{false};
};

} // namespace hilltop
