// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_folder.h"

#include "hills/hill_state.h"
#include "hills/hill_words.h"
#include "settings/settings.h"
#include "text/error_texts.h"
#include "text/game_texts.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hilltop {
namespace {

constexpr auto kRecentHills = "hills/recent"; ///< files outside of the own folder, the last opened first
constexpr qsizetype kMostRecent = 30;
constexpr int kLongestHillName = 200; ///< bytes, with room for an ending

const QString& forbiddenInHillNames() {
    static const QString signs = QStringLiteral("/\\:*?\"<>|");
    return signs;
}

} // namespace

HillFolder::HillFolder(Settings& settings, QString folder, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_folder(std::move(folder)) {}

/// What a file says now, read again only if it has changed.
HillListEntry HillFolder::look(const QString& path, Known& known) {
    const QFileInfo file(path);
    const qint64 changed = file.lastModified().toMSecsSinceEpoch();
    Seen& seen = known[path];
    if (seen.entry.path == path && seen.size == file.size() && seen.changed == changed) return seen.entry;
    HillListEntry entry;
    entry.path = path;
    entry.name = hillTitle(path);
    entry.changed = file.lastModified();
    if (const auto hill = readHill(path.toStdString())) {
        const HillState& state = **hill;
        entry.game = QString::fromStdString(state.plan.game);
        entry.bots = static_cast<int>(state.table.rows.size());
        entry.matches = state.matches;
        entry.run = entry.bots == 0   ? HillListEntry::Run::Empty
                    : state.due() > 0 ? HillListEntry::Run::Due
                                      : HillListEntry::Run::Played;
        if (state.table.course.standings().matches() > 0) entry.leader = versionName(state.table.rows.front().key);
    } else {
        entry.run = HillListEntry::Run::Broken;
        entry.problem = sentence(hill.error());
    }
    seen = {file.size(), changed, entry};
    return entry;
}

void HillFolder::scan() {
    if (m_scan.running()) {
        m_again = true;
        return;
    }
    QStringList paths;
    for (const QFileInfo& file :
         QDir(m_folder).entryInfoList({QLatin1Char('*') + QLatin1String(kHillSuffix)}, QDir::Files, QDir::Name))
        paths << file.absoluteFilePath();
    for (const QString& path : m_settings.get<QStringList>(QLatin1String(kRecentHills), {}))
        if (!paths.contains(path)) paths << path;
    m_scan = Job::start(
        [paths, known = m_known](JobControl& control) {
            QList<HillListEntry> entries;
            for (const QString& path : paths) {
                if (control.cancelled()) break;
                entries << look(path, *known);
            }
            return entries;
        },
        [this](QList<HillListEntry> entries) {
            m_entries = std::move(entries);
            emit scanned();
            if (std::exchange(m_again, false)) scan();
        },
        Job::Urgency::WaitedFor);
}

bool HillFolder::isOwn(const QString& path) const {
    return QFileInfo(path).absolutePath() == QFileInfo(m_folder).absoluteFilePath();
}

void HillFolder::remember(const QString& path) {
    if (isOwn(path)) return;
    QStringList recent = m_settings.get<QStringList>(QLatin1String(kRecentHills), {});
    recent.removeAll(path);
    recent.prepend(path);
    m_settings.set<QStringList>(QLatin1String(kRecentHills), recent.mid(0, kMostRecent));
}

void HillFolder::forget(const QString& path) {
    QStringList recent = m_settings.get<QStringList>(QLatin1String(kRecentHills), {});
    recent.removeAll(path);
    m_settings.set<QStringList>(QLatin1String(kRecentHills), recent);
    scan();
}

QString HillFolder::pathFor(const QString& name) const {
    return QFileInfo(m_folder).absoluteFilePath() + QLatin1Char('/') + name.trimmed() + QLatin1String(kHillSuffix);
}

QString HillFolder::nameProblem(const QString& name) const {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty()) return tr("The hill needs a name.");
    for (const QChar letter : wanted) {
        if (letter.category() == QChar::Other_Control)
            return tr("The name contains an invisible character, which a file name can’t have.");
        if (forbiddenInHillNames().contains(letter))
            return tr("A file name can’t contain “%1”. Leave it out.").arg(letter);
    }
    if (wanted.startsWith(u'.') || wanted.endsWith(u'.')) return tr("The name can’t begin or end with a full stop.");
    if (wanted.toUtf8().size() > kLongestHillName) return tr("The name is too long for a file. Use a shorter one.");
    if (QFileInfo::exists(pathFor(wanted))) return tr("A hill called “%1” already exists.").arg(wanted);
    return {};
}

QString HillFolder::suggestedName(const QString& game) const {
    QString name = gameTitle(game.toStdString());
    for (const QChar letter : forbiddenInHillNames())
        name.remove(letter);
    QString unique = name;
    for (int number = 2; QFileInfo::exists(pathFor(unique)); ++number)
        unique = QStringLiteral("%1 %2").arg(name).arg(number);
    return unique;
}

} // namespace hilltop
