// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/models/tournament_folder.h"

#include "base/system_error.h"
#include "base/text_file.h"
#include "review_files/tournament_reviews.h"
#include "system/files.h"
#include "text/error_texts.h"
#include "text/shown_name.h"
#include "tournaments/models/tournament_job.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace hilltop {

namespace {

constexpr int kLongestName = 80;
/// What SQLite keeps beside a file whose player was killed.
constexpr const char* kBeside[] = {"-wal", "-shm", "-journal"};

/// Milliseconds since 1970; 0 if there is no such file.
qint64 changedAt(const QString& path) {
    return changed_at(QFile::encodeName(path).toStdString());
}

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

QString tournamentTitle(const QString& path, const std::string& given) {
    const QString file = shownStem(path);
    const QString name = shownName(QString::fromStdString(given).simplified());
    if (name.isEmpty()) return file;
    static const QRegularExpression number(QStringLiteral("^( \\d+)?$")); // "name 2" where "name" was taken
    const QString made = fileNameFor(name);
    if (file.startsWith(made) && number.match(file.sliced(made.size())).hasMatch()) return file;
    return TournamentFolder::tr("%1 (%2)", "the name of a tournament, its file").arg(name, file);
}

Result<SavedTournament> createInFolder(const QString& folder, const QString& name, const Plan& plan, QString& path) {
    TRY(make_folder(folder.toStdString()));
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
    entry.name = shownStem(path);
    entry.game = QString::fromStdString(course.plan().game);
    entry.format = formatWord(course.plan().format);
    entry.entrants = static_cast<int>(course.plan().bots.size());
    entry.done = course.matches();
    entry.total = std::max(course.expected(), course.matches());
    if (entry.done > 0) entry.leader = names[course.standings().rows().front().entrant];
    return entry;
}

/// What was read of files, for one thread after the other.
class TournamentFolder::Known {
public:
    /// What a file says now, read again only if it has changed.
    TournamentEntry entry(const QString& path);

private:
    struct Seen {
        qint64 size = 0;
        qint64 changed = 0; ///< milliseconds since 1970
        TournamentEntry entry;
    };
    QHash<QString, Seen> m_seen;
};

TournamentEntry TournamentFolder::Known::entry(const QString& path) {
    const QFileInfo file(path), log(path + QLatin1String(kBeside[0]));
    const qint64 size = file.size() + log.size();
    const qint64 written = changedAt(path), changed = std::max(written, changedAt(log.filePath()));
    Seen& seen = m_seen[path];
    if (seen.size == size && seen.changed == changed && !seen.entry.path.isEmpty()) return seen.entry;
    TournamentEntry entry;
    if (auto saved = open_tournament(path.toStdString())) {
        entry = entryOf(path, saved->course, shownNames(saved->course.plan()));
        entry.name = tournamentTitle(path, saved->file.head().name);
        entry.state = saved->course.over() ? TournamentState::Finished : TournamentState::Stopped;
        const auto clock = saved->file.clock();
        if (clock && clock->written > 0) entry.played = QDateTime::fromMSecsSinceEpoch(clock->written).toUTC();
    } else {
        entry.path = path;
        entry.name = shownStem(path);
        entry.state = TournamentState::Broken;
        entry.problem = sentence(saved.error());
    }
    if (!entry.played.isValid()) entry.played = QDateTime::fromMSecsSinceEpoch(written).toUTC();
    seen = {size, changed, entry};
    return entry;
}

TournamentFolder::TournamentFolder(const QString& folder, QObject* parent)
    : QObject(parent)
    , m_folder(folder)
    , m_known(std::make_shared<Known>()) {}

TournamentFolder::~TournamentFolder() = default;

void TournamentFolder::scan() {
    if (m_scan.running()) {
        m_again = true;
        return;
    }
    m_scan = Job::start(
        [folder = m_folder, known = m_known](JobControl& control) {
            QList<TournamentEntry> entries;
            const QFileInfoList files =
                QDir(folder).entryInfoList({QLatin1Char('*') + QLatin1String(kTournamentSuffix)}, QDir::Files);
            for (const QFileInfo& file : files) {
                if (control.cancelled()) break;
                entries << known->entry(file.absoluteFilePath());
            }
            std::stable_sort(entries.begin(), entries.end(),
                             [](const TournamentEntry& a, const TournamentEntry& b) { return a.played > b.played; });
            return entries;
        },
        [this](const QList<TournamentEntry>& entries) {
            if (std::exchange(m_again, false)) return scan(); // these may be of before a change
            m_entries = entries;
            for (TournamentEntry& entry : m_entries)
                entry.played = entry.played.toLocalTime(); // the world's time zones are asked for in this thread alone
            emit scanned();
        },
        Job::Urgency::WaitedFor);
}

void TournamentFolder::rename(const QString& path, const QString& name) {
    const QString wanted =
        QFileInfo(path).absolutePath() + QLatin1Char('/') + fileNameFor(name) + QLatin1String(kTournamentSuffix);
    const auto work = [path, wanted, name]() -> Result<QString> {
        if (wanted == path) return wanted;
        if (QFileInfo::exists(wanted))
            return failure("tournaments", "A tournament of this name already exists. Choose another name.");
        {
            // What a killed player left beside its file is taken in; else it would stay behind.
            auto settled = TournamentFile::open_to_play(path.toStdString());
            if (!settled && QFileInfo::exists(path + QLatin1String(kBeside[0]))) return settled.error();
            if (settled) (void)settled->set_name(name.toStdString()); // else it is shown beside the new one
        }
        if (!QFile::rename(path, wanted))
            return failure("tournaments", "{}: this file cannot be renamed", path.toStdString());
        // What was analysed goes with it; where that cannot be, it can be analysed again.
        const auto reviews = [](const QString& file) {
            return QString::fromStdString(TournamentReviews::path_of(file.toStdString()));
        };
        QFile::remove(reviews(wanted));
        QFile::rename(reviews(path), reviews(wanted));
        return wanted;
    };
    change({work, [this, path](const QString& made) { emit renamed(path, made); }});
}

void TournamentFolder::remove(const QString& path) {
    const auto work = [path]() -> Result<QString> {
        if (const int code = unlink_file(QFile::encodeName(path).toStdString()); code != 0)
            return failure("tournaments", "{}: this file cannot be deleted: {}", path.toStdString(),
                           system_reason(code));
        for (const char* beside : kBeside)
            QFile::remove(path + QLatin1String(beside));
        QFile::remove(QString::fromStdString(TournamentReviews::path_of(path.toStdString())));
        return path;
    };
    change({work, [this](const QString& gone) { emit removed(gone); }});
}

void TournamentFolder::change(Change change) {
    m_changes.push_back(std::move(change));
    if (!changing()) nextChange();
}

void TournamentFolder::nextChange() {
    if (m_changes.empty()) return;
    const Change next = std::move(m_changes.front());
    m_changes.pop_front();
    m_change = Job::start([work = next.work](JobControl&) { return work(); },
                          [this, made = next.made](const Result<QString>& result) {
                              nextChange();
                              if (result)
                                  made(*result);
                              else
                                  emit refused(sentence(result.error()));
                          },
                          Job::Urgency::WaitedFor);
}

} // namespace hilltop
