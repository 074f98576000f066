// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/match_reader.h"

#include "games/pazaak/contest/unseen_cards.h"
#include "games/pazaak/pazaak_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace hilltop::pazaak {
namespace {

using Kind = LogLine::Kind;
using Choice = LoggedTurn::Choice;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat.index());
}

bool is_prefix(const std::vector<int>& shorter, const std::vector<int>& longer) {
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

/// Takes the lines of one match in order and keeps what they say; every function refuses what cannot follow.
class Reader {
public:
    explicit Reader(const Pazaak::Rules& rules)
        : m_rules(rules) {}
    Result<> take(const LogLine& line);
    /// After the last line: the open hand, too, must be possible.
    Result<> finish();
    Result<ImportedMatch> imported() const;

private:
    Result<> new_game(const LogLine& line);
    Result<> standings(const LogLine& line) const;
    Result<> hand(const LogLine& line);
    Result<> new_hand(const LogLine& line);
    Result<> choice(const LogLine& line);
    Result<> ending(const LogLine& line);

    Result<Seat> seat_of(const LogLine& line);
    /// The earlier turn of `seat` in this hand, or nullptr.
    LoggedTurn* last_turn(Seat seat);
    Result<> show_side_card(LoggedTurn& turn, int card, int line);
    Result<> close_hand();
    /// The original says nothing of a hand in which both stand with the same count; nor do some of one that both lose.
    Result<> close_in_silence(int line);

    std::string side_cards_note() const;

    Pazaak::Rules m_rules;
    std::vector<std::string> m_names; // by seat
    std::vector<LoggedHand> m_hands;
    std::array<PlayedSide, 2> m_shown; // side cards the log shows
    std::array<int, 2> m_wins{};
    Kind m_before = Kind::Blank; // the line before
};

Result<> Reader::take(const LogLine& line) {
    if (line.kind == Kind::Blank) return {};
    const bool over = m_hands.empty() || m_hands.back().end != LoggedHand::End::Unknown;
    if (over && line.kind != Kind::NewGame)
        return log_error(line.number, failure("pazaak", "the hand is over, so \"New Game!\" must come next"));
    if ((m_before == Kind::NewGame) != (line.kind == Kind::Standings))
        return log_error(line.number, failure("pazaak", "the standings may only come after \"New Game!\""));
    m_before = line.kind;
    switch (line.kind) {
    case Kind::NewGame:
        return new_game(line);
    case Kind::Standings:
        return standings(line);
    case Kind::Hand:
        return hand(line);
    case Kind::NewHand:
        return new_hand(line);
    case Kind::End:
    case Kind::Stand:
        return choice(line);
    case Kind::Wins:
    case Kind::Tie:
        return ending(line);
    case Kind::Foreign:
    case Kind::Blank:
        break;
    }
    return log_error(line.number, failure("pazaak", "this is not a line of the original controller’s log"));
}

Result<> Reader::new_game(const LogLine& line) {
    if (!m_hands.empty() && m_hands.back().end == LoggedHand::End::Unknown) {
        TRY(close_in_silence(line.number));
    }
    m_hands.emplace_back();
    m_hands.back().line = line.number;
    return {};
}

Result<> Reader::standings(const LogLine& line) const {
    if (line.numbers[0] == m_wins[0] && line.numbers[1] == m_wins[1]) return {};
    return log_error(line.number, failure("pazaak", "after the hands before, the standings are {} to {}, not {} to {}",
                                          m_wins[0], m_wins[1], line.numbers[0], line.numbers[1]));
}

Result<Seat> Reader::seat_of(const LogLine& line) {
    const auto found = std::find(m_names.begin(), m_names.end(), line.name);
    if (found != m_names.end()) return Seat(static_cast<int>(found - m_names.begin()));
    if (m_names.size() == 2)
        return log_error(line.number, failure("pazaak", "{} is not a player of this match; its players are {} and {}",
                                              line.name, m_names[0], m_names[1]));
    if (line.kind != Kind::Hand) return log_error(line.number, failure("pazaak", "{} has not begun a turn", line.name));
    m_names.emplace_back(line.name);
    return Seat(static_cast<int>(m_names.size()) - 1);
}

LoggedTurn* Reader::last_turn(Seat seat) {
    auto& turns = m_hands.back().turns;
    const auto found =
        std::find_if(turns.rbegin(), turns.rend(), [&](const LoggedTurn& turn) { return turn.seat == seat; });
    return found == turns.rend() ? nullptr : &*found;
}

Result<> Reader::show_side_card(LoggedTurn& turn, int card, int line) {
    const std::string& name = m_names[at(turn.seat)];
    if (!turn.may_hide_card())
        return log_error(line, failure("pazaak", "{}’s hand has grown by {} without a new card or STAND", name, card));
    if (card < 1 || card > Pazaak::kSideValues)
        return log_error(line,
                         failure("pazaak", "{} cannot be the side card {} played; side cards are 1 to 5", card, name));
    if (!m_shown[at(turn.seat)].leaves(card, m_rules))
        return log_error(
            line, failure("pazaak", "{} has played all side cards of value {} a side deck can have", name, card));
    turn.played = card;
    ++m_shown[at(turn.seat)].count[static_cast<std::size_t>(card)];
    return {};
}

Result<> Reader::hand(const LogLine& line) {
    const auto seat = TRY(seat_of(line));
    auto& turns = m_hands.back().turns;
    const Seat due = turns.empty() ? Seat(0) : next(turns.back().seat, Pazaak::kSeats);
    if (!turns.empty() && turns.back().choice == Choice::Unknown)
        return log_error(line.number, failure("pazaak", "{} has not chosen yet", m_names[at(turns.back().seat)]));
    if (seat != due) return log_error(line.number, failure("pazaak", "it is not {}’s turn", line.name));
    LoggedTurn turn;
    turn.line = line.number;
    turn.seat = seat;
    turn.cards = line.numbers;
    if (LoggedTurn* before = last_turn(seat)) {
        if (!is_prefix(before->cards, line.numbers) || line.numbers.size() > before->cards.size() + 1)
            return log_error(line.number,
                             failure("pazaak", "{}’s hand is not what it was in the turn before", line.name));
        if (line.numbers.size() > before->cards.size()) {
            TRY(show_side_card(*before, line.numbers.back(), line.number));
        }
        before->shown = true;
    } else if (!line.numbers.empty()) {
        return log_error(line.number, failure("pazaak", "{}’s hand is not empty at the beginning", line.name));
    }
    turns.push_back(std::move(turn));
    return {};
}

Result<> Reader::new_hand(const LogLine& line) {
    const auto seat = TRY(seat_of(line));
    auto& hand = m_hands.back();
    if (hand.turns.empty() || hand.turns.back().seat != seat || hand.turns.back().drew ||
        hand.turns.back().choice != Choice::Unknown)
        return log_error(line.number, failure("pazaak", "{} is dealt a card out of turn", line.name));
    LoggedTurn& turn = hand.turns.back();
    for (const LoggedTurn& earlier : hand.turns) {
        if (earlier.seat == seat && earlier.choice == Choice::Stand)
            return log_error(line.number, failure("pazaak", "{} stood but was dealt another card", line.name));
    }
    if (!is_prefix(turn.cards, line.numbers) || line.numbers.size() != turn.cards.size() + 1)
        return log_error(line.number,
                         failure("pazaak", "{}’s new hand is not the old one with one more card", line.name));
    const int card = line.numbers.back();
    if (!line.unseen && (card < 1 || card > Pazaak::kHouseValues))
        return log_error(line.number, failure("pazaak", "{} is not a house card; house cards are 1 to 10", card));
    const int copies = m_rules.house_copies;
    if (!line.unseen && std::count(hand.house.begin(), hand.house.end(), card) == copies)
        return log_error(line.number,
                         failure("pazaak", "all {} house cards of value {} have been dealt", copies, card));
    if (line.unseen) turn.unseen_house = static_cast<int>(hand.house.size());
    hand.house.push_back(static_cast<std::uint8_t>(card));
    turn.cards = line.numbers;
    turn.drew = true;
    turn.line = line.number;
    return {};
}

Result<> Reader::choice(const LogLine& line) {
    const auto seat = TRY(seat_of(line));
    auto& turns = m_hands.back().turns;
    if (turns.empty() || turns.back().seat != seat || turns.back().choice != Choice::Unknown)
        return log_error(line.number, failure("pazaak", "it is not {}’s turn", line.name));
    const bool stood = std::any_of(turns.begin(), turns.end(), [&](const LoggedTurn& turn) {
        return turn.seat == seat && turn.choice == Choice::Stand;
    });
    if (!turns.back().drew && !stood)
        return log_error(line.number, failure("pazaak", "{} chooses before a card is dealt", line.name));
    turns.back().choice = line.kind == Kind::End ? Choice::End : Choice::Stand;
    turns.back().line = line.number;
    return {};
}

Result<> Reader::ending(const LogLine& line) {
    LoggedHand& hand = m_hands.back();
    if (hand.turns.empty() || hand.turns.back().seat != Seat(1) || hand.turns.back().choice == Choice::Unknown)
        return log_error(line.number, failure("pazaak", "the hand ends before both have moved"));
    hand.end_line = line.number;
    if (line.kind == Kind::Tie) {
        hand.end = LoggedHand::End::Tied;
        if (line.name.starts_with("Both players have bombed out!")) {
            hand.bombed = {true, true};
            hand.bombs_told = true;
        }
        return close_hand();
    }
    if (const auto win = told_win(line, std::array<std::string_view, 2>{m_names[0], m_names[1]})) {
        hand.end = LoggedHand::End::Won;
        hand.winner = Seat(win->winner);
        hand.bombed[static_cast<std::size_t>(1 - win->winner)] = win->other_bombed;
        hand.bombs_told = true;
        ++m_wins[at(hand.winner)];
        return close_hand();
    }
    return log_error(line.number, failure("pazaak", "it is not clear who wins here"));
}

Result<> Reader::close_hand() {
    LoggedHand& hand = m_hands.back();
    if (hand.turns.empty())
        return hand.end == LoggedHand::End::Unknown
                   ? Result<>{}
                   : log_error(hand.end_line, failure("pazaak", "the previous hand has no cards"));
    return settle_unseen(hand, m_names, m_rules);
}

Result<> Reader::close_in_silence(int line) {
    LoggedHand& hand = m_hands.back();
    hand.end = LoggedHand::End::Tied;
    hand.end_line = line;
    hand.bombs_told = true;
    if (const auto level = close_hand(); level) return {};
    hand.bombs_told = false;
    return close_hand();
}

Result<> Reader::finish() {
    if (m_names.size() < 2) return failure("pazaak", "the log ends before the second player is named");
    LoggedHand& last = m_hands.back();
    if (last.end == LoggedHand::End::Unknown) {
        // With all lines read and no winner, the hand is level if it can be; else the log breaks off in it.
        const bool all_said = !last.turns.empty() && last.turns.back().choice != Choice::Unknown;
        if (!all_said || !close_in_silence(last.turns.back().line)) {
            last.end = LoggedHand::End::Unknown;
            last.bombs_told = false;
            TRY(close_hand());
        }
    }
    return settle_unseen(m_hands, m_names, m_rules);
}

std::string Reader::side_cards_note() const {
    std::string note;
    bool unseen_house = false;
    for (const LoggedHand& hand : m_hands) {
        for (const LoggedTurn& turn : hand.turns) {
            unseen_house = unseen_house || turn.unseen_house >= 0;
            if (!turn.made) continue;
            note += fmt::format(" The log does not show which side card is behind the STAND in line {}; a {} makes the "
                                "hand go on as it says.",
                                turn.line, turn.played);
        }
    }
    if (unseen_house) note += " It does not show the last house cards of a hand; the lowest that fit are taken.";
    return note;
}

Result<ImportedMatch> Reader::imported() const {
    ImportedMatch match;
    match.bots = m_names;
    for (const auto& spec : Pazaak::rules())
        match.rules[spec.id] = spec.get(m_rules);
    match.note =
        m_rules == Pazaak::Rules{}
            ? "From a log of the original controller."
            : "From a log of the original controller, with its rules, as the usual decks do not have its cards.";
    match.note += " Cards the log does not show (the rest of the side decks and of the house decks) are drawn from the "
                  "seed of this record." +
                  side_cards_note();
    for (std::size_t h = 0; h < m_hands.size(); ++h) {
        match.script.parts[Pazaak::kFirstHandPart + static_cast<int>(h)] = m_hands[h].house;
        for (const LoggedTurn& turn : m_hands[h].turns) {
            if (turn.played != 0)
                match.script.parts[turn.seat.index()].push_back(static_cast<std::uint8_t>(turn.played));
        }
    }
    Match<Pazaak> played(m_rules, Pazaak::kSeats, Chance(0, 0, &match.script));
    for (const LoggedHand& hand : m_hands) {
        if (&hand != &m_hands.front()) played.step();
        TRY(follow(played, hand, m_names, match.answers));
    }
    if (played.state().chance.script_failed())
        return failure("pazaak", "the log shows cards that the decks do not have");
    return match;
}

} // namespace

Result<ImportedMatch> read_match(std::span<const LogLine> lines, const Pazaak::Rules& rules) {
    Reader reader(rules);
    for (const LogLine& line : lines) {
        TRY(reader.take(line));
    }
    TRY(reader.finish());
    return reader.imported();
}

} // namespace hilltop::pazaak
