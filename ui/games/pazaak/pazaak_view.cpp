// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak_view.h"

#include <algorithm>

namespace hilltop {

QList<PazaakLeadView> PazaakView::leads() const {
    QList<PazaakLeadView> leads;
    for (const int card : side) {
        const PazaakLeadView lead{card, seats[std::max(0, me)].total + card};
        if (!leads.contains(lead)) leads.append(lead);
    }
    return leads;
}

} // namespace hilltop
