// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/review.h"
#include "records/record.h"
#include "text/table_texts.h"

#include <QString>

namespace hilltop {

/// Values of a review as people read them: chances in percent, games, or cards left.
class ReviewUnits {
public:
    explicit ReviewUnits(const Info& info);

    /// "Chance to win, %"
    QString title() const;
    /// The number shown for a value of this size on an axis or in a list.
    double shown(double worth) const { return m_factor * worth; }
    double worth(double shown) const { return shown / m_factor; }
    /// "68.4"
    QString value(double worth) const;
    /// "+7.3": what it adds to value(). Where fewer is better, as with cards left, a gain has a minus.
    QString change(double worth) const;
    /// 1: a gain for the seat, -1: a loss, 0: change() shows "0.0".
    int direction(double worth) const;
    /// "7.1": a loss, without a sign.
    QString size(double worth) const;
    /// The same of an error, with as many more digits as one that is none needs not to look so.
    QString error(double worth) const;
    /// A worth as value() and size() round it.
    double asShown(double worth) const;
    /// "7.1 %", "0.3 games", "1.2 cards"
    QString sizeWithUnit(double worth) const;
    /// "+7.3 %"
    QString changeWithUnit(double worth) const;
    /// The axis of a graph never shows less than this.
    double leastSpan() const { return m_leastSpan; }
    /// Values cannot be beyond, as shown; the same: no bounds.
    double lowest() const { return m_lowest; }
    double highest() const { return m_highest; }

private:
    enum class Kind { Chance, Points, Cards };
    Kind m_kind;
    double m_factor;
    double m_leastSpan;
    double m_lowest, m_highest;
    int m_decimals;
};

/// "Ace of hearts", "Call: 3 to Orion", "silence": what distinguishes an answer from the others.
QString answerTitle(const Info& info, const std::optional<std::string>& word, const TableNames& names);
/// "Stand", "Play a card": a kind of answer, as answer_kind() distinguishes them.
QString answerKindTitle(const Info& info, const std::string& kind);
/// What a mistake depends on, in sentences: reason_words().
QString reasonText(const Info& info, const TableNames& names, const TwoAnswers& answers, const Reason& reason);
/// "?!: doubtful", as read out; empty for none.
QString markText(Mark mark);
KeyMark::Shape markShape(Mark mark);
/// Why a seat has marks although its own play is "0.0"; empty where that is not so.
QString zeroSkillText(const Info& info, const Review& review, const TableNames& names, int seat);
/// "Accuracy 84.2 %, Careful 98.6 %"; that of the other side only where it is one seat.
QString accuracyText(const Info& info, const Review& review, const TableNames& names, int me);
/// Definitions of the terms of a review, for a help text.
QString reviewDefinitions(const Info& info, const Review& review);

/// What a seat is asked at a table, in short: what a person there would be shown, and the cards that only this seat
/// sees. "You have 16, Bold has 15. +1 +3 +4"
QString questionText(const Table& table, Seat seat, TableNames names);

/// An answer as lists tell it: "Stand", "silence", "a fault".
QString answerText(const Table& table, const std::optional<std::string>& word, bool faulty, const TableNames& names);

} // namespace hilltop
