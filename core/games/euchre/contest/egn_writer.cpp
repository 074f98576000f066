// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/egn.h"
#include "games/euchre/contest/egn_file.h"

#include "engine/match.h"
#include "games/euchre/euchre_table.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hilltop::euchre {
namespace {

using Action = Euchre::Action;
using Kind = Action::Kind;
using Call = Euchre::Call;

Json egn_cards(const Euchre::Held& cards) {
    Json list = Json::array();
    for (const Card card : cards)
        list.push_back(egn_card(card));
    return list;
}

/// How often a match did what the notation has no word for.
struct Unsaid {
    int turned_down = 0;    ///< deals in which the suit turned down is named
    int picked_up = 0;      ///< deals in which the dealer discards the card just taken up
    int idle_alone = 0;     ///< of seats that went alone after another had
    int lone_defenders = 0; ///< against two makers
    int lone_points = 0;    ///< deals for which EGN gives a lone defender other points
    bool names_cut = false;
    bool drawn = false;
};

/// One deal as it is played; the answers come one by one.
class DealWriter {
public:
    explicit DealWriter(const Euchre::State& state) {
        Json hands = Json::array();
        for (Seat seat : SeatSet::all(Euchre::kSeats))
            hands.push_back(egn_cards(state.seats[seat].hand));
        m_json = {{"dealNumber", state.open.hands},
                  {"initialState",
                   {{"dealer", state.open.dealer.index()},
                    {"upCard", egn_card(state.open.hand.turned)},
                    {"playerCards", std::move(hands)}}}};
    }

    void tell(const Euchre::Open& open, const Action& action) {
        switch (action.kind) {
        case Kind::Pass:
            m_calls.push_back("Pass");
            break;
        case Kind::Order:
            m_calls.push_back("Order");
            break;
        case Kind::Name:
            m_calls.push_back(std::string(1, "cdhs"[action.what]));
            break;
        case Kind::Discard:
            m_discard = action.what;
            break;
        case Kind::Play:
            if (open.hand.in_trick == 0) m_tricks.push_back(Json::array());
            m_tricks.back().push_back(egn_card(action.what));
            break;
        case Kind::Together:
        case Kind::Alone:
            break;
        }
    }

    /// The whole deal, which is over.
    Result<Json> end(const Euchre::Open& open, Unsaid& unsaid) {
        const auto& hand = open.hand;
        Json bidding = {{"phaseNumber", 0}, {"type", "EUCHRE_BIDDING"}, {"calls", std::move(m_calls)}};
        if (hand.maker == Euchre::kNobody) {
            bidding["isAlone"] = false;
            m_json["phases"] = Json::array({std::move(bidding)});
            return std::move(m_json);
        }
        const Seat maker(hand.maker);
        if (!hand.playing.contains(maker))
            return failure("euchre",
                           "in deal {} the partner of the maker goes alone, which the notation does not support",
                           int{open.hands});
        const bool alone = !hand.playing.contains(Euchre::partner(maker));
        bidding["isAlone"] = alone;
        int lone = alone ? 1 : 0;
        for (const Seat defender : {Euchre::left_of(maker), Euchre::partner(Euchre::left_of(maker))}) {
            if (hand.playing.contains(Euchre::partner(defender))) continue;
            bidding["aloneDefender"] = defender.index();
            ++lone;
            unsaid.lone_defenders += alone ? 0 : 1;
            unsaid.lone_points += hand.gained == -2 ? 1 : 0;
        }
        for (Seat seat : SeatSet::all(Euchre::kSeats))
            lone -= hand.alone[seat] == Call::Yes ? 1 : 0;
        unsaid.idle_alone -= lone;
        unsaid.turned_down += !hand.taken_up && hand.trump == suit_of(hand.turned) ? 1 : 0;
        unsaid.picked_up += m_discard != kNoCard && m_discard == hand.turned ? 1 : 0;
        if (m_discard != kNoCard) bidding["discard"] = egn_card(m_discard);
        m_json["phases"] = Json::array(
            {std::move(bidding), Json{{"phaseNumber", 1}, {"type", "TRICK_PLAY"}, {"tricks", std::move(m_tricks)}}});
        return std::move(m_json);
    }

private:
    Json m_json;
    Json m_calls = Json::array();
    Json m_tricks = Json::array();
    Card m_discard = kNoCard;
};

/// The first letters of a name, up to the notation's limit; a letter of UTF-8 stays whole.
std::string egn_name(const std::string& name, Unsaid& unsaid) {
    int letters = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if ((name[i] & 0xc0) == 0x80) continue;
        if (letters++ < kEgnNameLength) continue;
        unsaid.names_cut = true;
        return name.substr(0, i);
    }
    return name;
}

/// A sentence for each thing that the file does not say in fields of its own.
std::string egn_description(const Euchre::Rules& rules, const Unsaid& unsaid) {
    std::string text =
        "Written by Hilltop. Seed and salt of the cards, faults, the versions of bots, notes and analyses "
        "are not in it.";
    if (rules.turned_down == Euchre::TurnedDown::Allowed)
        text += fmt::format(" The suit that was turned down may be named; {} deals do so.", unsaid.turned_down);
    if (rules.discard_picked_up)
        text += fmt::format(" The dealer may discard the card just taken up; {} deals do so.", unsaid.picked_up);
    text += unsaid.drawn ? " The match is a draw, since its number of hands was limited."
                         : fmt::format(" A match of {} hands would have been a draw.", rules.max_hands);
    if (unsaid.idle_alone > 0)
        text += fmt::format(" {} times a seat also went alone after its partner had, or against its own partner's "
                            "call, without effect.",
                            unsaid.idle_alone);
    if (unsaid.lone_defenders > 0)
        text += fmt::format(" In {} deals a defender goes alone against two makers.", unsaid.lone_defenders);
    if (unsaid.lone_points > 0)
        text += fmt::format(" In {} deals a lone defender takes three or four tricks and gets 2 points, not 4.",
                            unsaid.lone_points);
    if (unsaid.names_cut) text += fmt::format(" Names are cut to {} letters.", kEgnNameLength);
    return text;
}

/// Plays the match; its deals, and the points it ends with.
Result<Json> egn_deals(const ExportedMatch& played, const Euchre::Rules& rules, Unsaid& unsaid, Json& final_score) {
    Match<Euchre> match(rules, Euchre::kSeats, Chance(played.source.seed, played.source.deal, played.cards));
    Json deals = Json::array();
    std::optional<DealWriter> deal(match.state());
    const auto end_deal = [&]() -> Result<> {
        auto json = TRY(deal->end(match.state().open, unsaid));
        deals.push_back(std::move(json));
        deal.reset();
        return {};
    };
    for (const auto& step : played.answers) {
        while (match.resting() && !match.over()) {
            const bool ends = match.state().open.phase == Euchre::Phase::HandRest;
            if (ends) {
                TRY(end_deal());
            }
            match.step();
            if (ends) deal.emplace(match.state());
        }
        const auto action = step.size() == 1 && step[0] ? Euchre::read(*step[0]) : std::nullopt;
        if (action && !match.over()) deal->tell(match.state().open, *action);
        if (!action || match.over() || match.answer(*match.asked().begin(), *action) != nullptr)
            return failure("euchre", "step {}: the answer does not fit", match.steps() + 1);
        match.step();
    }
    while (match.state().open.phase == Euchre::Phase::TrickRest)
        match.step();
    if (!match.over())
        return failure("euchre", "the match is not finished; only whole matches can be written in this notation");
    TRY(end_deal());
    const auto& open = match.state().open;
    final_score = {int{open.points[0]}, int{open.points[1]}};
    unsaid.drawn = match.result().winners.empty();
    if (deals.size() > kEgnDeals)
        return failure("euchre", "the match has {} deals, but a file holds at most {}", deals.size(), kEgnDeals);
    return deals;
}

Result<std::string> egn_text(const ExportedMatch& played) {
    const auto rules = TRY(make_rules<Euchre::Rules>(Euchre::rules(), played.rules));
    if (rules.left_bower == Euchre::LeftBower::Printed)
        return failure(
            "euchre", "the left bower follows its printed suit in this match, but in the notation it belongs to trump");
    Unsaid unsaid;
    Json score;
    auto deals = TRY(egn_deals(played, rules, unsaid, score));
    Json players = Json::array();
    for (const std::string& name : played.names)
        players.push_back(egn_name(name, unsaid));
    // Defaults of its own that differ from ours, so all is written.
    Json ruleset = {{"std", rules.stick_dealer},      {"winning_score", rules.points_to_win},
                    {"loner_lead", "LEFT_OF_DEALER"}, {"loner_march_score", 4},
                    {"loner_euchred_score", 2},       {"defend_alone", rules.defend_alone}};
    const Json file = {{"fileType", kEgnFileType},
                       {"version", kEgnVersion},
                       {"metadata",
                        {{"description", egn_description(rules, unsaid)},
                         {"players", std::move(players)},
                         {"initialScore", {0, 0}},
                         {"finalScore", std::move(score)},
                         {"ruleset", std::move(ruleset)}}},
                       {"deals", std::move(deals)}};
    return file.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

Result<std::string> write_egn(std::span<const ExportedMatch> matches) {
    if (matches.size() != 1)
        return misuse("euchre", "a file of this format holds one match, but there are {}; choose one with --match",
                      matches.size());
    return egn_text(matches.front());
}

} // namespace hilltop::euchre
