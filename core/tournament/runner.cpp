// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/runner.h"

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

namespace hilltop {
namespace {

/// Series a quick worker may be ahead of the slowest one: their results wait in memory.
constexpr std::uint32_t kMostWaiting = 4096;

} // namespace

TournamentRunner::TournamentRunner(Course course, ResultSink* sink)
    : m_sink(sink)
    , m_next(course.folded())
    , m_course(std::move(course))
    , m_before(m_course.matches()) {}

TournamentRunner::~TournamentRunner() {
    stop();
    for (std::thread& worker : m_workers)
        worker.join();
}

void TournamentRunner::start(const RunOptions& options) {
    const std::lock_guard lock(m_mutex);
    m_background = options.background;
    m_threads = std::max(1, options.threads);
    m_begun = std::chrono::steady_clock::now();
    m_working = true;
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
    if (m_working && !m_finish && !m_stop) begin_workers();
    m_changed.notify_all();
}

void TournamentRunner::pause(bool paused) {
    const std::lock_guard lock(m_mutex);
    if (m_paused == paused || !m_working) return;
    if (paused)
        m_seconds = seconds();
    else
        m_begun = std::chrono::steady_clock::now();
    m_paused = paused;
    m_changed.notify_all();
}

void TournamentRunner::stop() {
    const std::lock_guard lock(m_mutex);
    m_stop = true;
    m_changed.notify_all();
}

void TournamentRunner::finish_running() {
    const std::lock_guard lock(m_mutex);
    m_finish = true;
    m_changed.notify_all();
}

bool TournamentRunner::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, time, [this] { return !m_working; });
}

/// The series a worker plays next; nothing if it is to end.
std::optional<Series> TournamentRunner::take(int worker) {
    std::unique_lock lock(m_mutex);
    const auto ends = [&] { return m_stop || m_finish || m_failure || m_course.over() || worker >= m_threads; };
    // Where rounds depend on results the next one may have to wait for this one's last series.
    m_changed.wait(lock, [&] {
        return ends() || (!m_paused && m_next < m_course.known() && m_next - m_course.folded() < kMostWaiting);
    });
    if (ends()) {
        m_alive[static_cast<std::size_t>(worker)] = false;
        if (std::none_of(m_alive.begin(), m_alive.end(), [](bool alive) { return alive; })) {
            m_seconds = seconds();
            m_working = false;
        }
        m_changed.notify_all();
        return {};
    }
    ++m_busy;
    return m_course.series(m_next++);
}

void TournamentRunner::work(int worker) {
    if (m_background) ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 19);
    const Plan& plan = m_course.plan(); // is never written, unlike the rest of the course
    const GameEntry& game = plan.entry();
    while (auto series = take(worker)) {
        auto result = game.run_series(*series, plan.rules, plan.bots, m_stop);
        if (result && m_sink != nullptr) m_sink->prepare(*series, *result);
        fold(std::move(result));
    }
}

void TournamentRunner::fold(std::optional<SeriesResult> result) {
    const std::lock_guard lock(m_mutex);
    --m_busy;
    if (!result) return;
    const Shard& shard = m_course.shard();
    const std::uint32_t place = (result->number - shard.index) / shard.count;
    m_waiting.emplace(place, std::move(*result));
    while (!m_waiting.empty() && m_waiting.begin()->first == m_course.folded() && !m_course.over() && !m_failure) {
        const Series series = m_course.series(m_course.folded());
        const SeriesResult& first = m_waiting.begin()->second;
        m_course.add(first);
        if (m_sink != nullptr) {
            m_sink->series_done(series, first);
            if (m_sink->wants_state()) m_sink->state(m_course.save());
            m_failure = m_sink->failure();
        }
        m_waiting.erase(m_waiting.begin());
    }
    // What others have begun will not count any more.
    if (m_course.over() || m_failure) m_stop = true;
    m_changed.notify_all();
}

/// With the lock held.
double TournamentRunner::seconds() const {
    if (!m_working || m_paused) return m_seconds;
    return m_seconds + std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count();
}

Progress TournamentRunner::progress() const {
    const std::lock_guard lock(m_mutex);
    Progress progress;
    progress.done = m_course.matches();
    progress.before = m_before;
    progress.total = m_course.expected();
    progress.seconds = seconds();
    progress.threads = m_threads;
    progress.busy = m_busy;
    progress.finished = !m_working;
    progress.stopped = progress.finished && !m_course.over();
    progress.paused = m_paused && m_working;
    progress.failure = m_failure;
    progress.course = m_course;
    return progress;
}

} // namespace hilltop
