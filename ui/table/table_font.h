// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// The typeface that the program carries for its tables (cmake/HilltopFonts.cmake). What it has no letters for, such as
/// Japanese and Hebrew, is drawn in the desktop's font.
class TableFont : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString family READ family CONSTANT)

public:
    explicit TableFont(QObject* parent = nullptr)
        : QObject(parent) {}

    /// The desktop's where the program was built without one.
    static QString family();
};

} // namespace hilltop
