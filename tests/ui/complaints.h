// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QtGlobal>

namespace hilltop {

/// All that would stand on stderr while it lives.
class Complaints {
public:
    Complaints() {
        kept().clear();
        m_before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            // The screenless platform says at every resize that it has no window manager.
            if (type != QtDebugMsg && !text.contains("propagateSizeHints")) kept() << text;
        });
    }
    ~Complaints() { qInstallMessageHandler(m_before); }
    Complaints(const Complaints&) = delete;
    Complaints& operator=(const Complaints&) = delete;
    QStringList& list() const { return kept(); }

private:
    static QStringList& kept() {
        static QStringList list;
        return list;
    }
    QtMessageHandler m_before = nullptr;
};

} // namespace hilltop
