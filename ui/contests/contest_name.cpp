// SPDX-License-Identifier: GPL-3.0-or-later
#include "contests/contest_name.h"

#include <QCoreApplication>

namespace hilltop {
namespace {

struct ContestNames {
    Q_DECLARE_TR_FUNCTIONS(ContestNames)
};

/// Bytes of a file's name that every file system takes, with room for an ending and a number.
constexpr int kLongestName = 200;
/// Letters of a name that is made a file's without a question.
constexpr int kLongestFile = 80;

const QString& forbidden() {
    static const QString signs = QStringLiteral("/\\:*?\"<>|");
    return signs;
}

} // namespace

QString freeName(QString name, const QStringList& taken) {
    for (const QChar letter : forbidden()) // a game without a title is named by its id
        name.remove(letter);
    QString unique = name;
    for (int number = 2; taken.contains(unique, Qt::CaseInsensitive); ++number)
        unique = QStringLiteral("%1 %2").arg(name).arg(number);
    return unique;
}

QString nameProblem(KindOfContest kind, const QString& name, const QStringList& taken) {
    const bool hill = kind == KindOfContest::Hill;
    const QString wanted = name.trimmed();
    if (wanted.isEmpty())
        return hill ? ContestNames::tr("The hill needs a name.") : ContestNames::tr("The tournament needs a name.");
    for (const QChar letter : wanted) {
        if (letter.category() == QChar::Other_Control)
            return ContestNames::tr("The name contains an invisible character, which a file name can’t have.");
        if (forbidden().contains(letter))
            return ContestNames::tr("A file name can’t contain “%1”. Leave it out.").arg(letter);
    }
    if (wanted.startsWith(u'.') || wanted.endsWith(u'.'))
        return ContestNames::tr("The name can’t begin or end with a full stop.");
    if (wanted.toUtf8().size() > kLongestName)
        return ContestNames::tr("The name is too long for a file. Use a shorter one.");
    if (taken.contains(wanted, Qt::CaseInsensitive))
        return (hill ? ContestNames::tr("A hill called “%1” already exists.")
                     : ContestNames::tr("A tournament called “%1” already exists."))
            .arg(wanted);
    return {};
}

QString fileNameFor(KindOfContest kind, const QString& name) {
    QString safe;
    for (const QChar sign : name.simplified())
        safe += sign.isPrint() && !forbidden().contains(sign) ? sign : QLatin1Char('-');
    while (safe.startsWith(QLatin1Char('.')))
        safe.remove(0, 1);
    safe = safe.left(kLongestFile).trimmed();
    if (!safe.isEmpty()) return safe;
    return kind == KindOfContest::Hill ? ContestNames::tr("Hill") : ContestNames::tr("Tournament");
}

} // namespace hilltop
