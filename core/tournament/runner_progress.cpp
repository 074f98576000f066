// SPDX-License-Identifier: GPL-3.0-or-later
// What a runner reports while it plays.
#include "engine/attendance.h"
#include "tournament/lane_worker.h"
#include "tournament/runner.h"
#include "tournament/series_parts.h"

namespace hilltop {

/// The results so far of a running series.
void TournamentRunner::take_so_far(PlayingSeries& playing, SeriesResult result) {
    const std::lock_guard lock(m_mutex);
    account(playing, static_cast<int>(result.lines.size()));
    m_running.insert_or_assign(playing.place, std::move(result));
}

/// The same for what follows the matches already reported; the sink has it.
void TournamentRunner::take_part(PlayingSeries& playing, SeriesResult result) {
    const std::lock_guard lock(m_mutex);
    account(playing, playing.told + static_cast<int>(result.lines.size()));
    SeriesResult& told = m_running[playing.place];
    told.number = result.number;
    result.kept.clear();
    append(told, std::move(result));
}

/// It has not played meanwhile.
void TournamentRunner::pass_time(PlayingSeries& playing) {
    const std::lock_guard lock(m_mutex);
    m_recalling.insert(playing.place);
    playing.told_at = seconds();
}

/// What an earlier run has kept of the series. It is played again, and kept as a whole, if a bot was out when it began.
void TournamentRunner::take_before(PlayingSeries& playing) {
    const std::lock_guard lock(m_mutex);
    const auto found = m_running.find(playing.place);
    playing.keeps_parts = playing.series.absent.empty();
    if (found == m_running.end()) return;
    if (playing.keeps_parts)
        playing.before = found->second;
    else
        m_running.erase(found);
}

/// With the lock held.
void TournamentRunner::account(PlayingSeries& playing, int matches) {
    const double now = seconds();
    m_time_left.add(playing.series.entrants, now - playing.told_at, matches - playing.told);
    playing.told = matches;
    playing.told_at = now;
    m_recalling.erase(playing.place);
}

/// With the lock held.
double TournamentRunner::seconds() const {
    if (!m_working || m_paused) return m_seconds;
    return m_seconds + std::chrono::duration<double>(Clock::now() - m_begun).count();
}

Progress TournamentRunner::progress() const {
    const std::lock_guard lock(m_mutex);
    Progress progress;
    progress.done = m_course.matches();
    progress.before = m_before;
    progress.total = m_course.expected();
    progress.seconds = seconds();
    progress.threads = m_threads;
    // Lanes are held between two of their steps, all others where they ask the gate.
    progress.busy = m_paused && m_hosted ? 0 : m_busy - m_gate.waiting();
    progress.recalling = m_working ? static_cast<int>(m_recalling.size()) : 0;
    progress.finished = !m_working;
    progress.stopped = progress.finished && !m_course.over();
    progress.paused = m_paused && m_working;
    if (m_tables == Tables::BeingMade) progress.solved = m_solved;
    progress.failure = m_failure;
    progress.course = m_course;
    for (const std::uint32_t place : m_begun_places) {
        const auto told = m_running.find(place);
        progress.begun += m_course.series(place).matches -
                          (told == m_running.end() ? 0 : static_cast<std::int64_t>(told->second.lines.size()));
    }
    if ((m_hosted || m_slow) && !m_course.over()) {
        for (const auto* results : {&m_waiting, &m_running}) {
            for (const auto& [place, result] : *results)
                progress.add_ahead(m_course.series(place), result);
        }
    }
    if (!progress.finished) {
        const TimeLeft::Results* ahead[] = {&m_waiting, &m_running};
        progress.left = m_time_left.seconds(m_course, ahead, progress.played(), m_before, progress.seconds);
    }
    return progress;
}

} // namespace hilltop
