// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_difference.h"
#include "profile/library.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/built.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace hilltop {

/// Colours in steps of eight, an invisible change: gradients take a tenth of the room on the disk.
inline QImage coarse(QImage picture) {
    picture = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const auto step = [](int value) { return std::min(255, (value + 4) / 8 * 8); };
        for (int x = 0; x < picture.width(); ++x)
            line[x] = qRgb(step(qRed(line[x])), step(qGreen(line[x])), step(qBlue(line[x])));
    }
    return picture;
}

inline QImage keptPicture(const QString& file) {
    return QImage(file).convertToFormat(QImage::Format_RGB32);
}

inline void greyOut(QImage& picture, const QList<QRect>& parts) {
    QPainter painter(&picture);
    for (const QRect& part : parts)
        painter.fillRect(part, Qt::gray);
}

/// Compares, except for the parts that vary, or rewrites the file.
inline void compareWithKept(QImage now, const QString& file, const QList<QRect>& varies = {}) {
    if (qEnvironmentVariableIsSet("HILLTOP_WRITE_PICTURES")) {
        QDir().mkpath(QFileInfo(file).path());
        QVERIFY(coarse(now).save(file, "PNG", 0));
        QSKIP("written anew");
    }
    QImage kept = keptPicture(file);
    QVERIFY2(!kept.isNull(), qPrintable(file + " is missing"));
    QCOMPARE(now.size(), kept.size());
    greyOut(now, varies);
    greyOut(kept, varies);
    const PictureDifference found(now, kept);
    if (qEnvironmentVariableIsSet("HILLTOP_TELL_DIFFERENCE")) qInfo() << found.worst() << found.where();
    if (!found.seen()) return;
    const QString copy = QDir::current().filePath(QStringLiteral("%1.png").arg(QLatin1String(QTest::currentDataTag())));
    now.save(copy, "PNG");
    QFAIL(qPrintable(QStringLiteral("%1 differs by %2 of %3 allowed at %4, %5; the new one is %6")
                         .arg(file)
                         .arg(found.worst(), 0, 'f', 1)
                         .arg(PictureDifference::kLimit)
                         .arg(found.where().x())
                         .arg(found.where().y())
                         .arg(copy)));
}

inline QString pageFile(const QString& page, bool dark) {
    return sourceFile("tests/ui/pictures/%1-%2.png").arg(page, dark ? "dark" : "light");
}

/// The same letters on every machine, and no cursor that blinks.
inline void writeAsAlways() {
    QFont font(QStringLiteral("DejaVu Sans")); // the one font that Debian's package of the program brings along
    font.setPixelSize(14);
    QApplication::setFont(font);
    QApplication::setCursorFlashTime(0);
}

/// Texts that depend on the machine and the hour become others of the same kind.
inline void hideWhatVaries(QWidget& top) {
    static const QRegularExpression varies(
        QStringLiteral("\\b\\d[\\d.,]*\\s?(ms|s|min|h|kB|MB|bytes)\\b|a second|measuring|\\bof \\d+; the window"));
    const auto labels = top.findChildren<QLabel*>();
    for (QLabel* label : labels) {
        if (varies.match(label->text()).hasMatch()) label->setText(QStringLiteral("(varies)"));
        if (label->text().startsWith(QLatin1String("Deal of the day, ")))
            label->setText(QStringLiteral("Deal of the day, 27 Nov 2026"));
    }
}

/// Matches of a person.
inline void keepMatches(const QString& folder) {
    const Library library(folder.toStdString());
    std::int64_t noon = 1'763'467'200; // 18 November 2025
    for (const char* id : {"pazaak", "rps", "pazaak"}) {
        const GameEntry& game = *find_game(id);
        const std::vector<std::string> bots(2, game.bots()[1].id);
        Record match =
            *play_record(game, default_values(game.rules()),
                         {20261121, static_cast<std::uint64_t>(noon), static_cast<std::uint64_t>(noon)}, bots);
        match.seats[0] = {kPerson, 0, {}};
        QVERIFY(library.add(match, noon));
        noon += 86'400;
    }
}

} // namespace hilltop
