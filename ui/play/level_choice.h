// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace hilltop {

class GameEntry;
class Segmented;

/// How strong the bots at a table shall be, in one click. A partner is one level above the opponents, where there is
/// one. Opponents of other kinds are shown as the person's own choice.
class LevelChoice : public QWidget {
    Q_OBJECT
public:
    explicit LevelChoice(QWidget* parent = nullptr);

    /// Its levels; hidden where a game has none.
    void setGame(const GameEntry& game);
    /// Who sits where, as MatchSetup has it.
    void setSeats(const QStringList& seats);
    Segmented* levels() const { return m_levels; }

signals:
    /// A level was chosen: who sits where now.
    void chosen(const QStringList& seats);
    /// Opponents one by one are wanted.
    void ownWanted();

private:
    QStringList seatsAt(std::size_t level) const;
    void choose(int index);

    const GameEntry* m_game = nullptr;
    QStringList m_ids; ///< of bots, weakest first
    QStringList m_words;
    QStringList m_seats;
    QHBoxLayout* m_row;
    Segmented* m_levels = nullptr;
};

/// The games as buttons, one of which is pressed; in one row, or in two where their titles are long.
class GameButtons : public QWidget {
    Q_OBJECT
public:
    /// `width` is the room of one row.
    explicit GameButtons(int width, QWidget* parent = nullptr);
    void setGame(const QString& game);

signals:
    void chosen(const QString& game);
};

} // namespace hilltop
