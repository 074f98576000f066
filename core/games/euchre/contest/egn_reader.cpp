// SPDX-License-Identifier: GPL-3.0-or-later
// An EGN file played by the rules: whatever they do not allow is a contradiction.
#include "games/euchre/contest/egn.h"
#include "games/euchre/contest/egn_hands.h"
#include "games/euchre/contest/egn_lines.h"
#include "games/euchre/contest/egn_place.h"

#include "engine/match.h"
#include "games/euchre/euchre_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop::euchre {
namespace {

using EuchreMatch = Match<Euchre>;
using Action = Euchre::Action;
using Phase = Euchre::Phase;

/// Why the rules do not accept it.
Error contradiction(std::string_view objection, Seat seat, const Action& action) {
    const auto card = [&] { return egn_card(action.what); };
    if (objection == "follow-suit")
        return failure("euchre", "seat {} has a card of the suit led, so {} is a revoke", seat.index() + 1, card());
    if (objection == "not-in-hand") return failure("euchre", "seat {} does not have {}", seat.index() + 1, card());
    if (objection == "must-name") return failure("euchre", "the dealer must name a suit, as the rule std has it");
    return failure("euchre", "this answer is not possible here");
}

/// The match so far, with its cards and answers.
class EgnMatch {
public:
    explicit EgnMatch(const EgnFile& file)
        : m_file(file) {}

    Result<> play() {
        m_script.parts[0] = {static_cast<std::uint8_t>(m_file.deals.front().dealer.index())};
        for (std::size_t i = 0; i < m_file.deals.size(); ++i) {
            const auto hands = deduce_hands(m_file.deals[i]);
            if (!hands) return hands.error();
            if (auto played = play_deal(i, *hands); !played) return played;
            if (!hands->complete && i + 1 < m_file.deals.size())
                return at_egn_place(m_file.deals[i].path,
                                    failure("euchre", "this deal is not played to its end, but another one follows"));
            m_complete = hands->complete;
        }
        return check_score();
    }

    bool complete() const { return m_complete; }
    bool over() const { return m_match->over(); }
    ImportedMatch taken(const Euchre::Rules& rules) && {
        ImportedMatch match;
        match.rules = rule_values(Euchre::rules(), rules);
        match.script = std::move(m_script);
        match.bots = m_file.names;
        match.answers = std::move(m_answers);
        return match;
    }
    void use(const Euchre::Rules& rules) { m_rules = rules; }

private:
    /// Unseen cards lie so that the deal could go as it went.
    Result<> play_deal(std::size_t number, const EgnHands& hands) {
        const EgnDeal& deal = m_file.deals[number];
        if (m_match && m_match->over())
            return at_egn_place(deal.path, failure("euchre", "the match is over before this deal"));
        if (m_match && !(Euchre::left_of(m_match->state().open.dealer) == deal.dealer))
            return at_egn_place(deal.path + ".initialState.dealer",
                                failure("euchre",
                                        "the dealer is {}, but it must be {}, to the left of the dealer before",
                                        deal.dealer.index(), Euchre::left_of(m_match->state().open.dealer).index()));
        const int part = Euchre::kFirstHandPart + static_cast<int>(number);
        m_script.parts[part] = hands.deal_out(deal, Rng(0, number, Stream::Cards, 0, 0));
        if (m_match)
            m_match->step(); // the rest after the hand before
        else
            m_match.emplace(m_rules, Euchre::kSeats, Chance(0, 0, &m_script));
        return answer_deal(deal, hands);
    }

    Result<> answer_deal(const EgnDeal& deal, const EgnHands& hands) {
        for (std::size_t i = 0; i < deal.calls.size(); ++i) {
            if (auto given = answer(deal.calls[i], fmt::format("{}[{}]", deal.calls_path, i)); !given) return given;
        }
        if (phase() == Phase::Discard) {
            if (deal.discard == kNoCard && hands.plays.empty()) return {};
            const Card card = deal.discard != kNoCard ? deal.discard : unplayed(deal, hands);
            TRY(answer(Euchre::discard(card), deal.calls_path));
        }
        if (hands.plays.empty()) return {};
        while (phase() == Phase::Alone) {
            const Seat seat = m_match->state().open.turn;
            const bool alone = (deal.alone && seat == deal.maker) || seat.index() == deal.alone_defender;
            TRY(answer(alone ? Euchre::alone() : Euchre::together(), deal.calls_path));
        }
        TRY(check_leader(deal));
        for (const EgnPlay& play : hands.plays) {
            if (phase() == Phase::TrickRest) m_match->step();
            TRY(answer(Euchre::play(play.card), play.path));
        }
        if (phase() == Phase::TrickRest) m_match->step();
        const bool lone = deal.alone_defender != Euchre::kNobody;
        if (lone && hands.complete && m_match->state().open.hand.gained == -2 && m_doubtful.empty())
            m_doubtful = deal.path;
        return {};
    }

    /// Where the loner's left leads, it must be who leads here.
    Result<> check_leader(const EgnDeal& deal) const {
        const auto& open = m_match->state().open;
        if (!m_file.lead_beside_loner || !deal.alone || open.turn == Euchre::left_of(deal.maker)) return {};
        const bool sits_out = !open.hand.playing.contains(Euchre::left_of(deal.maker));
        if (sits_out && open.turn == Euchre::left_of(Euchre::partner(deal.maker))) return {};
        return at_egn_place(deal.path, failure("euchre",
                                               "seat {} goes alone and the player to its left leads, but in Hilltop’s "
                                               "Euchre the player to the left of the dealer does",
                                               deal.maker.index() + 1));
    }

    /// A card that the dealer can have discarded: one that was not played, preferably one that cannot have been
    /// kept.
    Card unplayed(const EgnDeal& deal, const EgnHands& hands) const {
        Card found = deal.turned; // if the five others are played
        for (const Card card : m_match->view(deal.dealer).own.hand) {
            const auto same = [&](const EgnPlay& play) { return play.card == card; };
            if (card == deal.turned || std::any_of(hands.plays.begin(), hands.plays.end(), same)) continue;
            if ((hands.lacks[deal.dealer] & bit(card)) != 0) return card;
            if (found == deal.turned) found = card;
        }
        return found;
    }

    Phase phase() const { return m_match->state().open.phase; }

    Result<> answer(const Action& action, const std::string& path) {
        if (m_match->resting() || m_match->over())
            return at_egn_place(path, failure("euchre", "this answer is not possible here"));
        const Seat seat = *m_match->asked().begin();
        if (const char* objection = m_match->answer(seat, action))
            return at_egn_place(path, contradiction(objection, seat, action));
        m_match->step();
        m_answers.push_back({Euchre::spell(action)});
        return {};
    }

    Result<> check_score() const {
        const auto& points = m_match->state().open.points;
        if (!m_file.final_score) {
            if (m_doubtful.empty()) return {};
            return at_egn_place(m_doubtful, failure("euchre", "a lone defender takes three or four tricks, which is 4 "
                                                              "points in the notation and 2 in Hilltop’s Euchre"));
        }
        for (std::size_t side = 0; side < points.size(); ++side) {
            if (points[side] != (*m_file.final_score)[side])
                return at_egn_place(fmt::format("metadata.finalScore[{}]", side),
                                    failure("euchre", "the score is {}, but the deals add up to {}",
                                            (*m_file.final_score)[side], int{points[side]}));
        }
        return {};
    }

    const EgnFile& m_file;
    Euchre::Rules m_rules = m_file.rules;
    Script m_script;
    std::optional<EuchreMatch> m_match;
    std::vector<std::vector<std::string>> m_answers;
    std::string m_doubtful; ///< the first deal in which EGN gives a lone defender other points
    bool m_complete = false;
};

std::string note_of(const EgnFile& file, bool unseen) {
    std::string note = file.about;
    if (file.rules.turned_down == Euchre::TurnedDown::Allowed)
        note += " A suit that was turned down is named in it, so these rules allow it.";
    if (file.rules.discard_picked_up)
        note += " A dealer discards the card just taken up in it, so these rules allow it.";
    if (unseen) note += " Cards that no one saw are filled in.";
    if (file.remarks) note += " Its annotations and other lines are left out.";
    return note;
}

bool hides_cards(const EgnDeal& deal) {
    for (Seat seat : SeatSet::all(Euchre::kSeats)) {
        if (deal.held[seat].size() < Euchre::kTricks) return true;
    }
    return false;
}

Result<std::vector<ImportedMatch>> read_matches(std::string_view text) {
    auto file = TRY(read_egn_file(text));
    const auto& deals = file.deals;
    if (std::any_of(deals.begin(), deals.end(), [](const EgnDeal& deal) { return deal.names_turned_down(); }))
        file.rules.turned_down = Euchre::TurnedDown::Allowed;
    for (const EgnDeal& deal : deals) {
        const auto hands = TRY(deduce_hands(deal));
        if (discards_turned(deal, hands)) file.rules.discard_picked_up = true;
    }

    Euchre::Rules rules = file.rules;
    EgnMatch first(file);
    TRY(first.play());
    std::vector<ImportedMatch> matches;
    const bool lone = deals.size() == 1 && deals.front().trump != kNoSuit;
    if ((file.final_score || lone) && first.complete() && !first.over()) {
        // It has a final score, or only this deal, so it ended here: the number of hands was limited.
        // Without an end the points of the last deal would not be counted: its last answer is the last card.
        rules.max_hands = static_cast<std::uint16_t>(deals.size());
        EgnMatch limited(file);
        limited.use(rules);
        TRY(limited.play());
        matches.push_back(std::move(limited).taken(rules));
    } else {
        matches.push_back(std::move(first).taken(rules));
    }
    matches.front().note = note_of(file, std::any_of(deals.begin(), deals.end(), hides_cards));
    return matches;
}

} // namespace

Result<std::vector<ImportedMatch>> read_egn(std::string_view text) {
    auto matches = read_matches(text);
    if (matches) return matches;
    const auto place = egn_place_of(matches.error());
    const bool one_line = text.substr(0, text.find_last_not_of("\r\n") + 1).find('\n') == std::string_view::npos;
    if (!place || one_line) return matches;
    return failure("euchre", "line {}: {}", line_of_place(text, *place), matches.error());
}

} // namespace hilltop::euchre
