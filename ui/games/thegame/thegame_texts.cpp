// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame.h"
#include "games/thegame/thegame_score.h"
#include "games/thegame/thegame_view.h"
#include "games/thegame/words.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <QVariantList>

#include <algorithm>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ThegameTexts)
};
bool rises(const QString& word) {
    const auto action = TheGame::read(word.toStdString());
    return action && TheGame::rises(action->pile);
}

QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (!figure) return {};
    if (*figure == -TheGame::kJump) return Words::tr("jump back %1").arg(TheGame::kJump);
    return QStringLiteral("%1%2").arg(rises(word) ? QStringLiteral("+") : QStringLiteral("−")).arg(*figure);
}

QString cardLead(std::optional<int> figure) {
    if (!figure) return {};
    return *figure == -TheGame::kJump ? Words::tr("jumps back %1").arg(TheGame::kJump)
                                      : Words::tr("%1 on").arg(*figure);
}

QString situation(const QVariantMap& view, const TableNames&) {
    if (view.value(QStringLiteral("phase")).toString() == QStringLiteral("wish"))
        return Words::tr("Any wishes for the piles?");
    const int more = view.value(QStringLiteral("must")).toInt() - view.value(QStringLiteral("this_turn")).toInt();
    if (more > 0) return Words::tr("%n more cards, then you may end your turn.", nullptr, more);
    return Words::tr("Play another card or end your turn.");
}

/// A single player has no one to tell, and after a person's own card the match continues at once.
bool waits(const QVariantMap& view) {
    const QVariantMap last = view.value(QStringLiteral("last")).toMap();
    return view.value(QStringLiteral("seats")).toList().size() > 1 &&
           last.value(QStringLiteral("seat")) != view.value(QStringLiteral("me"));
}

QString seatNote(const QVariantMap& view, int seat) {
    const QVariantMap shown = view.value(QStringLiteral("seats")).toList().value(seat).toMap();
    const int held = shown.value(QStringLiteral("held")).toInt();
    return held == 0 ? Words::tr("no cards") : said(thegame::cards(held));
}

QString reason(const QVariantMap& view, const TableNames& names) {
    const QString ending = view.value(QStringLiteral("ending")).toString();
    if (ending.isEmpty()) return {};
    if (ending == QStringLiteral("perfect")) return Words::tr("All 98 cards are on the piles: a perfect match.");
    const int seat = view.value(QStringLiteral("ended_by")).toInt();
    const bool mine = seat == names.me;
    QString why;
    if (ending == QStringLiteral("stuck"))
        why = mine ? Words::tr("You still had to play, but none of your cards fitted.")
                   : Words::tr("%1 still had to play, but no card fitted.").arg(names.of(seat));
    else if (ending == QStringLiteral("gave-up"))
        why = mine ? Words::tr("You ended your turn too early and gave up.")
                   : Words::tr("%1 ended the turn too early and gave up.").arg(names.of(seat));
    else
        why = mine ? Words::tr("You had a fault, which loses the match.")
                   : Words::tr("%1 had a fault, which loses the match.").arg(names.of(seat));
    return QStringLiteral("%1 %2").arg(why, said(thegame::cards_left(view.value(QStringLiteral("left")).toInt())));
}

/// The card on top of that pile; 0 if there is none.
int topOf(const Table& table, int zone) {
    int place = -1, value = 0;
    for (const ShownCard& card : table.shown(SeatSet::all(table.seats()))) {
        if (card.spot.zone != zone || card.spot.place <= place) continue;
        place = card.spot.place;
        value = card.face.value;
    }
    return value;
}

int stackOf(const Table& table) {
    const auto shown = table.shown({});
    return static_cast<int>(
        std::count_if(shown.begin(), shown.end(), [](const auto& card) { return card.spot.zone == TheGame::kStack; }));
}

/// What the one who drew cards has brought about, if that is worth a mark.
QString drawnMark(const Table& before, const Table& after) {
    constexpr int kLast = 10;
    const int had = stackOf(before), has = stackOf(after);
    if (has == 0) return Words::tr("The stack is empty");
    return had > kLast && has <= kLast ? Words::tr("The stack is running out") : QString();
}

QList<KeyMark> marks(const Table& before, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    bool drawn = false;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        const bool pile = event.to.zone >= TheGame::kPile0 && event.to.zone <= TheGame::kPile3;
        if (event.kind == Event::Kind::Move && pile) {
            const int top = topOf(before, event.to.zone);
            const int gap = TheGame::gap(event.to.zone - TheGame::kPile0, top, event.face.value);
            if (top > 0 && gap == -TheGame::kJump)
                list.append({KeyMark::Shape::Jump,
                             Words::tr("%1 jumps ten back to %2").arg(names.of(event.from.seat)).arg(event.face.value),
                             event.from.seat});
        }
        if (event.kind == Event::Kind::Move && event.from.zone == TheGame::kStack && !drawn) {
            drawn = true;
            if (const QString words = drawnMark(before, after); !words.isEmpty() && before.steps() > 0)
                list.append({KeyMark::Shape::Gain, words, event.to.seat});
        }
        if (event.kind != Event::Kind::Phase || word == "turn") continue;
        list.append({word == "perfect" ? KeyMark::Shape::Star : KeyMark::Shape::Loss,
                     eventText(after.info(), event, kHidden, names)});
    }
    return list;
}

/// The smallest step of a hand; 0: it can jump back, or nothing fits.
int smallestStep(const InfoState<TheGame>& seen) {
    int smallest = 0;
    for (const std::uint8_t card : seen.own.hand)
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            const int gap = TheGame::gap(pile, seen.open.tops[static_cast<std::size_t>(pile)], card);
            if (gap == -TheGame::kJump) return 0;
            if (gap > 0 && (smallest == 0 || gap < smallest)) smallest = gap;
        }
    return smallest;
}

QString why(const Table& table, int seat, const QString& word) {
    const auto seen = TheGame::view_from(table.described(Seat(seat)));
    const auto action = answerIn<TheGame>(word);
    if (!seen || !action) return {};
    const int smallest = smallestStep(*seen);
    if (action->kind == TheGame::Action::Kind::End && smallest > 0)
        return Words::tr("Your next card would move a pile by %1 or more.").arg(smallest);
    if (action->kind != TheGame::Action::Kind::Play) return {};
    const int gap = TheGame::gap(action->pile, seen->open.tops[action->pile], action->card);
    if (gap == -TheGame::kJump) return Words::tr("It sets the pile ten back.");
    for (const std::uint8_t card : seen->own.hand)
        if (TheGame::gap(action->pile, action->card, card) == -TheGame::kJump)
            return Words::tr("Then your %1 can set the pile ten back.").arg(card);
    return gap == smallest ? Words::tr("It’s the smallest step you have.") : QString();
}

} // namespace

const GameTexts& thegameTexts() {
    static const TableTexts table = {
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .marks = marks,
        .score = thegameScore,
        .turning = thegameTurning,
        .waits = waits,
        .typed = typedView<ThegameView>,
        .why = why,
    };
    static const GameTexts texts{"thegame", table, {10'000}}; // "all game runs": enough to tell its bots apart
    return texts;
}

} // namespace hilltop
