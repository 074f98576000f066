// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every test program.
#include "support/test.h"

#ifdef HILLTOP_TEST_WINDOW
#include <QApplication>
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

#include <QFileInfo>

#include <cstdio>
#include <map>
#include <optional>

namespace hilltop {

/// Of hosting/js_check.h, in the programs that host bots.
[[gnu::weak]] std::optional<int> js_check_child(int argc, char** argv);

} // namespace hilltop

namespace hilltop::testing {
namespace {

std::map<QString, MakeTest>& tests() {
    static std::map<QString, MakeTest> all;
    return all;
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
    if (hilltop::js_check_child != nullptr) {
        if (const auto checked = hilltop::js_check_child(argc, argv)) return *checked;
    }
#ifdef HILLTOP_TEST_FONTS
    if (!qEnvironmentVariableIsSet("FONTCONFIG_FILE")) qputenv("FONTCONFIG_FILE", HILLTOP_TEST_FONTS);
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
            failed += QTest::qExec(make().get(), arguments);
        return failed;
    }
    const auto test = tests().find(arguments[1]);
    if (test == tests().end()) {
        std::fprintf(stderr, "There are no tests in a file %s; the files are\n", qPrintable(arguments[1]));
        for (const auto& [file, make] : tests())
            std::fprintf(stderr, "  %s\n", qPrintable(file));
        return 2;
    }
    arguments.removeAt(1);
    return QTest::qExec(test->second().get(), arguments);
}
