// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/trial.h"

#include "base/grouped.h"
#include "base/json_text.h"
#include "base/parallel.h"
#include "botlab/check_counts.h"
#include "botlab/check_transport.h"
#include "botlab/recognise.h"
#include "game/hosted_bot.h"
#include "hosting/check_play.h"
#include "hosting/pipe_transport.h"
#include "tournament/course.h"
#include "wires/hosting.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <set>

namespace hilltop {
namespace {

/// A trial ends after this number of faults if no answer has counted.
constexpr std::size_t kManyFaults = 5;
/// Matches of a slow bot's trial: one at each seat of a pair.
constexpr int kFewMatches = 2;
/// Letters of a message that are shown.
constexpr std::size_t kMostTold = 300;
/// A bot that needs longer than this in a contest gets a remark with the time.
constexpr std::chrono::minutes kLongContest{10};

/// The line of a message that says most: javac and Python surround it with others.
std::string telling_line(const std::string& text) {
    std::string first, last;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find('\n', from), text.size());
        std::string line = text.substr(from, end - from);
        line.erase(line.find_last_not_of(" \t\r") + 1);
        from = end + 1;
        if (line.empty()) continue;
        if (line.find(": error: ") != line.npos) return line.substr(0, kMostTold);
        if (first.empty()) first = line;
        last = std::move(line);
    }
    // Of a file that it cannot read at all, Python names the place first.
    const bool at_last = first.find("Traceback (most recent") != first.npos || first.find("  File \"") == 0;
    return (at_last ? last : first).substr(0, kMostTold);
}

/// "time-out 3, crash 1"
std::string fault_words(const BotReport& report) {
    std::string words;
    for (const auto& [fault, count] : report.fault_counts)
        words += (words.empty() ? "" : ", ") + std::string(fault_word(fault)) + ' ' + grouped(count);
    return words;
}

/// What the bot wrote with the first fault that has something.
std::string said_with(const BotReport& report) {
    for (const CheckFault& fault : report.faults)
        if (const std::string line = telling_line(fault.errors); !line.empty()) return line;
    return {};
}

class Trial {
public:
    Trial(const GameEntry& game, const TrialOrder& order, const std::string& bot, Gate& gate)
        : m_game(game)
        , m_order(order)
        , m_limits(order.limits.of(bot))
        , m_spec(*read_bot_spec(bot))
        , m_gate(gate) {
        m_trial.bot = bot;
    }

    Result<BotTrial> run() {
        const auto transport = make_transport();
        CheckTransport watched(*transport);
        watched.obey(m_gate);
        const bool fits = m_order.rules.empty() || m_game.check(m_order.rules, m_game.info().default_seats);
        const auto series = check_series(m_game, m_trial.bot, fits ? m_order.rules : RuleValues(), m_order.matches, 1);
        const auto begun = Clock::now();
        const CheckDriving driving{.transport = watched,
                                   .gate = m_gate,
                                   .limits = m_limits,
                                   .enough = [&](const AnyLane& lane) { return enough(lane, watched.seen(), begun); }};
        const auto results = play_check(m_game, series, driving);
        if (const auto* pipes = dynamic_cast<const PipeTransport*>(transport.get());
            pipes != nullptr && pipes->machine_lack())
            return *pipes->machine_lack();
        const BotUse use = *m_game.use_of(m_trial.bot);
        m_report.bot = m_trial.bot;
        CheckCounts counts(m_game, use, m_report);
        for (std::size_t i = 0; i < series.size(); ++i)
            counts.add(series[i], results[i]);
        counts.finish();
        judge(watched.seen());
        if (!m_trial.refusal) remark_time(results);
        if (!m_trial.refusal) take_name(watched.seen().greeting);
        return std::move(m_trial);
    }

private:
    using Clock = std::chrono::steady_clock;

    bool enough(const AnyLane& lane, const CheckTransport::Seen& seen, Clock::time_point begun) {
        if (!seen.problem().empty()) return true;
        const auto now = Clock::now();
        const auto rest = lane.unfinished();
        if (!m_answered && (lane.played() > 0 || (rest && !(rest->kept.notes.empty() && rest->faults.empty()))))
            m_answered = now;
        if (m_answered && now - *m_answered > m_order.most) return true;
        if (lane.played() >= kFewMatches) return now - begun > m_order.slow;
        if (!rest || rest->faults.size() < kManyFaults) return false;
        const auto bots = std::count_if(rest->faults.begin(), rest->faults.end(),
                                        [](const SeriesFault& fault) { return fault.entrant == 0 && !fault.told; });
        const auto asked = std::count_if(rest->kept.notes.begin(), rest->kept.notes.end(),
                                         [](const AnswerNote& note) { return !note.told; });
        return lane.played() == 0 && bots >= std::max<std::ptrdiff_t>(kManyFaults, asked);
    }

    void judge(const CheckTransport::Seen& seen) {
        const std::int64_t faults = m_report.fault_count();
        if (const std::string problem = seen.problem(); !problem.empty()) {
            std::string line = telling_line(problem);
            for (const std::string& begin : {m_spec.target + ": ", m_spec.target + ' '}) // the list has it beside it
                if (line.starts_with(begin)) line.erase(0, begin.size());
            m_trial.refusal = failure("botlab", "{}", line);
        } else if (m_report.decisions > 0 && m_report.allowed == 0) {
            const std::string said = said_with(m_report);
            m_trial.refusal = said.empty() ? failure("botlab", "none of its {} answers was valid ({})",
                                                     grouped(m_report.decisions), fault_words(m_report))
                                           : failure("botlab", "none of its {} answers was valid ({}): {}",
                                                     grouped(m_report.decisions), fault_words(m_report), said);
        } else if (m_game.info().disqualifies && faults >= m_report.matches && m_report.matches > 0) {
            const std::string said = said_with(m_report);
            m_trial.refusal =
                failure("botlab", "it had a fault in every match, and one fault disqualifies a bot ({}){}",
                        fault_words(m_report), said.empty() ? said : ": " + said);
        } else if (faults > 0) {
            m_trial.remarks.push_back(failure("botlab", "{} of {} answers were faults ({})", grouped(faults),
                                              grouped(m_report.decisions), fault_words(m_report)));
        }
        if (!m_trial.refusal && m_report.matches == 0)
            m_trial.remarks.push_back(failure("botlab", "none of its matches ended within {} s", m_order.most.count()));
    }

    /// What its answers come to in the contest.
    void remark_time(const std::vector<CheckResult>& results) {
        std::chrono::microseconds time{};
        std::int64_t answers = 0, matches = 0;
        for (const CheckResult& result : results) {
            for (const KeptMatch& match : result.ended.kept) {
                ++matches;
                for (const AnswerNote& note : match.notes) {
                    time += note.time;
                    ++answers;
                }
            }
        }
        if (answers == 0 || m_order.contest == 0) return;
        const auto all = std::chrono::duration_cast<std::chrono::minutes>(time / matches * m_order.contest);
        if (all > kLongContest)
            m_trial.remarks.push_back(failure(
                "botlab", "it needs {} ms per answer, so its {} matches in the contest will take about {} minutes",
                std::chrono::duration_cast<std::chrono::milliseconds>(time / answers).count(), grouped(m_order.contest),
                grouped(all.count())));
    }

    /// What it calls itself: in its first answer, or in its file.
    void take_name(const std::string& greeting) {
        if (is_command(m_spec)) {
            const auto hello = parse_json(greeting);
            if (!hello || !hello->is_object()) return;
            for (const auto& [field, text] : {std::pair("name", &m_trial.name), std::pair("version", &m_trial.version)})
                if (const auto found = hello->find(field); found != hello->end() && found->is_string())
                    *text = found->get<std::string>();
            return;
        }
        const BotKind& kind = bot_kind(m_spec.kind);
        if (kind.greets) m_trial.name = greeting;
        if (!m_trial.name.empty() || kind.per_decision) return;
        const auto found = recognise_bots(m_spec.target);
        if (found && found->size() == 1) m_trial.name = found->front().name;
    }

    const GameEntry& m_game;
    const TrialOrder& m_order;
    const BotLimits m_limits;
    const BotSpecText m_spec;
    Gate& m_gate;
    BotTrial m_trial;
    BotReport m_report;
    std::optional<Clock::time_point> m_answered; ///< its first answer, or fault, has come by then
};

} // namespace

Plan players_of(const Plan& plan, const std::vector<BotTrial>& trials) {
    const bool table_of_all = plan.seats == seats_for(plan);
    Plan players = plan;
    players.bots.clear();
    players.names.clear();
    std::set<std::string> playing;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) {
        if (trials[i].refusal) continue;
        players.bots.push_back(plan.bots[i]);
        players.names.push_back(plan.given_name(i));
        playing.insert(plan.bots[i]);
    }
    std::erase_if(players.own_limits, [&](const auto& own) { return !playing.contains(own.first); });
    if (table_of_all) players.seats = seats_for(players);
    return players;
}

TrialOrder trial_of(const Plan& plan) {
    TrialOrder order{.bots = plan.bots, .limits = LimitsByBot(plan.limits, plan.own_limits), .rules = plan.rules};
    const auto bots = static_cast<std::int64_t>(plan.bots.size());
    if (check_plan(plan)) order.contest = (Course(plan).expected() * std::min<std::int64_t>(plan.seats, bots)) / bots;
    return order;
}

Result<std::vector<BotTrial>> try_bots(const GameEntry& game, const TrialOrder& order, Gate& gate) {
    std::map<std::string, std::optional<BotTrial>> trials;
    for (const std::string& bot : order.bots) {
        auto& trial = trials[bot];
        if (game.find_bot(bot) != nullptr) trial = BotTrial{bot, {}, {}, {}, {}};
    }
    std::vector<std::pair<const std::string, std::optional<BotTrial>>*> wanted;
    for (const std::string& bot : order.bots)
        if (auto found = trials.find(bot);
            !found->second && std::find(wanted.begin(), wanted.end(), &*found) == wanted.end())
            wanted.push_back(&*found);
    std::atomic<std::size_t> next{0};
    std::mutex telling;
    std::optional<Error> lack;
    const auto work = [&] {
        for (std::size_t i = next++; i < wanted.size() && !gate.stopped(); i = next++) {
            auto trial = guarded([&] { return Trial(game, order, wanted[i]->first, gate).run(); });
            const std::lock_guard lock(telling);
            if (gate.stopped() || lack) return; // what has come since is not the bot's answer
            if (!trial) {
                lack = trial.error();
                return;
            }
            wanted[i]->second = trial.take();
            if (order.done) order.done(*wanted[i]->second);
        }
    };
    TRY(on_threads(std::min(order.threads, static_cast<int>(wanted.size())), work));
    if (lack) return failure("botlab", "the bots could not be tested, for a reason outside the bots: {}", *lack);
    std::vector<BotTrial> all;
    for (const std::string& bot : order.bots)
        if (const auto& trial = trials[bot]) all.push_back(*trial);
    return all;
}

} // namespace hilltop
