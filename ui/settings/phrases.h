// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMultiHash>
#include <QMutex>
#include <QTranslator>

class QObject;

namespace hilltop {

/// A text as the code writes it, by which every language finds its own.
struct Phrase {
    QByteArray context, source, comment;
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

/// Texts as they stand on screen, and what they are translations of. One text may stand for several.
using Phrases = QMultiHash<QString, Phrase>;

/// Speaks a language of the program, and remembers what it has said: so that words on screen find the way back to what
/// they were translated from, and from there into another language. Counted and composed sentences are not remembered;
/// the code that composed them does so again on QEvent::LanguageChange.
class PhraseBook : public QTranslator {
    Q_OBJECT
public:
    using QTranslator::QTranslator;

    /// From now on in that language; returns what was said before.
    Phrases speak(const QLocale& locale, const QString& folder);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override;

private:
    QTranslator m_english; ///< plural forms of English, for all that has no translation
    QTranslator m_chosen;
    mutable QMutex m_mutex; ///< jobs speak too
    mutable Phrases m_said;
};

/// Updates every fixed text of the window's widgets, actions, lists and tables to the current language, and the
/// texts of all QML. `said` lists what they are translations of.
void retranslateWindow(const Phrases& said);

} // namespace hilltop
