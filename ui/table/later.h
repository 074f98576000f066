// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <utility>

namespace hilltop {

/// Collects what is asked for in one turn of the event loop into one call in the next. As Qt.callLater(), but of a
/// function that qmllint checks.
class Later : public QObject {
    Q_OBJECT
    QML_ELEMENT
public:
    explicit Later(QObject* parent = nullptr)
        : QObject(parent) {}
    Q_INVOKABLE void ask() {
        if (std::exchange(m_asked, true)) return;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_asked = false;
                emit due();
            },
            Qt::QueuedConnection);
    }

signals:
    void due();

private:
    bool m_asked = false;
};

} // namespace hilltop
