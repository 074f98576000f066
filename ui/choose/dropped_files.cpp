// SPDX-License-Identifier: GPL-3.0-or-later
#include "choose/dropped_files.h"

#include "hosting/languages/language.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace hilltop {

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths.append(url.toLocalFile());
    return paths;
}

bool mayBeBot(const QString& path) {
    static const QStringList kOthers{QStringLiteral("hmatch"), QStringLiteral("htour"), QStringLiteral("hhill"),
                                     QStringLiteral("egn"),    QStringLiteral("txt"),   QStringLiteral("log")};
    const QFileInfo file(path);
    return file.isDir() || !kOthers.contains(file.suffix(), Qt::CaseInsensitive);
}

bool isBotPath(const QString& path) {
    const Language* language = language_by_ending(path.toStdString());
    return QFileInfo(path).isDir() || (language != nullptr && !language->kinds.empty());
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
