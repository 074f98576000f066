// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_checks.h"

#include "registry/registry.h"
#include "text/error_texts.h"

#include <algorithm>

namespace hilltop {
namespace {

bool sameBot(const OwnBot& a, const OwnBot& b) {
    return a.game == b.game && a.spec == b.spec;
}

} // namespace

BotChecks::BotChecks(Check check, QObject* parent)
    : QObject(parent)
    , m_check(std::move(check)) {}

BotChecks::~BotChecks() {
    if (m_gate) m_gate->stop();
}

void BotChecks::add(const OwnBot& bot) {
    std::erase_if(m_queue, [&](const OwnBot& other) { return sameBot(bot, other); });
    m_queue.push_back(bot);
    if (m_current && sameBot(*m_current, bot)) {
        m_gate->stop();
        m_job.cancel();
        m_current.reset();
    }
    if (!m_current) next();
    emit changed();
}

void BotChecks::cancel(const OwnBot& bot) {
    std::erase_if(m_queue, [&](const OwnBot& other) { return sameBot(bot, other); });
    if (m_current && sameBot(*m_current, bot)) {
        m_gate->stop();
        m_job.cancel();
        m_current.reset();
        next();
    }
    emit changed();
}

bool BotChecks::waits(const OwnBot& bot) const {
    return std::any_of(m_queue.begin(), m_queue.end(), [&](const OwnBot& other) { return sameBot(bot, other); });
}

void BotChecks::next() {
    m_progress.reset();
    if (m_queue.empty()) return;
    m_current = m_queue.front();
    m_queue.pop_front();
    m_gate = std::make_shared<Gate>();
    emit began(*m_current);
    m_job = Job::start(
        [this, bot = *m_current, gate = m_gate, check = m_check](JobControl& control) -> Result<BotReport> {
            CheckOrder order{.bot = bot.spec, .limits = bot.limits, .matches = kMatches};
            order.progress = [&](const CheckProgress& progress) {
                control.report([this, bot, progress] {
                    m_progress = progress;
                    emit progressed(bot, progress);
                });
            };
            return check(*find_game(bot.game), order, *gate);
        },
        [this, bot = *m_current](Result<BotReport> report) {
            m_current.reset();
            next();
            if (report)
                emit checked(bot, *report);
            else
                emit failed(bot, sentence(report.error()));
            emit changed();
        },
        Job::Urgency::WaitedFor);
}

} // namespace hilltop
