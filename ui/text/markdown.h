// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// A text inside a line of Markdown, as markdown_text() makes it.
QString markdownText(const QString& text);

} // namespace hilltop
