// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QHash>
#include <QString>
#include <QVariant>

#include <string>

namespace hilltop {

using SettingValues = QHash<QString, QVariant>;

/// Puts these values into the ini file, durably; what another program has put there stays. Any thread may.
Result<> saveSettings(const std::string& path, const SettingValues& values);

} // namespace hilltop
