// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/panel.h"
#include "tournaments/setup/match_timer.h"

namespace hilltop {

class IconLabel;

/// How many matches a plan has, how long they take, how sure they make, and what is in the way of starting it.
class TournamentCost : public Panel {
    Q_OBJECT
public:
    explicit TournamentCost(QWidget* parent = nullptr);

    /// A plan that cannot be started: why not, and what is known of it all the same.
    void showObstacle(const Plan& plan, const QString& why);
    /// `each` is nothing while it is measured; `warning` is a sentence, may be empty.
    void showPlan(const Plan& plan, const std::optional<MatchCost>& each, int threads, const QString& warning);

private:
    void showNote(const QString& note);

    TextLabel *m_cost, *m_expected, *m_note;
    IconLabel* m_noteIcon;
};

/// "28 pairs, 56,000 matches", with "about" where rounds depend on results and "at most" with a stop rule.
QString countText(const Plan& plan);
/// Half the expected 95 % interval of an entrant at the end, as a share or in points where the contest counts a mean;
/// nothing where entrants play different numbers of rounds or it is not measured.
std::optional<double> expectedHalf(const Plan& plan, const std::optional<MatchCost>& each);
/// What may be unexpected when the plan is started, one sentence each.
QStringList warningsOf(const Plan& plan, const std::optional<MatchCost>& each, int threads);

} // namespace hilltop
