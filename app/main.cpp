// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/version.h"
#include "hosting/host_bots.h"
#include "hosting/languages/javascript/js_check.h"
#include "registry/registry.h"
#include "settings/languages.h"
#include "settings/settings.h"
#include "shell/file_opening.h"
#include "shell/restartable_window.h"
#include "shell/single_window.h"
#include "system/users.h"
#include "table/rendering.h"
#include "table/table_view.h"
#include "text/error_texts.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDateTime>
#include <QFile>
#include <QImageReader>
#include <QMessageBox>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSettings>
#include <QStandardPaths>
#include <QTextStream>

#include <csignal>
#include <cstdio>
#include <memory>
#include <new>
#include <string_view>

using namespace hilltop;

namespace {

/// One line on stderr, and the exit code for bad usage.
int badUsage(const QString& sentence) {
    QTextStream(stderr) << "hilltop: " << sentence << Qt::endl;
    return 2;
}

/// The sentence about the plugin cards cannot be drawn without, where Qt has it not; else empty. PNG is built into Qt,
/// and icons are rendered without a plugin.
QString missingPlugin() {
    if (QImageReader::supportedImageFormats().contains("svg")) return {};
    return QApplication::translate(
        "main", "Qt can’t read SVG drawings here, so there would be no cards. The plugin imageformats/libqsvg.so is "
                "missing. Please install the package qt6-svg-plugins (Debian 13) or libqt6svg6 (Debian 12).");
}

/// Says when the table was first rendered and how much memory that took, and leaves: for tests/bench/start_time.sh.
void reportFirstPaint(QQuickWidget* table) {
    QObject::connect(table->quickWindow(), &QQuickWindow::afterRendering, table, [] {
        QFile status(QStringLiteral("/proc/self/status"));
        const QString text = status.open(QIODevice::ReadOnly) ? QString::fromUtf8(status.readAll()) : QString();
        QTextStream(stdout) << QDateTime::currentMSecsSinceEpoch() << Qt::endl
                            << text.section(QStringLiteral("VmRSS:"), 1).section(QLatin1Char('\n'), 0, 0).simplified()
                            << Qt::endl;
        QApplication::quit();
    });
}

/// Whether only words on the terminal are wanted, which need no display. Options of Qt itself are left to its own
/// reading.
bool asksForWords(int argc, char** argv) {
    bool asks = false;
    for (int i = 1; i < argc && argv[i] != std::string_view("--"); ++i) {
        const std::string_view word = argv[i];
        if (word.size() > 2 && word[0] == '-' && word[1] != '-') return false;
        for (const std::string_view wanted : {"-h", "--help", "--help-all", "-v", "--version"})
            asks = asks || word == wanted;
    }
    return asks;
}

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) {
    if (asksForWords(argc, argv)) return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

int runWindow(int argc, char** argv) {
    chooseRendering();
    const auto core = makeApplication(argc, argv);
    auto* windowed = qobject_cast<QApplication*>(core.get());
    host_bots();
    QApplication::setApplicationName(QStringLiteral("hilltop"));
    QApplication::setApplicationVersion(QString::fromUtf8(kVersion));
    if (windowed != nullptr) {
        QGuiApplication::setApplicationDisplayName(QStringLiteral("Hilltop"));
        QGuiApplication::setDesktopFileName(QStringLiteral("arpa.home.hilltop"));
    }

    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                           QStringLiteral("/hilltop/hilltop.ini");
    speakLanguage(*core, QSettings(config, QSettings::IniFormat).value(QLatin1String(kLanguageKey)).toString());

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate("main", "Play and analyse six card games."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption game(QStringLiteral("game"), QApplication::translate("main", "Start a match of GAME."),
                                  QStringLiteral("GAME"));
    QCommandLineOption firstPaint(QStringLiteral("report-first-paint"));
    firstPaint.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({game, firstPaint});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QApplication::translate("main", "A match, tournament, hill, log or bot to open."),
                                 QStringLiteral("[FILE...]"));
    if (!parser.parse(QApplication::arguments())) return badUsage(parser.errorText());
    if (parser.isSet(help)) parser.showHelp(0);
    if (parser.isSet(version)) parser.showVersion();
    if (windowed == nullptr) return badUsage(QApplication::translate("main", "an option has no value"));
    QApplication& app = *windowed;
    if (parser.isSet(game)) {
        if (const auto known = require_game(parser.value(game).toStdString()); !known)
            return badUsage(sentence(known.error()));
    }
    if (const QString missing = missingPlugin(); !missing.isEmpty()) {
        QTextStream(stderr) << "hilltop: " << missing << Qt::endl;
        if (QGuiApplication::platformName() != QLatin1String("offscreen"))
            QMessageBox::critical(nullptr, QApplication::applicationDisplayName(), missing);
        return 1;
    }
    const QString data =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/hilltop");
    SingleWindow single(data);
    const QStringList files = localPaths(parser.positionalArguments());
    const SingleWindow::Role role = single.claim(files, parser.value(game));
    if (role == SingleWindow::Role::Second) return 0;

    RestartableWindow restartable(app, data, config);
    Window& window = restartable.window();
    QObject::connect(
        &single, &SingleWindow::handedOver, &restartable,
        [&restartable](const QStringList& paths, const QString& id) { restartable.window().comeForward(paths, id); });
    window.main().show();
    if (role == SingleWindow::Role::Alone)
        window.main().showNotice(QApplication::translate(
            "main", "Another Hilltop window does not respond. Whichever saves last keeps the unfinished match."));
    window.open(files);
    if (parser.isSet(game)) window.playGame(parser.value(game));
    if (parser.isSet(firstPaint)) reportFirstPaint(window.play().view()->findChild<QQuickWidget*>());
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    if (const auto checked = js_child(argc, argv)) return *checked;
    settle_folders();
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // writing beyond the file size limit fails with an error instead
#endif
    try {
        return runWindow(argc, argv);
    } catch (const std::bad_alloc&) { // not by QTextStream, which needs memory itself
        std::fputs("hilltop: there is not enough memory to continue\n", stderr);
        return 1;
    }
}
