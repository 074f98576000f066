// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/single_window.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QLocalSocket>

namespace hilltop {
namespace {

constexpr int kPatienceMs = 1500;

} // namespace

SingleWindow::SingleWindow(const QString& dataFolder, QObject* parent)
    : QObject(parent) {
    const QByteArray folder = QCryptographicHash::hash(dataFolder.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    m_name = QStringLiteral("hilltop-%1-%2").arg(QString::fromUtf8(qgetenv("USER")), QString::fromUtf8(folder));
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleWindow::take);
}

SingleWindow::Role SingleWindow::claim(const QStringList& files) {
    QLocalSocket first;
    first.connectToServer(m_name);
    if (first.waitForConnected(kPatienceMs)) {
        QStringList paths;
        for (const QString& file : files)
            paths << QDir::current().absoluteFilePath(file);
        QByteArray message;
        QDataStream stream(&message, QIODevice::WriteOnly);
        stream << paths;
        first.write(message);
        first.waitForBytesWritten(kPatienceMs);
        return first.waitForReadyRead(kPatienceMs) ? Role::Second : Role::Alone;
    }
    if (m_server.listen(m_name)) return Role::First;
    // What a killed window left behind takes nobody's calls.
    QLocalServer::removeServer(m_name);
    return m_server.listen(m_name) ? Role::First : Role::Alone;
}

void SingleWindow::take() {
    QLocalSocket* second = m_server.nextPendingConnection();
    if (second == nullptr) return;
    connect(second, &QLocalSocket::disconnected, second, &QObject::deleteLater);
    const auto read = [this, second] {
        QDataStream stream(second);
        stream.startTransaction();
        QStringList files;
        stream >> files;
        if (!stream.commitTransaction()) return;
        second->write("ok");
        second->flush();
        // Not from here: whoever hears it may wait for a person, and the socket does not live that long.
        QMetaObject::invokeMethod(
            this, [this, files] { emit handedOver(files); }, Qt::QueuedConnection);
    };
    connect(second, &QLocalSocket::readyRead, this, read);
    if (second->bytesAvailable() > 0) read();
}

} // namespace hilltop
