// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QtEndian>

/// The JSON in a page of a match, unpacked by Qt as a browser unpacks it; empty if there is none.
inline QByteArray page_data(const QString& html) {
    const QString begins = QStringLiteral("id=\"data\">");
    const qsizetype found = html.indexOf(begins);
    if (found < 0) return {};
    const qsizetype from = found + begins.size();
    const QByteArray packed = QByteArray::fromBase64(html.mid(from, html.indexOf("</script>", from) - from).toLatin1());
    QByteArray size(4, '\0'); // qUncompress() takes a guess of the size first; it grows from there
    qToBigEndian<quint32>(static_cast<quint32>(8 * packed.size()), size.data());
    return qUncompress(size + packed);
}
