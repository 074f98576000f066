// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/table_scene.h"

#include <QStringList>

#include <memory>

namespace hilltop {

/// The program's own scene over a table that lies as a test wants it: seat 1 is the person to move. What the person
/// does is noted down.
class LaidScene : public TableScene {
    Q_OBJECT
    /// "chosen stand", "go on"
    Q_PROPERTY(QStringList calls READ calls NOTIFY callsChanged)
public:
    explicit LaidScene(QObject* parent = nullptr);
    ~LaidScene() override;

    /// Of Pazaak, or (`plain`) of a game without a table of its own: `rows` open cards for each seat, `side` cards in
    /// the person's hand of which the last cannot be played, 30 in the pile.
    Q_INVOKABLE void deal(bool plain, int rows, int side);
    /// A rest: nobody is asked.
    Q_INVOKABLE void rest();
    /// The person only looks on.
    Q_INVOKABLE void watch(bool on) { setInteractive(!on); }
    /// The last card of the hand lies behind those of the person's row.
    Q_INVOKABLE void playLast();
    QStringList calls() const { return m_calls; }

signals:
    void callsChanged();

private:
    void note(const QString& call);

    struct Laid {
        bool plain = false;
        int rows = 0, side = 0;
        bool resting = false, played = false;
    };
    void show(const Laid& laid, bool again);

    Laid m_laid;
    std::unique_ptr<Table> m_shown, m_before; // the scene still has the one before while it takes the next
    QStringList m_calls;
};

} // namespace hilltop
