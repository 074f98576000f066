// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QImage>
#include <QPixmap>
#include <QWidget>

namespace hilltop {

/// HILLTOP_LOOK=<folder> keeps pictures to look at.
inline void keepPicture(const QImage& picture, const QString& name) {
    const QString folder = qEnvironmentVariable("HILLTOP_LOOK");
    if (!folder.isEmpty()) picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}
inline void keepPicture(QWidget& widget, const QString& name) {
    if (qEnvironmentVariableIsSet("HILLTOP_LOOK")) keepPicture(widget.grab().toImage(), name);
}

} // namespace hilltop
