// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/bot_career.h"

#include "profile/library.h"
#include "tournament/statistics.h"
#include "tournament_files/saved_tournament.h"

#include <QDateTime>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <set>

namespace hilltop {
namespace {

/// Adds what one file says to what others said.
void join(BotCareer& all, const BotCareer& more) {
    all.tournaments += more.tournaments;
    all.matches += more.matches;
    all.faults += more.faults;
    all.at_tables += more.at_tables;
    all.last = std::max(all.last, more.last);
    if (more.best_place > 0 && (all.best_place == 0 || more.best_place < all.best_place ||
                                (more.best_place == all.best_place && more.best_field > all.best_field))) {
        all.best_place = more.best_place;
        all.best_field = more.best_field;
    }
    if (more.rated && (!all.rated || more.last_rated >= all.last_rated)) {
        all.rated = true;
        all.elo = more.elo;
        all.elo_interval = more.elo_interval;
        all.last_rated = more.last_rated;
    }
}

BotCareersByBot in_tournament(const std::string& path) {
    BotCareersByBot found;
    auto saved = open_tournament(path);
    if (!saved) return found; // the list of tournaments says why
    const Course& course = saved->course;
    const auto clock = saved->file.clock();
    const std::int64_t played = clock ? clock->written / 1000 : 0;
    const auto rows = course.standings().rows();
    const Statistics statistics = statistics_of(course.plan(), course.standings());
    std::set<std::string> met;
    for (const StandingsRow& row : rows) { // of an entrant that takes part twice, the better place
        if (row.matches == 0) continue;
        const auto entrant = static_cast<std::size_t>(row.entrant);
        const std::string& bot = course.plan().bots[entrant];
        BotCareer one{.matches = row.matches, .faults = row.faults, .last = played};
        if (met.insert(bot).second) {
            one.tournaments = 1;
            if (course.over()) {
                one.best_place = row.place;
                one.best_field = static_cast<int>(rows.size());
            }
            one.rated = statistics.rated && rows.size() > 1;
            if (one.rated) {
                one.elo = statistics.entrants[entrant].elo;
                one.elo_interval = statistics.entrants[entrant].elo_interval;
                one.last_rated = played;
            }
        }
        join(found[{course.plan().game, bot}], one);
    }
    return found;
}

BotCareersByBot at_tables(const std::string& folder) {
    BotCareersByBot found;
    for (const auto& entry : Library(folder).recent(std::numeric_limits<int>::max())) {
        if (entry.problem || !entry.record.result) continue;
        std::set<std::string> seated;
        for (const RecordSeat& seat : entry.record.seats)
            if (seat.bot != kPerson) seated.insert(seat.bot);
        for (const std::string& bot : seated)
            join(found[{entry.record.game, bot}], {.at_tables = 1, .last = entry.played});
    }
    return found;
}

} // namespace

/// What has been read, for one thread after the other.
class BotCareers::Files {
public:
    template <class Read>
    const BotCareersByBot& of(const QString& path, const QString& stamp, Read read) {
        Seen& seen = m_seen[path];
        if (seen.stamp != stamp) seen = {stamp, read(path.toStdString())};
        return seen.found;
    }
    static QString stamp(const QFileInfo& file) {
        return QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
    }

private:
    struct Seen {
        QString stamp;
        BotCareersByBot found;
    };
    std::map<QString, Seen> m_seen;
};

BotCareers::BotCareers(const QString& tournaments, const QString& matches, QObject* parent)
    : QObject(parent)
    , m_tournaments(tournaments)
    , m_matches(matches)
    , m_files(std::make_shared<Files>()) {}

BotCareers::~BotCareers() = default;

void BotCareers::read() {
    if (m_job.running()) {
        m_again = true;
        return;
    }
    m_job = Job::start(
        [tournaments = m_tournaments, matches = m_matches, files = m_files](JobControl& control) {
            BotCareersByBot all;
            const auto add = [&](const BotCareersByBot& found) {
                for (const auto& [bot, career] : found)
                    join(all[bot], career);
            };
            QString written;
            for (QDirIterator each(matches, QDir::Files); each.hasNext();) {
                each.next();
                written += each.fileName() + u' ' + Files::stamp(each.fileInfo()) + u'\n';
            }
            if (!written.isEmpty()) add(files->of(matches, written, at_tables));
            for (QDirIterator each(tournaments, {QStringLiteral("*.htour")}, QDir::Files); each.hasNext();) {
                const QString path = each.next();
                if (control.cancelled()) break;
                const QFileInfo log(path + QStringLiteral("-wal"));
                add(files->of(path, Files::stamp(each.fileInfo()) + u' ' + Files::stamp(log), in_tournament));
            }
            return all;
        },
        [this](BotCareersByBot careers) {
            m_careers = std::move(careers);
            emit changed();
            if (std::exchange(m_again, false)) read();
        });
}

const BotCareer* BotCareers::of(const QString& game, const QString& bot) const {
    const auto found = m_careers.find({game.toStdString(), bot.toStdString()});
    return found != m_careers.end() && found->second.any() ? &found->second : nullptr;
}

} // namespace hilltop
