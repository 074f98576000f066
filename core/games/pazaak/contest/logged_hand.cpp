// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/logged_hand.h"

#include "games/pazaak/pazaak_table.h"

#include <numeric>

namespace hilltop::pazaak {
namespace {

using Choice = LoggedTurn::Choice;

bool same_cards(const LoggedTurn& turn, const Pazaak::Player& player) {
    if (player.row.size() < static_cast<int>(turn.cards.size())) return false;
    for (std::size_t i = 0; i < turn.cards.size(); ++i) {
        if (player.row[static_cast<int>(i)].value != turn.cards[i]) return false;
    }
    return true;
}

Pazaak::Action action_of(const LoggedTurn& turn) {
    if (turn.choice == Choice::End) return Pazaak::end();
    return turn.played == 0 ? Pazaak::stand() : Pazaak::play(turn.played);
}

/// Whether the hand ended as the log says, once all its turns are played; `shown` are the cards it shows by seat.
Result<> check_end(const Pazaak::Open& open, const LoggedHand& hand, const std::array<int, 2>& shown,
                   std::span<const std::string> names) {
    if (hand.end == LoggedHand::End::Unknown) return {};
    // A further card, of which the log knows nothing, may have ended it at once.
    const bool more = open.players[Seat(0)].row.size() > shown[0] || open.players[Seat(1)].row.size() > shown[1];
    if (open.phase == Pazaak::Phase::Act || more)
        return log_error(hand.end_line,
                         failure("pazaak", "the log says that the hand is over, but by the rules it continues"));
    if (hand.end == LoggedHand::End::Tied) {
        if (open.hand_winner != Pazaak::kNobody)
            return log_error(hand.end_line,
                             failure("pazaak", "the log says that the hand is tied, but {} wins it with {} against {}",
                                     names[static_cast<std::size_t>(open.hand_winner)],
                                     open.players[Seat(open.hand_winner)].total,
                                     open.players[Seat(1 - open.hand_winner)].total));
    } else if (open.hand_winner != hand.winner.index()) {
        return log_error(hand.end_line,
                         failure("pazaak", "the log says that {} wins with {} against {}, which is not so by the rules",
                                 names[static_cast<std::size_t>(hand.winner.index())], open.players[hand.winner].total,
                                 open.players[next(hand.winner, 2)].total));
    }
    for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
        const auto index = static_cast<std::size_t>(seat.index());
        const int total = open.players[seat].total;
        if (!hand.bombs_told || hand.bombed[index] == (total > Pazaak::kGoal)) continue;
        if (hand.bombed[index])
            return log_error(hand.end_line,
                             failure("pazaak", "{} has {}, which is not bombed out", names[index], total));
        return log_error(hand.end_line, failure("pazaak", "{} has {}, which is bombed out", names[index], total));
    }
    return {};
}

} // namespace

int LoggedTurn::total() const {
    return std::accumulate(cards.begin(), cards.end(), 0);
}

bool LoggedTurn::may_hide_card() const {
    return drew && choice == Choice::Stand && total() != Pazaak::kGoal;
}

Error log_error(int line, Error what) {
    return failure("pazaak", "line {}: {}", line, std::move(what));
}

Result<> follow(Match<Pazaak>& match, const LoggedHand& hand, std::span<const std::string> names,
                std::vector<std::vector<std::string>>& answers) {
    std::array<int, 2> shown{}; // cards the log has shown so far
    for (const LoggedTurn& turn : hand.turns) {
        const auto& open = match.state().open;
        const Pazaak::Player& player = open.players[turn.seat];
        const auto index = static_cast<std::size_t>(turn.seat.index());
        const bool all_shown =
            shown[0] == open.players[Seat(0)].row.size() && shown[1] == open.players[Seat(1)].row.size();
        if (open.phase != Pazaak::Phase::Act && turn.seat == Seat(0) && all_shown)
            return log_error(turn.line, failure("pazaak", "the hand continues after its end"));
        if (!same_cards(turn, player))
            return log_error(turn.line, failure("pazaak", "{} cannot be dealt a card here by the rules", names[index]));
        shown[index] = static_cast<int>(turn.cards.size()) + (turn.played != 0 ? 1 : 0);
        if (turn.choice == Choice::Unknown) break; // nothing can come after it
        if (!turn.drew || turn.total() == Pazaak::kGoal) {
            if (turn.choice != Choice::End) continue;
            return log_error(turn.line,
                             turn.drew
                                 ? failure("pazaak", "{} stands at exactly 20, so END cannot be chosen", names[index])
                                 : failure("pazaak", "{} has stood, so END cannot be chosen", names[index]));
        }
        if (match.resting() || match.asked() != SeatSet(turn.seat))
            return log_error(turn.line, failure("pazaak", "{} has nothing to choose here by the rules", names[index]));
        const Pazaak::Action action = action_of(turn);
        match.answer(turn.seat, action);
        match.step();
        answers.push_back({Pazaak::spell(action)});
    }
    return check_end(match.state().open, hand, shown, names);
}

Pazaak::Rules original_rules() {
    Pazaak::Rules rules;
    rules.house_copies = 5;
    rules.side_copies = 3;
    rules.side_cards = 5;
    return rules;
}

} // namespace hilltop::pazaak
