// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"

#include <QListWidget>

#include <span>

namespace hilltop {

class OwnBotList;

/// Who may take a seat: a person, then the person's own bots with what they are written in, then the bots of a game,
/// the strongest first, each with its name, how it plays and five dots of strength.
class OpponentList : public QListWidget {
    Q_OBJECT
public:
    explicit OpponentList(QWidget* parent = nullptr);

    void setBots(const QString& game, std::span<const BotTraits> bots, const OwnBotList* own = nullptr);
    /// The id or spec of a bot, or kPerson; empty before setBots().
    QString chosen() const;
    void choose(const QString& id);

    /// How many of the five dots; for a level, its number.
    static int dotsOf(const BotTraits& bot);
    /// Strength as five squares of 7 px, from `left` on and around `middle`.
    static void paintStrength(QPainter& painter, int left, int middle, int strength, const QColor& ink);
    static constexpr int kStrengthWidth = 5 * 9 - 2;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace hilltop
