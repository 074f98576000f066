// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/pazaak.h"
#include "games/pazaak/pazaak_score.h"
#include "games/pazaak/pazaak_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PazaakTexts)
};

/// "play 3" is the word play with the card 3.
QString verb(const QString& word) {
    return word.section(QLatin1Char(' '), 0, 0);
}
QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (verb(word) == QStringLiteral("end")) return Words::tr("one more card next round");
    if (verb(word) == QStringLiteral("stand")) return Words::tr("stay at %1").arg(figure.value_or(0));
    return Words::tr("stand at %1").arg(figure.value_or(0));
}

QString cardLead(std::optional<int> figure) {
    if (!figure) return {};
    return *figure > Pazaak::kGoal ? Words::tr("over, at %1").arg(*figure) : Words::tr("stand at %1").arg(*figure);
}

QVariantMap seatView(const QVariantMap& view, int seat) {
    return view.value(QStringLiteral("seats")).toList().value(seat).toMap();
}
int total(const QVariantMap& view, int seat) {
    return seatView(view, seat).value(QStringLiteral("total")).toInt();
}

QString situation(const QVariantMap& view, const TableNames& names) {
    const int me = view.value(QStringLiteral("turn")).toInt();
    if (me < 0) return {};
    const int other = 1 - me;
    const bool stood = seatView(view, other).value(QStringLiteral("stood")).toBool();
    const int mine = total(view, me);
    if (mine > Pazaak::kGoal) return Words::tr("You have %1, which is over 20.").arg(mine);
    return (stood ? Words::tr("You have %1, %2 stands at %3.") : Words::tr("You have %1, %2 has %3."))
        .arg(mine)
        .arg(names.of(other))
        .arg(total(view, other));
}

QString seatNote(const QVariantMap& view, int seat) {
    if (view.value(QStringLiteral("phase")).toString() == QStringLiteral("over")) return {};
    return seat == 0 ? Words::tr("moves first") : Words::tr("moves second");
}

/// Of the hand that ended; view's hand_winner is who won it.
QString reason(const QVariantMap& view, const TableNames& names) {
    const int hand = view.value(QStringLiteral("hand")).toInt();
    const int winner = view.value(QStringLiteral("hand_winner")).toInt();
    if (winner < 0) {
        if (total(view, 0) > Pazaak::kGoal) return Words::tr("Both went over 20: hand %1 is tied.").arg(hand);
        return Words::tr("Both stand at %1: hand %2 is tied.").arg(total(view, 0)).arg(hand);
    }
    const int loser = 1 - winner;
    if (total(view, loser) > Pazaak::kGoal) {
        return (loser == names.me ? Words::tr("You went over 20 in hand %2, with %3 against %4.")
                                  : Words::tr("%1 went over 20 in hand %2, with %3 against %4.").arg(names.of(loser)))
            .arg(hand)
            .arg(total(view, loser))
            .arg(total(view, winner));
    }
    return (winner == names.me ? Words::tr("You won hand %2, with %3 against %4.")
                               : Words::tr("%1 won hand %2, with %3 against %4.").arg(names.of(winner)))
        .arg(hand)
        .arg(total(view, winner))
        .arg(total(view, loser));
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind != Event::Kind::Phase || (word != "hand-won" && word != "match-won")) continue;
        const int loser = 1 - event.value, points = total(viewOf(after, 0), loser);
        if (word == "hand-won" && points > Pazaak::kGoal)
            list.append({KeyMark::Shape::Loss,
                         (loser == names.me ? Words::tr("You are over 20, at %1")
                                            : Words::tr("%1 is over 20, at %2").arg(names.of(loser)))
                             .arg(points),
                         loser});
        list.append({word == "hand-won" ? KeyMark::Shape::Gain : KeyMark::Shape::Star,
                     eventText(after.info(), event, kHidden, names), 1 - loser});
    }
    return list;
}

} // namespace

const GameTexts& pazaakTexts() {
    static const TableTexts table = {
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .marks = marks,
        .score = pazaakScore,
        .first = "end",
        .typed = typedView<PazaakView>,
    };
    static const GameTexts texts{"pazaak", table, {100'000, true}};
    return texts;
}

} // namespace hilltop
