// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/runner.h"

#include "judging/solving.h"
#include "system/threads.h"
#include "tournament/lane_worker.h"
#include "tournament/series_parts.h"

#include <algorithm>
#include <new>

namespace hilltop {
namespace {

/// Series a quick worker may be ahead of the slowest one: their results wait in memory.
constexpr std::uint32_t kMostWaiting = 4096;
/// What progress() says of a series of slow matches is about as old as this.
constexpr std::chrono::milliseconds kTellPartEvery{500};

} // namespace

TournamentRunner::TournamentRunner(Course course, ResultSink* sink, std::vector<SeriesResult> ahead)
    : m_sink(sink)
    , m_hosted(has_hosted(course.plan()))
    , m_limits(course.plan().limits, course.plan().own_limits)
    , m_next(course.folded())
    , m_course(std::move(course))
    , m_time_left(m_course.plan())
    , m_before(m_course.matches()) {
    for (const std::string& bot : m_course.plan().bots)
        if (is_hosted(m_course.plan(), bot) && m_limits.of(bot).total.count() > 0)
            m_limits.spent.try_emplace(bot, std::make_shared<Spent>());
    if (m_sink != nullptr) m_sink->restore(m_limits.spent);
    for (auto& result : ahead) {
        m_before += static_cast<std::int64_t>(result.lines.size());
        const std::uint32_t place = m_course.shard().row(result.number);
        const bool ended = result.lines.size() == static_cast<std::size_t>(m_course.series(place).matches);
        (ended ? m_waiting : m_running).emplace(place, std::move(result));
    }
}

TournamentRunner::~TournamentRunner() {
    stop();
    for (std::thread& worker : m_workers)
        worker.join();
}

void TournamentRunner::start(const RunOptions& options) {
    const std::lock_guard lock(m_mutex);
    m_background = options.background;
    m_threads = std::max(1, options.threads);
    m_begun = Clock::now();
    m_working = true;
    fold_waiting();
    begin_workers();
}

/// With the lock held.
void TournamentRunner::begin_workers() {
    for (int worker = 0; worker < m_threads; ++worker) {
        const auto index = static_cast<std::size_t>(worker);
        if (index < m_alive.size() && m_alive[index]) continue;
        if (index < m_workers.size()) {
            m_workers[index].join(); // it has left its loop, and needs the lock no more
        } else {
            m_workers.emplace_back();
            m_alive.push_back(false);
        }
        m_alive[index] = true;
        m_workers[index] = std::thread([this, worker] { work(worker); });
    }
}

void TournamentRunner::set_threads(int threads) {
    const std::lock_guard lock(m_mutex);
    m_threads = std::max(1, threads);
    if (m_working && !m_finish && !m_gate.stopped()) begin_workers();
    wake_all();
}

void TournamentRunner::pause(bool paused) {
    const std::lock_guard lock(m_mutex);
    if (m_paused == paused || !m_working) return;
    if (paused) m_seconds = seconds();
    m_begun = Clock::now();
    m_paused = paused;
    m_gate.hold(paused);
    wake_all();
}

void TournamentRunner::stop() {
    const std::lock_guard lock(m_mutex);
    m_gate.stop();
    wake_all();
}

void TournamentRunner::finish_running() {
    const std::lock_guard lock(m_mutex);
    m_finish = true;
    m_gate.hold(false); // what has begun ends
    wake_all();
}

/// With the lock held.
void TournamentRunner::wake_all() {
    m_changed.notify_all();
    for (Transport* transport : m_transports)
        transport->wake();
}

bool TournamentRunner::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, time, [this] { return !m_working; });
}

/// With the lock held.
bool TournamentRunner::ends(int worker) const {
    return m_gate.stopped() || m_finish || m_failure || m_course.over() || worker >= m_threads;
}

/// With the lock held: what is ahead waits in memory, and a stop rule may never ask for it.
bool TournamentRunner::may_begin(std::uint32_t place) const {
    if (place == m_course.folded()) return true;
    if (m_waiting.size() >= kMostWaiting) return false;
    if (m_course.plan().stop.kind == StopRule::Kind::Fixed) return true;
    const auto threads = static_cast<std::size_t>(m_threads);
    return place - m_course.folded() < 2 * std::max(m_course.schedule().stage(0).pairings.size(), threads);
}

/// With the lock held: it has been played or is being played.
bool TournamentRunner::has(std::uint32_t place) const {
    return place < m_course.folded() || m_waiting.contains(place) || m_begun_places.contains(place);
}

/// With the lock held: that, or another lane has the bots that remember what comes before.
bool TournamentRunner::claimed(std::uint32_t place) const {
    if (has(place)) return true;
    const auto run = m_course.run_of(place);
    return run && m_runs.contains(run->first);
}

std::optional<std::uint32_t> TournamentRunner::take(int worker, std::size_t playing, bool waits_here) {
    std::unique_lock lock(m_mutex);
    const auto next = [&]() -> std::optional<std::uint32_t> {
        m_next = std::max(m_next, m_course.folded());
        while (m_next < m_course.known() && claimed(m_next))
            ++m_next;
        if (m_paused || m_next >= m_course.known() || !may_begin(m_next)) return {};
        return m_next;
    };
    // Where rounds depend on results the next one may have to wait for this one's last series.
    if (waits_here) m_changed.wait(lock, [&] { return ends(worker) || next(); });
    if (ends(worker) || !next()) return {};
    // Lanes are shared out: no worker begins a second one while another has none.
    if (playing * static_cast<std::size_t>(m_threads) > static_cast<std::size_t>(m_busy)) return {};
    ++m_busy;
    if (const auto run = m_course.run_of(m_next)) m_runs.insert(run->first);
    m_begun_places.insert(m_next);
    return m_next++;
}

void TournamentRunner::leave(int worker) {
    const std::lock_guard lock(m_mutex);
    m_alive[static_cast<std::size_t>(worker)] = false;
    if (std::none_of(m_alive.begin(), m_alive.end(), [](bool alive) { return alive; })) {
        m_seconds = seconds();
        m_working = false;
        m_begun_places.clear();
        // What has not come to its end is thrown away, unless it is kept as it comes.
        if (m_sink == nullptr || !m_sink->wants_parts()) m_running.clear();
    }
    m_changed.notify_all();
}

void TournamentRunner::work(int worker) {
    if (m_background) be_nice(19);
    try {
        if (make_tables(worker)) {
            if (m_hosted)
                LaneWorker(*this, worker).play();
            else
                play_quick(worker);
        }
    } catch (const std::bad_alloc&) {
        const std::lock_guard lock(m_mutex);
        m_failure = failure("tournament", "there is not enough memory to continue");
        m_gate.stop();
        wake_all();
    }
    leave(worker);
}

/// The tables a bot plays by are made before the first match, so that no result depends on earlier solving.
/// One worker makes it, the others wait; false: the tournament ends before that.
bool TournamentRunner::make_tables(int worker) {
    const Plan& plan = m_course.plan();
    const GameEntry& game = plan.entry();
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_tables != Tables::BeingMade || ends(worker); });
    if (ends(worker)) return false;
    if (m_tables == Tables::There) return true;
    m_tables = Tables::BeingMade;
    m_solved = 0;
    SolveOrder order{.rules = plan.rules, .threads = m_threads, .progress = {}, .stop = {}, .remark = {}};
    lock.unlock();

    bool there = true;
    if (std::any_of(plan.bots.begin(), plan.bots.end(),
                    [&](const std::string& bot) { return game.lacks_tables(bot, plan.rules); })) {
        order.progress = [this](double share) {
            const std::lock_guard guard(m_mutex);
            m_solved = share;
        };
        order.stop = [this] {
            const std::lock_guard guard(m_mutex);
            return m_gate.stopped() || m_finish;
        };
        const auto solved = game.solver()->solve(order);
        there = solved && *solved;
        lock.lock();
        if (!solved) m_failure = solved.error();
        m_seconds = 0; // the pace is that of matches
        m_begun = Clock::now();
    } else {
        lock.lock();
    }
    m_tables = there ? Tables::There : Tables::Unknown;
    wake_all();
    return there;
}

std::pair<Series, double> TournamentRunner::series_at(std::uint32_t place) const {
    const std::lock_guard lock(m_mutex); // a course that grows
    return {m_course.series(place), seconds()};
}

void TournamentRunner::play_quick(int worker) {
    while (const auto place = take(worker, 0, true)) {
        const Series series = series_at(*place).first;
        auto result = play_in_parts(*place, series);
        if (result && m_sink != nullptr) m_sink->prepare(series, *result);
        fold(std::move(result));
    }
}

/// Built-in bots remember no earlier match, so a series can be played in parts: observers see results of matches that
/// take seconds long before the series ends. Quick ones are two parts.
std::optional<SeriesResult> TournamentRunner::play_in_parts(std::uint32_t place, const Series& series) {
    const Plan& plan = m_course.plan(); // is never written, unlike the rest of the course
    SeriesResult whole(series);
    auto told = Clock::now();
    for (int from = 0, part = series.matches_per_deal; from < series.matches;) {
        const int matches = std::min(part, series.matches - from);
        const auto begun = Clock::now();
        auto result = plan.entry().run_series(part_of(series, from, matches), plan.rules, plan.bots, m_gate);
        if (!result) return {};
        append(whole, std::move(*result));
        from += matches;
        const auto now = Clock::now();
        part = next_part(series, matches, now - begun, kTellPartEvery);
        if (from == series.matches || now - told < kTellPartEvery / 2) continue;
        told = now;
        const std::lock_guard lock(m_mutex);
        m_slow = true;
        m_running.insert_or_assign(place, whole);
    }
    return whole;
}

/// Waiting bots continue with their next series as soon as it may begin; those of a worker that ends are dropped, and
/// the worker that plays that series has new ones replay what they have to remember.
bool TournamentRunner::wake_waiting(std::vector<PlayingSeries>& lanes, int worker) {
    const bool any =
        std::any_of(lanes.begin(), lanes.end(), [](const PlayingSeries& playing) { return playing.waits; });
    if (!any) return false;
    const std::lock_guard lock(m_mutex);
    if (ends(worker)) {
        std::erase_if(lanes, [&](const PlayingSeries& playing) {
            if (!playing.waits) return false;
            m_runs.erase(m_course.run_of(playing.place)->first);
            m_next = std::min(m_next, playing.place);
            return true;
        });
        wake_all();
        return false;
    }
    // What was given up because a bot went out may have been taken up by others.
    std::erase_if(lanes, [&](const PlayingSeries& playing) { return playing.waits && has(playing.place); });
    bool woken = false;
    for (PlayingSeries& playing : lanes) {
        if (!playing.waits || m_paused || !may_begin(playing.place)) continue;
        playing.waits = false;
        playing.series = m_course.series(playing.place);
        playing.told_at = seconds();
        playing.lane->play_on(playing.series);
        m_begun_places.insert(playing.place);
        ++m_busy;
        woken = true;
    }
    return woken;
}

void TournamentRunner::fold(std::optional<SeriesResult> result, PlayingSeries* playing) {
    const std::lock_guard lock(m_mutex);
    --m_busy;
    if (!result) return;
    const std::uint32_t place = m_course.shard().row(result->number);
    m_begun_places.erase(place);
    m_running.erase(place);
    if (playing != nullptr) {
        account(*playing, static_cast<int>(result->lines.size()));
        playing->told = playing->handed_over = 0;
        playing->before = {};
        if (const auto run = m_course.run_of(place)) {
            playing->waits = run->next && !has(*run->next);
            if (playing->waits)
                playing->place = *run->next;
            else
                m_runs.erase(run->first);
        }
    }
    m_waiting.emplace(place, std::move(*result));
    if (m_sink != nullptr && !m_limits.spent.empty()) m_sink->spent(m_limits.spent);
    fold_waiting();
    // What hosted bots have played cannot be played again, so it is kept although its turn has not come.
    const auto waits = m_waiting.find(place);
    if (m_hosted && m_sink != nullptr && waits != m_waiting.end() && !m_course.over())
        m_sink->series_ahead(m_course.series(place), waits->second);
}

/// With the lock held.
void TournamentRunner::fold_waiting() {
    while (!m_waiting.empty() && m_waiting.begin()->first == m_course.folded() && !m_course.over() && !m_failure) {
        const Series series = m_course.series(m_course.folded());
        SeriesResult& first = m_waiting.begin()->second;
        if (first.absent != series.absent) { // an entrant was asked that was out by then
            if (const auto run = m_course.run_of(m_course.folded())) m_runs.erase(run->first);
            m_next = m_course.folded();
            m_waiting.erase(m_waiting.begin());
            break;
        }
        const int counted = m_course.add(first);
        if (counted < static_cast<int>(first.lines.size())) first.cut(series, counted);
        if (m_sink != nullptr) {
            m_sink->series_done(series, first);
            if (m_sink->wants_state()) m_sink->state(m_course.save());
            m_failure = m_sink->failure();
        }
        m_waiting.erase(m_waiting.begin());
        m_out = m_course.standings().out_count();
    }
    // What others have begun will not count any more.
    if (m_course.over() || m_failure) m_gate.stop();
    wake_all();
}

} // namespace hilltop
