// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder against the program's own QML module.
#include "laid_scene.h"

#include <QObject>
#include <QQmlEngine>
#include <QtQuickTest>

void qml_register_types_Hilltop();

class Setup : public QObject {
    Q_OBJECT
public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        qml_register_types_Hilltop();
        qmlRegisterType<hilltop::LaidScene>("Hilltop.Test", 1, 0, "LaidScene");
        engine->addImportPath("qrc:/qt/qml");
    }
};

QUICK_TEST_MAIN_WITH_SETUP(qml_test, Setup)
#include "qml_test.moc"
