// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hilltop {

/// Follows what bots are made of, also through editors that put a new file in the place of the old one. Files are read
/// in the background.
class OwnBotFiles : public QObject {
    Q_OBJECT
public:
    struct Content {
        std::string hash;    ///< hosted_hash()
        bool there = true;   ///< its file or folder; always for a command
        QDateTime made{};    ///< when it was written last; a folder, when something in it was
        QStringList paths{}; ///< whose change may be one of it
    };

    explicit OwnBotFiles(QObject* parent = nullptr);

    /// Follows the bots of these specs and no others.
    void follow(const std::vector<std::string>& specs);
    /// Nothing until it has been looked at for the first time.
    const Content* content(const std::string& spec) const;
    /// Another file, not of a bot; pathChanged() reports its changes. Call again after its folder was created: a folder
    /// that does not exist cannot be watched.
    void followPath(const QString& path);

signals:
    /// Content is known, for the first time.
    void known();
    void contentChanged(const std::string& spec);
    void pathChanged();

private:
    void markDirty(const QString& path);
    void noteChange(const QString& path);
    void look();
    void take(std::map<std::string, Content> contents);
    std::set<QString> wanted() const;
    void watch();

    QFileSystemWatcher m_watcher;
    QTimer m_settle; ///< several writes are one change
    std::map<std::string, Content> m_contents;
    std::set<std::string> m_followed, m_dirty;
    QString m_path;
    bool m_pathDirty = false;
    Job m_looking;
};

} // namespace hilltop
