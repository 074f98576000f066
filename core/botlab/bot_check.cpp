// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/bot_check.h"

#include "botlab/check_counts.h"
#include "botlab/check_transport.h"
#include "game/bot_spec.h"
#include "hosting/check_play.h"
#include "hosting/isolation.h"
#include "hosting/languages/language.h"
#include "hosting/pipe_transport.h"
#include "records/replay.h"
#include "tournament/hosted_hash.h"
#include "wires/hosting.h"

#include <algorithm>
#include <numeric>
#include <thread>

namespace hilltop {
namespace {

/// This many matches of each series are played again, each of which can show that answers differ.
constexpr int kPlayedAgain = 20;
/// One match in this many is played against its own copy: some bots have faults only there.
constexpr int kCopyShare = 5;
/// Repeated matches get at most this share of the time.
constexpr int kShareAgain = 4;

using Clock = std::chrono::steady_clock;
using CheckStage = CheckProgress::Stage;

/// The begin and end of a stage as shares of the whole check; repeated matches are a stage of their own.
std::pair<double, double> part_of(CheckStage stage) {
    switch (stage) {
    case CheckStage::Plays:
        return {0, 0.6};
    case CheckStage::Again:
        return {0.6, 0.75};
    case CheckStage::Memory:
        return {0.75, 0.9};
    case CheckStage::Field:
        break;
    }
    return {0.9, 1};
}

class BotCheck {
public:
    BotCheck(const GameEntry& game, const CheckOrder& order, Gate& gate)
        : m_game(game)
        , m_order(order)
        , m_gate(gate)
        , m_use(*game.use_of(order.bot))
        , m_spec(*read_bot_spec(order.bot)) {}

    Result<BotReport> run() {
        const auto begun = Clock::now();
        m_report.game = m_game.info().id;
        m_report.bot = m_order.bot;
        m_report.content = hosted_hash(m_order.bot);
        m_report.limits = m_order.limits;
        m_report.checked =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
                .count();
        m_report.runs_on = runs_on(m_spec);
        m_report.ordered = m_order.matches;
        const int copies = m_order.matches / kCopyShare;
        m_series = check_series(m_game, m_order.bot, m_order.rules, m_order.matches - copies, m_order.seed);
        if (copies > 0) m_copy = {copy_series(m_game, m_order.bot, copies, m_series)};
        if (starts()) {
            play();
            play_again();
            play_field();
        }
        if (m_lack) return *m_lack;
        m_report.took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun);
        return std::move(m_report);
    }

private:
    /// A bot object's world: nothing of it is left over from another one.
    struct World {
        std::unique_ptr<Transport> transport = make_transport();
        CheckTransport watched{*transport};
        PipeTransport* pipes = dynamic_cast<PipeTransport*>(transport.get());
    };

    std::vector<CheckResult> play_in(World& world, const std::vector<CheckSeries>& series, const CheckDriving& how) {
        auto results = play_check(m_game, series, how);
        if (!m_lack && world.pipes != nullptr) m_lack = world.pipes->machine_lack();
        return results;
    }
    CheckDriving driving(World& world) {
        world.watched.obey(m_gate);
        CheckDriving driving{.transport = world.watched, .gate = m_gate, .limits = m_order.limits};
        // Nothing of a bot without memory is shared by two matches.
        driving.together = std::min(m_use.memory, m_order.limits.remembers) == Memory::None;
        return driving;
    }
    std::optional<Clock::time_point> end_of(int share) const {
        if (m_order.at_most.count() == 0) return {};
        return Clock::now() + m_order.at_most / share;
    }

    void begin(CheckStage stage, int matches) {
        m_stage = {.stage = stage, .of = matches, .share = part_of(stage).first};
        m_stage_begun = Clock::now();
        tell();
    }
    void tell() {
        if (!m_order.progress) return;
        const auto [from, to] = part_of(m_stage.stage);
        double part = m_stage.of == 0 ? 0 : static_cast<double>(m_stage.done) / m_stage.of;
        if (m_order.at_most.count() > 0) {
            const std::chrono::duration<double> spent = Clock::now() - m_stage_begun, all = m_order.at_most;
            part = std::max(part, spent / all * (m_stage.stage == CheckStage::Plays ? 1 : kShareAgain));
        }
        m_stage.share = std::max(m_stage.share, from + (to - from) * std::min(part, 1.0));
        m_order.progress(m_stage);
    }
    void tell(int done) {
        m_stage.done = done;
        tell();
    }

    /// One match, so that it is known whether it starts, and what had to be compiled has been.
    bool starts() {
        World world;
        const bool isolated = world.pipes != nullptr && world.pipes->isolated();
        m_report.isolation = isolated ? isolation().name : bot_kind(m_spec.kind).in_engine ? "engine" : "none";
        const std::vector<CheckSeries> one{beginning_of(m_series.front(), 1)};
        CheckDriving trial = driving(world);
        trial.end = end_of(1);
        play_in(world, one, trial);
        if (world.pipes != nullptr) m_report.compiled = world.pipes->compiled();
        take_start(world.watched.seen());
        m_report.problem = world.watched.seen().problem();
        return m_report.problem.empty() && !m_gate.stopped();
    }
    void take_start(const CheckTransport::Seen& seen) {
        if (!seen.opened) return;
        auto time = *seen.opened + seen.ready.value_or(std::chrono::microseconds(0));
        if (m_report.compiled && m_results.empty()) time -= *m_report.compiled;
        m_report.start = std::chrono::duration_cast<std::chrono::milliseconds>(time);
    }

    void play() {
        World world;
        CheckDriving playing = driving(world);
        playing.end = end_of(1);
        playing.progress = [this](int played) { tell(played); };
        playing.look = [&] {
            look(world);
            tell();
        };
        begin(CheckStage::Plays, m_order.matches);
        m_results = play_in(world, m_series, playing);
        look(world);
        take_start(world.watched.seen());
        CheckCounts counts(m_game, m_use, m_report);
        int played = 0;
        for (std::size_t i = 0; i < m_series.size(); ++i) {
            counts.add(m_series[i], m_results[i]);
            played += static_cast<int>(m_results[i].ended.lines.size());
        }
        if (!m_copy.empty() && !m_gate.stopped()) counts.add(m_copy.front(), play_copy(played));
        counts.finish();
    }
    /// Both bots are started again.
    CheckResult play_copy(int before) {
        World world;
        CheckDriving playing = driving(world);
        playing.end = end_of(kShareAgain);
        playing.progress = [this, before](int played) { tell(before + played); };
        playing.look = [&] {
            look(world);
            tell();
        };
        auto results = play_in(world, m_copy, playing);
        look(world);
        return std::move(results.front());
    }
    void look(World& world) {
        if (world.pipes != nullptr) m_report.memory = std::max(m_report.memory, world.pipes->most_memory());
    }

    /// The same matches with another object, and single ones out of them.
    void play_again() {
        if (m_gate.stopped() || m_report.allowed == 0) return; // one that says nothing always says the same
        std::vector<CheckSeries> again;
        for (std::size_t i = 0; i < m_series.size(); ++i)
            again.push_back(
                beginning_of(m_series[i], std::min(kPlayedAgain, static_cast<int>(m_results[i].ended.lines.size()))));
        {
            World world;
            CheckDriving playing = driving(world);
            playing.end = end_of(kShareAgain);
            playing.progress = [this](int played) { tell(played); };
            playing.look = [this] { tell(); };
            begin(CheckStage::Again,
                  std::accumulate(again.begin(), again.end(), 0,
                                  [](int sum, const CheckSeries& one) { return sum + one.series.matches; }));
            const auto results = play_in(world, again, playing);
            for (std::size_t i = 0; i < results.size(); ++i)
                for (std::size_t k = 0; k < results[i].ended.kept.size(); ++k)
                    compare(m_report.deterministic, results[i].ended.kept[k], m_results[i].ended.kept[k]);
        }
        if (m_report.deterministic != true || m_gate.stopped()) return;
        // Later matches, of which a bot that remembers knows most.
        std::optional<bool> same;
        World world;
        CheckDriving playing = driving(world);
        playing.end = end_of(kShareAgain);
        playing.look = [this] { tell(); };
        begin(CheckStage::Memory, 2 * static_cast<int>(again.size()));
        for (std::size_t i = 0; i < again.size() && same != false; ++i) {
            const auto& played = m_results[i].ended;
            const int last = static_cast<int>(played.lines.size()) - 1;
            for (const int match : {last, last / 2}) {
                tell(m_stage.done + 1);
                if (match < 1) continue;
                const std::vector<CheckSeries> one{alone(m_series[i], match)};
                const auto result = play_in(world, one, playing);
                if (!result[0].ended.kept.empty())
                    compare(same, result[0].ended.kept[0], played.kept[static_cast<std::size_t>(match)]);
            }
        }
        if (same) m_report.remembers = !*same;
    }
    /// What has once been seen to differ is not the same.
    static void compare(std::optional<bool>& same, const KeptMatch& one, const KeptMatch& other) {
        same = same.value_or(true) && one.digest == other.digest && one.faults == other.faults;
    }

    /// The strongest built-in bot at the places that the bot had.
    void play_field() {
        if (m_game.styles().empty()) return;
        StyleCounts counts(m_game.styles());
        const auto end = end_of(kShareAgain);
        const std::string strongest = m_game.strongest_bot().id;
        int matches = 0;
        for (const CheckResult& result : m_results)
            matches += static_cast<int>(result.ended.lines.size());
        begin(CheckStage::Field, matches);
        for (std::size_t i = 0; i < m_series.size(); ++i) {
            const CheckSeries field{m_series[i].series, {strongest, m_series[i].bots[1]}};
            for (int match = 0; match < static_cast<int>(m_results[i].ended.lines.size()); ++match) {
                if (m_gate.stopped() || (end && Clock::now() >= *end)) break;
                count_field(m_game, field, match, counts);
                tell(m_stage.done + 1);
            }
        }
        m_report.field = counts.shares();
    }

    const GameEntry& m_game;
    const CheckOrder& m_order;
    Gate& m_gate;
    const BotUse m_use;
    const BotSpecText m_spec;
    BotReport m_report;
    std::optional<Error> m_lack; ///< of the machine
    std::vector<CheckSeries> m_series;
    std::vector<CheckSeries> m_copy;    ///< against its copy: one series, or none
    std::vector<CheckResult> m_results; ///< of each of m_series
    CheckProgress m_stage;
    Clock::time_point m_stage_begun;
};

} // namespace

Result<BotReport> check_hosted_bot(const GameEntry& game, const CheckOrder& order, Gate& gate) {
    TRY(game.check_bot(order.bot));
    if (game.find_bot(order.bot) != nullptr)
        return misuse("botlab", "\"{}\" is built in; only your own bots can be checked", order.bot);
    if (order.matches < 1) return misuse("botlab", "{} is not a number of matches", order.matches);
    return BotCheck(game, order, gate).run();
}

} // namespace hilltop
