// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/egn_file.h"

#include "base/json_text.h"
#include "games/euchre/contest/egn_place.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop::euchre {
namespace {

constexpr std::string_view kEgnRanks = "9TJQKA";
constexpr std::string_view kEgnSuits = "cdhs";

/// The card that a text names, once trump is known for the bowers; the place learns what is wrong with it.
Card read_egn_card(const EgnPlace& place, std::uint8_t trump) {
    const std::string text = place.text();
    if (place.failed()) return kNoCard;
    if (text == "R" || text == "L") {
        if (trump == kNoSuit) return place.refuse(failure("euchre", "there is no bower before trump is made")), kNoCard;
        return text == "R" ? right_bower(trump) : left_bower(trump);
    }
    if (text.size() != 2) return place.refuse(failure("euchre", "\"{}\" is not a card", text)), kNoCard;
    const char written = text[0];
    const auto rank = kEgnRanks.find(written == 'N' ? '9' : written);
    const char small = static_cast<char>(text[1] >= 'A' && text[1] <= 'Z' ? text[1] - 'A' + 'a' : text[1]);
    const auto suit = kEgnSuits.find(small);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return place.refuse(
                   failure("euchre", "\"{}\" is not a card that Hilltop knows; all cards must be given", text)),
               kNoCard;
    return card_of(static_cast<int>(suit), static_cast<int>(rank));
}

bool is_unknown(const EgnPlace& place) {
    const std::string text = place.text();
    return text.size() == 2 && (text[0] == 'X' || text[1] == 'x' || text[1] == 'X');
}

/// What the calls come to, seat after seat from the dealer's left.
void read_calls(const EgnPlace& calls, EgnDeal& deal) {
    deal.calls_path = calls.path();
    Seat seat = deal.dealer;
    for (int i = 0; i < calls.size(); ++i) {
        const EgnPlace place = calls.at(i);
        const std::string text = place.text();
        seat = Euchre::left_of(seat);
        if (i >= 2 * Euchre::kSeats) return place.refuse(failure("euchre", "everyone has called twice"));
        if (text == "Pass") {
            deal.calls.push_back(Euchre::pass());
            continue;
        }
        const auto suit = text.size() == 1 ? kEgnSuits.find(text[0]) : std::string_view::npos;
        if (text != "Order" && suit == std::string_view::npos)
            return place.refuse(failure("euchre", "\"{}\" is not a call that Hilltop knows", text));
        if ((i < Euchre::kSeats) != (text == "Order"))
            return place.refuse(failure("euchre", "\"{}\" is not a call of this round", text));
        if (deal.trump != kNoSuit) return place.refuse(failure("euchre", "trump has been made already"));
        deal.taken_up = text == "Order";
        deal.trump = static_cast<std::uint8_t>(deal.taken_up ? suit_of(deal.turned) : static_cast<int>(suit));
        deal.maker = seat;
        deal.calls.push_back(deal.taken_up ? Euchre::order_up() : Euchre::name(deal.trump));
    }
}

void read_bidding(const EgnPlace& phase, const EgnFile& file, EgnDeal& deal) {
    phase.knows(
        {"phaseNumber", "type", "calls", "isAlone", "aloneDefender", "discard", "cardExchanges", "callAnnotations"});
    read_calls(phase.needs("calls"), deal);
    if (const auto exchanges = phase.find("cardExchanges"); exchanges && exchanges->size() > 0)
        exchanges->refuse(failure("euchre", "Hilltop does not support exchanging cards"));
    if (const auto alone = phase.find("isAlone")) {
        deal.alone = alone->truth();
        if (deal.alone && deal.trump == kNoSuit) alone->refuse(failure("euchre", "no one has made trump"));
    }
    if (const auto defender = phase.find("aloneDefender")) {
        const int seat = defender->number(-1, Euchre::kSeats - 1);
        if (seat >= 0 && deal.trump == kNoSuit) return defender->refuse(failure("euchre", "no one has made trump"));
        if (seat >= 0 && !file.rules.defend_alone)
            return defender->refuse(failure("euchre", "a defender goes alone, but defend_alone is not true"));
        if (seat >= 0 && Euchre::side_of(Seat(seat)) == Euchre::side_of(deal.maker))
            return defender->refuse(
                failure("euchre", "seat {} is not a defender, seat {} made trump", seat + 1, deal.maker.index() + 1));
        if (seat >= 0) deal.alone_defender = static_cast<std::uint8_t>(seat);
    }
    if (const auto discard = phase.find("discard"); discard && !is_unknown(*discard)) {
        deal.discard = read_egn_card(*discard, deal.trump);
        if (!deal.taken_up) discard->refuse(failure("euchre", "no one has picked a card up"));
    }
}

void read_tricks(const EgnPlace& phase, EgnDeal& deal) {
    phase.knows({"phaseNumber", "type", "tricks", "isAlone", "playAnnotations"});
    const EgnPlace tricks = phase.needs("tricks");
    deal.tricks_path = tricks.path();
    if (const auto alone = phase.find("isAlone"); alone && alone->truth()) {
        if (deal.trump == kNoSuit) return alone->refuse(failure("euchre", "no one has made trump"));
        deal.alone = true;
    }
    if (tricks.size() > 0 && deal.trump == kNoSuit) return tricks.refuse(failure("euchre", "no one has made trump"));
    for (int i = 0; i < tricks.size(); ++i) {
        const EgnPlace trick = tricks.at(i);
        auto& cards = deal.tricks.emplace_back();
        for (int k = 0; k < trick.size(); ++k)
            cards.push_back(read_egn_card(trick.at(k), deal.trump));
    }
}

EgnDeal read_deal(const EgnPlace& place, EgnFile& file) {
    EgnDeal deal;
    deal.path = place.path();
    if (place.is_text())
        return place.refuse(failure("euchre", "the file is compressed; unpack it with egn-convert")), deal;
    place.knows({"dealNumber", "initialState", "phases", "alternativeLines"});
    place.needs("dealNumber").number(0, 1'000'000); // the list is in order, whatever the numbers are
    const EgnPlace state = place.needs("initialState");
    state.knows({"dealer", "upCard", "playerCards"});
    deal.dealer = Seat(state.needs("dealer").number(0, Euchre::kSeats - 1));
    deal.turned = read_egn_card(state.needs("upCard"), kNoSuit);
    if (place.failed()) return deal;
    if (const auto held = state.find("playerCards")) {
        if (held->size() > Euchre::kSeats)
            held->refuse(failure("euchre", "there are {} hands, but only four players", held->size()));
        for (int i = 0; i < held->size() && !place.failed(); ++i) {
            const EgnPlace hand = held->at(i);
            for (int k = 0; k < hand.size(); ++k) {
                if (!is_unknown(hand.at(k))) deal.held[Seat(i)].push_back(read_egn_card(hand.at(k), kNoSuit));
            }
        }
    }
    const EgnPlace phases = place.needs("phases");
    for (int i = 0; i < phases.size(); ++i) {
        const EgnPlace phase = phases.at(i);
        const EgnPlace type = phase.needs("type");
        const std::string word = type.text();
        file.remarks |= phase.find("callAnnotations") || phase.find("playAnnotations");
        if (word == "EUCHRE_BIDDING" && i == 0)
            read_bidding(phase, file, deal);
        else if (word == "TRICK_PLAY" && i == 1)
            read_tricks(phase, deal);
        else
            type.refuse(failure("euchre", "the phases of a deal must be EUCHRE_BIDDING and TRICK_PLAY, in this order"));
    }
    file.remarks |= place.find("alternativeLines").has_value();
    return deal;
}

/// Rules of the notation that Hilltop's Euchre does not have: each must be what it is here.
void refuse_foreign_rules(const EgnPlace& rules) {
    for (const char* id : {"canadian", "farmers", "partners_best", "go_under", "joker", "allow_no_trump", "fast_break",
                           "four_trick_tokens"}) {
        if (const auto rule = rules.find(id); rule && rule->truth())
            rule->refuse(failure("euchre", "Hilltop’s Euchre does not have this rule"));
    }
    for (const auto& [id, ours] : {std::pair{"min_rank", int{kLowestEgnRank}}, std::pair{"num_players", Euchre::kSeats},
                                   std::pair{"loner_march_score", 4}, std::pair{"loner_euchred_score", 2}}) {
        const auto rule = rules.find(id);
        const int value = rule ? rule->number(0, 1000) : ours;
        if (rule && !rule->failed() && value != ours)
            rule->refuse(failure("euchre", "the value is {}, but in Hilltop’s Euchre it is {}", value, ours));
    }
}

void read_rules(const EgnPlace& metadata, EgnFile& file) {
    auto& rules = file.rules;
    rules.stick_dealer = true;
    rules.defend_alone = false;
    rules.turned_down = Euchre::TurnedDown::Forbidden;
    const auto place = metadata.find("ruleset");
    if (!place) return;
    place->knows({"std", "min_rank", "winning_score", "num_deals", "canadian", "loner_lead", "loner_march_score",
                  "loner_euchred_score", "defend_alone", "farmers", "partners_best", "go_under", "joker", "num_players",
                  "allow_no_trump", "fast_break", "four_trick_tokens"});
    refuse_foreign_rules(*place);
    if (const auto stick = place->find("std")) rules.stick_dealer = stick->truth();
    if (const auto defend = place->find("defend_alone")) rules.defend_alone = defend->truth();
    if (const auto lead = place->find("loner_lead")) {
        const std::string word = lead->text();
        if (word != "LEFT_OF_DEALER" && word != "LEFT_OF_LONER")
            lead->refuse(failure("euchre", "\"{}\" cannot be the leader", word));
        file.lead_beside_loner = word == "LEFT_OF_LONER";
    }
    const auto score = place->find("winning_score");
    const auto deals = place->find("num_deals");
    const int limit = deals ? deals->number(0, 10'000) : 0;
    const int goal = score ? score->number(limit > 0 ? 0 : 1, 50) : limit > 0 ? 0 : rules.points_to_win;
    if (limit > 0 && goal > 0)
        return deals->refuse(failure("euchre", "num_deals and winning_score cannot be used together"));
    if (limit == 0 && goal == 0)
        return place->refuse(failure("euchre", "there is neither a winning_score nor num_deals"));
    if (limit > 0) rules.max_hands = static_cast<std::uint16_t>(limit);
    rules.points_to_win = static_cast<std::uint8_t>(goal > 0 ? goal : 50);
}

std::string read_name(const EgnPlace& player, int seat) {
    std::string name;
    if (player.is_text()) {
        name = player.text();
    } else {
        player.knows({"id", "name", "playerIds"});
        name = player.needs("name").text();
    }
    return name.empty() ? fmt::format("Seat {}", seat + 1) : name;
}

void read_metadata(const EgnPlace& place, EgnFile& file) {
    place.knows({"gameId", "title", "description", "players", "initialScore", "finalScore", "date", "ruleset"});
    for (const char* id : {"title", "date", "description"}) {
        const auto field = place.find(id);
        if (const std::string text = field ? field->text() : ""; !text.empty()) file.about += " " + text;
    }
    const EgnPlace players = place.needs("players");
    if (players.size() > Euchre::kSeats)
        return players.refuse(failure("euchre", "there are {} players, but there must be four", players.size()));
    for (int seat = 0; seat < Euchre::kSeats; ++seat)
        file.names.push_back(seat < players.size() ? read_name(players.at(seat), seat)
                                                   : fmt::format("Seat {}", seat + 1));
    const auto score = [](const EgnPlace& field) {
        std::array<int, 2> points{};
        if (field.size() != 2) field.refuse(failure("euchre", "this must be a list of two numbers"));
        for (int side = 0; side < 2 && !field.failed(); ++side)
            points[static_cast<std::size_t>(side)] = field.at(side).number(0, 255);
        return points;
    };
    const EgnPlace initial = place.needs("initialScore");
    if (score(initial) != std::array<int, 2>{})
        initial.refuse(failure("euchre", "a match of Hilltop begins at 0 to 0"));
    if (const auto end = place.find("finalScore")) file.final_score = score(*end);
    read_rules(place, file);
}

/// "1.2", "1.4.0"; major and minor are the notation's, the rest is the program's that wrote it.
bool is_known_version(std::string_view version) {
    for (const std::string_view known : {"1.2", "1.3", "1.4"}) {
        if (version == known) return true;
        if (!version.starts_with(known)) continue;
        const std::string_view rest = version.substr(known.size());
        return rest.size() > 1 && rest[0] == '.' && rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
    }
    return false;
}

} // namespace

std::string egn_card(Card card) {
    return {kEgnRanks[static_cast<std::size_t>(rank_of(card))], kEgnSuits[static_cast<std::size_t>(suit_of(card))]};
}

Result<EgnFile> read_egn_file(std::string_view text) {
    const auto json = TRY(parse_json(text));
    std::optional<Error> error;
    const EgnPlace root(json, "", error);
    if (!root.is_object() || !root.find("fileType"))
        return failure("euchre", "there is no fileType, so this is not Euchre Game Notation");
    root.knows({"fileType", "version", "metadata", "deals"});
    const EgnPlace type = root.needs("fileType");
    if (const std::string word = type.text(); word != kEgnFileType)
        type.refuse(failure("euchre", "Hilltop cannot read a file of the type \"{}\"", word));
    const EgnPlace version = root.needs("version");
    const std::string number = version.text();
    if (!is_known_version(number))
        version.refuse(failure(
            "euchre", "the version is \"{}\", but Hilltop reads 1.2 to 1.4; convert older files with egn-upgrade",
            number));

    EgnFile file;
    file.about = fmt::format("Read from Euchre Game Notation {}.", number);
    read_metadata(root.needs("metadata"), file);
    const EgnPlace deals = root.needs("deals");
    if (deals.size() == 0) deals.refuse(failure("euchre", "there are no deals"));
    if (deals.size() > static_cast<int>(kEgnDeals))
        deals.refuse(failure("euchre", "there are more than {} deals, too many for a match", kEgnDeals));
    for (int i = 0; i < deals.size(); ++i)
        file.deals.push_back(read_deal(deals.at(i), file));
    if (error) return *error;
    return file;
}

} // namespace hilltop::euchre
