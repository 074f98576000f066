// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_list_model.h"
#include "jobs/job.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <memory>

namespace hilltop {

class Settings;

inline constexpr auto kHillSuffix = ".hhill";

/// The hills a window knows: those of its own folder, and those opened from elsewhere. Read in the background.
class HillFolder : public QObject {
    Q_OBJECT
public:
    /// `folder` is made when the first hill is.
    HillFolder(Settings& settings, QString folder, QObject* parent = nullptr);

    /// Looks again; scanned() follows.
    void scan();
    bool scanning() const { return m_scan.running(); }
    const QList<HillListEntry>& entries() const { return m_entries; }
    /// A file that was opened from elsewhere is listed from now on, and first among the recent ones.
    void remember(const QString& path);
    void forget(const QString& path);
    /// Whether forget() would do nothing.
    bool isOwn(const QString& path) const;
    /// The path of a new hill of that name.
    QString pathFor(const QString& name) const;
    /// Why a new hill cannot be called that, one sentence; empty if it can.
    QString nameProblem(const QString& name) const;
    /// "RPS Poker", with a number where that is taken.
    QString suggestedName(const QString& game) const;

signals:
    void scanned();

private:
    struct Seen {
        qint64 size = 0, changed = 0;
        HillListEntry entry;
    };
    using Known = std::map<QString, Seen>;
    static HillListEntry look(const QString& path, Known& known);

    Settings& m_settings;
    const QString m_folder;
    QList<HillListEntry> m_entries;
    std::shared_ptr<Known> m_known = std::make_shared<Known>(); ///< of one scan after the other
    bool m_again = false;
    Job m_scan;
};

} // namespace hilltop
