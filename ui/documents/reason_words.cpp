// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/reason_words.h"

#include "documents/analysis_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace hilltop {
namespace {

struct ReasonWords {
    Q_DECLARE_TR_FUNCTIONS(Reason)
};

/// "41.2 % ± 1.0"; what cannot be told from nothing, or is less than is shown, is no number.
QString costText(const ReviewUnits& units, const Estimate& lead) {
    if (std::abs(lead.value) <= 2 * lead.error) return ReasonWords::tr("nothing measurable");
    if (units.asShown(lead.value) == 0) return ReasonWords::tr("next to nothing");
    const QString cost = (lead.value < 0 ? QStringLiteral("−") : QString()) + units.sizeWithUnit(lead.value);
    return lead.error > 0 ? ReasonWords::tr("%1 ± %2").arg(cost, units.error(lead.error)) : cost;
}

/// What speaks for the better answer in plain sight, or that no hidden card does.
QString plainText(const TableNames& names, int seat, const QString& better, const QString& worse,
                  const std::optional<PlainFact>& plain) {
    if (!plain) return ReasonWords::tr("No single hidden card or draw explains the difference.");
    const QLocale locale;
    const QString more = locale.toString(plain->better), less = locale.toString(plain->worse);
    const auto theirs = [&] {
        const QString rival = locale.toString(plain->rival);
        const int other = 1 - seat;
        return other == names.me ? plain->stands ? ReasonWords::tr("You stand on %1.").arg(rival)
                                                 : ReasonWords::tr("You have %1.").arg(rival)
               : plain->stands ? ReasonWords::tr("%1 stands on %2.").arg(names.of(other), rival)
                                 : ReasonWords::tr("%1 has %2.").arg(names.of(other), rival);
    };
    const auto beaten = [&] {
        return ReasonWords::tr("Unseen cards beaten: %1 by “%2”, %3 by “%4”.").arg(more, better, less, worse);
    };
    switch (plain->kind) {
    case PlainFact::Kind::PassesOver:
        return ReasonWords::tr("Unplayed cards passed over: %1 by “%2”, %3 by “%4”.").arg(less, worse, more, better);
    case PlainFact::Kind::Beats:
        return beaten();
    case PlainFact::Kind::KeepsHigher:
        return ReasonWords::tr("“%1” keeps the higher card.").arg(better) +
               (plain->better + plain->worse > 0 ? QLatin1Char(' ') + beaten() : QString());
    case PlainFact::Kind::Total:
        return ReasonWords::tr("The total is %1 after “%2” and %3 after “%4”.").arg(less, worse, more, better) +
               QLatin1Char(' ') + theirs();
    case PlainFact::Kind::Spends:
        return ReasonWords::tr("“%1” spends a side card for a total of %2, not %3.").arg(worse, less, more) +
               QLatin1Char(' ') + theirs();
    case PlainFact::Kind::Stops:
        return ReasonWords::tr("“%1” stops at %2, “%3” continues.").arg(worse, less, better) + QLatin1Char(' ') +
               theirs();
    case PlainFact::Kind::GoesOn:
        return ReasonWords::tr("“%1” stops at %2, “%3” continues.").arg(better, more, worse) + QLatin1Char(' ') +
               theirs();
    case PlainFact::Kind::SetsBack:
        return ReasonWords::tr("“%1” sets its pile back.").arg(better);
    case PlainFact::Kind::SetsUp:
        return seat == names.me ? ReasonWords::tr("After “%1” your own %2 can set that pile back.").arg(better, more)
                                : ReasonWords::tr("After “%1”, %2 can set that pile back with their %3.")
                                      .arg(better, names.of(seat), more);
    case PlainFact::Kind::Keeps:
        return ReasonWords::tr("“%1” keeps the card. Unplayed cards passed over by “%2”: %3.").arg(worse, better, more);
    }
    return {};
}

} // namespace

QString factText(const Info& info, const TableNames& names, const WorldFact& fact) {
    const bool mine = fact.seat == names.me;
    const QString who = fact.seat < names.bySeat.size() ? names.of(fact.seat) : QString();
    const auto card = [&](int value) { return said(card_name(info, fact.face.kind, value)); };
    switch (fact.kind) {
    case WorldFact::Kind::Holds:
        return mine ? ReasonWords::tr("you hold: %1").arg(card(fact.face.value))
                    : ReasonWords::tr("%1 holds: %2").arg(who, card(fact.face.value));
    case WorldFact::Kind::Void:
        return mine ? ReasonWords::tr("you hold no %1", "a suit").arg(card(-1))
                    : ReasonWords::tr("%1 holds no %2", "a suit").arg(who, card(-1));
    case WorldFact::Kind::Nowhere:
        return ReasonWords::tr("no one holds: %1").arg(card(fact.face.value));
    case WorldFact::Kind::Beats:
        return mine ? ReasonWords::tr("you can beat: %1").arg(card(fact.face.value))
                    : ReasonWords::tr("%1 can beat: %2").arg(who, card(fact.face.value));
    case WorldFact::Kind::Pairs:
        return mine ? ReasonWords::tr("you can pair the base card")
                    : ReasonWords::tr("%1 can pair the base card").arg(who);
    case WorldFact::Kind::Higher:
        return ReasonWords::tr("someone has a higher card");
    case WorldFact::Kind::Calls:
        return ReasonWords::tr("someone else calls");
    case WorldFact::Kind::Busts:
        return mine ? ReasonWords::tr("the next card takes you above %1").arg(fact.number)
                    : ReasonWords::tr("the next card takes %1 above %2").arg(who).arg(fact.number);
    case WorldFact::Kind::Reaches:
        return mine ? ReasonWords::tr("the next card takes you to %1 or more without a bust").arg(fact.number)
                    : ReasonWords::tr("the next card takes %1 to %2 or more without a bust").arg(who).arg(fact.number);
    case WorldFact::Kind::Receives:
        return ReasonWords::tr("the card you receive is %1 or higher").arg(fact.number);
    case WorldFact::Kind::Skipped:
        return ReasonWords::tr("someone else holds a card that %1 passes over").arg(card(fact.face.value));
    case WorldFact::Kind::JumpsBack:
        return ReasonWords::tr("someone else holds %1, which sets a pile back").arg(card(fact.face.value));
    }
    return {};
}

QString reasonText(const Info& info, const TableNames& names, int seat, const QString& better, const QString& worse,
                   const Reason& reason) {
    if (reason.samples == 0) return {};
    const auto percent = [](const Estimate& share) {
        return QLocale().toString(static_cast<int>(std::lround(100 * share.value)));
    };
    const QString plain = plainText(names, seat, better, worse, reason.plain) + QLatin1Char(' ');
    if (!reason.fact)
        return plain +
               ReasonWords::tr("Played on, the better answer ends better in %1 % of possible deals and worse in %2 %.")
                   .arg(percent(reason.ahead), percent(reason.behind));
    const ReviewUnits units(info);
    const bool both = reason.plain && reason.costs_anyway();
    return (both ? plain : QString()) +
           ReasonWords::tr("Where %1 (%2 % of possible deals), “%3” costs %4. Elsewhere it costs %5.")
               .arg(factText(info, names, *reason.fact), percent(reason.share), worse, costText(units, reason.where),
                    costText(units, reason.elsewhere));
}

} // namespace hilltop
