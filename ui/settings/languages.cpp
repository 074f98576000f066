// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/languages.h"

#include "settings/phrases.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFontMetrics>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QWidget>

#include <algorithm>

namespace hilltop {
namespace {

constexpr auto kFolder = ":/i18n";

/// The words of Qt itself, such as those of file dialogs.
void speakQt(QCoreApplication& app, const QLocale& locale) {
    const QString name = QStringLiteral("hilltop.qt");
    delete app.findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    auto* translator = new QTranslator(&app);
    translator->setObjectName(name);
    if (translator->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
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
    auto* book = app.findChild<PhraseBook*>(QString(), Qt::FindDirectChildrenOnly);
    const bool first = book == nullptr;
    if (first) book = new PhraseBook(&app);
    const Phrases said = book->speak(locale, QLatin1String(kFolder));
    QLocale::setDefault(known && locale.language() != QLocale::system().language() ? locale : QLocale::system());
    speakQt(app, locale);
    if (first) {
        QCoreApplication::installTranslator(book);
        return;
    }
    retranslateWindow(said);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows)
        window->setLocale(QLocale());
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&app, &change); // composed sentences are written again
}

} // namespace hilltop
