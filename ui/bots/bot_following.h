// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_checks.h"
#include "choose/bot_trust.h"
#include "choose/own_bot_list.h"

#include <QTimer>

#include <set>

namespace hilltop {

/// Checks bots again when their files have changed, once these have settled. Lives in the GUI thread.
class BotFollowing : public QObject {
    Q_OBJECT
public:
    BotFollowing(OwnBotList& own, BotTrust& trust, BotChecks& checks, QObject* parent = nullptr);

    void setOn(bool on) { m_on = on; }
    /// No file has changed just now.
    bool settled() const { return m_changed.empty(); }

private:
    void check();

    OwnBotList& m_own;
    BotTrust& m_trust;
    BotChecks& m_checks;
    bool m_on = true;
    std::set<std::pair<QString, QString>> m_changed; ///< game and spec
    QTimer m_settle;
};

} // namespace hilltop
