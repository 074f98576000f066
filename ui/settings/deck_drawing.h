// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

namespace hilltop {

/// An SVG file of somebody else, packed (gzip) or not, as QSvgRenderer may be given it: unpacked, without scripts,
/// animations, pictures but PNG and JPEG within it, and what Qt Svg of some versions does not draw. Errors, as ends of
/// a sentence: it is no SVG file, it is larger than 64 MB when unpacked, or drawing it would take too deep a nesting,
/// too many steps (an element that uses itself, or others a million times) or too many pixels of its pictures.
Result<QByteArray> cleanDrawing(const std::string& bytes);

} // namespace hilltop
