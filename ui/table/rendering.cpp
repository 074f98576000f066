// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/rendering.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QQuickWindow>

namespace hilltop {
namespace {

/// Mesa draws on a render node, NVIDIA's own driver and that of Windows' Linux have devices of their own.
bool hasGraphicsCard() {
    if (qEnvironmentVariableIntValue("LIBGL_ALWAYS_SOFTWARE") != 0) return false;
    return !QDir(QStringLiteral("/dev/dri")).entryList({QStringLiteral("renderD*")}, QDir::System).isEmpty() ||
           QFile::exists(QStringLiteral("/dev/nvidiactl")) || QFile::exists(QStringLiteral("/dev/dxg"));
}

} // namespace

void chooseRendering() {
    const char* const chosen = "QT_QUICK_BACKEND";
    if (qEnvironmentVariableIsSet(chosen) ? qgetenv(chosen) == "software" : !hasGraphicsCard())
        return QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    // The hidden window of a table is created again when the table gets its place, unless contexts are shared from the
    // beginning; a screen reader would be left with the old one.
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
}

} // namespace hilltop
