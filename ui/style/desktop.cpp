// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/desktop.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStyleHints>

namespace hilltop {

namespace {

using Groups = QMap<QString, QVariantMap>;

constexpr auto kService = "org.freedesktop.portal.Desktop";
constexpr auto kPath = "/org/freedesktop/portal/desktop";
constexpr auto kInterface = "org.freedesktop.portal.Settings";
constexpr auto kAppearance = "org.freedesktop.appearance";
constexpr auto kGnome = "org.gnome.desktop.interface";
constexpr auto kGnomeAccess = "org.gnome.desktop.a11y.interface";

/// Portals wrap values once or twice.
QVariant bare(QVariant value) {
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

bool hasSessionBus() {
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
           QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
}

Desktop::Desktop(QObject* parent)
    : QObject(parent) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const auto follow = [this](Qt::ColorScheme scheme) {
        m_scheme = scheme == Qt::ColorScheme::Dark    ? Scheme::Dark
                   : scheme == Qt::ColorScheme::Light ? Scheme::Light
                                                      : Scheme::Unknown;
        emit changed();
    };
    follow(QGuiApplication::styleHints()->colorScheme());
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, follow);
#endif
    if (hasSessionBus()) askPortal();
}

void Desktop::askPortal() {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    qDBusRegisterMetaType<Groups>();
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QDBusMessage))); // Qt 6.4 refuses a slot that takes a QDBusVariant
    auto call = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("ReadAll"));
    call << QStringList{kAppearance, kGnome, kGnomeAccess};
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, 5000), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        done->deleteLater();
        const QDBusPendingReply<Groups> reply = *done;
        if (reply.isError()) return; // no portal: the system's palette decides
        bool news = false;
        const Groups groups = reply.value();
        for (auto group = groups.begin(); group != groups.end(); ++group)
            for (auto entry = group->begin(); entry != group->end(); ++entry)
                news |= take(group.key(), entry.key(), entry.value());
        if (news) emit changed();
    });
}

void Desktop::settingChanged(const QDBusMessage& message) {
    const QVariantList parts = message.arguments(); // group, key, value
    if (parts.size() == 3 && take(parts[0].toString(), parts[1].toString(), parts[2])) emit changed();
}

bool Desktop::take(const QString& group, const QString& key, const QVariant& value) {
    const QVariant plain = bare(value);
    if (group == kAppearance && key == QStringLiteral("color-scheme")) {
        const uint scheme = plain.toUInt(); // 0 no preference, 1 dark, 2 light
        m_scheme = scheme == 1 ? Scheme::Dark : scheme == 2 ? Scheme::Light : Scheme::Unknown;
        return true;
    }
    if (group == kAppearance && key == QStringLiteral("reduced-motion")) {
        m_reduceMotion = plain.toUInt() == 1;
        return true;
    }
    if ((group == kAppearance && key == QStringLiteral("contrast")) || // 1: higher
        (group == kGnomeAccess && key == QStringLiteral("high-contrast"))) {
        m_highContrast = plain.toUInt() == 1;
        return true;
    }
    if (group == kGnome && key == QStringLiteral("enable-animations")) {
        m_reduceMotion = !plain.toBool();
        return true;
    }
    return false;
}

} // namespace hilltop
