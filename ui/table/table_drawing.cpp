// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/table_drawing.h"

#include "text/game_texts.h"
#include "text/table_texts.h"

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

TableLook TableDrawing::lookOf(const QString& kind) const {
    for (const CardLook& look : tableTexts(m_gameId).looks)
        if (kind == QLatin1String(look.kind))
            return {.face = QString::fromUtf8(look.face),
                    .least = look.least,
                    .numbered = look.numbered,
                    .cutCorners = look.cutCorners,
                    .fourColours = look.fourColours,
                    .solid = look.solid};
    return {};
}

} // namespace hilltop
