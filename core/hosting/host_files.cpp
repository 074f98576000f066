// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text_file.h"
#include "base/version.h"
#include "hosting/launch.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace hilltop {

namespace {

/// Into a folder that only its user may look into.
Result<std::string> hosts_folder() {
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    const QString folder = cache + QStringLiteral("/hilltop/hosts-" HILLTOP_VERSION);
    if (!QDir().mkpath(folder)) return failure("hosting", "{}: the folder cannot be made", folder.toStdString());
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return folder.toStdString();
}

Result<> keep_file(const QString& resource, const std::string& path) {
    QFile inside(resource);
    if (!inside.open(QIODevice::ReadOnly))
        return failure("hosting", "this program was built without {}", resource.toStdString());
    const std::string text = inside.readAll().toStdString();
    if (const auto there = load_text(path); there && *there == text) return {};
    const QString folder = QFileInfo(QString::fromStdString(path)).path();
    if (!QDir().mkpath(folder)) return failure("hosting", "{}: the folder cannot be made", folder.toStdString());
    return save_text(path, text);
}

} // namespace

Result<std::string> host_file(const std::string& name) {
    const auto folder = hosts_folder();
    if (!folder) return folder;
    const std::string path = *folder + '/' + name;
    if (const auto kept = keep_file(QStringLiteral(":/hosts/") + QString::fromStdString(name), path); !kept)
        return kept.error();
    return path;
}

Result<std::string> host_folder(const std::string& name) {
    const auto folder = hosts_folder();
    if (!folder) return folder;
    const QString root = QStringLiteral(":/hosts/") + QString::fromStdString(name);
    QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories);
    if (!files.hasNext()) return failure("hosting", "this program was built without {}", name);
    while (files.hasNext()) {
        const QString file = files.next();
        const std::string path = *folder + '/' + name + file.mid(root.size()).toStdString();
        if (const auto kept = keep_file(file, path); !kept) return kept.error();
    }
    return *folder + '/' + name;
}

} // namespace hilltop
