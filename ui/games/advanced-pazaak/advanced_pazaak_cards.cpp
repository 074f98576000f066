// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/advanced_pazaak_cards.h"

#include <QCoreApplication>
#include <QHash>

#include <cstdlib>

namespace hilltop::advanced_pazaak_cards {
namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(AdvancedPazaakCards)
};

/// How the number printed on a card becomes what it counts.
const QHash<QString, int>& factors() {
    static const QHash<QString, int> kFactors{
        {QStringLiteral("house"), 1},        {QStringLiteral("house-minus"), -1},
        {QStringLiteral("house-double"), 2}, {QStringLiteral("house-double-minus"), -2},
        {QStringLiteral("plus"), 1},         {QStringLiteral("plus-turned"), -1},
        {QStringLiteral("minus"), -1},       {QStringLiteral("minus-turned"), 1},
        {QStringLiteral("either-plus"), 1},  {QStringLiteral("either-minus"), -1},
        {QStringLiteral("one-two-plus"), 1}, {QStringLiteral("one-two-minus"), -1},
        {QStringLiteral("tie-plus"), 1},     {QStringLiteral("tie-minus"), -1}};
    return kFactors;
}

/// Cards whose face is a sign of its own.
const QHash<QString, QString>& signs() {
    static const QHash<QString, QString> kSigns{
        {QStringLiteral("one-two"), QStringLiteral("±1/2")}, {QStringLiteral("+-1or2"), QStringLiteral("±1/2")},
        {QStringLiteral("flip24"), QStringLiteral("2/4")},   {QStringLiteral("flip36"), QStringLiteral("3/6")},
        {QStringLiteral("double"), QStringLiteral("×2")},    {QStringLiteral("tie"), QStringLiteral("±1T")}};
    return kSigns;
}

} // namespace

QString signedText(int value) {
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(value));
}

int counts(const QString& kind, int value) {
    return factors().value(kind, 0) * value;
}

QString text(const QString& kind, int value) {
    if (kind == QStringLiteral("house") || kind == QStringLiteral("house-double"))
        return QString::number(counts(kind, value));
    if (kind == QStringLiteral("either")) return QStringLiteral("±%1").arg(value);
    const QString sign = signs().value(kind);
    return sign.isEmpty() ? signedText(counts(kind, value)) : sign;
}

QString name(const QString& kind, int value) {
    const QString shown = text(kind, value);
    if (kind == QStringLiteral("house")) return CardWords::tr("house card %1").arg(value);
    if (kind == QStringLiteral("house-minus")) return CardWords::tr("house card %1, flipped: %2").arg(value).arg(shown);
    if (kind.startsWith(QStringLiteral("house-")))
        return CardWords::tr("house card %1, doubled: %2").arg(value).arg(shown);
    if (kind.endsWith(QStringLiteral("-turned"))) return CardWords::tr("side card, flipped: %1").arg(shown);
    if (kind == QStringLiteral("flip24")) return CardWords::tr("side card that flips 2 and 4");
    if (kind == QStringLiteral("flip36")) return CardWords::tr("side card that flips 3 and 6");
    if (kind == QStringLiteral("double")) return CardWords::tr("side card that doubles");
    if (kind == QStringLiteral("tie")) return CardWords::tr("tie card, ±1");
    if (kind.startsWith(QStringLiteral("tie-"))) return CardWords::tr("tie card, %1").arg(shown);
    return CardWords::tr("side card %1").arg(shown);
}

QString spelled(const QString& word) {
    const QString sign = signs().value(word);
    if (!sign.isEmpty()) return sign;
    if (word.startsWith(QStringLiteral("+-"))) return QStringLiteral("±") + word.mid(2);
    return word.startsWith(QLatin1Char('-')) ? QStringLiteral("−") + word.mid(1) : word;
}

} // namespace hilltop::advanced_pazaak_cards
