// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace hilltop::layers {

/// Source files by their path from the root of the checkout ("core/base/seat.h") with their text.
using Tree = QMap<QString, QString>;

/// The C++ and QML files below core, ui and app of the checkout in `root`, and what is in tests/fuzz.
Tree read_tree(const QString& root);

/// The text with comments blanked out; lines keep their numbers. Understands what C++ and JavaScript have in common.
QString without_comments(const QString& text);

/// Every place where `tree` breaks the order of layers, has the name of a game outside that game's own files, shows
/// people what can't be translated, lets a file grow too long, or reads foreign bytes without a fuzz target
/// (readers.h); one sentence each, beginning with the file and, but for lengths and readers, the line.
QStringList faults(const Tree& tree);

} // namespace hilltop::layers
