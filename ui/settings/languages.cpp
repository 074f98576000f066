// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace hilltop {
namespace {

constexpr auto kFolder = ":/i18n";

void install(QCoreApplication& app, const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new QTranslator(&app);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QStringList languageCodes() {
    QStringList codes;
    const auto files =
        QDir(QLatin1String(kFolder)).entryList({QStringLiteral("hilltop_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files)
        codes << file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
    return codes;
}

QString languageName(const QString& code) {
    const QString name = QLocale(code).nativeLanguageName();
    if (code == QLatin1String("en")) return QStringLiteral("English");
    return name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1);
}

void speakLanguage(QCoreApplication& app, const QString& code) {
    const bool known = languageCodes().contains(code);
    const QLocale locale = known ? QLocale(code) : QLocale::system();
    // English has a file too, for its plural forms; a system of neither language gets it.
    install(app, QLocale(QStringLiteral("en")), QStringLiteral("hilltop"), QLatin1String(kFolder));
    install(app, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(app, locale, QStringLiteral("hilltop"), QLatin1String(kFolder));
    if (known && locale.language() != QLocale::system().language()) QLocale::setDefault(locale);
}

} // namespace hilltop
