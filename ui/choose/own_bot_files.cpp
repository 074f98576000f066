// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/own_bot_files.h"

#include "game/hosted_bot.h"
#include "tournament/hosted_hash.h"

#include <QDirIterator>
#include <QFileInfo>

namespace hilltop {
namespace {

constexpr int kSettleMs = 150;
/// The most paths watched for one bot: the system limits the number of watches.
constexpr int kMostWatched = 500;

/// In the background: folders may be large and far away.
OwnBotFiles::Content lookAt(const std::string& bot) {
    OwnBotFiles::Content content;
    content.hash = hosted_hash(bot);
    const auto spec = read_bot_spec(bot);
    if (!spec) return content;
    const QFileInfo target(QString::fromStdString(spec->target));
    content.there = target.exists() || is_command(*spec); // a command is no file
    if (is_command(*spec) && !target.exists()) return content;
    content.paths << target.absolutePath(); // reports when the target is removed and when it is created again
    if (!target.exists()) return content;
    content.paths << target.absoluteFilePath();
    content.made = target.lastModified();
    if (!target.isDir()) return content;
    QDirIterator inside(target.absoluteFilePath(), QDir::AllEntries | QDir::NoDotAndDotDot,
                        QDirIterator::Subdirectories);
    while (inside.hasNext() && content.paths.size() < kMostWatched) {
        content.paths << inside.next();
        content.made = std::max(content.made, inside.fileInfo().lastModified());
    }
    return content;
}

} // namespace

OwnBotFiles::OwnBotFiles(QObject* parent)
    : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &OwnBotFiles::look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &OwnBotFiles::noteChange);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &OwnBotFiles::noteChange);
}

void OwnBotFiles::follow(const std::vector<std::string>& specs) {
    const std::set<std::string> followed(specs.begin(), specs.end());
    if (followed == m_followed) return;
    for (const std::string& spec : followed)
        if (m_contents.find(spec) == m_contents.end()) m_dirty.insert(spec);
    m_followed = followed;
    std::erase_if(m_contents, [&](const auto& entry) { return !followed.contains(entry.first); });
    watch();
    look();
}

const OwnBotFiles::Content* OwnBotFiles::content(const std::string& spec) const {
    const auto found = m_contents.find(spec);
    return found == m_contents.end() ? nullptr : &found->second;
}

void OwnBotFiles::followPath(const QString& path) {
    m_path = path;
    watch();
}

void OwnBotFiles::markDirty(const QString& path) {
    for (const auto& [spec, content] : m_contents)
        if (content.paths.contains(path)) m_dirty.insert(spec);
    if (path == m_path || path == QFileInfo(m_path).absolutePath()) m_pathDirty = true;
}

void OwnBotFiles::noteChange(const QString& path) {
    markDirty(path);
    if (!m_settle.isActive()) m_settle.start();
}

void OwnBotFiles::look() {
    if (std::exchange(m_pathDirty, false)) {
        watch(); // the file may be a new one
        emit pathChanged();
    }
    if (m_looking.running() || m_dirty.empty()) return; // what is dirty waits for its turn
    m_looking = Job::start(
        [specs = std::exchange(m_dirty, {})](JobControl& control) {
            std::map<std::string, Content> contents;
            for (const std::string& spec : specs)
                if (!control.cancelled()) contents.emplace(spec, lookAt(spec));
            return contents;
        },
        [this](std::map<std::string, Content> contents) { take(std::move(contents)); });
}

void OwnBotFiles::take(std::map<std::string, Content> contents) {
    std::vector<std::string> changed;
    bool isNew = false;
    for (auto& [spec, content] : contents) {
        if (!m_followed.contains(spec)) continue;
        const auto before = m_contents.find(spec);
        isNew = isNew || before == m_contents.end();
        if (before != m_contents.end() &&
            (before->second.hash != content.hash || before->second.there != content.there))
            changed.push_back(spec);
        m_contents[spec] = std::move(content);
    }
    watch();
    if (isNew) emit known();
    for (const std::string& spec : changed)
        emit contentChanged(spec);
    look();
}

std::set<QString> OwnBotFiles::wanted() const {
    std::set<QString> paths;
    for (const auto& [spec, content] : m_contents)
        paths.insert(content.paths.begin(), content.paths.end());
    if (!m_path.isEmpty()) {
        paths.insert(QFileInfo(m_path).absolutePath());
        paths.insert(m_path);
    }
    return paths;
}

/// The watcher drops a file that was replaced. A path that is watched again is read once more: it may have
/// changed since it was read.
void OwnBotFiles::watch() {
    const std::set<QString> paths = wanted();
    QStringList gone, added;
    std::set<QString> watched;
    for (const QString& path : m_watcher.files() + m_watcher.directories()) {
        watched.insert(path);
        if (!paths.contains(path)) gone << path;
    }
    for (const QString& path : paths)
        if (!watched.contains(path) && QFileInfo::exists(path)) added << path;
    if (!gone.isEmpty()) m_watcher.removePaths(gone);
    if (added.isEmpty()) return;
    const QStringList refused = m_watcher.addPaths(added);
    for (const QString& path : added)
        if (!refused.contains(path)) markDirty(path);
    if ((m_pathDirty || !m_dirty.empty()) && !m_settle.isActive()) m_settle.start();
}

} // namespace hilltop
