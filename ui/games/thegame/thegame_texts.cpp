// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/thegame_score.h"
#include "games/thegame/thegame_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

constexpr int kPiles = 4;
constexpr int kJump = 10;
constexpr int kHandsOff = 5;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ThegameTexts)
};
QString cards(int count) {
    return Words::tr("%n cards", nullptr, count);
}
QString cardsLeft(int count) {
    return Words::tr("%n cards are left.", nullptr, count);
}

/// People count piles from 1.
int pileNumber(int pile) {
    return pile + 1;
}
/// "38>0" is the card 38 on pile 0.
bool plays(const QString& word) {
    return word.contains(QLatin1Char('>'));
}
int cardOf(const QString& word) {
    return word.section(QLatin1Char('>'), 0, 0).toInt();
}
int pileOf(const QString& word) {
    return word.section(QLatin1Char('>'), 1, 1).toInt();
}

QString choiceTitle(const QString& word) {
    if (plays(word)) return Words::tr("%1 on pile %2").arg(cardOf(word)).arg(pileNumber(pileOf(word)));
    if (word == QStringLiteral("end")) return Words::tr("End turn");
    const QStringList parts = word.split(QLatin1Char(' '));
    if (parts.size() == kPiles + 1) return Words::tr("Wish %1").arg(parts.mid(1).join(QLatin1Char(' ')));
    return Words::tr("Lose the match");
}

QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (!figure) return {};
    if (*figure == -kJump) return Words::tr("jump back %1").arg(kJump);
    return QStringLiteral("%1%2").arg(pileOf(word) < 2 ? QStringLiteral("+") : QStringLiteral("−")).arg(*figure);
}

QString cardLead(std::optional<int> figure) {
    if (!figure) return {};
    return *figure == -kJump ? Words::tr("jumps back %1").arg(kJump) : Words::tr("%1 on").arg(*figure);
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
    return held == 0 ? Words::tr("no cards") : cards(held);
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
    return QStringLiteral("%1 %2").arg(why, cardsLeft(view.value(QStringLiteral("left")).toInt()));
}

QString cardText(const QString&, int value) {
    return QString::number(value);
}

QString cardName(const QString&, int value) {
    return Words::tr("card %1").arg(value);
}

/// Only urgent wishes are put into words; all wishes are shown over the piles.
QString wishText(int value, const TableNames& names, bool mine) {
    QStringList piles;
    for (int pile = kPiles - 1; pile >= 0; --pile, value /= 10) {
        if (value % 10 == kHandsOff) piles.prepend(QString::number(pileNumber(pile)));
    }
    if (piles.isEmpty()) return {};
    const QString list = piles.join(QStringLiteral(", "));
    if (names.brief) return Words::tr("keep off pile %1").arg(list);
    return (mine ? Words::tr("want others to keep off pile %1") : Words::tr("wants others to keep off pile %1"))
        .arg(list);
}

QString phaseText(const Event& event, const TableNames& names) {
    const std::string_view word = event.word;
    if (word == "turn")
        return event.value == names.me ? Words::tr("Your turn") : Words::tr("%1’s turn").arg(names.of(event.value));
    if (word == "perfect") return Words::tr("All cards are played");
    if (word == "stuck") return Words::tr("No card fits. %1").arg(cardsLeft(event.value));
    if (word == "gave-up") return Words::tr("Given up. %1").arg(cardsLeft(event.value));
    return Words::tr("Lost by a fault. %1").arg(cardsLeft(event.value));
}

enum Zone { kStack, kPile0, kPile1, kPile2, kPile3, kHand };

QString moveText(const Event& event, Face face, const TableNames& names) {
    if (face == kHidden) return {};
    if (event.to.zone == kHand)
        return (event.to.seat == names.me ? Words::tr("draw %1") : Words::tr("draws %1")).arg(face.value);
    if (event.from.zone != kHand) return {};
    return (event.from.seat == names.me ? Words::tr("play %1 on pile %2") : Words::tr("plays %1 on pile %2"))
        .arg(face.value)
        .arg(pileNumber(event.to.zone - kPile0));
}

QString sayText(const Event& event, const TableNames& names) {
    const bool mine = event.seat == names.me;
    if (std::string_view(event.word) == "wish") return wishText(event.value, names, mine);
    return mine ? Words::tr("end your turn") : Words::tr("ends the turn");
}

QString faultText() {
    return Words::tr("had a fault");
}

constexpr std::string_view kSections[] = {"turn"};

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

QList<KeyMark> marks(const Table& before, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        const bool pile = event.to.zone >= kPile0 && event.to.zone <= kPile3;
        if (event.kind == Event::Kind::Move && pile) {
            const int back = event.to.zone - kPile0 < kPiles / 2 ? kJump : -kJump; // two piles rise
            const int top = topOf(before, event.to.zone);
            if (top > 0 && top - event.face.value == back)
                list.append(
                    {KeyMark::Shape::Jump,
                     Words::tr("%1 jumps ten back to %2").arg(names.of(event.from.seat)).arg(event.face.value)});
        }
        if (event.kind != Event::Kind::Phase || word == "turn") continue;
        list.append({word == "perfect" ? KeyMark::Shape::Star : KeyMark::Shape::Loss, phaseText(event, names)});
    }
    return list;
}

constexpr GameWord kWords[] = {
    {Word::Game, "thegame", QT_TRANSLATE_NOOP("GameTexts", "The Game")},
    {Word::Line, "thegame", QT_TRANSLATE_NOOP("GameTexts", "Play 98 cards together. All you may say is a wish.")},
    {Word::Bot, "simple-tom", QT_TRANSLATE_NOOP("GameTexts", "Simple Tom")},
    {Word::Bot, "smallest-gap", QT_TRANSLATE_NOOP("GameTexts", "Smallest Gap")},
    {Word::Bot, "listener", QT_TRANSLATE_NOOP("GameTexts", "Listener")},
    {Word::Bot, "planner", QT_TRANSLATE_NOOP("GameTexts", "Planner")},
    {Word::Bot, "expert", QT_TRANSLATE_NOOP("GameTexts", "Expert")},
    {Word::Style, "first-that-fits", QT_TRANSLATE_NOOP("GameTexts", "plays the first card that fits")},
    {Word::Style, "smallest-gap", QT_TRANSLATE_NOOP("GameTexts", "always plays the smallest gap")},
    {Word::Style, "plans-and-listens", QT_TRANSLATE_NOOP("GameTexts", "plans its turn, respects wishes")},
    {Word::Style, "plans-and-talks", QT_TRANSLATE_NOOP("GameTexts", "plans, listens and wishes")},
    {Word::Style, "plays-plans-on", QT_TRANSLATE_NOOP("GameTexts", "simulates its plans to the end")},
    {Word::Style, "imagines-hands", QT_TRANSLATE_NOOP("GameTexts", "simulates its turns in possible hands")},
    {Word::Style, "jumps_back", QT_TRANSLATE_NOOP("GameTexts", "jumps back")},
    {Word::Style, "extra_cards", QT_TRANSLATE_NOOP("GameTexts", "plays more than the minimum")},
    {Word::Style, "wishes", QT_TRANSLATE_NOOP("GameTexts", "makes wishes")},
    {Word::Rule, "hand", QT_TRANSLATE_NOOP("GameTexts", "Cards in hand")},
    {Word::Help, "hand",
     QT_TRANSLATE_NOOP(
         "GameTexts", "Cards dealt to each player, and refilled after each turn. All hands together have at most 98.")},
    {Word::Rule, "minimum", QT_TRANSLATE_NOOP("GameTexts", "Cards per turn")},
    {Word::Help, "minimum", QT_TRANSLATE_NOOP("GameTexts", "Minimum cards per turn, at most the cards in hand.")},
    {Word::Rule, "minimum_empty", QT_TRANSLATE_NOOP("GameTexts", "Cards per turn, empty stack")},
    {Word::Help, "minimum_empty",
     QT_TRANSLATE_NOOP("GameTexts", "Minimum cards per turn once the stack is empty. 0 = as before.")},
    {Word::Value, "minimum_empty/0", QT_TRANSLATE_NOOP("GameTexts", "as before")},
    {Word::Variant, "published", QT_TRANSLATE_NOOP("GameTexts", "As published")},
    {Word::Table, "points", QT_TRANSLATE_NOOP("GameTexts", "cards left")},
    {Word::Table, "stack", QT_TRANSLATE_NOOP("GameTexts", "stack")},
    {Word::Table, "pile-0", QT_TRANSLATE_NOOP("GameTexts", "pile 1, rising")},
    {Word::Table, "pile-1", QT_TRANSLATE_NOOP("GameTexts", "pile 2, rising")},
    {Word::Table, "pile-2", QT_TRANSLATE_NOOP("GameTexts", "pile 3, falling")},
    {Word::Table, "pile-3", QT_TRANSLATE_NOOP("GameTexts", "pile 4, falling")},
    {Word::Table, "hand", QT_TRANSLATE_NOOP("GameTexts", "hand")},
    {Word::Objection, "not-held", QT_TRANSLATE_NOOP("GameTexts", "That card is not in your hand.")},
    {Word::Objection, "does-not-fit",
     QT_TRANSLATE_NOOP("GameTexts", "The card doesn’t fit. A rising pile takes a higher card, a falling pile a lower "
                                    "one, and each takes a card exactly ten back.")},
    {Word::Objection, "no-such-pile", QT_TRANSLATE_NOOP("GameTexts", "There are four piles.")},
    {Word::Objection, "no-such-wish", QT_TRANSLATE_NOOP("GameTexts", "A wish is a number from 0 to 5.")},
    {Word::Objection, "not-now", QT_TRANSLATE_NOOP("GameTexts", "You can’t do that now.")},
    {Word::Objection, "not-an-answer", QT_TRANSLATE_NOOP("GameTexts", "You can’t answer this.")},
};

constexpr CardLook kLooks[] = {{.kind = "number"}};

} // namespace

const GameTexts& thegameTexts() {
    static const TableTexts table = {
        .choiceTitle = choiceTitle,
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .cardText = cardText,
        .cardName = cardName,
        .looks = kLooks,
        .say = sayText,
        .phase = phaseText,
        .move = moveText,
        .fault = faultText,
        .sections = kSections,
        .marks = marks,
        .score = thegameScore,
        .turning = thegameTurning,
        .waits = waits,
        .typed = typedView<ThegameView>,
    };
    static const GameTexts texts{"thegame", kWords, table, {10'000}}; // "all game runs": enough to tell its bots apart
    return texts;
}

} // namespace hilltop
