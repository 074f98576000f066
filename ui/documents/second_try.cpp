// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/second_try.h"

#include "documents/analysis_words.h"
#include "documents/match_cursor.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace hilltop {
namespace {

struct SecondTryWords {
    Q_DECLARE_TR_FUNCTIONS(SecondTry)
};

const Compared::Option* optionOf(const ReviewedDecision& decision, const std::optional<std::string>& word) {
    for (const auto& option : decision.options)
        if (option.word == word) return &option;
    return nullptr;
}

/// "Stand, 37.2 ± 0.8"; without a number where the analysis has none.
QString judgedAnswer(const SecondTry& attempt, const std::optional<std::string>& word, const TableNames& names) {
    const Info& info = attempt.before->game().info();
    const QString title = answerTitle(info, word, names);
    const auto* option = attempt.judged ? optionOf(*attempt.judged, word) : nullptr;
    if (option == nullptr) return SecondTryWords::tr("“%1”").arg(title);
    const ReviewUnits units(info);
    const QString value = units.value(option->worth.value);
    if (option->worth.how == How::Exact)
        return SecondTryWords::tr("“%1” %2", "an answer and its value").arg(title, value);
    return SecondTryWords::tr("“%1” %2 ± %3", "an answer, its value and the error of that")
        .arg(title, value, units.error(option->worth.error));
}

std::vector<const Table*> tablesOf(const Replay& replay) {
    std::vector<const Table*> tables;
    for (int position = 0; position < replay.positions(); ++position)
        tables.push_back(&replay.table(position));
    return tables;
}

bool beginsHand(const Table& table) {
    const auto events = table.events();
    return std::any_of(events.begin(), events.end(),
                       [&](const Event& event) { return beginsSection(table.info(), event); });
}

} // namespace

std::optional<std::optional<std::string>> SecondTry::answer(const Record& now) const {
    const Table& asked = before->table(position);
    const auto step = static_cast<std::size_t>(asked.steps());
    if (step >= now.steps.size()) return {};
    std::size_t i = 0;
    for (const Seat one : asked.asked()) {
        if (i >= now.steps[step].size()) break;
        if (one == seat) return now.steps[step][i];
        ++i;
    }
    return {};
}

int SecondTry::handEnd(const std::vector<const Table*>& positions) const {
    const int last = static_cast<int>(positions.size()) - 1;
    for (int next = position + 1; next <= last; ++next)
        if (beginsHand(*positions[static_cast<std::size_t>(next)])) return next - 1;
    const Table& now = *positions.back();
    return last > position && (now.over() || (now.resting() && !flowsOn(now))) ? last : -1;
}

std::shared_ptr<const SecondTry> secondTryAt(const MatchCursor& cursor, const ReviewedDecision* judged) {
    const SeatSet asked = cursor.table().asked();
    const bool viewed = cursor.view() >= 0 && asked.contains(Seat(cursor.view()));
    SecondTry attempt{cursor.replay(), cursor.position(), viewed ? Seat(cursor.view()) : *asked.begin(), {}};
    if (judged != nullptr) {
        attempt.seat = judged->seat;
        attempt.judged = *judged;
    }
    return std::make_shared<const SecondTry>(std::move(attempt));
}

QString secondTryText(const SecondTry& attempt, const Record& now, const std::vector<const Table*>& positions,
                      const TableNames& names) {
    const auto then = attempt.answer(attempt.before->record());
    const auto again = attempt.answer(now);
    const QString scale = attempt.judged ? ReviewUnits(attempt.before->game().info()).title() : QString();
    const auto scaled = [&](const QString& words) {
        return scale.isEmpty() ? words : SecondTryWords::tr("%1: %2", "a scale and values on it").arg(scale, words);
    };
    const QString first = then ? judgedAnswer(attempt, *then, names) : QString();
    if (!again) {
        return then ? SecondTryWords::tr("Try this decision again. In the match: %1.").arg(scaled(first))
                    : SecondTryWords::tr("Try this decision.");
    }
    QStringList answers{SecondTryWords::tr("now %1").arg(judgedAnswer(attempt, *again, names))};
    if (then && *then != *again) answers << SecondTryWords::tr("in the match %1").arg(first);
    if (attempt.judged && !attempt.judged->options.empty()) {
        const auto& best = attempt.judged->options.front().word;
        if (best != *again && !(then && best == *then))
            answers << SecondTryWords::tr("best %1").arg(judgedAnswer(attempt, best, names));
    }
    QStringList sentences{scaled(answers.join(QStringLiteral(", "))) + QLatin1Char('.')};
    if (then && *then == *again) sentences << SecondTryWords::tr("The same answer as in the match.");
    const auto whole = tablesOf(*attempt.before);
    const auto score = [&names](const std::vector<const Table*>& tables, int position) {
        return scoreLine(*tables[static_cast<std::size_t>(position)], names);
    };
    const int end = attempt.handEnd(positions), endThen = attempt.handEnd(whole);
    const bool over = positions.back()->over() && whole.back()->over();
    if (over)
        sentences << SecondTryWords::tr("Result now: %1. In the match: %2.")
                         .arg(scoreLine(*positions.back(), names), scoreLine(*whole.back(), names));
    else if (end >= 0 && endThen >= 0)
        sentences << SecondTryWords::tr("After this hand: %1. In the match: %2.")
                         .arg(score(positions, end), score(whole, endThen));
    return sentences.join(QLatin1Char(' '));
}

} // namespace hilltop
