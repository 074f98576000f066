// SPDX-License-Identifier: GPL-3.0-or-later
// hilltop-pictures --screenshot FILE [--page PAGE] [--game GAME] [--size WxH] [--dark] [--letters PX] [--position N]
// [RECORD]: a picture of a page of the window with a match or contest on it, for the manual and for tests. --letters is
// the size of the desktop's font, --position a moment of the match. See tests/pictures.sh.
#include "hosting/host_bots.h"
#include "hosting/languages/javascript/js_check.h"
#include "registry/registry.h"
#include "screenshot.h"
#include "settings/languages.h"
#include "shell/file_opening.h"
#include "system/users.h"
#include "table/rendering.h"
#include "text/error_texts.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFont>

#include <cstdio>

using namespace hilltop;

int main(int argc, char** argv) {
    if (const auto checked = js_child(argc, argv)) return *checked; // a bot's process
    settle_folders();
    chooseRendering();
    QApplication app(argc, argv);
    host_bots();
    QApplication::setApplicationName(QStringLiteral("hilltop"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Hilltop"));
    speakLanguage(app, {});
    const QString first = QStringLiteral("-1");
    const QCommandLineOption screenshot(QStringLiteral("screenshot"), {}, QStringLiteral("FILE"));
    const QCommandLineOption page(QStringLiteral("page"), {}, QStringLiteral("PAGE"), QStringLiteral("home"));
    const QCommandLineOption size(QStringLiteral("size"), {}, QStringLiteral("WxH"), QStringLiteral("1280x800"));
    const QCommandLineOption dark(QStringLiteral("dark"));
    const QCommandLineOption game(QStringLiteral("game"), {}, QStringLiteral("GAME"));
    const QCommandLineOption letters(QStringLiteral("letters"), {}, QStringLiteral("PX"));
    const QCommandLineOption position(QStringLiteral("position"), {}, QStringLiteral("N"), first);
    QCommandLineParser parser;
    parser.addOptions({screenshot, page, size, dark, game, letters, position});
    parser.process(app);
    if (parser.isSet(game)) {
        if (const auto known = require_game(parser.value(game).toStdString()); !known) {
            std::fprintf(stderr, "hilltop-pictures: %s\n", qPrintable(sentence(known.error())));
            return 2;
        }
    }
    if (const int px = parser.value(letters).toInt(); px > 0) {
        QFont font = QApplication::font();
        font.setPixelSize(px);
        QApplication::setFont(font);
    }
    return takeScreenshot(app, {parser.value(screenshot), parser.value(page), parser.value(size), parser.isSet(dark),
                                parser.value(game), localPaths(parser.positionalArguments()),
                                parser.value(position).toInt()});
}
