// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/field_error.h"
#include "engine/view_table.h"
#include "games/advanced-pazaak/advanced_pazaak.h"
#include "games/advanced-pazaak/ready_decks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>

namespace hilltop {
namespace {

using namespace advanced_pazaak;
using State = AdvancedPazaak::State;

constexpr const char* kPhaseWords[] = {"choose", "stake", "act", "rest", "over"};
constexpr const char* kTurnEnds[] = {"end", "stand"};
constexpr int kMostSets = 100'000;

/// A house card as drawn, or a side card as played.
struct Laid {
    int number = 0; ///< 0: a side card
    AdvancedPazaak::Action play;
};

/// What is written of a player from which the rest follows.
struct Written {
    std::vector<Laid> laid;
    std::optional<int> stake;
    int played = 0, house = 0; ///< side and house cards of this set
    bool stood = false;
};

/// A view, and what is written of it from which the rest follows.
struct AdvancedView : InfoState<AdvancedPazaak> {
    std::optional<int> set{};
    std::optional<Seat> turn{}, begins{};
    PerSeat<Written, AdvancedPazaak::kSeats> written{};
};
using AdvancedPart = PartOf<AdvancedView>; // a seat, or a ready deck

AdvancedPazaak::Player& player_of(const AdvancedPart& of) {
    return of.all.open.players[of.seat()];
}

std::string text_of(const AdvancedPazaak::Action& play) {
    const std::string text = AdvancedPazaak::spell(play);
    return text.substr(0, text.find(' '));
}

/// All side cards, and all that a card can be when it is laid.
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
        for (int number = 1; number <= AdvancedPazaak::kHouseValues; ++number)
            all.push_back(std::to_string(number));
        for (SideCard card = 0; card < kSideCards; ++card) {
            for (const int value : kCardValues[card])
                all.push_back(text_of(AdvancedPazaak::play(card, value, false)));
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

/// The cards of a row as they were laid, before flips and doubling: house cards as "7", side cards as in answers.
std::vector<std::string> told_laid(const AdvancedPazaak::Player& player) {
    std::vector<std::string> cards;
    for (int i = 0; i < player.row.size(); ++i) {
        const AdvancedPazaak::Card& card = player.row[i];
        if (card.number != 0) {
            cards.push_back(std::to_string(card.number));
            continue;
        }
        int value = card.counts;
        for (int k = i + 1; k < player.row.size(); ++k)
            if (flips(player.row[k].side, std::abs(card.counts)) && player.row[k].number == 0) value = -value;
        if (i + 1 < player.row.size() && player.row[i + 1].number == 0 && player.row[i + 1].side == kDouble) value /= 2;
        cards.push_back(text_of(AdvancedPazaak::play(card.side, value, false)));
    }
    return cards;
}

Result<> take_laid(AdvancedPart& of, const std::vector<std::string>& texts) {
    Written& player = of.all.written[of.seat()];
    bool side_before = true; // the first card is a house card
    for (const std::string& text : texts) {
        Laid one;
        const auto play = AdvancedPazaak::read(text + " end");
        for (int number = 1; number <= AdvancedPazaak::kHouseValues; ++number)
            if (text == std::to_string(number)) one.number = number;
        if (one.number == 0 && !(play && play->plays))
            return failure("advanced-pazaak", "{} is not a card; write for example 7, -2 or +-3=+3", text);
        if (one.number == 0) one.play = *play;
        if (one.number == 0 && side_before)
            return failure("advanced-pazaak", "a side card must follow a house card, and each turn may have only one");
        side_before = one.number == 0;
        ++(one.number == 0 ? player.played : player.house);
        player.laid.push_back(one);
    }
    return {};
}

Result<SideCard> side_card_of(const std::string& text) {
    const auto card = side_card_named(text);
    return card ? Result<SideCard>(*card) : failure("advanced-pazaak", "{} is not a side card", text);
}

ViewTable<AdvancedView> view_table() {
    using namespace form;
    const auto side = as<SideCard>(text(schema::one_of(side_card_words())), side_card_of,
                                   [](SideCard card) { return kSideCardNames[card]; });
    const auto side_cards = row<AdvancedPazaak::Deck>(side, failure("advanced-pazaak", "there are too many cards"));
    const auto seat_or_null = or_null(view_seat(AdvancedPazaak::kSeats));
    auto total = figure();
    total.schema = schema::number();
    ViewTable<AdvancedPazaak::Card> card;
    card.computed("side", TOLD(where(of.number == 0, of.side)), or_null(side), "the side card; null: a house card");
    card.computed("number", TOLD(where(of.number != 0, of.number)), or_null(figure(1, AdvancedPazaak::kHouseValues)),
                  "of a house card");
    card.computed("counts", TOLD(of.counts), figure(-20, 20), "what it counts now");
    ViewTable<AdvancedPart> seat;
    seat.written("wins", HELD(player_of(of).wins), figure<std::uint8_t>())
        .within(TOLD(std::pair(0, of.all.open.rules.sets_to_win - 1)));
    seat.computed("total", TOLD(player_of(of).total), total);
    seat.made("stood", TOLD(player_of(of).stood), HELD(of.all.written[of.seat()].stood), truth());
    seat.computed("over", TOLD(player_of(of).total > AdvancedPazaak::kGoal), truth(), "above 20");
    seat.computed("tie", TOLD(player_of(of).tie), truth(), "has played the tie card in this set");
    seat.computed("last",
                  TOLD(where(player_of(of).last != AdvancedPazaak::Last::Nothing,
                             player_of(of).last == AdvancedPazaak::Last::Stand)),
                  or_null(word<bool>(kTurnEnds)), "his last action of this set");
    seat.made("stake", TOLD(where(player_of(of).stake != 0, player_of(of).stake)),
              HELD(of.all.written[of.seat()].stake), or_null(figure(1, 1000)), "what he named, once both have")
        .within(TOLD(std::pair(1, std::max(1, int{of.all.open.rules.stake}))));
    seat.computed("side_left", TOLD(player_of(of).side_left), figure(0, AdvancedPazaak::kMaxDeck));
    seat.computed("row", TOLD(player_of(of).row), row<decltype(AdvancedPazaak::Player::row)>(card.form()),
                  "cards of this set, in order");
    seat.made("laid", TOLD(told_laid(player_of(of))), take_laid,
              row<std::vector<std::string>>(text(schema::one_of(laid_words()))),
              "the same as they were laid, before flips and doubling");
    seat.written("spent", HELD(player_of(of).spent), side_cards, "side cards of earlier sets, in order");
    ViewTable<AdvancedPart> ready;
    ready.computed("name", TOLD(ready_decks()[static_cast<std::size_t>(of.index)].id), text());
    ready.computed("cards", TOLD(deck_for(ready_decks()[static_cast<std::size_t>(of.index)], of.all.open.rules)),
                   side_cards);
    ViewTable<AdvancedView> view;
    view.written("rules", HELD(of.open.rules), rules_of<AdvancedPazaak>());
    view.made("set", TOLD(of.open.set + 1), &AdvancedView::set, later(figure(1)), "from 1, level ones included");
    view.written("me", &AdvancedView::me, view_seat(AdvancedPazaak::kSeats));
    view.written("phase", HELD(of.open.phase), word<AdvancedPazaak::Phase>(kPhaseWords, 3));
    view.made("turn", TOLD(where(of.open.phase == AdvancedPazaak::Phase::Act, of.open.turn)), &AdvancedView::turn,
              seat_or_null);
    view.made("begins", TOLD(where(of.open.phase >= AdvancedPazaak::Phase::Act, of.open.first)), &AdvancedView::begins,
              seat_or_null, "who began this set");
    view.computed("house_left", TOLD(of.open.house_left), figure(0, AdvancedPazaak::kMaxHouse));
    view.computed("set_winner", TOLD(where(of.open.set_winner != AdvancedPazaak::kNobody, of.open.set_winner)),
                  or_null(figure(0, AdvancedPazaak::kSeats - 1)), "of the set that has ended");
    view.parts("ready", ready,
               TOLD(of.open.phase == AdvancedPazaak::Phase::Choose ? static_cast<int>(ready_decks().size()) : 0),
               "ready-made side decks, while one is chosen");
    view.seats(seat, [](const auto&) { return AdvancedPazaak::kSeats; });
    view.written("hand", HELD(of.own.hand), side_cards, "my side cards, in the order drawn");
    view.written("box", HELD(of.own.box), side_cards, "what was not drawn of my side deck");
    return view;
}

const ViewTable<AdvancedView> kView = view_table();

/// The house cards of a set in the order in which they are drawn: a round each, from `first` on.
Result<std::vector<std::uint8_t>> drawn(const PerSeat<Written, AdvancedPazaak::kSeats>& players,
                                        const AdvancedPazaak::Rules& rules, Seat first) {
    std::vector<std::uint8_t> cards;
    std::array<int, AdvancedPazaak::kHouseValues + 1> copies{};
    PerSeat<std::size_t, AdvancedPazaak::kSeats> at;
    for (Seat seat = first; static_cast<int>(cards.size()) < players[Seat(0)].house + players[Seat(1)].house;
         seat = next(seat, AdvancedPazaak::kSeats)) {
        const auto& laid = players[seat].laid;
        while (at[seat] < laid.size() && laid[at[seat]].number == 0)
            ++at[seat];
        if (at[seat] == laid.size()) continue;
        const int number = laid[at[seat]++].number;
        cards.push_back(static_cast<std::uint8_t>(number));
        if (++copies[static_cast<std::size_t>(number)] > rules.house_copies)
            return seat_error(seat, "laid",
                              failure("advanced-pazaak",
                                      "house card {} is on the table {} times, but the deck has only {}", number,
                                      copies[static_cast<std::size_t>(number)], int{rules.house_copies}));
    }
    return cards;
}

/// That no one has more copies of a side card than the rules allow.
Result<> check_copies(const InfoState<AdvancedPazaak>& seen) {
    for (Seat seat : SeatSet::all(AdvancedPazaak::kSeats)) {
        std::array<int, kSideCards> copies{};
        const auto count = [&](const auto& cards, const auto& field) -> Result<> {
            for (const SideCard card : cards)
                if (++copies[card] > AdvancedPazaak::copies_allowed(seen.open.rules, card))
                    return field(failure("advanced-pazaak", "{} appears {} times, but the rules allow only {}",
                                         kSideCardNames[card], copies[card],
                                         AdvancedPazaak::copies_allowed(seen.open.rules, card)));
            return {};
        };
        const auto of_seat = [&](const char* field) {
            return [seat, field](const Error& problem) { return seat_error(seat, field, problem); };
        };
        AdvancedPazaak::Deck row;
        for (const AdvancedPazaak::Card& card : seen.open.players[seat].row)
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
Result<> play_set(State& state, const PerSeat<Written, AdvancedPazaak::kSeats>& players, Seat turn) {
    const auto size = [&](Seat seat) { return static_cast<int>(players[seat].laid.size()); };
    const auto laid = [&](Seat seat) { return state.open.players[seat].row.size(); };
    const auto turn_error = [&] {
        return field_error("turn", failure("advanced-pazaak",
                                           "it cannot be seat {}’s turn with {} cards of seat 1 and {} of seat 2",
                                           turn.index() + 1, size(Seat(0)), size(Seat(1))));
    };
    if (players[turn].laid.empty() || players[turn].laid.back().number == 0 || players[turn].stood) return turn_error();
    AdvancedPazaak::step(state, {}, {}); // out of the rest before it
    for (;;) {
        if (state.open.phase != AdvancedPazaak::Phase::Act)
            return seat_error(turn, "laid",
                              failure("advanced-pazaak", "the set is over with these cards, so no one has to act"));
        for (Seat seat : SeatSet::all(AdvancedPazaak::kSeats))
            if (laid(seat) > size(seat)) return turn_error();
        const Seat seat = state.open.turn;
        if (seat == turn && laid(seat) == size(seat)) {
            if (laid(next(turn, AdvancedPazaak::kSeats)) < size(next(turn, AdvancedPazaak::kSeats)))
                return turn_error();
            return {};
        }
        const auto& written = players[seat].laid;
        auto at = static_cast<std::size_t>(laid(seat));
        AdvancedPazaak::Action action = AdvancedPazaak::turn(false);
        if (at < written.size() && written[at].number == 0) action = written[at++].play;
        action.stands = players[seat].stood && at == written.size();
        Answers<AdvancedPazaak> answers;
        answers[seat] = action;
        AdvancedPazaak::step(state, answers, {});
    }
}

} // namespace

Json AdvancedPazaak::describe(const InfoState<AdvancedPazaak>& seen) {
    return kView.write({seen});
}

/// The set is played again by the rules, so that everything else follows.
Result<InfoState<AdvancedPazaak>> AdvancedPazaak::view_from(const Json& json) {
    AdvancedView view;
    view.open.phase = Phase::Act;
    TRY(seats_written(json, info()));
    TRY(kView.read(json, Path(), view));
    const Rules& rules = view.open.rules;
    TRY(check(rules, kSeats));
    InfoState<AdvancedPazaak> seen{view.me, {}, view.own};
    State state;
    Open& open = state.open;
    open.rules = rules;
    const PerSeat<Written, kSeats>& players = view.written;
    int wins = 0;
    for (Seat seat : SeatSet::all(kSeats)) {
        wins += view.open.players[seat].wins;
        if (view.open.players[seat].spent.size() + players[seat].played > rules.hand_size)
            return seat_error(seat, "spent",
                              failure("advanced-pazaak", "there are more side cards than the {} the rules allow",
                                      int{rules.hand_size}));
    }
    const auto sized = [&](const char* name, int size, int wanted) -> Result<> {
        if (size == wanted) return {};
        return field_error(name, failure("advanced-pazaak", "there are {} cards, but there must be {}", size, wanted));
    };
    const Phase phase = view.open.phase;
    const bool drawn_yet = phase != Phase::Choose;
    const int used = view.open.players[seen.me].spent.size() + players[seen.me].played;
    TRY(sized("hand", seen.own.hand.size(), drawn_yet ? rules.hand_size - used : 0));
    TRY(sized("box", seen.own.box.size(), drawn_yet ? rules.deck_size - rules.hand_size : 0));
    open.house_left = rules.house_copies * kHouseValues;
    open.phase = phase;
    if (phase == Phase::Stake && rules.stake == 0)
        return field_error("phase", failure("advanced-pazaak", "these rules have no stakes"));
    if (phase != Phase::Act) {
        for (Seat seat : SeatSet::all(kSeats))
            open.players[seat].side_left = drawn_yet ? rules.hand_size : std::uint8_t{0};
        seen.open = open;
        TRY(check_copies(seen));
        return seen;
    }
    const Seat turn = view.turn.value_or(seen.me);
    const Seat rival = next(turn, kSeats);
    const Seat likely = players[turn].house > players[rival].house ? turn : rival;
    const Seat first = view.begins.value_or(rules.first == First::Seat0 ? Seat(0) : likely);
    if (rules.first == First::Seat0 && first != Seat(0))
        return field_error("begins", failure("advanced-pazaak", "seat 0 must begin by these rules"));
    const int set = view.set.value_or(wins + 1);
    if (set <= wins || set > kMostSets) return field_error("set", form::out_of_range(set, wins + 1, kMostSets));
    open.set = set - 2; // the one before it is over
    open.first = rules.first == First::Drawn ? next(first, kSeats) : first;
    open.phase = Phase::Rest;
    for (Seat seat : SeatSet::all(kSeats)) {
        const Player& player = view.open.players[seat];
        Player& now = open.players[seat];
        now.wins = player.wins;
        now.stake = static_cast<std::uint16_t>(players[seat].stake.value_or(rules.stake > 0 ? 1 : 0));
        now.spent = player.spent;
        now.side_left = static_cast<std::uint8_t>(rules.hand_size - player.spent.size());
        if (open.set < 0 && !player.spent.empty())
            return seat_error(seat, "spent", failure("advanced-pazaak", "no set is over yet"));
        // Those that are played in this set lie first: what is played again is the first of its kind.
        for (const Laid& laid : players[seat].laid)
            if (laid.number == 0) state.own[seat].hand.push_back(laid.play.card);
    }
    for (const SideCard card : seen.own.hand)
        state.own[seen.me].hand.push_back(card);
    state.own[seen.me].box = seen.own.box;
    Script script;
    script.parts[kFirstSetPart + open.set + 1] = TRY(drawn(players, rules, first));
    state.chance = Chance(0, 0, &script);
    TRY(play_set(state, players, turn));
    seen.open = state.open;
    seen.own = own(state, seen.me);
    TRY(check_copies(seen));
    return seen;
}

GameSchema AdvancedPazaak::schema() {
    GameSchema declared;
    declared.view = kView.schema();
    declared.cards = {{"seat", "the side cards that seat draws, as places in its side deck as answered"},
                      {"2", "the seat that begins"},
                      {"3 + s", "the house cards of set s (from 0, level ones included), in the order dealt"}};
    declared.numbered = "a house card's value, 1 to 10; in parts 0 and 1 a place, 0 to 19; in part 2 a seat";
    declared.most_card = kMaxDeck - 1;
    declared.digest = "4 x (0 turn, 1 deck, 2 stake) + 2 x plays a side card + stands (1 beside a turn); then the side "
                      "card and what it counts, or the deck's cards, or the stake in two bytes, low one first";
    constexpr int kSigned = 18,
                  kSpecial = kSideCards - kSigned; // kinds of which there may be several, and of which one
    const auto deck_within = [](int kinds, int special, const char* pool) {
        return RuleRelation{
            .rule = "deck_size", .number = kinds, .times = "same", .plus = special, .where = "pool", .is = pool};
    };
    declared.relations = {{.rule = "hand_size", .times = "deck_size"},
                          deck_within(kMinus, 0, "plus"),
                          deck_within(kSigned, 0, "signed"),
                          deck_within(kSigned, kSpecial, "all")};
    return declared;
}

} // namespace hilltop
