// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/checks_ahead.h"

#include "base/parallel.h"
#include "botlab/bot_check.h"
#include "engine/gate.h"
#include "hill/unpacked_bots.h"

#include <algorithm>
#include <filesystem>

namespace hilltop {
namespace {

/// This many results a thread may wait to be taken: one may have matches of several MB.
constexpr int kAheadOfEach = 8;

/// Removes a folder with all that is in it, also what a killed program has left there.
void remove_folder(const std::string& path) {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

} // namespace

ChecksAhead::ChecksAhead(const Plan& plan, std::string folder, const CheckTerms& terms)
    : m_plan(plan)
    , m_folder(std::move(folder))
    , m_terms(terms) {
    remove_folder(m_folder);
}

ChecksAhead::~ChecksAhead() {
    {
        const std::lock_guard lock(m_mutex);
        m_over = true;
    }
    m_changed.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
    remove_folder(m_folder);
}

bool ChecksAhead::room() const {
    const int threads = std::max(1, m_terms.threads);
    return m_unfinished < threads && static_cast<int>(m_checks.size()) < threads * kAheadOfEach;
}

bool ChecksAhead::has_room() {
    const std::lock_guard lock(m_mutex);
    return room();
}

int ChecksAhead::begun() {
    const std::lock_guard lock(m_mutex);
    return static_cast<int>(m_checks.size());
}

void ChecksAhead::begin(const BotContent& content, std::size_t turn, bool next) {
    {
        const std::lock_guard lock(m_mutex);
        const bool added = m_checks.try_emplace(content.hash, Check{content, turn}).second;
        const auto queued = std::find(m_queue.begin(), m_queue.end(), content.hash);
        if (!added && (!next || queued == m_queue.end())) return;
        if (added) ++m_unfinished;
        if (!added) m_queue.erase(queued);
        m_queue.insert(next ? m_queue.begin() : m_queue.end(), content.hash);
    }
    if (static_cast<int>(m_threads.size()) < std::max(1, m_terms.threads)) {
        auto thread = start_thread([this] { work(); });
        if (thread)
            m_threads.push_back(thread.take());
        else if (m_threads.empty())
            give_up(thread.error());
    }
    m_changed.notify_all();
}

bool ChecksAhead::wait(const std::string& hash, bool until_room) {
    std::unique_lock lock(m_mutex);
    const Check& check = m_checks.at(hash);
    m_changed.wait(lock, [&] { return check.report || (until_room && room()); });
    return check.report.has_value();
}

Result<BotReport> ChecksAhead::take(const std::string& hash) {
    const std::lock_guard lock(m_mutex);
    return *std::move(m_checks.extract(hash).mapped().report);
}

void ChecksAhead::drop(std::size_t turn) {
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_checks, [&](const auto& one) {
        const Check& check = one.second;
        if (check.turn > turn || (check.started && !check.report)) return false;
        if (!check.started) {
            std::erase(m_queue, one.first);
            --m_unfinished;
        }
        return true;
    });
}

/// No thread is there that could check them.
void ChecksAhead::give_up(const Error& why) {
    const std::lock_guard lock(m_mutex);
    for (const std::string& hash : std::exchange(m_queue, {})) {
        m_checks.at(hash).report = why;
        --m_unfinished;
    }
}

void ChecksAhead::work() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_over || !m_queue.empty(); });
        if (m_over) return;
        Check& check = m_checks.at(m_queue.front());
        m_queue.pop_front();
        check.started = true;
        lock.unlock();
        auto report = guarded([&] { return run(check.content); });
        lock.lock();
        check.report = std::move(report);
        --m_unfinished;
        m_changed.notify_all();
    }
}

Result<BotReport> ChecksAhead::run(const BotContent& content) const {
    CheckOrder order{.bot = TRY(spec_to_run_in(m_folder, content))};
    order.limits = m_plan.limits;
    order.rules = m_plan.rules;
    order.matches = m_terms.matches;
    order.at_most = m_terms.most / 2;
    const auto end = std::chrono::steady_clock::now() + m_terms.most;
    Gate gate(Stop([&] { return m_over || m_terms.stop() || std::chrono::steady_clock::now() >= end; }));
    auto report = check_hosted_bot(m_plan.entry(), order, gate);
    remove_unpacked(m_folder, content);
    if (report) report->bot = content.spec;
    return report;
}

} // namespace hilltop
