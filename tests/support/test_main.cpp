// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every test program.
#include "support/built.h"
#include "support/test.h"

#ifdef HILLTOP_TEST_WINDOW
#include <QApplication>
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>
#include <map>
#include <optional>

namespace hilltop {

/// Of hosting/languages/javascript/js_check.h, in the programs that host bots.
[[gnu::weak]] std::optional<int> js_child(int argc, char** argv);

} // namespace hilltop

namespace hilltop::testing {
namespace {

std::map<QString, MakeTest>& tests() {
    static std::map<QString, MakeTest> all;
    return all;
}

/// Where HILLTOP_TIMES names a folder, Qt Test's arguments to write a report there beside what it prints, for
/// tests/slowest.py.
QStringList timesOf(const QString& file) {
    const QString folder = qEnvironmentVariable("HILLTOP_TIMES");
    if (folder.isEmpty() || !QDir().mkpath(folder)) return {};
    const QString program = QCoreApplication::applicationName();
    return {"-o", "-,txt", "-o", folder + '/' + program + '.' + file + ".xml,xml"};
}

std::map<QString, Part>& parts() {
    static std::map<QString, Part> all;
    return all;
}

} // namespace

bool note_test(const char* file, MakeTest make) {
    return tests().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName(), make).second;
}

bool note_part(const char* name, Part part) {
    return parts().emplace(QString::fromUtf8(name), part).second;
}

} // namespace hilltop::testing

int main(int argc, char** argv) {
    using namespace hilltop::testing;
    if (hilltop::js_child != nullptr) {
        if (const auto checked = hilltop::js_child(argc, argv)) return *checked;
    }
#ifdef HILLTOP_TEST_WINDOW
    if (!qEnvironmentVariableIsSet("FONTCONFIG_FILE"))
        qputenv("FONTCONFIG_FILE", QFile::encodeName(hilltop::sourceFile("tests/fonts.conf")));
#endif
#ifdef HILLTOP_TEST_WINDOW
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts); // as the program does
#endif
    Application app(argc, argv);
    QStringList arguments = Application::arguments();
    if (arguments.value(1) == QStringLiteral("--as")) {
        const auto part = parts().find(arguments.value(2));
        return part == parts().end() ? 2 : part->second(arguments.mid(3));
    }
    if (arguments.size() == 1) {
        int failed = 0;
        for (const auto& [file, make] : tests())
            failed += QTest::qExec(make().get(), arguments + timesOf(file));
        return failed;
    }
    // FILE... [ARGUMENT OF QT TEST...]
    QStringList files;
    while (arguments.size() > 1 && !arguments[1].startsWith('-') &&
           (files.isEmpty() || tests().count(arguments[1]) > 0))
        files << arguments.takeAt(1);
    int failed = 0;
    for (const QString& file : std::as_const(files)) {
        const auto test = tests().find(file);
        if (test == tests().end()) {
            std::fprintf(stderr, "There are no tests in a file %s. The files are\n", qPrintable(file));
            for (const auto& [name, make] : tests())
                std::fprintf(stderr, "  %s\n", qPrintable(name));
            return 2;
        }
        failed += QTest::qExec(test->second().get(), arguments + timesOf(file));
    }
    return failed;
}
