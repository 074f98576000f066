// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak_view.h"

#include "games/pazaak/pazaak.h"

#include <algorithm>

namespace hilltop {

int PazaakSeatView::before() const {
    return total - played_side;
}

int PazaakView::goal() const {
    return Pazaak::kGoal;
}

QList<PazaakLeadView> PazaakView::leads() const {
    QList<PazaakLeadView> leads;
    for (const int card : side) {
        const PazaakLeadView lead{card, seats[std::max(0, me)].total + card};
        if (!leads.contains(lead)) leads.append(lead);
    }
    return leads;
}

} // namespace hilltop
