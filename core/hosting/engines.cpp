// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/engines.h"

#include "base/packed.h"
#include "game/bot_spec.h"
#include "registry/registry.h"
#include "tournament/series_parts.h"
#include "wires/hosting.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace hilltop {
namespace {

namespace fs = std::filesystem;

/// A bot in whose series something went wrong so often, one after the other, is asked through pipes from then on.
constexpr int kMostTroubles = 3;
/// Longer than a request takes without its slowest decision: see SeriesPlayer.
constexpr std::chrono::milliseconds kBeside{400};
/// A part of a series is one answer: longer ones are sent through pipes.
constexpr std::int64_t kLongestAnswer = std::int64_t{8} << 20;

/// What holds for a process in which several play: no bot gets more there than alone.
BotLimits narrowest(const LimitsByBot& limits, const std::vector<std::string>& bots) {
    BotLimits least = limits.of(bots.front());
    for (const std::string& bot : bots) {
        const BotLimits& own = limits.of(bot);
        least.start = std::max(least.start, own.start);
        least.first = std::max(least.first, own.first);
        least.decision = std::max(least.decision, own.decision);
        least.memory = std::min(least.memory, own.memory);
        least.processes = std::min(least.processes, own.processes);
    }
    // The engine looks at each decision; these are for when it cannot any more.
    least.first = std::max(least.start, least.first) + kBeside;
    least.decision += kBeside;
    least.reply = kLongestAnswer;
    return least;
}

/// Of those who play a series.
std::vector<std::string> targets_in(const Series& series, const std::vector<std::string>& by_entrant) {
    std::vector<std::string> targets;
    for (const std::uint16_t entrant : series.entrants)
        targets.push_back(by_entrant[entrant]);
    return targets;
}

} // namespace

/// A series in such a process, and by pipes where that does not go well: from its beginning, so that what it comes to
/// is the same.
class EngineLane final : public AnyLane {
public:
    /// `targets` by entrant of the order, empty for those of other kinds.
    EngineLane(Engines& engines, WireOrder program, SeriesOrder order, std::vector<std::string> targets,
               LaneMaker by_pipes)
        : m_engines(engines)
        , m_program(std::move(program))
        , m_order(std::move(order))
        , m_targets(std::move(targets))
        , m_by_pipes(std::move(by_pipes))
        , m_result(m_order.series) {}

    bool finished() const override { return m_pipes ? m_pipes->finished() : m_finished; }
    int played() const override { return m_pipes ? m_pipes->played() : done(); }
    bool elsewhere() const override { return m_pipes == nullptr; }
    std::optional<Unfinished> unfinished() const override { return m_pipes ? m_pipes->unfinished() : std::nullopt; }
    SeriesResult take() override { return m_pipes ? m_pipes->take() : std::move(m_result); }
    SeriesResult so_far() const override {
        if (m_pipes) return m_pipes->so_far();
        return m_result.without_answers(m_result.faults.size());
    }
    SeriesResult hand_over() override { return m_pipes ? m_pipes->hand_over() : SeriesResult(); }
    void recall(std::vector<SeriesFault> faults) override { // of a series in its middle, which pipes play
        if (m_pipes) m_pipes->recall(std::move(faults));
    }
    bool recalls() const override { return m_pipes && m_pipes->recalls(); }
    void play_on(const Series& next) override {
        m_order.series = next;
        if (m_pipes) return m_pipes->play_on(next);
        if (!next.absent.empty()) { // the engine there cannot be notified of this
            give_up();
            return;
        }
        m_result = SeriesResult(next);
        m_finished = false;
        m_plays = false;
        if (m_wire) m_wire->send("series " + as_line(series_bytes(next)), Wire::Limit::Decision);
    }
    bool advance() override {
        if (m_pipes) return m_pipes->advance();
        if (m_finished) return false;
        if (m_wire == nullptr) return begin();
        if (!m_part.empty()) {
            const auto taken = take_part(std::exchange(m_part, {}));
            if (!taken) return refuse(taken.error());
            if (!*taken) return trouble();
            m_finished = done() == m_order.series.matches;
            if (m_finished) m_engines.count(played_by(), true);
            return true;
        }
        auto reply = m_wire->receive();
        if (!reply) return false;
        // Whatever it is, the pipes report it in their own words.
        if (reply->fault || reply->lost || m_wire->closed() || (m_plays && !reply->errors.empty())) return trouble();
        m_part = std::move(reply->text);
        if (m_part.starts_with("last ")) return true;
        m_plays = true;
        m_wire->send("play", Wire::Limit::Decision); // and replies are collected meanwhile
        return true;
    }
    std::optional<Error> take_remark() override {
        if (m_remark) return std::exchange(m_remark, std::nullopt);
        return m_pipes ? m_pipes->take_remark() : std::nullopt;
    }
    ~EngineLane() override {
        if (m_wire && m_finished) m_engines.m_idle[m_program.target].push_back(std::move(m_wire));
    }
    EngineLane(const EngineLane&) = delete;
    EngineLane& operator=(const EngineLane&) = delete;

private:
    std::vector<std::string> played_by() const { return targets_in(m_order.series, m_targets); }
    int done() const { return static_cast<int>(m_result.lines.size()); }

    bool begin() {
        auto& idle = m_engines.m_idle[m_program.target];
        if (!idle.empty()) {
            m_wire = std::move(idle.back());
            idle.pop_back();
        } else {
            if (!m_engines.m_transport.ready(m_program)) return false;
            auto wire = m_engines.m_transport.open(m_program);
            if (!wire) return give_up();
            m_wire = std::move(*wire);
        }
        if (!m_engines.may_play(played_by())) { // it has turned out so
            idle.push_back(std::move(m_wire));
            return give_up();
        }
        m_wire->send("order " + as_line(order_bytes(m_order)), Wire::Limit::Start);
        return true;
    }

    bool trouble() {
        m_engines.count(played_by(), false);
        return give_up();
    }
    /// Its process did not say the truth; no bot is known to be the one who has done it.
    bool refuse(const Error& why) {
        const std::vector<std::string> targets = played_by();
        if (!m_engines.may_play(targets)) return give_up(); // the remark has been made
        m_engines.leave_out(targets);
        m_remark = failure("hosting",
                           "the process in which {} plays together with others sent impossible results; these matches "
                           "are played again, and from now on each of their bots runs in a process of its own: {}",
                           m_order.bots[m_order.series.entrants.front()], why);
        return give_up();
    }
    bool give_up() {
        m_wire.reset();
        m_part.clear();
        m_result = {};
        m_pipes = m_by_pipes(m_order.series);
        return true;
    }

    /// Matches that have ended since the last time. Bots are in that process, so only their answers are trusted.
    /// False: pipes have to judge this.
    Result<bool> take_part(std::string_view text) {
        const bool last = text.starts_with("last ");
        if (!last && !text.starts_with("more ")) return failure("hosting", "this is not a result");
        const Series rest = m_order.series.rest(done());
        const GameEntry& game = *find_game(m_order.game);
        auto part = TRY(read_result(from_line(text.substr(5)), rest));
        const auto matches = static_cast<int>(part.kept.size());
        if (last != (matches == rest.matches) || matches == 0)
            return failure("hosting", "the message does not hold {} matches, as it says", matches);
        TRY(game.replay_series(rest, m_order.rules, part));
        // Who is disqualified is known in a whole series alone.
        if (game.info().disqualifies && !part.faults.empty()) return false;
        for (KeptMatch& match : part.kept)
            match.match += done();
        append(m_result, std::move(part));
        return true;
    }

    Engines& m_engines;
    WireOrder m_program;
    SeriesOrder m_order;
    std::vector<std::string> m_targets;
    LaneMaker m_by_pipes;
    SeriesResult m_result;
    std::unique_ptr<Wire> m_wire;
    std::optional<Error> m_remark;
    std::string m_part;   ///< what has come and is still to be taken
    bool m_plays = false; ///< "play" has been sent
    bool m_finished = false;
    std::unique_ptr<AnyLane> m_pipes;
};

bool Engines::may_play(const std::vector<std::string>& targets) const {
    return std::ranges::all_of(targets, [&](const std::string& target) {
        if (target.empty() || m_left_out.contains(target)) return false;
        const auto troubles = m_troubles.find(target);
        return troubles == m_troubles.end() || troubles->second < kMostTroubles;
    });
}

void Engines::count(const std::vector<std::string>& targets, bool well) {
    for (const std::string& target : targets) {
        int& troubles = m_troubles[target];
        troubles = well ? 0 : troubles + 1;
    }
}

std::unique_ptr<AnyLane> Engines::lane(const SeriesOrder& order, LaneMaker by_pipes) {
    const auto first = read_bot_spec(order.bots[order.series.entrants.front()]);
    if (!first || !can_play_together(first->kind)) return {};
    SeriesOrder whole = order;
    WireOrder program{.game = order.game, .kind = first->kind, .target = {}, .name = {}, .limits = {}, .slot = {}};
    std::vector<std::string> bots, targets;
    for (const std::string& bot : order.bots) {
        const auto spec = read_bot_spec(bot);
        const bool alike = spec && spec->kind == first->kind;
        targets.push_back(alike ? spec->target : std::string());
        if (!alike) continue;
        std::error_code problem;
        whole.files[spec->target] = fs::absolute(spec->target, problem).lexically_normal().string();
        if (std::find(bots.begin(), bots.end(), bot) != bots.end()) continue;
        bots.push_back(bot);
        program.together.push_back({order.game, spec->kind, spec->target, spec->name, {}, {}});
        program.target += spec->target + '\n';
    }
    if (!may_play(targets_in(order.series, targets))) return {};
    program.limits = narrowest(order.limits, bots);
    program.slot = fmt::format("engine-{}", m_begun++);
    return std::make_unique<EngineLane>(*this, std::move(program), std::move(whole), std::move(targets),
                                        std::move(by_pipes));
}

} // namespace hilltop
