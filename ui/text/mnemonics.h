// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

namespace hilltop {

/// The text of an action without its mnemonic, which Japanese has in brackets: "Open(&O)…" is "Open…".
inline QString withoutMnemonic(QString text) {
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    return text.remove(bracketed).remove(QLatin1Char('&'));
}

} // namespace hilltop
