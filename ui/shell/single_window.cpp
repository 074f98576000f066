// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/single_window.h"

#include "system/users.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QThread>

namespace hilltop {
namespace {

constexpr int kBetweenTriesMs = 10;
constexpr int kLongestSocket = 90; // of 107, as the server makes it under a longer name first

/// Beside the lock, so that no other program can be there; in the folder for temporary files where the path is too long
/// for a socket.
QString socketOf(const QString& dataFolder) {
    const QString beside = QDir(dataFolder).absoluteFilePath(QStringLiteral(".window"));
    if (QFile::encodeName(beside).size() <= kLongestSocket) return beside;
    const QByteArray digest = QCryptographicHash::hash(beside.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    return QStringLiteral("%1/hilltop-%2-%3").arg(QDir::tempPath()).arg(user_number()).arg(QString::fromLatin1(digest));
}

} // namespace

SingleWindow::SingleWindow(const QString& dataFolder, QObject* parent)
    : QObject(parent)
    , m_socket(socketOf(dataFolder))
    , m_lockFile(QDir(dataFolder).absoluteFilePath(QStringLiteral(".window.lock"))) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleWindow::take);
    QDir().mkpath(dataFolder);
}

SingleWindow::Role SingleWindow::claim(const QStringList& files, const QString& game, int patienceMs) {
    QStringList paths;
    for (const QString& file : files)
        paths << QDir::current().absoluteFilePath(file);
    const QDeadlineTimer patience(patienceMs);
    // The holder of the lock listens at once, but perhaps not yet; an earlier holder may have ended since.
    do {
        if (takeLock()) {
            // An existing socket was left by a killed window, since this one holds the lock.
            QLocalServer::removeServer(m_socket);
            if (!m_server.listen(m_socket))
                qWarning("%s: %s", qUtf8Printable(m_socket), qUtf8Printable(m_server.errorString()));
            return Role::First;
        }
        if (handOver(paths, game, static_cast<int>(patience.remainingTime()))) return Role::Second;
        QThread::msleep(kBetweenTriesMs);
    } while (!patience.hasExpired());
    return Role::Alone;
}

/// Where there can be no locks, as in a read-only data folder, the window that listens at the socket is first.
bool SingleWindow::takeLock() {
    auto lock = FileLock::take(m_lockFile.toStdString());
    if (lock) {
        if (*lock) m_lock = std::move(**lock);
        return lock->has_value();
    }
    QLocalSocket first;
    first.connectToServer(m_socket);
    return !first.waitForConnected();
}

/// True when the first has answered that it has them.
bool SingleWindow::handOver(const QStringList& files, const QString& game, int patienceMs) const {
    QLocalSocket first;
    first.connectToServer(m_socket);
    if (!first.waitForConnected(patienceMs)) return false;
    QByteArray message;
    QDataStream stream(&message, QIODevice::WriteOnly);
    stream << files << game;
    first.write(message);
    first.flush();
    return first.waitForReadyRead(patienceMs); // false as well when it ends
}

void SingleWindow::take() {
    while (QLocalSocket* second = m_server.nextPendingConnection()) {
        connect(second, &QLocalSocket::disconnected, second, &QObject::deleteLater);
        const auto read = [this, second] {
            QDataStream stream(second);
            stream.startTransaction();
            QStringList files;
            QString game;
            stream >> files >> game;
            if (!stream.commitTransaction()) return;
            second->write("ok");
            second->flush();
            // Not from here: a receiver may wait for a person, and the socket does not live that long.
            m_handed.post()([this, files, game] { emit handedOver(files, game); });
        };
        connect(second, &QLocalSocket::readyRead, this, read);
        if (second->bytesAvailable() > 0) read();
    }
}

} // namespace hilltop
