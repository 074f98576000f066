// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/runner.h"

#include "base/parallel.h"
#include "judging/solving.h"
#include "system/threads.h"
#include "tournament/lane_worker.h"
#include "tournament/series_parts.h"

#include <algorithm>

namespace hilltop {
namespace {

/// What progress() says of a series of slow matches is about as old as this.
constexpr std::chrono::milliseconds kTellPartEvery{500};

} // namespace

TournamentRunner::TournamentRunner(Course course, ResultSink* sink, std::vector<SeriesResult> ahead)
    : m_sink(sink)
    , m_hosted(has_hosted(course.plan()))
    , m_limits(course.plan().limits, course.plan().own_limits)
    , m_queue(std::move(course), std::move(ahead))
    , m_time_left(m_queue.course().plan()) {
    const Plan& plan = m_queue.course().plan();
    for (const std::string& bot : plan.bots)
        if (is_hosted(plan, bot) && m_limits.of(bot).total.count() > 0)
            m_limits.spent.try_emplace(bot, std::make_shared<Spent>());
    if (m_sink != nullptr) m_sink->restore(m_limits.spent);
}

TournamentRunner::~TournamentRunner() {
    stop();
    for (std::thread& worker : m_workers)
        if (worker.joinable()) worker.join();
}

void TournamentRunner::start(const RunOptions& options) {
    const std::lock_guard lock(m_mutex);
    m_background = options.background;
    m_threads = std::max(1, options.threads);
    m_clock.run(true);
    m_working = true;
    fold_waiting();
    begin_workers();
}

/// With the lock held.
void TournamentRunner::begin_workers() {
    for (int worker = 0; worker < m_threads; ++worker) {
        const auto index = static_cast<std::size_t>(worker);
        if (index < m_alive.size() && m_alive[index]) continue;
        if (index == m_workers.size()) {
            m_workers.emplace_back();
            m_alive.push_back(false);
        }
        if (m_workers[index].joinable()) m_workers[index].join(); // it has left its loop, and needs the lock no more
        auto started = start_thread([this, worker] { work(worker); });
        if (!started) return begin_fewer(started.error());
        m_workers[index] = started.take();
        m_alive[index] = true;
    }
}

/// The system starts no more of them: with the lock held.
void TournamentRunner::begin_fewer(const Error& why) {
    const auto last = std::find(m_alive.rbegin(), m_alive.rend(), true);
    m_threads = std::max(1, static_cast<int>(m_alive.rend() - last));
    if (last != m_alive.rend()) return;
    m_failure = why;
    rest();
}

/// With the lock held.
void TournamentRunner::rest() {
    m_clock.run(false);
    m_working = false;
    m_queue.rest(m_sink != nullptr && m_sink->wants_parts());
    m_changed.notify_all();
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
    m_clock.run(!paused);
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
    return m_gate.stopped() || m_finish || m_failure || m_queue.course().over() || worker >= m_threads;
}

std::optional<std::uint32_t> TournamentRunner::take(int worker, std::size_t playing, bool waits_here) {
    std::unique_lock lock(m_mutex);
    const auto next = [&] { return m_paused ? std::nullopt : m_queue.next(m_threads); };
    // Where rounds depend on results the next one may have to wait for this one's last series.
    if (waits_here) m_changed.wait(lock, [&] { return ends(worker) || next(); });
    if (ends(worker)) return {};
    const auto place = next();
    if (!place) return {};
    // Lanes are shared out: no worker begins a second one while another has none.
    if (playing * static_cast<std::size_t>(m_threads) > static_cast<std::size_t>(m_busy)) return {};
    ++m_busy;
    m_queue.begin(*place);
    return place;
}

void TournamentRunner::leave(int worker) {
    const std::lock_guard lock(m_mutex);
    m_alive[static_cast<std::size_t>(worker)] = false;
    if (std::none_of(m_alive.begin(), m_alive.end(), [](bool alive) { return alive; })) rest();
    m_changed.notify_all();
}

void TournamentRunner::work(int worker) {
    if (m_background) be_nice(19);
    const auto done = guarded([&] {
        if (!make_tables(worker)) return;
        if (m_hosted)
            LaneWorker(*this, worker).play();
        else
            play_quick(worker);
    });
    if (!done) {
        const std::lock_guard lock(m_mutex);
        m_failure = done.error();
        m_gate.stop();
        wake_all();
    }
    leave(worker);
}

/// The tables a bot plays by are made before the first match, so that no result depends on earlier solving.
/// One worker makes it, the others wait; false: the tournament ends before that.
bool TournamentRunner::make_tables(int worker) {
    const Plan& plan = m_queue.course().plan();
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
        m_clock.restart(); // the pace is that of matches
    } else {
        lock.lock();
    }
    m_tables = there ? Tables::There : Tables::Unknown;
    wake_all();
    return there;
}

std::pair<Series, double> TournamentRunner::series_at(std::uint32_t place) const {
    const std::lock_guard lock(m_mutex); // a course that grows
    return {m_queue.course().series(place), m_clock.seconds()};
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
    const Plan& plan = m_queue.course().plan(); // is never written, unlike the rest of the course
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
        m_queue.set_so_far(place, whole);
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
            m_queue.drop_lane(playing.place);
            return true;
        });
        wake_all();
        return false;
    }
    // What was given up because a bot went out may have been taken up by others.
    std::erase_if(lanes, [&](const PlayingSeries& playing) { return playing.waits && m_queue.has(playing.place); });
    bool woken = false;
    for (PlayingSeries& playing : lanes) {
        if (!playing.waits || m_paused || !m_queue.may_begin(playing.place, m_threads)) continue;
        playing.waits = false;
        playing.series = m_queue.course().series(playing.place);
        playing.told_at = m_clock.seconds();
        playing.lane->play_on(playing.series);
        m_queue.go_on(playing.place);
        ++m_busy;
        woken = true;
    }
    return woken;
}

void TournamentRunner::fold(std::optional<SeriesResult> result, PlayingSeries* playing) {
    const std::lock_guard lock(m_mutex);
    --m_busy;
    if (!result) return;
    const Course& course = m_queue.course();
    const std::uint32_t place = course.shard().row(result->number);
    if (playing != nullptr) account(*playing, static_cast<int>(result->lines.size()));
    const auto following = m_queue.end(std::move(*result));
    if (playing != nullptr) {
        playing->told = playing->handed_over = 0;
        playing->before = {};
        playing->waits = following.has_value();
        playing->place = following.value_or(place);
    }
    if (m_sink != nullptr && !m_limits.spent.empty()) m_sink->spent(m_limits.spent);
    fold_waiting();
    // What hosted bots have played cannot be played again, so it is kept although its turn has not come.
    const auto waits = m_queue.waiting().find(place);
    if (m_hosted && m_sink != nullptr && waits != m_queue.waiting().end() && !course.over())
        m_sink->series_ahead(course.series(place), waits->second);
}

/// With the lock held.
void TournamentRunner::fold_waiting() {
    const Course& course = m_queue.course();
    while (!m_failure) {
        const auto folded = m_queue.fold_next();
        if (!folded) break;
        m_out = course.standings().out_count();
        if (m_sink == nullptr) continue;
        m_sink->series_done(folded->series, folded->result);
        if (m_sink->wants_state()) m_sink->state(course.save());
        m_failure = m_sink->failure();
    }
    // What others have begun will not count any more.
    if (m_queue.course().over() || m_failure) m_gate.stop();
    wake_all();
}

void TournamentRunner::know(Transport& transport, bool here) {
    const std::lock_guard lock(m_mutex);
    if (here)
        m_transports.push_back(&transport);
    else
        std::erase(m_transports, &transport);
}

/// The results so far of a running series.
void TournamentRunner::take_so_far(PlayingSeries& playing, SeriesResult result) {
    const std::lock_guard lock(m_mutex);
    account(playing, static_cast<int>(result.lines.size()));
    m_queue.set_so_far(playing.place, std::move(result));
}

/// The same for what follows the matches already reported; the sink has it.
void TournamentRunner::take_part(PlayingSeries& playing, SeriesResult result) {
    const std::lock_guard lock(m_mutex);
    account(playing, playing.told + static_cast<int>(result.lines.size()));
    m_queue.add_part(playing.place, std::move(result));
}

/// It has not played meanwhile.
void TournamentRunner::pass_time(PlayingSeries& playing) {
    const std::lock_guard lock(m_mutex);
    m_recalling.insert(playing.place);
    playing.told_at = m_clock.seconds();
}

/// What an earlier run has kept of the series. It is played again, and kept as a whole, if a bot was out when it began.
void TournamentRunner::take_before(PlayingSeries& playing) {
    const std::lock_guard lock(m_mutex);
    playing.keeps_parts = playing.series.absent.empty();
    if (!playing.keeps_parts)
        m_queue.forget(playing.place);
    else if (const SeriesResult* before = m_queue.so_far(playing.place))
        playing.before = *before;
}

/// With the lock held.
void TournamentRunner::account(PlayingSeries& playing, int matches) {
    const double now = m_clock.seconds();
    m_time_left.add(playing.series.entrants, now - playing.told_at, matches - playing.told);
    playing.told = matches;
    playing.told_at = now;
    m_recalling.erase(playing.place);
}

Progress TournamentRunner::progress() const {
    const std::lock_guard lock(m_mutex);
    const Course& course = m_queue.course();
    Progress progress;
    progress.done = course.matches();
    progress.before = m_queue.before();
    progress.total = course.expected();
    progress.seconds = m_clock.seconds();
    progress.threads = m_threads;
    // Lanes are held between two of their steps, all others where they ask the gate.
    progress.busy = m_paused && m_hosted ? 0 : m_busy - m_gate.waiting();
    progress.recalling = m_working ? static_cast<int>(m_recalling.size()) : 0;
    progress.finished = !m_working;
    progress.stopped = progress.finished && !course.over();
    progress.paused = m_paused && m_working;
    if (m_tables == Tables::BeingMade) progress.solved = m_solved;
    progress.failure = m_failure;
    progress.remarks = m_remarks;
    progress.course = course;
    progress.begun = m_queue.unplayed();
    if ((m_hosted || m_slow) && !course.over()) {
        for (const auto* results : {&m_queue.waiting(), &m_queue.running()}) {
            for (const auto& [place, result] : *results)
                progress.add_ahead(course.series(place), result);
        }
    }
    if (!progress.finished) {
        const TimeLeft::Results* ahead[] = {&m_queue.waiting(), &m_queue.running()};
        progress.left = m_time_left.seconds(course, ahead, progress.played(), m_queue.before(), progress.seconds);
    }
    return progress;
}

} // namespace hilltop
