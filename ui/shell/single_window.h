// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

namespace hilltop {

/// One window a person and data folder: a second start hands its files to the first and leaves.
class SingleWindow : public QObject {
    Q_OBJECT
public:
    enum class Role {
        First,  ///< this is the window; handedOver() tells of later starts
        Second, ///< the first has taken the files: leave
        Alone,  ///< there is another one that does not answer
    };

    explicit SingleWindow(const QString& dataFolder, QObject* parent = nullptr);
    Role claim(const QStringList& files);

signals:
    void handedOver(const QStringList& files);

private:
    void take();

    QString m_name;
    QLocalServer m_server;
};

} // namespace hilltop
