// SPDX-License-Identifier: GPL-3.0-or-later
// window_starter FOLDER [FILE...]: starts as the window does, and says "first", "second" or "alone". A first one writes
// what it is handed over, a line a file, and ends when its input does. "slow" before the folder: it only looks at what
// comes when a line has been written to it, as a window that is still being put together.
#include "shell/single_window.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <cstdio>
#include <iostream>
#include <string>

#include <unistd.h>

using namespace hilltop;

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const bool slow = !arguments.isEmpty() && arguments.first() == QLatin1String("slow");
    if (slow) arguments.removeFirst();
    if (arguments.isEmpty()) return 2;
    SingleWindow single(arguments.takeFirst());
    const auto role = single.claim(arguments);
    const auto say = [](const QString& line) {
        std::printf("%s\n", qUtf8Printable(line));
        std::fflush(stdout);
    };
    say(role == SingleWindow::Role::First    ? QStringLiteral("first")
        : role == SingleWindow::Role::Second ? QStringLiteral("second")
                                             : QStringLiteral("alone"));
    if (role != SingleWindow::Role::First) return 0;
    QObject::connect(&single, &SingleWindow::handedOver, [&](const QStringList& files) {
        for (const QString& file : files)
            say(file);
    });
    if (std::string line; slow) std::getline(std::cin, line);
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &app, [] { QCoreApplication::quit(); });
    return QCoreApplication::exec();
}
