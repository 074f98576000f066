// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_job.h"
#include "style/page.h"

namespace hilltop {

/// The actions of the page of hills: what they are called, their keys, and when they can be chosen. What they do is the
/// page's.
class HillActions {
public:
    /// What they do, in the order below.
    struct Acts {
        std::function<void()> newHill, open, back, run, budget, pause, stop, add, version, retire, disqualify, letBack,
            season, challenge;
    };
    HillActions(Page& page, const Acts& acts);

    /// As the hill that is shown says, null if none is; `chosen`: one of its bots is; `adding`: bots are being added.
    void refresh(const HillJob* hill, bool chosen, bool adding);
    /// Those on the chosen bot.
    QList<QAction*> ofBot() const { return {version, retire, disqualify}; }
    QList<QAction*> ofMenu() const;

    QAction *newHill, *open, *back, *run, *budget, *pause, *stop, *add, *version, *retire, *disqualify, *letBack,
        *season, *challenge;
};

} // namespace hilltop
