// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/markdown.h"

#include "base/markdown.h"

namespace hilltop {

QString markdownText(const QString& text) {
    return QString::fromStdString(markdown_text(text.toStdString()));
}

} // namespace hilltop
