// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak.h"
#include "games/advanced-pazaak/advanced_pazaak_score.h"
#include "games/advanced-pazaak/advanced_pazaak_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

#include <algorithm>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AdvancedPazaakTexts)
};

QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (word.startsWith(QStringLiteral("deck ")) || word.startsWith(QStringLiteral("stake "))) return {};
    if (!figure) return word.contains(QLatin1Char(' ')) ? QString() : Words::tr("one more card next round");
    const bool stands = word.endsWith(QStringLiteral("stand"));
    return (stands ? Words::tr("at %1") : Words::tr("at %1, one more card next round")).arg(*figure);
}

QString cardLead(std::optional<int> figure) {
    return figure ? Words::tr("to %1").arg(*figure) : QString();
}

QVariantMap seatView(const QVariantMap& view, int seat) {
    return view.value(QStringLiteral("seats")).toList().value(seat).toMap();
}
int total(const QVariantMap& view, int seat) {
    return seatView(view, seat).value(QStringLiteral("total")).toInt();
}

QString situation(const QVariantMap& view, const TableNames& names) {
    const QString phase = view.value(QStringLiteral("phase")).toString();
    const QVariantMap rules = view.value(QStringLiteral("rules")).toMap();
    if (phase == QStringLiteral("choose"))
        return Words::tr("Choose %n cards for your side deck.", nullptr,
                         rules.value(QStringLiteral("deck_size")).toInt());
    if (phase == QStringLiteral("stake"))
        return Words::tr("Name a stake from 1 to %1. The lower one counts.")
            .arg(rules.value(QStringLiteral("stake")).toInt());
    const int me = view.value(QStringLiteral("turn")).toInt();
    if (me < 0) return {};
    const int other = 1 - me;
    const int mine = total(view, me);
    if (mine > AdvancedPazaak::kGoal) return Words::tr("You have %1, over 20. A side card may save you.").arg(mine);
    const bool stood = seatView(view, other).value(QStringLiteral("stood")).toBool();
    return (stood ? Words::tr("You have %1, %2 stands at %3.") : Words::tr("You have %1, %2 has %3."))
        .arg(mine)
        .arg(names.of(other))
        .arg(total(view, other));
}

QString seatNote(const QVariantMap& view, int seat) {
    const QString phase = view.value(QStringLiteral("phase")).toString();
    if (phase == QStringLiteral("over")) return {};
    if (phase == QStringLiteral("choose")) return Words::tr("chooses");
    if (phase == QStringLiteral("stake")) return Words::tr("names a stake");
    if (seatView(view, seat).value(QStringLiteral("stood")).toBool()) return Words::tr("stands");
    return view.value(QStringLiteral("begins")).toInt() == seat ? Words::tr("began the set") : QString();
}

bool hasNine(const QVariantMap& view, int seat) {
    return view.value(QStringLiteral("rules")).toMap().value(QStringLiteral("nine_cards")).toBool() &&
           seatView(view, seat).value(QStringLiteral("row")).toList().size() >= AdvancedPazaak::kNine;
}

/// Of the set that ended.
QString reason(const QVariantMap& view, const TableNames& names) {
    const int set = view.value(QStringLiteral("set")).toInt();
    const int winner = view.value(QStringLiteral("set_winner")).toInt();
    if (winner < 0) return Words::tr("Both stand at %1: set %2 is tied.").arg(total(view, 0)).arg(set);
    const int loser = 1 - winner;
    const bool mine = winner == names.me, theirs = loser == names.me;
    const int won = total(view, winner), lost = total(view, loser);
    if (lost > AdvancedPazaak::kGoal)
        return (theirs ? Words::tr("You went over 20 in set %2, with %3 against %4.")
                       : Words::tr("%1 went over 20 in set %2, with %3 against %4.").arg(names.of(loser)))
            .arg(set)
            .arg(lost)
            .arg(won);
    if (hasNine(view, winner))
        return (mine ? Words::tr("You won set %2 with nine cards.")
                     : Words::tr("%1 won set %2 with nine cards.").arg(names.of(winner)))
            .arg(set);
    if (won == lost)
        return (mine ? Words::tr("Set %2 was tied at %3, and your tie card won it.")
                     : Words::tr("Set %2 was tied at %3, and the tie card of %1 won it.").arg(names.of(winner)))
            .arg(set)
            .arg(won);
    return (mine ? Words::tr("You won set %2, with %3 against %4.")
                 : Words::tr("%1 won set %2, with %3 against %4.").arg(names.of(winner)))
        .arg(set)
        .arg(won)
        .arg(lost);
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind == Event::Kind::Say && word == "nine-cards")
            list.append({KeyMark::Shape::Jump,
                         event.seat == names.me ? Words::tr("You have nine cards")
                                                : Words::tr("%1 has nine cards").arg(names.of(event.seat)),
                         event.seat});
        if (event.kind == Event::Kind::Say && word == "bust")
            list.append({KeyMark::Shape::Loss,
                         (event.seat == names.me ? Words::tr("You are over 20, at %1")
                                                 : Words::tr("%1 is over 20, at %2").arg(names.of(event.seat)))
                             .arg(event.value),
                         event.seat});
        if (event.kind != Event::Kind::Phase || (word != "set-won" && word != "match-won")) continue;
        list.append({word == "set-won" ? KeyMark::Shape::Gain : KeyMark::Shape::Star,
                     eventText(after.info(), event, kHidden, names), event.value});
    }
    return list;
}

} // namespace

const GameTexts& advancedPazaakTexts() {
    static const TableTexts table = {
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .marks = marks,
        .score = advancedPazaakScore,
        .typed = typedView<AdvancedPazaakView>,
    };
    static const GameTexts texts{"advanced-pazaak", table, {10'000, false}};
    return texts;
}

} // namespace hilltop
