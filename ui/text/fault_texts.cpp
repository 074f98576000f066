// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fault_texts.h"

#include "text/game_texts.h"
#include "text/table_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace hilltop {

namespace {

constexpr qsizetype kMostOfLine = 200;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Faults)
};

} // namespace

QString faultName(Fault fault) {
    switch (fault) {
    case Fault::NotAllowed:
        return Words::tr("not allowed");
    case Fault::NotUnderstood:
        return Words::tr("not understood");
    case Fault::TimeOut:
        return Words::tr("time-out");
    case Fault::Crash:
        return Words::tr("crash");
    case Fault::NoStart:
        return Words::tr("did not start");
    case Fault::Dead:
        return Words::tr("gone");
    case Fault::Stall:
        return Words::tr("stalled");
    case Fault::TooMuchOutput:
        return Words::tr("too much output");
    case Fault::TooMuchMemory:
        return Words::tr("too much memory");
    case Fault::TooManyProcesses:
        return Words::tr("too many processes");
    }
    return readable(fault_word(fault));
}

QString faultCost(const Info& game) {
    if (game.fault_cost == nullptr) return {};
    const auto known = known_word(game.id, Word::FaultCost, game.fault_cost);
    return known ? said(*known) : Words::tr("It counts as %1.").arg(readable(game.fault_cost));
}

QString tellingLine(const QString& output) {
    const QStringList lines = output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const auto own = [](const QString& line) {
        return !line.trimmed().isEmpty() && !line.startsWith(QLatin1String("hilltop: "));
    };
    const auto last = std::find_if(lines.rbegin(), lines.rend(), own);
    const QString line = last != lines.rend() ? *last : lines.isEmpty() ? QString() : lines.last();
    return line.simplified().left(kMostOfLine);
}

QString faultsTitle(int faults, const Info* game) {
    if (faults == 0 || game == nullptr) return Words::tr("No faults");
    const std::string_view cost = game->fault_cost != nullptr ? game->fault_cost : "";
    const auto known = known_word(game->id, Word::Faults, cost, faults);
    return known ? said(*known) : Words::tr("%n fault(s), each counted as %1", nullptr, faults).arg(readable(cost));
}

} // namespace hilltop
