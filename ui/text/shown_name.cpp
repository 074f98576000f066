// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shown_name.h"

#include "base/letters.h"
#include "base/markdown.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace hilltop {
namespace {

constexpr qsizetype kFew = 5; ///< what a message box has room for

struct FewWords {
    Q_DECLARE_TR_FUNCTIONS(FewWords)
};

} // namespace

QString shownName(const QString& name) {
    return QString::fromStdString(shown_name(name.toStdString()));
}

QString shownFile(const QString& path) {
    return shownName(QFileInfo(path).fileName());
}

QString shownStem(const QString& path) {
    return shownName(QFileInfo(path).completeBaseName());
}

QString withoutKey(const QString& name) {
    return QString(name).replace(u'&', QStringLiteral("&&"));
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression bracketed(QStringLiteral("\\(&.\\)"));
    return text.remove(bracketed).remove(QLatin1Char('&'));
}

QString firstFew(const QStringList& sentences) {
    QStringList few = sentences.mid(0, kFew);
    if (const int more = static_cast<int>(sentences.size() - few.size()); more > 0)
        few << FewWords::tr("And %n more.", "files", more);
    return few.join(QStringLiteral("\n\n"));
}

QString markdownText(const QString& text) {
    return QString::fromStdString(markdown_text(text.toStdString()));
}

} // namespace hilltop
