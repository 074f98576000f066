// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"

#include <QListWidget>

#include <span>

namespace hilltop {

/// The bots of a game to choose one from: name, how it plays, five dots of strength; the strongest on top.
class OpponentList : public QListWidget {
    Q_OBJECT
public:
    explicit OpponentList(QWidget* parent = nullptr);

    void setBots(const QString& game, std::span<const BotTraits> bots);
    /// Its id; empty without bots.
    QString chosen() const;
    void choose(const QString& id);

    /// Strength as five squares of 7 px, from `left` on and around `middle`.
    static void paintStrength(QPainter& painter, int left, int middle, int strength, const QColor& ink);
    static constexpr int kStrengthWidth = 5 * 9 - 2;
};

} // namespace hilltop
