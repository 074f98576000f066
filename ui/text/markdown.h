// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop {

/// A text inside a line of Markdown, as it is: signs that would end a cell or begin a mark are escaped.
QString markdownText(QString text);

} // namespace hilltop
