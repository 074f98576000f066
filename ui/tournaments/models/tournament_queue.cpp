// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_queue.h"

#include <QTimer>

#include <algorithm>

namespace hilltop {
namespace {

constexpr int kMostFailed = 2;

} // namespace

TournamentQueue::TournamentQueue(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {}

TournamentQueue::~TournamentQueue() {
    for (const JobPtr& job : m_waiting)
        job->disconnect(this);
    if (m_running) m_running->disconnect(this);
}

void TournamentQueue::adopt(const JobPtr& job) {
    TournamentJob* raw = job.get();
    raw->disconnect(this);
    connect(raw, &TournamentJob::finished, this, [this, raw] { ended(raw); });
    connect(raw, &TournamentJob::progressed, this, [this, raw] {
        if (m_running.get() == raw) emit progressed();
    });
    connect(raw, &TournamentJob::phaseChanged, this, [this] {
        emit changed();
        next();
    });
}

JobPtr TournamentQueue::start(const QString& name, const Plan& plan, int threads) {
    auto job = std::make_shared<TournamentJob>();
    adopt(job);
    m_failed = 0;
    const bool waits = m_running != nullptr || !m_waiting.empty();
    if (waits)
        m_waiting.push_back(job);
    else
        m_running = job;
    job->create(m_folder, name, plan, threads, waits);
    return job;
}

void TournamentQueue::resume(JobPtr job) {
    if (job == m_running || job->stranded()) return;
    m_failed = 0;
    std::erase(m_waiting, job);
    adopt(job);
    if (m_running) {
        m_waiting.insert(m_waiting.begin(), job);
        job->wait(true);
        return;
    }
    m_running = job;
    job->resume();
}

void TournamentQueue::restore(const QString& path, int threads) {
    if (find(path)) return;
    auto job = std::make_shared<TournamentJob>();
    TournamentJob* raw = job.get();
    job->setThreads(threads);
    connect(raw, &TournamentJob::finished, this, [this, raw] { // it has been read
        const auto place =
            std::find_if(m_waiting.begin(), m_waiting.end(), [raw](const JobPtr& other) { return other.get() == raw; });
        if (place == m_waiting.end()) return;
        const JobPtr read = *place;
        QTimer::singleShot(0, this, [read] {}); // may hold the last reference, and its signal is still being emitted
        if (!read->resumable() || !read->problem().isEmpty()) {
            m_waiting.erase(place);
            read->disconnect(this);
            emit changed();
            next();
            return;
        }
        adopt(read);
        read->wait(true);
    });
    m_waiting.push_back(job);
    job->open(path);
}

void TournamentQueue::withdraw(const TournamentJob* job) {
    const auto place =
        std::find_if(m_waiting.begin(), m_waiting.end(), [job](const JobPtr& other) { return other.get() == job; });
    if (place == m_waiting.end()) return;
    const JobPtr kept = *place;
    m_waiting.erase(place);
    kept->disconnect(this);
    kept->wait(false);
    emit changed();
    next();
}

JobPtr TournamentQueue::find(const QString& path) const {
    if (m_running && m_running->path() == path) return m_running;
    for (const JobPtr& job : m_waiting)
        if (job->path() == path) return job;
    return {};
}

/// One that is still making its file is waited for; one that may not begin by itself is not.
void TournamentQueue::next() {
    if (m_failed >= kMostFailed || m_running) return;
    for (auto place = m_waiting.begin(); place != m_waiting.end(); ++place) {
        if ((*place)->phase() != TournamentJob::Phase::Waiting) return;
        if (m_mayBegin && !m_mayBegin((*place)->plan())) continue;
        m_running = *place;
        m_waiting.erase(place);
        m_running->resume();
        return;
    }
}

void TournamentQueue::ended(TournamentJob* job) {
    JobPtr done;
    if (m_running.get() == job) done = std::exchange(m_running, nullptr);
    for (const JobPtr& other : m_waiting)
        if (other.get() == job) done = other; // its file could not be made
    if (!done) return;
    std::erase(m_waiting, done);
    done->disconnect(this);
    m_failed = done->problem().isEmpty() ? 0 : m_failed + 1;
    if (done->stranded()) keepStranded(done);
    emit finished(done);
    emit changed();
    next();
    QTimer::singleShot(0, this, [done] {}); // may hold the last reference, and its signal is still being emitted
}

void TournamentQueue::keepStranded(const JobPtr& job) {
    m_stranded.push_back(job);
    TournamentJob* const raw = job.get();
    connect(raw, &TournamentJob::phaseChanged, this, [this, raw] { // a copy has been saved, and is being opened
        raw->disconnect(this);
        const auto place = std::ranges::find_if(m_stranded, [raw](const JobPtr& other) { return other.get() == raw; });
        if (place == m_stranded.end()) return;
        QTimer::singleShot(0, this, [kept = *place] {}); // its signal is still being emitted
        m_stranded.erase(place);
    });
}

} // namespace hilltop
