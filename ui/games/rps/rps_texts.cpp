// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps_score.h"
#include "games/rps/rps_view.h"
#include "games/rps/words.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RpsTexts)
};

/// "R7" as views and answers write it.
struct Card {
    QChar symbol;
    int number = 0;

    explicit Card(const QString& text)
        : symbol(text.isEmpty() ? QLatin1Char('?') : text.front())
        , number(text.mid(1).toInt()) {}
    QString name() const { return said(rps::spelled_card((symbol + QString::number(number)).toStdString())); }
};

QString choiceDetail(const QString&, std::optional<int>) {
    return {};
}

QString cardLead(std::optional<int>) {
    return {};
}

QString nth(const QVariantMap& view, const char* list, int place) {
    return view.value(QLatin1String(list)).toList().value(place).toString();
}
QString last(const QVariantMap& view, const char* list) {
    const QVariantList cards = view.value(QLatin1String(list)).toList();
    return cards.isEmpty() ? QString() : cards.back().toString();
}
QVariantMap seatView(const QVariantMap& view, int seat) {
    return view.value(QStringLiteral("seats")).toList().value(seat).toMap();
}
int games(const QVariantMap& view, int seat) {
    return seatView(view, seat).value(QStringLiteral("games")).toInt();
}

QString situation(const QVariantMap& view, const TableNames&) {
    if (view.value(QStringLiteral("stage")).toString() == QStringLiteral("draft"))
        return Words::tr("Keep %1 or %2. The other one is given away.")
            .arg(Card(nth(view, "pair", 0)).name(), Card(nth(view, "pair", 1)).name());
    const QString base = view.value(QStringLiteral("base")).toString();
    return Words::tr("Game %1: choose a card against the base card %2.")
        .arg(view.value(QStringLiteral("round")).toInt())
        .arg(Card(base).name());
}

QString seatNote(const QVariantMap& view, int seat) {
    const QVariantMap own = seatView(view, seat);
    if (own.value(QStringLiteral("forfeited")).toBool()) return Words::tr("gave up");
    if (view.value(QStringLiteral("stage")).toString() == QStringLiteral("draft"))
        return Words::tr("%n card(s) so far", nullptr, own.value(QStringLiteral("drafted")).toInt());
    return Words::tr("%n game(s) won", nullptr, own.value(QStringLiteral("games")).toInt());
}

/// Why one card won: "Paper 5 is a pair with the base card".
QString cause(const Card& winner, const Card& loser, bool pair) {
    if (winner.number == loser.number) {
        switch (winner.symbol.toLatin1()) {
        case 'R':
            return Words::tr("Rock beats Scissors");
        case 'P':
            return Words::tr("Paper beats Rock");
        default:
            return Words::tr("Scissors beats Paper");
        }
    }
    if (pair) return Words::tr("%1 is a pair with the base card").arg(winner.name());
    return Words::tr("%1 is higher than %2").arg(winner.name(), loser.name());
}

QString reasonOfGame(const QVariantMap& view, const TableNames& names) {
    const QVariantList list = view.value(QStringLiteral("games")).toList();
    if (list.isEmpty()) return {};
    const QVariantMap game = list.back().toMap();
    const int winner = game.value(QStringLiteral("winner")).toInt();
    const Card won(nth(game, "played", winner));
    const Card lost(nth(game, "played", 1 - winner));
    const QString why = cause(won, lost, game.value(QStringLiteral("pair")).toBool());
    return winner == names.me ? Words::tr("You win game %1: %2.").arg(list.size()).arg(why)
                              : Words::tr("%1 wins game %2: %3.").arg(names.of(winner)).arg(list.size()).arg(why);
}

QString reasonOfMatch(const QVariantMap& view, const TableNames& names) {
    QStringList out;
    for (int seat = 0; seat < 2; ++seat) {
        if (seatView(view, seat).value(QStringLiteral("forfeited")).toBool()) out << names.of(seat);
    }
    if (out.size() == 2) return Words::tr("Both gave up: no one wins a game.");
    if (out.size() == 1) return Words::tr("%1 gave up the match, which counts as ten games lost.").arg(out.front());
    if (games(view, 0) == games(view, 1)) return Words::tr("Each has won five of the ten games.");
    const int winner = games(view, 0) > games(view, 1) ? 0 : 1;
    return winner == names.me ? Words::tr("You won %1 of the ten games.").arg(games(view, winner))
                              : Words::tr("%1 won %2 of the ten games.").arg(names.of(winner)).arg(games(view, winner));
}

QString reason(const QVariantMap& view, const TableNames& names) {
    const QString phase = view.value(QStringLiteral("phase")).toString();
    if (phase == QStringLiteral("over")) return reasonOfMatch(view, names);
    if (phase != QStringLiteral("gift")) return reasonOfGame(view, names);
    const Card given(last(view, "given"));
    const Card received(last(view, "received"));
    // A view without a seat is described from the first seat.
    const int seat = view.value(QStringLiteral("me")).toInt();
    if (seat == names.me && seat >= 0)
        return Words::tr("You gave %1 and received %2 from %3.").arg(given.name(), received.name(), names.of(1 - seat));
    const int giver = seat < 0 ? 0 : seat;
    return Words::tr("%1 gave %2 and received %3.").arg(names.of(giver), given.name(), received.name());
}

enum Zone { kDeck, kPair, kDraft };

/// The rests of a match end by themselves: a gift was given, a game was won.
bool flowsAfter(const Event& event) {
    if (event.kind == Event::Kind::Phase) return std::string_view(event.word) == "game-won";
    return event.kind == Event::Kind::Move && event.to.zone == kDraft && event.from.seat != event.to.seat;
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind == Event::Kind::Say && word == "forfeit")
            list.append(
                {KeyMark::Shape::Loss,
                 QStringLiteral("%1 %2").arg(names.of(event.seat), eventText(after.info(), event, kHidden, names)),
                 event.seat});
        if (event.kind != Event::Kind::Phase) continue;
        if (word == "game-won")
            list.append({KeyMark::Shape::Gain, eventText(after.info(), event, kHidden, names), event.value});
        if (word == "match-won") list.append({KeyMark::Shape::Star, eventText(after.info(), event, kHidden, names)});
    }
    return list;
}

} // namespace

const GameTexts& rpsTexts() {
    static const TableTexts table = {
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .marks = marks,
        .score = rpsScore,
        .flows = flowsAfter,
        .typed = typedView<RpsView>,
    };
    static const GameTexts texts{"rps", table, {100}};
    return texts;
}

} // namespace hilltop
