// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/rps_score.h"
#include "games/rps/rps_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RpsTexts)
};

QString cardName(const QString& kind, int value) {
    if (kind == QStringLiteral("rock")) return Words::tr("Rock %1").arg(value);
    if (kind == QStringLiteral("paper")) return Words::tr("Paper %1").arg(value);
    return Words::tr("Scissors %1").arg(value);
}

/// "R7" as views and answers write it.
struct Card {
    QChar symbol;
    int number = 0;

    explicit Card(const QString& text)
        : symbol(text.isEmpty() ? QLatin1Char('?') : text.front())
        , number(text.mid(1).toInt()) {}
    QString name() const {
        const char* kind = symbol == QLatin1Char('R') ? "rock" : symbol == QLatin1Char('P') ? "paper" : "scissors";
        return cardName(QString::fromLatin1(kind), number);
    }
};

QString cardText(const QString& kind, int value) {
    return kind.left(1).toUpper() + QString::number(value);
}

QString choiceTitle(const QString& word) {
    const QString card = word.section(QLatin1Char(' '), 1);
    if (card.isEmpty()) return Words::tr("Give up the match");
    return (word.startsWith(QStringLiteral("keep")) ? Words::tr("Keep %1") : Words::tr("Play %1"))
        .arg(Card(card).name());
}

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

enum Zone { kDeck, kPair, kDraft, kStock, kHand, kPlay, kBase, kDone };

QString sayText(const Event& event, const TableNames& names) {
    const bool mine = event.seat == names.me;
    if (std::string_view(event.word) == "pair")
        return (mine ? Words::tr("have a pair of %1s") : Words::tr("has a pair of %1s")).arg(event.value);
    return mine ? Words::tr("give up the match") : Words::tr("gives up the match");
}

QString phaseText(const Event& event, const TableNames& names) {
    const std::string_view word = event.word;
    if (word == "pick") return Words::tr("Pick %1").arg(event.value);
    if (word == "game") return Words::tr("Game %1").arg(event.value);
    if (word == "match-drawn") return Words::tr("The match is drawn, %1 – %1").arg(event.value);
    if (word == "game-won")
        return event.value == names.me ? Words::tr("You win the game")
                                       : Words::tr("%1 wins the game").arg(names.of(event.value));
    return event.value == names.me ? Words::tr("You win the match")
                                   : Words::tr("%1 wins the match").arg(names.of(event.value));
}

QString moveText(const Event& event, Face face, const TableNames& names) {
    static const char* const kinds[] = {"rock", "paper", "scissors"};
    if (face == kHidden || event.to.zone == kPair) return {};
    const bool mine = event.to.seat == names.me;
    const QString card = cardName(QString::fromLatin1(kinds[face.kind]), face.value);
    if (event.to.zone == kBase) return Words::tr("Base card %1").arg(card);
    if (event.to.zone == kPlay) return (mine ? Words::tr("play %1") : Words::tr("plays %1")).arg(card);
    if (event.to.zone == kHand) return (mine ? Words::tr("draw %1") : Words::tr("draws %1")).arg(card);
    if (event.to.zone != kDraft) return {};
    if (event.from.seat != event.to.seat) return (mine ? Words::tr("receive %1") : Words::tr("receives %1")).arg(card);
    return (mine ? Words::tr("keep %1") : Words::tr("keeps %1")).arg(card);
}

QString faultText() {
    return Words::tr("had a fault, which counts as giving up");
}

constexpr std::string_view kSections[] = {"pick", "game"};

bool giftGiven(const Event& event) {
    return event.kind == Event::Kind::Move && event.to.zone == kDraft && event.from.seat != event.to.seat;
}

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind == Event::Kind::Say && word == "forfeit")
            list.append(
                {KeyMark::Shape::Loss, QStringLiteral("%1 %2").arg(names.of(event.seat), sayText(event, names))});
        if (event.kind != Event::Kind::Phase) continue;
        if (word == "game-won") list.append({KeyMark::Shape::Gain, phaseText(event, names)});
        if (word == "match-won") list.append({KeyMark::Shape::Star, phaseText(event, names)});
    }
    return list;
}

constexpr GameWord kWords[] = {
    {Word::Game, "rps", QT_TRANSLATE_NOOP("GameTexts", "RPS Poker")},
    {Word::Line, "rps",
     QT_TRANSLATE_NOOP("GameTexts", "Keep one card, give one away. Then pair the base card or play high.")},
    {Word::Bot, "minimal-valid", QT_TRANSLATE_NOOP("GameTexts", "Minimal")},
    {Word::Bot, "simple", QT_TRANSLATE_NOOP("GameTexts", "Simple")},
    {Word::Bot, "pair-else-low", QT_TRANSLATE_NOOP("GameTexts", "Saver")},
    {Word::Bot, "pair-else-high", QT_TRANSLATE_NOOP("GameTexts", "Striker")},
    {Word::Bot, "odds", QT_TRANSLATE_NOOP("GameTexts", "Odds")},
    {Word::Bot, "expert", QT_TRANSLATE_NOOP("GameTexts", "Expert")},
    {Word::Style, "first-card", QT_TRANSLATE_NOOP("GameTexts", "always takes the first card")},
    {Word::Style, "drafts-high", QT_TRANSLATE_NOOP("GameTexts", "keeps high cards")},
    {Word::Style, "pairs-or-saves", QT_TRANSLATE_NOOP("GameTexts", "plays a pair, else its lowest card")},
    {Word::Style, "pairs-or-strikes", QT_TRANSLATE_NOOP("GameTexts", "plays a pair, else its highest card")},
    {Word::Style, "best-chance-now", QT_TRANSLATE_NOOP("GameTexts", "plays the best chance in this game")},
    {Word::Style, "chance-less-worth",
     QT_TRANSLATE_NOOP("GameTexts", "weighs the chance now against the card’s later use")},
    {Word::Style, "reads-the-other", QT_TRANSLATE_NOOP("GameTexts", "models the opponent, simulates hidden hands")},
    {Word::Style, "gives_low", QT_TRANSLATE_NOOP("GameTexts", "gives the lower card")},
    {Word::Style, "plays_pair", QT_TRANSLATE_NOOP("GameTexts", "plays a pair")},
    {Word::Style, "plays_highest", QT_TRANSLATE_NOOP("GameTexts", "plays its highest")},
    {Word::Table, "games", QT_TRANSLATE_NOOP("GameTexts", "games won")},
    {Word::Table, "deck", QT_TRANSLATE_NOOP("GameTexts", "base deck")},
    {Word::Table, "pair", QT_TRANSLATE_NOOP("GameTexts", "two cards to choose from")},
    {Word::Table, "draft", QT_TRANSLATE_NOOP("GameTexts", "drafted cards")},
    {Word::Table, "stock", QT_TRANSLATE_NOOP("GameTexts", "cards to draw")},
    {Word::Table, "hand", QT_TRANSLATE_NOOP("GameTexts", "hand")},
    {Word::Table, "play", QT_TRANSLATE_NOOP("GameTexts", "card played")},
    {Word::Table, "base", QT_TRANSLATE_NOOP("GameTexts", "base card")},
    {Word::Table, "done", QT_TRANSLATE_NOOP("GameTexts", "games played")},
    {Word::Objection, "not-in-hand", QT_TRANSLATE_NOOP("GameTexts", "That card is not in this hand.")},
    {Word::Objection, "not-dealt", QT_TRANSLATE_NOOP("GameTexts", "That is not one of the two cards dealt.")},
    {Word::Objection, "not-now", QT_TRANSLATE_NOOP("GameTexts", "You can’t do that now.")},
    {Word::Objection, "forfeit", QT_TRANSLATE_NOOP("GameTexts", "That gives up the match.")},
};

constexpr CardLook kLooks[] = {
    {.kind = "rock", .least = 0}, {.kind = "paper", .least = 0}, {.kind = "scissors", .least = 0}};

} // namespace

const GameTexts& rpsTexts() {
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
        .score = rpsScore,
        .flows = giftGiven,
        .typed = typedView<RpsView>,
    };
    static const GameTexts texts{"rps", kWords, table, {100}};
    return texts;
}

} // namespace hilltop
