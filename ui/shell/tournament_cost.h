// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/panel.h"
#include "tournament/plan.h"

namespace hilltop {

class IconLabel;

/// How many matches a plan has, how long they take, how sure they make, and what is in the way of starting it.
class TournamentCost : public Panel {
    Q_OBJECT
public:
    explicit TournamentCost(QWidget* parent = nullptr);

    /// `seconds` of processor time, if they are known; `note` is a sentence of warning, may be empty.
    void show(const Plan& plan, bool playable, std::optional<double> seconds, int threads, const QString& note);

private:
    TextLabel *m_cost, *m_expected, *m_note;
    IconLabel* m_noteIcon;
};

} // namespace hilltop
