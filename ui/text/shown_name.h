// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// A name typed by a person or read from a file, made safe for use within our sentences: without control characters and
/// marks of direction, which would reverse or hide the text next to it. Line breaks become spaces.
QString shownName(const QString& name);
/// So the name of a file, without its folder, and without its suffix.
QString shownFile(const QString& path);
QString shownStem(const QString& path);

/// A name as the text of a menu, a button, a tick box or a label with a buddy, where a single & marks a key.
QString withoutKey(const QString& name);

/// The first few of many sentences, and how many more there are; each in a paragraph of its own.
QString firstFew(const QStringList& sentences);

/// A text inside a line of Markdown, as markdown_text() makes it.
QString markdownText(const QString& text);

/// The text of an action without its mnemonic, which Japanese has in brackets: "Open(&O)…" is "Open…".
QString withoutMnemonic(QString text);

} // namespace hilltop
