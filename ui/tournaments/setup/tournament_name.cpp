// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournaments/setup/tournament_name.h"

#include "text/game_texts.h"
#include "tournaments/setup/format_picker.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {
namespace {

struct NameTexts {
    Q_DECLARE_TR_FUNCTIONS(TournamentName)
};

/// Bytes of a file's name that every file system takes, with room for an ending and a number.
constexpr int kLongest = 200;

QString forbidden() {
    return QStringLiteral("/\\:*?\"<>|");
}

} // namespace

QString suggestedName(const Plan& plan, const QStringList& taken) {
    QString name = NameTexts::tr("%1 %2", "game, then format in the middle of a name")
                       .arg(gameTitle(plan.game), formatInName(plan.format));
    for (const QChar letter : forbidden()) // a game without a title is named by its id
        name.remove(letter);
    QString unique = name;
    for (int number = 2; taken.contains(unique, Qt::CaseInsensitive); ++number)
        unique = QStringLiteral("%1 %2").arg(name).arg(number);
    return unique;
}

QString nameProblem(const QString& name, const QStringList& taken) {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty()) return NameTexts::tr("The tournament needs a name.");
    for (const QChar letter : wanted) {
        if (letter.category() == QChar::Other_Control)
            return NameTexts::tr("The name contains an invisible character, which a file name can’t have.");
        if (forbidden().contains(letter))
            return NameTexts::tr("A file name can’t contain “%1”. Leave it out.").arg(letter);
    }
    if (wanted.startsWith(u'.') || wanted.endsWith(u'.'))
        return NameTexts::tr("The name can’t begin or end with a full stop.");
    if (wanted.toUtf8().size() > kLongest) return NameTexts::tr("The name is too long for a file. Use a shorter one.");
    if (taken.contains(wanted, Qt::CaseInsensitive))
        return NameTexts::tr("A tournament called “%1” already exists.").arg(wanted);
    return {};
}

} // namespace hilltop
