// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/given_paths.h"

#include <QFileInfo>
#include <QUrl>

namespace hilltop {

QStringList localPaths(const QStringList& given) {
    QStringList paths;
    for (const QString& one : given) {
        QUrl url(one);
        // A file may be called like that, too.
        if (url.scheme() != QLatin1String("file") || QFileInfo::exists(one)) {
            paths << one;
            continue;
        }
        if (url.host() == QLatin1String("localhost")) url.setHost(QString());
        const QString path = url.toLocalFile();
        paths << (path.isEmpty() ? one : path);
    }
    return paths;
}

bool isNameLost(const QString& path) {
    return path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path);
}

} // namespace hilltop
