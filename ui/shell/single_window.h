// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_lock.h"
#include "jobs/mailbox.h"

#include <QLocalServer>
#include <QObject>
#include <QStringList>

namespace hilltop {

/// One window a person and data folder: a second start hands its files and its game to the first and leaves. A lock in
/// the data folder decides who is first; it goes with a program that is killed, whatever else that leaves behind.
class SingleWindow : public QObject {
    Q_OBJECT
public:
    enum class Role {
        First,  ///< this is the window; handedOver() reports later starts
        Second, ///< the first has taken the files: leave
        Alone,  ///< there is another one that does not answer
    };

    explicit SingleWindow(const QString& dataFolder, QObject* parent = nullptr);
    /// A first one that is only just starting is waited for, up to `patienceMs`; if it ends meanwhile this one is
    /// first.
    Role claim(const QStringList& files, const QString& game = {}, int patienceMs = kPatienceMs);

    /// Where the first one listens.
    QString socket() const { return m_socket; }
    /// What the first one holds.
    QString lockFile() const { return m_lockFile; }

signals:
    void handedOver(const QStringList& files, const QString& game);

private:
    static constexpr int kPatienceMs = 15'000; ///< a cold start on a busy machine

    bool takeLock();
    bool handOver(const QStringList& files, const QString& game, int patienceMs) const;
    void take();

    const QString m_socket;
    const QString m_lockFile;
    FileLock m_lock;
    QLocalServer m_server;
    Mailbox m_handed;
};

} // namespace hilltop
