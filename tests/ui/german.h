// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace hilltop {

/// While it lives the program speaks German, with German numbers and dates.
class German {
public:
    German() {
        m_found = m_translator.load(QStringLiteral(":/i18n/hilltop_de.qm"));
        QCoreApplication::installTranslator(&m_translator);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    }
    ~German() {
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(m_before);
    }
    German(const German&) = delete;
    German& operator=(const German&) = delete;

    bool found() const { return m_found; }

private:
    QTranslator m_translator;
    QLocale m_before;
    bool m_found = false;
};

} // namespace hilltop
