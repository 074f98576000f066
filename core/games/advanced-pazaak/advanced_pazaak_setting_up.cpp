// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_setting_up.h"

#include "base/field_error.h"
#include "engine/view_reader.h"

#include <algorithm>
#include <cstdlib>

namespace hilltop::advanced_pazaak {
namespace {

using G = AdvancedPazaak;
using State = G::State;

constexpr const char* kSetPhases[] = {"choose", "stake", "act"};
constexpr int kMostSets = 100'000;

/// A house card as drawn, or a side card as played.
struct Laid {
    int number = 0; ///< 0: a side card
    G::Action play;
};

/// A player as written; all else follows by the rules.
struct Written {
    std::vector<Laid> laid;
    G::Deck spent;
    int wins = 0, stake = 0, played = 0, house = 0; ///< side and house cards of this set
    bool stood = false;
};
using BothWritten = PerSeat<Written, G::kSeats>;

Error seat_error(Seat seat, const char* field, const Error& problem) {
    return field_error("seats[" + std::to_string(seat.index()) + "]." + field, problem);
}

std::string text_of(const G::Action& play) {
    const std::string text = G::spell(play);
    return text.substr(0, text.find(' '));
}

Result<G::Deck> read_deck(const ViewReader& from, const char* name) {
    G::Deck deck;
    for (const std::string& text : TRY(from.texts(name))) {
        const auto card = std::find(kSideCardNames.begin(), kSideCardNames.end(), text);
        if (card == kSideCardNames.end())
            return from.error(name, failure("advanced-pazaak", "{} is no side card", text));
        if (deck.full()) return from.error(name, failure("advanced-pazaak", "has too many cards"));
        deck.push_back(static_cast<SideCard>(card - kSideCardNames.begin()));
    }
    return deck;
}

Result<Written> read_written(const ViewReader& from, const G::Rules& rules) {
    Written player;
    player.wins = TRY(from.whole("wins", 0, rules.sets_to_win - 1, 0));
    player.stake = TRY(from.whole("stake", 1, std::max(1, int{rules.stake}), rules.stake > 0 ? 1 : 0));
    player.spent = TRY(read_deck(from, "spent"));
    bool side_before = true; // the first card is a house card
    for (const std::string& text : TRY(from.texts("laid"))) {
        Laid one;
        const auto play = G::read(text + " end");
        for (int number = 1; number <= G::kHouseValues; ++number)
            if (text == std::to_string(number)) one.number = number;
        if (one.number == 0 && !(play && play->plays))
            return from.error("laid", failure("advanced-pazaak", "{} is no card such as 7, -2 or +-3=+3", text));
        if (one.number == 0) one.play = *play;
        if (one.number == 0 && side_before)
            return from.error("laid", failure("advanced-pazaak", "a side card follows a house card, one a turn"));
        side_before = one.number == 0;
        ++(one.number == 0 ? player.played : player.house);
        player.laid.push_back(one);
    }
    if (player.spent.size() + player.played > rules.hand_size)
        return from.error("spent",
                          failure("advanced-pazaak", "more side cards than the {} of the rules", int{rules.hand_size}));
    player.stood = TRY(from.truth("stood"));
    return player;
}

/// The house cards of a set in the order in which they are drawn: a round each, from `first` on.
Result<std::vector<std::uint8_t>> drawn(const BothWritten& players, const G::Rules& rules, Seat first) {
    std::vector<std::uint8_t> cards;
    std::array<int, G::kHouseValues + 1> copies{};
    PerSeat<std::size_t, G::kSeats> at;
    for (Seat seat = first; static_cast<int>(cards.size()) < players[Seat(0)].house + players[Seat(1)].house;
         seat = next(seat, G::kSeats)) {
        const auto& laid = players[seat].laid;
        while (at[seat] < laid.size() && laid[at[seat]].number == 0)
            ++at[seat];
        if (at[seat] == laid.size()) continue;
        const int number = laid[at[seat]++].number;
        cards.push_back(static_cast<std::uint8_t>(number));
        if (++copies[static_cast<std::size_t>(number)] > rules.house_copies)
            return seat_error(seat, "laid",
                              failure("advanced-pazaak", "house card {} lies on the table {} times, there are {}",
                                      number, copies[static_cast<std::size_t>(number)], int{rules.house_copies}));
    }
    return cards;
}

/// That nobody has more copies of a side card than the rules allow.
Result<> check_copies(const InfoState<G>& seen) {
    for (Seat seat : SeatSet::all(G::kSeats)) {
        std::array<int, kSideCards> copies{};
        const auto count = [&](const auto& cards, const auto& field) -> Result<> {
            for (const SideCard card : cards)
                if (++copies[card] > G::copies_allowed(seen.open.rules, card))
                    return field(failure("advanced-pazaak", "{} is there {} times, the rules allow {}",
                                         kSideCardNames[card], copies[card], G::copies_allowed(seen.open.rules, card)));
            return {};
        };
        const auto of_seat = [&](const char* field) {
            return [seat, field](const Error& problem) { return seat_error(seat, field, problem); };
        };
        G::Deck row;
        for (const G::Card& card : seen.open.players[seat].row)
            if (card.number == 0) row.push_back(card.side);
        TRY(count(seen.open.players[seat].spent, of_seat("spent")));
        TRY(count(row, of_seat("laid")));
        if (seat != seen.me) continue;
        TRY(count(seen.own.hand, [](const Error& problem) { return field_error("hand", problem); }));
        TRY(count(seen.own.box, [](const Error& problem) { return field_error("box", problem); }));
    }
    return {};
}

/// Plays the set that is about to begin until `turn` has to act and all that is written lies on the table.
Result<> play_set(State& state, const BothWritten& players, Seat turn) {
    const auto size = [&](Seat seat) { return static_cast<int>(players[seat].laid.size()); };
    const auto laid = [&](Seat seat) { return state.open.players[seat].row.size(); };
    const auto turn_error = [&] {
        return field_error("turn", failure("advanced-pazaak",
                                           "it can't be seat {}’s turn with {} cards of seat 0 and {} of seat 1",
                                           turn.index(), size(Seat(0)), size(Seat(1))));
    };
    if (players[turn].laid.empty() || players[turn].laid.back().number == 0 || players[turn].stood) return turn_error();
    G::step(state, {}, {}); // out of the rest before it
    for (;;) {
        if (state.open.phase != G::Phase::Act)
            return seat_error(turn, "laid",
                              failure("advanced-pazaak", "the set is over with these cards, so no one has to act"));
        for (Seat seat : SeatSet::all(G::kSeats))
            if (laid(seat) > size(seat)) return turn_error();
        const Seat seat = state.open.turn;
        if (seat == turn && laid(seat) == size(seat)) {
            if (laid(next(turn, G::kSeats)) < size(next(turn, G::kSeats))) return turn_error();
            return {};
        }
        const auto& written = players[seat].laid;
        auto at = static_cast<std::size_t>(laid(seat));
        G::Action action = G::turn(false);
        if (at < written.size() && written[at].number == 0) action = written[at++].play;
        action.stands = players[seat].stood && at == written.size();
        Answers<G> answers;
        answers[seat] = action;
        G::step(state, answers, {});
    }
}

} // namespace

std::span<const char* const> side_card_words() {
    static const auto words = [] {
        std::array<const char*, kSideCards> all{};
        for (std::size_t card = 0; card < all.size(); ++card)
            all[card] = kSideCardNames[card].data();
        return all;
    }();
    return words;
}

std::span<const char* const> laid_words() {
    static const auto texts = [] {
        std::vector<std::string> all;
        for (int number = 1; number <= G::kHouseValues; ++number)
            all.push_back(std::to_string(number));
        for (SideCard card = 0; card < kSideCards; ++card) {
            for (const int value : kCardValues[card])
                all.push_back(text_of(G::play(card, value, false)));
        }
        return all;
    }();
    static const auto words = [] {
        std::vector<const char*> all;
        for (const std::string& text : texts)
            all.push_back(text.c_str());
        return all;
    }();
    return words;
}

Json told_laid(const G::Player& player) {
    Json cards = Json::array();
    for (int i = 0; i < player.row.size(); ++i) {
        const G::Card& card = player.row[i];
        if (card.number != 0) {
            cards.push_back(std::to_string(card.number));
            continue;
        }
        int value = card.counts;
        for (int k = i + 1; k < player.row.size(); ++k)
            if (flips(player.row[k].side, std::abs(card.counts)) && player.row[k].number == 0) value = -value;
        if (i + 1 < player.row.size() && player.row[i + 1].number == 0 && player.row[i + 1].side == kDouble) value /= 2;
        cards.push_back(text_of(G::play(card.side, value, false)));
    }
    return cards;
}

Result<InfoState<G>> read_view(const Json& json) {
    const auto view = TRY(ViewReader::of(json, Path()));
    const auto seats = TRY(view.objects("seats", G::kSeats));
    InfoState<G> seen;
    State state;
    G::Open& open = state.open;
    open.rules = TRY(view.rules<G>(G::kSeats));
    seen.me = Seat(TRY(view.whole("me", 0, G::kSeats - 1, 0)));
    const auto phase = static_cast<G::Phase>(TRY(view.word("phase", kSetPhases, static_cast<int>(G::Phase::Act))));
    seen.own.hand = TRY(read_deck(view, "hand"));
    seen.own.box = TRY(read_deck(view, "box"));
    BothWritten players;
    int wins = 0;
    for (Seat seat : SeatSet::all(G::kSeats)) {
        players[seat] = TRY(read_written(seats[static_cast<std::size_t>(seat.index())], open.rules));
        wins += players[seat].wins;
    }
    const auto sized = [&](const char* name, int size, int wanted) -> Result<> {
        if (size == wanted) return {};
        return view.error(name, failure("advanced-pazaak", "has {} cards, not {}", size, wanted));
    };
    const bool drawn_yet = phase != G::Phase::Choose;
    const Written& mine = players[seen.me];
    TRY(sized("hand", seen.own.hand.size(), drawn_yet ? open.rules.hand_size - mine.spent.size() - mine.played : 0));
    TRY(sized("box", seen.own.box.size(), drawn_yet ? open.rules.deck_size - open.rules.hand_size : 0));
    open.house_left = open.rules.house_copies * G::kHouseValues;
    open.phase = phase;
    if (phase == G::Phase::Stake && open.rules.stake == 0)
        return view.error("phase", failure("advanced-pazaak", "no stakes are named by these rules"));
    if (phase != G::Phase::Act) {
        for (Seat seat : SeatSet::all(G::kSeats))
            open.players[seat].side_left = drawn_yet ? open.rules.hand_size : std::uint8_t{0};
        seen.open = open;
        TRY(check_copies(seen));
        return seen;
    }
    const Seat turn(TRY(view.whole("turn", 0, G::kSeats - 1, seen.me.index())));
    const Seat rival = next(turn, G::kSeats);
    const Seat likely = players[turn].house > players[rival].house ? turn : rival;
    const Seat first(
        TRY(view.whole("begins", 0, G::kSeats - 1, open.rules.first == G::First::Seat0 ? 0 : likely.index())));
    if (open.rules.first == G::First::Seat0 && first != Seat(0))
        return view.error("begins", failure("advanced-pazaak", "seat 0 begins by these rules"));
    open.set = TRY(view.whole("set", wins + 1, kMostSets, wins + 1)) - 2; // the one before it is over
    open.first = open.rules.first == G::First::Drawn ? next(first, G::kSeats) : first;
    open.phase = G::Phase::Rest;
    for (Seat seat : SeatSet::all(G::kSeats)) {
        const Written& player = players[seat];
        G::Player& now = open.players[seat];
        now.wins = static_cast<std::uint8_t>(player.wins);
        now.stake = static_cast<std::uint16_t>(player.stake);
        now.spent = player.spent;
        now.side_left = static_cast<std::uint8_t>(open.rules.hand_size - player.spent.size());
        if (open.set < 0 && !player.spent.empty())
            return seat_error(seat, "spent", failure("advanced-pazaak", "no set is over yet"));
        // Those that are played in this set lie first: what is played again is the first of its kind.
        for (const Laid& laid : player.laid)
            if (laid.number == 0) state.own[seat].hand.push_back(laid.play.card);
    }
    for (const SideCard card : seen.own.hand)
        state.own[seen.me].hand.push_back(card);
    state.own[seen.me].box = seen.own.box;
    Script script;
    script.parts[G::kFirstSetPart + open.set + 1] = TRY(drawn(players, open.rules, first));
    state.chance = Chance(0, 0, &script);
    TRY(play_set(state, players, turn));
    seen.open = state.open;
    seen.own = G::own(state, seen.me);
    TRY(check_copies(seen));
    return seen;
}

} // namespace hilltop::advanced_pazaak
