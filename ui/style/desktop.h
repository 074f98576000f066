// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusMessage>
#include <QObject>
#include <QVariantMap>

namespace hilltop {

/// Ask before QDBusConnection::sessionBus(): libdbus would start a bus of its own where none is meant to be.
bool hasSessionBus();

/// What the desktop says about colours, contrast and motion: by its settings portal where there is a session bus,
/// by Qt where Qt knows; Unknown and "full motion" otherwise. Never blocks: answers arrive as changed().
class Desktop : public QObject {
    Q_OBJECT
public:
    enum class Scheme { Unknown, Light, Dark };

    explicit Desktop(QObject* parent = nullptr);

    Scheme scheme() const { return m_scheme; }
    bool reduceMotion() const { return m_reduceMotion; }
    /// More contrast than usual is asked for.
    bool highContrast() const { return m_highContrast; }

signals:
    void changed();

private slots:
    void settingChanged(const QDBusMessage& message);

private:
    void askPortal();
    bool take(const QString& group, const QString& key, const QVariant& value);

    Scheme m_scheme = Scheme::Unknown;
    bool m_reduceMotion = false;
    bool m_highContrast = false;
};

} // namespace hilltop
