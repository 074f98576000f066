// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "ratings/interval.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace hilltop {

/// What a bot has come to so far, in the tournaments and matches that are kept.
struct BotCareer {
    int tournaments = 0;         ///< in which it has played a match
    int best_place = 0;          ///< of tournaments that are over; 0: of none
    int best_field = 0;          ///< entrants there
    std::int64_t matches = 0;    ///< in tournaments
    std::int64_t faults = 0;     ///< of those
    int at_tables = 0;           ///< matches with people, or watched, to their end
    bool rated = false;          ///< the next two are told
    double elo = 0;              ///< in the last tournament that rates, over its field
    Interval elo_interval{0, 0}; ///< 95 %, its ends infinite where they are not known
    std::int64_t last = 0;       ///< it has played, in seconds since 1970
    std::int64_t last_rated{};   ///< when that tournament was played

    bool any() const { return tournaments > 0 || at_tables > 0; }
};

/// By game and bot.
using BotCareersByBot = std::map<std::pair<std::string, std::string>, BotCareer>;

/// The careers of all bots, read in the background from the folder of tournaments and that of a person's matches. A
/// file that has not changed is not read again.
class BotCareers : public QObject {
    Q_OBJECT
public:
    BotCareers(const QString& tournaments, const QString& matches, QObject* parent = nullptr);
    ~BotCareers() override;

    /// changed() follows.
    void read();
    bool reading() const { return m_job.running(); }
    /// Nothing before the first changed(), and of a bot that has not played.
    const BotCareer* of(const QString& game, const QString& bot) const;

signals:
    void changed();

private:
    class Files;

    const QString m_tournaments, m_matches;
    std::shared_ptr<Files> m_files; ///< of the job that reads
    BotCareersByBot m_careers;
    bool m_again = false;
    Job m_job;
};

} // namespace hilltop
