// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/judged_match.h"

#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/solver/roll_out.h"

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

/// By the usual rules: 2,000,000 deals (euchre_check judged).
constexpr JudgedHands kUsual = {
    {{{{{0.000003, 0.000000, 0.195667, 0.154777, 0.001622, 0.444966, 0.202950, 0.000000, 0.000017}},
       {{0.000001, 0.000000, 0.184855, 0.176923, 0.003108, 0.426309, 0.208786, 0.000000, 0.000018}},
       {{0.013603, 0.000000, 0.172630, 0.156504, 0.008378, 0.449510, 0.199370, 0.000000, 0.000005}}}},
     {{{{0.000003, 0.000000, 0.204423, 0.139857, 0.002889, 0.456219, 0.196602, 0.000000, 0.000007}},
       {{0.000001, 0.000000, 0.192845, 0.161467, 0.005385, 0.438355, 0.201939, 0.000000, 0.000008}},
       {{0.013603, 0.000000, 0.172630, 0.156504, 0.008378, 0.449510, 0.199370, 0.000000, 0.000005}}}},
     {{{{0.000001, 0.000000, 0.185517, 0.184900, 0.008703, 0.436408, 0.124455, 0.000000, 0.060016}},
       {{0.000001, 0.000000, 0.185517, 0.184900, 0.008703, 0.436408, 0.124455, 0.000000, 0.060016}},
       {{0.012941, 0.000000, 0.170102, 0.171368, 0.005385, 0.458648, 0.122156, 0.000000, 0.059399}}}}}};

bool plays_as_usual(const Euchre::Rules& rules) {
    Euchre::Rules usual;
    usual.points_to_win = rules.points_to_win;
    usual.max_hands = rules.max_hands;
    return rules == usual;
}

HandEnds ends_of_play(const Euchre::State& state, DoubleDummy& solver) {
    const MaskPlay play = mask_play(state);
    const bool dealers = Euchre::side_of(Seat(state.open.hand.maker)) == Euchre::side_of(state.open.dealer);
    const int sign = dealers ? 1 : -1;
    const int open = sign * solver.gained(play);
    if (play.tricks >= kSolvedFrom) return {open, open, true};
    MaskPlay ending = play;
    int gained = 0;
    const bool lasts = play_sensibly(ending, known_out(state.open), kSolvedFrom, gained);
    return {open, sign * (lasts ? solver.gained(ending) : gained), false};
}

} // namespace

HandEnds hand_ends(const Euchre::State& state, const std::optional<Euchre::Action>& given, DoubleDummy& solver) {
    Euchre::State after = state;
    play_by_thumb(kSharp, after, Phase::Play, given);
    if (after.open.phase < Phase::HandRest) return ends_of_play(after, solver);
    return {0, 0, state.open.phase >= Phase::Play};
}

JudgedHands judged_hands(const Euchre::Rules& rules, int deals) {
    constexpr int kPoints = 10;
    Euchre::Rules usual_length = rules;
    usual_length.points_to_win = kPoints;
    usual_length.max_hands = Euchre::Rules().max_hands;
    JudgedHands hands{};
    DoubleDummy solver;
    for (int deal = 0; deal < deals; ++deal) {
        const auto dealt =
            Euchre::deal(usual_length, Euchre::kSeats, Chance(kSeed, static_cast<std::uint64_t>(deal)), {});
        const std::size_t dealing = Euchre::side_of(dealt.open.dealer);
        std::optional<Euchre::Hand> called; // at another score; mostly the same is called at each
        HandEnds ends;
        for (std::size_t mine = 0; mine < kNeedClasses; ++mine) {
            for (std::size_t theirs = 0; theirs < kNeedClasses; ++theirs) {
                Euchre::State state = dealt;
                state.open.points[dealing] = static_cast<std::uint8_t>(kPoints - 1 - mine);
                state.open.points[1 - dealing] = static_cast<std::uint8_t>(kPoints - 1 - theirs);
                play_by_thumb(kSharp, state, Phase::Play);
                if (!called || !(*called == state.open.hand)) {
                    called = state.open.hand;
                    ends = state.open.phase == Phase::Play ? ends_of_play(state, solver) : HandEnds{};
                }
                for (const int points : {ends.open, ends.sensible})
                    hands[mine][theirs][static_cast<std::size_t>(points + 4)] += 0.5 / deals;
            }
        }
    }
    return hands;
}

std::size_t JudgedMatch::place(int dealing_needs, int other_needs, int hands_left) const {
    const int most = m_rules.points_to_win;
    return static_cast<std::size_t>((hands_left * most + dealing_needs - 1) * most + other_needs - 1);
}

JudgedMatch::JudgedMatch(const Euchre::Rules& rules, const JudgedHands& hands)
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

double JudgedMatch::value(int dealing_needs, int other_needs, int hands_left) const {
    return m_values[place(dealing_needs, other_needs, std::min(hands_left, kLayers - 1))];
}

std::array<double, 2> JudgedMatch::worth(const Euchre::Open& open, int points) const {
    // Who dealt does not deal next.
    const std::size_t dealing = 1 - Euchre::side_of(open.dealer);
    const int mine = m_rules.points_to_win - open.points[dealing] - std::max(-points, 0);
    const int theirs = m_rules.points_to_win - open.points[1 - dealing] - std::max(points, 0);
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

std::shared_ptr<const JudgedMatch> judged_match(const Euchre::Rules& rules) {
    constexpr std::size_t kKept = 4;
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const JudgedMatch>> matches; // latest last
    const std::lock_guard lock(mutex);
    for (const auto& match : matches) {
        if (match->rules() == rules) return match;
    }
    if (matches.size() == kKept) matches.erase(matches.begin());
    return matches.emplace_back(std::make_shared<const JudgedMatch>(
        rules, plays_as_usual(rules) ? kUsual : judged_hands(rules, kSampledHands)));
}

} // namespace hilltop::euchre
