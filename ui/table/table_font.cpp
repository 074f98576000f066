// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_font.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace hilltop {

QString TableFont::family() {
    static const QString carried = [] {
        QString name;
        const QDir files(QStringLiteral(":/fonts"));
        for (const QString& file : files.entryList())
            name = QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFont(files.filePath(file)))
                       .value(0, name);
        if (!name.isEmpty()) QFont::insertSubstitution(name, QGuiApplication::font().family());
        return name;
    }();
    return carried.isEmpty() ? QGuiApplication::font().family() : carried;
}

} // namespace hilltop
