// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <type_traits>
#include <utility>

namespace hilltop {

/// An object whose properties share one signal, emitted once for all that changes while a Step lives.
class Stepwise : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
public:
    using QObject::QObject;

    class Step {
    public:
        explicit Step(Stepwise& object)
            : m_object(object) {
            ++m_object.m_steps;
        }
        ~Step() {
            if (--m_object.m_steps == 0 && std::exchange(m_object.m_touched, false)) emit m_object.changed();
        }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        Stepwise& m_object;
    };

signals:
    void changed();

protected:
    /// A property has another value.
    void touch() {
        if (m_steps > 0)
            m_touched = true;
        else
            emit changed();
    }
    template <class Value>
    void set(Value& member, const std::type_identity_t<Value>& value) {
        if (std::exchange(member, value) != value) touch();
    }

private:
    int m_steps = 0;
    bool m_touched = false;
};

} // namespace hilltop
