// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_folder.h"

#include "base/system_error.h"
#include "settings/settings.h"
#include "system/files.h"
#include "text/error_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace hilltop {
namespace {

constexpr qsizetype kMostRecent = 30;
/// What SQLite keeps beside a file whose player was killed.
constexpr const char* kBeside[] = {"-wal", "-shm", "-journal"};

/// Milliseconds since 1970; 0 if there is no such file.
qint64 changedAt(const QString& path) {
    return changed_at(QFile::encodeName(path).toStdString());
}

QFileInfoList filesIn(const QString& folder, const QString& suffix) {
    return QDir(folder).entryInfoList({QLatin1Char('*') + suffix}, QDir::Files);
}

} // namespace

/// What was read of files, for one thread after the other.
class ContestFolder::Known {
public:
    /// What a file says now, read again only if it has changed.
    ContestEntry entry(const QString& path, const ContestFiles& files);

private:
    struct Seen {
        qint64 size = 0;
        qint64 changed = 0; ///< milliseconds since 1970
        ContestEntry entry;
    };
    QHash<QString, Seen> m_seen;
};

ContestEntry ContestFolder::Known::entry(const QString& path, const ContestFiles& files) {
    const QFileInfo file(path), log(path + QLatin1String(kBeside[0]));
    const qint64 size = file.size() + log.size();
    const qint64 written = changedAt(path), changed = std::max(written, changedAt(log.filePath()));
    Seen& seen = m_seen[path];
    if (seen.size == size && seen.changed == changed && !seen.entry.path.isEmpty()) return seen.entry;
    ContestEntry entry = files.read(path);
    if (!entry.changed.isValid()) entry.changed = QDateTime::fromMSecsSinceEpoch(written).toUTC();
    seen = {size, changed, entry};
    return entry;
}

ContestFolder::ContestFolder(const QString& folder, ContestFiles files, QObject* parent)
    : QObject(parent)
    , m_folder(QFileInfo(folder).absoluteFilePath())
    , m_files(std::move(files))
    , m_known(std::make_shared<Known>()) {}

ContestFolder::~ContestFolder() = default;

void ContestFolder::recentIn(Settings& settings, const QString& key) {
    m_settings = &settings;
    m_recentKey = key;
}

QStringList ContestFolder::recent() const {
    return m_settings != nullptr ? m_settings->get<QStringList>(m_recentKey, {}) : QStringList();
}

void ContestFolder::setRecent(const QStringList& paths) {
    if (m_settings != nullptr && paths != recent()) m_settings->set<QStringList>(m_recentKey, paths);
}

bool ContestFolder::isOwn(const QString& path) const {
    return QFileInfo(path).absolutePath() == m_folder;
}

void ContestFolder::remember(const QString& path) {
    if (isOwn(path)) return;
    QStringList paths = recent();
    paths.removeAll(path);
    paths.prepend(path);
    setRecent(paths.mid(0, kMostRecent));
}

void ContestFolder::forget(const QString& path) {
    QStringList paths = recent();
    paths.removeAll(path);
    setRecent(paths);
    scan();
}

QString ContestFolder::pathFor(const QString& name) const {
    return m_folder + QLatin1Char('/') + name.trimmed() + m_files.suffix;
}

QStringList ContestFolder::names() const {
    QStringList names;
    for (const QFileInfo& file : filesIn(m_folder, m_files.suffix))
        names << file.completeBaseName();
    return names;
}

void ContestFolder::scan() {
    if (m_scan.running()) {
        m_again = true;
        return;
    }
    QStringList elsewhere = recent();
    erase_if(elsewhere, [this](const QString& path) { return isOwn(path); });
    m_scan = Job::start(
        [folder = m_folder, files = m_files, elsewhere, known = m_known](JobControl& control) {
            QList<ContestEntry> entries;
            const auto look = [&](const QString& path, bool away) {
                if (control.cancelled()) return;
                entries << known->entry(path, files);
                entries.last().elsewhere = away;
            };
            for (const QFileInfo& file : filesIn(folder, files.suffix))
                look(file.absoluteFilePath(), false);
            for (const QString& path : elsewhere)
                look(path, true);
            std::stable_sort(entries.begin(), entries.end(),
                             [](const ContestEntry& a, const ContestEntry& b) { return a.changed > b.changed; });
            return entries;
        },
        [this](const QList<ContestEntry>& entries) {
            if (std::exchange(m_again, false)) return scan(); // these may be of before a change
            m_entries = entries;
            for (ContestEntry& entry : m_entries)
                entry.changed =
                    entry.changed.toLocalTime(); // the world's time zones are asked for in this thread alone
            emit scanned();
        },
        Job::Urgency::WaitedFor);
}

void ContestFolder::rename(const QString& path, const QString& name) {
    const QString wanted =
        QFileInfo(path).absolutePath() + QLatin1Char('/') + fileNameFor(m_files.kind, name) + m_files.suffix;
    const auto work = [path, wanted, name, files = m_files]() -> Result<QString> {
        if (wanted == path) return wanted;
        if (QFileInfo::exists(wanted)) {
            if (files.kind == KindOfContest::Hill)
                return failure("contests", "A hill of this name already exists. Choose another name.");
            return failure("contests", "A tournament of this name already exists. Choose another name.");
        }
        // What a killed player left beside its file is taken in; else it would stay behind.
        TRY(files.settle(path, name));
        if (!QFile::rename(path, wanted))
            return failure("contests", "{}: this file cannot be renamed", path.toStdString());
        if (files.companion != nullptr) { // where it cannot go along it can be made again
            QFile::remove(files.companion(wanted));
            QFile::rename(files.companion(path), files.companion(wanted));
        }
        return wanted;
    };
    change({work, [this, path](const QString& made) {
                QStringList paths = recent();
                if (const qsizetype place = paths.indexOf(path); place >= 0) paths[place] = made;
                setRecent(paths);
                emit renamed(path, made);
            }});
}

void ContestFolder::remove(const QString& path) {
    const auto work = [path, companion = m_files.companion]() -> Result<QString> {
        if (const int code = unlink_file(QFile::encodeName(path).toStdString()); code != 0)
            return failure("contests", "{}: this file cannot be deleted: {}", path.toStdString(), system_reason(code));
        for (const char* beside : kBeside)
            QFile::remove(path + QLatin1String(beside));
        if (companion != nullptr) QFile::remove(companion(path));
        return path;
    };
    change({work, [this](const QString& gone) { emit removed(gone); }});
}

void ContestFolder::change(Change change) {
    m_changes.push_back(std::move(change));
    if (!changing()) nextChange();
}

void ContestFolder::nextChange() {
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

namespace {

struct ContestNames {
    Q_DECLARE_TR_FUNCTIONS(ContestNames)
};

/// Bytes of a file's name that every file system takes, with room for an ending and a number.
constexpr int kLongestName = 200;
/// Letters of a name that is made a file's without a question.
constexpr int kLongestFile = 80;

const QString& forbidden() {
    static const QString signs = QStringLiteral("/\\:*?\"<>|");
    return signs;
}

} // namespace

QString freeName(QString name, const QStringList& taken) {
    for (const QChar letter : forbidden()) // a game without a title is named by its id
        name.remove(letter);
    QString unique = name;
    for (int number = 2; taken.contains(unique, Qt::CaseInsensitive); ++number)
        unique = QStringLiteral("%1 %2").arg(name).arg(number);
    return unique;
}

QString nameProblem(KindOfContest kind, const QString& name, const QStringList& taken) {
    const bool hill = kind == KindOfContest::Hill;
    const QString wanted = name.trimmed();
    if (wanted.isEmpty())
        return hill ? ContestNames::tr("The hill needs a name.") : ContestNames::tr("The tournament needs a name.");
    for (const QChar letter : wanted) {
        if (letter.category() == QChar::Other_Control)
            return ContestNames::tr("The name contains an invisible character, which a file name can’t have.");
        if (forbidden().contains(letter))
            return ContestNames::tr("A file name can’t contain “%1”. Leave it out.").arg(letter);
    }
    if (wanted.startsWith(u'.') || wanted.endsWith(u'.'))
        return ContestNames::tr("The name can’t begin or end with a full stop.");
    if (wanted.toUtf8().size() > kLongestName)
        return ContestNames::tr("The name is too long for a file. Use a shorter one.");
    if (taken.contains(wanted, Qt::CaseInsensitive))
        return (hill ? ContestNames::tr("A hill called “%1” already exists.")
                     : ContestNames::tr("A tournament called “%1” already exists."))
            .arg(wanted);
    return {};
}

QString fileNameFor(KindOfContest kind, const QString& name) {
    QString safe;
    for (const QChar sign : name.simplified())
        safe += sign.isPrint() && !forbidden().contains(sign) ? sign : QLatin1Char('-');
    while (safe.startsWith(QLatin1Char('.')))
        safe.remove(0, 1);
    safe = safe.left(kLongestFile).trimmed();
    if (!safe.isEmpty()) return safe;
    return kind == KindOfContest::Hill ? ContestNames::tr("Hill") : ContestNames::tr("Tournament");
}

} // namespace hilltop
