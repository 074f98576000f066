// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_player.h"

#include <algorithm>

namespace hilltop {

BotPlayer::BotPlayer(const GameEntry& game, std::string bot, Seat seat, std::vector<std::string> names)
    : m_bot(game.make_bot(bot)) {
    m_bot->start({seat, names});
    m_thread = std::thread([this] { work(); });
}

BotPlayer::~BotPlayer() {
    {
        const std::lock_guard lock(m_mutex);
        m_leaving = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void BotPlayer::ask(const Question& question, Answered answered) {
    add({question, std::move(answered), {}});
}

void BotPlayer::notice(std::shared_ptr<const AnySeen> seen) {
    tell(std::move(seen), {});
}

void BotPlayer::over(std::shared_ptr<const AnySeen> seen, const MatchResult& result) {
    tell(std::move(seen), result);
}

void BotPlayer::tell(std::shared_ptr<const AnySeen> seen, std::optional<MatchResult> result) {
    Question told;
    told.seen = std::move(seen);
    add({std::move(told), {}, std::move(result)});
}

void BotPlayer::add(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        m_latest = std::max(m_latest, job.question.ticket);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_all();
}

void BotPlayer::withdraw() {
    const std::lock_guard lock(m_mutex);
    m_withdrawn = m_latest;
}

void BotPlayer::work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_leaving || !m_jobs.empty(); });
        if (m_leaving) return;
        const Job job = std::move(m_jobs.front());
        m_jobs.pop_front();
        if (!job.answered) {
            lock.unlock();
            if (job.result)
                m_bot->over(*job.question.seen, *job.result);
            else
                m_bot->notice(*job.question.seen);
            lock.lock();
            continue;
        }
        if (job.question.ticket <= m_withdrawn) continue;
        lock.unlock();
        const AnyBot::Answer answer = m_bot->act(*job.question.seen, job.question.dice);
        lock.lock();
        if (job.question.ticket > m_withdrawn && !m_leaving) {
            lock.unlock();
            job.answered({job.question.ticket, job.question.seat, answer});
            lock.lock();
        }
    }
}

} // namespace hilltop
