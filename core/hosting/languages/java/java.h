// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/languages/recognised.h"

#include <string>
#include <string_view>

namespace hilltop {

/// Bots of contests in Java, and programs of the Hilltop protocol, in one source.
Recognised recognise_java(const std::string& path, const std::string& text);
/// The same of a folder: in its sources, or else in what has been made of them.
Recognised recognise_java_folder(const std::string& path, const ForeignFiles& files);
/// The same by a class file or by a jar.
Recognised recognise_classes(const std::string& path, std::string_view bytes);

} // namespace hilltop
