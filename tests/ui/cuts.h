// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell.h"
#include "support/rounds.h"
#include "text_reader.h"

#include <QDir>

namespace hilltop {

inline constexpr QSize kSmallestWindow(960, 640);
inline constexpr QSize kUsualWindow(1280, 800);
inline constexpr QSize kLargerWindows[] = {{1120, 700}, {1280, 800}, {1600, 900}, {1920, 1080}, {2560, 1440}};

/// English, German and the pseudo language, at the level full all languages that are complete, too, under sanitizers
/// German alone, or those of HILLTOP_LANGUAGES ("fr,pl"); a row of test data for each.
inline QStringList languagesToRead() {
    const QString wanted = qEnvironmentVariable("HILLTOP_LANGUAGES");
    if (!wanted.isEmpty()) return wanted.split(QLatin1Char(','));
    if (kSanitized) return {QStringLiteral("de")};
    if (!fullLevel()) return {QStringLiteral("en"), QStringLiteral("de"), kPseudo};
    QStringList codes = languageCodes();
    codes.removeIf(isLanguageInPart);
    return codes << kPseudo;
}
inline void everyLanguage() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languagesToRead())
        QTest::newRow(qPrintable(language)) << language;
}

/// A window of the smallest size in one language, and all that is cut in it or in its dialogs.
class CutShell {
public:
    explicit CutShell(const QString& language, QStringList typed = {})
        : m_larger(qEnvironmentVariableIsSet("HILLTOP_LANGUAGES") ||
                   (!kSanitized &&
                    (language == "en" || language == "de" || language == kPseudo || isLanguageInPart(language))))
        , m_pseudo(language == kPseudo)
        , m_words(language)
        , m_reader(std::move(typed << m_folder.path()))
        , shell(m_folder) {
        shell.window.main().resize(kSmallestWindow);
        QVERIFY(layOut(shell.window.main()));
    }

    const QTemporaryDir& folder() const { return m_folder; }
    /// Notes what is cut in this state of the window, or of a dialog. HILLTOP_LOOK=<folder> keeps pictures to look at.
    void look(const QString& state, QWidget* top = nullptr) {
        QWidget& seen = top != nullptr ? *top : shell.window.main();
        QVERIFY(layOut(seen));
        if (const QString kept = qEnvironmentVariable("HILLTOP_LOOK"); !kept.isEmpty()) {
            const QString name = QStringLiteral("%1-%2-%3").arg(QTest::currentTestFunction(), QTest::currentDataTag());
            seen.grab().save(QDir(kept).filePath(name.arg(QString(state).remove('/')) + QStringLiteral(".png")));
        }
        const auto cut = m_reader.cutIn(seen);
        for (const CutText& text : cut)
            if (!text.elided || !m_pseudo) // longer than in any language there is
                m_found[text.told()] << state;
    }
    /// The same at the usual size, and at the level full in all larger windows, whose docks and letters are larger,
    /// too: in the languages that every run reads, to spare time, or in those of HILLTOP_LANGUAGES.
    void lookLarger(const QString& state) {
        if (!m_larger) return;
        for (const QSize& size : kLargerWindows) {
            if (size != kUsualWindow && !fullLevel()) continue;
            shell.window.main().resize(size);
            QVERIFY(standsStill(shell.window.main())); // a scoresheet that comes or goes takes the table some turns
            look(QStringLiteral("%1 at %2x%3").arg(state).arg(size.width()).arg(size.height()));
            if (QTest::currentTestFailed()) return;
        }
        shell.window.main().resize(kSmallestWindow);
    }
    /// Nothing was cut; else says what, and in which states.
    bool whole() const {
        for (auto found = m_found.begin(); found != m_found.end(); ++found)
            qWarning().noquote() << "cut:" << found.key() << '[' << found.value().join(QStringLiteral(", ")).left(60)
                                 << ']';
        return m_found.isEmpty();
    }

private:
    const bool m_larger, m_pseudo;
    QTemporaryDir m_folder;
    WithoutEllipses m_words;
    TextReader m_reader;
    QMap<QString, QStringList> m_found;

public:
    Shell shell;
};

} // namespace hilltop
