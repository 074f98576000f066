// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/shared_facts.h"

namespace hilltop {
namespace {

/// "Left stands on 18."
Phrase rival_words(const PlainFact::Rival& rival, int seat, const SeatNames& names) {
    if (seat == names.me)
        return (rival.stands ? ReasonWords::tr("You stand on %1.") : ReasonWords::tr("You have %1.")).arg(rival.total);
    return (rival.stands ? ReasonWords::tr("%1 stands on %2.") : ReasonWords::tr("%1 has %2."))
        .arg(names.of(seat))
        .arg(rival.total);
}

} // namespace

PlainFact row_fact(const RowAnswer& better, const RowAnswer& worse, const PlainFact::Rival& rival) {
    PlainFact fact{"total", better.total, worse.total, rival};
    if (worse.spends && !better.spends)
        fact.id = "spends";
    else if (worse.total == better.total && worse.stops != better.stops)
        fact.id = worse.stops ? "stops" : "goes-on";
    return fact;
}

Phrase row_words(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) {
    const auto& [seat, better, worse] = answers;
    const auto stops = [&](const Phrase& one, const Phrase& other) {
        return ReasonWords::tr("“%1” stops at %2, “%3” continues.").arg(one).arg(fact.worse).arg(other);
    };
    Phrase told;
    if (fact.id == "spends")
        told = ReasonWords::tr("“%1” spends a side card for a total of %2, not %3.")
                   .arg(worse)
                   .arg(fact.worse)
                   .arg(fact.better);
    else if (fact.id == "stops")
        told = stops(worse, better);
    else if (fact.id == "goes-on")
        told = stops(better, worse);
    else if (fact.id == "total")
        told = ReasonWords::tr("The total is %1 after “%2” and %3 after “%4”.")
                   .arg(fact.worse)
                   .arg(worse)
                   .arg(fact.better)
                   .arg(better);
    return told.empty() || !fact.rival ? told : told.then(rival_words(*fact.rival, 1 - seat, names));
}

Phrase next_card_words(const WorldFact& fact, const SeatNames& names) {
    const bool mine = fact.seat == names.me, busts = fact.id == "busts";
    if (!busts && fact.id != "reaches") return {};
    if (mine)
        return (busts ? ReasonWords::tr("the next card takes you above %1")
                      : ReasonWords::tr("the next card takes you to %1 or more without a bust"))
            .arg(fact.number);
    return (busts ? ReasonWords::tr("the next card takes %1 above %2")
                  : ReasonWords::tr("the next card takes %1 to %2 or more without a bust"))
        .arg(names.of(fact.seat))
        .arg(fact.number);
}

Phrase holds_words(const WorldFact& fact, const Phrase& card, const SeatNames& names) {
    if (fact.id != "holds") return {};
    return fact.seat == names.me ? ReasonWords::tr("you hold: %1").arg(card)
                                 : ReasonWords::tr("%1 holds: %2").arg(names.of(fact.seat)).arg(card);
}

} // namespace hilltop
