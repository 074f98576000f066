// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/zipdeck_score.h"
#include "games/zipdeck/zipdeck_view.h"
#include "text/game_words.h"
#include "text/typed_view.h"

#include <QCoreApplication>
#include <QVariantList>

namespace hilltop {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ZipdeckTexts)
};

QString points(int n) {
    return Words::tr("%n point(s)", nullptr, n);
}

bool calls(const QString& word) {
    return word.startsWith(QStringLiteral("zip"));
}

QString choiceTitle(const QString& word) {
    return calls(word) ? Words::tr("Call") : Words::tr("Say nothing");
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

QString situation(const QVariantMap& view, const TableNames&) {
    const int worth = number(view, "worth");
    return worth > 0
               ? Words::tr("You have %1, worth %2. Call or say nothing.").arg(number(view, "card")).arg(points(worth))
               : Words::tr("You have %1, worth nothing. Call or say nothing.").arg(number(view, "card"));
}

QString seatNote(const QVariantMap& view, int seat) {
    return points(number(seatView(view, seat), "points"));
}

QString joined(const QStringList& names) {
    if (names.size() < 2) return names.join(QString());
    return Words::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(Words::tr(", ")), names.last());
}

QString gift(int share, int seat, const TableNames& names) {
    return seat == names.me ? Words::tr("%1 to you").arg(share) : Words::tr("%1 to %2").arg(share).arg(names.of(seat));
}

/// "3 points to Orion and 4 to you"
QString gifts(const QVariantMap& view, int caller, const TableNames& names) {
    const QVariantList shares = lastOf(view, caller).value(QStringLiteral("shares")).toList();
    int given = 0;
    QStringList parts;
    for (int seat = 0; seat < shares.size(); ++seat) {
        const int share = shares[seat].toInt();
        given += share;
        if (share > 0 && seat != caller) parts << gift(share, seat, names);
    }
    return given > lastOf(view, caller).value(QStringLiteral("card")).toInt() / 4 ? QString() : joined(parts);
}

/// "Call: 3 to Orion and 4 to you", as a list of answers distinguishes them.
QString answer(const QString& word, const TableNames& names) {
    if (!calls(word)) return choiceTitle(word);
    const QStringList shares = word.split(u' ').mid(1);
    QStringList parts;
    for (int seat = 0; seat < shares.size(); ++seat) {
        if (const int share = shares[seat].toInt(); share > 0) parts << gift(share, seat, names);
    }
    return parts.isEmpty() ? Words::tr("Call, nothing to anyone") : Words::tr("Call: %1").arg(joined(parts));
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
    QStringList winners;
    for (int seat = 0; seat < names.bySeat.size(); ++seat) {
        const int total = number(seatView(view, seat), "points");
        if (seatView(view, seat).value(QStringLiteral("leads")).toBool()) {
            winners << (seat != names.me ? names.of(seat) : winners.isEmpty() ? Words::tr("You") : Words::tr("you"));
            fewest = total;
        } else if (next < 0 || total < next) {
            next = total;
        }
    }
    if (winners.size() > 1)
        return Words::tr("%1 share the lowest score after %n round(s): %2.", nullptr, rounds)
            .arg(joined(winners), QString::number(fewest));
    return Words::tr("Lowest score after %n round(s): %1. The next has %2.", nullptr, rounds).arg(fewest).arg(next);
}

QString cardText(const QString&, int value) {
    return QString::number(value);
}

QString cardName(const QString&, int value) {
    return Words::tr("card %1").arg(value);
}

QString phaseText(const Event& event, const TableNames& names) {
    const std::string_view word = event.word;
    if (word == "round") return Words::tr("Round %1").arg(event.value);
    if (word == "highest")
        return event.value == names.me ? Words::tr("Your card is the highest")
                                       : Words::tr("%1 has the highest card").arg(names.of(event.value));
    if (word == "match-over") return Words::tr("The match is over");
    return {};
}

QString sayText(const Event& event, const TableNames& names) {
    if (std::string_view(event.word) != "zip") return {};
    return event.seat == names.me ? Words::tr("call “Zip Deck!”") : Words::tr("calls “Zip Deck!”");
}

QString moveText(const Event& event, Face face, const TableNames& names) {
    if (face == kHidden) return {};
    return (event.to.seat == names.me ? Words::tr("get %1") : Words::tr("gets %1")).arg(face.value);
}

QString showText(const Event& event, Face face, const TableNames& names) {
    if (face == kHidden || event.from.seat == names.me) return {};
    return Words::tr("%1 has %2").arg(names.of(event.from.seat)).arg(face.value);
}

QString pointsText(const Event& event, const TableNames& names) {
    return (event.seat == names.me ? Words::tr("now have %1") : Words::tr("now has %1")).arg(points(event.value));
}

QString faultText() {
    return Words::tr("had a fault, which counts as saying nothing");
}

constexpr std::string_view kSections[] = {"round"};

/// Who called, and whether the card was the highest.
QList<KeyMark> marks(const Table&, const Table& after, const TableNames& names) {
    int top = -1;
    for (const Event& event : after.events()) {
        if (event.kind == Event::Kind::Phase && std::string_view(event.word) == "highest") top = event.value;
    }
    QList<KeyMark> list;
    for (const Event& event : after.events()) {
        if (event.kind != Event::Kind::Say || std::string_view(event.word) != "zip" || top < 0) continue;
        const QString who = names.of(event.seat);
        if (event.seat == top)
            list.append({KeyMark::Shape::Gain, Words::tr("%1 called with the highest card").arg(who)});
        else
            list.append({KeyMark::Shape::Loss, Words::tr("%1 called, and the card was not the highest").arg(who)});
    }
    return list;
}

/// A round is a look at one's card, a call and a look at all cards.
MatchLength matchLength(const RuleValues& rules, int seats) {
    constexpr double kRoundSeconds = 6, kLongSeconds = 600;
    const int set = rules.at("rounds");
    MatchLength length;
    length.rounds = set > 0 ? set : seats * seats;
    length.seconds = length.rounds * kRoundSeconds;
    if (length.seconds <= kLongSeconds) return length;
    length.shortRounds = 2 * seats;
    length.shorter = rules;
    length.shorter["rounds"] = length.shortRounds;
    return length;
}

constexpr GameWord kWords[] = {
    {Word::Game, "zipdeck", QT_TRANSLATE_NOOP("GameTexts", "Zip Deck")},
    {Word::Line, "zipdeck",
     QT_TRANSLATE_NOOP("GameTexts", "One card each. Is yours the highest? Call, and share out the points.")},
    {Word::Bot, "caller", QT_TRANSLATE_NOOP("GameTexts", "Caller")},
    {Word::Bot, "rando", QT_TRANSLATE_NOOP("GameTexts", "Rando")},
    {Word::Bot, "silent", QT_TRANSLATE_NOOP("GameTexts", "Silent")},
    {Word::Bot, "serpentine", QT_TRANSLATE_NOOP("GameTexts", "Serpentine")},
    {Word::Bot, "orion", QT_TRANSLATE_NOOP("GameTexts", "Orion")},
    {Word::Bot, "leader", QT_TRANSLATE_NOOP("GameTexts", "Leaderhit")},
    {Word::Bot, "rod", QT_TRANSLATE_NOOP("GameTexts", "Lightning rod")},
    {Word::Bot, "reader", QT_TRANSLATE_NOOP("GameTexts", "Reader")},
    {Word::Style, "always-calls", QT_TRANSLATE_NOOP("GameTexts", "calls with any card")},
    {Word::Style, "tosses-a-coin", QT_TRANSLATE_NOOP("GameTexts", "tosses a coin")},
    {Word::Style, "never-calls", QT_TRANSLATE_NOOP("GameTexts", "never calls")},
    {Word::Style, "zigs-and-zags", QT_TRANSLATE_NOOP("GameTexts", "calls in turn, gives to everyone in turn")},
    {Word::Style, "fixed-threshold", QT_TRANSLATE_NOOP("GameTexts", "calls with high cards")},
    {Word::Style, "hits-the-leader", QT_TRANSLATE_NOOP("GameTexts", "weighs the odds, gives to the leader")},
    {Word::Style, "lightning-rod", QT_TRANSLATE_NOOP("GameTexts", "spares the leader, who draws the gifts")},
    {Word::Style, "reads-the-others", QT_TRANSLATE_NOOP("GameTexts", "models the others, looks ahead")},
    {Word::Style, "imagines-the-end", QT_TRANSLATE_NOOP("GameTexts", "models the others, simulates the end")},
    {Word::Style, "calls", QT_TRANSLATE_NOOP("GameTexts", "calls")},
    {Word::Style, "hits_leader", QT_TRANSLATE_NOOP("GameTexts", "gives to the leader")},
    {Word::Style, "splits", QT_TRANSLATE_NOOP("GameTexts", "splits the points")},
    {Word::Rule, "rounds", QT_TRANSLATE_NOOP("GameTexts", "Rounds")},
    {Word::Help, "rounds", QT_TRANSLATE_NOOP("GameTexts", "Number of rounds in a match. 0 = players × players.")},
    {Word::Value, "rounds/0", QT_TRANSLATE_NOOP("GameTexts", "players × players")},
    {Word::Variant, "short", QT_TRANSLATE_NOOP("GameTexts", "Short")},
    {Word::Table, "deck", QT_TRANSLATE_NOOP("GameTexts", "deck")},
    {Word::Table, "hand", QT_TRANSLATE_NOOP("GameTexts", "card")},
    {Word::Table, "points", QT_TRANSLATE_NOOP("GameTexts", "points")},
    {Word::Objection, "no-answer", QT_TRANSLATE_NOOP("GameTexts", "That’s not an answer. Call or say nothing.")},
    {Word::Objection, "no-such-seat", QT_TRANSLATE_NOOP("GameTexts", "No one sits there.")},
};

constexpr CardLook kLooks[] = {{.kind = "rank", .least = 0}};

} // namespace

const GameTexts& zipdeckTexts() {
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
        .show = showText,
        .points = pointsText,
        .fault = faultText,
        .sections = kSections,
        .marks = marks,
        .score = zipdeckScore,
        .counts = [] { return Words::tr("Everyone answers on the count of three."); },
        .answer = answer,
        .length = matchLength,
        .typed = typedView<ZipdeckView>,
    };
    static const GameTexts texts{"zipdeck", kWords, table, {1}}; // which is N^2 rounds
    return texts;
}

} // namespace hilltop
