// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/sharp_match.h"

#include "games/euchre/bots/rules_of_thumb.h"

#include <algorithm>
#include <mutex>

namespace hilltop::euchre {
namespace {

using Phase = Euchre::Phase;

constexpr std::uint64_t kSeed = 1129;
/// For rules that have no figures yet: some 0.001 of a match is uncertain then.
constexpr int kSampledHands = 60'000;

int need_class(int needs) {
    return std::clamp(needs, 1, kNeedClasses) - 1;
}

/// By the usual rules: 2,000,000 deals (euchre_check sharp).
constexpr SharpHands kUsual = {
    {{{{{0.000002, 0.000000, 0.150399, 0.175880, 0.001622, 0.487185, 0.184896, 0.000000, 0.000017}},
       {{0.000001, 0.000000, 0.138883, 0.200329, 0.003108, 0.465692, 0.191968, 0.000000, 0.000018}},
       {{0.014711, 0.000000, 0.133390, 0.174260, 0.008377, 0.491663, 0.177595, 0.000000, 0.000004}}}},
     {{{{0.000002, 0.000000, 0.159303, 0.161033, 0.002890, 0.500051, 0.176715, 0.000000, 0.000007}},
       {{0.000001, 0.000000, 0.147087, 0.185152, 0.005385, 0.479297, 0.183069, 0.000000, 0.000008}},
       {{0.014711, 0.000000, 0.133390, 0.174260, 0.008377, 0.491663, 0.177595, 0.000000, 0.000004}}}},
     {{{{0.000000, 0.000000, 0.137632, 0.211077, 0.008703, 0.466512, 0.109726, 0.000000, 0.066350}},
       {{0.000000, 0.000000, 0.137632, 0.211077, 0.008703, 0.466512, 0.109726, 0.000000, 0.066350}},
       {{0.014001, 0.000000, 0.128234, 0.189786, 0.005385, 0.492310, 0.104661, 0.000000, 0.065624}}}}}};

bool plays_as_usual(const Euchre::Rules& rules) {
    Euchre::Rules usual;
    usual.points_to_win = rules.points_to_win;
    usual.max_hands = rules.max_hands;
    return rules == usual;
}

} // namespace

void play_hand_out(Euchre::State& state, std::optional<Euchre::Action> given) {
    while (state.open.phase < Phase::HandRest) {
        Answers<Euchre> answers;
        if (state.open.phase != Phase::TrickRest) {
            const Seat seat = state.open.turn;
            if (!given) given = answer_by_thumb(kSharp, {seat, state.open, state.seats[seat]});
            answers[seat] = std::exchange(given, std::nullopt);
        }
        Euchre::step(state, answers, {});
    }
}

SharpHands play_sharp_hands(const Euchre::Rules& rules, int deals) {
    constexpr int kPoints = 10;
    Euchre::Rules usual_length = rules;
    usual_length.points_to_win = kPoints;
    usual_length.max_hands = Euchre::Rules().max_hands;
    SharpHands hands{};
    for (int deal = 0; deal < deals; ++deal) {
        const auto dealt =
            Euchre::deal(usual_length, Euchre::kSeats, Chance(kSeed, static_cast<std::uint64_t>(deal)), {});
        const std::size_t dealing = Euchre::side_of(dealt.open.dealer);
        for (std::size_t mine = 0; mine < kNeedClasses; ++mine) {
            for (std::size_t theirs = 0; theirs < kNeedClasses; ++theirs) {
                Euchre::State state = dealt;
                state.open.points[dealing] = static_cast<std::uint8_t>(kPoints - 1 - mine);
                state.open.points[1 - dealing] = static_cast<std::uint8_t>(kPoints - 1 - theirs);
                play_hand_out(state);
                int gained = 0;
                if (state.open.hand.maker != Euchre::kNobody) {
                    gained = state.open.hand.gained;
                    if (Euchre::side_of(Seat(state.open.hand.maker)) != dealing) gained = -gained;
                }
                hands[mine][theirs][static_cast<std::size_t>(gained + 4)] += 1.0 / deals;
            }
        }
    }
    return hands;
}

std::size_t SharpMatch::place(int dealing_needs, int other_needs, int hands_left) const {
    const int most = m_rules.points_to_win;
    return static_cast<std::size_t>((hands_left * most + dealing_needs - 1) * most + other_needs - 1);
}

SharpMatch::SharpMatch(const Euchre::Rules& rules, const SharpHands& hands)
    : m_rules(rules) {
    const int most = rules.points_to_win;
    m_values.assign(place(1, 1, kLayers), 0.5);
    for (int left = 1; left < kLayers; ++left) {
        for (int mine = 1; mine <= most; ++mine) {
            for (int theirs = 1; theirs <= most; ++theirs) {
                const HandShares& shares =
                    hands[static_cast<std::size_t>(need_class(mine))][static_cast<std::size_t>(need_class(theirs))];
                double sum = 0;
                for (int points = -4; points <= 4; ++points) {
                    const int still = mine - std::max(points, 0);
                    const int they = theirs - std::max(-points, 0);
                    const double after = still <= 0 ? 1 : they <= 0 ? 0 : 1 - m_values[place(they, still, left - 1)];
                    sum += shares[static_cast<std::size_t>(points + 4)] * after;
                }
                m_values[place(mine, theirs, left)] = sum;
            }
        }
    }
}

double SharpMatch::value(int dealing_needs, int other_needs, int hands_left) const {
    return m_values[place(dealing_needs, other_needs, std::min(hands_left, kLayers - 1))];
}

std::array<double, 2> SharpMatch::worth(const Euchre::Open& open) const {
    const std::size_t dealing = 1 - Euchre::side_of(open.dealer);
    const int mine = m_rules.points_to_win - open.points[dealing];
    const int theirs = m_rules.points_to_win - open.points[1 - dealing];
    double worth = 0.5;
    if (mine <= 0 || theirs <= 0)
        worth = mine <= 0 ? 1 : 0;
    else
        worth = value(mine, theirs, m_rules.max_hands - open.hands - 1);
    std::array<double, 2> worths{};
    worths[dealing] = worth;
    worths[1 - dealing] = 1 - worth;
    return worths;
}

std::shared_ptr<const SharpMatch> sharp_match(const Euchre::Rules& rules) {
    constexpr std::size_t kKept = 4;
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const SharpMatch>> matches; // latest last
    const std::lock_guard lock(mutex);
    for (const auto& match : matches) {
        if (match->rules() == rules) return match;
    }
    if (matches.size() == kKept) matches.erase(matches.begin());
    return matches.emplace_back(std::make_shared<const SharpMatch>(
        rules, plays_as_usual(rules) ? kUsual : play_sharp_hands(rules, kSampledHands)));
}

} // namespace hilltop::euchre
