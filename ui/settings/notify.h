// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QWidget;

namespace hilltop {

/// Shows messages outside the window. Tests bring their own.
class NotificationService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// `key` comes back in clicked(). A message of the same key is replaced.
    virtual void show(const QString& key, const QString& title, const QString& body) = 0;

signals:
    void clicked(const QString& key);
};

/// The desktop's own, by org.freedesktop.Notifications on the session bus. Without a bus or a service nothing happens;
/// nothing waits for an answer.
class DesktopNotifications : public NotificationService {
    Q_OBJECT
public:
    explicit DesktopNotifications(QObject* parent = nullptr);

    void show(const QString& key, const QString& title, const QString& body) override;

private slots:
    void actionInvoked(uint id, const QString& action);
    void notificationClosed(uint id, uint reason);

private:
    bool connectToBus();

    bool m_connected = false;
    QHash<uint, QString> m_keys; ///< of messages that are on the screen
};

/// Notifies that long work has ended while the window is not active; a click brings the window back.
class Notifier : public QObject {
    Q_OBJECT
public:
    Notifier(NotificationService& service, QWidget& window, QObject* parent = nullptr);

    /// "The round-robin has ended", "Solver is first with 60.1 ± 1.0 %." Nothing while the window is active.
    void tell(const QString& key, const QString& title, const QString& body);

signals:
    /// The window is in front again; its owner shows what `key` means.
    void opened(const QString& key);

private:
    NotificationService& m_service;
    QWidget& m_window;
};

} // namespace hilltop
