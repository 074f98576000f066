// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/formats.h"

#include "tournament/swiss.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>

namespace hilltop {
namespace {

constexpr std::int64_t kTieMatches = 2;      // of a knockout: both seatings
constexpr std::int64_t kDeciderMatches = 10; // of a cup: the first that is won decides

using List = std::vector<std::uint16_t>;

/// Reads the stages in their order, once per request of the format; the first missing one has to be played.
class StageReader {
public:
    StageReader(const Plan& plan, std::span<const PlayedStage> played, Bracket& bracket)
        : m_plan(plan)
        , m_played(played)
        , m_bracket(bracket) {}

    const Plan& plan() const { return m_plan; }
    const Info& game() const { return m_plan.entry().info(); }

    /// The tallies of the next stage, which has these pairings; nothing if it is still to be played.
    const std::vector<Tally>* stage(const std::vector<Pairing>& pairings, std::int64_t matches) {
        if (m_next < m_played.size()) return &m_played[m_next++].tallies;
        m_bracket.pairings = pairings;
        m_bracket.matches = matches;
        return nullptr;
    }
    /// The pairings of the next stage if it has been played.
    const std::vector<Pairing>* pairings() const {
        return m_next < m_played.size() ? m_played[m_next].pairings.get() : nullptr;
    }

private:
    const Plan& m_plan;
    std::span<const PlayedStage> m_played;
    Bracket& m_bracket;
    std::size_t m_next = 0;
};

/// What people see as a side's score.
double won(const Info& game, const Tally& tally, std::size_t side) {
    return game.counting == Counting::Points ? static_cast<double>(tally.points[side])
                                             : static_cast<double>(tally.halves[side]) / 2;
}

std::vector<Pairing> pairings_of(const std::vector<Meeting>& meetings, const std::vector<std::size_t>& which) {
    std::vector<Pairing> pairings;
    for (const std::size_t i : which)
        pairings.push_back({meetings[i].one, meetings[i].two});
    return pairings;
}

/// All that are not decided, by place in the round.
std::vector<std::size_t> open_ones(const std::vector<Meeting>& meetings) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < meetings.size(); ++i)
        if (meetings[i].winner < 0) open.push_back(i);
    return open;
}

/// Decides every meeting of a knockout round; false if more must be played. `rank` by entrant.
bool settle_knockout(StageReader& stages, std::vector<Meeting>& meetings, const std::vector<int>& rank) {
    for (int stage = 0; stage <= kMostTieBreaks; ++stage) {
        const auto open = open_ones(meetings);
        if (open.empty()) return true;
        const auto* tallies =
            stages.stage(pairings_of(meetings, open), stage == 0 ? stages.plan().matches : kTieMatches);
        if (tallies == nullptr) return false;
        for (std::size_t i = 0; i < open.size(); ++i) {
            Meeting& meeting = meetings[open[i]];
            for (std::size_t side : {0u, 1u})
                meeting.score[side] += won(stages.game(), (*tallies)[i], side);
            meeting.winner = better_of(stages.game(), (*tallies)[i]);
        }
    }
    for (Meeting& meeting : meetings)
        if (meeting.winner < 0) meeting.winner = rank[meeting.one] < rank[meeting.two] ? 0 : 1;
    return true;
}

/// Four of seven sets; a drawn set goes to more hands, then to the first further match that is won.
bool settle_cup(StageReader& stages, std::vector<Meeting>& meetings, const std::vector<int>& rank) {
    const auto take = [&](Meeting& meeting, int side) {
        meeting.score[static_cast<std::size_t>(side)] += 1;
        if (meeting.score[static_cast<std::size_t>(side)] >= kSetsToWin) meeting.winner = side;
    };
    for (auto open = open_ones(meetings); !open.empty(); open = open_ones(meetings)) {
        const auto* tallies = stages.stage(pairings_of(meetings, open), stages.plan().matches);
        if (tallies == nullptr) return false;
        std::vector<std::size_t> drawn;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const int better = better_of(stages.game(), (*tallies)[i]);
            if (better >= 0)
                take(meetings[open[i]], better);
            else
                drawn.push_back(open[i]);
        }
        for (int stage = 0; stage < kMostTieBreaks && !drawn.empty(); ++stage) {
            const auto* deciders = stages.stage(pairings_of(meetings, drawn), kDeciderMatches);
            if (deciders == nullptr) return false;
            std::vector<std::size_t> still;
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                if ((*deciders)[i].first_winner >= 0)
                    take(meetings[drawn[i]], (*deciders)[i].first_winner);
                else
                    still.push_back(drawn[i]);
            }
            drawn = std::move(still);
        }
        for (const std::size_t i : drawn)
            take(meetings[i], rank[meetings[i].one] < rank[meetings[i].two] ? 0 : 1);
    }
    return true;
}

/// Entrants from the best to the last: as given, or by a round-robin of them all.
std::optional<List> ranked(StageReader& stages, Bracket& bracket) {
    List list(stages.plan().bots.size());
    std::iota(list.begin(), list.end(), std::uint16_t{0});
    if (stages.plan().ranking == Ranking::Given) return list;
    Round round{Round::Kind::Ranking, {}, {}};
    const auto all = static_cast<std::uint16_t>(list.size());
    const auto pairings = every_pair(all, all);
    for (const Pairing& pairing : pairings)
        round.meetings.push_back({pairing[0], pairing[1]});
    const auto* tallies = stages.stage(pairings, stages.plan().matches);
    if (tallies != nullptr) {
        std::vector<Score> scores(list.size());
        for (std::size_t i = 0; i < pairings.size(); ++i) {
            for (std::size_t side : {0u, 1u}) {
                const Score taken = (*tallies)[i].score(side);
                Score& score = scores[pairings[i][side]];
                score.wins += taken.wins;
                score.points += taken.points;
                score.second += taken.second;
                round.meetings[i].score[side] = won(stages.game(), (*tallies)[i], side);
            }
            round.meetings[i].winner = better_of(stages.game(), (*tallies)[i]);
        }
        const auto key = [&](std::uint16_t entrant) { return contest_order(stages.game(), scores[entrant]); };
        std::stable_sort(list.begin(), list.end(), [&](auto a, auto b) { return key(a) > key(b); });
    }
    bracket.rounds.push_back(std::move(round));
    if (tallies == nullptr) return {};
    return list;
}

std::vector<int> ranks_of(const List& list) {
    std::vector<int> rank(list.size());
    for (std::size_t i = 0; i < list.size(); ++i)
        rank[list[i]] = static_cast<int>(i);
    return rank;
}

/// Slots of a bracket of `size` (a power of two) by rank, so that the best two meet in the final alone: 0 7 3 4 1 6
/// 2 5.
std::vector<std::size_t> bracket_slots(std::size_t size) {
    std::vector<std::size_t> slots{0};
    while (slots.size() < size) {
        std::vector<std::size_t> wider;
        for (const std::size_t rank : slots) {
            wider.push_back(rank);
            wider.push_back(2 * slots.size() - 1 - rank);
        }
        slots = std::move(wider);
    }
    return slots;
}

void knockout(StageReader& stages, Bracket& bracket) {
    const auto list = ranked(stages, bracket);
    if (!list) return;
    const auto rank = ranks_of(*list);
    constexpr std::uint16_t kNobody = 0xffff;
    List slots;
    for (const std::size_t place : bracket_slots(std::bit_ceil(list->size())))
        slots.push_back(place < list->size() ? (*list)[place] : kNobody);
    while (slots.size() > 1) {
        Round round;
        std::vector<std::size_t> meeting_of(slots.size() / 2, slots.size());
        for (std::size_t i = 0; i < slots.size(); i += 2) {
            const auto one = slots[i], two = slots[i + 1];
            if (one == kNobody || two == kNobody) {
                round.byes.push_back(one == kNobody ? two : one);
            } else {
                meeting_of[i / 2] = round.meetings.size();
                round.meetings.push_back({one, two});
            }
        }
        const bool settled = settle_knockout(stages, round.meetings, rank);
        List winners;
        for (std::size_t i = 0; i < slots.size() && settled; i += 2) {
            if (meeting_of[i / 2] == slots.size()) {
                winners.push_back(slots[i] == kNobody ? slots[i + 1] : slots[i]);
                continue;
            }
            const Meeting& meeting = round.meetings[meeting_of[i / 2]];
            winners.push_back(meeting.winner == 0 ? meeting.one : meeting.two);
            // As many go on as there are slots in the next round.
            bracket.places[meeting.winner == 0 ? meeting.two : meeting.one] = static_cast<int>(slots.size() / 2) + 1;
        }
        bracket.rounds.push_back(std::move(round));
        if (!settled) return;
        slots = std::move(winners);
    }
    bracket.places[slots.front()] = 1;
}

/// Places from `first` on, for those who play for them: in order of slots, the better half of which has byes first.
struct Block {
    int first;
    List list;

    std::size_t half() const { return std::bit_ceil(list.size()) / 2; }
    std::size_t byes() const { return 2 * half() - list.size(); }
};

/// Every place is played for: the field is filled up to a power of two with byes for the best, slot i meets slot
/// i + half; then winners meet winners and losers losers.
void cup(StageReader& stages, Bracket& bracket) {
    const auto list = ranked(stages, bracket);
    if (!list) return;
    const auto rank = ranks_of(*list);
    std::vector<Block> blocks{{1, *list}};
    while (!blocks.empty()) {
        Round round;
        for (const Block& block : blocks) {
            const std::size_t half = block.half(), byes = block.byes();
            for (std::size_t i = 0; i < half; ++i) {
                if (i < byes)
                    round.byes.push_back(block.list[i]);
                else
                    round.meetings.push_back({block.list[i], block.list[half + i - byes]});
            }
        }
        const bool settled = settle_cup(stages, round.meetings, rank);
        std::vector<Block> next;
        auto meeting = round.meetings.begin();
        for (const Block& block : blocks) {
            if (!settled) break;
            const std::size_t half = block.half(), byes = block.byes();
            Block winners{block.first, {}}, losers{block.first + static_cast<int>(half), {}};
            for (std::size_t i = 0; i < half; ++i) {
                if (i < byes) {
                    winners.list.push_back(block.list[i]);
                    continue;
                }
                winners.list.push_back(meeting->winner == 0 ? meeting->one : meeting->two);
                losers.list.push_back(meeting->winner == 0 ? meeting->two : meeting->one);
                ++meeting;
            }
            for (Block* part : {&winners, &losers}) {
                if (part->list.size() > 1)
                    next.push_back(std::move(*part));
                else if (part->list.size() == 1)
                    bracket.places[part->list.front()] = part->first;
            }
        }
        bracket.rounds.push_back(std::move(round));
        if (!settled) return;
        blocks = std::move(next);
    }
}

void swiss(StageReader& stages, Bracket& bracket) {
    const int rounds = swiss_rounds(stages.plan());
    SwissTable table(static_cast<int>(stages.plan().bots.size()));
    for (int number = 0; number < rounds; ++number) {
        // What has been played is not drawn up again.
        const auto* known = stages.pairings();
        const auto pairings = known != nullptr ? *known : table.next_round();
        Round round;
        for (const Pairing& pairing : pairings)
            round.meetings.push_back({pairing[0], pairing[1]});
        if (const int bye = table.bye_of(pairings); bye >= 0) round.byes.push_back(static_cast<std::uint16_t>(bye));
        const auto* tallies = stages.stage(pairings, stages.plan().matches);
        for (std::size_t i = 0; tallies != nullptr && i < pairings.size(); ++i) {
            Meeting& meeting = round.meetings[i];
            for (std::size_t side : {0u, 1u})
                meeting.score[side] = won(stages.game(), (*tallies)[i], side);
            meeting.winner = better_of(stages.game(), (*tallies)[i]);
        }
        if (tallies != nullptr) table.add(round);
        bracket.rounds.push_back(std::move(round));
        if (tallies == nullptr) return;
    }
    bracket.places = table.places();
}

} // namespace

void Tally::add(const Info& game, const CountedMatch& match, const std::array<Seat, 2>& seats) {
    const int first = outcome_between(game, match, seats[0], seats[1]).halves;
    ++matches;
    for (const std::size_t side : {0u, 1u}) {
        wins[side] += match.winners.contains(seats[side]);
        points[side] += match.points[seats[side]];
        second[side] += match.second[seats[side]];
    }
    halves[0] += first;
    halves[1] += 2 - first;
    if (first_winner < 0 && first != 1) first_winner = first == 2 ? 0 : 1;
}

void Tally::add(const Tally& later) {
    matches += later.matches;
    for (const std::size_t side : {0u, 1u}) {
        wins[side] += later.wins[side];
        halves[side] += later.halves[side];
        points[side] += later.points[side];
        second[side] += later.second[side];
    }
    if (first_winner < 0) first_winner = later.first_winner;
}

int better_of(const Info& game, const Tally& tally) {
    const auto first = contest_order(game, tally.score(0)), second = contest_order(game, tally.score(1));
    return first == second ? -1 : first > second ? 0 : 1;
}

Bracket look_ahead(const Plan& plan, std::span<const PlayedStage> played) {
    Bracket bracket;
    bracket.places.assign(plan.bots.size(), 0);
    StageReader stages(plan, played, bracket);
    if (plan.format == Format::Knockout) knockout(stages, bracket);
    if (plan.format == Format::Cup) cup(stages, bracket);
    if (plan.format == Format::Swiss) swiss(stages, bracket);
    return bracket;
}

std::int64_t expected_matches(const Plan& plan) {
    const auto n = static_cast<std::int64_t>(plan.bots.size());
    const std::int64_t ranking = plan.ranking == Ranking::RoundRobin ? n * (n - 1) / 2 : 0;
    switch (plan.format) {
    case Format::RoundRobin:
        return n * (n - 1) / 2 * plan.matches;
    case Format::Gauntlet:
        return (n - 1) * plan.matches;
    case Format::OneTable:
    case Format::RandomTables:
        return plan.matches;
    case Format::Knockout:
        return (ranking + n - 1) * plan.matches;
    case Format::Swiss:
        return swiss_rounds(plan) * (n / 2) * plan.matches;
    case Format::Cup:
        break;
    }
    // Meetings of the ladder: those of a block, then of its winners and its losers.
    const auto meetings = [](const auto& self, std::int64_t size) -> std::int64_t {
        if (size < 2) return 0;
        const auto half = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(size))) / 2;
        return size - half + self(self, half) + self(self, size - half);
    };
    return (ranking + meetings(meetings, n) * (kSetsToWin + 2)) * plan.matches;
}

} // namespace hilltop
