// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/runner.h"

#include "game/hosting.h"
#include "game/lane.h"
#include "game/solving.h"
#include "system/threads.h"

#include <algorithm>

namespace hilltop {
namespace {

/// Series a quick worker may be ahead of the slowest one: their results wait in memory.
constexpr std::uint32_t kMostWaiting = 4096;
/// Lanes of one worker.
constexpr std::size_t kMostLanes = 64;
/// While so many of its bots start or think for long, a worker begins no further lane.
constexpr int kMuchThinking = 2;
/// A lane that has taken so much more time than another one lets that go first.
constexpr std::chrono::milliseconds kAdvantage{20};
/// Without anything to do.
constexpr std::chrono::milliseconds kLongestWait{100};

} // namespace

TournamentRunner::TournamentRunner(Course course, ResultSink* sink, std::vector<SeriesResult> ahead)
    : m_sink(sink)
    , m_next(course.folded())
    , m_course(std::move(course))
    , m_before(m_course.matches()) {
    m_hosted = has_hosted(m_course.plan());
    const Shard& shard = m_course.shard();
    for (SeriesResult& result : ahead) {
        const std::uint32_t place = (result.number - shard.index) / shard.count;
        m_waiting.emplace(place, std::move(result));
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
    m_begun = std::chrono::steady_clock::now();
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
    if (paused)
        m_seconds = seconds();
    else
        m_begun = std::chrono::steady_clock::now();
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
    for (Exchange* exchange : m_exchanges)
        exchange->wake();
}

bool TournamentRunner::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, time, [this] { return !m_working; });
}

/// With the lock held.
bool TournamentRunner::ends(int worker) const {
    return m_gate.stopped() || m_finish || m_failure || m_course.over() || worker >= m_threads;
}

std::optional<Series> TournamentRunner::take(int worker, std::size_t playing) {
    std::unique_lock lock(m_mutex);
    const auto next = [&]() -> std::optional<std::uint32_t> {
        while (m_waiting.contains(m_next)) // played before
            ++m_next;
        if (m_paused || m_next >= m_course.known() || m_next - m_course.folded() >= kMostWaiting) return {};
        return m_next;
    };
    // Where rounds depend on results the next one may have to wait for this one's last series.
    if (playing == 0) m_changed.wait(lock, [&] { return ends(worker) || next(); });
    // Lanes are shared out: nobody begins a second one while another worker has none.
    const auto others = static_cast<std::size_t>(m_busy);
    if (ends(worker) || !next() || playing * static_cast<std::size_t>(m_threads) > others) return {};
    ++m_busy;
    return m_course.series(m_next++);
}

void TournamentRunner::leave(int worker) {
    const std::lock_guard lock(m_mutex);
    m_alive[static_cast<std::size_t>(worker)] = false;
    if (std::none_of(m_alive.begin(), m_alive.end(), [](bool alive) { return alive; })) {
        m_seconds = seconds();
        m_working = false;
    }
    m_changed.notify_all();
}

void TournamentRunner::work(int worker) {
    if (m_background) be_nice(19);
    if (make_tables(worker)) {
        if (m_hosted)
            play_lanes(worker);
        else
            play_quick(worker);
    }
    leave(worker);
}

/// What a bot plays by is there before the first match, so that no result depends on what somebody has solved before.
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
        m_begun = std::chrono::steady_clock::now();
    } else {
        lock.lock();
    }
    m_tables = there ? Tables::There : Tables::Unknown;
    wake_all();
    return there;
}

void TournamentRunner::play_quick(int worker) {
    const Plan& plan = m_course.plan(); // is never written, unlike the rest of the course
    const GameEntry& game = plan.entry();
    while (auto series = take(worker, 0)) {
        auto result = game.run_series(*series, plan.rules, plan.bots, m_gate);
        if (result && m_sink != nullptr) m_sink->prepare(*series, *result);
        fold(std::move(result));
    }
}

std::chrono::nanoseconds TournamentRunner::least_taken(const std::vector<Playing>& lanes) {
    const auto least = std::min_element(lanes.begin(), lanes.end(),
                                        [](const Playing& a, const Playing& b) { return a.taken < b.taken; });
    return least == lanes.end() ? std::chrono::nanoseconds(0) : least->taken;
}

/// Lets each go on that can and has not taken more time than others: a bot that thinks in this thread holds the rest up
/// no longer than it has been held up by them. Who has goes on where nobody else can. False: all of them wait.
bool TournamentRunner::advance(std::vector<Playing>& lanes) {
    using Clock = std::chrono::steady_clock;
    const auto goes_on = [&](std::vector<Playing>::iterator& playing) {
        const auto begun = Clock::now();
        const bool moved = playing->lane->advance();
        playing->taken += Clock::now() - begun;
        if (m_gate.stopped() || !playing->lane->finished()) { // stopped: what has come since is not the bots' answer
            ++playing;
            return moved;
        }
        SeriesResult result = playing->lane->take();
        if (m_sink != nullptr) m_sink->prepare(playing->series, result);
        fold(std::move(result));
        playing = lanes.erase(playing);
        return true;
    };
    const auto most = least_taken(lanes) + kAdvantage;
    bool moved = false, left_out = false;
    for (auto playing = lanes.begin(); playing != lanes.end() && !m_gate.held() && !m_gate.stopped();) {
        if (playing->taken <= most) {
            moved = goes_on(playing) || moved;
        } else {
            left_out = true;
            ++playing;
        }
    }
    if (moved || !left_out) return moved;
    std::stable_sort(lanes.begin(), lanes.end(), [](const Playing& a, const Playing& b) { return a.taken < b.taken; });
    const auto begun = Clock::now();
    for (auto playing = lanes.begin(); playing != lanes.end() && !m_gate.held() && !m_gate.stopped();) {
        if (moved && Clock::now() - begun > kAdvantage) break;
        if (playing->taken <= most) // it waits
            ++playing;
        else
            moved = goes_on(playing) || moved;
    }
    return moved;
}

/// Lanes side by side: while the bots of one think, another one goes on.
void TournamentRunner::play_lanes(int worker) {
    const Plan& plan = m_course.plan();
    const GameEntry& game = plan.entry();
    const LimitsByBot limits(plan.limits, plan.own_limits);
    const auto exchange = make_exchange();
    exchange->obey(m_gate);
    const auto known = [&](bool here) {
        const std::lock_guard lock(m_mutex);
        if (here)
            m_exchanges.push_back(exchange.get());
        else
            std::erase(m_exchanges, exchange.get());
    };
    known(true);
    std::vector<Playing> lanes;
    for (;;) {
        bool begun = false;
        if (lanes.empty() || (lanes.size() < kMostLanes && exchange->thinking() < kMuchThinking)) {
            if (auto series = take(worker, lanes.size())) {
                auto lane = game.make_lane(*series, plan.rules, plan.bots, limits, *exchange);
                lanes.push_back({std::move(*series), std::move(lane), least_taken(lanes)});
                begun = true;
            }
        }
        if (lanes.empty()) break;
        if (m_gate.stopped()) {
            for (std::size_t i = 0; i < lanes.size(); ++i)
                fold({});
            break;
        }
        const bool moved = advance(lanes) || begun;
        exchange->wait(moved ? std::chrono::milliseconds(0) : kLongestWait);
    }
    lanes.clear(); // their programs end before the exchange does
    known(false);
}

void TournamentRunner::fold(std::optional<SeriesResult> result) {
    const std::lock_guard lock(m_mutex);
    --m_busy;
    if (!result) return;
    const Shard& shard = m_course.shard();
    const std::uint32_t place = (result->number - shard.index) / shard.count;
    m_waiting.emplace(place, std::move(*result));
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
    if (m_course.over() || m_failure) m_gate.stop();
    wake_all();
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
    // Lanes are held between two of their steps, all others where they ask the gate.
    progress.busy = m_paused && m_hosted ? 0 : m_busy - m_gate.waiting();
    progress.finished = !m_working;
    progress.stopped = progress.finished && !m_course.over();
    progress.paused = m_paused && m_working;
    if (m_tables == Tables::BeingMade) progress.solved = m_solved;
    progress.failure = m_failure;
    progress.course = m_course;
    if (!m_waiting.empty() && m_hosted) {
        Standings standings = m_course.standings();
        for (const auto& [place, result] : m_waiting) {
            progress.ahead += static_cast<std::int64_t>(result.lines.size());
            standings.add(m_course.series(place), result);
        }
        progress.provisional = std::move(standings);
    }
    return progress;
}

} // namespace hilltop
