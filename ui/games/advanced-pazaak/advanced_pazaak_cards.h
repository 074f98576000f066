// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hilltop::advanced_pazaak_cards {

inline constexpr int kGoal = 20;

/// "−3", with a true minus sign; "+3".
QString signedText(int value);
/// The text on a card in that state: "7", "−4", "±3", "2/4".
QString text(const QString& kind, int value);
/// "house card 4, flipped", "side card ±3".
QString name(const QString& kind, int value);
/// What a house card or a side card counts that lies so; 0 for those that count nothing or whose sign is not chosen.
int counts(const QString& kind, int value);
/// A side card as answers and views spell it: "±3" for "+-3", "±1/2" for "+-1or2".
QString spelled(const QString& word);

} // namespace hilltop::advanced_pazaak_cards
