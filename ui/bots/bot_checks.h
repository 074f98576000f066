// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_check.h"
#include "engine/gate.h"
#include "jobs/job.h"
#include "profile/own_bots.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace hilltop {

/// Checks of bots in the background, one after another: two at once would slow each other, and times would tell less.
class BotChecks : public QObject {
    Q_OBJECT
public:
    /// check_hosted_bot(), or what tests put in its place.
    using Check = std::function<Result<BotReport>(const GameEntry& game, const CheckOrder& order, Gate& gate)>;

    explicit BotChecks(Check check = check_hosted_bot, QObject* parent = nullptr);
    ~BotChecks() override;

    /// Restarts the check of a bot that is queued or being checked.
    void add(const OwnBot& bot);
    /// The bot was removed, or its check is no longer wanted.
    void cancel(const OwnBot& bot);

    bool running() const { return m_current.has_value(); }
    /// Where the check that runs has come to; nothing while the bot starts.
    const std::optional<CheckProgress>& progress() const { return m_progress; }
    /// The bot that is being checked.
    const std::optional<OwnBot>& current() const { return m_current; }
    bool waits(const OwnBot& bot) const;

signals:
    void began(const hilltop::OwnBot& bot);
    void progressed(const hilltop::OwnBot& bot, const hilltop::CheckProgress& progress);
    void checked(const hilltop::OwnBot& bot, const hilltop::BotReport& report);
    /// It could not be checked at all, a sentence.
    void failed(const hilltop::OwnBot& bot, const QString& sentence);
    /// The queue has changed: something has begun, ended or gone.
    void changed();

private:
    static constexpr int kMatches = 200;

    void next();

    Check m_check;
    std::deque<OwnBot> m_queue;
    std::optional<OwnBot> m_current;
    std::optional<CheckProgress> m_progress;
    std::shared_ptr<Gate> m_gate; ///< of the one that runs
    Job m_job;
};

} // namespace hilltop
