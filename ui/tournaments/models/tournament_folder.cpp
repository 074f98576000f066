// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_folder.h"

#include "text/error_texts.h"
#include "tournaments/models/tournament_job.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kLongestName = 80;
/// What SQLite keeps beside a file whose player was killed.
constexpr const char* kBeside[] = {"-wal", "-shm", "-journal"};

} // namespace

QString fileNameFor(const QString& name) {
    static const QString refused = QStringLiteral("/\\:*?\"<>|");
    QString safe;
    for (const QChar sign : name.simplified())
        safe += sign.isPrint() && !refused.contains(sign) ? sign : QLatin1Char('-');
    while (safe.startsWith(QLatin1Char('.')))
        safe.remove(0, 1);
    safe = safe.left(kLongestName).trimmed();
    return safe.isEmpty() ? TournamentFolder::tr("Tournament") : safe;
}

Result<SavedTournament> createInFolder(const QString& folder, const QString& name, const Plan& plan, QString& path) {
    if (!QDir().mkpath(folder))
        return told_error(TournamentFolder::tr("%1: this folder cannot be made").arg(folder).toStdString());
    const QString wanted = folder + QLatin1Char('/') + fileNameFor(name);
    for (int number = 1;; ++number) {
        path = number == 1 ? wanted : QStringLiteral("%1 %2").arg(wanted).arg(number);
        path += QLatin1String(kTournamentSuffix);
        if (!QFileInfo::exists(path)) break;
    }
    return create_tournament(path.toStdString(), plan, {}, name.toStdString());
}

TournamentEntry entryOf(const QString& path, const Course& course, const QStringList& names) {
    TournamentEntry entry;
    entry.path = path;
    entry.name = QFileInfo(path).completeBaseName();
    entry.game = QString::fromStdString(course.plan().game);
    entry.format = formatWord(course.plan().format);
    entry.entrants = static_cast<int>(course.plan().bots.size());
    entry.done = course.matches();
    entry.total = std::max(course.expected(), course.matches());
    if (entry.done > 0) entry.leader = names[course.standings().rows().front().entrant];
    return entry;
}

TournamentFolder::TournamentFolder(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder) {}

TournamentFolder::~TournamentFolder() {
    m_leaving = true;
    if (m_thread.joinable()) m_thread.join();
}

void TournamentFolder::scan() {
    if (m_scanning) {
        m_again = true;
        return;
    }
    if (m_thread.joinable()) m_thread.join();
    m_scanning = true;
    m_thread = std::thread([this] {
        QList<TournamentEntry> entries;
        const QFileInfoList files =
            QDir(m_folder).entryInfoList({QLatin1Char('*') + QLatin1String(kTournamentSuffix)}, QDir::Files);
        for (const QFileInfo& file : files) {
            if (m_leaving) return;
            entries << read(file.absoluteFilePath());
        }
        std::stable_sort(entries.begin(), entries.end(),
                         [](const TournamentEntry& a, const TournamentEntry& b) { return a.played > b.played; });
        QMetaObject::invokeMethod(
            this,
            [this, entries = std::move(entries)] {
                m_scanning = false;
                if (std::exchange(m_again, false)) return scan(); // these may be of before a renaming
                m_entries = entries;
                emit scanned();
            },
            Qt::QueuedConnection);
    });
}

TournamentEntry TournamentFolder::read(const QString& path) {
    const QFileInfo file(path), log(path + QLatin1String(kBeside[0]));
    const qint64 size = file.size() + log.size();
    const qint64 changed =
        std::max(file.lastModified().toMSecsSinceEpoch(), log.exists() ? log.lastModified().toMSecsSinceEpoch() : 0);
    Known& known = m_known[path];
    if (known.size == size && known.changed == changed && !known.entry.path.isEmpty()) return known.entry;
    TournamentEntry entry;
    if (auto saved = open_tournament(path.toStdString())) {
        entry = entryOf(path, saved->course, shownNames(saved->course.plan()));
        entry.state = saved->course.over() ? TournamentState::Finished : TournamentState::Stopped;
        const auto clock = saved->file.clock();
        if (clock && clock->written > 0) entry.played = QDateTime::fromMSecsSinceEpoch(clock->written);
    } else {
        entry.path = path;
        entry.name = file.completeBaseName();
        entry.state = TournamentState::Broken;
        entry.problem = sentence(saved.error());
    }
    if (!entry.played.isValid()) entry.played = file.lastModified();
    known = {size, changed, entry};
    return entry;
}

Result<QString> TournamentFolder::rename(const QString& path, const QString& name) {
    const QFileInfo file(path);
    const QString wanted =
        file.absolutePath() + QLatin1Char('/') + fileNameFor(name) + QLatin1String(kTournamentSuffix);
    if (wanted == path) return wanted;
    if (QFileInfo::exists(wanted))
        return told_error(tr("There is a tournament of this name already: choose another.").toStdString());
    {
        // What a killed player left beside its file is taken in; else it would stay behind.
        const auto settled = TournamentFile::open_to_play(path.toStdString());
        if (!settled && QFileInfo::exists(path + QLatin1String(kBeside[0]))) return settled.error();
    }
    if (!QFile::rename(path, wanted)) return told_error(tr("%1: this file cannot be renamed").arg(path).toStdString());
    return wanted;
}

Result<> TournamentFolder::remove(const QString& path) {
    if (QFile file(path); !file.remove())
        return told_error(tr("%1: this file cannot be deleted: %2").arg(path, file.errorString()).toStdString());
    for (const char* beside : kBeside)
        QFile::remove(path + QLatin1String(beside));
    return {};
}

} // namespace hilltop
