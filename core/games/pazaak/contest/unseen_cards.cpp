// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/contest/unseen_cards.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

namespace hilltop::pazaak {
namespace {

/// A side card for each player, 0: none.
using SidePair = std::array<int, 2>;
constexpr std::size_t kSidePairs = (Pazaak::kSideValues + 1) * (Pazaak::kSideValues + 1);

/// Fewest cards first, then the lowest: sums of both in rising order would prefer two ones to a three.
constexpr std::array<SidePair, kSidePairs> kPairsInOrder = [] {
    std::array<SidePair, kSidePairs> pairs{};
    std::size_t count = 0;
    for (int cards = 0; cards <= 2; ++cards) {
        for (int first = 0; first <= Pazaak::kSideValues; ++first) {
            for (int second = 0; second <= Pazaak::kSideValues; ++second) {
                if ((first != 0) + (second != 0) == cards) pairs[count++] = {first, second};
            }
        }
    }
    return pairs;
}();

constexpr std::size_t by_seat(Seat seat) {
    return static_cast<std::size_t>(seat.index());
}

/// What the log leaves open in one hand, and a way to try cards for it.
class OpenHand {
public:
    OpenHand(LoggedHand& hand, std::span<const std::string> names, const Pazaak::Rules& rules)
        : m_hand(hand)
        , m_names(names)
        , m_rules(rules) {
        for (LoggedTurn& turn : hand.turns) {
            if (turn.unseen_house >= 0) m_house[by_seat(turn.seat)] = &turn;
            const bool may_hide = turn.may_hide_card() || turn.unseen_house >= 0;
            if (turn.drew && turn.choice == LoggedTurn::Choice::Stand && !turn.shown && may_hide)
                m_side[by_seat(turn.seat)] = &turn;
            else if (turn.played != 0)
                m_script.parts[turn.seat.index()] = {static_cast<std::uint8_t>(turn.played)};
        }
    }

    /// Whether the hand holds with these side cards, and the smallest house cards with which it does.
    Result<> hold(const SidePair& side) {
        std::optional<Error> problem;
        const int most_first = m_house[0] == nullptr ? 1 : Pazaak::kHouseValues;
        const int most_second = m_house[1] == nullptr ? 1 : Pazaak::kHouseValues;
        for (int first = 1; first <= most_first; ++first) {
            for (int second = 1; second <= most_second; ++second) {
                const auto held = play({first, second}, side);
                if (held) return {};
                if (!problem) problem = held.error();
            }
        }
        return *problem;
    }

private:
    Result<> play(const std::array<int, 2>& house, const SidePair& side) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (LoggedTurn* turn = m_house[seat]) {
                turn->cards.back() = house[seat];
                m_hand.house[static_cast<std::size_t>(turn->unseen_house)] = static_cast<std::uint8_t>(house[seat]);
            }
        }
        for (std::size_t seat = 0; seat < 2; ++seat) {
            LoggedTurn* turn = m_side[seat];
            if (side[seat] != 0 && (turn == nullptr || !turn->may_hide_card()))
                return log_error(m_hand.line, failure("pazaak", "no side card can be hidden in this hand"));
            if (turn == nullptr) continue;
            turn->played = side[seat];
            turn->made = side[seat] != 0;
            auto& part = m_script.parts[static_cast<int>(seat)];
            part.clear();
            if (side[seat] != 0) part.push_back(static_cast<std::uint8_t>(side[seat]));
        }
        m_script.parts[Pazaak::kFirstHandPart] = m_hand.house;
        Match<Pazaak> trial(m_rules, Pazaak::kSeats, Chance(0, 0, &m_script));
        std::vector<std::vector<std::string>> answers;
        TRY(follow(trial, m_hand, m_names, answers));
        // Where the log ends with a card it does not show, its player is about to choose.
        const LoggedTurn* last = m_hand.turns.empty() ? nullptr : &m_hand.turns.back();
        if (last != nullptr && last->unseen_house >= 0 && last->choice == LoggedTurn::Choice::Unknown &&
            trial.asked() != SeatSet(last->seat))
            return log_error(last->line, failure("pazaak", "this player has nothing to choose here"));
        if (trial.state().chance.script_failed())
            return log_error(m_hand.line, failure("pazaak", "this hand shows cards that the decks do not have"));
        return {};
    }

    LoggedHand& m_hand;
    std::span<const std::string> m_names;
    const Pazaak::Rules& m_rules;
    std::array<LoggedTurn*, 2> m_house{};
    std::array<LoggedTurn*, 2> m_side{};
    Script m_script;
};

} // namespace

bool PlayedSide::leaves(int value, const Pazaak::Rules& rules) const {
    return count[static_cast<std::size_t>(value)] < rules.side_copies &&
           std::accumulate(count.begin(), count.end(), 0) < rules.side_cards;
}

Result<> settle_unseen(LoggedHand& hand, std::span<const std::string> names, const Pazaak::Rules& rules) {
    OpenHand open(hand, names, rules);
    const auto plain = open.hold(kPairsInOrder.front());
    if (plain) return {};
    for (const SidePair& pair : kPairsInOrder) {
        if (open.hold(pair)) return {};
    }
    return plain;
}

Result<> settle_unseen(std::vector<LoggedHand>& hands, std::span<const std::string> names, const Pazaak::Rules& rules) {
    std::array<PlayedSide, 2> played; // what the log shows, and our guesses so far
    for (const LoggedHand& hand : hands) {
        for (const LoggedTurn& turn : hand.turns) {
            if (turn.played != 0 && !turn.made)
                ++played[by_seat(turn.seat)].count[static_cast<std::size_t>(turn.played)];
        }
    }
    const auto change = [&](const SidePair& pair, int by) {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            if (pair[seat] != 0) played[seat].count[static_cast<std::size_t>(pair[seat])] += by;
        }
    };
    // Depth first, with what has failed by hand and cards played: a match may have thousands of tied hands.
    using Position = std::tuple<std::size_t, decltype(PlayedSide::count), decltype(PlayedSide::count)>;
    const auto position = [&](std::size_t hand) { return Position{hand, played[0].count, played[1].count}; };
    std::set<Position> failed;
    std::vector<std::size_t> tried(hands.size() + 1);
    std::optional<Error> problem;
    std::size_t at = 0;
    while (at < hands.size()) {
        OpenHand open(hands[at], names, rules);
        bool found = false;
        while (!found && tried[at] < kSidePairs && !failed.contains(position(at))) {
            const SidePair& pair = kPairsInOrder[tried[at]++];
            found = (pair[0] == 0 || played[0].leaves(pair[0], rules)) &&
                    (pair[1] == 0 || played[1].leaves(pair[1], rules));
            if (!found) continue;
            const auto held = open.hold(pair);
            if (!held && !problem) problem = held.error();
            found = bool(held);
            if (found) change(pair, 1);
        }
        if (found) {
            tried[++at] = 0;
            continue;
        }
        failed.insert(position(at));
        if (at == 0) return *problem;
        change(kPairsInOrder[tried[--at] - 1], -1);
    }
    return {};
}

} // namespace hilltop::pazaak
