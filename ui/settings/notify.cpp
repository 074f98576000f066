// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/notify.h"

#include "style/desktop.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QWidget>

namespace hilltop {

namespace {

constexpr auto kService = "org.freedesktop.Notifications";
constexpr auto kPath = "/org/freedesktop/Notifications";
constexpr auto kInterface = "org.freedesktop.Notifications";
constexpr int kAnswer = 5000; // milliseconds

} // namespace

DesktopNotifications::DesktopNotifications(QObject* parent)
    : NotificationService(parent) {}

bool DesktopNotifications::connectToBus() {
    if (m_connected) return true;
    if (!hasSessionBus()) return false;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return false;
    m_connected = bus.connect(kService, kPath, kInterface, QStringLiteral("ActionInvoked"), this,
                              SLOT(actionInvoked(uint, QString))) &&
                  bus.connect(kService, kPath, kInterface, QStringLiteral("NotificationClosed"), this,
                              SLOT(notificationClosed(uint, uint)));
    return m_connected;
}

void DesktopNotifications::show(const QString& key, const QString& title, const QString& body) {
    if (!connectToBus()) return;
    auto call = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Notify"));
    const QVariantMap hints{{QStringLiteral("desktop-entry"), QGuiApplication::desktopFileName()},
                            {QStringLiteral("category"), QStringLiteral("transfer.complete")}};
    // "default" is a click on the message; its body may be read as markup.
    call << QGuiApplication::applicationDisplayName() << m_keys.key(key, 0u) << QGuiApplication::desktopFileName()
         << title << body.toHtmlEscaped()
         << QStringList{QStringLiteral("default"), tr("Show", "a button of a desktop notification")} << hints << -1;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call, kAnswer), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, key](QDBusPendingCallWatcher* done) {
        done->deleteLater();
        const QDBusPendingReply<uint> reply = *done;
        if (!reply.isError()) m_keys.insert(reply.value(), key); // an error: there is no notification service
    });
}

void DesktopNotifications::actionInvoked(uint id, const QString& action) {
    Q_UNUSED(action)
    if (m_keys.contains(id)) emit clicked(m_keys.value(id)); // others' messages are announced, too
}

void DesktopNotifications::notificationClosed(uint id, uint reason) {
    Q_UNUSED(reason)
    m_keys.remove(id);
}

Notifier::Notifier(NotificationService& service, QWidget& window, QObject* parent)
    : QObject(parent)
    , m_service(service)
    , m_window(window) {
    connect(&service, &NotificationService::clicked, this, [this](const QString& key) {
        if (m_window.isMinimized())
            m_window.showNormal();
        else
            m_window.show();
        m_window.raise();
        m_window.activateWindow();
        emit opened(key);
    });
}

void Notifier::tell(const QString& key, const QString& title, const QString& body) {
    // A dialog of the window is in front of it, too.
    if (QGuiApplication::applicationState() == Qt::ApplicationActive && !m_window.isMinimized() && m_window.isVisible())
        return;
    m_service.show(key, title, body);
}

} // namespace hilltop
