// SPDX-License-Identifier: GPL-3.0-or-later
// euchre_complaints [HANDS [BOT [OTHER [SEED]]]]: what partners complain about in HANDS hands (1,000) that BOT
// (champion) plays on one side and OTHER (sharp) on the other: it trumps a trick that the partner has for certain,
// leads a loser to an opponent who is known to trump it though it has a winner to lead, goes alone. Each such moment is
// judged: every answer is played to the end of the hand, all by the rules of thumb of `sharp`, in WORLDS worlds weighed
// by what has been said and played. A complaint is justified if another answer is better by a tenth of a point and two
// standard errors.
#include "engine/play.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/bots/judge.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

using Action = Euchre::Action;
using Phase = Euchre::Phase;

constexpr int kWorlds = 2000;
constexpr double kWorthTelling = 0.1; ///< points

enum Complaint { kTrumpsPartner, kLeadsLoser, kGoesAlone, kComplaints };
constexpr std::array<const char*, kComplaints> kWords = {"trumps the partner's winner", "leads into nothing",
                                                         "goes alone"};

const BotSpec<Euchre>& spec_of(std::string_view id) {
    for (const auto& spec : all_bots()) {
        if (id == spec.traits.id) return spec;
    }
    fmt::print(stderr, "euchre_complaints: no bot {}\n", id);
    std::exit(2);
}

/// The table as the seat on turn sees it while cards are played.
struct Moment {
    explicit Moment(const View<Euchre>& view)
        : hand(view.open.hand)
        , suits(Euchre::suits(view.open.rules))
        , mine(view.own.cards)
        , legal(Euchre::legal(view.open, view.own.cards))
        , me(view.me) {
        unseen = kAllCards & ~(mine | hand.played);
        if (view.own.buried != kNoCard) unseen &= ~bit(view.own.buried);
        if (!hand.taken_up) unseen &= ~bit(hand.turned);
    }
    int suit(Card card) const { return suits.suit[hand.trump][card]; }
    bool is_trump(Card card) const { return (trumps_of(hand.trump) & bit(card)) != 0; }
    bool is_void(Seat seat, int suit) const { return (hand.void_in[seat] >> suit & 1) != 0; }
    /// No other hand can hold a card of the same suit, or a trump if it is one, that beats it.
    bool is_master(Card card) const {
        const int led = suit(card);
        const Cards better = unseen & beating(hand.trump, led, power_of(hand.trump, led, card));
        return (is_trump(card) ? better : better & ~trumps_of(hand.trump)) == 0;
    }
    /// An opponent has shown that they cannot follow, and not that they have no trump.
    bool is_trumped(int led) const {
        if ((unseen & trumps_of(hand.trump)) == 0) return false;
        for (const Seat seat : hand.playing)
            if (Euchre::side_of(seat) != Euchre::side_of(me) && is_void(seat, led) && !is_void(seat, hand.trump))
                return true;
        return false;
    }

    /// The trick is the partner's, and no later player can take it.
    bool partner_has_it() const {
        const auto& trick = hand.tricks[hand.trick];
        if (hand.in_trick == 0 || trick.winner != Euchre::partner(me)) return false;
        for (const Seat seat : hand.playing) {
            if (seat == me || trick.cards[seat] != kNoCard) continue;
            Cards may_hold = unseen & beating(hand.trump, hand.led, hand.ahead);
            for (int suit = 0; suit < kSuits; ++suit)
                if (is_void(seat, suit)) may_hold &= ~suits.follow[hand.trump][static_cast<std::size_t>(suit)];
            // They have to follow, unless they have shown that they cannot: likely, not certain.
            if (hand.led != hand.trump && !is_void(seat, hand.led)) may_hold &= ~trumps_of(hand.trump);
            if (may_hold != 0) return false;
        }
        return true;
    }

    std::optional<Complaint> about(Card card) const {
        if ((legal & (legal - 1)) == 0) return {};
        if (hand.in_trick != 0) {
            const bool spared = (legal & ~trumps_of(hand.trump)) != 0;
            if (hand.led != hand.trump && is_trump(card) && spared && partner_has_it()) return kTrumpsPartner;
            return {};
        }
        if (is_trump(card) || is_master(card) || !is_trumped(suit(card))) return {};
        for (Cards left = mine; left != 0; left &= left - 1) {
            const Card other = lowest(left);
            if (is_master(other) && (is_trump(other) || !is_trumped(suit(other)))) return kLeadsLoser;
        }
        return {};
    }

    const Euchre::Hand& hand;
    const Suits& suits;
    Cards mine, legal, unseen = 0;
    Seat me;
};

/// Points of the seat's side when the hand is over.
int points_of(const Euchre::State& state, Seat seat) {
    const auto& hand = state.open.hand;
    if (hand.maker == Euchre::kNobody) return 0;
    return Euchre::side_of(Seat(hand.maker)) == Euchre::side_of(seat) ? hand.gained : -hand.gained;
}

/// What the answer comes to, all others by rules of thumb.
int played_on(Euchre::State state, const Action& first) {
    const Seat me = state.open.turn;
    play_by_thumb(kSharp, state, Euchre::Phase::HandRest, first);
    return points_of(state, me);
}

/// What the best other answer wins more than `given`, in points, and its error.
struct Cost {
    double points = -100, error = 0;
};
Cost judged(const Euchre::State& state, const Action& given, Rng rng) {
    const View<Euchre> view{state.open.turn, state.open, state.seats[state.open.turn]};
    Euchre::Menu menu;
    Euchre::legal_menu(view, menu);
    const BelievedWorlds worlds(view);
    struct Sum {
        Action action;
        double sum = 0, squares = 0, cross = 0;
    };
    std::vector<Sum> sums;
    for (const Action& action : menu)
        if (!(action == given) && Euchre::objection(view, action) == nullptr) sums.push_back({action});
    double weights = 0, weight_squares = 0;
    for (int i = 0; i < kWorlds; ++i) {
        const auto [world, weight] = worlds.draw(rng);
        const int mine = played_on(world, given);
        weights += weight;
        weight_squares += weight * weight;
        for (Sum& one : sums) {
            const double more = played_on(world, one.action) - mine;
            one.sum += weight * more;
            one.squares += weight * weight * more * more;
            one.cross += weight * weight * more;
        }
    }
    Cost cost;
    for (const Sum& one : sums) {
        const double mean = one.sum / weights;
        // Of a ratio of two sums, linearised.
        const double variance = one.squares - 2 * mean * one.cross + mean * mean * weight_squares;
        if (mean > cost.points) cost = {mean, std::sqrt(std::max(0.0, variance)) / weights};
    }
    return cost;
}

} // namespace

int main(int argc, char** argv) {
    const int hands = std::max(1, argc > 1 ? std::atoi(argv[1]) : 1000);
    const auto& first = spec_of(argc > 2 ? argv[2] : "champion");
    const auto& second = spec_of(argc > 3 ? argv[3] : "sharp");
    const std::uint64_t seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
    std::array<std::unique_ptr<Bot<Euchre>>, Euchre::kSeats> bots;
    struct Count {
        int found = 0, justified = 0;
        double cost = 0;
    };
    std::array<Count, kComplaints> counts{};
    int decisions = 0;
    for (int number = 0; number < hands; ++number) {
        const int side = number % 2;
        for (int seat = 0; seat < Euchre::kSeats; ++seat)
            bots[static_cast<std::size_t>(seat)] = (seat % 2 == side ? first : second).make();
        auto state = Euchre::deal({}, Euchre::kSeats, Chance(seed, static_cast<std::uint64_t>(number)), {});
        std::array<int, Euchre::kSeats> asked{};
        while (state.open.phase < Phase::HandRest) {
            Answers<Euchre> answers;
            if (state.open.phase != Phase::TrickRest) {
                const Seat seat = state.open.turn;
                const auto place = static_cast<std::size_t>(seat.index());
                Rng rng = dice(seed, static_cast<std::uint64_t>(number), seat, asked[place]++);
                const View<Euchre> view{seat, state.open, state.seats[seat]};
                const Action given = bots[place]->act(view, rng).action;
                answers[seat] = given;
                if (seat.index() % 2 == side) {
                    ++decisions;
                    std::optional<Complaint> complaint;
                    if (given.kind == Action::Kind::Alone) complaint = kGoesAlone;
                    if (given.kind == Action::Kind::Play) complaint = Moment(view).about(given.what);
                    if (complaint) {
                        const Cost cost = judged(state, given,
                                                 Rng(seed, static_cast<std::uint64_t>(number), Stream::Analysis,
                                                     seat.index(), asked[place]));
                        auto& count = counts[*complaint];
                        ++count.found;
                        count.cost += cost.points;
                        if (cost.points > kWorthTelling && cost.points > 2 * cost.error) {
                            ++count.justified;
                            fmt::print("hand {}, {}: {}, which costs {:.2f} +- {:.2f} points\n", number,
                                       Euchre::spell(given), kWords[*complaint], cost.points, cost.error);
                        }
                    }
                }
            }
            Euchre::step(state, answers, {});
        }
    }
    fmt::print("{} against {}: {} hands, {} decisions, seed {}\n", first.traits.id, second.traits.id, hands, decisions,
               seed);
    for (int i = 0; i < kComplaints; ++i) {
        const auto& count = counts[static_cast<std::size_t>(i)];
        fmt::print("{}: {} times, justified {}", kWords[static_cast<std::size_t>(i)], count.found, count.justified);
        if (count.found > 0) fmt::print(", the best other answer {:+.2f} points on average", count.cost / count.found);
        fmt::print("\n");
    }
    return 0;
}
