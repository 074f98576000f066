// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/dropped_files.h"

#include <QMimeData>
#include <QUrl>

namespace hilltop {

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths.append(url.toLocalFile());
    return paths;
}

} // namespace hilltop
