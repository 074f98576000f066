// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shown_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

constexpr qsizetype kFew = 5; ///< what a message box has room for

struct FewWords {
    Q_DECLARE_TR_FUNCTIONS(FewWords)
};

/// Marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm.
bool turnsText(QChar sign) {
    const char16_t code = sign.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool endsLine(QChar sign) {
    return sign == u'\n' || sign == u'\r' || sign == u'\t' || sign.category() == QChar::Separator_Line ||
           sign.category() == QChar::Separator_Paragraph;
}

} // namespace

QString shownName(const QString& name) {
    QString shown;
    shown.reserve(name.size());
    for (const QChar sign : name) {
        if (endsLine(sign))
            shown += u' ';
        else if (!turnsText(sign) && sign.category() != QChar::Other_Control)
            shown += sign;
    }
    return shown;
}

QString withoutKey(const QString& name) {
    return QString(name).replace(u'&', QStringLiteral("&&"));
}

QString firstFew(const QStringList& sentences) {
    QStringList few = sentences.mid(0, kFew);
    if (const int more = static_cast<int>(sentences.size() - few.size()); more > 0)
        few << FewWords::tr("And %n more.", "files", more);
    return few.join(QStringLiteral("\n\n"));
}

} // namespace hilltop
