// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_files.h"

#include "base/text_file.h"
#include "contests/contest_folder.h"
#include "review_files/tournament_reviews.h"
#include "text/error_texts.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_job.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace hilltop {
namespace {

struct TournamentFiles {
    Q_DECLARE_TR_FUNCTIONS(TournamentFiles)
};

ContestEntry readTournament(const QString& path) {
    ContestEntry entry;
    if (auto saved = open_tournament(path.toStdString())) {
        entry = entryOf(path, saved->course, shownNames(saved->course.plan()));
        entry.name = tournamentTitle(path, saved->file.head().name);
        entry.state = saved->course.over() ? ContestState::Finished : ContestState::Stopped;
        const auto clock = saved->file.clock();
        if (clock && clock->written > 0) entry.changed = QDateTime::fromMSecsSinceEpoch(clock->written).toUTC();
    } else {
        entry.path = path;
        entry.name = shownStem(path);
        entry.state = ContestState::Broken;
        entry.problem = sentence(saved.error());
    }
    return entry;
}

Result<> settleTournament(const QString& path, const QString& name) {
    auto settled = TournamentFile::open_to_play(path.toStdString());
    if (!settled && QFileInfo::exists(path + QLatin1String("-wal"))) return settled.error();
    if (settled) (void)settled->set_name(name.toStdString()); // else it is shown beside the new one
    return {};
}

} // namespace

ContestFiles tournamentFiles() {
    return {KindOfContest::Tournament, QLatin1String(kTournamentSuffix), &readTournament, &settleTournament,
            [](const QString& path) { return QString::fromStdString(TournamentReviews::path_of(path.toStdString())); }};
}

QString tournamentTitle(const QString& path, const std::string& given) {
    const QString file = shownStem(path);
    const QString name = shownName(QString::fromStdString(given).simplified());
    if (name.isEmpty()) return file;
    static const QRegularExpression number(QStringLiteral("^( \\d+)?$")); // "name 2" where "name" was taken
    const QString made = fileNameFor(KindOfContest::Tournament, name);
    if (file.startsWith(made) && number.match(file.sliced(made.size())).hasMatch()) return file;
    return TournamentFiles::tr("%1 (%2)", "the name of a tournament, its file").arg(name, file);
}

Result<SavedTournament> createInFolder(const QString& folder, const QString& name, const Plan& plan, QString& path) {
    TRY(make_folder(folder.toStdString()));
    const QString wanted = folder + QLatin1Char('/') + fileNameFor(KindOfContest::Tournament, name);
    for (int number = 1;; ++number) {
        path = number == 1 ? wanted : QStringLiteral("%1 %2").arg(wanted).arg(number);
        path += QLatin1String(kTournamentSuffix);
        if (!QFileInfo::exists(path)) break;
    }
    return create_tournament(path.toStdString(), plan, {}, name.toStdString());
}

ContestEntry entryOf(const QString& path, const Course& course, const QStringList& names) {
    ContestEntry entry;
    entry.path = path;
    entry.name = shownStem(path);
    entry.game = QString::fromStdString(course.plan().game);
    entry.format = formatWord(course.plan().format);
    entry.bots = static_cast<int>(course.plan().bots.size());
    entry.done = course.matches();
    entry.total = std::max(course.expected(), course.matches());
    if (entry.done > 0) entry.leader = names[course.standings().rows().front().entrant];
    return entry;
}

} // namespace hilltop
