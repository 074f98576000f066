// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/runner.h"

#include <algorithm>

#include <sys/resource.h>
#include <unistd.h>

namespace hilltop {

TournamentRunner::TournamentRunner(Plan plan, ResultSink* sink)
    : m_schedule(std::move(plan))
    , m_sink(sink)
    , m_standings(m_schedule.plan()) {}

TournamentRunner::~TournamentRunner() {
    stop();
    for (std::thread& worker : m_workers)
        worker.join();
}

void TournamentRunner::start(const RunOptions& options) {
    m_begun = std::chrono::steady_clock::now();
    m_running = std::max(1, options.threads);
    for (int i = 0; i < std::max(1, options.threads); ++i)
        m_workers.emplace_back([this, background = options.background] { work(background); });
}

void TournamentRunner::stop() {
    m_stop = true;
}

void TournamentRunner::finish_running() {
    m_finish = true;
}

bool TournamentRunner::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(m_mutex);
    return m_ended.wait_for(lock, time, [this] { return m_running == 0; });
}

void TournamentRunner::work(bool background) {
    if (background) ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 19);
    const Plan& plan = m_schedule.plan();
    const GameEntry& game = plan.entry();
    while (!m_stop && !m_finish) {
        const std::uint32_t number = m_next++;
        if (number >= m_schedule.series_count()) break;
        if (auto result = game.run_series(m_schedule.series(number), plan.rules, plan.bots, m_stop))
            fold(std::move(*result));
    }
    const std::lock_guard lock(m_mutex);
    if (--m_running == 0) m_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count();
    m_ended.notify_all();
}

void TournamentRunner::fold(SeriesResult result) {
    const std::lock_guard lock(m_mutex);
    const std::uint32_t number = result.number;
    m_waiting.emplace(number, std::move(result));
    for (auto first = m_waiting.begin(); first != m_waiting.end() && first->first == m_folded;
         first = m_waiting.begin()) {
        const Series series = m_schedule.series(m_folded);
        m_standings.add(series, first->second);
        if (m_sink != nullptr) m_sink->series_done(series, first->second);
        m_waiting.erase(first);
        ++m_folded;
    }
}

Progress TournamentRunner::progress() const {
    const std::lock_guard lock(m_mutex);
    Progress progress;
    progress.done = m_standings.matches();
    progress.total = m_schedule.match_count();
    progress.finished = m_running == 0;
    progress.stopped = progress.finished && progress.done < progress.total;
    progress.seconds = progress.finished
                           ? m_seconds
                           : std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count();
    progress.standings = m_standings;
    return progress;
}

void MemorySink::series_done(const Series& series, const SeriesResult& result) {
    const std::lock_guard lock(m_mutex);
    m_results.resize(std::max<std::size_t>(m_results.size(), series.number + std::size_t{1}));
    m_results[series.number] = result;
}

std::optional<MemorySink::Match> MemorySink::match(const Schedule& schedule, int pairing, std::int64_t match) const {
    const std::lock_guard lock(m_mutex);
    const Schedule::Place place = schedule.place(pairing, match);
    if (place.series >= m_results.size()) return {};
    const SeriesResult& result = m_results[place.series];
    const auto k = static_cast<std::size_t>(place.match);
    if (k >= result.lines.size()) return {};
    const Series series = schedule.series(place.series);
    Match found;
    found.number = series.match_number(place.match);
    found.deal = series.deal_number(place.match);
    found.by_seat = seated(series, place.match);
    const auto seats = static_cast<std::size_t>(series.seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        found.points.push_back(result.points[k * seats + seat]);
        found.second.push_back(result.second[k * seats + seat]);
    }
    found.winners = SeatSet::from_bits(result.lines[k].winners);
    return found;
}

std::int64_t MemorySink::matches(const Schedule& schedule, int pairing) const {
    const std::lock_guard lock(m_mutex);
    std::int64_t count = 0;
    for (auto number = static_cast<std::size_t>(pairing); number < m_results.size();
         number += static_cast<std::size_t>(schedule.pairing_count()))
        count += static_cast<std::int64_t>(m_results[number].lines.size());
    return count;
}

} // namespace hilltop
