// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/words.h"
#include "games/zipdeck/zipdeck.h"
#include "games/zipdeck/zipdeck_score.h"
#include "games/zipdeck/zipdeck_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

#include <algorithm>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ZipdeckTexts)
};

QString points(int n) {
    return said(zipdeck::points(n));
}

bool calls(const QString& word) {
    return word.startsWith(QStringLiteral("zip"));
}

QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (!calls(word)) return Words::tr("costs nothing unless your card is the highest");
    const int given = figure.value_or(0);
    return given > 0 ? Words::tr("if right: gives away %1").arg(points(given))
                     : Words::tr("if right: you pay all of it");
}

QString cardLead(std::optional<int>) {
    return {};
}

int number(const QVariantMap& view, const char* key) {
    return view.value(QLatin1String(key)).toInt();
}
QVariantMap seatView(const QVariantMap& view, int seat) {
    return view.value(QStringLiteral("seats")).toList().value(seat).toMap();
}
QVariantMap lastOf(const QVariantMap& view, int seat) {
    return seatView(view, seat).value(QStringLiteral("last")).toMap();
}

/// Fewer cards are lower than there are other players: somebody has a higher one.
std::optional<ForegoneAnswer> foregone(const QVariantMap& view) {
    const bool called = view.value(QStringLiteral("phase")).toString() == QStringLiteral("call");
    const int card = number(view, "card"),
              seats = static_cast<int>(view.value(QStringLiteral("seats")).toList().size());
    if (!called || card + 1 >= seats) return {};
    return ForegoneAnswer{QStringLiteral("pass"), Words::tr("Your %1 can’t be the highest: you say nothing").arg(card)};
}

QString situation(const QVariantMap& view, const TableNames&) {
    const int worth = number(view, "worth");
    return worth > 0
               ? Words::tr("You have %1, worth %2. Call or say nothing.").arg(number(view, "card")).arg(points(worth))
               : Words::tr("You have %1, worth nothing. Call or say nothing.").arg(number(view, "card"));
}

QString seatNote(const QVariantMap& view, int seat) {
    return points(number(seatView(view, seat), "points"));
}

/// "3 points to Orion and 4 to you"
QString gifts(const QVariantMap& view, int caller, const TableNames& names) {
    const auto seen = typedView<ZipdeckView>(view).value<ZipdeckView>();
    if (seen.gave(caller) == 0) return {};
    const QList<int>& shares = seen.seats[caller].last.shares;
    return said(zipdeck::gifts({shares.begin(), shares.end()}, caller, seatNames(names)));
}

/// What the round that was just shown came to.
QString roundReason(const QVariantMap& view, const TableNames& names) {
    const int top = number(view, "last_top");
    if (top < 0 || top >= names.bySeat.size()) return {};
    const QVariantMap last = lastOf(view, top);
    const QString card = last.value(QStringLiteral("card")).toString();
    const QString paid = points(last.value(QStringLiteral("paid")).toInt());
    const QString given = gifts(view, top, names);
    const bool called = last.value(QStringLiteral("called")).toBool();
    if (top == names.me) {
        if (!called) return Words::tr("Your %1 was the highest and you said nothing: %2.").arg(card, paid);
        if (given.isEmpty())
            return Words::tr("You called with the highest card, %1, and pay %2 yourself.").arg(card, paid);
        return Words::tr("You called with the highest card, %1, and give %2.").arg(card, given);
    }
    const QString& who = names.of(top);
    if (!called) return Words::tr("%1 had the highest card, %2, and said nothing: %3.").arg(who, card, paid);
    if (given.isEmpty()) return Words::tr("%1 called with the highest card, %2, and pays %3.").arg(who, card, paid);
    return Words::tr("%1 called with the highest card, %2, and gives %3.").arg(who, card, given);
}

/// Of the round at rest, of the match when it is over.
QString reason(const QVariantMap& view, const TableNames& names) {
    if (view.value(QStringLiteral("phase")).toString() != QStringLiteral("over")) return roundReason(view, names);
    const int rounds = number(view, "rounds");
    int fewest = -1;
    int next = -1;
    std::vector<Phrase> winners;
    for (int seat = 0; seat < names.bySeat.size(); ++seat) {
        const int total = number(seatView(view, seat), "points");
        if (seatView(view, seat).value(QStringLiteral("leads")).toBool()) {
            const QString who = seat != names.me  ? names.of(seat)
                                : winners.empty() ? Words::tr("You")
                                                  : Words::tr("you");
            winners.emplace_back(who.toStdString());
            fewest = total;
        } else if (next < 0 || total < next) {
            next = total;
        }
    }
    if (winners.size() > 1)
        return Words::tr("%1 share the lowest score after %n round(s): %2.", nullptr, rounds)
            .arg(said(zipdeck::joined(winners)), QString::number(fewest));
    return Words::tr("Lowest score after %n round(s): %1. The next has %2.", nullptr, rounds).arg(fewest).arg(next);
}

/// The seat that got most points by a call without calling itself; -1: none.
int hitMost(const Table& before, const Table& after, SeatSet callers) {
    const QList<int> were = scores(before), are = scores(after);
    int hit = -1, most = 0;
    for (int seat = 0; seat < std::min(were.size(), are.size()); ++seat) {
        if (callers.contains(Seat(seat)) || are[seat] - were[seat] <= most) continue;
        hit = seat;
        most = are[seat] - were[seat];
    }
    return hit;
}

/// Who called, and whether the card was the highest; who had it and was silent.
QList<KeyMark> marks(const Table& before, const Table& after, const TableNames& names) {
    int top = -1;
    SeatSet callers;
    for (const Event& event : after.events()) {
        if (event.kind == Event::Kind::Phase && std::string_view(event.word) == "highest") top = event.value;
        if (event.kind == Event::Kind::Say && std::string_view(event.word) == "zip") callers.insert(Seat(event.seat));
    }
    QList<KeyMark> list;
    if (top < 0) return list;
    for (const Seat seat : callers) {
        const QString who = names.of(seat.index());
        if (seat.index() == top)
            list.append({KeyMark::Shape::Gain, Words::tr("%1 called with the highest card").arg(who), top,
                         hitMost(before, after, callers)});
        else
            list.append({KeyMark::Shape::Loss, Words::tr("%1 called, and the card was not the highest").arg(who),
                         seat.index()});
    }
    if (!callers.contains(Seat(top)))
        list.append(
            {KeyMark::Shape::Loss, Words::tr("%1 had the highest card and said nothing").arg(names.of(top)), top});
    return list;
}

/// A round is a look at one's card, a call and a look at all cards.
MatchLength matchLength(const RuleValues& rules, int seats) {
    constexpr double kRoundSeconds = 6, kLongSeconds = 600;
    MatchLength length;
    length.rounds = ZipDeck::parts({static_cast<std::int16_t>(rules.at("rounds"))}, seats);
    length.seconds = length.rounds * kRoundSeconds;
    if (length.seconds <= kLongSeconds) return length;
    length.shortRounds = 2 * seats;
    length.shorter = rules;
    length.shorter["rounds"] = length.shortRounds;
    return length;
}

} // namespace

const GameTexts& zipdeckTexts() {
    static const TableTexts table = {
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .marks = marks,
        .score = zipdeckScore,
        .counts = [] { return Words::tr("Everyone answers on the count of three."); },
        .length = matchLength,
        .typed = typedView<ZipdeckView>,
        .foregone = foregone,
    };
    static const GameTexts texts{"zipdeck", table, {1}}; // which is N^2 rounds
    return texts;
}

} // namespace hilltop
