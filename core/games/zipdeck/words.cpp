// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/words.h"

#include "game/shared_facts.h"
#include "games/zipdeck/zipdeck.h"

#include <cstdlib>

namespace hilltop {
namespace {

struct Words {
    HILLTOP_WORDS(ZipdeckTexts)
};

namespace words {

bool calls(const std::string& word) {
    return first_word(word) == "zip";
}

Phrase sign(int /*kind*/, int value) {
    return std::to_string(value);
}

Phrase card(int /*kind*/, int value) {
    return Words::tr("card %1").arg(value);
}

Phrase answer(const std::string& word) {
    return calls(word) ? Words::tr("Call") : Words::tr("Say nothing");
}

/// "Call: 3 to Orion and 4 to you"
Phrase listed(const std::string& word, const SeatNames& names) {
    if (!calls(word)) return answer(word);
    std::vector<int> shares;
    for (std::string left = later_words(word); !left.empty(); left = later_words(left))
        shares.push_back(std::atoi(left.c_str()));
    const Phrase given = zipdeck::gifts(shares, -1, names);
    return given.empty() ? Words::tr("Call, keep all points") : Words::tr("Call: %1").arg(given);
}

Phrase say(const Event& event, const SeatNames& names) {
    if (std::string_view(event.word) != "zip") return {};
    return event.seat == names.me ? Words::tr("call “Zip Deck!”") : Words::tr("calls “Zip Deck!”");
}

Phrase phase(const Event& event, const SeatNames& names) {
    const std::string_view word = event.word;
    if (word == "round") return Words::tr("Round %1").arg(event.value);
    if (word == "highest")
        return event.value == names.me ? Words::tr("Your card is the highest")
                                       : Words::tr("%1 has the highest card").arg(names.of(event.value));
    if (word == "match-over") return Words::tr("The match is over");
    return {};
}

Phrase move(const Event& event, Face face, const SeatNames& names) {
    if (face == kHidden) return {};
    return (event.to.seat == names.me ? Words::tr("get %1") : Words::tr("gets %1")).arg(face.value);
}

Phrase show(const Event& event, Face face, const SeatNames& names) {
    if (face == kHidden || event.from.seat == names.me) return {};
    return Words::tr("%1 has %2").arg(names.of(event.from.seat)).arg(face.value);
}

Phrase score(const Event& event, const SeatNames& names) {
    return (event.seat == names.me ? Words::tr("now have %1") : Words::tr("now has %1"))
        .arg(zipdeck::points(event.value));
}

Phrase fact(const WorldFact& fact, const SeatNames&) {
    if (fact.id == "higher") return ReasonWords::tr("someone has a higher card");
    return fact.id == "calls" ? ReasonWords::tr("someone else calls") : Phrase();
}

/// "novice (1) 4"
Phrase standing(int seat, int points, const SeatNames& names) {
    const Phrase name = seat == names.me ? ReasonWords::tr("you") : Phrase(names.of(seat));
    return Phrase(Pattern{"%1 %2"}).arg(name).arg(points);
}

/// "likely", "unlikely": in `better` percent of deals the card is the highest; a right call gives `worse` away, or a
/// wrong one costs it. Of gifts: the points of who gets them.
Phrase plain(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) {
    const auto& [seat, better, worse] = answers;
    if (fact.id == "highest")
        return ReasonWords::tr("Card %1 is the highest of the deck. Without a call it costs %2.")
            .arg(fact.face.value)
            .arg(zipdeck::points(fact.number));
    if (fact.id == "hopeless")
        return ReasonWords::tr("Card %1 can’t be the highest. The call costs %2.")
            .arg(fact.face.value)
            .arg(zipdeck::points(fact.number));
    if (fact.id == "likely" || fact.id == "unlikely")
        return (fact.id == "likely"
                    ? ReasonWords::tr("Card %1 is the highest in %2 % of deals. Then “%3” costs %4.")
                    : ReasonWords::tr("Card %1 is the highest in %2 % of deals. Otherwise “%3” costs %4."))
            .arg(fact.face.value)
            .arg(fact.better)
            .arg(worse)
            .arg(zipdeck::points(fact.number));
    if (fact.id == "gives-more")
        return ReasonWords::tr("Points given away: %1 by “%2”, %3 by “%4”. The caller pays the rest.")
            .arg(fact.better)
            .arg(better)
            .arg(fact.worse)
            .arg(worse);
    if (fact.id == "wins-match") return ReasonWords::tr("“%1” wins the match whatever the cards are.").arg(better);
    if (fact.id != "target") return {};
    const Phrase points = ReasonWords::tr("Points so far: %1, %2.")
                              .arg(standing(fact.seat, fact.better, names))
                              .arg(standing(fact.number, fact.worse, names));
    return ReasonWords::tr("“%1” gives to the one ahead.").arg(better).then(points);
}

Phrase fault() {
    return Words::tr("had a fault, which counts as saying nothing");
}

constexpr std::string_view kSections[] = {"round"};

constexpr GameWord kWords[] = {
    {Word::Game, "zipdeck", HILLTOP_WORD("GameTexts", "Zip Deck")},
    {Word::Line, "zipdeck",
     HILLTOP_WORD("GameTexts", "One card each. Is yours the highest? Call, and share out the points.")},
    {Word::Bot, "caller", HILLTOP_WORD("GameTexts", "Caller")},
    {Word::Bot, "rando", HILLTOP_WORD("GameTexts", "Rando")},
    {Word::Bot, "silent", HILLTOP_WORD("GameTexts", "Silent")},
    {Word::Bot, "serpentine", HILLTOP_WORD("GameTexts", "Serpentine")},
    {Word::Bot, "orion", HILLTOP_WORD("GameTexts", "Orion")},
    {Word::Bot, "leader", HILLTOP_WORD("GameTexts", "Leaderhit")},
    {Word::Bot, "rod", HILLTOP_WORD("GameTexts", "Lightning rod")},
    {Word::Bot, "reader", HILLTOP_WORD("GameTexts", "Reader")},
    {Word::Style, "always-calls", HILLTOP_WORD("GameTexts", "calls with any card")},
    {Word::Style, "tosses-a-coin", HILLTOP_WORD("GameTexts", "tosses a coin")},
    {Word::Style, "never-calls", HILLTOP_WORD("GameTexts", "never calls")},
    {Word::Style, "zigs-and-zags", HILLTOP_WORD("GameTexts", "calls in turn, gives to everyone in turn")},
    {Word::Style, "fixed-threshold", HILLTOP_WORD("GameTexts", "calls with high cards")},
    {Word::Style, "hits-the-leader", HILLTOP_WORD("GameTexts", "weighs the odds, gives to the leader")},
    {Word::Style, "lightning-rod", HILLTOP_WORD("GameTexts", "lets others feed the leader")},
    {Word::Style, "reads-the-others", HILLTOP_WORD("GameTexts", "models the others, looks ahead")},
    {Word::Style, "imagines-the-end", HILLTOP_WORD("GameTexts", "models the others, simulates the end")},
    {Word::Style, "calls", HILLTOP_WORD("GameTexts", "calls")},
    {Word::Style, "hits_leader", HILLTOP_WORD("GameTexts", "gives to the leader")},
    {Word::Style, "splits", HILLTOP_WORD("GameTexts", "splits the points")},
    {Word::Rule, "rounds", HILLTOP_WORD("GameTexts", "Rounds")},
    {Word::Help, "rounds", HILLTOP_WORD("GameTexts", "Number of rounds in a match. 0 = players × players.")},
    {Word::Value, "rounds/0", HILLTOP_WORD("GameTexts", "players × players")},
    {Word::Variant, "short", HILLTOP_WORD("GameTexts", "Short")},
    {Word::Table, "deck", HILLTOP_WORD("GameTexts", "deck")},
    {Word::Table, "hand", HILLTOP_WORD("GameTexts", "card")},
    {Word::Table, "points", HILLTOP_WORD("GameTexts", "points")},
    {Word::Objection, "no-answer", HILLTOP_WORD("GameTexts", "That’s not an answer. Call or say nothing.")},
    {Word::Objection, "no-such-seat", HILLTOP_WORD("GameTexts", "No one sits there.")},
    {Word::Field, "round", HILLTOP_WORD("hilltop::PositionForm", "Round")},
    {Word::Field, "card", HILLTOP_WORD("hilltop::PositionForm", "Card")},
    {Word::Field, "last_top", HILLTOP_WORD("hilltop::PositionForm", "Highest last round")},
    {Word::Field, "last", HILLTOP_WORD("hilltop::PositionForm", "Last round")},
    {Word::Decision, "low-card", HILLTOP_WORD("DecisionKind", "Low card")},
    {Word::Decision, "middle-card", HILLTOP_WORD("DecisionKind", "Middle card")},
    {Word::Decision, "high-card", HILLTOP_WORD("DecisionKind", "High card")},
    {Word::Decision, "last-rounds", HILLTOP_WORD("DecisionKind", "Last rounds")},
    {Word::Like, "zip for the leader", HILLTOP_WORD("LikeAnswer", "Call, points to the leader")},
    {Word::Like, "zip for another", HILLTOP_WORD("LikeAnswer", "Call, points to another player")},
    {Word::Like, "zip for several", HILLTOP_WORD("LikeAnswer", "Call, points to several")},
    {Word::Like, "zip for nobody", HILLTOP_WORD("LikeAnswer", "Call, points to no one else")},
    {Word::FaultCost, "pass", HILLTOP_WORD("Faults", "It counts as silence.")},
    {Word::Faults, "pass", HILLTOP_COUNTED("Faults", "%n fault(s), each counted as silence")},
};

constexpr GameWords kAll{.words = kWords,
                         .answer = answer,
                         .listed = listed,
                         .sign = sign,
                         .card = card,
                         .say = say,
                         .phase = phase,
                         .move = move,
                         .show = show,
                         .points = score,
                         .fault = fault,
                         .sections = kSections,
                         .fact = fact,
                         .plain = plain};

} // namespace words
} // namespace

const GameWords& zipdeck_words() {
    return words::kAll;
}

namespace zipdeck {

Phrase points(int count) {
    return Words::tr("%n point(s)", nullptr, count);
}

Phrase joined(const std::vector<Phrase>& parts) {
    if (parts.empty()) return {};
    Phrase list = parts[0];
    for (std::size_t i = 1; i + 1 < parts.size(); ++i)
        list = Phrase(Pattern{"%1%2%3"}).arg(list).arg(Words::tr(", ")).arg(parts[i]);
    return parts.size() == 1 ? list : Words::tr("%1 and %2").arg(list).arg(parts.back());
}

Phrase gifts(const std::vector<int>& shares, int giver, const SeatNames& names) {
    std::vector<Phrase> parts;
    for (int seat = 0; seat < static_cast<int>(shares.size()); ++seat) {
        const int share = shares[static_cast<std::size_t>(seat)];
        if (share <= 0 || seat == giver) continue;
        parts.push_back(seat == names.me ? Words::tr("%1 to you").arg(share)
                                         : Words::tr("%1 to %2").arg(share).arg(names.of(seat)));
    }
    return joined(parts);
}

} // namespace zipdeck
} // namespace hilltop
