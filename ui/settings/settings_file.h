// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QString>
#include <QVariant>

#include <mutex>

namespace hilltop {

using SettingValues = QHash<QString, QVariant>;

/// The ini file behind the settings. Changes come from the window's thread; any thread may write them, and the
/// last write has the newest values.
class SettingsFile {
public:
    explicit SettingsFile(QString path)
        : m_path(std::move(path)) {}

    /// To be in the file after the next write().
    void change(const QString& key, const QVariant& value);

    /// Puts all changes into the file, durably; what another program has put there stays. What could not be written is
    /// tried again the next time.
    Result<> write();

private:
    const QString m_path;
    std::mutex m_writing; ///< one write at a time; never taken under the other
    std::mutex m_changing;
    SettingValues m_changed; ///< since the last write; under m_changing
};

} // namespace hilltop
