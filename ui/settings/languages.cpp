// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/languages.h"

#include <QApplication>
#include <QDir>
#include <QFontMetrics>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace hilltop {
namespace {

constexpr auto kFolder = ":/i18n";

/// Those that come later are asked first.
void addTranslator(QCoreApplication& app, const QLocale& locale, const char* file, const QString& folder) {
    auto* translator = new QTranslator(&app);
    if (translator->load(locale, QLatin1String(file), QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
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

bool isLanguageInPart(const QString& code) {
    return code == QLatin1String("he");
}

bool fontsShow(const QString& text) {
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) == nullptr) return true; // words on a terminal
    const QFontMetrics metrics(QApplication::font());
    const auto letters = text.toUcs4();
    return std::all_of(letters.begin(), letters.end(), [&](uint letter) { return metrics.inFontUcs4(letter); });
}

namespace {

/// As its speakers head a list: the system's tables would say "español de España".
QString ownName(const QString& code) {
    static const QHash<QString, QString> names = {{QStringLiteral("de"), QStringLiteral("Deutsch")},
                                                  {QStringLiteral("en"), QStringLiteral("English")},
                                                  {QStringLiteral("es"), QStringLiteral("Español")},
                                                  {QStringLiteral("fr"), QStringLiteral("Français")},
                                                  {QStringLiteral("he"), QStringLiteral("עברית")},
                                                  {QStringLiteral("it"), QStringLiteral("Italiano")},
                                                  {QStringLiteral("ja"), QStringLiteral("日本語")},
                                                  {QStringLiteral("pl"), QStringLiteral("Polski")},
                                                  {QStringLiteral("pt_BR"), QStringLiteral("Português (Brasil)")}};
    return names.value(code, QLocale(code).nativeLanguageName());
}

/// The system's language, English where its letters would be boxes.
QLocale systemLocale() {
    const QLocale system = QLocale::system();
    return fontsShow(ownName(system.name().section(QLatin1Char('_'), 0, 0))) ? system : QLocale(QLocale::English);
}

} // namespace

QString languageName(const QString& code) {
    QString name = ownName(code);
    if (!fontsShow(name))
        name = QCoreApplication::translate("Languages", "%1 (no font for it)")
                   .arg(QLocale::languageToString(QLocale(code).language()));
    return isLanguageInPart(code) ? QCoreApplication::translate("Languages", "%1 (partly translated)").arg(name) : name;
}

void speakLanguage(QCoreApplication& app, const QString& code) {
    const QStringList codes = languageCodes();
    const bool known = codes.contains(code);
    const QLocale locale = known ? QLocale(code) : systemLocale();
    const bool translated =
        codes.contains(locale.name()) || codes.contains(locale.name().section(QLatin1Char('_'), 0, 0));
    QGuiApplication::setLayoutDirection(translated ? locale.textDirection() : Qt::LeftToRight);
    QLocale::setDefault(known && locale.language() != QLocale::system().language() ? locale : QLocale::system());
    qDeleteAll(app.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly));
    addTranslator(app, locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath)); // of file dialogs
    addTranslator(app, QLocale(QStringLiteral("en")), "hilltop", QLatin1String(kFolder));     // plural forms
    addTranslator(app, locale, "hilltop", QLatin1String(kFolder));
}

} // namespace hilltop
