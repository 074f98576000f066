// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_job.h"

#include "hill/hill_entry.h"
#include "text/error_texts.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace hilltop {
namespace {

using HillJobClock = std::chrono::steady_clock;

/// Tables take at most a ninth of the time of the thread that keeps results.
constexpr double kHillLeisure = 8, kTableSeconds = 0.7;

double secondsFrom(HillJobClock::time_point then) {
    return std::chrono::duration<double>(HillJobClock::now() - then).count();
}

/// Tells the window how far a run is: the count each time, the table as often as it can be made.
class RunNews {
public:
    RunNews(HillFile& hill, JobControl& control, std::function<void(const HillProgress&, HillStatePtr)> tell)
        : m_hill(hill)
        , m_control(control)
        , m_tell(std::move(tell)) {}

    /// The table is another one now, whatever was played.
    void renew() {
        m_matches = -1;
        m_made = {};
    }

    void take(const HillProgress& progress) {
        if (m_control.reporting()) return;
        HillStatePtr state;
        if (progress.matches != m_matches && secondsFrom(m_made) > std::max(kTableSeconds, kHillLeisure * m_took)) {
            const auto begun = HillJobClock::now();
            if (auto made = stateOf(m_hill)) state = std::move(*made);
            m_made = HillJobClock::now();
            m_took = secondsFrom(begun);
            m_matches = progress.matches;
        }
        m_control.report([tell = m_tell, progress, state = std::move(state)] { tell(progress, state); });
    }

private:
    HillFile& m_hill;
    JobControl& m_control;
    const std::function<void(const HillProgress&, HillStatePtr)> m_tell;
    HillJobClock::time_point m_made{};
    double m_took = 0;
    std::int64_t m_matches = -1;
};

} // namespace

HillJob::HillJob(QString path, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path)) {}

std::vector<HillJob::Change> HillJob::Wishes::takeChanges() {
    const std::scoped_lock lock(mutex);
    return std::exchange(changes, {});
}

HillJob::~HillJob() {
    m_wishes->stop = true;
}

HillJob::Stamp HillJob::stamp() const {
    const QFileInfo file(m_path);
    return {file.size(), file.lastModified().toMSecsSinceEpoch()};
}

void HillJob::begin(Phase phase, std::function<Ended(JobControl&)> work) {
    m_phase = phase;
    m_seen = stamp(); // before it is read: what is written meanwhile is seen afterwards
    m_job = Job::start(
        std::move(work), [this](Ended ended) { take(std::move(ended)); }, Job::Urgency::WaitedFor);
    emit changed();
}

void HillJob::read() {
    if (m_job.running() || stranded()) return;
    begin(m_state ? Phase::Idle : Phase::Opening, [path = m_path.toStdString()](JobControl&) {
        Ended ended;
        if (auto state = readHill(path))
            ended.state = std::move(*state);
        else
            ended.failure = state.error();
        return ended;
    });
}

void HillJob::readIfChanged() {
    if (m_phase == Phase::Idle && !m_job.running() && m_seen.size >= 0 && stamp() != m_seen) read();
}

void HillJob::run(std::optional<std::int64_t> budget, int threads) {
    if (m_phase != Phase::Idle || stranded()) return;
    m_wishes = std::make_shared<Wishes>();
    m_progress = {};
    m_refusal.clear();
    auto tell = [this](const HillProgress& progress, HillStatePtr state) {
        m_progress = progress;
        if (state) m_state = std::move(state);
        emit changed();
    };
    auto answered = [this](const std::optional<Error>& problem, const std::function<void()>& then) {
        answer(problem, then);
    };
    begin(Phase::Running,
          [path = m_path.toStdString(), wishes = m_wishes, tell, answered, budget, threads](JobControl& control) {
              Ended ended;
              auto hill = HillFile::open_to_change(path);
              if (!hill) {
                  ended.failure = hill.error();
                  return ended;
              }
              RunNews news(*hill, control, tell);
              const auto carryOut = [&] {
                  const std::vector<Change> changes = wishes->takeChanges();
                  for (const Change& change : changes) {
                      const Result<> done = change.work(*hill);
                      control.post([answered, then = change.then,
                                    problem = done ? std::optional<Error>() : std::optional(done.error())] {
                          answered(problem, then);
                      });
                  }
                  if (!changes.empty()) news.renew();
                  return !changes.empty();
              };
              const auto played = [&]() -> Result<HillRun> {
                  if (budget) {
                      TRY(grant_budget(*hill, *budget));
                  }
                  HillRunOptions options{.threads = threads, .background = true, .stop = Stop(wishes->stop)};
                  options.pause = Stop(wishes->pause);
                  options.progress = [&](const HillProgress& progress) {
                      if (control.cancelled()) wishes->stop = true;
                      carryOut();
                      news.take(progress);
                  };
                  auto run = play_hill(*hill, options);
                  // What was asked for at the very end may bring more to play.
                  while (carryOut() && run && run->finished)
                      run = play_hill(*hill, options);
                  return run;
              }();
              if (!played) ended.failure = played.error();
              ended.complete = played && played->finished;
              if (control.cancelled()) return ended;
              auto state = stateOf(*hill);
              if (state)
                  ended.state = std::move(*state);
              else if (!ended.failure)
                  ended.failure = state.error();
              if (!played && hill->displaced()) ended.stranded = std::make_shared<HillFile>(std::move(*hill));
              return ended;
          });
}

double HillJob::share() const {
    if (m_progress.due == 0 || !m_state) return 0;
    const auto matches = static_cast<double>(m_state->plan.matches);
    const double played = static_cast<double>(m_progress.bouts) * matches + static_cast<double>(m_progress.playing);
    return std::clamp(played / (static_cast<double>(m_progress.due) * matches), 0.0, 1.0);
}

void HillJob::pause(bool paused) {
    m_wishes->pause = paused;
    emit changed();
}

void HillJob::stop() {
    m_wishes->stop = true;
    emit changed();
}

void HillJob::answer(const std::optional<Error>& problem, const std::function<void()>& then) {
    m_refusal = problem ? sentence(*problem) : QString();
    emit changed();
    if (!problem && then) then();
}

void HillJob::change(std::function<Result<>(HillFile&)> work, std::function<void()> then) {
    if (running()) {
        const std::scoped_lock lock(m_wishes->mutex);
        m_wishes->changes.push_back({std::move(work), std::move(then)});
        return;
    }
    if (m_phase != Phase::Idle || stranded()) return;
    m_then = std::move(then);
    m_refusal.clear();
    begin(Phase::Changing, [path = m_path.toStdString(), work = std::move(work)](JobControl&) {
        Ended ended;
        const auto done = [&]() -> Result<HillStatePtr> {
            auto hill = TRY(HillFile::open_to_change(path));
            TRY(work(hill));
            return stateOf(hill);
        }();
        if (done)
            ended.state = *done;
        else
            ended.failure = done.error();
        return ended;
    });
}

void HillJob::saveCopy(const QString& path) {
    if (!stranded() || m_job.running()) return;
    m_job =
        Job::start([stranded = m_stranded, path = path.toStdString()](JobControl&) { return stranded->copy_to(path); },
                   [this, path](const Result<>& saved) {
                       m_refusal = saved ? QString() : sentence(saved.error());
                       if (saved) m_stranded.reset();
                       emit changed();
                       if (saved) emit copied(path);
                   },
                   Job::Urgency::WaitedFor);
}

void HillJob::take(Ended ended) {
    const bool ran = running();
    const bool mine = m_phase == Phase::Running || m_phase == Phase::Changing;
    if (mine) m_seen = stamp(); // what was written is known
    m_phase = Phase::Idle;
    if (ended.state) m_state = std::move(ended.state);
    m_stranded = std::move(ended.stranded);
    const QString problem = ended.failure ? sentence(*ended.failure) : QString();
    if (mine)
        m_refusal = problem;
    else
        m_unreadable = problem;
    emit changed();
    if (ran) emit finished(ended.complete);
    if (const auto then = std::exchange(m_then, nullptr); then && problem.isEmpty()) then();
    if (!ran) return;
    // Asked for when the run had ended and had not said so.
    const std::vector<Change> late = m_wishes->takeChanges();
    if (late.empty()) return;
    change(
        [late](HillFile& file) -> Result<> {
            for (const Change& one : late) {
                TRY(one.work(file));
            }
            return {};
        },
        [late] {
            for (const Change& one : late)
                if (one.then) one.then();
        });
}

} // namespace hilltop
