// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "style/page.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>

#include <vector>

namespace hilltop {

class Settings;

/// The keys of actions, known by their object names, as the person has changed them; kept in the settings.
class Shortcuts : public QObject {
    Q_OBJECT
public:
    struct Entry {
        QPointer<QAction> action;
        QString group; ///< where its key holds, as people read it; empty: everywhere
        QList<QKeySequence> standard;
        KeyHolds holds = KeyHolds::Always;
    };
    /// One action's keys while they are edited: nothing is changed before apply().
    using Keys = QList<QKeySequence>;

    explicit Shortcuts(Settings& settings, QObject* parent = nullptr);

    /// Takes an action once and gives it the person's key. Keys of actions without a name cannot be changed; a second
    /// one of the same name, as of another page's table, has the keys of the first.
    void add(QAction* action, const QString& group);
    const std::vector<Entry>& entries() const { return m_entries; }
    /// Gives the action these keys and keeps them; the standard ones are not written.
    void apply(std::size_t entry, const Keys& keys);

    /// The first other entry whose key would mean two things with `key` at `entry`; -1: none. `keys` are those being
    /// edited, by entry.
    static int conflict(const std::vector<Entry>& entries, const std::vector<Keys>& keys, std::size_t entry,
                        const QKeySequence& key);

signals:
    void changed();

private:
    Settings& m_settings;
    std::vector<Entry> m_entries;
    QList<QPointer<QAction>> m_followers; ///< have the keys of an entry of their name
};

} // namespace hilltop
