// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_drawing.h"

#include "engine/info.h"
#include "text/table_texts.h"

#include <algorithm>

namespace hilltop {

TableDrawing::TableDrawing(QObject* parent)
    : Stepwise(parent) {
    connect(&m_keys, &TableKeys::changed, this, [this] { touch(); });
}

void TableDrawing::setGame(const Info& info) {
    m_info = &info;
    m_gameId = QString::fromUtf8(info.id);
    touch();
}

void TableDrawing::setColours(bool dark, const QColor& centre, const QColor& edge) {
    m_dark = dark;
    m_centre = centre;
    m_edge = edge;
    touch();
}

QList<TableZone> TableDrawing::zones(bool perSeat) const {
    static const char* const shapes[] = {"pile", "row", "fan"};
    QList<TableZone> list;
    if (m_info == nullptr) return list;
    for (const ZoneSpec& zone : m_info->zones)
        if (zone.per_seat == perSeat)
            list.append({QString::fromUtf8(zone.id), QString::fromUtf8(shapes[static_cast<int>(zone.shape)])});
    return list;
}

QString TableDrawing::deck() const {
    const CardLook* const spades = m_info != nullptr ? look_of(*m_info, "spades") : nullptr;
    return spades != nullptr && spades->shared ? m_deck : QString();
}

TableLook TableDrawing::lookOf(const QString& kind) const {
    const CardLook* look = m_info != nullptr ? look_of(*m_info, kind.toStdString()) : nullptr;
    if (look == nullptr) return {};
    return {.face = look->signs ? ownFile(QStringLiteral("SignedFace")) : QStringLiteral("CardFace.qml"),
            .folder = look->shared ? QString() : m_gameId + QLatin1Char('/'),
            .least = look->least,
            .numbered = look->numbered,
            .cutCorners = look->cut_corners,
            .fourColours = look->four_colours,
            .solid = look->solid};
}

QString TableDrawing::ownFile(const QString& part) const {
    QString file;
    for (const QString& word : m_gameId.split(QLatin1Char('-')))
        file += word.left(1).toUpper() + word.mid(1);
    return file + part + QStringLiteral(".qml");
}

QString TableDrawing::signOf(const QString& kind, int value) const {
    if (m_info == nullptr) return {};
    const auto kinds = m_info->card_kinds;
    const auto found = std::find(kinds.begin(), kinds.end(), kind.toStdString());
    if (found == kinds.end()) return {};
    return cardText(*m_info, {static_cast<std::uint8_t>(found - kinds.begin()), static_cast<std::uint8_t>(value)});
}

} // namespace hilltop
