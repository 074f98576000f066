// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings_file.h"

#include "base/file_lock.h"
#include "base/text_file.h"

#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <utility>

namespace hilltop {

namespace {

/// The file's text with these values in it. Qt writes its format into files alone, so it gets a temporary copy.
Result<std::string> changed_text(const std::string& path, const SettingValues& values) {
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.ini"));
    if (QFileInfo::exists(QString::fromStdString(path))) {
        const auto before = load_text(path);
        if (!before) return before.error();
        if (const auto copied = save_text(copy.toStdString(), *before); !copied) return copied.error();
    }
    QSettings ini(copy, QSettings::IniFormat);
    for (auto value = values.begin(); value != values.end(); ++value)
        ini.setValue(value.key(), *value);
    ini.sync();
    if (ini.status() == QSettings::FormatError) return failure("settings", "{} is not a file of settings", path);
    return load_text(copy.toStdString());
}

/// Two windows that change it at once follow one another.
Result<> put(const std::string& path, const SettingValues& values) {
    if (auto made = make_folder_of(path); !made) return made;
    const auto lock = FileLock::wait(path + ".lock");
    if (!lock) return lock.error();
    const auto text = changed_text(path, values);
    if (!text) return text.error();
    return save_text(path, *text);
}

} // namespace

void SettingsFile::change(const QString& key, const QVariant& value) {
    const std::lock_guard lock(m_changing);
    m_changed.insert(key, value);
}

Result<> SettingsFile::write() {
    const std::lock_guard writing(m_writing);
    SettingValues values;
    {
        const std::lock_guard lock(m_changing);
        values = std::exchange(m_changed, {});
    }
    if (values.isEmpty()) return {};
    const auto kept = put(m_path.toStdString(), values);
    if (!kept) {
        const std::lock_guard lock(m_changing);
        for (auto value = values.begin(); value != values.end(); ++value)
            if (!m_changed.contains(value.key())) m_changed.insert(value.key(), *value);
    }
    return kept;
}

} // namespace hilltop
