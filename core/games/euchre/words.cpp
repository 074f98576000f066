// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/words.h"

#include "game/shared_facts.h"
#include "games/euchre/euchre.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hilltop {
namespace {

struct Words {
    HILLTOP_WORDS(EuchreTexts)
};

namespace words {

constexpr int kTen = 10, kHighest = 14; ///< as Face::value

using euchre::card_name, euchre::suit_name, euchre::spelled_card;

/// "10♦"
Phrase sign(int suit, int value) {
    static constexpr const char* kSigns[] = {"%1♣", "%1♦", "%1♥", "%1♠"};
    const Phrase courts[] = {Words::tr("J"), Words::tr("Q"), Words::tr("K"), Words::tr("A")};
    return Phrase(Pattern{kSigns[suit]}).arg(value > kTen ? courts[value - kTen - 1] : Phrase(std::to_string(value)));
}

Phrase card(int suit, int value) {
    return value < 0 ? suit_name(suit) : card_name(suit, value).capital();
}

Phrase answer(const std::string& word) {
    const std::string verb = first_word(word), what = later_words(word);
    if (verb == "pass") return Words::tr("Pass");
    if (verb == "order") return Words::tr("Order it up");
    if (verb == "name") return Words::tr("Name %1").arg(suit_name(euchre::suit_of(what)));
    if (verb == "together") return Words::tr("With my partner");
    if (verb == "alone") return Words::tr("Alone");
    if (verb == "discard") return Words::tr("Discard the %1").arg(spelled_card(what));
    return Words::tr("Play the %1").arg(spelled_card(what));
}

Phrase say(const Event& event, const SeatNames& names) {
    const bool mine = event.seat == names.me;
    const std::string_view word = event.word;
    if (word == "pass") return mine ? Words::tr("pass") : Words::tr("passes");
    if (word == "order") return mine ? Words::tr("order it up") : Words::tr("orders it up");
    if (word == "name") return (mine ? Words::tr("name %1") : Words::tr("names %1")).arg(suit_name(event.value));
    if (word == "alone") return mine ? Words::tr("play alone") : Words::tr("plays alone");
    return {}; // playing together is what is expected
}

Phrase phase(const Event& event, const SeatNames& names) {
    const std::string_view word = event.word;
    if (word == "hand") return Words::tr("Hand %1").arg(event.value);
    if (word == "turned-down") return Words::tr("%1 are turned down").arg(suit_name(event.value).capital());
    if (word == "trump") return Words::tr("%1 are trump").arg(suit_name(event.value).capital());
    if (word == "hand-void") return Words::tr("Hand %1 is void").arg(event.value);
    const auto side = [&] { return euchre::side_name(event.value & 1, names).capital(); };
    if (word == "made") return Words::tr("%1 made it").arg(side());
    if (word == "euchred") return Words::tr("%1 are euchred").arg(side());
    if (word == "match-won") return Words::tr("%1 win the match").arg(side());
    if (word == "match-drawn") return Words::tr("No one wins the match");
    if (word == "trick-won")
        return event.value == names.me ? Words::tr("You take the trick")
                                       : Words::tr("%1 takes the trick").arg(names.of(event.value));
    return {};
}

Phrase move(const Event& event, Face face, const SeatNames& names) {
    const bool seen = face != kHidden;
    const Phrase name = !seen ? Phrase() : names.brief ? sign(face.kind, face.value) : card_name(face.kind, face.value);
    if (event.to.zone == Euchre::kTrick && seen && names.brief) return name;
    if (event.to.zone == Euchre::kTrick && seen)
        return (event.to.seat == names.me ? Words::tr("play the %1") : Words::tr("plays the %1")).arg(name);
    if (event.to.zone == Euchre::kTurned && seen) return Words::tr("%1 is turned up").arg(name.capital());
    if (event.from.zone == Euchre::kTurned && event.to.zone == Euchre::kHand)
        return event.to.seat == names.me ? Words::tr("pick up the card") : Words::tr("picks up the card");
    if (event.to.zone != Euchre::kBuried || event.from.zone != Euchre::kHand) return {};
    const bool mine = event.from.seat == names.me;
    if (!seen) return mine ? Words::tr("discard a card") : Words::tr("discards a card");
    if (names.brief) return (mine ? Words::tr("discard %1") : Words::tr("discards %1")).arg(name);
    return (mine ? Words::tr("discard the %1") : Words::tr("discards the %1")).arg(name);
}

Phrase fact(const WorldFact& fact, const SeatNames& names) {
    const Phrase name = card(fact.face.kind, fact.any_value ? -1 : fact.face.value);
    if (fact.id == "nowhere") return ReasonWords::tr("no one holds: %1").arg(name);
    if (fact.id != "void") return holds_words(fact, name, names);
    return fact.seat == names.me ? ReasonWords::tr("you hold no %1", "a suit").arg(name)
                                 : ReasonWords::tr("%1 holds no %2", "a suit").arg(names.of(fact.seat)).arg(name);
}

/// Who gets the card that is turned up.
Phrase turned_words(const PlainFact& fact, const SeatNames& names) {
    const Phrase name = card_name(fact.face.kind, fact.face.value);
    if (fact.seat == names.me) return ReasonWords::tr("You get the %1.").arg(name);
    return ReasonWords::tr("%1 gets the %2.").arg(names.of(fact.seat)).arg(name);
}

/// Calls by trumps, sure tricks and aces, cards by what they do to the trick and the hand.
Phrase plain(const PlainFact& fact, const TwoAnswers& answers, const SeatNames& names) {
    const auto& [seat, better, worse] = answers;
    const auto of_better = [&](const Phrase& sentence) { return sentence.arg(better); };
    const auto of_worse = [&](const Phrase& sentence) { return sentence.arg(worse); };
    const auto of_both = [&](const Phrase& sentence) {
        return sentence.arg(fact.better).arg(better).arg(fact.worse).arg(worse);
    };
    if (fact.id == "strong" || fact.id == "weak") {
        const Phrase told =
            (fact.id == "strong"
                 ? ReasonWords::tr("The hand is good for “%1”: trumps %2, of them sure tricks %3, other aces %4.")
                 : ReasonWords::tr("The hand is weak for “%1”: trumps %2, of them sure tricks %3, other aces %4."))
                .arg(fact.id == "strong" ? better : worse)
                .arg(fact.better)
                .arg(fact.number)
                .arg(fact.worse);
        return fact.seat == kCommon ? told : told.then(turned_words(fact, names));
    }
    if (fact.id == "more-trumps") return of_both(ReasonWords::tr("Trumps in hand: %1 after “%2”, %3 after “%4”."));
    if (fact.id == "more-sure") return of_both(ReasonWords::tr("Sure tricks in trumps: %1 after “%2”, %3 after “%4”."));
    if (fact.id == "more-aces") return of_both(ReasonWords::tr("Other aces: %1 after “%2”, %3 after “%4”."));
    if (fact.id == "throws-bower") return of_worse(ReasonWords::tr("“%1” throws a bower away."));
    if (fact.id == "throws-trump") return of_worse(ReasonWords::tr("“%1” throws a trump away."));
    if (fact.id == "throws-ace") return of_worse(ReasonWords::tr("“%1” throws an ace away."));
    if (fact.id == "keeps-higher") return of_better(ReasonWords::tr("“%1” keeps the higher card."));
    if (fact.id == "leaves-void")
        return ReasonWords::tr("After “%1” there are no %2 left in hand, so a trump can take such a trick.")
            .arg(better)
            .arg(suit_name(fact.face.kind));
    if (fact.id == "wins") return of_better(ReasonWords::tr("The other side can’t beat “%1”."));
    if (fact.id == "takes-lead")
        return of_better(ReasonWords::tr("“%1” takes the lead in the trick, “%2” does not.")).arg(worse);
    if (fact.id == "covers")
        return of_worse(fact.better != 0 ? ReasonWords::tr("“%1” covers the partner’s card, which wins anyway.")
                                         : ReasonWords::tr("“%1” covers the partner’s card, which was ahead."));
    if (fact.id == "into-void")
        return fact.seat == names.me ? ReasonWords::tr("“%1” leads into a void: you have shown no %2.")
                                           .arg(worse)
                                           .arg(suit_name(fact.face.kind))
                                     : ReasonWords::tr("“%1” leads into a void: %2 has shown no %3.")
                                           .arg(worse)
                                           .arg(names.of(fact.seat))
                                           .arg(suit_name(fact.face.kind));
    if (fact.id == "draws-trumps")
        return of_better(ReasonWords::tr("“%1” draws trumps. Unseen trumps: %2.")).arg(fact.better);
    if (fact.id == "leads-trump")
        return of_better(ReasonWords::tr("“%1” leads a trump. Unseen trumps: %2.")).arg(fact.better);
    if (fact.id == "saves-trump")
        return of_better(ReasonWords::tr("“%1” saves a trump. Trumps in hand: %2.")).arg(fact.better);
    if (fact.id == "saves-bower")
        return of_better(ReasonWords::tr("“%1” saves a bower. Trumps in hand: %2.")).arg(fact.better);
    if (fact.id == "beaten-by")
        return of_both(ReasonWords::tr("Unseen cards that beat it: %1 after “%2”, %3 after “%4”."));
    if (fact.id == "cheaper") return of_better(ReasonWords::tr("“%1” is as good now and keeps the higher card."));
    return {};
}

Phrase fault() {
    return Words::tr("had a fault, so the default answer counts");
}

constexpr std::string_view kSections[] = {"hand"};

std::vector<Phrase> position(const Json& view, const SeatNames& names) {
    std::vector<Phrase> lines{Words::tr("Dealer: %1").arg(names.of(view["dealer"].get<int>()))};
    if (const Json& maker = view["maker"]; maker.is_number()) {
        const auto seat = maker.get<std::size_t>();
        const bool alone = view["seats"][seat]["alone"] == "alone";
        lines.push_back(
            (alone ? Words::tr("Trump: %1, made by %2, who plays alone") : Words::tr("Trump: %1, made by %2"))
                .arg(suit_name(euchre::suit_of(view["trump"].get<std::string>())))
                .arg(names.by_seat[seat]));
    }
    const Json& played = view["played"];
    if (played.empty()) return lines;
    lines.push_back(Words::tr("Tricks: %1 %2, %3 %4")
                        .arg(euchre::side_name(0, names))
                        .arg(view["tricks"][0].get<int>())
                        .arg(euchre::side_name(1, names))
                        .arg(view["tricks"][1].get<int>()));
    const Json& trick = played.back();
    const Phrase lead =
        Words::tr("Trick %1, led by %2").arg(static_cast<int>(played.size())).arg(names.of(trick["leader"].get<int>()));
    Phrase cards;
    for (const Json& one : trick["cards"]) {
        const std::string text = one["card"];
        const Phrase next = Phrase(Pattern{"%1 %2"})
                                .arg(names.of(one["seat"].get<int>()))
                                .arg(sign(euchre::suit_of(text.substr(1)), euchre::value_of(text)));
        cards = cards.empty() ? next : Phrase(Pattern{"%1, %2"}).arg(cards).arg(next);
    }
    lines.push_back(cards.empty() ? lead : Phrase(Pattern{"%1: %2"}).arg(lead).arg(cards));
    return lines;
}

constexpr GameWord kWords[] = {
    {Word::Game, "euchre", HILLTOP_WORD("GameTexts", "Euchre")},
    {Word::Line, "euchre", HILLTOP_WORD("GameTexts", "Name trump with your partner, then take three of five tricks.")},
    {Word::Bot, "random-80-20", HILLTOP_WORD("GameTexts", "Random")},
    {Word::Bot, "first-legal", HILLTOP_WORD("GameTexts", "First card")},
    {Word::Bot, "always-alone", HILLTOP_WORD("GameTexts", "Loner")},
    {Word::Bot, "steady", HILLTOP_WORD("GameTexts", "Steady")},
    {Word::Bot, "sharp", HILLTOP_WORD("GameTexts", "Sharp")},
    {Word::Bot, "expert", HILLTOP_WORD("GameTexts", "Expert")},
    {Word::Style, "random", HILLTOP_WORD("GameTexts", "any legal move")},
    {Word::Style, "first-legal", HILLTOP_WORD("GameTexts", "orders up, plays its first card")},
    {Word::Style, "always-alone", HILLTOP_WORD("GameTexts", "orders up and plays alone")},
    {Word::Style, "careful", HILLTOP_WORD("GameTexts", "calls with good hands only")},
    {Word::Style, "card-counter", HILLTOP_WORD("GameTexts", "counts the cards played")},
    {Word::Style, "sampler", HILLTOP_WORD("GameTexts", "simulates hidden hands")},
    {Word::Style, "orders_up", HILLTOP_WORD("GameTexts", "orders up")},
    {Word::Style, "names", HILLTOP_WORD("GameTexts", "names trump")},
    {Word::Style, "alone", HILLTOP_WORD("GameTexts", "goes alone")},
    {Word::Style, "wins_trick", HILLTOP_WORD("GameTexts", "wins a trick")},
    {Word::Style, "euchred", HILLTOP_WORD("GameTexts", "euchred as maker")},
    {Word::Style, "solver", HILLTOP_WORD("GameTexts", "infers hidden cards, solves the play")},
    {Word::Rule, "points_to_win", HILLTOP_WORD("GameTexts", "Points to win")},
    {Word::Help, "points_to_win", HILLTOP_WORD("GameTexts", "The first side to reach them wins the match.")},
    {Word::Rule, "stick_dealer", HILLTOP_WORD("GameTexts", "Stick the dealer")},
    {Word::Help, "stick_dealer",
     HILLTOP_WORD("GameTexts",
                  "If everyone else passes twice, the dealer must name a suit. Otherwise the hand is void.")},
    {Word::Rule, "turned_down", HILLTOP_WORD("GameTexts", "Suit turned down")},
    {Word::Help, "turned_down",
     HILLTOP_WORD("GameTexts", "May the suit that was turned down be named in the second round?")},
    {Word::Value, "allowed", HILLTOP_WORD("GameTexts", "may be named")},
    {Word::Value, "forbidden", HILLTOP_WORD("GameTexts", "may not be named")},
    {Word::Rule, "discard_picked_up", HILLTOP_WORD("GameTexts", "Discard the card picked up")},
    {Word::Help, "discard_picked_up", HILLTOP_WORD("GameTexts", "May the dealer discard the card just picked up?")},
    {Word::Rule, "defend_alone", HILLTOP_WORD("GameTexts", "Defend alone")},
    {Word::Help, "defend_alone",
     HILLTOP_WORD("GameTexts", "May a player on the side that did not make trump play alone?")},
    {Word::Rule, "left_bower", HILLTOP_WORD("GameTexts", "Left bower")},
    {Word::Help, "left_bower",
     HILLTOP_WORD("GameTexts",
                  "Which suit the other jack of trump’s colour follows. It is the second-highest trump either way.")},
    {Word::Value, "trump", HILLTOP_WORD("GameTexts", "follows trump")},
    {Word::Value, "printed", HILLTOP_WORD("GameTexts", "follows its printed suit")},
    {Word::Rule, "max_hands", HILLTOP_WORD("GameTexts", "Maximum hands")},
    {Word::Help, "max_hands",
     HILLTOP_WORD("GameTexts", "After this many hands the match is a draw. Void hands count.")},
    {Word::Variant, "", HILLTOP_WORD("GameTexts", "Contest rules")},
    {Word::Variant, "table", HILLTOP_WORD("GameTexts", "Table rules")},
    {Word::Variant, "stick-the-dealer", HILLTOP_WORD("GameTexts", "Stick the dealer, no defending alone")},
    {Word::Variant, "contest", HILLTOP_WORD("GameTexts", "Contest rules as its controller played")},
    {Word::Table, "deck", HILLTOP_WORD("GameTexts", "cards left over")},
    {Word::Table, "hand", HILLTOP_WORD("GameTexts", "hand")},
    {Word::Table, "turned", HILLTOP_WORD("GameTexts", "card turned up")},
    {Word::Table, "buried", HILLTOP_WORD("GameTexts", "the dealer’s discard")},
    {Word::Table, "trick", HILLTOP_WORD("GameTexts", "trick")},
    {Word::Table, "taken", HILLTOP_WORD("GameTexts", "tricks taken")},
    {Word::Objection, "follow-suit", HILLTOP_WORD("GameTexts", "You have the suit that was led and must follow it.")},
    {Word::Objection, "not-in-hand", HILLTOP_WORD("GameTexts", "You don’t have that card.")},
    {Word::Objection, "turned-card", HILLTOP_WORD("GameTexts", "You must keep the card you picked up.")},
    {Word::Objection, "turned-down", HILLTOP_WORD("GameTexts", "That suit was turned down.")},
    {Word::Objection, "no-such-suit", HILLTOP_WORD("GameTexts", "There is no such suit.")},
    {Word::Objection, "must-name", HILLTOP_WORD("GameTexts", "Everyone else passed: the dealer must name a suit.")},
    {Word::Objection, "not-now", HILLTOP_WORD("GameTexts", "You can’t do that now.")},
    {Word::Field, "hand", HILLTOP_WORD("hilltop::PositionForm", "Hand number")},
    {Word::Field, "dealer", HILLTOP_WORD("hilltop::PositionForm", "Dealer")},
    {Word::Field, "turned", HILLTOP_WORD("hilltop::PositionForm", "Turned up")},
    {Word::Field, "trump", HILLTOP_WORD("hilltop::PositionForm", "Trump")},
    {Word::Field, "order", HILLTOP_WORD("hilltop::PositionForm", "First round")},
    {Word::Field, "name", HILLTOP_WORD("hilltop::PositionForm", "Second round")},
    {Word::Field, "alone", HILLTOP_WORD("hilltop::PositionForm", "Alone")},
    {Word::Field, "played", HILLTOP_WORD("hilltop::PositionForm", "Tricks")},
    {Word::Field, "cards", HILLTOP_WORD("hilltop::PositionForm", "Cards in hand")},
    {Word::Field, "buried", HILLTOP_WORD("hilltop::PositionForm", "Discarded")},
    {Word::Decision, "order-up", HILLTOP_WORD("DecisionKind", "Order up")},
    {Word::Decision, "pick-up", HILLTOP_WORD("DecisionKind", "Pick up as the dealer")},
    {Word::Decision, "name", HILLTOP_WORD("DecisionKind", "Name trump")},
    {Word::Decision, "alone", HILLTOP_WORD("DecisionKind", "Play alone")},
    {Word::Decision, "discard", HILLTOP_WORD("DecisionKind", "Discard")},
    {Word::Decision, "lead", HILLTOP_WORD("DecisionKind", "Lead without trump in hand")},
    {Word::Decision, "lead-with-trump", HILLTOP_WORD("DecisionKind", "Lead with trump in hand")},
    {Word::Decision, "follow", HILLTOP_WORD("DecisionKind", "Follow suit")},
    {Word::Decision, "trump-in", HILLTOP_WORD("DecisionKind", "Trump in or throw off")},
    {Word::Decision, "throw-off", HILLTOP_WORD("DecisionKind", "Throw off without trump")},
    {Word::Decision, "last-tricks", HILLTOP_WORD("DecisionKind", "Last two tricks")},
    {Word::AnswerKind, "play", HILLTOP_WORD("Analysis", "Play a card")},
    {Word::AnswerKind, "discard", HILLTOP_WORD("Analysis", "Discard a card")},
    {Word::AnswerKind, "name", HILLTOP_WORD("Analysis", "Name trump")},
    {Word::Like, "name the suit turned down", HILLTOP_WORD("LikeAnswer", "Name the suit turned down")},
    {Word::Like, "name the same colour", HILLTOP_WORD("LikeAnswer", "Name the suit of the same colour")},
    {Word::Like, "name the other colour", HILLTOP_WORD("LikeAnswer", "Name a suit of the other colour")},
    {Word::Like, "discard a trump", HILLTOP_WORD("LikeAnswer", "Discard a trump")},
    {Word::Like, "discard an ace", HILLTOP_WORD("LikeAnswer", "Discard an ace")},
    {Word::Like, "discard a single card", HILLTOP_WORD("LikeAnswer", "Discard the only card of a suit")},
    {Word::Like, "discard of several", HILLTOP_WORD("LikeAnswer", "Discard from a longer suit")},
    {Word::Like, "lead the right bower", HILLTOP_WORD("LikeAnswer", "Lead the right bower")},
    {Word::Like, "lead the left bower", HILLTOP_WORD("LikeAnswer", "Lead the left bower")},
    {Word::Like, "lead a trump", HILLTOP_WORD("LikeAnswer", "Lead another trump")},
    {Word::Like, "lead an ace", HILLTOP_WORD("LikeAnswer", "Lead an ace")},
    {Word::Like, "lead a low card", HILLTOP_WORD("LikeAnswer", "Lead a lower card")},
    {Word::Like, "take with trump", HILLTOP_WORD("LikeAnswer", "Trump in, ahead")},
    {Word::Like, "take in suit", HILLTOP_WORD("LikeAnswer", "Follow suit, ahead")},
    {Word::Like, "stay under", HILLTOP_WORD("LikeAnswer", "Follow suit, not ahead")},
    {Word::Like, "trump too low", HILLTOP_WORD("LikeAnswer", "Trump in, not ahead")},
    {Word::Like, "throw off", HILLTOP_WORD("LikeAnswer", "Throw off")},
    {Word::FaultCost, "default-answer", HILLTOP_WORD("Faults", "It is given the default answer.")},
    {Word::Faults, "default-answer", HILLTOP_COUNTED("Faults", "%n fault(s), each given the default answer")},
};

constexpr GameWords kAll{.words = kWords,
                         .answer = answer,
                         .sign = sign,
                         .card = card,
                         .say = say,
                         .phase = phase,
                         .move = move,
                         .fault = fault,
                         .sections = kSections,
                         .position = position,
                         .fact = fact,
                         .plain = plain};

} // namespace words
} // namespace

const GameWords& euchre_words() {
    return words::kAll;
}

namespace euchre {

int suit_of(std::string_view letters) {
    const auto suit = letters.empty() ? std::string_view::npos : std::string_view("cdhs").find(letters[0]);
    return suit == std::string_view::npos ? -1 : static_cast<int>(suit);
}

int value_of(std::string_view card) {
    return 9 + static_cast<int>(std::string_view("9tjqka").find(card[0]));
}

Phrase suit_name(int suit) {
    const Phrase names[] = {Words::tr("clubs"), Words::tr("diamonds"), Words::tr("hearts"), Words::tr("spades")};
    return suit >= 0 && suit < 4 ? names[suit] : Phrase();
}

Phrase card_name(int suit, int value) {
    const Phrase courts[] = {Words::tr("jack"), Words::tr("queen"), Words::tr("king"), Words::tr("ace")};
    return Words::tr("%1 of %2")
        .arg(value > words::kTen && value <= words::kHighest ? courts[value - words::kTen - 1]
                                                             : Phrase(std::to_string(value)))
        .arg(suit_name(suit));
}

Phrase spelled_card(const std::string& card) {
    return card.size() == 2 ? card_name(suit_of(card.substr(1)), value_of(card)) : Phrase();
}

Phrase side_name(int side, const SeatNames& names) {
    if (names.me >= 0) return (names.me & 1) == side ? Words::tr("you and your partner") : Words::tr("the others");
    return Words::tr("%1 and %2").arg(names.of(side)).arg(names.of(side + 2));
}

} // namespace euchre
} // namespace hilltop
