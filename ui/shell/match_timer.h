// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <QObject>

#include <atomic>
#include <map>
#include <optional>
#include <thread>

namespace hilltop {

/// Finds out how long a match of two bots takes by playing a few hundred in the background. Remembers each pair.
class MatchTimer : public QObject {
    Q_OBJECT
public:
    explicit MatchTimer(const GameEntry& game, QObject* parent = nullptr);
    /// Ends within one match.
    ~MatchTimer() override;

    /// Measures the pairs of these bots that are not known yet. The rules have passed GameEntry::check().
    void measure(const RuleValues& rules, const std::vector<std::string>& bots);
    /// Processor seconds of `matches` matches of every pair; nothing while some pair is not known.
    std::optional<double> seconds(const std::vector<std::string>& bots, std::int64_t matches) const;

signals:
    void measured();

private:
    using Pair = std::pair<std::string, std::string>;
    void stop();

    const GameEntry& m_game;
    RuleValues m_rules;
    std::map<Pair, double> m_known; ///< seconds a match, under m_rules
    std::thread m_worker;
    std::atomic<bool> m_stop{false};
};

} // namespace hilltop
