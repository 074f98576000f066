// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_cards.h"
#include "games/advanced-pazaak/advanced_pazaak_score.h"
#include "games/advanced-pazaak/advanced_pazaak_view.h"
#include "games/advanced-pazaak/advanced_pazaak_words.h"
#include "registry/registry.h"
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
namespace cards = advanced_pazaak_cards;

/// An answer taken apart: "+-3=-3 end" plays "+-3" as −3 and ends.
struct Answer {
    QString card;  ///< empty: none is played
    QString shown; ///< how the card is written, with the sign that was chosen
    bool stands = false;
};
Answer read(const QString& word) {
    Answer answer;
    answer.stands = word.endsWith(QStringLiteral("stand"));
    if (!word.contains(QLatin1Char(' '))) return answer;
    const QString played = word.section(QLatin1Char(' '), 0, 0);
    answer.card = played.section(QLatin1Char('='), 0, 0);
    answer.shown = played.contains(QLatin1Char('=')) ? cards::signedText(played.section(QLatin1Char('='), 1).toInt())
                                                     : cards::spelled(answer.card);
    return answer;
}
bool isDeck(const QString& word) {
    return word.startsWith(QStringLiteral("deck "));
}
bool isStake(const QString& word) {
    return word.startsWith(QStringLiteral("stake "));
}

/// "2 × ±1, +3": the cards of a side deck.
QString deckText(const QString& word) {
    QStringList kinds;
    QHash<QString, int> copies;
    for (const QString& card : word.split(QLatin1Char(' ')).mid(1)) {
        if (copies[card]++ == 0) kinds << card;
    }
    for (QString& kind : kinds) {
        const int times = copies[kind];
        kind = times == 1 ? cards::spelled(kind) : QStringLiteral("%1 × %2").arg(times).arg(cards::spelled(kind));
    }
    return kinds.join(QStringLiteral(", "));
}

QString choiceTitle(const QString& word) {
    if (isDeck(word)) return Words::tr("Side deck: %1").arg(deckText(word));
    if (isStake(word)) return Words::tr("Stake %1").arg(word.mid(6));
    const Answer answer = read(word);
    if (answer.card.isEmpty()) return answer.stands ? Words::tr("Stand") : Words::tr("End turn");
    return (answer.stands ? Words::tr("Play %1 and stand") : Words::tr("Play %1, end turn")).arg(answer.shown);
}

QString choiceDetail(const QString& word, std::optional<int> figure) {
    if (isDeck(word) || isStake(word)) return {};
    const Answer answer = read(word);
    if (!figure) return answer.card.isEmpty() ? Words::tr("one more card next round") : QString();
    return (answer.stands ? Words::tr("at %1") : Words::tr("at %1, one more card next round")).arg(*figure);
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
    if (mine > cards::kGoal) return Words::tr("You have %1, over 20. A side card may save you.").arg(mine);
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
           seatView(view, seat).value(QStringLiteral("row")).toList().size() >= 9;
}

/// Of the set that ended.
QString reason(const QVariantMap& view, const TableNames& names) {
    const int set = view.value(QStringLiteral("set")).toInt();
    const int winner = view.value(QStringLiteral("set_winner")).toInt();
    if (winner < 0) return Words::tr("Both stand at %1: set %2 is tied.").arg(total(view, 0)).arg(set);
    const int loser = 1 - winner;
    const bool mine = winner == names.me, theirs = loser == names.me;
    const int won = total(view, winner), lost = total(view, loser);
    if (lost > cards::kGoal)
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

QString sayText(const Event& event, const TableNames& names) {
    const bool mine = event.seat == names.me;
    const std::string_view word = event.word;
    const auto say = [&](const QString& own, const QString& others) { return (mine ? own : others).arg(event.value); };
    if (word == "stake") return say(Words::tr("name a stake of %1"), Words::tr("names a stake of %1"));
    if (word == "end") return say(Words::tr("end your turn at %1"), Words::tr("ends the turn at %1"));
    if (word == "stand") return say(Words::tr("stand at %1"), Words::tr("stands at %1"));
    if (word == "auto-stand")
        return say(Words::tr("have exactly %1 and stand"), Words::tr("has exactly %1 and stands"));
    if (word == "bust") return say(Words::tr("are over 20, at %1"), Words::tr("is over 20, at %1"));
    if (word == "nine-cards") return say(Words::tr("have nine cards, at %1"), Words::tr("has nine cards, at %1"));
    if (word == "no-cards")
        return say(Words::tr("stand at %1, the house deck is empty"),
                   Words::tr("stands at %1, the house deck is empty"));
    return {};
}

QString phaseText(const Event& event, const TableNames& names) {
    const std::string_view word = event.word;
    if (word == "side-decks") return Words::tr("Both choose their side decks");
    if (word == "stakes") return Words::tr("Both name their stakes");
    if (word == "set") return Words::tr("Set %1").arg(event.value);
    if (word == "set-level") return Words::tr("Set %1 is tied").arg(event.value);
    const bool mine = event.value == names.me;
    if (word == "first") return mine ? Words::tr("You begin") : Words::tr("%1 begins").arg(names.of(event.value));
    if (word == "set-won")
        return mine ? Words::tr("You win the set") : Words::tr("%1 wins the set").arg(names.of(event.value));
    return mine ? Words::tr("You win the match") : Words::tr("%1 wins the match").arg(names.of(event.value));
}

/// By their order in Info::zones.
enum Zone { kDeck, kRow, kHand };

QString kindOf(Face face) {
    static const auto kinds = find_game("advanced-pazaak")->info().card_kinds;
    return QString::fromUtf8(kinds[face.kind]);
}

QString moveText(const Event& event, Face face, const TableNames& names) {
    if (event.to.zone != kRow || face == kHidden) return {};
    const bool mine = event.to.seat == names.me;
    const QString card = cards::text(kindOf(face), face.value);
    if (event.from.zone == kHand) return (mine ? Words::tr("play %1") : Words::tr("plays %1")).arg(card);
    return (mine ? Words::tr("draw %1") : Words::tr("draws %1")).arg(card);
}

QString faultText() {
    return Words::tr("had a fault, which counts as Stand");
}

constexpr std::string_view kSections[] = {"set"};

QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        const std::string_view word = event.word;
        if (event.kind == Event::Kind::Say && word == "nine-cards")
            list.append({KeyMark::Shape::Jump, event.seat == names.me
                                                   ? Words::tr("You have nine cards")
                                                   : Words::tr("%1 has nine cards").arg(names.of(event.seat))});
        if (event.kind == Event::Kind::Say && word == "bust")
            list.append({KeyMark::Shape::Loss,
                         (event.seat == names.me ? Words::tr("You are over 20, at %1")
                                                 : Words::tr("%1 is over 20, at %2").arg(names.of(event.seat)))
                             .arg(event.value)});
        if (event.kind != Event::Kind::Phase || (word != "set-won" && word != "match-won")) continue;
        list.append({word == "set-won" ? KeyMark::Shape::Gain : KeyMark::Shape::Star, phaseText(event, names)});
    }
    return list;
}

/// What is played for, once both have named it.
QStringList position(const QVariantMap& view, const TableNames&) {
    const int one = seatView(view, 0).value(QStringLiteral("stake")).toInt();
    const int other = seatView(view, 1).value(QStringLiteral("stake")).toInt();
    if (one == 0 || other == 0) return {};
    return {Words::tr("Playing for %1").arg(std::min(one, other))};
}

QString answerText(const QString& word, const TableNames&) {
    return isDeck(word) ? deckText(word) : choiceTitle(word);
}

/// Spent cards are outlines; what was played lies open until it has turned over, so those faces are solid.
constexpr CardLook kLooks[] = {
    {.kind = "house", .solid = true},
    {.kind = "house-minus", .solid = true},
    {.kind = "house-double", .solid = true},
    {.kind = "house-double-minus", .solid = true},
    {.kind = "plus", .cutCorners = true},
    {.kind = "plus-turned", .cutCorners = true, .solid = true},
    {.kind = "minus", .cutCorners = true},
    {.kind = "minus-turned", .cutCorners = true, .solid = true},
    {.kind = "either-plus", .cutCorners = true, .solid = true},
    {.kind = "either-minus", .cutCorners = true, .solid = true},
    {.kind = "one-two-plus", .cutCorners = true, .solid = true},
    {.kind = "one-two-minus", .cutCorners = true, .solid = true},
    {.kind = "tie-plus", .cutCorners = true, .solid = true},
    {.kind = "tie-minus", .cutCorners = true, .solid = true},
    {.kind = "either", .cutCorners = true, .face = "AdvancedPazaakSignedFace.qml"},
    {.kind = "one-two", .least = 0, .numbered = false, .cutCorners = true, .face = "AdvancedPazaakSignedFace.qml"},
    {.kind = "tie", .least = 0, .numbered = false, .cutCorners = true, .face = "AdvancedPazaakSignedFace.qml"},
    {.kind = "flip24", .least = 0, .numbered = false, .cutCorners = true},
    {.kind = "flip36", .least = 0, .numbered = false, .cutCorners = true},
    {.kind = "double", .least = 0, .numbered = false, .cutCorners = true}};

} // namespace

const GameTexts& advancedPazaakTexts() {
    static const TableTexts table = {
        .choiceTitle = choiceTitle,
        .choiceDetail = choiceDetail,
        .cardLead = cardLead,
        .situation = situation,
        .seatNote = seatNote,
        .reason = reason,
        .cardText = cards::text,
        .cardName = cards::name,
        .looks = kLooks,
        .say = sayText,
        .phase = phaseText,
        .move = moveText,
        .fault = faultText,
        .sections = kSections,
        .marks = marks,
        .position = position,
        .score = advancedPazaakScore,
        .answer = answerText,
        .typed = typedView<AdvancedPazaakView>,
    };
    static const GameTexts texts{"advanced-pazaak", advancedPazaakWords(), table, {10'000, false}};
    return texts;
}

} // namespace hilltop
