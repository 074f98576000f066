// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/bots/lone_mover.h"

#include "base/numbers.h"
#include "games/pazaak/bots/worlds.h"
#include "games/pazaak/solver/table_store.h"

namespace hilltop::pazaak {
namespace {

/// What the ends of a hand are worth to one player, by the table's values of the match.
class TableEnds {
public:
    TableEnds(const MatchTable& table, const View<Pazaak>& view)
        : m_table(table)
        , m_me(view.me.index())
        , m_cards(view.own.side.size())
        , m_deck(table.decks().index(view.own.side)) {
        const auto& players = view.open.players;
        const int to_win = view.open.rules.hands_to_win;
        m_needs = near_needs(table, {to_win - players[Seat(0)].wins, to_win - players[Seat(1)].wins});
    }

    /// Adds `weight` times the worth if the other player holds `theirs`.
    void add(const Pazaak::SideDeck& theirs, double weight, LoneHand::Ends& ends) const {
        const int their_deck = m_table.decks().index(theirs);
        for (int spent = 0; spent <= (m_cards > 0 ? Pazaak::kSideValues : 0); ++spent) {
            const int deck = spent == 0 ? m_deck : m_table.decks().without(m_cards, m_deck, spent);
            if (deck < 0) continue;
            const int cards = m_cards - (spent > 0 ? 1 : 0);
            const auto worth = [&](std::array<int, 2> needs) {
                return weight * value(needs, cards, deck, theirs.size(), their_deck);
            };
            auto won = m_needs, lost = m_needs;
            --won[at(m_me)];
            --lost[at(1 - m_me)];
            ends.won[at(spent)] += worth(won);
            ends.tied[at(spent)] += worth(m_needs);
            ends.lost[at(spent)] += worth(lost);
        }
    }

private:
    double value(std::array<int, 2> needs, int cards, int deck, int their_cards, int their_deck) const {
        if (needs[at(m_me)] == 0) return 1;
        if (needs[at(1 - m_me)] == 0) return 0;
        const bool first = m_me == 0;
        const DeckMatrix& matrix =
            m_table.hand(m_table.state(needs[0], needs[1], first ? cards : their_cards, first ? their_cards : cards))
                .value;
        const int row = first ? deck : their_deck;
        const int column = first ? their_deck : deck;
        const auto of_first = static_cast<double>(matrix.values[at(row * padded(matrix.columns) + column)]);
        return first ? of_first : 1 - of_first;
    }

    const MatchTable& m_table;
    int m_me;
    int m_cards;
    int m_deck;
    std::array<int, 2> m_needs{};
};

} // namespace

bool moves_alone(const View<Pazaak>& view) {
    const auto& me = view.open.players[view.me];
    const auto& rival = view.open.players[next(view.me, Pazaak::kSeats)];
    return rival.stood && rival.total <= Pazaak::kGoal && !me.stood && me.total <= Pazaak::kGoal;
}

void set_lone_hand(const MatchTable& table, const View<Pazaak>& view, LoneHand& hand, const Pazaak::SideDeck* theirs) {
    LoneHand::Setting setting;
    setting.left = Pazaak::unseen_house(view.open);
    setting.own = view.open.players[view.me].total;
    setting.stood = view.open.players[next(view.me, Pazaak::kSeats)].total;
    setting.side = view.own.side;
    setting.auto_stand = view.open.rules.auto_stand;
    const TableEnds values(table, view);
    LoneHand::Ends believed, actual;
    const HiddenSide hidden(view);
    for (const HiddenSide::Deck& deck : hidden.decks())
        values.add(deck.cards, deck.chance, believed);
    if (hidden.decks().empty()) values.add({}, 1, believed); // no card left
    if (theirs != nullptr) values.add(*theirs, 1, actual);
    hand.set(setting, believed, theirs != nullptr ? actual : believed);
}

} // namespace hilltop::pazaak
