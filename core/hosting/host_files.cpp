// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"
#include "base/version.h"
#include "hosting/launch.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace hilltop {

Result<std::string> host_file(const std::string& name) {
    QFile inside(QStringLiteral(":/hosts/") + QString::fromStdString(name));
    if (!inside.open(QIODevice::ReadOnly)) return failure("hosting", "this program was built without {}", name);
    const std::string text = inside.readAll().toStdString();
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    const QString folder = cache + QStringLiteral("/hilltop/hosts-" HILLTOP_VERSION);
    const std::string path = (folder + '/' + QString::fromStdString(name)).toStdString();
    if (!QDir().mkpath(folder)) return failure("hosting", "{}: the folder cannot be made", folder.toStdString());
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (const auto there = load_text(path); there && *there == text) return path;
    if (const auto saved = save_text(path, text); !saved) return saved.error();
    return path;
}

} // namespace hilltop
