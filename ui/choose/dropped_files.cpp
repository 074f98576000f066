// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/dropped_files.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace hilltop {

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths.append(url.toLocalFile());
    return paths;
}

bool takeCopy(QDropEvent& event) {
    const Qt::DropActions offered = event.possibleActions();
    const auto action = offered.testFlag(Qt::CopyAction)   ? Qt::CopyAction
                        : offered.testFlag(Qt::LinkAction) ? Qt::LinkAction
                                                           : Qt::IgnoreAction;
    event.setDropAction(action);
    event.setAccepted(action != Qt::IgnoreAction);
    return event.isAccepted();
}

} // namespace hilltop
