// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/worlds.h"

#include "games/pazaak/solver/known_hand.h"
#include "games/pazaak/solver/table_store.h"

#include <algorithm>

namespace hilltop::pazaak {
namespace {

/// No player is so like the champion that anything is ruled out.
constexpr double kSurprise = 0.05;

struct Moment {
    HandPosition position;
    int answer;
};

/// What a seat has answered in this hand, and where it stood then, read off both rows.
std::vector<Moment> moments_of(const Pazaak::Open& open, Seat whose) {
    std::vector<Moment> moments;
    HandPosition position;
    std::array<int, 2> drawn{};
    for (int turn = 0;; turn = 1 - turn) {
        const auto place = static_cast<std::size_t>(turn);
        const Pazaak::Player& player = open.players[Seat(turn)];
        int& status = position.status[place];
        if (status != HandPosition::kMoves) {
            if (position.status[1 - place] != HandPosition::kMoves) return moments;
            continue;
        }
        const int house = player.row.size() - (player.played_side != 0 ? 1 : 0);
        if (drawn[place] == house) return moments; // the player's next card is still to come
        position.total[place] = std::min(position.total[place] + player.row[drawn[place]++].value, HandPosition::kOver);
        if (position.total[place] == Pazaak::kGoal && open.rules.auto_stand) {
            status = HandPosition::kStands;
            continue;
        }
        const bool latest = drawn[place] == house;
        if (latest && !player.stood && open.phase == Pazaak::Phase::Act && open.turn == Seat(turn)) return moments;
        int answer = kEnd;
        if (latest && player.stood) answer = player.played_side == 0 ? kStand : answer_of_card(player.played_side);
        if (Seat(turn) == whose) moments.push_back({position, answer});
        if (answer == kEnd) continue;
        status = HandPosition::kStands + player.played_side;
        position.total[place] = std::min(position.total[place] + player.played_side, HandPosition::kOver);
    }
}

double ways(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

} // namespace

HiddenSide::HiddenSide(const View<Pazaak>& view)
    : m_seen(keep(view)) {
    const auto& open = m_seen.open;
    const Seat other = next(m_seen.me, Pazaak::kSeats);
    const int hidden = open.players[other].side_left;
    const auto table = ready_table(open.rules);
    if (table == nullptr || hidden == 0) return;
    const auto unseen = Pazaak::unseen_side(open, other);
    const auto moments = moments_of(open, other);
    Pazaak::State state;
    state.open = open;
    state.side[m_seen.me] = m_seen.own.side;
    KnownHand hand;
    double sum = 0;
    for (int number = 0; number < table->decks().count(hidden); ++number) {
        const SideDecks::Counts& counts = table->decks().counts(hidden, number);
        Deck deck{{}, 1};
        for (std::size_t value = 1; value < unseen.size(); ++value) {
            // Which of two equal cards was shown says nothing, so all dealt ones are counted, seen or not.
            const int count = counts[value - 1];
            const int copies = open.rules.side_copies;
            deck.chance *= count <= unseen[value] ? ways(copies, copies - unseen[value] + count) : 0;
            for (int copy = 0; copy < count; ++copy)
                deck.cards.push_back(static_cast<std::uint8_t>(value));
        }
        if (deck.chance == 0) continue;
        state.side[other] = deck.cards;
        if (!moments.empty()) hand.set(*table, state);
        for (const Moment& moment : moments) {
            const double chance = hand.answers(other.index(), moment.position)[static_cast<std::size_t>(moment.answer)];
            deck.chance *= (1 - kSurprise) * chance + kSurprise / kAnswers;
        }
        sum += deck.chance;
        m_decks.push_back(deck);
    }
    for (Deck& deck : m_decks)
        deck.chance /= sum;
}

World<Pazaak> HiddenSide::draw(Rng& rng) const {
    World<Pazaak> world{Pazaak::resample(m_seen, rng), 1.0};
    if (m_decks.empty()) return world;
    double lot = rng.unit();
    const Deck* chosen = &m_decks.back(); // rounding
    for (const Deck& deck : m_decks) {
        lot -= deck.chance;
        if (lot >= 0) continue;
        chosen = &deck;
        break;
    }
    world.state.side[next(m_seen.me, Pazaak::kSeats)] = chosen->cards;
    return world;
}

bool HiddenSide::sole() const {
    return m_seen.open.players[next(m_seen.me, Pazaak::kSeats)].side_left == 0;
}

double HiddenSide::holds(int value) const {
    double chance = 0;
    for (const Deck& deck : m_decks) {
        if (deck.cards.find(static_cast<std::uint8_t>(value)) >= 0) chance += deck.chance;
    }
    return chance;
}

} // namespace hilltop::pazaak
