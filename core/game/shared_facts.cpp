// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/shared_facts.h"

#include <algorithm>
#include <cstdlib>

namespace hilltop {
namespace {

constexpr int kRowGoal = 20;

/// With a true minus sign.
std::string total_text(int total) {
    return (total < 0 ? "−" : "") + std::to_string(std::abs(total));
}

/// "Left stands on 18."
Phrase rival_words(const PlainFact::Rival& rival, int seat, const SeatNames& names) {
    if (seat == names.me)
        return (rival.stands ? ReasonWords::tr("You stand on %1.") : ReasonWords::tr("You have %1."))
            .arg(total_text(rival.total));
    return (rival.stands ? ReasonWords::tr("%1 stands on %2.") : ReasonWords::tr("%1 has %2."))
        .arg(names.of(seat))
        .arg(total_text(rival.total));
}

/// What an answer comes to: "“Stand” wins with 18 against 17."
Phrase outcome_words(const Phrase& answer, int total, int busts, const PlainFact& fact) {
    if (busts >= 0)
        return ReasonWords::tr("“%1” continues from %2: %3 of %4 unseen cards go over 20.")
            .arg(answer)
            .arg(total_text(total))
            .arg(busts)
            .arg(fact.risk->unseen);
    if (total > kRowGoal) return ReasonWords::tr("“%1” is over 20 with %2.").arg(answer).arg(total_text(total));
    if (!fact.rival || !fact.rival->stands)
        return ReasonWords::tr("“%1” stops at %2.").arg(answer).arg(total_text(total));
    const int other = fact.rival->total;
    if (total == other) return ReasonWords::tr("“%1” ties at %2.").arg(answer).arg(total_text(total));
    return (total > other || other > kRowGoal ? ReasonWords::tr("“%1” wins with %2 against %3.")
                                              : ReasonWords::tr("“%1” loses with %2 against %3."))
        .arg(answer)
        .arg(total_text(total))
        .arg(total_text(other));
}

} // namespace

PlainFact row_fact(const RowAnswer& better, const RowAnswer& worse, const PlainFact::Rival& rival, int unseen) {
    PlainFact fact{"total", better.total, worse.total, rival};
    fact.risk = {better.stops ? -1 : better.busts, worse.stops ? -1 : worse.busts, unseen};
    if (worse.spends && !better.spends)
        fact.id = "spends";
    else if (worse.total == better.total && worse.stops != better.stops)
        fact.id = worse.stops ? "stops" : "goes-on";
    return fact;
}

Phrase row_words(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) {
    if (!fact.risk || !fact.rival) return {};
    const auto& [seat, better, worse] = answers;
    const Phrase both = outcome_words(better, fact.better, fact.risk->better, fact)
                            .then(outcome_words(worse, fact.worse, fact.risk->worse, fact));
    const Phrase told = fact.id == "spends" ? ReasonWords::tr("“%1” spends a side card.").arg(worse).then(both) : both;
    // What stands has been compared with already, if an answer stops.
    const bool compared = fact.rival->stands && std::min(fact.risk->better, fact.risk->worse) < 0;
    return compared ? told : told.then(rival_words(*fact.rival, 1 - seat, names));
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
