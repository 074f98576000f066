// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_following.h"

#include <utility>

namespace hilltop {
namespace {

/// A file that is being written or compiled is not checked half-way.
constexpr int kBotSettlesMs = 700;

} // namespace

BotFollowing::BotFollowing(OwnBotList& own, BotTrust& trust, BotChecks& checks, QObject* parent)
    : QObject(parent)
    , m_own(own)
    , m_trust(trust)
    , m_checks(checks) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kBotSettlesMs);
    connect(&m_settle, &QTimer::timeout, this, &BotFollowing::check);
    connect(&own, &OwnBotList::contentChanged, this, [this](const QString& game, const QString& bot) {
        m_changed.emplace(game, bot);
        m_settle.start(); // once more with every change
    });
}

/// Those that were checked before. One that is not allowed to play waits for the person.
void BotFollowing::check() {
    for (const auto& [game, spec] : std::exchange(m_changed, {})) {
        const OwnBot* bot = m_own.find(game, spec);
        if (!m_on || bot == nullptr || m_own.report(*bot) == nullptr) continue;
        if (m_own.isOutdated(*bot) && !m_own.isGone(*bot) && m_trust.isSettled(game, bot->spec)) m_checks.add(*bot);
    }
}

} // namespace hilltop
