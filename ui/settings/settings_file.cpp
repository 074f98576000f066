// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_file.h"

#include "base/file_lock.h"
#include "base/text_file.h"

#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

namespace hilltop {

namespace {

/// The file's text with these values in it. Qt writes its format into files alone, so it gets a temporary copy.
Result<std::string> changed_text(const std::string& path, const SettingValues& values) {
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.ini"));
    if (QFileInfo::exists(QString::fromStdString(path))) {
        const auto before = TRY(load_text(path));
        TRY(save_text(copy.toStdString(), before));
    }
    QSettings ini(copy, QSettings::IniFormat);
    for (auto value = values.begin(); value != values.end(); ++value)
        ini.setValue(value.key(), *value);
    ini.sync();
    if (ini.status() == QSettings::FormatError) return failure("settings", "{} is not a file of settings", path);
    return load_text(copy.toStdString());
}

} // namespace

/// Two windows that change it at once follow one another.
Result<> saveSettings(const std::string& path, const SettingValues& values) {
    TRY(make_folder_of(path));
    const auto lock = TRY(FileLock::wait(path + ".lock"));
    const auto text = TRY(changed_text(path, values));
    return save_text(path, text);
}

} // namespace hilltop
