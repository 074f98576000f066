// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/kept_texts.h"

#include "settings/settings.h"
#include "table/table_scene.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace hilltop {

void keepTexts(TableScene& scene, Settings& settings) {
    const auto key = [&scene] { return QStringLiteral("tables/%1").arg(scene.drawing()->gameId()); };
    QObject::connect(&scene, &TableScene::gameChanged, &settings, [&scene, &settings, key] {
        const QString text = settings.get<QString>(key(), {});
        scene.answers()->setKept(QJsonDocument::fromJson(text.toUtf8()).object().toVariantMap());
    });
    QObject::connect(&scene, &TableScene::toBeKept, &settings, [&scene, &settings, key] {
        const QJsonDocument texts(QJsonObject::fromVariantMap(scene.answers()->kept()));
        settings.set(key(), QString::fromUtf8(texts.toJson(QJsonDocument::Compact)));
    });
}

} // namespace hilltop
