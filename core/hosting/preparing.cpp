// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/preparing.h"

#include "base/parallel.h"
#include "game/bot_spec.h"
#include "tournament/hosted_hash.h"

#include <utility>

namespace hilltop {

Preparing::Preparing(Work work, std::function<void()> done, std::shared_ptr<Obedience> obedience)
    : m_work(std::move(work))
    , m_done(std::move(done))
    , m_obedience(std::move(obedience))
    , m_thread([this] { run(); }) {}

Preparing::~Preparing() {
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    if (m_obedience) m_obedience->end();
    m_changed.notify_all();
    m_thread.join();
}

bool Preparing::ready(const WireOrder& order) {
    auto& job = m_by_slot[order.slot];
    if (job == nullptr) {
        const std::string bot = bot_spec_text({order.kind, order.target, order.name});
        std::string content = hosted_hash(bot);
        auto& latest = m_latest[bot];
        if (latest == nullptr || latest->content != content || latest->order.limits != order.limits) {
            latest = std::make_shared<Job>(Job{order, std::move(content), {}});
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(latest);
            m_changed.notify_all();
        }
        job = latest;
    }
    const std::lock_guard lock(m_mutex);
    return job->result.has_value();
}

std::optional<Preparing::Ready> Preparing::take(const WireOrder& order) {
    const auto job = m_by_slot.find(order.slot);
    if (job == m_by_slot.end()) return {};
    const std::lock_guard lock(m_mutex);
    if (!job->second->result) return {};
    const auto taken = std::exchange(job->second, nullptr);
    m_by_slot.erase(job);
    return taken->result;
}

void Preparing::run() {
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_ending || !m_waiting.empty(); });
        if (m_ending) return;
        const auto job = std::move(m_waiting.front());
        m_waiting.pop_front();
        lock.unlock();
        auto done = guarded([&] { return m_work(job->order); });
        Ready result = done ? done.take() : Ready{Result<LaunchPlan>(done.error()), Result<CallOpener>(done.error())};
        lock.lock();
        job->result = std::move(result);
        m_done();
    }
}

} // namespace hilltop
