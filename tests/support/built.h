// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace hilltop {

// Paths of this build. A program's own source has them, which CMake writes: a path among the options of a test would
// keep ccache from finding what another clone has compiled.

extern const char* const kSourceFolder;  ///< of the repository, without a slash at its end
extern const char* const kTestedProgram; ///< the program that these tests start; empty where RUNS names none

/// A file of the repository, by its path there.
inline QString sourceFile(const QString& path) {
    return QString::fromUtf8(kSourceFolder) + '/' + path;
}
inline std::string source_file(const std::string& path) {
    return std::string(kSourceFolder) + '/' + path;
}

} // namespace hilltop
