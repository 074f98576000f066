// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QtGlobal>

#include <algorithm>

namespace hilltop {

/// All that would stand on stderr while it lives.
class Complaints {
public:
    /// Leaves out messages that contain `known`, if it is given.
    explicit Complaints(const QString& known = {}) {
        kept().clear();
        knownOnes() = {QStringLiteral("This plugin does not support")}; // the platform without a screen says so
        if (!known.isEmpty()) knownOnes() << known;
        m_before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            const auto& all = knownOnes();
            const bool isKnown =
                std::any_of(all.begin(), all.end(), [&](const QString& one) { return text.contains(one); });
            if (type != QtDebugMsg && type != QtInfoMsg && !isKnown) kept() << text;
        });
    }
    ~Complaints() { qInstallMessageHandler(m_before); }
    Complaints(const Complaints&) = delete;
    Complaints& operator=(const Complaints&) = delete;
    QStringList& list() const { return kept(); }

private:
    static QStringList& knownOnes() {
        static QStringList list;
        return list;
    }
    static QStringList& kept() {
        static QStringList list;
        return list;
    }
    QtMessageHandler m_before = nullptr;
};

} // namespace hilltop
