// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/words.h"

#include "game/shared_facts.h"
#include "games/advanced-pazaak/advanced_pazaak.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace hilltop {
namespace {

struct Words {
    HILLTOP_WORDS(AdvancedPazaakTexts)
};

namespace words {

struct CardWords {
    HILLTOP_WORDS(AdvancedPazaakCards)
};
using advanced_pazaak::counts;

/// Cards whose face is a sign of its own, by kind or as answers spell them.
std::string sign_of(std::string_view kind) {
    static constexpr std::array<std::pair<std::string_view, const char*>, 6> kSigns{{{"one-two", "±1/2"},
                                                                                     {"+-1or2", "±1/2"},
                                                                                     {"flip24", "2/4"},
                                                                                     {"flip36", "3/6"},
                                                                                     {"double", "×2"},
                                                                                     {"tie", "±1T"}}};
    const auto found = std::find_if(kSigns.begin(), kSigns.end(), [&](const auto& one) { return one.first == kind; });
    return found == kSigns.end() ? std::string() : found->second;
}

/// "−3", with a true minus sign; "+3".
std::string signed_text(int value) {
    return (value < 0 ? "−" : "+") + std::to_string(std::abs(value));
}

std::string_view kind_of(int kind) {
    return AdvancedPazaak::info().card_kinds[static_cast<std::size_t>(kind)];
}

/// The text on a card in that state: "7", "−4", "±3", "2/4".
std::string text_on(int number, int value) {
    const std::string_view kind = kind_of(number);
    if (kind == "house" || kind == "house-double") return std::to_string(counts(number, value));
    if (kind == "either") return "±" + std::to_string(value);
    const std::string sign = sign_of(kind);
    return sign.empty() ? signed_text(counts(number, value)) : sign;
}

Phrase sign(int kind, int value) {
    return text_on(kind, value);
}

Phrase card(int number, int value) {
    const std::string_view kind = kind_of(number);
    const std::string shown = text_on(number, value);
    if (kind == "house") return CardWords::tr("house card %1").arg(value);
    if (kind == "house-minus") return CardWords::tr("house card %1, flipped: %2").arg(value).arg(shown);
    if (kind.starts_with("house-")) return CardWords::tr("house card %1, doubled: %2").arg(value).arg(shown);
    if (kind.ends_with("-turned")) return CardWords::tr("side card, flipped: %1").arg(shown);
    if (kind == "flip24") return CardWords::tr("side card that flips 2 and 4");
    if (kind == "flip36") return CardWords::tr("side card that flips 3 and 6");
    if (kind == "double") return CardWords::tr("side card that doubles");
    if (kind == "tie") return CardWords::tr("tie card, ±1");
    if (kind.starts_with("tie-")) return CardWords::tr("tie card, %1").arg(shown);
    return CardWords::tr("side card %1").arg(shown);
}

/// A side card as answers and views spell it: "±3" for "+-3", "±1/2" for "+-1or2".
std::string spelled(const std::string& word) {
    if (const std::string sign = sign_of(word); !sign.empty()) return sign;
    if (word.starts_with("+-")) return "±" + word.substr(2);
    return word.starts_with('-') ? "−" + word.substr(1) : word;
}

/// "2 × ±1, +3": the cards of a side deck.
std::string deck_text(std::string cards) {
    std::vector<std::pair<std::string, int>> kinds;
    for (; !cards.empty(); cards = later_words(cards)) {
        const std::string kind = first_word(cards);
        const auto known = std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) { return one.first == kind; });
        if (known == kinds.end())
            kinds.push_back({kind, 1});
        else
            ++known->second;
    }
    std::string text;
    for (const auto& [kind, times] : kinds)
        text += (text.empty() ? "" : ", ") + (times == 1 ? "" : std::to_string(times) + " × ") + spelled(kind);
    return text;
}

/// "+-3=-3 end" plays "+-3" as −3 and ends.
Phrase answer(const std::string& word) {
    if (first_word(word) == "deck") return Words::tr("Side deck: %1").arg(deck_text(later_words(word)));
    if (first_word(word) == "stake") return Words::tr("Stake %1").arg(later_words(word));
    const bool stands = word.ends_with("stand");
    if (word.find(' ') == word.npos) return stands ? Words::tr("Stand") : Words::tr("End turn");
    const std::string played = first_word(word);
    const auto chosen = played.find('=');
    return (stands ? Words::tr("Play %1 and stand") : Words::tr("Play %1, end turn"))
        .arg(chosen == played.npos ? spelled(played) : signed_text(std::atoi(played.c_str() + chosen + 1)));
}

Phrase listed(const std::string& word, const SeatNames&) {
    return first_word(word) == "deck" ? Phrase(deck_text(later_words(word))) : answer(word);
}

Phrase say(const Event& event, const SeatNames& names) {
    const bool mine = event.seat == names.me;
    const std::string_view word = event.word;
    const auto say = [&](const Phrase& own, const Phrase& others) { return (mine ? own : others).arg(event.value); };
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

Phrase phase(const Event& event, const SeatNames& names) {
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

Phrase move(const Event& event, Face face, const SeatNames& names) {
    if (event.to.zone != AdvancedPazaak::kRow || face == kHidden) return {};
    const bool mine = event.to.seat == names.me;
    const Phrase shown = sign(face.kind, face.value);
    if (event.from.zone == AdvancedPazaak::kHand)
        return (mine ? Words::tr("play %1") : Words::tr("plays %1")).arg(shown);
    return (mine ? Words::tr("draw %1") : Words::tr("draws %1")).arg(shown);
}

Phrase fault() {
    return Words::tr("had a fault, which counts as Stand");
}

constexpr std::string_view kSections[] = {"set"};

/// What is played for, once both have named it.
std::vector<Phrase> position(const Json& view, const SeatNames&) {
    const auto stake = [&](std::size_t seat) {
        const auto named = view["seats"][seat].find("stake");
        return named != view["seats"][seat].end() && named->is_number() ? named->get<int>() : 0;
    };
    if (stake(0) == 0 || stake(1) == 0) return {};
    return {Words::tr("Playing for %1").arg(std::min(stake(0), stake(1)))};
}

constexpr GameWord kWords[] = {
    {Word::Game, "advanced-pazaak", HILLTOP_WORD("GameTexts", "Advanced Pazaak")},
    {Word::Line, "advanced-pazaak",
     HILLTOP_WORD("GameTexts", "Choose your own side deck: signs, flips, doubles, ties and stakes.")},
    {Word::Bot, "random", HILLTOP_WORD("GameTexts", "Random")},
    {Word::Bot, "cautious", HILLTOP_WORD("GameTexts", "Cautious")},
    {Word::Bot, "bold", HILLTOP_WORD("GameTexts", "Bold")},
    {Word::Bot, "gambler", HILLTOP_WORD("GameTexts", "Gambler")},
    {Word::Bot, "counter", HILLTOP_WORD("GameTexts", "Counter")},
    {Word::Style, "any-move", HILLTOP_WORD("GameTexts", "any legal move")},
    {Word::Style, "stands-at-15", HILLTOP_WORD("GameTexts", "stands from 15")},
    {Word::Style, "stands-at-18", HILLTOP_WORD("GameTexts", "stands from 18")},
    {Word::Style, "high-stakes", HILLTOP_WORD("GameTexts", "high stakes and tricks")},
    {Word::Style, "counts-and-saves", HILLTOP_WORD("GameTexts", "saves its side cards")},
    {Word::Style, "expectimax", HILLTOP_WORD("GameTexts", "counts unseen cards")},
    {Word::Style, "ends", HILLTOP_WORD("GameTexts", "ends its turn")},
    {Word::Style, "stands", HILLTOP_WORD("GameTexts", "stands")},
    {Word::Style, "plays_card", HILLTOP_WORD("GameTexts", "plays a side card")},
    {Word::Style, "saves", HILLTOP_WORD("GameTexts", "saves hands that are over 20")},
    {Word::Style, "over_20", HILLTOP_WORD("GameTexts", "over 20")},
    {Word::Rule, "house_copies", HILLTOP_WORD("GameTexts", "House deck copies")},
    {Word::Help, "house_copies",
     HILLTOP_WORD("GameTexts", "How many copies of each card from 1 to 10 are in the house deck.")},
    {Word::Rule, "pool", HILLTOP_WORD("GameTexts", "Side cards to choose from")},
    {Word::Help, "pool", HILLTOP_WORD("GameTexts", "Which side cards a deck may contain.")},
    {Word::Value, "plus", HILLTOP_WORD("GameTexts", "plus only")},
    {Word::Value, "signed", HILLTOP_WORD("GameTexts", "plus, minus, either sign")},
    {Word::Value, "pool/all", HILLTOP_WORD("GameTexts", "all kinds")},
    {Word::Rule, "deck_size", HILLTOP_WORD("GameTexts", "Cards in a side deck")},
    {Word::Help, "deck_size", HILLTOP_WORD("GameTexts", "Number of cards chosen before the first set.")},
    {Word::Rule, "hand_size", HILLTOP_WORD("GameTexts", "Side cards drawn")},
    {Word::Help, "hand_size",
     HILLTOP_WORD("GameTexts", "Drawn at random from the side deck. They must last the whole match.")},
    {Word::Rule, "same", HILLTOP_WORD("GameTexts", "Copies of a card")},
    {Word::Help, "same",
     HILLTOP_WORD("GameTexts", "Maximum copies of a card in a side deck. Special cards at most once.")},
    {Word::Rule, "sets_to_win", HILLTOP_WORD("GameTexts", "Sets to win")},
    {Word::Help, "sets_to_win",
     HILLTOP_WORD("GameTexts", "The first to win this many sets wins the match. Tied sets don’t count.")},
    {Word::Rule, "auto_stand", HILLTOP_WORD("GameTexts", "Stand at 20")},
    {Word::Help, "auto_stand",
     HILLTOP_WORD("GameTexts", "A player with exactly 20 stands automatically, also after a side card.")},
    {Word::Rule, "nine_cards", HILLTOP_WORD("GameTexts", "Nine cards win")},
    {Word::Help, "nine_cards", HILLTOP_WORD("GameTexts", "Nine cards that are not over 20 win the set at once.")},
    {Word::Rule, "first", HILLTOP_WORD("GameTexts", "First to move")},
    {Word::Help, "first", HILLTOP_WORD("GameTexts", "Who moves first in the first set and in the later ones.")},
    {Word::Value, "drawn", HILLTOP_WORD("GameTexts", "random, then in turn")},
    {Word::Value, "seat0", HILLTOP_WORD("GameTexts", "always the first seat")},
    {Word::Value, "loser", HILLTOP_WORD("GameTexts", "random, then the loser")},
    {Word::Rule, "stake", HILLTOP_WORD("GameTexts", "Highest stake")},
    {Word::Help, "stake",
     HILLTOP_WORD("GameTexts", "Both players name a stake, and the lower one counts. 0 = no stakes.")},
    {Word::Table, "sets", HILLTOP_WORD("GameTexts", "sets won")},
    {Word::Table, "deck", HILLTOP_WORD("GameTexts", "house deck")},
    {Word::Table, "row", HILLTOP_WORD("GameTexts", "cards on the table")},
    {Word::Table, "hand", HILLTOP_WORD("GameTexts", "side cards")},
    {Word::Table, "box", HILLTOP_WORD("GameTexts", "side deck, not drawn")},
    {Word::Table, "spent", HILLTOP_WORD("GameTexts", "used side cards")},
    {Word::Objection, "not-now", HILLTOP_WORD("GameTexts", "You can’t answer that now.")},
    {Word::Objection, "deck-size", HILLTOP_WORD("GameTexts", "The side deck doesn’t have the right number of cards.")},
    {Word::Objection, "not-in-pool",
     HILLTOP_WORD("GameTexts", "The side deck has a card that these rules don’t allow.")},
    {Word::Objection, "too-many-of-a-kind",
     HILLTOP_WORD("GameTexts", "The side deck has too many copies of one card.")},
    {Word::Objection, "stake-out-of-range",
     HILLTOP_WORD("GameTexts", "A stake is a number from 1 to the highest stake.")},
    {Word::Objection, "not-in-hand", HILLTOP_WORD("GameTexts", "You don’t have that side card.")},
    {Word::Objection, "no-such-value", HILLTOP_WORD("GameTexts", "That side card can’t count that much.")},
    {Word::Field, "set", HILLTOP_WORD("hilltop::PositionForm", "Set number")},
    {Word::Field, "begins", HILLTOP_WORD("hilltop::PositionForm", "Began")},
    {Word::Field, "wins", HILLTOP_WORD("hilltop::PositionForm", "Wins")},
    {Word::Field, "stood", HILLTOP_WORD("hilltop::PositionForm", "Stands")},
    {Word::Field, "laid", HILLTOP_WORD("hilltop::PositionForm", "Row")},
    {Word::Field, "spent", HILLTOP_WORD("hilltop::PositionForm", "Used side cards")},
    {Word::Field, "stake", HILLTOP_WORD("hilltop::PositionForm", "Stake")},
    {Word::Field, "hand", HILLTOP_WORD("hilltop::PositionForm", "Cards in hand")},
    {Word::Field, "box", HILLTOP_WORD("hilltop::PositionForm", "Not drawn")},
    {Word::Decision, "side-deck", HILLTOP_WORD("DecisionKind", "Choose the side deck")},
    {Word::Decision, "stake", HILLTOP_WORD("DecisionKind", "Name a stake")},
    {Word::Decision, "over-20", HILLTOP_WORD("DecisionKind", "Above 20")},
    {Word::Decision, "stand-behind", HILLTOP_WORD("DecisionKind", "Behind a player who stands")},
    {Word::Decision, "stand-level", HILLTOP_WORD("DecisionKind", "Level with a player who stands")},
    {Word::Decision, "stand-ahead", HILLTOP_WORD("DecisionKind", "Ahead of a player who stands")},
    {Word::Decision, "no-bust-yet", HILLTOP_WORD("DecisionKind", "Up to 10, no card can bust")},
    {Word::Decision, "from-11", HILLTOP_WORD("DecisionKind", "On 11 to 14")},
    {Word::Decision, "from-15", HILLTOP_WORD("DecisionKind", "On 15 to 17")},
    {Word::Decision, "from-18", HILLTOP_WORD("DecisionKind", "On 18 to 20")},
    {Word::FaultCost, "stand", HILLTOP_WORD("Faults", "It counts as Stand.")},
    {Word::Faults, "stand", HILLTOP_COUNTED("Faults", "%n fault(s), each counted as Stand")},
};

constexpr GameWords kAll{.words = kWords,
                         .answer = answer,
                         .listed = listed,
                         .sign = sign,
                         .card = card,
                         .say = say,
                         .phase = phase,
                         .move = move,
                         .fault = fault,
                         .sections = kSections,
                         .position = position,
                         .fact = next_card_words,
                         .plain = row_words};

} // namespace words
} // namespace

const GameWords& advanced_pazaak_words() {
    return words::kAll;
}

namespace advanced_pazaak {

int counts(int kind, int value) {
    // In the order of Info::card_kinds.
    static constexpr std::array<int, 20> kFactors{1, -1, 2, -2, 1, -1, -1, 1, 0, 1, -1, 0, 1, -1, 0, 0, 0, 0, 1, -1};
    return kFactors.at(static_cast<std::size_t>(kind)) * value;
}

} // namespace advanced_pazaak
} // namespace hilltop
