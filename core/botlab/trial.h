// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "tournament/plan.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hilltop {

/// What a bot did when it was tried before a contest.
struct BotTrial {
    std::string bot;              ///< spec
    std::optional<Error> refusal; ///< why it cannot play
    std::vector<Error> remarks;   ///< what its author wants to know although it plays
    std::string name, version;    ///< as it calls itself; empty where it says nothing
};

struct TrialOrder {
    std::vector<std::string> bots; ///< they have passed check_bot()
    LimitsByBot limits;
    RuleValues rules{}; ///< of the contest; the game's own where empty, or where they do not fit its usual seats
    int threads = 1;
    int matches = 20;                            ///< of each, fewer where they take long
    std::chrono::seconds slow{2};                ///< then two matches are enough
    std::chrono::seconds most{30};               ///< from its first answer on, then it is over
    std::int64_t contest = 0;                    ///< matches that each will play in the contest; 0: unknown
    std::function<void(const BotTrial&)> done{}; ///< one at a time, in any order
};

/// The trial of a plan's bots.
TrialOrder trial_of(const Plan& plan);

/// Lets each bot play some matches against built-in ones, isolated as in a contest, and says which can play: it starts,
/// and an answer of its own counted. Until then its own limits say whether it is too slow: they count only the time in
/// which it had a processor, so that a busy machine is no fault of a bot. In the order of `bots`, the same one tried
/// once; built-in ones always play. Fewer if the gate is closed; an error where the machine could not try them, which
/// says nothing of a bot.
Result<std::vector<BotTrial>> try_bots(const GameEntry& game, const TrialOrder& order, Gate& gate);

/// The plan without those who cannot play; `trials` are those of its bots.
Plan players_of(const Plan& plan, const std::vector<BotTrial>& trials);

} // namespace hilltop
